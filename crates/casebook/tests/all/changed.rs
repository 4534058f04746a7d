//! Cases that are run as they are written or with one piece of them replaced.

use casebook::{Failure, Fault, Report};
use std::path::Path;

pub fn run(text: &str) -> Result<Report, Failure> {
    casebook::run(&casebook::parse(Path::new("test.toml"), text)?)
}

/// The case with one piece replaced.
pub fn changed(case: &str, old: &str, new: &str) -> Result<Report, Failure> {
    assert!(case.contains(old), "{old}");
    run(&case.replacen(old, new, 1))
}

/// The failure after replacing one piece of a case.
pub fn broken(case: &str, old: &str, new: &str) -> Failure {
    changed(case, old, new).expect_err("the case should fail")
}

/// What was compared, what was expected of it and what was found.
pub fn differs(failure: &Failure) -> (&str, &str, &str) {
    match &failure.fault {
        Fault::Differs { what, expected, found } => (what, expected, found),
        Fault::Malformed(reason) => panic!("malformed: {reason}"),
    }
}

/// Why the file makes no sense.
pub fn reason(failure: &Failure) -> &str {
    match &failure.fault {
        Fault::Malformed(reason) => reason,
        other => panic!("{other}"),
    }
}

/// With the piece replaced the file makes no sense, for the reason given, and the failure says where.
pub fn malformed(case: &str, old: &str, new: &str, because: &str) {
    let failure = broken(case, old, new);
    assert!(reason(&failure).contains(because), "{new}: {failure}");
    assert!(failure.line.is_some(), "{failure}");
}
