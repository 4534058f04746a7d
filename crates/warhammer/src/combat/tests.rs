use crate::blows::tests::face_to_face;
use crate::testing::*;
use crate::*;
use table::Side;

/// The combat of the position, with whoever is asked first.
fn begun(table: &Table) -> Battle {
    let mut battle = table.build();
    go_on(&mut battle, &[]);
    battle
}

#[test]
fn wh_04_g7_a_unit_chooses_its_weapon_at_the_start_of_a_combat() {
    let (mut table, a, b) = face_to_face(cards::halberdiers(20), cards::orcs(20), [5, 5]);
    let mut battle = begun(&table);
    assert!(matches!(battle.step(), Step::Prepare { side: Side::A, last: true, .. }));
    assert_eq!(battle.unit(a).weapon, Melee::Halberd);
    let lance = Action::Wield { unit: a, weapon: Melee::Lance };
    assert_eq!(refused(&battle, Side::A, lance), Refusal::NoSuchWeapon { unit: a, weapon: Melee::Lance });
    let log = act(&mut battle, Side::A, Action::Wield { unit: a, weapon: Melee::HandWeapon }, &[]);
    assert!(log.has(Event::Wields { unit: a, weapon: Melee::HandWeapon }));
    // In a later round there is nothing to choose.
    table.state(a).fought.insert(b);
    table.state(b).fought.insert(a);
    table.state(a).weapon = Melee::Halberd;
    let mut later = table.build();
    let log = go_on(&mut later, &[1; 10]);
    assert!(log.any(|event| matches!(event, Event::CombatDecided { .. })));
    table.at(Step::Prepare { unit: a, side: Side::A, last: true });
    let wield = Action::Wield { unit: a, weapon: Melee::HandWeapon };
    assert_eq!(refused(&table.build(), Side::A, wield), Refusal::WeaponFixed { unit: a });
}

#[test]
fn wh_04_g5_models_strike_at_whom_they_are_told_and_touch() {
    let (mut table, a, b) =
        face_to_face(cards::orcs(20), cards::without_command(cards::spearmen(20)), [5, 5]);
    let hero = table.join(cards::hero(), b, 0);
    let far = table.unit(Side::B, cards::spearmen(20), (60_000, 40_000), Angle::SOUTH, 5);
    let mut battle = begun(&table);
    assert!(matches!(battle.step(), Step::Prepare { side: Side::A, .. }));
    let aim = |model, target| Action::AimAt { unit: a, model, target, champion: false };
    assert_eq!(refused(&battle, Side::A, aim(None, far)), Refusal::NotTouching { unit: a, target: far });
    assert_eq!(refused(&battle, Side::A, aim(Some(70), b)), Refusal::NoSuchModel { unit: a, model: 70 });
    // The hero stands at the right end, seen from the orcs: the first orc does not reach him.
    assert_eq!(refused(&battle, Side::A, aim(Some(0), hero)), Refusal::NotTouching { unit: a, target: hero });
    let log = act(&mut battle, Side::A, aim(None, hero), &[]);
    assert!(log.cites(rules::WH_04_G5));
    let champion = Action::AimAt { unit: a, model: None, target: b, champion: true };
    assert_eq!(refused(&battle, Side::A, champion), Refusal::NoChampion { unit: b });
    let mut at_hero = 0;
    battle.blow_previews(a, |preview| {
        if preview.blows.target == hero {
            at_hero = preview.dice;
        }
    });
    assert_eq!(at_hero, 2);
}

#[test]
fn wh_04_g5_models_of_the_flank_reach_only_whom_their_own_base_touches() {
    let mut table = Table::new();
    let men = table.unit(Side::B, cards::halberdiers(20), (36_000, 24_000), Angle::SOUTH, 5);
    let half = 5 * cards::MM_20 / 2;
    let orcs = table.unit(Side::A, cards::orcs(19), (36_000 + half, 25_000), Angle::WEST, 5);
    let hero = table.join(cards::hero(), orcs, 1);
    table.fighting(men, orcs).at(Step::Prepare { unit: men, side: Side::B, last: true });
    let battle = table.build();
    let aim = |model| Action::AimAt { unit: men, model: Some(model), target: hero, champion: false };
    // He stands at the southern end of the stretch where they touch: the first man of the flank file reaches him, the last
    // does not.
    assert!(table::Game::check(&battle, Side::B, aim(0)).is_ok());
    assert_eq!(refused(&battle, Side::B, aim(7)), Refusal::NotTouching { unit: men, target: hero });
}

#[test]
fn wh_04_g5_the_unit_touched_most_is_struck_by_default() {
    let (mut table, a, b) =
        face_to_face(cards::orcs(20), cards::without_command(cards::halberdiers(20)), [5, 5]);
    let second = table.unit(Side::B, cards::halberdiers(20), (39_950, 24_000), Angle::SOUTH, 5);
    table.fighting(a, second);
    let mut battle = begun(&table);
    let targets = |battle: &Battle| {
        let mut list = Vec::new();
        battle.blow_previews(a, |preview| list.push((preview.blows.target, preview.dice)));
        list
    };
    assert_eq!(targets(&battle), [(b, 5)]);
    act(
        &mut battle,
        Side::A,
        Action::AimAt { unit: a, model: Some(4), target: second, champion: false },
        &[],
    );
    assert_eq!(targets(&battle), [(b, 4), (second, 1)]);
}

#[test]
fn wh_09_h24_a_champion_may_be_picked_out() {
    let (table, a, b) = face_to_face(cards::orcs(20), cards::with_champion(cards::spearmen(19)), [5, 5]);
    let mut battle = begun(&table);
    let aim = Action::AimAt { unit: a, model: Some(2), target: b, champion: true };
    act(&mut battle, Side::A, aim, &[]);
    act(&mut battle, Side::A, Action::Done, &[]);
    // Champion, spears in two ranks, then orcs: one blow at the champion hits, wounds, is not saved.
    let men = [1; 2 + 4 + 5];
    let log =
        act(&mut battle, Side::B, Action::Done, &[&men[..], &[1, 1, 1, 1], &[6, 6, 1], &[1, 1]].concat());
    assert!(log.has(Event::Lost { unit: b, models: 1, wounds: 1, left: 19, cause: Cause::Blows }));
    assert!(!battle.has_champion(b) && log.cites(rules::WH_09_H24));
}

#[test]
fn wh_09_h24_blows_at_a_character_hit_only_him_and_count_up_to_his_wounds() {
    let (mut table, a, b) =
        face_to_face(cards::orcs(20), cards::without_command(cards::halberdiers(19)), [5, 5]);
    let hero = table.join(cards::hero(), b, 2);
    table.card(hero).profile.i = 1;
    table.card(a).profile.a = 3;
    table.state(a).flags.set(Flags::CHARGED);
    let mut battle = begun(&table);
    act(&mut battle, Side::A, Action::AimAt { unit: a, model: None, target: hero, champion: false }, &[]);
    act(&mut battle, Side::A, Action::Done, &[]);
    // One orc reaches him with three blows: three wounds, two of which he has. The others miss the men.
    let faces = [&[1; 12][..], &[6, 6, 6, 5, 5, 5], &[1; 4], &[1, 1]].concat();
    let log = act(&mut battle, Side::B, Action::Done, &faces);
    assert!(!battle.is_alive(hero));
    assert_eq!(battle.unit(b).models, 19);
    assert!(log.any(|event| matches!(event,
        Event::ResultCounted { side: Side::A, sum } if sum.terms().any(|term| term.label == Label::Wounds && term.value == 2))));
}

#[test]
fn wh_01_05_both_sides_fight_in_every_close_combat_phase() {
    let (mut table, a, b) = face_to_face(cards::orcs(20), cards::goblins(20), [5, 5]);
    table.turn(2, Side::B);
    let mut battle = table.build();
    let log = go_on(&mut battle, &[1; 10]);
    for unit in [a, b] {
        assert!(log.any(|event| matches!(event, Event::Struck { unit: by, .. } if *by == unit)));
    }
    assert!(log.cites(rules::WH_01_05));
}

/// Two heroes in opposite regiments, challenges allowed.
fn heroes() -> (Table, UnitId, UnitId, [UnitId; 2]) {
    let (mut table, a, b) = face_to_face(
        cards::without_command(cards::orcs(19)),
        cards::without_command(cards::goblins(19)),
        [5, 5],
    );
    let (own, other) = (table.join(cards::hero(), a, 0), table.join(cards::hero(), b, 0));
    table.switches(|switches| switches.challenges = true);
    (table, a, b, [own, other])
}

#[test]
fn wh_09_h27_who_accepts_a_challenge_fights_only_the_challenger() {
    let (table, a, _, [own, other]) = heroes();
    let mut battle = begun(&table);
    assert!(matches!(battle.step(), Step::Challenge { side: Side::A, .. }));
    assert_eq!(
        refused(&battle, Side::A, Action::Challenge { character: a }),
        Refusal::CannotChallenge { character: a }
    );
    act(&mut battle, Side::A, Action::Challenge { character: own }, &[]);
    let log = act(&mut battle, Side::B, Action::Accept { character: other }, &[]);
    assert!(log.has(Event::ChallengeAccepted { character: other, challenger: own }));
    let mut blows = Vec::new();
    battle.blow_previews(a, |preview| blows.push((preview.blows.by, preview.blows.target)));
    assert!(blows.contains(&(own, other)));
    assert!(blows.iter().all(|&(by, target)| by == own || target != other));
}

#[test]
fn wh_09_h27_who_refuses_goes_to_the_rear() {
    let (table, _, b, [own, other]) = heroes();
    let mut battle = begun(&table);
    act(&mut battle, Side::A, Action::Done, &[]);
    // The other side may challenge instead.
    act(&mut battle, Side::B, Action::Challenge { character: other }, &[]);
    let log = act(&mut battle, Side::A, Action::Done, &[]);
    assert!(log.has(Event::SentBack { character: own }));
    let mut strikers = Vec::new();
    battle.blow_previews(UnitId(0), |preview| strikers.push(preview.blows.by));
    assert!(!strikers.contains(&own));
    let mut targets = Vec::new();
    battle.blow_previews(b, |preview| targets.push(preview.blows.target));
    assert!(!targets.contains(&own));
}

#[test]
fn wh_09_h27_of_several_the_challenger_sends_one_back() {
    let (mut table, _, b, [own, other]) = heroes();
    let second = table.join(cards::hero(), b, 1);
    let mut battle = begun(&table);
    act(&mut battle, Side::A, Action::Challenge { character: own }, &[]);
    act(&mut battle, Side::B, Action::Done, &[]);
    assert!(matches!(battle.step(), Step::SendBack { .. }));
    assert_eq!(
        refused(&battle, Side::A, Action::SendBack { character: own }),
        Refusal::NotAnEnemy { unit: own }
    );
    let log = act(&mut battle, Side::A, Action::SendBack { character: second }, &[]);
    assert!(log.has(Event::SentBack { character: second }) && battle.sent_back == UnitSet::of(second));
    assert!(battle.opponent_of(other).is_none());
}

#[test]
fn wh_09_h27_challenges_are_off_by_default() {
    let (mut table, ..) = heroes();
    table.switches(|switches| switches.challenges = false);
    assert!(!matches!(begun(&table).step(), Step::Challenge { .. }));
}
