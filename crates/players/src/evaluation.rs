//! A trained judgement of positions: how likely a side is to win, from a few numbers that a system sees in a position.
//!
//! The numbers and their names belong to the system ([`Playable::features`](crate::Playable::features)); what each of them
//! counts was found out from battles (`walstatt train`) and stands in `data/evaluation/<system>.toml`.

/// A certain victory, in the units of [`Evaluation::chance`].
pub const CERTAIN: i32 = 10_000;

/// What a number counts at the beginning of a battle and at its end, in thousandths: a thousand of the number, times this,
/// by so much rises the logarithm of the odds of winning.
pub type Weight = [i32; 2];

/// What each number of a position counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Evaluation {
    weights: Vec<Weight>,
}

impl Evaluation {
    /// One weight for every number, in their order.
    pub const fn new(weights: Vec<Weight>) -> Evaluation {
        Evaluation { weights }
    }

    /// Reads what `walstatt train` has written: below `[weights]` a line `name = [beginning, end]` for every name.
    /// `None` where one is missing, is there twice, or anything else stands there.
    pub fn read(text: &str, names: &[&str]) -> Option<Evaluation> {
        let mut weights = vec![None; names.len()];
        let lines = text.lines().map(str::trim).skip_while(|&line| line != "[weights]").skip(1);
        for line in lines.take_while(|line| !line.starts_with('[')) {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (name, value) = line.split_once('=')?;
            let place = names.iter().position(|&known| known == name.trim())?;
            let (first, last) = value.trim().strip_prefix('[')?.strip_suffix(']')?.split_once(',')?;
            let weight = [first.trim().parse().ok()?, last.trim().parse().ok()?];
            if weights[place].replace(weight).is_some() {
                return None;
            }
        }
        Some(Evaluation { weights: weights.into_iter().collect::<Option<_>>()? })
    }

    /// How likely the side is to win whose numbers these are, from 0 to [`CERTAIN`]; a draw is half a victory. `progress`
    /// says how far the battle has come, in thousandths.
    pub fn chance(&self, features: &[i32], progress: i32) -> i32 {
        let late = f64::from(progress.clamp(0, 1000)) / 1000.0;
        let term = |(&number, &[first, last]): (&i32, &Weight)| {
            f64::from(number) * (f64::from(first) * (1.0 - late) + f64::from(last) * late) / 1e6
        };
        let logit: f64 = features.iter().zip(&self.weights).map(term).sum();
        (f64::from(CERTAIN) / (1.0 + (-logit).exp())) as i32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: [&str; 2] = ["lost", "blows"];

    #[test]
    fn what_was_written_is_read() {
        let text = "games = 3\n[weights]\n# why\nblows = [-5, 70]\nlost = [1000, 2000]\n";
        assert_eq!(Evaluation::read(text, &NAMES), Some(Evaluation::new(vec![[1000, 2000], [-5, 70]])));
    }

    #[test]
    fn what_is_not_complete_is_no_evaluation() {
        for weights in [
            "",
            "lost = [1, 2]",
            "lost = [1, 2]\nblows = [1]",
            "lost = [1, 2]\nblows = [1, x]",
            "lost = [1, 2]\nblows = 3",
            "lost = [1, 2]\nlost = [1, 2]\nblows = [1, 2]",
            "lost = [1, 2]\nblows = [1, 2]\nmore = [1, 2]",
        ] {
            assert_eq!(Evaluation::read(&format!("[weights]\n{weights}"), &NAMES), None, "{weights:?}");
        }
    }

    #[test]
    fn the_chances_of_both_sides_make_one() {
        let evaluation = Evaluation::new(vec![[1000, 3000], [200, 0]]);
        assert_eq!(evaluation.chance(&[0, 0], 500), CERTAIN / 2);
        for (features, progress) in [([300, -90], 0), ([1000, 40], 1000), ([-700, 5000], 300)] {
            let own = evaluation.chance(&features, progress);
            let theirs = evaluation.chance(&features.map(|number| -number), progress);
            assert!((own + theirs - CERTAIN).abs() <= 1, "{own} {theirs}");
        }
        assert!(evaluation.chance(&[100, 0], 0) < evaluation.chance(&[100, 0], 1000));
    }
}
