use crate::label::Waste;
use crate::rules::*;
use crate::testing::sight::*;
use crate::*;
use table::{Citations, Cites, FastDice, Game, Rng, RuleId, Scripted, Side};

/// Carries out an action with these dice, all of them; gives what happened.
fn act(battle: &mut Battle, action: Action, faces: &[u8]) -> Vec<Event> {
    let mut dice = Scripted::faces(faces);
    let mut events = Vec::new();
    let side = Side::BOTH.into_iter().find(|&side| battle.pending().owes(side)).unwrap();
    let legal = battle.check(side, action).unwrap_or_else(|refusal| panic!("{action:?}: {refusal:?}"));
    battle.apply(legal, &mut dice, &mut events);
    dice.finish().unwrap();
    events
}

fn refusal(battle: &Battle, action: Action) -> Refusal {
    let side = Side::BOTH.into_iter().find(|&side| battle.pending().owes(side)).unwrap();
    battle.check(side, action).unwrap_err()
}

/// The rule by which a shot is refused.
fn forbids(battle: &Battle, element: ElementId, target: ElementId) -> RuleId {
    refusal(battle, Action::Shoot { element, target }).rule()
}

fn may_shoot(battle: &Battle, element: ElementId, target: ElementId) -> bool {
    let side = battle.side_of_element(element);
    battle.check(side, Action::Shoot { element, target }).is_ok()
}

/// The base number and what was hit by the only shot.
fn rolled(events: &[Event]) -> (i16, ElementId, bool) {
    let mut shots = events.iter().filter_map(|event| match event {
        Event::ShotRolled { sum, target, hit, .. } => Some((sum.sum(), *target, *hit)),
        _ => None,
    });
    let shot = shots.next().unwrap();
    assert_eq!(shots.next(), None);
    shot
}

fn wasted(events: &[Event]) -> Vec<(ElementId, Waste)> {
    let waste = events.iter().filter_map(|event| match event {
        Event::AttackWasted { attacker, why, .. } => Some((*attacker, *why)),
        _ => None,
    });
    waste.collect()
}

fn skilled(skill: u8) -> Card {
    let mut card = archers(2);
    card.standard.skill_ranged = skill;
    card
}

fn commander() -> Card {
    let mut card = archers(2);
    card.standard.stars = 2;
    card
}

#[test]
fn dw_12_42_base_number() {
    let mut scene = Scene::new();
    let a = scene.unit(Side::A, skilled(2), &[at(0, 0), at(1, 0)]);
    let target = scene.one(Side::B, foot(2), at(1, -5));
    scene.surface(at(1, -5), Surface::Wood);
    let mut battle = scene.battle();
    act(&mut battle, Action::Shoot { element: a[0], target }, &[]);
    act(&mut battle, Action::SupportShot { element: a[1], shooter: a[0] }, &[]);
    // 6 + 2 skill - 2 armour + 2 support + 1 size - 2 wood.
    let sum = battle.shot_sum(a[0], target, target, 1).unwrap();
    assert_eq!(sum.sum(), 7);
    let mut rules = Vec::new();
    sum.each_rule(&mut |rule| rules.push(rule));
    assert_eq!(rules, [DW_12_42, DW_08_06, DW_02_02, DW_04_13, DW_12_11, DW_12_25]);
    let events = act(&mut battle, Action::Fire { unit: UnitId(0) }, &[7]);
    assert_eq!(rolled(&events), (7, target, true));
}

/// DW-12-E3, DW-12-E8: one visible section of two adds nothing.
#[test]
fn dw_12_11_half_hidden_target() {
    let mut scene = Scene::new();
    let a = scene.one(Side::A, Card { size: 3, ..archers(3) }, at(0, 0));
    scene.one(Side::A, foot(2), at(0, -2));
    let target = scene.one(Side::B, foot(2), at(0, -6));
    let battle = scene.battle();
    assert_eq!(battle.shot_sum(a, target, target, 0).unwrap().sum(), 4);
}

#[test]
fn dw_08_07_skill_of_others_is_ignored() {
    let mut scene = Scene::new();
    let a = scene.unit(Side::A, archers(2), &[at(0, 0), at(1, 0)]);
    let mut target_card = foot(2);
    target_card.standard.skill_ranged = 3;
    let target = scene.one(Side::B, target_card, at(1, -5));
    scene.setup.units[0].card.standard.skill_ranged = 0;
    let battle = scene.battle();
    assert_eq!(battle.shot_sum(a[0], target, target, 1).unwrap().sum(), 7);
    // DW-08-G8: skills count whenever any chapter is in use, but not in the introductory game.
    let mut scene = Scene::new();
    let a = scene.one(Side::A, skilled(2), at(0, 0));
    let target = scene.one(Side::B, foot(2), at(1, -5));
    scene.setup.house.modules = Modules::FIGURES;
    assert_eq!(scene.battle().shot_sum(a, target, target, 0).unwrap().sum(), 7);
    scene.setup.house.modules = Modules::NONE;
    assert_eq!(scene.battle().shot_sum(a, target, target, 0).unwrap().sum(), 5);
}

/// A shooter with skill at (0, 0), an enemy at (0, -4) who fights a friend beyond him.
struct Brawl {
    scene: Scene,
    shooter: ElementId,
    enemy: ElementId,
    friend: ElementId,
}

fn brawl() -> Brawl {
    let mut scene = Scene::new();
    let shooter = scene.one(Side::A, skilled(2), at(0, 0));
    let enemy = scene.one(Side::B, foot(2), at(0, -4));
    let friend = scene.one(Side::A, Card { armour_ranged: 0, ..foot(2) }, at(0, -5));
    Brawl { scene, shooter, enemy, friend }
}

impl Brawl {
    /// Shoots at the enemy with these dice.
    fn shoot(&self, faces: &[u8]) -> Vec<Event> {
        let mut battle = self.scene.battle();
        act(&mut battle, Action::Shoot { element: self.shooter, target: self.enemy }, &[]);
        act(&mut battle, Action::Fire { unit: UnitId(0) }, faces)
    }
}

#[test]
fn dw_12_52_no_skill_into_a_melee() {
    let brawl = brawl();
    assert_eq!(rolled(&brawl.shoot(&[1, 20])), (5, brawl.enemy, false));
}

#[test]
fn dw_12_50_values_after_deviation() {
    let mut brawl = brawl();
    // The friend stands behind the enemy and is hidden: no section counts (DW-12-G12). Armour 0.
    assert_eq!(rolled(&brawl.shoot(&[4, 6, 20])), (6, brawl.friend, false));
    // The wood around the friend does not matter, that around the chosen target stays.
    brawl.scene.surface(at(0, -5), Surface::Wood);
    assert_eq!(rolled(&brawl.shoot(&[4, 6, 20])), (6, brawl.friend, false));
    brawl.scene.surface(at(0, -5), Surface::Open);
    brawl.scene.surface(at(0, -4), Surface::Wood);
    assert_eq!(rolled(&brawl.shoot(&[4, 6, 20])), (4, brawl.friend, false));
}

#[test]
fn dw_12_47_deviation_needs_contact() {
    let mut brawl = brawl();
    let other = brawl.scene.one(Side::B, foot(2), at(1, -5));
    // DW-12-G13: a friend of the target next to him can be hit.
    assert_eq!(rolled(&brawl.shoot(&[5, 1, 20])).1, other);
    // DW-12-48: not above or below a cliff, not even the enemy.
    brawl.scene.step(at(1, -5), 3);
    assert_eq!(wasted(&brawl.shoot(&[5, 1])), [(brawl.shooter, Waste::ScatteredOutOfContact)]);
    brawl.scene.step(at(1, -5), 0);
    assert_eq!(wasted(&brawl.shoot(&[5, 2])), [(brawl.shooter, Waste::ScatteredToNothing)]);
}

/// The dwarf cannot wade to the target in the water, the target can come to him.
#[test]
fn dw_12_49_optional_contact_has_to_be_declared() {
    let mut brawl = brawl();
    let dwarf = brawl.scene.one(Side::A, foot(1), at(1, -5));
    brawl.scene.surface(at(0, -4), Surface::Water1);
    assert_eq!(wasted(&brawl.shoot(&[5, 1])), [(brawl.shooter, Waste::ScatteredOutOfContact)]);
    let mut battle = brawl.scene.battle();
    battle.flags[brawl.enemy.index()].set(state::ElementFlags::DECLARED);
    act(&mut battle, Action::Shoot { element: brawl.shooter, target: brawl.enemy }, &[]);
    let events = act(&mut battle, Action::Fire { unit: UnitId(0) }, &[5, 1, 20]);
    assert_eq!(rolled(&events).1, dwarf);
}

/// DW-11-47: whoever stands above a cliff is adjacent, but fights nobody.
#[test]
fn dw_04_22_no_melee_over_a_cliff() {
    let mut brawl = brawl();
    brawl.scene.step(at(0, -5), 3);
    assert_eq!(rolled(&brawl.shoot(&[20])), (7, brawl.enemy, false));
}

#[test]
fn dw_08_20_who_may_shoot() {
    let mut scene = Scene::new();
    let a = scene.unit(Side::A, archers(2), &[at(0, 0), at(1, 0)]);
    let target = scene.one(Side::B, foot(2), at(1, -5));
    // Somebody who may always shoot keeps the phase open.
    let other = scene.one(Side::A, archers(2), at(-1, 0));
    let with = |mood, order, start| {
        let mut scene = scene.clone();
        scene.setup.start = start;
        scene.setup.units[0].mood = mood;
        scene.setup.units[0].order = order;
        scene.setup.units[2].order =
            Some(if start == Start::FirstRanged { Order::Skirmish } else { Order::Hold });
        let battle = scene.battle();
        assert!(may_shoot(&battle, other, target));
        battle
    };
    let (first, second) = (Start::FirstRanged, Start::SecondRanged);
    assert!(may_shoot(&with(Mood::Steady, Some(Order::Hold), second), a[0], target));
    assert!(may_shoot(&with(Mood::Steady, Some(Order::Skirmish), first), a[0], target));
    for (start, order) in [(first, Order::Skirmish), (second, Order::Hold)] {
        assert_eq!(forbids(&with(Mood::Fleeing, Some(order), start), a[0], target), DW_15_56);
        assert_eq!(forbids(&with(Mood::Impetuous, Some(order), start), a[0], target), DW_15_84);
        assert_eq!(forbids(&with(Mood::Steady, None, start), a[0], target), DW_04_02);
    }
    assert_eq!(forbids(&with(Mood::Steady, Some(Order::Hold), first), a[0], target), DW_04_02);
    assert_eq!(forbids(&with(Mood::Steady, Some(Order::Attack), second), a[0], target), DW_04_02);
}

#[test]
fn dw_10_10_one_shot_per_round() {
    let mut scene = Scene::new();
    let chief = scene.one(Side::A, commander(), at(0, 0));
    let target = scene.one(Side::B, foot(2), at(1, -5));
    let second = scene.battle();
    assert!(may_shoot(&second, chief, target));
    scene.setup.start = Start::FirstRanged;
    let mut first = scene.battle();
    act(&mut first, Action::Shoot { element: chief, target }, &[]);
    act(&mut first, Action::Fire { unit: UnitId(0) }, &[20]);
    first.begin_volley(Volley::Second, &mut ());
    assert_eq!(forbids(&first, chief, target), DW_04_12);
    assert!(!first.has_shooting_to_do(Side::A, Volley::Second));
}

#[test]
fn dw_10_11_not_after_his_own_attack() {
    let mut scene = Scene::new();
    let chief = scene.one(Side::A, commander(), at(0, 0));
    let enemy = scene.one(Side::B, foot(2), at(0, -1));
    scene.one(Side::A, archers(2), at(4, 0));
    let mut battle = scene.battle();
    // The enemy has come to him; he shoots like a unit that holds, without deviation.
    assert!(may_shoot(&battle, chief, enemy));
    assert!(!battle.is_fighting(UnitId(0), enemy, Volley::Second));
    battle.unit_mut(UnitId(0)).flags.set(state::UnitFlags::CHARGED);
    assert_eq!(forbids(&battle, chief, enemy), DW_10_11);
    scene.setup.units[0].in_melee = true;
    scene.one(Side::B, foot(2), at(5, -4));
    assert_eq!(forbids(&scene.battle(), chief, enemy), DW_04_03);
}

#[test]
fn dw_10_g6_crossbow_of_a_commander() {
    let mut scene = Scene::new();
    let bands = [Band { hexes: 8, strength: 6 }; 2];
    let card = Card { ranged: Some(RangedWeapon { kind: RangedKind::Crossbow, bands }), ..commander() };
    let chief = scene.one(Side::A, card, at(0, 0));
    let target = scene.one(Side::B, foot(2), at(1, -5));
    scene.one(Side::A, archers(2), at(-1, 0));
    let mut battle = scene.battle();
    assert!(may_shoot(&battle, chief, target));
    battle.unit_mut(UnitId(0)).flags.set(state::UnitFlags::STEPPED);
    assert_eq!(forbids(&battle, chief, target), DW_10_G6);
    scene.setup.start = Start::FirstRanged;
    scene.setup.units[2].order = Some(Order::Skirmish);
    assert_eq!(forbids(&scene.battle(), chief, target), DW_02_13);
}

/// An attached commander shoots, supports and is supported under the order of the unit.
#[test]
fn dw_10_22_attached_commander() {
    let mut scene = Scene::new();
    let a = scene.unit(Side::A, archers(2), &[at(0, 0), at(1, 0)]);
    let chief = scene.one(Side::A, commander(), at(2, 0));
    let target = scene.one(Side::B, foot(2), at(2, -5));
    scene.setup.units[1].host = Some(0);
    let mut battle = scene.battle();
    act(&mut battle, Action::Shoot { element: chief, target }, &[]);
    act(&mut battle, Action::SupportShot { element: a[1], shooter: chief }, &[]);
    let events = act(&mut battle, Action::Fire { unit: UnitId(0) }, &[20]);
    assert_eq!(rolled(&events).0, 7);
    let mut battle = scene.battle();
    act(&mut battle, Action::Shoot { element: a[1], target }, &[]);
    act(&mut battle, Action::SupportShot { element: chief, shooter: a[1] }, &[]);
    assert_eq!(rolled(&act(&mut battle, Action::Fire { unit: UnitId(0) }, &[20])).0, 7);
    // Among people without ranged weapons he shoots alone, under their order.
    scene.setup.units[0].card = foot(2);
    assert!(may_shoot(&scene.battle(), chief, target));
    assert_eq!(forbids(&scene.battle(), a[1], target), DW_04_01);
    scene.setup.units[0].order = Some(Order::Attack);
    assert!(!may_shoot(&scene.battle(), chief, target));
}

#[test]
fn dw_12_09_no_sight_and_helmets() {
    let mut scene = Scene::new();
    let a = scene.one(Side::A, archers(4), at(0, 0));
    scene.one(Side::A, foot(2), at(0, -2));
    let helmet = scene.one(Side::B, foot(2), at(0, -3));
    let hidden = scene.one(Side::B, foot(1), at(1, -4));
    scene.surface(at(1, -3), Surface::Wood);
    scene.surface(at(0, -3), Surface::Wood);
    let battle = scene.battle();
    assert_eq!(forbids(&battle, a, helmet), DW_12_12);
    assert_eq!(forbids(&battle, a, hidden), DW_12_09);
}

/// Three archers; the middle one of a chain stands behind somebody tall and sees nothing.
fn chain() -> (Scene, Vec<ElementId>, ElementId) {
    let mut scene = Scene::new();
    let a = scene.unit(Side::A, archers(2), &[at(0, 0), at(1, 0), at(2, 0)]);
    let target = scene.one(Side::B, foot(2), at(2, -6));
    scene.one(Side::A, foot(3), at(1, -1));
    (scene, a, target)
}

#[test]
fn dw_12_45_supporters_need_a_section() {
    let (scene, a, target) = chain();
    let mut battle = scene.battle();
    assert_eq!(a.iter().map(|&e| battle.sees(e, target)).collect::<Vec<_>>(), [true, false, true]);
    act(&mut battle, Action::Shoot { element: a[0], target }, &[]);
    assert_eq!(refusal(&battle, Action::SupportShot { element: a[1], shooter: a[0] }).rule(), DW_12_45);
    assert_eq!(refusal(&battle, Action::SupportShot { element: a[2], shooter: a[0] }).rule(), DW_04_14);
}

/// DW-12-G9: under strict table rules whoever sees nothing adds nothing, but keeps the chain.
#[test]
fn dw_12_41_announced_before_the_test() {
    let (mut scene, a, target) = chain();
    scene.setup.house.strict_range = true;
    let mut battle = scene.battle();
    act(&mut battle, Action::Shoot { element: a[0], target }, &[]);
    act(&mut battle, Action::SupportShot { element: a[1], shooter: a[0] }, &[]);
    act(&mut battle, Action::SupportShot { element: a[2], shooter: a[0] }, &[]);
    let events = act(&mut battle, Action::Fire { unit: UnitId(0) }, &[]);
    assert_eq!(events, [Event::SupportWithoutSight { element: a[1] }]);
    assert_eq!(battle.step(), Step::Aim { unit: UnitId(0) });
    let events = act(&mut battle, Action::Fire { unit: UnitId(0) }, &[20]);
    assert_eq!(rolled(&events).0, 7);
}

#[test]
fn dw_12_40_lost_and_dropped_shots() {
    let (mut scene, a, target) = chain();
    // Somebody else keeps the phase open.
    scene.one(Side::A, archers(2), at(6, 0));
    scene.one(Side::B, foot(2), at(7, -4));
    scene.setup.house.strict_range = true;
    let mut battle = scene.battle();
    act(&mut battle, Action::Shoot { element: a[0], target }, &[]);
    act(&mut battle, Action::Shoot { element: a[1], target }, &[]);
    act(&mut battle, Action::Shoot { element: a[2], target }, &[]);
    let events = act(&mut battle, Action::Fire { unit: UnitId(0) }, &[]);
    assert_eq!(wasted(&events), [(a[1], Waste::NoSight)]);
    assert_eq!(refusal(&battle, Action::DropShot { element: a[1] }).rule(), DW_12_41);
    assert_eq!(refusal(&battle, Action::Shoot { element: a[1], target }), Refusal::OutOfPhase);
    let events = act(&mut battle, Action::DropShot { element: a[0] }, &[]);
    assert_eq!(wasted(&events), [(a[0], Waste::Dropped)]);
    assert_eq!(battle.step(), Step::Aim { unit: UnitId(0) });
    // With the last one the unit is through; nobody of it shoots any more.
    act(&mut battle, Action::DropShot { element: a[2] }, &[]);
    assert!(!matches!(battle.step(), Step::Aim { .. }));
    for element in a {
        assert!(battle.flags[element.index()].has(state::ElementFlags::SHOT));
        assert_eq!(battle.task(element), Task::None);
    }
}

/// DW-04-18 under strict rules: lost for want of range, before anybody may drop it.
#[test]
fn dw_12_40_out_of_range() {
    let mut scene = Scene::new();
    scene.setup.house.strict_range = true;
    let a = scene.one(Side::A, archers(2), at(0, 4));
    let target = scene.one(Side::B, foot(2), at(0, -11));
    let mut battle = scene.battle();
    act(&mut battle, Action::Shoot { element: a, target }, &[]);
    let events = act(&mut battle, Action::Fire { unit: UnitId(0) }, &[]);
    assert_eq!(wasted(&events), [(a, Waste::OutOfRange)]);
}

/// DW-13-E8.
#[test]
fn dw_13_32_second_rank_of_skirmishers() {
    for modules in [Scene::new().setup.house.modules, Modules::FORMATIONS] {
        let mut scene = Scene::new();
        scene.setup.house.modules = modules;
        let mut hexes: Vec<Hex> = (0..4).map(|q| at(q, 0)).collect();
        hexes.extend((0..4).map(|q| at(q, 1)));
        let a = scene.unit(Side::A, archers(2), &hexes);
        let target = scene.one(Side::B, foot(2), at(4, -6));
        scene.setup.units[0].skirmishing = true;
        let (front, rear) = (a[1], a[5]);
        let mut battle = scene.battle();
        assert_eq!(forbids(&battle, rear, target), DW_13_32);
        act(&mut battle, Action::Shoot { element: front, target }, &[]);
        act(&mut battle, Action::SupportShot { element: rear, shooter: front }, &[]);
        assert_eq!(rolled(&act(&mut battle, Action::Fire { unit: UnitId(0) }, &[20])).0, 7);
        // Without the marker their own ranks hide the target.
        let mut closed = scene.clone();
        closed.setup.units[0].skirmishing = false;
        let mut battle = closed.battle();
        act(&mut battle, Action::Shoot { element: front, target }, &[]);
        assert!(battle.check(Side::A, Action::SupportShot { element: rear, shooter: front }).is_err());
        // Somebody else in the way forbids the support.
        let mut scene = scene.clone();
        scene.one(Side::B, foot(2), at(2, -2));
        let mut battle = scene.battle();
        if battle.sees(front, target) {
            act(&mut battle, Action::Shoot { element: front, target }, &[]);
            assert!(battle.check(Side::A, Action::SupportShot { element: rear, shooter: front }).is_err());
        }
        assert_eq!(battle.sight(rear, target).without_own, 0);
    }
}

/// DW-08-02, DW-08-G7: the second shot at somebody with two hit points is not wasted, the third is.
#[test]
fn dw_12_44_a_hit_takes_one_hit_point() {
    let mut scene = Scene::new();
    let a = scene.unit(Side::A, archers(2), &[at(0, 0), at(1, 0), at(2, 0)]);
    let mut troll = foot(2);
    troll.standard.hit_points = 2;
    let target = scene.one(Side::B, troll, at(2, -4));
    scene.one(Side::B, foot(2), at(8, -8));
    let mut battle = scene.battle();
    for &element in &a {
        act(&mut battle, Action::Shoot { element, target }, &[]);
    }
    let events = act(&mut battle, Action::Fire { unit: UnitId(0) }, &[1, 1]);
    assert_eq!(wasted(&events), [(a[2], Waste::TargetShot)]);
    assert!(!battle.is_alive(target));
}

/// Five of a unit in two ranks; the first of the front rank has been shot.
fn gap(attached: bool) -> (Scene, Vec<ElementId>) {
    let mut scene = Scene::new();
    let front = [at(0, -4), at(1, -4), at(0, -5), at(1, -5)];
    let mut b = scene.unit(Side::B, foot(2), if attached { &front[1..] } else { &front });
    if attached {
        let mut card = foot(2);
        card.standard.stars = 1;
        b.insert(0, scene.one(Side::B, card, front[0]));
        scene.setup.units[1].host = Some(0);
    }
    scene.unit(Side::A, archers(2), &[at(0, 0)]);
    (scene, b)
}

/// The battle after the first of the front rank has been shot, at the closing up.
fn after_loss(scene: &Scene, shot: ElementId) -> Battle {
    let mut battle = scene.battle();
    let shooter = ElementId(4);
    act(&mut battle, Action::Shoot { element: shooter, target: shot }, &[]);
    let unit = battle.unit_of(shooter);
    act(&mut battle, Action::Fire { unit }, &[1]);
    if let Step::Appeal { element } = battle.step() {
        act(&mut battle, Action::Appeal { element, roll: false }, &[]);
    }
    assert!(!battle.is_alive(shot));
    battle
}

fn close_up(battle: &Battle, element: ElementId, to: Hex) -> Result<(), Refusal> {
    let direction = battle.hex(element).direction_to(to).unwrap();
    battle.check_close_up(Side::B, element, direction)
}

#[test]
fn dw_11_08_closing_up_and_the_ground() {
    let (scene, b) = gap(false);
    let battle = after_loss(&scene, b[0]);
    assert_eq!(close_up(&battle, b[2], at(0, -4)), Ok(()));
    let mut hedge = scene.clone();
    hedge.land.edge(at(0, -5), at(0, -4), Edge::Hedge);
    let battle = after_loss(&hedge, b[0]);
    assert_eq!(close_up(&battle, b[2], at(0, -4)).unwrap_err().rule(), DW_11_34);
    assert_eq!(close_up(&battle, b[1], at(0, -4)), Ok(()));
    let mut cliff = scene;
    cliff.step(at(0, -5), 3);
    let battle = after_loss(&cliff, b[0]);
    assert_eq!(close_up(&battle, b[2], at(0, -4)).unwrap_err().rule(), DW_11_18);
}

/// The hex of a commander who fell with the unit was held by it.
#[test]
fn dw_04_29_closing_up_for_a_commander() {
    let (mut scene, b) = gap(true);
    // Without the chapter on figures nobody takes the hit for him.
    scene.setup.house.modules = Modules::COMMANDERS.with(Modules::TERRAIN);
    let battle = after_loss(&scene, b[0]);
    assert_eq!(close_up(&battle, b[2], at(0, -4)), Ok(()));
}

/// What `legal` lists is what `check` accepts, whatever is drawn can be done, and nobody is stuck.
#[test]
fn dw_12_random_volleys() {
    let surfaces = [Surface::Open, Surface::Wood, Surface::Undergrowth, Surface::Rocky];
    let mut fired = Citations::new();
    for seed in 0..400 {
        let mut rng = Rng::new(seed);
        let mut scene = Scene::new();
        scene.setup.house.modules = Modules::TERRAIN.with(Modules::FORMATIONS).with(Modules::COMMANDERS);
        scene.setup.house.strict_range = seed % 2 == 0;
        for q in -4..8 {
            for r in -6..2 {
                scene.surface(
                    at(q, r),
                    if rng.one_in(3) { surfaces[rng.below(4) as usize] } else { Surface::Open },
                );
                scene.step(at(q, r), if rng.one_in(4) { rng.below(6) as u8 } else { 0 });
                if rng.one_in(6) {
                    let direction = Direction::ALL[rng.below(6) as usize];
                    scene.land.edge(at(q, r), at(q, r).step(direction), Edge::Wall);
                }
            }
        }
        let size = 1 + rng.below(4) as u8;
        scene.unit(Side::A, archers(size), &[at(0, 0), at(1, 0), at(2, 0), at(0, 1), at(1, 1)]);
        scene.setup.units[0].skirmishing = rng.one_in(2);
        scene.one(Side::A, commander(), at(-1, 0));
        scene.unit(Side::B, foot(2), &[at(1, -4), at(2, -4), at(2, -5)]);
        scene.one(Side::A, foot(2), at(3, -6));
        scene.one(Side::A, foot(2), at(1 + rng.below(2) as i8, -3));
        let mut battle = scene.battle();
        let mut legal = Vec::new();
        while matches!(battle.step(), Step::Shoot { .. } | Step::Aim { .. } | Step::CloseUp { .. }) {
            let side = Side::BOTH.into_iter().find(|&side| battle.pending().owes(side)).unwrap();
            legal.clear();
            battle.legal(side, &mut legal);
            let drawn = battle.sample(side, &mut rng).unwrap();
            assert!(legal.contains(&Battle::action(&drawn).1));
            for element in (0..=12).map(ElementId) {
                let mut all = vec![Action::DropShot { element }];
                all.extend((0..=12).map(ElementId).map(|target| Action::Shoot { element, target }));
                all.extend((0..=12).map(ElementId).map(|shooter| Action::SupportShot { element, shooter }));
                for action in all {
                    assert_eq!(battle.check(side, action).is_ok(), legal.contains(&action), "{action:?}");
                }
            }
            for shooter in battle.units().flat_map(|unit| battle.elements(unit).collect::<Vec<_>>()) {
                for target in battle.units().flat_map(|unit| battle.elements(unit).collect::<Vec<_>>()) {
                    let report = battle.sight_report(shooter, target);
                    let seen = report.visible.iter().filter(|&&visible| visible).count();
                    assert_eq!(seen, usize::from(battle.sight(shooter, target).sections));
                }
            }
            battle.apply(drawn, &mut FastDice { seed }, &mut fired);
        }
    }
    let rules = [
        DW_12_01, DW_12_02, DW_12_03, DW_12_04, DW_12_05, DW_12_06, DW_12_07, DW_12_08, DW_12_10, DW_12_11,
        DW_12_13, DW_12_14, DW_12_15, DW_12_16, DW_12_18, DW_12_19, DW_12_20, DW_12_21, DW_12_22, DW_12_23,
        DW_12_24, DW_12_25, DW_12_26, DW_12_27, DW_12_28, DW_12_30, DW_12_31, DW_12_32, DW_12_33, DW_12_34,
        DW_12_38, DW_12_39, DW_12_40, DW_12_41, DW_12_42, DW_12_43, DW_12_44, DW_12_45, DW_12_46, DW_12_47,
        DW_12_50, DW_13_32, DW_10_10, DW_08_24,
    ];
    for rule in rules {
        assert!(0 < fired.of(rule), "{rule} was never applied");
    }
}
