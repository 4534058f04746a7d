//! The words of a case file for the values of the engine.

use demonworld::{
    Barrier, Border, Class, Edge, Figure, Figures, Items, MeleeKind, Mood, Order, Permits, RangedKind, Start,
    Surface, Swamp, Test,
};
use serde::{Deserialize, Serialize};
use table::Side;

/// Words that stand for the values of an enum of the engine with the same names.
macro_rules! words {
    ($word:ident for $value:ident { $($variant:ident),* $(,)? }) => {
        #[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
        #[serde(rename_all = "kebab-case")]
        pub(crate) enum $word {
            $($variant),*
        }

        impl From<$word> for $value {
            fn from(word: $word) -> $value {
                match word {
                    $($word::$variant => $value::$variant),*
                }
            }
        }
    };
}

words!(SideName for Side { A, B });
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

/// The word of the protocol for a value of the engine.
pub(crate) fn word(value: impl Serialize) -> String {
    let value = serde_json::to_value(value).unwrap_or_default();
    value.as_str().map_or_else(|| value.to_string(), str::to_string)
}

/// Words each of which stands for one flag of a set.
macro_rules! flags {
    ($word:ident for $set:ident { $($variant:ident = $flag:ident),* $(,)? }) => {
        #[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
        #[serde(rename_all = "kebab-case")]
        pub(crate) enum $word {
            $($variant),*
        }

        impl $word {
            pub(crate) fn set(words: &[$word]) -> $set {
                words.iter().fold($set::NONE, |set, word| {
                    set.with(match word {
                        $($word::$variant => $set::$flag),*
                    })
                })
            }
        }
    };
}

flags!(SpecialName for Figures { Leader = LEADER, Standard = STANDARD, Musician = MUSICIAN });
flags!(PermitName for Permits { Square = SQUARE, Wedge = WEDGE, Skirmish = SKIRMISH, Horde = HORDE });
flags!(ItemName for Items {
    SwordOfFear = SWORD_OF_FEAR,
    VictoryStandard = VICTORY_STANDARD,
    WarBanner = WAR_BANNER,
    SwordOfPower = SWORD_OF_POWER,
});
