//! What a viewer may know of a battle, as JSON. Made from the sanitised position of the view alone.

use super::Demonworld;
use super::data::{Profile, Provenance};
use super::names::unit_names;
use super::system::house_to_json;
use crate::erased::by_side;
use crate::json::{outcome_to_json, side_name};
use crate::words::Lang;
use ::demonworld::{
    Battle, Board, Card, ElementId, Formation, MeleeKind, Plan, Step, Task, UnitId, View, Volley, hex_name,
};
use ::table::{Game, Side, Viewer};
use serde::Serialize;
use serde_json::{Map, Value, json};

/// The form of a view.
#[derive(Debug, Serialize)]
struct ViewForm<'a> {
    system: &'static str,
    scenario: &'a str,
    /// `a`, `b` or `spectator`.
    viewer: &'static str,
    round: u16,
    phase: Value,
    /// The order whose units move now; absent outside the movement phase.
    segment: Value,
    /// What is decided now; the word in `step` and its details.
    step: Value,
    /// Who owes a decision.
    asked: Vec<&'static str>,
    /// Whether a side has ended its set-up or placed all its orders.
    committed: Value,
    board: Board,
    /// For each side the rows of its deployment zone: `[row, first column, last column]`.
    zones: Value,
    house: Value,
    /// Names of the sides.
    sides: Value,
    units: Vec<UnitForm<'a>>,
    elements: Vec<ElementForm>,
    /// Shifts or turns noted but not yet carried out; null where there are none.
    plan: Value,
    /// Null while the battle goes on.
    outcome: Value,
}

#[derive(Debug, Serialize)]
struct UnitForm<'a> {
    unit: u8,
    side: &'static str,
    /// Null where a position gives the unit a card of its own.
    profile: Option<&'a str>,
    name_de: &'a str,
    name_en: &'a str,
    /// The card with the provenance of every number.
    card: CardForm<'a>,
    /// Elements at the start.
    strength: u8,
    /// Elements on the board.
    alive: u8,
    /// Null where there is none or the viewer does not know it.
    order: Value,
    formation: Value,
    /// At most three elements are left (DW-05-32).
    small: bool,
    /// An element is in contact with the enemy now.
    in_contact: bool,
    /// In melee since the start of the round (DW-03-G3).
    was_in_melee: bool,
    /// Its move of the round is over (DW-05-G8).
    moved: bool,
    /// Melee phases fought without a break.
    melee_rounds: u8,
    /// Its melee is in the first round (DW-06-G1).
    first_melee_round: bool,
    /// The number of the melee it fights in; null outside the melee phase.
    engagement: Option<u8>,
    /// The melee weapon in use; null where it has none that may be used now.
    weapon: Option<MeleeKind>,
    /// Movement points left with its order; null where the order is unknown.
    points_left: Option<u8>,
    manoeuvres_left: u8,
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
enum CardForm<'a> {
    Known(&'a Profile),
    /// In the form of a profile, as far as the battle knows it.
    Own(Value),
}

#[derive(Debug, Serialize)]
struct ElementForm {
    element: u8,
    unit: u8,
    /// Its number within the unit, from 1.
    number: usize,
    /// On the board, as far as the viewer knows.
    alive: bool,
    /// Destroyed but not yet removed (DW-01-T1).
    hit: bool,
    /// Null where it is not on the board.
    hex: Option<[i8; 2]>,
    /// The printed name of the hex.
    name: Option<String>,
    facing: Option<usize>,
    /// `{"task":"attack","element":17}` or `{"task":"support","element":3}`.
    task: Value,
}

/// The view as JSON.
pub fn view_to_json(system: &Demonworld, view: &View, viewer: Viewer) -> Value {
    let battle = view.position();
    let form = ViewForm {
        system: Battle::SYSTEM,
        scenario: system.scenario().id(),
        viewer: match viewer {
            Viewer::Side(side) => side_name(side),
            Viewer::Spectator => "spectator",
        },
        round: battle.round(),
        phase: json!(battle.phase()),
        segment: json!(battle.segment()),
        step: step_to_json(battle.step()),
        asked: Side::BOTH.into_iter().filter(|&side| battle.pending().owes(side)).map(side_name).collect(),
        committed: by_side(|side| json!(battle.has_committed(side))),
        board: battle.board(),
        zones: zones(battle),
        house: house_to_json(battle.house_rules()),
        sides: by_side(|side| {
            let force = system.scenario().force(side);
            json!({ "name_de": force.name_de, "name_en": force.name_en })
        }),
        units: units(system, battle),
        elements: battle
            .units()
            .flat_map(|unit| {
                battle.roster(unit).enumerate().map(move |(number, element)| (unit, number, element))
            })
            .map(|(unit, number, element)| element_form(battle, unit, number, element))
            .collect(),
        plan: plan_to_json(battle),
        outcome: battle.outcome().map_or(Value::Null, outcome_to_json),
    };
    // The form has only text keys, so that writing it cannot fail.
    serde_json::to_value(form).unwrap_or(Value::Null)
}

/// The rows of the deployment zones.
fn zones(battle: &Battle) -> Value {
    let board = battle.board();
    by_side(|side| {
        let mut spans: Vec<(u8, u8, u8)> = Vec::new();
        for row in 0..board.rows {
            let within = |&column: &u8| {
                board.has_columns(row, column) && battle.zone_contains(side, board.hex_at(row, column))
            };
            for column in (0..=board.columns).filter(within) {
                match spans.last_mut() {
                    Some((last, _, to)) if *last == row && *to + 1 == column => *to = column,
                    _ => spans.push((row, column, column)),
                }
            }
        }
        json!(spans)
    })
}

fn units<'a>(system: &'a Demonworld, battle: &Battle) -> Vec<UnitForm<'a>> {
    let [names_de, names_en] = [Lang::De, Lang::En].map(|lang| unit_names(system, lang));
    let profiles = system.scenario().units().map(|(_, id)| system.data().profile(id.get_ref()));
    battle
        .units()
        .zip(profiles)
        .zip(names_de.into_iter().zip(names_en))
        .map(|((unit, profile), (name_de, name_en))| {
            let order = battle.order(unit);
            let profile = profile.filter(|profile| profile.card() == *battle.card(unit));
            UnitForm {
                unit: unit.0,
                side: side_name(battle.side_of(unit)),
                profile: profile.map(Profile::id),
                name_de,
                name_en,
                card: match profile {
                    Some(profile) => CardForm::Known(profile),
                    None => CardForm::Own(card_to_json(battle.card(unit))),
                },
                strength: battle.strength(unit),
                alive: battle.alive(unit),
                order: json!(order),
                formation: formation_to_json(battle.formation(unit)),
                small: battle.is_small(unit),
                in_contact: battle.unit_in_contact(unit),
                was_in_melee: battle.was_in_melee(unit),
                moved: battle.has_moved(unit),
                melee_rounds: battle.melee_rounds(unit),
                first_melee_round: battle.is_first_round(unit),
                engagement: battle.engagement(unit),
                weapon: battle.melee_weapon(unit).map(|weapon| weapon.kind),
                points_left: order.map(|_| battle.points_left(unit)),
                manoeuvres_left: battle.manoeuvres_left(unit),
            }
        })
        .collect()
}

/// A card that is no profile's: its values are those of the position.
fn card_to_json(card: &Card) -> Value {
    let from = Provenance::House;
    let numbers = [
        ("points", i32::from(card.points)),
        ("size", card.size.into()),
        ("armour_ranged", card.armour_ranged.into()),
        ("armour_melee", card.armour_melee.into()),
        ("points_move", card.points_move.into()),
        ("points_skirmish", card.points_skirmish.into()),
        ("points_attack", card.points_attack.into()),
        ("manoeuvres", card.manoeuvres.into()),
        ("initiative", card.initiative.into()),
        ("charge_bonus", card.charge_bonus.into()),
    ];
    let given = |(field, value): (&str, i32)| (field.to_owned(), json!({ "value": value, "from": from }));
    let mut form: Map<String, Value> = numbers.map(given).into_iter().collect();
    form.insert("class".to_owned(), json!(card.class));
    let melee = card.melee.iter().flatten().map(|weapon| {
        json!({
            "weapon": weapon.kind,
            "strength": weapon.against_infantry,
            "against_cavalry": weapon.against_cavalry,
            "weapon_from": from,
            "from": from,
        })
    });
    form.insert("melee".to_owned(), melee.collect());
    let ranged = card.ranged.iter().map(|weapon| {
        let bands = if weapon.bands[0] == weapon.bands[1] { &weapon.bands[..1] } else { &weapon.bands };
        json!({ "weapon": weapon.kind, "bands": bands, "from": from })
    });
    form.insert("ranged".to_owned(), ranged.collect());
    Value::Object(form)
}

fn element_form(battle: &Battle, unit: UnitId, number: usize, element: ElementId) -> ElementForm {
    let hex = battle.is_alive(element).then(|| battle.hex(element));
    ElementForm {
        element: element.0,
        unit: unit.0,
        number: number + 1,
        alive: hex.is_some(),
        hit: battle.is_hit(element),
        hex: hex.map(|hex| [hex.q, hex.r]),
        name: hex.map(|hex| hex_name(battle.board(), hex)),
        facing: hex.map(|_| battle.facing(element).index()),
        task: match battle.task(element) {
            Task::None => Value::Null,
            Task::Attack(target) => json!({ "task": "attack", "element": target.0 }),
            Task::Support(attacker) => json!({ "task": "support", "element": attacker.0 }),
        },
    }
}

/// `{"formation":"line","width":5}`, `{"formation":"column"}` or `{"formation":"disordered"}`.
pub fn formation_to_json(formation: Formation) -> Value {
    match formation {
        Formation::Line { width } => json!({ "formation": "line", "width": width }),
        Formation::Column => json!({ "formation": "column" }),
        Formation::Disordered => json!({ "formation": "disordered" }),
    }
}

/// The decision asked for: `{"step":"move","unit":0}`.
pub fn step_to_json(step: Step) -> Value {
    let volley_word = |volley| match volley {
        Volley::First => "first",
        Volley::Second => "second",
    };
    match step {
        Step::Deploy => json!({ "step": "deploy" }),
        Step::Command => json!({ "step": "command" }),
        Step::Shoot { volley, side, .. } => {
            json!({ "step": "shoot", "volley": volley_word(volley), "side": side_name(side) })
        }
        Step::CloseUp { volley, side, .. } => {
            json!({ "step": "close-up", "volley": volley_word(volley), "side": side_name(side) })
        }
        Step::SegmentSequence { order, side } => {
            json!({ "step": "segment-sequence", "order": order, "side": side_name(side) })
        }
        Step::Segment { order, side, .. } => {
            json!({ "step": "segment", "order": order, "side": side_name(side) })
        }
        Step::Move { unit } => json!({ "step": "move", "unit": unit.0 }),
        Step::React { units, current } => {
            let units: Vec<u8> = units.iter().map(|unit| unit.0).collect();
            json!({ "step": "react", "units": units, "unit": current.map(|unit| unit.0) })
        }
        Step::Complete { unit } => json!({ "step": "complete", "unit": unit.0 }),
        Step::Wield { side, .. } => json!({ "step": "wield", "side": side_name(side) }),
        Step::Strike { engagement, initiative, side, .. } => json!({
            "step": "strike", "engagement": engagement, "initiative": initiative, "side": side_name(side),
        }),
        Step::FollowSequence { engagement, side } => {
            json!({ "step": "follow-sequence", "engagement": engagement, "side": side_name(side) })
        }
        Step::Follow { engagement, side, current, .. } => json!({
            "step": "follow",
            "engagement": engagement,
            "side": side_name(side),
            "element": current.map(|element| element.0),
        }),
        Step::Over(outcome) => json!({ "step": "over", "outcome": outcome_to_json(outcome) }),
    }
}

/// The unit whose elements a plan concerns.
pub(super) fn acting_unit(step: Step) -> Option<UnitId> {
    match step {
        Step::Move { unit } | Step::Complete { unit } => Some(unit),
        Step::React { current, .. } => current,
        _ => None,
    }
}

fn plan_to_json(battle: &Battle) -> Value {
    let Some(unit) = acting_unit(battle.step()) else {
        return Value::Null;
    };
    let (word, elements): (&str, Vec<Value>) = match battle.plan() {
        Plan::None => return Value::Null,
        Plan::Shift(shifts) => {
            let noted = battle.roster(unit).zip(shifts);
            let json = |(element, direction): (ElementId, Option<::demonworld::Direction>)| {
                Some(json!({ "element": element.0, "direction": direction?.index() }))
            };
            ("shift", noted.filter_map(json).collect())
        }
        Plan::Turn(turns) => {
            let noted = battle.roster(unit).zip(turns);
            let json = |(element, facing): (ElementId, Option<::demonworld::Facing>)| {
                Some(json!({ "element": element.0, "facing": facing?.index() }))
            };
            ("turn", noted.filter_map(json).collect())
        }
    };
    json!({ "plan": word, "unit": unit.0, "elements": elements })
}
