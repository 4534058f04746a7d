//! What a unit sees and how far it reaches; nothing that may not be measured now (WH-01-G7).

use super::super::Warhammer;
use super::{lang_name, spot, word_of};
use crate::show::{LookNow, RangeNow, SeenUnit, Spot};
use crate::words::{Words, inches};
use ::table::RuleId;
use ::warhammer::rules::*;
use ::warhammer::{Angle, Battle, Hand, Mil, Phase, Point, Screen, Step, UnitId, View, Zone};
use plane::{Sightline, Vector};

/// Farther than any table is wide.
const FAR: Mil = 200_000;

pub(in crate::warhammer) fn look(
    system: &Warhammer,
    view: &View,
    unit: u8,
    words: &Words,
) -> Option<LookNow> {
    let game = view.battle();
    let unit = UnitId(unit);
    if game.stage().units.len() <= unit.index() || !game.stands(game.body_of(unit)) {
        return None;
    }
    let looking = Looking { system, game, unit, words };
    Some(LookNow { unit: unit.0, arc: looking.arc(), ranges: looking.ranges(), seen: looking.seen() })
}

struct Looking<'a> {
    system: &'a Warhammer,
    game: &'a Battle,
    unit: UnitId,
    words: &'a Words,
}

impl Looking<'_> {
    /// WH-01-G7: until the charges of a turn are closed, and while shots are declared, nobody measures up to enemies.
    fn may_measure(&self) -> bool {
        let game = self.game;
        let open = matches!(game.phase(), Phase::Start | Phase::Shooting) || game.movement_step() == Some(1);
        !game.stage().switches.strict_measuring || !open
    }

    /// Whether it may turn as it likes before it looks (WH-02-G20, WH-09-H09).
    fn turns_freely(&self) -> bool {
        let (game, unit) = (self.game, self.unit);
        game.body_of(unit) == unit && (game.is_single(unit) || game.is_machine(unit))
    }

    /// WH-03-G7: between the lines of 45° through the corners of the front, as far as the table goes.
    fn arc(&self) -> Vec<Spot> {
        let [width, depth] = self.game.stage().scenario.table;
        let table = [Point::new(0, 0), Point::new(width, 0), Point::new(width, depth), Point::new(0, depth)];
        if self.game.is_fleeing(self.game.body_of(self.unit)) {
            return Vec::new();
        }
        if self.turns_freely() {
            return table.map(spot).to_vec();
        }
        let rect = self.game.base_of(self.unit);
        let [left, right] = Hand::ALL.map(|hand| rect.corner(hand));
        let far = |turn: i32| (rect.facing + Angle::from_degrees(turn)).rotate(Vector::new(FAR, 0));
        let mut outline = table.to_vec();
        // What lies to the left of each line, taken in turn, is cut away.
        for (from, to) in [(left, left + far(45)), (right, left), (right + far(-45), right)] {
            outline = cut(&outline, from, to);
        }
        outline.into_iter().map(spot).collect()
    }

    fn ranges(&self) -> Vec<RangeNow> {
        let (game, words) = (self.game, self.words);
        let range = |key: &str, radius: Mil, rule: RuleId| RangeNow {
            name: words.text(key, &[]),
            radius,
            rule: rule.to_string(),
        };
        let mut ranges = Vec::new();
        let who = [self.unit].into_iter().chain(game.characters_in(self.unit));
        for one in who {
            if game.is_general(one) {
                ranges.push(range("wh-range-general", Battle::COMMAND, WH_07_01));
            }
            if game.is_army_standard(one) {
                ranges.push(range("wh-range-army-standard", Battle::COMMAND, WH_07_02));
            }
        }
        if !self.may_measure() {
            return ranges;
        }
        if matches!(game.step(), Step::Moves) && game.side(self.unit) == game.active() {
            ranges.push(range("wh-range-march", Battle::MARCH_LINE, WH_02_18));
        }
        ranges.extend(self.weapon_ranges());
        ranges
    }

    /// WH-03-08: as far as it shoots, and half as far.
    fn weapon_ranges(&self) -> Vec<RangeNow> {
        let card = self.game.card(self.unit);
        let name = |id: &str| {
            let gear = self.system.data().gear(id);
            gear.map_or("", |gear| lang_name(self.words.lang(), &gear.name_de, &gear.name_en))
        };
        let weapon = match (card.missile, card.engine) {
            (Some(missile), _) => Some((word_of(&missile), missile.range(), missile.strength_rule())),
            (None, Some(engine)) => {
                Some((word_of(&engine.machine), engine.machine.range(), engine.machine.rule()))
            }
            (None, None) => None,
        };
        let Some((id, reach, rule)) = weapon else { return Vec::new() };
        let args = [("weapon", name(&id).into())];
        let of = |key: &str, radius, rule: RuleId| RangeNow {
            name: self.words.text(key, &args),
            radius,
            rule: rule.to_string(),
        };
        vec![of("wh-range-weapon", reach, rule), of("wh-range-short", reach / 2, WH_03_08)]
    }

    fn seen(&self) -> Vec<SeenUnit> {
        self.game.enemies_of(self.unit).map(|enemy| self.sight(enemy)).collect()
    }

    fn sight(&self, enemy: UnitId) -> SeenUnit {
        let (game, unit) = (self.game, self.unit);
        let from = if self.turns_freely() { game.unit(unit).hull.centre() } else { game.base_of(unit).front };
        let to = game.unit(enemy).hull.centre();
        let visible = game.sees(unit, enemy);
        let hidden = (!visible).then(|| self.first_in_the_way(from, to, enemy)).flatten();
        let limit = game.sight_limit();
        let fog = 0 < limit && !plane::within(&from, &game.unit(enemy).hull, limit);
        let beside = !self.turns_freely()
            && !plane::in_zone(&game.rect(game.body_of(unit)), Zone::Front, &game.unit(enemy).hull);
        let (key, rule) = match visible {
            true if self.may_measure() => ("wh-sight-distance", WH_03_G8),
            true => ("wh-sight-seen", WH_03_G8),
            false if fog => ("wh-sight-fog", WH_09_H49),
            false if beside => ("wh-sight-beside", WH_02_G8),
            false => ("wh-sight-hidden", WH_03_G8),
        };
        let distance = if self.may_measure() { game.distance(unit, enemy) } else { 0 };
        let args = [("distance", inches(distance.into(), self.words.lang()).into())];
        SeenUnit {
            unit: enemy.0,
            visible,
            text: self.words.text(key, &args),
            rule: rule.to_string(),
            line: [spot(from), spot(to)],
            at: hidden.filter(|_| !fog && !beside).map(spot),
        }
    }

    /// Where the line to the middle of an enemy first meets a unit or ground that hides him.
    fn first_in_the_way(&self, from: Point, to: Point, enemy: UnitId) -> Option<Point> {
        let game = self.game;
        let line = Sightline::new(from, to);
        let body = game.body_of(self.unit);
        let units = game.units().filter(|&other| game.stands(other) && other != enemy && other != body);
        let of_units = units.filter_map(|other| line.run_through(&game.unit(other).hull));
        let ground = game.stage().ground.pieces.iter().filter(|piece| piece.screen != Screen::Clear);
        let of_ground = ground.filter_map(|piece| line.run_through(&piece.shape));
        // What it stands on does not hide anybody by itself.
        let near = of_units.chain(of_ground).map(|run| run.enter).filter(|&enter| 0 < enter).min()?;
        Some(from + Angle::towards(to - from)?.rotate(Vector::new(near, 0)))
    }
}

/// What of a convex outline lies to the right of the line, its corners rounded.
fn cut(outline: &[Point], from: Point, to: Point) -> Vec<Point> {
    let side = |point: Point| (to - from).cross(point - from);
    let mut kept = Vec::new();
    for (number, &here) in outline.iter().enumerate() {
        let next = outline[(number + 1) % outline.len()];
        let (at_here, at_next) = (side(here), side(next));
        if at_here <= 0 {
            kept.push(here);
        }
        if (at_here < 0 && 0 < at_next) || (at_next < 0 && 0 < at_here) {
            kept.push(crossing(here, next, at_here, at_next));
        }
    }
    kept
}

/// The point between two at which a value with different signs is nought.
fn crossing(a: Point, b: Point, at_a: i64, at_b: i64) -> Point {
    let (part, whole) = (i128::from(at_a), i128::from(at_a) - i128::from(at_b));
    let along = |from: Mil, to: Mil| {
        let way = i128::from(to) - i128::from(from);
        from + (way * part / whole) as Mil
    };
    Point::new(along(a.x, b.x), along(a.y, b.y))
}
