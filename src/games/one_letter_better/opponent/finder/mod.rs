//! The play finder: every play that a seat could make, best first.
//!
//! | file | what is in it |
//! |---|---|
//! | `held` | the cards of a hand as pieces of words, the best ones first |
//! | `search` | the walks through the list, way by way |
//!
//! What may be laid is not said here for good: a find is a line of cards like any other, and
//! the rules answer it ([`View::preview`]). That the two agree is tested.

mod held;
mod search;

use serde::{Deserialize, Serialize};

use crate::games::one_letter_better::rules::{Laid, TableWordId, View, Way};
use base::sorting::sort_by;
use lexicon::{Level, Lexicon, Word, WordId, steps};

/// A play that could be made. Of all lines that make the same word of the same words of the
/// table it is the one that scores most.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Find {
    /// How it is made.
    pub way: Way,
    /// What it spells.
    pub word: Word,
    /// Its number in the list.
    pub id: WordId,
    /// The words of the table that go into it; first the one that it is from then on.
    pub used: Vec<TableWordId>,
    /// The cards.
    pub line: Vec<Laid>,
    /// What it scores.
    pub gain: i32,
    /// What another loses.
    pub loss: i32,
}

impl Find {
    /// By how much its maker gains on the others.
    pub const fn swing(&self) -> i32 {
        self.gain.saturating_add(self.loss)
    }
}

/// Looks for plays of the own seat of a view.
///
/// ```
/// use lettercase::games::one_letter_better::opponent::Finder;
/// use lettercase::games::one_letter_better::{OneLetterBetter, Options};
/// use lexicon::{Level, Lexicon};
/// use game::{Chance, Match, PlayedBy, Roster, Seat, SeatId, Viewer};
///
/// let mut roster = Roster::default();
/// roster.add("Ada")?;
/// roster.add("Bo")?;
/// let by = PlayedBy::Person;
/// let seats = roster.players().iter().map(|player| Seat { player: player.clone(), by });
/// let game = Match::<OneLetterBetter>::begin(Options::default(), seats.collect(), Chance::new(1))?;
/// let view = game.view(Viewer::Seat(SeatId::FIRST));
/// let words = Lexicon::from_words([("at", Level::Common), ("on", Level::Common)])?;
/// let finds = Finder::at(&view).find(&words);
/// assert!(finds.is_sorted_by(|one, next| one.swing() >= next.swing()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Finder<'v> {
    view: &'v View,
    level: Level,
    /// No more is looked for from this step on.
    end: u64,
    /// So many wilds go into a word at most.
    wilds: usize,
    /// Only plays of these ways are looked for.
    ways: &'static [Way],
}

/// Every way.
const WAYS: &[Way] = &[
    Way::New,
    Way::Extend,
    Way::Steal,
    Way::Substitute,
    Way::Join,
];

impl<'v> Finder<'v> {
    /// A finder for the own seat. Where people decide about words it looks at the list that the
    /// table would ask.
    pub fn at(view: &'v View) -> Finder<'v> {
        let level = view.table.options.judge.level();
        Finder {
            view,
            level: level.unwrap_or(Level::FULL),
            end: u64::MAX,
            wilds: usize::MAX,
            ways: WAYS,
        }
    }

    /// Only words up to a level of the list.
    #[must_use]
    pub fn up_to(mut self, level: Level) -> Finder<'v> {
        self.level = self.level.min(level);
        self
    }

    /// Only what is found in so many steps through the word list from now on, and with so many
    /// wilds in a word at most: what needs none first, then what needs one, for each wild more
    /// takes ten times as long.
    #[must_use]
    pub fn within(mut self, most: u64, wilds: usize) -> Finder<'v> {
        // A question that has begun is read to its end.
        let most = most.saturating_sub(Word::MAX as u64);
        (self.end, self.wilds) = (steps().saturating_add(most), wilds);
        self
    }

    /// Only plays of some ways.
    #[must_use]
    pub(super) fn only(mut self, ways: &'static [Way]) -> Finder<'v> {
        self.ways = ways;
        self
    }

    /// Whether plays of a way are looked for.
    fn looks_for(&self, way: Way) -> bool {
        self.ways.contains(&way)
    }

    /// Whether no more may be looked for.
    fn is_spent(&self) -> bool {
        self.end != u64::MAX && steps() >= self.end
    }

    /// Every play: what gains most on the others first, then what scores most. While a pick-up
    /// can be put back, those alone that use its deepest card (O13).
    pub fn find(&self, lexicon: &Lexicon) -> Vec<Find> {
        let mut finds = search::search(self, lexicon);
        sort_by(&mut finds, |one, other| {
            let key = |find: &Find| (-find.swing(), -find.gain, find.line.len());
            let ranks = key(one).cmp(&key(other));
            let names = (one.word, one.way, &one.used);
            ranks.then(names.cmp(&(other.word, other.way, &other.used)))
        });
        finds
    }
}
