//! Rejects events that cannot have happened, so that only a journal that this program could have
//! written is loaded.

use super::{
    CardId, ChallengeVerdict, DealtCards, Event, Face, LaidCard, Mode, RoundResult, SoloStealOne,
    Stage, State, Table, TableWord, WordPlay,
};
use base::sorting::sort_by_key;
use game::SeatId;

/// No play gains or costs more points than this.
const MAX_POINTS: u32 = 10_000;

/// Whether the event could have happened in this state, whatever the rules were when the game was
/// saved.
pub(super) fn is_possible(state: &State, event: &Event) -> bool {
    let State { table, deck, .. } = state;
    let turn = &table.turn;
    let hand = state.hand(turn.seat);
    let playing = table.stage == Stage::Playing;
    let free = playing && turn.pick_up.is_none();
    let window = matches!(table.stage, Stage::Window { .. });
    let penance = matches!(table.stage, Stage::Penance { .. });
    let other = |seat: &SeatId| seat.index() < table.seats.into() && *seat != turn.seat;
    let thief =
        |with: &CardId| hand.contains(with) && table.options.deck.face(*with) == Face::StealOne;
    match event {
        Event::Dealt(deal) => {
            matches!(table.stage, Stage::Dealing | Stage::RoundOver)
                && is_possible_deal(table, deal)
        }
        Event::Drew(cards) => {
            let top = deck.iter().rev().take(cards.len());
            free && !cards.is_empty() && top.eq(cards)
        }
        Event::Took { count, .. } => free && (1..=table.pile.len()).contains(&usize::from(*count)),
        Event::PutBack => playing && turn.pick_up.is_some(),
        Event::Made(made) => playing && is_possible_play(table, hand, made),
        Event::Swapped { blue, card } => free && hand.contains(blue) && table.pile.contains(card),
        Event::Shown { with, from } => free && thief(with) && other(from),
        Event::Stole { with, from, card } => {
            let (from, with) = (*from, *with);
            let picks = table.stage == Stage::Picking { from, with };
            let takes = picks || (free && thief(&with));
            takes && other(&from) && state.hand(from).contains(card)
        }
        Event::DrawsOne { with, card } => free && thief(with) && deck.last() == card.as_ref(),
        Event::Discarded(cards) => {
            (free || penance)
                && !cards.is_empty()
                && all_different(cards)
                && cards.iter().all(|card| hand.contains(card))
        }
        Event::Window => free || penance,
        Event::Accepted(seat) => window && other(seat),
        Event::Challenged(ChallengeVerdict {
            by, play, points, ..
        }) => {
            let played = turn.plays.get(usize::from(*play));
            let open = played.is_some_and(|played| played.challenged.is_none());
            window && open && other(by) && (0..=MAX_POINTS as i32).contains(points)
        }
        Event::Passed => free || window || penance,
        Event::Turn(seat) => (free || window || penance) && seat.index() < table.seats.into(),
        Event::RoundEnded(result) => {
            (free || window || penance) && is_possible_round_end(state, result)
        }
    }
}

fn all_different(cards: &[CardId]) -> bool {
    let mut sorted = cards.to_vec();
    sort_by_key(&mut sorted, |card| *card);
    sorted.is_sorted_by(|one, other| one < other)
}

/// Whether the deal holds every card of the deck once, apart from STL-1 where it is left out.
fn is_possible_deal(table: &Table, deal: &DealtCards) -> bool {
    let options = &table.options;
    let mut dealt: Vec<CardId> = deal.hands.iter().flatten().copied().collect();
    dealt.extend(&deal.deck);
    dealt.push(deal.open);
    let alone = matches!(
        options.mode,
        Mode::Solo {
            steal_one: SoloStealOne::LeftOut,
            ..
        }
    );
    let left_out = |card: &CardId| alone && options.deck.face(*card) == Face::StealOne;
    let all = options.deck.cards().filter(|card| !left_out(card));
    sort_by_key(&mut dealt, |card| *card);
    deal.hands.len() == usize::from(table.seats)
        && deal.dealer.index() < table.seats.into()
        && dealt.into_iter().eq(all)
        && options.deck.face(deal.open) != Face::StealOne
}

/// Whether the play uses only cards of the hand and of open words, and each card of the used words
/// is in the new word or returns to the hand.
fn is_possible_play(table: &Table, hand: &[CardId], made: &WordPlay) -> bool {
    let used: Vec<&TableWord> = made.used.iter().filter_map(|id| table.word(*id)).collect();
    let there = used.len() == made.used.len() && used.iter().all(|word| word.is_open());
    let lying = used.iter().flat_map(|word| &word.cards);
    let lying: Vec<CardId> = lying.map(|laid| laid.card).collect();
    let line = made.line.iter().map(|laid| laid.card);
    let mut moved: Vec<CardId> = line.chain(made.returned.iter().copied()).collect();
    let from = |card: &CardId| lying.contains(card) || hand.contains(card);
    let spells = |laid: &LaidCard| table.options.deck.face(laid.card).can_spell(laid.letters);
    let free = |word: &TableWord| word.id != made.id || made.used.contains(&word.id);
    sort_by_key(&mut moved, |card| *card);
    let rest = |card: &CardId| moved.binary_search(card).is_ok();
    there
        && all_different(&lying)
        && !made.line.is_empty()
        && moved.is_sorted_by(|one, other| one < other)
        && moved.iter().all(from)
        && lying.iter().all(rest)
        && made.returned.iter().all(|card| lying.contains(card))
        && made.line.iter().all(spells)
        && table.words.iter().all(free)
        && made
            .victim
            .is_none_or(|victim| victim.index() < table.seats.into())
        && made.gain.unsigned_abs() <= MAX_POINTS
        && made.loss.unsigned_abs() <= MAX_POINTS
}

fn is_possible_round_end(state: &State, result: &RoundResult) -> bool {
    let seats = usize::from(state.table.seats);
    result.hands == state.hands
        && result.points == state.table.points
        && result.penalties.len() == seats
}
