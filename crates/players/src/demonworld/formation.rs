//! Falling in: which ordered formation the elements of a unit can reach by single steps.

use super::field::{Field, facing_towards};
use super::plan::{Manoeuvre, carry_on};
use super::reason;
use crate::{Choice, Reason};
use demonworld::{
    Action, Battle, Cell, Direction, Facing, Formation, Hex, MAX_UNIT_ELEMENTS, Mover, Posts, UnitId,
    group_count,
};
use table::Side;

const MOST_POSTS: usize = 2 * MAX_UNIT_ELEMENTS + 1;

/// Where each living element of a unit shall stand, in the order of their numbers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Goal {
    pub posts: [Hex; MAX_UNIT_ELEMENTS],
    /// Elements that need not move.
    stay: u8,
}

/// Ranks of `width` behind each other from `left`; the second rank stands to the left or to the right rear.
#[derive(Clone, Copy)]
struct Shape {
    left: Hex,
    facing: Facing,
    width: usize,
    leftwards: bool,
}

impl Shape {
    fn post(self, file: usize, rank: usize) -> Hex {
        self.at(file as i8 - self.offset(rank), rank)
    }

    /// How far to the left a rank begins.
    const fn offset(self, rank: usize) -> i8 {
        (if self.leftwards { rank.div_ceil(2) } else { rank / 2 }) as i8
    }

    fn at(self, file: i8, rank: usize) -> Hex {
        self.left.plus(self.facing.globalise(Hex::new(file, rank as i8)))
    }

    /// Whether somebody is near enough to each corner: mostly that tells whether the formation is within reach.
    fn is_near(self, hexes: &[Hex], reach: u8) -> bool {
        let (file, rank) = (self.width - 1, hexes.len() / self.width - 1);
        let corners = [(0, 0), (file, 0), (0, rank), (file, rank)];
        corners.into_iter().all(|(file, rank)| {
            let post = self.post(file, rank);
            hexes.iter().any(|hex| hex.distance(post) <= reach)
        })
    }

    /// The posts for so many elements.
    fn posts(self, n: usize) -> Row {
        let ranks = n / self.width;
        let mut row = Row { posts: [self.left; MOST_POSTS], needed: ranks * self.width, len: 0 };
        for place in 0..row.needed {
            row.push(self.post(place % self.width, place / self.width));
        }
        if row.needed < n {
            let first = -1 - self.offset(ranks - 1);
            (0..=self.width).for_each(|file| row.push(self.at(first + file as i8, ranks)));
        }
        row
    }
}

/// The posts of one formation: those that must be taken, and behind them places for what is left over (DW-01-20).
struct Row {
    posts: [Hex; MOST_POSTS],
    needed: usize,
    len: usize,
}

impl Row {
    fn push(&mut self, post: Hex) {
        if let Some(free) = self.posts.get_mut(self.len) {
            *free = post;
            self.len += 1;
        }
    }
}

/// Which element takes which post, so that all needed posts and all elements are served.
struct Matching {
    /// By post: the elements near enough, as bits.
    near: [u16; MOST_POSTS],
    holder: [Option<u8>; MOST_POSTS],
    post: [Option<u8>; MAX_UNIT_ELEMENTS],
}

impl Matching {
    fn find(hexes: &[Hex], shape: &Row, reach: u8, may: impl Fn(Hex, Hex) -> bool) -> Option<Matching> {
        let none =
            Matching { near: [0; MOST_POSTS], holder: [None; MOST_POSTS], post: [None; MAX_UNIT_ELEMENTS] };
        let mut matching = none;
        for (number, &post) in shape.posts[..shape.len].iter().enumerate() {
            for (element, &hex) in hexes.iter().enumerate() {
                let distance = hex.distance(post);
                if distance <= reach && (distance == 0 || may(hex, post)) {
                    matching.near[number] |= 1 << element;
                    if distance == 0 {
                        matching.take(element, number);
                    }
                }
            }
            if matching.near[number] == 0 && number < shape.needed {
                return None;
            }
        }
        let needed =
            (0..shape.needed).all(|post| matching.holder[post].is_some() || matching.fill(post, &mut 0));
        let placed = needed
            && (0..hexes.len()).all(|e| matching.post[e].is_some() || matching.place(e, shape.len, &mut 0));
        placed.then_some(matching)
    }

    fn take(&mut self, element: usize, post: usize) {
        self.holder[post] = Some(element as u8);
        self.post[element] = Some(post as u8);
    }

    /// Finds an element for a post, moving others on if need be.
    fn fill(&mut self, post: usize, seen: &mut u16) -> bool {
        loop {
            let open = self.near[post] & !*seen;
            if open == 0 {
                return false;
            }
            let element = open.trailing_zeros() as usize;
            *seen |= 1 << element;
            let free = match self.post[element] {
                None => true,
                Some(other) => self.fill(other.into(), seen),
            };
            if free {
                self.take(element, post);
                return true;
            }
        }
    }

    /// Finds a post for an element, moving others on if need be.
    fn place(&mut self, element: usize, posts: usize, seen: &mut u64) -> bool {
        for post in 0..posts {
            if self.near[post] & 1 << element == 0 || *seen & 1 << post != 0 {
                continue;
            }
            *seen |= 1 << post;
            let free = match self.holder[post] {
                None => true,
                Some(other) => self.place(other.into(), posts, seen),
            };
            if free {
                self.take(element, post);
                return true;
            }
        }
        false
    }
}

/// An element may step onto the hex without touching an enemy. What lies on a way of several steps is not looked at.
fn is_open(battle: &Battle, side: Side, unit: UnitId, from: Hex, hex: Hex) -> bool {
    let free = match battle.at(hex) {
        Cell::Empty => true,
        Cell::Held(by) => battle.unit_of(by) == unit,
        Cell::OffBoard => false,
    };
    let start = if from.is_adjacent(hex) { from } else { hex };
    let mover = Mover::new(battle.card(unit), false);
    free && battle.ground().barrier(mover, start, hex).is_none()
        && battle.enemies_around(side, hex).next().is_none()
}

/// The ordered formation with `facing` that all elements can reach within `reach` steps: two or three ranks first, then
/// whatever keeps most elements where they are.
pub(super) fn goal(battle: &Battle, side: Side, unit: UnitId, facing: Facing, reach: u8) -> Option<Goal> {
    let posts = battle.posts(unit);
    let mut hexes = [Hex::default(); MAX_UNIT_ELEMENTS];
    let n = posts.as_slice().len();
    for (hex, post) in hexes.iter_mut().zip(posts.as_slice()) {
        *hex = post.0;
    }
    let hexes = &hexes[..n];
    let may = |from: Hex, hex: Hex| is_open(battle, side, unit, from, hex);
    for width in widths(n) {
        let mut best: Option<Goal> = None;
        for left in lefts(hexes) {
            for leftwards in [true, false] {
                if leftwards && n <= width {
                    continue;
                }
                let shape = Shape { left, facing, width, leftwards };
                if !shape.is_near(hexes, reach) {
                    continue;
                }
                let shape = shape.posts(n);
                let Some(matching) = Matching::find(hexes, &shape, reach, may) else { continue };
                let goal = settle(hexes, &shape, &matching);
                if best.is_none_or(|best| best.stay < goal.stay) {
                    best = Some(goal);
                }
            }
        }
        if best.is_some() {
            return best;
        }
    }
    None
}

/// Widths of the front rank worth having, the best first; a column only where nothing else is left.
fn widths(n: usize) -> impl Iterator<Item = usize> {
    let best = n.div_ceil(2).min(5).max(n.min(3)) as isize;
    (0..2 * n as isize)
        .map(move |i| if i % 2 == 0 { best + i / 2 } else { best - (i + 1) / 2 })
        .filter(move |&width| 2.min(n as isize) <= width && width <= n as isize)
        .map(|width| width as usize)
}

/// Where the left end of the front rank can be: on or beside some element, each hex once.
fn lefts(hexes: &[Hex]) -> impl Iterator<Item = Hex> + '_ {
    hexes.iter().enumerate().flat_map(move |(place, hex)| {
        let around = [*hex].into_iter().chain(hex.neighbours());
        around.filter(move |left| !hexes[..place].iter().any(|earlier| earlier.distance(*left) <= 1))
    })
}

/// Reads the posts off a matching. Neighbours that would change places stay instead (DW-05-G10).
fn settle(hexes: &[Hex], shape: &Row, matching: &Matching) -> Goal {
    let mut goal = Goal { posts: [Hex::default(); MAX_UNIT_ELEMENTS], stay: 0 };
    for (element, &hex) in hexes.iter().enumerate() {
        goal.posts[element] = matching.post[element].map_or(hex, |post| shape.posts[usize::from(post)]);
    }
    for one in 0..hexes.len() {
        for other in 0..one {
            if goal.posts[one] == hexes[other] && goal.posts[other] == hexes[one] {
                goal.posts.swap(one, other);
            }
        }
    }
    goal.stay = hexes.iter().zip(&goal.posts).filter(|(hex, post)| hex == post).count() as u8;
    goal
}

/// The first of two shifts towards a goal two steps away: every element onto a hex of its own from which its post is one
/// step.
fn halfway(hexes: &[Hex], goal: &Goal, may: impl Fn(Hex, Hex) -> bool) -> Option<Goal> {
    let mut half = Goal { posts: [Hex::default(); MAX_UNIT_ELEMENTS], stay: 0 };
    half.posts[..hexes.len()].copy_from_slice(hexes);
    // Those with the farthest way choose first; the others stay or give way.
    let far = (0..hexes.len()).filter(|&e| 2 <= hexes[e].distance(goal.posts[e]));
    let near = (0..hexes.len()).filter(|&e| hexes[e].distance(goal.posts[e]) < 2);
    let mut taken: [Option<Hex>; MAX_UNIT_ELEMENTS] = [None; MAX_UNIT_ELEMENTS];
    for element in far.chain(near) {
        let from = hexes[element];
        let options = [from].into_iter().chain(Direction::ALL.map(|direction| from.step(direction)));
        let fits = |hex: &Hex| {
            hex.distance(goal.posts[element]) <= 1
                && !taken.contains(&Some(*hex))
                && (*hex == from || may(from, *hex))
        };
        let hex = options.into_iter().find(fits)?;
        taken[element] = Some(hex);
        half.posts[element] = hex;
    }
    Some(half)
}

/// The steps that lead to a goal, if each is one step at most.
fn steps(hexes: impl Iterator<Item = Hex>, goal: &Goal) -> Manoeuvre {
    let mut steps = [None; MAX_UNIT_ELEMENTS];
    for ((hex, post), step) in hexes.zip(&goal.posts).zip(&mut steps) {
        *step = hex.direction_to(*post);
    }
    Manoeuvre::Shift(steps)
}

/// The facing in which a unit should fall in: towards the nearest enemy.
pub(super) fn facing_for(field: &Field, battle: &Battle, unit: UnitId) -> Option<Facing> {
    let present = battle.facing(battle.elements(unit).next()?);
    let centre = field.centre(unit);
    let (enemy, _) = field.nearest_enemy(centre)?;
    Some(facing_towards(centre, field.battle.hex(enemy), present))
}

/// Brings a unit back into ordered formation: a turn of all elements to the enemy where needed, then a shift or two.
pub(super) fn reform(field: &Field, fresh: &Battle, unit: UnitId) -> Option<Choice<Action>> {
    let value = i32::from(fresh.alive(unit));
    let why = Reason { unit: Some(unit.0), ..reason("reform", value) };
    let mut facings = fresh.elements(unit).map(|element| fresh.facing(element));
    let first = facings.next()?;
    let alike = facings.all(|facing| facing == first);
    let wanted = facing_for(field, fresh, unit)?;
    let turn = || {
        let mut turns = [None; MAX_UNIT_ELEMENTS];
        for (turn, element) in turns.iter_mut().zip(fresh.elements(unit)) {
            *turn = (fresh.facing(element) != wanted).then_some(wanted);
        }
        carry_on(field, fresh, unit, &Manoeuvre::Turn(turns), why)
    };
    if !alike || first != wanted && 2 <= fresh.manoeuvres_left(unit) {
        return turn();
    }
    let hexes = || fresh.elements(unit).map(|element| fresh.hex(element));
    let one = goal(fresh, field.side, unit, first, 1).map(|goal| steps(hexes(), &goal));
    if let Some(choice) = one.and_then(|steps| carry_on(field, fresh, unit, &steps, why)) {
        return Some(choice);
    }
    let may = |from: Hex, hex: Hex| is_open(fresh, field.side, unit, from, hex);
    let posts = fresh.posts(unit);
    let mut places = [Hex::default(); MAX_UNIT_ELEMENTS];
    let n = posts.as_slice().len();
    for (place, post) in places.iter_mut().zip(posts.as_slice()) {
        *place = post.0;
    }
    let two = goal(fresh, field.side, unit, first, 2).and_then(|two| halfway(&places[..n], &two, may));
    let half = two.and_then(|half| carry_on(field, fresh, unit, &steps(hexes(), &half), why));
    let huddle = || {
        let huddled = fresh.is_horde(unit).then(|| huddled(posts, may))?;
        carry_on(field, fresh, unit, &steps(hexes(), &huddled), why)
    };
    half.or_else(huddle).or_else(|| carry_on(field, fresh, unit, &steps(hexes(), &gathered(posts, may)), why))
}

/// DW-13-33: in a horde everybody stands next to two others; whoever does not steps to where he does.
fn huddled(mut posts: Posts, may: impl Fn(Hex, Hex) -> bool) -> Goal {
    let mut goal = Goal { posts: [Hex::default(); MAX_UNIT_ELEMENTS], stay: 0 };
    let company = |posts: &Posts, place: usize, hex: Hex| {
        let others = posts.as_slice().iter().enumerate().filter(|&(other, _)| other != place);
        others.filter(|(_, post)| post.0.is_adjacent(hex)).count()
    };
    for place in 0..posts.as_slice().len() {
        let from = posts.as_slice()[place].0;
        let now = company(&posts, place, from);
        let free = |hex: &Hex| posts.as_slice().iter().all(|post| post.0 != *hex) && may(from, *hex);
        let best = from.neighbours().into_iter().filter(free).max_by_key(|&hex| company(&posts, place, hex));
        goal.posts[place] = from;
        if let Some(to) = best.filter(|&to| now < 2 && now < company(&posts, place, to)) {
            posts.as_mut_slice()[place].0 = to;
            goal.posts[place] = to;
        }
    }
    goal
}

/// Where elements far apart go together: everybody outside the largest group one step towards it.
fn gathered(mut posts: Posts, may: impl Fn(Hex, Hex) -> bool) -> Goal {
    let groups = group_count(posts.as_slice());
    let main = largest_group(posts.as_slice());
    let mut goal = Goal { posts: [Hex::default(); MAX_UNIT_ELEMENTS], stay: 0 };
    for place in 0..posts.as_slice().len() {
        let from = posts.as_slice()[place].0;
        goal.posts[place] = from;
        if main & 1 << place != 0 {
            continue;
        }
        let members = |hex: Hex| {
            let others = posts.as_slice().iter().enumerate().filter(|&(other, _)| main & 1 << other != 0);
            others.map(|(_, post)| post.0.distance(hex)).min().unwrap_or(0)
        };
        let nearer = |&hex: &Hex| {
            let taken = posts.as_slice().iter().any(|post| post.0 == hex);
            !taken && members(hex) < members(from) && may(from, hex)
        };
        let Some(to) = from.neighbours().into_iter().find(nearer) else { continue };
        posts.as_mut_slice()[place].0 = to;
        // DW-05-G4: no step may break another group.
        if groups < group_count(posts.as_slice()) {
            posts.as_mut_slice()[place].0 = from;
        } else {
            goal.posts[place] = to;
        }
    }
    goal
}

/// The places of the largest connected group, as bits.
fn largest_group(posts: &[(Hex, Facing)]) -> u16 {
    let mut best = 0u16;
    for start in 0..posts.len() {
        let mut group = 1u16 << start;
        loop {
            let mut grown = group;
            for (place, post) in posts.iter().enumerate() {
                let joins = |other: usize| group & 1 << other != 0 && posts[other].0.is_adjacent(post.0);
                if (0..posts.len()).any(joins) {
                    grown |= 1 << place;
                }
            }
            if grown == group {
                break;
            }
            group = grown;
        }
        if best.count_ones() < group.count_ones() {
            best = group;
        }
    }
    best
}

/// After losses in ranged combat: fills gaps, if one or two steps restore order.
pub(super) fn close_up(field: &Field) -> Option<Choice<Action>> {
    let battle = field.battle;
    for unit in battle.living_units(field.side) {
        if battle.formation(unit).is_ordered() {
            continue;
        }
        let why = Reason { unit: Some(unit.0), ..reason("fall-in", i32::from(battle.alive(unit))) };
        let mut second = None;
        for (place, element) in battle.elements(unit).enumerate() {
            for direction in Direction::ALL {
                let action = Action::CloseUp { element, direction };
                if !field.is_legal(action) {
                    continue;
                }
                let mut posts = battle.posts(unit);
                posts.as_mut_slice()[place].0 = battle.hex(element).step(direction);
                if Formation::of(posts.as_slice()).is_ordered() {
                    return field.propose(action, &[why]);
                }
                if second.is_none() && another_restores(field, unit, posts.as_slice(), place) {
                    second = Some(action);
                }
            }
        }
        if let Some(action) = second {
            return field.propose(action, &[why]);
        }
    }
    None
}

/// Whether a further step of another element onto a hex left free restores order.
fn another_restores(field: &Field, unit: UnitId, posts: &[(Hex, Facing)], moved: usize) -> bool {
    let battle = field.battle;
    battle.elements(unit).enumerate().filter(|&(place, _)| place != moved).any(|(place, element)| {
        Direction::ALL.into_iter().any(|direction| {
            let to = battle.hex(element).step(direction);
            let vacated = to == battle.posts(unit).as_slice()[moved].0;
            if !(vacated || field.is_legal(Action::CloseUp { element, direction })) {
                return false;
            }
            let mut next = Posts::new();
            for (other, &(hex, facing)) in posts.iter().enumerate() {
                next.push(if other == place { to } else { hex }, facing);
            }
            let clash = posts.iter().enumerate().any(|(other, post)| other != place && post.0 == to);
            !clash && Formation::of(next.as_slice()).is_ordered()
        })
    })
}
