//! One source file as tokens with matched brackets: what of it is test code, and which tests it has.

use super::lexer::{self, Kind, Token};
use super::names;
use std::ops::Range;

/// The keywords that begin an item. In an item a comma at the outermost level does not end it.
const ITEMS: [&str; 13] = [
    "fn", "mod", "impl", "struct", "enum", "trait", "const", "static", "type", "use", "extern", "unsafe",
    "async",
];

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source<'a> {
    tokens: Vec<Token<'a>>,
    /// For every bracket the index of its counterpart; for all other tokens their own index. A bracket never
    /// closed reaches to the end.
    partner: Vec<usize>,
    is_test: Vec<bool>,
}

impl<'a> Source<'a> {
    pub fn new(text: &'a str) -> Source<'a> {
        let tokens = lexer::tokens(text);
        let partner = partners(&tokens);
        let is_test = vec![false; tokens.len()];
        let mut source = Source { tokens, partner, is_test };
        source.mark_tests();
        source
    }

    pub fn len(&self) -> usize {
        self.tokens.len()
    }

    pub fn line(&self, index: usize) -> u32 {
        self.tokens.get(index).map_or(0, |token| token.line)
    }

    pub fn ident(&self, index: usize) -> Option<&'a str> {
        match self.tokens.get(index)?.kind {
            Kind::Ident(name) => Some(name),
            _ => None,
        }
    }

    pub fn is_punct(&self, index: usize, punct: char) -> bool {
        self.tokens.get(index).is_some_and(|token| token.kind == Kind::Punct(punct))
    }

    /// Two characters of punctuation such as `::` or `=>`.
    pub fn is_pair(&self, index: usize, [first, second]: [char; 2]) -> bool {
        self.is_punct(index, first) && self.is_punct(index + 1, second)
    }

    /// The index of the counterpart of a bracket; the index itself for any other token.
    pub fn partner(&self, index: usize) -> usize {
        self.partner.get(index).copied().unwrap_or(index)
    }

    /// Whether the token belongs to code that is compiled only for tests.
    pub fn is_test(&self, index: usize) -> bool {
        self.is_test.get(index).copied().unwrap_or(false)
    }

    /// The modules in other files that are compiled only for tests: `#[cfg(test)] mod name;`.
    pub fn test_modules(&self) -> Vec<&'a str> {
        (0..self.len())
            .filter(|&i| self.is_test(i) && self.ident(i) == Some("mod") && self.is_punct(i + 2, ';'))
            .filter_map(|i| self.ident(i + 1))
            .collect()
    }

    /// The rule ids that the names of test functions begin with, and their lines. Ignored tests prove
    /// nothing.
    pub fn tested(&self) -> Vec<(String, u32)> {
        let properties = self.macro_bodies("proptest");
        let mut found = Vec::new();
        for i in 0..self.len() {
            let (Some("fn"), Some(name)) = (self.ident(i), self.ident(i + 1)) else { continue };
            let attributes = self.attributes_before(i);
            let is_test = attributes.iter().any(|attribute| self.is_test_attribute(attribute.clone()))
                || properties.iter().any(|body| body.contains(&i));
            let is_ignored = attributes.iter().any(|attribute| self.ident(attribute.start) == Some("ignore"));
            if is_test && !is_ignored {
                found.extend(names::ids_of_test(name).into_iter().map(|id| (id, self.line(i))));
            }
        }
        found
    }

    /// The insides of the calls of a macro.
    pub fn macro_bodies(&self, name: &str) -> Vec<Range<usize>> {
        (0..self.len())
            .filter(|&i| self.ident(i) == Some(name) && self.is_punct(i + 1, '!'))
            .map(|i| i + 3..self.partner(i + 2))
            .collect()
    }

    /// Marks the items under `#[test]` and `#[cfg(test)]`, and what stands around `#![cfg(test)]`.
    fn mark_tests(&mut self) {
        let mut open = Vec::new();
        let mut i = 0;
        while i < self.len() {
            if self.partner(i) < i {
                open.pop();
            } else if self.is_pair(i, ['#', '[']) {
                let close = self.partner(i + 1);
                let attribute = i + 2..close;
                if self.is_test_attribute(attribute.clone()) || self.is_cfg_test(attribute) {
                    let end = self.item_end(close + 1);
                    self.mark(i..end);
                    i = end;
                    continue;
                }
                i = close;
            } else if self.is_pair(i, ['#', '!']) && self.is_punct(i + 2, '[') {
                let close = self.partner(i + 2);
                if self.is_cfg_test(i + 3..close) {
                    let around =
                        open.last().copied().map_or(0..self.len(), |start| start..self.partner(start));
                    self.mark(around);
                }
                i = close;
            } else if i < self.partner(i) {
                open.push(i);
            }
            i += 1;
        }
    }

    fn mark(&mut self, range: Range<usize>) {
        let end = range.end.min(self.is_test.len());
        if let Some(marks) = self.is_test.get_mut(range.start..end) {
            marks.fill(true);
        }
    }

    /// `test`, or a path that ends in it such as `tokio::test`.
    fn is_test_attribute(&self, attribute: Range<usize>) -> bool {
        let path = attribute.clone().take_while(|&i| self.ident(i).is_some() || self.is_punct(i, ':'));
        path.last().is_some_and(|last| self.ident(last) == Some("test"))
    }

    /// `cfg(test)`, also among other conditions, but not `cfg(not(test))` nor `cfg(any(test, …))`, which is
    /// compiled without tests too.
    fn is_cfg_test(&self, attribute: Range<usize>) -> bool {
        let mut i = attribute.start;
        if self.ident(i) != Some("cfg") {
            return false;
        }
        while i < attribute.end {
            match self.ident(i) {
                Some("not" | "any") => i = self.partner(i + 1),
                Some("test") => return true,
                _ => {}
            }
            i += 1;
        }
        false
    }

    /// Where the item ends that begins here or after further attributes: behind its body or semicolon, for
    /// fields, variants and arms behind their comma, and in any case where the brackets around it close.
    fn item_end(&self, start: usize) -> usize {
        let mut i = start;
        while self.is_pair(i, ['#', '[']) {
            i = self.partner(i + 1) + 1;
        }
        if self.ident(i) == Some("pub") {
            i = if self.is_punct(i + 1, '(') { self.partner(i + 1) + 1 } else { i + 1 };
        }
        let is_item = self.ident(i).is_some_and(|word| ITEMS.contains(&word));
        while i < self.len() {
            let partner = self.partner(i);
            if partner < i {
                return i;
            }
            if self.is_punct(i, ';') || (self.is_punct(i, ',') && !is_item) {
                return i + 1;
            }
            if self.is_punct(i, '{') {
                return partner + 1;
            }
            i = partner + 1;
        }
        self.len()
    }

    /// The insides of the attributes of the item whose keyword stands here.
    fn attributes_before(&self, keyword: usize) -> Vec<Range<usize>> {
        let mut attributes = Vec::new();
        let mut i = keyword;
        while let Some(before) = i.checked_sub(1) {
            let open = self.partner(before);
            let is_modifier =
                matches!(self.ident(before), Some("pub" | "async" | "const" | "unsafe" | "extern"))
                    || self.tokens[before].kind == Kind::Literal;
            if is_modifier {
                i = before;
            } else if self.is_punct(before, ')') && 0 < open && self.ident(open - 1) == Some("pub") {
                i = open;
            } else if self.is_punct(before, ']') && 0 < open && self.is_punct(open - 1, '#') {
                attributes.push(open + 1..before);
                i = open - 1;
            } else {
                break;
            }
        }
        attributes
    }
}

fn partners(tokens: &[Token<'_>]) -> Vec<usize> {
    let mut partner = (0..tokens.len()).collect::<Vec<_>>();
    let mut open: Vec<(usize, char)> = Vec::new();
    for (i, token) in tokens.iter().enumerate() {
        match token.kind {
            Kind::Punct('(') => open.push((i, ')')),
            Kind::Punct('[') => open.push((i, ']')),
            Kind::Punct('{') => open.push((i, '}')),
            Kind::Punct(close @ (')' | ']' | '}')) => {
                if let Some((start, _)) = open.pop_if(|(_, expected)| *expected == close) {
                    partner[start] = i;
                    partner[i] = start;
                }
            }
            _ => {}
        }
    }
    for (start, _) in open {
        partner[start] = tokens.len();
    }
    partner
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The identifiers outside of test code.
    fn plain(text: &str) -> Vec<&str> {
        let source = Source::new(text);
        (0..source.len()).filter(|&i| !source.is_test(i)).filter_map(|i| source.ident(i)).collect()
    }

    fn tested(text: &str) -> Vec<String> {
        Source::new(text).tested().into_iter().map(|(id, line)| format!("{id}:{line}")).collect()
    }

    #[test]
    fn test_modules_are_test_code() {
        assert_eq!(plain("a!(); #[cfg(test)] mod tests { use super::b; fn c() {} } d!();"), ["a", "d"]);
        assert_eq!(plain("#[cfg(test)] #[rustfmt::skip] pub(crate) mod tests { b } c"), ["c"]);
        assert_eq!(plain("#[cfg(all(test, feature = \"x\"))] mod tests { b } c"), ["c"]);
        assert_eq!(plain("mod a { #![cfg(test)] b } c"), ["mod", "a", "c"]);
        assert!(plain("#![cfg(test)] fn a() {}").is_empty());
    }

    #[test]
    fn test_items_end_where_they_end() {
        assert_eq!(plain("#[cfg(test)] use a::{b, c}; #[test] fn d<E, F>() { g } h"), ["h"]);
        assert_eq!(plain("#[cfg(test)] mod tests; a"), ["a"]);
        assert_eq!(plain("#[cfg(test)] const A: [u8; 2] = [B; 2]; c"), ["c"]);
        assert_eq!(plain("enum A { #[cfg(test)] B(u8), C }"), ["enum", "A", "C"]);
        assert_eq!(plain("match a { #[cfg(test)] B => c(1, 2), D => e }"), ["match", "a", "D", "e"]);
        assert_eq!(plain("struct A { b: u8, #[cfg(test)] c: u8 } d"), ["struct", "A", "b", "u8", "d"]);
    }

    #[test]
    fn other_conditions_are_plain_code() {
        assert_eq!(plain("#[cfg(not(test))] a"), ["cfg", "not", "test", "a"]);
        assert_eq!(plain("#[cfg(any(test, unix))] a"), ["cfg", "any", "test", "unix", "a"]);
        assert_eq!(plain("#[cfg(unix)] a"), ["cfg", "unix", "a"]);
    }

    #[test]
    fn brackets_out_of_order_do_no_harm() {
        for text in [
            "}",
            "{",
            "( ]",
            "#[",
            "#[cfg(test)",
            "#[cfg(test)] }",
            "#![cfg(test",
            "fn",
            "proptest! {",
            "pub fn",
            ") fn a",
        ] {
            let source = Source::new(text);
            assert!(source.tested().is_empty() && source.test_modules().is_empty(), "{text}");
        }
    }

    #[test]
    fn modules_in_other_files_are_listed() {
        let source = Source::new("mod a; #[cfg(test)] mod b; #[cfg(test)] mod c { }");
        assert_eq!(source.test_modules(), ["b"]);
    }

    #[test]
    fn tests_are_found_by_their_names() {
        let text = "\
            #[test]\n\
            fn dw_05_12_dw_05_g4_halts() {}\n\
            fn dw_05_13_helper() {}\n\
            #[tokio::test]\n\
            async fn dw_05_14() {}";
        assert_eq!(tested(text), ["DW-05-12:2", "DW-05-G4:2", "DW-05-14:5"]);
        assert_eq!(tested("#[test]\n#[should_panic]\npub(crate) fn dw_05_e6_wheel() {}"), ["DW-05-E6:3"]);
        assert!(tested("// #[test]\nfn dw_05_12_a() {}").is_empty());
        assert!(tested("/* #[test] fn dw_05_12_a() {} */ \"#[test] fn dw_05_12_b() {}\"").is_empty());
    }

    #[test]
    fn ignored_tests_prove_nothing() {
        assert!(tested("#[test] #[ignore = \"slow\"] fn dw_05_12_a() {}").is_empty());
        assert!(tested("#[ignore] #[test] fn dw_05_12_a() {}").is_empty());
    }

    #[test]
    fn properties_are_tests() {
        let text = "\
            proptest! {\n\
            #![proptest_config(c)]\n\
            /// Doc.\n\
            fn dw_05_12_all(x in 0..9) { f(x); }\n\
            }\n\
            fn dw_05_13() {}";
        assert_eq!(tested(text), ["DW-05-12:4"]);
    }
}
