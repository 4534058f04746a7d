//! The figures of docs/performance.md.

use crate::{cargo, command, json_number, needs, output, program, run, target};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// What has benchmarks. The geometry first, since a system rests on it.
const PACKAGES: [&str; 4] = ["walstatt-plane", "walstatt-warhammer", "walstatt-lab", "walstatt-casebook"];

/// The groups in which they report.
const GROUPS: [&str; 4] = ["limits", "plane", "demonworld", "warhammer"];

/// Runs the benchmarks and puts them in relation to what the machine allows.
pub fn bench() -> Result<(), String> {
    let begun = SystemTime::now();
    // At once, so that what they rest on is compiled once.
    let packages = PACKAGES.iter().flat_map(|package| ["--package", package]);
    run(command("cargo", ["bench"].into_iter().chain(packages)).env("CRITERION_HOME", reports()))?;
    let die = medians("limits", begun)?.get("die").copied();
    println!("\n| operation | median, ns | of the memcpy | of one die |\n|---|---:|---:|---:|");
    for group in GROUPS {
        let medians = medians(group, begun)?;
        for (name, &median) in &medians {
            let hot = if name.ends_with(", hot") { ", hot" } else { "" };
            let memcpy = medians.get(&format!("memcpy{hot}")).copied();
            println!(
                "| {group}: {name} | {median:.1} | {} | {} |",
                ratio(median, memcpy),
                ratio(median, die)
            );
        }
    }
    Ok(())
}

/// Where criterion writes down what it has measured.
fn reports() -> PathBuf {
    target().join("criterion")
}

fn ratio(median: f64, limit: Option<f64>) -> String {
    limit.map(|limit| format!("{:.1}", median / limit)).unwrap_or_default()
}

/// The medians of a group as criterion has written them down since then, in nanoseconds.
fn medians(group: &str, since: SystemTime) -> Result<BTreeMap<String, f64>, String> {
    let folder = reports().join(group);
    let entries = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let read = |path: &Path| {
        let file = path.join("new/estimates.json");
        let new = file.metadata().and_then(|data| data.modified()).is_ok_and(|written| since <= written);
        let json = fs::read_to_string(file).ok().filter(|_| new)?;
        let median = json.split_once("\"median\":")?.1.split_once("\"point_estimate\":")?.1;
        Some((path.file_name()?.to_string_lossy().into_owned(), median.split_once(',')?.0.parse().ok()?))
    };
    Ok(entries.flatten().filter_map(|entry| read(&entry.path())).collect())
}

/// Battles whose instructions are counted: system, scenario, the player of both sides, how many.
const COUNTED: [(&str, &str, &str, u64); 12] = [
    ("demonworld", "first-game", "random", 50),
    ("demonworld", "last-stand", "random", 20),
    ("demonworld", "kal-benokk", "random", 20),
    ("demonworld", "free", "random", 20),
    ("demonworld", "first-game", "sergeant", 20),
    ("demonworld", "last-stand", "sergeant", 4),
    ("warhammer", "pitched-battle", "random", 20),
    ("warhammer", "hold-the-hill", "random", 20),
    ("warhammer", "breakthrough", "random", 20),
    ("warhammer", "meeting-in-the-fog", "random", 20),
    ("warhammer", "pitched-battle", "sergeant", 4),
    ("warhammer", "meeting-in-the-fog", "sergeant", 4),
];

/// Instructions per battle and per action. Loading is not counted: every line is the difference between so many battles
/// and twice as many.
pub fn count() -> Result<(), String> {
    needs::valgrind()?;
    cargo(["build", "--release", "--package", "walstatt-cli"])?;
    println!(
        "| scenario | players | battles | instructions a battle | actions a battle | instructions an action |"
    );
    println!("|---|---|---:|---:|---:|---:|");
    for (system, scenario, player, games) in COUNTED {
        let once = instructions(system, scenario, player, games)?;
        let twice = instructions(system, scenario, player, 2 * games)?;
        let [instructions, actions] = [0, 1].map(|n| twice[n].saturating_sub(once[n]));
        println!(
            "| {system} {scenario} | {player} | {games} | {} | {} | {} |",
            grouped(instructions / games),
            actions / games,
            grouped(instructions / actions.max(1)),
        );
    }
    Ok(())
}

/// Instructions and actions of so many battles, with loading.
fn instructions(system: &str, scenario: &str, player: &str, games: u64) -> Result<[u64; 2], String> {
    let (program, games) = (program(), games.to_string());
    let callgrind = ["--tool=callgrind", "--callgrind-out-file=/dev/null", &program];
    let battles = ["sim", system, scenario, "--a", player, "--b", player, "--games", &games];
    let always = ["--seed", "1", "--threads", "1", "--json"];
    let (report, counted) =
        output(&mut command("valgrind", callgrind.iter().chain(&battles).chain(&always)))?;
    let collected = counted.split_once("Collected :").and_then(|(_, rest)| rest.split_whitespace().next());
    let collected = collected.and_then(|number| number.parse().ok());
    let instructions = collected.ok_or(format!("valgrind has not counted: {counted}"))?;
    Ok([instructions, json_number(&report, "actions").ok_or(format!("no \"actions\" in {report}"))?])
}

/// `1234567` is `1,234,567`.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let groups = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy);
    groups.collect::<Vec<_>>().join(",")
}
