//! Chapters 08 to 16, with the items, units and summaries they use.

use super::{rule, ruling};
use table::RuleId;

/// DW-08-01: Standard game is additive and modular.
pub const DW_08_01: RuleId = rule(8, 1);
/// DW-08-02: Hit points (Trefferpunkte).
pub const DW_08_02: RuleId = rule(8, 2);
/// DW-08-03: What counts as a loss (Verlust).
pub const DW_08_03: RuleId = rule(8, 3);
/// DW-08-04: Weapon skill (Waffenfertigkeit): two kinds.
pub const DW_08_04: RuleId = rule(8, 4);
/// DW-08-05: Throwing spears and weapon skill.
pub const DW_08_05: RuleId = rule(8, 5);
/// DW-08-06: Missile skill in attack.
pub const DW_08_06: RuleId = rule(8, 6);
/// DW-08-07: Missile skill: what it does not do.
pub const DW_08_07: RuleId = rule(8, 7);
/// DW-08-08: Melee skill in attack.
pub const DW_08_08: RuleId = rule(8, 8);
/// DW-08-09: Melee skill of supporters.
pub const DW_08_09: RuleId = rule(8, 9);
/// DW-08-10: Melee skill in defence.
pub const DW_08_10: RuleId = rule(8, 10);
/// DW-08-11: Morale value a/b.
pub const DW_08_11: RuleId = rule(8, 11);
/// DW-08-12: Fleeing and impetuous units (fliehend / ungestüm).
pub const DW_08_12: RuleId = rule(8, 12);
/// DW-08-13: Fear factor (Furchtfaktor).
pub const DW_08_13: RuleId = rule(8, 13);
/// DW-08-14: Equal fear factors cancel out.
pub const DW_08_14: RuleId = rule(8, 14);
/// DW-08-15: Six phases per round.
pub const DW_08_15: RuleId = rule(8, 15);
/// DW-08-16: Command phase: who receives order markers.
pub const DW_08_16: RuleId = rule(8, 16);
/// DW-08-17: Command phase: who receives no marker.
pub const DW_08_17: RuleId = rule(8, 17);
/// DW-08-18: Units without leader and without command: order by die.
pub const DW_08_18: RuleId = rule(8, 18);
/// DW-08-19: Command phase: obedience tests.
pub const DW_08_19: RuleId = rule(8, 19);
/// DW-08-20: First missile phase: who may shoot.
pub const DW_08_20: RuleId = rule(8, 20);
/// DW-08-21: First missile phase: morale tests.
pub const DW_08_21: RuleId = rule(8, 21);
/// DW-08-22: Movement phase.
pub const DW_08_22: RuleId = rule(8, 22);
/// DW-08-23: Movement phase: morale tests.
pub const DW_08_23: RuleId = rule(8, 23);
/// DW-08-24: Second missile phase: who may shoot.
pub const DW_08_24: RuleId = rule(8, 24);
/// DW-08-25: Second missile phase: morale tests.
pub const DW_08_25: RuleId = rule(8, 25);
/// DW-08-26: Melee phase.
pub const DW_08_26: RuleId = rule(8, 26);
/// DW-08-27: Melee phase: morale tests.
pub const DW_08_27: RuleId = rule(8, 27);
/// DW-08-28: Rally phase (Sammeln-Phase).
pub const DW_08_28: RuleId = rule(8, 28);
/// DW-08-29: End of round.
pub const DW_08_29: RuleId = rule(8, 29);
/// DW-08-G1: Card symbols lost in the text.
pub const DW_08_G1: RuleId = ruling(8, 1);
/// DW-08-G2: Which die for DW-08-18.
pub const DW_08_G2: RuleId = ruling(8, 2);
/// DW-08-G3: Command assignment before the order roll.
pub const DW_08_G3: RuleId = ruling(8, 3);
/// DW-08-G4: Timing of face-up results 1–4.
pub const DW_08_G4: RuleId = ruling(8, 4);
/// DW-08-G5: Reference sheet slip.
pub const DW_08_G5: RuleId = ruling(8, 5);
/// DW-08-G6: Multi-hit-point elements inside a unit.
pub const DW_08_G6: RuleId = ruling(8, 6);
/// DW-08-G7: Simultaneous hits and hit points.
pub const DW_08_G7: RuleId = ruling(8, 7);
/// DW-08-G8: Dependencies of partial module sets.
pub const DW_08_G8: RuleId = ruling(8, 8);
/// DW-08-G9: Fear factor default.
pub const DW_08_G9: RuleId = ruling(8, 9);

/// DW-09-01: Special-figure elements.
pub const DW_09_01: RuleId = rule(9, 1);
/// DW-09-02: Each special figure is its own element.
pub const DW_09_02: RuleId = rule(9, 2);
/// DW-09-03: Musician: one extra manoeuvre.
pub const DW_09_03: RuleId = rule(9, 3);
/// DW-09-04: Printed manoeuvre number now counts.
pub const DW_09_04: RuleId = rule(9, 4);
/// DW-09-05: Musician and rallying.
pub const DW_09_05: RuleId = rule(9, 5);
/// DW-09-06: Loss of the musician acts at once.
pub const DW_09_06: RuleId = rule(9, 6);
/// DW-09-07: Leader: needed for orders.
pub const DW_09_07: RuleId = rule(9, 7);
/// DW-09-08: Leader and morale.
pub const DW_09_08: RuleId = rule(9, 8);
/// DW-09-09: Leader strikes with +1.
pub const DW_09_09: RuleId = rule(9, 9);
/// DW-09-10: Leader as supporter.
pub const DW_09_10: RuleId = rule(9, 10);
/// DW-09-11: Standard bearer and morale.
pub const DW_09_11: RuleId = rule(9, 11);
/// DW-09-12: Standard bearer strikes with +1.
pub const DW_09_12: RuleId = rule(9, 12);
/// DW-09-13: Standard bearer as supporter.
pub const DW_09_13: RuleId = rule(9, 13);
/// DW-09-14: Deployment in the front rank.
pub const DW_09_14: RuleId = rule(9, 14);
/// DW-09-15: Exceptions to the front-rank duty.
pub const DW_09_15: RuleId = rule(9, 15);
/// DW-09-16: Free swap into the front rank.
pub const DW_09_16: RuleId = rule(9, 16);
/// DW-09-17: When the free swap is impossible.
pub const DW_09_17: RuleId = rule(9, 17);
/// DW-09-18: The swap is compulsory when possible.
pub const DW_09_18: RuleId = rule(9, 18);
/// DW-09-19: Never out of the front rank.
pub const DW_09_19: RuleId = rule(9, 19);
/// DW-09-20: Missile hit on a special figure: owner may ask for a substitution roll.
pub const DW_09_20: RuleId = rule(9, 20);
/// DW-09-21: Substitution roll.
pub const DW_09_21: RuleId = rule(9, 21);
/// DW-09-22: Substitution.
pub const DW_09_22: RuleId = rule(9, 22);
/// DW-09-23: No roll for a lone special figure.
pub const DW_09_23: RuleId = rule(9, 23);
/// DW-09-24: Neighbours that are special figures themselves.
pub const DW_09_24: RuleId = rule(9, 24);
/// DW-09-25: No substitution in melee.
pub const DW_09_25: RuleId = rule(9, 25);
/// DW-09-G1: Figures lost.
pub const DW_09_G1: RuleId = ruling(9, 1);
/// DW-09-G2: When must the compulsory swap happen.
pub const DW_09_G2: RuleId = ruling(9, 2);
/// DW-09-G3: Several special figures, few front places.
pub const DW_09_G3: RuleId = ruling(9, 3);
/// DW-09-G4: Does "loss of the standard" have a further malus.
pub const DW_09_G4: RuleId = ruling(9, 4);
/// DW-09-G5: Several hits on the same special element.
pub const DW_09_G5: RuleId = ruling(9, 5);
/// DW-09-G6: May the substitute be an element that is itself already hit.
pub const DW_09_G6: RuleId = ruling(9, 6);
/// DW-09-G7: Substitute with more than one hit point.
pub const DW_09_G7: RuleId = ruling(9, 7);
/// DW-09-G8: "Contact" between own elements.
pub const DW_09_G8: RuleId = ruling(9, 8);
/// DW-09-G9: Who rolls.
pub const DW_09_G9: RuleId = ruling(9, 9);
/// DW-09-G10: Front rank of an ordered unit.
pub const DW_09_G10: RuleId = ruling(9, 10);

/// DW-10-01: What a commander is.
pub const DW_10_01: RuleId = rule(10, 1);
/// DW-10-02: Four ranks.
pub const DW_10_02: RuleId = rule(10, 2);
/// DW-10-03: Commander bonus.
pub const DW_10_03: RuleId = rule(10, 3);
/// DW-10-04: Card rules.
pub const DW_10_04: RuleId = rule(10, 4);
/// DW-10-05: One element.
pub const DW_10_05: RuleId = rule(10, 5);
/// DW-10-06: Two modes of action.
pub const DW_10_06: RuleId = rule(10, 6);
/// DW-10-07: Single: movement.
pub const DW_10_07: RuleId = rule(10, 7);
/// DW-10-08: Single: terrain costs.
pub const DW_10_08: RuleId = rule(10, 8);
/// DW-10-09: Single: no orders, constant BP.
pub const DW_10_09: RuleId = rule(10, 9);
/// DW-10-10: Single: one missile attack per round.
pub const DW_10_10: RuleId = rule(10, 10);
/// DW-10-11: Single: missile attack and melee.
pub const DW_10_11: RuleId = rule(10, 11);
/// DW-10-12: Single: choice of movement section.
pub const DW_10_12: RuleId = rule(10, 12);
/// DW-10-13: Single: moves before the units.
pub const DW_10_13: RuleId = rule(10, 13);
/// DW-10-14: Single: final turn.
pub const DW_10_14: RuleId = rule(10, 14);
/// DW-10-15: Single: may attack in any section.
pub const DW_10_15: RuleId = rule(10, 15);
/// DW-10-16: Single: initiative when charging.
pub const DW_10_16: RuleId = rule(10, 16);
/// DW-10-17: Two opposing single commanders in the same section.
pub const DW_10_17: RuleId = rule(10, 17);
/// DW-10-18: Single commanders do not count as units.
pub const DW_10_18: RuleId = rule(10, 18);
/// DW-10-19: Attached from the start.
pub const DW_10_19: RuleId = rule(10, 19);
/// DW-10-20: Same base size.
pub const DW_10_20: RuleId = rule(10, 20);
/// DW-10-21: Attached: acts as an ordinary element.
pub const DW_10_21: RuleId = rule(10, 21);
/// DW-10-22: Attached: support.
pub const DW_10_22: RuleId = rule(10, 22);
/// DW-10-23: Attached: initiative.
pub const DW_10_23: RuleId = rule(10, 23);
/// DW-10-24: Attached: lower BP counts.
pub const DW_10_24: RuleId = rule(10, 24);
/// DW-10-25: Attached: manoeuvres.
pub const DW_10_25: RuleId = rule(10, 25);
/// DW-10-26: Attached: missile substitution.
pub const DW_10_26: RuleId = rule(10, 26);
/// DW-10-27: Attached: bigger commanders are distinct targets.
pub const DW_10_27: RuleId = rule(10, 27);
/// DW-10-28: Joining and leaving during the game.
pub const DW_10_28: RuleId = rule(10, 28);
/// DW-10-29: Leaving: when.
pub const DW_10_29: RuleId = rule(10, 29);
/// DW-10-30: Leaving: from the outside.
pub const DW_10_30: RuleId = rule(10, 30);
/// DW-10-31: Leaving: closing the gap.
pub const DW_10_31: RuleId = rule(10, 31);
/// DW-10-32: Joining: contact.
pub const DW_10_32: RuleId = rule(10, 32);
/// DW-10-33: Joining: free shifts to keep the formation.
pub const DW_10_33: RuleId = rule(10, 33);
/// DW-10-34: Joining ends the movement of both.
pub const DW_10_34: RuleId = rule(10, 34);
/// DW-10-35: Joining: front rank.
pub const DW_10_35: RuleId = rule(10, 35);
/// DW-10-36: Joining a disordered unit.
pub const DW_10_36: RuleId = rule(10, 36);
/// DW-10-37: Joining is optional.
pub const DW_10_37: RuleId = rule(10, 37);
/// DW-10-38: Joining and leaving are announced.
pub const DW_10_38: RuleId = rule(10, 38);
/// DW-10-39: When a commander can give orders.
pub const DW_10_39: RuleId = rule(10, 39);
/// DW-10-40: Control zone.
pub const DW_10_40: RuleId = rule(10, 40);
/// DW-10-41: Sight connection for orders.
pub const DW_10_41: RuleId = rule(10, 41);
/// DW-10-42: Single commander: several units.
pub const DW_10_42: RuleId = rule(10, 42);
/// DW-10-43: Attached commander: own unit only.
pub const DW_10_43: RuleId = rule(10, 43);
/// DW-10-44: Only one source of command per unit.
pub const DW_10_44: RuleId = rule(10, 44);
/// DW-10-45: Leader and control zone.
pub const DW_10_45: RuleId = rule(10, 45);
/// DW-10-46: Two attached commanders.
pub const DW_10_46: RuleId = rule(10, 46);
/// DW-10-47: No orders for engaged, fleeing or impetuous units.
pub const DW_10_47: RuleId = rule(10, 47);
/// DW-10-48: ★ hero: one marker.
pub const DW_10_48: RuleId = rule(10, 48);
/// DW-10-49: ★★: two markers.
pub const DW_10_49: RuleId = rule(10, 49);
/// DW-10-50: ★★★: three markers.
pub const DW_10_50: RuleId = rule(10, 50);
/// DW-10-51: ★★★★: four markers.
pub const DW_10_51: RuleId = rule(10, 51);
/// DW-10-52: Start of the command phase: order rolls.
pub const DW_10_52: RuleId = rule(10, 52);
/// DW-10-53: Reveal, step 1.
pub const DW_10_53: RuleId = rule(10, 53);
/// DW-10-54: Reveal, steps 2 to 4.
pub const DW_10_54: RuleId = rule(10, 54);
/// DW-10-55: One order per unit.
pub const DW_10_55: RuleId = rule(10, 55);
/// DW-10-G1: Figures lost.
pub const DW_10_G1: RuleId = ruling(10, 1);
/// DW-10-G2: How far may elements be shifted on joining.
pub const DW_10_G2: RuleId = ruling(10, 2);
/// DW-10-G3: Order among several single commanders.
pub const DW_10_G3: RuleId = ruling(10, 3);
/// DW-10-G4: Final turn of commanders in melee.
pub const DW_10_G4: RuleId = ruling(10, 4);
/// DW-10-G5: How a single commander makes contact.
pub const DW_10_G5: RuleId = ruling(10, 5);
/// DW-10-G6: Crossbow and arquebus of a single commander.
pub const DW_10_G6: RuleId = ruling(10, 6);
/// DW-10-G7: Charge bonus (Angriffsbonus) of a mounted single commander.
pub const DW_10_G7: RuleId = ruling(10, 7);
/// DW-10-G8: Leaving a unit with Hold order, an engaged unit, or a fleeing unit.
pub const DW_10_G8: RuleId = ruling(10, 8);
/// DW-10-G9: Move of a commander who leaves.
pub const DW_10_G9: RuleId = ruling(10, 9);
/// DW-10-G10: Joining an engaged, fleeing or impetuous unit.
pub const DW_10_G10: RuleId = ruling(10, 10);
/// DW-10-G11: Substitution for commanders with several hit points.
pub const DW_10_G11: RuleId = ruling(10, 11);
/// DW-10-G12: Markers must differ.
pub const DW_10_G12: RuleId = ruling(10, 12);
/// DW-10-G13: Removed markers.
pub const DW_10_G13: RuleId = ruling(10, 13);
/// DW-10-G14: Equal rank.
pub const DW_10_G14: RuleId = ruling(10, 14);
/// DW-10-G15: Highest-ranking commander has no marker left.
pub const DW_10_G15: RuleId = ruling(10, 15);
/// DW-10-G16: Full visibility and cover.
pub const DW_10_G16: RuleId = ruling(10, 16);
/// DW-10-G17: Road, water and hill for single commanders.
pub const DW_10_G17: RuleId = ruling(10, 17);
/// DW-10-G18: Attached commander and unit size.
pub const DW_10_G18: RuleId = ruling(10, 18);
/// DW-10-G19: Two commanders attached.
pub const DW_10_G19: RuleId = ruling(10, 19);

/// DW-11-01: Terrain formations.
pub const DW_11_01: RuleId = rule(11, 1);
/// DW-11-02: Always daylight.
pub const DW_11_02: RuleId = rule(11, 2);
/// DW-11-03: The centre point decides.
pub const DW_11_03: RuleId = rule(11, 3);
/// DW-11-04: Two formations on the centre point.
pub const DW_11_04: RuleId = rule(11, 4);
/// DW-11-05: Moving a single element.
pub const DW_11_05: RuleId = rule(11, 5);
/// DW-11-06: Advancing a unit: highest cost counts.
pub const DW_11_06: RuleId = rule(11, 6);
/// DW-11-07: Manoeuvres ignore terrain cost.
pub const DW_11_07: RuleId = rule(11, 7);
/// DW-11-08: Impassable terrain also stops manoeuvres.
pub const DW_11_08: RuleId = rule(11, 8);
/// DW-11-09: Open ground (offenes Gelände).
pub const DW_11_09: RuleId = rule(11, 9);
/// DW-11-10: Difficult terrain (schwieriges Gelände).
pub const DW_11_10: RuleId = rule(11, 10);
/// DW-11-11: Rough terrain (unwegsames Gelände).
pub const DW_11_11: RuleId = rule(11, 11);
/// DW-11-12: Swamp (Sumpf).
pub const DW_11_12: RuleId = rule(11, 12);
/// DW-11-13: Hills and contour lines.
pub const DW_11_13: RuleId = rule(11, 13);
/// DW-11-14: Contour lines inside growth.
pub const DW_11_14: RuleId = rule(11, 14);
/// DW-11-15: One step is height 2.
pub const DW_11_15: RuleId = rule(11, 15);
/// DW-11-16: Steep neighbours.
pub const DW_11_16: RuleId = rule(11, 16);
/// DW-11-17: Hill surcharge.
pub const DW_11_17: RuleId = rule(11, 17);
/// DW-11-18: Three steps or more.
pub const DW_11_18: RuleId = rule(11, 18);
/// DW-11-19: Surcharge only for BP movement.
pub const DW_11_19: RuleId = rule(11, 19);
/// DW-11-20: Hill in melee.
pub const DW_11_20: RuleId = rule(11, 20);
/// DW-11-21: No melee across three steps.
pub const DW_11_21: RuleId = rule(11, 21);
/// DW-11-22: Water depth.
pub const DW_11_22: RuleId = rule(11, 22);
/// DW-11-23: Ford (Furt).
pub const DW_11_23: RuleId = rule(11, 23);
/// DW-11-24: Entering water of depth 1.
pub const DW_11_24: RuleId = rule(11, 24);
/// DW-11-25: Entering water of depth 2.
pub const DW_11_25: RuleId = rule(11, 25);
/// DW-11-26: Entering water of depth 3.
pub const DW_11_26: RuleId = rule(11, 26);
/// DW-11-27: Larger creatures in water.
pub const DW_11_27: RuleId = rule(11, 27);
/// DW-11-28: Melee against an element in water.
pub const DW_11_28: RuleId = rule(11, 28);
/// DW-11-29: Water modifiers in melee.
pub const DW_11_29: RuleId = rule(11, 29);
/// DW-11-30: No support with water.
pub const DW_11_30: RuleId = rule(11, 30);
/// DW-11-31: Card exceptions for water.
pub const DW_11_31: RuleId = rule(11, 31);
/// DW-11-32: Hedges and low walls.
pub const DW_11_32: RuleId = rule(11, 32);
/// DW-11-33: Crossing a hedge or wall.
pub const DW_11_33: RuleId = rule(11, 33);
/// DW-11-34: How a hedge or wall may be crossed.
pub const DW_11_34: RuleId = rule(11, 34);
/// DW-11-35: Machines and hedges.
pub const DW_11_35: RuleId = rule(11, 35);
/// DW-11-36: Columns crossing a hedge or wall.
pub const DW_11_36: RuleId = rule(11, 36);
/// DW-11-37: Melee across a hedge or wall.
pub const DW_11_37: RuleId = rule(11, 37);
/// DW-11-38: No support across a hedge or wall.
pub const DW_11_38: RuleId = rule(11, 38);
/// DW-11-39: Destroyed walls.
pub const DW_11_39: RuleId = rule(11, 39);
/// DW-11-40: Road (Straße).
pub const DW_11_40: RuleId = rule(11, 40);
/// DW-11-41: Only along the same road.
pub const DW_11_41: RuleId = rule(11, 41);
/// DW-11-42: The whole unit must be on the road.
pub const DW_11_42: RuleId = rule(11, 42);
/// DW-11-43: Road through other terrain.
pub const DW_11_43: RuleId = rule(11, 43);
/// DW-11-44: Half road fields at map edges.
pub const DW_11_44: RuleId = rule(11, 44);
/// DW-11-45: Impassability is relative.
pub const DW_11_45: RuleId = rule(11, 45);
/// DW-11-46: Neither can cross: no contact.
pub const DW_11_46: RuleId = rule(11, 46);
/// DW-11-47: Consequences of no contact.
pub const DW_11_47: RuleId = rule(11, 47);
/// DW-11-48: No-contact elements of an otherwise engaged unit.
pub const DW_11_48: RuleId = rule(11, 48);
/// DW-11-49: Only one can cross: optional contact.
pub const DW_11_49: RuleId = rule(11, 49);
/// DW-11-50: Optional contact: attacker moving in.
pub const DW_11_50: RuleId = rule(11, 50);
/// DW-11-51: Optional contact: defender moving in.
pub const DW_11_51: RuleId = rule(11, 51);
/// DW-11-52: Optional contact: declaring contact.
pub const DW_11_52: RuleId = rule(11, 52);
/// DW-11-53: Optional contact: effect of declaring.
pub const DW_11_53: RuleId = rule(11, 53);
/// DW-11-54: Optional contact: not declared.
pub const DW_11_54: RuleId = rule(11, 54);
/// DW-11-55: Optional contact: when the choice is made in the melee phase.
pub const DW_11_55: RuleId = rule(11, 55);
/// DW-11-56: Optional contact: defender's blows.
pub const DW_11_56: RuleId = rule(11, 56);
/// DW-11-57: Optional contact: continuing.
pub const DW_11_57: RuleId = rule(11, 57);
/// DW-11-58: Optional contact: breaking off.
pub const DW_11_58: RuleId = rule(11, 58);
/// DW-11-59: Optional contact: no duty to separate.
pub const DW_11_59: RuleId = rule(11, 59);
/// DW-11-G1: Figures lost.
pub const DW_11_G1: RuleId = ruling(11, 1);
/// DW-11-G2: Terrain cost table on the reference sheet is illegible.
pub const DW_11_G2: RuleId = ruling(11, 2);
/// DW-11-G3: Two surfaces on one centre point.
pub const DW_11_G3: RuleId = ruling(11, 3);
/// DW-11-G4: Hill surcharge on a road.
pub const DW_11_G4: RuleId = ruling(11, 4);
/// DW-11-G5: "Crossing" in a wheel.
pub const DW_11_G5: RuleId = ruling(11, 5);
/// DW-11-G6: Support and walls: whose side.
pub const DW_11_G6: RuleId = ruling(11, 6);
/// DW-11-G7: Optional contact: current round after the defender's move.
pub const DW_11_G7: RuleId = ruling(11, 7);
/// DW-11-G8: Optional contact: attack conditions in later rounds.
pub const DW_11_G8: RuleId = ruling(11, 8);
/// DW-11-G9: Optional contact: granularity.
pub const DW_11_G9: RuleId = ruling(11, 9);
/// DW-11-G10: Modifiers in a declared optional contact.
pub const DW_11_G10: RuleId = ruling(11, 10);
/// DW-11-G11: First-round bonuses after a late declaration.
pub const DW_11_G11: RuleId = ruling(11, 11);
/// DW-11-G12: Ford and melee.
pub const DW_11_G12: RuleId = ruling(11, 12);
/// DW-11-G13: Deployment.
pub const DW_11_G13: RuleId = ruling(11, 13);
/// DW-11-G14: Skirmish formation and roads, water.
pub const DW_11_G14: RuleId = ruling(11, 14);
/// DW-11-G15: Which wording: "Nahkampf" or "Nahkampfangriff", "Nahkampf" or "Nahkampfphase".
pub const DW_11_G15: RuleId = ruling(11, 15);
/// DW-11-G16: Hedge or wall and contact.
pub const DW_11_G16: RuleId = ruling(11, 16);
/// DW-11-G17: Hedges and walls in moves that are neither advance nor manoeuvre.
pub const DW_11_G17: RuleId = ruling(11, 17);

/// DW-12-01: Clear line: always allowed.
pub const DW_12_01: RuleId = rule(12, 1);
/// DW-12-02: Shooting past other elements is now possible.
pub const DW_12_02: RuleId = rule(12, 2);
/// DW-12-03: Sight diagram: distance axis.
pub const DW_12_03: RuleId = rule(12, 3);
/// DW-12-04: Sight diagram: height axis and size sections.
pub const DW_12_04: RuleId = rule(12, 4);
/// DW-12-05: Eye point.
pub const DW_12_05: RuleId = rule(12, 5);
/// DW-12-06: Sight lines to head and foot.
pub const DW_12_06: RuleId = rule(12, 6);
/// DW-12-07: Touching blocks.
pub const DW_12_07: RuleId = rule(12, 7);
/// DW-12-08: Neither line interrupted.
pub const DW_12_08: RuleId = rule(12, 8);
/// DW-12-09: Both lines interrupted.
pub const DW_12_09: RuleId = rule(12, 9);
/// DW-12-10: One line interrupted: count sections.
pub const DW_12_10: RuleId = rule(12, 10);
/// DW-12-11: Size bonus.
pub const DW_12_11: RuleId = rule(12, 11);
/// DW-12-12: At least one whole section.
pub const DW_12_12: RuleId = rule(12, 12);
/// DW-12-13: Complete sight test (algorithm).
pub const DW_12_13: RuleId = rule(12, 13);
/// DW-12-14: Terrain without any effect on sight.
pub const DW_12_14: RuleId = rule(12, 14);
/// DW-12-15: Terrain that counts where it is drawn.
pub const DW_12_15: RuleId = rule(12, 15);
/// DW-12-16: When a drawing is crossed.
pub const DW_12_16: RuleId = rule(12, 16);
/// DW-12-17: Doubtful cases.
pub const DW_12_17: RuleId = rule(12, 17);
/// DW-12-18: Hills and water count by whole fields.
pub const DW_12_18: RuleId = rule(12, 18);
/// DW-12-19: A hill must be run over, not just touched.
pub const DW_12_19: RuleId = rule(12, 19);
/// DW-12-20: An element already obstructs when touched.
pub const DW_12_20: RuleId = rule(12, 20);
/// DW-12-21: Heights of features.
pub const DW_12_21: RuleId = rule(12, 21);
/// DW-12-22: Things on hills are raised.
pub const DW_12_22: RuleId = rule(12, 22);
/// DW-12-23: Hill fields as obstacles.
pub const DW_12_23: RuleId = rule(12, 23);
/// DW-12-24: Wood: no shooting through.
pub const DW_12_24: RuleId = rule(12, 24);
/// DW-12-25: Wood: target inside.
pub const DW_12_25: RuleId = rule(12, 25);
/// DW-12-26: Wood: target inside is visible.
pub const DW_12_26: RuleId = rule(12, 26);
/// DW-12-27: Wood: shooter inside.
pub const DW_12_27: RuleId = rule(12, 27);
/// DW-12-28: Consequence: edge of the wood and adjacent fields only.
pub const DW_12_28: RuleId = rule(12, 28);
/// DW-12-29: Shooting over wood.
pub const DW_12_29: RuleId = rule(12, 29);
/// DW-12-30: Undergrowth.
pub const DW_12_30: RuleId = rule(12, 30);
/// DW-12-31: Undergrowth of the shooter's and target's own fields.
pub const DW_12_31: RuleId = rule(12, 31);
/// DW-12-32: Hedges and walls.
pub const DW_12_32: RuleId = rule(12, 32);
/// DW-12-33: Position of a hedge or wall in the sight test.
pub const DW_12_33: RuleId = rule(12, 33);
/// DW-12-34: A wall lies exactly on the field side.
pub const DW_12_34: RuleId = rule(12, 34);
/// DW-12-35: Water: general.
pub const DW_12_35: RuleId = rule(12, 35);
/// DW-12-36: Water: shooter.
pub const DW_12_36: RuleId = rule(12, 36);
/// DW-12-37: Water: target.
pub const DW_12_37: RuleId = rule(12, 37);
/// DW-12-38: Only relative positions matter.
pub const DW_12_38: RuleId = rule(12, 38);
/// DW-12-39: Sight is not symmetric.
pub const DW_12_39: RuleId = rule(12, 39);
/// DW-12-40: No redirection.
pub const DW_12_40: RuleId = rule(12, 40);
/// DW-12-41: Announcement comes before the sight check.
pub const DW_12_41: RuleId = rule(12, 41);
/// DW-12-42: Base number of a missile attack.
pub const DW_12_42: RuleId = rule(12, 42);
/// DW-12-43: Roll.
pub const DW_12_43: RuleId = rule(12, 43);
/// DW-12-44: Effect of a hit.
pub const DW_12_44: RuleId = rule(12, 44);
/// DW-12-45: Shooter and every supporter need one visible section.
pub const DW_12_45: RuleId = rule(12, 45);
/// DW-12-46: Shooting into a melee: deviation roll stays.
pub const DW_12_46: RuleId = rule(12, 46);
/// DW-12-47: Shooting into a melee: only elements in contact can be hit by deviation.
pub const DW_12_47: RuleId = rule(12, 47);
/// DW-12-48: Height differences.
pub const DW_12_48: RuleId = rule(12, 48);
/// DW-12-49: Optional contact.
pub const DW_12_49: RuleId = rule(12, 49);
/// DW-12-50: Deviation keeps the original factor.
pub const DW_12_50: RuleId = rule(12, 50);
/// DW-12-51: No substitution for special figures in melee.
pub const DW_12_51: RuleId = rule(12, 51);
/// DW-12-52: No missile skill into a melee.
pub const DW_12_52: RuleId = rule(12, 52);
/// DW-12-G1: Lost figures and their reconstruction.
pub const DW_12_G1: RuleId = ruling(12, 1);
/// DW-12-G2: Hill obstacles are lines at field centres, not boxes.
pub const DW_12_G2: RuleId = ruling(12, 2);
/// DW-12-G3: Drawn terrain without printed maps.
pub const DW_12_G3: RuleId = ruling(12, 3);
/// DW-12-G4: Line along the side between two hill fields.
pub const DW_12_G4: RuleId = ruling(12, 4);
/// DW-12-G5: Line through a wall's end point.
pub const DW_12_G5: RuleId = ruling(12, 5);
/// DW-12-G6: Wall between fields of different elevation.
pub const DW_12_G6: RuleId = ruling(12, 6);
/// DW-12-G7: Interposed elements in water, and intermediate water fields.
pub const DW_12_G7: RuleId = ruling(12, 7);
/// DW-12-G8: Surface point of a target in water.
pub const DW_12_G8: RuleId = ruling(12, 8);
/// DW-12-G9: Supporters without sight.
pub const DW_12_G9: RuleId = ruling(12, 9);
/// DW-12-G10: Announcement before checking, in a computer game.
pub const DW_12_G10: RuleId = ruling(12, 10);
/// DW-12-G11: Dropping a bad shot.
pub const DW_12_G11: RuleId = ruling(12, 11);
/// DW-12-G12: Deviation from a target in wood.
pub const DW_12_G12: RuleId = ruling(12, 12);
/// DW-12-G13: Deviation onto own elements next to the target.
pub const DW_12_G13: RuleId = ruling(12, 13);
/// DW-12-G14: Several obstacles.
pub const DW_12_G14: RuleId = ruling(12, 14);
/// DW-12-G15: Obstacles not standing on the ground.
pub const DW_12_G15: RuleId = ruling(12, 15);
/// DW-12-G16: Sight for other purposes.
pub const DW_12_G16: RuleId = ruling(12, 16);
/// DW-12-G17: Symbols.
pub const DW_12_G17: RuleId = ruling(12, 17);

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
