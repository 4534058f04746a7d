//! Chapters 08 to 10: the standard game, special figures, commanders.

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
