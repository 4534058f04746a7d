//! Chapters 13 to 15: formations, melee, morale.

use super::{rule, ruling};
use table::RuleId;

/// DW-13-01: Special formations need permission on the card.
pub const DW_13_01: RuleId = rule(13, 1);
/// DW-13-02: Copying a shape without permission.
pub const DW_13_02: RuleId = rule(13, 2);
/// DW-13-03: Square: who may form one.
pub const DW_13_03: RuleId = rule(13, 3);
/// DW-13-04: Square: one unit only.
pub const DW_13_04: RuleId = rule(13, 4);
/// DW-13-05: Square: attached commanders.
pub const DW_13_05: RuleId = rule(13, 5);
/// DW-13-06: Square: geometry.
pub const DW_13_06: RuleId = rule(13, 6);
/// DW-13-07: Square: what may be inside.
pub const DW_13_07: RuleId = rule(13, 7);
/// DW-13-08: Square: forming and leaving.
pub const DW_13_08: RuleId = rule(13, 8);
/// DW-13-09: Square is unordered.
pub const DW_13_09: RuleId = rule(13, 9);
/// DW-13-10: Square: every attack is frontal.
pub const DW_13_10: RuleId = rule(13, 10);
/// DW-13-11: Square: own strikes use real facing.
pub const DW_13_11: RuleId = rule(13, 11);
/// DW-13-12: Square: dissolution.
pub const DW_13_12: RuleId = rule(13, 12);
/// DW-13-13: Square: closing gaps by follow-up.
pub const DW_13_13: RuleId = rule(13, 13);
/// DW-13-14: Wedge: who may form one.
pub const DW_13_14: RuleId = rule(13, 14);
/// DW-13-15: Wedge: geometry.
pub const DW_13_15: RuleId = rule(13, 15);
/// DW-13-16: Wedge: forming.
pub const DW_13_16: RuleId = rule(13, 16);
/// DW-13-17: Wedge and special figures.
pub const DW_13_17: RuleId = rule(13, 17);
/// DW-13-18: Wedge: ordered, forward only.
pub const DW_13_18: RuleId = rule(13, 18);
/// DW-13-19: Wedge: no dissolving and re-forming in one phase.
pub const DW_13_19: RuleId = rule(13, 19);
/// DW-13-20: Wedge: combat bonus of the tip.
pub const DW_13_20: RuleId = rule(13, 20);
/// DW-13-21: Wedge: second attack of the tip.
pub const DW_13_21: RuleId = rule(13, 21);
/// DW-13-22: Wedge: dissolution.
pub const DW_13_22: RuleId = rule(13, 22);
/// DW-13-23: Wedge: restoring by follow-up.
pub const DW_13_23: RuleId = rule(13, 23);
/// DW-13-24: Skirmish formation is a marker state.
pub const DW_13_24: RuleId = rule(13, 24);
/// DW-13-25: Skirmish formation: conditions.
pub const DW_13_25: RuleId = rule(13, 25);
/// DW-13-26: Skirmish formation: about-face.
pub const DW_13_26: RuleId = rule(13, 26);
/// DW-13-27: Skirmish marker: cost and time.
pub const DW_13_27: RuleId = rule(13, 27);
/// DW-13-28: Skirmish marker: automatic removal in melee.
pub const DW_13_28: RuleId = rule(13, 28);
/// DW-13-29: Skirmish marker: automatic removal in flight.
pub const DW_13_29: RuleId = rule(13, 29);
/// DW-13-30: Skirmish formation: terrain costs.
pub const DW_13_30: RuleId = rule(13, 30);
/// DW-13-31: Skirmish formation in melee.
pub const DW_13_31: RuleId = rule(13, 31);
/// DW-13-32: Skirmish formation: shooting support through own ranks.
pub const DW_13_32: RuleId = rule(13, 32);
/// DW-13-33: Horde: definition.
pub const DW_13_33: RuleId = rule(13, 33);
/// DW-13-34: Horde: ordered only in horde formation.
pub const DW_13_34: RuleId = rule(13, 34);
/// DW-13-35: Horde: one manoeuvre.
pub const DW_13_35: RuleId = rule(13, 35);
/// DW-13-36: Horde: no wheel.
pub const DW_13_36: RuleId = rule(13, 36);
/// DW-13-37: Horde: uniform turn.
pub const DW_13_37: RuleId = rule(13, 37);
/// DW-13-38: Horde: shooting losses.
pub const DW_13_38: RuleId = rule(13, 38);
/// DW-13-39: Horde reduced to three elements.
pub const DW_13_39: RuleId = rule(13, 39);
/// DW-13-G1: Skirmish shape without the symbol.
pub const DW_13_G1: RuleId = ruling(13, 1);
/// DW-13-G2: Square drawings lost.
pub const DW_13_G2: RuleId = ruling(13, 2);
/// DW-13-G3: "Outer" and "outward" need a test.
pub const DW_13_G3: RuleId = ruling(13, 3);
/// DW-13-G4: When is a damaged square or wedge judged?.
pub const DW_13_G4: RuleId = ruling(13, 4);
/// DW-13-G5: Facing of outer elements changed in follow-up.
pub const DW_13_G5: RuleId = ruling(13, 5);
/// DW-13-G6: Attack on a square's outer element from inside.
pub const DW_13_G6: RuleId = ruling(13, 6);
/// DW-13-G7: Do attached commanders count in a wedge?.
pub const DW_13_G7: RuleId = ruling(13, 7);
/// DW-13-G8: Hiding special figures in a wedge.
pub const DW_13_G8: RuleId = ruling(13, 8);
/// DW-13-G9: Tip bonus after losses and on a second attack in place.
pub const DW_13_G9: RuleId = ruling(13, 9);
/// DW-13-G10: Minimum size of the skirmish formation.
pub const DW_13_G10: RuleId = ruling(13, 10);
/// DW-13-G11: Skirmish formation at set-up, and with an H order.
pub const DW_13_G11: RuleId = ruling(13, 11);
/// DW-13-G12: Impetuous unit in skirmish formation.
pub const DW_13_G12: RuleId = ruling(13, 12);
/// DW-13-G13: Wedge ranks 4 and 5.
pub const DW_13_G13: RuleId = ruling(13, 13);
/// DW-13-G14: Horde in two clusters.
pub const DW_13_G14: RuleId = ruling(13, 14);
/// DW-13-G15: "Adjacent" or "in contact" for hordes and squares.
pub const DW_13_G15: RuleId = ruling(13, 15);
/// DW-13-G16: Manoeuvres of an ex-horde.
pub const DW_13_G16: RuleId = ruling(13, 16);
/// DW-13-G17: Lost drawings of wedge, skirmish and horde.
pub const DW_13_G17: RuleId = ruling(13, 17);
/// DW-14-01: What the standard game changes.
pub const DW_14_01: RuleId = rule(14, 1);
/// DW-14-02: Second attack: conditions.
pub const DW_14_02: RuleId = rule(14, 2);
/// DW-14-03: Second attack: what does not count as support.
pub const DW_14_03: RuleId = rule(14, 3);
/// DW-14-04: Second attack: initiative over several rounds.
pub const DW_14_04: RuleId = rule(14, 4);
/// DW-14-05: Second attack: never a third.
pub const DW_14_05: RuleId = rule(14, 5);
/// DW-14-06: Second attack: target choice.
pub const DW_14_06: RuleId = rule(14, 6);
/// DW-14-07: Second attack: the step forward is immediate.
pub const DW_14_07: RuleId = rule(14, 7);
/// DW-14-08: Second attack against a survivor.
pub const DW_14_08: RuleId = rule(14, 8);
/// DW-14-09: Second attack ignores the new target's initiative.
pub const DW_14_09: RuleId = rule(14, 9);
/// DW-14-10: Elements with two attacks by nature.
pub const DW_14_10: RuleId = rule(14, 10);
/// DW-14-11: Second attack of a wedge tip.
pub const DW_14_11: RuleId = rule(14, 11);
/// DW-14-13: Carrying out a melee attack.
pub const DW_14_13: RuleId = rule(14, 13);
/// DW-14-14: Leader and standard-bearer.
pub const DW_14_14: RuleId = rule(14, 14);
/// DW-14-15: Melee skill.
pub const DW_14_15: RuleId = rule(14, 15);
/// DW-14-16: Charge bonus.
pub const DW_14_16: RuleId = rule(14, 16);
/// DW-14-17: Skirmish formation factors.
pub const DW_14_17: RuleId = rule(14, 17);
/// DW-14-18: Position factors.
pub const DW_14_18: RuleId = rule(14, 18);
/// DW-14-19: Terrain factors.
pub const DW_14_19: RuleId = rule(14, 19);
/// DW-14-20: Support.
pub const DW_14_20: RuleId = rule(14, 20);
/// DW-14-21: No automatic hit or miss.
pub const DW_14_21: RuleId = rule(14, 21);
/// DW-14-G1: "All its melee opponents".
pub const DW_14_G1: RuleId = ruling(14, 1);
/// DW-14-G2: Wedge bonus missing from the factor list.
pub const DW_14_G2: RuleId = ruling(14, 2);
/// DW-14-G3: May the second attack be supported?.
pub const DW_14_G3: RuleId = ruling(14, 3);
/// DW-14-G4: Is the second attack obligatory?.
pub const DW_14_G4: RuleId = ruling(14, 4);
/// DW-14-G5: Terrain and the step forward.
pub const DW_14_G5: RuleId = ruling(14, 5);
/// DW-14-G6: Does the margin use modifiers of the second attack?.
pub const DW_14_G6: RuleId = ruling(14, 6);
/// DW-14-G7: New contacts created by the step.
pub const DW_14_G7: RuleId = ruling(14, 7);
/// DW-14-G8: Charge bonus of impetuous cavalry.
pub const DW_14_G8: RuleId = ruling(14, 8);
/// DW-14-G9: Charge bonus and attached commanders.
pub const DW_14_G9: RuleId = ruling(14, 9);
/// DW-14-G10: First phase with a second enemy unit.
pub const DW_14_G10: RuleId = ruling(14, 10);
/// DW-14-G11: Lost drawing.
pub const DW_14_G11: RuleId = ruling(14, 11);
/// DW-15-01: Only units test.
pub const DW_15_01: RuleId = rule(15, 1);
/// DW-15-02: The six tests.
pub const DW_15_02: RuleId = rule(15, 2);
/// DW-15-03: Procedure.
pub const DW_15_03: RuleId = rule(15, 3);
/// DW-15-04: A rolled 6.
pub const DW_15_04: RuleId = rule(15, 4);
/// DW-15-05: Only and all listed factors.
pub const DW_15_05: RuleId = rule(15, 5);
/// DW-15-06: First value a.
pub const DW_15_06: RuleId = rule(15, 6);
/// DW-15-07: Second value b.
pub const DW_15_07: RuleId = rule(15, 7);
/// DW-15-08: Split units.
pub const DW_15_08: RuleId = rule(15, 8);
/// DW-15-09: Attached commanders in tests.
pub const DW_15_09: RuleId = rule(15, 9);
/// DW-15-10: What is a loss.
pub const DW_15_10: RuleId = rule(15, 10);
/// DW-15-11: Leader and standard-bearer count twice.
pub const DW_15_11: RuleId = rule(15, 11);
/// DW-15-12: Tests that cannot fail.
pub const DW_15_12: RuleId = rule(15, 12);
/// DW-15-13: Fire test: trigger.
pub const DW_15_13: RuleId = rule(15, 13);
/// DW-15-14: Fire test: after close-up.
pub const DW_15_14: RuleId = rule(15, 14);
/// DW-15-15: Fire test: units in melee.
pub const DW_15_15: RuleId = rule(15, 15);
/// DW-15-16: Fire test: factors.
pub const DW_15_16: RuleId = rule(15, 16);
/// DW-15-17: Fire test: failure.
pub const DW_15_17: RuleId = rule(15, 17);
/// DW-15-18: Loss test: trigger.
pub const DW_15_18: RuleId = rule(15, 18);
/// DW-15-19: Loss test: factors.
pub const DW_15_19: RuleId = rule(15, 19);
/// DW-15-20: Loss test: fear factor.
pub const DW_15_20: RuleId = rule(15, 20);
/// DW-15-21: Loss test: counting losses.
pub const DW_15_21: RuleId = rule(15, 21);
/// DW-15-22: Loss tests are resolved melee by melee.
pub const DW_15_22: RuleId = rule(15, 22);
/// DW-15-23: Loser of the phase.
pub const DW_15_23: RuleId = rule(15, 23);
/// DW-15-24: Loser tests first.
pub const DW_15_24: RuleId = rule(15, 24);
/// DW-15-25: Loser's flight.
pub const DW_15_25: RuleId = rule(15, 25);
/// DW-15-26: Winner tests next.
pub const DW_15_26: RuleId = rule(15, 26);
/// DW-15-27: Winner's flight, then follow-up.
pub const DW_15_27: RuleId = rule(15, 27);
/// DW-15-28: Loss test: failure.
pub const DW_15_28: RuleId = rule(15, 28);
/// DW-15-32: Attack test: trigger.
pub const DW_15_32: RuleId = rule(15, 32);
/// DW-15-33: Attack test: exemptions.
pub const DW_15_33: RuleId = rule(15, 33);
/// DW-15-34: Attack test: time and number.
pub const DW_15_34: RuleId = rule(15, 34);
/// DW-15-35: Attack test: factors.
pub const DW_15_35: RuleId = rule(15, 35);
/// DW-15-36: Attack test: failure.
pub const DW_15_36: RuleId = rule(15, 36);
/// DW-15-37: Attack test failed: other enemies.
pub const DW_15_37: RuleId = rule(15, 37);
/// DW-15-38: Obedience test: trigger.
pub const DW_15_38: RuleId = rule(15, 38);
/// DW-15-39: Obedience test: which formations.
pub const DW_15_39: RuleId = rule(15, 39);
/// DW-15-40: Obedience test: provoking elements.
pub const DW_15_40: RuleId = rule(15, 40);
/// DW-15-41: Obedience test: visible.
pub const DW_15_41: RuleId = rule(15, 41);
/// DW-15-42: Obedience test: reachable.
pub const DW_15_42: RuleId = rule(15, 42);
/// DW-15-43: Obedience test: front area.
pub const DW_15_43: RuleId = rule(15, 43);
/// DW-15-44: Obedience test: time.
pub const DW_15_44: RuleId = rule(15, 44);
/// DW-15-45: Obedience test: factors.
pub const DW_15_45: RuleId = rule(15, 45);
/// DW-15-46: Obedience test: choice of sign.
pub const DW_15_46: RuleId = rule(15, 46);
/// DW-15-47: Obedience test: several enemies.
pub const DW_15_47: RuleId = rule(15, 47);
/// DW-15-48: Obedience test: failure.
pub const DW_15_48: RuleId = rule(15, 48);
/// DW-15-49: Rally test: when.
pub const DW_15_49: RuleId = rule(15, 49);
/// DW-15-50: Rally test: factors.
pub const DW_15_50: RuleId = rule(15, 50);
/// DW-15-51: Rally test: failure.
pub const DW_15_51: RuleId = rule(15, 51);
/// DW-15-52: Rally test: success.
pub const DW_15_52: RuleId = rule(15, 52);
/// DW-15-53: Rally of a split unit.
pub const DW_15_53: RuleId = rule(15, 53);
/// DW-15-54: Unrallied remainder.
pub const DW_15_54: RuleId = rule(15, 54);
/// DW-15-55: Flight marker.
pub const DW_15_55: RuleId = rule(15, 55);
/// DW-15-56: What a fleeing unit cannot do.
pub const DW_15_56: RuleId = rule(15, 56);
/// DW-15-57: Flight move.
pub const DW_15_57: RuleId = rule(15, 57);
/// DW-15-58: Own base edge.
pub const DW_15_58: RuleId = rule(15, 58);
/// DW-15-59: Flight ignores formation.
pub const DW_15_59: RuleId = rule(15, 59);
/// DW-15-60: Flight may not end in contact.
pub const DW_15_60: RuleId = rule(15, 60);
/// DW-15-61: Flight: when an element stops.
pub const DW_15_61: RuleId = rule(15, 61);
/// DW-15-62: Flight: priority when hemmed in.
pub const DW_15_62: RuleId = rule(15, 62);
/// DW-15-63: Time of the first flight move.
pub const DW_15_63: RuleId = rule(15, 63);
/// DW-15-64: Later flight moves.
pub const DW_15_64: RuleId = rule(15, 64);
/// DW-15-65: Fleeing units do not flee again; grouping.
pub const DW_15_65: RuleId = rule(15, 65);
/// DW-15-66: Caught in flight.
pub const DW_15_66: RuleId = rule(15, 66);
/// DW-15-67: Attacking a fleeing unit.
pub const DW_15_67: RuleId = rule(15, 67);
/// DW-15-68: Attached commander: first flight move.
pub const DW_15_68: RuleId = rule(15, 68);
/// DW-15-69: Fleeing commander fights.
pub const DW_15_69: RuleId = rule(15, 69);
/// DW-15-70: Attached commander: later flight moves.
pub const DW_15_70: RuleId = rule(15, 70);
/// DW-15-71: Leaving the board.
pub const DW_15_71: RuleId = rule(15, 71);
/// DW-15-72: Units whose opponents have all fled.
pub const DW_15_72: RuleId = rule(15, 72);
/// DW-15-73: Impetuous marker.
pub const DW_15_73: RuleId = rule(15, 73);
/// DW-15-74: Impetuous: target.
pub const DW_15_74: RuleId = rule(15, 74);
/// DW-15-75: Impetuous: movement.
pub const DW_15_75: RuleId = rule(15, 75);
/// DW-15-76: Impetuous: time of movement.
pub const DW_15_76: RuleId = rule(15, 76);
/// DW-15-77: Impetuous: must make contact.
pub const DW_15_77: RuleId = rule(15, 77);
/// DW-15-78: Impetuous: initiative.
pub const DW_15_78: RuleId = rule(15, 78);
/// DW-15-79: Impetuous: follow-up.
pub const DW_15_79: RuleId = rule(15, 79);
/// DW-15-80: Impetuous: end of the state.
pub const DW_15_80: RuleId = rule(15, 80);
/// DW-15-81: Impetuous: next target.
pub const DW_15_81: RuleId = rule(15, 81);
/// DW-15-82: Impetuous: re-forming.
pub const DW_15_82: RuleId = rule(15, 82);
/// DW-15-83: Impetuous: guiding principle.
pub const DW_15_83: RuleId = rule(15, 83);
/// DW-15-84: Impetuous: no orders, no shooting.
pub const DW_15_84: RuleId = rule(15, 84);
/// DW-15-G1: Order of fire tests.
pub const DW_15_G1: RuleId = ruling(15, 1);
/// DW-15-G2: Initiative used for the tie-break.
pub const DW_15_G2: RuleId = ruling(15, 2);
/// DW-15-G3: Fear factor of a unit with an attached commander.
pub const DW_15_G3: RuleId = ruling(15, 3);
/// DW-15-G4: Opponents that have fled.
pub const DW_15_G4: RuleId = ruling(15, 4);
/// DW-15-G5: Kills in supported attacks.
pub const DW_15_G5: RuleId = ruling(15, 5);
/// DW-15-G6: Attack that would touch two feared enemies.
pub const DW_15_G6: RuleId = ruling(15, 6);
/// DW-15-G7: Must a unit attack after passing the attack test?.
pub const DW_15_G7: RuleId = ruling(15, 7);
/// DW-15-G8: Distance after a failed attack test.
pub const DW_15_G8: RuleId = ruling(15, 8);
/// DW-15-G9: Most favourable group.
pub const DW_15_G9: RuleId = ruling(15, 9);
/// DW-15-G10: Front area and obstacles.
pub const DW_15_G10: RuleId = ruling(15, 10);
/// DW-15-G11: Fleeing enemies provoke too.
pub const DW_15_G11: RuleId = ruling(15, 11);
/// DW-15-G12: Choosing the flight path.
pub const DW_15_G12: RuleId = ruling(15, 12);
/// DW-15-G13: "Reaching" the base edge.
pub const DW_15_G13: RuleId = ruling(15, 13);
/// DW-15-G14: Terrain costs in flight.
pub const DW_15_G14: RuleId = ruling(15, 14);
/// DW-15-G15: When are attacked fleeing elements removed?.
pub const DW_15_G15: RuleId = ruling(15, 15);
/// DW-15-G16: Melee opponents of a unit that flees in a shooting phase.
pub const DW_15_G16: RuleId = ruling(15, 16);
/// DW-15-G17: When does the unrallied remainder move?.
pub const DW_15_G17: RuleId = ruling(15, 17);
/// DW-15-G18: Duplicate paragraph.
pub const DW_15_G18: RuleId = ruling(15, 18);
/// DW-15-G19: Reference sheet misprint.
pub const DW_15_G19: RuleId = ruling(15, 19);
/// DW-15-G20: Attack conditions of impetuous units.
pub const DW_15_G20: RuleId = ruling(15, 20);
/// DW-15-G21: Nearest enemy.
pub const DW_15_G21: RuleId = ruling(15, 21);
/// DW-15-G22: Commander attached to an impetuous unit.
pub const DW_15_G22: RuleId = ruling(15, 22);
/// DW-15-G23: Is an impetuous unit obliged to strike?.
pub const DW_15_G23: RuleId = ruling(15, 23);
/// DW-15-G24: Base edge of armies not set up along one side.
pub const DW_15_G24: RuleId = ruling(15, 24);
/// DW-15-G25: Lost drawings.
pub const DW_15_G25: RuleId = ruling(15, 25);
/// DW-15-G26: Close-up after an overrun.
pub const DW_15_G26: RuleId = ruling(15, 26);
