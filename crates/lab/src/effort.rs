use table::Citations;

/// How much to play to see which rules are applied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    pub seed: u64,
    /// Battles of each scenario.
    pub battles: u32,
    /// Positions at random of each kind, each played on to its end.
    pub positions: u32,
    /// Actions tried at each decision only to see what is refused.
    pub attempts: u32,
}

impl Default for Effort {
    /// About twenty seconds on one core.
    fn default() -> Effort {
        Effort { seed: 1, battles: 200, positions: 4000, attempts: 4 }
    }
}

impl Effort {
    /// A quarter of it, for somebody who waits.
    pub fn quick(self) -> Effort {
        Effort { battles: self.battles / 4, positions: self.positions / 4, ..self }
    }
}

/// Which rules of a system were applied.
#[derive(Clone, Debug, Default)]
pub struct Fired {
    /// How often each rule and ruling was.
    pub citations: Citations,
    /// How many battles that took, positions played on included.
    pub battles: u32,
}
