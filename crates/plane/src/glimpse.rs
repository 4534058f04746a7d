use crate::{Mil, Point, Quad, Rect, Vector};

/// What a quick look at a target straight ahead tells of the first contact with
/// it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Glimpse {
    /// The contact is at least so far ahead.
    pub least: Mil,
    /// The point of the target that is touched, at most [`Glimpse::BLUR`] off;
    /// `None` where a look does not tell.
    pub touched: Option<Point>,
}

impl Glimpse {
    /// How far off the point touched may seem, either way.
    pub const BLUR: Mil = 25;

    /// What `rect` sees of `target` when it looks straight ahead, up to
    /// `distance`. A sweep costs ten times as much, and never finds what is
    /// denied here.
    ///
    /// What the front meets first is the nearest part of the outline between
    /// the lines along the flanks: a corner, or a place where the outline
    /// crosses one of them.
    ///
    /// # Errors
    ///
    /// If it cannot meet it: all of the target would have to move by more than
    /// this, as seen from `rect`, before it could.
    #[inline]
    pub fn ahead(rect: &Rect, distance: Mil, target: &Quad) -> Result<Glimpse, Mil> {
        let places = Place::all_of(rect, target);
        let far = |length: Mil| fine(length) + fine(ROUNDING);
        let flank = far(rect.width / 2);
        let least = |part: fn(&Place) -> i64| places.iter().map(part).fold(i64::MAX, i64::min);
        let most = |part: fn(&Place) -> i64| places.iter().map(part).fold(i64::MIN, i64::max);
        let beyond = (least(|p| p.ahead) - far(distance)).max(-far(rect.depth) - most(|p| p.ahead));
        let beside = (least(|p| p.aside) - flank).max(-flank - most(|p| p.aside));
        let missed = beyond.max(beside);
        if missed > 0 {
            return Err(whole(missed));
        }
        let met = Met::between(&places, flank);
        let Some(nearest) = met.nearest().filter(|nearest| nearest.ahead <= far(distance)) else {
            return Err(0);
        };
        let least = whole(nearest.ahead).saturating_sub(2 * ROUNDING).max(0);
        let clear = nearest.clear && nearest.ahead > far(0) && met.is_alone(&nearest);
        let touched = clear.then(|| {
            rect.front + rect.facing.rotate(Vector::new(whole(nearest.ahead), whole(nearest.aside)))
        });
        Ok(Glimpse { least, touched })
    }

    /// How many whole degrees a rectangle may turn about a point before a
    /// target that it misses by so much can be met, if no corner of the target
    /// is farther than `radius` from that point: no corner moves by more than
    /// its arc, as seen from the rectangle.
    #[inline]
    pub const fn degrees_to_turn(missed: Mil, radius: Mil) -> Mil {
        // A radian has 57.3 degrees; those are whole units off by less than 1 in
        // 150.
        let spare = missed - ROUNDING;
        if spare > 0 && radius > 0 { (spare as i64 * 56 / radius as i64) as Mil } else { 0 }
    }
}

/// More than corners and ways are rounded by, all in all.
const ROUNDING: Mil = 8;

/// Bits below a [`Mil`].
const BITS: u32 = 6;

#[inline]
const fn fine(length: Mil) -> i64 {
    (length as i64) << BITS
}

#[inline]
const fn whole(length: i64) -> Mil {
    (length >> BITS) as Mil
}

/// A point of the target as seen from the middle of a front, in fractions of a
/// [`Mil`].
#[derive(Clone, Copy)]
struct Place {
    ahead: i64,
    /// To the left.
    aside: i64,
    /// Whether rounding moves it only by a little.
    clear: bool,
}

impl Place {
    /// The corners of the target.
    #[inline]
    fn all_of(rect: &Rect, target: &Quad) -> [Place; 4] {
        let (x, y) = rect.facing.unit();
        let (x, y) = (x as i64, y as i64);
        target.0.map(|corner| {
            let to = corner - rect.front;
            let (to_x, to_y) = (to.x as i64, to.y as i64);
            let (ahead, aside) = (x * to_x + y * to_y, x * to_y - y * to_x);
            Place { ahead: ahead >> (30 - BITS), aside: aside >> (30 - BITS), clear: true }
        })
    }

    /// Where the line to another place crosses a line along a flank.
    #[inline]
    fn crossing(&self, to: &Place, flank: i64) -> Option<Place> {
        if (self.aside > flank) == (to.aside > flank) {
            return None;
        }
        let (ahead, aside) = (to.ahead - self.ahead, to.aside - self.aside);
        // On a steep line a little aside is far ahead.
        let clear = ahead.abs() <= 2 * aside.abs();
        Some(Place { ahead: self.ahead + ahead * (flank - self.aside) / aside, aside: flank, clear })
    }
}

/// The places that may be met first: corners between the flanks, and crossings
/// of the lines along them.
struct Met {
    list: [Option<Place>; 8],
    len: usize,
}

impl Met {
    #[inline]
    fn between(places: &[Place; 4], flank: i64) -> Met {
        let mut met = Met { list: [None; 8], len: 0 };
        let [a, b, c, d] = places;
        for (from, to) in [(a, b), (b, c), (c, d), (d, a)] {
            if from.aside.abs() <= flank {
                // One that may just be missed tells nothing.
                let clear = from.aside.abs() <= flank - fine(3 * ROUNDING);
                met.add(Place { clear, ..*from });
            }
            for flank in [flank, -flank] {
                if let Some(place) = from.crossing(to, flank) {
                    met.add(place);
                }
            }
        }
        met
    }

    #[inline]
    fn add(&mut self, place: Place) {
        if let Some(free) = self.list.get_mut(self.len) {
            *free = Some(place);
            self.len += 1;
        }
    }

    #[inline]
    fn nearest(&self) -> Option<Place> {
        self.list.iter().map_while(|place| *place).reduce(|a, b| if b.ahead < a.ahead { b } else { a })
    }

    /// Whether nothing else is met so soon that it may be the first.
    #[inline]
    fn is_alone(&self, nearest: &Place) -> bool {
        self.list.iter().map_while(|place| *place).all(|place| {
            place.ahead - nearest.ahead > fine(2 * ROUNDING)
                || (place.aside - nearest.aside).abs() <= fine(ROUNDING)
        })
    }
}
