use std::fmt;
use std::path::PathBuf;

/// Why a case failed, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    pub file: PathBuf,
    /// From 1; `None` where the file could not be read at all.
    pub line: Option<u32>,
    /// The number of the step, from 1; 0 is the start of the case. `None` where the file itself is at fault.
    pub step: Option<u32>,
    pub fault: Fault,
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The file cannot be read or makes no sense.
    Malformed(String),
    /// The battle went another way than written down.
    Differs { what: String, expected: String, found: String },
}

impl Fault {
    pub(crate) fn malformed(reason: impl fmt::Display) -> Fault {
        Fault::Malformed(reason.to_string())
    }

    pub(crate) fn differs(
        what: impl fmt::Display,
        expected: impl fmt::Display,
        found: impl fmt::Display,
    ) -> Fault {
        Fault::Differs { what: what.to_string(), expected: expected.to_string(), found: found.to_string() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Malformed(reason) => f.write_str(reason),
            Fault::Differs { what, expected, found } => {
                write!(f, "{what}: expected {expected}, found {found}")
            }
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.file.display())?;
        if let Some(line) = self.line {
            write!(f, ":{line}")?;
        }
        match self.step {
            Some(0) => write!(f, ": start")?,
            Some(step) => write!(f, ": step {step}")?,
            None => {}
        }
        write!(f, ": {}", self.fault)
    }
}

impl std::error::Error for Failure {}

/// The line, from 1, on which a byte of the text lies.
pub(crate) fn line_of(text: &str, byte: usize) -> u32 {
    (1..).zip(text.bytes().take(byte).filter(|&b| b == b'\n')).last().map_or(1, |(line, _)| line + 1)
}
