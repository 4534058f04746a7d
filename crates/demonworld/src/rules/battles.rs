//! Chapter 16, with the bases, items, units and summaries that battles of the standard game use.

use super::{rule, ruling};
use table::RuleId;

/// DW-16-01: Scope.
pub const DW_16_01: RuleId = rule(16, 1);
/// DW-16-02: Scenario 1 "The last fight" (Das letzte Gefecht): forces.
pub const DW_16_02: RuleId = rule(16, 2);
/// DW-16-03: Scenario 1: board.
pub const DW_16_03: RuleId = rule(16, 3);
/// DW-16-04: Scenario 1: length.
pub const DW_16_04: RuleId = rule(16, 4);
/// DW-16-05: Scenario 1: imperial victory.
pub const DW_16_05: RuleId = rule(16, 5);
/// DW-16-06: Scenario 1: value of losses.
pub const DW_16_06: RuleId = rule(16, 6);
/// DW-16-07: Scenario 1: driven off.
pub const DW_16_07: RuleId = rule(16, 7);
/// DW-16-08: Scenario 1: orc victory.
pub const DW_16_08: RuleId = rule(16, 8);
/// DW-16-09: Scenario 2 "Kal Benokk": forces.
pub const DW_16_09: RuleId = rule(16, 9);
/// DW-16-10: Scenario 2: board.
pub const DW_16_10: RuleId = rule(16, 10);
/// DW-16-11: Scenario 2: length.
pub const DW_16_11: RuleId = rule(16, 11);
/// DW-16-12: Scenario 2: orc victory.
pub const DW_16_12: RuleId = rule(16, 12);
/// DW-16-13: Scenario 2: imperial victory.
pub const DW_16_13: RuleId = rule(16, 13);
/// DW-16-14: Free play and formal play.
pub const DW_16_14: RuleId = rule(16, 14);
/// DW-16-15: Army size.
pub const DW_16_15: RuleId = rule(16, 15);
/// DW-16-16: Army composition in the standard game.
pub const DW_16_16: RuleId = rule(16, 16);
/// DW-16-17: Points balance.
pub const DW_16_17: RuleId = rule(16, 17);
/// DW-16-18: Building the board.
pub const DW_16_18: RuleId = rule(16, 18);
/// DW-16-19: Choice of maps.
pub const DW_16_19: RuleId = rule(16, 19);
/// DW-16-20: Choice of sides.
pub const DW_16_20: RuleId = rule(16, 20);
/// DW-16-21: Board orientation.
pub const DW_16_21: RuleId = rule(16, 21);
/// DW-16-22: Set-up zone.
pub const DW_16_22: RuleId = rule(16, 22);
/// DW-16-23: Half rows.
pub const DW_16_23: RuleId = rule(16, 23);
/// DW-16-24: Larger zones.
pub const DW_16_24: RuleId = rule(16, 24);
/// DW-16-25: Setting up units.
pub const DW_16_25: RuleId = rule(16, 25);
/// DW-16-26: Simultaneous set-up.
pub const DW_16_26: RuleId = rule(16, 26);
/// DW-16-27: Hidden set-up.
pub const DW_16_27: RuleId = rule(16, 27);
/// DW-16-28: Length of the game.
pub const DW_16_28: RuleId = rule(16, 28);
/// DW-16-29: Time limit.
pub const DW_16_29: RuleId = rule(16, 29);
/// DW-16-30: Scoring.
pub const DW_16_30: RuleId = rule(16, 30);
/// DW-16-31: Only whole units score.
pub const DW_16_31: RuleId = rule(16, 31);
/// DW-16-32: Winner.
pub const DW_16_32: RuleId = rule(16, 32);
/// DW-16-33: Objectives are optional.
pub const DW_16_33: RuleId = rule(16, 33);
/// DW-16-34: Objectives: number and value.
pub const DW_16_34: RuleId = rule(16, 34);
/// DW-16-35: Objectives: place.
pub const DW_16_35: RuleId = rule(16, 35);
/// DW-16-36: Objectives: forbidden places.
pub const DW_16_36: RuleId = rule(16, 36);
/// DW-16-37: Objectives: choice of sides.
pub const DW_16_37: RuleId = rule(16, 37);
/// DW-16-38: Objectives: control.
pub const DW_16_38: RuleId = rule(16, 38);
/// DW-16-39: Flank marches are optional.
pub const DW_16_39: RuleId = rule(16, 39);
/// DW-16-40: Scouting factor: time.
pub const DW_16_40: RuleId = rule(16, 40);
/// DW-16-41: Scouting factor: sum.
pub const DW_16_41: RuleId = rule(16, 41);
/// DW-16-42: Out-scouting.
pub const DW_16_42: RuleId = rule(16, 42);
/// DW-16-43: Flank marches of the out-scouting side.
pub const DW_16_43: RuleId = rule(16, 43);
/// DW-16-44: Flank march without out-scouting.
pub const DW_16_44: RuleId = rule(16, 44);
/// DW-16-45: Secret assignment.
pub const DW_16_45: RuleId = rule(16, 45);
/// DW-16-46: Who cannot flank march.
pub const DW_16_46: RuleId = rule(16, 46);
/// DW-16-47: Earliest arrival.
pub const DW_16_47: RuleId = rule(16, 47);
/// DW-16-48: Commands march together.
pub const DW_16_48: RuleId = rule(16, 48);
/// DW-16-49: Arrival roll.
pub const DW_16_49: RuleId = rule(16, 49);
/// DW-16-50: Arrival roll: time.
pub const DW_16_50: RuleId = rule(16, 50);
/// DW-16-51: State on arrival.
pub const DW_16_51: RuleId = rule(16, 51);
/// DW-16-52: Entry hex.
pub const DW_16_52: RuleId = rule(16, 52);
/// DW-16-53: Marching on.
pub const DW_16_53: RuleId = rule(16, 53);
/// DW-16-54: No attack on arrival.
pub const DW_16_54: RuleId = rule(16, 54);
/// DW-16-55: Other arriving elements.
pub const DW_16_55: RuleId = rule(16, 55);
/// DW-16-56: Entry of a command.
pub const DW_16_56: RuleId = rule(16, 56);
/// DW-16-57: The board is not extended.
pub const DW_16_57: RuleId = rule(16, 57);
/// DW-16-58: Never arrived.
pub const DW_16_58: RuleId = rule(16, 58);
/// DW-16-59: Blocked entry.
pub const DW_16_59: RuleId = rule(16, 59);
/// DW-16-G1: Scenario maps lost.
pub const DW_16_G1: RuleId = ruling(16, 1);
/// DW-16-G2: Card points.
pub const DW_16_G2: RuleId = ruling(16, 2);
/// DW-16-G3: "Half destroyed or driven off".
pub const DW_16_G3: RuleId = ruling(16, 3);
/// DW-16-G4: Both scenario 1 conditions at once.
pub const DW_16_G4: RuleId = ruling(16, 4);
/// DW-16-G5: Scenario 2 without end.
pub const DW_16_G5: RuleId = ruling(16, 5);
/// DW-16-G6: Holding the mound for a whole round.
pub const DW_16_G6: RuleId = ruling(16, 6);
/// DW-16-G7: Ties in scoring.
pub const DW_16_G7: RuleId = ruling(16, 7);
/// DW-16-G8: What scores in own battles.
pub const DW_16_G8: RuleId = ruling(16, 8);
/// DW-16-G9: May the out-scouted side flank march?.
pub const DW_16_G9: RuleId = ruling(16, 9);
/// DW-16-G10: Scouting factor zero.
pub const DW_16_G10: RuleId = ruling(16, 10);
/// DW-16-G11: Must the arrival roll be made?.
pub const DW_16_G11: RuleId = ruling(16, 11);
/// DW-16-G12: Entry edge drawing lost.
pub const DW_16_G12: RuleId = ruling(16, 12);
/// DW-16-G13: Left and right wing.
pub const DW_16_G13: RuleId = ruling(16, 13);
/// DW-16-G14: Arrival and targets before moving.
pub const DW_16_G14: RuleId = ruling(16, 14);
/// DW-16-G15: Movement of followers.
pub const DW_16_G15: RuleId = ruling(16, 15);
/// DW-16-G16: Later units of a command.
pub const DW_16_G16: RuleId = ruling(16, 16);
/// DW-16-G17: Large element or commander alone as a flank marcher.
pub const DW_16_G17: RuleId = ruling(16, 17);
/// DW-16-G18: Board orientation in other layouts.
pub const DW_16_G18: RuleId = ruling(16, 18);
/// DW-16-G19: Composition of a command.
pub const DW_16_G19: RuleId = ruling(16, 19);
/// DW-16-G20: Misprint in the list of excluded troops.
pub const DW_16_G20: RuleId = ruling(16, 20);
/// DW-25-02: How many figures stand on a base.
pub const DW_25_02: RuleId = rule(25, 2);
/// DW-26-01: What an item is.
pub const DW_26_01: RuleId = rule(26, 1);
/// DW-26-02: Who may carry it.
pub const DW_26_02: RuleId = rule(26, 2);
/// DW-26-03: Unique.
pub const DW_26_03: RuleId = rule(26, 3);
/// DW-26-04: One bought item per element.
pub const DW_26_04: RuleId = rule(26, 4);
/// DW-26-05: Unit-wide items do not count against special figures.
pub const DW_26_05: RuleId = rule(26, 5);
/// DW-26-06: Built-in items.
pub const DW_26_06: RuleId = rule(26, 6);
/// DW-26-07: A bought weapon adds or replaces.
pub const DW_26_07: RuleId = rule(26, 7);
/// DW-26-08: Bought ranged weapon.
pub const DW_26_08: RuleId = rule(26, 8);
/// DW-26-09: Bought melee weapon.
pub const DW_26_09: RuleId = rule(26, 9);
/// DW-26-10: Items that merely raise combat strength.
pub const DW_26_10: RuleId = rule(26, 10);
/// DW-26-11: Bought armour.
pub const DW_26_11: RuleId = rule(26, 11);
/// DW-26-12: Items that merely raise armour.
pub const DW_26_12: RuleId = rule(26, 12);
/// DW-26-13: Models with two melee weapons.
pub const DW_26_13: RuleId = rule(26, 13);
/// DW-26-14: Description beats card.
pub const DW_26_14: RuleId = rule(26, 14);
/// DW-26-15: Sword of Fear (Schwert der Furcht).
pub const DW_26_15: RuleId = rule(26, 15);
/// DW-26-16: Victory Standard (Siegesstandarte).
pub const DW_26_16: RuleId = rule(26, 16);
/// DW-26-18: Sword of Power (Schwert der Macht).
pub const DW_26_18: RuleId = rule(26, 18);
/// DW-26-20: War Banner (Kriegsbanner).
pub const DW_26_20: RuleId = rule(26, 20);
/// DW-26-21: Lost items score.
pub const DW_26_21: RuleId = rule(26, 21);
/// DW-27-01: How card values are built (construction formula).
pub const DW_27_01: RuleId = rule(27, 1);
/// DW-27-08: Herkyn Barrach Colonh.
pub const DW_27_08: RuleId = rule(27, 8);
/// DW-27-09: Gordan Orc-Slayer (Gordan Orkschlächter).
pub const DW_27_09: RuleId = rule(27, 9);
/// DW-27-15: Trolls (Trolle).
pub const DW_27_15: RuleId = rule(27, 15);
/// DW-27-16: Troll regeneration.
pub const DW_27_16: RuleId = rule(27, 16);
/// DW-27-20: Kruuk.
pub const DW_27_20: RuleId = rule(27, 20);
/// DW-27-21: Baslian the Victorious (Baslian der Siegreiche).
pub const DW_27_21: RuleId = rule(27, 21);
/// DW-27-24: Army restrictions in this book.
pub const DW_27_24: RuleId = rule(27, 24);
/// DW-28-03: Revealing order.
pub const DW_28_03: RuleId = rule(28, 3);
/// DW-28-05: Order of steps after shooting.
pub const DW_28_05: RuleId = rule(28, 5);
/// DW-28-06: Lone commanders' windows.
pub const DW_28_06: RuleId = rule(28, 6);
/// DW-28-11: Order and weapon initiative bonuses last one phase; impetuousness always.
pub const DW_28_11: RuleId = rule(28, 11);
/// DW-28-12: Skirmish formation needs at least five elements.
pub const DW_28_12: RuleId = rule(28, 12);
/// DW-28-14: No wheel by small units or across obstacles.
pub const DW_28_14: RuleId = rule(28, 14);
/// DW-28-17: A natural six.
pub const DW_28_17: RuleId = rule(28, 17);
