//! From an entry of an army list to the card of a unit (WH-09-H01 to WH-09-H06).

use super::Data;
use super::entries::*;
use super::lists::ListEntry;
use ::warhammer::{
    Armour, Arms, BodyArmour, Card, Category, Chariot, Command, Engine, INCH, Kind, Machine, Melee, Mil,
    Missile, Mount, Profile, Role, Spell, Spells, Traits,
};

/// A thousandth of an inch is 0.0254 mm (WH-01-G6).
fn mil_of_mm(mm: u8) -> Mil {
    (Mil::from(mm) * INCH * 10 + 127) / 254
}

fn base(mm: [u8; 2]) -> [Mil; 2] {
    mm.map(mil_of_mm)
}

impl ProfileEntry {
    pub fn profile(self) -> Profile {
        let ProfileEntry { m, ws, bs, s, t, w, i, a, ld } = self;
        Profile { m, ws, bs, s, t, w, i, a, ld }
    }
}

impl BodyEntry {
    fn chariot(self) -> Chariot {
        let BodyEntry {
            s,
            t,
            w,
            save,
            crew,
            crew_attacks,
            steeds,
            steed_ws,
            steed_s,
            steed_i,
            steed_attacks,
        } = self;
        Chariot { s, t, w, save, crew, crew_attacks, steeds, steed_ws, steed_s, steed_i, steed_attacks }
    }
}

pub(super) fn melee(id: &str) -> Option<Melee> {
    Some(match id {
        "hand-weapon" => Melee::HandWeapon,
        "additional-hand-weapon" => Melee::AdditionalHandWeapon,
        "halberd" => Melee::Halberd,
        "double-handed" => Melee::DoubleHanded,
        "flail" => Melee::Flail,
        "spear" => Melee::Spear,
        "lance" => Melee::Lance,
        _ => return None,
    })
}

pub(super) fn missile(id: &str) -> Option<Missile> {
    Some(match id {
        "short-bow" => Missile::ShortBow,
        "bow" => Missile::Bow,
        "longbow" => Missile::Longbow,
        "crossbow" => Missile::Crossbow,
        "repeating-crossbow" => Missile::RepeatingCrossbow,
        "musket" => Missile::Musket,
        "javelin" => Missile::Javelin,
        "sling" => Missile::Sling,
        "pistol" => Missile::Pistol,
        "throwing-axe" => Missile::ThrowingAxe,
        _ => return None,
    })
}

pub(super) fn machine(id: &str) -> Option<Machine> {
    Some(match id {
        "bolt-thrower" => Machine::BoltThrower,
        "repeating-bolt-thrower" => Machine::RepeatingBoltThrower,
        "stone-thrower" => Machine::StoneThrower,
        "cannon" => Machine::Cannon,
        "great-cannon" => Machine::GreatCannon,
        _ => return None,
    })
}

pub fn spell(id: &str) -> Option<Spell> {
    Some(match id {
        "spark-dart" => Spell::SparkDart,
        "sheet-of-flame" => Spell::SheetOfFlame,
        "thunder-lance" => Spell::ThunderLance,
        "stone-hail" => Spell::StoneHail,
        "iron-skin" => Spell::IronSkin,
        "blood-song" => Spell::BloodSong,
        "gale-stride" => Spell::GaleStride,
        "steady-hearts" => Spell::SteadyHearts,
        "leaden-limbs" => Spell::LeadenLimbs,
        "veil-of-mist" => Spell::VeilOfMist,
        "whisper-of-dread" => Spell::WhisperOfDread,
        "call-the-fallen" => Spell::CallTheFallen,
        _ => return None,
    })
}

/// The trait of this name; none for those that other fields of the card hold.
pub(super) fn trait_of(id: &str) -> Option<Traits> {
    Some(match id {
        "fear" => Traits::FEAR,
        "terror" => Traits::TERROR,
        "stupidity" => Traits::STUPIDITY,
        "frenzy" => Traits::FRENZY,
        "hatred-orcs-goblins" => Traits::HATES_GREENSKINS,
        "hatred-all" => Traits::HATES_ALL,
        "hatred-undead" => Traits::HATES_UNDEAD,
        "immune-psychology" => Traits::IMMUNE,
        "undead" => Traits::UNDEAD,
        "quarrelling" => Traits::QUARRELLING,
        "ignores-goblin-panic" => Traits::IGNORES_GOBLIN_PANIC,
        "unbreakable" => Traits::UNBREAKABLE,
        "fly" => Traits::FLY,
        "regeneration" => Traits::REGENERATION,
        "boar-charge" => Traits::BOAR_CHARGE,
        "impact" => Traits::IMPACT,
        "armour-no-slow" => Traits::ARMOUR_NO_SLOW,
        "dispel" => Traits::RUNESMITH,
        "large" => Traits::LARGE,
        "must-pursue" => Traits::MUST_PURSUE,
        "natural-save" | "breath" | "extra-save" | "wizard" => Traits::NONE,
        _ => return None,
    })
}

/// What a unit is bought with, put together from its equipment and the chosen options.
struct Outfit<'a> {
    armour: Armour,
    arms: Arms,
    missile: Option<Missile>,
    mount: Option<&'a MountEntry>,
    magic_level: u8,
}

impl<'a> Outfit<'a> {
    /// WH-09-H06: the heavier armour replaces the lighter. The reason where there is no such thing.
    fn add(&mut self, id: &str, army: &'a [MountEntry]) -> Result<(), String> {
        match id {
            "light-armour" if self.armour.body == BodyArmour::None => self.armour.body = BodyArmour::Light,
            "light-armour" => {}
            "heavy-armour" => self.armour.body = BodyArmour::Heavy,
            "shield" => self.armour.shield = true,
            "barding" => self.armour.barding = true,
            "level-2" => self.magic_level = 2,
            "level-3" => self.magic_level = 3,
            "level-4" => self.magic_level = 4,
            _ => {
                if let Some(mount) = id.strip_prefix("mount:") {
                    let known = army.iter().find(|entry| entry.id.get_ref() == mount);
                    self.mount = Some(known.ok_or("no such mount in this army")?);
                } else if let Some(weapon) = melee(id) {
                    self.arms = self.arms.with(weapon);
                } else {
                    self.missile = Some(missile(id).ok_or("no rule of the engine knows it")?);
                }
            }
        }
        Ok(())
    }
}

impl Data {
    /// The card of a unit of a list, or what is wrong with what it was bought with.
    pub(super) fn card(&self, army: usize, unit: &UnitEntry, entry: &ListEntry) -> Result<Card, String> {
        let armoury = &self.armies[army];
        let mut outfit = Outfit {
            armour: Armour {
                body: BodyArmour::None,
                shield: false,
                barding: false,
                extra: unit.extra_save.unwrap_or(0),
                natural: unit.natural_save.unwrap_or(7),
            },
            arms: Arms::default(),
            missile: None,
            mount: None,
            magic_level: unit.magic_level.unwrap_or(0),
        };
        for id in &unit.equipment {
            outfit
                .add(id.get_ref(), &armoury.mounts)
                .map_err(|fault| format!("\"{}\": {fault}", id.get_ref()))?;
        }
        if let Some(mount) = &unit.mount {
            outfit.add(&format!("mount:{}", mount.get_ref()), &armoury.mounts)?;
        }
        for id in &entry.options {
            outfit
                .add(id.get_ref(), &armoury.mounts)
                .map_err(|fault| format!("\"{}\": {fault}", id.get_ref()))?;
        }
        let mut spells = Spells::NONE;
        for id in &entry.spells {
            spells.insert(spell(id.get_ref()).ok_or_else(|| format!("no such spell \"{}\"", id.get_ref()))?);
        }
        let engine = match (&unit.machine, unit.machine_profile) {
            (Some(id), Some(MachineProfile { t, w })) => {
                let machine = machine(id.get_ref()).ok_or("no rule of the engine knows this machine")?;
                Some(Engine { machine, t, w })
            }
            (None, None) => None,
            _ => return Err("machine and machine_profile belong together".to_owned()),
        };
        let champion = entry.champion && unit.champion_points.is_some();
        let own_base = outfit.mount.map_or(unit.base_mm, |mount| mount.base_mm);
        Ok(Card {
            profile: unit.profile.profile(),
            kind: kind_of(unit, outfit.mount.is_some()),
            category: category_of(unit.category),
            role: unit.role.map(role_of),
            traits: self.traits_of(armoury.army.id.get_ref(), unit, outfit.mount),
            base: base(own_base),
            mount: outfit.mount.map(|mount| Mount {
                profile: mount.profile.profile(),
                boar: mount.traits.iter().any(|id| id.get_ref() == "boar-charge"),
            }),
            armour: outfit.armour,
            arms: outfit.arms,
            missile: outfit.missile,
            chariot: unit.body.map(BodyEntry::chariot),
            engine,
            magic_level: outfit.magic_level,
            spells,
            breath: unit.breath_strength.unwrap_or(0),
            command: Command { standard: entry.standard, musician: entry.musician, champion },
            models: unit.crew.unwrap_or(entry.count).saturating_add(u8::from(champion)),
            points: entry.points_total,
        })
    }

    /// The traits of the entry, of its mount (WH-09-H28), and those by which others know it.
    fn traits_of(&self, army: &str, unit: &UnitEntry, mount: Option<&MountEntry>) -> Traits {
        let own = unit.traits.iter().chain(mount.into_iter().flat_map(|mount| &mount.traits));
        let mut traits =
            own.filter_map(|id| trait_of(id.get_ref())).fold(Traits::NONE, |all, one| all.with(one));
        let named = |list: &[toml::Spanned<String>]| list.iter().any(|id| id.get_ref() == unit.id());
        for entry in &self.traits {
            let hated = entry.hated_armies.iter().any(|id| id == army) && !named(&entry.hated_except_units);
            if hated {
                traits = traits.with(Traits::GREENSKIN);
            }
            if named(&entry.goblin_units) {
                traits = traits.with(Traits::GOBLIN);
            }
        }
        for spell in &self.spells {
            if named(&spell.target_units) {
                traits = traits.with(Traits::RAISABLE);
            }
            if named(&spell.two_more_units) {
                traits = traits.with(Traits::ZOMBIE);
            }
        }
        traits
    }
}

/// WH-09-H28: on a mount a character counts as cavalry.
fn kind_of(unit: &UnitEntry, mounted: bool) -> Kind {
    match unit.kind {
        KindWord::Infantry if mounted => Kind::Cavalry,
        KindWord::Infantry => Kind::Infantry,
        KindWord::Cavalry => Kind::Cavalry,
        KindWord::Beast => Kind::Beast,
        KindWord::Ogre => Kind::Ogre,
        KindWord::Monster => Kind::Monster,
        KindWord::Chariot => Kind::Chariot,
        KindWord::WarMachine => Kind::Machine,
    }
}

pub(super) const fn category_of(word: CategoryWord) -> Category {
    match word {
        CategoryWord::Character => Category::Character,
        CategoryWord::Regiment => Category::Regiment,
        CategoryWord::Monster => Category::Monster,
        CategoryWord::Chariot => Category::Chariot,
        CategoryWord::WarMachine => Category::WarMachine,
    }
}

const fn role_of(word: RoleWord) -> Role {
    match word {
        RoleWord::General => Role::General,
        RoleWord::WizardGeneral => Role::WizardGeneral,
        RoleWord::Hero => Role::Hero,
        RoleWord::ArmyStandard => Role::ArmyStandard,
        RoleWord::Wizard => Role::Wizard,
    }
}
