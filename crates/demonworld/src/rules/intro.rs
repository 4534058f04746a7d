//! Chapters 01 to 07, with the bases and units they use.

use super::{rule, ruling};
use table::RuleId;

/// DW-01-01: Sides and players.
pub const DW_01_01: RuleId = rule(1, 1);
/// DW-01-02: Rule tiers.
pub const DW_01_02: RuleId = rule(1, 2);
/// DW-01-03: Dice notation (W6, W20).
pub const DW_01_03: RuleId = rule(1, 3);
/// DW-01-04: Hex board.
pub const DW_01_04: RuleId = rule(1, 4);
/// DW-01-05: Hex centre.
pub const DW_01_05: RuleId = rule(1, 5);
/// DW-01-06: Wind rose: random direction.
pub const DW_01_06: RuleId = rule(1, 6);
/// DW-01-07: Map numbers and hex names.
pub const DW_01_07: RuleId = rule(1, 7);
/// DW-01-08: Terrain is ignored in the intro game.
pub const DW_01_08: RuleId = rule(1, 8);
/// DW-01-09: Laying out maps.
pub const DW_01_09: RuleId = rule(1, 9);
/// DW-01-10: The recruitment card.
pub const DW_01_10: RuleId = rule(1, 10);
/// DW-01-11: The intro game uses only part of the card.
pub const DW_01_11: RuleId = rule(1, 11);
/// DW-01-12: Element.
pub const DW_01_12: RuleId = rule(1, 12);
/// DW-01-13: Facing.
pub const DW_01_13: RuleId = rule(1, 13);
/// DW-01-14: Front, flank and rear hexes.
pub const DW_01_14: RuleId = rule(1, 14);
/// DW-01-15: Infantry or cavalry.
pub const DW_01_15: RuleId = rule(1, 15);
/// DW-01-16: Unit.
pub const DW_01_16: RuleId = rule(1, 16);
/// DW-01-17: Same values for all elements of a unit.
pub const DW_01_17: RuleId = rule(1, 17);
/// DW-01-18: Free arrangement.
pub const DW_01_18: RuleId = rule(1, 18);
/// DW-01-19: Ordered formation.
pub const DW_01_19: RuleId = rule(1, 19);
/// DW-01-20: Surplus elements go anywhere in the last rank.
pub const DW_01_20: RuleId = rule(1, 20);
/// DW-01-21: Six orientations of a formation.
pub const DW_01_21: RuleId = rule(1, 21);
/// DW-01-22: What disorder costs (overview).
pub const DW_01_22: RuleId = rule(1, 22);
/// DW-01-23: Distance.
pub const DW_01_23: RuleId = rule(1, 23);
/// DW-01-24: Adjacent.
pub const DW_01_24: RuleId = rule(1, 24);
/// DW-01-25: In contact.
pub const DW_01_25: RuleId = rule(1, 25);
/// DW-01-26: Markers.
pub const DW_01_26: RuleId = rule(1, 26);
/// DW-01-G1: Size and layout of a map sheet.
pub const DW_01_G1: RuleId = ruling(1, 1);
/// DW-01-G2: Numbering of the wind rose.
pub const DW_01_G2: RuleId = ruling(1, 2);
/// DW-01-G3: How ranks line up behind each other.
pub const DW_01_G3: RuleId = ruling(1, 3);
/// DW-01-G4: Base size of riders.
pub const DW_01_G4: RuleId = ruling(1, 4);
/// DW-01-G5: Recruitment cards lost.
pub const DW_01_G5: RuleId = ruling(1, 5);

/// DW-02-01: Properties in the intro game.
pub const DW_02_01: RuleId = rule(2, 1);
/// DW-02-02: Two armour values.
pub const DW_02_02: RuleId = rule(2, 2);
/// DW-02-03: Armour of 0 is possible.
pub const DW_02_03: RuleId = rule(2, 3);
/// DW-02-04: Size.
pub const DW_02_04: RuleId = rule(2, 4);
/// DW-02-05: Movement points and manoeuvres.
pub const DW_02_05: RuleId = rule(2, 5);
/// DW-02-06: Initiative.
pub const DW_02_06: RuleId = rule(2, 6);
/// DW-02-07: Combat strength.
pub const DW_02_07: RuleId = rule(2, 7);
/// DW-02-08: Combat factor without weapon.
pub const DW_02_08: RuleId = rule(2, 8);
/// DW-02-09: The card overrides the weapon tables.
pub const DW_02_09: RuleId = rule(2, 9);
/// DW-02-10: Ranged weapons: maximum range.
pub const DW_02_10: RuleId = rule(2, 10);
/// DW-02-11: Range bands.
pub const DW_02_11: RuleId = rule(2, 11);
/// DW-02-12: One ranged attack per element.
pub const DW_02_12: RuleId = rule(2, 12);
/// DW-02-13: Crossbow and arquebus need a hold order.
pub const DW_02_13: RuleId = rule(2, 13);
/// DW-02-14: Javelins.
pub const DW_02_14: RuleId = rule(2, 14);
/// DW-02-15: Melee weapons reach one hex.
pub const DW_02_15: RuleId = rule(2, 15);
/// DW-02-16: Spears.
pub const DW_02_16: RuleId = rule(2, 16);
/// DW-02-17: Pikes.
pub const DW_02_17: RuleId = rule(2, 17);
/// DW-02-18: Lances.
pub const DW_02_18: RuleId = rule(2, 18);
/// DW-02-19: Two-handed striking weapons.
pub const DW_02_19: RuleId = rule(2, 19);
/// DW-02-20: Hand weapons and improvised weapons.
pub const DW_02_20: RuleId = rule(2, 20);
/// DW-02-21: Slings, bows, longbows.
pub const DW_02_21: RuleId = rule(2, 21);
/// DW-02-G1: The two armour symbols.
pub const DW_02_G1: RuleId = ruling(2, 1);
/// DW-02-G2: How card strength relates to the table.
pub const DW_02_G2: RuleId = ruling(2, 2);
/// DW-02-G3: Number of figures and ranged strength.
pub const DW_02_G3: RuleId = ruling(2, 3);
/// DW-02-G4: “First round” and “first phase” of a melee.
pub const DW_02_G4: RuleId = ruling(2, 4);
/// DW-02-G5: Lancers without a second weapon.
pub const DW_02_G5: RuleId = ruling(2, 5);

/// DW-03-01: Rounds and phases.
pub const DW_03_01: RuleId = rule(3, 1);
/// DW-03-02: One order per unit per round.
pub const DW_03_02: RuleId = rule(3, 2);
/// DW-03-03: The four orders.
pub const DW_03_03: RuleId = rule(3, 3);
/// DW-03-04: Move order (B).
pub const DW_03_04: RuleId = rule(3, 4);
/// DW-03-05: Skirmish order (P).
pub const DW_03_05: RuleId = rule(3, 5);
/// DW-03-06: Attack order (A).
pub const DW_03_06: RuleId = rule(3, 6);
/// DW-03-07: Hold order (H).
pub const DW_03_07: RuleId = rule(3, 7);
/// DW-03-08: Phase 1: placing orders in secret.
pub const DW_03_08: RuleId = rule(3, 8);
/// DW-03-09: Units in melee get no order.
pub const DW_03_09: RuleId = rule(3, 9);
/// DW-03-10: Simultaneous reveal; forgotten order = hold.
pub const DW_03_10: RuleId = rule(3, 10);
/// DW-03-11: Time limit (optional).
pub const DW_03_11: RuleId = rule(3, 11);
/// DW-03-12: Phase 2: first ranged phase.
pub const DW_03_12: RuleId = rule(3, 12);
/// DW-03-13: Phase 3: movement phase.
pub const DW_03_13: RuleId = rule(3, 13);
/// DW-03-14: Phase 4: second ranged phase.
pub const DW_03_14: RuleId = rule(3, 14);
/// DW-03-15: Phase 5: melee phase.
pub const DW_03_15: RuleId = rule(3, 15);
/// DW-03-16: Actions are optional.
pub const DW_03_16: RuleId = rule(3, 16);
/// DW-03-17: Unused actions are lost.
pub const DW_03_17: RuleId = rule(3, 17);
/// DW-03-18: End of round.
pub const DW_03_18: RuleId = rule(3, 18);
/// DW-03-G1: Leaving a unit without an order.
pub const DW_03_G1: RuleId = ruling(3, 1);
/// DW-03-G2: Order of a unit that enters melee this round.
pub const DW_03_G2: RuleId = ruling(3, 2);
/// DW-03-G3: Unit freed from melee by ranged losses.
pub const DW_03_G3: RuleId = ruling(3, 3);

/// DW-04-01: What ranged combat is.
pub const DW_04_01: RuleId = rule(4, 1);
/// DW-04-02: Which units may shoot, and when.
pub const DW_04_02: RuleId = rule(4, 2);
/// DW-04-03: Fighting units do not shoot.
pub const DW_04_03: RuleId = rule(4, 3);
/// DW-04-04: All shooting of a phase is simultaneous.
pub const DW_04_04: RuleId = rule(4, 4);
/// DW-04-05: First phase before second phase.
pub const DW_04_05: RuleId = rule(4, 5);
/// DW-04-06: Declare everything for a unit first.
pub const DW_04_06: RuleId = rule(4, 6);
/// DW-04-07: Several separate attacks on one target.
pub const DW_04_07: RuleId = rule(4, 7);
/// DW-04-08: Conditions for a shot.
pub const DW_04_08: RuleId = rule(4, 8);
/// DW-04-09: Firing arc.
pub const DW_04_09: RuleId = rule(4, 9);
/// DW-04-10: Clear sight.
pub const DW_04_10: RuleId = rule(4, 10);
/// DW-04-11: Point-blank fire of holding units.
pub const DW_04_11: RuleId = rule(4, 11);
/// DW-04-12: One action per element.
pub const DW_04_12: RuleId = rule(4, 12);
/// DW-04-13: Support: who may support.
pub const DW_04_13: RuleId = rule(4, 13);
/// DW-04-14: Support: unbroken chain.
pub const DW_04_14: RuleId = rule(4, 14);
/// DW-04-15: The weaker element leads the attack.
pub const DW_04_15: RuleId = rule(4, 15);
/// DW-04-16: A supporter is spent.
pub const DW_04_16: RuleId = rule(4, 16);
/// DW-04-17: Number of supporters.
pub const DW_04_17: RuleId = rule(4, 17);
/// DW-04-18: Range is checked after the declaration.
pub const DW_04_18: RuleId = rule(4, 18);
/// DW-04-19: Base number.
pub const DW_04_19: RuleId = rule(4, 19);
/// DW-04-20: Roll to hit.
pub const DW_04_20: RuleId = rule(4, 20);
/// DW-04-21: Visible size levels.
pub const DW_04_21: RuleId = rule(4, 21);
/// DW-04-22: Fighting element.
pub const DW_04_22: RuleId = rule(4, 22);
/// DW-04-23: Shooting into a melee: scatter.
pub const DW_04_23: RuleId = rule(4, 23);
/// DW-04-24: No support into a melee.
pub const DW_04_24: RuleId = rule(4, 24);
/// DW-04-25: Choosing the target in a melee.
pub const DW_04_25: RuleId = rule(4, 25);
/// DW-04-26: Values after scatter.
pub const DW_04_26: RuleId = rule(4, 26);
/// DW-04-27: Remaining shots at a destroyed fighting element.
pub const DW_04_27: RuleId = rule(4, 27);
/// DW-04-28: Removing casualties.
pub const DW_04_28: RuleId = rule(4, 28);
/// DW-04-29: Closing up.
pub const DW_04_29: RuleId = rule(4, 29);
/// DW-04-30: Closing up is not movement.
pub const DW_04_30: RuleId = rule(4, 30);
/// DW-04-31: Formation after losses.
pub const DW_04_31: RuleId = rule(4, 31);
/// DW-04-G1: Firing arc of infantry.
pub const DW_04_G1: RuleId = ruling(4, 1);
/// DW-04-G2: Firing arc of cavalry.
pub const DW_04_G2: RuleId = ruling(4, 2);
/// DW-04-G3: Exact sight test.
pub const DW_04_G3: RuleId = ruling(4, 3);
/// DW-04-G4: Declaring impossible shots.
pub const DW_04_G4: RuleId = ruling(4, 4);
/// DW-04-G5: Attackers in contact with the holding unit that shoots.
pub const DW_04_G5: RuleId = ruling(4, 5);
/// DW-04-G6: Size of a hidden element after scatter.
pub const DW_04_G6: RuleId = ruling(4, 6);
/// DW-04-G7: "Immediately before the shooting" when closing up.
pub const DW_04_G7: RuleId = ruling(4, 7);
/// DW-04-G8: Scatter only onto elements in contact with the target.
pub const DW_04_G8: RuleId = ruling(4, 8);
/// DW-04-G9: Order of the sides when closing up.
pub const DW_04_G9: RuleId = ruling(4, 9);
/// DW-04-G10: Scatter onto an element already destroyed.
pub const DW_04_G10: RuleId = ruling(4, 10);
/// DW-04-G11: Who declares first.
pub const DW_04_G11: RuleId = ruling(4, 11);

/// DW-05-01: Who may move.
pub const DW_05_01: RuleId = rule(5, 1);
/// DW-05-02: Advance or manoeuvre.
pub const DW_05_02: RuleId = rule(5, 2);
/// DW-05-03: Movement points depend on the order.
pub const DW_05_03: RuleId = rule(5, 3);
/// DW-05-04: Cost of entering a hex.
pub const DW_05_04: RuleId = rule(5, 4);
/// DW-05-05: Allowance of manoeuvres.
pub const DW_05_05: RuleId = rule(5, 5);
/// DW-05-06: Intro game: two manoeuvres for everyone.
pub const DW_05_06: RuleId = rule(5, 6);
/// DW-05-07: What manoeuvres cost in movement points.
pub const DW_05_07: RuleId = rule(5, 7);
/// DW-05-08: Free mixing.
pub const DW_05_08: RuleId = rule(5, 8);
/// DW-05-09: Nothing is saved.
pub const DW_05_09: RuleId = rule(5, 9);
/// DW-05-10: End of a unit's move.
pub const DW_05_10: RuleId = rule(5, 10);
/// DW-05-11: Step of one element.
pub const DW_05_11: RuleId = rule(5, 11);
/// DW-05-12: Advance of an ordered unit.
pub const DW_05_12: RuleId = rule(5, 12);
/// DW-05-13: Other displacements of the whole unit.
pub const DW_05_13: RuleId = rule(5, 13);
/// DW-05-14: Forward step as a manoeuvre.
pub const DW_05_14: RuleId = rule(5, 14);
/// DW-05-15: Shifting single elements.
pub const DW_05_15: RuleId = rule(5, 15);
/// DW-05-16: Reforming.
pub const DW_05_16: RuleId = rule(5, 16);
/// DW-05-17: Wheel.
pub const DW_05_17: RuleId = rule(5, 17);
/// DW-05-18: Cost of a wheel.
pub const DW_05_18: RuleId = rule(5, 18);
/// DW-05-19: Forwards only, formation kept.
pub const DW_05_19: RuleId = rule(5, 19);
/// DW-05-20: No left and right wheel in the same phase.
pub const DW_05_20: RuleId = rule(5, 20);
/// DW-05-21: Turn.
pub const DW_05_21: RuleId = rule(5, 21);
/// DW-05-22: Cost of a turn.
pub const DW_05_22: RuleId = rule(5, 22);
/// DW-05-23: Free realignment after a common turn.
pub const DW_05_23: RuleId = rule(5, 23);
/// DW-05-24: Realignment beyond one hex.
pub const DW_05_24: RuleId = rule(5, 24);
/// DW-05-25: Widening and narrowing the front.
pub const DW_05_25: RuleId = rule(5, 25);
/// DW-05-26: Different manoeuvres add up.
pub const DW_05_26: RuleId = rule(5, 26);
/// DW-05-27: Column: an ordered formation.
pub const DW_05_27: RuleId = rule(5, 27);
/// DW-05-28: Moving a column.
pub const DW_05_28: RuleId = rule(5, 28);
/// DW-05-29: Turning out of the column.
pub const DW_05_29: RuleId = rule(5, 29);
/// DW-05-30: Common turn of a column.
pub const DW_05_30: RuleId = rule(5, 30);
/// DW-05-31: Columns do not wheel.
pub const DW_05_31: RuleId = rule(5, 31);
/// DW-05-32: Small unit.
pub const DW_05_32: RuleId = rule(5, 32);
/// DW-05-33: Moving a small unit.
pub const DW_05_33: RuleId = rule(5, 33);
/// DW-05-34: Small unit with a hold order.
pub const DW_05_34: RuleId = rule(5, 34);
/// DW-05-35: Other rules still bind small units.
pub const DW_05_35: RuleId = rule(5, 35);
/// DW-05-36: Small units do not wheel.
pub const DW_05_36: RuleId = rule(5, 36);
/// DW-05-37: Manoeuvres of hold units.
pub const DW_05_37: RuleId = rule(5, 37);
/// DW-05-38: Four segments of the movement phase.
pub const DW_05_38: RuleId = rule(5, 38);
/// DW-05-39: Only in the own segment.
pub const DW_05_39: RuleId = rule(5, 39);
/// DW-05-40: Which side moves first in a segment.
pub const DW_05_40: RuleId = rule(5, 40);
/// DW-05-41: Unit by unit.
pub const DW_05_41: RuleId = rule(5, 41);
/// DW-05-42: Orders may become useless.
pub const DW_05_42: RuleId = rule(5, 42);
/// DW-05-43: No stacking, no passing through.
pub const DW_05_43: RuleId = rule(5, 43);
/// DW-05-44: Attack.
pub const DW_05_44: RuleId = rule(5, 44);
/// DW-05-45: Already fighting.
pub const DW_05_45: RuleId = rule(5, 45);
/// DW-05-46: A fighting unit may engage further enemies.
pub const DW_05_46: RuleId = rule(5, 46);
/// DW-05-47: Conditions for attacking.
pub const DW_05_47: RuleId = rule(5, 47);
/// DW-05-48: Frontal approach.
pub const DW_05_48: RuleId = rule(5, 48);
/// DW-05-49: Falling short.
pub const DW_05_49: RuleId = rule(5, 49);
/// DW-05-50: One element is enough.
pub const DW_05_50: RuleId = rule(5, 50);
/// DW-05-51: Making contact, step 1: stop.
pub const DW_05_51: RuleId = rule(5, 51);
/// DW-05-52: Step 2: has the attacked unit already moved?.
pub const DW_05_52: RuleId = rule(5, 52);
/// DW-05-53: Attacked unit has moved.
pub const DW_05_53: RuleId = rule(5, 53);
/// DW-05-54: Attacked unit has not moved: reaction.
pub const DW_05_54: RuleId = rule(5, 54);
/// DW-05-55: The reaction is the unit's move.
pub const DW_05_55: RuleId = rule(5, 55);
/// DW-05-56: Step 3: the attacker completes its move.
pub const DW_05_56: RuleId = rule(5, 56);
/// DW-05-57: Single elements may spend BP when completing an attack.
pub const DW_05_57: RuleId = rule(5, 57);
/// DW-05-58: Further enemies, splitting.
pub const DW_05_58: RuleId = rule(5, 58);
/// DW-05-59: Hold units shoot after the movement phase.
pub const DW_05_59: RuleId = rule(5, 59);
/// DW-05-60: Free turns inside a column.
pub const DW_05_60: RuleId = rule(5, 60);
/// DW-05-G1: Half of an odd number of BP.
pub const DW_05_G1: RuleId = ruling(5, 1);
/// DW-05-G2: What a wheel sweeps over.
pub const DW_05_G2: RuleId = ruling(5, 2);
/// DW-05-G3: Contact by a wheel.
pub const DW_05_G3: RuleId = ruling(5, 3);
/// DW-05-G4: Keeping a unit together.
pub const DW_05_G4: RuleId = ruling(5, 4);
/// DW-05-G5: Hold units shifting all elements.
pub const DW_05_G5: RuleId = ruling(5, 5);
/// DW-05-G6: Counting orders; the tie roll.
pub const DW_05_G6: RuleId = ruling(5, 6);
/// DW-05-G7: Reaction: special cases.
pub const DW_05_G7: RuleId = ruling(5, 7);
/// DW-05-G8: When a unit has "already moved".
pub const DW_05_G8: RuleId = ruling(5, 8);
/// DW-05-G9: Board edge.
pub const DW_05_G9: RuleId = ruling(5, 9);
/// DW-05-G10: Carrying out a shift.
pub const DW_05_G10: RuleId = ruling(5, 10);
/// DW-05-G11: Small units: attack, manoeuvres.
pub const DW_05_G11: RuleId = ruling(5, 11);
/// DW-05-G12: Facing of followers in a column.
pub const DW_05_G12: RuleId = ruling(5, 12);
/// DW-05-G13: Lost text at the end of the chapter.
pub const DW_05_G13: RuleId = ruling(5, 13);
/// DW-05-G14: "Count" or "pay".
pub const DW_05_G14: RuleId = ruling(5, 14);
/// DW-05-G15: Free realignment "as far as needed".
pub const DW_05_G15: RuleId = ruling(5, 15);
/// DW-05-G16: Lost drawings.
pub const DW_05_G16: RuleId = ruling(5, 16);
/// DW-05-G17: About turn of a column.
pub const DW_05_G17: RuleId = ruling(5, 17);

/// DW-06-01: What melee is.
pub const DW_06_01: RuleId = rule(6, 1);
/// DW-06-02: Who fights.
pub const DW_06_02: RuleId = rule(6, 2);
/// DW-06-03: Move and hold orders do not prevent fighting.
pub const DW_06_03: RuleId = rule(6, 3);
/// DW-06-04: Engagement by engagement.
pub const DW_06_04: RuleId = rule(6, 4);
/// DW-06-05: Initiative order.
pub const DW_06_05: RuleId = rule(6, 5);
/// DW-06-06: Order modifier.
pub const DW_06_06: RuleId = rule(6, 6);
/// DW-06-07: Weapon modifier.
pub const DW_06_07: RuleId = rule(6, 7);
/// DW-06-08: Modifiers only in the first round.
pub const DW_06_08: RuleId = rule(6, 8);
/// DW-06-09: Equal initiative.
pub const DW_06_09: RuleId = rule(6, 9);
/// DW-06-10: Three or more units.
pub const DW_06_10: RuleId = rule(6, 10);
/// DW-06-11: Which elements may strike.
pub const DW_06_11: RuleId = rule(6, 11);
/// DW-06-12: Support.
pub const DW_06_12: RuleId = rule(6, 12);
/// DW-06-13: Support across units, no chain, any strength.
pub const DW_06_13: RuleId = rule(6, 13);
/// DW-06-14: A supporter is spent.
pub const DW_06_14: RuleId = rule(6, 14);
/// DW-06-15: Declare first.
pub const DW_06_15: RuleId = rule(6, 15);
/// DW-06-16: Wasted attacks.
pub const DW_06_16: RuleId = rule(6, 16);
/// DW-06-17: Base number.
pub const DW_06_17: RuleId = rule(6, 17);
/// DW-06-18: Roll to hit.
pub const DW_06_18: RuleId = rule(6, 18);
/// DW-06-19: Weapon used.
pub const DW_06_19: RuleId = rule(6, 19);
/// DW-06-20: Charge bonus.
pub const DW_06_20: RuleId = rule(6, 20);
/// DW-06-21: Against pikes.
pub const DW_06_21: RuleId = rule(6, 21);
/// DW-06-22: Flank and rear attacks.
pub const DW_06_22: RuleId = rule(6, 22);
/// DW-06-23: A supporter is always worth +3.
pub const DW_06_23: RuleId = rule(6, 23);
/// DW-06-24: Simultaneous striking.
pub const DW_06_24: RuleId = rule(6, 24);
/// DW-06-25: Striking one after the other.
pub const DW_06_25: RuleId = rule(6, 25);
/// DW-06-26: Melees last several rounds.
pub const DW_06_26: RuleId = rule(6, 26);
/// DW-06-27: End-of-phase move: element not in contact.
pub const DW_06_27: RuleId = rule(6, 27);
/// DW-06-28: End-of-phase move: element in contact with exactly one enemy element.
pub const DW_06_28: RuleId = rule(6, 28);
/// DW-06-29: End-of-phase move: element in contact with two or more enemy elements.
pub const DW_06_29: RuleId = rule(6, 29);
/// DW-06-30: End-of-phase turn.
pub const DW_06_30: RuleId = rule(6, 30);
/// DW-06-31: Who goes first.
pub const DW_06_31: RuleId = rule(6, 31);
/// DW-06-32: Moves and turns together.
pub const DW_06_32: RuleId = rule(6, 32);
/// DW-06-33: Contact counts at the element's own moment.
pub const DW_06_33: RuleId = rule(6, 33);
/// DW-06-34: Also for units without remaining contact.
pub const DW_06_34: RuleId = rule(6, 34);
/// DW-06-35: Contact by end-of-phase moves.
pub const DW_06_35: RuleId = rule(6, 35);
/// DW-06-36: When a unit is no longer in melee.
pub const DW_06_36: RuleId = rule(6, 36);
/// DW-06-37: No duty to continue.
pub const DW_06_37: RuleId = rule(6, 37);
/// DW-06-38: New orders.
pub const DW_06_38: RuleId = rule(6, 38);
/// DW-06-G1: "First round of a melee": for whom?.
pub const DW_06_G1: RuleId = ruling(6, 1);
/// DW-06-G2: Misprint in the lancer example.
pub const DW_06_G2: RuleId = ruling(6, 2);
/// DW-06-G3: Support between units of different initiative.
pub const DW_06_G3: RuleId = ruling(6, 3);
/// DW-06-G4: When declarations are made.
pub const DW_06_G4: RuleId = ruling(6, 4);
/// DW-06-G5: Which side inflicted more losses.
pub const DW_06_G5: RuleId = ruling(6, 5);
/// DW-06-G6: Engagements and end-of-phase moves.
pub const DW_06_G6: RuleId = ruling(6, 6);
/// DW-06-G7: Sequence of move and turn of one element.
pub const DW_06_G7: RuleId = ruling(6, 7);
/// DW-06-G8: May an element in contact with one enemy move into contact with more?.
pub const DW_06_G8: RuleId = ruling(6, 8);
/// DW-06-G9: Which enemy may be struck after turning.
pub const DW_06_G9: RuleId = ruling(6, 9);
/// DW-06-G10: Weapon choice.
pub const DW_06_G10: RuleId = ruling(6, 10);
/// DW-06-G11: Minus sign lost.
pub const DW_06_G11: RuleId = ruling(6, 11);
/// DW-06-G12: Friendly contact and sides.
pub const DW_06_G12: RuleId = ruling(6, 12);

/// DW-07-01: Armies.
pub const DW_07_01: RuleId = rule(7, 1);
/// DW-07-02: Board.
pub const DW_07_02: RuleId = rule(7, 2);
/// DW-07-03: Deployment.
pub const DW_07_03: RuleId = rule(7, 3);
/// DW-07-04: Start.
pub const DW_07_04: RuleId = rule(7, 4);
/// DW-07-05: Victory.
pub const DW_07_05: RuleId = rule(7, 5);
/// DW-07-06: Card entries to ignore.
pub const DW_07_06: RuleId = rule(7, 6);
/// DW-07-07: Points values.
pub const DW_07_07: RuleId = rule(7, 7);
/// DW-07-08: Variants.
pub const DW_07_08: RuleId = rule(7, 8);
/// DW-07-G1: Missing recruitment cards.
pub const DW_07_G1: RuleId = ruling(7, 1);
/// DW-07-G2: Layout of the maps and deployment areas.
pub const DW_07_G2: RuleId = ruling(7, 2);
/// DW-07-G3: Who deploys first, and who gets which side.
pub const DW_07_G3: RuleId = ruling(7, 3);
/// DW-07-G4: Both sides wiped out at once.
pub const DW_07_G4: RuleId = ruling(7, 4);
/// DW-07-G5: Stalemate and round limit.
pub const DW_07_G5: RuleId = ruling(7, 5);

/// DW-25-01: Element base.
pub const DW_25_01: RuleId = rule(25, 1);

/// DW-27-02: Noble Foot (Empire).
pub const DW_27_02: RuleId = rule(27, 2);
/// DW-27-03: Berserkers (Empire).
pub const DW_27_03: RuleId = rule(27, 3);
/// DW-27-04: Order Knights (Empire, cavalry).
pub const DW_27_04: RuleId = rule(27, 4);
/// DW-27-05: Imperial Arquebusiers (Empire, dwarfs).
pub const DW_27_05: RuleId = rule(27, 5);
/// DW-27-12: Light Archers (Orcs).
pub const DW_27_12: RuleId = rule(27, 12);
/// DW-27-13: Light Swordsmen (Orcs).
pub const DW_27_13: RuleId = rule(27, 13);
/// DW-27-14: Orc Guard (Orcs).
pub const DW_27_14: RuleId = rule(27, 14);
/// DW-27-17: Dwarf-Eaters (Orcs).
pub const DW_27_17: RuleId = rule(27, 17);
