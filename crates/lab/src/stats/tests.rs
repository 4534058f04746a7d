use super::*;

fn near(found: f64, expected: f64, within: f64) {
    assert!((found - expected).abs() <= within, "{found} instead of {expected}");
}

fn pairs(counts: [usize; 5]) -> Pairs {
    Pairs { counts }
}

/// Figures from Wilson's formula reckoned by hand elsewhere: 8 of 10, and none of 10.
#[test]
fn wilson_is_as_in_the_tables() {
    let Interval { low, high } = wilson(8.0, 10);
    near(low, 0.4902, 1e-4);
    near(high, 0.9433, 1e-4);
    let Interval { low, high } = wilson(0.0, 10);
    near(low, 0.0, 1e-12);
    near(high, 0.2775, 1e-4);
    assert_eq!(wilson(0.0, 0), Interval { low: 0.0, high: 1.0 });
}

/// Student's table for 95 %: 4 values have 3 degrees of freedom and the quantile 3.182.
#[test]
fn means_are_as_sure_as_students_table_says() {
    let sample = |values: &[f64]| {
        let mut sample = Sample::default();
        values.iter().for_each(|&value| sample.count(value));
        sample
    };
    let four = sample(&[1.0, 3.0, 5.0, 7.0]);
    let Interval { low, high } = four.interval().unwrap();
    near(four.mean(), 4.0, 1e-12);
    // The deviation of one value is 2.582, that of the mean half of it.
    near(high - low, 2.0 * 3.182 * 2.582 / 2.0, 0.1);
    let thirty = sample(&[0.0, 1.0].repeat(15));
    let Interval { low, high } = thirty.interval().unwrap();
    near((high - low) / 2.0, 2.045 * 0.508_55 / 30f64.sqrt(), 1e-3);
    let equal = sample(&[0.5; 9]).interval().unwrap();
    assert_eq!((equal.low, equal.high), (0.5, 0.5));
    assert_eq!(sample(&[2.0]).interval(), None);
    let mut parts = sample(&[1.0, 3.0]);
    parts.add(&sample(&[5.0, 7.0]));
    assert_eq!(parts, four);
}

#[test]
fn elo_and_shares_are_each_others_inverse() {
    near(elo(0.5), 0.0, 1e-12);
    near(elo(0.64), 100.0, 0.1);
    near(elo(0.76), 200.2, 0.1);
    for points in [-300.0, -20.0, 0.0, 5.0, 150.0] {
        near(elo(share_of(points)), points, 1e-6);
    }
    assert!(elo(1.0).is_finite() && elo(0.0).is_finite());
}

#[test]
fn pairs_know_their_share_and_how_sure_it_is() {
    let even = pairs([10, 0, 80, 0, 10]);
    near(even.share(), 0.5, 1e-12);
    let wild = pairs([50, 0, 0, 0, 50]);
    let width = |pairs: Pairs| pairs.interval().high - pairs.interval().low;
    assert!(width(even) < width(wild));
    // As many single battles would give this interval; decided pairs double its width by the root of two.
    let single = wilson(100.0, 200);
    near(width(wild), (single.high - single.low) * 2f64.sqrt(), 0.01);
    let swept = pairs([0, 0, 0, 0, 20]);
    near(swept.share(), 1.0, 1e-12);
    assert!(swept.interval().low < 1.0 && 0.7 < swept.interval().low);
}

#[test]
fn a_sequential_test_ends_on_the_right_side() {
    let test = Sprt { elo0: 0.0, elo1: 20.0, error: 0.05 };
    near(test.bound(), 2.944, 1e-3);
    assert_eq!(test.verdict(&Pairs::default()), Verdict::Open);
    assert_eq!(test.verdict(&pairs([10, 20, 40, 20, 11])), Verdict::Open);
    assert_eq!(test.verdict(&pairs([100, 300, 600, 400, 200])), Verdict::Stronger);
    assert_eq!(test.verdict(&pairs([200, 400, 600, 300, 100])), Verdict::Weaker);
}

/// Results as they would be expected of known strengths lead back to these.
#[test]
fn strengths_are_found_again() {
    let known = [-120.0, -10.0, 30.0, 100.0];
    let mut records = Vec::new();
    for first in 0..4 {
        for second in first + 1..4 {
            let games = 100_000;
            let points = share_of(known[first] - known[second]) * games as f64;
            records.push(Record { first, second, points, games });
        }
    }
    let ranking = Ranking::of(4, &records);
    for (rated, known) in ranking.rated.iter().zip(known) {
        near(rated.elo, known, 0.5);
        assert!(rated.interval.low < known && known < rated.interval.high);
        assert!(rated.interval.high - rated.interval.low < 10.0);
    }
    assert_eq!(ranking.order(), [3, 2, 1, 0]);
}

#[test]
fn whoever_won_everything_or_played_nobody_has_a_strength() {
    let swept = Record { first: 0, second: 1, points: 50.0, games: 50 };
    let nonsense = Record { first: 7, second: 1, points: 1.0, games: 1 };
    let ranking = Ranking::of(3, &[swept, nonsense]);
    assert!(ranking.rated.iter().all(|rated| rated.elo.is_finite()));
    assert_eq!(ranking.order(), [0, 2, 1]);
    assert_eq!(Ranking::of(0, &[]), Ranking { rated: Vec::new() });
}
