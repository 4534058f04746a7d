//! Everything the project automates, as `cargo xtask COMMAND`.

mod measure;
mod needs;

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode};
use std::thread;
use std::time::Instant;

const HELP: &str = "\
cargo xtask play [OPTIONS]   builds the page and serves it (options as for `walstatt serve`)
cargo xtask test             everything that has to hold: format, lints, tests, cases, rule coverage, battles, browser
cargo xtask page             builds the page into web/dist, which the server embeds
cargo xtask load [OPTIONS]   the load test behind docs/performance.md (options as for `walstatt-load`)
cargo xtask bench            the benchmarks behind docs/performance.md, and their ratios to what the machine allows
cargo xtask count            instructions per battle and per action, the same on a busy machine (needs valgrind)
cargo xtask fuzz [SECONDS]   the fuzz targets, each for so many seconds (needs a nightly toolchain and cargo-fuzz)
";

/// A system as the tests see it.
struct Played {
    name: &'static str,
    /// The tier of the book up to which every rule has to be covered.
    tier: &'static str,
    /// Where battles are fought by the thousand.
    scenarios: &'static [&'static str],
    /// How many of 200 battles the sergeant has to win against random play; `None` where he is still learning.
    sergeant: Option<u64>,
    /// A scenario and its players from the weakest to the strongest.
    ladder: (&'static str, &'static [&'static str]),
}

/// All systems.
const SYSTEMS: [Played; 2] = [
    Played {
        name: "demonworld",
        tier: "standard",
        scenarios: &["first-game", "last-stand", "kal-benokk", "free"],
        sergeant: Some(190),
        ladder: ("first-game", &["random", "sergeant", "captain:1500n"]),
    },
    Played {
        name: "warhammer",
        tier: "house",
        scenarios: &["pitched-battle", "hold-the-hill", "breakthrough", "meeting-in-the-fog"],
        sergeant: None,
        ladder: ("pitched-battle", &["random", "sergeant"]),
    },
];

fn main() -> ExitCode {
    let mut args = env::args().skip(1);
    let command = args.next().unwrap_or_default();
    let rest: Vec<String> = args.collect();
    let result = match command.as_str() {
        "play" => play(&rest),
        "test" => test(),
        "page" => page(),
        "load" => load(&rest),
        "bench" => measure::bench(),
        "count" => measure::count(),
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
    // As people run it. A compiler often has work for one core only, so that the checks go on beside it.
    let building = Beside::start(
        "program",
        command("cargo", ["build", "--release", "--quiet", "--package", "walstatt-cli"]),
    )?;
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
    step("tests: build", || cargo(["test", "--workspace", "--quiet", "--no-run"]))?;
    // Tests have the machine for themselves: some of them look at the clock.
    building.finish()?;
    step("tests", || cargo(["test", "--workspace", "--quiet"]))?;
    step("hashes of the release build", hashes)?;
    step("cases", || walstatt(["case", "cases"]).map(|report| print_last_line(&report)))?;
    step("rule coverage", || for_each_system_at_once(rule_coverage))?;
    step("battles", || SYSTEMS.iter().try_for_each(battles))?;
    step("order of strength", || SYSTEMS.iter().try_for_each(order_of_strength))?;
    step("browser", || run(npm_command(["run", "--silent", "browser"]).env("WALSTATT", program())))?;
    println!("everything holds, after {} s", begun.elapsed().as_secs());
    Ok(())
}

/// The battles whose hashes the tests have compared in the build for debugging reach the same ones in this build.
fn hashes() -> Result<(), String> {
    let folder = root().join("crates/wire/tests/golden");
    let entries = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let journals = entries.flatten().map(|entry| entry.path().into_os_string());
    let report = walstatt(["verify".into()].into_iter().chain(journals))?;
    print_last_line(&report);
    Ok(())
}

/// For work that keeps one core busy.
fn for_each_system_at_once(work: fn(&Played) -> Result<(), String>) -> Result<(), String> {
    thread::scope(|scope| {
        let all = SYSTEMS.each_ref().map(|system| scope.spawn(move || work(system)));
        all.into_iter().try_for_each(|one| one.join().map_err(|_| "a thread panicked".to_owned())?)
    })
}

/// Every rule up to the tier is implemented, tested and fired, apart from the few that state no behaviour.
fn rule_coverage(system: &Played) -> Result<(), String> {
    let report = walstatt(["rules", "coverage", system.name, "--tier", system.tier, "--json"])?;
    let number = |key: &str| json_number(&report, key).ok_or(format!("no {key:?} in the coverage report"));
    let total = number("total")?;
    for key in ["implemented", "tested", "fired"] {
        if number(key)? != total {
            let see = format!("see `walstatt rules coverage {}`", system.name);
            return Err(format!("{key} {} of {total} rules; {see}", number(key)?));
        }
    }
    println!("{}: {total} rules, all implemented, tested and fired", system.name);
    Ok(())
}

/// Nobody is ever stuck, and the sergeant is an opponent, in every scenario.
fn battles(system: &Played) -> Result<(), String> {
    for &scenario in system.scenarios {
        let sim = |a: &str, b: &str, games: u64| {
            let games = games.to_string();
            walstatt([
                "sim",
                system.name,
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
        let Some(least) = system.sergeant else { continue };
        for (a, b, winner) in [("sergeant", "random", "a"), ("random", "sergeant", "b")] {
            let report = sim(a, b, 200)?;
            let won = number(&report, winner)?;
            println!("{scenario}: sergeant as side {winner} wins {won} of 200 against random");
            if won < least {
                return Err(format!("{scenario}: the sergeant has to win {least} of 200: {report}"));
            }
        }
    }
    Ok(())
}

/// Everybody on the ladder wins more often against the one below than he loses. The budgets are in nodes, so that the same
/// battles are fought on every machine.
fn order_of_strength(system: &Played) -> Result<(), String> {
    let (scenario, players) = system.ladder;
    for pair in players.windows(2) {
        let both = pair.join(",");
        let args =
            ["ladder", system.name, scenario, "--players", &both, "--games", "24", "--seed", "1", "--json"];
        let report = walstatt(args)?;
        let number = |key: &str| json_number(&report, key).ok_or(format!("no {key:?} in {report}"));
        let (won, lost) = (number("wins")?, number("losses")?);
        println!("{scenario}: {} wins {won} and loses {lost} of 24 against {}", pair[1], pair[0]);
        if won <= lost {
            return Err(format!("{scenario}: {} is to be stronger than {}: {report}", pair[1], pair[0]));
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
    let begun = Instant::now();
    work().map_err(|failure| format!("{name}: {failure}"))?;
    println!("== {name}: {} s", begun.elapsed().as_secs());
    Ok(())
}

/// A step that runs beside the others; it ends with them where one of them fails.
struct Beside {
    name: &'static str,
    begun: Instant,
    command: Command,
    child: Child,
}

impl Beside {
    fn start(name: &'static str, mut command: Command) -> Result<Beside, String> {
        println!("== {name}, beside the following");
        let child = command.spawn().map_err(|error| format!("{name}: {command:?}: {error}"))?;
        Ok(Beside { name, begun: Instant::now(), command, child })
    }

    fn finish(mut self) -> Result<(), String> {
        let Beside { name, begun, command, child } = &mut self;
        let status = child.wait().map_err(|error| format!("{name}: {command:?}: {error}"))?;
        if !status.success() {
            return Err(format!("{name}: {command:?} failed"));
        }
        println!("== {name}: {} s", begun.elapsed().as_secs());
        Ok(())
    }
}

impl Drop for Beside {
    fn drop(&mut self) {
        // It may have ended by itself, and then there is nothing to do.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
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

/// Where cargo puts what it builds.
fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or(root().join("target"), |dir| root().join(dir))
}

/// The release build of the program.
fn program() -> String {
    target().join("release").join("walstatt").to_string_lossy().into_owned()
}

/// Runs the release build of the program and gives what it printed.
fn walstatt<S: AsRef<OsStr>>(args: impl IntoIterator<Item = S>) -> Result<String, String> {
    output(&mut command(&program(), args)).map(|(text, _)| text)
}

/// What a command printed as its result and beside it.
fn output(command: &mut Command) -> Result<(String, String), String> {
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    let [text, beside] =
        [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    if output.status.success() {
        Ok((text, beside))
    } else {
        Err(format!("{command:?} failed:\n{text}{beside}"))
    }
}
