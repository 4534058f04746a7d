//! WH-04-01, WH-04-G3: which models touch which enemies, and on which side.

use crate::card::Kind;
use crate::ids::{UnitId, UnitSet};
use crate::state::Battle;
use plane::{CONTACT, Edge, Hand, Mil, Point, Rect, Vector, within};

/// How many places on the outline of a body are told apart.
pub(crate) const OUTLINE: usize = 96;

/// The models on the outline of a body, and whom each of them touches. They are numbered: the front rank from the left,
/// the left flank from the second rank on, the right flank likewise, the last rank between its ends, and at last the models
/// that lap round (WH-05-G15).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fighters {
    touches: [UnitSet; OUTLINE],
    count: u8,
}

impl Fighters {
    fn new(count: usize) -> Fighters {
        Fighters { touches: [UnitSet::EMPTY; OUTLINE], count: count.min(OUTLINE) as u8 }
    }

    fn touch(&mut self, model: usize, enemy: UnitId) {
        if let Some(touches) = self.touches.get_mut(model) {
            touches.insert(enemy);
        }
    }

    /// One model more, behind those that have a number.
    fn add(&mut self, enemy: UnitId) {
        self.touch(self.count.into(), enemy);
        self.count = (self.count + 1).min(OUTLINE as u8);
    }

    /// Whom the model touches; nobody if there is no such model.
    pub(crate) fn touched_by(&self, model: u8) -> UnitSet {
        self.touches.get(usize::from(model)).copied().unwrap_or_default()
    }

    /// The models that touch anybody, by number.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (u8, UnitSet)> + '_ {
        let all = self.touches.iter().take(self.count.into()).enumerate();
        all.filter(|(_, touches)| !touches.is_empty()).map(|(model, &touches)| (model as u8, touches))
    }

    /// How many models touch that enemy.
    pub(crate) fn against(&self, enemy: UnitId) -> u8 {
        self.iter().filter(|(_, touches)| touches.contains(enemy)).count() as u8
    }
}

/// The formation of a body, for numbering the models on its outline.
#[derive(Clone, Copy)]
struct Outline {
    files: usize,
    ranks: usize,
    /// Models of the last rank.
    last: usize,
}

impl Outline {
    fn of(battle: &Battle, unit: UnitId) -> Outline {
        let (places, files) = (usize::from(battle.places(unit)), usize::from(battle.unit(unit).files.max(1)));
        let ranks = places.div_ceil(files).max(1);
        Outline { files, ranks, last: places - (ranks - 1) * files }
    }

    /// How many models are numbered before those that lap round.
    fn len(self) -> usize {
        match self.ranks {
            1 => self.files,
            ranks => 2 * self.files + 2 * (ranks - 1),
        }
    }

    /// How many models stand along an edge, empty places of a short last rank counted in.
    fn along(self, edge: Edge) -> usize {
        match edge {
            Edge::Front | Edge::Rear => self.files,
            Edge::Left | Edge::Right => self.ranks,
        }
    }

    /// The file and rank of the model that is so many from the left end of an edge, seen from the middle of the body.
    fn place(self, edge: Edge, from_left: usize) -> (usize, usize) {
        let (right, last) = (self.files - 1, self.ranks - 1);
        match edge {
            Edge::Front => (from_left, 0),
            Edge::Right => (right, from_left),
            Edge::Rear => (right - from_left, last),
            Edge::Left => (0, last - from_left),
        }
    }

    /// The number of a model in that file and rank of the outline; `None` where a short last rank does not reach.
    fn number(self, file: usize, rank: usize) -> Option<usize> {
        let (behind, short) = (self.ranks - 1, self.last < self.files);
        if rank == 0 {
            Some(file)
        } else if short && rank == behind {
            None
        } else if file == 0 {
            Some(self.files + rank - 1)
        } else if file + 1 == self.files {
            Some(self.files + behind + rank - 1)
        } else {
            Some(self.inner_rear() + file)
        }
    }

    /// The rank and place of a model by its number; `None` for one that laps round.
    fn locate(self, model: usize) -> Option<(usize, usize)> {
        let behind = self.ranks - 1;
        if model < self.files {
            Some((0, model))
        } else if model < self.files + behind {
            Some((model - self.files + 1, 0))
        } else if model < self.inner_rear() {
            Some((model - self.files - behind + 1, self.files - 1))
        } else {
            (model < self.len()).then(|| (behind, model - self.inner_rear()))
        }
    }

    /// The number before the first of those in the last rank that stand at no flank.
    fn inner_rear(self) -> usize {
        self.files + 2 * (self.ranks - 1)
    }
}

/// What everybody may ask.
impl Battle {
    /// The side of the unit that an enemy in contact touches: the edge beyond which the enemy lies, and along which it
    /// lies longest.
    pub fn side_touched(&self, unit: UnitId, enemy: UnitId) -> Edge {
        let (body, other) = (self.rect(unit), &self.unit(enemy).hull.0);
        let mut best = (Mil::MIN, Edge::Front);
        for edge in Edge::ALL {
            let [from, to] = body.edge(edge);
            if let Some(length) = contact_length(from, to - from, other)
                && best.0 < length
            {
                best = (length, edge);
            }
        }
        best.1
    }

    /// How many models of the unit touch that enemy.
    pub fn models_touching(&self, unit: UnitId, enemy: UnitId) -> u8 {
        self.fighters(unit).against(enemy)
    }
}

/// How long a body lies along an edge, or `None` if it does not lie beyond it. Negative where they lie apart.
fn contact_length(from: Point, edge: Vector, other: &[Point; 4]) -> Option<Mil> {
    let length = i64::from(edge.length().max(1));
    let (mut low, mut high) = (i64::MAX, i64::MIN);
    for &corner in other {
        if edge.cross(corner - from) < -i64::from(CONTACT) * length {
            return None;
        }
        let along = edge.dot(corner - from) / length;
        (low, high) = (low.min(along), high.max(along));
    }
    Some((high.min(length) - low.max(0)) as Mil)
}

impl Battle {
    /// WH-04-01, WH-04-G3: the models of a body that touch an enemy. Of a machine its whole crew (WH-09-H15).
    pub(crate) fn fighters(&self, unit: UnitId) -> Fighters {
        let foes = self.unit(unit).foes;
        match self.card(unit).kind {
            Kind::Machine => everybody(self.unit(unit).models, foes),
            Kind::Chariot | Kind::Monster => everybody(1, foes),
            _ if self.is_character(unit) => everybody(1, foes),
            _ => self.regiment(unit, foes),
        }
    }

    /// The base of a model on the outline; the footprint for those that have no place of their own in it.
    pub(crate) fn fighter_base(&self, unit: UnitId, model: u8) -> Rect {
        match Outline::of(self, unit).locate(model.into()) {
            Some((rank, place)) if !self.is_machine(unit) => self.model(unit, rank as u8, place as u8),
            _ => self.rect(unit),
        }
    }

    fn regiment(&self, unit: UnitId, foes: UnitSet) -> Fighters {
        let outline = Outline::of(self, unit);
        let mut fighters = Fighters::new(outline.len());
        for foe in foes.iter() {
            for edge in Edge::ALL {
                self.touch_along(unit, outline, edge, foe, &mut fighters);
            }
            for hand in Hand::ALL {
                self.touch_lapping(unit, outline, foe, hand, &mut fighters);
            }
        }
        for hand in Hand::ALL {
            self.add_lapping(unit, hand, &mut fighters);
        }
        fighters
    }

    /// The models along an edge that touch the foe. A short last rank fights with all its models.
    fn touch_along(&self, unit: UnitId, outline: Outline, edge: Edge, foe: UnitId, fighters: &mut Fighters) {
        let other = &self.unit(foe).hull;
        if !within(&self.rect(unit).edge(edge), other, CONTACT) {
            return;
        }
        for from_left in 0..outline.along(edge) {
            let (file, rank) = outline.place(edge, from_left);
            if let Some(model) = outline.number(file, rank)
                && !self.is_covered(unit, rank as u8, file as u8)
                && within(&self.base_at(unit, file as u8, rank as u8).hull(), other, CONTACT)
            {
                fighters.touch(model, foe);
            }
        }
        let short = edge == Edge::Rear && outline.last < outline.files && 1 < outline.ranks;
        if short && self.side_touched(unit, foe) == Edge::Rear {
            (0..outline.last).for_each(|file| fighters.touch(outline.inner_rear() + file, foe));
        }
    }

    /// The models of the unit that have models of the foe before them which lap round its flank (WH-05-G15).
    fn touch_lapping(
        &self,
        unit: UnitId,
        outline: Outline,
        foe: UnitId,
        hand: Hand,
        fighters: &mut Fighters,
    ) {
        let round = self.unit(foe).lapping[hand as usize];
        if round == 0 {
            return;
        }
        let Some(edge) =
            self.lapped(foe, hand).filter(|lapped| lapped.enemy == unit).map(|lapped| lapped.edge)
        else {
            return;
        };
        let [width, depth] = self.card(unit).base;
        let base = if matches!(edge, Edge::Left | Edge::Right) { depth } else { width }.max(1);
        let reached = (Mil::from(round) * self.card(foe).base[0] + base - 1) / base;
        let along = outline.along(edge);
        for nth in 0..along.min(reached as usize) {
            let from_left = if hand == Hand::Left { nth } else { along - 1 - nth };
            let (file, rank) = outline.place(edge, from_left);
            if let Some(model) = outline.number(file, rank) {
                fighters.touch(model, foe);
            }
        }
    }

    /// WH-05-G15: models that lap round fight like the front rank.
    fn add_lapping(&self, unit: UnitId, hand: Hand, fighters: &mut Fighters) {
        let round = self.unit(unit).lapping[hand as usize];
        if 0 < round
            && let Some(lapped) = self.lapped(unit, hand)
        {
            (0..round).for_each(|_| fighters.add(lapped.enemy));
        }
    }
}

fn everybody(models: u8, foes: UnitSet) -> Fighters {
    let mut fighters = Fighters::new(models.into());
    for model in 0..usize::from(models) {
        foes.iter().for_each(|foe| fighters.touch(model, foe));
    }
    fighters
}
