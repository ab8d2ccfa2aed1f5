//! Lines of the history, as facts. The texts for them are in `words`.

use super::{EndCause, Event, Making, Matter, State, Table};
use game::SeatId;
use lexicon::{Letter, Word};

/// A line of the history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Line {
    /// This number of letters was laid out.
    Laid(usize),
    /// A letter turned up: by the acting seat, or by itself if no seat acted.
    Flipped(Letter),
    /// A seat made a word.
    Made(Story),
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
    TakenBack(Story),
    /// A seat is done.
    Done(SeatId),
    /// A seat left.
    Left(SeatId),
    /// The game ended.
    Ended(EndCause),
}

/// How a word was made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Story {
    /// The seat that made it.
    pub seat: SeatId,
    pub word: Word,
    /// The words it was made from, and their owners.
    pub from: Vec<(SeatId, Word)>,
    /// The letters of the centre that were added.
    pub joined: Vec<Letter>,
    /// Whether the table agreed on the word although it isn't in the list (A18).
    pub house: bool,
}

impl Story {
    /// Describes how a word is made from the words and letters on a table.
    pub fn of(table: &Table, seat: SeatId, making: &Making) -> Story {
        let from = making.from.iter().filter_map(|id| table.word(*id));
        let joined = table.centre.iter();
        Story {
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

/// Returns the history line for an event, given the state before it.
pub(super) fn tell(before: &State, event: &Event) -> Option<Line> {
    let table = &before.table;
    Some(match event {
        Event::Laid(_) => Line::Laid(table.options.bag.len()),
        Event::Flipped(tile) => Line::Flipped(tile.letter),
        Event::Made(seat, making) => Line::Made(Story::of(table, *seat, making)),
        Event::Passed(seat) => Line::Passed(*seat),
        Event::Reserved(press) => Line::Reserved(press.seat),
        Event::Released(seat) => Line::Released(*seat),
        Event::TimedOut(seat) => Line::TimedOut(*seat),
        Event::Interrupted => Line::Interrupted(table.holder()?),
        Event::Proposed(motion) => match &motion.matter {
            Matter::Stop => Line::AsksToStop(motion.by),
            Matter::TakeBack => Line::AsksToTakeBack(motion.by),
            Matter::Count(making) => Line::AsksToCount(motion.by, making.word),
        },
        Event::Declined(seat) => Line::Declined(*seat),
        Event::TakenBack(id) => {
            let made = table.word(*id)?;
            let from = made.from.iter().filter_map(|id| table.word(*id));
            let old: Vec<_> = from.clone().flat_map(|word| &word.tiles).collect();
            let joined = made.tiles.iter().filter(|tile| !old.contains(tile));
            Line::TakenBack(Story {
                seat: made.owner,
                word: made.word(),
                from: from.map(|old| (old.owner, old.word())).collect(),
                joined: joined.map(|tile| tile.letter).collect(),
                house: made.house,
            })
        }
        Event::Done(seat) => Line::Done(*seat),
        Event::Left(seat) => Line::Left(*seat),
        Event::Ended(cause) => Line::Ended(*cause),
        // Whose turn comes is not worth a line, and the result of a vote has its own event.
        Event::Flipper(_)
        | Event::Window
        | Event::Sweep(_)
        | Event::Queued(..)
        | Event::Typed(..)
        | Event::Agreed(_)
        | Event::Carried => return None,
    })
}
