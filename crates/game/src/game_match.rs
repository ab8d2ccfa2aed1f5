//! A match: a game being played, its journal and its state together.

use super::{
    By, Chance, Game, Journal, JournalError, Moment, Outcome, Seat, SeatId, Step, Told, Viewer,
    Waiting,
};
use lexicon::Lexicon;

/// A game being played.
///
/// Its state is never set, only followed from its journal; so whatever is shown can be
/// saved, and whatever is loaded can be played on.
#[derive(Debug, Clone, PartialEq)]
pub struct Match<G: Game> {
    journal: Journal<G>,
    /// The position that it began with, where that was set out and not dealt.
    given: Option<G::State>,
    state: G::State,
}

/// Why a match did not begin: so many cannot sit down to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{0} seats")]
pub struct WrongSeats(pub usize);

/// Why an act changed nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ActError<Refusal> {
    /// The game is over.
    Over,
    /// It waits for others.
    NotWaitedFor,
    /// A clock has run out, which comes first: [`Match::pass_time`].
    TimeIsUp,
    /// The rules say no.
    Refused(Refusal),
}

/// Why nothing is undone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoUndo {
    /// Nothing has been done.
    #[error("nothing has been done yet")]
    Nothing,
    /// The last step showed something that was hidden.
    #[error("something hidden was shown")]
    Revealed,
}

impl<G: Game> Match<G> {
    /// A new match. It opens with what the game does by itself.
    ///
    /// # Errors
    /// The number of seats, if the options allow no such number.
    pub fn begin(
        options: G::Options,
        seats: Vec<Seat>,
        chance: Chance,
    ) -> Result<Self, WrongSeats> {
        let state = laid_out::<G>(&options, &seats).ok_or(WrongSeats(seats.len()))?;
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
        let events = G::open(&game.state, &mut chance);
        game.push(None, Moment::START, events, chance);
        Ok(game)
    }

    /// A match from a position that was set out, as in a lesson. Nothing was dealt, so its journal
    /// alone is no save of it.
    ///
    /// # Errors
    /// The number of seats, if the options allow no such number.
    pub fn given(
        options: G::Options,
        seats: Vec<Seat>,
        state: G::State,
        chance: Chance,
    ) -> Result<Self, WrongSeats> {
        if laid_out::<G>(&options, &seats).is_none() {
            return Err(WrongSeats(seats.len()));
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

    /// Goes on with a journal, once everything in it is seen to fit.
    ///
    /// # Errors
    /// What in it cannot have happened. Nothing of it is used then.
    pub fn resume(journal: Journal<G>) -> Result<Self, JournalError> {
        let count = journal.seats.len();
        let laid = laid_out::<G>(&journal.options, &journal.seats);
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
                if !G::fits(&state, happened) {
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

    /// Reads a saved match.
    ///
    /// # Errors
    /// Why the text is none of this game.
    pub fn read(text: &str) -> Result<Self, JournalError> {
        Match::resume(Journal::read(text)?)
    }

    /// The journal: write it down and the match is saved.
    pub fn journal(&self) -> &Journal<G> {
        &self.journal
    }

    /// All of the game as it is now, secrets included.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// What a viewer may see of it.
    pub fn view(&self, viewer: Viewer) -> G::View {
        G::view(&self.state, viewer)
    }

    /// Whom it waits for.
    pub fn waiting_for(&self) -> Waiting<G::Phase> {
        G::waiting_for(&self.state)
    }

    /// How it ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        G::outcome(&self.state)
    }

    /// What happened last.
    pub fn last_step(&self) -> Option<&Step<G::Event>> {
        self.journal.steps.last()
    }

    /// When the last thing happened: table time goes on from here.
    pub fn last_moment(&self) -> Moment {
        self.last_step().map_or(Moment::START, |step| step.at)
    }

    /// What a bot draws its chance from now: the game's own seed and the number of its steps,
    /// so that a game repeats on every machine.
    pub fn chance_for_bots(&self) -> Chance {
        let seed = self.journal.chance.clone().roll();
        Chance::new(seed ^ self.journal.steps.len() as u64)
    }

    /// Lets a seat act. A moment before the last one counts as the last one.
    ///
    /// # Errors
    /// Why nothing has changed.
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
        let by = By { seat, at };
        let events = G::decide(&self.state, by, action, words, &mut chance);
        let events = events.map_err(ActError::Refused)?;
        self.push(Some(seat), at, events, chance);
        Ok(())
    }

    /// Lets time pass: what the game does by itself if a clock has run out, at the moment
    /// when it ran out. Whether one had: call again while one has.
    pub fn pass_time(&mut self, at: Moment) -> bool {
        let Some(deadline) = G::deadline(&self.state).filter(|deadline| *deadline <= at) else {
            return false;
        };
        let mut chance = self.chance().clone();
        let events = G::run_out(&self.state, &mut chance);
        let at = deadline.max(self.last_moment());
        self.push(None, at, events, chance);
        true
    }

    /// Takes the last step back, and hands it out.
    ///
    /// # Errors
    /// There is none, or it showed something that was hidden.
    pub fn undo(&mut self) -> Result<Step<G::Event>, NoUndo> {
        self.can_undo()?;
        let step = self.journal.steps.pop().ok_or(NoUndo::Nothing)?;
        self.state = self.at(self.journal.steps.len());
        Ok(step)
    }

    /// Whether the last step can be taken back.
    ///
    /// # Errors
    /// Why it cannot.
    pub fn can_undo(&self) -> Result<(), NoUndo> {
        let reveals = |event: &G::Event| G::reveals_among(event, &self.journal.seats);
        match self.journal.steps.as_slice() {
            [] | [_] => Err(NoUndo::Nothing),
            [.., last] if last.events.iter().any(reveals) => Err(NoUndo::Revealed),
            [..] => Ok(()),
        }
    }

    /// The state after so many steps, for looking back.
    pub fn at(&self, steps: usize) -> G::State {
        let Journal { options, seats, .. } = &self.journal;
        let dealt = || G::lay_out(options, seats.len() as u8);
        let mut state = self.given.clone().unwrap_or_else(dealt);
        for step in self.journal.steps.iter().take(steps) {
            for event in &step.events {
                G::evolve(&mut state, event, step.at);
            }
        }
        state
    }

    /// The match as it was after so many steps, to be played on from there.
    pub fn cut(&self, steps: usize) -> Match<G> {
        let mut cut = self.clone();
        cut.journal.steps.truncate(steps);
        cut.state = self.at(steps);
        cut
    }

    /// The history as a viewer may read it.
    pub fn history(&self, viewer: Viewer) -> Vec<Told<G::Line>> {
        let mut state = self.at(0);
        let mut told = Vec::new();
        for (number, step) in self.journal.steps.iter().enumerate() {
            let tells = |line| Told {
                step: number,
                by: step.by,
                line,
            };
            // Nobody acts in the first step either, but there the game begins.
            if step.by.is_none() && number > 0 {
                told.extend(G::tell_late(&state).map(tells));
            }
            for event in &step.events {
                told.extend(G::tell(&state, event, viewer).map(tells));
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

/// The table before anything happened, if so many may sit down.
fn laid_out<G: Game>(options: &G::Options, seats: &[Seat]) -> Option<G::State> {
    let count = u8::try_from(seats.len()).ok()?;
    G::seats(options)
        .contains(&count)
        .then(|| G::lay_out(options, count))
}
