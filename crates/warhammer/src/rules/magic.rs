//! Chapter 08: magic.

use super::{house, rule, ruling, table};
use table::RuleId;

/// WH-08-01: Magic is phase 4.
pub const WH_08_01: RuleId = rule(8, 1);
/// WH-08-02: No more in the source.
pub const WH_08_02: RuleId = rule(8, 2);
/// WH-08-G1: Why not the historical card deck.
pub const WH_08_G1: RuleId = ruling(8, 1);
/// WH-08-G2: Magic items.
pub const WH_08_G2: RuleId = ruling(8, 2);
/// WH-08-H01: Switch.
pub const WH_08_H01: RuleId = house(8, 1);
/// WH-08-H02: Wizards.
pub const WH_08_H02: RuleId = house(8, 2);
/// WH-08-H03: Who may cast.
pub const WH_08_H03: RuleId = house(8, 3);
/// WH-08-H04: Power and dispel points.
pub const WH_08_H04: RuleId = house(8, 4);
/// WH-08-H05: Casting.
pub const WH_08_H05: RuleId = house(8, 5);
/// WH-08-H06: Miscast.
pub const WH_08_H06: RuleId = house(8, 6);
/// WH-08-H07: Irresistible.
pub const WH_08_H07: RuleId = house(8, 7);
/// WH-08-H08: Dispel.
pub const WH_08_H08: RuleId = house(8, 8);
/// WH-08-H09: Targets and sight.
pub const WH_08_H09: RuleId = house(8, 9);
/// WH-08-H10: Damage.
pub const WH_08_H10: RuleId = house(8, 10);
/// WH-08-H11: Panic by spells.
pub const WH_08_H11: RuleId = house(8, 11);
/// WH-08-H12: Duration.
pub const WH_08_H12: RuleId = house(8, 12);
/// WH-08-H13: Wizards in close combat.
pub const WH_08_H13: RuleId = house(8, 13);
/// WH-08-H14: Extra moves.
pub const WH_08_H14: RuleId = house(8, 14);
/// WH-08-H15: Raising.
pub const WH_08_H15: RuleId = house(8, 15);
/// WH-08-H16: Runesmiths.
pub const WH_08_H16: RuleId = house(8, 16);
/// WH-08-H17: Order and end.
pub const WH_08_H17: RuleId = house(8, 17);
/// WH-08-H21: Spark Dart.
pub const WH_08_H21: RuleId = house(8, 21);
/// WH-08-H22: Sheet of Flame.
pub const WH_08_H22: RuleId = house(8, 22);
/// WH-08-H23: Thunder Lance.
pub const WH_08_H23: RuleId = house(8, 23);
/// WH-08-H24: Stone Hail.
pub const WH_08_H24: RuleId = house(8, 24);
/// WH-08-H25: Iron Skin.
pub const WH_08_H25: RuleId = house(8, 25);
/// WH-08-H26: Blood Song.
pub const WH_08_H26: RuleId = house(8, 26);
/// WH-08-H27: Gale Stride.
pub const WH_08_H27: RuleId = house(8, 27);
/// WH-08-H28: Steady Hearts.
pub const WH_08_H28: RuleId = house(8, 28);
/// WH-08-H29: Leaden Limbs.
pub const WH_08_H29: RuleId = house(8, 29);
/// WH-08-H30: Veil of Mist.
pub const WH_08_H30: RuleId = house(8, 30);
/// WH-08-H31: Whisper of Dread.
pub const WH_08_H31: RuleId = house(8, 31);
/// WH-08-H32: Call the Fallen.
pub const WH_08_H32: RuleId = house(8, 32);
/// WH-08-T1: Spells.
pub const WH_08_T1: RuleId = table(8, 1);
