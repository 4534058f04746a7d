//! `walstatt case`: runs case files.

use crate::stop::Stop;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// One line for every failure, then `N passed, N failed`.
pub fn run(paths: &[PathBuf], out: &mut impl Write) -> Result<ExitCode, Stop> {
    let summary = casebook::run_path(paths);
    for failure in summary.results.iter().filter_map(|case| case.result.as_ref().err()) {
        writeln!(out, "{failure}")?;
    }
    writeln!(out, "{} passed, {} failed", summary.passed(), summary.failed())?;
    Ok(if summary.failed() == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
