//! Applies events to the state. It checks no rules: an event has already happened.

use super::{
    AfterRound, BoardCard, CardId, Event, Placing, RoundPayout, ScrambleState, Secret, Stacks,
    Stage, State, Table, Turn, Use,
};
use game::{Countdown, Moment, SeatId, SeatSet};

/// Applies an event to the state.
pub(super) fn evolve(state: &mut State, event: &Event, at: Moment) {
    let seat = state.table.turn.seat;
    let table = &mut state.table;
    match event {
        Event::Dealt(dealt) => {
            table.starter = dealt.starter;
            table.turn = Turn::new(dealt.starter);
            table.stage = Stage::Placing;
            state.hands.clone_from(&dealt.hands);
            state.deck.clone_from(&dealt.deck);
        }
        Event::Ready => table.turn = table.turn.started(table.turn_time(), at),
        Event::Placed(placing) => {
            apply_placing(state, seat, placing);
            state.table.last |= state.table.is_last_before_playing_out();
        }
        // Placing already voids broken claims; this also voids those that an older version
        // recorded.
        Event::Broken(claims) => {
            let broken = table.ledger.0.iter_mut();
            let broken = broken.filter(|claim| claims.contains(&claim.id));
            broken.for_each(|claim| claim.void = true);
        }
        Event::Claimed(claim) => {
            table.ledger.0.push(claim.clone());
            clear_proposal(table, at);
        }
        Event::Proposed(what) => {
            table.proposed = Some(what.clone());
            table.turn.clock = table.turn.clock.paused(at);
        }
        Event::Declined => clear_proposal(table, at),
        Event::Drew(card) => {
            state.deck.pop();
            table.last |= state.deck.is_empty();
            if let Some(hand) = state.hands.get_mut(seat.index()) {
                hand.push(*card);
            }
        }
        Event::Skipped => table.skips = table.skips.saturating_add(1),
        Event::Turn(seat) => {
            table.turn = Turn::new(*seat);
            table.stage = Stage::Placing;
        }
        Event::Revealed { square, card } => {
            if let Some(BoardCard::Down(secret)) = table.board.top(*square) {
                table.turn = Turn::new(secret.by);
            }
            table.board.reveal(*square, *card);
            table.stage = Stage::Revealing(*card);
        }
        Event::RoundEnded(result) => apply_round_end(state, result),
        Event::RoundBegan { starter, clockwise } => {
            table.starter = *starter;
            table.clockwise = *clockwise;
            table.ledger.0.clear();
            table.counter = 0;
            table.skips = 0;
            table.turn = Turn::new(*starter);
            table.stage = Stage::Placing;
        }
        Event::ScrambleBegan(loose) => {
            if !loose.is_empty() {
                table.board = super::LetterBoard::default();
            }
            table.ledger.0.clear();
            table.loose.clone_from(loose);
            table.stage = Stage::Scramble(ScrambleState {
                passed: SeatSet::EMPTY,
                floor: false,
            });
        }
        Event::Scrambles(seat) => {
            table.turn = Turn::new(*seat);
            set_floor(table, true);
        }
        Event::Buzzed { floor: seat, .. } => {
            table.turn = Turn::new(*seat).started(table.turn_time(), at);
            set_floor(table, true);
        }
        Event::Spelled(spelled) => {
            let all = table.options.stacks == Stacks::Whole;
            for square in &spelled.squares {
                table.board.remove(*square, all);
                turn_up_uncovered_card(table, &state.secrets, *square);
            }
            table.loose.retain(|card| !spelled.cards.contains(card));
            if let Stage::Scramble(left) = &mut table.stage {
                left.passed = SeatSet::EMPTY;
            }
            credit(table, seat, &spelled.cards);
            clear_proposal(table, at);
            suspend_turn(table);
        }
        Event::Passed(passed) => {
            if let Stage::Scramble(left) = &mut table.stage {
                left.passed = left.passed.with(*passed);
            }
            if *passed == seat {
                suspend_turn(table);
            }
        }
        Event::Over => {
            suspend_turn(table);
            table.stage = Stage::Over;
        }
    }
}

fn apply_placing(state: &mut State, seat: SeatId, placing: &Placing) {
    let lying = match placing.using {
        Use::Hide => {
            let number = state.secrets.len() as u8;
            state.secrets.push(placing.card);
            BoardCard::Down(Secret { number, by: seat })
        }
        _ => BoardCard::Up(placing.card),
    };
    let table = &mut state.table;
    table.board.apply_placing(placing, lying);
    table.ledger.void_broken(&table.board);
    table.counter = table.counter.saturating_add(1);
    table.skips = 0;
    table.stage = Stage::Claiming;
    if let Some(hand) = state.hands.get_mut(seat.index()) {
        hand.retain(|card| *card != placing.card);
    }
}

/// Clears a pending proposal and restarts the clock that it had stopped.
fn clear_proposal(table: &mut Table, at: Moment) {
    if table.proposed.take().is_some() {
        table.turn.clock = table.turn.clock.resumed(at);
    }
}

fn apply_round_end(state: &mut State, result: &RoundPayout) {
    let State { table, secrets, .. } = state;
    let all = table.options.stacks == Stacks::Whole;
    for paid in &result.paid {
        for (square, cards) in &paid.takes {
            table.board.remove(*square, all);
            turn_up_uncovered_card(table, secrets, *square);
            if let Some(own) = table.owned.get_mut(paid.owner.index()) {
                own.extend(cards);
            }
        }
        // C22: a word whose letters all went to other words paid nothing.
        if paid.cards() > 0 {
            credit(table, paid.owner, &[]);
        }
    }
    table.results.push(result.clone());
    suspend_turn(table);
    table.stage = match result.then {
        AfterRound::NextRound | AfterRound::Scramble => Stage::RoundOver,
        AfterRound::Over => Stage::Over,
    };
}

/// C21: turns an uncovered face-down card face up.
fn turn_up_uncovered_card(table: &mut Table, secrets: &[CardId], square: super::Square) {
    if let Some(BoardCard::Down(secret)) = table.board.top(square)
        && let Some(card) = secrets.get(usize::from(secret.number))
    {
        table.board.reveal(square, *card);
    }
}

/// Credits a seat with cards and with the word that paid them (C22).
fn credit(table: &mut Table, seat: SeatId, cards: &[CardId]) {
    if let Some(words) = table.words.get_mut(seat.index()) {
        *words = words.saturating_add(1);
    }
    if let Some(own) = table.owned.get_mut(seat.index()) {
        own.extend(cards);
    }
}

/// Stops the turn's clock, marks its seat as not ready, and frees the floor of the scramble.
fn suspend_turn(table: &mut Table) {
    table.turn.ready = false;
    table.turn.clock = Countdown::default();
    set_floor(table, false);
}

fn set_floor(table: &mut Table, has: bool) {
    if let Stage::Scramble(left) = &mut table.stage {
        left.floor = has;
    }
}
