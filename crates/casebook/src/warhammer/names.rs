use warhammer::UnitId;

/// What a case calls its units, by their numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Names(pub Vec<String>);

impl Names {
    pub fn unit(&self, name: &str) -> Result<UnitId, String> {
        let found =
            self.0.iter().position(|known| known == name).and_then(|number| u8::try_from(number).ok());
        found.map(UnitId).ok_or_else(|| format!("there is no unit \"{name}\""))
    }

    pub fn name(&self, unit: UnitId) -> String {
        self.0.get(unit.index()).cloned().unwrap_or_else(|| format!("unit {}", unit.0))
    }
}
