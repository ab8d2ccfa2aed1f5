//! The state after an event. No rules are checked here: the event has happened.

use super::drawing::HAND_SIZE;
use super::{
    CardId, ChallengeVerdict, DealtCards, Event, Face, PickUp, RoundResult, Stage, State, Table,
    TableWord, Turn, TurnPlay, WordPlay,
};
use base::sorting::sort_by_key;
use game::{SeatId, SeatSet};

/// Applies an event to the state.
pub(super) fn evolve(state: &mut State, event: &Event) {
    let seat = state.table.turn.seat;
    match event {
        Event::Dealt(deal) => apply_deal(state, deal),
        Event::Drew(cards) => {
            let left = state.deck.len().saturating_sub(cards.len());
            state.deck.truncate(left);
            state.add_to_hand(seat, cards);
            state.table.turn.drawn = true;
        }
        Event::Took { count, duty } => apply_pick_up(state, *count, *duty),
        Event::PutBack => {
            if let Some(pick_up) = state.table.turn.pick_up.take() {
                pick_up
                    .cards
                    .iter()
                    .for_each(|card| state.remove_from_hand(seat, *card));
                state.table.pile.extend(pick_up.cards);
                state.table.turn.drawn = false;
            }
        }
        Event::Made(made) => self::apply_play(state, made),
        Event::Swapped { blue, card } => {
            state.remove_from_hand(seat, *blue);
            state.add_to_hand(seat, &[*card]);
            let place = state.table.pile.iter_mut().find(|other| *other == card);
            if let Some(place) = place {
                *place = *blue;
            }
        }
        Event::Shown { with, from } => {
            state.remove_from_game(seat, *with);
            let (from, with) = (*from, *with);
            state.table.stage = Stage::Picking { from, with };
        }
        Event::Stole { with, from, card } => {
            state.remove_from_game(seat, *with);
            state.remove_from_hand(*from, *card);
            state.add_to_hand(seat, &[*card]);
            state.table.stage = Stage::Playing;
        }
        Event::DrawsOne { with, card } => {
            state.remove_from_game(seat, *with);
            state.deck.retain(|other| Some(*other) != *card);
            state.add_to_hand(seat, card.as_slice());
        }
        Event::Discarded(cards) => apply_discard(state, cards),
        Event::Window => {
            let accepted = match state.table.stage {
                Stage::Penance { accepted } => accepted,
                _ => SeatSet::EMPTY,
            };
            state.table.stage = Stage::Window { accepted };
        }
        Event::Accepted(seat) => {
            if let Stage::Window { accepted } = &mut state.table.stage {
                *accepted = accepted.with(*seat);
            }
        }
        Event::Challenged(verdict) => apply_challenge(state, *verdict),
        Event::Passed => {
            state.table.turn.passed = true;
            state.table.passes = state.table.passes.saturating_add(1);
        }
        Event::Turn(next) => {
            if !state.table.turn.passed {
                state.table.passes = 0;
            }
            // From here on no challenge can give a victim its points back, so a seat below the
            // target loses its place among those that reached it (O34).
            state.table.drop_from_reached(None);
            state.table.turn = Turn::new(*next);
            state.table.stage = Stage::Playing;
        }
        Event::RoundEnded(result) => apply_round_end(&mut state.table, result),
    }
}

fn apply_deal(state: &mut State, deal: &DealtCards) {
    let State { table, deck, hands } = state;
    hands.clone_from(&deal.hands);
    deck.clone_from(&deal.deck);
    let in_play = |card: &CardId| {
        deck.contains(card) || *card == deal.open || hands.iter().flatten().any(|c| c == card)
    };
    table.gone = table
        .options
        .deck
        .cards()
        .filter(|card| !in_play(card))
        .collect();
    table.pile = vec![deal.open];
    table.words = Vec::new();
    table.points = vec![0; table.seats.into()];
    table.reached.clear();
    table.passes = 0;
    table.dealer = deal.dealer;
    table.turn = Turn::new(table.starting_seat());
    table.stage = Stage::Playing;
}

fn apply_pick_up(state: &mut State, count: u8, duty: bool) {
    let seat = state.table.turn.seat;
    let left = state.table.pile.len().saturating_sub(count.into());
    let cards = state.table.pile.split_off(left);
    state.add_to_hand(seat, &cards);
    let missing = HAND_SIZE.saturating_sub(state.hand(seat).len());
    let owed = missing as u8;
    state.table.turn.drawn = true;
    state.table.turn.pick_up = duty.then_some(PickUp { cards, owed });
}

fn apply_play(state: &mut State, made: &WordPlay) {
    let table = &mut state.table;
    let seat = table.turn.seat;
    let (before, rest) = std::mem::take(&mut table.words)
        .into_iter()
        .partition(|word: &TableWord| made.used.contains(&word.id));
    table.words = rest;
    table.words.push(TableWord {
        id: made.id,
        owner: seat,
        cards: made.line.clone(),
        stolen: made.stolen,
        lies: made.lies,
    });
    sort_by_key(&mut table.words, |word| word.id);
    table.add_points(seat, made.gain);
    if let Some(victim) = made.victim {
        table.add_points(victim, -made.loss);
    }
    table.turn.pick_up = None;
    table.turn.plays.push(TurnPlay {
        made: made.clone(),
        before,
        challenged: None,
    });
    made.line
        .iter()
        .for_each(|laid| state.remove_from_hand(seat, laid.card));
    state.add_to_hand(seat, &made.returned);
}

/// O32: undoes the last play of the turn: its cards, the words it used, and its points, including
/// those for a challenge that it withstood (O31). The cards it had returned are in the hand, or
/// have been discarded since.
fn undo_last_play(state: &mut State) {
    let seat = state.table.turn.seat;
    let Some(played) = state.table.turn.plays.pop() else {
        return;
    };
    let TurnPlay {
        made,
        before,
        challenged,
    } = played;
    for card in &made.returned {
        state.remove_from_hand(seat, *card);
        state.table.pile.retain(|other| other != card);
    }
    let table = &mut state.table;
    table.add_points(seat, -made.gain);
    if challenged.is_some() {
        table.add_points(seat, -made.gain.max(0));
    }
    if let Some(victim) = made.victim {
        table.add_points(victim, made.loss);
    }
    table.words.retain(|word| word.id != made.id);
    let lay = |card: CardId| {
        before
            .iter()
            .flat_map(|word| &word.cards)
            .any(|l| l.card == card)
    };
    let line = made.line.iter().map(|laid| laid.card);
    let own: Vec<CardId> = line.filter(|card| !lay(*card)).collect();
    table.words.extend(before);
    sort_by_key(&mut table.words, |word| word.id);
    state.add_to_hand(seat, &own);
}

fn apply_discard(state: &mut State, cards: &[CardId]) {
    let seat = state.table.turn.seat;
    let exchanges = !state.deck.is_empty() && state.table.stage == Stage::Playing;
    state.table.turn.exchanged |= exchanges;
    for card in cards {
        match state.table.options.deck.face(*card) {
            Face::StealOne => state.remove_from_game(seat, *card),
            _ => {
                state.remove_from_hand(seat, *card);
                state.table.pile.push(*card);
            }
        }
    }
}

fn apply_challenge(state: &mut State, verdict: ChallengeVerdict) {
    let ChallengeVerdict {
        by,
        play,
        good,
        points,
    } = verdict;
    let seat = state.table.turn.seat;
    if good {
        state.table.add_points(seat, points);
        if let Some(played) = state.table.turn.plays.get_mut(usize::from(play)) {
            played.challenged = Some(by);
        }
        return;
    }
    while state.table.turn.plays.len() > play.into() {
        undo_last_play(state);
    }
    // Victims get their points back before the challenger scores (O34).
    state.table.drop_from_reached(Some(seat));
    state.table.add_points(by, points);
    if let Stage::Window { accepted } = state.table.stage
        && state.hand(seat).len() > HAND_SIZE
    {
        state.table.stage = Stage::Penance { accepted };
    }
}

fn apply_round_end(table: &mut Table, result: &RoundResult) {
    table.results.push(result.clone());
    table.stage = if table.results.len() < table.options.rounds.into() {
        Stage::RoundOver
    } else {
        Stage::Over
    };
}

impl State {
    fn add_to_hand(&mut self, seat: SeatId, cards: &[CardId]) {
        if let Some(hand) = self.hands.get_mut(seat.index()) {
            hand.extend(cards);
        }
    }

    fn remove_from_hand(&mut self, seat: SeatId, card: CardId) {
        if let Some(hand) = self.hands.get_mut(seat.index()) {
            hand.retain(|other| *other != card);
        }
    }

    /// Removes a card from the game.
    fn remove_from_game(&mut self, seat: SeatId, card: CardId) {
        if self.hand(seat).contains(&card) {
            self.remove_from_hand(seat, card);
            self.table.gone.push(card);
        }
    }
}
