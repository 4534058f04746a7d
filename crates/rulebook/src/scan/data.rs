//! Rules that are data: the units, armies and boards the book lays down are entries of the data files, and the key
//! `rule` of an entry names the rule that it carries out.

use super::names;

/// The rules that the entries of a data file carry out, with their lines.
pub fn rules_of_data(text: &str) -> Vec<(String, u32)> {
    let rule = |line: &str| {
        let value = line.strip_prefix("rule")?.trim_start().strip_prefix('=')?.trim();
        let id = value.strip_prefix('"')?.split_once('"')?.0;
        names::is_rule(id).then(|| id.to_owned())
    };
    (1..).zip(text.lines()).filter_map(|(number, line)| Some((rule(line)?, number))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_key_rule_counts() {
        let text = "# rule = \"DW-01-01\"\n[[profile]]\nrule = \"DW-27-02\"\nnote = \"DW-01-02\"\nrules = 3\nrule = \"x\"\n";
        assert_eq!(rules_of_data(text), [("DW-27-02".to_owned(), 3)]);
    }
}
