//! What can be done now: every discrete action, and of the continuous families (places, moves, aims) their extreme and
//! usual members. `check` decides.

use crate::action::{Action, Reaction, Turn};
use crate::card::{Melee, Missile, Spell};
use crate::ids::{UnitId, UnitSet};
use crate::state::{Battle, Status};
use crate::step::{Aim, Step};
use plane::{Angle, Hand, INCH, Mil, Point, Vector};
use table::Side;

/// How far apart the places are that are offered for setting up.
const GRID: Mil = 3 * INCH;

/// Wheels that are offered besides the widest.
const WHEELS: [i32; 2] = [15, 45];

/// Facings that are offered: eighths of a full turn.
const FACINGS: u16 = 8;

/// The most shots a model has (WH-03-05).
const MOST_SHOTS: u8 = 2;

/// The most points one can spend at once (WH-08-H05, WH-08-H08).
const MOST_EXTRA: u8 = 4;
const MOST_DISPEL: u8 = 3;

/// Every weapon for close combat.
pub(crate) const WEAPONS: [Melee; 7] = [
    Melee::HandWeapon,
    Melee::AdditionalHandWeapon,
    Melee::Halberd,
    Melee::DoubleHanded,
    Melee::Flail,
    Melee::Spear,
    Melee::Lance,
];

/// Called with what could be done.
type Each<'a> = &'a mut dyn FnMut(Action);

impl Battle {
    /// Calls `each` with every action that could be legal for the side in this step.
    pub(crate) fn each_candidate(&self, side: Side, each: Each<'_>) {
        if self.asked() != Some(side) {
            return;
        }
        self.each_of_step(side, each);
        each(Action::Concede);
    }

    fn each_of_step(&self, side: Side, each: Each<'_>) {
        match self.step() {
            Step::Next(_) | Step::Over(_) => {}
            Step::RollOff | Step::EndOfTurn => each(Action::Done),
            Step::PickHalf { .. } => {
                [false, true].into_iter().for_each(|north| each(Action::PickHalf { north }))
            }
            Step::Deploy { drop, .. } => self.each_deployment(side, drop, each),
            Step::Order { units, .. } => units.iter().for_each(|unit| each(Action::Next { unit })),
            Step::Frenzy { units } => {
                units.iter().for_each(|unit| each(Action::Suppress { unit }));
                each(Action::Done);
            }
            Step::Charges => {
                for target in self.on_table(side.enemy()) {
                    self.each_charge(side, target, each);
                }
                each(Action::Done);
            }
            Step::Declare { target } => {
                self.each_charge(side, target, each);
                each(Action::Done);
            }
            Step::PickZone { zones, .. } => {
                zones.into_iter().for_each(|zone| each(Action::PickZone { zone }))
            }
            Step::React { target } => self.each_reaction(target, each),
            Step::Rally { units } => {
                units.iter().for_each(|unit| each(Action::Rally { unit }));
                each(Action::Done);
            }
            Step::FormUp { unit } => self.each_formation(unit, each),
            Step::Arrive { units } => units.iter().for_each(|unit| self.each_arrival(unit, each)),
            Step::Moves => {
                self.on_table(side).for_each(|unit| self.each_move(unit, each));
                self.each_change(side, each);
                each(Action::Done);
            }
            Step::SpellMove { unit } => {
                self.each_move(unit, each);
                each(Action::Done);
            }
            Step::Shooting => {
                for unit in self.on_table(side) {
                    self.on_table(side.enemy()).for_each(|target| self.each_shot(unit, target, each));
                }
                each(Action::Done);
            }
            Step::Combats { left } => left.iter().for_each(|unit| each(Action::Fight { unit })),
            Step::Challenge { .. } | Step::AnswerChallenge { .. } | Step::SendBack { .. } => {
                self.each_challenge(each);
            }
            Step::Prepare { .. } => self.each_preparation(side, each),
            Step::Restrain { units, .. } => {
                units.iter().for_each(|unit| each(Action::HoldBack { unit }));
                each(Action::Done);
            }
            Step::PickQuarry { unit, units } => {
                units.iter().for_each(|quarry| each(Action::Follow { unit, quarry }));
            }
            Step::Lap { units, .. } => {
                units.iter().for_each(|unit| each_lap(unit, each));
                each(Action::Done);
            }
            Step::Magic => {
                self.each_spell(side, each);
                each(Action::Done);
            }
            Step::Dispel { .. } => {
                (1..=MOST_DISPEL).for_each(|points| each(Action::Dispel { points }));
                each(Action::Done);
            }
        }
    }

    /// A grid of places facing the enemy, in the frontage suggested.
    fn each_deployment(&self, side: Side, drop: UnitSet, each: Each<'_>) {
        let (zone, facing) = (self.zone(side), self.onward(side));
        for unit in self.waiting(side) {
            if self.is_character(unit) {
                self.each_host(side, |host, file| each(Action::DeployIn { character: unit, host, file }));
            }
            if !self.is_of_drop(unit, drop) {
                continue;
            }
            let files = self.usual_files(unit);
            for x in (zone.x[0]..=zone.x[1]).step_by(GRID as usize) {
                for y in (zone.y[0]..=zone.y[1]).step_by(GRID as usize) {
                    each(Action::Deploy { unit, front: Point { x, y }, facing, files });
                }
            }
        }
        drop.iter().for_each(|unit| each(Action::TakeUp { unit }));
        each(Action::Done);
    }

    /// The frontage suggested, as far as it is possible.
    pub(crate) fn usual_files(&self, unit: UnitId) -> u8 {
        self.stage.units[unit.index()].files.clamp(1, self.places(unit).max(1))
    }

    /// Every place in the front rank of the side's regiments.
    fn each_host(&self, side: Side, mut each: impl FnMut(UnitId, u8)) {
        for host in self.on_table(side).filter(|&host| !self.is_character(host)) {
            (0..self.unit(host).files).for_each(|file| each(host, file));
        }
    }

    fn each_arrival(&self, unit: UnitId, each: Each<'_>) {
        let files = self.usual_files(unit);
        for x in (0..=self.stage.scenario.table[0]).step_by(GRID as usize) {
            each(Action::Arrive { unit, front: self.on_edge(unit, x, files), files });
        }
        if let Some((front, files)) = self.room_on_edge(unit) {
            each(Action::Arrive { unit, front, files });
        }
    }

    fn each_charge(&self, side: Side, target: UnitId, each: Each<'_>) {
        for unit in self.on_table(side) {
            for air in [false, true] {
                each(Action::Charge { unit, target, air });
            }
        }
    }

    fn each_reaction(&self, target: UnitId, each: Each<'_>) {
        for at in self.enemies_of(target) {
            for shots in 1..=MOST_SHOTS {
                each(Action::React { reaction: Reaction::StandAndShoot { at, shots } });
            }
        }
        for reaction in [Reaction::Hold, Reaction::Flee] {
            each(Action::React { reaction });
        }
    }

    /// Every frontage, facing one of eight ways or as the mob did.
    fn each_formation(&self, unit: UnitId, each: Each<'_>) {
        let facings = (0..FACINGS).map(|eighth| Angle(eighth << 13)).chain([self.unit(unit).facing]);
        for facing in facings {
            (1..=self.places(unit)).for_each(|files| each(Action::FormUp { unit, facing, files }));
        }
    }

    fn each_move(&self, unit: UnitId, each: Each<'_>) {
        if self.check_may_move(unit).is_err() {
            return;
        }
        each(Action::March { unit });
        let free = self.free_advance(unit).free;
        for distance in [free, free / 2] {
            each(Action::Advance { unit, distance });
        }
        for hand in Hand::ALL {
            let widest = self.free_wheeling(unit, hand).free;
            each(Action::Wheel { unit, hand, angle: widest });
            for degrees in WHEELS {
                each(Action::Wheel { unit, hand, angle: Angle::from_degrees(degrees) });
            }
        }
        for turn in [Turn::Left, Turn::Right, Turn::About] {
            each(Action::Turn { unit, turn });
        }
        (1..=self.places(unit)).for_each(|files| each(Action::Reform { unit, files }));
        if self.is_single(unit) {
            (0..FACINGS).for_each(|eighth| each(Action::Pivot { unit, facing: Angle(eighth << 13) }));
        }
        for enemy in self.enemies_of(unit) {
            let facing = self.bearing(unit, enemy);
            each(Action::Pivot { unit, facing });
            let front = self.short_of(unit, enemy);
            each(Action::Fly { unit, front, facing });
        }
        each(Action::Exit { unit });
    }

    /// The direction from one unit to another.
    pub(crate) fn bearing(&self, unit: UnitId, other: UnitId) -> Angle {
        let [from, to] = [unit, other].map(|unit| self.unit(self.body_of(unit)).hull.centre());
        Angle::towards(to - from).unwrap_or(self.unit(unit).facing)
    }

    /// Straight before an enemy, out of his zone.
    pub(crate) fn short_of(&self, unit: UnitId, enemy: UnitId) -> Point {
        let (from, to) = (self.unit(unit).hull.centre(), self.unit(enemy).hull.centre());
        let gap = self.distance(unit, enemy) - INCH - INCH / 4;
        let way = self.bearing(unit, enemy).rotate(Vector { x: gap.max(0), y: 0 });
        let front = self.unit(unit).front;
        // Units that overlap each other's middle have no way between them.
        if from == to { front } else { front + way }
    }

    /// Characters join regiments and leave them.
    fn each_change(&self, side: Side, each: Each<'_>) {
        for character in self.units().filter(|&unit| self.side(unit) == side && self.is_character(unit)) {
            if let Status::Joined { host, .. } = self.unit(character).status {
                let facing = self.unit(host).facing;
                self.each_exit(character, host, |front| each(Action::Leave { character, front, facing }));
            } else if self.stands(character) {
                self.each_host(side, |host, file| each(Action::Join { character, host, file }));
            }
        }
    }

    /// Places beside the regiment a character is in: before its front, left and right of it.
    pub(crate) fn each_exit(&self, character: UnitId, host: UnitId, mut each: impl FnMut(Point)) {
        let (rect, [width, depth]) = (self.rect(host), self.card(character).base);
        let aside = (rect.width + width) / 2;
        for local in [Vector { x: depth, y: 0 }, Vector { x: 0, y: aside }, Vector { x: 0, y: -aside }] {
            each(rect.front + rect.facing.rotate(local));
        }
    }

    fn each_shot(&self, unit: UnitId, target: UnitId, each: Each<'_>) {
        let card = self.card(unit);
        if card.missile.is_some() || self.characters_in(unit).any(|guest| self.card(guest).missile.is_some())
        {
            let most = if card.missile == Some(Missile::RepeatingCrossbow) { MOST_SHOTS } else { 1 };
            (1..=most).for_each(|shots| each(Action::Shoot { unit, target, shots }));
        }
        if card.engine.is_some() {
            let files = self.unit(target).files.max(self.ranks(target));
            (0..files).for_each(|file| each(Action::Bolt { unit, target, file }));
            each(Action::Volley { unit, target });
            let (direction, distance) = self.judged_aim(unit, target);
            each(Action::Bombard { unit, direction, distance });
        }
        if 0 < card.breath {
            each(Action::Breathe { unit, target });
        }
    }

    /// WH-01-G7: direction and distance to the middle of a target as they are judged by eye, to the whole inch.
    pub(crate) fn judged_aim(&self, unit: UnitId, target: UnitId) -> (Angle, Mil) {
        let [from, to] = [self.unit(unit).hull.centre(), self.unit(self.body_of(target)).hull.centre()];
        (self.bearing(unit, target), ((to - from).length() + INCH / 2) / INCH * INCH)
    }

    fn each_challenge(&self, each: Each<'_>) {
        for character in self.units() {
            each(Action::Challenge { character });
            each(Action::Accept { character });
            each(Action::SendBack { character });
        }
        each(Action::Done);
    }

    /// Weapons, and targets for whole units and for single models.
    fn each_preparation(&self, side: Side, each: Each<'_>) {
        for unit in self.units().filter(|&unit| self.side(unit) == side && self.is_alive(unit)) {
            if !self.is_fighting(self.body_of(unit)) {
                continue;
            }
            for weapon in WEAPONS {
                each(Action::Wield { unit, weapon });
            }
            let models = self.places(unit).min(u8::MAX - 1);
            for target in self.targets_of(self.body_of(unit)) {
                for model in [None].into_iter().chain((0..models).map(Some)) {
                    for champion in [false, true] {
                        each(Action::AimAt { unit, model, target, champion });
                    }
                }
            }
        }
        each(Action::Done);
    }

    /// The enemies a unit touches, and the characters in them.
    pub(crate) fn targets_of(&self, unit: UnitId) -> impl Iterator<Item = UnitId> + '_ {
        let foes = self.unit(unit).foes;
        foes.iter().flat_map(|foe| [foe].into_iter().chain(self.characters_in(foe)))
    }

    fn each_spell(&self, side: Side, each: Each<'_>) {
        for wizard in self.units().filter(|&unit| self.side(unit) == side) {
            for spell in self.card(wizard).spells.iter() {
                for extra in 0..=MOST_EXTRA.min(self.card(wizard).magic_level) {
                    self.each_aim(spell, |aim| each(Action::Cast { wizard, spell, aim, extra }));
                }
            }
        }
    }

    /// Every unit, or the middle of every unit.
    fn each_aim(&self, spell: Spell, mut each: impl FnMut(Aim)) {
        for unit in self.units().filter(|&unit| self.is_alive(unit)) {
            each(match spell {
                Spell::StoneHail => Aim::Point(self.unit(self.body_of(unit)).hull.centre()),
                _ => Aim::Unit(unit),
            });
        }
    }
}

fn each_lap(unit: UnitId, each: Each<'_>) {
    (0..=2).for_each(|left| each(Action::Widen { unit, left }));
    for hand in Hand::ALL {
        (1..=2).for_each(|models| each(Action::Wrap { unit, hand, models }));
    }
}
