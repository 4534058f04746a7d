use crate::{Game, ScriptFault, Scripted, Side};

/// One action of a battle with the dice that fell, as a journal keeps it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry<A> {
    pub side: Side,
    pub action: A,
    /// The faces in the order in which they were rolled.
    pub dice: Vec<u8>,
    /// The hash of the state afterwards, where it was noted.
    pub hash: Option<u64>,
}

/// Why a noted battle does not run again, with the number of the entry (from 0).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault<R> {
    Refused { entry: usize, refusal: R },
    Dice { entry: usize, fault: ScriptFault },
    Hash { entry: usize, noted: u64, found: u64 },
}

/// Plays the entries from the given state and compares every hash that was noted.
pub fn rerun<G: Game>(
    mut game: G,
    entries: &[Entry<G::Action>],
    mut each: impl FnMut(usize, &G, &[G::Event]),
) -> Result<G, Fault<G::Refusal>> {
    for (number, entry) in entries.iter().enumerate() {
        let legal = game
            .check(entry.side, entry.action)
            .map_err(|refusal| Fault::Refused { entry: number, refusal })?;
        let mut dice = Scripted::faces(&entry.dice);
        let mut events = Vec::new();
        game.apply(legal, &mut dice, &mut events);
        dice.finish().map_err(|fault| Fault::Dice { entry: number, fault })?;
        let found = game.state_hash();
        if let Some(noted) = entry.hash.filter(|&noted| noted != found) {
            return Err(Fault::Hash { entry: number, noted, found });
        }
        each(number, &game, &events);
    }
    Ok(game)
}
