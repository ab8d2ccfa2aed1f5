//! History lines as data. The game's texts turn them into sentences.

use super::{CardId, Event, LaidCard, PlayKind, RoundEnd, State, TableWord};
use game::{SeatId, Viewer};
use lexicon::Word;

/// A history line for one event. The acting seat is the seat whose turn it is, except for
/// challenges.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LogEntry {
    /// A round was dealt.
    Dealt {
        /// The dealer's seat.
        dealer: SeatId,
        /// The round's number, from 1.
        round: u8,
        /// The first card of the discard pile.
        open: CardId,
    },
    /// A seat drew.
    Drew {
        /// The seat that drew.
        seat: SeatId,
        /// The number of cards.
        count: u8,
        /// The cards drawn, for the seat itself only.
        cards: Vec<CardId>,
    },
    /// A seat took cards of the pile, the deepest first.
    Took {
        /// The seat that took the cards.
        seat: SeatId,
        /// The cards that were taken.
        cards: Vec<CardId>,
    },
    /// A seat put its pick-up back.
    PutBack(SeatId),
    /// A seat made a word.
    Made {
        /// The seat that made the word.
        seat: SeatId,
        /// The kind of play.
        way: PlayKind,
        /// The word that was made.
        word: Word,
        /// The cards of the word, in order.
        line: Vec<LaidCard>,
        /// The table words that went into the new word.
        from: Vec<Word>,
        /// Cards that went to the hand.
        returned: Vec<CardId>,
        /// The joining word from the hand.
        joining: Option<Word>,
        /// Points that the play scored.
        gain: i32,
        /// The seat that the word was stolen from, and the points that seat lost.
        victim: Option<(SeatId, i32)>,
    },
    /// A blue card was swapped for a card of the pile.
    Swapped {
        /// The seat that swapped.
        seat: SeatId,
        /// The blue card.
        blue: CardId,
        /// The card taken from the pile.
        card: CardId,
    },
    /// A seat was shown another seat's hand.
    Saw {
        /// The seat that looked.
        seat: SeatId,
        /// The seat whose hand was shown.
        from: SeatId,
    },
    /// A seat took a card from another seat's hand.
    Stole {
        /// The seat that took the card.
        seat: SeatId,
        /// The seat that lost the card.
        from: SeatId,
        /// The card; only the seats that took and lost it see which one it was.
        card: Option<CardId>,
    },
    /// STL-1 drew a card.
    DrewOne {
        /// The seat that drew.
        seat: SeatId,
        /// The card drawn, for the seat itself only.
        card: Option<CardId>,
    },
    /// A seat discarded.
    Discarded {
        /// The seat that discarded.
        seat: SeatId,
        /// The discarded cards, the last one on top.
        cards: Vec<CardId>,
    },
    /// A word was challenged.
    Challenged {
        /// The challenger's seat.
        by: SeatId,
        /// The maker's seat.
        maker: SeatId,
        /// The challenged word.
        word: Word,
        /// Whether the word is good.
        good: bool,
        /// Points the maker scores again if the word is good, or the challenger scores if it's bad.
        points: i32,
        /// The words that are undone with the challenged word, in order.
        undone: Vec<Word>,
    },
    /// A seat passed.
    Passed(SeatId),
    /// The round ended.
    RoundEnded {
        /// Why the round ended.
        end: RoundEnd,
        /// Each seat's score for the round.
        scores: Vec<i32>,
    },
}

/// Describes an event that happened in the state `before`, as one viewer may see it.
pub(super) fn log_entry(before: &State, event: &Event, viewer: Viewer) -> Option<LogEntry> {
    let table = &before.table;
    let seat = table.turn.seat;
    let own = viewer == Viewer::Seat(seat);
    Some(match event {
        Event::Dealt(deal) => LogEntry::Dealt {
            dealer: deal.dealer,
            round: table.results.len() as u8 + 1,
            open: deal.open,
        },
        Event::Drew(cards) => LogEntry::Drew {
            seat,
            count: cards.len() as u8,
            cards: if own { cards.clone() } else { Vec::new() },
        },
        Event::Took { count, .. } => {
            let left = table.pile.len().saturating_sub((*count).into());
            let cards = table.pile.get(left..).unwrap_or_default().to_vec();
            LogEntry::Took { seat, cards }
        }
        Event::PutBack => LogEntry::PutBack(seat),
        Event::Made(made) => {
            let from = made.used.iter().filter_map(|id| table.word(*id));
            LogEntry::Made {
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
        Event::Swapped { blue, card } => LogEntry::Swapped {
            seat,
            blue: *blue,
            card: *card,
        },
        Event::Shown { from, .. } => LogEntry::Saw { seat, from: *from },
        Event::Stole { from, card, .. } => {
            let knows = own || viewer == Viewer::Seat(*from);
            LogEntry::Stole {
                seat,
                from: *from,
                card: knows.then_some(*card),
            }
        }
        Event::DrawsOne { card, .. } => LogEntry::DrewOne {
            seat,
            card: card.filter(|_| own),
        },
        Event::Discarded(cards) => LogEntry::Discarded {
            seat,
            cards: cards.clone(),
        },
        Event::Challenged(verdict) => {
            let plays = table.turn.plays.get(usize::from(verdict.play)..);
            let words = plays.unwrap_or_default().iter();
            let mut words = words.map(|played| played.made.word());
            LogEntry::Challenged {
                by: verdict.by,
                maker: seat,
                word: words.clone().next()?,
                good: verdict.good,
                points: verdict.points,
                undone: if verdict.good {
                    Vec::new()
                } else {
                    words.by_ref().collect()
                },
            }
        }
        Event::Passed => LogEntry::Passed(seat),
        Event::RoundEnded(result) => LogEntry::RoundEnded {
            end: result.end,
            scores: table.all_seats().map(|seat| result.score(seat)).collect(),
        },
        Event::Window | Event::Accepted(_) | Event::Turn(_) => return None,
    })
}
