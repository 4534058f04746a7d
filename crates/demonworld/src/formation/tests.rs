use super::*;

fn line(rows: &[&[(i8, i8)]]) -> Vec<(Hex, Facing)> {
    rows.concat().into_iter().map(|(q, r)| (Hex::new(q, r), Facing::NORTH)).collect()
}

fn all_ways(posts: &[(Hex, Facing)], expected: Formation) {
    for turn in 0..6 {
        let turned: Vec<_> = posts
            .iter()
            .map(|&(hex, facing)| (hex.rotated(turn).plus(Hex::new(5, 9)), facing.turned(turn)))
            .collect();
        assert_eq!(Formation::of(&turned), expected, "turned {turn}: {turned:?}");
    }
}

#[test]
fn dw_01_19_ordered_and_disordered_shapes() {
    let four_four = line(&[&[(0, 0), (1, 0), (2, 0), (3, 0)], &[(0, 1), (1, 1), (2, 1), (3, 1)]]);
    all_ways(&four_four, Formation::Line { width: 4 });
    let second_longer = line(&[&[(0, 0), (1, 0)], &[(0, 1), (1, 1), (2, 1), (3, 1)]]);
    all_ways(&second_longer, Formation::Disordered);
    let gap_in_front = line(&[&[(0, 0), (1, 0), (3, 0)], &[(0, 1), (1, 1), (2, 1)]]);
    all_ways(&gap_in_front, Formation::Disordered);
    let gap_in_only_rank = line(&[&[(0, 0), (1, 0), (3, 0)]]);
    all_ways(&gap_in_only_rank, Formation::Disordered);
    let empty_rank = line(&[&[(0, 0), (1, 0)], &[(0, 2), (1, 2)]]);
    all_ways(&empty_rank, Formation::Disordered);
    let too_far_aside = line(&[&[(0, 0), (1, 0)], &[(1, 1), (2, 1)]]);
    all_ways(&too_far_aside, Formation::Disordered);
    all_ways(&line(&[&[(0, 0)]]), Formation::Line { width: 1 });
}

#[test]
fn dw_01_20_surplus_elements_anywhere_in_the_last_rank() {
    let front: &[(i8, i8)] = &[(0, 0), (1, 0), (2, 0)];
    all_ways(&line(&[front, &[(-1, 1), (2, 1)]]), Formation::Line { width: 3 });
    all_ways(&line(&[front, &[(1, 1)]]), Formation::Line { width: 3 });
    all_ways(&line(&[front, &[(-1, 1), (0, 1), (2, 1)]]), Formation::Line { width: 3 });
    all_ways(&line(&[front, &[(3, 1)]]), Formation::Disordered);
    // DW-01-E3: more than one rank shorter than the front.
    let four: &[(i8, i8)] = &[(0, 0), (1, 0), (2, 0), (3, 0)];
    all_ways(&line(&[four, &[(0, 1), (1, 1)], &[(0, 2), (1, 2)]]), Formation::Disordered);
}

#[test]
fn dw_01_19_one_wrong_facing_is_disorder() {
    let mut posts = line(&[&[(0, 0), (1, 0), (2, 0), (3, 0)]]);
    posts[2].1 = posts[2].1.turned(1);
    all_ways(&posts, Formation::Disordered);
}

#[test]
fn dw_05_27_a_column_may_bend() {
    let facing = |n| Facing::new(n).unwrap();
    let posts = [
        (Hex::new(0, 0), facing(0)),
        (Hex::new(1, -1), facing(1)),
        (Hex::new(2, -1), facing(2)),
        (Hex::new(3, -1), facing(2)),
        (Hex::new(3, 0), facing(3)),
    ];
    all_ways(&posts, Formation::Column);
    assert_eq!(column_order(&posts).unwrap()[..5], [4, 3, 2, 1, 0]);
    let mut broken = posts;
    broken[1].1 = facing(4);
    all_ways(&broken, Formation::Disordered);
    all_ways(&line(&[&[(0, 0)], &[(0, 1)], &[(-1, 2)]]), Formation::Column);
}

#[test]
fn dw_05_g4_groups_are_counted() {
    assert_eq!(group_count(&line(&[&[(0, 0), (1, 0), (3, 0)], &[(0, 1), (6, 6)]])), 3);
    assert_eq!(group_count(&[]), 0);
}

#[test]
fn dw_01_21_ranks_are_ordered_in_all_six_orientations() {
    for facing in Facing::ALL {
        for n in 1..=16 {
            for width in 1..=n {
                let posts = ranks(Hex::new(3, 4), facing, width, n);
                assert_eq!(posts.as_slice().len(), usize::from(n));
                let expected =
                    if width == 1 && 1 < n { Formation::Column } else { Formation::Line { width } };
                assert_eq!(Formation::of(posts.as_slice()), expected, "{facing:?} {n} in {width}");
                assert_eq!(group_count(posts.as_slice()), 1);
            }
        }
    }
}

fn at(q: i8, r: i8, degrees: u16) -> (Hex, Facing) {
    (Hex::new(q, r), Facing::new((degrees / 60) as u8).unwrap())
}

fn posts_of(list: &[(Hex, Facing)]) -> Posts {
    let mut posts = Posts::new();
    for &(hex, facing) in list {
        posts.push(hex, facing);
    }
    posts
}

/// Each turned copy of a shape, moved somewhere else.
fn turned(list: &[(Hex, Facing)]) -> impl Iterator<Item = Vec<(Hex, Facing)>> + '_ {
    (0..6).map(|turn| {
        let around =
            |&(hex, facing): &(Hex, Facing)| (hex.rotated(turn).plus(Hex::new(9, 7)), facing.turned(turn));
        list.iter().map(around).collect()
    })
}

fn is_square(list: &[(Hex, Facing)]) -> bool {
    let verdicts: Vec<bool> = turned(list).map(|list| square(&posts_of(&list)).is_some()).collect();
    assert!(verdicts.iter().all(|&verdict| verdict == verdicts[0]), "{list:?}");
    verdicts[0]
}

/// DW-13-E5: the drawn rings.
fn drawn_rings() -> Vec<Vec<(Hex, Facing)>> {
    let rings: [&[(i8, i8, u16)]; 5] = [
        &[(0, -1, 300), (1, -1, 0), (1, 0, 60), (0, 1, 120), (-1, 1, 180), (-1, 0, 240)],
        &[
            (0, -1, 300),
            (1, -1, 0),
            (2, -1, 60),
            (2, 0, 120),
            (1, 1, 120),
            (0, 1, 180),
            (-1, 1, 240),
            (-1, 0, 300),
        ],
        &[
            (0, -1, 300),
            (1, -1, 0),
            (2, -1, 0),
            (2, 0, 60),
            (1, 1, 120),
            (0, 2, 180),
            (-1, 2, 240),
            (-1, 1, 240),
            (-1, 0, 300),
        ],
        &[
            (0, -1, 300),
            (1, -1, 0),
            (2, -1, 60),
            (2, 0, 60),
            (1, 1, 120),
            (0, 2, 180),
            (-1, 2, 180),
            (-2, 2, 240),
            (-2, 1, 240),
            (-1, 0, 300),
        ],
        &[
            (0, -2, 300),
            (1, -2, 0),
            (2, -2, 0),
            (2, -1, 60),
            (2, 0, 60),
            (1, 1, 120),
            (0, 2, 120),
            (-1, 2, 180),
            (-2, 2, 180),
            (-2, 1, 240),
            (-2, 0, 240),
            (-1, -1, 300),
        ],
    ];
    rings.iter().map(|ring| ring.iter().map(|&(q, r, degrees)| at(q, r, degrees)).collect()).collect()
}

#[test]
fn dw_13_e5_drawn_rings_are_squares() {
    for ring in drawn_rings() {
        assert!(is_square(&ring), "{ring:?}");
        assert_eq!(Formation::of(&ring), Formation::Disordered, "{ring:?}");
        // A ring with a gap is none.
        for gap in 0..ring.len() {
            let mut broken = ring.clone();
            broken.remove(gap);
            assert!(!is_square(&broken), "{broken:?}");
        }
    }
}

#[test]
fn dw_13_e5_variations_are_squares() {
    let ring = [at(0, -1, 0), at(1, -1, 60), at(1, 0, 120), at(0, 1, 180), at(-1, 1, 240), at(-1, 0, 300)];
    assert!(is_square(&ring));
    let mirrored = ring.map(|(hex, facing)| (hex, facing.turned(-1)));
    assert!(is_square(&mirrored));
    let eight = [
        at(0, -1, 0),
        at(1, -1, 0),
        at(2, -1, 60),
        at(2, 0, 60),
        at(1, 1, 120),
        at(0, 1, 180),
        at(-1, 1, 240),
        at(-1, 0, 300),
    ];
    assert!(is_square(&eight));
    let ten = [
        at(0, -1, 0),
        at(1, -1, 0),
        at(2, -1, 0),
        at(3, -1, 60),
        at(3, 0, 60),
        at(2, 1, 120),
        at(1, 1, 180),
        at(0, 1, 180),
        at(-1, 1, 240),
        at(-1, 0, 300),
    ];
    assert!(is_square(&ten));
}

#[test]
fn dw_13_e5_facings_make_the_square() {
    let ring = drawn_rings().remove(0);
    let north: Vec<_> = ring.iter().map(|&(hex, _)| (hex, Facing::NORTH)).collect();
    assert!(!is_square(&north), "all look the same way");
    let mut inward = ring.clone();
    inward[1].1 = inward[1].1.opposite();
    assert!(!is_square(&inward), "one looks inside");
    let mut missing = ring;
    missing[1].1 = missing[0].1;
    assert!(!is_square(&missing), "one facing is missing");
}

#[test]
fn dw_13_e4_a_seventh_element_inside() {
    let ring = drawn_rings().remove(0);
    for facing in Facing::ALL {
        let mut filled = ring.clone();
        filled.push((Hex::new(0, 0), facing));
        assert!(is_square(&filled));
        let posts = posts_of(&filled);
        let found = square(&posts).unwrap();
        assert_eq!(found.outer, 0b011_1111);
        assert!(found.encloses(Hex::new(0, 0)) && !found.encloses(Hex::new(0, -1)));
        assert!(!found.encloses(Hex::new(2, 0)) && !found.encloses(Hex::new(40, 40)));
        assert_eq!(outer_posts(&posts), 0b011_1111);
    }
}

/// Whatever the facings, a compact body encloses nothing.
#[test]
fn dw_13_g3_compact_bodies_are_no_squares() {
    let block = |width: u8, n: u8| ranks(Hex::new(0, 0), Facing::NORTH, width, n);
    for posts in [block(3, 6), block(4, 8), wedge_posts(Hex::new(0, 0), Facing::NORTH, 6)] {
        let n = posts.as_slice().len();
        for code in 0..6u32.pow(6) {
            let mut list = posts.as_slice().to_vec();
            let mut rest = code;
            for (place, post) in list.iter_mut().enumerate() {
                let facing = if place < 6 { rest % 6 } else { (code / 7 + place as u32) % 6 };
                rest /= 6;
                post.1 = Facing::new(facing as u8).unwrap();
            }
            assert!(square(&posts_of(&list)).is_none(), "{n}: {list:?}");
        }
    }
}

#[test]
fn dw_13_05_a_commander_does_not_close_the_ring() {
    let ring = drawn_rings().remove(1);
    let mut posts = Posts::new();
    for (place, &(hex, facing)) in ring.iter().enumerate() {
        if place == 4 { posts.push_commander(hex, facing) } else { posts.push(hex, facing) }
    }
    assert!(square(&posts).is_none());
    // Inside he does no harm.
    let mut posts = posts_of(&ring);
    posts.push_commander(Hex::new(0, 0), Facing::NORTH);
    let found = square(&posts).unwrap();
    assert_eq!(found.outer, 0b1111_1111);
    // Five elements and a commander are too few, wherever he stands.
    let mut posts = posts_of(&drawn_rings().remove(0)[..5]);
    posts.push_commander(Hex::new(-1, 0), Facing::NORTH.turned(4));
    assert!(square(&posts).is_none());
}

/// Two rings of one unit are no closed ring.
#[test]
fn dw_13_06_two_rings_are_no_square() {
    let mut rings = drawn_rings().remove(0);
    let other: Vec<_> = rings.iter().map(|&(hex, facing)| (hex.plus(Hex::new(6, 0)), facing)).collect();
    rings.extend(other);
    assert!(!is_square(&rings));
    // Nor are elements that lie too far apart for any body.
    let far: Vec<_> = (0..8).map(|n| at(5 * n, 0, 0)).collect();
    assert!(square(&posts_of(&far)).is_none());
    assert_eq!(outer_posts(&posts_of(&far)), 0b1111_1111);
}

#[test]
fn dw_13_15_wedges_of_all_sizes() {
    for n in 6..=15 {
        for facing in Facing::ALL {
            let posts = wedge_posts(Hex::new(3, 5), facing, n);
            assert_eq!(posts.as_slice().len(), usize::from(n));
            assert_eq!(wedge_tip(posts.as_slice(), false), Some(0), "{n}");
            assert_eq!(Formation::of(posts.as_slice()), Formation::Disordered);
            assert_eq!(front_rank(posts.as_slice(), Formation::Wedge), 1);
        }
    }
    for n in [5, 16] {
        let posts = wedge_posts(Hex::new(3, 5), Facing::NORTH, n);
        assert_eq!(wedge_tip(posts.as_slice(), false), None, "{n}");
    }
}

#[test]
fn dw_13_15_wedge_needs_its_first_three_ranks() {
    let wedge =
        |extra: &[(i8, i8)]| line(&[&[(0, 0)], &[(-1, 1), (0, 1)], &[(-2, 2), (-1, 2), (0, 2)], extra]);
    assert!(wedge_tip(&wedge(&[]), false).is_some());
    assert!(wedge_tip(&wedge(&[(-3, 3), (0, 3)]), false).is_some(), "rank 4 anywhere");
    assert!(wedge_tip(&wedge(&[(1, 3)]), false).is_none(), "beside the triangle");
    for gap in 0..6 {
        let mut broken = wedge(&[(-1, 3)]);
        broken.remove(gap);
        assert!(wedge_tip(&broken, true).is_none(), "gap {gap}");
    }
    let mut askew = wedge(&[]);
    askew[4].1 = askew[4].1.turned(1);
    assert!(wedge_tip(&askew, false).is_none());
}

#[test]
fn dw_13_g13_rank_five_waits_for_rank_four() {
    let ranks: [&[(i8, i8)]; 5] =
        [&[(0, 0)], &[(-1, 1), (0, 1)], &[(-2, 2), (-1, 2), (0, 2)], &[(-3, 3), (-1, 3), (0, 3)], &[(-2, 4)]];
    let thinned = line(&ranks);
    assert!(wedge_tip(&thinned, false).is_none());
    assert!(wedge_tip(&thinned, true).is_some(), "losses do not break it");
}

#[test]
fn dw_13_e9_horde_shapes() {
    let same = |list: &[(i8, i8)]| line(&[list]);
    let block = ranks(Hex::new(0, 0), Facing::NORTH, 4, 8);
    assert!(is_horde_shape(block.as_slice()));
    assert!(is_horde_shape(wedge_posts(Hex::new(0, 0), Facing::NORTH, 6).as_slice()));
    let drawn: [&[(i8, i8)]; 5] = [
        &[(0, 0), (-1, 1), (0, 1), (1, 1), (-1, 2), (0, 2)],
        &[(0, 0), (-1, 1), (0, 1), (0, 2), (1, 2), (2, 1), (3, 1), (3, 0)],
        &[(0, 0), (-1, 1), (0, 1)],
        &[(0, 0), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)],
        &[(0, 0), (1, 0), (-1, 1), (0, 1)],
    ];
    for list in drawn {
        assert!(is_horde_shape(&same(list)), "{list:?}");
        let mut askew = same(list);
        askew[0].1 = askew[0].1.turned(1);
        assert!(!is_horde_shape(&askew));
    }
    for width in [1, 8] {
        assert!(!is_horde_shape(ranks(Hex::new(0, 0), Facing::NORTH, width, 8).as_slice()), "{width}");
    }
}

#[test]
fn dw_13_25_two_ranks() {
    let block = |width: u8, n: u8| is_two_ranks(ranks(Hex::new(0, 0), Facing::NORTH, width, n).as_slice());
    assert!(block(5, 9) && block(4, 8));
    assert!(!block(6, 9) && !block(3, 9) && !block(9, 9) && !block(1, 1));
    let rear_longer = line(&[&[(0, 0), (1, 0), (2, 0), (3, 0)], &[(-1, 1), (0, 1), (1, 1), (2, 1), (3, 1)]]);
    assert!(!is_two_ranks(&rear_longer));
}

#[test]
fn dw_09_g10_front_ranks() {
    let rank_of = |list: &[(Hex, Facing)]| front_rank(list, Formation::of(list));
    assert_eq!(rank_of(ranks(Hex::new(0, 0), Facing::NORTH, 3, 8).as_slice()), 0b111);
    // The head of a column, wherever it is in the list.
    let column = [at(0, 2, 0), at(0, 1, 0), at(0, 0, 60)];
    assert_eq!(Formation::of(&column), Formation::Column);
    assert_eq!(rank_of(&column), 0b100);
    // A column that bites its own tail has no head: who changed places into "the front" would never get there.
    let ring = [at(0, 0, 180), at(0, 1, 0)];
    assert_eq!(Formation::of(&ring), Formation::Column);
    assert_eq!(rank_of(&ring), 0);
    // Disordered: most look north, and the foremost are one row.
    let ragged = [at(0, 0, 0), at(1, 0, 0), at(0, 1, 0), at(3, 3, 60)];
    assert_eq!(Formation::of(&ragged), Formation::Disordered);
    assert_eq!(rank_of(&ragged), 0b11);
    let gap = [at(0, 0, 0), at(2, 0, 0), at(0, 1, 0), at(3, 3, 60)];
    assert_eq!(rank_of(&gap), 0, "a gap");
    let askew = [at(0, 0, 0), at(1, 0, 60), at(0, 1, 0), at(1, 1, 0)];
    assert_eq!(rank_of(&askew), 0, "one of the foremost looks elsewhere");
    let tie = [at(0, 0, 0), at(1, 0, 0), at(0, 1, 60), at(1, 1, 60)];
    assert_eq!(rank_of(&tie), 0, "as many look one way as the other");
}
