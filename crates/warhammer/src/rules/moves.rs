//! Chapters 01 and 02: turns, movement, charges.

use super::{rule, ruling, table};
use table::RuleId;

/// WH-01-01: Player turn.
pub const WH_01_01: RuleId = rule(1, 1);
/// WH-01-02: Movement is the active player's.
pub const WH_01_02: RuleId = rule(1, 2);
/// WH-01-03: Order inside the movement phase.
pub const WH_01_03: RuleId = rule(1, 3);
/// WH-01-04: Shooting is the active player's.
pub const WH_01_04: RuleId = rule(1, 4);
/// WH-01-05: Close combat is fought by both sides.
pub const WH_01_05: RuleId = rule(1, 5);
/// WH-01-06: Distances in inches.
pub const WH_01_06: RuleId = rule(1, 6);
/// WH-01-07: Characteristics the sheet uses.
pub const WH_01_07: RuleId = rule(1, 7);
/// WH-01-08: Leadership test.
pub const WH_01_08: RuleId = rule(1, 8);
/// WH-01-09: No measuring before a charge.
pub const WH_01_09: RuleId = rule(1, 9);
/// WH-01-10: Fractions of movement.
pub const WH_01_10: RuleId = rule(1, 10);
/// WH-01-G1: Step 4 is printed as "1.".
pub const WH_01_G1: RuleId = ruling(1, 1);
/// WH-01-G2: "Spielzug" and game turn.
pub const WH_01_G2: RuleId = ruling(1, 2);
/// WH-01-G3: Start of turn.
pub const WH_01_G3: RuleId = ruling(1, 3);
/// WH-01-G4: Who sets the order of simultaneous things.
pub const WH_01_G4: RuleId = ruling(1, 4);
/// WH-01-G5: When a profile value is missing or zero.
pub const WH_01_G5: RuleId = ruling(1, 5);
/// WH-01-G6: Units of length.
pub const WH_01_G6: RuleId = ruling(1, 6);
/// WH-01-G7: What "no measuring" means on a screen.
pub const WH_01_G7: RuleId = ruling(1, 7);
/// WH-01-G8: Re-rolls.
pub const WH_01_G8: RuleId = ruling(1, 8);
/// WH-01-G9: D3.
pub const WH_01_G9: RuleId = ruling(1, 9);
/// WH-01-G10: Percentages.
pub const WH_01_G10: RuleId = ruling(1, 10);
/// WH-01-T1: Player turn.
pub const WH_01_T1: RuleId = table(1, 1);
/// WH-01-T2: Movement phase.
pub const WH_01_T2: RuleId = table(1, 2);
/// WH-01-T3: Rule switches.
pub const WH_01_T3: RuleId = table(1, 3);
/// WH-02-01: Declaring a charge.
pub const WH_02_01: RuleId = rule(2, 1);
/// WH-02-02: Charge speed.
pub const WH_02_02: RuleId = rule(2, 2);
/// WH-02-03: No manoeuvre while charging.
pub const WH_02_03: RuleId = rule(2, 3);
/// WH-02-04: Reaction: stand and shoot.
pub const WH_02_04: RuleId = rule(2, 4);
/// WH-02-05: Reaction: hold.
pub const WH_02_05: RuleId = rule(2, 5);
/// WH-02-06: Reaction: flee.
pub const WH_02_06: RuleId = rule(2, 6);
/// WH-02-07: Fleeing troops do not shoot.
pub const WH_02_07: RuleId = rule(2, 7);
/// WH-02-08: Failed charge.
pub const WH_02_08: RuleId = rule(2, 8);
/// WH-02-09: Wheel.
pub const WH_02_09: RuleId = rule(2, 9);
/// WH-02-10: Turn.
pub const WH_02_10: RuleId = rule(2, 10);
/// WH-02-11: Change of formation by one rank.
pub const WH_02_11: RuleId = rule(2, 11);
/// WH-02-12: Change of formation by two ranks.
pub const WH_02_12: RuleId = rule(2, 12);
/// WH-02-13: Difficult ground.
pub const WH_02_13: RuleId = rule(2, 13);
/// WH-02-14: Plain hills.
pub const WH_02_14: RuleId = rule(2, 14);
/// WH-02-15: Very difficult ground.
pub const WH_02_15: RuleId = rule(2, 15);
/// WH-02-16: Obstacles.
pub const WH_02_16: RuleId = rule(2, 16);
/// WH-02-17: March at double speed.
pub const WH_02_17: RuleId = rule(2, 17);
/// WH-02-18: No march near the enemy.
pub const WH_02_18: RuleId = rule(2, 18);
/// WH-02-19: Limits of a march.
pub const WH_02_19: RuleId = rule(2, 19);
/// WH-02-20: Flight move.
pub const WH_02_20: RuleId = rule(2, 20);
/// WH-02-21: No formation while fleeing.
pub const WH_02_21: RuleId = rule(2, 21);
/// WH-02-G1: Formation.
pub const WH_02_G1: RuleId = ruling(2, 1);
/// WH-02-G2: Base sizes.
pub const WH_02_G2: RuleId = ruling(2, 2);
/// WH-02-G3: Wheel geometry.
pub const WH_02_G3: RuleId = ruling(2, 3);
/// WH-02-G4: Turn geometry.
pub const WH_02_G4: RuleId = ruling(2, 4);
/// WH-02-G5: Change of formation geometry.
pub const WH_02_G5: RuleId = ruling(2, 5);
/// WH-02-G6: What the fractions are fractions of.
pub const WH_02_G6: RuleId = ruling(2, 6);
/// WH-02-G7: Charging across obstacles.
pub const WH_02_G7: RuleId = ruling(2, 7);
/// WH-02-G8: Who may declare a charge.
pub const WH_02_G8: RuleId = ruling(2, 8);
/// WH-02-G9: Order of declarations, one at a time.
pub const WH_02_G9: RuleId = ruling(2, 9);
/// WH-02-G10: Measuring a charge.
pub const WH_02_G10: RuleId = ruling(2, 10);
/// WH-02-G11: Alignment after contact.
pub const WH_02_G11: RuleId = ruling(2, 11);
/// WH-02-G12: Front, flank and rear.
pub const WH_02_G12: RuleId = ruling(2, 12);
/// WH-02-G13: Several chargers on one unit.
pub const WH_02_G13: RuleId = ruling(2, 13);
/// WH-02-G14: One charger into several units.
pub const WH_02_G14: RuleId = ruling(2, 14);
/// WH-02-G15: Reactions of engaged and fleeing targets.
pub const WH_02_G15: RuleId = ruling(2, 15);
/// WH-02-G16: Target gone.
pub const WH_02_G16: RuleId = ruling(2, 16);
/// WH-02-G17: Failed charge, details.
pub const WH_02_G17: RuleId = ruling(2, 17);
/// WH-02-G18: Timing and range of stand and shoot.
pub const WH_02_G18: RuleId = ruling(2, 18);
/// WH-02-G19: Distance to enemies, friends, edge.
pub const WH_02_G19: RuleId = ruling(2, 19);
/// WH-02-G20: Backwards, sideways, partial moves.
pub const WH_02_G20: RuleId = ruling(2, 20);
/// WH-02-G21: 8" and marching.
pub const WH_02_G21: RuleId = ruling(2, 21);
/// WH-02-G22: What counts as having moved.
pub const WH_02_G22: RuleId = ruling(2, 22);
/// WH-02-G23: Speed of mixed units.
pub const WH_02_G23: RuleId = ruling(2, 23);
/// WH-02-G24: Flight dice and armour.
pub const WH_02_G24: RuleId = ruling(2, 24);
/// WH-02-G25: Compulsory moves.
pub const WH_02_G25: RuleId = ruling(2, 25);
/// WH-02-T1: Cost of manoeuvres.
pub const WH_02_T1: RuleId = table(2, 1);
/// WH-02-T2: Reactions.
pub const WH_02_T2: RuleId = table(2, 2);
/// WH-02-T3: Flight and pursuit dice.
pub const WH_02_T3: RuleId = table(2, 3);
