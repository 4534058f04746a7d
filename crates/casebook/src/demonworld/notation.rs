//! The small notations for what stands on hexes: hexes, posts, edges, formations. Each is read once, strictly, and prints
//! back as it is written.

use crate::notation::is_plain_name;
use demonworld::{Direction, Edge, Facing, Formation, Hex};
use serde::Deserialize;
use std::fmt;

/// Farther than any board reaches from its origin; keeps sums of coordinates exact.
const FARTHEST: i8 = 60;

/// A hex relative to the origin of the case.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[serde(try_from = "[i8; 2]")]
pub(crate) struct At(pub Hex);

impl TryFrom<[i8; 2]> for At {
    type Error = String;

    fn try_from([q, r]: [i8; 2]) -> Result<At, String> {
        let fits = |n: i8| (-FARTHEST..=FARTHEST).contains(&n);
        if fits(q) && fits(r) {
            Ok(At(Hex::new(q, r)))
        } else {
            Err(format!("hex [{q}, {r}] lies more than {FARTHEST} from the origin"))
        }
    }
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{}, {}]", self.0.q, self.0.r)
    }
}

/// A facing as a number, 0 to 5.
#[derive(Deserialize, Clone, Copy, Debug)]
#[serde(try_from = "u8")]
pub(crate) struct FacingNumber(pub Facing);

impl TryFrom<u8> for FacingNumber {
    type Error = String;

    fn try_from(n: u8) -> Result<FacingNumber, String> {
        Facing::new(n).map(FacingNumber).ok_or_else(|| format!("facing {n}: expected 0 to 5"))
    }
}

/// `A 0 0 f0` or `0 0 f0`: an element of a unit and where it stands.
#[derive(Deserialize, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[serde(try_from = "String")]
pub(crate) struct Post {
    pub name: Option<String>,
    pub at: At,
    pub facing: Facing,
}

impl TryFrom<String> for Post {
    type Error = String;

    fn try_from(text: String) -> Result<Post, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let (name, place) = match words.as_slice() {
            [name, place @ ..] if place.len() == 3 => (Some(*name), place),
            place => (None, place),
        };
        let (at, facing) = place_and_facing(place)
            .ok_or_else(|| format!("\"{text}\": expected name, q, r, facing as in \"A 0 -1 f0\""))?;
        // A commander in the list of a unit goes by his own name.
        if let Some(name) = name.filter(|name| !is_element_name(name) && !is_plain_name(name)) {
            return Err(format!(
                "\"{name}\": names of elements are letters and digits and begin with a letter"
            ));
        }
        Ok(Post { name: name.map(str::to_string), at, facing })
    }
}

impl fmt::Display for Post {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(name) = &self.name {
            write!(f, "{name} ")?;
        }
        write!(f, "{} {} f{}", self.at.0.q, self.at.0.r, self.facing.index())
    }
}

/// `grey.A 0 0 f0`: an element of any unit and where it stands.
#[derive(Deserialize, Clone, Debug)]
#[serde(try_from = "String")]
pub(crate) struct PostOf {
    pub element: String,
    pub at: At,
    pub facing: Facing,
}

impl TryFrom<String> for PostOf {
    type Error = String;

    fn try_from(text: String) -> Result<PostOf, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let found = words.split_first().and_then(|(name, place)| Some((*name, place_and_facing(place)?)));
        let (name, (at, facing)) = found
            .ok_or_else(|| format!("\"{text}\": expected element, q, r, facing as in \"grey.A 0 -1 f0\""))?;
        Ok(PostOf { element: name.to_string(), at, facing })
    }
}

fn place_and_facing(words: &[&str]) -> Option<(At, Facing)> {
    let &[q, r, facing] = words else {
        return None;
    };
    let at = At::try_from([q.parse().ok()?, r.parse().ok()?]).ok()?;
    let facing = Facing::new(facing.strip_prefix('f')?.parse().ok()?)?;
    Some((at, facing))
}

/// `wall 0 0 | 1 0`: what lies between two neighbouring fields.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(try_from = "String")]
pub(crate) struct EdgeLine {
    pub edge: Edge,
    pub from: At,
    pub direction: Direction,
}

impl TryFrom<String> for EdgeLine {
    type Error = String;

    fn try_from(text: String) -> Result<EdgeLine, String> {
        let reason = || {
            format!(
                "\"{text}\": expected hedge, wall or ruin and two neighbouring hexes as in \"wall 0 0 | 1 0\""
            )
        };
        let words: Vec<&str> = text.split_whitespace().collect();
        let &[edge, q, r, "|", other_q, other_r] = words.as_slice() else {
            return Err(reason());
        };
        let edge = match edge {
            "hedge" => Edge::Hedge,
            "wall" => Edge::Wall,
            "ruin" => Edge::Ruin,
            _ => return Err(reason()),
        };
        let at = |q: &str, r: &str| At::try_from([q.parse().ok()?, r.parse().ok()?]).ok();
        let (from, to) = at(q, r).zip(at(other_q, other_r)).ok_or_else(reason)?;
        let direction = from.0.direction_to(to.0).ok_or_else(reason)?;
        Ok(EdgeLine { edge, from, direction })
    }
}

pub(crate) fn is_element_name(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic()) && name.chars().all(|c| c.is_ascii_alphanumeric())
}

/// `line 4`, `column`, `wedge`, `square`, `horde`, `disordered`.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(try_from = "String")]
pub(crate) struct Shape(pub Formation);

impl TryFrom<String> for Shape {
    type Error = String;

    fn try_from(text: String) -> Result<Shape, String> {
        let width = text.strip_prefix("line ").and_then(|width| width.parse().ok());
        Ok(Shape(match (text.as_str(), width) {
            ("column", _) => Formation::Column,
            ("wedge", _) => Formation::Wedge,
            ("square", _) => Formation::Square,
            ("horde", _) => Formation::Horde,
            ("disordered", _) => Formation::Disordered,
            (_, Some(width)) => Formation::Line { width },
            _ => {
                return Err(format!(
                    "\"{text}\": expected \"line 4\" (its width), \"column\", \"wedge\", \"square\", \"horde\" or \"disordered\""
                ));
            }
        }))
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Formation::Line { width } => write!(f, "line {width}"),
            Formation::Column => f.write_str("column"),
            Formation::Wedge => f.write_str("wedge"),
            Formation::Square => f.write_str("square"),
            Formation::Horde => f.write_str("horde"),
            Formation::Disordered => f.write_str("disordered"),
        }
    }
}
