//! Applies events to the state. No rules are checked here: an event has already happened.

use super::pressing::GUARD;
use super::{
    Event, Last, Making, Mode, Motion, Press, Stage, State, Table, TableWord, TableWordId, Tile,
};
use base::sorting::sort_by_key;
use game::{Allowance, Countdown, Moment, SeatId, SeatSet};
use lexicon::Word;

/// Applies an event to the state.
pub(super) fn evolve(state: &mut State, event: &Event, at: Moment) {
    let table = &mut state.table;
    table.since = at;
    match event {
        Event::Laid(pile) => {
            state.pile = pile.clone();
            table.clock = Countdown::start(table.options.time(), at);
            table.stage = Stage::Open;
        }
        Event::Flipped(tile) => flipped(table, *tile, at),
        Event::Flipper(seat) => {
            table.flipper = *seat;
            let turns = matches!(table.options.mode, Mode::Turns { .. });
            table.stage = match turns && table.face_down > 0 {
                true => Stage::ToFlip,
                false => Stage::Open,
            };
        }
        Event::Window => {
            let clock = table.fresh_clock(at);
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
                clock: table.fresh_clock(at),
            };
        }
        Event::Passed(_) => {}
        Event::Carried | Event::Declined(_) => table.resume(at),
        Event::Reserved(press) => reserved(table, *press, at),
        Event::Queued(press, place) => {
            let place = usize::from(*place).min(table.queue.len());
            table.queue.insert(place, *press);
        }
        Event::Released(seat) => in_vain(table, *seat),
        Event::TimedOut(seat) => {
            if matches!(table.stage, Stage::Reserved { .. }) {
                in_vain(table, *seat);
            }
        }
        Event::Interrupted => {
            table.resume(at);
            table.queue.clear();
            table.stage = Stage::Open;
        }
        Event::Typed(seat, word) => table.types(*seat, *word),
        Event::Made(seat, making) => made(table, *seat, making, at),
        Event::Proposed(motion) => proposed(table, motion, at),
        Event::Agreed(seat) => {
            if let Some(motion) = &mut table.motion {
                motion.agreed = motion.agreed.with(*seat);
            }
        }
        Event::TakenBack(word) => taken_back(table, *word, at),
        Event::Done(seat) => table.done = table.done.with(*seat),
        Event::Left(seat) => left(table, *seat, at),
        Event::Ended(cause) => {
            table.resume(at);
            table.queue.clear();
            table.stage = Stage::Over(*cause);
        }
    }
    // The game clock is paused while no letter can be turned up (A14).
    let types = matches!(table.stage, Stage::Reserved { .. } | Stage::Over(_));
    table.clock = match types || table.motion.is_some() {
        true => table.clock.held(at),
        false => table.clock.running(at),
    };
}

/// Adds a new letter to the centre. It reopens presses and clears locks and Done marks.
fn flipped(table: &mut Table, tile: Tile, at: Moment) {
    table.centre.push(tile);
    table.face_down = table.face_down.saturating_sub(1);
    table.locked = SeatSet::NONE;
    table.done = SeatSet::NONE;
    table.last = None;
    if matches!(table.options.mode, Mode::Buzzers { .. }) {
        table.opens = Moment(at.0.saturating_add(GUARD));
    }
}

/// Gives a seat the reservation and clears its Done mark (A16).
fn reserved(table: &mut Table, press: Press, at: Moment) {
    table.queue.retain(|other| other.seat != press.seat);
    table.done = table.done.without(press.seat);
    let clock = table.fresh_clock(at);
    table.stage = Stage::Reserved { press, clock };
}

/// Ends a reservation that produced no word (A13).
fn in_vain(table: &mut Table, seat: SeatId) {
    table.stage = Stage::Open;
    let locks = matches!(table.options.mode, Mode::Buzzers { locks: true, .. });
    // After the last letter nothing would unlock the seat again.
    if locks && table.face_down > 0 {
        table.locked = table.locked.with(seat);
    }
}

fn made(table: &mut Table, seat: SeatId, making: &Making, at: Moment) {
    let id = TableWordId(table.words.len() as u16);
    let there = table.words.iter().flat_map(|word| &word.tiles);
    let there: Vec<Tile> = there.chain(&table.centre).copied().collect();
    let tile = |id| there.iter().find(|tile| tile.id == id).copied();
    let made = TableWord {
        id,
        owner: seat,
        tiles: making.tiles.iter().copied().filter_map(tile).collect(),
        from: making.from.clone(),
        house: making.house,
        at,
        turned_up: table.turned_up() as u8,
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
    table.last = Some(Last {
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
    table.settles(at);
    table.types(seat, Word::EMPTY);
}

/// Takes back a word (A18): its letters go back to where they came from, and the stage and
/// flipper are as before it.
fn taken_back(table: &mut Table, id: TableWordId, at: Moment) {
    let Some(word) = table.words.pop_if(|word| word.id == id) else {
        return;
    };
    let mut old: Vec<Tile> = Vec::new();
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
                clock: table.fresh_clock(at),
            },
            Stage::Sweep { seat, maker, .. } => Stage::Sweep {
                seat,
                maker,
                clock: table.fresh_clock(at),
            },
            stage => stage,
        };
    }
    table.settles(at);
}

fn proposed(table: &mut Table, motion: &Motion, at: Moment) {
    table.motion = Some(motion.clone());
    if let Some(clock) = table.stage_clock() {
        *clock = clock.held(at);
    }
}

/// Removes a seat (A19): its reservation ends and any open proposal is dropped.
fn left(table: &mut Table, seat: SeatId, at: Moment) {
    table.present = table.present.without(seat);
    table.done = table.done.without(seat);
    table.locked = table.locked.without(seat);
    table.queue.retain(|press| press.seat != seat);
    table.types(seat, Word::EMPTY);
    table.last = None;
    if table.motion.is_some() {
        table.resume(at);
    }
    if matches!(&table.stage, Stage::Reserved { press, .. } if press.seat == seat) {
        table.stage = Stage::Open;
    }
    // A turn passes on from the seat that left; in the other modes the next seat flips.
    if table.flipper == seat && matches!(table.stage, Stage::Open | Stage::Reserved { .. }) {
        table.flipper = table.after(seat);
    }
}

impl Table {
    /// Starts the clock of a stage, as long as the mode allows.
    fn fresh_clock(&self, at: Moment) -> Countdown {
        let allowance = match self.options.mode {
            Mode::Turns { window, .. } => window,
            Mode::Buzzers { typing, .. } => Allowance::Seconds(typing),
            Mode::CallItOut | Mode::Solo { .. } => Allowance::Untimed,
        };
        Countdown::start(allowance, at)
    }

    fn stage_clock(&mut self) -> Option<&mut Countdown> {
        match &mut self.stage {
            Stage::Window { clock }
            | Stage::Sweep { clock, .. }
            | Stage::Reserved { clock, .. } => Some(clock),
            _ => None,
        }
    }

    /// Closes the open proposal and lets the clocks run on.
    fn resume(&mut self, at: Moment) {
        self.motion = None;
        if let Some(clock) = self.stage_clock() {
            *clock = clock.running(at);
        }
    }

    /// Clears the press queue and the Done marks because the words on the table have changed
    /// (A13, A16).
    fn settles(&mut self, at: Moment) {
        self.queue.clear();
        self.done = SeatSet::NONE;
        self.opens = at;
    }

    fn types(&mut self, seat: SeatId, word: Word) {
        if let Some(typed) = self.typed.get_mut(seat.index()) {
            *typed = word;
        }
    }
}
