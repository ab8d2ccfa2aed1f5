//! Climb, a complete game small enough to read at one sitting.
//!
//! All players hold hidden cards. On a turn a seat lays a card higher than the one on the pile and
//! scores it, or draws one from the hidden deck; with the deck empty it passes. When a hand is
//! empty, or all have passed in a row, the highest score wins.
//!
//! `Climb<FAULT>` is the same game with one fault, for the suite to find.

use base::json::Value;
use serde::{Deserialize, Serialize};

use game::{
    Actor, Chance, Countdown, Game, Moment, Outcome, SeatId, TimeLimit, Upgrade, Viewer, Waiting,
};
use lexicon::Lexicon;

/// No fault: the intact game.
pub const SOUND: u8 = 0;
/// Fault: the view shows every hand.
pub const SHOWS_HANDS: u8 = 1;
/// Fault: the log reveals drawn cards.
pub const TELLS_DRAWS: u8 = 2;
/// Fault: a laid card disappears.
pub const LOSES_CARDS: u8 = 3;
/// Fault: passing never ends the game.
pub const NEVER_ENDS: u8 = 4;
/// Fault: the state depends on something outside the journal.
pub const REMEMBERS: u8 = 5;
/// Fault: the game rejects its own events as impossible.
pub const DISOWNS: u8 = 6;
/// Fault: the game panics now and then.
pub const PANICS: u8 = 7;
/// Fault: the sample action is sometimes illegal.
pub const GUESSES: u8 = 8;
/// Fault: the game accepts every event as possible.
pub const BELIEVES: u8 = 9;
/// Fault: the game ends without an outcome.
pub const FORGETS: u8 = 10;
/// Fault: the view holds something that its JSON doesn't.
pub const HOARDS: u8 = 11;

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Climb<const FAULT: u8>;

/// Number of cards; they are numbered from 1.
pub const CARDS: u8 = 30;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    pub hand: u8,
    pub clock: TimeLimit,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Action {
    Lay(u8),
    Draw,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Event {
    Dealt { deck: Vec<u8>, hands: Vec<Vec<u8>> },
    Laid(u8),
    Drawn(u8),
    Passed,
}

#[derive(Debug, Clone, PartialEq)]
pub struct State {
    pub options: Options,
    pub deck: Vec<u8>,
    pub pile: Vec<u8>,
    pub hands: Vec<Vec<u8>>,
    pub scores: Vec<i32>,
    pub turn: SeatId,
    pub passes: usize,
    pub clock: Countdown,
    pub over: bool,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct View {
    top: u8,
    deck: usize,
    hand: Vec<u8>,
    others: Vec<usize>,
    shown: Vec<Vec<u8>>,
    #[serde(skip)]
    hoard: Vec<u8>,
}

#[derive(Debug, Clone, PartialEq)]
pub enum LogLine {
    Laid(u8),
    Drew(Option<u8>),
    Passed,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Refusal {
    NotInHand(u8),
    TooLow { top: u8 },
}

thread_local! {
    static MEMORY: std::cell::Cell<i32> = const { std::cell::Cell::new(0) };
}

impl State {
    fn seats(&self) -> u8 {
        self.hands.len() as u8
    }

    fn hand(&self, seat: SeatId) -> &[u8] {
        self.hands.get(seat.index()).map_or(&[], Vec::as_slice)
    }

    fn top_card(&self) -> u8 {
        self.pile.last().copied().unwrap_or(0)
    }

    fn is_dealt(&self) -> bool {
        self.hands.iter().any(|hand| !hand.is_empty())
    }
}

impl<const FAULT: u8> Game for Climb<FAULT> {
    const ID: &'static str = "climb";
    const UPGRADES: &'static [Upgrade] = &[add_clock_option];
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type State = State;
    type View = View;
    type Phase = ();
    type LogEntry = LogLine;
    type Refusal = Refusal;

    fn seats(_: &Options) -> std::ops::RangeInclusive<u8> {
        1..=4
    }

    fn initial_state(options: &Options, seats: u8) -> State {
        State {
            options: options.clone(),
            deck: Vec::new(),
            pile: Vec::new(),
            hands: vec![Vec::new(); seats.into()],
            scores: vec![0; seats.into()],
            turn: SeatId::FIRST,
            passes: 0,
            clock: Countdown::default(),
            over: false,
        }
    }

    fn opening_events(state: &State, chance: &mut Chance) -> Vec<Event> {
        let mut deck: Vec<u8> = (1..=CARDS).collect();
        chance.shuffle(&mut deck);
        let mut deal = |_| deck.split_off(deck.len() - usize::from(state.options.hand));
        let hands = SeatId::all(state.seats()).map(&mut deal).collect();
        vec![Event::Dealt { deck, hands }]
    }

    fn waiting_for(state: &State) -> Waiting<()> {
        if state.over {
            Waiting::Over
        } else {
            Waiting::for_seat(state.turn, ())
        }
    }

    fn decide(
        state: &State,
        by: Actor,
        action: &Action,
        _: Option<&Lexicon>,
        chance: &mut Chance,
    ) -> Result<Vec<Event>, Refusal> {
        let top = state.top_card();
        match *action {
            Action::Lay(card) if !state.hand(by.seat).contains(&card) => {
                Err(Refusal::NotInHand(card))
            }
            Action::Lay(card) if card <= top => Err(Refusal::TooLow { top }),
            Action::Lay(card) => {
                assert!(FAULT != PANICS || card != 13, "thirteen");
                Ok(vec![Event::Laid(card)])
            }
            Action::Draw => {
                let drawn = chance.pick(&state.deck).copied();
                Ok(vec![drawn.map_or(Event::Passed, Event::Drawn)])
            }
        }
    }

    fn evolve(state: &mut State, event: &Event, at: Moment) {
        let seat = state.turn.index();
        let mut none = Vec::new();
        let hand = state.hands.get_mut(seat).unwrap_or(&mut none);
        match event {
            Event::Dealt { deck, hands } => {
                state.deck.clone_from(deck);
                state.hands.clone_from(hands);
            }
            Event::Laid(card) => {
                hand.retain(|held| held != card);
                state.over = hand.is_empty();
                if FAULT != LOSES_CARDS {
                    state.pile.push(*card);
                }
                if let Some(score) = state.scores.get_mut(seat) {
                    *score += i32::from(*card);
                    if FAULT == REMEMBERS {
                        *score += MEMORY.replace(MEMORY.get() + 1);
                    }
                }
                state.passes = 0;
            }
            Event::Drawn(card) => {
                state.deck.retain(|held| held != card);
                hand.push(*card);
                state.passes = 0;
            }
            Event::Passed => {
                state.passes += 1;
                state.over = state.passes >= state.hands.len() && FAULT != NEVER_ENDS;
            }
        }
        if !matches!(event, Event::Dealt { .. }) {
            state.turn = state.turn.next_clockwise(state.seats());
        }
        state.clock = Countdown::start(state.options.clock, at);
    }

    fn is_possible(state: &State, event: &Event) -> bool {
        let on = state.is_dealt() && !state.over;
        match event {
            _ if FAULT == BELIEVES => true,
            Event::Dealt { deck, hands } => {
                let each = |hand: &Vec<u8>| hand.len() == usize::from(state.options.hand);
                let fair = hands.len() == state.hands.len() && hands.iter().all(each);
                let mut all: Vec<u8> = deck.iter().chain(hands.iter().flatten()).copied().collect();
                all.sort_unstable();
                !state.is_dealt() && fair && all.into_iter().eq(1..=CARDS)
            }
            Event::Laid(card) => on && state.hand(state.turn).contains(card) && FAULT != DISOWNS,
            Event::Drawn(card) => on && state.deck.contains(card),
            Event::Passed => on,
        }
    }

    fn deadline(state: &State) -> Option<Moment> {
        state.clock.deadline().filter(|_| !state.over)
    }

    fn deadline_events(_: &State, _: &mut Chance) -> Vec<Event> {
        vec![Event::Passed]
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let hand = match viewer {
            Viewer::Seat(seat) => state.hand(seat).to_vec(),
            Viewer::Table => Vec::new(),
        };
        let shown = match FAULT {
            SHOWS_HANDS => state.hands.clone(),
            _ => Vec::new(),
        };
        View {
            top: state.top_card(),
            deck: state.deck.len(),
            hand,
            others: state.hands.iter().map(Vec::len).collect(),
            shown,
            hoard: match FAULT {
                HOARDS => state.pile.clone(),
                _ => Vec::new(),
            },
        }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        if !state.over || FAULT == FORGETS {
            return None;
        }
        // Fewer cards left break a tie.
        let result = |(seat, score): (SeatId, &i32)| {
            (seat, *score, std::cmp::Reverse(state.hand(seat).len()))
        };
        let scores = SeatId::all(state.seats()).zip(&state.scores);
        Some(Outcome::ranked(scores.map(result)))
    }

    fn log_entry(before: &State, event: &Event, viewer: Viewer) -> Option<LogLine> {
        Some(match *event {
            Event::Dealt { .. } => return None,
            Event::Laid(card) => LogLine::Laid(card),
            Event::Drawn(card) => {
                let knows = viewer == Viewer::Seat(before.turn) || FAULT == TELLS_DRAWS;
                LogLine::Drew(knows.then_some(card))
            }
            Event::Passed => LogLine::Passed,
        })
    }

    fn reveals_hidden(event: &Event) -> bool {
        matches!(event, Event::Drawn(_))
    }

    fn starts_turn(event: &Event) -> bool {
        // Every action ends the seat's turn.
        !matches!(event, Event::Dealt { .. })
    }

    fn sample_action(view: &View, _: SeatId, _: Option<&Lexicon>, chance: &mut Chance) -> Action {
        let higher = |card: &u8| *card > view.top || FAULT == GUESSES;
        let cards: Vec<u8> = view.hand.iter().copied().filter(higher).collect();
        chance
            .pick(&cards)
            .map_or(Action::Draw, |card| Action::Lay(*card))
    }
}

/// Upgrades a save of rules 1, which had no clock.
fn add_clock_option(page: &mut Value) -> Option<()> {
    let options = page.get_mut("options")?.as_object_mut()?;
    options.insert("clock".into(), "untimed".into());
    Some(())
}
