//! Case files: which rules a case proves.

use super::names;

/// The ids of the case itself and of its `rules`, in their printed form, with their lines. A free name of a
/// case is no id.
pub fn rules_of_case(text: &str) -> Result<Vec<(String, u32)>, String> {
    let table = text.parse::<toml::Table>().map_err(|error| error.message().to_owned())?;
    let listed = table.get("rules").and_then(toml::Value::as_array).into_iter().flatten();
    let named = table.get("id").into_iter().chain(listed).filter_map(toml::Value::as_str);
    Ok(named.filter(|name| is_id(name)).map(|id| (id.to_owned(), line_of(text, id))).collect())
}

fn is_id(name: &str) -> bool {
    names::id_of_constant(&name.replace('-', "_")).is_some_and(|id| id == name)
}

/// The first line that has the id in quotes; 1 where it is written in another way.
fn line_of(text: &str, id: &str) -> u32 {
    let quoted = |line: &str| line.contains(&format!("\"{id}\"")) || line.contains(&format!("'{id}'"));
    (1..).zip(text.lines()).find(|(_, line)| quoted(line)).map_or(1, |(number, _)| number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_case_names_its_rules() {
        let text = "\
            id = \"DW-05-E6\"\n\
            rules = [\n\
            \"DW-05-17\",\n\
            \"DW-05-G2\",\n\
            ]\n\
            [[step]]\n\
            refused = \"DW-05-20\"\n";
        let found = |id: &str, line| (id.to_owned(), line);
        assert_eq!(
            rules_of_case(text),
            Ok(vec![found("DW-05-E6", 1), found("DW-05-17", 3), found("DW-05-G2", 4)])
        );
    }

    #[test]
    fn free_names_are_no_ids() {
        assert_eq!(rules_of_case("id = \"a-wheel\"\nrules = [\"dw-05-17\", 3]"), Ok(vec![]));
        assert_eq!(rules_of_case("rules = \"DW-05-17\""), Ok(vec![]));
    }

    #[test]
    fn broken_files_say_why() {
        assert!(rules_of_case("id = ").is_err());
    }
}
