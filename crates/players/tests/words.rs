use players::{demonworld, warhammer};

/// The reasons in a file, with the variables they use.
fn messages(text: &str, prefix: &str) -> Vec<(String, Vec<String>)> {
    let mut messages: Vec<(String, Vec<String>)> = Vec::new();
    let start = text.find(prefix).unwrap_or(text.len());
    for line in text[start..].lines().filter(|line| !line.starts_with('#')) {
        if let Some(key) = line.strip_prefix(prefix).and_then(|rest| rest.split(" =").next()) {
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

/// Both files have words for exactly these keys, in this order, and use only what a reason has.
fn check(german: &str, english: &str, prefix: &str, keys: &[&str]) {
    let (german, english) = (messages(german, prefix), messages(english, prefix));
    assert_eq!(german, english);
    assert_eq!(german.iter().map(|(key, _)| key.as_str()).collect::<Vec<_>>(), keys);
    for (key, variables) in &german {
        let known = |name: &String| ["unit", "target", "value"].contains(&name.as_str());
        assert!(variables.iter().all(known), "{key}: {variables:?}");
    }
}

#[test]
fn every_reason_has_words_in_both_languages() {
    check(
        include_str!("../../wire/locales/de/reasons.ftl"),
        include_str!("../../wire/locales/en/reasons.ftl"),
        "reason-",
        &demonworld::REASON_KEYS,
    );
    check(
        include_str!("../../wire/locales/de/warhammer-show.ftl"),
        include_str!("../../wire/locales/en/warhammer-show.ftl"),
        "wh-reason-",
        &warhammer::REASON_KEYS,
    );
}
