//! Programs of Debian that the project needs beside Rust. What is missing is installed.

use std::path::Path;
use std::process::{Command, Stdio};

/// The oldest Node.js that the page's tools accept.
const NODE: (u32, u32) = (20, 19);

/// Node.js and npm, for building the page.
pub fn node() -> Result<(), String> {
    if node_version().is_none() || !answers("npm") {
        install(&["nodejs", "npm"])?;
    }
    match node_version() {
        Some(found) if NODE <= found => Ok(()),
        Some((major, minor)) => Err(format!(
            "the page needs Node.js {}.{} or newer, this is {major}.{minor}; see https://nodejs.org",
            NODE.0, NODE.1
        )),
        None => Err("Node.js is missing and could not be installed".to_owned()),
    }
}

/// The browser of the browser tests.
pub fn chromium() -> Result<(), String> {
    if Path::new("/usr/bin/chromium").exists() { Ok(()) } else { install(&["chromium"]) }
}

/// The server that the store's tests start for themselves.
pub fn postgres() -> Result<(), String> {
    let installed = std::fs::read_dir("/usr/lib/postgresql").is_ok_and(|mut versions| {
        versions.any(|version| version.is_ok_and(|version| version.path().join("bin/initdb").exists()))
    });
    if installed { Ok(()) } else { install(&["postgresql"]) }
}

/// Counts instructions.
pub fn valgrind() -> Result<(), String> {
    if answers("valgrind") {
        return Ok(());
    }
    install(&["valgrind"])?;
    if answers("valgrind") { Ok(()) } else { Err("valgrind does not run on this machine".to_owned()) }
}

/// `v20.19.2` is `(20, 19)`.
fn node_version() -> Option<(u32, u32)> {
    let output = Command::new("node").arg("--version").output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    let mut parts = text.trim().strip_prefix('v')?.split('.').map(str::parse);
    Some((parts.next()?.ok()?, parts.next()?.ok()?))
}

fn answers(program: &str) -> bool {
    let quiet = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    quiet.is_ok_and(|status| status.success())
}

/// With sudo where that is needed.
fn install(packages: &[&str]) -> Result<(), String> {
    let root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout.starts_with(b"0"));
    let apt = |args: &[&str]| {
        let mut command = Command::new(if root { "apt-get" } else { "sudo" });
        if !root {
            command.arg("apt-get");
        }
        command.args(args).env("DEBIAN_FRONTEND", "noninteractive");
        command.status().is_ok_and(|status| status.success())
    };
    println!("installing {}", packages.join(", "));
    let arguments = ["install", "--yes", "--quiet", "--no-install-recommends"];
    let arguments: Vec<&str> = arguments.iter().chain(packages).copied().collect();
    if apt(&arguments) || (apt(&["update", "--quiet"]) && apt(&arguments)) {
        return Ok(());
    }
    Err(format!("cannot install {}; please install it by hand", packages.join(", ")))
}
