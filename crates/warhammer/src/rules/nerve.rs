//! Chapters 06 and 07: psychology, generals and standards.

use super::{rule, ruling, table};
use table::RuleId;

/// WH-06-01: Psychology tests.
pub const WH_06_01: RuleId = rule(6, 1);
/// WH-06-02: Kinds.
pub const WH_06_02: RuleId = rule(6, 2);
/// WH-06-03: Failing panic.
pub const WH_06_03: RuleId = rule(6, 3);
/// WH-06-04: Four causes.
pub const WH_06_04: RuleId = rule(6, 4);
/// WH-06-05: Fleeing friends within 4".
pub const WH_06_05: RuleId = rule(6, 5);
/// WH-06-06: Friends broken within 12".
pub const WH_06_06: RuleId = rule(6, 6);
/// WH-06-07: Taken in flank or rear while fighting.
pub const WH_06_07: RuleId = rule(6, 7);
/// WH-06-08: Losses by shooting.
pub const WH_06_08: RuleId = rule(6, 8);
/// WH-06-09: Charged by a fear-causing enemy.
pub const WH_06_09: RuleId = rule(6, 9);
/// WH-06-10: Failed and outnumbered.
pub const WH_06_10: RuleId = rule(6, 10);
/// WH-06-11: Failed, not outnumbered.
pub const WH_06_11: RuleId = rule(6, 11);
/// WH-06-12: Charging a fear-causing enemy.
pub const WH_06_12: RuleId = rule(6, 12);
/// WH-06-13: No other fear test.
pub const WH_06_13: RuleId = rule(6, 13);
/// WH-06-14: Beaten by what one fears.
pub const WH_06_14: RuleId = rule(6, 14);
/// WH-06-15: One terror test per game.
pub const WH_06_15: RuleId = rule(6, 15);
/// WH-06-16: Failing terror.
pub const WH_06_16: RuleId = rule(6, 16);
/// WH-06-17: Terror by charge.
pub const WH_06_17: RuleId = rule(6, 17);
/// WH-06-18: Terror near by.
pub const WH_06_18: RuleId = rule(6, 18);
/// WH-06-19: When to test.
pub const WH_06_19: RuleId = rule(6, 19);
/// WH-06-20: Failed in close combat.
pub const WH_06_20: RuleId = rule(6, 20);
/// WH-06-21: Failed out of combat.
pub const WH_06_21: RuleId = rule(6, 21);
/// WH-06-22: Shambling.
pub const WH_06_22: RuleId = rule(6, 22);
/// WH-06-23: Standing about.
pub const WH_06_23: RuleId = rule(6, 23);
/// WH-06-24: Must charge.
pub const WH_06_24: RuleId = rule(6, 24);
/// WH-06-25: Suppressing frenzy.
pub const WH_06_25: RuleId = rule(6, 25);
/// WH-06-26: Double attacks.
pub const WH_06_26: RuleId = rule(6, 26);
/// WH-06-27: Must pursue, immune to the rest.
pub const WH_06_27: RuleId = rule(6, 27);
/// WH-06-28: End of frenzy.
pub const WH_06_28: RuleId = rule(6, 28);
/// WH-06-29: Re-roll misses.
pub const WH_06_29: RuleId = rule(6, 29);
/// WH-06-30: Break tests on 10.
pub const WH_06_30: RuleId = rule(6, 30);
/// WH-06-G1: Units already fleeing, fighting, immune.
pub const WH_06_G1: RuleId = ruling(6, 1);
/// WH-06-G2: Several tests at once.
pub const WH_06_G2: RuleId = ruling(6, 2);
/// WH-06-G3: Size of the cause.
pub const WH_06_G3: RuleId = ruling(6, 3);
/// WH-06-G4: 25 % of what.
pub const WH_06_G4: RuleId = ruling(6, 4);
/// WH-06-G5: Where a panicked unit runs.
pub const WH_06_G5: RuleId = ruling(6, 5);
/// WH-06-G6: Outnumbered: unit strength.
pub const WH_06_G6: RuleId = ruling(6, 6);
/// WH-06-G7: Who fears.
pub const WH_06_G7: RuleId = ruling(6, 7);
/// WH-06-G8: Terror implies fear.
pub const WH_06_G8: RuleId = ruling(6, 8);
/// WH-06-G9: Failed own charge against a terror-causer.
pub const WH_06_G9: RuleId = ruling(6, 9);
/// WH-06-G10: Failed fear test and reaction.
pub const WH_06_G10: RuleId = ruling(6, 10);
/// WH-06-G11: Double attacks.
pub const WH_06_G11: RuleId = ruling(6, 11);
/// WH-06-G12: Suppression of frenzy.
pub const WH_06_G12: RuleId = ruling(6, 12);
/// WH-06-G13: Charge reach for the frenzied.
pub const WH_06_G13: RuleId = ruling(6, 13);
/// WH-06-G14: Stupid troops.
pub const WH_06_G14: RuleId = ruling(6, 14);
/// WH-06-G15: First round.
pub const WH_06_G15: RuleId = ruling(6, 15);
/// WH-06-G16: Hatred limits.
pub const WH_06_G16: RuleId = ruling(6, 16);
/// WH-06-G17: Typing slips.
pub const WH_06_G17: RuleId = ruling(6, 17);
/// WH-06-G18: Flank panic and small attackers.
pub const WH_06_G18: RuleId = ruling(6, 18);
/// WH-06-T1: Summary.
pub const WH_06_T1: RuleId = table(6, 1);
/// WH-07-01: General.
pub const WH_07_01: RuleId = rule(7, 1);
/// WH-07-02: Army standard: re-roll.
pub const WH_07_02: RuleId = rule(7, 2);
/// WH-07-03: Army standard in the fight.
pub const WH_07_03: RuleId = rule(7, 3);
/// WH-07-04: Unit standards.
pub const WH_07_04: RuleId = rule(7, 4);
/// WH-07-G1: Exactly one of each.
pub const WH_07_G1: RuleId = ruling(7, 1);
/// WH-07-G2: When it works.
pub const WH_07_G2: RuleId = ruling(7, 2);
/// WH-07-G3: Both names are one thing.
pub const WH_07_G3: RuleId = ruling(7, 3);
/// WH-07-G4: Loss of a standard.
pub const WH_07_G4: RuleId = ruling(7, 4);
/// WH-07-G5: Death of the general.
pub const WH_07_G5: RuleId = ruling(7, 5);
/// WH-07-G6: Both bonuses together.
pub const WH_07_G6: RuleId = ruling(7, 6);
/// WH-07-G7: Characters' Ld in units.
pub const WH_07_G7: RuleId = ruling(7, 7);
