//! The data files of Warhammer: sound as they are, and what is wrong in them is found.

use wire::warhammer::data::{Data, Texts};

/// What is wrong with the ready lists after replacing one piece of them.
fn faults(old: &str, new: &str) -> Vec<String> {
    const LISTS: &str = "army-lists.toml";
    let (_, lists) = Texts::BUILTIN.0.into_iter().find(|(file, _)| *file == LISTS).unwrap();
    assert!(lists.contains(old), "{old}");
    let changed = lists.replacen(old, new, 1);
    let mut texts = Texts::BUILTIN;
    assert!(texts.replace(LISTS, &changed));
    Data::parse(&texts).unwrap_err().iter().map(ToString::to_string).collect()
}

#[test]
fn wh_09_h01_the_data_of_warhammer_are_sound() {
    if let Err(faults) = Data::parse(&Texts::BUILTIN) {
        let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
        panic!("{}", faults.join("\n"));
    }
}

/// A list has no place for them, and nobody sells one among what he sells.
#[test]
fn wh_08_g2_magic_items_cannot_be_bought() {
    let place = faults("general = true\n", "general = true\nitems = [\"sword-of-power\"]\n");
    assert!(matches!(&place[..], [fault] if fault.contains("unknown field `items`")), "{place:?}");
    let sold = faults("options = [\"heavy-armour\", ", "options = [\"heavy-armour\", \"sword-of-power\", ");
    assert!(matches!(&sold[..], [fault, ..] if fault.contains("sword-of-power")), "{sold:?}");
}
