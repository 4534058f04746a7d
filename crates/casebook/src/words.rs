//! Words of a case file for the values of an engine.

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

pub(crate) use {flags, words};
