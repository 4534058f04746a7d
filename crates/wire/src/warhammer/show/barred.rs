//! What a unit might be expected to do now and cannot, and why.

use super::super::action::action_to_json;
use super::choice::icon;
use super::offer::{aim_at, is_shooter, shots_at};
use super::why;
use crate::show::Barred;
use crate::words::{Names, Words};
use ::table::{Game, Side};
use ::warhammer::{Action, Battle, Refusal, Step, UnitId};

pub(super) fn barred(game: &Battle, side: Side, names: &Names, words: &Words) -> Vec<Barred> {
    let bars = Bars { game, side, names, words };
    match game.step() {
        Step::Deploy { .. } => bars.action(None, Action::Done).into_iter().collect(),
        Step::Charges => {
            let end = bars.action(None, Action::Done);
            end.into_iter().chain(game.on_table(side).filter_map(|unit| bars.charge(unit))).collect()
        }
        Step::Moves => game.on_table(side).filter_map(|unit| bars.moves(unit)).collect(),
        Step::Shooting => game.on_table(side).filter_map(|unit| bars.shot(unit)).collect(),
        Step::Magic => game.units().flat_map(|unit| bars.spells(unit)).collect(),
        _ => Vec::new(),
    }
}

struct Bars<'a> {
    game: &'a Battle,
    side: Side,
    names: &'a Names,
    words: &'a Words,
}

impl Bars<'_> {
    /// `None` where the action is accepted.
    fn action(&self, unit: Option<UnitId>, action: Action) -> Option<Barred> {
        let refusal = self.game.check(self.side, action).err()?;
        Some(self.refused(unit, action, &refusal))
    }

    fn refused(&self, unit: Option<UnitId>, action: Action, refusal: &Refusal) -> Barred {
        Barred {
            unit: unit.map(|unit| self.game.body_of(unit).0),
            element: None,
            short: self.words.short(&action_to_json(&action), self.names),
            icon: icon(action).map(str::to_owned),
            why: why(refusal, self.names, self.words),
        }
    }

    /// A unit that can charge nobody for a reason of its own.
    fn charge(&self, unit: UnitId) -> Option<Barred> {
        let charge = |target| Action::Charge { unit, target, air: false };
        let mut refusals = self.game.on_table(self.side.enemy()).map(|target| {
            let action = charge(target);
            self.game.check(self.side, action).err().map(|refusal| (action, refusal))
        });
        let (action, refusal) = refusals.next()??;
        let own = !is_about_target(&refusal) && refusals.all(|other| other.is_some());
        (own && !self.game.is_machine(unit)).then(|| self.refused(Some(unit), action, &refusal))
    }

    /// Why it does not move, or does not march.
    fn moves(&self, unit: UnitId) -> Option<Barred> {
        match self.game.move_of(unit) {
            // That it has moved is seen.
            Err(Refusal::HasMoved { .. }) => None,
            Err(refusal) => Some(self.refused(Some(unit), Action::Advance { unit, distance: 1 }, &refusal)),
            Ok(moving) if moving.segments == 0 => {
                let refusal = self.game.check(self.side, Action::March { unit }).err()?;
                let marches = matches!(refusal, Refusal::MarchesAlready { .. });
                (!marches).then(|| self.refused(Some(unit), Action::March { unit }, &refusal))
            }
            Ok(_) => None,
        }
    }

    /// Why somebody with missiles cannot shoot at anybody.
    fn shot(&self, unit: UnitId) -> Option<Barred> {
        if !is_shooter(self.game.card(unit)) {
            return None;
        }
        let mut first = None;
        for target in self.game.on_table(self.side.enemy()) {
            for action in shots_at(self.game, unit, target) {
                let refusal = self.game.check(self.side, action).err()?;
                if !is_about_target(&refusal) && !matches!(refusal, Refusal::WrongMachine { .. }) {
                    first.get_or_insert((action, refusal));
                }
            }
        }
        let (action, refusal) = first?;
        // That it has shot is seen.
        let shot = matches!(refusal, Refusal::HasShot { .. });
        (!shot).then(|| self.refused(Some(unit), action, &refusal))
    }

    /// Spells that cannot be cast at anybody.
    fn spells(&self, wizard: UnitId) -> Vec<Barred> {
        let game = self.game;
        if game.side(wizard) != self.side || !game.is_alive(wizard) {
            return Vec::new();
        }
        let spells = game.card(wizard).spells.iter().filter_map(|spell| {
            let cast = |target| Action::Cast { wizard, spell, aim: aim_at(game, spell, target), extra: 0 };
            let refusals = game.units().filter(|&unit| game.is_alive(unit)).map(|target| {
                let action = cast(target);
                game.check(self.side, action).err().map(|refusal| (action, refusal))
            });
            let refusals: Vec<_> = refusals.collect::<Option<_>>()?;
            let (action, refusal) = refusals.into_iter().find(|(_, refusal)| !is_about_target(refusal))?;
            Some(self.refused(Some(wizard), action, &refusal))
        });
        spells.collect()
    }
}

/// Whether another target might do.
fn is_about_target(refusal: &Refusal) -> bool {
    matches!(
        refusal,
        Refusal::NotInFrontArc { .. }
            | Refusal::NotInSight { .. }
            | Refusal::NobodySees { .. }
            | Refusal::TargetFighting { .. }
            | Refusal::TargetHasReacted { .. }
            | Refusal::OtherTargetOpen { .. }
            | Refusal::CharacterInUnit { .. }
            | Refusal::NotOnTable { .. }
            | Refusal::OutOfRange { .. }
            | Refusal::BeyondRange { .. }
            | Refusal::WrongTarget { .. }
            | Refusal::SpellOutOfRange { .. }
            | Refusal::SpellWithoutSight { .. }
    )
}
