//! The small notations for what lies and stands on a measured table: lengths, places, headings. Each is read once,
//! strictly and without rounding, and prints back in one form.

use serde::Deserialize;
use std::fmt;
use warhammer::{Angle, INCH, Mil, Point};

/// `4`, `4.5`, `12.125`: inches with at most three decimals, exactly.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(try_from = "String")]
pub(crate) struct Length(pub Mil);

/// More inches than any table has.
const MOST: i64 = 200;

impl Length {
    fn read(text: &str) -> Option<Length> {
        let (sign, digits) = text.strip_prefix('-').map_or((1, text), |rest| (-1, rest));
        let (whole, decimals) = digits.split_once('.').unwrap_or((digits, "0"));
        let number =
            |text: &str| text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse::<i64>().ok());
        if decimals.is_empty() || 3 < decimals.len() {
            return None;
        }
        let whole = number(whole).flatten().filter(|&inches| inches <= MOST)?;
        let fraction = number(&format!("{decimals:0<3}")).flatten()?;
        Mil::try_from(sign * (whole * i64::from(INCH) + fraction)).ok().map(Length)
    }
}

impl TryFrom<String> for Length {
    type Error = String;

    fn try_from(text: String) -> Result<Length, String> {
        Length::read(&text).ok_or_else(|| format!("\"{text}\": expected inches as in \"4.5\""))
    }
}

impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, rest) = (self.0.unsigned_abs() / INCH.unsigned_abs(), self.0.unsigned_abs() % 1000);
        let sign = if self.0 < 0 { "-" } else { "" };
        let decimals = format!("{rest:03}");
        match decimals.trim_end_matches('0') {
            "" => write!(f, "{sign}{whole}"),
            decimals => write!(f, "{sign}{whole}.{decimals}"),
        }
    }
}

/// `12.5, 20`: a point of the table, in inches east and north of its south-west corner.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(try_from = "String")]
pub(crate) struct Place(pub Point);

impl Place {
    fn read(text: &str) -> Option<Place> {
        let (x, y) = text.split_once(", ")?;
        Some(Place(Point::new(Length::read(x)?.0, Length::read(y)?.0)))
    }
}

impl TryFrom<String> for Place {
    type Error = String;

    fn try_from(text: String) -> Result<Place, String> {
        Place::read(&text).ok_or_else(|| format!("\"{text}\": expected a place in inches as in \"12.5, 20\""))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {}", Length(self.0.x), Length(self.0.y))
    }
}

/// The points of the compass, counter-clockwise from the east.
const COMPASS: [&str; 8] = ["e", "ne", "n", "nw", "w", "sw", "s", "se"];

/// `n`, `sw`; `30`: degrees counter-clockwise from the east; `u5461`: 65536ths of a full turn.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(try_from = "String")]
pub(crate) struct Heading(pub Angle);

impl Heading {
    fn read(text: &str) -> Option<Heading> {
        if let Some(point) = COMPASS.iter().position(|point| *point == text) {
            return Some(Heading(Angle(Angle::EIGHTH.0.wrapping_mul(u16::try_from(point).ok()?))));
        }
        let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        match text.strip_prefix('u') {
            Some(units) if digits(units) => units.parse().ok().map(|units| Heading(Angle(units))),
            None if digits(text) => text
                .parse()
                .ok()
                .filter(|degrees| *degrees < 360)
                .map(|degrees| Heading(Angle::from_degrees(degrees))),
            _ => None,
        }
    }

    /// As a turn, which has no direction: degrees, or units where they are no whole degrees.
    pub(crate) fn turned(self) -> String {
        let degrees = self.0.degrees_rounded();
        if Angle::from_degrees(degrees.into()) == self.0 {
            degrees.to_string()
        } else {
            format!("u{}", self.0.0)
        }
    }
}

impl TryFrom<String> for Heading {
    type Error = String;

    fn try_from(text: String) -> Result<Heading, String> {
        Heading::read(&text).ok_or_else(|| {
            format!("\"{text}\": expected n, ne, e, …, degrees from the east as in \"30\", or units as in \"u5461\"")
        })
    }
}

impl fmt::Display for Heading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let eighths = self.0.0 / Angle::EIGHTH.0;
        match COMPASS.get(usize::from(eighths)) {
            Some(point) if self.0.0.is_multiple_of(Angle::EIGHTH.0) => f.write_str(point),
            _ => f.write_str(&self.turned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_and_places_are_exact_and_print_as_they_are_written() {
        for (text, mil) in [("4", 4000), ("4.5", 4500), ("12.125", 12_125), ("-0.001", -1), ("0", 0)] {
            assert_eq!(Length::read(text), Some(Length(mil)), "{text}");
            assert_eq!(Length(mil).to_string(), text);
        }
        for wrong in ["", ".", "4.", ".5", "4.0001", "1e3", "NaN", "201", "4,5", " 4", "+4", "--1"] {
            assert_eq!(Length::read(wrong), None, "{wrong}");
        }
        assert_eq!(Place::read("12.5, 20").unwrap().to_string(), "12.5, 20");
        assert!(Place::read("12.5 20").is_none() && Place::read("1, 2, 3").is_none());
    }

    #[test]
    fn headings_are_points_degrees_or_units() {
        let read = |text: &str| Heading::read(text).map(|heading| heading.0.0);
        assert_eq!(["e", "n", "w", "s"].map(read), [Some(0), Some(0x4000), Some(0x8000), Some(0xC000)]);
        assert_eq!((read("90"), read("u5"), read("sw")), (Some(0x4000), Some(5), Some(0xA000)));
        assert_eq!([read("360"), read("-1"), read("u70000"), read("north"), read("")], [None; 5]);
        for text in ["n", "30", "u5", "se"] {
            assert_eq!(Heading::read(text).unwrap().to_string(), text);
        }
        assert_eq!(Heading::read("n").unwrap().turned(), "90");
    }
}
