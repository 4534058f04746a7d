//! The words of a case file for the values of the engine.

use crate::words::{flags, words};
use demonworld::{
    Barrier, Border, Class, Edge, Figure, Figures, Items, MeleeKind, Mood, Order, Permits, RangedKind, Start,
    Surface, Swamp, Test,
};
use serde::Deserialize;

words!(OrderName for Order { Move, Skirmish, Attack, Hold });
words!(StartPhase for Start { Deploy, Command, FirstRanged, Movement, SecondRanged, Melee, Rally });
words!(ClassName for Class { Infantry, Cavalry });
words!(MeleeName for MeleeKind {
    HandWeapon, TwoHanded, Improvised, Javelin, Spear, Pike, Lance, TwoHandWeapons, Natural,
});
words!(RangedName for RangedKind { Sling, Bow, Longbow, Crossbow, Javelin, Arquebus });
words!(SwampName for Swamp { Impassable, Rough, Difficult, Open });
words!(MoodName for Mood { Steady, Impetuous, Fleeing });
words!(FigureName for Figure { Ordinary, Leader, Standard, Musician, Commander });
words!(TestName for Test { Obedience, Fire, Attack, Loss, Rally });
words!(BarrierName for Barrier { Swamp, Water1, Water2, Water3, Cliff });
words!(BorderName for Border { North, South, West, East });
words!(EdgeName for Edge { Free, Hedge, Wall, Ruin });
words!(SurfaceName for Surface {
    Open, Rocky, Undergrowth, Wood, Sand, Mud, Morass, Swamp, Ford, Water1, Water2, Water3,
});

flags!(SpecialName for Figures { Leader = LEADER, Standard = STANDARD, Musician = MUSICIAN });
flags!(PermitName for Permits { Square = SQUARE, Wedge = WEDGE, Skirmish = SKIRMISH, Horde = HORDE });
flags!(ItemName for Items {
    SwordOfFear = SWORD_OF_FEAR,
    VictoryStandard = VICTORY_STANDARD,
    WarBanner = WAR_BANNER,
    SwordOfPower = SWORD_OF_POWER,
});
