use crate::state::UnitFlags;
use crate::testing::melee::*;
use crate::*;
use table::Side;

/// A on (0, 0) facing north, B on (0, −1) with the given facing.
fn duel(modules: Modules, a: Card, b: Card, b_facing: u8) -> Arena {
    let mut arena = Arena::new(modules);
    arena.unit(Side::A, a, &[(0, 0, 0)]);
    arena.unit(Side::B, b, &[(0, -1, b_facing)]);
    arena
}

const A: ElementId = ElementId(0);
const B: ElementId = ElementId(1);

fn sum(battle: &Battle, striker: ElementId, target: ElementId) -> Sum {
    battle.blow_sum(striker, target, 0).unwrap()
}

#[test]
fn dw_06_17_introductory_terms_keep_their_rules() {
    let mut arena = duel(Modules::NONE, lancers(), pikes(), 3);
    let rules = |battle: &Battle| -> Vec<_> {
        battle.blow_sum(A, B, 1).unwrap().terms().map(|term| term.rule.to_string()).collect()
    };
    let frontal = ["DW-02-18", "DW-02-02", "DW-06-20", "DW-06-21", "DW-06-23"];
    assert_eq!(rules(&arena.battle()), frontal);
    arena.change(UnitId(1)).posts[0].1 = facing(0);
    let rear = ["DW-02-18", "DW-02-02", "DW-06-20", "DW-06-22", "DW-06-23"];
    assert_eq!(rules(&arena.battle()), rear);
}

#[test]
fn dw_14_e1_base_number_of_the_hero() {
    let battle = duel(Modules::COMMANDERS, hero(), Card { armour_melee: 3, ..foot() }, 3).battle();
    assert_eq!(sum(&battle, A, B).sum(), 8);
}

#[test]
fn dw_14_14_leader_and_standard_bearer_strike_with_one_more() {
    let figures = Figures::LEADER.with(Figures::STANDARD).with(Figures::MUSICIAN);
    let standard = Standard { figures, items: Items::VICTORY_STANDARD, ..Standard::default() };
    let mut arena = Arena::new(Modules::FIGURES);
    arena.unit(Side::A, Card { standard, ..foot() }, &[(0, 0, 0), (1, 0, 0), (2, 0, 0), (3, 0, 0)]);
    let b = arena.unit(Side::B, foot(), &[(0, -1, 3), (1, -1, 3), (2, -1, 3), (3, -1, 3)]);
    let mut battle = arena.battle();
    let target = |slot: u8| ElementId(4 + slot);
    let of = |battle: &Battle, slot: u8| factors(sum(battle, ElementId(slot), target(slot)));
    // DW-26-16: the Victory Standard adds to every other factor, for all elements.
    assert_eq!(of(&battle, 0), [(Label::Leader, 1), (Label::Item, 1)]);
    assert_eq!(of(&battle, 1), [(Label::StandardBearer, 1), (Label::Item, 1)]);
    assert_eq!(of(&battle, 2), [(Label::Item, 1)]);
    assert_eq!(of(&battle, 3), [(Label::Item, 1)]);
    // It is lost with the standard bearer.
    battle.remove(ElementId(1));
    assert_eq!(of(&battle, 0), [(Label::Leader, 1)]);
    assert_eq!(of(&battle, 3), []);
    // Without the chapter on special figures nobody is one.
    arena.setup.house.modules = Modules::COMMANDERS;
    assert_eq!(of(&arena.battle(), 0), []);
    let _ = b;
}

#[test]
fn dw_26_18_the_sword_of_a_leader_is_his_alone() {
    let figures = Figures::LEADER;
    let standard = Standard { figures, close_order: true, ..Standard::default() };
    let card = Card { standard, ..pikes() }.given(Items::SWORD_OF_POWER, 20);
    let mut arena = Arena::new(Modules::FIGURES);
    arena.unit(Side::A, card, &[(0, 0, 0), (1, 0, 0)]);
    arena.unit(Side::B, foot(), &[(0, -1, 3), (1, -1, 3)]);
    let battle = arena.battle();
    let strength = |slot: u8| {
        let sum = sum(&battle, ElementId(slot), ElementId(2 + slot));
        sum.terms().find(|term| term.label == Label::Strength).map(|term| (term.rule.to_string(), term.value))
    };
    // 11, size 2 and 2 for five figures.
    assert_eq!(strength(0), Some(("DW-26-18".to_owned(), 15)));
    assert_eq!(strength(1), Some(("DW-02-17".to_owned(), 8)));
    // He has given his pike away; the other has one.
    let pikes = |slot: u8| factors(sum(&battle, ElementId(2 + slot), ElementId(slot)));
    assert_eq!(pikes(0), []);
    assert_eq!(pikes(1), [(Label::Pikes, -1)]);
    // Without the chapter on special figures nobody is a leader.
    arena.setup.house.modules = Modules::COMMANDERS;
    let plain = arena.battle();
    assert_eq!(plain.weapon_of(ElementId(0)), card.melee[0]);
}

#[test]
fn dw_26_07_a_leader_strikes_on_when_the_lances_are_gone() {
    let standard = Standard { figures: Figures::LEADER, ..Standard::default() };
    let lancers = Card { melee: [lancers().melee[0], None], standard, ..lancers() };
    let mut arena = duel(Modules::FIGURES, lancers.given(Items::SWORD_OF_FEAR, 30), foot(), 3);
    arena.change(UnitId(0)).melee_rounds = 1;
    let battle = arena.battle();
    assert_eq!(battle.melee_weapon(UnitId(0)), None);
    assert_eq!(battle.weapon_of(A).map(|weapon| weapon.against_infantry), Some(9));
}

#[test]
fn dw_08_10_skill_helps_against_front_and_flank_only() {
    let skilled = |value| Card { standard: Standard { skill_melee: value, ..Standard::default() }, ..foot() };
    let of = |facing| factors(sum(&duel(Modules::MORALE, skilled(2), skilled(1), facing).battle(), A, B));
    // B stands to the north-west of A: A is on its right rear, flank or front hex by its facing.
    assert_eq!(of(3), [(Label::SkillMelee, 2), (Label::TargetSkill, -1)]);
    assert_eq!(of(1), [(Label::SkillMelee, 2), (Label::TargetSkill, -1), (Label::Flank, 2)]);
    assert_eq!(of(0), [(Label::SkillMelee, 2), (Label::Rear, 4)]);
    // DW-08-04: without a number there is no term; the introductory game knows no skill.
    let battle = duel(Modules::MORALE, foot(), foot(), 3).battle();
    assert_eq!(factors(sum(&battle, A, B)), []);
    let battle = duel(Modules::NONE, skilled(2), skilled(1), 3).battle();
    assert_eq!(factors(sum(&battle, A, B)), []);
}

#[test]
fn dw_14_16_charge_bonus_by_order_mood_and_card() {
    let charge = |battle: &Battle, striker| {
        let term = sum(battle, striker, battle.frontal_enemies(striker).next().unwrap());
        term.terms().find(|term| term.label == Label::Charge).map(|t| (t.value, t.rule.to_string()))
    };
    let some = |value, rule: &str| Some((value, rule.to_string()));
    let mut arena = duel(Modules::ALL, lancers(), foot(), 3);
    assert_eq!(charge(&arena.battle(), A), some(3, "DW-14-16"));
    arena.change(UnitId(0)).melee_rounds = 1;
    assert_eq!(charge(&arena.battle(), A), None);
    arena.change(UnitId(0)).melee_rounds = 0;
    arena.change(UnitId(0)).order = Some(Order::Skirmish);
    assert_eq!(charge(&arena.battle(), A), None);
    // DW-14-G8.
    arena.change(UnitId(0)).order = None;
    arena.change(UnitId(0)).mood = Mood::Impetuous;
    assert_eq!(charge(&arena.battle(), A), some(3, "DW-14-G8"));
    arena.setup.house.impetuous_charge = false;
    assert_eq!(charge(&arena.battle(), A), None);
    // DW-14-G9: an attached commander has the bonus of his own card.
    let mut arena = duel(Modules::ALL, lancers(), foot(), 3);
    let mounted = Card { class: Class::Cavalry, charge_bonus: 2, ..hero() };
    let commander = arena.unit(Side::A, mounted, &[(1, -1, 5)]);
    arena.change(commander).host = Some(0);
    assert_eq!(charge(&arena.battle(), ElementId(2)), some(2, "DW-14-G9"));
    // DW-10-G7: a single one only after a charge of his own in the attack section.
    arena.change(commander).host = None;
    let mut battle = arena.battle();
    battle.unit_mut(commander).order = Some(Order::Attack);
    assert_eq!(charge(&battle, ElementId(2)), None);
    battle.unit_mut(commander).flags.set(UnitFlags::CHARGED);
    assert_eq!(charge(&battle, ElementId(2)), some(2, "DW-10-G7"));
    battle.unit_mut(commander).order = Some(Order::Skirmish);
    assert_eq!(charge(&battle, ElementId(2)), None);
}

#[test]
fn dw_14_17_skirmish_formation_both_ways() {
    let mut battle = duel(Modules::FORMATIONS, foot(), foot(), 3).battle();
    battle.unit_mut(UnitId(0)).skirmishing = true;
    assert_eq!(factors(sum(&battle, A, B)), [(Label::StrikerSkirmishing, -1)]);
    assert_eq!(factors(sum(&battle, B, A)), [(Label::TargetSkirmishing, 1)]);
    battle.unit_mut(UnitId(1)).skirmishing = true;
    let both = [(Label::TargetSkirmishing, 1), (Label::StrikerSkirmishing, -1)];
    assert_eq!(factors(sum(&battle, A, B)), both);
}

/// Ten elements in wedge, the tip on (0, 0), facing north.
pub(crate) const WEDGE: [(i8, i8, u8); 10] = [
    (0, 0, 0),
    (-1, 1, 0),
    (0, 1, 0),
    (-2, 2, 0),
    (-1, 2, 0),
    (0, 2, 0),
    (-3, 3, 0),
    (-2, 3, 0),
    (-1, 3, 0),
    (0, 3, 0),
];

#[test]
fn dw_13_e2_the_tip_of_a_wedge() {
    let permits = Standard { permits: Permits::WEDGE, ..Standard::default() };
    let mut arena = Arena::new(Modules::FORMATIONS);
    let wedge = arena.unit(Side::A, Card { standard: permits, ..foot() }, &WEDGE);
    arena.unit(Side::B, foot(), &[(0, -1, 3), (-1, 0, 2)]);
    let mut battle = arena.battle();
    assert_eq!(battle.formation(wedge), Formation::Wedge);
    let (tip, second) = (on(&battle, 0, 0), on(&battle, -1, 1));
    let (ahead, beside) = (on(&battle, 0, -1), on(&battle, -1, 0));
    assert_eq!(factors(sum(&battle, tip, ahead)), [(Label::WedgeTip, 9)]);
    assert_eq!(factors(sum(&battle, second, beside)), []);
    // DW-13-G9: one element fewer, one point less.
    let last = on(&battle, 0, 3);
    battle.remove(last);
    assert_eq!(factors(sum(&battle, tip, ahead)), [(Label::WedgeTip, 8)]);
}

#[test]
fn dw_13_e6_flank_attack_on_a_pike_square() {
    let ring = [(0, -1, 5), (1, -1, 0), (1, 0, 1), (0, 1, 2), (-1, 1, 3), (-1, 0, 4)];
    let permits = Standard { permits: Permits::SQUARE, skill_melee: 1, ..Standard::default() };
    let mut arena = Arena::new(Modules::FORMATIONS);
    let square = arena.unit(Side::B, Card { standard: permits, ..pikes() }, &ring);
    // On the right flank of (0, −1), which faces 300°, and in its rear.
    arena.unit(Side::A, foot(), &[(1, -2, 3)]);
    let mut battle = arena.battle();
    let (outer, enemy) = (on(&battle, 0, -1), on(&battle, 1, -2));
    assert_eq!(battle.formation(square), Formation::Square);
    assert_eq!(factors(sum(&battle, enemy, outer)), [(Label::TargetSkill, -1), (Label::Pikes, -1)]);
    battle.unit_mut(square).formation = Formation::Disordered;
    assert_eq!(factors(sum(&battle, enemy, outer)), [(Label::TargetSkill, -1), (Label::Flank, 2)]);
    battle.unit_mut(square).formation = Formation::Square;
    // DW-13-11: its own elements strike to their real front only.
    assert!(battle.frontal_enemies(outer).next().is_none());
}

#[test]
fn dw_11_e5_melee_on_a_slope() {
    let mut arena = Arena::new(Modules::TERRAIN);
    for hex in [at(0, 0), at(0, 1)] {
        arena.land.field(hex).step = 1;
    }
    arena.unit(Side::A, foot(), &[(0, 0, 3)]);
    arena.unit(Side::B, foot(), &[(0, 1, 0), (-1, 1, 0)]);
    let battle = arena.battle();
    let (a, c, b) = (on(&battle, 0, 0), on(&battle, 0, 1), on(&battle, -1, 1));
    assert_eq!(factors(sum(&battle, a, b)), [(Label::Height, 1)]);
    assert_eq!(factors(sum(&battle, b, a)), [(Label::Height, -1)]);
    assert_eq!(factors(sum(&battle, a, c)), []);
}

#[test]
fn dw_11_e9_two_steps() {
    let mut arena = Arena::new(Modules::TERRAIN);
    arena.land.field(at(0, 0)).step = 2;
    arena.unit(Side::A, foot(), &[(0, 0, 5)]);
    arena.unit(Side::B, foot(), &[(-1, 0, 1)]);
    let battle = arena.battle();
    assert_eq!(factors(sum(&battle, A, B)), [(Label::Height, 2)]);
    assert_eq!(factors(sum(&battle, B, A)), [(Label::Height, -2)]);
}

#[test]
fn dw_14_19_water_and_hedges() {
    let mut arena = duel(Modules::TERRAIN, foot(), foot(), 3);
    let (a, b) = (at(0, 0), at(0, -1));
    let of = |arena: &Arena, striker, target| factors(sum(&arena.battle(), striker, target));
    arena.land.field(b).surface = Surface::Water1;
    assert_eq!(of(&arena, A, B), [(Label::Water, -1)]);
    assert_eq!(of(&arena, B, A), [(Label::Water, -1)]);
    arena.land.field(a).surface = Surface::Water1;
    assert_eq!(of(&arena, A, B), [(Label::Water, -2)]);
    // DW-11-G12.
    arena.land.field(a).surface = Surface::Ford;
    arena.land.field(b).surface = Surface::Ford;
    assert_eq!(of(&arena, A, B), []);
    for (edge, expected) in [(Edge::Hedge, -2), (Edge::Wall, -2)] {
        arena.land.edge(a, b, edge);
        assert_eq!(of(&arena, A, B), [(Label::Obstacle, expected)]);
        assert_eq!(of(&arena, B, A), [(Label::Obstacle, expected)]);
    }
    // DW-11-39.
    arena.land.edge(a, b, Edge::Ruin);
    assert_eq!(of(&arena, A, B), []);
}
