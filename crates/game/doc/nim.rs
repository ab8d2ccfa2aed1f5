use std::ops::RangeInclusive;

use game::{
    Actor, BotId, Chance, Game, Moment, Outcome, PlayedBy, Roster, Seat, SeatId, Viewer, Waiting,
};
use lexicon::Lexicon;

/// Nim: on a turn a seat takes one to three sticks, and the seat that takes the last one wins.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Nim;

#[derive(Debug, Clone, PartialEq)]
pub struct Position {
    pub sticks: u8,
    pub seats: u8,
    /// The seat that took sticks last.
    pub last: Option<SeatId>,
}

/// A refusal with the number of sticks that may be taken at most.
#[derive(Debug, Clone, PartialEq)]
pub struct TakeUpTo(pub u8);

impl Game for Nim {
    const ID: &'static str = "nim";
    const BOTS: &'static [BotId] = &[BotId::new("hen"), BotId::new("owl")];
    const BOT_RATINGS: &'static [i32] = &[1_000, 1_200];

    // Nim has so few rules that numbers of sticks will do for most of its types.
    type Options = u8;
    type Action = u8;
    type Event = u8;
    type State = Position;
    type View = u8;
    type Phase = ();
    type LogEntry = u8;
    type Refusal = TakeUpTo;

    fn seats(_: &u8) -> RangeInclusive<u8> {
        1..=4
    }

    fn initial_state(sticks: &u8, seats: u8) -> Position {
        Position {
            sticks: *sticks,
            seats,
            last: None,
        }
    }

    fn opening_events(_: &Position, _: &mut Chance) -> Vec<u8> {
        Vec::new() // Other games deal cards or letters here.
    }

    fn waiting_for(state: &Position) -> Waiting<()> {
        if state.sticks == 0 {
            return Waiting::Over;
        }
        let next = state.last.map(|seat| seat.next_clockwise(state.seats));
        Waiting::for_seat(next.unwrap_or(SeatId::FIRST), ())
    }

    fn decide(
        state: &Position,
        _: Actor,
        taken: &u8,
        _: Option<&Lexicon>,
        _: &mut Chance,
    ) -> Result<Vec<u8>, TakeUpTo> {
        let most = state.sticks.min(3);
        if (1..=most).contains(taken) {
            Ok(vec![*taken])
        } else {
            Err(TakeUpTo(most))
        }
    }

    fn evolve(state: &mut Position, taken: &u8, _: Moment) {
        state.last = Self::waiting_for(state).seats().iter().next();
        state.sticks -= taken;
    }

    fn is_possible(state: &Position, taken: &u8) -> bool {
        (1..=state.sticks).contains(taken)
    }

    fn deadline(_: &Position) -> Option<Moment> {
        None
    }

    fn deadline_events(_: &Position, _: &mut Chance) -> Vec<u8> {
        Vec::new()
    }

    fn view(state: &Position, _: Viewer) -> u8 {
        state.sticks
    }

    fn outcome(state: &Position) -> Option<Outcome> {
        let points = |seat| (seat, i32::from(state.last == Some(seat)), ());
        (state.sticks == 0).then(|| Outcome::ranked(SeatId::all(state.seats).map(points)))
    }

    fn log_entry(_: &Position, taken: &u8, _: Viewer) -> Option<u8> {
        Some(*taken)
    }

    fn reveals_hidden(_: &u8) -> bool {
        false
    }

    fn starts_turn(_: &u8) -> bool {
        true // Whatever a seat takes, the next seat's turn starts.
    }

    fn sample_action(sticks: &u8, _: SeatId, _: Option<&Lexicon>, chance: &mut Chance) -> u8 {
        chance.between(1, usize::from(*sticks).min(3)) as u8
    }
}

/// Seats people with these names at a table.
pub fn table(names: &[&str]) -> Vec<Seat> {
    let mut roster = Roster::default();
    let added = names
        .iter()
        .filter_map(|name| roster.add(name).ok().cloned());
    added
        .map(|player| Seat {
            player,
            by: PlayedBy::Person,
        })
        .collect()
}
