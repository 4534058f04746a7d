//! Chapter 09: what a playable battle needs besides the sheet.

use super::{house, ruling, table};
use table::RuleId;

/// WH-09-G1: Profiles are not on the sheet.
pub const WH_09_G1: RuleId = ruling(9, 1);
/// WH-09-G2: Sheet mentions that imply unit kinds.
pub const WH_09_G2: RuleId = ruling(9, 2);
/// WH-09-G3: Chariots as war machines.
pub const WH_09_G3: RuleId = ruling(9, 3);
/// WH-09-G4: Balance.
pub const WH_09_G4: RuleId = ruling(9, 4);
/// WH-09-H01: Points.
pub const WH_09_H01: RuleId = house(9, 1);
/// WH-09-H02: Shares.
pub const WH_09_H02: RuleId = house(9, 2);
/// WH-09-H03: Unit sizes.
pub const WH_09_H03: RuleId = house(9, 3);
/// WH-09-H04: Standard bearer and musician.
pub const WH_09_H04: RuleId = house(9, 4);
/// WH-09-H05: Champion.
pub const WH_09_H05: RuleId = house(9, 5);
/// WH-09-H06: Equipment prices.
pub const WH_09_H06: RuleId = house(9, 6);
/// WH-09-H07: Whole points.
pub const WH_09_H07: RuleId = house(9, 7);
/// WH-09-H08: Table size.
pub const WH_09_H08: RuleId = house(9, 8);
/// WH-09-H09: Machine and crew.
pub const WH_09_H09: RuleId = house(9, 9);
/// WH-09-H10: Hits on machines.
pub const WH_09_H10: RuleId = house(9, 10);
/// WH-09-H11: Bolt thrower.
pub const WH_09_H11: RuleId = house(9, 11);
/// WH-09-H12: Stone thrower.
pub const WH_09_H12: RuleId = house(9, 12);
/// WH-09-H13: Cannon.
pub const WH_09_H13: RuleId = house(9, 13);
/// WH-09-H14: Misfire.
pub const WH_09_H14: RuleId = house(9, 14);
/// WH-09-H15: Machines in close combat.
pub const WH_09_H15: RuleId = house(9, 15);
/// WH-09-H16: Special dice.
pub const WH_09_H16: RuleId = house(9, 16);
/// WH-09-H17: Chariot.
pub const WH_09_H17: RuleId = house(9, 17);
/// WH-09-H18: Impact.
pub const WH_09_H18: RuleId = house(9, 18);
/// WH-09-H19: Chariots and ground.
pub const WH_09_H19: RuleId = house(9, 19);
/// WH-09-H20: Kinds.
pub const WH_09_H20: RuleId = house(9, 20);
/// WH-09-H21: Joining and leaving.
pub const WH_09_H21: RuleId = house(9, 21);
/// WH-09-H22: Place.
pub const WH_09_H22: RuleId = house(9, 22);
/// WH-09-H23: As a target of shooting.
pub const WH_09_H23: RuleId = house(9, 23);
/// WH-09-H24: In close combat.
pub const WH_09_H24: RuleId = house(9, 24);
/// WH-09-H25: Fate.
pub const WH_09_H25: RuleId = house(9, 25);
/// WH-09-H26: Alone.
pub const WH_09_H26: RuleId = house(9, 26);
/// WH-09-H27: Challenges.
pub const WH_09_H27: RuleId = house(9, 27);
/// WH-09-H28: Mounted characters.
pub const WH_09_H28: RuleId = house(9, 28);
/// WH-09-H29: Monsters.
pub const WH_09_H29: RuleId = house(9, 29);
/// WH-09-H30: Flyers.
pub const WH_09_H30: RuleId = house(9, 30);
/// WH-09-H31: Breath.
pub const WH_09_H31: RuleId = house(9, 31);
/// WH-09-H32: Regeneration.
pub const WH_09_H32: RuleId = house(9, 32);
/// WH-09-H33: Armour slows; barding.
pub const WH_09_H33: RuleId = house(9, 33);
/// WH-09-H34: Natural armour.
pub const WH_09_H34: RuleId = house(9, 34);
/// WH-09-H35: Unbreakable.
pub const WH_09_H35: RuleId = house(9, 35);
/// WH-09-H36: Boars and other charging mounts.
pub const WH_09_H36: RuleId = house(9, 36);
/// WH-09-H37: Terrain types.
pub const WH_09_H37: RuleId = house(9, 37);
/// WH-09-H38: Hills.
pub const WH_09_H38: RuleId = house(9, 38);
/// WH-09-H39: Undead.
pub const WH_09_H39: RuleId = house(9, 39);
/// WH-09-H40: Quarrelling.
pub const WH_09_H40: RuleId = house(9, 40);
/// WH-09-H41: Orcs and goblins.
pub const WH_09_H41: RuleId = house(9, 41);
/// WH-09-H42: Placing terrain.
pub const WH_09_H42: RuleId = house(9, 42);
/// WH-09-H43: Deployment.
pub const WH_09_H43: RuleId = house(9, 43);
/// WH-09-H44: First turn.
pub const WH_09_H44: RuleId = house(9, 44);
/// WH-09-H45: Length.
pub const WH_09_H45: RuleId = house(9, 45);
/// WH-09-H46: Victory points.
pub const WH_09_H46: RuleId = house(9, 46);
/// WH-09-H47: Degrees.
pub const WH_09_H47: RuleId = house(9, 47);
/// WH-09-H48: Table quarters.
pub const WH_09_H48: RuleId = house(9, 48);
/// WH-09-H49: Scenarios.
pub const WH_09_H49: RuleId = house(9, 49);
/// WH-09-H50: Buildings, rocks.
pub const WH_09_H50: RuleId = house(9, 50);
/// WH-09-H51: Rivers.
pub const WH_09_H51: RuleId = house(9, 51);
/// WH-09-H52: Woods.
pub const WH_09_H52: RuleId = house(9, 52);
/// WH-09-H53: Concession.
pub const WH_09_H53: RuleId = house(9, 53);
/// WH-09-H54: Hidden information.
pub const WH_09_H54: RuleId = house(9, 54);
/// WH-09-H55: Skirmishers.
pub const WH_09_H55: RuleId = house(9, 55);
/// WH-09-H56: Allies.
pub const WH_09_H56: RuleId = house(9, 56);
/// WH-09-H57: Magic items.
pub const WH_09_H57: RuleId = house(9, 57);
/// WH-09-H58: Old enmities.
pub const WH_09_H58: RuleId = house(9, 58);
/// WH-09-T1: Misfires.
pub const WH_09_T1: RuleId = table(9, 1);
/// WH-09-T2: Random terrain.
pub const WH_09_T2: RuleId = table(9, 2);
/// WH-09-T3: Victory points.
pub const WH_09_T3: RuleId = table(9, 3);
/// WH-09-T4: Unit strength.
pub const WH_09_T4: RuleId = table(9, 4);
