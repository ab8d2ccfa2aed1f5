//! Rejects events that cannot have happened. A saved game with such an event wasn't written by this
//! program.

use super::rounds::cards_taken;
use super::{
    AfterRound, BoardCard, CardId, Claim, ClaimId, Event, InitialDeal, Placing, RoundPayout,
    Scramble, ScrambleWord, Square, Stage, State, WordProposal, scramble,
};
use base::sorting::sort;
use game::SeatId;
use lexicon::Word;

/// Whether an event is possible in this state, whatever version of the rules wrote it.
pub(super) fn fits(state: &State, event: &Event) -> bool {
    let State { table, deck, .. } = state;
    let placing = table.stage == Stage::Placing;
    let claiming = table.stage == Stage::Claiming;
    let revealing = matches!(table.stage, Stage::Revealing(_));
    let scrambling = matches!(table.stage, Stage::Scramble(_));
    let floor = matches!(&table.stage, Stage::Scramble(left) if left.floor);
    let sits = |seat: &SeatId| seat.index() < table.seats.into();
    let then = |next: AfterRound| {
        let last = table.results.last().map(|result| result.then);
        table.stage == Stage::RoundOver && last == Some(next)
    };
    let asked = table.proposed.is_some();
    if asked
        && !matches!(
            event,
            Event::Claimed(_) | Event::Spelled(_) | Event::Declined
        )
    {
        return false;
    }
    match event {
        Event::Dealt(dealt) => {
            table.stage == Stage::Dealing && sits(&dealt.starter) && {
                dealt.hands.len() == usize::from(table.seats) && is_complete_deck(dealt)
            }
        }
        Event::Ready => (placing || revealing || floor) && !table.turn.ready,
        Event::Placed(placed) => placing && can_be_placed(state, placed),
        Event::Broken(claims) => {
            let there = |id: &ClaimId| table.ledger.claim(*id).is_some();
            claiming && claims.iter().all(there)
        }
        Event::Claimed(claim) => (claiming || revealing) && can_be_claimed(state, claim),
        Event::Proposed(WordProposal::Span(span)) => {
            (claiming || revealing || floor) && table.board.cards_on(*span).is_some()
        }
        Event::Proposed(WordProposal::Cards(cards)) => {
            floor && scramble::spelled_word(&table.loose, cards).is_ok()
        }
        Event::Declined => asked,
        Event::Drew(card) => claiming && deck.last() == Some(card),
        Event::Skipped => placing,
        Event::Turn(seat) => (placing || claiming) && !state.hand(*seat).is_empty(),
        Event::Revealed { square, card } => {
            let top = table.board.top(*square);
            let down = top.filter(|lying| lying.face_up().is_none());
            let is = down.and_then(|lying| state.resolve_card(lying));
            (placing || claiming || revealing) && is == Some(*card)
        }
        Event::RoundEnded(result) => {
            (placing || claiming || revealing) && is_possible_round_end(state, result)
        }
        Event::RoundBegan { starter, .. } => then(AfterRound::NextRound) && sits(starter),
        Event::ScrambleBegan(loose) => {
            then(AfterRound::Scramble) && are_valid_leftovers(state, loose)
        }
        Event::Scrambles(seat) => scrambling && sits(seat),
        Event::Buzzed {
            pressed,
            floor: first,
        } => scrambling && !floor && pressed.contains(*first) && pressed.iter().all(|s| sits(&s)),
        Event::Spelled(spelled) => floor && can_be_spelled(state, spelled),
        Event::Passed(seat) => scrambling && sits(seat),
        Event::Over => scrambling,
    }
}

fn all_different<T: Ord + Copy>(all: &[T]) -> bool {
    let mut sorted = all.to_vec();
    sort(&mut sorted);
    sorted.is_sorted_by(|one, other| one < other)
}

/// Whether a deal holds every card exactly once.
fn is_complete_deck(dealt: &InitialDeal) -> bool {
    let mut all: Vec<CardId> = dealt.hands.iter().flatten().copied().collect();
    all.extend(&dealt.deck);
    sort(&mut all);
    all.into_iter().eq(CardId::all())
}

/// Whether the card is in the hand and the board allows the placing.
fn can_be_placed(state: &State, placing: &Placing) -> bool {
    let held = state.hand(state.table.turn.seat).contains(&placing.card);
    let mut board = state.table.board.clone();
    held && board
        .apply_placing(placing, BoardCard::Up(placing.card))
        .is_some()
}

/// Whether the claim's cards are on the board and spell its word.
fn can_be_claimed(state: &State, claim: &Claim) -> bool {
    let table = &state.table;
    let letters = claim.cards.iter().map(|card| card.letter());
    let mut letters = letters.map(Some);
    let word = letters.try_fold(Word::EMPTY, |word, letter| word.push(letter?));
    claim.id == table.ledger.next_id()
        && claim.owner == table.turn.seat
        && claim.current_span(&table.board).is_some()
        && word == Some(claim.word)
        && !claim.void
}

/// Whether every card is face up and the paid cards are those on the squares.
fn is_possible_round_end(state: &State, result: &RoundPayout) -> bool {
    let State { table, deck, .. } = state;
    let takes = result.paid.iter().flat_map(|paid| &paid.takes);
    let squares: Vec<Square> = takes.clone().map(|(square, _)| *square).collect();
    let lies = |(square, cards): &(Square, Vec<CardId>)| {
        !cards.is_empty() && *cards == cards_taken(state, *square)
    };
    let known = |paid: &super::PaidWord| {
        table.ledger.claim(paid.claim).is_some() && paid.owner.index() < table.seats.into()
    };
    table.board.secrets().is_empty()
        && all_different(&squares)
        && takes.into_iter().all(lies)
        && result.paid.iter().all(known)
        && (result.then != AfterRound::NextRound || !deck.is_empty())
}

/// Whether these leftover cards are exactly the cards on the board. A scramble of words in lines
/// has none, since its cards stay on the board.
fn are_valid_leftovers(state: &State, loose: &[CardId]) -> bool {
    let table = &state.table;
    if table.options.scramble == Scramble::InLines {
        return loose.is_empty();
    }
    let mut all = state.cards_on_board();
    let mut loose = loose.to_vec();
    sort(&mut all);
    sort(&mut loose);
    all == loose
}

fn can_be_spelled(state: &State, spelled: &ScrambleWord) -> bool {
    match spelled.squares.as_slice() {
        [] => scramble::spelled_word(&state.table.loose, &spelled.cards) == Ok(spelled.word),
        squares => {
            let cards = squares
                .iter()
                .flat_map(|square| cards_taken(state, *square));
            all_different(squares)
                && squares
                    .iter()
                    .all(|square| !state.table.board.is_empty(*square))
                && cards.eq(spelled.cards.iter().copied())
        }
    }
}
