use players::demonworld::REASON_KEYS;

const GERMAN: &str = include_str!("../../wire/locales/de/reasons.ftl");
const ENGLISH: &str = include_str!("../../wire/locales/en/reasons.ftl");

/// The messages of a file with the variables they use.
fn messages(text: &str) -> Vec<(String, Vec<String>)> {
    let mut messages: Vec<(String, Vec<String>)> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some(key) = line.strip_prefix("reason-").and_then(|rest| rest.split(" =").next()) {
            messages.push((key.to_owned(), Vec::new()));
        }
        if let Some((_, variables)) = messages.last_mut() {
            variables.extend(
                line.split('$')
                    .skip(1)
                    .map(|rest| rest.chars().take_while(char::is_ascii_lowercase).collect::<String>()),
            );
        }
    }
    for (_, variables) in &mut messages {
        variables.sort();
        variables.dedup();
    }
    messages
}

#[test]
fn every_reason_has_words_in_both_languages() {
    let (german, english) = (messages(GERMAN), messages(ENGLISH));
    assert_eq!(german, english);
    let keys: Vec<&str> = german.iter().map(|(key, _)| key.as_str()).collect();
    assert_eq!(keys, REASON_KEYS);
    for (key, variables) in &german {
        let known = |name: &String| ["unit", "target", "value"].contains(&name.as_str());
        assert!(variables.iter().all(known), "{key}: {variables:?}");
    }
}
