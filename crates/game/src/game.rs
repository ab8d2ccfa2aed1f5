//! The contract that every game implements.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{BotId, Chance, Moment, Outcome, Seat, SeatId, SeatSet, Upgrade};
use lexicon::{Lexicon, Word};

/// A game: its rules as pure functions over its own types.
///
/// A [`Match`](super::Match) plays the game. [`Game::decide`] turns an action into events,
/// the match keeps the events, and the state follows from the events alone
/// ([`Game::evolve`]). `docs/adding.md` describes how to add a game;
/// `tests/native/conformance/toy.rs` is a complete one, small enough to read in one sitting.
/// The implementing type holds no data: it only names the game.
///
/// The smallest game that shows every required item is Nim. The other examples of this crate play
/// it:
///
/// ```
#[doc = include_str!("../doc/nim.rs")]
/// ```
pub trait Game: Copy + PartialEq + Debug + Send + Sync + 'static {
    /// Id of the game in saves and links.
    const ID: &'static str;

    /// Upgrades for saves written under older rules, oldest first. The version of the rules is the
    /// number of upgrades plus one.
    const UPGRADES: &'static [Upgrade] = &[];

    /// The bots that play this game, weakest first.
    const BOTS: &'static [BotId] = &[];

    /// Elo of each bot in [`Game::BOTS`], measured by the arena; the weakest has 1,000.
    /// Players' ratings are computed against these.
    const BOT_RATINGS: &'static [i32] = &[];

    /// Retired bots that saves may still name, each with the bot that plays for it today.
    const RETIRED_BOTS: &'static [(BotId, BotId)] = &[];

    /// The choices that a new game's form offers. Every value of this type is valid: all
    /// constructors, deserialising included, check it.
    type Options: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What a seat may try to do.
    type Action: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What happened, with every result in it: cards drawn, words accepted, points scored.
    type Event: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// The whole position, secrets included.
    type State: Clone + PartialEq + Debug + Send + Sync;
    /// The part of the state that one viewer may see. It is sent to the bot worker.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What the game is waiting for: which kind of decision is due.
    type Phase: Copy + PartialEq + Debug;
    /// What the history says about an event, as facts. The screen finds the wording.
    type LogEntry: Clone + PartialEq + Debug + Send + Sync;
    /// Why an action is refused: a closed list, with the facts.
    type Refusal: Clone + PartialEq + Debug + Send + Sync;

    /// Returns the allowed numbers of seats.
    fn seats(options: &Self::Options) -> RangeInclusive<u8>;

    /// Returns the state before anything has happened.
    fn initial_state(options: &Self::Options, seats: u8) -> Self::State;

    /// Returns the events with which the game opens, such as a deal or a draw for the first turn.
    fn opening_events(state: &Self::State, chance: &mut Chance) -> Vec<Self::Event>;

    /// Returns which seats may act now and in which phase, or [`Waiting::Over`]
    /// once the game has ended.
    fn waiting_for(state: &Self::State) -> Waiting<Self::Phase>;

    /// Whether the seat that the game waits for has the turn, if it waits for only one. In a race, in
    /// a vote and between two rounds no seat has it.
    fn is_turn(_state: &Self::State) -> bool {
        true
    }

    /// Returns each seat's score as the table shows it, in seat order; empty in a game without
    /// scores.
    fn table_scores(_state: &Self::State) -> Vec<i32> {
        Vec::new()
    }

    /// Applies the rules: returns the events that follow from an action, or why it is
    /// refused. The acting seat is one that the game waits for. This changes nothing, and
    /// besides [`Game::deadline_events`] it is the only function that may consult the word list
    /// or take random numbers.
    ///
    /// The word list is an `Option` because it may not have loaded yet, and because some games
    /// are judged by the players alone. A game that needs the list refuses the action without it,
    /// with a refusal of its own.
    ///
    /// # Errors
    /// The refusal, with the facts.
    fn decide(
        state: &Self::State,
        by: Actor,
        action: &Self::Action,
        words: Option<&Lexicon>,
        chance: &mut Chance,
    ) -> Result<Vec<Self::Event>, Self::Refusal>;

    /// Applies one event to the state. It checks no rules, takes no random numbers and can't
    /// refuse, so a save opens under any later word list and rules.
    fn evolve(state: &mut Self::State, event: &Self::Event, at: Moment);

    /// Whether an event could have happened in this state, whatever today's rules say: its cells
    /// are on the board, its letters are in the hand. Events that don't fit weren't written by us
    /// and never reach [`Game::evolve`].
    fn is_possible(state: &Self::State, event: &Self::Event) -> bool;

    /// Returns when a clock runs out, so that the game goes on although no seat acts.
    fn deadline(state: &Self::State) -> Option<Moment>;

    /// Returns what happens at the deadline.
    fn deadline_events(state: &Self::State, chance: &mut Chance) -> Vec<Self::Event>;

    /// Returns what a viewer may see, without the secrets.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// Returns how the game ended, or `None` while it runs.
    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// Returns what the history shows one viewer of an event that happened in the state `before`.
    fn log_entry(
        before: &Self::State,
        event: &Self::Event,
        viewer: Viewer,
    ) -> Option<Self::LogEntry>;

    /// Returns the first history line of a step that a clock caused, for games whose events
    /// don't say so themselves.
    fn timeout_log_entry(_before: &Self::State) -> Option<Self::LogEntry> {
        None
    }

    /// Whether an event showed something hidden, so that no undo may cross it.
    fn reveals_hidden(event: &Self::Event) -> bool;

    /// Whether an event blocks undo at a table with these seats. Games may let a player who is
    /// alone take back a look that only they had.
    fn blocks_undo(event: &Self::Event, _seats: &[Seat]) -> bool {
        Self::reveals_hidden(event)
    }

    /// Returns the words that an event made or scored, each with its seat and the points it
    /// brought. `by` is the seat that acted.
    fn words_made(_by: Option<SeatId>, _event: &Self::Event) -> Vec<(SeatId, Word, i32)> {
        Vec::new()
    }

    /// Whether a turn starts with an event, including another turn of the same seat. What was done
    /// before it belongs to an earlier turn, and undo stops there.
    fn starts_turn(event: &Self::Event) -> bool;

    /// Returns a legal action for a seat that the game waits for, from what that seat sees. Tests
    /// use it as a random player, and it is the weakest bot.
    fn sample_action(
        view: &Self::View,
        seat: SeatId,
        words: Option<&Lexicon>,
        chance: &mut Chance,
    ) -> Self::Action;
}

/// Who acts, and when.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Actor {
    /// The acting seat, one that the game waits for.
    pub seat: SeatId,
    /// The moment of the action, in table time.
    pub at: Moment,
}

/// Whose view of the game is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Viewer {
    /// The player of one seat, who sees that seat's secrets.
    Seat(SeatId),
    /// Everyone at the table at once: only what is public.
    Table,
}

/// Which seats the game waits for, if it isn't over.
///
/// ```
/// use game::{SeatId, Waiting};
///
/// let waiting = Waiting::for_seat(SeatId::new(1), "answer");
/// assert!(waiting.seats().contains(SeatId::new(1)));
/// assert!(!waiting.seats().contains(SeatId::FIRST));
/// assert_eq!(waiting.phase(), Some("answer"));
/// assert!(Waiting::<&str>::Over.seats().is_empty());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Waiting<Phase> {
    /// Any of these seats may act.
    For {
        /// The seats that may act.
        seats: SeatSet,
        /// The kind of decision that is due.
        phase: Phase,
    },
    /// The game is over.
    Over,
}

impl<Phase: Copy> Waiting<Phase> {
    /// Waits for a single seat.
    pub fn for_seat(seat: SeatId, phase: Phase) -> Self {
        let seats = SeatSet::EMPTY.with(seat);
        Waiting::For { seats, phase }
    }

    /// Returns the seats that may act; empty once the game is over.
    pub fn seats(self) -> SeatSet {
        match self {
            Waiting::For { seats, .. } => seats,
            Waiting::Over => SeatSet::EMPTY,
        }
    }

    /// Returns the phase, or `None` once the game is over.
    pub fn phase(self) -> Option<Phase> {
        match self {
            Waiting::For { phase, .. } => Some(phase),
            Waiting::Over => None,
        }
    }
}
