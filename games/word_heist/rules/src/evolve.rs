//! Applies events to the state. No rules are checked here: an event has already happened.

use super::pressing::GUARD_MS;
use super::{
    BuzzerPress, Event, LastWord, LetterTile, MadeWord, MadeWordId, Making, Motion, PlayMode,
    Stage, State, Table,
};
use base::sorting::sort_by_key;
use game::{Countdown, Moment, SeatId, SeatSet, TimeLimit};
use lexicon::Word;

/// Applies an event to the state.
pub(super) fn evolve(state: &mut State, event: &Event, at: Moment) {
    let table = &mut state.table;
    table.since = at;
    match event {
        Event::Laid(pile) => {
            state.pile = pile.clone();
            table.clock = Countdown::start(table.options.total_time(), at);
            table.stage = Stage::Open;
        }
        Event::Flipped(tile) => apply_flip(table, *tile, at),
        Event::Flipper(seat) => {
            table.flipper = *seat;
            let turns = matches!(table.options.mode, PlayMode::Turns { .. });
            table.stage = if turns && table.face_down > 0 {
                Stage::ToFlip
            } else {
                Stage::Open
            };
        }
        Event::Window => {
            let clock = table.new_stage_clock(at);
            table.stage = Stage::Window { clock };
        }
        Event::Sweep(seat) => {
            let maker = match table.stage {
                Stage::Sweep { maker, .. } => maker,
                _ => None,
            };
            table.stage = Stage::Sweep {
                seat: *seat,
                maker,
                clock: table.new_stage_clock(at),
            };
        }
        Event::Passed(_) => {}
        Event::Carried | Event::Declined(_) => table.close_motion(at),
        Event::Reserved(press) => apply_reservation(table, *press, at),
        Event::Queued(press, place) => {
            let place = usize::from(*place).min(table.queue.len());
            table.queue.insert(place, *press);
        }
        Event::Released(seat) => end_reservation_without_word(table, *seat),
        Event::TimedOut(seat) => {
            if matches!(table.stage, Stage::Reserved { .. }) {
                end_reservation_without_word(table, *seat);
            }
        }
        Event::Interrupted => {
            table.close_motion(at);
            table.queue.clear();
            table.stage = Stage::Open;
        }
        Event::Typed(seat, word) => table.set_typed(*seat, *word),
        Event::Made(seat, making) => apply_made_word(table, *seat, making, at),
        Event::Proposed(motion) => apply_proposal(table, motion, at),
        Event::Agreed(seat) => {
            if let Some(motion) = &mut table.motion {
                motion.agreed = motion.agreed.with(*seat);
            }
        }
        Event::TakenBack(word) => apply_take_back(table, *word, at),
        Event::Done(seat) => table.done = table.done.with(*seat),
        Event::Left(seat) => apply_leave(table, *seat, at),
        Event::Ended(cause) => {
            table.close_motion(at);
            table.queue.clear();
            table.stage = Stage::Over(*cause);
        }
    }
    // The game clock is paused while no letter can be turned up (A14).
    let types = matches!(table.stage, Stage::Reserved { .. } | Stage::Over(_));
    table.clock = if types || table.motion.is_some() {
        table.clock.paused(at)
    } else {
        table.clock.resumed(at)
    };
}

/// Adds a new letter to the centre. It reopens presses and clears locks and Done marks.
fn apply_flip(table: &mut Table, tile: LetterTile, at: Moment) {
    table.centre.push(tile);
    table.face_down = table.face_down.saturating_sub(1);
    table.locked = SeatSet::EMPTY;
    table.done = SeatSet::EMPTY;
    table.last = None;
    if matches!(table.options.mode, PlayMode::Buzzers { .. }) {
        table.opens = Moment(at.0.saturating_add(GUARD_MS));
    }
}

/// Gives a seat the reservation and clears its Done mark (A16).
fn apply_reservation(table: &mut Table, press: BuzzerPress, at: Moment) {
    table.queue.retain(|other| other.seat != press.seat);
    table.done = table.done.without(press.seat);
    let clock = table.new_stage_clock(at);
    table.stage = Stage::Reserved { press, clock };
}

/// Ends a reservation that produced no word (A13).
fn end_reservation_without_word(table: &mut Table, seat: SeatId) {
    table.stage = Stage::Open;
    let locks = matches!(table.options.mode, PlayMode::Buzzers { locks: true, .. });
    // After the last letter nothing would unlock the seat again.
    if locks && table.face_down > 0 {
        table.locked = table.locked.with(seat);
    }
}

fn apply_made_word(table: &mut Table, seat: SeatId, making: &Making, at: Moment) {
    let id = MadeWordId(table.words.len() as u16);
    let there = table.words.iter().flat_map(|word| &word.tiles);
    let there: Vec<LetterTile> = there.chain(&table.centre).copied().collect();
    let tile = |id| there.iter().find(|tile| tile.id == id).copied();
    let made = MadeWord {
        id,
        owner: seat,
        tiles: making.tiles.iter().copied().filter_map(tile).collect(),
        from: making.from.clone(),
        house: making.house,
        at,
        turned_up: table.turned_up_count() as u8,
        became: None,
    };
    table.centre.retain(|tile| !making.tiles.contains(&tile.id));
    for old in &making.from {
        if let Some(old) = table.words.get_mut(old.index()) {
            old.became = Some(id);
        }
    }
    table.words.push(made);
    if making.house && !table.house.contains(&making.word) {
        table.house.push(making.word);
    }
    let stage = match &table.stage {
        Stage::Reserved { .. } => Stage::Open,
        stage => stage.clone(),
    };
    table.last = Some(LastWord {
        word: id,
        flipper: table.flipper,
        stage: stage.clone(),
    });
    table.stage = match stage {
        Stage::Sweep {
            seat: next, clock, ..
        } => Stage::Sweep {
            seat: next,
            maker: Some(seat),
            clock,
        },
        stage => stage,
    };
    table.clear_queue_and_done(at);
    table.set_typed(seat, Word::EMPTY);
}

/// Takes back a word (A18): its letters go back to where they came from, and the stage and
/// flipper are as before it.
fn apply_take_back(table: &mut Table, id: MadeWordId, at: Moment) {
    let Some(word) = table.words.pop_if(|word| word.id == id) else {
        return;
    };
    let mut old: Vec<LetterTile> = Vec::new();
    for from in &word.from {
        if let Some(from) = table.words.get_mut(from.index()) {
            from.became = None;
            old.extend(&from.tiles);
        }
    }
    table.taken_back.push(word.word());
    let joined = word.tiles.iter().filter(|tile| !old.contains(tile));
    table.centre.extend(joined.copied());
    sort_by_key(&mut table.centre, |tile| *tile);
    if let Some(last) = table.last.take() {
        table.flipper = last.flipper;
        table.stage = match last.stage {
            Stage::Window { .. } => Stage::Window {
                clock: table.new_stage_clock(at),
            },
            Stage::Sweep { seat, maker, .. } => Stage::Sweep {
                seat,
                maker,
                clock: table.new_stage_clock(at),
            },
            stage => stage,
        };
    }
    table.clear_queue_and_done(at);
}

fn apply_proposal(table: &mut Table, motion: &Motion, at: Moment) {
    table.motion = Some(motion.clone());
    if let Some(clock) = table.stage_clock_mut() {
        *clock = clock.paused(at);
    }
}

/// Removes a seat (A19): its reservation ends and any open proposal is dropped.
fn apply_leave(table: &mut Table, seat: SeatId, at: Moment) {
    table.present = table.present.without(seat);
    table.done = table.done.without(seat);
    table.locked = table.locked.without(seat);
    table.queue.retain(|press| press.seat != seat);
    table.set_typed(seat, Word::EMPTY);
    table.last = None;
    if table.motion.is_some() {
        table.close_motion(at);
    }
    if matches!(&table.stage, Stage::Reserved { press, .. } if press.seat == seat) {
        table.stage = Stage::Open;
    }
    // In turns, other events pass the turn on from the seat that left; in the other modes the next
    // seat flips.
    if table.flipper == seat && matches!(table.stage, Stage::Open | Stage::Reserved { .. }) {
        table.flipper = table.next_present_seat(seat);
    }
}

impl Table {
    /// Starts the clock of a stage, with the time that the mode allows.
    fn new_stage_clock(&self, at: Moment) -> Countdown {
        let allowance = match self.options.mode {
            PlayMode::Turns { window, .. } => window,
            PlayMode::Buzzers { typing, .. } => TimeLimit::Seconds(typing),
            PlayMode::CallItOut | PlayMode::Solo { .. } => TimeLimit::Untimed,
        };
        Countdown::start(allowance, at)
    }

    fn stage_clock_mut(&mut self) -> Option<&mut Countdown> {
        match &mut self.stage {
            Stage::Window { clock }
            | Stage::Sweep { clock, .. }
            | Stage::Reserved { clock, .. } => Some(clock),
            _ => None,
        }
    }

    /// Closes the open proposal and resumes the clock of the stage.
    fn close_motion(&mut self, at: Moment) {
        self.motion = None;
        if let Some(clock) = self.stage_clock_mut() {
            *clock = clock.resumed(at);
        }
    }

    /// Clears the press queue and the Done marks because the words on the table have changed
    /// (A13, A16).
    fn clear_queue_and_done(&mut self, at: Moment) {
        self.queue.clear();
        self.done = SeatSet::EMPTY;
        self.opens = at;
    }

    fn set_typed(&mut self, seat: SeatId, word: Word) {
        if let Some(typed) = self.typed.get_mut(seat.index()) {
            *typed = word;
        }
    }
}
