//! The play finder: every play that a seat could make, best first.
//!
//! | file | contents |
//! |---|---|
//! | `hand` | the cards of a hand as pieces of words, the best ones first |
//! | `search` | the search of the word list for each kind of play |
//!
//! Finding a play doesn't make it legal: a find is a line of cards like any other, and the rules
//! decide ([`View::preview`]). Tests check that both agree.

mod hand;
mod search;

use serde::{Deserialize, Serialize};

use base::sorting::sort_by;
use lexicon::{Level, Lexicon, Word, WordId, steps_taken};
use one_letter_better_rules::{LaidCard, PlayKind, TableWordId, View};

/// A possible play. Of all lines that make the same word from the same table words, it is the one
/// that scores most.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FoundPlay {
    /// The kind of play.
    pub way: PlayKind,
    /// The word made.
    pub word: Word,
    /// The word's number in the list.
    pub id: WordId,
    /// The table words used, starting with the one whose number the result keeps.
    pub used: Vec<TableWordId>,
    /// The line of cards.
    pub line: Vec<LaidCard>,
    /// The points that the play scores.
    pub gain: i32,
    /// The points the victim loses.
    pub loss: i32,
}

impl FoundPlay {
    /// The maker's gain plus the victim's loss.
    pub const fn swing(&self) -> i32 {
        self.gain.saturating_add(self.loss)
    }
}

/// Finds plays for the viewer's seat.
///
/// ```
/// use one_letter_better::bots::Finder;
/// use one_letter_better_rules::{OneLetterBetter, Options};
/// use lexicon::{Level, Lexicon};
/// use game::{Chance, Match, PlayedBy, Roster, Seat, SeatId, Viewer};
///
/// let mut roster = Roster::default();
/// roster.add("Ada")?;
/// roster.add("Bo")?;
/// let by = PlayedBy::Person;
/// let seats = roster.players().iter().map(|player| Seat { player: player.clone(), by });
/// let game =
///     Match::<OneLetterBetter>::start(Options::default(), seats.collect(), Chance::new(1))?;
/// let view = game.view(Viewer::Seat(SeatId::FIRST));
/// let words = Lexicon::from_words([("at", Level::Common), ("on", Level::Common)])?;
/// let finds = Finder::new(&view).find(&words);
/// assert!(finds.is_sorted_by(|one, next| one.swing() >= next.swing()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Finder<'v> {
    view: &'v View,
    level: Level,
    /// Step at which the search stops.
    end: u64,
    /// Most wilds in a word.
    wilds: usize,
    /// The kinds of play to look for.
    ways: &'static [PlayKind],
}

/// All kinds of play.
const ALL_KINDS: &[PlayKind] = &[
    PlayKind::New,
    PlayKind::Extend,
    PlayKind::Steal,
    PlayKind::Substitute,
    PlayKind::Join,
];

impl<'v> Finder<'v> {
    /// A finder for the viewer's seat. It uses the word list of the game, even where words aren't
    /// checked beforehand.
    pub fn new(view: &'v View) -> Finder<'v> {
        let level = view.table.options.judge.level();
        Finder {
            view,
            level: level.unwrap_or(Level::FULL),
            end: u64::MAX,
            wilds: usize::MAX,
            ways: ALL_KINDS,
        }
    }

    /// Limits the finder to words up to a level of the list.
    #[must_use]
    pub fn up_to(mut self, level: Level) -> Finder<'v> {
        self.level = self.level.min(level);
        self
    }

    /// Limits the finder to this number of steps through the word list from now on, and to this
    /// number of wilds in a word. Words without wilds are searched first, then words with one,
    /// because each further wild takes ten times as long.
    #[must_use]
    pub(crate) fn with_limits(mut self, most: u64, wilds: usize) -> Finder<'v> {
        // A query that has begun is finished.
        let most = most.saturating_sub(Word::MAX_LEN as u64);
        (self.end, self.wilds) = (steps_taken().saturating_add(most), wilds);
        self
    }

    /// Limits the finder to some kinds of play.
    #[must_use]
    pub(super) fn only_kinds(mut self, ways: &'static [PlayKind]) -> Finder<'v> {
        self.ways = ways;
        self
    }

    /// Whether the finder looks for this kind of play.
    fn looks_for(&self, way: PlayKind) -> bool {
        self.ways.contains(&way)
    }

    /// Whether the step limit is used up.
    fn is_exhausted(&self) -> bool {
        self.end != u64::MAX && steps_taken() >= self.end
    }

    /// Finds every play, sorted by swing and then by score. While a pick-up can be put back, it
    /// finds only plays that use the deepest card (O13).
    pub fn find(&self, lexicon: &Lexicon) -> Vec<FoundPlay> {
        let mut finds = search::search(self, lexicon);
        sort_by(&mut finds, |one, other| {
            let key = |find: &FoundPlay| (-find.swing(), -find.gain, find.line.len());
            let ranks = key(one).cmp(&key(other));
            let names = (one.word, one.way, &one.used);
            ranks.then(names.cmp(&(other.word, other.way, &other.used)))
        });
        finds
    }
}
