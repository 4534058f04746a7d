//! Whether a set-up can be a battle: armies, table, and the bodies of a given position.

use crate::card::{Card, Category, Kind, Profile};
use crate::faults::SetupFault;
use crate::ground::{Going, Piece};
use crate::roster::{ArmyEntry, army_faults};
use crate::setup::{Placed, Position, Setup, Start};
use crate::stage::{Area, Goal};
use crate::state::{MAX_UNITS, Status};
use plane::{Body, Bounds, INCH, Mil, Point, Quad, Rect};
use table::Side;

/// The largest army: so that points can be added up without a thought.
pub const MOST_POINTS: u32 = 5000;

/// Pieces of ground are counted in a byte.
pub const MOST_PIECES: usize = 100;

/// WH-09-H08.
const LARGE_TABLE: [Mil; 2] = [72 * INCH, 48 * INCH];
const SMALL_TABLE: [Mil; 2] = [48 * INCH, 48 * INCH];
const LARGE_LIMIT: u16 = 1000;

/// The largest table of a given position, and the longest battle.
const MOST_TABLE: Mil = 240 * INCH;
pub(crate) const MOST_TURNS: u8 = 60;

/// Bases are no smaller and no larger.
const BASE: std::ops::RangeInclusive<Mil> = 100..=8 * INCH;

/// More than enough for any model.
const MOST_MOVE: u8 = 24;

/// WH-01-07.
const MOST_VALUE: u8 = 10;

/// The armies and the table.
impl Setup {
    /// Everything that keeps the set-up from being a battle.
    pub fn faults(&self) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        if MAX_UNITS < self.entries().count() {
            // Nothing else is worth looking at, and there may be very much of it.
            return vec![SetupFault::TooManyUnits { most: MAX_UNITS }];
        }
        for side in Side::BOTH {
            self.unit_faults(side, &mut faults);
        }
        self.table_faults(&mut faults);
        self.goal_faults(&mut faults);
        if !faults.is_empty() {
            return faults;
        }
        match &self.start {
            Start::Deploy => self.deployment_faults(&mut faults),
            Start::Position(position) => self.position_faults(position, &mut faults),
        }
        faults
    }

    fn unit_faults(&self, side: Side, faults: &mut Vec<SetupFault>) {
        let army = &self.armies[side];
        if army.is_empty() {
            faults.push(SetupFault::NoUnits { side });
        }
        let points: u32 = army.iter().map(ArmyEntry::points).sum();
        if MOST_POINTS < points {
            faults.push(SetupFault::TooManyPoints { side, points, most: MOST_POINTS });
        }
        for (entry, line) in army.iter().enumerate() {
            if !is_sound(&line.fielded()) {
                faults.push(SetupFault::BadCard { side, entry });
            }
            let suits = |host: usize| army.get(host).is_some_and(|host| may_join(&line.card, &host.card));
            if line.joins.is_some_and(|host| !suits(host)) {
                faults.push(SetupFault::NoHost { side, entry });
            }
        }
    }

    /// WH-09-H08, WH-09-H37, WH-09-H45.
    fn table_faults(&self, faults: &mut Vec<SetupFault>) {
        let scenario = &self.scenario;
        let [width, depth] = scenario.table;
        let usual =
            scenario.table == LARGE_TABLE || scenario.table == SMALL_TABLE && scenario.limit < LARGE_LIMIT;
        let possible = (INCH..=MOST_TABLE).contains(&width) && (INCH..=MOST_TABLE).contains(&depth);
        if !(possible && (usual || self.start != Start::Deploy)) {
            faults.push(SetupFault::TableSize { width, depth });
        }
        if !(1..=MOST_TURNS).contains(&scenario.game_turns) {
            faults.push(SetupFault::GameTurns { turns: scenario.game_turns });
        }
        if MOST_POINTS < u32::from(scenario.limit) {
            let points = scenario.limit.into();
            faults.push(SetupFault::TooManyPoints { side: Side::A, points, most: MOST_POINTS });
        }
        if MOST_PIECES < self.ground.pieces.len() {
            faults.push(SetupFault::TooManyPieces { most: MOST_PIECES });
        }
        let table = table_bounds(scenario.table);
        for (piece, ground) in self.ground.pieces.iter().enumerate() {
            if !table.meets(&ground.shape.bounds()) {
                faults.push(SetupFault::GroundOffTable { piece });
            }
        }
    }

    /// WH-09-H49.
    fn goal_faults(&self, faults: &mut Vec<SetupFault>) {
        let [width, depth] = self.scenario.table;
        let good = match self.scenario.goal {
            Goal::Quarters => true,
            Goal::Hold { centre, radii, percent, .. } => {
                let on_table = (0..=width).contains(&centre.x) && (0..=depth).contains(&centre.y);
                on_table && radii.iter().all(|radius| (1..=MOST_TABLE).contains(radius)) && percent <= 100
            }
            Goal::Breakthrough { share } => (1..=100).contains(&share),
        };
        if !good {
            faults.push(SetupFault::BadGoal);
        }
    }

    /// WH-09-H01 to WH-09-H06, WH-09-H43.
    fn deployment_faults(&self, faults: &mut Vec<SetupFault>) {
        let scenario = &self.scenario;
        let table = table_bounds(scenario.table);
        for (north, zone) in [(false, scenario.south), (true, scenario.north)] {
            let real = zone.x[0] < zone.x[1] && zone.y[0] < zone.y[1];
            if !real || !table.encloses(&area_bounds(zone)) {
                faults.push(SetupFault::BadZone { north });
            }
        }
        if scenario.north.y[0] < scenario.south.y[1] {
            faults.push(SetupFault::ZonesOverlap);
        }
        for side in Side::BOTH {
            army_faults(side, &self.armies[side], scenario.limit, &self.switches, faults);
            let room = [scenario.south, scenario.north].map(area_of).into_iter().min().unwrap_or(0);
            let needed: i64 = self.armies[side].iter().map(|entry| room_for(&entry.fielded())).sum();
            if room < needed {
                faults.push(SetupFault::ZoneTooSmall { side });
            }
        }
    }
}

/// A given position.
impl Setup {
    fn position_faults(&self, position: &Position, faults: &mut Vec<SetupFault>) {
        if !(1..=2 * self.scenario.game_turns).contains(&position.turn) {
            faults.push(SetupFault::NoSuchTurn { turn: position.turn });
        }
        let units: Vec<(Side, Card)> = self.entries().map(|(side, entry)| (side, entry.fielded())).collect();
        for unit in 0..units.len() {
            match position.placed.iter().filter(|placed| placed.unit == unit).count() {
                0 => faults.push(SetupFault::NotPlaced { unit }),
                1 => {}
                _ => faults.push(SetupFault::PlacedTwice { unit }),
            }
        }
        let unknown = position.placed.iter().find(|placed| units.len() <= placed.unit);
        faults.extend(unknown.map(|placed| SetupFault::NoSuchUnit { unit: placed.unit }));
        if !faults.is_empty() {
            return;
        }
        for placed in &position.placed {
            self.state_faults(placed, &units, position, faults);
        }
        if faults.is_empty() {
            self.body_faults(position, &units, faults);
        }
    }

    /// What a unit is like by itself.
    fn state_faults(
        &self,
        placed: &Placed,
        units: &[(Side, Card)],
        position: &Position,
        faults: &mut Vec<SetupFault>,
    ) {
        let (unit, (side, card)) = (placed.unit, &units[placed.unit]);
        let gone = matches!(placed.status, Status::Gone | Status::Through);
        let single =
            matches!(card.kind, Kind::Chariot | Kind::Monster) || card.category == Category::Character;
        let most = if single { 1 } else { card.models };
        let alive = (1..=most).contains(&placed.models) && placed.wounds < wounds_of(card);
        if !gone && !alive {
            faults.push(SetupFault::Strength { unit });
        }
        match placed.status {
            Status::Waiting => faults.push(SetupFault::NotPlaced { unit }),
            Status::Joined { host, file } => {
                let there = position.placed.iter().find(|other| other.unit == host.index());
                let fits = there.is_some_and(|other| {
                    stands(other)
                        && units[other.unit].0 == *side
                        && may_join(card, &units[other.unit].1)
                        && file < other.files
                });
                let same = |other: &&Placed| other.status == placed.status;
                let fits = fits && position.placed.iter().filter(same).count() == 1;
                if !fits {
                    faults.push(SetupFault::NoRegiment { unit });
                }
            }
            Status::Formed | Status::Fleeing => {
                let most = places(placed, card, position);
                if !(1..=most).contains(&placed.files) {
                    faults.push(SetupFault::Files { unit, files: placed.files });
                } else if !placed.front.in_bounds() || !rect_of(placed, card, position).in_bounds() {
                    faults.push(SetupFault::OffTable { unit });
                }
            }
            Status::Reserve | Status::Away | Status::Through | Status::Gone => {}
        }
        let defended = |piece: u8| self.ground.pieces.get(usize::from(piece)).is_some_and(|p| p.defendable);
        if placed.obstacle.is_some_and(|piece| !defended(piece)) {
            faults.push(SetupFault::NoSuchObstacle { unit });
        }
    }

    /// How the bodies stand to each other and to the table (WH-02-G19).
    fn body_faults(&self, position: &Position, units: &[(Side, Card)], faults: &mut Vec<SetupFault>) {
        let standing: Vec<(&Placed, Quad)> = position
            .placed
            .iter()
            .filter(|placed| stands(placed))
            .map(|placed| (placed, rect_of(placed, &units[placed.unit].1, position).hull()))
            .collect();
        let table = table_bounds(self.scenario.table);
        for (number, (placed, hull)) in standing.iter().enumerate() {
            let unit = placed.unit;
            if !table.encloses(&hull.bounds()) {
                faults.push(SetupFault::OffTable { unit });
            }
            let other = standing[..number].iter().find(|(_, other)| plane::overlap(hull, other));
            faults.extend(other.map(|(other, _)| SetupFault::Overlaps { unit, other: other.unit }));
            let closed =
                |piece: &Piece| piece.going == Going::Impassable && plane::overlap(hull, &piece.shape);
            let piece = self.ground.pieces.iter().position(closed);
            // Fords and bridges lie on rivers.
            let crossed = |piece: usize| {
                self.ground.pieces[piece + 1..].iter().any(|over| plane::overlap(hull, &over.shape))
            };
            faults.extend(
                piece.filter(|&piece| !crossed(piece)).map(|piece| SetupFault::OnGround { unit, piece }),
            );
            for &foe in &placed.foes {
                let formed = |placed: &Placed| placed.status == Status::Formed;
                match standing.iter().find(|(other, _)| other.unit == foe) {
                    Some((other, _))
                        if units[foe].0 == units[unit].0 || !formed(placed) || !formed(other) =>
                    {
                        faults.push(SetupFault::NotAFoe { unit, foe });
                    }
                    Some((_, other)) if plane::touches(hull, other) => {}
                    Some(_) => faults.push(SetupFault::NotInContact { unit, foe }),
                    None => faults.push(SetupFault::NotAFoe { unit, foe }),
                }
            }
            let unknown = placed.fought.iter().find(|&&foe| units.len() <= foe);
            faults.extend(unknown.map(|&foe| SetupFault::NotAFoe { unit, foe }));
        }
    }
}

fn stands(placed: &Placed) -> bool {
    matches!(placed.status, Status::Formed | Status::Fleeing)
}

/// WH-09-H21.
fn may_join(character: &Card, host: &Card) -> bool {
    let wanted = if character.mount.is_some() { Kind::Cavalry } else { Kind::Infantry };
    character.category == Category::Character && host.category == Category::Regiment && host.kind == wanted
}

/// WH-02-G1: places in the formation, joined characters counted in.
fn places(placed: &Placed, card: &Card, position: &Position) -> u8 {
    if matches!(card.kind, Kind::Machine | Kind::Chariot | Kind::Monster) {
        return 1;
    }
    let with =
        |other: &&Placed| matches!(other.status, Status::Joined { host, .. } if host.index() == placed.unit);
    placed.models.saturating_add(position.placed.iter().filter(with).count() as u8)
}

fn rect_of(placed: &Placed, card: &Card, position: &Position) -> Rect {
    let ranks = places(placed, card, position).div_ceil(placed.files.max(1));
    Rect {
        front: placed.front,
        facing: placed.facing,
        width: card.base[0] * Mil::from(placed.files),
        depth: card.base[1] * Mil::from(ranks),
    }
}

/// Of one model, of a chariot's body, of a machine.
fn wounds_of(card: &Card) -> u8 {
    match (card.chariot, card.engine) {
        (Some(body), _) => body.w,
        (_, Some(engine)) => engine.w,
        _ => card.profile.w,
    }
}

/// Values that the rules can reckon with.
fn is_sound(card: &Card) -> bool {
    let profile = |p: &Profile| {
        let values = [p.ws, p.bs, p.s, p.t, p.w, p.i, p.a, p.ld];
        p.m <= MOST_MOVE && values.iter().all(|&value| value <= MOST_VALUE)
    };
    profile(&card.profile)
        && card.mount.is_none_or(|mount| profile(&mount.profile))
        && card.base.iter().all(|side| BASE.contains(side))
        && 0 < card.models
        && 0 < wounds_of(card)
        && (card.kind == Kind::Chariot) == card.chariot.is_some()
        && (card.kind == Kind::Machine) == card.engine.is_some()
        && (2..=7).contains(&card.armour.natural)
}

fn table_bounds([width, depth]: [Mil; 2]) -> Bounds {
    Bounds { low: Point { x: 0, y: 0 }, high: Point { x: width, y: depth } }
}

fn area_bounds(area: Area) -> Bounds {
    let [low, high] = [0, 1].map(|end| Point { x: area.x[end], y: area.y[end] });
    Bounds { low, high }
}

fn area_of(area: Area) -> i64 {
    let [x, y] = [area.x, area.y].map(|[low, high]| i64::from(high) - i64::from(low));
    x.max(0).saturating_mul(y.max(0))
}

/// Twice the ground it covers: units are set up with gaps between them.
fn room_for(card: &Card) -> i64 {
    2 * i64::from(card.base[0]) * i64::from(card.base[1]) * i64::from(card.models)
}
