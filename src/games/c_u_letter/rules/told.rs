//! What the history says: facts. Words for them are on screen's side.

use super::{CardId, Claim, Event, Lies, Proposal, RoundEnd, Square, Stage, State, Table, Use};
use game::{SeatId, SeatSet, Viewer};
use lexicon::Word;

/// What the history says of an event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Told {
    /// A round began with a seat, which way.
    RoundBegan {
        /// Which round, from 1.
        round: usize,
        /// The seat that begins.
        starter: SeatId,
        /// Whether turns go clockwise.
        clockwise: bool,
    },
    /// A seat placed a card.
    Placed {
        /// The seat that placed it.
        seat: SeatId,
        /// Which, unless it lies face down: nobody reads that here (C35).
        card: Option<CardId>,
        /// The square.
        at: Square,
        /// What it did.
        using: Use,
        /// The card that it covered or changed places with, if that lay face up.
        other: Option<CardId>,
    },
    /// Words were broken by it: whose, and which.
    Broke(Vec<(SeatId, Word)>),
    /// A seat's time for claiming words, or for making one, is up (C5).
    Late(SeatId),
    /// A word was claimed.
    Claimed {
        /// The seat that claimed it.
        seat: SeatId,
        /// The word.
        word: Word,
        /// The word of its line that counts no more for it.
        over: Option<(SeatId, Word)>,
        /// Whether it lies dormant, another one being longer.
        dormant: bool,
        /// Whether it goes through a card that was face down (C34).
        hidden: bool,
        /// Whether everybody agreed that it is one (C11).
        agreed: bool,
    },
    /// The table was asked about a word.
    Proposed {
        /// The seat that asked.
        seat: SeatId,
        /// The word.
        word: Word,
    },
    /// The table did not agree.
    Declined {
        /// Who had asked.
        seat: SeatId,
        /// Which word.
        word: Word,
    },
    /// A seat drew.
    Drew {
        /// The seat that drew.
        seat: SeatId,
        /// Which card, for the seat itself.
        card: Option<CardId>,
    },
    /// A seat's time ran out before it placed a card.
    Skipped(SeatId),
    /// A face-down card was revealed.
    Revealed {
        /// The seat that hid it.
        seat: SeatId,
        /// The square.
        square: Square,
        /// The card that was hidden.
        card: CardId,
    },
    /// A round ended.
    RoundEnded {
        /// Why the round ended.
        end: RoundEnd,
        /// How many cards it brought each seat.
        cards: Vec<usize>,
    },
    /// Words may be made of so many cards that are left.
    ScrambleBegan(usize),
    /// Somebody pressed, and somebody has the floor.
    Buzzed {
        /// Who pressed.
        pressed: SeatSet,
        /// Who has the floor.
        floor: SeatId,
    },
    /// A word was made of what was left.
    Spelled {
        /// The seat that made it.
        seat: SeatId,
        /// The word.
        word: Word,
        /// How many cards it brought.
        cards: usize,
        /// Whether everybody agreed that it is one (C11).
        agreed: bool,
    },
    /// A seat made none.
    Passed(SeatId),
}

/// C5: what the history says as the time is up. A turn that placed no card tells that itself.
pub(super) fn late(before: &State) -> Option<Told> {
    let Table { stage, turn, .. } = &before.table;
    let claims = matches!(
        stage,
        Stage::Claiming | Stage::Revealing(_) | Stage::Scramble(_)
    );
    claims.then_some(Told::Late(turn.seat))
}

/// What the history says of an event that happened in this state.
pub(super) fn tell(before: &State, event: &Event, viewer: Viewer) -> Option<Told> {
    let State { table, .. } = before;
    let seat = table.turn.seat;
    Some(match event {
        Event::Dealt(dealt) => Told::RoundBegan {
            round: 1,
            starter: dealt.starter,
            clockwise: true,
        },
        Event::RoundBegan { starter, clockwise } => Told::RoundBegan {
            round: table.results.len() + 1,
            starter: *starter,
            clockwise: *clockwise,
        },
        Event::Placed(placing) => Told::Placed {
            seat,
            card: (placing.using != Use::Hide).then_some(placing.card),
            at: placing.at,
            using: placing.using,
            other: match placing.using {
                Use::Swap(other) => table.board.up(other),
                Use::Overwrite => table.board.up(placing.at),
                Use::Nothing | Use::Insert(_) | Use::Hide => None,
            },
        },
        Event::Broken(claims) => {
            let claims = claims.iter().filter_map(|id| table.ledger.claim(*id));
            Told::Broke(claims.map(|claim| (claim.owner, claim.word)).collect())
        }
        Event::Claimed(claim) => claimed(table, claim),
        Event::Proposed(what) => Told::Proposed {
            seat,
            word: proposed(table, what),
        },
        Event::Declined => Told::Declined {
            seat,
            word: proposed(table, table.proposed.as_ref()?),
        },
        Event::Drew(card) => Told::Drew {
            seat,
            card: Some(*card).filter(|_| viewer == Viewer::Seat(seat)),
        },
        Event::Skipped => Told::Skipped(seat),
        Event::Revealed { square, card } => Told::Revealed {
            seat: match table.board.top(*square)? {
                super::Lying::Down(secret) => secret.by,
                super::Lying::Up(_) => seat,
            },
            square: *square,
            card: *card,
        },
        Event::RoundEnded(result) => Told::RoundEnded {
            end: result.end,
            cards: table.all_seats().map(|seat| result.score(seat)).collect(),
        },
        Event::ScrambleBegan(_) => Told::ScrambleBegan(table.board.all().count()),
        Event::Buzzed { pressed, floor } => Told::Buzzed {
            pressed: *pressed,
            floor: *floor,
        },
        Event::Spelled(spelled) => Told::Spelled {
            seat,
            word: spelled.word,
            cards: spelled.cards.len(),
            agreed: spelled.agreed,
        },
        Event::Passed(seat) => Told::Passed(*seat),
        Event::Ready | Event::Turn(_) | Event::Scrambles(_) | Event::Over => return None,
    })
}

fn claimed(table: &Table, claim: &Claim) -> Told {
    let mut ledger = table.ledger.clone();
    ledger.0.push(claim.clone());
    let after = super::Ownership::of(&table.board, &ledger);
    let counts = matches!(after.lies(claim.id), Lies::Counts(_));
    let line = claim.lies_at(&table.board).map(super::Span::line);
    let before = line.and_then(|line| table.ownership().word_of(line));
    let over = before.and_then(|(id, _)| table.ledger.claim(id));
    let over = over.filter(|_| counts).map(|old| (old.owner, old.word));
    Told::Claimed {
        seat: claim.owner,
        word: claim.word,
        over,
        dormant: !counts,
        hidden: claim.hidden.is_some(),
        agreed: claim.agreed,
    }
}

fn proposed(table: &Table, what: &Proposal) -> Word {
    match what {
        Proposal::Span(span) => table.board.read(*span).unwrap_or_default(),
        Proposal::Cards(cards) => super::scramble::word_of(&table.loose, cards).unwrap_or_default(),
    }
}
