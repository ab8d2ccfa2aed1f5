//! A game on its screen: the match, saved after every step, and the operations that change it.

use std::rc::Rc;
use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;

use super::desk::{Desk, use_desk};
use super::dom;
use super::lesson::coach;
use super::opened;
use super::words::{WordBox, Words, use_words};
use crate::draw::{effect, memo};
use game::{ActError, Game, GameId, Match, Moment, SeatId, Told, Viewer};
use store::Unreadable;

/// How often a running clock is read.
const TICK: Duration = Duration::from_millis(250);
/// The record of the table time of a game that was left while a clock was running.
const CLOCK: &str = "clock";

/// A callback that runs before any seat acts.
type First = Rc<dyn Fn(SeatId)>;

/// A game on its screen. Screens read it and call its methods; nothing else changes the match.
pub struct Session<G: Game> {
    desk: Desk,
    words: WordBox,
    id: StoredValue<GameId>,
    game: RwSignal<Match<G>>,
    /// Table time when the page began to count, and the page's time at that moment; `None` while
    /// time is stopped.
    since: StoredValue<(Moment, Option<f64>)>,
    /// Whether time is stopped for a reason other than a hidden page.
    held: StoredValue<bool>,
    tick: RwSignal<Moment>,
    /// The number of steps that undo can't take back: those before the last actor's turn,
    /// determined when they acted.
    floor: RwSignal<usize>,
    /// Whether this is a lesson, of which nothing is saved.
    lesson: bool,
    /// Callback that runs before any seat acts.
    first: StoredValue<Option<First>, LocalStorage>,
    /// The saved game, while a moment of it is tried again.
    aside: StoredValue<Option<Match<G>>>,
    /// The number of steps before the moment that is tried again.
    tries: RwSignal<Option<usize>>,
    /// Whether another position was set up since the last call of `jumps`.
    jumped: StoredValue<bool>,
    tell: fn(&Match<G>, &Told<G::Line>) -> String,
}

impl<G: Game> Clone for Session<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Session<G> {}

impl<G: Game> Session<G> {
    /// Opens the session of a game that has been loaded (`opened`). `tell` formats a line of the
    /// game's history.
    pub fn open(
        id: &GameId,
        tell: fn(&Match<G>, &Told<G::Line>) -> String,
    ) -> Result<Session<G>, Unreadable> {
        let desk = use_desk();
        let opened = opened::take::<G>(id).ok_or(Unreadable::Gone)?;
        // A clock that was running when the page was left continues from its saved time.
        let left: Option<(String, Moment)> = desk.load(CLOCK);
        let left = left.filter(|(left, _)| *left == id.to_string());
        let left = left.map(|(_, at)| at);
        let last = opened.game.last_moment().max(left.unwrap_or_default());
        let session = Session {
            desk,
            words: use_words(),
            id: StoredValue::new(id.clone()),
            floor: RwSignal::new(opened.game.undo_floor()),
            game: RwSignal::new(opened.game),
            since: StoredValue::new((last, Some(dom::now()))),
            held: StoredValue::new(false),
            tick: RwSignal::new(last),
            lesson: coach().is_some(),
            first: StoredValue::new_local(None),
            aside: StoredValue::new(None),
            tries: RwSignal::new(None),
            jumped: StoredValue::new(false),
            tell,
        };
        session.run_clock();
        session.show_whether_it_goes_on();
        Ok(session)
    }

    /// Reads the match, tracked.
    pub fn with<T>(self, see: impl FnOnce(&Match<G>) -> T) -> T {
        self.game.with(see)
    }

    /// Reads the match, untracked.
    pub fn with_now<T>(self, see: impl FnOnce(&Match<G>) -> T) -> T {
        self.game.with_untracked(see)
    }

    /// The game's id on the shelf.
    pub fn id(self) -> GameId {
        self.id.get_value()
    }

    /// Whether this is a lesson, of which nothing is saved.
    pub fn is_lesson(self) -> bool {
        self.lesson
    }

    /// Whether a moment of the game is being tried again, tracked.
    pub fn tries(self) -> bool {
        self.tries.with(Option::is_some)
    }

    /// Whether what happens now is saved: not in a lesson, nor while a moment is tried again.
    pub fn keeps(self) -> bool {
        !self.lesson && self.tries.with_untracked(Option::is_none)
    }

    /// Sets up the position after this many steps, to be played on from there. The saved game stays
    /// as it is.
    pub fn try_at(self, steps: usize) {
        let kept = self.aside.try_update_value(Option::take).flatten();
        let kept = kept.unwrap_or_else(|| self.game.get_untracked());
        let then = kept.cut(steps);
        self.aside.set_value(Some(kept));
        self.lays(then, Some(steps));
    }

    /// Returns to the saved game.
    pub fn try_no_more(self) {
        if let Some(kept) = self.aside.try_update_value(Option::take).flatten() {
            self.lays(kept, None);
        }
    }

    /// Whether another position was set up since the last call.
    pub(super) fn jumps(self) -> bool {
        self.jumped
            .try_update_value(std::mem::take)
            .unwrap_or_default()
    }

    fn lays(self, game: Match<G>, tries: Option<usize>) {
        let last = game.last_moment();
        self.floor.set(tries.unwrap_or_else(|| game.undo_floor()));
        self.tries.set(tries);
        self.jumped.set_value(true);
        self.since.set_value((last, None));
        self.tick.set(last);
        self.game.set(game);
        self.follow_sight();
    }

    /// The desk through which the game is saved.
    pub(super) fn desk(self) -> Desk {
        self.desk
    }

    /// The name of a seat's player.
    pub fn name(self, seat: SeatId) -> String {
        let name = |game: &Match<G>| {
            let seat = game.journal().seats.get(seat.index())?;
            Some(seat.player.name.to_string())
        };
        self.with_now(name).unwrap_or_default()
    }

    /// The moment that clocks show, tracked.
    pub fn moment(self) -> Moment {
        self.tick.get()
    }

    /// Registers a callback that runs before any seat acts.
    pub fn does_first(self, first: impl Fn(SeatId) + 'static) {
        self.first.set_value(Some(Rc::new(first)));
    }

    /// Performs an action for a seat; saves and announces what happened.
    pub fn act(self, seat: SeatId, action: &G::Action) -> Result<(), ActError<G::Refusal>> {
        if let Some(first) = self.first.get_value() {
            first(seat);
        }
        let book = match self.words.state_now() {
            Words::Here(book) => Some(book),
            _ => None,
        };
        let words = book.as_ref().map(|book| &book.lexicon);
        let at = self.now();
        let mut done = Err(ActError::Over);
        self.change(|game| {
            done = game.act(seat, action, at, words);
            done.is_ok()
        });
        if done.is_ok() {
            // Steps made while trying a moment again can be undone back to that moment.
            let from = self.tries.get_untracked().unwrap_or_default();
            self.floor.set(self.with_now(Match::undo_floor).max(from));
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
        self.change(|game| game.undo_own(floor));
    }

    fn lines(self, game: &Match<G>) -> Vec<(usize, String)> {
        let told = game.history(Viewer::Table).into_iter();
        told.map(|told| (told.step, (self.tell)(game, &told)))
            .collect()
    }

    /// Changes the match, saves it, and announces new history lines.
    fn change(self, change: impl FnOnce(&mut Match<G>) -> bool) {
        let before = self.with_now(|game| game.history(Viewer::Table).len());
        let mut changed = false;
        self.game.maybe_update(|game| {
            changed = change(game);
            changed
        });
        if !changed {
            return;
        }
        self.keep();
        let news = self.with_now(|game| self.lines(game));
        for (_, words) in news.into_iter().skip(before) {
            self.desk.say(words);
        }
    }

    fn keep(self) {
        if !self.keeps() {
            return;
        }
        let id = self.id.get_value();
        self.with_now(|game| self.desk.keep_game(&id, game));
    }

    /// The current table time. It stops while the page is hidden.
    pub fn now(self) -> Moment {
        self.moment_of(dom::now())
    }

    /// The table time at which a browser event happened, from the event's time stamp.
    pub fn moment_of(self, stamp: f64) -> Moment {
        let (base, since) = self.since.get_value();
        let gone = since.map_or(0.0, |since| (stamp - since).max(0.0));
        Moment(base.0 + gone as u64)
    }

    /// Sets on the root element whether a game is going on, for code that must not disturb one.
    fn show_whether_it_goes_on(self) {
        let over = memo(move || self.tries() || self.with(|game| game.outcome().is_some()));
        effect(move || dom::set_game(Some(over.get())));
        on_cleanup(|| dom::set_game(None));
    }

    /// Stops or resumes table time, for example while the table is covered.
    pub fn hold(self, held: bool) {
        self.held.set_value(held);
        self.follow_sight();
    }

    /// Runs table time while the table is visible, and stops it while the table is hidden or a
    /// moment is tried again.
    fn follow_sight(self) {
        let at = self.now();
        let tries = self.tries.with_untracked(Option::is_some);
        let seen = !document().hidden() && !self.held.get_value() && !tries;
        self.since.set_value((at, seen.then(dom::now)));
    }

    /// Saves the table time if a clock is running, so that a reload neither costs nor gains time.
    fn keep_time(self) {
        if self.keeps() && self.with_now(|game| G::deadline(game.state()).is_some()) {
            let left = Some((self.id.get_value().to_string(), self.now()));
            self.desk.keep(CLOCK, &left);
        }
    }

    /// Runs the clocks, and stops them while the page is hidden.
    fn run_clock(self) {
        let sight = window_event_listener(ev::visibilitychange, move |_| {
            self.follow_sight();
            if document().hidden() {
                self.keep_time();
            }
        });
        let hide = ev::Custom::<web_sys::Event>::new("pagehide");
        let left = window_event_listener(hide, move |_| self.keep_time());
        let tick = set_interval_with_handle(
            move || {
                let deadline = self.with_now(|game| G::deadline(game.state()));
                if deadline.is_none() {
                    return;
                }
                let at = self.now();
                self.tick.set(at);
                let mut passed = false;
                self.change(|game| {
                    while game.pass_time(at) {
                        passed = true;
                    }
                    passed
                });
                if passed {
                    self.floor.set(self.with_now(Match::undo_floor));
                }
            },
            TICK,
        );
        on_cleanup(move || {
            self.keep_time();
            sight.remove();
            left.remove();
            if let Ok(tick) = tick {
                tick.clear();
            }
        });
    }
}
