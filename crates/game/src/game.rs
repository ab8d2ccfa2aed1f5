//! The contract that every game obeys.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Chance, Moment, Outcome, ProgramId, Seat, SeatId, SeatSet, Upgrade};
use lexicon::{Lexicon, Word};

/// A game: its rules as pure functions over its own types.
///
/// A [`Match`](super::Match) plays it. The rules decide ([`Game::decide`]), what happened
/// is kept, and the state follows from what happened ([`Game::evolve`]) and from nothing
/// else. How a game is added stands in `ARCHITECTURE.md`; a whole one, small enough to
/// read at a sitting, is `tests/native/conformance/toy.rs`. The type itself holds nothing: it is
/// the game's name among types.
pub trait Game: Copy + PartialEq + Debug + Send + Sync + 'static {
    /// What its saves and links are called.
    const ID: &'static str;

    /// How saves made under older rules are read, the oldest first. The version of the
    /// rules is one more than there are upgrades.
    const UPGRADES: &'static [Upgrade] = &[];

    /// The programs that play it, the gentlest first.
    const PROGRAMS: &'static [ProgramId] = &[];

    /// How strong each of them is in Elo, measured by the arena; the gentlest has 1,000. What
    /// people are rated by.
    const STRENGTHS: &'static [i32] = &[];

    /// The programs that played it once and stand in saves, each with who plays for it today.
    const FORMER: &'static [(ProgramId, ProgramId)] = &[];

    /// What a form may choose. A value that exists is valid: whatever builds one,
    /// reading included, has checked it.
    type Options: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What a seat may try.
    type Action: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What happened, with every result in it: cards drawn, words accepted, points.
    type Event: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// All of it.
    type State: Clone + PartialEq + Debug + Send + Sync;
    /// What one viewer may see. It travels to the opponents' worker.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What somebody is waited for to do.
    type Phase: Copy + PartialEq + Debug;
    /// What the history says of an event: facts. Words for them are found on screen.
    type Line: Clone + PartialEq + Debug + Send + Sync;
    /// Why an action is refused: a closed list, with the facts.
    type Refusal: Clone + PartialEq + Debug + Send + Sync;

    /// How many may sit down.
    fn seats(options: &Self::Options) -> RangeInclusive<u8>;

    /// The table before anything has happened.
    fn lay_out(options: &Self::Options, seats: u8) -> Self::State;

    /// What happens by itself as the game begins: a deal, a draw for the first turn.
    fn open(state: &Self::State, chance: &mut Chance) -> Vec<Self::Event>;

    /// Who may act now, and in what phase; nobody once the game is over.
    fn waiting_for(state: &Self::State) -> Waiting<Self::Phase>;

    /// The rules: what follows from an action of a seat that is waited for, or why it is
    /// refused. It changes nothing, and is the only one (with [`Game::run_out`]) to ask
    /// the word list or chance.
    ///
    /// The list is an `Option`: it may not have arrived yet, and some games are judged by
    /// the people at the table alone. So nothing can be asked before it is there, and a
    /// game that needs it says so with a refusal of its own.
    ///
    /// # Errors
    /// The refusal, with the facts.
    fn decide(
        state: &Self::State,
        by: By,
        action: &Self::Action,
        words: Option<&Lexicon>,
        chance: &mut Chance,
    ) -> Result<Vec<Self::Event>, Self::Refusal>;

    /// What the state is after an event at a moment. No rules, no chance, no refusal: a
    /// save opens under any later word list and rules.
    fn evolve(state: &mut Self::State, event: &Self::Event, at: Moment);

    /// Whether an event can have happened here, whatever the rules of the day: the cells
    /// are on the board, the letters in the hand. What does not fit was not written by
    /// us, and [`Game::evolve`] never gets to see it.
    fn fits(state: &Self::State, event: &Self::Event) -> bool;

    /// When the rules go on though nobody acts: a clock runs out.
    fn deadline(state: &Self::State) -> Option<Moment>;

    /// What happens at the deadline.
    fn run_out(state: &Self::State, chance: &mut Chance) -> Vec<Self::Event>;

    /// What a viewer may see, secrets stripped.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// How the game ended, if it has.
    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// What the history says of an event that happened in this state, to one viewer.
    fn tell(before: &Self::State, event: &Self::Event, viewer: Viewer) -> Option<Self::Line>;

    /// What the history says first of a step that the clock made, where its events do not.
    fn tell_late(_before: &Self::State) -> Option<Self::Line> {
        None
    }

    /// Whether an event showed something that was hidden, so that no undo may cross it.
    fn reveals(event: &Self::Event) -> bool;

    /// The same at a table where these sit: whoever is alone may take a look of their own back,
    /// where the game says so.
    fn reveals_among(event: &Self::Event, _seats: &[Seat]) -> bool {
        Self::reveals(event)
    }

    /// The words that an event made or paid: whose, which, and what each brought. `by`: who acted.
    fn made(_by: Option<SeatId>, _event: &Self::Event) -> Vec<(SeatId, Word, i32)> {
        Vec::new()
    }

    /// Whether a turn begins with an event, be it one more of the same seat: what was done
    /// before it is no longer of the turn, and undo stops there.
    fn begins_turn(event: &Self::Event) -> bool;

    /// A legal action for a seat that is waited for, from what it sees: the random player
    /// of the tests, and the weakest opponent.
    fn sample(
        view: &Self::View,
        seat: SeatId,
        words: Option<&Lexicon>,
        chance: &mut Chance,
    ) -> Self::Action;
}

/// Who acts, and when.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct By {
    /// The seat, which is waited for.
    pub seat: SeatId,
    /// The moment.
    pub at: Moment,
}

/// Who looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Viewer {
    /// The seat's own player.
    Seat(SeatId),
    /// Everybody at once: what lies open on the table.
    Table,
}

/// Whom the game waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Waiting<Phase> {
    /// Any of these may act.
    For {
        /// Who may.
        seats: SeatSet,
        /// What they may do.
        phase: Phase,
    },
    /// For nobody: it is over.
    Over,
}

impl<Phase: Copy> Waiting<Phase> {
    /// One seat alone may act.
    pub fn seat(seat: SeatId, phase: Phase) -> Self {
        let seats = SeatSet::NONE.with(seat);
        Waiting::For { seats, phase }
    }

    /// Who may act.
    pub fn seats(self) -> SeatSet {
        match self {
            Waiting::For { seats, .. } => seats,
            Waiting::Over => SeatSet::NONE,
        }
    }

    /// What they may do.
    pub fn phase(self) -> Option<Phase> {
        match self {
            Waiting::For { phase, .. } => Some(phase),
            Waiting::Over => None,
        }
    }
}
