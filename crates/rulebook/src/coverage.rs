use crate::{Bilingual, Rulebook, System, Tier};
use serde::Serialize;
use table::{Citations, RuleId, RuleKind};

// `ENFORCED`, `NOTED` (the places among them that only note a rule) and `TESTED`: printed ids with their
// places, in the order of the printed ids. Written by the build script.
include!(concat!(env!("OUT_DIR"), "/findings.rs"));

/// A line of a file, named from the root of the repository.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Place {
    pub file: &'static str,
    /// Counted from 1.
    pub line: u32,
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

/// What stands behind one rule, house rule or ruling.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RuleCoverage {
    pub id: RuleId,
    /// Where engine code cites it.
    pub implemented: Vec<Place>,
    /// Whether all these places only note it for the record. Then no number, result or refusal carries it,
    /// and only a reader or a test can say that the code around them enforces it.
    pub only_noted: bool,
    /// The tests and cases that name it.
    pub tested: Vec<Place>,
    /// How often it was applied in the run that was counted.
    pub fired: u32,
    /// Why it states nothing to enforce, where that is so.
    pub exempt: Option<Bilingual>,
}

/// The rules that are short of something, exempt ones left out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Lacking {
    pub implemented: Vec<RuleId>,
    pub tested: Vec<RuleId>,
    pub fired: Vec<RuleId>,
}

/// The account of a system up to a tier of it. The numbers leave exempt rules and all rulings out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Coverage {
    pub system: System,
    pub tier: Tier,
    pub total: usize,
    pub implemented: usize,
    /// How many of the implemented rules are only noted, see [`RuleCoverage::only_noted`].
    pub only_noted: usize,
    pub tested: usize,
    pub fired: usize,
    /// All rules up to the tier, exempt ones too, in the order of the book.
    pub rules: Vec<RuleCoverage>,
    /// All rulings of the chapters that have rules up to the tier.
    pub rulings: Vec<RuleCoverage>,
    /// The worked examples of the system that a test or case bears the number of.
    pub examples: Vec<(RuleId, Vec<Place>)>,
    pub lacking: Lacking,
}

impl Coverage {
    /// Gathers the account. `fired` are the counts of a run, for example of simulated battles.
    pub fn new(book: &Rulebook, system: System, tier: Tier, fired: &Citations) -> Coverage {
        let cover = |id: RuleId, exempt: Option<Bilingual>| {
            let (implemented, noted) = (places(ENFORCED, id), places(NOTED, id));
            let only_noted = !implemented.is_empty() && implemented.iter().all(|place| noted.contains(place));
            RuleCoverage {
                id,
                implemented,
                only_noted,
                tested: places(TESTED, id),
                fired: fired.of(id),
                exempt,
            }
        };
        let up_to_tier = book.rules(system).filter(|rule| rule.tier <= tier);
        let rules = up_to_tier.map(|rule| cover(rule.id, rule.no_behaviour.clone())).collect::<Vec<_>>();
        let in_tier = |chapter: &u8| rules.iter().any(|rule| rule.id.chapter() == *chapter);
        let rulings = book
            .rulings(system)
            .filter(|ruling| in_tier(&ruling.id.chapter()))
            .map(|ruling| cover(ruling.id, None))
            .collect();
        let lacking = |lacks: fn(&RuleCoverage) -> bool| {
            let rules = rules.iter().filter(|rule| rule.exempt.is_none() && lacks(rule));
            rules.map(|rule| rule.id).collect::<Vec<_>>()
        };
        let lacking = Lacking {
            implemented: lacking(|rule| rule.implemented.is_empty()),
            tested: lacking(|rule| rule.tested.is_empty()),
            fired: lacking(|rule| rule.fired == 0),
        };
        let count = |counts: fn(&RuleCoverage) -> bool| {
            rules.iter().filter(|rule| rule.exempt.is_none() && counts(rule)).count()
        };
        let total = count(|_| true);
        Coverage {
            system,
            tier,
            total,
            implemented: total - lacking.implemented.len(),
            only_noted: count(|rule| rule.only_noted),
            tested: total - lacking.tested.len(),
            fired: total - lacking.fired.len(),
            rulings,
            examples: examples(system),
            rules,
            lacking,
        }
    }

    /// The rules that state nothing to enforce, with the reasons.
    pub fn exempt(&self) -> impl Iterator<Item = (RuleId, &Bilingual)> {
        self.rules.iter().filter_map(|rule| Some((rule.id, rule.exempt.as_ref()?)))
    }
}

fn places(findings: &[(&str, &[Place])], id: RuleId) -> Vec<Place> {
    let id = id.to_string();
    match findings.binary_search_by(|(found, _)| (*found).cmp(&id)) {
        Ok(index) => findings[index].1.to_vec(),
        Err(_) => Vec::new(),
    }
}

fn examples(system: System) -> Vec<(RuleId, Vec<Place>)> {
    let of_system = TESTED.iter().filter(|(id, _)| id.starts_with(system.letters()));
    let ids = of_system.filter_map(|(id, places)| Some((id.parse::<RuleId>().ok()?, places.to_vec())));
    let mut examples = ids.filter(|(id, _)| id.kind() == RuleKind::Example).collect::<Vec<_>>();
    examples.sort();
    examples
}
