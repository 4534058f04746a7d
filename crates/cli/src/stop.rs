//! Why a command ends before its end, and with which exit code.

use std::fmt;
use std::io;
use std::path::Path;

#[derive(Debug)]
pub enum Stop {
    /// The command names something that does not exist, or contradicts itself: exit code 2.
    Usage(String),
    /// The command was understood and failed: exit code 1.
    Failed(String),
    /// Reading or writing the terminal failed; a closed pipe is no fault at all.
    Io(io::Error),
}

impl Stop {
    /// A file that could not be read or written.
    pub fn file(path: &Path, fault: impl fmt::Display) -> Stop {
        Stop::Failed(format!("{}: {fault}", path.display()))
    }

    pub fn exit_code(&self) -> u8 {
        match self {
            Stop::Usage(_) => 2,
            Stop::Failed(_) => 1,
            Stop::Io(fault) if fault.kind() == io::ErrorKind::BrokenPipe => 0,
            Stop::Io(_) => 1,
        }
    }
}

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stop::Usage(reason) | Stop::Failed(reason) => f.write_str(reason),
            Stop::Io(fault) => write!(f, "{fault}"),
        }
    }
}

impl From<io::Error> for Stop {
    fn from(fault: io::Error) -> Stop {
        Stop::Io(fault)
    }
}

/// A name that does not exist is a wrong use; faulty data files are a failure.
impl From<wire::Error> for Stop {
    fn from(fault: wire::Error) -> Stop {
        match fault {
            wire::Error::Data(_) | wire::Error::Unrepeatable(_) => Stop::Failed(fault.to_string()),
            _ => Stop::Usage(fault.to_string()),
        }
    }
}
