//! What a person types at the prompt.

/// How much is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extent {
    /// What matters now.
    Part,
    Whole,
}

/// A line, understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Show the list again.
    Again,
    Pick(usize),
    Back,
    Board(Extent),
    /// Whether the board is shown by itself.
    BoardUnasked(bool),
    /// All units, or the one with this letter.
    Units(Option<String>),
    Log(Extent),
    /// A rule, or the one of the last refusal.
    Why(Option<String>),
    /// Of the choice with this number, or of what has been declared.
    Odds(Option<usize>),
    Undo,
    Save(Option<String>),
    Auto {
        phase: bool,
    },
    Draw,
    Resign,
    Help,
    Quit,
    /// Anything else: the short form of a choice, or an action in words.
    Other(String),
}

impl Command {
    /// Reads a line; English and German words are understood in both languages.
    pub fn read(line: &str) -> Command {
        let mut parts = line.splitn(2, char::is_whitespace);
        let word = parts.next().unwrap_or_default().to_lowercase();
        let rest = parts.next().map(str::trim).filter(|rest| !rest.is_empty());
        let extent = if let Some("all" | "alles") = rest { Extent::Whole } else { Extent::Part };
        match (word.as_str(), rest) {
            ("", _) => Command::Again,
            ("0" | "back" | "zurück", None) => Command::Back,
            ("b" | "board" | "brett", Some("on" | "an")) => Command::BoardUnasked(true),
            ("b" | "board" | "brett", Some("off" | "aus")) => Command::BoardUnasked(false),
            ("b" | "board" | "brett", _) => Command::Board(extent),
            ("u" | "units" | "einheiten", letter) => Command::Units(letter.map(str::to_owned)),
            ("l" | "log" | "protokoll", _) => Command::Log(extent),
            ("why" | "warum", id) => Command::Why(id.map(str::to_owned)),
            ("odds" | "chancen", None) => Command::Odds(None),
            ("odds" | "chancen", Some(number)) => match number.parse() {
                Ok(number) => Command::Odds(Some(number)),
                Err(_) => Command::Other(line.to_owned()),
            },
            ("undo" | "rückgängig", None) => Command::Undo,
            ("save" | "sichern", file) => Command::Save(file.map(str::to_owned)),
            ("auto", None) => Command::Auto { phase: false },
            ("auto", Some("phase")) => Command::Auto { phase: true },
            ("draw" | "remis", None) => Command::Draw,
            ("resign" | "aufgeben", None) => Command::Resign,
            ("help" | "hilfe" | "?" | "h", None) => Command::Help,
            ("quit" | "q" | "exit" | "ende", None) => Command::Quit,
            _ => match line.parse() {
                Ok(number) => Command::Pick(number),
                Err(_) => Command::Other(line.to_owned()),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_understood_in_both_languages() {
        assert_eq!(Command::read("12"), Command::Pick(12));
        assert_eq!(Command::read("0"), Command::Back);
        assert_eq!(Command::read("why DW-05-12"), Command::Why(Some("DW-05-12".to_owned())));
        assert_eq!(Command::read("Warum"), Command::Why(None));
        assert_eq!(Command::read("b alles"), Command::Board(Extent::Whole));
        assert_eq!(Command::read("auto phase"), Command::Auto { phase: true });
        assert_eq!(Command::read("wheel A left"), Command::Other("wheel A left".to_owned()));
    }
}
