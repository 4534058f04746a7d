use crate::state::UnitFlags;
use crate::testing::melee::*;
use crate::*;
use table::{Game, Side};

#[test]
fn dw_10_e3_initiative_of_an_attached_commander() {
    let mut arena = Arena::new(Modules::COMMANDERS);
    let unit = arena.unit(Side::A, foot(), &[(1, 0, 0)]);
    let commander = arena.unit(Side::A, hero(), &[(0, 0, 0)]);
    arena.change(commander).host = Some(unit.index());
    arena.unit(Side::B, foot(), &[(0, -1, 3), (1, -1, 3)]);
    let mut log = Log::default();
    let mut battle = arena.begin(&mut log);
    let sum = battle.initiative_sum(commander);
    assert_eq!(sum.sum(), 6 + 2);
    assert!(log.has(Event::InitiativeReckoned { unit: commander, sum }) && log.cites(rules::DW_10_23));
    // He strikes before his unit.
    let step = |initiative| Step::Strike { engagement: 1, initiative, side: Side::A, last: false };
    assert_eq!(battle.step(), step(8));
    let early = Action::Strike { element: on(&battle, 1, 0), target: on(&battle, 1, -1) };
    assert_eq!(refusal(&battle, early), Refusal::NotItsInitiative { unit });
    strike(&mut battle, (0, 0), (0, -1));
    act(&mut battle, Action::EndDeclaration, &[7]);
    // DW-15-G5: his kills are his unit's.
    assert_eq!(battle.unit(unit).slain, 1);
    assert_eq!(battle.step(), step(4));

    // From the second round on only his card counts.
    arena.change(unit).melee_rounds = 1;
    assert_eq!(arena.battle().initiative_sum(commander).sum(), 6);
}

#[test]
fn dw_10_16_a_single_commander_has_the_bonus_of_his_own_charge() {
    let mut arena = Arena::new(Modules::COMMANDERS);
    let commander = arena.unit(Side::A, hero(), &[(0, 0, 0)]);
    arena.unit(Side::B, foot(), &[(0, -1, 3)]);
    let mut battle = arena.battle();
    for (order, bonus) in [(Order::Move, 0), (Order::Skirmish, 1), (Order::Attack, 2)] {
        battle.unit_mut(commander).order = Some(order);
        battle.unit_mut(commander).flags.clear(UnitFlags::CHARGED);
        assert_eq!(battle.initiative_sum(commander).sum(), 6);
        battle.unit_mut(commander).flags.set(UnitFlags::CHARGED);
        assert_eq!(battle.initiative_sum(commander).sum(), 6 + bonus);
    }
    battle.unit_mut(commander).melee_rounds = 1;
    assert_eq!(battle.initiative_sum(commander).sum(), 6);
}

#[test]
fn dw_15_78_impetuous_in_every_phase() {
    let mut arena = Arena::new(Modules::COMMANDERS);
    let unit = arena.unit(Side::A, pikes(), &[(0, 0, 0)]);
    arena.change(unit).order = None;
    arena.change(unit).mood = Mood::Impetuous;
    arena.unit(Side::B, foot(), &[(0, -1, 3)]);
    let mut log = Log::default();
    // DW-14-G8: +2 once, and the weapon.
    assert_eq!(arena.begin(&mut log).initiative_sum(unit).sum(), 2 + 2 + 2);
    assert!(log.cites(rules::DW_15_78) && log.cites(rules::DW_28_11));
    arena.change(unit).melee_rounds = 3;
    assert_eq!(arena.battle().initiative_sum(unit).sum(), 2 + 2);
}

#[test]
fn dw_15_g23_an_impetuous_unit_must_strike() {
    let mut arena = Arena::new(Modules::COMMANDERS);
    let unit = arena.unit(Side::A, foot(), &[(0, 0, 0), (1, 0, 0), (2, 0, 0)]);
    arena.change(unit).mood = Mood::Impetuous;
    arena.change(unit).order = None;
    arena.unit(Side::B, foot(), &[(1, -1, 3)]);
    let mut battle = arena.battle();
    assert_eq!(refusal(&battle, Action::EndDeclaration), Refusal::MustStrike { unit });
    strike(&mut battle, (0, 0), (1, -1));
    assert_eq!(refusal(&battle, Action::EndDeclaration), Refusal::MustStrike { unit });
    // Support is enough; the third one has nobody before it.
    let (element, striker) = (on(&battle, 1, 0), on(&battle, 0, 0));
    act(&mut battle, Action::SupportStrike { element, striker }, &[]);
    act(&mut battle, Action::EndDeclaration, &[]);
    // The blow, then the die for who follows up first.
    act(&mut battle, Action::EndDeclaration, &[20, 1]);
}

#[test]
fn dw_15_56_who_runs_does_not_strike_but_a_commander_does() {
    let mut arena = Arena::new(Modules::COMMANDERS);
    let unit = arena.unit(Side::A, foot(), &[(1, 0, 0)]);
    let commander = arena.unit(Side::A, Card { initiative: 2, ..hero() }, &[(0, 0, 0)]);
    arena.change(unit).mood = Mood::Fleeing;
    arena.change(unit).order = None;
    arena.change(commander).host = Some(unit.index());
    arena.unit(Side::B, foot(), &[(0, -1, 0), (1, -1, 0)]);
    let battle = arena.battle();
    let runs = Action::Strike { element: on(&battle, 1, 0), target: on(&battle, 1, -1) };
    assert_eq!(refusal(&battle, runs), Refusal::FleeingMayNot { unit });
    let fights = Action::Strike { element: on(&battle, 0, 0), target: on(&battle, 0, -1) };
    battle.check(Side::A, fights).unwrap();
}

#[test]
fn dw_06_g10_an_attached_commander_chooses_his_weapon() {
    let mut arena = Arena::new(Modules::COMMANDERS);
    let unit = arena.unit(Side::A, foot(), &[(1, 0, 0)]);
    let weapons = [weapon(MeleeKind::HandWeapon, 9), weapon(MeleeKind::TwoHanded, 11)];
    let commander = arena.unit(Side::A, Card { melee: weapons, ..hero() }, &[(0, 0, 0)]);
    arena.change(commander).host = Some(unit.index());
    arena.unit(Side::B, foot(), &[(0, -1, 3), (1, -1, 3)]);
    let mut battle = arena.battle();
    assert_eq!(battle.step(), Step::Wield { side: Side::A, last: false });
    let own = Action::Wield { unit, weapon: 0 };
    assert_eq!(refusal(&battle, own), Refusal::NoWeaponChoice { unit });
    act(&mut battle, Action::Wield { unit: commander, weapon: 1 }, &[]);
    assert_eq!(battle.initiative_sum(commander).sum(), 6 + 2 - 1);
    let sum = battle.blow_sum(on(&battle, 0, 0), on(&battle, 0, -1), 0).unwrap();
    assert_eq!(sum.sum(), 11 - 4);
}

/// Two of A, on (0, 0) and (1, 0), with (1, −1) of B before both.
fn support() -> Arena {
    let mut arena = Arena::new(Modules::TERRAIN);
    arena.unit(Side::A, Card { size: 3, ..foot() }, &[(0, 0, 0), (1, 0, 0)]);
    arena.unit(Side::B, Card { size: 3, ..foot() }, &[(1, -1, 3)]);
    arena
}

#[test]
fn dw_14_20_no_support_in_water_or_across_a_hedge() {
    let attempt = |arena: &Arena| {
        let mut battle = arena.battle();
        strike(&mut battle, (0, 0), (1, -1));
        let (element, striker) = (on(&battle, 1, 0), on(&battle, 0, 0));
        battle.check(Side::A, Action::SupportStrike { element, striker }).map(|_| ())
    };
    let element = ElementId(1);
    assert_eq!(attempt(&support()), Ok(()));
    for wet in [at(0, 0), at(1, 0), at(1, -1)] {
        let mut arena = support();
        arena.land.field(wet).surface = Surface::Water1;
        assert_eq!(attempt(&arena), Err(Refusal::NoSupportInWater { element }));
    }
    // DW-11-G6: between supporter and target, or between striker and target.
    for own in [at(0, 0), at(1, 0)] {
        let mut arena = support();
        arena.land.edge(own, at(1, -1), Edge::Wall);
        assert_eq!(attempt(&arena), Err(Refusal::NoSupportAcross { element }));
    }
}

#[test]
fn dw_11_28_no_blow_at_water_that_the_striker_cannot_enter() {
    let mut arena = Arena::new(Modules::TERRAIN);
    arena.land.field(at(0, -1)).surface = Surface::Water2;
    arena.unit(Side::A, foot(), &[(0, 0, 0)]);
    // A contact elsewhere, so that there is a melee at all.
    let big = arena.unit(Side::B, Card { size: 3, ..foot() }, &[(0, -1, 3), (1, -1, 3)]);
    arena.change(big).order = Some(Order::Hold);
    let mut battle = arena.battle();
    // The giant in the water could come out, but its unit fights already: it may say so.
    let (element, target) = (on(&battle, 0, 0), on(&battle, 0, -1));
    act(&mut battle, Action::EndTouching, &[]);
    let blow = Action::Strike { element, target };
    assert_eq!(refusal(&battle, blow), Refusal::OutOfReachInWater { element, target });
    strike(&mut battle, (0, 0), (1, -1));
}
