//! A game on its screen: the match, kept at every step, and the verbs that change it.

use std::rc::Rc;
use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;

use super::desk::{Desk, use_desk};
use super::dom;
use super::lesson::coach;
use super::opened;
use super::words::{WordBox, Words, use_words};
use crate::shell::draw::{effect, memo};
use game::{ActError, Game, GameId, Match, Moment, SeatId, Told, Viewer};
use store::Unreadable;

/// How often a running clock is looked at.
const TICK: Duration = Duration::from_millis(250);
/// Where it is kept how late it is at the table that was left while a clock ran.
const CLOCK: &str = "clock";

/// What is done before a seat does anything.
type First = Rc<dyn Fn(SeatId)>;

/// A game on its screen. Screens read it and send it verbs; nothing else changes it.
pub struct Session<G: Game> {
    desk: Desk,
    words: WordBox,
    id: StoredValue<GameId>,
    game: RwSignal<Match<G>>,
    /// Table time when the page began to count, and the page's time then; none while the
    /// page is out of sight.
    since: StoredValue<(Moment, Option<f64>)>,
    /// Whether time stands still for another reason.
    held: StoredValue<bool>,
    tick: RwSignal<Moment>,
    /// How many steps no undo takes back: what came before the turn of who acted last, as it
    /// was when they did.
    floor: RwSignal<usize>,
    /// Whether it is a lesson: nothing of it is kept.
    lesson: bool,
    /// What is done first, before a seat does anything.
    first: StoredValue<Option<First>, LocalStorage>,
    /// The game as it is kept, while a moment of it is tried again.
    aside: StoredValue<Option<Match<G>>>,
    /// After how many steps that moment is.
    tries: RwSignal<Option<usize>>,
    /// Whether another position was laid on the table since the screen followed last.
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
    /// The game that lies open. `tell` puts a line of its history into words.
    pub fn open(
        id: &GameId,
        tell: fn(&Match<G>, &Told<G::Line>) -> String,
    ) -> Result<Session<G>, Unreadable> {
        let desk = use_desk();
        let opened = opened::take::<G>(id).ok_or(Unreadable::Gone)?;
        // A clock that ran as the page was left goes on from there.
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

    /// The match, followed.
    pub fn with<T>(self, see: impl FnOnce(&Match<G>) -> T) -> T {
        self.game.with(see)
    }

    /// The match as it is now.
    pub fn with_now<T>(self, see: impl FnOnce(&Match<G>) -> T) -> T {
        self.game.with_untracked(see)
    }

    /// The game's name on the shelf.
    pub fn id(self) -> GameId {
        self.id.get_value()
    }

    /// Whether it is a lesson, of which nothing is kept.
    pub fn is_lesson(self) -> bool {
        self.lesson
    }

    /// Whether a moment of the game is tried again, followed.
    pub fn tries(self) -> bool {
        self.tries.with(Option::is_some)
    }

    /// Whether what happens now is kept: nothing of a lesson is, nor of what is tried again.
    pub fn keeps(self) -> bool {
        !self.lesson && self.tries.with_untracked(Option::is_none)
    }

    /// Lays the game on the table as it was after so many steps, to be played on from there. What
    /// is kept stays as it is.
    pub fn try_at(self, steps: usize) {
        let kept = self.aside.try_update_value(Option::take).flatten();
        let kept = kept.unwrap_or_else(|| self.game.get_untracked());
        let then = kept.cut(steps);
        self.aside.set_value(Some(kept));
        self.lays(then, Some(steps));
    }

    /// Lays the game on the table again as it is kept.
    pub fn try_no_more(self) {
        if let Some(kept) = self.aside.try_update_value(Option::take).flatten() {
            self.lays(kept, None);
        }
    }

    /// Whether another position was laid on the table since this was asked last.
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

    /// Where it is kept.
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

    /// The moment that clocks show, followed.
    pub fn moment(self) -> Moment {
        self.tick.get()
    }

    /// From now on this is done before a seat does anything.
    pub fn does_first(self, first: impl Fn(SeatId) + 'static) {
        self.first.set_value(Some(Rc::new(first)));
    }

    /// Lets a seat act; what happened is kept and told.
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
            // What is tried again is taken back as far as it began.
            let from = self.tries.get_untracked().unwrap_or_default();
            self.floor.set(self.with_now(Match::undo_floor).max(from));
        }
        done
    }

    /// Whether a step of the own turn can be taken back, followed.
    pub fn can_undo(self) -> bool {
        let floor = self.floor.get();
        self.game.with(|game| floor < game.journal().steps.len())
    }

    /// Takes the last step of the own turn back, and with it what programs did since.
    pub fn undo(self) {
        let floor = self.floor.get_untracked();
        self.change(|game| game.undo_own(floor));
    }

    fn lines(self, game: &Match<G>) -> Vec<(usize, String)> {
        let told = game.history(Viewer::Table).into_iter();
        told.map(|told| (told.step, (self.tell)(game, &told)))
            .collect()
    }

    /// Changes the match, keeps it, and tells what is new.
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

    /// Table time as it is now. It stands still while the page is out of sight.
    pub fn now(self) -> Moment {
        self.moment_of(dom::now())
    }

    /// Table time as it was when an event of the browser happened, by its time stamp.
    pub fn moment_of(self, stamp: f64) -> Moment {
        let (base, since) = self.since.get_value();
        let gone = since.map_or(0.0, |since| (stamp - since).max(0.0));
        Moment(base.0 + gone as u64)
    }

    /// Says on the page whether a game is going on: what must not disturb it looks there.
    fn show_whether_it_goes_on(self) {
        let over = memo(move || self.tries() || self.with(|game| game.outcome().is_some()));
        effect(move || dom::set_game(Some(over.get())));
        on_cleanup(|| dom::set_game(None));
    }

    /// Lets time stand still, or go on: a table may be covered.
    pub fn hold(self, held: bool) {
        self.held.set_value(held);
        self.follow_sight();
    }

    /// Time goes on while the table is seen; it stands while something is tried again.
    fn follow_sight(self) {
        let at = self.now();
        let tries = self.tries.with_untracked(Option::is_some);
        let seen = !document().hidden() && !self.held.get_value() && !tries;
        self.since.set_value((at, seen.then(dom::now)));
    }

    /// Keeps how late it is, where a clock runs: a reload takes no time and gives none.
    fn keep_time(self) {
        if self.keeps() && self.with_now(|game| G::deadline(game.state()).is_some()) {
            let left = Some((self.id.get_value().to_string(), self.now()));
            self.desk.keep(CLOCK, &left);
        }
    }

    /// Clocks run while the page is seen, and stand still while it is not.
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
