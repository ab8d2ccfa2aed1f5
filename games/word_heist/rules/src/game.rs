//! How the rules fit together: which rule answers which action.
//!
//! Where the rulings A1 to A19 are silent, the following applies. Each point is implemented in
//! the function it concerns:
//!
//! - A4: the beginner's seats are chosen before the game. Only they may make words of three
//!   letters.
//! - A6: each stricter rule applies on top of A5. `roots` defines what a root is.
//! - A8: a seat may merge its own words with those of others.
//! - A9: a word from the centre alone takes nothing from others, so it ranks after every theft that
//!   uses none of the seat's own words, and before every way that uses one. The leader is the best
//!   of the other seats. Ways that differ only in which of two equal words of one seat they take
//!   count as one, and the older word is taken. Of equal tiles, tapped ones are used first, then
//!   the oldest.
//! - A11: a word that is already on the table (A10) is refused before the list is asked; how to
//!   make the word (A9) is asked after it.
//! - A12: the first flipper is chosen at random. After a sweep, the last seat to have made a word
//!   in it flips.
//! - A13, Turns: a seat that has made a word flips before it makes another. In the sweep each
//!   seat has a window of the same length. Once every letter is up and the last window is over,
//!   turns end: all seats may make words, in any order.
//! - A13, Buzzers: a word that doesn't count is not a miss (A15): the reservation ends with a
//!   word, when it is given up, or when its time is over. A word empties the queue, and presses
//!   from before it no longer count, because the table has changed. A press that arrives late
//!   counts from the moment it was made, even ahead of the seat that has the reservation. Once
//!   every letter is up no seat is locked.
//! - A13, Call it out: tapping another caller moves the reservation.
//! - A13, Solo: any seat may flip, and makes words without a reservation.
//! - A13, A18, hints: where one seat at a time makes words and a list decides, a game may have
//!   hints. They are not recorded in the journal: they only use what is face up on the table. In
//!   turns there are no hints once several players may make words at the same time.
//! - A14: a letter turns up by itself a set time after the last event, unless a seat has the
//!   reservation or a proposal is open.
//! - A14, a race: a letter turns up at a fixed interval, whatever the players do, and no player
//!   turns one up. One clock controls it and is the game's time: a beat for each letter that is
//!   face down at the start, and ten after the last one. It is paused while a seat has the
//!   reservation or a proposal is open. Turns wait for their seats, so there is no race in turns;
//!   and a race has no other game clock, no other way for letters to turn up, and no idle end.
//!   Because every player is in a hurry, the table does not ask how a word is made (A9).
//! - A16: before the first letter no seat is done. A letter that turns up clears Done marks, as a
//!   word does, and a seat that presses is not done. If all seats are done with letters still
//!   face down, all have consented to stop. The idle end applies only after the last letter.
//! - A18: while a proposal is open, everything else waits and clocks are paused. When a word is
//!   taken back, its seat gets a full window again. House words count for the rest of the game.
//!   Where the table decides about words, it votes on each of them. A player who is alone at the
//!   table, from the start or because the others left, has no one to ask: there are no new house
//!   words, and the Full list decides where the table would.
//! - A19: when a seat leaves, the open proposal is dropped, and the last word stays.
//! - Reloading during a reservation cancels it and its queue; no seat is locked for it, and what
//!   was typed is kept.

use std::ops::RangeInclusive;

use super::resolution::Resolution;
use super::{
    Action, BuzzerPress, Choices, DealSource, Event, LogEntry, Options, Phase, Pile, PlayMode,
    Refusal, Stage, State, Table, ending, evolve, flipping, leaving, log_entry, making, motions,
    possible_events, pressing, sample, turns,
};
use game::rule::{Ruleset, upgrade_journal_options};
use game::{
    Actor, BotId, Chance, Game, Moment, Outcome, PlayedBy, Seat, SeatId, Upgrade, Viewer, Waiting,
    upgrade_bot_names,
};
use lexicon::{Letter, Lexicon, Word};

/// The game Word Heist, as the shared contract [`Game`] sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WordHeist;

impl Game for WordHeist {
    const ID: &'static str = "word-heist";
    const UPGRADES: &'static [Upgrade] = &[
        upgrade_journal_options::<Choices>,
        upgrade_bot_names::<WordHeist>,
    ];
    const BOTS: &'static [BotId] = &[
        BotId::new("mouse"),
        BotId::new("squirrel"),
        BotId::new("raccoon"),
        BotId::new("lynx"),
    ];
    const BOT_RATINGS: &'static [i32] = &[1_000, 1_180, 1_416, 1_596];
    const RETIRED_BOTS: &'static [(BotId, BotId)] = &[
        (BotId::new("magpie"), BotId::new("mouse")),
        (BotId::new("fox"), BotId::new("squirrel")),
        (BotId::new("owl"), BotId::new("raccoon")),
    ];

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type State = State;
    /// What every player sees: everything except the letters that are face down.
    type View = Table;
    type Phase = Phase;
    type LogEntry = LogEntry;
    type Refusal = Refusal;

    fn seats(options: &Options) -> RangeInclusive<u8> {
        options.seats()
    }

    fn initial_state(options: &Options, seats: u8) -> State {
        State::new(options, seats)
    }

    fn opening_events(state: &State, chance: &mut Chance) -> Vec<Event> {
        let options = &state.table.options;
        let mut letters: Vec<Letter> = options.bag.letters().collect();
        match options.deal {
            DealSource::Chance => chance.shuffle(&mut letters),
            // The standard bag must never change either, or a day's letters would (A13).
            DealSource::Day(day) => day.chance(Self::ID).shuffle(&mut letters),
        }
        let first = chance.below(state.table.seats.into());
        let mut resolution = Resolution::new(state, Moment::START);
        resolution.add(Event::Laid(Pile::new(letters)));
        for _ in 0..resolution.state.table.options.face_up {
            flipping::reveal_next_letter(&mut resolution);
        }
        resolution.add(Event::Flipper(SeatId::new(first as u8)));
        resolution.events
    }

    fn waiting_for(state: &State) -> Waiting<Phase> {
        let table = &state.table;
        if let Stage::Over(_) = table.stage {
            return Waiting::Over;
        }
        let everybody = |phase| Waiting::For {
            seats: table.present,
            phase,
        };
        if let Some(motion) = &table.motion {
            let open = table.present.iter();
            let seats = open.filter(|seat| !motion.agreed.contains(*seat)).collect();
            let phase = Phase::Vote;
            return Waiting::For { seats, phase };
        }
        match &table.stage {
            Stage::ToFlip => Waiting::for_seat(table.flipper, Phase::Flip),
            Stage::Window { .. } => Waiting::for_seat(table.flipper, Phase::Make),
            Stage::Sweep { seat, .. } => Waiting::for_seat(*seat, Phase::Sweep),
            Stage::Reserved { press, .. } => {
                let presses = |seat: &SeatId| *seat == press.seat || table.can_press(*seat);
                Waiting::For {
                    seats: table.present.iter().filter(presses).collect(),
                    phase: Phase::Type(press.seat),
                }
            }
            Stage::Laying | Stage::Open | Stage::Over(_) => everybody(Phase::Open),
        }
    }

    fn is_turn(state: &State) -> bool {
        let table = &state.table;
        let stage = matches!(
            table.stage,
            Stage::ToFlip | Stage::Window { .. } | Stage::Sweep { .. }
        );
        stage && table.motion.is_none()
    }

    fn table_scores(state: &State) -> Vec<i32> {
        SeatId::all(state.table.seats)
            .map(|seat| state.table.score(seat))
            .collect()
    }

    fn decide(
        state: &State,
        Actor { seat, at }: Actor,
        action: &Action,
        words: Option<&Lexicon>,
        _: &mut Chance,
    ) -> Result<Vec<Event>, Refusal> {
        let mut resolution = Resolution::new(state, at);
        let asked = state.table.motion.is_some();
        match action {
            Action::Agree => motions::agree(&mut resolution, seat),
            Action::Decline => motions::decline(&mut resolution, seat),
            Action::Leave(seat) => leaving::leave(&mut resolution, *seat),
            Action::Interrupt => pressing::interrupt(&mut resolution),
            _ if asked => Err(Refusal::NotNow),
            Action::Flip => flipping::flip(&mut resolution, seat),
            Action::Make(attempt) => making::make_word(&mut resolution, seat, attempt, words),
            Action::Pass => turns::pass(&mut resolution, seat),
            // A press cannot be later than the action that reports it.
            Action::Buzz(pressed) => {
                let at = at.min(*pressed);
                pressing::buzz(&mut resolution, BuzzerPress { seat, at })
            }
            Action::Call => pressing::call(&mut resolution, seat, at),
            Action::Release => pressing::release(&mut resolution, seat),
            Action::Type(word) => pressing::save_typed(&mut resolution, seat, *word),
            Action::Done(seat) => ending::mark_done(&mut resolution, *seat),
            Action::Propose(seat, proposal) => {
                motions::propose(&mut resolution, *seat, proposal, words)
            }
        }?;
        Ok(resolution.events)
    }

    fn evolve(state: &mut State, event: &Event, at: Moment) {
        evolve::evolve(state, event, at);
    }

    fn is_possible(state: &State, event: &Event) -> bool {
        possible_events::is_possible(state, event)
    }

    fn deadline(state: &State) -> Option<Moment> {
        ending::deadline(&state.table)
    }

    fn deadline_events(state: &State, _: &mut Chance) -> Vec<Event> {
        ending::deadline_events(state)
    }

    fn view(state: &State, _: Viewer) -> Table {
        state.table.clone()
    }

    fn outcome(state: &State) -> Option<Outcome> {
        ending::outcome(&state.table)
    }

    fn log_entry(before: &State, event: &Event, _: Viewer) -> Option<LogEntry> {
        log_entry::log_entry(before, event)
    }

    fn reveals_hidden(event: &Event) -> bool {
        matches!(event, Event::Laid(_) | Event::Flipped(_))
    }

    /// To a person alone a flip reveals nothing, so it can be undone: no other player has seen the
    /// letter, and the same one comes up next.
    fn blocks_undo(event: &Event, seats: &[Seat]) -> bool {
        let people = seats.iter().filter(|seat| seat.by == PlayedBy::Person);
        let alone = people.count() == 1;
        match event {
            Event::Flipped(_) => !alone,
            event => Self::reveals_hidden(event),
        }
    }

    fn words_made(_: Option<SeatId>, event: &Event) -> Vec<(SeatId, Word, i32)> {
        match event {
            Event::Made(seat, making) => vec![(*seat, making.word, making.word.len() as i32)],
            _ => Vec::new(),
        }
    }

    fn starts_turn(event: &Event) -> bool {
        matches!(event, Event::Flipper(_) | Event::Sweep(_))
    }

    fn sample_action(
        view: &Table,
        seat: SeatId,
        words: Option<&Lexicon>,
        chance: &mut Chance,
    ) -> Action {
        sample::sample_action(view, seat, words, chance)
    }
}

impl Table {
    /// The seat that has the reservation (A13).
    pub fn reservation_holder(&self) -> Option<SeatId> {
        match &self.stage {
            Stage::Reserved { press, .. } => Some(press.seat),
            _ => None,
        }
    }

    /// Whether a seat's key, pad or name can be pressed now, ignoring the guard time (A13).
    pub fn can_press(&self, seat: SeatId) -> bool {
        let by_mode = match self.options.mode {
            PlayMode::Buzzers { .. } => {
                !self.locked.contains(seat) && self.queue.iter().all(|press| press.seat != seat)
            }
            PlayMode::CallItOut => true,
            PlayMode::Turns { .. } | PlayMode::Solo { .. } => false,
        };
        let open = matches!(self.stage, Stage::Open | Stage::Reserved { .. });
        let free = self.motion.is_none() && self.reservation_holder() != Some(seat);
        by_mode && open && free && self.present.contains(seat)
    }
}
