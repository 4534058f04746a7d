//! The words of a case file for the values of the engine.

use crate::words::{flags, words};
use serde::Deserialize;
use warhammer::{BodyArmour, Category, Cover, Edge, Kind, Melee, Missile, Role, Spell, Test, Traits};

words!(KindName for Kind { Infantry, Cavalry, Beast, Ogre, Monster, Chariot, Machine });
words!(CategoryName for Category { Character, Regiment, Monster, Chariot, WarMachine });
words!(RoleName for Role { General, WizardGeneral, Hero, ArmyStandard, Wizard });
words!(MeleeName for Melee {
    HandWeapon, AdditionalHandWeapon, Halberd, DoubleHanded, Flail, Spear, Lance,
});
words!(MissileName for Missile {
    ShortBow, Bow, Longbow, Crossbow, RepeatingCrossbow, Musket, Javelin, Sling, Pistol, ThrowingAxe,
});
words!(BodyName for BodyArmour { None, Light, Heavy });
words!(CoverName for Cover { None, Soft, Hard });
words!(EdgeName for Edge { Front, Left, Right, Rear });
words!(SpellName for Spell {
    SparkDart, SheetOfFlame, ThunderLance, StoneHail, IronSkin, BloodSong, GaleStride, SteadyHearts, LeadenLimbs,
    VeilOfMist, WhisperOfDread, CallTheFallen,
});
words!(TestName for Test {
    PanicFleeingFriends, PanicBrokenFriends, PanicFlank, PanicShooting, PanicSpells, PanicDread, FearOfCharger,
    FearOfTarget, TerrorByCharge, TerrorNear, Stupidity, Frenzy, Break, Rally, Restrain,
    Crumbling,
});
flags!(TraitName for Traits {
    Fear = FEAR,
    Terror = TERROR,
    Stupidity = STUPIDITY,
    Frenzy = FRENZY,
    Immune = IMMUNE,
    Undead = UNDEAD,
    Quarrelling = QUARRELLING,
    IgnoresGoblinPanic = IGNORES_GOBLIN_PANIC,
    Unbreakable = UNBREAKABLE,
    Fly = FLY,
    Regeneration = REGENERATION,
    BoarCharge = BOAR_CHARGE,
    Impact = IMPACT,
    ArmourNoSlow = ARMOUR_NO_SLOW,
    Runesmith = RUNESMITH,
    Large = LARGE,
    MustPursue = MUST_PURSUE,
    HatesAll = HATES_ALL,
    HatesGreenskins = HATES_GREENSKINS,
    HatesUndead = HATES_UNDEAD,
    Greenskin = GREENSKIN,
    Goblin = GOBLIN,
    Raisable = RAISABLE,
    Zombie = ZOMBIE,
});
