//! From anything that was written down to a battle that can be played. A `Setup` may be nonsense; a `Battle` is
//! valid. All faults are found at once.

use crate::board::{Board, Grid};
use crate::card::{Card, Items, Order};
use crate::event::Event;
use crate::faults::SetupFault;
use crate::formation::Formation;
use crate::ground::Ground;
use crate::ids::{ElementId, UnitId, UnitSet};
use crate::rules::*;
use crate::stage::{Area, Border, Goal, HouseRules, Modules, Objective, Stage};
use crate::state::*;
use hex::{Facing, Hex};
use std::sync::Arc;
use table::{BySide, Dice, Events, RuleId, Side};

/// A unit as it is written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnitSetup {
    pub side: Side,
    pub card: Card,
    pub elements: u8,
    /// Where the elements stand; empty where the owner will set them up.
    pub posts: Vec<(Hex, Facing)>,
    pub order: Option<Order>,
    /// In melee since an earlier round.
    pub in_melee: bool,
    /// Melee phases fought without a break.
    pub melee_rounds: u8,
    /// DW-05-G8.
    pub moved: bool,
    /// DW-10-19: the unit, by its position in the list, to which this commander is attached.
    pub host: Option<usize>,
    pub mood: Mood,
    /// DW-13-24.
    pub skirmishing: bool,
    /// Hit points lost by element; may be shorter than the list of elements.
    pub wounds: Vec<u8>,
}

impl UnitSetup {
    /// A unit that its owner will set up.
    pub fn new(side: Side, card: Card, elements: u8) -> UnitSetup {
        UnitSetup {
            side,
            card,
            elements,
            posts: Vec::new(),
            order: None,
            in_melee: false,
            melee_rounds: 0,
            moved: false,
            host: None,
            mood: Mood::Steady,
            skirmishing: false,
            wounds: Vec::new(),
        }
    }
}

/// Where in the round the battle starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Start {
    Deploy,
    Command,
    FirstRanged,
    Movement,
    SecondRanged,
    Melee,
    Rally,
}

/// Everything a battle starts from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    pub board: Board,
    pub ground: Ground,
    /// Deployment areas: row, first column, last column.
    pub zones: BySide<Vec<(u8, u8, u8)>>,
    /// DW-15-58.
    pub bases: BySide<Border>,
    pub goal: Goal,
    /// DW-16-12: the special area.
    pub area: Vec<Hex>,
    /// DW-16-33.
    pub objectives: Vec<Objective>,
    /// DW-16-15: the army size agreed on.
    pub army_size: Option<u16>,
    /// DW-16-18: who laid the board; the other side chooses its edge.
    pub builder: Option<Side>,
    pub units: Vec<UnitSetup>,
    pub house: HouseRules,
    pub start: Start,
    pub round: u16,
    /// Rules that the set-up itself carries out, such as the armies of a scenario and the cards of its units.
    pub rules: Vec<RuleId>,
}

impl Setup {
    /// The battle at its first decision, or all faults. Dice are needed only where the start lies within a round.
    pub fn battle(
        &self,
        mut dice: &mut dyn Dice,
        mut events: &mut dyn Events<Event>,
    ) -> Result<Battle, Vec<SetupFault>> {
        // So that the rules are compiled here, and once for all dice and listeners.
        let (dice, events) = (&mut dice, &mut events);
        let faults = self.faults();
        if !faults.is_empty() {
            return Err(faults);
        }
        for &rule in &self.rules {
            events.cite(rule);
        }
        // The values of the cards enter the battle.
        events.cite(DW_01_10);
        events.cite(DW_02_01);
        self.cite_agreements(events);
        let mut battle = self.position();
        for unit in battle.units() {
            battle.cite_disorder(unit, events);
        }
        battle.begin(self.start, dice, events);
        Ok(battle)
    }

    /// The rules of chapters 16, 25 and 26 that the set-up has been held to.
    fn cite_agreements<E: Events<Event>>(&self, events: &mut E) {
        if self.house.modules.is_standard() && self.start == Start::Deploy {
            events.cite(DW_16_16);
            if matches!((self.bases.a, self.bases.b), (Border::South, Border::North)) {
                events.cite(DW_16_21);
            }
        }
        if self.army_size.is_some() {
            events.cite(DW_16_15);
            events.cite(DW_16_17);
        }
        if self.start == Start::Deploy && self.zones_are_deep() {
            events.cite(DW_16_24);
        }
        if !self.objectives.is_empty() {
            events.cite(DW_16_33);
            events.cite(DW_16_34);
            events.cite(DW_16_35);
            events.cite(DW_16_36);
        }
        let cards = || self.units.iter().map(|unit| &unit.card.standard);
        if cards().any(|card| card.close_order) {
            events.cite(DW_25_02);
        }
        if cards().any(|card| 0 < card.item_points || card.items.each().next().is_some()) {
            events.cite(DW_26_01);
        }
        if cards().any(|card| card.items.has(Items::SWORD_OF_POWER)) {
            events.cite(DW_26_18);
        }
    }

    /// DW-16-24: more than three full rows beside the half row at the edge.
    fn zones_are_deep(&self) -> bool {
        let is_full = |row: u8| 0 < row && row + 1 < self.board.rows;
        Side::BOTH.iter().any(|&side| {
            let rows = (0..self.board.rows).filter(|&row| is_full(row));
            3 < rows.filter(|&row| self.zones[side].iter().any(|&(other, ..)| other == row)).count()
        })
    }

    fn position(&self) -> Battle {
        let mut zones = BySide::<Area>::default();
        for side in Side::BOTH {
            for (free, span) in zones[side].spans.iter_mut().zip(&self.zones[side]) {
                *free = Some(*span);
            }
        }
        // Without the chapter on terrain, whatever is printed on the map is open ground (DW-01-08).
        let terrain = self.house.modules.has(Modules::TERRAIN);
        let ground = if terrain { self.ground.clone() } else { Ground::plain(self.board) };
        let homes = self
            .units
            .iter()
            .enumerate()
            .flat_map(|(number, unit)| (0..unit.elements).map(move |_| UnitId(number as u8)));
        let stage = Stage {
            board: self.board,
            ground,
            zones,
            bases: self.bases,
            house: self.house,
            goal: self.goal,
            area: self.area.clone(),
            objectives: self.objectives.clone(),
            cards: self.units.iter().map(|unit| unit.card).collect(),
            homes: homes.collect(),
            digest: 0,
        };
        let blank = Unit {
            side: Side::A,
            first: 0,
            strength: 0,
            alive: 0,
            order: None,
            markers: Markers::default(),
            marker_count: 0,
            commanded_by: None,
            flags: UnitFlags::default(),
            mood: Mood::Steady,
            skirmishing: false,
            formation: Formation::Disordered,
            guests: UnitSet::EMPTY,
            host: None,
            fell_with: None,
            lost: 0,
            slain: 0,
            foe: None,
            dared: 0,
            flights: 0,
            march: March::default(),
            points_spent: 0,
            manoeuvres_used: 0,
            wheeled: None,
            groups: 0,
            melee_rounds: 0,
            weapon: 0,
            initiative: 0,
            links: UnitSet::EMPTY,
            engagement: None,
        };
        let mut battle = Battle {
            stage: Arc::new(stage.sealed()),
            swapped: false,
            area_held: false,
            round: self.round.max(1),
            steps: [Step::Deploy; MAX_STEPS],
            depth: 1,
            committed: BySide::default(),
            draw_offered: BySide::default(),
            n_units: self.units.len() as u8,
            n_elements: 0,
            units: [blank; MAX_UNITS],
            hexes: [Hex::default(); MAX_ELEMENTS],
            facings: [Facing::NORTH; MAX_ELEMENTS],
            owners: [UnitId(0); MAX_ELEMENTS],
            flags: [ElementFlags::default(); MAX_ELEMENTS],
            tasks: [Task::None; MAX_ELEMENTS],
            held: [Hex::default(); MAX_ELEMENTS],
            points: [0; MAX_ELEMENTS],
            paces: [0; MAX_ELEMENTS],
            wounds: [0; MAX_ELEMENTS],
            hits: [0; MAX_ELEMENTS],
            plan: Plan::None,
            kills: [BySide::default(); MAX_UNITS + 1],
            grid: Grid::new(self.board),
        };
        for (number, setup) in self.units.iter().enumerate() {
            let id = UnitId(number as u8);
            let first = battle.n_elements;
            let unit = battle.unit_mut(id);
            *unit = Unit { side: setup.side, first, strength: setup.elements, ..blank };
            unit.order = setup.order;
            unit.melee_rounds = setup.melee_rounds;
            unit.alive = setup.posts.len() as u8;
            unit.mood = setup.mood;
            unit.skirmishing = setup.skirmishing;
            if setup.in_melee {
                unit.flags.set(UnitFlags::IN_MELEE);
            }
            if setup.moved {
                unit.flags.set(UnitFlags::MOVED);
            }
            battle.n_elements += setup.elements;
            for element in (first..battle.n_elements).map(ElementId) {
                battle.owners[element.index()] = id;
            }
            for (element, &lost) in (first..battle.n_elements).map(ElementId).zip(&setup.wounds) {
                battle.wounds[element.index()] = lost;
            }
            for (element, &(hex, facing)) in (first..).map(ElementId).zip(&setup.posts) {
                battle.facings[element.index()] = facing;
                battle.put(element, hex);
            }
        }
        for (number, setup) in self.units.iter().enumerate() {
            if let Some(host) = setup.host {
                battle.attach(UnitId(number as u8), UnitId(host as u8));
            }
        }
        for unit in battle.units() {
            battle.reform(unit);
        }
        for unit in battle.units() {
            battle.note_contacts(unit);
        }
        if self.start == Start::Deploy
            && let Some(builder) = self.builder
        {
            battle.steps[0] = Step::PickSide { side: builder.enemy() };
        }
        battle
    }
}
