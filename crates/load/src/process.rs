//! A server in a process of its own, to be measured and to be killed.

use crate::client::Trouble;
use std::ffi::OsStr;
use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::time::timeout;

/// How long a server may take to start, and to end.
const START: Duration = Duration::from_secs(20);

/// Lets one machine do what otherwise only many may: the options of a server without limits on how much an address
/// does.
pub const FREELY: [&str; 4] = ["--creations", "1000000", "--requests", "1000000"];

/// A running `walstatt serve`. Killed with its owner.
#[derive(Debug)]
pub struct Process {
    child: Child,
    address: SocketAddr,
}

impl Process {
    /// Starts the program on a free port of this machine with a store.
    pub async fn start(
        program: &Path,
        store: &str,
        more: impl IntoIterator<Item = impl AsRef<OsStr>>,
    ) -> Result<Process, Trouble> {
        let gone = |error: &dyn ToString| Trouble::Gone(error.to_string());
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--store", store])
            .args(more)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .map_err(|error| Trouble::Gone(format!("{}: {error}", program.display())))?;
        let out = child.stdout.take().ok_or_else(|| gone(&"nothing to read"))?;
        let mut lines = BufReader::new(out).lines();
        let said = async {
            loop {
                let line = lines.next_line().await.map_err(|error| gone(&error))?;
                let line = line.ok_or_else(|| gone(&"it ended before it served"))?;
                if let Some(address) = address(&line) {
                    return Ok(address);
                }
            }
        };
        let address = timeout(START, said).await.map_err(|_| gone(&"it does not start"))??;
        // Whatever it says later must not fill the pipe.
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        Ok(Process { child, address })
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Kills it as `kill -9` does.
    pub async fn kill(&mut self) -> io::Result<()> {
        self.child.kill().await
    }

    /// The memory in use, in KiB.
    pub fn resident(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()?)).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.split_whitespace().next()?.parse().ok()
    }

    /// The processor time it has used.
    pub fn busy(&self) -> Option<Duration> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()?)).ok()?;
        // The name of the program, in brackets, may hold blanks; user and system time are the 12th and 13th after it.
        let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
        let ticks = fields.next()?.parse::<u64>().ok()? + fields.next()?.parse::<u64>().ok()?;
        // Linux counts in hundredths of a second for all programs.
        Some(Duration::from_millis(ticks * 10))
    }
}

/// `Walstatt: http://127.0.0.1:8080/`
fn address(line: &str) -> Option<SocketAddr> {
    line.split_once("http://")?.1.split('/').next()?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_is_found_in_what_the_server_says() {
        assert_eq!(address("Walstatt: http://127.0.0.1:8080/"), "127.0.0.1:8080".parse().ok());
        assert_eq!(address("Walstatt"), None);
    }
}
