//! Finds every placing with every ability, and the words that it opens, best first.
//!
//! | file | what is in it |
//! |---|---|
//! | `placings` | every placing of a hand |
//! | `evaluation` | what a placing opens, breaks and gains |

mod evaluation;
mod placings;

use serde::{Deserialize, Serialize};

use base::sorting::sort_by_key;
use c_u_letter_rules::reading::WordCriteria;
use c_u_letter_rules::{CardId, ClaimId, Placing, Span, Stage, Table, View};
use evaluation::TableBefore;
use game::SeatId;
use lexicon::{FamilyFilter, Level, Lexicon, Word, WordId};

/// A placing, and what would follow from it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FoundPlay {
    pub placing: Placing,
    /// The words that could then be claimed and weren't on the board before, longest first.
    pub opens: Vec<OpenedWord>,
    /// The claims that the placing breaks.
    pub breaks: Vec<ClaimId>,
    /// How many more cards the placing seat would have if it claimed the words worth claiming and
    /// the round ended then.
    pub gain: i32,
    /// How many fewer cards the other seats would have together in that case.
    pub loss: i32,
    /// What a face-down card would add to `gain` and `loss` together if it were revealed then
    /// (C34).
    pub ambush: i32,
}

/// The gains of a placing, as in a [`FoundPlay`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct PlacingGains {
    pub(super) gain: i32,
    pub(super) loss: i32,
    pub(super) ambush: i32,
}

/// A word that a placing opens, that is, newly makes claimable.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct OpenedWord {
    /// The span of the word, in reading direction.
    pub span: Span,
    pub word: Word,
    /// The word's number in the list.
    #[serde(skip)]
    pub id: Option<WordId>,
}

impl FoundPlay {
    /// How many cards the seat gains on all others together: `gain` plus `loss`.
    pub const fn swing(&self) -> i32 {
        self.gain + self.loss
    }

    /// Whether the placing opens no word that the family setting hides.
    pub(crate) fn is_family_friendly(&self, family: &FamilyFilter) -> bool {
        let mut ids = self.opens.iter().filter_map(|opened| opened.id);
        !ids.any(|id| family.hides(id))
    }
}

/// Finds placings for the viewing seat's hand.
///
/// ```
/// use c_u_letter::bots::Finder;
/// use c_u_letter_rules::{Options, State};
/// use lexicon::{Level, Lexicon};
/// use game::{SeatId, Viewer};
///
/// let state = State::set_out(&Options::default(), &["S X", "E"], "C A T").unwrap();
/// let words = Lexicon::from_words([("cat", Level::Common), ("cats", Level::Common)])?;
/// let view = state.seen_by(Viewer::Seat(SeatId::FIRST));
/// let best = &Finder::new(&view).find(&words)[0];
/// assert_eq!((best.opens[0].word.as_str(), best.gain), ("cats", 4));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Finder<'v> {
    view: &'v View,
    level: Level,
}

impl<'v> Finder<'v> {
    /// Creates a finder for what a seat sees.
    pub const fn new(view: &'v View) -> Finder<'v> {
        Finder {
            view,
            level: Level::FULL,
        }
    }

    /// Returns the finder limited to words up to a level.
    #[must_use]
    pub const fn with_max_level(self, level: Level) -> Finder<'v> {
        Finder { level, ..self }
    }

    /// Returns every placing that the viewing seat could make now, the largest gain on the others
    /// first. Identical cards are tried once.
    pub fn find(self, words: &Lexicon) -> Vec<FoundPlay> {
        let view = self.view;
        let table = &view.table;
        let (Some(seat), Some(criteria)) = (view.own, table.word_criteria(Some(words))) else {
            return Vec::new();
        };
        if table.stage != Stage::Placing || seat != table.turn.seat {
            return Vec::new();
        }
        let level = criteria.level.min(self.level);
        let criteria = WordCriteria { level, ..criteria };
        let mut finds: Vec<FoundPlay> = placings(table, seat, &view.hand, criteria).collect();
        sort_by_key(&mut finds, |find| {
            let longest = find.opens.first().map_or(0, |opened| opened.word.len());
            std::cmp::Reverse((find.swing(), find.ambush, longest))
        });
        finds
    }
}

/// Iterates lazily over every placing of a hand on a table, and what would follow from it for a
/// seat.
pub(super) fn placings<'t>(
    table: &'t Table,
    seat: SeatId,
    hand: &[CardId],
    criteria: WordCriteria<'t>,
) -> impl Iterator<Item = FoundPlay> + 't {
    let before = TableBefore::new(table, seat, criteria);
    let all = placings::all_placings(&table.board, table.options.hiding, hand);
    all.into_iter().map(move |placing| before.evaluate(placing))
}

/// Iterates over every placing with its gains only.
pub(super) fn gains<'t>(
    table: &'t Table,
    seat: SeatId,
    hand: &[CardId],
    criteria: WordCriteria<'t>,
) -> impl Iterator<Item = (Placing, PlacingGains)> + 't {
    let before = TableBefore::new(table, seat, criteria);
    let all = placings::all_placings(&table.board, table.options.hiding, hand);
    all.into_iter()
        .map(move |placing| (placing, before.gains(placing, &mut |_| (), &mut |_, _| ())))
}
