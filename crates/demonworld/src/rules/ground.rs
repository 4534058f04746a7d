//! Chapters 11 and 12: terrain, and what missiles see of their targets.

use super::{rule, ruling};
use table::RuleId;

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
