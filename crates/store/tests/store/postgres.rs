//! A Postgres of one's own, from Debian's packages.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::{SystemTime, UNIX_EPOCH};

/// Listens only on a socket in its own directory. Stopped and removed with its owner.
pub struct Postgres {
    home: PathBuf,
    programs: PathBuf,
    /// Postgres refuses to run as root.
    as_postgres: bool,
    databases: AtomicU32,
}

impl Postgres {
    /// `None` where it is not installed and need not be.
    pub fn start() -> Option<Postgres> {
        let Some(programs) = programs() else {
            assert!(
                std::env::var_os("WALSTATT_WITHOUT_POSTGRES").is_some(),
                "Postgres is not installed: `apt-get install postgresql`, or set WALSTATT_WITHOUT_POSTGRES to go without"
            );
            return None;
        };
        let moment = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_nanos();
        let home = std::env::temp_dir().join(format!("walstatt-pg-{}-{moment:x}", std::process::id()));
        std::fs::create_dir(&home).unwrap();
        let as_postgres = said(Command::new("id").arg("-u")) == "0";
        if as_postgres {
            succeeds(Command::new("chown").arg("postgres").arg(&home));
        }
        let postgres = Postgres { home, programs, as_postgres, databases: AtomicU32::new(0) };
        let data = postgres.data();
        succeeds(
            postgres
                .program("initdb")
                .args(["--auth=trust", "--username=postgres", "--encoding=UTF8", "-D"])
                .arg(data),
        );
        postgres.go();
        Some(postgres)
    }

    pub fn go(&self) {
        let settings = format!("-c listen_addresses='' -c unix_socket_directories='{}'", self.home.display());
        succeeds(
            self.program("pg_ctl")
                .args(["start", "--wait", "--silent", "-o", &settings, "-l"])
                .arg(self.home.join("log"))
                .arg("-D")
                .arg(self.data()),
        );
    }

    pub fn stop(&self) {
        let data = self.data();
        succeeds(
            self.program("pg_ctl").args(["stop", "--wait", "--silent", "--mode=immediate", "-D"]).arg(data),
        );
    }

    /// The address of a new, empty database.
    pub fn database(&self) -> String {
        let name = format!("test_{}", self.databases.fetch_add(1, Relaxed));
        succeeds(
            self.program("createdb").arg("--username=postgres").arg("--host").arg(&self.home).arg(&name),
        );
        format!("postgres://postgres@{}/{name}", self.home.display().to_string().replace('/', "%2F"))
    }

    fn data(&self) -> PathBuf {
        self.home.join("data")
    }

    fn program(&self, name: &str) -> Command {
        let path = self.programs.join(name);
        let mut command = if self.as_postgres {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(path);
            command
        } else {
            Command::new(path)
        };
        // The directory of the test need not be one that the user postgres may enter.
        command.current_dir(&self.home);
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let data = self.data();
        // It may have been stopped already.
        let _ =
            self.program("pg_ctl").args(["stop", "--silent", "--mode=immediate", "-D"]).arg(data).output();
        let _ = std::fs::remove_dir_all(&self.home);
    }
}

/// The newest version that is installed.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let number = |path: &Path| path.file_name()?.to_str()?.parse::<u32>().ok();
    let newest = versions.map(|entry| entry.path()).max_by_key(|path| number(path));
    let on_path = std::env::var_os("PATH");
    let on_path = on_path.iter().flat_map(std::env::split_paths);
    newest.map(|path| path.join("bin")).into_iter().chain(on_path).find(|path| path.join("initdb").is_file())
}

fn run(command: &mut Command) -> Output {
    command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"))
}

fn succeeds(command: &mut Command) {
    let output = run(command);
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
}

fn said(command: &mut Command) -> String {
    String::from_utf8_lossy(&run(command).stdout).trim().to_owned()
}
