use serde::Serialize;

/// The number of a unit in the battle. Regiments, machines, chariots, monsters and characters are units alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct UnitId(pub u8);

impl UnitId {
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of units.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct UnitSet(pub u64);

impl UnitSet {
    pub const EMPTY: UnitSet = UnitSet(0);

    #[inline]
    pub const fn of(unit: UnitId) -> UnitSet {
        UnitSet(1 << unit.0)
    }

    #[inline]
    pub const fn contains(self, unit: UnitId) -> bool {
        self.0 & 1 << unit.0 != 0
    }

    #[inline]
    pub fn insert(&mut self, unit: UnitId) {
        self.0 |= 1 << unit.0;
    }

    #[inline]
    pub fn remove(&mut self, unit: UnitId) {
        self.0 &= !(1 << unit.0);
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The unit with the lowest number (WH-01-G4).
    #[inline]
    pub fn first(self) -> Option<UnitId> {
        (self.0 != 0).then(|| UnitId(self.0.trailing_zeros() as u8))
    }

    #[inline]
    pub const fn with(self, other: UnitSet) -> UnitSet {
        UnitSet(self.0 | other.0)
    }

    #[inline]
    pub const fn without(self, other: UnitSet) -> UnitSet {
        UnitSet(self.0 & !other.0)
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = UnitId> + Clone {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let unit = UnitId(bits.trailing_zeros() as u8);
            bits &= bits - 1;
            Some(unit)
        })
    }
}

impl FromIterator<UnitId> for UnitSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = UnitId>>(units: I) -> UnitSet {
        let mut set = UnitSet::EMPTY;
        units.into_iter().for_each(|unit| set.insert(unit));
        set
    }
}
