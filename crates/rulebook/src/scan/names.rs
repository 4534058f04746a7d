//! Rule ids as code spells them.

/// The printed id of a constant: `DW_05_12` gives `DW-05-12`, `DW_05_G4` gives `DW-05-G4`.
pub fn id_of_constant(name: &str) -> Option<String> {
    let (id, rest) = leading_id(name, u8::is_ascii_uppercase)?;
    rest.is_empty().then_some(id)
}

/// Whether the text is the printed id of a rule: `DW-05-12`.
pub fn is_rule(id: &str) -> bool {
    id_of_constant(&id.replace('-', "_")).is_some_and(|printed| printed == id)
}

/// The printed ids at the beginning of a test's name: `dw_05_12_dw_05_g4_wheels` gives `DW-05-12` and
/// `DW-05-G4`.
pub fn ids_of_test(name: &str) -> Vec<String> {
    let mut ids = Vec::new();
    let mut rest = name;
    while let Some((id, after)) = leading_id(rest, u8::is_ascii_lowercase) {
        ids.push(id);
        rest = after;
    }
    ids
}

/// Two letters of the given case, `_`, two digits, `_`, two digits, h and two digits or one of g, t, e and a
/// number; then `_` or the end. Gives the printed id and what follows.
fn leading_id(name: &str, letter: fn(&u8) -> bool) -> Option<(String, &str)> {
    let mut parts = name.splitn(4, '_');
    let (system, chapter, number) = (parts.next()?, parts.next()?, parts.next()?);
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    let two = |text: &str| text.len() == 2 && digits(text);
    if system.len() != 2 || !system.bytes().all(|b| letter(&b)) || !two(chapter) {
        return None;
    }
    let kind = number.bytes().next().filter(letter);
    let known = match kind.map(|kind| kind.to_ascii_uppercase()) {
        None => two(number),
        Some(b'H') => two(&number[1..]),
        Some(kind) => b"GTE".contains(&kind) && digits(&number[1..]),
    };
    let id = format!("{system}-{chapter}-{number}").to_ascii_uppercase();
    known.then(|| (id, parts.next().unwrap_or("")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constants_are_ids() {
        assert_eq!(id_of_constant("DW_05_12").as_deref(), Some("DW-05-12"));
        assert_eq!(id_of_constant("DW_05_G12").as_deref(), Some("DW-05-G12"));
        assert_eq!(id_of_constant("WH_09_H03").as_deref(), Some("WH-09-H03"));
        for name in [
            "dw_05_12",
            "DW_05_12_X",
            "DW_5_12",
            "DW_05_1",
            "DW_05_g4",
            "DW_05_X4",
            "DW_05_G",
            "WH_09_H3",
            "D_05_12",
            "DW_05",
            "_",
            "",
        ] {
            assert_eq!(id_of_constant(name), None, "{name}");
        }
    }

    #[test]
    fn test_names_begin_with_ids() {
        assert_eq!(ids_of_test("dw_05_12_no_way"), ["DW-05-12"]);
        assert_eq!(ids_of_test("dw_05_12"), ["DW-05-12"]);
        assert_eq!(ids_of_test("wh_09_h03_wh_06_g6_counts"), ["WH-09-H03", "WH-06-G6"]);
        assert_eq!(ids_of_test("dw_05_12_dw_05_g4_dw_05_e6_wheels"), ["DW-05-12", "DW-05-G4", "DW-05-E6"]);
        assert_eq!(ids_of_test("dw_05_12_like_dw_05_13"), ["DW-05-12"]);
        for name in ["a_dw_05_12", "dw_05_123_x", "dw_05_12x", "DW_05_12", "ün_05_12"] {
            assert!(ids_of_test(name).is_empty(), "{name}");
        }
    }
}
