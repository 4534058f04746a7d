//! From the position as it is written to the set-up of a battle.

use super::format::*;
use super::names::Names;
use super::notation::Place;
use crate::failure::Fault;
use crate::kind::Placed as Faulty;
use crate::notation::is_plain_name;
use serde_json::Map;
use std::collections::BTreeSet;
use table::{BySide, Side};
use toml::Spanned;
use warhammer::{
    Angle, Armour, Arms, ArmyEntry, BodyArmour, Card, Category, Command, Flags, Ground, Kind, Melee, Opening,
    Placed, Position, Profile, Scenario, Setup, Spells, Start, Status, Switches, Traits, UnitId,
};
use wire::warhammer::data::{Data, ListEntry, ScenarioEntry};
use wire::warhammer::{Called, switches_over};

/// The scenario that lends its frame where the case names none.
const SCENARIO: &str = "pitched-battle";

/// What a file makes of a battle.
pub(super) struct Made {
    pub setup: Setup,
    pub names: Names,
    pub called: Vec<Option<Called>>,
    pub scenario: ScenarioEntry,
}

pub(super) fn faulty(at: usize, reason: impl ToString) -> Faulty {
    (Some(at), Fault::Malformed(reason.to_string()))
}

/// The set-up and the names of a case. Whether the set-up is a battle is decided by the engine.
pub(super) fn made(file: &File) -> Result<Made, Faulty> {
    let data = Data::builtin().map_err(|fault| (None, Fault::malformed(fault)))?;
    let scenario = scenario(&data, file)?;
    let names = names(&file.unit)?;
    let mut armies: BySide<Vec<ArmyEntry>> = BySide::default();
    let mut called = Vec::new();
    for written in in_order(&file.unit) {
        let unit = written.get_ref();
        let (entry, name) = bought(&data, unit, written.span().start)?;
        armies[unit.side.into()].push(entry);
        called.push(name);
    }
    let switches = match &file.house {
        None => Switches::default(),
        Some(house) => switches_over(Switches::default(), house.get_ref())
            .map_err(|fault| faulty(house.span().start, fault))?,
    };
    let setup = Setup {
        scenario: frame(&scenario, file)?,
        ground: ground(&data, file)?,
        random_ground: false,
        switches,
        start: start(file, &names, &armies)?,
        armies,
        rules: Vec::new(),
    };
    Ok(Made { setup, names, called, scenario })
}

/// The units in the order of their numbers: side a first.
pub(super) fn in_order(units: &[Spanned<UnitEntry>]) -> impl Iterator<Item = &Spanned<UnitEntry>> {
    let of = move |side| units.iter().filter(move |unit| Side::from(unit.get_ref().side) == side);
    Side::BOTH.into_iter().flat_map(of)
}

fn names(units: &[Spanned<UnitEntry>]) -> Result<Names, Faulty> {
    let mut known = BTreeSet::new();
    let mut names = Vec::new();
    for unit in in_order(units).map(Spanned::get_ref) {
        let (name, at) = (unit.name.get_ref(), unit.name.span().start);
        if !is_plain_name(name) {
            return Err(faulty(
                at,
                format!("\"{name}\": names of units are small letters, digits and hyphens"),
            ));
        }
        if !known.insert(name) {
            return Err(faulty(at, format!("two units are called \"{name}\"")));
        }
        names.push(name.clone());
    }
    Ok(Names(names))
}

fn scenario(data: &Data, file: &File) -> Result<ScenarioEntry, Faulty> {
    let written = file.battle.scenario.as_ref();
    let id = written.map_or(SCENARIO, |id| id.get_ref().as_str());
    let found = data.scenario(id).cloned();
    let at = written.map_or(0, |id| id.span().start);
    let mut scenario = found.ok_or_else(|| faulty(at, format!("there is no scenario \"{id}\"")))?;
    scenario.terrain = file.terrain.iter().map(|piece| piece.get_ref().clone()).collect();
    Ok(scenario)
}

fn frame(entry: &ScenarioEntry, file: &File) -> Result<Scenario, Faulty> {
    let mut frame = entry.scenario().ok_or_else(|| faulty(0, "the scenario is incomplete"))?;
    let part = &file.battle;
    let [width, depth] = &mut frame.table;
    *width = part.width.map_or(*width, |length| length.0);
    *depth = part.depth.map_or(*depth, |length| length.0);
    frame.game_turns = part.game_turns.unwrap_or(frame.game_turns);
    frame.limit = part.limit.unwrap_or(frame.limit);
    Ok(frame)
}

fn ground(data: &Data, file: &File) -> Result<Ground, Faulty> {
    let mut pieces = Vec::new();
    for written in &file.terrain {
        let (entry, at) = (written.get_ref(), written.span().start);
        let id = entry.id.get_ref();
        let kind = data.terrain(id).ok_or_else(|| faulty(at, format!("there is no terrain \"{id}\"")))?;
        pieces.push(entry.piece(kind).ok_or_else(|| faulty(at, "terrain: these numbers make no shape"))?);
    }
    Ok(Ground { pieces })
}

/// The unit as the army has it, and what it is called where the data name it.
fn bought(data: &Data, unit: &UnitEntry, at: usize) -> Result<(ArmyEntry, Option<Called>), Faulty> {
    let command = Command { standard: unit.standard, musician: unit.musician, champion: unit.champion };
    let Some(profile) = &unit.profile else {
        if let Some(option) = unit.options.first() {
            return Err(faulty(option.span().start, "options: only a unit of the data has them"));
        }
        let strength =
            unit.strength.or(unit.models).ok_or_else(|| faulty(at, "give profile, strength or models"))?;
        let card = with(&unit.card, Card { command, models: strength, ..plain() });
        let card = Card { spells: spells(&unit.spells), ..card };
        return Ok((ArmyEntry { general: unit.general, ..ArmyEntry::plain(card) }, None));
    };
    let id = profile.get_ref();
    let missing = || faulty(profile.span().start, format!("there is no unit \"{id}\" in the data"));
    let (_, known) = data.unit(id).ok_or_else(missing)?;
    let strength = unit.strength.or(unit.models).unwrap_or(known.min_models);
    let price = |option: &Spanned<String>| {
        known
            .options
            .iter()
            .find(|known| known.id.get_ref() == option.get_ref())
            .map_or(0, |found| found.points)
    };
    let points_per_model = unit.options.iter().map(price).fold(known.points, u16::saturating_add);
    let machine = known.machine.is_some();
    let list = ListEntry {
        unit: profile.clone(),
        count: if machine { 1 } else { strength.saturating_sub(u8::from(unit.champion)) },
        options: unit.options.clone(),
        spells: unit
            .spells
            .iter()
            .map(|&name| Spanned::new(0..0, crate::facts::word(warhammer::Spell::from(name))))
            .collect(),
        standard: unit.standard,
        musician: unit.musician,
        champion: unit.champion,
        general: unit.general,
        joins: None,
        files: unit.files,
        points_per_model,
        points_total: 0,
    };
    let (mut entry, called) = data.bought(&list).map_err(|fault| faulty(profile.span().start, fault))?;
    entry.card = with(&unit.card, entry.card);
    Ok((entry, Some(called)))
}

fn spells(names: &[SpellName]) -> Spells {
    let mut spells = Spells::NONE;
    names.iter().for_each(|&name| spells.insert(name.into()));
    spells
}

/// A plain man with a hand weapon on a base of 20 mm.
fn plain() -> Card {
    Card {
        profile: Profile { m: 4, ws: 3, bs: 3, s: 3, t: 3, w: 1, i: 3, a: 1, ld: 7 },
        kind: Kind::Infantry,
        category: Category::Regiment,
        role: None,
        traits: Traits::NONE,
        base: [787; 2],
        mount: None,
        armour: Armour { body: BodyArmour::None, shield: false, barding: false, extra: 0, natural: 7 },
        arms: Arms::default(),
        missile: None,
        chariot: None,
        engine: None,
        magic_level: 0,
        spells: Spells::NONE,
        breath: 0,
        command: Command::default(),
        models: 1,
        points: 100,
    }
}

/// The card with the values that the case replaces.
fn with(part: &CardPart, card: Card) -> Card {
    let arms =
        |names: &Vec<MeleeName>| names.iter().fold(Arms::default(), |arms, &name| arms.with(name.into()));
    let armour = Armour {
        body: part.body.map_or(card.armour.body, Into::into),
        shield: part.shield.unwrap_or(card.armour.shield),
        barding: part.barding.unwrap_or(card.armour.barding),
        extra: part.extra_save.unwrap_or(card.armour.extra),
        natural: part.natural_save.unwrap_or(card.armour.natural),
    };
    Card {
        profile: part.profile.map_or(card.profile, |profile| profile.profile()),
        kind: part.kind.map_or(card.kind, Into::into),
        category: part.category.map_or(card.category, Into::into),
        role: part.role.map(Into::into).or(card.role),
        traits: part.traits.as_deref().map_or(card.traits, TraitName::set),
        base: part.base.map_or(card.base, |base| base.map(|length| length.0)),
        armour,
        arms: part.arms.as_ref().map_or(card.arms, arms),
        missile: part.missile.map(Into::into).or(card.missile),
        magic_level: part.magic_level.unwrap_or(card.magic_level),
        breath: part.breath.unwrap_or(card.breath),
        points: part.points.unwrap_or(card.points),
        ..card
    }
}

fn start(file: &File, names: &Names, armies: &BySide<Vec<ArmyEntry>>) -> Result<Start, Faulty> {
    let (start, at) = (file.start.get_ref(), file.start.span().start);
    let Some(opening) = opening(start.at) else {
        if start.active.is_some() || start.turn.is_some() || start.swapped {
            return Err(faulty(at, "start: before the set-up there is neither turn nor side"));
        }
        return Ok(Start::Deploy);
    };
    let strengths = [&armies.a, &armies.b].into_iter().flatten().map(strength);
    let mut placed = Vec::new();
    for ((number, written), strength) in in_order(&file.unit).enumerate().zip(strengths) {
        placed.push(place(number, written, strength, names)?);
    }
    Ok(Start::Position(Position {
        placed,
        turn: start.turn.unwrap_or(1),
        active: start.active.map_or(Side::A, Side::from),
        swapped: start.swapped,
        opening,
    }))
}

/// Models at the start, the champion included; of a machine its crew.
fn strength(entry: &ArmyEntry) -> u8 {
    match entry.card.kind {
        Kind::Machine => entry.card.models,
        _ => entry.count.saturating_add(u8::from(entry.card.command.champion)),
    }
}

fn opening(name: OpeningName) -> Option<Opening> {
    Some(match name {
        OpeningName::Deploy => return None,
        OpeningName::Turn => Opening::Turn,
        OpeningName::Charges => Opening::Charges,
        OpeningName::Rally => Opening::Rally,
        OpeningName::Compulsory => Opening::Compulsory,
        OpeningName::Moves => Opening::Moves,
        OpeningName::Shooting => Opening::Shooting,
        OpeningName::CloseCombat => Opening::CloseCombat,
        OpeningName::Magic => Opening::Magic,
    })
}

fn place(number: usize, written: &Spanned<UnitEntry>, strength: u8, names: &Names) -> Result<Placed, Faulty> {
    let (unit, at) = (written.get_ref(), written.span().start);
    let status = status(unit, at, names)?;
    let stands = matches!(status, Status::Formed | Status::Fleeing);
    let front = match (stands, unit.at) {
        (true, None) => return Err(faulty(at, "at: a unit on the table has a place")),
        (false, Some(_)) => {
            return Err(faulty(at, "at: only a unit with a body of its own on the table has a place"));
        }
        (_, place) => place.map(|Place(point)| point).unwrap_or_default(),
    };
    let units = |written: &[Spanned<String>]| {
        let number = |name: &Spanned<String>| {
            let unit = names.unit(name.get_ref());
            unit.map(UnitId::index).map_err(|reason| faulty(name.span().start, reason))
        };
        written.iter().map(number).collect::<Result<Vec<_>, _>>()
    };
    Ok(Placed {
        status,
        wounds: unit.wounds,
        flags: flags(&unit.flags),
        foes: units(&unit.foes)?,
        fought: units(&unit.fought)?,
        weapon: unit.weapon.map_or(Melee::HandWeapon, Into::into),
        obstacle: unit.defends,
        last_shot: unit.last_shot,
        jammed_until: unit.jammed_until,
        ..Placed::new(
            number,
            front,
            unit.facing.map_or(Angle::NORTH, |heading| heading.0),
            unit.files.unwrap_or(1),
            unit.models.unwrap_or(strength),
        )
    })
}

fn status(unit: &UnitEntry, at: usize, names: &Names) -> Result<Status, Faulty> {
    let host = |name: &Spanned<String>| {
        names.unit(name.get_ref()).map_err(|reason| faulty(name.span().start, reason))
    };
    Ok(match (unit.status, &unit.joined, unit.file) {
        (None | Some(StatusName::Joined), Some(name), Some(file)) => {
            Status::Joined { host: host(name)?, file }
        }
        (_, Some(_), _) | (_, None, Some(_)) | (Some(StatusName::Joined), ..) => {
            return Err(faulty(
                at,
                "a character who has joined a unit has joined and file, and no other status",
            ));
        }
        (None | Some(StatusName::Formed), ..) => Status::Formed,
        (Some(StatusName::Fleeing), ..) => Status::Fleeing,
        (Some(StatusName::Waiting), ..) => Status::Waiting,
        (Some(StatusName::Reserve), ..) => Status::Reserve,
        (Some(StatusName::Away), ..) => Status::Away,
        (Some(StatusName::Through), ..) => Status::Through,
        (Some(StatusName::Gone), ..) => Status::Gone,
    })
}

pub(super) fn flags(names: &[FlagName]) -> Flags {
    let mut flags = Flags::default();
    names.iter().for_each(|name| flags.set(name.bit()));
    flags
}

impl FlagName {
    pub(super) const fn bit(self) -> u32 {
        match self {
            FlagName::Moved => Flags::MOVED,
            FlagName::Marched => Flags::MARCHED,
            FlagName::FailedCharge => Flags::FAILED_CHARGE,
            FlagName::Charged => Flags::CHARGED,
            FlagName::Rallied => Flags::RALLIED,
            FlagName::Shot => Flags::SHOT,
            FlagName::Balked => Flags::BALKED,
            FlagName::Stupid => Flags::STUPID,
            FlagName::Shambles => Flags::SHAMBLES,
            FlagName::Squabbles => Flags::SQUABBLES,
            FlagName::FledThisTurn => Flags::FLED_THIS_TURN,
            FlagName::DoneMoving => Flags::DONE_MOVING,
            FlagName::Reacted => Flags::REACTED,
            FlagName::Arrived => Flags::ARRIVED,
            FlagName::ChangedUnit => Flags::CHANGED_UNIT,
            FlagName::Miscast => Flags::MISCAST,
            FlagName::PanicTested => Flags::PANIC_TESTED,
            FlagName::Broken => Flags::BROKEN,
            FlagName::Panicked => Flags::PANICKED,
            FlagName::Fought => Flags::FOUGHT,
            FlagName::HeldBack => Flags::HELD_BACK,
            FlagName::TerrorTested => Flags::TERROR_TESTED,
            FlagName::FrenzyLost => Flags::FRENZY_LOST,
            FlagName::FrenzySuppressed => Flags::FRENZY_SUPPRESSED,
            FlagName::ChampionSlain => Flags::CHAMPION_SLAIN,
            FlagName::StandardTaken => Flags::STANDARD_TAKEN,
            FlagName::ObstacleLost => Flags::OBSTACLE_LOST,
            FlagName::WonRound => Flags::WON_ROUND,
        }
    }
}

/// The switches that replace those of the case.
pub(super) fn switched(
    setup: &Setup,
    house: &Map<String, serde_json::Value>,
) -> Result<Setup, wire::Malformed> {
    Ok(Setup { switches: switches_over(setup.switches, house)?, ..setup.clone() })
}
