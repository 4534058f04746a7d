use super::*;
use crate::testing::*;
use crate::*;
use plane::{Angle, Point};

const ALL: [Spell; 12] = Spell::ALL;

/// A wizard of side a looking north from (36", 10") in the magic phase, with plenty of power.
pub(crate) struct Study {
    pub table: Table,
    pub wizard: UnitId,
}

pub(crate) fn study(level: u8) -> Study {
    let mut table = Table::new();
    let wizard = table.unit(Side::A, cards::wizard(level, &ALL), (36_000, 10_000), Angle::NORTH, 1);
    table.at(Step::Magic);
    Study { table, wizard }
}

impl Study {
    pub fn enemy(&mut self, card: Card, inches: Mil) -> UnitId {
        let files = card.models.min(5);
        self.table.unit(Side::B, card, (36_000, 10_000 + inches * INCH), Angle::SOUTH, files)
    }

    pub fn friend(&mut self, card: Card, x: Mil) -> UnitId {
        let files = card.models.min(5);
        self.table.unit(Side::A, card, (x, 10_000), Angle::NORTH, files)
    }

    pub fn battle(&self) -> Battle {
        let mut battle = self.table.build();
        battle.power = 12;
        battle
    }

    pub fn cast(&self, spell: Spell, aim: Aim) -> Action {
        Action::Cast { wizard: self.wizard, spell, aim, extra: 0 }
    }

    pub fn at(&self, spell: Spell, target: UnitId) -> Action {
        self.cast(spell, Aim::Unit(target))
    }
}

#[test]
fn wh_08_e1_pools() {
    let mut table = Table::new();
    table.unit(Side::A, cards::wizard(2, &[Spell::SparkDart]), (30_000, 10_000), Angle::NORTH, 1);
    let runs = table.unit(Side::A, cards::wizard(1, &[Spell::SparkDart]), (40_000, 10_000), Angle::NORTH, 1);
    table.fleeing(runs);
    let mut dwarfs = table.clone();
    table.unit(Side::B, cards::wizard(2, &[Spell::SparkDart]), (36_000, 30_000), Angle::SOUTH, 1);
    dwarfs.unit(Side::B, cards::runesmith(), (36_000, 30_000), Angle::SOUTH, 1);
    for (table, smith) in [(&mut table, false), (&mut dwarfs, true)] {
        table.at(Step::Next(Moment::Magic));
        let mut battle = table.build();
        let log = go_on(&mut battle, &[]);
        assert!(log.has(Event::PowerCounted { power: 4, dispel: 3, side: Side::A }));
        assert_eq!(log.cites(WH_08_H16), smith);
        assert_eq!(battle.step(), Step::Magic);
    }
}

#[test]
fn wh_08_h04_no_caster_no_power() {
    let mut table = Table::new();
    table.unit(Side::A, cards::goblins(5), (30_000, 10_000), Angle::NORTH, 5);
    table.unit(Side::B, cards::wizard(2, &[Spell::SparkDart]), (36_000, 30_000), Angle::SOUTH, 1);
    table.at(Step::Next(Moment::Magic));
    let mut battle = table.build();
    let mut log = Log::default();
    battle.begin_magic(&mut log);
    assert!(log.has(Event::PowerCounted { power: 0, dispel: 3, side: Side::A }));
    assert_eq!(battle.step(), Step::Next(Moment::TurnEnds));
}

#[test]
fn wh_08_01_magic_is_the_last_phase() {
    let mut battle = study(1).table.at(Step::Next(Moment::Magic)).build();
    let mut log = Log::default();
    battle.begin_magic(&mut log);
    assert!(log.has(Event::PhaseBegan { phase: Phase::Magic }));
    assert!(log.cites(WH_08_01) && log.cites(WH_08_H01));
    assert_eq!(battle.step(), Step::Magic);
    let log = with_dice(&[], |dice, log| battle.cast(Action::Done, dice, log));
    assert!(log.cites(WH_08_H17));
    assert_eq!(battle.step(), Step::Next(Moment::TurnEnds));
}

#[test]
fn wh_08_02_without_magic_the_phase_is_skipped() {
    let mut table = study(1).table;
    table.switches(|switches| switches.magic = false).at(Step::Next(Moment::Magic));
    let mut battle = table.build();
    let mut log = Log::default();
    battle.begin_magic(&mut log);
    assert!(log.cites(WH_08_02) && log.events.is_empty());
    assert_eq!(battle.step(), Step::Next(Moment::TurnEnds));
}

#[test]
fn wh_08_h01_magic_is_a_switch() {
    for (magic, step) in [(true, Step::Magic), (false, Step::Next(Moment::TurnEnds))] {
        let mut table = study(1).table;
        table.switches(|switches| switches.magic = magic).at(Step::Next(Moment::Magic));
        let mut battle = table.build();
        battle.begin_magic(&mut ());
        assert_eq!(battle.step(), step);
    }
}

#[test]
fn wh_08_g1_a_spell_is_two_numbers_and_dice() {
    // No deck of cards: what it costs, and what two dice, a level and a few points must come to.
    for spell in Spell::ALL {
        assert!((1..=3).contains(&spell.cost()) && (7..=10).contains(&spell.difficulty()), "{spell:?}");
    }
}

#[test]
fn wh_08_h02_wizards_cast_what_they_know() {
    let mut study = study(1);
    let target = study.enemy(cards::goblins(20), 10);
    study.table.card(study.wizard).spells = Spells::NONE;
    let battle = study.battle();
    let (wizard, spell) = (study.wizard, Spell::SparkDart);
    assert_eq!(refused(&battle, Side::A, study.at(spell, target)), Refusal::SpellUnknown { wizard, spell });
    study.table.card(study.wizard).magic_level = 0;
    let battle = study.battle();
    assert_eq!(refused(&battle, Side::A, study.at(spell, target)), Refusal::NotAWizard { unit: wizard });
}

#[test]
fn wh_08_h03_who_may_not_cast() {
    let mut study = study(1);
    let (wizard, target) = (study.wizard, study.enemy(cards::goblins(20), 10));
    let action = study.at(Spell::SparkDart, target);
    let refusal = |change: &dyn Fn(&mut Table)| {
        let mut table = study.table.clone();
        change(&mut table);
        let mut battle = table.build();
        battle.power = 9;
        refused(&battle, Side::A, action)
    };
    let fleeing = refusal(&|table| {
        table.fleeing(wizard);
    });
    assert_eq!(fleeing, Refusal::Fleeing { unit: wizard });
    let flagged = |flag: u32| refusal(&move |table: &mut Table| table.state(wizard).flags.set(flag));
    assert_eq!(flagged(Flags::RALLIED), Refusal::HasRallied { unit: wizard });
    assert_eq!(flagged(Flags::STUPID), Refusal::Stupid { unit: wizard });
    assert_eq!(
        refusal(&|table| table.card(wizard).armour.shield = true),
        Refusal::WizardWearsArmour { wizard }
    );
    assert_eq!(
        refusal(&|table| table.card(wizard).armour.body = BodyArmour::Light),
        Refusal::WizardWearsArmour { wizard }
    );
    // Whoever may not cast brings no power.
    let mut table = study.table.clone();
    table.fleeing(wizard);
    let mut log = Log::default();
    table.build().count_power(&mut log);
    assert!(log.cites(WH_08_H03));
    // Barding does not hinder.
    study.table.card(wizard).armour.barding = true;
    assert!(study.battle().check_magic(Side::A, action).is_ok());
}

#[test]
fn wh_08_h05_points_and_tries() {
    let mut study = study(2);
    let (wizard, target) = (study.wizard, study.enemy(cards::goblins(20), 10));
    let mut battle = study.battle();
    battle.power = 2;
    let with = |extra| Action::Cast { wizard, spell: Spell::SparkDart, aim: Aim::Unit(target), extra };
    assert_eq!(refused(&battle, Side::A, with(3)), Refusal::TooManyExtraPoints { wizard, most: 2 });
    assert_eq!(refused(&battle, Side::A, with(2)), Refusal::NotEnoughPower { needed: 3, left: 2 });
    // 2 + 1 + level 2 + 1 extra: 6 is not 7.
    let log = act(&mut battle, Side::A, with(1), &[2, 1]);
    assert!(
        log.any(|event| matches!(event, Event::Cast { needed: 7, works: false, sum, .. } if sum.sum() == 6))
    );
    battle.power = 3;
    battle.push(Step::Magic);
    let spell = Spell::SparkDart;
    assert_eq!(refused(&battle, Side::A, with(0)), Refusal::SpellTried { wizard, spell });
}

#[test]
fn wh_08_h05_out_of_range_is_wasted_or_refused() {
    let mut study = study(2);
    let (wizard, target) = (study.wizard, study.enemy(cards::goblins(20), 25));
    let (action, spell) = (study.at(Spell::SparkDart, target), Spell::SparkDart);
    let mut battle = study.battle();
    let log = act(&mut battle, Side::A, action, &[]);
    assert_eq!(log.events, [Event::SpellWasted { wizard, spell }]);
    assert_eq!(battle.power, 11);
    study.table.switches(|switches| switches.strict_measuring = false);
    let refusal = refused(&study.battle(), Side::A, action);
    assert_eq!(refusal, Refusal::SpellOutOfRange { spell, distance: 25_000, range: 24_000 });
}

#[test]
fn wh_08_e2_cast_and_dispel() {
    let mut study = study(2);
    let target = study.enemy(cards::goblins(20), 15);
    study.table.unit(Side::B, cards::wizard(2, &[]), (36_000, 30_000), Angle::SOUTH, 1);
    let mut battle = study.battle();
    battle.dispel = 3;
    let cast =
        Action::Cast { wizard: study.wizard, spell: Spell::SheetOfFlame, aim: Aim::Unit(target), extra: 1 };
    let log = act(&mut battle, Side::A, cast, &[3, 4]);
    assert!(log.any(|event| matches!(event, Event::Cast { works: true, sum, .. } if sum.sum() == 10)));
    assert_eq!(battle.power, 9);
    assert_eq!(battle.asked(), Some(Side::B));
    // Six or more of two dice.
    assert_eq!(battle.dispel_chance(2), Some(26));
    let refusal = refused(&battle, Side::B, Action::Dispel { points: 4 });
    assert_eq!(refusal, Refusal::DispelImpossible { points: 4, left: 3 });
    let log = act(&mut battle, Side::B, Action::Dispel { points: 2 }, &[2, 4]);
    assert!(log.any(|event| matches!(
        event,
        Event::DispelRolled { needed: 10, dispelled: true, sum, .. } if sum.sum() == 10
    )));
    assert_eq!((battle.dispel, battle.step()), (1, Step::Magic));
    assert_eq!(battle.unit(target).models, 20);
}

#[test]
fn wh_08_h08_a_dispel_may_fail_or_be_let_go() {
    let study = study(2);
    let mut battle = study.battle();
    battle.dispel = 3;
    act(&mut battle, Side::A, study.at(Spell::VeilOfMist, study.wizard), &[4, 4]);
    // Cast with 10, and nobody wards near by: 5 + 1 + 3 is not enough.
    let mut fails = battle.clone();
    act(&mut fails, Side::B, Action::Dispel { points: 3 }, &[5, 1]);
    assert!(fails.unit(study.wizard).spells.has(Spell::VeilOfMist));
    let mut double = battle.clone();
    act(&mut double, Side::B, Action::Dispel { points: 1 }, &[6, 6]);
    assert!(!double.unit(study.wizard).spells.has(Spell::VeilOfMist));
    let mut ones = battle.clone();
    if let Step::Dispel { caster, spell, aim, .. } = ones.step() {
        ones.set_step(Step::Dispel { caster, spell, aim, total: 2 });
    }
    act(&mut ones, Side::B, Action::Dispel { points: 3 }, &[1, 1]);
    assert!(ones.unit(study.wizard).spells.has(Spell::VeilOfMist));
    act(&mut battle, Side::B, Action::Done, &[]);
    assert!(battle.unit(study.wizard).spells.has(Spell::VeilOfMist));
}

#[test]
fn wh_08_h16_runesmiths_count_as_level_2() {
    let mut study = study(2);
    let smith = study.enemy(cards::runesmith(), 20);
    let mut battle = study.battle();
    battle.dispel = 3;
    act(&mut battle, Side::A, study.at(Spell::VeilOfMist, study.wizard), &[4, 4]);
    let log = act(&mut battle, Side::B, Action::Dispel { points: 3 }, &[4, 1]);
    assert!(log.cites(WH_08_H16));
    assert!(log.any(|event| matches!(event, Event::DispelRolled { dispelled: true, .. })));
    // Too far away.
    study.table.state(smith).front.y = 40_000;
    let mut battle = study.battle();
    battle.dispel = 3;
    act(&mut battle, Side::A, study.at(Spell::VeilOfMist, study.wizard), &[4, 4]);
    let log = act(&mut battle, Side::B, Action::Dispel { points: 3 }, &[4, 1]);
    assert!(log.any(|event| matches!(event, Event::DispelRolled { dispelled: false, .. })));
}

#[test]
fn wh_08_e3_double_one() {
    let mut study = study(4);
    let (wizard, target) = (study.wizard, study.enemy(cards::goblins(20), 10));
    let mut battle = study.battle();
    let cast = Action::Cast { wizard, spell: Spell::SparkDart, aim: Aim::Unit(target), extra: 4 };
    // S4 on his T4 needs 4.
    let log = act(&mut battle, Side::A, cast, &[1, 1, 3]);
    assert!(log.any(|event| matches!(event, Event::Cast { works: false, sum, .. } if sum.sum() == 10)));
    assert!(log.has(Event::Miscast { wizard, spell: Spell::SparkDart }));
}

#[test]
fn wh_08_h06_who_miscasts_casts_no_more() {
    let mut study = study(2);
    let (wizard, target) = (study.wizard, study.enemy(cards::goblins(20), 10));
    // A second one, so that the phase goes on.
    study.table.unit(Side::A, cards::wizard(1, &ALL), (30_000, 10_000), Angle::NORTH, 1);
    let mut battle = study.battle();
    act(&mut battle, Side::A, study.at(Spell::SparkDart, target), &[1, 1, 1]);
    let again = study.at(Spell::SheetOfFlame, target);
    assert_eq!(refused(&battle, Side::A, again), Refusal::MiscastThisPhase { wizard });
    let mut battle = study.battle();
    act(&mut battle, Side::A, study.at(Spell::SparkDart, target), &[1, 1, 4]);
    assert_eq!(battle.unit(wizard).status, Status::Gone);
}

#[test]
fn wh_08_h07_double_six_cannot_be_dispelled() {
    let mut study = study(1);
    let target = study.enemy(cards::goblins(20), 10);
    let mut battle = study.battle();
    battle.dispel = 6;
    // D6 hits: one, which does not wound.
    let log = act(&mut battle, Side::A, study.at(Spell::SparkDart, target), &[6, 6, 1, 1]);
    assert!(log.has(Event::Irresistible { wizard: study.wizard, spell: Spell::SparkDart }));
    assert!(log.has(Event::SpellHits { spell: Spell::SparkDart, target, hits: 1 }));
}

#[test]
fn wh_08_h09_targets() {
    let mut study = study(2);
    let target = study.enemy(cards::goblins(20), 10);
    let friend = study.friend(cards::goblins(20), 42_000);
    let hero = study.table.join(cards::hero(), target, 0);
    let battle = study.battle();
    let refusal = |spell, unit| refused(&battle, Side::A, study.at(spell, unit));
    assert_eq!(refusal(Spell::SparkDart, friend), Refusal::WrongTarget { spell: Spell::SparkDart });
    assert_eq!(refusal(Spell::IronSkin, target), Refusal::WrongTarget { spell: Spell::IronSkin });
    assert_eq!(refusal(Spell::SparkDart, hero), Refusal::CharacterInUnit { character: hero });
    assert_eq!(refusal(Spell::StoneHail, target), Refusal::WrongTarget { spell: Spell::StoneHail });
    let off = study.cast(Spell::StoneHail, Aim::Point(Point { x: -1, y: 5 }));
    assert_eq!(refused(&battle, Side::A, off).rule(), WH_08_H09);
    let mut fighting = study.table.clone();
    fighting.fighting(target, friend);
    let mut battle = fighting.build();
    battle.power = 9;
    for spell in [Spell::SparkDart, Spell::WhisperOfDread] {
        assert_eq!(refused(&battle, Side::A, study.at(spell, target)), Refusal::TargetFighting { target });
    }
    assert!(battle.check_magic(Side::A, study.at(Spell::LeadenLimbs, target)).is_ok());
    assert!(battle.check_magic(Side::A, study.at(Spell::IronSkin, friend)).is_ok());
}

#[test]
fn wh_08_h09_sight_from_the_wizard() {
    let mut study = study(2);
    let target = study.enemy(cards::goblins(3), 15);
    study.table.switches(|switches| switches.strict_measuring = false);
    study.table.unit(Side::B, cards::goblins(20), (36_000, 15_000), Angle::SOUTH, 20);
    let battle = study.battle();
    let refusal = refused(&battle, Side::A, study.at(Spell::SparkDart, target));
    assert_eq!(refusal, Refusal::SpellWithoutSight { spell: Spell::SparkDart });
    // In a regiment that looks the other way he sees nothing, alone he turns.
    let mut table = Table::new();
    let host = table.unit(Side::A, cards::goblins(10), (36_000, 10_000), Angle::SOUTH, 5);
    let wizard = table.join(cards::wizard(2, &ALL), host, 2);
    let lone = table.unit(Side::A, cards::wizard(2, &ALL), (30_000, 10_000), Angle::SOUTH, 1);
    let target = table.unit(Side::B, cards::goblins(10), (33_000, 20_000), Angle::SOUTH, 5);
    let battle = table.build();
    assert!(!battle.sees(wizard, target) && battle.sees(lone, target));
}

#[test]
fn wh_08_h10_hits_need_no_roll_and_cover_does_not_matter() {
    let mut study = study(2);
    let target = study.enemy(cards::goblins(20), 10);
    let mut battle = study.battle();
    // D6: two hits of S3, one wounds, the shield saves.
    let log = act(&mut battle, Side::A, study.at(Spell::SparkDart, target), &[4, 4, 2, 4, 3, 6]);
    assert!(log.has(Event::SpellHits { spell: Spell::SparkDart, target, hits: 2 }));
    let mut battle = study.battle();
    let log = act(&mut battle, Side::A, study.at(Spell::SparkDart, target), &[4, 4, 1, 4, 5]);
    assert!(log.has(Event::Lost { unit: target, models: 1, wounds: 1, left: 19, cause: Cause::Spell }));
    assert!(log.cites(WH_08_H10));
}

#[test]
fn wh_08_h11_a_quarter_lost_to_spells_is_panic() {
    let mut study = study(2);
    let target = study.enemy(cards::goblins(4), 10);
    let mut battle = study.battle();
    // One hit, wound, no save; then 2D6 on Ld 5: passed.
    let log = act(&mut battle, Side::A, study.at(Spell::SparkDart, target), &[4, 4, 1, 4, 5, 2, 2]);
    assert!(log.any(|event| matches!(event, Event::Tested { test: Test::PanicSpells, passed: true, .. })));
}

#[test]
fn wh_08_h12_round_spells_last_until_the_casters_next_magic_phase() {
    let mut study = study(2);
    let friend = study.friend(cards::goblins(20), 42_000);
    let mut battle = study.battle();
    act(&mut battle, Side::A, study.at(Spell::IronSkin, friend), &[4, 4]);
    assert!(battle.is_under(friend, Spell::IronSkin));
    // The enemy's magic phase changes nothing.
    battle.active = Side::B;
    battle.begin_magic(&mut ());
    assert!(battle.is_under(friend, Spell::IronSkin));
    battle.active = Side::A;
    let mut log = Log::default();
    battle.begin_magic(&mut log);
    assert!(log.has(Event::SpellEnded { spell: Spell::IronSkin, target: friend }));
    assert!(!battle.is_under(friend, Spell::IronSkin));
}

#[test]
fn wh_08_h12_spells_end_with_their_caster() {
    let mut study = study(2);
    let friend = study.friend(cards::goblins(20), 42_000);
    let mut battle = study.battle();
    act(&mut battle, Side::A, study.at(Spell::IronSkin, friend), &[4, 4]);
    let mut flees = battle.clone();
    flees.unit_mut(study.wizard).status = Status::Fleeing;
    let mut log = Log::default();
    flees.end_orphaned_spells(&mut log);
    assert!(log.has(Event::SpellEnded { spell: Spell::IronSkin, target: friend }));
    battle.destroy(study.wizard, Cause::Pursuit, &mut ());
    assert!(!battle.is_under(friend, Spell::IronSkin));
    assert!(battle.lasting.iter().all(Option::is_none));
}

#[test]
fn wh_08_h12_the_same_spell_does_not_add_up() {
    let mut study = study(2);
    let friend = study.friend(cards::goblins(20), 42_000);
    let other = study.table.unit(Side::A, cards::wizard(1, &ALL), (39_000, 10_000), Angle::NORTH, 1);
    let mut battle = study.battle();
    act(&mut battle, Side::A, study.at(Spell::IronSkin, friend), &[4, 4]);
    let again = Action::Cast { wizard: other, spell: Spell::IronSkin, aim: Aim::Unit(friend), extra: 0 };
    let log = act(&mut battle, Side::A, again, &[4, 4]);
    assert!(log.cites(WH_08_H12));
    assert_eq!(battle.save_of(friend, 3, None, false).0, 5);
    assert_eq!(battle.lasting.iter().flatten().count(), 1);
}

#[test]
fn wh_08_h13_wizards_in_close_combat_help_only() {
    let mut study = study(2);
    let (wizard, target) = (study.wizard, study.enemy(cards::goblins(20), 10));
    let foe = study.enemy(cards::goblins(5), 0);
    let friend = study.friend(cards::goblins(20), 42_000);
    study.table.fighting(wizard, foe);
    let battle = study.battle();
    for spell in [Spell::SparkDart, Spell::LeadenLimbs, Spell::WhisperOfDread] {
        assert_eq!(refused(&battle, Side::A, study.at(spell, target)), Refusal::WizardFighting { wizard });
    }
    let hail = study.cast(Spell::StoneHail, Aim::Point(Point { x: 36_000, y: 20_000 }));
    assert_eq!(refused(&battle, Side::A, hail), Refusal::WizardFighting { wizard });
    assert!(battle.check_magic(Side::A, study.at(Spell::IronSkin, friend)).is_ok());
    assert!(battle.check_magic(Side::A, study.at(Spell::IronSkin, wizard)).is_ok());
}

#[test]
fn wh_08_h17_without_a_spell_left_the_phase_ends() {
    let mut study = study(1);
    let target = study.enemy(cards::goblins(20), 10);
    let mut battle = study.battle();
    battle.power = 1;
    let action = study.at(Spell::SparkDart, target);
    let log = with_dice(&[1, 2], |dice, log| battle.cast(action, dice, log));
    assert!(log.cites(WH_08_H17));
    assert_eq!(battle.step(), Step::Next(Moment::TurnEnds));
}
