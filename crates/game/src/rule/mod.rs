//! A game's options, as data.
//!
//! One [`Rule`] holds all that the form, the save, the summary, the tests' random games and the
//! key of a best score need to know about one option. A game lists its options as a [`Ruleset`];
//! [`rules!`](crate::rules) declares each with what
//! the form says about it.
//!
//! A save holds only the options that differ from their defaults, so a new rule doesn't break old
//! saves. Values that a newer version wrote are reported as such ([`SavedOptionsError::Newer`]).
//!
//! | file | what is in it |
//! |---|---|
//! | `checked` | options that have been checked |
//! | `saved` | options as saves hold them |
//! | `command_line` | options as typed on a command line |
//! | `random` | random options for tests |
//! | `declare` | macros that declare an option once |
//! | `text` | what players read about an option in the form |

mod checked;
#[cfg(not(target_family = "wasm"))]
mod command_line;
mod declare;
#[cfg(not(target_family = "wasm"))]
mod random;
mod saved;
mod text;

use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;

use base::json::{Map, Value};

#[cfg(not(target_family = "wasm"))]
use super::Chance;
use super::{Day, SeatId};

pub use checked::{CheckError, CheckedOptions};
#[cfg(not(target_family = "wasm"))]
pub use command_line::{TypedOptionsError, parse_options};
#[cfg(not(target_family = "wasm"))]
pub use random::random_options;
pub use saved::{
    SavedOptionsError, options_serde, read_options, upgrade_journal_options, write_options,
};
pub use text::{
    JUDGE_EXPLANATION, JUDGE_LABEL, LIST_NAMES, LISTS_EXPLANATION, RuleText, ValueNames,
};

/// One option of a game. `C` is the type that holds all of the game's options.
pub struct Rule<C: 'static> {
    /// The option's key in saves and on the page, by which its texts are found.
    pub id: &'static str,
    /// The ruling that allows this choice, such as "A14".
    pub ruling: &'static str,
    /// The values that the option can have.
    pub values: RuleValues<C>,
    /// Reads the chosen value. The seat matters only if the option is chosen per seat.
    pub get: fn(&C, SeatId) -> u32,
    /// Sets a value, and drops what isn't compatible with it.
    pub set: fn(&mut C, SeatId, u32),
    /// Whether the option is offered, given the other options. If not, it keeps its default.
    pub when: fn(&C) -> bool,
}

/// The values that an option can have, and what the number of each value means.
pub enum RuleValues<C: 'static> {
    /// A switch: no (0) or yes (1).
    Switch,
    /// One of a few named values, numbered from 0. Saves use the names.
    OneOf(&'static [&'static str]),
    /// A number out of this list.
    Number(&'static [u32]),
    /// A number out of this list, or nothing (0).
    OrNone(&'static [u32]),
    /// A number in a range that depends on other options.
    Within(fn(&C) -> RangeInclusive<u32>),
    /// Nothing (0), or a number in this range. The function returns the usual value for a number of
    /// players.
    OrWithin(RangeInclusive<u32>, fn(u8) -> u32),
    /// A date such as `20250131`, or nothing (0).
    Day,
    /// One of the seats, counted from 1, or none of them (0).
    OneSeat,
    /// A value chosen for each seat, from the same range.
    EachSeat(&'static RuleValues<C>),
    /// A value chosen for each person, from the same range; bots keep the default.
    EachPerson(&'static RuleValues<C>),
    /// Something larger with a screen of its own: a board, a deck.
    Custom(CustomOption<C>),
}

/// How a larger option, such as a board or a deck, is saved.
pub struct CustomOption<C: 'static> {
    /// Writes the option as a save holds it.
    pub write: fn(&C) -> Value,
    /// Reads the option from a save; `None` if the value isn't valid.
    pub read: fn(&mut C, &Value) -> Option<()>,
    /// Sets a random value, for tests. It isn't compiled into the page.
    #[cfg(not(target_family = "wasm"))]
    pub random: fn(&mut C, &mut Chance),
}

/// All options of a game.
///
/// ```
#[doc = include_str!("../../doc/options.rs")]
/// ```
pub trait Ruleset: Clone + Default + PartialEq + Debug + Send + Sync + 'static {
    /// A fault of options that are allowed one by one but not together.
    type Clash: Copy + PartialEq + Debug + Display + Send + Sync + 'static;

    /// Every option, in the order of the form. An option may depend on earlier ones.
    const RULES: &'static [Rule<Self>];

    /// Returns the allowed numbers of seats.
    fn seats(&self) -> RangeInclusive<u8>;

    /// Checks whether the options are valid together.
    ///
    /// # Errors
    /// The first fault found.
    fn check(&self) -> Result<(), Self::Clash>;

    /// Applies the options that override others when the game starts. For example, the day's deck
    /// is always the standard one, whichever deck is also chosen.
    fn apply_overrides(&mut self) {}

    /// Converts options that an older version wrote into today's form, in place. Options already
    /// in that form stay as they are.
    fn upgrade_saved(saved: &mut Map);
}

/// The seat for which options of the whole table are read and set.
const WHOLE_TABLE: SeatId = SeatId::FIRST;

/// The largest number of seats in any game.
const MAX_SEATS: u8 = 6;

impl<C> Rule<C> {
    /// Returns the value chosen for the whole table.
    pub fn table_value(&self, rules: &C) -> u32 {
        (self.get)(rules, WHOLE_TABLE)
    }

    /// Returns the seats for which the option is chosen one by one, or only the first seat if it
    /// applies to the whole table.
    fn seats(&self, rules: &C) -> impl Iterator<Item = SeatId> + use<C>
    where
        C: Ruleset,
    {
        let seats = match self.values {
            RuleValues::EachSeat(_) | RuleValues::EachPerson(_) => *rules.seats().end(),
            _ => 1,
        };
        SeatId::all(seats)
    }

    /// Copies this option from one set of options to another.
    fn copy(&self, from: &C, to: &mut C)
    where
        C: Ruleset,
    {
        if let RuleValues::Custom(own) = &self.values {
            // A value that was just written can always be read.
            let _ = (own.read)(to, &(own.write)(from));
            return;
        }
        for seat in self.seats(from) {
            (self.set)(to, seat, (self.get)(from, seat));
        }
    }

    /// Whether two sets of options agree on this option.
    fn has_same_value(&self, one: &C, other: &C) -> bool
    where
        C: Ruleset,
    {
        match &self.values {
            RuleValues::Custom(own) => (own.write)(one) == (own.write)(other),
            _ => self
                .seats(one)
                .all(|seat| (self.get)(one, seat) == (self.get)(other, seat)),
        }
    }
}

impl<C> RuleValues<C> {
    /// Returns the values for a single seat or person, if the option is chosen for each of them.
    pub fn per_seat_values(&self) -> Option<&'static RuleValues<C>> {
        match self {
            RuleValues::EachSeat(values) | RuleValues::EachPerson(values) => Some(values),
            _ => None,
        }
    }

    /// Whether a value is one of the allowed ones.
    pub fn contains(&self, rules: &C, value: u32) -> bool {
        match self {
            RuleValues::Switch => value <= 1,
            RuleValues::OneOf(keys) => (value as usize) < keys.len(),
            RuleValues::Number(numbers) => numbers.contains(&value),
            RuleValues::OrNone(numbers) => value == 0 || numbers.contains(&value),
            RuleValues::Within(bounds) => bounds(rules).contains(&value),
            RuleValues::OrWithin(bounds, _) => value == 0 || bounds.contains(&value),
            RuleValues::Day => value == 0 || Day::from_number(value).is_some(),
            RuleValues::OneSeat => value <= MAX_SEATS.into(),
            RuleValues::EachSeat(values) | RuleValues::EachPerson(values) => {
                values.contains(rules, value)
            }
            RuleValues::Custom(_) => true,
        }
    }

    /// Returns all allowed values in the order of the form, or nothing where
    /// there are too many to list.
    pub fn allowed_values(&self, rules: &C) -> Vec<u32> {
        match self {
            RuleValues::Switch => vec![0, 1],
            RuleValues::OneOf(keys) => (0..keys.len() as u32).collect(),
            RuleValues::Number(numbers) => numbers.to_vec(),
            RuleValues::OrNone(numbers) => {
                std::iter::once(0).chain(numbers.iter().copied()).collect()
            }
            RuleValues::Within(bounds) => bounds(rules).collect(),
            RuleValues::OrWithin(bounds, _) => std::iter::once(0).chain(bounds.clone()).collect(),
            RuleValues::OneSeat => (0..=MAX_SEATS.into()).collect(),
            RuleValues::EachSeat(values) | RuleValues::EachPerson(values) => {
                values.allowed_values(rules)
            }
            RuleValues::Day | RuleValues::Custom(_) => Vec::new(),
        }
    }
}

/// Returns the index of an item as an option's value, or `u32::MAX`, which can never be chosen, if
/// the item isn't in the list.
pub fn index_of<T: PartialEq>(all: &[T], one: &T) -> u32 {
    let at = all.iter().position(|other| other == one);
    at.map_or(u32::MAX, |at| at as u32)
}

/// Sets `to` to the item whose index is the option's value, if there is one.
pub fn set_by_index<T: Copy>(all: &[T], value: u32, to: &mut T) {
    if let Some(one) = all.get(value as usize) {
        *to = *one;
    }
}

/// Returns the value of an option that may be absent: 0 for `None`, and `u32::MAX`, which can
/// never be chosen, for an explicit 0.
pub fn optional_value(number: Option<u32>) -> u32 {
    match number {
        None => 0,
        Some(0) => u32::MAX,
        Some(number) => number,
    }
}

/// Resets the options of seats beyond the table's size to their defaults.
fn reset_unused_seats<C: Ruleset>(rules: &mut C) {
    let plain = C::default();
    let first = *rules.seats().end();
    for rule in C::RULES
        .iter()
        .filter(|rule| rule.values.per_seat_values().is_some())
    {
        for seat in (first..MAX_SEATS).map(SeatId::new) {
            (rule.set)(rules, seat, (rule.get)(&plain, seat));
        }
    }
}

/// Resets to its default every option that the other options no longer allow.
///
/// ```
/// # mod options { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/options.rs")); }
/// use game::rule::reset_unavailable;
/// use options::{Choices, Scoring};
///
/// // Long words can be chosen only where words are counted.
/// let mut choices = Choices { scoring: Scoring::Letters, long_words: true, ..Choices::default() };
/// reset_unavailable(&mut choices);
/// assert!(!choices.long_words);
/// ```
pub fn reset_unavailable<C: Ruleset>(rules: &mut C) {
    let mut plain = C::default();
    for rule in C::RULES {
        if !(rule.when)(rules) {
            let before = plain.clone();
            rule.copy(&before, rules);
        }
        rule.copy(rules, &mut plain);
    }
    reset_unused_seats(rules);
}

/// Returns the rule with this id.
pub fn find_rule<C: Ruleset>(id: &str) -> Option<&'static Rule<C>> {
    C::RULES.iter().find(|rule| rule.id == id)
}
