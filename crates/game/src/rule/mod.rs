//! The rules that can be chosen for a game, as data.
//!
//! One [`Rule`] is all that the form, the save, the summary, the random games of the tests and the
//! key of a best score need to know of a choice. A game lists its own as a [`Ruleset`]; what they
//! are called stands with the game's words.
//!
//! A save holds what differs from the default, rule by rule: so a new rule opens old saves. What a
//! newer version wrote is told as such ([`Unread::Newer`]).
//!
//! | file | what is in it |
//! |---|---|
//! | `checked` | rules that a game can be played with |
//! | `saved` | how they are written and read |
//! | `given` | how they are typed on a command line |
//! | `random` | any of them, for tests |

mod checked;
#[cfg(not(target_family = "wasm"))]
mod given;
#[cfg(not(target_family = "wasm"))]
mod random;
mod saved;

use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;

use base::json::{Map, Value};

#[cfg(not(target_family = "wasm"))]
use super::Chance;
use super::{Day, SeatId};

pub use checked::{Checked, Wrong};
#[cfg(not(target_family = "wasm"))]
pub use given::{Untaken, given};
#[cfg(not(target_family = "wasm"))]
pub use random::random;
pub use saved::{Unread, kept, modernise_journal, read, write};

/// One choice. `C` holds all of a game's.
pub struct Rule<C: 'static> {
    /// Its key in saves and on the page; the words for it are found by it.
    pub id: &'static str,
    /// Which ruling allows the choice: "A14".
    pub ruling: &'static str,
    /// What can be chosen.
    pub values: Values<C>,
    /// What is chosen. The seat counts where it is chosen for each one.
    pub get: fn(&C, SeatId) -> u32,
    /// Chooses one of the values; what does not go with it falls away.
    pub set: fn(&mut C, SeatId, u32),
    /// Whether the choice is there. Otherwise it stays at its default.
    pub when: fn(&C) -> bool,
}

/// What can be chosen, and what the number of each value means.
pub enum Values<C: 'static> {
    /// No (0) or yes (1).
    Switch,
    /// One of a few, by what saves call them, counted from 0.
    OneOf(&'static [&'static str]),
    /// One of these numbers.
    Number(&'static [u32]),
    /// One of these numbers, or none (0).
    OrNone(&'static [u32]),
    /// A number within bounds that depend on other choices.
    Within(fn(&C) -> RangeInclusive<u32>),
    /// None (0), or a number within bounds; and the one that so many players would have.
    OrWithin(RangeInclusive<u32>, fn(u8) -> u32),
    /// A date as `20250131`, or none (0).
    Day,
    /// One of the seats, counted from 1, or none of them (0).
    OneSeat,
    /// The same choice for each seat.
    EachSeat(&'static Values<C>),
    /// The same choice for each person; bots have the default.
    EachPerson(&'static Values<C>),
    /// Something larger, with a screen of its own: a board, a deck.
    Own(Own<C>),
}

/// How something larger is kept.
pub struct Own<C: 'static> {
    /// As a save has it.
    pub write: fn(&C) -> Value,
    /// Reads that; nothing if it is none.
    pub read: fn(&mut C, &Value) -> Option<()>,
    /// Some value, for tests: no program of the page carries it.
    #[cfg(not(target_family = "wasm"))]
    pub random: fn(&mut C, &mut Chance),
}

/// All choices of a game.
pub trait Ruleset: Clone + Default + PartialEq + Debug + Send + Sync + 'static {
    /// What can be wrong with choices that are each allowed.
    type Clash: Copy + PartialEq + Debug + Display + Send + Sync + 'static;

    /// Each choice, in the order of the form. One may depend on those before it.
    const RULES: &'static [Rule<Self>];

    /// How many may sit down.
    fn seats(&self) -> RangeInclusive<u8>;

    /// Whether the choices go together.
    ///
    /// # Errors
    /// What does not.
    fn check(&self) -> Result<(), Self::Clash>;

    /// What one choice overrides in others as the game begins: the day's deck is the standard
    /// one, whichever deck is chosen besides.
    fn put_in_force(&mut self) {}

    /// Brings choices that an older version wrote into today's shape. What is in that shape
    /// already stays as it is.
    fn modernise(saved: &mut Map);
}

/// A choice for the whole table is read and made as if by the first seat.
const ALL: SeatId = SeatId::FIRST;

/// No game has more seats.
const SEATS: u8 = 6;

impl<C> Rule<C> {
    /// What is chosen for the whole table.
    pub fn of(&self, rules: &C) -> u32 {
        (self.get)(rules, ALL)
    }

    /// The seats for which it is chosen one by one; otherwise the first alone.
    fn seats(&self, rules: &C) -> impl Iterator<Item = SeatId> + use<C>
    where
        C: Ruleset,
    {
        let seats = match self.values {
            Values::EachSeat(_) | Values::EachPerson(_) => *rules.seats().end(),
            _ => 1,
        };
        SeatId::all(seats)
    }

    /// Takes over what other choices have here.
    fn copy(&self, from: &C, to: &mut C)
    where
        C: Ruleset,
    {
        if let Values::Own(own) = &self.values {
            // What was just written can be read.
            let _ = (own.read)(to, &(own.write)(from));
            return;
        }
        for seat in self.seats(from) {
            (self.set)(to, seat, (self.get)(from, seat));
        }
    }

    /// Whether both have the same here.
    fn same(&self, one: &C, other: &C) -> bool
    where
        C: Ruleset,
    {
        match &self.values {
            Values::Own(own) => (own.write)(one) == (own.write)(other),
            _ => self
                .seats(one)
                .all(|seat| (self.get)(one, seat) == (self.get)(other, seat)),
        }
    }
}

impl<C> Values<C> {
    /// The choice for each one, if it is.
    pub fn each(&self) -> Option<&'static Values<C>> {
        match self {
            Values::EachSeat(values) | Values::EachPerson(values) => Some(values),
            _ => None,
        }
    }

    /// Whether a value is one of them.
    pub fn contain(&self, rules: &C, value: u32) -> bool {
        match self {
            Values::Switch => value <= 1,
            Values::OneOf(keys) => (value as usize) < keys.len(),
            Values::Number(numbers) => numbers.contains(&value),
            Values::OrNone(numbers) => value == 0 || numbers.contains(&value),
            Values::Within(bounds) => bounds(rules).contains(&value),
            Values::OrWithin(bounds, _) => value == 0 || bounds.contains(&value),
            Values::Day => value == 0 || Day::of_number(value).is_some(),
            Values::OneSeat => value <= SEATS.into(),
            Values::EachSeat(values) | Values::EachPerson(values) => values.contain(rules, value),
            Values::Own(_) => true,
        }
    }

    /// All of them, in the order of the form; none where there are too many to list.
    pub fn all(&self, rules: &C) -> Vec<u32> {
        match self {
            Values::Switch => vec![0, 1],
            Values::OneOf(keys) => (0..keys.len() as u32).collect(),
            Values::Number(numbers) => numbers.to_vec(),
            Values::OrNone(numbers) => std::iter::once(0).chain(numbers.iter().copied()).collect(),
            Values::Within(bounds) => bounds(rules).collect(),
            Values::OrWithin(bounds, _) => std::iter::once(0).chain(bounds.clone()).collect(),
            Values::OneSeat => (0..=SEATS.into()).collect(),
            Values::EachSeat(values) | Values::EachPerson(values) => values.all(rules),
            Values::Day | Values::Own(_) => Vec::new(),
        }
    }
}

/// The value of one of a few; a number that can never be chosen if it is none of them.
pub fn place<T: PartialEq>(all: &[T], one: &T) -> u32 {
    let at = all.iter().position(|other| other == one);
    at.map_or(u32::MAX, |at| at as u32)
}

/// Puts there the one that a value means.
pub fn put<T: Copy>(all: &[T], value: u32, to: &mut T) {
    if let Some(one) = all.get(value as usize) {
        *to = *one;
    }
}

/// The value of a choice that may be none; a number that can never be chosen where it is 0.
pub fn or_none(number: Option<u32>) -> u32 {
    match number {
        None => 0,
        Some(0) => u32::MAX,
        Some(number) => number,
    }
}

/// Chooses the default for seats that are not there.
fn seat_nobody<C: Ruleset>(rules: &mut C) {
    let plain = C::default();
    let first = *rules.seats().end();
    for rule in C::RULES.iter().filter(|rule| rule.values.each().is_some()) {
        for seat in (first..SEATS).map(SeatId::new) {
            (rule.set)(rules, seat, (rule.get)(&plain, seat));
        }
    }
}

/// Chooses the default wherever a choice is not there any more.
pub fn settle<C: Ruleset>(rules: &mut C) {
    let mut plain = C::default();
    for rule in C::RULES {
        if !(rule.when)(rules) {
            let before = plain.clone();
            rule.copy(&before, rules);
        }
        rule.copy(rules, &mut plain);
    }
    seat_nobody(rules);
}

/// The rule of that id.
pub fn rule<C: Ruleset>(id: &str) -> Option<&'static Rule<C>> {
    C::RULES.iter().find(|rule| rule.id == id)
}
