//! Why an agreed battle cannot be fought, as data for words.

use super::view::item_words;
use crate::json::{Malformed, side_name};
use crate::systems::listed;
use ::demonworld::{Board, Misfit, Setup, SetupFault, hex_name};
use serde_json::{Value, json};

/// Everything that keeps the set-up from being a battle; `None` where nothing does.
pub(super) fn malformed(setup: &Setup) -> Option<Malformed> {
    let faults = setup.faults();
    if faults.is_empty() {
        return None;
    }
    let told = faults.iter().map(|fault| told(fault, setup.board)).collect();
    Some(Malformed::new("house", listed(&faults)).telling(told))
}

/// Sheets that do not fit together.
pub(super) fn misfit(misfit: Misfit) -> Malformed {
    let fault = match misfit {
        Misfit::NoRectangle => "no-rectangle",
        Misfit::Heights { .. } => "heights",
    };
    let told = json!({ "fault": fault, "rule": misfit.rule().to_string() });
    Malformed::new("house.board", misfit.to_string()).telling(vec![told])
}

/// A fault that people can bring about has words of its own; data files cannot have the others.
fn told(fault: &SetupFault, board: Board) -> Value {
    let mut told = match *fault {
        SetupFault::ArmySize { side, points, agreed } => {
            json!({ "fault": "army-size", "side": side_name(side), "points": points, "agreed": agreed })
        }
        SetupFault::TooManyObjectives { most } => json!({ "fault": "too-many-objectives", "most": most }),
        SetupFault::ObjectivePoints { points } => json!({ "fault": "objective-points", "points": points }),
        SetupFault::ObjectiveInZone { hex } => {
            json!({ "fault": "objective-in-zone", "hex": hex_name(board, hex) })
        }
        SetupFault::ObjectivesTooNear { hex, other } => {
            let (hex, other) = (hex_name(board, hex), hex_name(board, other));
            json!({ "fault": "objectives-too-near", "hex": hex, "other": other })
        }
        SetupFault::NotInScenario => json!({ "fault": "not-in-scenario" }),
        SetupFault::ItemTwice { item, .. } => {
            json!({ "fault": "item-twice", "item": item_words(item).first().copied().unwrap_or_default() })
        }
        _ => json!({ "fault": "other", "text": fault.to_string() }),
    };
    told["rule"] = json!(fault.rule().to_string());
    told
}
