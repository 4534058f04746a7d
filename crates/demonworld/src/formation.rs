//! Chapter 01: ordered formation (geordnete Formation); chapter 05: the column (Kolonne) and connected groups. The
//! shapes of chapter 13 and the front rank are in `special`.

mod special;

use crate::MAX_UNIT_ELEMENTS;
use hex::{Facing, Hex};
pub use special::{
    front_rank, is_horde_shape, is_two_ranks, outer_posts, square, triangle_tip, wedge_posts, wedge_tip,
};

/// Some of the posts of a unit, one bit for each in their order.
pub type PostSet = u16;

/// The positions of the elements of one unit, in the order of their numbers.
#[derive(Clone, Copy, Debug)]
pub struct Posts {
    posts: [(Hex, Facing); MAX_UNIT_ELEMENTS],
    /// DW-13-05: which of them are attached commanders.
    commanders: PostSet,
    len: u8,
}

impl Posts {
    pub const fn new() -> Posts {
        Posts { posts: [(Hex::new(0, 0), Facing::NORTH); MAX_UNIT_ELEMENTS], commanders: 0, len: 0 }
    }

    /// The post of an attached commander.
    pub fn push_commander(&mut self, hex: Hex, facing: Facing) {
        if usize::from(self.len) < MAX_UNIT_ELEMENTS {
            self.commanders |= 1 << self.len;
        }
        self.push(hex, facing);
    }

    /// The posts of attached commanders.
    pub const fn commanders(&self) -> PostSet {
        self.commanders
    }

    /// Further posts beyond the largest unit are ignored; set-ups refuse such units.
    pub fn push(&mut self, hex: Hex, facing: Facing) {
        if let Some(free) = self.posts.get_mut(usize::from(self.len)) {
            *free = (hex, facing);
            self.len += 1;
        }
    }

    pub fn as_slice(&self) -> &[(Hex, Facing)] {
        &self.posts[..usize::from(self.len)]
    }

    pub fn as_mut_slice(&mut self) -> &mut [(Hex, Facing)] {
        &mut self.posts[..usize::from(self.len)]
    }
}

impl Default for Posts {
    fn default() -> Posts {
        Posts::new()
    }
}

/// How a unit stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Formation {
    /// Elements in the front rank (Schlachtreihe).
    Line { width: u8 },
    /// DW-05-27: one element wide, each behind the one before it.
    Column,
    /// DW-13-15: Keil.
    Wedge,
    /// DW-13-06: Karree; disordered (DW-13-09).
    Square,
    /// DW-13-33: Hordenformation.
    Horde,
    #[default]
    Disordered,
}

impl Formation {
    pub const fn is_ordered(self) -> bool {
        !matches!(self, Formation::Disordered | Formation::Square)
    }

    /// DW-01-19, DW-05-27. Two or more elements that stand one behind the other are a column even when they face
    /// alike; a single element is a line of one.
    pub fn of(posts: &[(Hex, Facing)]) -> Formation {
        match line_width(posts) {
            Some(1) if 1 < posts.len() => Formation::Column,
            Some(width) => Formation::Line { width },
            None if column_order(posts).is_some() => Formation::Column,
            None => Formation::Disordered,
        }
    }
}

/// DW-01-19, DW-01-G3: the number of elements in the front rank, if the posts are full straight ranks.
fn line_width(posts: &[(Hex, Facing)]) -> Option<u8> {
    let &(origin, facing) = posts.first()?;
    // Ranks count backwards from the front, files from left to right, both relative to the first element.
    let mut ranks = [0u64; 2 * MAX_UNIT_ELEMENTS];
    for &(hex, other) in posts {
        if other != facing {
            return None;
        }
        let local = facing.localise(hex.offset(origin));
        let rank = local.r as isize + MAX_UNIT_ELEMENTS as isize;
        // Seen along the rank, the next rank stands half a hex to the side: file = q there.
        let file = local.q as isize + 32;
        if !(0..64).contains(&file) {
            return None;
        }
        *ranks.get_mut(usize::try_from(rank).ok()?)? |= 1 << file;
    }
    let front = ranks.iter().position(|&rank| rank != 0)?;
    let width = ranks[front].count_ones();
    if !is_full(ranks[front]) {
        return None;
    }
    let mut seen = width;
    let mut before = ranks[front];
    for &rank in &ranks[front + 1..] {
        if seen == posts.len() as u32 {
            break;
        }
        seen += rank.count_ones();
        // The left rear hex of file q is file q − 1, the right rear hex file q.
        let places = before | before >> 1;
        let is_last = seen == posts.len() as u32;
        let shifted = rank == before || rank == before >> 1;
        if rank == 0 || !(shifted || is_last && rank & !places == 0 && rank.count_ones() <= width) {
            return None;
        }
        before = rank;
    }
    (seen == posts.len() as u32).then_some(width as u8)
}

/// No gap between the first and the last element of a rank.
const fn is_full(rank: u64) -> bool {
    let run = rank >> rank.trailing_zeros();
    run & (run + 1) == 0
}

/// DW-05-27: the elements of a column from head to tail, as indices; `None` if the posts are no column.
pub fn column_order(posts: &[(Hex, Facing)]) -> Option<[u8; MAX_UNIT_ELEMENTS]> {
    let n = posts.len();
    if n < 2 {
        return None;
    }
    let all = ((1u32 << n) - 1) as u16;
    // For each element the elements that have it on a front hex, so that they could follow it.
    let mut followers = [0u16; MAX_UNIT_ELEMENTS];
    let mut leaderless = 0u16;
    for (rear, &(hex, facing)) in posts.iter().enumerate() {
        let fronts = [hex.step(facing.left_front()), hex.step(facing.right_front())];
        let mut has_leader = false;
        for (front, &(before, _)) in posts.iter().enumerate() {
            if fronts.contains(&before) {
                followers[front] |= 1 << rear;
                has_leader = true;
            }
        }
        if !has_leader {
            // Only the head has nobody before it.
            if leaderless != 0 {
                return None;
            }
            leaderless = 1 << rear;
        }
    }
    let heads = if leaderless == 0 { all } else { leaderless };
    let mut order = [0; MAX_UNIT_ELEMENTS];
    (0..n as u8)
        .filter(|head| heads & 1 << head != 0)
        .any(|head| {
            order[0] = head;
            follow(&followers, all, 1 << head, head, &mut order, 1)
        })
        .then_some(order)
}

fn follow(followers: &[u16], all: u16, used: u16, last: u8, order: &mut [u8], placed: usize) -> bool {
    if used == all {
        return true;
    }
    let mut next = followers[usize::from(last)] & !used;
    while next != 0 {
        let element = next.trailing_zeros() as u8;
        next &= next - 1;
        order[placed] = element;
        if follow(followers, all, used | 1 << element, element, order, placed + 1) {
            return true;
        }
    }
    false
}

/// DW-05-G4: the number of connected groups.
pub fn group_count(posts: &[(Hex, Facing)]) -> u8 {
    let mut left: u32 = (1 << posts.len()) - 1;
    let mut groups = 0;
    while left != 0 {
        groups += 1;
        let mut open = left & left.wrapping_neg();
        left &= !open;
        while open != 0 {
            let (hex, _) = posts[open.trailing_zeros() as usize];
            open &= open - 1;
            let mut rest = left;
            while rest != 0 {
                let other = rest.trailing_zeros();
                rest &= rest - 1;
                if hex.is_adjacent(posts[other as usize].0) {
                    open |= 1 << other;
                    left &= !(1 << other);
                }
            }
        }
    }
    groups
}

/// The posts of `n` elements in ranks of `width`, the leftmost of the front rank on `left`. Further ranks stand to
/// the right rear and left rear in turn; a short last rank is centred (DW-01-20).
pub fn ranks(left: Hex, facing: Facing, width: u8, n: u8) -> Posts {
    let mut posts = Posts::new();
    let width = i16::from(width.max(1));
    for i in 0..i16::from(n) {
        let (rank, mut file) = (i / width, i % width);
        let in_rank = (i16::from(n) - rank * width).min(width);
        file += (width - in_rank) / 2;
        let local = Hex::new((file - (rank + 1) / 2) as i8, rank as i8);
        posts.push(left.plus(facing.globalise(local)), facing);
    }
    posts
}

#[cfg(test)]
mod tests;
