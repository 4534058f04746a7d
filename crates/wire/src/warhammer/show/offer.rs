//! Which actions the table offers as choices: all that are discrete, of the continuous ones only few. What is continuous
//! is dragged, see `moves` and `trial`.

use ::table::{Game, Side};
use ::warhammer::{
    Action, Aim, Angle, Battle, Card, Hand, Legal, Melee, Point, Reaction, Spell, Status, Step, Turn, UnitId,
    UnitSet,
};
use plane::Vector;
use std::cmp::Reverse;

/// The most shots a model has, and points that are spent on one dispel (WH-03-05, WH-08-H08).
const MOST_SHOTS: u8 = 2;
const MOST_DISPEL: u8 = 3;

pub(super) const WEAPONS: [Melee; 7] = [
    Melee::HandWeapon,
    Melee::AdditionalHandWeapon,
    Melee::Halberd,
    Melee::DoubleHanded,
    Melee::Flail,
    Melee::Spear,
    Melee::Lance,
];

/// Everything that is offered to the side now, legal and in the order in which it is shown.
pub(super) fn offers(game: &Battle, side: Side) -> Vec<Legal> {
    let mut offer = Offer { game, side, legal: Vec::new() };
    offer.step();
    offer.add(Action::Done);
    offer.add(Action::Concede);
    offer.legal
}

struct Offer<'a> {
    game: &'a Battle,
    side: Side,
    legal: Vec<Legal>,
}

impl Offer<'_> {
    fn add(&mut self, action: Action) -> bool {
        let legal = self.game.check(self.side, action);
        self.legal.extend(legal);
        legal.is_ok()
    }

    fn each(&mut self, units: UnitSet, action: impl Fn(UnitId) -> Action) {
        units.iter().for_each(|unit| {
            self.add(action(unit));
        });
    }

    fn own(&self) -> Vec<UnitId> {
        self.game.on_table(self.side).collect()
    }

    fn enemies(&self) -> Vec<UnitId> {
        self.game.on_table(self.side.enemy()).collect()
    }

    /// The side's characters, wherever they are.
    fn characters(&self) -> Vec<UnitId> {
        let mine = |&unit: &UnitId| self.game.side(unit) == self.side && self.game.is_character(unit);
        self.game.units().filter(mine).collect()
    }

    fn step(&mut self) {
        match self.game.step() {
            Step::Next(_) | Step::Over(_) | Step::RollOff | Step::EndOfTurn => {}
            Step::PickHalf { .. } => [false, true].into_iter().for_each(|north| {
                self.add(Action::PickHalf { north });
            }),
            Step::Deploy { drop, .. } => self.deployment(drop),
            Step::Order { units, .. } => self.each(units, |unit| Action::Next { unit }),
            Step::Frenzy { units } => self.each(units, |unit| Action::Suppress { unit }),
            Step::Charges => self.enemies().into_iter().for_each(|target| self.charges(target)),
            Step::Declare { target } => self.charges(target),
            Step::PickZone { zones, .. } => zones.into_iter().for_each(|zone| {
                self.add(Action::PickZone { zone });
            }),
            Step::React { .. } => self.reactions(),
            Step::Rally { units } => self.each(units, |unit| Action::Rally { unit }),
            Step::FormUp { unit } => self.formations(unit),
            Step::Arrive { units } => units.iter().for_each(|unit| self.arrival(unit)),
            Step::Moves => {
                self.own().into_iter().for_each(|unit| self.moves(unit));
                self.characters().into_iter().for_each(|character| self.leaving(character));
            }
            Step::SpellMove { unit } => self.moves(unit),
            Step::Shooting => self.shots(),
            Step::Combats { left } => self.combats(left),
            Step::Challenge { .. } => self.duellists(|character| Action::Challenge { character }),
            Step::AnswerChallenge { .. } => self.duellists(|character| Action::Accept { character }),
            Step::SendBack { .. } => self.duellists(|character| Action::SendBack { character }),
            Step::Prepare { .. } => self.preparation(),
            Step::Restrain { units, .. } => self.each(units, |unit| Action::HoldBack { unit }),
            Step::PickQuarry { unit, units } => self.each(units, |quarry| Action::Follow { unit, quarry }),
            Step::Lap { units, .. } => units.iter().for_each(|unit| self.lapping(unit)),
            Step::Magic => self.spells(),
            Step::Dispel { .. } => (1..=MOST_DISPEL).for_each(|points| {
                self.add(Action::Dispel { points });
            }),
        }
    }

    /// Characters go into regiments; places on the table are dragged to.
    fn deployment(&mut self, drop: UnitSet) {
        for character in self.characters() {
            if self.game.unit(character).status == Status::Waiting {
                self.joining(character, |host, file| Action::DeployIn { character, host, file });
            }
        }
        self.each(drop, |unit| Action::TakeUp { unit });
    }

    /// Into each regiment at the free place of its front rank that is nearest to the middle.
    fn joining(&mut self, character: UnitId, action: impl Fn(UnitId, u8) -> Action) {
        for host in self.own().into_iter().filter(|&host| host != character) {
            let files = self.game.unit(host).files;
            let mut middle_first: Vec<u8> = (0..files).collect();
            middle_first.sort_by_key(|&file| (2 * i16::from(file) + 1 - i16::from(files)).abs());
            for file in middle_first {
                if self.add(action(host, file)) {
                    break;
                }
            }
        }
    }

    fn charges(&mut self, target: UnitId) {
        for unit in self.own() {
            for air in [false, true] {
                self.add(Action::Charge { unit, target, air });
            }
        }
    }

    fn reactions(&mut self) {
        for at in self.enemies() {
            for shots in 1..=MOST_SHOTS {
                self.add(Action::React { reaction: Reaction::StandAndShoot { at, shots } });
            }
        }
        self.add(Action::React { reaction: Reaction::Hold });
        self.add(Action::React { reaction: Reaction::Flee });
    }

    /// In the frontage of before: towards the enemy's edge, or as the mob ran.
    fn formations(&mut self, unit: UnitId) {
        let files = self.usual_files(unit);
        let mut facings = vec![self.game.onward(self.side), self.game.unit(unit).facing];
        facings.dedup();
        for facing in facings {
            self.add(Action::FormUp { unit, facing, files });
        }
    }

    fn usual_files(&self, unit: UnitId) -> u8 {
        let suggested = self.game.stage().units.get(unit.index()).map_or(1, |fielded| fielded.files);
        suggested.clamp(1, self.game.places(unit).max(1))
    }

    fn arrival(&mut self, unit: UnitId) {
        if let Some((front, files)) = self.game.arrival_place(unit) {
            self.add(Action::Arrive { unit, front, files });
        }
    }

    fn moves(&mut self, unit: UnitId) {
        let game = self.game;
        if game.move_of(unit).is_err() {
            return;
        }
        self.add(Action::March { unit });
        self.add(Action::Advance { unit, distance: game.free_advance(unit).free });
        for turn in [Turn::Left, Turn::Right, Turn::About] {
            self.add(Action::Turn { unit, turn });
        }
        for files in 1..=game.places(unit) {
            self.add(Action::Reform { unit, files });
        }
        self.add(Action::Exit { unit });
        if game.is_character(unit) {
            self.joining(unit, |host, file| Action::Join { character: unit, host, file });
        }
    }

    /// Out of a regiment before its front, else to its left or right.
    fn leaving(&mut self, character: UnitId) {
        let game = self.game;
        let Status::Joined { host, .. } = game.unit(character).status else { return };
        let (rect, [width, depth]) = (game.rect(host), game.card(character).base);
        let aside = (rect.width + width) / 2;
        for way in [Vector::new(depth, 0), Vector::new(0, aside), Vector::new(0, -aside)] {
            let front = rect.front + rect.facing.rotate(way);
            if self.add(Action::Leave { character, front, facing: rect.facing }) {
                return;
            }
        }
    }

    /// Stones and balls are aimed by dragging.
    fn shots(&mut self) {
        let shooters: Vec<UnitId> = self
            .own()
            .into_iter()
            .flat_map(|unit| [unit].into_iter().chain(self.game.characters_in(unit)).collect::<Vec<_>>())
            .collect();
        let enemies = self.enemies();
        for unit in shooters.into_iter().filter(|&unit| is_shooter(self.game.card(unit))) {
            for &target in &enemies {
                shots_at(self.game, unit, target).into_iter().for_each(|action| {
                    self.add(action);
                });
            }
        }
    }

    /// One for each combat.
    fn combats(&mut self, mut left: UnitSet) {
        while let Some(unit) = left.iter().find(|&unit| self.game.side(unit) == self.side).or(left.first()) {
            self.add(Action::Fight { unit });
            left = left.without(self.game.combat_of(unit).with(UnitSet::of(unit)));
        }
    }

    fn duellists(&mut self, action: impl Fn(UnitId) -> Action) {
        for character in self.game.units().filter(|&unit| self.game.is_character(unit)) {
            self.add(action(character));
        }
    }

    /// Weapons, and targets wherever there is more than one: of whole units, of characters, of single models.
    fn preparation(&mut self) {
        let game = self.game;
        let fights = |&unit: &UnitId| {
            game.side(unit) == self.side && game.is_alive(unit) && game.is_fighting(game.body_of(unit))
        };
        for unit in game.units().filter(fights).collect::<Vec<_>>() {
            for weapon in WEAPONS.into_iter().filter(|&weapon| game.unit(unit).weapon != weapon) {
                self.add(Action::Wield { unit, weapon });
            }
            for model in [None].into_iter().chain((0..game.places(unit)).map(Some)) {
                self.aims(unit, model);
            }
        }
    }

    /// Whom a unit or one of its models can strike at, if there is a choice.
    fn aims(&mut self, unit: UnitId, model: Option<u8>) {
        let before = self.legal.len();
        for target in targets_of(self.game, unit) {
            for champion in [false, true] {
                self.add(Action::AimAt { unit, model, target, champion });
            }
        }
        if self.legal.len() == before + 1 {
            self.legal.truncate(before);
        }
    }

    fn lapping(&mut self, unit: UnitId) {
        (0..=2).for_each(|left| {
            self.add(Action::Widen { unit, left });
        });
        for hand in Hand::ALL {
            (1..=2).for_each(|models| {
                self.add(Action::Wrap { unit, hand, models });
            });
        }
    }

    /// Each spell at each target, with no point more than needed and with as many as there can be.
    fn spells(&mut self) {
        let game = self.game;
        for wizard in self.characters() {
            let most = game.card(wizard).magic_level;
            for spell in game.card(wizard).spells.iter() {
                let spare = game.power().saturating_sub(spell.cost());
                for target in game.units().filter(|&unit| game.is_alive(unit)) {
                    let aim = aim_at(game, spell, target);
                    self.add(Action::Cast { wizard, spell, aim, extra: 0 });
                    if 0 < spare.min(most) {
                        self.add(Action::Cast { wizard, spell, aim, extra: spare.min(most) });
                    }
                }
            }
        }
    }
}

/// WH-08-H24: what falls from the sky is aimed at a place.
pub(super) fn aim_at(game: &Battle, spell: Spell, target: UnitId) -> Aim {
    match spell {
        Spell::StoneHail => Aim::Point(game.unit(game.body_of(target)).hull.centre()),
        _ => Aim::Unit(target),
    }
}

/// Whether it has anything to shoot with at a target.
pub(super) fn is_shooter(card: &Card) -> bool {
    card.missile.is_some() || card.engine.is_some() || 0 < card.breath
}

/// Every shot of a unit at a target.
pub(super) fn shots_at(game: &Battle, unit: UnitId, target: UnitId) -> Vec<Action> {
    let card = game.card(unit);
    let mut shots = Vec::new();
    if let Some(missile) = card.missile {
        shots.extend((1..=missile.most_shots()).map(|shots| Action::Shoot { unit, target, shots }));
    }
    if card.engine.is_some_and(|engine| engine.machine.shoots_bolts()) {
        shots.extend(bolt_files(game, unit, target).into_iter().map(|file| Action::Bolt {
            unit,
            target,
            file,
        }));
        shots.push(Action::Volley { unit, target });
    }
    if 0 < card.breath {
        shots.push(Action::Breathe { unit, target });
    }
    shots
}

/// WH-09-H11: the files a bolt can go down, the deepest first: of those with as many models the one nearest to the middle.
fn bolt_files(game: &Battle, unit: UnitId, target: UnitId) -> Vec<u8> {
    let lines = game.lines_facing(unit, target);
    let depth = |file: u8| game.line_depth(unit, target, file);
    let mut files: Vec<u8> = (0..lines).collect();
    files.sort_by_key(|&file| (Reverse(depth(file)), (2 * i16::from(file) + 1 - i16::from(lines)).abs()));
    files.dedup_by_key(|file| depth(*file));
    files
}

/// The enemies that the body of a unit touches, and the characters in them.
pub(super) fn targets_of(game: &Battle, unit: UnitId) -> Vec<UnitId> {
    let foes = game.unit(game.body_of(unit)).foes;
    foes.iter().flat_map(|foe| [foe].into_iter().chain(game.characters_in(foe)).collect::<Vec<_>>()).collect()
}

/// Where a machine is aimed: direction and distance from its middle, to the whole inch, as distances are named.
pub(super) fn aimed(game: &Battle, unit: UnitId, at: Point) -> Option<(Angle, ::warhammer::Mil)> {
    let way = at - game.unit(unit).hull.centre();
    Some((
        Angle::towards(way)?,
        (way.length() + ::warhammer::INCH / 2) / ::warhammer::INCH * ::warhammer::INCH,
    ))
}
