//! Splits Rust source into the few kinds of tokens the scan needs.

/// What a token is. Comments, doc comments and lifetimes give no token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind<'a> {
    /// An identifier or keyword; raw identifiers without their `r#`.
    Ident(&'a str),
    /// One character of punctuation or one bracket.
    Punct(char),
    /// A string, character or number, whatever it says.
    Literal,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token<'a> {
    pub kind: Kind<'a>,
    /// Counted from 1.
    pub line: u32,
}

/// The tokens of a source text. What is not closed at the end of the text ends there.
pub fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut cursor = Cursor { rest: text, line: 1 };
    let mut tokens = Vec::new();
    while let Some(first) = cursor.peek() {
        let line = cursor.line;
        let kind = if first.is_whitespace() {
            cursor.bump();
            None
        } else if cursor.rest.starts_with("//") {
            cursor.take_while(|c| c != '\n');
            None
        } else if cursor.rest.starts_with("/*") {
            cursor.block_comment();
            None
        } else if is_ident_start(first) {
            Some(cursor.word())
        } else if first.is_ascii_digit() {
            cursor.number();
            Some(Kind::Literal)
        } else if first == '"' {
            cursor.quoted('"');
            Some(Kind::Literal)
        } else if first == '\'' {
            cursor.char_or_lifetime()
        } else {
            cursor.bump();
            Some(Kind::Punct(first))
        };
        tokens.extend(kind.map(|kind| Token { kind, line }));
    }
    tokens
}

fn is_ident_start(c: char) -> bool {
    c == '_' || c.is_alphabetic()
}

fn is_ident_part(c: char) -> bool {
    c == '_' || c.is_alphanumeric()
}

struct Cursor<'a> {
    rest: &'a str,
    line: u32,
}

impl<'a> Cursor<'a> {
    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn bump(&mut self) -> Option<char> {
        let mut chars = self.rest.chars();
        let c = chars.next()?;
        self.rest = chars.as_str();
        self.line += u32::from(c == '\n');
        Some(c)
    }

    fn take_while(&mut self, keep: impl Fn(char) -> bool) -> &'a str {
        let start = self.rest;
        while self.peek().is_some_and(&keep) {
            self.bump();
        }
        start.strip_suffix(self.rest).unwrap_or(start)
    }

    /// Block comments nest.
    fn block_comment(&mut self) {
        let mut depth = 0;
        loop {
            if self.rest.starts_with("/*") {
                depth += 1;
                self.bump();
            } else if self.rest.starts_with("*/") {
                depth -= 1;
                self.bump();
            }
            if self.bump().is_none() || depth == 0 {
                return;
            }
        }
    }

    /// An identifier, or a string or character with a prefix such as `b`, `c`, `r` or `br`.
    fn word(&mut self) -> Kind<'a> {
        let word = self.take_while(is_ident_part);
        let after_hashes = self.rest.trim_start_matches('#');
        let hashes = self.rest.len() - after_hashes.len();
        match (word, after_hashes.chars().next()) {
            ("r" | "br" | "cr", Some('"')) => {
                self.raw_string(hashes);
                Kind::Literal
            }
            ("b" | "c", Some('"')) if hashes == 0 => {
                self.quoted('"');
                Kind::Literal
            }
            ("b", Some('\'')) if hashes == 0 => {
                self.quoted('\'');
                Kind::Literal
            }
            ("r", Some(c)) if hashes == 1 && is_ident_start(c) => {
                self.bump();
                Kind::Ident(self.take_while(is_ident_part))
            }
            _ => Kind::Ident(word),
        }
    }

    /// From the first `#` or quote to the quote with as many `#` behind it.
    fn raw_string(&mut self, hashes: usize) {
        for _ in 0..=hashes {
            self.bump();
        }
        let end = format!("\"{}", "#".repeat(hashes));
        while !self.rest.starts_with(&end) {
            if self.bump().is_none() {
                return;
            }
        }
        for _ in 0..end.len() {
            self.bump();
        }
    }

    /// From a quote to the next one without a backslash before it.
    fn quoted(&mut self, quote: char) {
        self.bump();
        while let Some(c) = self.bump() {
            if c == '\\' {
                self.bump();
            } else if c == quote {
                return;
            }
        }
    }

    fn number(&mut self) {
        self.take_while(is_ident_part);
        // `1.5` is one number, `1..5` is not, and neither is `pair.0.len()`, where it makes no difference.
        let mut ahead = self.rest.chars();
        if ahead.next() == Some('.') && ahead.next().is_some_and(|c| c.is_ascii_digit()) {
            self.bump();
            self.take_while(is_ident_part);
        }
    }

    /// `'a'` and `'\n'` are characters, `'a` is a lifetime or label.
    fn char_or_lifetime(&mut self) -> Option<Kind<'a>> {
        let mut ahead = self.rest.chars().skip(1);
        let (first, second) = (ahead.next(), ahead.next());
        if first == Some('\\') || second == Some('\'') {
            self.quoted('\'');
            return Some(Kind::Literal);
        }
        self.bump();
        self.take_while(is_ident_part);
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The identifiers of a text, which is what the scan looks for.
    fn idents(text: &str) -> Vec<&str> {
        tokens(text)
            .into_iter()
            .filter_map(|token| match token.kind {
                Kind::Ident(name) => Some(name),
                _ => None,
            })
            .collect()
    }

    #[test]
    fn comments_give_no_tokens() {
        assert_eq!(idents("a // b\nc /// d\n//! e\nf"), ["a", "c", "f"]);
        assert_eq!(idents("a /* b */ c /** d */ e"), ["a", "c", "e"]);
        assert_eq!(idents("a // \"\nb"), ["a", "b"]);
    }

    #[test]
    fn block_comments_nest() {
        assert_eq!(idents("a /* b /* c */ d */ e"), ["a", "e"]);
        assert_eq!(idents("a /*/ b */ c"), ["a", "c"]);
        assert_eq!(idents("a /**/ b"), ["a", "b"]);
        assert_eq!(idents("a /* b /* c */ d"), ["a"]);
    }

    #[test]
    fn strings_give_no_identifiers() {
        assert_eq!(idents(r#"a "b \" c" d"#), ["a", "d"]);
        assert_eq!(idents(r#"a "b \\" c"#), ["a", "c"]);
        assert_eq!(idents(r#"a b"b" c c"c" d"#), ["a", "c", "d"]);
        assert_eq!(idents("a \"// b\" c"), ["a", "c"]);
        assert_eq!(idents("a \"never closed"), ["a"]);
    }

    #[test]
    fn raw_strings_end_at_their_own_hashes() {
        assert_eq!(idents(r###"a r"b \" c"###), ["a", "c"]);
        assert_eq!(idents(r###"a r#"b " c"# d"###), ["a", "d"]);
        assert_eq!(idents(r####"a br##"b "# c"## d"####), ["a", "d"]);
        assert_eq!(idents("a r#\"never closed"), ["a"]);
    }

    #[test]
    fn raw_identifiers_lose_their_mark() {
        assert_eq!(idents("r#match r b c br"), ["match", "r", "b", "c", "br"]);
    }

    #[test]
    fn characters_and_lifetimes_are_told_apart() {
        assert_eq!(idents("a 'b' c"), ["a", "c"]);
        assert_eq!(idents("fn f<'a>(x: &'a str)"), ["fn", "f", "x", "str"]);
        assert_eq!(idents(r"a '\'' b '\\' c b'd' e '\u{41}' f"), ["a", "b", "c", "e", "f"]);
        assert_eq!(idents("a '\"' b '\"' c"), ["a", "b", "c"]);
        assert_eq!(idents("a 'ü' b"), ["a", "b"]);
        assert_eq!(idents("'outer: loop { break 'outer; }"), ["loop", "break"]);
    }

    #[test]
    fn numbers_are_literals() {
        assert_eq!(idents("a 0xFF_u8 1.5e3 1..b 2.0 c"), ["a", "b", "c"]);
    }

    #[test]
    fn lines_count_through_comments_and_strings() {
        let lines = |text| tokens(text).iter().map(|token| token.line).collect::<Vec<_>>();
        assert_eq!(lines("a\n/* \n */ b\n\"\n\" c"), [1, 3, 4, 5]);
    }
}
