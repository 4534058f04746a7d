//! Which rules the code of a crate enforces.

use super::names;
use super::source::Source;
use super::{Findings, Spot, note};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// A source file of the crate under the scan.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CodeFile<'a> {
    /// From the root of the repository.
    pub path: String,
    pub source: Source<'a>,
    /// The file's enums only report (refusals, faults, events): their functions `rule` say which rule a
    /// variant stands for, and enforce nothing unless the variant is made somewhere.
    pub reports: bool,
}

/// An enum and one of its variants.
type Variant<'a> = (&'a str, &'a str);

/// One arm of a function `rule`: the variants it is for and the rules it names.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Arm<'a> {
    variants: Vec<Variant<'a>>,
    ids: Vec<String>,
}

/// The rules that code cites.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Enforced {
    /// All places.
    pub all: Findings,
    /// Those of them that only note the rule for the record, `events.cite(DW_05_12)`: no number, result or
    /// refusal depends on the constant there.
    pub noted: Findings,
}

/// The rules that code cites, with the places.
///
/// A constant such as `DW_05_12` counts where it stands in code: not in a comment, a string, a test, an
/// import. In a report's function `rule` it counts where a variant of its arm is made, and the places are
/// those. A variant is made where its full name (`Refusal::OffBoard`) stands and is neither a pattern nor
/// compared.
pub fn enforced(files: &[CodeFile<'_>]) -> Enforced {
    let mut found = Enforced::default();
    let mut arms = Vec::new();
    for file in files {
        let mut covered = Vec::new();
        for function in file.rule_functions() {
            for (range, arm) in file.arms(&function) {
                covered.push(range);
                arms.push(arm);
            }
        }
        let notes = file.notes();
        for i in file.code() {
            let id = file.source.ident(i).and_then(names::id_of_constant);
            if let Some(id) = id.filter(|_| !covered.iter().any(|range| range.contains(&i))) {
                if notes.iter().any(|range| range.contains(&i)) {
                    note(&mut found.noted, id.clone(), file.spot(i));
                }
                note(&mut found.all, id, file.spot(i));
            }
        }
    }
    let wanted = arms.iter().flat_map(|arm| arm.variants.iter().copied()).collect::<BTreeSet<_>>();
    let made = made(files, &wanted);
    for arm in &arms {
        for id in &arm.ids {
            for spot in arm.variants.iter().filter_map(|variant| made.get(variant)).flatten() {
                note(&mut found.all, id.clone(), spot.clone());
            }
        }
    }
    for spots in found.all.values_mut() {
        spots.sort();
    }
    found
}

/// Where the wanted variants are made.
fn made<'a>(files: &[CodeFile<'a>], wanted: &BTreeSet<Variant<'a>>) -> BTreeMap<Variant<'a>, Vec<Spot>> {
    let mut made: BTreeMap<Variant<'a>, Vec<Spot>> = BTreeMap::new();
    for file in files {
        let source = &file.source;
        let functions = file.rule_functions();
        let impls = file.impls();
        let matches = source.macro_bodies("matches");
        for i in file.code() {
            let (Some(of), Some(name)) = (source.ident(i), source.ident(i + 3)) else { continue };
            if !source.is_pair(i + 1, [':', ':']) {
                continue;
            }
            let of = match of {
                // Impls do not nest in practice; where they do, the innermost begins last.
                "Self" => impls.iter().rfind(|(_, body)| body.contains(&i)).map_or(of, |&(name, _)| name),
                _ => of,
            };
            let Some(&variant) = wanted.get(&(of, name)) else { continue };
            let is_inside = |ranges: &[Range<usize>]| ranges.iter().any(|range| range.contains(&i));
            let in_rule = functions.iter().any(|function| function.body.contains(&i));
            if !in_rule && !is_inside(&matches) && !file.is_compared(i) && !file.is_pattern(i + 3) {
                made.entry(variant).or_default().push(file.spot(i));
            }
        }
    }
    made
}

/// A function `rule` and the enum it belongs to.
#[derive(Clone, PartialEq, Eq, Debug)]
struct RuleFunction<'a> {
    of: &'a str,
    body: Range<usize>,
}

impl<'a> CodeFile<'a> {
    fn spot(&self, index: usize) -> Spot {
        (self.path.clone(), self.source.line(index))
    }

    /// The tokens that are neither test code nor imports.
    fn code(&self) -> impl Iterator<Item = usize> + '_ {
        let source = &self.source;
        let mut import_end = 0;
        (0..source.len()).filter(move |&i| {
            // `use<'a>` is a bound, not an import.
            if import_end <= i && source.ident(i) == Some("use") && !source.is_punct(i + 1, '<') {
                import_end = (i..source.len()).find(|&end| source.is_punct(end, ';')).unwrap_or(source.len());
            }
            import_end <= i && !source.is_test(i)
        })
    }

    /// The insides of the calls of a method `cite`.
    fn notes(&self) -> Vec<Range<usize>> {
        let source = &self.source;
        (0..source.len())
            .filter(|&i| {
                source.is_punct(i, '.') && source.ident(i + 1) == Some("cite") && source.is_punct(i + 2, '(')
            })
            .map(|i| i + 3..source.partner(i + 2))
            .collect()
    }

    /// The impl blocks with the name of their type.
    fn impls(&self) -> Vec<(&'a str, Range<usize>)> {
        let source = &self.source;
        let mut impls = Vec::new();
        for start in (0..source.len()).filter(|&i| source.ident(i) == Some("impl")) {
            // `impl Trait` in a signature has no block of its own: it ends at a bracket, comma or semicolon
            // first.
            let stops = |&i: &usize| ['{', ';', ')', ','].iter().any(|&stop| source.is_punct(i, stop));
            let Some(open) = (start..source.len()).find(stops).filter(|&i| source.is_punct(i, '{')) else {
                continue;
            };
            let head = (start..open).take_while(|&i| source.ident(i) != Some("where")).collect::<Vec<_>>();
            // The type is the last name before its own generics: `Refusal` in `impl<'a> fmt::Display for
            // Refusal<'a>`.
            let from = head.iter().position(|&i| source.ident(i) == Some("for")).unwrap_or(0);
            let mut depth = 0;
            let mut name = None;
            for &i in &head[from..] {
                depth += i32::from(source.is_punct(i, '<')) - i32::from(source.is_punct(i, '>'));
                if depth == 0 {
                    name = source.ident(i).or(name);
                }
            }
            impls.extend(name.map(|name| (name, open + 1..source.partner(open))));
        }
        impls
    }

    fn rule_functions(&self) -> Vec<RuleFunction<'a>> {
        if !self.reports {
            return Vec::new();
        }
        let source = &self.source;
        let mut functions = Vec::new();
        for (of, body) in self.impls() {
            for i in body.filter(|&i| source.ident(i) == Some("fn") && source.ident(i + 1) == Some("rule")) {
                if let Some(open) = (i..source.len()).find(|&i| source.is_punct(i, '{')) {
                    functions.push(RuleFunction { of, body: open + 1..source.partner(open) });
                }
            }
        }
        functions
    }

    /// The arms of the first `match` of a function that name both variants and rules, with their extent.
    fn arms(&self, function: &RuleFunction<'a>) -> Vec<(Range<usize>, Arm<'a>)> {
        let source = &self.source;
        let mut arms = Vec::new();
        let Some(matching) = function.body.clone().find(|&i| source.ident(i) == Some("match")) else {
            return arms;
        };
        let Some(open) = (matching..function.body.end).find(|&i| source.is_punct(i, '{')) else {
            return arms;
        };
        let close = source.partner(open).min(source.len());
        let mut start = open + 1;
        while start < close {
            let Some(arrow) = self.find_outside(start..close, |i| source.is_pair(i, ['=', '>'])) else {
                break;
            };
            let body = arrow + 2;
            let end = if source.is_punct(body, '{') {
                source.partner(body)
            } else {
                self.find_outside(body..close, |i| source.is_punct(i, ',')).unwrap_or(close)
            };
            let variants = self.pattern_variants(start..arrow, function.of);
            let ids = (body..end)
                .filter_map(|i| source.ident(i).and_then(names::id_of_constant))
                .collect::<Vec<_>>();
            if !variants.is_empty() && !ids.is_empty() {
                arms.push((start..end, Arm { variants, ids }));
            }
            start = end + 1;
            if source.is_punct(start, ',') {
                start += 1;
            }
        }
        arms
    }

    /// The first token of the range, brackets passed over, that is looked for.
    fn find_outside(&self, range: Range<usize>, found: impl Fn(usize) -> bool) -> Option<usize> {
        let mut i = range.start;
        while i < range.end {
            if found(i) {
                return Some(i);
            }
            i = self.source.partner(i).max(i) + 1;
        }
        None
    }

    /// The variants of a pattern such as `A { .. } | Enum::B if guard`. A wildcard or binding is none.
    fn pattern_variants(&self, pattern: Range<usize>, of: &'a str) -> Vec<Variant<'a>> {
        let source = &self.source;
        let mut variants = Vec::new();
        let mut start = pattern.start;
        while start < pattern.end {
            let end =
                self.find_outside(start..pattern.end, |i| source.is_punct(i, '|')).unwrap_or(pattern.end);
            let path = (start..end).take_while(|&i| source.ident(i).is_some() || source.is_punct(i, ':'));
            let path =
                path.filter_map(|i| source.ident(i)).take_while(|&word| word != "if").collect::<Vec<_>>();
            if let Some((&name, before)) = path.split_last()
                && name.starts_with(char::is_uppercase)
            {
                let of = before.last().copied().filter(|&word| word != "Self").unwrap_or(of);
                variants.push((of, name));
            }
            start = end + 1;
        }
        variants
    }

    /// Whether `==` or `!=` stands before or after the path that begins here.
    fn is_compared(&self, path: usize) -> bool {
        let source = &self.source;
        let is_comparison = |i| source.is_pair(i, ['=', '=']) || source.is_pair(i, ['!', '=']);
        path.checked_sub(2).is_some_and(is_comparison) || is_comparison(path + 4)
    }

    /// Whether the variant named here stands in a pattern: `=>`, `|`, a guard or the `=` of a `let` follows
    /// it or the pattern around it.
    fn is_pattern(&self, name: usize) -> bool {
        let source = &self.source;
        let has_fields = source.is_punct(name + 1, '{') || source.is_punct(name + 1, '(');
        let mut after = if has_fields { source.partner(name + 1) + 1 } else { name + 1 };
        let mut in_braces = false;
        loop {
            // Behind a block such as `if a == B { … }` an `if` is the next statement, so it says nothing
            // there.
            let is_guard = source.ident(after) == Some("if") && !in_braces;
            if source.is_punct(after, '=') || source.is_punct(after, '|') || is_guard {
                return true;
            }
            // Outwards, as long as nothing but further fields follows up to the bracket.
            let mut close = after;
            while source.is_punct(close, ',') || source.is_punct(close, '.') || source.ident(close).is_some()
            {
                close += 1;
            }
            let open = source.partner(close);
            if close <= open {
                return false;
            }
            in_braces |= source.is_punct(close, '}');
            after = close + 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const REPORT: &str = "
        impl Refusal {
            pub const fn rule(&self) -> RuleId {
                use Refusal::*;
                match self {
                    Over => DW_07_05,
                    Off { .. } | Taken { .. } => DW_05_43,
                    Refusal::Split { groups, .. } if 2 < *groups => { DW_05_G4 }
                    Self::Plan { kind } => kind.rule(),
                    _ => DW_01_01,
                }
            }
        }
        impl Cites for Refusal {
            fn each(&self) {
                match self { Refusal::Off { .. } => 1, Self::Over => 2 };
            }
        }";

    /// The findings in a file of reports and a file of rules.
    fn found(report: &str, rules: &str) -> Vec<String> {
        listed(scan(report, rules).all)
    }

    fn scan(report: &str, rules: &str) -> Enforced {
        let file = |path: &str, text, reports| CodeFile {
            path: path.to_owned(),
            source: Source::new(text),
            reports,
        };
        let files = [file("report.rs", report, true), file("rules.rs", rules, false)];
        enforced(&files)
    }

    fn listed(findings: Findings) -> Vec<String> {
        let lines = |(id, spots): (String, Vec<Spot>)| {
            let spots = spots.iter().map(|(path, line)| format!(" {path}:{line}")).collect::<String>();
            format!("{id}{spots}")
        };
        findings.into_iter().map(lines).collect()
    }

    #[test]
    fn constants_in_code_count() {
        let text = "\
            use crate::rules::{DW_05_01, DW_05_02};\n\
            // DW_05_03\n\
            /// DW_05_04\n\
            fn f() {\n\
            cite(DW_05_01);\n\
            \"DW_05_05\"; cite(DW_05_01); cite(DW_05_G4) }\n\
            #[cfg(test)] mod tests { DW_05_06 }";
        assert_eq!(found("", text), ["DW-05-01 rules.rs:5 rules.rs:6", "DW-05-G4 rules.rs:6"]);
    }

    #[test]
    fn notes_are_told_from_uses() {
        let text = "\
            fn f() {\n\
            events.cite(DW_05_01);\n\
            events.cite(if a { DW_05_02 } else { DW_05_03 });\n\
            sum.add(DW_05_02, 1) }";
        let found = scan("", text);
        let noted = ["DW-05-01 rules.rs:2", "DW-05-02 rules.rs:3", "DW-05-03 rules.rs:3"];
        assert_eq!(listed(found.noted), noted);
        let all = ["DW-05-01 rules.rs:2", "DW-05-02 rules.rs:3 rules.rs:4", "DW-05-03 rules.rs:3"];
        assert_eq!(listed(found.all), all);
    }

    #[test]
    fn a_bound_is_no_import() {
        assert_eq!(found("", "fn f<'a>() -> impl Sized + use<'a> { DW_05_01 }"), ["DW-05-01 rules.rs:1"]);
    }

    #[test]
    fn reports_alone_enforce_nothing() {
        assert_eq!(found(REPORT, ""), ["DW-01-01 report.rs:10"]);
    }

    #[test]
    fn reports_count_where_they_are_made() {
        let text = "\
            fn f() {\n\
            Err(Refusal::Taken { hex })\n\
            }\n\
            fn g() { if bad { return Err(Refusal::Over); }\n\
            if x { crate::refusal::Refusal::Split { groups: 3 } } }";
        assert_eq!(
            found(REPORT, text),
            ["DW-01-01 report.rs:10", "DW-05-43 rules.rs:2", "DW-05-G4 rules.rs:5", "DW-07-05 rules.rs:4"]
        );
    }

    #[test]
    fn reports_may_be_made_by_their_own_impl() {
        let report = format!("{REPORT}\nimpl Refusal {{ fn new() -> Refusal {{ Self::Over }} }}");
        assert_eq!(found(&report, ""), ["DW-01-01 report.rs:10", "DW-07-05 report.rs:19"]);
    }

    #[test]
    fn patterns_and_comparisons_make_nothing() {
        for text in [
            "match r { Refusal::Over => 1, Refusal::Off { .. } | Refusal::Taken { .. } => 2 }",
            "match r { Err(Refusal::Over) => 1, Err(Refusal::Off { hex }) if x => 2 }",
            "match r { Some(Event::Refused { why: Refusal::Over, .. }) => 1 }",
            "if let Err(Refusal::Over) = r { }",
            "let Refusal::Off { hex } = r else { return };",
            "if let Event::Refused { why: Refusal::Over } = r { }",
            "matches!(r, Err(Refusal::Over))",
            "if r == Refusal::Over { a } if Refusal::Over != r { b }",
            "#[cfg(test)] mod tests { fn f() { Refusal::Over } }",
            "use Refusal::Over;",
        ] {
            assert_eq!(found(REPORT, text), ["DW-01-01 report.rs:10"], "{text}");
        }
    }

    #[test]
    fn blocks_before_other_statements_are_no_patterns() {
        for text in [
            "if a { return Err(Refusal::Over); } if b { }",
            "if a == Order::Hold { Err(Refusal::Over) } else { c }",
            "match a { Order::Hold => Err(Refusal::Over), _ => Ok(()) }",
            "match a { Order::Hold => Refusal::Over, Order::Move => b }",
            "let refusal = Refusal::Over;",
            "f(Refusal::Over, b).ok()",
            "a.ok_or(Refusal::Over)?;",
            "Event::Refused { why: Refusal::Over, unit }",
        ] {
            assert_eq!(found(REPORT, text).len(), 2, "{text}");
        }
    }

    #[test]
    fn other_enums_name_rules_directly() {
        let kinds = "impl Kind { fn rule(self) -> RuleId { match self { Kind::Lance => DW_02_18 } } }";
        assert_eq!(found("", kinds), ["DW-02-18 rules.rs:1"]);
    }

    #[test]
    fn text_cut_anywhere_does_no_harm() {
        let text =
            format!("{REPORT} #[cfg(test)] mod tests {{ r#\"a\"#; 'b' }} matches!(r, Refusal::Over) /* c */");
        for (end, _) in text.char_indices() {
            found(&text[..end], &text[end..]);
            found(REPORT, &text[end..]);
        }
    }
}
