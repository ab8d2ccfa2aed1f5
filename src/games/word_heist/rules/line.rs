//! What the history says: facts. Words for them are on screen's side.

use super::{EndCause, Event, Making, Matter, State, Table};
use game::SeatId;
use lexicon::{Letter, Word};

/// A line of the history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Line {
    /// So many letters were laid out.
    Laid(usize),
    /// A letter turned up: by the hand of whoever acted, else by itself.
    Flipped(Letter),
    /// A seat made a word.
    Made(Story),
    /// In turns, a seat made no more words.
    Passed(SeatId),
    /// A seat pressed, or called: it has the reservation.
    Reserved(SeatId),
    /// A seat gave its reservation up.
    Released(SeatId),
    /// The time of a seat ran out.
    TimedOut(SeatId),
    /// The reservation of a seat was cancelled: the page was closed.
    Interrupted(SeatId),
    /// A seat asked to stop early.
    AsksToStop(SeatId),
    /// A seat asked to take the last word back.
    AsksToTakeBack(SeatId),
    /// A seat asked for a word to count.
    AsksToCount(SeatId, Word),
    /// A seat said no to what was asked.
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
    /// The word.
    pub word: Word,
    /// The words that were taken up in it, and whose they were.
    pub from: Vec<(SeatId, Word)>,
    /// The letters of the centre that joined.
    pub joined: Vec<Letter>,
    /// Whether the table agreed on it though it is in no list (A18).
    pub house: bool,
}

impl Story {
    /// How a word is made of what lies on a table.
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

/// What the history says of an event that happened on this table.
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
        // Who is waited for is no news, and what comes of consent is told when it comes.
        Event::Flipper(_)
        | Event::Window
        | Event::Sweep(_)
        | Event::Queued(..)
        | Event::Typed(..)
        | Event::Agreed(_)
        | Event::Carried => return None,
    })
}
