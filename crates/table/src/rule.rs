use std::fmt;
use std::str::FromStr;

/// What an entry of a rulebook is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum RuleKind {
    /// A rule of the book: `DW-05-12`.
    Rule,
    /// A ruling where the book leaves a gap: `DW-05-G4`.
    Ruling,
    /// A house rule: `WH-09-H03`.
    House,
    /// A table: `DW-05-T1`.
    Table,
    /// A worked example: `DW-05-E6`.
    Example,
}

impl RuleKind {
    const fn letter(self) -> &'static str {
        match self {
            RuleKind::Rule => "",
            RuleKind::Ruling => "G",
            RuleKind::House => "H",
            RuleKind::Table => "T",
            RuleKind::Example => "E",
        }
    }
}

/// The number of a rule: two letters for the system, chapter, kind, number.
///
/// The order is the order of the book: by system, chapter, kind and number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleId {
    system: [u8; 2],
    chapter: u8,
    kind: RuleKind,
    number: u8,
}

impl RuleId {
    pub const fn new(system: [u8; 2], chapter: u8, kind: RuleKind, number: u8) -> RuleId {
        RuleId { system, chapter, kind, number }
    }

    /// The two letters of the system.
    pub const fn system(self) -> [u8; 2] {
        self.system
    }

    pub const fn chapter(self) -> u8 {
        self.chapter
    }

    pub const fn kind(self) -> RuleKind {
        self.kind
    }

    pub const fn number(self) -> u8 {
        self.number
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.system;
        write!(f, "{}{}-{:02}-{}", char::from(first), char::from(second), self.chapter, self.kind.letter())?;
        match self.kind {
            RuleKind::Rule | RuleKind::House => write!(f, "{:02}", self.number),
            _ => write!(f, "{}", self.number),
        }
    }
}

impl fmt::Debug for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for RuleId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The text is no rule id of the form `DW-05-12`, `DW-05-G4`, `WH-09-H03`, `DW-05-T1` or `DW-05-E6`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseRuleError;

impl fmt::Display for ParseRuleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "not a rule id (expected a form such as DW-05-12, DW-05-G4, WH-09-H03, DW-05-T1 or DW-05-E6)",
        )
    }
}

impl std::error::Error for ParseRuleError {}

impl FromStr for RuleId {
    type Err = ParseRuleError;

    fn from_str(text: &str) -> Result<RuleId, ParseRuleError> {
        let mut parts = text.split('-');
        let (Some(system), Some(chapter), Some(rest), None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(ParseRuleError);
        };
        let &[first, second] = system.as_bytes() else {
            return Err(ParseRuleError);
        };
        if !first.is_ascii_uppercase() || !second.is_ascii_uppercase() {
            return Err(ParseRuleError);
        }
        let (kind, digits) = match rest.as_bytes().first() {
            Some(b'G') => (RuleKind::Ruling, &rest[1..]),
            Some(b'H') => (RuleKind::House, &rest[1..]),
            Some(b'T') => (RuleKind::Table, &rest[1..]),
            Some(b'E') => (RuleKind::Example, &rest[1..]),
            _ => (RuleKind::Rule, rest),
        };
        let number = |digits: &str| {
            let plain = digits.bytes().all(|b| b.is_ascii_digit());
            digits.parse::<u8>().ok().filter(|_| plain).ok_or(ParseRuleError)
        };
        let id = RuleId::new([first, second], number(chapter)?, kind, number(digits)?);
        // One spelling per rule: what does not print back the same is refused.
        if id.to_string() == text { Ok(id) } else { Err(ParseRuleError) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_print_as_they_parse() {
        for text in ["DW-05-12", "DW-05-G4", "WH-09-H03", "WH-09-H58", "DW-01-T1", "DW-05-E20"] {
            assert_eq!(text.parse::<RuleId>().unwrap().to_string(), text);
        }
        for text in [
            "",
            "DW",
            "DW-5-12",
            "DW-05-1",
            "DW-05-G04",
            "WH-09-H3",
            "dw-05-12",
            "DW-05-12-1",
            "DW-05-+1",
            "Ü-05-12",
            "DW-05-Ü",
        ] {
            assert_eq!(text.parse::<RuleId>(), Err(ParseRuleError), "{text}");
        }
    }
}
