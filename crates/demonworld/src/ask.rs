//! What everybody may ask of a position. None of it changes anything.

use crate::board::{Board, Cell};
use crate::card::{Card, Class, Figure, Order, RangedWeapon};
use crate::formation::{Formation, Posts};
use crate::ground::{Barrier, Field, Ground, Mover};
use crate::ids::{ElementId, UnitId, UnitSet};
use crate::stage::{Area, Border, Goal, HouseRules, Modules, Stage};
use crate::state::*;
use hex::{Arc as FireArc, Direction, Facing, Hex, Zone};
use table::Side;

/// What is between two adjacent enemies (DW-11-45).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bond {
    Contact,
    /// Neither could go to the other (DW-11-46).
    None,
    /// Only one could: the attacker, who chooses (DW-11-49). `attacker`: whether it is the first of the two.
    Optional {
        attacker: bool,
    },
}

impl Battle {
    pub fn stage(&self) -> &Stage {
        &self.stage
    }

    #[inline]
    pub fn board(&self) -> Board {
        self.stage.board
    }

    #[inline]
    pub fn ground(&self) -> &Ground {
        &self.stage.ground
    }

    pub fn field(&self, hex: Hex) -> Field {
        self.ground().field(hex)
    }

    pub fn house_rules(&self) -> HouseRules {
        self.stage.house
    }

    pub fn goal(&self) -> Goal {
        self.stage.goal
    }

    /// DW-08-01: whether a chapter of the standard game is in use.
    #[inline]
    pub fn plays(&self, module: Modules) -> bool {
        self.stage.house.modules.has(module)
    }

    /// DW-08-G8: hit points, skills and the second attack count.
    #[inline]
    pub fn is_standard(&self) -> bool {
        self.stage.house.modules.is_standard()
    }

    pub fn round(&self) -> u16 {
        self.round
    }

    /// The decision asked for now.
    pub fn step(&self) -> Step {
        self.steps[usize::from(self.depth) - 1]
    }

    /// Whether the unit is in the middle of its move, also while others react to it.
    pub fn is_acting(&self, unit: UnitId) -> bool {
        self.steps[..usize::from(self.depth)].iter().any(|step| match *step {
            Step::Move { unit: acting } | Step::Complete { unit: acting } => acting == unit,
            Step::React { units, .. } => units.contains(unit),
            _ => false,
        })
    }

    pub fn plan(&self) -> Plan {
        self.plan
    }

    /// DW-16-20: whose zone and base edge a side has.
    const fn corner(&self, side: Side) -> Side {
        if self.swapped { side.enemy() } else { side }
    }

    pub fn zone_contains(&self, side: Side, hex: Hex) -> bool {
        self.zone(side).contains(self.board(), hex)
    }

    pub(crate) fn zone(&self, side: Side) -> &Area {
        &self.stage.zones[self.corner(side)]
    }

    /// DW-15-58: the base edge (Ausgangsseite).
    pub fn base_edge(&self, side: Side) -> Border {
        self.stage.bases[self.corner(side)]
    }

    pub fn has_committed(&self, side: Side) -> bool {
        self.committed[side]
    }

    pub fn units(&self) -> impl Iterator<Item = UnitId> + use<> {
        (0..self.n_units).map(UnitId)
    }

    /// Units of a side that still have elements on the board.
    pub fn living_units(&self, side: Side) -> impl Iterator<Item = UnitId> + '_ {
        self.units().filter(move |&unit| self.unit(unit).side == side && 0 < self.unit(unit).alive)
    }

    #[inline]
    pub(crate) fn unit(&self, unit: UnitId) -> &Unit {
        &self.units[unit.index()]
    }

    #[inline]
    pub(crate) fn unit_mut(&mut self, unit: UnitId) -> &mut Unit {
        &mut self.units[unit.index()]
    }

    pub fn unit_exists(&self, unit: UnitId) -> bool {
        unit.0 < self.n_units
    }

    pub fn element_exists(&self, element: ElementId) -> bool {
        element.0 < self.n_elements
    }

    pub fn side_of(&self, unit: UnitId) -> Side {
        self.unit(unit).side
    }

    pub fn card(&self, unit: UnitId) -> &Card {
        &self.stage.cards[unit.index()]
    }

    /// The card of an element: of its unit, or the commander's own.
    #[inline]
    pub fn card_of(&self, element: ElementId) -> &Card {
        self.card(self.home_of(element))
    }

    /// DW-10-05: the unit or commander to whose card the element belongs, whomever it is attached to.
    #[inline]
    pub fn home_of(&self, element: ElementId) -> UnitId {
        self.stage.homes[element.index()]
    }

    /// DW-09-02: what stands on the base.
    pub fn figure(&self, element: ElementId) -> Figure {
        let home = self.home_of(element);
        let card = self.card(home);
        if !card.is_commander() && !self.plays(Modules::FIGURES) {
            return Figure::Ordinary;
        }
        card.figure(usize::from(element.0 - self.unit(home).first))
    }

    /// The living element of the unit with this figure.
    pub fn special(&self, unit: UnitId, figure: Figure) -> Option<ElementId> {
        self.elements(unit).find(|&element| self.figure(element) == figure)
    }

    pub fn is_commander(&self, unit: UnitId) -> bool {
        self.card(unit).is_commander()
    }

    /// DW-10-06: the unit a commander is attached to.
    pub fn host(&self, commander: UnitId) -> Option<UnitId> {
        self.unit(commander).host
    }

    /// DW-10-06: a commander who acts on his own and lives.
    pub fn is_single(&self, unit: UnitId) -> bool {
        self.is_commander(unit) && 0 < self.alive(unit)
    }

    /// The commanders attached to the unit.
    pub fn guests(&self, unit: UnitId) -> UnitSet {
        self.unit(unit).guests
    }

    /// The element of a commander.
    pub fn commander_element(&self, commander: UnitId) -> ElementId {
        ElementId(self.unit(commander).first)
    }

    pub fn mood(&self, unit: UnitId) -> Mood {
        self.unit(unit).mood
    }

    pub fn is_fleeing(&self, unit: UnitId) -> bool {
        self.unit(unit).mood == Mood::Fleeing
    }

    pub fn is_impetuous(&self, unit: UnitId) -> bool {
        self.unit(unit).mood == Mood::Impetuous
    }

    pub fn is_skirmishing(&self, unit: UnitId) -> bool {
        self.unit(unit).skirmishing
    }

    /// DW-10-53: how many markers lie on the unit.
    pub fn marker_count(&self, unit: UnitId) -> u8 {
        self.unit(unit).marker_count
    }

    /// What the owner has laid on the unit.
    pub fn markers(&self, unit: UnitId) -> Markers {
        self.unit(unit).markers
    }

    /// DW-08-02: hit points the element still has.
    pub fn hit_points(&self, element: ElementId) -> u8 {
        let full = if self.is_standard() { self.card_of(element).standard.hit_points } else { 1 };
        full.saturating_sub(self.wounds[element.index()])
    }

    /// DW-03-10: the order as far as this state knows it.
    pub fn order(&self, unit: UnitId) -> Option<Order> {
        self.unit(unit).order
    }

    pub fn formation(&self, unit: UnitId) -> Formation {
        self.unit(unit).formation
    }

    /// Elements at the start of the battle.
    pub fn strength(&self, unit: UnitId) -> u8 {
        self.unit(unit).strength
    }

    /// Elements on the board.
    pub fn alive(&self, unit: UnitId) -> u8 {
        self.unit(unit).alive
    }

    /// DW-16-45, DW-16-53: elements of the unit beyond the edge of the board; they are neither on it nor lost.
    #[inline]
    pub fn waiting(&self, unit: UnitId) -> u8 {
        self.unit(unit).march.waiting
    }

    /// DW-03-G3: in melee at the start of the round.
    pub fn was_in_melee(&self, unit: UnitId) -> bool {
        self.unit(unit).flags.has(UnitFlags::IN_MELEE)
    }

    /// DW-05-G8.
    pub fn has_moved(&self, unit: UnitId) -> bool {
        self.unit(unit).flags.has(UnitFlags::MOVED)
    }

    pub fn melee_rounds(&self, unit: UnitId) -> u8 {
        self.unit(unit).melee_rounds
    }

    pub fn manoeuvres_used(&self, unit: UnitId) -> u8 {
        self.unit(unit).manoeuvres_used
    }

    /// The most movement points any element of the unit has spent (DW-05-57).
    pub fn points_spent(&self, unit: UnitId) -> u8 {
        let most = self.elements(unit).map(|element| self.points[element.index()]).max();
        self.unit(unit).points_spent + most.unwrap_or(0)
    }

    /// Every element the unit ever had, alive or not.
    pub fn roster(&self, unit: UnitId) -> impl Iterator<Item = ElementId> + Clone + use<> {
        let Unit { first, strength, .. } = *self.unit(unit);
        (first..first + strength).map(ElementId)
    }

    /// Whether any element of the unit's own card is left, on the board or beyond its edge, attached commanders aside.
    pub fn has_own_elements(&self, unit: UnitId) -> bool {
        self.roster(unit).any(|element| !self.is_gone(element))
    }

    /// The elements that act with the unit on the board: its own, then attached commanders.
    pub fn elements(&self, unit: UnitId) -> impl Iterator<Item = ElementId> + Clone + '_ {
        let attached = self.unit(unit).guests.iter().map(|guest| self.commander_element(guest));
        self.roster(unit)
            .chain(attached)
            .filter(move |&element| self.is_alive(element) && self.owners[element.index()] == unit)
    }

    pub fn unit_of(&self, element: ElementId) -> UnitId {
        self.owners[element.index()]
    }

    pub fn side_of_element(&self, element: ElementId) -> Side {
        self.unit(self.unit_of(element)).side
    }

    /// The number of the element within its unit, from 0.
    pub(crate) fn slot(&self, element: ElementId) -> usize {
        let Unit { first, strength, guests, .. } = *self.unit(self.unit_of(element));
        if (first..first + strength).contains(&element.0) {
            return usize::from(element.0 - first);
        }
        let place = guests.iter().position(|guest| self.unit(guest).first == element.0);
        usize::from(strength) + place.unwrap_or(0)
    }

    #[inline]
    pub fn is_alive(&self, element: ElementId) -> bool {
        self.flags[element.index()].has(ElementFlags::ALIVE)
    }

    /// DW-16-45: on a flank march, beyond the edge of the board.
    pub fn is_waiting(&self, element: ElementId) -> bool {
        self.flags[element.index()].has(ElementFlags::WAITING)
    }

    /// Destroyed, but still on the board until the end of the phase or step (DW-04-04, DW-06-24). Whether a special
    /// figure is, is known only when its hits are settled (DW-09-20).
    pub fn is_hit(&self, element: ElementId) -> bool {
        self.flags[element.index()].has(ElementFlags::HIT)
            || 0 < self.hits[element.index()]
                && self.hit_points(element) <= self.hits[element.index()]
                && !self.is_special(element)
    }

    /// Where the element stands; meaningful only while it is alive.
    #[inline]
    pub fn hex(&self, element: ElementId) -> Hex {
        self.hexes[element.index()]
    }

    #[inline]
    pub fn facing(&self, element: ElementId) -> Facing {
        self.facings[element.index()]
    }

    pub fn task(&self, element: ElementId) -> Task {
        self.tasks[element.index()]
    }

    pub fn at(&self, hex: Hex) -> Cell {
        self.grid.at(hex)
    }

    /// DW-01-24: the enemy elements on the hexes next to `hex`, in contact or not.
    #[inline]
    pub fn enemies_around(&self, side: Side, hex: Hex) -> impl Iterator<Item = ElementId> + '_ {
        self.grid.elements_around(hex).filter(move |&other| self.side_of_element(other) != side)
    }

    /// DW-01-25, DW-11-46, DW-11-53: the enemy elements in contact with the element.
    #[inline]
    pub fn contacts(&self, element: ElementId) -> impl Iterator<Item = ElementId> + '_ {
        self.enemies_around(self.side_of_element(element), self.hex(element))
            .filter(move |&enemy| self.are_in_contact(element, enemy))
    }

    /// DW-01-25.
    #[inline]
    pub fn is_in_contact(&self, element: ElementId) -> bool {
        self.contacts(element).next().is_some()
    }

    /// DW-11-45: whether an element could go from one hex to a neighbouring one, whoever stands there and whatever it
    /// costs.
    pub fn can_cross(&self, element: ElementId, from: Hex, to: Hex) -> bool {
        self.barrier(element, from, to).is_none()
    }

    /// Why an element cannot go from one hex to a neighbouring one.
    pub fn barrier(&self, element: ElementId, from: Hex, to: Hex) -> Option<Barrier> {
        if self.ground().is_plain() {
            return None;
        }
        self.ground().barrier(Mover::new(self.card_of(element), false), from, to)
    }

    /// DW-11-45 to DW-11-53: whether two adjacent enemies, as they stand, are in contact.
    #[inline]
    pub fn are_in_contact(&self, a: ElementId, b: ElementId) -> bool {
        match self.bond(a, self.hex(a), b) {
            Bond::Contact => true,
            Bond::None => false,
            Bond::Optional { attacker: true } => self.flags[a.index()].has(ElementFlags::DECLARED),
            Bond::Optional { attacker: false } => self.flags[b.index()].has(ElementFlags::DECLARED),
        }
    }

    /// DW-11-45: what would be between `element`, standing on `hex`, and the adjacent `other`.
    #[inline]
    pub fn bond(&self, element: ElementId, hex: Hex, other: ElementId) -> Bond {
        if self.ground().is_plain() {
            return Bond::Contact;
        }
        let there = self.hex(other);
        match (self.can_cross(element, hex, there), self.can_cross(other, there, hex)) {
            (true, true) => Bond::Contact,
            (false, false) => Bond::None,
            (attacker, _) => Bond::Optional { attacker },
        }
    }

    /// DW-11-47, DW-11-50, DW-11-51: the enemies whom `element` may approach on `hex` only as an attack.
    pub(crate) fn attacked_from(&self, element: ElementId, hex: Hex) -> impl Iterator<Item = ElementId> + '_ {
        self.enemies_around(self.side_of_element(element), hex).filter(move |&enemy| {
            matches!(self.bond(element, hex, enemy), Bond::Contact | Bond::Optional { attacker: false })
        })
    }

    /// DW-05-50: one element is enough.
    pub fn unit_in_contact(&self, unit: UnitId) -> bool {
        self.elements(unit).any(|element| self.is_in_contact(element))
    }

    /// DW-05-32; whoever is still to follow onto the board counts, too (DW-16-G14).
    pub fn is_small(&self, unit: UnitId) -> bool {
        self.alive(unit) + self.waiting(unit) <= 3
    }

    /// DW-01-14: in which zone of `element` a neighbouring hex lies.
    pub fn zone_towards(&self, element: ElementId, hex: Hex) -> Option<Zone> {
        Some(self.facing(element).zone(self.hex(element).direction_to(hex)?))
    }

    /// DW-05-11: a step in this direction goes into the element's front area.
    pub fn is_forward(&self, element: ElementId, direction: Direction) -> bool {
        self.facing(element).zone(direction) == Zone::Front
    }

    /// DW-04-09.
    pub fn arc(&self, element: ElementId) -> FireArc {
        match self.card_of(element).class {
            Class::Infantry => FireArc::Infantry,
            Class::Cavalry => FireArc::Cavalry,
        }
    }

    pub fn ranged_weapon(&self, element: ElementId) -> Option<RangedWeapon> {
        self.card_of(element).ranged
    }

    /// Where the living elements of a unit stand.
    pub fn posts(&self, unit: UnitId) -> Posts {
        let mut posts = Posts::new();
        for element in self.elements(unit) {
            let (hex, facing) = (self.hex(element), self.facing(element));
            if self.home_of(element) == unit {
                posts.push(hex, facing);
            } else {
                posts.push_commander(hex, facing);
            }
        }
        posts
    }
}
