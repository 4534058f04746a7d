//! WH-03-G4, WH-03-G7 to WH-03-G9: who sees whom, from how far, and what covers him.

use crate::card::Traits;
use crate::ground::{Cover, Going, Piece, Screen};
use crate::ids::{UnitId, UnitSet};
use crate::rules::*;
use crate::shooting::Band;
use crate::state::{Battle, Status};
use plane::{
    Angle, Blocker, Body, CONTACT, INCH, Mil, Point, Quad, Rect, Sightline, Vector, Zone, point_in, within,
};
use table::RuleId;

/// Longer than any sight on a table.
const FAR: Mil = 200 * INCH;

/// WH-03-G8: where somebody looks from, and which way.
#[derive(Clone, Copy)]
struct Eye {
    at: Point,
    /// `None`: it turns as it likes (WH-02-G20).
    facing: Option<Angle>,
}

impl Eye {
    /// Whether the whole body lies in its front arc of 90°.
    fn holds(&self, body: &Quad) -> bool {
        let Some(facing) = self.facing else { return true };
        let (x, y) = facing.unit();
        body.0.iter().all(|&corner| {
            let to = corner - self.at;
            let ahead = i64::from(x) * i64::from(to.x) + i64::from(y) * i64::from(to.y);
            let aside = i64::from(x) * i64::from(to.y) - i64::from(y) * i64::from(to.x);
            aside.abs() <= ahead
        })
    }

    /// What lies outside its front arc, as three walls that meet at the eye.
    fn blinkers(&self) -> [Quad; 3] {
        let facing = self.facing.unwrap_or_default();
        let corner = |degrees| self.at + (facing + Angle::from_degrees(degrees)).rotate(Vector::new(FAR, 0));
        [45, 135, 225].map(|from| {
            let outer = corner(from + 45) + (corner(from + 45) - self.at);
            // Clockwise, as every outline.
            Quad([self.at, corner(from + 90), outer, corner(from)])
        })
    }
}

/// What may stand between two units.
struct Between<'a> {
    battle: &'a Battle,
    units: UnitSet,
    /// Hills by their number on which some of the target stands.
    open: u64,
    /// Whether nothing at all lies between, nor fog.
    clear: bool,
}

impl<'a> Between<'a> {
    /// What hides things from an eye. Hills hide what lies behind them, not what stands on them, and nothing from whoever
    /// stands on them himself.
    fn blockers(&self, eye: Point) -> impl Iterator<Item = Blocker<'a>> + Clone + use<'a> {
        let battle = self.battle;
        let open = self.open | battle.hills(|piece| point_in(&piece.shape, eye));
        let units = self.units.iter().map(|unit| Blocker::Wall(battle.solid(unit)));
        let pieces = battle.stage.ground.pieces.iter().enumerate();
        units.chain(pieces.filter_map(move |(number, piece)| match piece.screen {
            Screen::Clear => None,
            Screen::Wood { depth } => Some(Blocker::Wood { solid: (&piece.shape).into(), depth }),
            Screen::Hill if number < 64 && open & 1 << number != 0 => None,
            Screen::Hill | Screen::Solid => Some(Blocker::Wall((&piece.shape).into())),
        }))
    }
}

/// Seeing.
impl Battle {
    /// WH-03-G7, WH-02-G8: whether any model of the front rank has the target in its arc and sight. Single models and machines
    /// turn as they like; of a joined character only he himself is asked.
    pub fn sees(&self, unit: UnitId, target: UnitId) -> bool {
        let body = self.body_of(unit);
        let hull = self.unit(target).hull;
        if let Some(eye) = self.single_eye(unit) {
            let between = self.between(body, target);
            return self.eye_sees(eye, target, &hull, &between);
        }
        if self.is_beside_arcs(body, &hull) {
            return false;
        }
        let between = self.between(body, target);
        let len = self.rank_len(body, 0);
        let middle_first = (len / 2..len).chain((0..len / 2).rev());
        middle_first.into_iter().any(|place| {
            let eye = Eye { at: self.base_at(body, place, 0).front, facing: Some(self.unit(body).facing) };
            self.eye_sees(eye, target, &hull, &between)
        })
    }

    /// The eye of whoever is one model: he looks from the middle of his base if he may turn, in a regiment from its front.
    fn single_eye(&self, unit: UnitId) -> Option<Eye> {
        match self.unit(unit).status {
            Status::Joined { host, file } => {
                let facing = Some(self.unit(host).facing);
                Some(Eye { at: self.base_at(host, file, 0).front, facing })
            }
            _ if self.is_single(unit) || self.is_machine(unit) => {
                Some(Eye { at: self.unit(unit).hull.centre(), facing: None })
            }
            _ => None,
        }
    }

    /// Whether nobody of the front rank can have any of the body in his arc.
    fn is_beside_arcs(&self, unit: UnitId, body: &Quad) -> bool {
        let state = self.unit(unit);
        let width = self.card(unit).base[0] * Mil::from(state.files);
        let front = Rect { front: state.front, facing: state.facing, width, depth: 1 };
        !plane::in_zone(&front, Zone::Front, body)
    }

    fn eye_sees(&self, eye: Eye, target: UnitId, hull: &Quad, between: &Between<'_>) -> bool {
        if self.is_lost_in_fog(eye.at, target) {
            return false;
        }
        if eye.holds(hull) {
            return between.clear || plane::see(eye.at, hull, between.blockers(eye.at)).is_some();
        }
        let blinkers = eye.blinkers();
        let walls = blinkers.iter().map(|quad| Blocker::Wall(quad.into()));
        plane::see(eye.at, hull, walls.chain(between.blockers(eye.at))).is_some()
    }

    /// Whether a point of the target's outline can be seen from a point in the body of `unit`.
    pub(crate) fn sees_place(&self, unit: UnitId, eye: Point, place: Point, target: UnitId) -> bool {
        !self.is_lost_in_fog(eye, target) && plane::sees(eye, place, self.between(unit, target).blockers(eye))
    }

    /// WH-09-H49: in the fog one sees only so far.
    fn is_lost_in_fog(&self, from: Point, target: UnitId) -> bool {
        let limit = self.sight_limit();
        0 < limit && !within(&from, &self.unit(target).hull, limit)
    }

    /// How far one sees in this game turn; 0 is as far as the eye reaches.
    pub fn sight_limit(&self) -> Mil {
        let turn = usize::from(self.game_turn().saturating_sub(1));
        self.stage.scenario.sight_limit.get(turn).copied().unwrap_or(0)
    }

    /// WH-03-G8: everything that may hide the target from somebody in the body of `unit`.
    fn between(&self, unit: UnitId, target: UnitId) -> Between<'_> {
        let hull = &self.unit(target).hull;
        let near = hull.bounds().union(self.unit(unit).hull.bounds());
        let top = self.height_of(unit).max(self.height_of(target));
        let over_small = self.has(target, Traits::LARGE);
        let seen_over = |other: UnitId| {
            let small = over_small && !self.has(other, Traits::LARGE);
            small || 0 < top && self.height_of(other) < top
        };
        let others = self.standing_in(&near).without(UnitSet::of(unit)).without(UnitSet::of(target));
        let units: UnitSet = others.iter().filter(|&other| !seen_over(other)).collect();
        let open = self.hills(|piece| plane::overlap(&piece.shape, hull));
        let screens = |piece: &Piece| piece.screen != Screen::Clear && near.meets(&piece.shape.bounds());
        let clear = units == UnitSet::EMPTY
            && self.sight_limit() == 0
            && !self.stage.ground.pieces.iter().any(screens);
        Between { battle: self, units, open, clear }
    }

    /// The hills of which that holds, by their number; there are no more than 64 pieces of ground that matter.
    fn hills(&self, holds: impl Fn(&Piece) -> bool) -> u64 {
        let pieces = self.stage.ground.pieces.iter().take(64).enumerate();
        let matching = pieces.filter(|(_, piece)| piece.screen == Screen::Hill && holds(piece));
        matching.fold(0, |set, (number, _)| set | 1 << number)
    }

    /// WH-04-G12, WH-09-H38: how high the middle of its front rank stands.
    pub(crate) fn height_of(&self, unit: UnitId) -> u8 {
        if self.stage.ground.pieces.is_empty() {
            return 0;
        }
        let rect = self.rect(unit);
        self.stage.ground.height_at(rect.strip(self.card(unit).base[1]).centre())
    }
}

/// Shooters.
impl Battle {
    /// WH-03-G7, WH-03-G9: calls `each` for every model of the unit that may shoot at the target as far as arc and sight go:
    /// whether it is the champion, and how far it shoots.
    pub(crate) fn each_shooter(
        &self,
        unit: UnitId,
        target: UnitId,
        range: Mil,
        mut each: impl FnMut(bool, Band),
    ) {
        let (body, hull) = (self.body_of(unit), self.unit(target).hull);
        if let Some(eye) = self.single_eye(unit) {
            let between = self.between(body, target);
            if self.eye_sees(eye, target, &hull, &between) {
                each(false, band(&self.base_of(unit).hull(), &hull, range));
            }
            return;
        }
        let between = self.between(body, target);
        let (champion, characters) = (self.champion_file(unit), self.files_of_characters(unit));
        for rank in 0..self.shooting_ranks(unit) {
            for place in 0..self.rank_len(unit, rank) {
                let character = rank == 0 && characters >> place.min(63) & 1 == 1;
                if character || self.is_covered(unit, rank, place) {
                    continue;
                }
                let base =
                    if rank == 0 { self.base_at(unit, place, 0) } else { self.model(unit, rank, place) };
                let eye = Eye { at: base.front, facing: Some(base.facing) };
                if self.eye_sees(eye, target, &hull, &between) {
                    each(rank == 0 && champion == Some(place), band(&base.hull(), &hull, range));
                }
            }
        }
    }

    /// WH-03-G7, WH-09-H38: on a hill two ranks shoot.
    pub(crate) fn shooting_ranks(&self, unit: UnitId) -> u8 {
        if 0 < self.height_of(unit) { 2 } else { 1 }
    }
}

/// How far it is from a base to a body, as a shot.
fn band(base: &Quad, body: &Quad, range: Mil) -> Band {
    if within(base, body, range / 2) {
        Band::Short
    } else if within(base, body, range) {
        Band::Long
    } else {
        Band::Beyond
    }
}

/// Cover.
impl Battle {
    /// WH-03-G4: what covers a target from a shooter, and the rule that says so.
    pub fn cover_of(&self, unit: UnitId, target: UnitId) -> (Cover, RuleId) {
        let from = match self.single_eye(unit) {
            Some(eye) => eye.at,
            None => self.unit(unit).front,
        };
        let near = self.unit(target).hull.bounds().union(from.bounds());
        let covers =
            |piece: &&Piece| piece.cover != Cover::None && near.grown(INCH).meets(&piece.shape.bounds());
        let pieces = self.stage.ground.pieces.iter().filter(covers);
        if pieces.clone().next().is_none() {
            return (Cover::None, WH_03_G4);
        }
        let lined = pieces.clone().filter_map(|piece| self.lined(from, target, piece)).max_by_key(|of| of.0);
        let hidden = self.hidden(from, target, pieces);
        match lined {
            Some((cover, rule)) if hidden <= cover => (cover, rule),
            _ if hidden == Cover::Hard => (hidden, WH_03_G3),
            _ => (hidden, WH_03_G4),
        }
    }

    /// WH-03-G4, WH-09-H50: a unit that lines an obstacle with its front, or touches a building with it, is covered from
    /// shots across.
    fn lined(&self, from: Point, target: UnitId, piece: &Piece) -> Option<(Cover, RuleId)> {
        let (reach, rule) = match piece.going {
            Going::Obstacle if piece.cover == Cover::Hard => (INCH, WH_03_G3),
            Going::Obstacle => (INCH, WH_03_G4),
            Going::Impassable => (CONTACT, WH_09_H50),
            _ => return None,
        };
        if self.is_fleeing(target) {
            return None;
        }
        let rect = self.rect(target);
        let ahead = Rect { depth: reach, ..rect.advance(reach) };
        let across = Sightline::new(from, rect.front).crosses(&piece.shape);
        (across && within(&ahead.hull(), &piece.shape, 0)).then_some((piece.cover, rule))
    }

    /// WH-03-G4: the cover of at least half of the models, or of half the footprint of a single one.
    fn hidden<'a>(
        &self,
        from: Point,
        target: UnitId,
        pieces: impl Iterator<Item = &'a Piece> + Clone,
    ) -> Cover {
        let (mut soft, mut hard, mut all) = (0, 0, 0);
        self.each_part(target, |part| {
            let cover =
                pieces.clone().filter(|piece| covers(piece, from, part)).map(|piece| piece.cover).max();
            all += 1;
            soft += u16::from(cover.is_some());
            hard += u16::from(cover == Some(Cover::Hard));
        });
        match () {
            () if all <= 2 * hard => Cover::Hard,
            () if all <= 2 * soft => Cover::Soft,
            () => Cover::None,
        }
    }

    /// The middles of all models; of a single model those of sixteen equal parts of its base.
    fn each_part(&self, unit: UnitId, mut each: impl FnMut(Point)) {
        if self.places(unit) == 1 {
            let rect = self.rect(unit);
            let (width, depth) = (rect.width / 4, rect.depth / 4);
            for (i, j) in (0..4).flat_map(|i| (0..4).map(move |j| (i, j))) {
                let part = Rect { width, depth, ..rect.slide((2 * i - 3) * width / 2).advance(-j * depth) };
                each(part.centre());
            }
            return;
        }
        for rank in 0..self.ranks(unit) {
            for place in 0..self.rank_len(unit, rank) {
                each(self.model(unit, rank, place).centre());
            }
        }
    }
}

/// Whether a piece of ground covers a point from shots from another: it lies between, or the point lies in a wood. A wood
/// the shooter stands in himself covers only what stands in it, too.
fn covers(piece: &Piece, from: Point, point: Point) -> bool {
    if matches!(piece.screen, Screen::Wood { .. }) {
        if point_in(&piece.shape, point) {
            return true;
        }
        if point_in(&piece.shape, from) {
            return false;
        }
    }
    Sightline::new(from, point).crosses(&piece.shape)
}

#[cfg(test)]
mod tests;
