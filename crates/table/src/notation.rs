use crate::{Ask, Dice, Die, RollKey};
use std::fmt;
use std::str::FromStr;

/// Dice as our books write them: `2W6` is two six-sided dice added up, `1W6+2` one with two added.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Notation {
    pub count: u8,
    pub die: Die,
    pub plus: i8,
}

impl Notation {
    /// Rolls the dice and adds them up. They are named by the key and the numbers that follow its `nth`.
    pub fn roll<D: Dice>(self, key: RollKey, dice: &mut D) -> i16 {
        let faces = (0..self.count).map(|n| {
            let nth = key.nth.wrapping_add(n);
            i16::from(dice.roll(Ask::face(RollKey { nth, ..key }, self.die)))
        });
        faces.sum::<i16>() + i16::from(self.plus)
    }
}

impl fmt::Display for Notation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}W{}", self.count, self.die.faces())?;
        if self.plus == 0 { Ok(()) } else { write!(f, "{:+}", self.plus) }
    }
}

/// The text is no notation of dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseNotationError;

impl fmt::Display for ParseNotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a notation of dice (expected a form such as 1W20, 2W6 or 1W6+2)")
    }
}

impl std::error::Error for ParseNotationError {}

impl FromStr for Notation {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Notation, ParseNotationError> {
        let (count, rest) = text.split_once('W').ok_or(ParseNotationError)?;
        let (faces, plus) = match rest.find(['+', '-']) {
            Some(sign) => rest.split_at(sign),
            None => (rest, "0"),
        };
        let die = match faces {
            "6" => Die::D6,
            "10" => Die::D10,
            "20" => Die::D20,
            _ => return Err(ParseNotationError),
        };
        let count = count.parse().ok().filter(|&count| 0 < count).ok_or(ParseNotationError)?;
        let notation = Notation { count, die, plus: plus.parse().map_err(|_| ParseNotationError)? };
        // One spelling per notation.
        if notation.to_string() == text { Ok(notation) } else { Err(ParseNotationError) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Scripted;

    #[test]
    fn dw_01_03_notations_are_rolled_and_added_up() {
        let key = RollKey { round: 1, actor: 0, purpose: 0, nth: 0 };
        let total = |text: &str, faces: &[u8]| {
            let mut dice = Scripted::faces(faces);
            let total = text.parse::<Notation>().unwrap().roll(key, &mut dice);
            dice.finish().unwrap();
            total
        };
        assert_eq!(total("2W6", &[2, 4]), 6);
        assert_eq!(total("1W6+2", &[5]), 7);
        assert_eq!(total("1W20", &[20]), 20);
        for text in ["", "W6", "0W6", "2W7", "2w6", "02W6", "1W6+0", "1W6+", "1W6+999", "1W6+-1"] {
            assert_eq!(text.parse::<Notation>(), Err(ParseNotationError), "{text}");
        }
    }
}
