//! The conformance suite that every game must pass: random whole games, checked at every step.

use std::fmt::Debug;
use std::panic::{AssertUnwindSafe, catch_unwind};

use serde::Serialize;
use serde::de::DeserializeOwned;

use base::json;
use game::{
    ActError, Chance, Game, Journal, Match, Moment, SeatId, Step, UndoError, Viewer, Waiting,
};
use lexicon::Lexicon;

use super::damage::damage_text;
use crate::seats::human_seats;
use crate::thorough;

/// What the suite needs from a game in order to try it.
pub trait Trial {
    /// The game under test.
    type Game: Game;

    /// A number of steps that no game reaches.
    const LONGEST: usize;

    /// Random options, any that a form could build.
    fn options(chance: &mut Chance) -> <Self::Game as Game>::Options;

    /// The word list that the game is played with.
    fn word_list() -> Option<&'static Lexicon>;

    /// A random action, most of the time illegal.
    fn random_action(state: &State<Self>, chance: &mut Chance) -> Action<Self>;

    /// Checks what must hold at every step: nothing is lost and nothing appears.
    fn check_state(game: &Match<Self::Game>) -> Result<(), String>;

    /// What each of the game's bots does in a seat that the game waits for, given that seat's view.
    fn bot_actions(_: &View<Self>, _: SeatId) -> Vec<Action<Self>> {
        Vec::new()
    }

    /// The state with everything changed that a viewer may not know.
    fn scramble_hidden_state(
        state: &State<Self>,
        viewer: Viewer,
        chance: &mut Chance,
    ) -> State<Self>;

    /// An event with everything changed that a viewer may not know.
    fn scramble_hidden_event(
        event: &Event<Self>,
        viewer: Viewer,
        chance: &mut Chance,
    ) -> Event<Self>;
}

/// The action type of a trial's game.
pub type Action<T> = <<T as Trial>::Game as Game>::Action;
/// The event type of a trial's game.
pub type Event<T> = <<T as Trial>::Game as Game>::Event;
/// The view type of a trial's game.
pub type View<T> = <<T as Trial>::Game as Game>::View;
/// The state type of a trial's game.
pub type State<T> = <<T as Trial>::Game as Game>::State;

/// Bots are asked once in this many times that the game waits for a seat.
const BOTS_ASKED: usize = 200;

/// A fault that the suite finds in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// The game panicked.
    Panic,
    /// The game did not end.
    NeverEnds,
    /// The game waits for no seat but has no outcome, or has an outcome too early.
    Waiting,
    /// The game's own sample action was refused.
    Sample,
    /// Something was lost or appeared.
    BrokenInvariant,
    /// A refused action changed the state.
    Refused,
    /// Replaying the journal gives a different state.
    Replay,
    /// A save that is loaded and saved again differs.
    Save,
    /// An undo did not restore the state before.
    Undo,
    /// A view or a log line revealed what its viewer may not know.
    LeaksSecret,
    /// A view changes on a trip through JSON, which takes it to the bots' worker.
    JsonRoundTrip,
    /// A damaged save was accepted although it isn't a valid game.
    Damage,
}

/// A fault, the seed that reproduces it, and the difference.
#[derive(Debug)]
#[allow(dead_code, reason = "a failing test prints the fields through Debug")]
pub struct FoundFault {
    pub fault: Fault,
    pub seed: u64,
    pub told: String,
}

/// Counts of what was tried without a fault.
#[derive(Debug, Default)]
pub struct Tally {
    pub games: usize,
    pub steps: usize,
    pub refused: usize,
    pub undone: usize,
}

/// Plays a whole game for each seed. One game in every `closely_every` is watched closely: saved,
/// loaded, undone and inspected at every step instead of now and then.
pub fn run_suite<T: Trial>(
    seeds: std::ops::Range<u64>,
    closely_every: u64,
) -> Result<Tally, FoundFault> {
    let mut tally = Tally::default();
    for seed in seeds {
        let closely = seed.is_multiple_of(closely_every);
        let play = || GameWatcher::<T>::watch_game(seed, closely, &mut tally);
        let (fault, told) = match catch_unwind(AssertUnwindSafe(play)) {
            Ok(Ok(())) => {
                tally.games += 1;
                continue;
            }
            Ok(Err(found)) => found,
            Err(_) => (Fault::Panic, String::new()),
        };
        return Err(FoundFault { fault, seed, told });
    }
    Ok(tally)
}

/// Runs the suite on many random games of a real game.
pub fn assert_conforms<T: Trial>(closely_every: u64) {
    let games = thorough::cases(2_000);
    let tally = run_suite::<T>(0..games, closely_every).unwrap();
    assert_eq!(tally.games as u64, games);
    // A few games are likelier to miss a kind of play than many, so quick runs start with other
    // seeds.
    let few = if thorough::is_thorough() { 1 } else { 3 };
    let (steps, refused) = (thorough::cases(100_000), thorough::cases(20_000));
    assert!(tally.steps as u64 > steps / few, "{tally:?}");
    assert!(tally.refused as u64 > refused / few, "{tally:?}");
}

type CheckResult = Result<(), (Fault, String)>;

fn ensure(holds: bool, fault: Fault, told: impl FnOnce() -> String) -> CheckResult {
    if holds { Ok(()) } else { Err((fault, told())) }
}

fn ensure_equal<A: PartialEq + Debug>(fault: Fault, one: &A, other: &A) -> CheckResult {
    ensure(one == other, fault, || {
        format!("{one:#?}\n\nis not\n\n{other:#?}")
    })
}

/// Equal views write equal JSON, and reading it gives an equal view.
fn check_json_round_trip<V: PartialEq + Debug + Serialize + DeserializeOwned>(
    view: &V,
) -> CheckResult {
    let text =
        serde_json::to_string(view).map_err(|error| (Fault::JsonRoundTrip, error.to_string()))?;
    let read: V =
        json::read(&text).map_err(|error| (Fault::JsonRoundTrip, format!("{error}: {text}")))?;
    ensure_equal(Fault::JsonRoundTrip, &read, view)?;
    let again = serde_json::to_string(&read).ok();
    ensure_equal(Fault::JsonRoundTrip, &again, &Some(text))
}

struct GameWatcher<'a, T: Trial> {
    game: Match<T::Game>,
    chance: Chance,
    now: Moment,
    closely: bool,
    tally: &'a mut Tally,
}

impl<'a, T: Trial> GameWatcher<'a, T> {
    fn watch_game(seed: u64, closely: bool, tally: &'a mut Tally) -> CheckResult {
        let mut chance = Chance::new(seed);
        let options = T::options(&mut chance);
        let allowed = T::Game::seats(&options);
        let count = chance.between((*allowed.start()).into(), (*allowed.end()).into());
        let game = Match::start(
            options,
            human_seats(count as u8),
            Chance::new(seed ^ 0x5eed),
        )
        .map_err(|wrong| (Fault::Waiting, wrong.to_string()))?;
        let mut watch = GameWatcher::<T> {
            game,
            chance,
            now: Moment::START,
            closely,
            tally,
        };
        for _ in 0..T::LONGEST {
            watch.check_now()?;
            let Waiting::For { seats, .. } = watch.game.waiting_for() else {
                return watch.check_end();
            };
            let seats: Vec<SeatId> = seats.iter().collect();
            let seat = watch.chance.pick(&seats).copied();
            watch.step(seat.unwrap_or(SeatId::FIRST))?;
        }
        Err((Fault::NeverEnds, format!("{:?}", watch.game.waiting_for())))
    }

    /// Checks what must hold at any moment.
    fn check_now(&mut self) -> CheckResult {
        let over = self.game.waiting_for() == Waiting::Over;
        let nobody = self.game.waiting_for().seats().is_empty();
        let outcome = self.game.outcome().is_some();
        ensure(over == outcome && over == nobody, Fault::Waiting, || {
            format!("over: {over}, nobody may act: {nobody}, outcome: {outcome}")
        })?;
        if self.is_checked_closely() {
            T::check_state(&self.game).map_err(|told| (Fault::BrokenInvariant, told))?;
            self.check_secrets()?;
            if self.closely || self.chance.below(8) == 0 {
                self.check_saves()?;
            }
        }
        Ok(())
    }

    /// Whether to inspect this step: always in a closely watched game, now and then in others.
    fn is_checked_closely(&mut self) -> bool {
        self.closely || self.chance.below(30) == 0
    }

    /// One action of a seat: sometimes an arbitrary one, otherwise a legal one.
    fn step(&mut self, seat: SeatId) -> CheckResult {
        self.now = Moment(self.now.0 + self.chance.below(20_000) as u64);
        if self.game.pass_time(self.now) {
            return Ok(());
        }
        let before = self.is_checked_closely().then(|| self.game.clone());
        if self.chance.below(3) == 0 {
            let action = T::random_action(self.game.state(), &mut self.chance);
            let acted = self.game.act(seat, &action, self.now, T::word_list());
            if acted.is_ok() {
                return self.check_undo(before, seat, &action);
            }
            self.tally.refused += 1;
            before
                .iter()
                .try_for_each(|before| ensure_equal(Fault::Refused, &self.game, before))?;
        }
        let view = self.game.view(Viewer::Seat(seat));
        let action = T::Game::sample_action(&view, seat, T::word_list(), &mut self.chance);
        match self.game.act(seat, &action, self.now, T::word_list()) {
            Ok(()) => self.check_undo(before, seat, &action),
            Err(refused) => Err((Fault::Sample, format!("{action:?}: {refused:?}"))),
        }
    }

    /// Checks that a step can be undone and repeated, unless it revealed something hidden.
    fn check_undo(
        &mut self,
        before: Option<Match<T::Game>>,
        seat: SeatId,
        action: &Action<T>,
    ) -> CheckResult {
        self.tally.steps += 1;
        let Some(before) = before else {
            return Ok(());
        };
        let seats = &self.game.journal().seats;
        let reveals = |step: &Step<Event<T>>| {
            let shows = |event| T::Game::blocks_undo(event, seats);
            step.events.iter().any(shows)
        };
        let revealed = self.game.last_step().is_some_and(reveals);
        self.check_turn_undo()?;
        let mut undone = self.game.clone();
        if revealed {
            return ensure_equal(
                Fault::Undo,
                &undone.undo().err(),
                &Some(UndoError::Revealed),
            );
        }
        self.tally.undone += 1;
        undone.undo().map_err(|no| (Fault::Undo, no.to_string()))?;
        ensure_equal(Fault::Undo, &undone, &before)?;
        let again = undone.act(seat, action, self.now, T::word_list());
        ensure(again.is_ok(), Fault::Undo, || {
            format!("not done again: {action:?}")
        })?;
        ensure_equal(Fault::Undo, &undone, &self.game)
    }

    /// Checks that every step of a seat's own turn can be undone, one by one, down to the undo
    /// floor.
    fn check_turn_undo(&self) -> CheckResult {
        let floor = self.game.undo_floor();
        let mut all = self.game.clone();
        let mut steps = all.journal().steps.len();
        while all.undo_own_step(floor) {
            steps -= 1;
            ensure_equal(Fault::Undo, &all.journal().steps.len(), &steps)?;
        }
        ensure_equal(Fault::Undo, &steps, &floor)
    }

    /// Checks that what a viewer may not know makes no difference to its view and its log.
    fn check_secrets(&mut self) -> CheckResult {
        let count = self.game.journal().seats.len() as u8;
        let last = self.game.last_step().map(|step| step.events.clone());
        // Only the first event of a step is sure to have applied to the state before it.
        let event = last.and_then(|events| events.first().cloned());
        let before = self.game.journal().steps.len().saturating_sub(1);
        let before = self.game.state_after(before);
        for viewer in SeatId::all(count).map(Viewer::Seat).chain([Viewer::Table]) {
            let other = T::scramble_hidden_state(self.game.state(), viewer, &mut self.chance);
            let seen = self.game.view(viewer);
            let sees = T::Game::view(&other, viewer);
            ensure_equal(Fault::LeaksSecret, &seen, &sees)?;
            if viewer == Viewer::Seat(SeatId::FIRST) {
                check_json_round_trip(&seen)?;
            }
            if let Viewer::Seat(seat) = viewer
                && self.game.waiting_for().seats().contains(seat)
                && self.chance.below(BOTS_ASKED) == 0
            {
                ensure_equal(
                    Fault::LeaksSecret,
                    &T::bot_actions(&seen, seat),
                    &T::bot_actions(&sees, seat),
                )?;
            }
            if let Some(event) = &event {
                let veiled = T::scramble_hidden_event(event, viewer, &mut self.chance);
                let told = |event| T::Game::log_entry(&before, event, viewer);
                ensure_equal(Fault::LeaksSecret, &told(event), &told(&veiled))?;
            }
        }
        Ok(())
    }

    /// Checks that the journal is the game: written, read and replayed, it gives the same game.
    fn check_saves(&mut self) -> CheckResult {
        let text = self.game.journal().write();
        let loaded = Match::<T::Game>::read(&text);
        let loaded = loaded.map_err(|error| (Fault::Save, format!("{error}: {text}")))?;
        ensure_equal(Fault::Save, &loaded.journal().write(), &text)?;
        ensure_equal(Fault::Replay, loaded.state(), self.game.state())?;
        self.check_damaged_save(&text)
    }

    /// Checks that a damaged save is refused, or is a whole game that can be viewed and saved.
    fn check_damaged_save(&mut self, text: &str) -> CheckResult {
        for _ in 0..4 {
            let damaged = damage_text(text, &mut self.chance);
            let journal = Journal::<T::Game>::read(&damaged);
            let Ok(game) = journal.and_then(Match::resume) else {
                continue;
            };
            let again = Match::<T::Game>::read(&game.journal().write());
            ensure(again.as_ref() == Ok(&game), Fault::Damage, || {
                damaged.clone()
            })?;
            T::check_state(&game).map_err(|told| (Fault::Damage, format!("{told}\n{damaged}")))?;
            let _ = (game.history(Viewer::Table), game.view(Viewer::Table));
        }
        Ok(())
    }

    fn check_end(&mut self) -> CheckResult {
        let places = self.game.outcome().map_or(0, |o| o.standings().len());
        ensure_equal(Fault::Waiting, &places, &self.game.journal().seats.len())?;
        let action = T::random_action(self.game.state(), &mut self.chance);
        let late = self
            .game
            .act(SeatId::FIRST, &action, self.now, T::word_list());
        ensure_equal(Fault::Waiting, &late.err(), &Some(ActError::Over))?;
        self.check_saves()
    }
}
