//! Chapter 13: the shapes of wedge, square, skirmish formation and horde; chapter 09: the front rank. Pure geometry;
//! whether a unit may use a shape is judged in `shapes`.

use super::{Formation, PostSet, Posts, column_order};
use crate::MAX_UNIT_ELEMENTS;
use hex::{Facing, Hex};

/// The facing of all posts, if it is the same.
fn common_facing(posts: &[(Hex, Facing)]) -> Option<Facing> {
    let &(_, first) = posts.first()?;
    posts.iter().all(|&(_, facing)| facing == first).then_some(first)
}

/// The single leading post, if all look the same way and the others stand in the triangle behind it: rank n has n
/// hexes (DW-13-15).
pub fn triangle_tip(posts: &[(Hex, Facing)]) -> Option<usize> {
    let facing = common_facing(posts)?;
    let &(origin, _) = posts.first()?;
    let rank = |hex: Hex| facing.localise(hex.offset(origin)).r;
    let (tip, &(front, _)) = posts.iter().enumerate().min_by_key(|&(_, &(hex, _))| rank(hex))?;
    let in_triangle = |&(hex, _): &(Hex, Facing)| {
        let Hex { q, r } = facing.localise(hex.offset(front));
        -r <= q && q <= 0
    };
    posts.iter().all(in_triangle).then_some(tip)
}

/// DW-13-15, DW-13-G13: the tip of a wedge. Ranks 1 to 3 are complete, rank 5 is used only when rank 4 is full, unless
/// the wedge `stands` already and losses have thinned rank 4.
pub fn wedge_tip(posts: &[(Hex, Facing)], stands: bool) -> Option<usize> {
    let tip = triangle_tip(posts)?;
    let (front, facing) = posts[tip];
    let mut ranks = [0u8; 5];
    for &(hex, _) in posts {
        let rank = usize::try_from(facing.localise(hex.offset(front)).r).ok()?;
        *ranks.get_mut(rank)? += 1;
    }
    let [_, second, third, fourth, fifth] = ranks;
    (second == 2 && third == 3 && (fifth == 0 || fourth == 4 || stands)).then_some(tip)
}

/// The posts of a wedge of `n` elements, tip first; a short last rank is centred.
pub fn wedge_posts(tip: Hex, facing: Facing, n: u8) -> Posts {
    let mut posts = Posts::new();
    let (mut rank, mut left) = (0, n as i8);
    while 0 < left {
        let in_rank = left.min(rank + 1);
        let first = (rank + 1 - in_rank) / 2 - rank;
        for file in first..first + in_rank {
            posts.push(tip.plus(facing.globalise(Hex::new(file, rank))), facing);
        }
        left -= in_rank;
        rank += 1;
    }
    posts
}

/// DW-13-33, DW-13-G15: all look the same way, each next to two others.
pub fn is_horde_shape(posts: &[(Hex, Facing)]) -> bool {
    let company = |hex: Hex| posts.iter().filter(|&&(other, _)| hex.is_adjacent(other)).count();
    common_facing(posts).is_some() && posts.iter().all(|&(hex, _)| 2 <= company(hex))
}

/// DW-13-25: two ranks, the front one as long as the rear one or longer by one.
pub fn is_two_ranks(posts: &[(Hex, Facing)]) -> bool {
    match Formation::of(posts) {
        Formation::Line { width } => {
            let (front, all) = (usize::from(width), posts.len());
            1 < all && (2 * front == all || 2 * front == all + 1)
        }
        _ => false,
    }
}

/// DW-09-G10: the posts of the front rank; none where it cannot be recognised.
pub fn front_rank(posts: &[(Hex, Facing)], formation: Formation) -> PostSet {
    match formation {
        Formation::Column => column_head(posts).map_or(0, |head| 1 << head),
        Formation::Wedge => triangle_tip(posts).map_or(0, |tip| 1 << tip),
        _ => foremost_row(posts),
    }
}

/// The leading element of a column. A column that has closed to a ring has none: each of its elements has another before
/// it, and which one the ring is read from is no more than the order of the list.
fn column_head(posts: &[(Hex, Facing)]) -> Option<u8> {
    let [head, ..] = column_order(posts)?;
    let &(hex, facing) = posts.get(usize::from(head))?;
    let before = [hex.step(facing.left_front()), hex.step(facing.right_front())];
    posts.iter().all(|(other, _)| !before.contains(other)).then_some(head)
}

/// DW-09-G10: of the facing that most have, the foremost, if they are one row without gaps and all look that way.
fn foremost_row(posts: &[(Hex, Facing)]) -> PostSet {
    let Some(facing) = prevailing_facing(posts) else { return 0 };
    let Some(&(origin, _)) = posts.first() else { return 0 };
    let local = |hex: Hex| facing.localise(hex.offset(origin));
    let Some(foremost) = posts.iter().map(|&(hex, _)| local(hex).r).min() else { return 0 };
    let (mut row, mut set) = (0u128, 0);
    for (place, &(hex, looks)) in posts.iter().enumerate() {
        let Hex { q, r } = local(hex);
        if r != foremost {
            continue;
        }
        let file = i16::from(q) + 64;
        if looks != facing || !(0..128).contains(&file) {
            return 0;
        }
        row |= 1 << file;
        set |= 1 << place;
    }
    let (first, last) = (row.trailing_zeros(), 127 - row.leading_zeros());
    if last - first + 1 == row.count_ones() { set } else { 0 }
}

/// The facing that more elements have than any other.
fn prevailing_facing(posts: &[(Hex, Facing)]) -> Option<Facing> {
    let mut counts = [0u8; 6];
    for &(_, facing) in posts {
        counts[facing.index()] += 1;
    }
    let most = counts.into_iter().max().filter(|&most| 0 < most)?;
    let mut leading = Facing::ALL.into_iter().filter(|facing| counts[facing.index()] == most);
    let facing = leading.next()?;
    leading.next().is_none().then_some(facing)
}

/// A unit and one hex around it.
const WINDOW: usize = MAX_UNIT_ELEMENTS + 2;

/// A full row of the window.
const ALL: u32 = (1 << WINDOW) - 1;

/// A set of hexes near a unit, row by row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Patch {
    /// The hex in the north-western corner.
    corner: Hex,
    rows: [u32; WINDOW],
}

impl Patch {
    /// The hexes of a unit with a free hex on every side of them; `None` if they lie too far apart for one body.
    fn of(hexes: impl Iterator<Item = Hex> + Clone) -> Option<Patch> {
        let least = |coordinate: fn(Hex) -> i8| hexes.clone().map(coordinate).min();
        let corner = Hex::new(least(|hex| hex.q)?.checked_sub(1)?, least(|hex| hex.r)?.checked_sub(1)?);
        Patch { corner, rows: [0; WINDOW] }.with(hexes)
    }

    /// `None` if a hex does not lie within the rim.
    fn with(mut self, hexes: impl Iterator<Item = Hex>) -> Option<Patch> {
        for hex in hexes {
            let (row, bit) =
                self.place(hex).filter(|&(row, bit)| row + 1 < WINDOW && bit + 1 < WINDOW as u32)?;
            self.rows[row] |= 1 << bit;
        }
        Some(self)
    }

    fn place(&self, hex: Hex) -> Option<(usize, u32)> {
        let row = usize::try_from(i16::from(hex.r) - i16::from(self.corner.r)).ok()?;
        let bit = u32::try_from(i16::from(hex.q) - i16::from(self.corner.q)).ok()?;
        (row < WINDOW && bit < WINDOW as u32).then_some((row, bit))
    }

    fn has(&self, hex: Hex) -> bool {
        self.place(hex).is_some_and(|(row, bit)| self.rows[row] & 1 << bit != 0)
    }

    /// DW-13-G3: the hexes connected with the outside without crossing these.
    fn outside(&self) -> Patch {
        let mut rows = [0; WINDOW];
        rows[0] = ALL;
        rows[WINDOW - 1] = ALL;
        let mut spread = true;
        while spread {
            spread = false;
            for row in 1..WINDOW - 1 {
                let (above, here, below) = (rows[row - 1], rows[row], rows[row + 1]);
                let reached = 1
                    | 1 << (WINDOW - 1)
                    | here
                    | here << 1
                    | here >> 1
                    | above
                    | above >> 1
                    | below
                    | below << 1;
                let reached = reached & ALL & !self.rows[row];
                spread |= reached != here;
                rows[row] = reached;
            }
        }
        Patch { corner: self.corner, rows }
    }
}

/// A square (Karree) that has been recognised.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Square {
    /// Its outer elements.
    pub outer: PostSet,
    ring: Patch,
    outside: Patch,
}

impl Square {
    /// DW-13-G3: whether the hex lies inside the ring.
    pub fn encloses(&self, hex: Hex) -> bool {
        self.outside.place(hex).is_some() && !self.outside.has(hex) && !self.ring.has(hex)
    }
}

/// The elements that count for a square (DW-13-05).
fn own_posts(posts: &Posts) -> impl Iterator<Item = (usize, (Hex, Facing))> + Clone + '_ {
    let commanders = posts.commanders();
    posts.as_slice().iter().copied().enumerate().filter(move |(place, _)| commanders & 1 << place == 0)
}

/// DW-13-G3: the elements with a hex of the outside next to them, attached commanders left out.
pub fn outer_posts(posts: &Posts) -> PostSet {
    match Patch::of(own_posts(posts).map(|(_, (hex, _))| hex)) {
        Some(body) => outer(posts, &body.outside()),
        // Scattered too wide to enclose anything.
        None => own_posts(posts).fold(0, |set, (place, _)| set | 1 << place),
    }
}

fn outer(posts: &Posts, outside: &Patch) -> PostSet {
    own_posts(posts)
        .filter(|&(_, (hex, _))| hex.neighbours().iter().any(|&next| outside.has(next)))
        .fold(0, |set, (place, _)| set | 1 << place)
}

/// DW-13-06, DW-13-G3: a closed ring whose elements look outward in all six directions.
pub fn square(posts: &Posts) -> Option<Square> {
    if own_posts(posts).count() < 6 {
        return None;
    }
    let body = Patch::of(own_posts(posts).map(|(_, (hex, _))| hex))?;
    let outside = body.outside();
    let outer = outer(posts, &outside);
    let ring_posts = || own_posts(posts).filter(|(place, _)| outer & 1 << place != 0);
    let ring = Patch { rows: [0; WINDOW], ..body }.with(ring_posts().map(|(_, (hex, _))| hex))?;
    let mut facings = 0u8;
    for (_, (hex, facing)) in ring_posts() {
        let company = hex.neighbours().iter().filter(|&&next| body.has(next)).count();
        let fronts = [hex.step(facing.left_front()), hex.step(facing.right_front())];
        if company < 2 || !fronts.iter().all(|&front| outside.has(front)) {
            return None;
        }
        facings |= 1 << facing.index();
    }
    let square = Square { outer, ring, outside };
    (facings == 0b11_1111 && square.is_one_ring() && square.is_hollow()).then_some(square)
}

impl Square {
    /// The outer elements are one body.
    fn is_one_ring(&self) -> bool {
        let mut reached = [0u32; WINDOW];
        let Some(first) = self.ring.rows.iter().position(|&row| row != 0) else { return false };
        reached[first] = self.ring.rows[first] & self.ring.rows[first].wrapping_neg();
        let mut spread = true;
        while spread {
            spread = false;
            for row in 1..WINDOW - 1 {
                let (above, here, below) = (reached[row - 1], reached[row], reached[row + 1]);
                let next = here | here << 1 | here >> 1 | above | above >> 1 | below | below << 1;
                let next = here | next & self.ring.rows[row];
                spread |= next != here;
                reached[row] = next;
            }
        }
        reached == self.ring.rows
    }

    /// Something is neither outside nor part of the ring.
    fn is_hollow(&self) -> bool {
        self.ring.rows.iter().zip(&self.outside.rows).any(|(ring, outside)| !(ring | outside) & ALL != 0)
    }
}
