//! Declares an option of a game once: its values, and what players read about it in the form.
//!
//! [`rules!`](crate::rules) turns a list of options into two constants: `RULES` for games and
//! saves, and `TEXTS` for forms. So a program without a form, such as the bot worker, contains no
//! form text.

/// Declares an enum of values to choose from. Each value has its key in saves and its name in the
/// form; the first value is the default, unless another is named after the enum.
///
/// ```
/// game::choice! {
///     /// How cards are dealt.
///     pub enum Dealing = Openly {
///         /// No player sees them.
///         Hidden: "hidden", "Face down";
///         /// Everyone sees them.
///         Openly: "openly", "Face up";
///     }
/// }
///
/// assert_eq!(Dealing::default(), Dealing::Openly);
/// assert_eq!(Dealing::ALL, [Dealing::Hidden, Dealing::Openly]);
/// assert_eq!(Dealing::NAMES, ["Face down", "Face up"]);
/// assert_eq!(Dealing::Hidden.name(), "Face down");
/// ```
#[macro_export]
macro_rules! choice {
    ($(#[$meta:meta])* $vis:vis enum $name:ident = $usual:ident {
        $($(#[$doc:meta])* $value:ident: $key:literal, $called:literal;)+
    }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        $vis enum $name {
            $($(#[$doc])* $value,)+
        }

        impl Default for $name {
            fn default() -> $name {
                $name::$usual
            }
        }

        impl $name {
            /// All values, in the order of the form.
            pub const ALL: [$name; [$($key),+].len()] = [$($name::$value),+];
            /// The values' keys in saves, in the order of the form.
            pub const KEYS: &'static [&'static str] = &[$($key),+];
            /// The values' names in the form, in order.
            pub const NAMES: &'static [&'static str] = &[$($called),+];

            /// Returns the name of this value in the form.
            pub const fn name(self) -> &'static str {
                match self {
                    $($name::$value => $called,)+
                }
            }
        }
    };
    ($(#[$meta:meta])* $vis:vis enum $name:ident {
        $(#[$doc:meta])* $first:ident: $($rest:tt)+
    }) => {
        $crate::choice! {
            $(#[$meta])* $vis enum $name = $first { $(#[$doc])* $first: $($rest)+ }
        }
    };
}

/// Declares the options of a game, in the order of the form. Each is a block:
///
/// - `id`: its key in saves; `ruling`: the ruling that allows the choice, such as "A14"
/// - `kind`: what kind of option it is, and which field of the choices holds it: `switch(hints)`,
///   `one_of(scoring: Scoring)`, `number(rounds: u8, [1, 2, 3])`,
///   `optional_number(steals: u8, [1, 2])`, `seconds(clock, [30, 60])`; or `custom` with `values`,
///   `get` and `set` of [`Rule`]
/// - `when`: when it is offered, if not always
/// - `name`, `says`: its label, and the sentence that explains it; `names`: the names of its
///   values, if the kind doesn't define them
///
/// The documentation of [`Ruleset`] has a complete example.
///
/// ```
/// use game::rule::ValueNames;
///
/// #[derive(Debug, Clone, Default)]
/// pub struct Choices {
///     hints: bool,
///     rounds: Option<u8>,
/// }
///
/// game::rules! { Choices:
///     {
///         id: "hints",
///         ruling: "A1",
///         kind: switch(hints),
///         name: "Hints",
///         says: "A seat may ask for a word.",
///     }
///     {
///         id: "rounds",
///         ruling: "A2",
///         kind: optional_number(rounds: u8, [3, 5]),
///         name: "Rounds",
///         says: "The game ends after these rounds.",
///         names: ValueNames::NoneFirst("No limit"),
///     }
/// }
///
/// let choices = Choices::default();
/// assert_eq!(RULES[1].values.allowed_values(&choices), [0, 3, 5]);
/// assert_eq!(RULES[1].table_value(&choices), 0);
/// assert_eq!(TEXTS[1].name, "Rounds");
/// ```
///
/// [`Rule`]: crate::rule::Rule
/// [`Ruleset`]: crate::rule::Ruleset
#[macro_export]
macro_rules! rules {
    ($choices:ty: $({
        id: $id:expr,
        ruling: $ruling:literal,
        kind: $kind:ident($($of:tt)*),
        $(when: $when:expr,)?
        name: $name:expr,
        says: $says:expr,
        $(names: $names:expr,)?
    })+) => {
        /// Every option, in the order of the form.
        pub(crate) const RULES: &[$crate::rule::Rule<$choices>] = &[$(
            $crate::rules!(@rule $choices, $id, $ruling, [$($when)?] $kind($($of)*)),
        )+];

        /// What players read about each option in the form.
        pub const TEXTS: &[$crate::rule::RuleText] = &[$(
            $crate::rule::RuleText {
                id: $id,
                name: $name,
                says: $says,
                values: $crate::rules!(@names [$($names)?] $kind($($of)*)),
            },
        )+];
    };

    (@when []) => { |_| true };
    (@when [$when:expr]) => { $when };

    (@rule $choices:ty, $id:expr, $ruling:literal, $when:tt switch($($field:ident).+)) => {
        $crate::rule::Rule {
            id: $id,
            ruling: $ruling,
            values: $crate::rule::RuleValues::Switch,
            get: |rules: &$choices, _| rules.$($field).+.into(),
            set: |rules: &mut $choices, _, value| rules.$($field).+ = value != 0,
            when: $crate::rules!(@when $when),
        }
    };
    (@rule $choices:ty, $id:expr, $ruling:literal, $when:tt
        one_of($($field:ident).+: $of:ident)) => {
        $crate::rule::Rule {
            id: $id,
            ruling: $ruling,
            values: $crate::rule::RuleValues::OneOf($of::KEYS),
            get: |rules: &$choices, _| $crate::rule::index_of(&$of::ALL, &rules.$($field).+),
            set: |rules: &mut $choices, _, value| {
                $crate::rule::set_by_index(&$of::ALL, value, &mut rules.$($field).+)
            },
            when: $crate::rules!(@when $when),
        }
    };
    (@rule $choices:ty, $id:expr, $ruling:literal, $when:tt
        number($field:ident: $of:ty, $numbers:expr)) => {
        $crate::rule::Rule {
            id: $id,
            ruling: $ruling,
            values: $crate::rule::RuleValues::Number(&$numbers),
            get: |rules: &$choices, _| rules.$field.into(),
            set: |rules: &mut $choices, _, value| rules.$field = value as $of,
            when: $crate::rules!(@when $when),
        }
    };
    (@rule $choices:ty, $id:expr, $ruling:literal, $when:tt
        optional_number($field:ident: $of:ty, $numbers:expr)) => {
        $crate::rule::Rule {
            id: $id,
            ruling: $ruling,
            values: $crate::rule::RuleValues::OrNone(&$numbers),
            get: |rules: &$choices, _| $crate::rule::optional_value(rules.$field.map(u32::from)),
            set: |rules: &mut $choices, _, value| {
                rules.$field = (value > 0).then_some(value as $of)
            },
            when: $crate::rules!(@when $when),
        }
    };
    (@rule $choices:ty, $id:expr, $ruling:literal, $when:tt
        seconds($field:ident, $numbers:expr)) => {
        $crate::rule::Rule {
            id: $id,
            ruling: $ruling,
            values: $crate::rule::RuleValues::OrNone(&$numbers),
            get: |rules: &$choices, _| rules.$field.value(),
            set: |rules: &mut $choices, _, value| {
                rules.$field = $crate::TimeLimit::from_seconds(value as u16)
            },
            when: $crate::rules!(@when $when),
        }
    };
    (@rule $choices:ty, $id:expr, $ruling:literal, $when:tt custom(
        values: $values:expr,
        get: $get:expr,
        set: $set:expr $(,)?
    )) => {
        $crate::rule::Rule {
            id: $id,
            ruling: $ruling,
            values: $values,
            get: $get,
            set: $set,
            when: $crate::rules!(@when $when),
        }
    };

    (@names [$names:expr] $($kind:tt)*) => { $names };
    (@names [] switch($($of:tt)*)) => { $crate::rule::ValueNames::Switch };
    (@names [] one_of($($field:ident).+: $of:ident)) => { $crate::rule::ValueNames::Each($of::NAMES) };
    (@names [] number($($of:tt)*)) => { $crate::rule::ValueNames::Numbers };
}
