//! A game on its screen: the match, saved after every step, and the operations that change it.

use std::rc::Rc;
use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;

use super::app_state::{AppState, use_app};
use super::dom;
use super::lesson::current_coach;
use super::loaded_game;
use super::wordlist::{WordListLoader, WordListState, use_word_list};
use crate::draw::{effect, memo};
use game::{ActError, Game, GameId, HistoryEntry, Match, Moment, SeatId, Viewer};
use store::GameOpenError;

/// How often a running clock is read.
const TICK: Duration = Duration::from_millis(250);
/// The record of the table time of a game that was left while a clock was running.
const CLOCK_RECORD: &str = "clock";

/// A callback that runs before any seat acts.
type BeforeAct = Rc<dyn Fn(SeatId)>;

/// A game on its screen. Screens read it and call its methods; nothing else changes the match.
pub struct Session<G: Game> {
    app: AppState,
    words: WordListLoader,
    id: StoredValue<GameId>,
    game: RwSignal<Match<G>>,
    /// Table time when the page began to count, and the page's time at that moment; `None` while
    /// time is stopped.
    since: StoredValue<(Moment, Option<f64>)>,
    /// Whether time is stopped for a reason other than a hidden page.
    held: StoredValue<bool>,
    tick: RwSignal<Moment>,
    /// The number of steps that undo can't take back: those before the turn of the player who acted
    /// last. Determined when that player acts.
    floor: RwSignal<usize>,
    /// Whether this is a lesson, of which nothing is saved.
    lesson: bool,
    /// Callback that runs before any seat acts.
    first: StoredValue<Option<BeforeAct>, LocalStorage>,
    /// The saved game, while a moment of it is tried again.
    aside: StoredValue<Option<Match<G>>>,
    /// The number of steps before the moment that is tried again.
    tries: RwSignal<Option<usize>>,
    /// Whether another position was set up since the last call.
    jumped: StoredValue<bool>,
    tell: fn(&Match<G>, &HistoryEntry<G::LogEntry>) -> String,
}

impl<G: Game> Clone for Session<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Session<G> {}

impl<G: Game> Session<G> {
    /// Opens the session of a game that has been loaded (`loaded_game`). `tell` formats a line of the
    /// game's history.
    pub fn open(
        id: &GameId,
        tell: fn(&Match<G>, &HistoryEntry<G::LogEntry>) -> String,
    ) -> Result<Session<G>, GameOpenError> {
        let app = use_app();
        let opened = loaded_game::take::<G>(id).ok_or(GameOpenError::Gone)?;
        // A clock that was running when the page was left continues from its saved time.
        let left: Option<(String, Moment)> = app.load(CLOCK_RECORD);
        let left = left.filter(|(left, _)| *left == id.to_string());
        let left = left.map(|(_, at)| at);
        let last = opened.game.last_moment().max(left.unwrap_or_default());
        let session = Session {
            app,
            words: use_word_list(),
            id: StoredValue::new(id.clone()),
            floor: RwSignal::new(opened.game.undo_floor()),
            game: RwSignal::new(opened.game),
            since: StoredValue::new((last, Some(dom::now()))),
            held: StoredValue::new(false),
            tick: RwSignal::new(last),
            lesson: current_coach().is_some(),
            first: StoredValue::new_local(None),
            aside: StoredValue::new(None),
            tries: RwSignal::new(None),
            jumped: StoredValue::new(false),
            tell,
        };
        session.run_clocks();
        session.mark_in_progress();
        Ok(session)
    }

    /// Reads the match, tracked.
    pub fn with<T>(self, see: impl FnOnce(&Match<G>) -> T) -> T {
        self.game.with(see)
    }

    /// Reads the match, untracked.
    pub fn with_untracked<T>(self, see: impl FnOnce(&Match<G>) -> T) -> T {
        self.game.with_untracked(see)
    }

    /// The game's id on the shelf.
    pub fn id(self) -> GameId {
        self.id.get_value()
    }

    /// Whether this is a lesson, of which nothing is saved.
    pub(crate) fn is_lesson(self) -> bool {
        self.lesson
    }

    /// Whether a moment of the game is being tried again, tracked.
    pub fn is_retrying(self) -> bool {
        self.tries.with(Option::is_some)
    }

    /// Whether actions are saved at present: not in a lesson, nor while a moment is tried again.
    pub fn is_saving(self) -> bool {
        !self.lesson && self.tries.with_untracked(Option::is_none)
    }

    /// Sets up the position after this many steps, to be played on from there. The saved game stays
    /// as it is.
    pub(crate) fn retry_from(self, steps: usize) {
        let kept = self.aside.try_update_value(Option::take).flatten();
        let kept = kept.unwrap_or_else(|| self.game.get_untracked());
        let then = kept.truncated(steps);
        self.aside.set_value(Some(kept));
        self.set_match(then, Some(steps));
    }

    /// Returns to the saved game.
    pub(crate) fn end_retry(self) {
        if let Some(kept) = self.aside.try_update_value(Option::take).flatten() {
            self.set_match(kept, None);
        }
    }

    /// Whether another position was set up since the last call.
    pub(super) fn take_position_change(self) -> bool {
        self.jumped
            .try_update_value(std::mem::take)
            .unwrap_or_default()
    }

    fn set_match(self, game: Match<G>, tries: Option<usize>) {
        let last = game.last_moment();
        self.floor.set(tries.unwrap_or_else(|| game.undo_floor()));
        self.tries.set(tries);
        self.jumped.set_value(true);
        self.since.set_value((last, None));
        self.tick.set(last);
        self.game.set(game);
        self.pause_when_hidden();
    }

    /// The app state through which the game is saved.
    pub(super) fn app(self) -> AppState {
        self.app
    }

    /// The name of a seat's player.
    pub fn player_name(self, seat: SeatId) -> String {
        let name = |game: &Match<G>| {
            let seat = game.journal().seats.get(seat.index())?;
            Some(seat.player.name.to_string())
        };
        self.with_untracked(name).unwrap_or_default()
    }

    /// The moment that clocks show, tracked.
    pub fn clock_moment(self) -> Moment {
        self.tick.get()
    }

    /// Registers a callback that runs before any seat acts.
    pub(crate) fn before_act(self, first: impl Fn(SeatId) + 'static) {
        self.first.set_value(Some(Rc::new(first)));
    }

    /// Performs an action for a seat; saves and announces what happened.
    pub fn act(self, seat: SeatId, action: &G::Action) -> Result<(), ActError<G::Refusal>> {
        if let Some(first) = self.first.get_value() {
            first(seat);
        }
        let book = match self.words.state_untracked() {
            WordListState::Loaded(book) => Some(book),
            _ => None,
        };
        let words = book.as_ref().map(|book| &book.lexicon);
        let at = self.table_time();
        let mut done = Err(ActError::Over);
        self.change_match(|game| {
            done = game.act(seat, action, at, words);
            done.is_ok()
        });
        if done.is_ok() {
            // Steps made while trying a moment again can be undone back to that moment.
            let from = self.tries.get_untracked().unwrap_or_default();
            self.floor
                .set(self.with_untracked(Match::undo_floor).max(from));
        }
        done
    }

    /// Whether the acting player can undo a step of their own turn, tracked.
    pub fn can_undo(self) -> bool {
        let floor = self.floor.get();
        self.game.with(|game| floor < game.journal().steps.len())
    }

    /// Takes back the last step of the acting player's turn, together with what bots did since.
    pub fn undo(self) {
        let floor = self.floor.get_untracked();
        self.change_match(|game| game.undo_own_step(floor));
    }

    fn history_lines(self, game: &Match<G>) -> Vec<(usize, String)> {
        let told = game.history(Viewer::Table).into_iter();
        told.map(|told| (told.step, (self.tell)(game, &told)))
            .collect()
    }

    /// Changes the match, saves it, and announces new history lines.
    fn change_match(self, change: impl FnOnce(&mut Match<G>) -> bool) {
        let before = self.with_untracked(|game| game.history(Viewer::Table).len());
        let mut changed = false;
        self.game.maybe_update(|game| {
            changed = change(game);
            changed
        });
        if !changed {
            return;
        }
        self.save();
        let news = self.with_untracked(|game| self.history_lines(game));
        for (_, words) in news.into_iter().skip(before) {
            self.app.announce(words);
        }
    }

    fn save(self) {
        if !self.is_saving() {
            return;
        }
        let id = self.id.get_value();
        self.with_untracked(|game| self.app.save_game(&id, game));
    }

    /// The current table time. It stops while the page is hidden.
    pub(crate) fn table_time(self) -> Moment {
        self.moment_at(dom::now())
    }

    /// The table time at which a browser event happened, from the event's time stamp.
    pub fn moment_at(self, stamp: f64) -> Moment {
        let (base, since) = self.since.get_value();
        let gone = since.map_or(0.0, |since| (stamp - since).max(0.0));
        Moment(base.0 + gone as u64)
    }

    /// Marks on the root element whether a game is in progress, for code that must not interrupt
    /// one.
    fn mark_in_progress(self) {
        let over = memo(move || self.is_retrying() || self.with(|game| game.outcome().is_some()));
        effect(move || dom::mark_game(Some(over.get())));
        on_cleanup(|| dom::mark_game(None));
    }

    /// Stops or resumes table time, for example while the table is covered.
    pub fn set_paused(self, held: bool) {
        self.held.set_value(held);
        self.pause_when_hidden();
    }

    /// Runs table time while the table is visible, and stops it while the table is hidden or a
    /// moment is tried again.
    fn pause_when_hidden(self) {
        let at = self.table_time();
        let tries = self.tries.with_untracked(Option::is_some);
        let seen = !document().hidden() && !self.held.get_value() && !tries;
        self.since.set_value((at, seen.then(dom::now)));
    }

    /// Saves the table time if a clock is running, so that a reload neither costs nor gains a
    /// player time.
    fn save_table_time(self) {
        if self.is_saving() && self.with_untracked(|game| G::deadline(game.state()).is_some()) {
            let left = Some((self.id.get_value().to_string(), self.table_time()));
            self.app.save(CLOCK_RECORD, &left);
        }
    }

    /// Runs the clocks, and stops them while the page is hidden.
    fn run_clocks(self) {
        let sight = window_event_listener(ev::visibilitychange, move |_| {
            self.pause_when_hidden();
            if document().hidden() {
                self.save_table_time();
            }
        });
        let hide = ev::Custom::<web_sys::Event>::new("pagehide");
        let left = window_event_listener(hide, move |_| self.save_table_time());
        let tick = set_interval_with_handle(
            move || {
                let deadline = self.with_untracked(|game| G::deadline(game.state()));
                if deadline.is_none() {
                    return;
                }
                let at = self.table_time();
                self.tick.set(at);
                let mut passed = false;
                self.change_match(|game| {
                    while game.pass_time(at) {
                        passed = true;
                    }
                    passed
                });
                if passed {
                    self.floor.set(self.with_untracked(Match::undo_floor));
                }
            },
            TICK,
        );
        on_cleanup(move || {
            self.save_table_time();
            sight.remove();
            left.remove();
            if let Ok(tick) = tick {
                tick.clear();
            }
        });
    }
}
