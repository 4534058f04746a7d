use crate::event::Event;
use crate::testing::shapes::*;
use crate::*;
use hex::Hex;
use table::{Scripted, Side};

const ALL: Figures = Figures::LEADER.with(Figures::STANDARD).with(Figures::MUSICIAN);

/// The hits of a volley are settled, up to the first question.
fn volley(battle: &mut Battle, hits: &[(ElementId, u8)], volley: Volley) -> Log {
    battle.note_held_hexes();
    for &(element, n) in hits {
        battle.hits[element.index()] = n;
    }
    battle.replace_step(Step::Next(Moment::Casualties { volley }));
    let mut log = Log::default();
    battle.proceed(&mut Scripted::new(), &mut log);
    log
}

/// DW-09-E4, DW-09-E5: two ranks of four, the leader inside the front rank (place 1) or at its end (place 0).
fn two_ranks(leader: usize) -> (Battle, Vec<ElementId>) {
    let mut scene = Scene::new(Start::Command);
    let mut posts = north(&[(0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (1, 1), (2, 1), (3, 1)]);
    posts.swap(0, leader);
    let elements = scene.unit(Side::A, with_figures(foot(), Figures::LEADER), Order::Hold, &posts);
    scene.far_enemy();
    (scene.battle(), elements)
}

#[test]
fn dw_09_e1_e2_composition() {
    let figures = |card: Card, n| (0..n).map(|slot| card.figure(slot)).collect::<Vec<_>>();
    let infantry = figures(with_figures(foot(), ALL), 8);
    assert_eq!(infantry[..3], [Figure::Leader, Figure::Standard, Figure::Musician]);
    assert_eq!(infantry[3..], [Figure::Ordinary; 5]);
    let cavalry = figures(with_figures(riders(), Figures::LEADER.with(Figures::STANDARD)), 10);
    assert_eq!(cavalry[2..], [Figure::Ordinary; 8]);
}

#[test]
fn dw_09_e4_leader_with_four_neighbours() {
    for roll in 1..=6 {
        let (mut battle, unit) = two_ranks(1);
        let leader = unit[0];
        volley(&mut battle, &[(leader, 1)], Volley::First);
        assert_eq!(battle.step(), Step::Appeal { element: leader });
        let log = play(&mut battle, Side::A, Action::Appeal { element: leader, roll: true }, &[roll]);
        let spared = roll <= 4;
        assert!(log.events.contains(&Event::SubstitutionRolled {
            element: leader,
            neighbours: 4,
            roll,
            spared
        }));
        assert_eq!(battle.is_alive(leader), spared);
        if !spared {
            continue;
        }
        assert_eq!(battle.step(), Step::Replace { element: leader });
        let mut listed = Vec::new();
        table::Game::legal(&battle, Side::A, &mut listed);
        let chosen = listed.iter().filter(|action| matches!(action, Action::Replace { .. })).count();
        assert_eq!(chosen, 4);
        // A rear place is allowed; the old hex becomes empty.
        let (rear, old) = (unit[4], battle.hex(leader));
        let place = battle.hex(rear);
        let log = play(&mut battle, Side::A, Action::Replace { element: leader, by: rear }, &[]);
        assert!(log.events.contains(&Event::Substituted { element: leader, by: rear }));
        assert!(!battle.is_alive(rear) && battle.is_alive(leader));
        assert_eq!((battle.hex(leader), battle.at(old)), (place, Cell::Empty));
        assert_eq!(battle.at(place), Cell::Held(leader));
    }
}

#[test]
fn dw_09_e5_leader_with_two_neighbours() {
    for roll in 1..=6 {
        let (mut battle, unit) = two_ranks(0);
        // The right rear hex is his, the left rear hex is empty.
        let leader = unit[0];
        volley(&mut battle, &[(leader, 1)], Volley::Second);
        let log = play(&mut battle, Side::A, Action::Appeal { element: leader, roll: true }, &[roll]);
        let spared = roll <= 2;
        assert!(log.events.contains(&Event::SubstitutionRolled {
            element: leader,
            neighbours: 2,
            roll,
            spared
        }));
        assert_eq!(battle.is_alive(leader), spared);
    }
}

#[test]
fn dw_09_20_the_owner_may_decline() {
    let (mut battle, unit) = two_ranks(1);
    volley(&mut battle, &[(unit[0], 1)], Volley::First);
    assert_eq!(
        refusal(&battle, Side::A, Action::Appeal { element: unit[1], roll: true }),
        Refusal::NotToBeSpared { element: unit[1] }
    );
    play(&mut battle, Side::A, Action::Appeal { element: unit[0], roll: false }, &[]);
    assert!(!battle.is_alive(unit[0]));
    assert_eq!(battle.alive(UnitId(0)), 7);
}

#[test]
fn dw_09_23_alone_he_is_removed_without_a_roll() {
    let mut scene = Scene::new(Start::Command);
    let posts = north(&[(0, 0), (2, 0), (3, 0)]);
    let unit = scene.unit(Side::A, with_figures(foot(), Figures::LEADER), Order::Hold, &posts);
    scene.far_enemy();
    let mut battle = scene.battle();
    let log = volley(&mut battle, &[(unit[0], 1)], Volley::First);
    assert!(!battle.is_alive(unit[0]));
    assert!(log.cites(rules::DW_09_23));
    // With a neighbour who is lost in the same phase, he has none at its end (DW-09-G6).
    let mut scene = Scene::new(Start::Command);
    let posts = north(&[(0, 0), (1, 0), (3, 0)]);
    let unit = scene.unit(Side::A, with_figures(foot(), Figures::LEADER), Order::Hold, &posts);
    scene.far_enemy();
    let mut battle = scene.battle();
    volley(&mut battle, &[(unit[0], 1), (unit[1], 1)], Volley::First);
    assert_eq!(
        (battle.is_alive(unit[0]), battle.is_alive(unit[1]), battle.is_alive(unit[2])),
        (false, false, true)
    );
}

#[test]
fn dw_09_25_nobody_is_spared_in_melee() {
    let (battle, unit) = two_ranks(1);
    let place = battle.hex(unit[0]).step(Facing::NORTH.left_front());
    let mut scene = Scene::new(Start::Command);
    let posts: Vec<_> = unit.iter().map(|&element| (battle.hex(element), Facing::NORTH)).collect();
    scene.unit(Side::A, with_figures(foot(), Figures::LEADER), Order::Hold, &posts);
    scene.unit(Side::B, foot(), Order::Hold, &[(place, Facing::SOUTH)]);
    let mut battle = scene.battle();
    assert!(!battle.may_be_spared(unit[0]));
    let log = volley(&mut battle, &[(unit[0], 1)], Volley::First);
    assert!(!battle.is_alive(unit[0]));
    assert!(log.cites(rules::DW_09_25));
}

#[test]
fn dw_09_g5_each_further_hit_has_its_own_roll_with_the_same_n() {
    let (mut battle, unit) = two_ranks(1);
    let leader = unit[0];
    volley(&mut battle, &[(leader, 2)], Volley::First);
    assert!(battle.may_be_spared(leader));
    play(&mut battle, Side::A, Action::Appeal { element: leader, roll: true }, &[4]);
    // He goes to the end of the front rank, where he has two neighbours; n stays 4.
    play(&mut battle, Side::A, Action::Replace { element: leader, by: unit[1] }, &[]);
    assert_eq!(battle.step(), Step::Appeal { element: leader });
    let log = play(&mut battle, Side::A, Action::Appeal { element: leader, roll: true }, &[4]);
    let spared = Event::SubstitutionRolled { element: leader, neighbours: 4, roll: 4, spared: true };
    assert!(log.events.contains(&spared));
    // The only neighbour left there is behind him: nothing to choose.
    assert!(log.events.contains(&Event::Substituted { element: leader, by: unit[4] }));
    assert_eq!(battle.alive(UnitId(0)), 6);
    assert!(battle.is_alive(leader));
}

/// The dice of several hits, in both volleys, have names of their own.
#[test]
fn dw_09_g5_every_roll_has_its_own_key() {
    struct Keys(Vec<table::RollKey>);
    impl table::Dice for Keys {
        fn roll(&mut self, ask: table::Ask) -> u8 {
            assert!(!self.0.contains(&ask.key), "{ask:?}");
            self.0.push(ask.key);
            1
        }
    }
    let mut keys = Keys(Vec::new());
    let mut scene = Scene::new(Start::Command);
    let mut posts: Vec<_> = (0..16).map(|n| (at(n % 4, n / 4), Facing::NORTH)).collect();
    posts.swap(0, 5);
    let unit = scene.unit(Side::A, with_figures(foot(), Figures::LEADER), Order::Hold, &posts);
    scene.far_enemy();
    let mut battle = scene.battle();
    let leader = unit[0];
    for which in [Volley::First, Volley::Second] {
        battle.note_held_hexes();
        battle.hits[leader.index()] = 2;
        battle.replace_step(Step::Next(Moment::Casualties { volley: which }));
        battle.proceed(&mut keys, &mut ());
        loop {
            let action = match battle.step() {
                Step::Appeal { element } => Action::Appeal { element, roll: true },
                // To where he has most company.
                Step::Replace { element } => {
                    let by =
                        battle.substitutes(element).max_by_key(|&by| battle.substitutes(by).count()).unwrap();
                    Action::Replace { element, by }
                }
                _ => break,
            };
            play_with(&mut battle, Side::A, action, &mut keys);
        }
        assert!(battle.is_alive(leader));
    }
    assert_eq!(keys.0.len(), 4);
}

#[test]
fn dw_09_g7_a_substitute_with_hit_points_left_stays() {
    let mut scene = Scene::new(Start::Command);
    let card = with_figures(foot(), Figures::LEADER);
    let card = Card { standard: Standard { hit_points: 2, ..card.standard }, ..card };
    let unit = scene.unit(Side::A, card, Order::Hold, &north(&[(0, 0), (1, 0)]));
    scene.far_enemy();
    let mut battle = scene.battle();
    // The first hit does not remove him: nobody is asked (DW-09-20).
    let log = volley(&mut battle, &[(unit[0], 2)], Volley::First);
    assert!(log.events.contains(&Event::Wounded { element: unit[0], left: 1 }));
    assert_eq!(battle.step(), Step::Appeal { element: unit[0] });
    let log = play(&mut battle, Side::A, Action::Appeal { element: unit[0], roll: true }, &[1]);
    assert!(log.events.contains(&Event::Wounded { element: unit[1], left: 1 }));
    assert_eq!((battle.hex(unit[0]), battle.hex(unit[1])), (at(0, 0), at(1, 0)));
    assert_eq!((battle.hit_points(unit[0]), battle.hit_points(unit[1])), (1, 1));
}

/// DW-10-26, DW-10-27, DW-10-G11.
#[test]
fn dw_10_26_attached_commanders_are_spared_unless_they_tower_over_the_unit() {
    let battle = |size: u8, strict: bool| {
        let mut scene = Scene::new(Start::Command);
        scene.setup.house.spare_last_point_only = strict;
        scene.unit(Side::A, foot(), Order::Hold, &north(&[(0, 0), (1, 0), (3, 0)]));
        let commander = scene.attached(hero(Card { size, ..foot() }), 0, (at(2, 0), Facing::NORTH));
        scene.far_enemy();
        (scene.battle(), commander)
    };
    let (mut asked, commander) = battle(2, false);
    volley(&mut asked, &[(commander, 1)], Volley::First);
    assert_eq!(asked.step(), Step::Appeal { element: commander });
    let log = play(&mut asked, Side::A, Action::Appeal { element: commander, roll: true }, &[2]);
    assert!(log.cites(rules::DW_10_26));
    play(&mut asked, Side::A, Action::Replace { element: commander, by: ElementId(1) }, &[]);
    assert_eq!((asked.hit_points(commander), asked.hex(commander)), (3, at(1, 0)));

    let (mut strict, commander) = battle(2, true);
    volley(&mut strict, &[(commander, 3)], Volley::First);
    assert_eq!(strict.step(), Step::Appeal { element: commander });
    assert_eq!((strict.hit_points(commander), strict.hits[commander.index()]), (1, 1));

    let (mut large, commander) = battle(3, false);
    let log = volley(&mut large, &[(commander, 1)], Volley::First);
    assert_eq!(large.hit_points(commander), 2);
    assert!(log.cites(rules::DW_10_27));
}

#[test]
fn dw_08_e1_losses_are_counted_by_elements() {
    let mut scene = Scene::new(Start::Command);
    let x = scene.unit(Side::A, foot(), Order::Hold, &north(&[(0, 0), (1, 0), (2, 0)]));
    scene.unit(Side::B, foot(), Order::Hold, &north(&[(0, 8), (1, 8)]));
    let y = scene.attached(hero(foot()), 1, (at(2, 8), Facing::NORTH));
    let mut battle = scene.battle();
    let mut log = Log::default();
    for element in [x[0], x[1]] {
        battle.hurt(element, 1, &mut log);
    }
    battle.hurt(y, 1, &mut log);
    battle.hurt(y, 1, &mut log);
    assert!(!battle.is_hit(y));
    assert!(log.events.contains(&Event::Wounded { element: y, left: 1 }));
    battle.hurt(y, 1, &mut log);
    battle.remove_casualties(Cause::Blow, &mut log);
    assert_eq!((battle.unit(UnitId(0)).lost, battle.unit(UnitId(1)).lost), (2, 1));
    assert!(log.cites(rules::DW_08_03));
}

#[test]
fn dw_27_16_trolls_regenerate_one_hit() {
    let mut scene = Scene::new(Start::Command);
    let troll =
        Card { standard: Standard { hit_points: 2, regenerates: 1, ..Standard::default() }, ..foot() };
    let unit = scene.unit(Side::A, troll, Order::Hold, &north(&[(0, 0), (1, 0)]));
    scene.far_enemy();
    let mut battle = scene.battle();
    let mut log = Log::default();
    battle.hurt(unit[0], 1, &mut log);
    battle.hurt(unit[1], 2, &mut log);
    battle.remove_casualties(Cause::Blow, &mut log);
    battle.regenerate(&mut log);
    assert_eq!(battle.hit_points(unit[0]), 2);
    assert!(!battle.is_alive(unit[1]));
    assert_eq!(log.events.iter().filter(|event| matches!(event, Event::Regenerated { .. })).count(), 1);
}

#[test]
fn dw_09_e3_the_musician_gives_a_manoeuvre_while_he_lives() {
    let mut scene = Scene::new(Start::Command);
    let card = with_figures(Card { manoeuvres: 1, ..foot() }, ALL);
    let posts = north(&[(0, 0), (1, 0), (2, 0), (3, 0)]);
    let unit = scene.unit(Side::A, card, Order::Move, &posts);
    scene.far_enemy();
    let mut battle = scene.battle();
    assert_eq!(battle.manoeuvre_allowance(UnitId(0)), 2);
    let log = volley(&mut battle, &[(unit[0], 1)], Volley::First);
    assert!(!log.cites(rules::DW_09_06));
    let log = play(&mut battle, Side::A, Action::Appeal { element: unit[0], roll: false }, &[]);
    assert!(!log.cites(rules::DW_09_06));
    assert_eq!(battle.manoeuvre_allowance(UnitId(0)), 2);
    volley(&mut battle, &[(unit[2], 1)], Volley::First);
    let log = play(&mut battle, Side::A, Action::Appeal { element: unit[2], roll: false }, &[]);
    assert!(log.cites(rules::DW_09_06));
    assert_eq!(battle.manoeuvre_allowance(UnitId(0)), 1);
    // DW-05-06: the introductory game does not listen to the card.
    scene.setup.house.modules = Modules::NONE;
    assert_eq!(scene.battle().manoeuvre_allowance(UnitId(0)), 2);
    scene.setup.house.modules = Modules::TERRAIN;
    assert_eq!(scene.battle().manoeuvre_allowance(UnitId(0)), 1);
}

/// A unit of two ranks whose three special figures stand behind.
fn figures_behind() -> (Scene, Vec<ElementId>) {
    let mut scene = Scene::new(Start::Movement);
    let posts = north(&[(0, 1), (1, 1), (2, 1), (0, 0), (1, 0), (2, 0), (3, 0), (3, 1)]);
    let unit = scene.unit(Side::A, with_figures(foot(), ALL), Order::Attack, &posts);
    scene.far_enemy();
    (scene, unit)
}

#[test]
fn dw_09_16_several_figures_swap_in_one_free_manoeuvre() {
    let (scene, unit) = figures_behind();
    let mut battle = scene.battle();
    let swap = |element, with| Action::Swap { element, with };
    let log = play(&mut battle, Side::A, swap(unit[0], unit[5]), &[]);
    assert!(log.events.contains(&Event::Swapped { element: unit[0], with: unit[5] }));
    assert_eq!((battle.hex(unit[0]), battle.hex(unit[5])), (at(2, 0), at(0, 1)));
    assert_eq!((battle.manoeuvres_used(UnitId(0)), battle.points_spent(UnitId(0))), (0, 0));
    play(&mut battle, Side::A, swap(unit[1], unit[4]), &[]);
    // Whatever else the unit does ends the manoeuvre.
    play(&mut battle, Side::A, Action::Advance { unit: UnitId(0), hand: Hand::Left }, &[]);
    assert_eq!(refusal(&battle, Side::A, swap(unit[2], unit[3])), Refusal::SwapOver { unit: UnitId(0) });
}

#[test]
fn dw_09_17_dw_09_19_what_cannot_be_swapped() {
    let (scene, unit) = figures_behind();
    let battle = scene.battle();
    let swap = |battle: &Battle, element, with| refusal(battle, Side::A, Action::Swap { element, with });
    assert_eq!(swap(&battle, unit[5], unit[4]), Refusal::NotSpecial { element: unit[5] });
    assert_eq!(swap(&battle, unit[0], unit[7]), Refusal::NotInFrontRank { element: unit[7] });
    let stranger = ElementId(8);
    assert_eq!(swap(&battle, unit[0], stranger), Refusal::CutOff { element: unit[0], with: stranger });
    assert_eq!(
        swap(&battle, unit[0], ElementId(99)),
        Refusal::CutOff { element: unit[0], with: ElementId(99) }
    );
    let mut forward = battle.clone();
    play(&mut forward, Side::A, Action::Swap { element: unit[0], with: unit[3] }, &[]);
    assert_eq!(swap(&forward, unit[0], unit[4]), Refusal::InFrontAlready { element: unit[0] });
    assert_eq!(swap(&forward, unit[1], unit[0]), Refusal::SpecialPartner { element: unit[0] });
    let mut angry = battle.clone();
    angry.unit_mut(UnitId(0)).mood = Mood::Impetuous;
    assert_eq!(swap(&angry, unit[0], unit[3]), Refusal::SwapOver { unit: UnitId(0) });
    // (c): another block of the unit.
    let mut apart = scene.clone();
    let posts = &mut apart.setup.units[0].posts;
    for post in posts[3..7].iter_mut() {
        post.0 = post.0.plus(Hex::new(2, -4));
    }
    let apart = apart.battle();
    assert_eq!(swap(&apart, unit[0], unit[3]), Refusal::CutOff { element: unit[0], with: unit[3] });
    assert_eq!(apart.owed_swap(UnitId(0)), None);
    // (a): no front rank.
    let mut ragged = scene;
    let posts = &mut ragged.setup.units[0].posts;
    posts[4].1 = posts[4].1.turned(1);
    let ragged = ragged.battle();
    assert_eq!(swap(&ragged, unit[0], unit[3]), Refusal::NoFrontRank { unit: UnitId(0) });
}

/// DW-09-17 (b): a cliff between the ranks.
#[test]
fn dw_09_17_a_cliff_keeps_them_apart() {
    let (mut scene, unit) = figures_behind();
    scene.setup.ground = Ground::new(scene.setup.board, |hex| Field {
        step: if hex.r <= at(0, 0).r { 3 } else { 0 },
        ..Field::default()
    });
    let battle = scene.battle();
    assert_eq!(
        refusal(&battle, Side::A, Action::Swap { element: unit[0], with: unit[3] }),
        Refusal::CutOff { element: unit[0], with: unit[3] }
    );
}

#[test]
fn dw_09_18_what_is_possible_is_done() {
    let (scene, unit) = figures_behind();
    let mut battle = scene.battle();
    assert_eq!(battle.check_swapped(UnitId(0)), Err(Refusal::SwapFirst { element: unit[0] }));
    let mut log = Log::default();
    battle.swap_forward(UnitId(0), &mut log);
    assert!(log.cites(rules::DW_09_18));
    let front: Vec<_> = battle.front_rank(UnitId(0)).collect();
    assert_eq!(front.len(), 4);
    assert!(unit[..3].iter().all(|figure| front.contains(figure)), "{front:?}");
    assert_eq!(battle.check_swapped(UnitId(0)), Ok(()));
    let before = battle.clone();
    battle.swap_forward(UnitId(0), &mut log);
    assert_eq!(battle, before);
}

/// DW-13-G8: in a wedge one of them leads; the positions of the others are free.
#[test]
fn dw_13_17_the_tip_of_a_wedge_is_a_special_figure() {
    let mut scene = Scene::new(Start::Movement);
    let mut posts = north(&[(0, 0), (-1, 1), (0, 1), (-2, 2), (-1, 2), (0, 2)]);
    posts.reverse();
    let card = with_permits(with_figures(foot(), ALL), Permits::WEDGE);
    let unit = scene.unit(Side::A, card, Order::Attack, &posts);
    scene.far_enemy();
    let mut battle = scene.battle();
    assert_eq!(battle.formation(UnitId(0)), Formation::Wedge);
    let log = play(&mut battle, Side::A, Action::Swap { element: unit[1], with: unit[5] }, &[]);
    assert!(log.cites(rules::DW_13_17));
    assert_eq!(battle.wedge_tip(UnitId(0)), Some(unit[1]));
    assert_eq!(battle.owed_swap(UnitId(0)), None);
}

/// DW-10-35, DW-09-16: attached commanders swap like special figures.
#[test]
fn dw_09_16_attached_commanders_swap_too() {
    let mut scene = Scene::new(Start::Movement);
    let unit = scene.unit(Side::A, foot(), Order::Attack, &north(&[(0, 0), (1, 0), (0, 1)]));
    let commander = scene.attached(hero(foot()), 0, (at(1, 1), Facing::NORTH));
    scene.far_enemy();
    let mut battle = scene.battle();
    skip_commanders(&mut battle);
    play(&mut battle, Side::A, Action::Swap { element: commander, with: unit[0] }, &[]);
    assert_eq!(battle.hex(commander), at(0, 0));
    // Nobody swaps where neither chapter is in use.
    let (mut scene, unit) = figures_behind();
    scene.setup.house.modules = Modules::TERRAIN;
    let battle = scene.battle();
    assert_eq!(
        refusal(&battle, Side::A, Action::Swap { element: unit[0], with: unit[3] }),
        Refusal::NotSpecial { element: unit[0] }
    );
}
