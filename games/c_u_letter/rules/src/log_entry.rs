//! Entries of the history, as facts. The screen side turns them into sentences.

use super::{
    CardId, Claim, ClaimStatus, Event, RoundEndReason, Square, Stage, State, Table, Use,
    WordProposal,
};
use game::{SeatId, SeatSet, Viewer};
use lexicon::Word;

/// An entry of the history, made from an event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LogEntry {
    /// A round began.
    RoundBegan {
        /// The number of the round, from 1.
        round: usize,
        starter: SeatId,
        clockwise: bool,
    },
    /// A seat placed a card.
    Placed {
        seat: SeatId,
        /// The card, unless it lies face down: the history doesn't show those (C35).
        card: Option<CardId>,
        at: Square,
        /// The ability that the card used.
        using: Use,
        /// The card that the placed card covered or swapped places with, if it was face up.
        other: Option<CardId>,
    },
    /// Words that the placing broke, with their owners.
    Broke(Vec<(SeatId, Word)>),
    /// A seat's time ran out while it was claiming words or making a scramble word (C5).
    Late(SeatId),
    /// A word was claimed.
    Claimed {
        seat: SeatId,
        word: Word,
        /// The word of the same line that the claim displaced.
        over: Option<(SeatId, Word)>,
        /// Whether the claim is dormant, because a longer one counts in its line.
        dormant: bool,
        /// Whether the claim goes through a card that was face down (C34).
        hidden: bool,
        /// Whether the word isn't in the list, but everyone accepted it (C11).
        agreed: bool,
    },
    /// A seat asked the players to accept a word.
    Proposed { seat: SeatId, word: Word },
    /// The players rejected a proposed word.
    Declined {
        /// The seat that had proposed the word.
        seat: SeatId,
        /// The rejected word.
        word: Word,
    },
    /// A seat drew a card.
    Drew {
        seat: SeatId,
        /// The drawn card, visible only to the seat itself.
        card: Option<CardId>,
    },
    /// A seat's time ran out before it placed a card.
    Skipped(SeatId),
    /// A face-down card was revealed.
    Revealed {
        /// The seat that placed the card face down.
        seat: SeatId,
        square: Square,
        card: CardId,
    },
    /// A round ended.
    RoundEnded {
        end: RoundEndReason,
        /// How many cards the round paid each seat.
        cards: Vec<usize>,
    },
    /// The scramble began with this number of leftover cards.
    ScrambleBegan(usize),
    /// One or more seats pressed the buzzer.
    Buzzed {
        /// The seats that pressed the buzzer.
        pressed: SeatSet,
        /// The seat that has the floor.
        floor: SeatId,
    },
    /// A word was made of leftover cards.
    Spelled {
        seat: SeatId,
        word: Word,
        /// How many cards the word paid.
        cards: usize,
        /// Whether the word isn't in the list, but everyone accepted it (C11).
        agreed: bool,
    },
    /// A seat made no word in the scramble.
    Passed(SeatId),
}

/// Returns the history entry for a timeout while claiming or in the scramble (C5). A timeout before
/// a placing is entered as `Skipped`.
pub(super) fn timeout_log_entry(before: &State) -> Option<LogEntry> {
    let Table { stage, turn, .. } = &before.table;
    let claims = matches!(
        stage,
        Stage::Claiming | Stage::Revealing(_) | Stage::Scramble(_)
    );
    claims.then_some(LogEntry::Late(turn.seat))
}

/// Returns the history entry for an event that happened in the state `before`.
pub(super) fn log_entry(before: &State, event: &Event, viewer: Viewer) -> Option<LogEntry> {
    let State { table, .. } = before;
    let seat = table.turn.seat;
    Some(match event {
        Event::Dealt(dealt) => LogEntry::RoundBegan {
            round: 1,
            starter: dealt.starter,
            clockwise: true,
        },
        Event::RoundBegan { starter, clockwise } => LogEntry::RoundBegan {
            round: table.results.len() + 1,
            starter: *starter,
            clockwise: *clockwise,
        },
        Event::Placed(placing) => LogEntry::Placed {
            seat,
            card: (placing.using != Use::Hide).then_some(placing.card),
            at: placing.at,
            using: placing.using,
            other: match placing.using {
                Use::Swap(other) => table.board.face_up_card(other),
                Use::Overwrite => table.board.face_up_card(placing.at),
                Use::Nothing | Use::Insert(_) | Use::Hide => None,
            },
        },
        Event::Broken(claims) => {
            let claims = claims.iter().filter_map(|id| table.ledger.claim(*id));
            LogEntry::Broke(claims.map(|claim| (claim.owner, claim.word)).collect())
        }
        Event::Claimed(claim) => claim_entry(table, claim),
        Event::Proposed(what) => LogEntry::Proposed {
            seat,
            word: proposed_word(table, what),
        },
        Event::Declined => LogEntry::Declined {
            seat,
            word: proposed_word(table, table.proposed.as_ref()?),
        },
        Event::Drew(card) => LogEntry::Drew {
            seat,
            card: Some(*card).filter(|_| viewer == Viewer::Seat(seat)),
        },
        Event::Skipped => LogEntry::Skipped(seat),
        Event::Revealed { square, card } => LogEntry::Revealed {
            seat: match table.board.top(*square)? {
                super::BoardCard::Down(secret) => secret.by,
                super::BoardCard::Up(_) => seat,
            },
            square: *square,
            card: *card,
        },
        Event::RoundEnded(result) => LogEntry::RoundEnded {
            end: result.end,
            cards: table.all_seats().map(|seat| result.score(seat)).collect(),
        },
        Event::ScrambleBegan(_) => LogEntry::ScrambleBegan(table.board.all_cards().count()),
        Event::Buzzed { pressed, floor } => LogEntry::Buzzed {
            pressed: *pressed,
            floor: *floor,
        },
        Event::Spelled(spelled) => LogEntry::Spelled {
            seat,
            word: spelled.word,
            cards: spelled.cards.len(),
            agreed: spelled.agreed,
        },
        Event::Passed(seat) => LogEntry::Passed(*seat),
        Event::Ready | Event::Turn(_) | Event::Scrambles(_) | Event::Over => return None,
    })
}

fn claim_entry(table: &Table, claim: &Claim) -> LogEntry {
    let mut ledger = table.ledger.clone();
    ledger.0.push(claim.clone());
    let after = super::Ownership::from_ledger(&table.board, &ledger);
    let counts = matches!(after.status_of(claim.id), ClaimStatus::Counts(_));
    let line = claim.current_span(&table.board).map(super::Span::line);
    let before = line.and_then(|line| table.ownership().counting_claim(line));
    let over = before.and_then(|(id, _)| table.ledger.claim(id));
    let over = over.filter(|_| counts).map(|old| (old.owner, old.word));
    LogEntry::Claimed {
        seat: claim.owner,
        word: claim.word,
        over,
        dormant: !counts,
        hidden: claim.hidden.is_some(),
        agreed: claim.agreed,
    }
}

fn proposed_word(table: &Table, what: &WordProposal) -> Word {
    match what {
        WordProposal::Span(span) => table.board.word_on(*span).unwrap_or_default(),
        WordProposal::Cards(cards) => {
            super::scramble::spelled_word(&table.loose, cards).unwrap_or_default()
        }
    }
}
