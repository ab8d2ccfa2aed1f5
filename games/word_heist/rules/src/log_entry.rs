//! Entries of the history, as facts. The texts for them are in `text`.

use super::{EndReason, Event, Making, MotionKind, State, Table};
use game::SeatId;
use lexicon::{Letter, Word};

/// An entry of the history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LogEntry {
    /// This number of letters was laid out.
    Laid(usize),
    /// A letter turned up: by the acting seat, or by itself if no seat acted.
    Flipped(Letter),
    /// A seat made a word.
    Made(WordOrigin),
    /// In turns, a seat made no more words in its window.
    Passed(SeatId),
    /// A seat pressed or was called, and has the reservation.
    Reserved(SeatId),
    /// A seat gave up its reservation.
    Released(SeatId),
    /// A seat's time to type or to make words ran out.
    TimedOut(SeatId),
    /// A seat's reservation was cancelled because the page was closed.
    Interrupted(SeatId),
    /// A seat asked to stop early.
    AsksToStop(SeatId),
    /// A seat asked to take back the last word.
    AsksToTakeBack(SeatId),
    /// A seat asked the others to count a word.
    AsksToCount(SeatId, Word),
    /// A seat declined the open proposal.
    Declined(SeatId),
    /// The last word went back to where it came from.
    TakenBack(WordOrigin),
    /// A seat is done.
    Done(SeatId),
    /// A seat left.
    Left(SeatId),
    /// The game ended.
    Ended(EndReason),
}

/// How a word was made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WordOrigin {
    /// The seat that made the word.
    pub seat: SeatId,
    pub word: Word,
    /// The words that the new word was made from, with their owners.
    pub from: Vec<(SeatId, Word)>,
    /// The letters of the centre that were added.
    pub joined: Vec<Letter>,
    /// Whether the table agreed on the word although it isn't in the list (A18).
    pub house: bool,
}

impl WordOrigin {
    /// Describes how a word is made from the words and letters on a table.
    pub(crate) fn from_making(table: &Table, seat: SeatId, making: &Making) -> WordOrigin {
        let from = making.from.iter().filter_map(|id| table.word(*id));
        let joined = table.centre.iter();
        WordOrigin {
            seat,
            word: making.word,
            from: from.map(|old| (old.owner, old.word())).collect(),
            joined: joined
                .filter(|tile| making.tiles.contains(&tile.id))
                .map(|tile| tile.letter)
                .collect(),
            house: making.house,
        }
    }
}

/// Returns the log entry for an event, given the state before it.
pub(super) fn log_entry(before: &State, event: &Event) -> Option<LogEntry> {
    let table = &before.table;
    Some(match event {
        Event::Laid(_) => LogEntry::Laid(table.options.bag.len()),
        Event::Flipped(tile) => LogEntry::Flipped(tile.letter),
        Event::Made(seat, making) => LogEntry::Made(WordOrigin::from_making(table, *seat, making)),
        Event::Passed(seat) => LogEntry::Passed(*seat),
        Event::Reserved(press) => LogEntry::Reserved(press.seat),
        Event::Released(seat) => LogEntry::Released(*seat),
        Event::TimedOut(seat) => LogEntry::TimedOut(*seat),
        Event::Interrupted => LogEntry::Interrupted(table.reservation_holder()?),
        Event::Proposed(motion) => match &motion.matter {
            MotionKind::Stop => LogEntry::AsksToStop(motion.by),
            MotionKind::TakeBack => LogEntry::AsksToTakeBack(motion.by),
            MotionKind::Count(making) => LogEntry::AsksToCount(motion.by, making.word),
        },
        Event::Declined(seat) => LogEntry::Declined(*seat),
        Event::TakenBack(id) => {
            let made = table.word(*id)?;
            let from = made.from.iter().filter_map(|id| table.word(*id));
            let old: Vec<_> = from.clone().flat_map(|word| &word.tiles).collect();
            let joined = made.tiles.iter().filter(|tile| !old.contains(tile));
            LogEntry::TakenBack(WordOrigin {
                seat: made.owner,
                word: made.word(),
                from: from.map(|old| (old.owner, old.word())).collect(),
                joined: joined.map(|tile| tile.letter).collect(),
                house: made.house,
            })
        }
        Event::Done(seat) => LogEntry::Done(*seat),
        Event::Left(seat) => LogEntry::Left(*seat),
        Event::Ended(cause) => LogEntry::Ended(*cause),
        // The start of a turn isn't worth an entry, and the result of a vote has its own event.
        Event::Flipper(_)
        | Event::Window
        | Event::Sweep(_)
        | Event::Queued(..)
        | Event::Typed(..)
        | Event::Agreed(_)
        | Event::Carried => return None,
    })
}
