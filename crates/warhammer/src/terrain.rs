//! WH-09-H37, WH-09-H42: what the kinds of ground are, and ground laid out at random.

use crate::dice::Purpose;
use crate::event::Event;
use crate::ground::{Cover, Going, Ground, Piece, Screen, Terrain};
use crate::rules::*;
use plane::{Angle, INCH, Mil, Point, Rect, Shape, Vector};
use table::{Ask, Dice, Die, Events, RollKey};

impl Terrain {
    pub const ALL: [Terrain; 15] = [
        Terrain::PlainHill,
        Terrain::SteepHill,
        Terrain::SteepSlope,
        Terrain::Wood,
        Terrain::DenseWood,
        Terrain::Marsh,
        Terrain::Hedge,
        Terrain::Fence,
        Terrain::Wall,
        Terrain::Building,
        Terrain::Rock,
        Terrain::River,
        Terrain::Ford,
        Terrain::Bridge,
        Terrain::Road,
    ];

    /// WH-02-13 to WH-02-16, WH-09-H50, WH-09-H51.
    const fn going(self) -> Going {
        match self {
            Terrain::PlainHill | Terrain::Bridge | Terrain::Road => Going::Open,
            Terrain::SteepHill | Terrain::Wood | Terrain::Ford => Going::Difficult,
            Terrain::SteepSlope | Terrain::DenseWood | Terrain::Marsh => Going::VeryDifficult,
            Terrain::Hedge | Terrain::Fence | Terrain::Wall => Going::Obstacle,
            Terrain::Building | Terrain::Rock | Terrain::River => Going::Impassable,
        }
    }

    /// WH-03-08.
    const fn cover(self) -> Cover {
        match self {
            Terrain::Wood | Terrain::DenseWood | Terrain::Hedge | Terrain::Fence => Cover::Soft,
            Terrain::Wall | Terrain::Building | Terrain::Rock => Cover::Hard,
            _ => Cover::None,
        }
    }

    /// WH-09-H38, WH-09-H50, WH-09-H52.
    const fn screen(self) -> Screen {
        match self {
            Terrain::Wood => Screen::Wood { depth: 2 * INCH },
            Terrain::DenseWood => Screen::Wood { depth: INCH },
            Terrain::PlainHill | Terrain::SteepHill => Screen::Hill,
            Terrain::Building | Terrain::Rock => Screen::Solid,
            _ => Screen::Clear,
        }
    }

    /// A piece of this ground as the rules have it.
    pub const fn piece(self, shape: Shape) -> Piece {
        Piece {
            terrain: self,
            shape,
            going: self.going(),
            cover: self.cover(),
            screen: self.screen(),
            height: matches!(self, Terrain::PlainHill | Terrain::SteepHill) as u8,
            defendable: matches!(self, Terrain::Hedge | Terrain::Fence | Terrain::Wall),
            closed_to_wheels: matches!(self, Terrain::Wood | Terrain::DenseWood | Terrain::Marsh),
        }
    }
}

/// WH-09-H42: how far apart pieces lie, and how far from the edges of the table.
const BETWEEN: Mil = 6 * INCH;
const FROM_EDGE: Mil = 3 * INCH;

/// How often a place is sought for a piece before it is left out.
const TRIES: u8 = 6;

/// The dice of the ground.
struct Layout<'a, D> {
    table: [Mil; 2],
    dice: &'a mut D,
    rolled: u8,
}

/// WH-09-H42, WH-09-T2: D3 + 3 pieces. Where they lie is up to the dice too: in the southern and the northern half in
/// turn, as if the players placed them alternately. A piece for which there is no room is left out.
pub fn random_ground<D: Dice, E: Events<Event>>(table: [Mil; 2], dice: &mut D, events: &mut E) -> Ground {
    events.cite(WH_09_H42);
    let mut layout = Layout { table, dice, rolled: 0 };
    let count = layout.roll().div_ceil(2) + 3;
    let mut ground = Ground::default();
    for number in 0..count {
        let terrain = layout.terrain();
        let place = (0..TRIES).find_map(|_| {
            let shape = layout.shape(terrain, number % 2 == 1)?;
            layout.is_free(&shape, &ground).then_some(shape)
        });
        ground.pieces.extend(place.map(|shape| terrain.piece(shape)));
    }
    events.cite(WH_09_T2);
    ground
}

impl<D: Dice> Layout<'_, D> {
    fn roll(&mut self) -> u8 {
        let key = RollKey { round: 0, actor: u16::MAX, purpose: Purpose::Ground as u8, nth: self.rolled };
        self.rolled = self.rolled.wrapping_add(1);
        self.dice.roll(Ask::face(key, Die::D6))
    }

    /// WH-09-T2.
    fn terrain(&mut self) -> Terrain {
        match self.roll() {
            1 | 2 => Terrain::Wood,
            3 => Terrain::PlainHill,
            4 => self.either(Terrain::Hedge, Terrain::Fence),
            5 => Terrain::Wall,
            _ => self.either(Terrain::Marsh, Terrain::Rock),
        }
    }

    fn either(&mut self, low: Terrain, high: Terrain) -> Terrain {
        if self.roll() <= 3 { low } else { high }
    }

    /// One of 36 places between the two ends.
    fn between(&mut self, low: Mil, high: Mil) -> Mil {
        let nth = 6 * Mil::from(self.roll() - 1) + Mil::from(self.roll() - 1);
        low + (high - low) / 35 * nth
    }

    /// The piece somewhere in its half of the table; lines lie any way round in steps of 30°.
    fn shape(&mut self, terrain: Terrain, north: bool) -> Option<Shape> {
        let [width, depth] = self.table;
        let x = self.between(FROM_EDGE, width - FROM_EDGE);
        let half = if north { [depth / 2, depth - FROM_EDGE] } else { [FROM_EDGE, depth / 2] };
        let y = self.between(half[0], half[1]);
        let centre = Point { x, y };
        match terrain {
            Terrain::Wood => Shape::oval(centre, (4 * INCH, 3 * INCH), Angle::EAST),
            Terrain::PlainHill => Shape::oval(centre, (6 * INCH, 4 * INCH), Angle::EAST),
            Terrain::Marsh => Shape::oval(centre, (3 * INCH, 3 * INCH), Angle::EAST),
            Terrain::Rock => Shape::rect(&Rect::about_centre(centre, Angle::NORTH, 3 * INCH, 3 * INCH)),
            _ => {
                let turned = Angle::from_degrees(30 * i32::from(self.roll()));
                let half = turned.rotate(Vector { x: 4 * INCH, y: 0 });
                Shape::line(&[centre - half, centre + half], 0)
            }
        }
    }

    fn is_free(&self, shape: &Shape, ground: &Ground) -> bool {
        let [width, depth] = self.table;
        let inner = plane::Bounds {
            low: Point { x: FROM_EDGE, y: FROM_EDGE },
            high: Point { x: width - FROM_EDGE, y: depth - FROM_EDGE },
        };
        let near = |piece: &Piece| plane::within(shape, &piece.shape, BETWEEN - 1);
        inner.encloses(&plane::Body::bounds(shape)) && !ground.pieces.iter().any(near)
    }
}
