//! What the history says: facts. Words for them are on screen's side.

use super::{CardId, Event, Laid, RoundEnd, State, TableWord, Way};
use game::{SeatId, Viewer};
use lexicon::Word;

/// What the history says of an event. The acting seat is the turn's, but for challenges.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Line {
    /// A round was dealt, this card face up.
    Dealt {
        /// Who dealt.
        dealer: SeatId,
        /// Which round, from 1.
        round: u8,
        /// The first card of the pile.
        open: CardId,
    },
    /// A seat drew.
    Drew {
        /// The seat that drew.
        seat: SeatId,
        /// How many cards.
        count: u8,
        /// Which, for the seat itself.
        cards: Vec<CardId>,
    },
    /// A seat took cards of the pile, the deepest first.
    Took {
        /// The seat that took them.
        seat: SeatId,
        /// The cards.
        cards: Vec<CardId>,
    },
    /// They were put back.
    PutBack(SeatId),
    /// A seat made a word.
    Made {
        /// The seat that made it.
        seat: SeatId,
        /// How the word was made.
        way: Way,
        /// The word.
        word: Word,
        /// Of which cards.
        line: Vec<Laid>,
        /// Of which words of the table.
        from: Vec<Word>,
        /// Cards that went to the hand.
        returned: Vec<CardId>,
        /// The joining word from the hand.
        joining: Option<Word>,
        /// What it scored.
        gain: i32,
        /// From whom it was stolen, and what that cost.
        victim: Option<(SeatId, i32)>,
    },
    /// A blue card took the place of one of the pile.
    Swapped {
        /// The seat that laid it there.
        seat: SeatId,
        /// The blue card.
        blue: CardId,
        /// What was taken.
        card: CardId,
    },
    /// A seat saw the hand of another.
    Saw {
        /// The seat that looked.
        seat: SeatId,
        /// The seat whose hand it is.
        from: SeatId,
    },
    /// A seat took a card of another.
    Stole {
        /// The seat that took it.
        seat: SeatId,
        /// From whom.
        from: SeatId,
        /// Which, for the two of them.
        card: Option<CardId>,
    },
    /// STL-1 drew a card.
    DrewOne {
        /// The seat that drew.
        seat: SeatId,
        /// Which, for the seat itself.
        card: Option<CardId>,
    },
    /// A seat discarded.
    Discarded {
        /// The seat that discarded.
        seat: SeatId,
        /// Which, the last on top.
        cards: Vec<CardId>,
    },
    /// A word was challenged.
    Challenged {
        /// The seat that challenged it.
        by: SeatId,
        /// The seat that made it.
        maker: SeatId,
        /// The word.
        word: Word,
        /// Whether it is good.
        good: bool,
        /// What the maker scores once more, or the challenger instead.
        points: i32,
        /// The words that are taken back with it, in order.
        undone: Vec<Word>,
    },
    /// A seat passed.
    Passed(SeatId),
    /// The round ended.
    RoundEnded {
        /// Why the round ended.
        end: RoundEnd,
        /// What each seat has of it.
        scores: Vec<i32>,
    },
}

/// What the history says of an event that happened in this state, to one viewer.
pub(super) fn tell(before: &State, event: &Event, viewer: Viewer) -> Option<Line> {
    let table = &before.table;
    let seat = table.turn.seat;
    let own = viewer == Viewer::Seat(seat);
    Some(match event {
        Event::Dealt(deal) => Line::Dealt {
            dealer: deal.dealer,
            round: table.results.len() as u8 + 1,
            open: deal.open,
        },
        Event::Drew(cards) => Line::Drew {
            seat,
            count: cards.len() as u8,
            cards: if own { cards.clone() } else { Vec::new() },
        },
        Event::Took { count, .. } => {
            let left = table.pile.len().saturating_sub((*count).into());
            let cards = table.pile.get(left..).unwrap_or_default().to_vec();
            Line::Took { seat, cards }
        }
        Event::PutBack => Line::PutBack(seat),
        Event::Made(made) => {
            let from = made.used.iter().filter_map(|id| table.word(*id));
            Line::Made {
                seat,
                way: made.way,
                word: made.word(),
                line: made.line.clone(),
                from: from.map(TableWord::word).collect(),
                returned: made.returned.clone(),
                joining: made.joining,
                gain: made.gain,
                victim: made.victim.map(|victim| (victim, made.loss)),
            }
        }
        Event::Swapped { blue, card } => Line::Swapped {
            seat,
            blue: *blue,
            card: *card,
        },
        Event::Shown { from, .. } => Line::Saw { seat, from: *from },
        Event::Stole { from, card, .. } => {
            let knows = own || viewer == Viewer::Seat(*from);
            Line::Stole {
                seat,
                from: *from,
                card: knows.then_some(*card),
            }
        }
        Event::DrawsOne { card, .. } => Line::DrewOne {
            seat,
            card: card.filter(|_| own),
        },
        Event::Discarded(cards) => Line::Discarded {
            seat,
            cards: cards.clone(),
        },
        Event::Challenged(verdict) => {
            let plays = table.turn.plays.get(usize::from(verdict.play)..);
            let words = plays.unwrap_or_default().iter();
            let mut words = words.map(|played| played.made.word());
            Line::Challenged {
                by: verdict.by,
                maker: seat,
                word: words.clone().next()?,
                good: verdict.good,
                points: verdict.points,
                undone: match verdict.good {
                    true => Vec::new(),
                    false => words.by_ref().collect(),
                },
            }
        }
        Event::Passed => Line::Passed(seat),
        Event::RoundEnded(result) => Line::RoundEnded {
            end: result.end,
            scores: table.all_seats().map(|seat| result.score(seat)).collect(),
        },
        Event::Window | Event::Accepted(_) | Event::Turn(_) => return None,
    })
}
