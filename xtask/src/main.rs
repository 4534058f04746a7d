//! Everything the project automates, as `cargo xtask COMMAND`.

mod needs;

use std::env;
use std::ffi::OsStr;
use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::Instant;

const HELP: &str = "\
cargo xtask play [OPTIONS]   builds the page and serves it (options as for `walstatt serve`)
cargo xtask test             everything that has to hold: format, lints, tests, cases, rule coverage, battles, browser
cargo xtask page             builds the page into web/dist, which the server embeds
cargo xtask load [OPTIONS]   the load test behind docs/performance.md (options as for `walstatt-load`)
cargo xtask bench            the benchmarks behind docs/performance.md
cargo xtask fuzz [SECONDS]   the fuzz targets, each for so many seconds (needs a nightly toolchain and cargo-fuzz)
";

fn main() -> ExitCode {
    let mut args = env::args().skip(1);
    let command = args.next().unwrap_or_default();
    let rest: Vec<String> = args.collect();
    let result = match command.as_str() {
        "play" => play(&rest),
        "test" => test(),
        "page" => page(),
        "load" => load(&rest),
        "bench" => cargo(["bench", "--package", "walstatt-demonworld"]),
        "fuzz" => fuzz(&rest),
        _ => {
            print!("{HELP}");
            return if command.is_empty() || command == "help" {
                ExitCode::SUCCESS
            } else {
                ExitCode::from(2)
            };
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("xtask: {failure}");
            ExitCode::FAILURE
        }
    }
}

/// Builds the page and the program and serves the table. The browser opens where there is one.
fn play(options: &[String]) -> Result<(), String> {
    page()?;
    cargo(["build", "--release", "--package", "walstatt-cli"])?;
    let args = ["serve", "--open"].into_iter().chain(options.iter().map(String::as_str));
    run(command(&program(), args).current_dir("."))
}

/// Builds the page. Its packages are installed anew only when their list has changed.
fn page() -> Result<(), String> {
    needs::node()?;
    let lock = root().join("web/package-lock.json");
    let installed = root().join("web/node_modules/.package-lock.json");
    let time = |path: &Path| path.metadata().and_then(|data| data.modified()).ok();
    if time(&installed).is_none_or(|installed| time(&lock).is_some_and(|lock| installed < lock)) {
        // As the lock file says. `npm ci` would demand entries for other platforms, which npm does not always write.
        npm(["install", "--no-save", "--no-audit", "--no-fund"])?;
    }
    npm(["run", "--silent", "build"])
}

fn load(options: &[String]) -> Result<(), String> {
    cargo(["build", "--release", "--package", "walstatt-cli", "--package", "walstatt-load"])?;
    let load = Path::new(&program()).with_file_name("walstatt-load");
    let program = program();
    let args = ["--program", program.as_str()].into_iter().chain(options.iter().map(String::as_str));
    run(&mut command(&load.to_string_lossy(), args))
}

fn test() -> Result<(), String> {
    let begun = Instant::now();
    step("what the tests need", || {
        needs::node()?;
        needs::postgres()?;
        needs::chromium()
    })?;
    // First, since the server embeds it.
    step("page", page)?;
    step("page: types, lints, tests", || {
        npm(["run", "--silent", "check"])?;
        npm(["test", "--silent"])
    })?;
    step("format", || cargo(["fmt", "--all", "--check"]))?;
    step("lints", || cargo(["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"]))?;
    step("documentation", || {
        run(command("cargo", ["doc", "--workspace", "--no-deps", "--quiet"])
            .env("RUSTDOCFLAGS", "-D warnings"))
    })?;
    step("tests", || cargo(["test", "--workspace", "--quiet"]))?;
    // The same hashes in an optimised build, and the program as people run it.
    step("hashes of the release build", || {
        cargo(["test", "--release", "--quiet", "--package", "walstatt-demonworld", "--test", "random_play"])
    })?;
    step("program", || cargo(["build", "--release", "--quiet", "--package", "walstatt-cli"]))?;
    step("cases", || walstatt(["case", "cases"]).map(|report| print_last_line(&report)))?;
    step("rule coverage", rule_coverage)?;
    step("battles", battles)?;
    step("browser", || run(npm_command(["run", "--silent", "browser"]).env("WALSTATT", program())))?;
    println!("everything holds, after {} s", begun.elapsed().as_secs());
    Ok(())
}

/// Every rule up to the standard game is implemented, tested and fired, apart from the few that state no behaviour.
fn rule_coverage() -> Result<(), String> {
    let report = walstatt(["rules", "coverage", "demonworld", "--tier", "standard", "--json"])?;
    let number = |key: &str| json_number(&report, key).ok_or(format!("no {key:?} in the coverage report"));
    let total = number("total")?;
    for key in ["implemented", "tested", "fired"] {
        if number(key)? != total {
            return Err(format!("{key} {} of {total} rules; see `walstatt rules coverage`", number(key)?));
        }
    }
    println!("{total} rules, all implemented, tested and fired");
    Ok(())
}

/// Nobody is ever stuck, and the sergeant is an opponent, in every scenario.
fn battles() -> Result<(), String> {
    for scenario in ["first-game", "last-stand", "kal-benokk", "free"] {
        let sim = |a: &str, b: &str, games: u64| {
            let games = games.to_string();
            walstatt([
                "sim",
                "demonworld",
                scenario,
                "--a",
                a,
                "--b",
                b,
                "--games",
                &games,
                "--seed",
                "1",
                "--json",
            ])
        };
        let number =
            |report: &str, key: &str| json_number(report, key).ok_or(format!("no {key:?} in {report}"));
        let random = sim("random", "random", 1000)?;
        if number(&random, "unfinished")? != 0 {
            return Err(format!("{scenario}: unfinished battles: {random}"));
        }
        let speed = number(&random, "battles_per_second")?;
        println!("{scenario}: 1000 random battles, none unfinished, {speed} a second");
        for (a, b, winner) in [("sergeant", "random", "a"), ("random", "sergeant", "b")] {
            let report = sim(a, b, 200)?;
            let won = number(&report, winner)?;
            println!("{scenario}: sergeant as side {winner} wins {won} of 200 against random");
            if won < 190 {
                return Err(format!("{scenario}: the sergeant has to win 190 of 200: {report}"));
            }
        }
    }
    Ok(())
}

/// The first number behind `"key":` in a JSON text, without its fraction. Reports of our own program need no more.
fn json_number(json: &str, key: &str) -> Option<u64> {
    let behind = json.split_once(&format!("\"{key}\":"))?.1.trim_start();
    let end = behind.find(|c: char| !c.is_ascii_digit()).unwrap_or(behind.len());
    behind[..end].parse().ok()
}

fn fuzz(rest: &[String]) -> Result<(), String> {
    let seconds = rest.first().map_or("60", String::as_str);
    for target in ["referee", "journal", "case", "data"] {
        let limit = format!("-max_total_time={seconds}");
        run(&mut command("cargo", ["+nightly", "fuzz", "run", target, "--", limit.as_str()]))?;
    }
    Ok(())
}

fn step(name: &str, work: impl FnOnce() -> Result<(), String>) -> Result<(), String> {
    println!("== {name}");
    work().map_err(|failure| format!("{name}: {failure}"))
}

fn print_last_line(text: &str) {
    println!("{}", text.lines().last().unwrap_or_default());
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new("."))
}

fn command<S: AsRef<OsStr>>(program: &str, args: impl IntoIterator<Item = S>) -> Command {
    let mut command = Command::new(program);
    command.args(args).current_dir(root());
    command
}

fn cargo<S: AsRef<OsStr>>(args: impl IntoIterator<Item = S>) -> Result<(), String> {
    run(&mut command("cargo", args))
}

fn npm_command<S: AsRef<OsStr>>(args: impl IntoIterator<Item = S>) -> Command {
    let mut command = Command::new("npm");
    command.args(args).current_dir(root().join("web"));
    command
}

fn npm<S: AsRef<OsStr>>(args: impl IntoIterator<Item = S>) -> Result<(), String> {
    run(&mut npm_command(args))
}

fn run(command: &mut Command) -> Result<(), String> {
    let status = command.status().map_err(|error| format!("{command:?}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{command:?} failed")) }
}

/// The release build of the program.
fn program() -> String {
    let target = env::var_os("CARGO_TARGET_DIR").map_or(root().join("target"), |dir| root().join(dir));
    target.join("release").join("walstatt").to_string_lossy().into_owned()
}

/// Runs the release build of the program and gives what it printed.
fn walstatt<S: AsRef<OsStr>>(args: impl IntoIterator<Item = S>) -> Result<String, String> {
    let mut command = command(&program(), args);
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    if output.status.success() {
        Ok(text)
    } else {
        Err(format!("{command:?} failed:\n{text}{}", String::from_utf8_lossy(&output.stderr)))
    }
}
