//! What the units of a case are called for people.

use std::sync::LazyLock;
use wire::{Lang, Words};

/// What a unit without a profile is called: a word of ours where we have one, else as the case writes it.
pub(crate) fn unit(name: &str, lang: Lang) -> String {
    let key = format!("case-unit-{name}");
    if words(lang).has(&key) { words(lang).text(&key, &[]) } else { name.to_owned() }
}

pub(crate) fn words(lang: Lang) -> &'static Words {
    static DE: LazyLock<Words> = LazyLock::new(|| Words::new(Lang::De));
    static EN: LazyLock<Words> = LazyLock::new(|| Words::new(Lang::En));
    match lang {
        Lang::De => &DE,
        Lang::En => &EN,
    }
}
