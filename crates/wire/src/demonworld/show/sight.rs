//! What an element sees of its enemies, and what hides the rest of them.

use super::super::{Demonworld, names};
use super::field;
use crate::show::{SeenNow, SightNow, Why};
use crate::words::Words;
use ::demonworld::rules::*;
use ::demonworld::{Battle, Cell, ElementId, Hex, Hindrance, Modules, hex_name};
use ::table::RuleId;

/// `None` where there is no such element on the board, as far as the viewer of the position knows.
pub(super) fn sight(system: &Demonworld, game: &Battle, element: u8, words: &Words) -> Option<SightNow> {
    let on_board = || game.units().flat_map(|unit| game.elements(unit));
    let element = on_board().find(|one| one.0 == element)?;
    let side = game.side_of(game.unit_of(element));
    let looker = Looker { game, element, names: names::names(system, game, words.lang()).elements, words };
    let enemies = on_board().filter(|&one| game.side_of(game.unit_of(one)) != side);
    let mut seen: Vec<SeenNow> = enemies.map(|enemy| looker.seen(enemy)).collect();
    seen.sort_by_key(|one| (one.distance, one.element));
    Some(SightNow { element: element.0, from: field(game.hex(element)), seen })
}

struct Looker<'a> {
    game: &'a Battle,
    element: ElementId,
    /// Of elements.
    names: Vec<String>,
    words: &'a Words,
}

impl Looker<'_> {
    fn seen(&self, enemy: ElementId) -> SeenNow {
        let game = self.game;
        let distance = game.hex(self.element).distance(game.hex(enemy));
        let (sections, hidden_by) = if game.house_rules().modules.has(Modules::TERRAIN) {
            self.side_view(enemy)
        } else {
            self.flat(enemy)
        };
        SeenNow { element: enemy.0, distance, sections, hidden_by }
    }

    /// DW-12-03 to DW-12-10. Of somebody in water the lowest sections lie under its surface (DW-12-37).
    fn side_view(&self, enemy: ElementId) -> (Vec<bool>, Vec<Why>) {
        let report = self.game.sight_report(self.element, enemy);
        let size = usize::from(self.game.card_of(enemy).size);
        let mut sections = vec![false; size.saturating_sub(report.visible.len())];
        let mut hidden_by = Vec::new();
        if !sections.is_empty() {
            hidden_by.push(self.why(self.game.hex(enemy), "water", DW_12_37));
        }
        sections.extend(report.visible);
        let hiding = report.obstacles.iter().filter(|screen| !screen.hides.is_empty());
        let screens = hiding.map(|screen| self.hindrance(screen.obstacle.what, screen.obstacle.hex));
        hidden_by.splice(0..0, screens);
        (sections, hidden_by)
    }

    /// DW-04-10: all or nothing.
    fn flat(&self, enemy: ElementId) -> (Vec<bool>, Vec<Why>) {
        let game = self.game;
        let blocker = game.sight_blocked(game.hex(self.element), game.hex(enemy));
        let why = blocker.and_then(|hex| match game.at(hex) {
            Cell::Held(other) => Some(self.by_element(other, hex, DW_04_10)),
            _ => None,
        });
        (vec![blocker.is_none(); game.card_of(enemy).size.into()], why.into_iter().collect())
    }

    fn hindrance(&self, what: Hindrance, hex: Hex) -> Why {
        match what {
            Hindrance::Element(other) => self.by_element(other, hex, DW_12_20),
            Hindrance::Hill => self.why(hex, "hill", DW_12_18),
            Hindrance::Undergrowth => self.why(hex, "undergrowth", DW_12_30),
            Hindrance::Wood => self.why(hex, "wood", DW_12_24),
            Hindrance::Hedge => self.why(hex, "hedge", DW_12_32),
            Hindrance::Wall => self.why(hex, "wall", DW_12_32),
        }
    }

    fn by_element(&self, other: ElementId, hex: Hex, rule: RuleId) -> Why {
        let name = self.names.get(usize::from(other.0)).cloned().unwrap_or_default();
        self.told(hex, "element", name, rule)
    }

    fn why(&self, hex: Hex, what: &str, rule: RuleId) -> Why {
        self.told(hex, what, String::new(), rule)
    }

    fn told(&self, hex: Hex, what: &str, name: String, rule: RuleId) -> Why {
        let place = hex_name(self.game.board(), hex);
        let args = [("what", what.into()), ("name", name.into()), ("place", place.into())];
        Why { text: self.words.text("hidden-by", &args), rule: rule.to_string(), at: Some(field(hex)) }
    }
}
