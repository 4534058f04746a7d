use crate::demonworld::notation::At;
use demonworld::{ElementId, Hex, UnitId};

/// What a case calls its units, elements and hexes, in both directions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names {
    origin: Hex,
    units: Vec<UnitNames>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct UnitNames {
    name: String,
    /// The number of its first element in the battle.
    first: usize,
    elements: Vec<Option<String>>,
    /// One element that goes by the name of the unit.
    commander: bool,
}

impl Names {
    pub(crate) fn new(origin: Hex) -> Names {
        Names { origin, units: Vec::new() }
    }

    /// Adds the next unit of the battle; `elements` has one entry per element.
    pub(crate) fn add(&mut self, name: &str, elements: Vec<Option<String>>, commander: bool) {
        let first = self.units.last().map_or(0, |unit| unit.first + unit.elements.len());
        self.units.push(UnitNames { name: name.to_string(), first, elements, commander });
    }

    pub(crate) fn unit(&self, name: &str) -> Result<UnitId, String> {
        let found = self.units.iter().position(|unit| unit.name == name);
        let number = found.and_then(|number| u8::try_from(number).ok());
        number.map(UnitId).ok_or_else(|| format!("there is no unit \"{name}\""))
    }

    /// `grey.A`, or `grey.3` for the third element; a commander's name stands for his element.
    pub(crate) fn element(&self, name: &str) -> Result<ElementId, String> {
        let unknown = || {
            format!(
                "there is no element \"{name}\" (expected unit and element as in \"grey.A\" or \"grey.3\")"
            )
        };
        if let Some(commander) = self.units.iter().find(|unit| unit.commander && unit.name == name) {
            return u8::try_from(commander.first).map(ElementId).map_err(|_| unknown());
        }
        let (unit, element) = name.split_once('.').ok_or_else(unknown)?;
        let unit = self.units.iter().find(|known| known.name == unit).ok_or_else(unknown)?;
        let named = unit.elements.iter().position(|known| known.as_deref() == Some(element));
        let numbered = || element.parse::<usize>().ok().filter(|n| (1..=unit.elements.len()).contains(n));
        let slot = named.or_else(|| numbered().map(|n| n - 1)).ok_or_else(unknown)?;
        u8::try_from(unit.first + slot).map(ElementId).map_err(|_| unknown())
    }

    pub fn unit_name(&self, unit: UnitId) -> String {
        self.units.get(unit.index()).map_or_else(|| format!("unit {}", unit.0), |unit| unit.name.clone())
    }

    pub fn element_name(&self, element: ElementId) -> String {
        let number = element.index();
        let found = self.units.iter().find_map(|unit| {
            let slot = number.checked_sub(unit.first)?;
            Some((unit, slot, unit.elements.get(slot)?))
        });
        match found {
            Some((unit, ..)) if unit.commander => unit.name.clone(),
            Some((unit, _, Some(name))) => format!("{}.{name}", unit.name),
            Some((unit, slot, None)) => format!("{}.{}", unit.name, slot + 1),
            None => format!("element {}", element.0),
        }
    }

    /// The name of the element within its unit, where the case gives it one; a commander has his own everywhere.
    pub(crate) fn own_name(&self, element: ElementId) -> Option<String> {
        let unit = self.units.iter().rev().find(|unit| unit.first <= element.index())?;
        if unit.commander {
            return Some(unit.name.clone());
        }
        unit.elements.get(element.index() - unit.first)?.clone()
    }

    /// The names that elements have within their units, by the number of the element.
    pub(crate) fn own_names(&self) -> impl Iterator<Item = Option<String>> {
        self.units.iter().flat_map(|unit| unit.elements.iter().cloned())
    }

    pub(crate) fn hex(&self, at: At) -> Hex {
        self.origin.plus(at.0)
    }

    pub(crate) fn at(&self, hex: Hex) -> At {
        At(hex.offset(self.origin))
    }
}
