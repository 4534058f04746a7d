//! WH-04-02 to WH-04-06, WH-04-G7, WH-04-G8, WH-04-G16: who strikes whom, when, how often and how hard.

use crate::card::{Card, Melee, Profile, Spell};
use crate::fighters::Fighters;
use crate::ids::{UnitId, UnitSet};
use crate::label::{Label, Sum};
use crate::rules::*;
use crate::save::to_wound;
use crate::state::{Battle, Flags, MAX_UNITS, Status};
use plane::{Edge, Point, Rect};
use table::RuleId;

/// No characteristic is higher.
const HIGHEST: u8 = 10;
/// WH-04-09, WH-06-11: what is needed to hit across a defended obstacle, or in fear.
const ONLY_SIXES: u8 = 6;

/// With what part of a model the blows are struck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Arm {
    /// The models themselves: foot, riders, crews of machines, monsters, characters.
    Rank,
    /// WH-04-G7: spears of the second rank.
    Support,
    /// WH-09-H05.
    Champion,
    /// WH-04-G16: what they ride.
    Mount,
    ChampionsMount,
    /// WH-09-H17.
    Crew,
    Steeds,
}

impl Arm {
    /// Whether it holds the weapon of the unit.
    const fn wields(self) -> bool {
        matches!(self, Arm::Rank | Arm::Support | Arm::Champion | Arm::Crew)
    }

    /// Whether it falls with the champion.
    pub(crate) const fn is_champions(self) -> bool {
        matches!(self, Arm::Champion | Arm::ChampionsMount)
    }
}

/// Blows of models alike at the same target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Blows {
    /// The body, or the character by himself.
    pub by: UnitId,
    pub arm: Arm,
    pub target: UnitId,
    /// WH-09-H24: at the champion of the target.
    pub champion: bool,
    pub models: u8,
    pub turn: Turn,
}

/// When blows are struck: the greatest first (WH-04-03, WH-04-G8).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Turn {
    tier: Tier,
    pub initiative: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Tier {
    StrikesLast,
    Others,
    Chargers,
}

/// What one group of blows can do, for showing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BlowPreview {
    pub blows: Blows,
    pub dice: u8,
    /// WH-04-T1: term by term, and what it comes to.
    pub sum: Sum,
    pub needed: u8,
    pub strength: u8,
    /// WH-03-T4, WH-03-T5: 7 is never.
    pub wounds_on: u8,
    pub saves_on: u8,
}

/// How many groups of blows a combat has at most.
const GROUPS: usize = 96;

/// All blows of a combat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BlowList {
    groups: [Option<Blows>; GROUPS],
}

impl BlowList {
    pub(crate) const fn new() -> BlowList {
        BlowList { groups: [None; GROUPS] }
    }

    /// Adds a model to the group it belongs to.
    fn add(&mut self, model: Blows) {
        let same = |group: &Blows| Blows { models: model.models, ..*group } == model;
        for place in &mut self.groups {
            match place {
                Some(group) if same(group) => group.models = group.models.saturating_add(model.models),
                Some(_) => continue,
                None => *place = Some(model),
            }
            return;
        }
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = Blows> + Clone + '_ {
        self.groups.iter().map_while(|group| *group)
    }

    /// WH-04-G6: how many models of a group still strike when its unit has lost so many before its blows: ordinary
    /// models lose theirs first, then supporting spears, the champion last. A rider's losses are his mount's.
    pub(crate) fn left(&self, group: Blows, lost: u8) -> u8 {
        let before = |other: &Blows| {
            other.by == group.by && is_mount(other.arm) == is_mount(group.arm) && rank(other) < rank(&group)
        };
        let spared: u8 = self.iter().filter(before).fold(0, |sum, other| sum.saturating_add(other.models));
        group.models - lost.saturating_sub(spared).min(group.models)
    }
}

/// The order in which groups of one unit lose their blows.
fn rank(blows: &Blows) -> (Arm, UnitId, bool) {
    (blows.arm, blows.target, blows.champion)
}

fn is_mount(arm: Arm) -> bool {
    matches!(arm, Arm::Mount | Arm::ChampionsMount)
}

/// WH-04-T1, WH-04-08: attacker better 3, defender more than twice as good 5, else 4. So it goes on beyond 10 (WH-04-G2).
pub const fn to_hit(attacker: u8, defender: u8) -> u8 {
    if defender < attacker {
        3
    } else if 2 * (attacker as u16) < defender as u16 {
        5
    } else {
        4
    }
}

impl Melee {
    /// WH-04-G7: it strikes after everything else.
    pub const fn strikes_last(self) -> bool {
        matches!(self, Melee::DoubleHanded)
    }

    /// WH-04-G7: what it adds to the strength.
    const fn strength(self, mounted: bool, charged: bool, first_round: bool) -> u8 {
        match self {
            Melee::Halberd => 1,
            Melee::DoubleHanded => 2,
            Melee::Flail if first_round => 2,
            Melee::Lance if mounted && charged => 2,
            Melee::Spear if mounted && charged => 1,
            _ => 0,
        }
    }
}

/// WH-09-H05: a champion's profile.
pub(crate) const fn champion(profile: Profile) -> Profile {
    Profile {
        ws: better(profile.ws),
        bs: better(profile.bs),
        s: better(profile.s),
        i: better(profile.i),
        a: better(profile.a),
        ..profile
    }
}

const fn better(value: u8) -> u8 {
    if value < HIGHEST { value + 1 } else { value }
}

/// WS, S, I, A of a part of a model; chariots by their card (WH-09-H17).
fn profile(card: &Card, arm: Arm) -> Profile {
    let own = card.profile;
    let mount = card.mount.map_or(own, |mount| mount.profile);
    match (arm, card.chariot) {
        (Arm::Rank, _) | (Arm::Crew | Arm::Steeds, None) => own,
        (Arm::Support, _) => Profile { a: 1, ..own },
        (Arm::Champion, _) => champion(own),
        (Arm::Mount | Arm::ChampionsMount, _) => mount,
        (Arm::Crew, Some(chariot)) => Profile { a: chariot.crew * chariot.crew_attacks, ..own },
        (Arm::Steeds, Some(chariot)) => Profile {
            ws: chariot.steed_ws,
            s: chariot.steed_s,
            i: chariot.steed_i,
            a: chariot.steeds * chariot.steed_attacks,
            ..own
        },
    }
}

/// What everybody may ask.
impl Battle {
    /// What the blows of a unit and the characters in it would be if its combat were fought now.
    pub fn blow_previews(&self, unit: UnitId, mut each: impl FnMut(BlowPreview)) {
        let mut list = BlowList::new();
        self.gather(unit, &mut list);
        list.iter().for_each(|blows| each(self.preview(blows)));
    }

    fn preview(&self, blows: Blows) -> BlowPreview {
        let sum = self.hit_sum(blows);
        let strength = self.blow_strength(blows);
        let toughness =
            self.card(blows.target).chariot.map_or(self.card(blows.target).profile.t, |body| body.t);
        BlowPreview {
            blows,
            dice: self.dice_of(blows, blows.models),
            sum,
            needed: sum.sum() as u8,
            strength,
            wounds_on: to_wound(strength, toughness),
            saves_on: self.save_of(blows.target, strength, None, true).0,
        }
    }

    /// WH-04-03: whether the body the unit stands in has charged this turn.
    pub fn counts_as_charging(&self, unit: UnitId) -> bool {
        self.unit(self.body_of(unit)).flags.has(Flags::CHARGED)
    }

    /// WH-06-G15: whether the two have not fought a round yet.
    pub fn is_first_round(&self, unit: UnitId, enemy: UnitId) -> bool {
        !self.unit(self.body_of(unit)).fought.contains(self.body_of(enemy))
    }
}

/// The single group.
impl Battle {
    /// WH-04-03, WH-04-G8: when it strikes.
    fn turn_of(&self, by: UnitId, arm: Arm) -> Turn {
        let slow = arm.wields() && self.unit(by).weapon.strikes_last();
        let tier = if slow {
            Tier::StrikesLast
        } else if self.counts_as_charging(by) {
            Tier::Chargers
        } else {
            Tier::Others
        };
        let leaden = self.is_under(by, Spell::LeadenLimbs);
        let initiative = if leaden { 1 } else { profile(self.card(by), arm).i };
        Turn { tier, initiative }
    }

    /// WH-04-02, WH-06-26, WH-06-G11: how many dice so many models of the group roll; half of them if they are stupid
    /// (WH-06-20, WH-06-G14).
    pub(crate) fn dice_of(&self, blows: Blows, models: u8) -> u8 {
        let mut attacks = profile(self.card(blows.by), blows.arm).a;
        if self.doubles(blows) {
            attacks = attacks.saturating_mul(2);
        }
        let second = self.unit(blows.by).weapon == Melee::AdditionalHandWeapon;
        if second && 0 < attacks && matches!(blows.arm, Arm::Rank | Arm::Champion) {
            attacks += 1;
        }
        let dice = models.saturating_mul(attacks);
        if self.fights_by_half(blows) { dice.div_ceil(2) } else { dice }
    }

    /// WH-06-26: frenzied troops and their mounts.
    pub(crate) fn doubles(&self, blows: Blows) -> bool {
        blows.arm != Arm::Support && self.is_frenzied(blows.by)
    }

    /// WH-06-20: a character in a stupid unit keeps his wits.
    pub(crate) fn fights_by_half(&self, blows: Blows) -> bool {
        self.body_of(blows.by) == blows.by && self.is_stupid(blows.by)
    }

    /// WH-04-05, WH-04-G7, WH-09-H36: the strength of its hits.
    pub(crate) fn blow_strength(&self, blows: Blows) -> u8 {
        let card = self.card(blows.by);
        let charged = self.counts_as_charging(blows.by);
        let bonus = if blows.arm.wields() {
            let mounted = card.mount.is_some() || card.chariot.is_some();
            let body = self.unit(self.body_of(blows.by));
            let first = body.fought.0 & body.foes.0 == 0;
            self.unit(blows.by).weapon.strength(mounted, charged, first)
        } else if charged && card.mount.is_some_and(|mount| mount.boar) {
            2
        } else {
            0
        };
        (profile(card, blows.arm).s + bonus).min(HIGHEST)
    }

    /// WH-04-04: what is needed to hit, term by term.
    pub(crate) fn hit_sum(&self, blows: Blows) -> Sum {
        let own = profile(self.card(blows.by), blows.arm).ws;
        let theirs = self.card(blows.target).profile;
        let theirs = if blows.champion { champion(theirs).ws } else { theirs.ws };
        let needed = to_hit(own, theirs);
        let mut sum = Sum::new();
        sum.add(WH_04_04, Label::WeaponSkill, needed.into());
        let rest = i16::from(ONLY_SIXES - needed);
        if self.strikes_across_obstacle(blows.by, blows.target) {
            sum.add(WH_04_09, Label::DefendedObstacle, rest);
        } else if self.strikes_in_fear(blows.by, blows.target) {
            sum.add(WH_06_11, Label::Afraid, rest);
        }
        sum
    }

    /// WH-04-09, WH-04-G17: the target defends an obstacle with its front, and the blows come across it.
    pub(crate) fn strikes_across_obstacle(&self, by: UnitId, target: UnitId) -> bool {
        let (by, target) = (self.body_of(by), self.body_of(target));
        self.defends_obstacle(target) && self.side_touched(target, by) == Edge::Front
    }

    /// WH-04-G17: it defends an obstacle that has not been taken.
    pub(crate) fn defends_obstacle(&self, unit: UnitId) -> bool {
        let state = self.unit(unit);
        state.obstacle != 0 && !state.flags.has(Flags::OBSTACLE_LOST)
    }

    /// WH-06-11, WH-06-G15: in the first round against an enemy whose fear it failed against.
    fn strikes_in_fear(&self, by: UnitId, target: UnitId) -> bool {
        let afraid = self.unit(self.body_of(by)).afraid_of.contains(self.body_of(target));
        afraid && self.is_first_round(by, target)
    }

    /// The rules that make these blows what they are, beside those that stand in their sums.
    pub(crate) fn rules_of(&self, blows: Blows) -> [Option<RuleId>; 6] {
        let (card, body) = (self.card(blows.by), self.body_of(blows.by));
        let foe = self.body_of(blows.target);
        let arm = match blows.arm {
            Arm::Rank if card.engine.is_some() => Some(WH_09_H15),
            Arm::Rank => None,
            Arm::Support => Some(WH_04_G7),
            Arm::Champion => Some(WH_09_H05),
            Arm::Mount | Arm::ChampionsMount => Some(WH_04_G16),
            Arm::Crew | Arm::Steeds => Some(WH_09_H17),
        };
        let own = profile(card, blows.arm).s;
        let stronger = (own < self.blow_strength(blows)).then_some(if blows.arm.wields() {
            WH_04_G7
        } else {
            WH_09_H36
        });
        let joined = body != blows.by || foe != blows.target || blows.champion;
        let from_aside = self.unit(body).foes.contains(foe) && self.side_touched(body, foe) != Edge::Front;
        let across = self.strikes_across_obstacle(blows.by, blows.target);
        [
            arm,
            stronger,
            joined.then_some(WH_09_H24),
            from_aside.then_some(WH_04_G4),
            across.then_some(WH_04_G17),
            self.aims.iter().flatten().any(|aim| aim.unit == blows.by).then_some(WH_04_G5),
        ]
    }

    /// WH-06-29: misses that are struck again.
    pub(crate) fn rerolls_misses(&self, blows: Blows) -> Option<RuleId> {
        self.hatred(blows.by, blows.target).filter(|_| self.is_first_round(blows.by, blows.target))
    }
}

/// Gathering.
impl Battle {
    /// All blows of the units of a combat.
    pub(crate) fn gather_all(&self, combat: UnitSet) -> BlowList {
        let mut list = BlowList::new();
        combat.iter().for_each(|unit| self.gather(unit, &mut list));
        list
    }

    /// The blows of a body and of the characters in it.
    fn gather(&self, unit: UnitId, list: &mut BlowList) {
        let fighters = self.fighters(unit);
        let chief = self.champion_file(unit);
        let mut spears = self.spears_behind(unit);
        for (model, touched) in fighters.iter() {
            let character = self.character_in_front(unit, model);
            let by = character.unwrap_or(unit);
            let leads = character.is_none() && chief == Some(model);
            let target = self.target_of(by, model, touched, &fighters);
            self.add_model(by, target, leads, list);
            if 0 < spears && self.is_supported(unit, model, character, target.0) {
                spears -= 1;
                self.add_arm(unit, Arm::Support, target, list);
            }
        }
        self.add_duellist(unit, &fighters, list);
    }

    /// WH-04-G16, WH-09-H17: a model with what it rides, or the crew and steeds of a chariot.
    fn add_model(&self, by: UnitId, target: (UnitId, bool), leads: bool, list: &mut BlowList) {
        let card = self.card(by);
        if card.chariot.is_some() {
            self.add_arm(by, Arm::Crew, target, list);
            self.add_arm(by, Arm::Steeds, target, list);
            return;
        }
        let (own, mount) = if leads { (Arm::Champion, Arm::ChampionsMount) } else { (Arm::Rank, Arm::Mount) };
        self.add_arm(by, own, target, list);
        if card.mount.is_some() {
            self.add_arm(by, mount, target, list);
        }
    }

    fn add_arm(&self, by: UnitId, arm: Arm, (target, champion): (UnitId, bool), list: &mut BlowList) {
        list.add(Blows { by, arm, target, champion, models: 1, turn: self.turn_of(by, arm) });
    }

    /// The character who stands at that place of the front and fights there. Whoever was sent back has an ordinary model
    /// in his place (WH-09-H27).
    fn character_in_front(&self, unit: UnitId, model: u8) -> Option<UnitId> {
        self.characters_in(unit).find(|&character| {
            let there = matches!(self.unit(character).status, Status::Joined { file, .. } if file == model);
            there && !self.sent_back.contains(character)
        })
    }

    /// WH-04-G7: models of the second rank that could support with their spears: not in the turn of a charge, and on foot.
    fn spears_behind(&self, unit: UnitId) -> u8 {
        let state = self.unit(unit);
        let armed = state.weapon == Melee::Spear && self.card(unit).mount.is_none();
        if !armed || self.card(unit).chariot.is_some() || self.counts_as_charging(unit) {
            return 0;
        }
        self.places(unit).saturating_sub(state.files).min(state.files)
    }

    /// WH-04-G4: spears reach past a model of the front rank that fights to the front. A base that covers the place behind
    /// it leaves nobody there (WH-09-H22).
    fn is_supported(&self, unit: UnitId, model: u8, character: Option<UnitId>, target: UnitId) -> bool {
        let deep = |character| self.card(unit).base[1] < self.card(character).base[1];
        model < self.unit(unit).files
            && !character.is_some_and(deep)
            && self.side_touched(unit, self.body_of(target)) == Edge::Front
    }

    /// WH-09-H27: a duellist fights his opponent even if they do not touch.
    fn add_duellist(&self, unit: UnitId, fighters: &Fighters, list: &mut BlowList) {
        for character in self.characters_in(unit) {
            let Some(opponent) = self.opponent_of(character) else { continue };
            let touches = matches!(self.unit(character).status, Status::Joined { file, .. }
                if !fighters.touched_by(file).is_empty());
            if !touches {
                self.add_model(character, (opponent, false), false, list);
            }
        }
    }

    /// WH-04-G5: whom a model strikes at: the one it duels with, what was chosen for it or for its whole unit, or the unit
    /// that its own unit touches most.
    fn target_of(&self, by: UnitId, model: u8, touched: UnitSet, fighters: &Fighters) -> (UnitId, bool) {
        if let Some(opponent) = self.opponent_of(by) {
            return (opponent, false);
        }
        let chosen = |of: Option<u8>| {
            let able = |target, champion| self.can_strike(by, Some(model), target, champion, touched);
            self.aims
                .iter()
                .flatten()
                .find(|aim| aim.unit == by && aim.model == of && able(aim.target, aim.champion))
        };
        if let Some(aim) = chosen(Some(model)).or_else(|| chosen(None)) {
            return (aim.target, aim.champion);
        }
        let most = touched.iter().max_by_key(|&foe| (fighters.against(foe), std::cmp::Reverse(foe)));
        (most.unwrap_or(by), false)
    }
}

/// What a target of a group may be.
impl Battle {
    /// WH-04-G5, WH-09-H24: whether a model that touches these bodies may strike at that target: a body it touches, or a
    /// character or champion whose base it touches. `model` is `None` where any model of the unit would do.
    pub(crate) fn can_strike(
        &self,
        by: UnitId,
        model: Option<u8>,
        target: UnitId,
        champion: bool,
        touched: UnitSet,
    ) -> bool {
        let body = self.body_of(target);
        if !touched.contains(body) || !self.stands(body) {
            return false;
        }
        let base = if champion {
            let Some(file) = self.champion_file(body) else { return false };
            self.base_at(body, file, 0)
        } else if body == target {
            return true;
        } else if self.opponent_of(target).is_some() || self.sent_back.contains(target) {
            return false;
        } else {
            self.base_of(target)
        };
        let own = self.striker_base(by, model);
        plane::touches(&own.hull(), &base.hull())
    }

    /// The base of the model, of a character in his regiment, or the footprint of the whole unit.
    fn striker_base(&self, by: UnitId, model: Option<u8>) -> Rect {
        match model {
            Some(model) if self.body_of(by) == by => self.fighter_base(by, model),
            _ => self.base_of(by),
        }
    }
}

/// Losses of a combat by unit, for blows that are taken away and for the result.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Toll {
    pub(crate) models: [u8; MAX_UNITS],
    pub(crate) wounds: [u16; MAX_UNITS],
    /// WH-09-H32: front and files before the losses, for those who come back to their places.
    pub(crate) formed: [Option<(Point, u8)>; MAX_UNITS],
}

impl Toll {
    pub(crate) const fn new() -> Toll {
        Toll { models: [0; MAX_UNITS], wounds: [0; MAX_UNITS], formed: [None; MAX_UNITS] }
    }
}

#[cfg(test)]
pub(crate) mod tests;
