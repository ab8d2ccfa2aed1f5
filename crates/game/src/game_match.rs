//! A game being played: its journal and its state together.

use super::{
    Actor, Chance, Game, HistoryEntry, Journal, JournalError, Moment, Outcome, Seat, SeatId, Step,
    Viewer, Waiting,
};
use lexicon::Lexicon;

/// A game being played.
///
/// The state always follows from the journal and is never set directly. So anything that is shown
/// can be saved, and anything that loads can be played on.
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/nim.rs")); }
/// use game::{ActError, Chance, Match, Moment, SeatId, Viewer};
/// use nim::{Nim, TakeUpTo, table};
///
/// let mut game = Match::<Nim>::start(3, table(&["Ada", "Bo"]), Chance::new(7))?;
/// let (ada, bo) = (SeatId::FIRST, SeatId::new(1));
/// assert_eq!(game.act(bo, &1, Moment(1_000), None), Err(ActError::NotWaitedFor));
/// let refused = game.act(ada, &5, Moment(1_500), None);
/// assert_eq!(refused, Err(ActError::Refused(TakeUpTo(3))));
/// assert_eq!(game.act(ada, &2, Moment(2_000), None), Ok(()));
/// assert_eq!(game.view(Viewer::Seat(bo)), 1);
/// assert_eq!(game.act(bo, &1, Moment(3_000), None), Ok(()));
/// assert!(game.outcome().is_some_and(|outcome| outcome.winners().contains(bo)));
/// assert_eq!(game.act(ada, &1, Moment(4_000), None), Err(ActError::Over));
/// # Ok::<(), game::SeatCountError>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Match<G: Game> {
    journal: Journal<G>,
    /// The starting position, if it was set up by hand instead of dealt.
    given: Option<G::State>,
    state: G::State,
}

/// Error: the options don't allow this number of seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the options don’t allow {0} seats")]
pub struct SeatCountError(pub usize);

/// Why an action changed nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ActError<Refusal> {
    /// The game is over.
    Over,
    /// The game is waiting for other seats.
    NotWaitedFor,
    /// A clock has already run out; call [`Match::pass_time`] first.
    TimeIsUp,
    /// The rules refuse the action.
    Refused(Refusal),
}

/// Why the last step can't be undone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum UndoError {
    /// Nothing has been done yet.
    #[error("there’s no step to undo")]
    Nothing,
    /// The last step showed something hidden.
    #[error("the last step revealed something hidden, so it can’t be undone")]
    Revealed,
}

impl<G: Game> Match<G> {
    /// Starts a new match with the game's opening events.
    ///
    /// # Errors
    /// The options don't allow this number of seats.
    pub fn start(
        options: G::Options,
        seats: Vec<Seat>,
        chance: Chance,
    ) -> Result<Self, SeatCountError> {
        let state =
            checked_initial_state::<G>(&options, &seats).ok_or(SeatCountError(seats.len()))?;
        let steps = Vec::new();
        let journal = Journal {
            options,
            seats,
            chance,
            steps,
        };
        let given = None;
        let mut game = Match {
            journal,
            given,
            state,
        };
        let mut chance = game.journal.chance.clone();
        let events = G::opening_events(&game.state, &mut chance);
        game.push(None, Moment::START, events, chance);
        Ok(game)
    }

    /// Starts a match from a position set up by hand, as in a lesson. Since nothing was dealt, its
    /// journal alone isn't a complete save.
    ///
    /// # Errors
    /// The options don't allow this number of seats.
    pub fn from_position(
        options: G::Options,
        seats: Vec<Seat>,
        state: G::State,
        chance: Chance,
    ) -> Result<Self, SeatCountError> {
        if checked_initial_state::<G>(&options, &seats).is_none() {
            return Err(SeatCountError(seats.len()));
        }
        let journal = Journal {
            options,
            seats,
            chance: chance.clone(),
            steps: Vec::new(),
        };
        let given = Some(state.clone());
        let mut game = Match {
            journal,
            given,
            state,
        };
        game.push(None, Moment::START, Vec::new(), chance);
        Ok(game)
    }

    /// Resumes a match from a journal, after checking that every event fits.
    ///
    /// # Errors
    /// The first thing in the journal that couldn't have happened. In that case no part of the
    /// journal is used.
    ///
    /// ```
    /// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/nim.rs")); }
    /// use game::{Chance, JournalError, Match, Moment, SeatId, Step};
    /// use nim::{Nim, table};
    ///
    /// let game = Match::<Nim>::start(9, table(&["Ada", "Bo"]), Chance::new(7))?;
    /// let mut journal = game.journal().clone();
    /// assert_eq!(Match::resume(journal.clone()), Ok(game));
    /// // No seat can take twelve of nine sticks.
    /// let (by, at) = (Some(SeatId::FIRST), Moment(1_000));
    /// journal.steps.push(Step { by, at, events: vec![12], chance: None });
    /// assert_eq!(Match::resume(journal), Err(JournalError::Misfit { step: 1, event: 0 }));
    /// # Ok::<(), game::SeatCountError>(())
    /// ```
    pub fn resume(journal: Journal<G>) -> Result<Self, JournalError> {
        let count = journal.seats.len();
        let laid = checked_initial_state::<G>(&journal.options, &journal.seats);
        let mut state = laid.ok_or(JournalError::Seats(count))?;
        let mut last = Moment::START;
        for (step, written) in journal.steps.iter().enumerate() {
            let opening = step == 0;
            let stranger = written.by.is_some_and(|seat| seat.index() >= count);
            if stranger || written.at < last || (opening && written.by.is_some()) {
                return Err(JournalError::Broken { step });
            }
            last = written.at;
            for (event, happened) in written.events.iter().enumerate() {
                if !G::is_possible(&state, happened) {
                    return Err(JournalError::Misfit { step, event });
                }
                G::evolve(&mut state, happened, written.at);
            }
        }
        if journal.steps.is_empty() {
            return Err(JournalError::Broken { step: 0 });
        }
        let given = None;
        Ok(Match {
            journal,
            given,
            state,
        })
    }

    /// Reads a saved match from text.
    ///
    /// # Errors
    /// Why the text isn't a match of this game.
    pub fn read(text: &str) -> Result<Self, JournalError> {
        Match::resume(Journal::read(text)?)
    }

    /// Returns the journal. Its text is the save file.
    pub fn journal(&self) -> &Journal<G> {
        &self.journal
    }

    /// Returns the whole current state, secrets included.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Returns what a viewer may see of the current state.
    pub fn view(&self, viewer: Viewer) -> G::View {
        G::view(&self.state, viewer)
    }

    /// Returns which seats the game waits for.
    pub fn waiting_for(&self) -> Waiting<G::Phase> {
        G::waiting_for(&self.state)
    }

    /// Returns the seat whose turn it is. No seat has the turn in a race or a vote, between two
    /// rounds, and once the game is over.
    pub fn turn(&self) -> Option<SeatId> {
        let seats = self.waiting_for().seats();
        let alone = seats.len() == 1 && G::is_turn(&self.state);
        seats.iter().next().filter(|_| alone)
    }

    /// Returns how the game ended, or `None` while it runs.
    pub fn outcome(&self) -> Option<Outcome> {
        G::outcome(&self.state)
    }

    /// Returns the last step.
    pub fn last_step(&self) -> Option<&Step<G::Event>> {
        self.journal.steps.last()
    }

    /// Returns the moment of the last step, from which table time goes on.
    pub fn last_moment(&self) -> Moment {
        self.last_step().map_or(Moment::START, |step| step.at)
    }

    /// Returns the random generator for a bot's next decision. It depends only on the game's seed
    /// and the number of steps, so a game repeats exactly on every machine.
    pub fn chance_for_bots(&self) -> Chance {
        let seed = self.journal.chance.clone().roll();
        Chance::new(seed ^ self.journal.steps.len() as u64)
    }

    /// Applies a seat's action. A moment before the last step's counts as the last step's.
    ///
    /// # Errors
    /// Why the action changed nothing.
    pub fn act(
        &mut self,
        seat: SeatId,
        action: &G::Action,
        at: Moment,
        words: Option<&Lexicon>,
    ) -> Result<(), ActError<G::Refusal>> {
        let at = at.max(self.last_moment());
        match self.waiting_for() {
            Waiting::Over => return Err(ActError::Over),
            waiting if !waiting.seats().contains(seat) => return Err(ActError::NotWaitedFor),
            Waiting::For { .. } => {}
        }
        if G::deadline(&self.state).is_some_and(|deadline| deadline <= at) {
            return Err(ActError::TimeIsUp);
        }
        let mut chance = self.chance().clone();
        let by = Actor { seat, at };
        let events = G::decide(&self.state, by, action, words, &mut chance);
        let events = events.map_err(ActError::Refused)?;
        self.push(Some(seat), at, events, chance);
        Ok(())
    }

    /// Applies what happens when a clock runs out, at the moment it ran out. Returns whether one
    /// had run out before `at`; call again until it returns false.
    pub fn pass_time(&mut self, at: Moment) -> bool {
        let Some(deadline) = G::deadline(&self.state).filter(|deadline| *deadline <= at) else {
            return false;
        };
        let mut chance = self.chance().clone();
        let events = G::deadline_events(&self.state, &mut chance);
        let at = deadline.max(self.last_moment());
        self.push(None, at, events, chance);
        true
    }

    /// Undoes the last step and returns it.
    ///
    /// # Errors
    /// There is no step after the opening, or the last step showed something hidden.
    pub fn undo(&mut self) -> Result<Step<G::Event>, UndoError> {
        self.can_undo()?;
        let step = self.journal.steps.pop().ok_or(UndoError::Nothing)?;
        self.state = self.state_after(self.journal.steps.len());
        Ok(step)
    }

    /// Checks whether the last step can be undone.
    ///
    /// # Errors
    /// Why it can't be undone.
    pub fn can_undo(&self) -> Result<(), UndoError> {
        let reveals = |event: &G::Event| G::blocks_undo(event, &self.journal.seats);
        match self.journal.steps.as_slice() {
            [] | [_] => Err(UndoError::Nothing),
            [.., last] if last.events.iter().any(reveals) => Err(UndoError::Revealed),
            [..] => Ok(()),
        }
    }

    /// Returns the state after the first `steps` steps, for looking back.
    ///
    /// ```
    /// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/nim.rs")); }
    /// use game::{Chance, Match, Moment, SeatId, Viewer};
    /// use nim::{Nim, table};
    ///
    /// let mut game = Match::<Nim>::start(9, table(&["Ada", "Bo"]), Chance::new(7))?;
    /// game.act(SeatId::FIRST, &2, Moment(1_000), None).unwrap();
    /// game.act(SeatId::new(1), &3, Moment(2_000), None).unwrap();
    /// // The first step is the opening, so two steps end after Ada's action.
    /// assert_eq!(game.state_after(2).sticks, 7);
    /// assert_eq!(game.truncated(2).history(Viewer::Table).len(), 1);
    /// assert_eq!(game.state().sticks, 4);
    /// # Ok::<(), game::SeatCountError>(())
    /// ```
    pub fn state_after(&self, steps: usize) -> G::State {
        let Journal { options, seats, .. } = &self.journal;
        let dealt = || G::initial_state(options, seats.len() as u8);
        let mut state = self.given.clone().unwrap_or_else(dealt);
        for step in self.journal.steps.iter().take(steps) {
            for event in &step.events {
                G::evolve(&mut state, event, step.at);
            }
        }
        state
    }

    /// Returns the match as it was after the first `steps` steps, ready to be played on from
    /// there.
    pub fn truncated(&self, steps: usize) -> Match<G> {
        let mut cut = self.clone();
        cut.journal.steps.truncate(steps);
        cut.state = self.state_after(steps);
        cut
    }

    /// Returns the history as a viewer may read it.
    pub fn history(&self, viewer: Viewer) -> Vec<HistoryEntry<G::LogEntry>> {
        let mut state = self.state_after(0);
        let mut told = Vec::new();
        for (number, step) in self.journal.steps.iter().enumerate() {
            let tells = |line| HistoryEntry {
                step: number,
                by: step.by,
                entry: line,
            };
            // The first step has no acting seat either, but it's the opening, not a clock.
            if step.by.is_none() && number > 0 {
                told.extend(G::timeout_log_entry(&state).map(tells));
            }
            for event in &step.events {
                told.extend(G::log_entry(&state, event, viewer).map(tells));
                G::evolve(&mut state, event, step.at);
            }
        }
        told
    }

    fn chance(&self) -> &Chance {
        let taken = self
            .journal
            .steps
            .iter()
            .rev()
            .find_map(|step| step.chance.as_ref());
        taken.unwrap_or(&self.journal.chance)
    }

    fn push(&mut self, by: Option<SeatId>, at: Moment, events: Vec<G::Event>, chance: Chance) {
        for event in &events {
            G::evolve(&mut self.state, event, at);
        }
        let chance = (chance != *self.chance()).then_some(chance);
        self.journal.steps.push(Step {
            by,
            at,
            events,
            chance,
        });
    }
}

/// Returns the state before anything has happened, if the options allow this number of seats.
fn checked_initial_state<G: Game>(options: &G::Options, seats: &[Seat]) -> Option<G::State> {
    let count = u8::try_from(seats.len()).ok()?;
    G::seats(options)
        .contains(&count)
        .then(|| G::initial_state(options, count))
}
