//! What a viewer may know of a battle, as JSON. Made from the sanitised position of the view alone.

use super::Demonworld;
use super::data::{Profile, Provenance};
use super::ground::{TerrainForm, terrain_form};
use super::names::unit_names;
use crate::erased::by_side;
use crate::json::{outcome_to_json, side_name};
use crate::words::Lang;
use ::demonworld::{
    Battle, Board, Card, ElementId, Figure, Figures, Formation, Goal, Hex, Items, MeleeKind, Mood, POINT,
    Permits, Plan, Standard, Step, Task, UnitId, View, Volley, hex_name,
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
    /// The order whose commanders act now, before its units (DW-10-12).
    #[serde(skip_serializing_if = "Value::is_null")]
    section: Value,
    /// What is decided now; the word in `step` and its details.
    step: Value,
    /// Who owes a decision.
    asked: Vec<&'static str>,
    /// Whether a side has ended its set-up or placed all its orders.
    committed: Value,
    board: Board,
    /// For each side the rows of its deployment zone: `[row, first column, last column]`.
    zones: Value,
    /// What the ground holds; left out where it is open and level everywhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    terrain: Option<TerrainForm>,
    /// How the battle is won, where it is not by annihilation.
    #[serde(skip_serializing_if = "Value::is_null")]
    goal: Value,
    /// The hexes of the special area (DW-16-12).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    area: Vec<[i8; 2]>,
    /// The special objectives (DW-16-34): `{"hex":[3,4],"points":100}`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    objectives: Vec<Value>,
    /// The points each side has for victory so far, where the goal counts them.
    #[serde(skip_serializing_if = "Value::is_null")]
    score: Value,
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
    /// What the card says for the standard game; only there.
    #[serde(skip_serializing_if = "Value::is_null")]
    standard: Value,
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
    /// What only the standard game knows; left out where it is as in the introductory game.
    #[serde(flatten)]
    more: UnitMore,
}

#[derive(Debug, Serialize)]
struct UnitMore {
    /// `impetuous` or `fleeing` (DW-08-12).
    #[serde(skip_serializing_if = "is_steady")]
    mood: Mood,
    /// Carries the marker of the skirmish formation (DW-13-24).
    #[serde(skip_serializing_if = "is_false")]
    skirmishing: bool,
    /// The unit to which this commander is attached (DW-10-06).
    #[serde(skip_serializing_if = "Option::is_none")]
    host: Option<u8>,
    /// The commanders attached to this unit.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    commanders: Vec<u8>,
    /// Elements beyond the edge of the board, on a flank march (DW-16-45).
    #[serde(skip_serializing_if = "is_zero")]
    waiting: u8,
    /// How many order markers lie on it (DW-10-53).
    #[serde(skip_serializing_if = "is_zero")]
    marker_count: u8,
    /// The orders on those markers, as far as the viewer knows them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    markers: Vec<::demonworld::Order>,
}

fn is_steady(mood: &Mood) -> bool {
    *mood == Mood::Steady
}

fn is_ordinary(figure: &Figure) -> bool {
    *figure == Figure::Ordinary
}

/// By reference, as serde asks.
fn is_false(value: &bool) -> bool {
    !*value
}

fn is_zero(value: &u8) -> bool {
    *value == 0
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
    /// `leader`, `standard`, `musician` or `commander` (DW-09-02); left out for ordinary elements.
    #[serde(skip_serializing_if = "is_ordinary")]
    figure: Figure,
    /// Hit points left and at the start (DW-08-02); left out where everybody has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    hit_points: Option<[u8; 2]>,
    /// The unit with which an attached commander acts.
    #[serde(skip_serializing_if = "Option::is_none")]
    with: Option<u8>,
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
        section: if battle.segment().is_none() { json!(battle.section()) } else { Value::Null },
        step: step_to_json(battle.step()),
        asked: Side::BOTH.into_iter().filter(|&side| battle.pending().owes(side)).map(side_name).collect(),
        committed: by_side(|side| json!(battle.has_committed(side))),
        board: battle.board(),
        zones: zones(battle),
        terrain: terrain_form(system.data(), battle),
        goal: goal_to_json(battle.goal()),
        area: battle.stage().area.iter().copied().map(pair).collect(),
        objectives: objectives(battle),
        score: match score(battle, Side::A) {
            Some(_) => by_side(|side| json!(score(battle, side))),
            None => Value::Null,
        },
        house: system.house_json(battle),
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

fn pair(hex: Hex) -> [i8; 2] {
    [hex.q, hex.r]
}

/// Null for annihilation, which needs no words.
fn goal_to_json(goal: Goal) -> Value {
    match goal {
        Goal::Annihilation => Value::Null,
        Goal::LastStand { defender, points } => {
            json!({ "goal": "last-stand", "defender": side_name(defender), "points": points })
        }
        Goal::Hold { attacker } => json!({ "goal": "hold", "attacker": side_name(attacker) }),
        Goal::Score => json!({ "goal": "score" }),
    }
}

/// What a side has for victory so far: by score (DW-16-30), or of the points that a last stand counts (DW-16-05).
pub(super) fn score(battle: &Battle, side: Side) -> Option<u32> {
    match battle.goal() {
        Goal::Annihilation | Goal::Hold { .. } => None,
        Goal::LastStand { .. } => u32::try_from(battle.points_lost(side.enemy()) / POINT).ok(),
        Goal::Score => Some(battle.score(side).total()),
    }
}

fn objectives(battle: &Battle) -> Vec<Value> {
    let json = |objective: &::demonworld::Objective| json!({ "hex": pair(objective.hex), "points": objective.points });
    battle.stage().objectives.iter().map(json).collect()
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
    let [names_de, names_en] = [Lang::De, Lang::En].map(|lang| unit_names(system, battle, lang));
    let profiles = system.profile_ids(battle).into_iter().map(|id| system.data().profile(id));
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
                standard: if battle.is_standard() {
                    standard_to_json(&battle.card(unit).standard)
                } else {
                    Value::Null
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
                more: UnitMore {
                    mood: battle.mood(unit),
                    skirmishing: battle.is_skirmishing(unit),
                    host: battle.host(unit).map(|host| host.0),
                    commanders: battle.guests(unit).iter().map(|guest| guest.0).collect(),
                    waiting: battle.waiting(unit),
                    marker_count: battle.marker_count(unit),
                    markers: battle.markers(unit).iter().collect(),
                },
            }
        })
        .collect()
}

/// What a card says for the standard game; sets are lists of words.
fn standard_to_json(standard: &Standard) -> Value {
    let mut form = json!({
        "hit_points": standard.hit_points,
        "skill_ranged": standard.skill_ranged,
        "skill_melee": standard.skill_melee,
        "fear": standard.fear,
        "figures": figure_words(standard.figures),
        "formations": permit_words(standard.permits),
        "swamp": standard.swamp,
        "attacks": standard.attacks,
        "regenerates": standard.regenerates,
        "items": item_words(standard.items),
    });
    if let Some(form) = form.as_object_mut() {
        // A commander has neither morale nor a leader above him (DW-15-01).
        if standard.stars == 0 {
            form.insert("morale".to_owned(), json!([standard.morale_a, standard.morale_b]));
        } else {
            form.insert("stars".to_owned(), json!(standard.stars));
            form.insert("control".to_owned(), json!(standard.control));
        }
    }
    form
}

pub(super) fn figure_words(figures: Figures) -> Vec<&'static str> {
    let all = [(Figures::LEADER, "leader"), (Figures::STANDARD, "standard"), (Figures::MUSICIAN, "musician")];
    all.into_iter().filter(|(figure, _)| figures.has(*figure)).map(|(_, word)| word).collect()
}

pub(super) fn permit_words(permits: Permits) -> Vec<&'static str> {
    let all = [
        (Permits::SQUARE, "square"),
        (Permits::WEDGE, "wedge"),
        (Permits::SKIRMISH, "skirmish"),
        (Permits::HORDE, "horde"),
    ];
    all.into_iter().filter(|(permit, _)| permits.has(*permit)).map(|(_, word)| word).collect()
}

pub(super) fn item_words(items: Items) -> Vec<&'static str> {
    let all = [
        (Items::SWORD_OF_FEAR, "sword-of-fear"),
        (Items::VICTORY_STANDARD, "victory-standard"),
        (Items::WAR_BANNER, "war-banner"),
        (Items::SWORD_OF_POWER, "sword-of-power"),
    ];
    all.into_iter().filter(|(item, _)| items.has(*item)).map(|(_, word)| word).collect()
}

/// Hit points left and at the start, where they are worth a word.
pub(super) fn hit_points(battle: &Battle, element: ElementId) -> Option<[u8; 2]> {
    let full = battle.card_of(element).standard.hit_points;
    (battle.is_standard() && 1 < full).then(|| [battle.hit_points(element), full])
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
        figure: battle.figure(element),
        hit_points: hit_points(battle, element),
        with: Some(battle.unit_of(element)).filter(|&other| other != unit).map(|other| other.0),
    }
}

/// `{"formation":"line","width":5}`, else only the word: `column`, `wedge`, `square`, `horde`, `disordered`.
pub fn formation_to_json(formation: Formation) -> Value {
    match formation {
        Formation::Line { width } => json!({ "formation": "line", "width": width }),
        Formation::Column => json!({ "formation": "column" }),
        Formation::Wedge => json!({ "formation": "wedge" }),
        Formation::Square => json!({ "formation": "square" }),
        Formation::Horde => json!({ "formation": "horde" }),
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
        Step::Next(_) => json!({ "step": "next" }),
        Step::PickSide { side } => json!({ "step": "pick-side", "side": side_name(side) }),
        Step::Deploy => json!({ "step": "deploy" }),
        Step::Arrive { side, .. } => json!({ "step": "arrive", "side": side_name(side) }),
        Step::Assign => json!({ "step": "assign" }),
        Step::Command => json!({ "step": "command" }),
        Step::Keep { count } => json!({ "step": "keep", "count": count }),
        Step::Obey { unit, roll } => json!({ "step": "obey", "unit": unit.0, "roll": roll }),
        Step::Aim { unit } => json!({ "step": "aim", "unit": unit.0 }),
        Step::Gap { unit, hex } => json!({ "step": "gap", "unit": unit.0, "hex": pair(hex) }),
        Step::Appeal { element } => json!({ "step": "appeal", "element": element.0 }),
        Step::Replace { element } => json!({ "step": "replace", "element": element.0 }),
        Step::Flee { side, units } => {
            let units: Vec<u8> = units.iter().map(|unit| unit.0).collect();
            json!({ "step": "flee", "side": side_name(side), "units": units })
        }
        Step::Rush { side, .. } => json!({ "step": "rush", "side": side_name(side) }),
        Step::Section { order } => json!({ "step": "section", "order": order }),
        Step::SectionSequence { order, side } => {
            json!({ "step": "section-sequence", "order": order, "side": side_name(side) })
        }
        Step::Lead { order, side, .. } => {
            json!({ "step": "lead", "order": order, "side": side_name(side) })
        }
        Step::FinalTurn { side, .. } => json!({ "step": "final-turn", "side": side_name(side) }),
        Step::Touch { side, .. } => json!({ "step": "touch", "side": side_name(side) }),
        Step::Second { striker, hex } => {
            json!({ "step": "second", "striker": striker.0, "hex": hex.map(pair) })
        }
        Step::Release { engagement, side, .. } => {
            json!({ "step": "release", "engagement": engagement, "side": side_name(side) })
        }
        Step::Rally { side, .. } => json!({ "step": "rally", "side": side_name(side) }),
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

/// The elements of a unit in the order in which a plan notes them: its own, alive or not, then attached commanders.
pub(super) fn slots(battle: &Battle, unit: UnitId) -> impl Iterator<Item = ElementId> + '_ {
    let attached = battle.guests(unit).iter().map(|guest| battle.commander_element(guest));
    battle.roster(unit).chain(attached)
}

fn plan_to_json(battle: &Battle) -> Value {
    let Some(unit) = acting_unit(battle.step()) else {
        return Value::Null;
    };
    let (word, elements): (&str, Vec<Value>) = match battle.plan() {
        Plan::None => return Value::Null,
        Plan::Shift(shifts) => {
            let noted = slots(battle, unit).zip(shifts);
            let json = |(element, direction): (ElementId, Option<::demonworld::Direction>)| {
                Some(json!({ "element": element.0, "direction": direction?.index() }))
            };
            ("shift", noted.filter_map(json).collect())
        }
        Plan::Turn(turns) => {
            let noted = slots(battle, unit).zip(turns);
            let json = |(element, facing): (ElementId, Option<::demonworld::Facing>)| {
                Some(json!({ "element": element.0, "facing": facing?.index() }))
            };
            ("turn", noted.filter_map(json).collect())
        }
    };
    json!({ "plan": word, "unit": unit.0, "elements": elements })
}
