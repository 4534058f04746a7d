//! Chapters 03 to 05: shooting, close combat, flight and pursuit.

use super::{rule, ruling, table};
use table::RuleId;

/// WH-03-01: Who shoots.
pub const WH_03_01: RuleId = rule(3, 1);
/// WH-03-02: Range and strength by weapon.
pub const WH_03_02: RuleId = rule(3, 2);
/// WH-03-03: Crossbow: move or shoot.
pub const WH_03_03: RuleId = rule(3, 3);
/// WH-03-04: Musket or arquebus.
pub const WH_03_04: RuleId = rule(3, 4);
/// WH-03-05: Repeating crossbow.
pub const WH_03_05: RuleId = rule(3, 5);
/// WH-03-06: To hit.
pub const WH_03_06: RuleId = rule(3, 6);
/// WH-03-07: BS 6 and more.
pub const WH_03_07: RuleId = rule(3, 7);
/// WH-03-08: Modifiers to hit.
pub const WH_03_08: RuleId = rule(3, 8);
/// WH-03-09: To wound.
pub const WH_03_09: RuleId = rule(3, 9);
/// WH-03-10: Armour save.
pub const WH_03_10: RuleId = rule(3, 10);
/// WH-03-11: Strength reduces the save.
pub const WH_03_11: RuleId = rule(3, 11);
/// WH-03-G1: Javelin strength.
pub const WH_03_G1: RuleId = ruling(3, 1);
/// WH-03-G2: Musket row is two lines run together.
pub const WH_03_G2: RuleId = ruling(3, 2);
/// WH-03-G3: Hard cover −1.
pub const WH_03_G3: RuleId = ruling(3, 3);
/// WH-03-G4: How much must be hidden.
pub const WH_03_G4: RuleId = ruling(3, 4);
/// WH-03-G5: Musket save −2.
pub const WH_03_G5: RuleId = ruling(3, 5);
/// WH-03-G6: 1s, 6s and scores above 6.
pub const WH_03_G6: RuleId = ruling(3, 6);
/// WH-03-G7: Which models shoot.
pub const WH_03_G7: RuleId = ruling(3, 7);
/// WH-03-G8: Line of sight.
pub const WH_03_G8: RuleId = ruling(3, 8);
/// WH-03-G9: Range.
pub const WH_03_G9: RuleId = ruling(3, 9);
/// WH-03-G10: Targets not allowed.
pub const WH_03_G10: RuleId = ruling(3, 10);
/// WH-03-G11: Large target.
pub const WH_03_G11: RuleId = ruling(3, 11);
/// WH-03-G12: "Single character".
pub const WH_03_G12: RuleId = ruling(3, 12);
/// WH-03-G13: Casualties.
pub const WH_03_G13: RuleId = ruling(3, 13);
/// WH-03-G14: Order: all to hit, all to wound, all saves.
pub const WH_03_G14: RuleId = ruling(3, 14);
/// WH-03-G15: Panic from shooting.
pub const WH_03_G15: RuleId = ruling(3, 15);
/// WH-03-G16: Mounted save with a barded mount.
pub const WH_03_G16: RuleId = ruling(3, 16);
/// WH-03-G17: Best and worst save.
pub const WH_03_G17: RuleId = ruling(3, 17);
/// WH-03-G18: Other missile weapons.
pub const WH_03_G18: RuleId = ruling(3, 18);
/// WH-03-G19: Two-shot repeating crossbow as a reaction.
pub const WH_03_G19: RuleId = ruling(3, 19);
/// WH-03-T1: Missile weapons.
pub const WH_03_T1: RuleId = table(3, 1);
/// WH-03-T2: To hit with missiles.
pub const WH_03_T2: RuleId = table(3, 2);
/// WH-03-T3: Modifiers to hit.
pub const WH_03_T3: RuleId = table(3, 3);
/// WH-03-T4: To wound.
pub const WH_03_T4: RuleId = table(3, 4);
/// WH-03-T5: Armour saves.
pub const WH_03_T5: RuleId = table(3, 5);
/// WH-03-T6: Save modifier by strength.
pub const WH_03_T6: RuleId = table(3, 6);
/// WH-04-01: Who fights.
pub const WH_04_01: RuleId = rule(4, 1);
/// WH-04-02: Number of attacks.
pub const WH_04_02: RuleId = rule(4, 2);
/// WH-04-03: Order of striking.
pub const WH_04_03: RuleId = rule(4, 3);
/// WH-04-04: To hit.
pub const WH_04_04: RuleId = rule(4, 4);
/// WH-04-05: To wound.
pub const WH_04_05: RuleId = rule(4, 5);
/// WH-04-06: Saves.
pub const WH_04_06: RuleId = rule(4, 6);
/// WH-04-07: Result after all have fought.
pub const WH_04_07: RuleId = rule(4, 7);
/// WH-04-08: Better fighters hit on 3.
pub const WH_04_08: RuleId = rule(4, 8);
/// WH-04-09: Defended obstacle.
pub const WH_04_09: RuleId = rule(4, 9);
/// WH-04-10: Adding up.
pub const WH_04_10: RuleId = rule(4, 10);
/// WH-04-11: Rank bonus.
pub const WH_04_11: RuleId = rule(4, 11);
/// WH-04-12: Standards.
pub const WH_04_12: RuleId = rule(4, 12);
/// WH-04-13: Army standard.
pub const WH_04_13: RuleId = rule(4, 13);
/// WH-04-14: Higher ground.
pub const WH_04_14: RuleId = rule(4, 14);
/// WH-04-15: Flank attack.
pub const WH_04_15: RuleId = rule(4, 15);
/// WH-04-16: Rear attack.
pub const WH_04_16: RuleId = rule(4, 16);
/// WH-04-17: Break test.
pub const WH_04_17: RuleId = rule(4, 17);
/// WH-04-18: Panic by broken friends.
pub const WH_04_18: RuleId = rule(4, 18);
/// WH-04-G1: The hit table has one cell too few in every row: proof of the reconstruction.
pub const WH_04_G1: RuleId = ruling(4, 1);
/// WH-04-G2: Rows are complete to WS 10.
pub const WH_04_G2: RuleId = ruling(4, 2);
/// WH-04-G3: What touching means.
pub const WH_04_G3: RuleId = ruling(4, 3);
/// WH-04-G4: Facing sideways.
pub const WH_04_G4: RuleId = ruling(4, 4);
/// WH-04-G5: Choosing targets.
pub const WH_04_G5: RuleId = ruling(4, 5);
/// WH-04-G6: Losses and striking back.
pub const WH_04_G6: RuleId = ruling(4, 6);
/// WH-04-G7: Weapons.
pub const WH_04_G7: RuleId = ruling(4, 7);
/// WH-04-G8: Several chargers, order.
pub const WH_04_G8: RuleId = ruling(4, 8);
/// WH-04-G9: Full ranks, minimum width.
pub const WH_04_G9: RuleId = ruling(4, 9);
/// WH-04-G10: Rank bonus and flank.
pub const WH_04_G10: RuleId = ruling(4, 10);
/// WH-04-G11: One bonus of each kind per side.
pub const WH_04_G11: RuleId = ruling(4, 11);
/// WH-04-G12: Higher ground.
pub const WH_04_G12: RuleId = ruling(4, 12);
/// WH-04-G13: Draw.
pub const WH_04_G13: RuleId = ruling(4, 13);
/// WH-04-G14: What is one combat.
pub const WH_04_G14: RuleId = ruling(4, 14);
/// WH-04-G15: Wounds that count.
pub const WH_04_G15: RuleId = ruling(4, 15);
/// WH-04-G16: Cavalry and riders.
pub const WH_04_G16: RuleId = ruling(4, 16);
/// WH-04-G17: Extent of "defended obstacle".
pub const WH_04_G17: RuleId = ruling(4, 17);
/// WH-04-G18: Unit destroyed.
pub const WH_04_G18: RuleId = ruling(4, 18);
/// WH-04-G19: The break test of units not in the losing contact.
pub const WH_04_G19: RuleId = ruling(4, 19);
/// WH-04-G20: Two 1s.
pub const WH_04_G20: RuleId = ruling(4, 20);
/// WH-04-G21: Keeping contact.
pub const WH_04_G21: RuleId = ruling(4, 21);
/// WH-04-T1: To hit in close combat.
pub const WH_04_T1: RuleId = table(4, 1);
/// WH-04-T2: Combat result bonuses.
pub const WH_04_T2: RuleId = table(4, 2);
/// WH-05-01: Broken units flee after the fighting.
pub const WH_05_01: RuleId = rule(5, 1);
/// WH-05-02: Flight distance.
pub const WH_05_02: RuleId = rule(5, 2);
/// WH-05-03: Caught means destroyed.
pub const WH_05_03: RuleId = rule(5, 3);
/// WH-05-04: Flight goes on.
pub const WH_05_04: RuleId = rule(5, 4);
/// WH-05-05: Fleeing troops do nothing else.
pub const WH_05_05: RuleId = rule(5, 5);
/// WH-05-06: Off the table.
pub const WH_05_06: RuleId = rule(5, 6);
/// WH-05-07: Charged while fleeing.
pub const WH_05_07: RuleId = rule(5, 7);
/// WH-05-08: Rally test.
pub const WH_05_08: RuleId = rule(5, 8);
/// WH-05-09: After rallying.
pub const WH_05_09: RuleId = rule(5, 9);
/// WH-05-10: Too few to rally.
pub const WH_05_10: RuleId = rule(5, 10);
/// WH-05-11: Victors must pursue.
pub const WH_05_11: RuleId = rule(5, 11);
/// WH-05-12: Pursuit roll.
pub const WH_05_12: RuleId = rule(5, 12);
/// WH-05-13: Full pursuit move.
pub const WH_05_13: RuleId = rule(5, 13);
/// WH-05-14: Pursuit into a new enemy.
pub const WH_05_14: RuleId = rule(5, 14);
/// WH-05-15: Calling off a pursuit.
pub const WH_05_15: RuleId = rule(5, 15);
/// WH-05-16: Extending the front.
pub const WH_05_16: RuleId = rule(5, 16);
/// WH-05-17: Wrapping round the flank.
pub const WH_05_17: RuleId = rule(5, 17);
/// WH-05-G1: Direction of the first flight.
pub const WH_05_G1: RuleId = ruling(5, 1);
/// WH-05-G2: Own-phase flight and avoidance.
pub const WH_05_G2: RuleId = ruling(5, 2);
/// WH-05-G3: Fleeing through units.
pub const WH_05_G3: RuleId = ruling(5, 3);
/// WH-05-G4: Table edge.
pub const WH_05_G4: RuleId = ruling(5, 4);
/// WH-05-G5: 25 % of what.
pub const WH_05_G5: RuleId = ruling(5, 5);
/// WH-05-G6: Rally before or after charge declarations.
pub const WH_05_G6: RuleId = ruling(5, 6);
/// WH-05-G7: Equal rolls.
pub const WH_05_G7: RuleId = ruling(5, 7);
/// WH-05-G8: Comparing distances.
pub const WH_05_G8: RuleId = ruling(5, 8);
/// WH-05-G9: Which victors pursue.
pub const WH_05_G9: RuleId = ruling(5, 9);
/// WH-05-G10: Pursuit move.
pub const WH_05_G10: RuleId = ruling(5, 10);
/// WH-05-G11: New enemy hit in pursuit.
pub const WH_05_G11: RuleId = ruling(5, 11);
/// WH-05-G12: Who flees when.
pub const WH_05_G12: RuleId = ruling(5, 12);
/// WH-05-G13: Panic or reaction flight out of combat.
pub const WH_05_G13: RuleId = ruling(5, 13);
/// WH-05-G14: "Two models per rank".
pub const WH_05_G14: RuleId = ruling(5, 14);
/// WH-05-G15: Lapping and flanks.
pub const WH_05_G15: RuleId = ruling(5, 15);
/// WH-05-G16: Choice between pursuit and lapping.
pub const WH_05_G16: RuleId = ruling(5, 16);
/// WH-05-G17: Loose ends of a mob.
pub const WH_05_G17: RuleId = ruling(5, 17);
/// WH-05-G18: Standards and characters in flight.
pub const WH_05_G18: RuleId = ruling(5, 18);
/// WH-05-T1: Order after the last combat of the phase.
pub const WH_05_T1: RuleId = table(5, 1);
