//! How units look on the table. No rule depends on it, so it stands beside the hashed data.

use super::{Data, Profile, Texts};
use crate::files::{DataError, Faults, File};
use crate::words::Lang;
use ::demonworld::{Card, Class, MeleeKind, RangedKind};
use schemars::JsonSchema;
use serde::Deserialize;
use std::sync::OnceLock;
use toml::Spanned;

/// Longer ones would not fit on a tag.
const LONGEST: usize = 14;

/// The look of a profile.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Symbol {
    #[schemars(with = "String")]
    profile: Spanned<String>,
    /// An id of the symbol sheet without its `g-`.
    pub glyph: String,
    short_de: String,
    short_en: String,
}

impl Symbol {
    pub fn short(&self, lang: Lang) -> &str {
        match lang {
            Lang::De => &self.short_de,
            Lang::En => &self.short_en,
        }
    }
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SymbolsFile {
    symbol: Vec<Symbol>,
}

/// The looks of all profiles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Symbols(Vec<Symbol>);

impl Symbols {
    /// Those that come with the program, read once.
    pub fn builtin() -> Result<&'static Symbols, DataError> {
        static BUILTIN: OnceLock<Result<Symbols, DataError>> = OnceLock::new();
        BUILTIN.get_or_init(|| Symbols::parse(Texts::BUILTIN.symbols)).as_ref().map_err(Clone::clone)
    }

    /// Reads the file; gives the first fault.
    pub fn parse(text: &str) -> Result<Symbols, DataError> {
        Symbols::read(text).map_err(|mut faults| faults.remove(0))
    }

    /// Reads the file. Gives all faults, at least one.
    pub fn read(text: &str) -> Result<Symbols, Vec<DataError>> {
        let file = File { name: "symbols.toml", text };
        let mut faults = Faults::new();
        let Some(SymbolsFile { symbol: symbols }) = file.read_into(&mut faults) else { return Err(faults) };
        file.unique(symbols.iter().map(|symbol| &symbol.profile), &mut faults);
        for symbol in &symbols {
            let is_id = |id: &str| !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_lowercase());
            if !is_id(&symbol.glyph) {
                let reason = format!("\"{}\" is no glyph: small letters only", symbol.glyph);
                faults.push(file.at(&symbol.profile, reason));
            }
            for short in [&symbol.short_de, &symbol.short_en] {
                if !(1..=LONGEST).contains(&short.chars().count()) {
                    let reason = format!("\"{short}\" must have 1 to {LONGEST} letters");
                    faults.push(file.at(&symbol.profile, reason));
                }
            }
        }
        if faults.is_empty() { Ok(Symbols(symbols)) } else { Err(faults) }
    }

    /// The looks of units that do not exist. `text` is what these symbols were read from.
    pub fn strangers(&self, text: &str, data: &Data) -> Vec<DataError> {
        let file = File { name: "symbols.toml", text };
        let unknown = self.0.iter().filter(|symbol| data.profile(symbol.profile.get_ref()).is_none());
        unknown.map(|symbol| file.at(&symbol.profile, "no such unit")).collect()
    }

    pub fn of(&self, profile: &Profile) -> Option<&Symbol> {
        self.0.iter().find(|symbol| symbol.profile.get_ref() == profile.id())
    }
}

/// The glyph of a unit without a profile, by what it fights with.
pub fn glyph_of(card: &Card) -> &'static str {
    if card.class == Class::Cavalry {
        return "horse";
    }
    match (card.ranged.map(|weapon| weapon.kind), card.melee[0].map(|weapon| weapon.kind)) {
        (Some(RangedKind::Arquebus), _) => "arquebus",
        (Some(RangedKind::Crossbow), _) => "crossbow",
        (Some(_), _) => "bow",
        (None, Some(MeleeKind::TwoHanded)) => "greatsword",
        (None, Some(MeleeKind::TwoHandWeapons)) => "twoblades",
        (None, Some(MeleeKind::Spear | MeleeKind::Javelin)) => "spear",
        (None, Some(MeleeKind::Pike)) => "pike",
        (None, Some(MeleeKind::Natural)) => "horns",
        (None, Some(MeleeKind::Improvised)) => "club",
        (None, _) => "shield",
    }
}

/// A name cut to what fits on a tag, at the end of a word where there is one.
pub fn short_of(name: &str) -> String {
    if name.chars().count() <= LONGEST {
        return name.to_owned();
    }
    let cut: String = name.chars().take(LONGEST).collect();
    match cut.rsplit_once(' ') {
        Some((words, _)) => words.to_owned(),
        None => cut,
    }
}
