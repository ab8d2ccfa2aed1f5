//! Positions to solve, one after another: five in a daily task, or practice without end.

use std::sync::Arc;

use leptos::prelude::*;

use super::{Task, result_of};
use crate::desk::{Desk, use_desk};
use crate::dom;
use crate::draw::{all, memo, nothing, show_when};
use crate::parts::{Button, Heading, Weight, WithWords};
use crate::seated::Seated;
use crate::thinker::Thinker;
use game::{Day, Game, SeatId};
use lexicon::WordBook;
use screen::day::{MISSES, Misses, Try};
use screen::text::day as words;
use screen::{GameCard, OtherScreen, Route, text};

/// The parts of solving positions that differ from game to game.
pub struct Poser<P: Send + Sync + 'static> {
    /// Asks the thinker for the position that belongs to a key, and reports the result to
    /// [`Positions::hear`].
    pub ask: fn(Positions<P>, String, &Arc<WordBook>),
    /// Draws a position to be solved.
    pub draw: fn(Positions<P>, P, Arc<WordBook>) -> AnyView,
    /// The value of a position's best action.
    pub par: fn(&P) -> i32,
    /// Words the result of an attempt in a sentence.
    pub says: fn(&P, Try, &WordBook) -> String,
}

impl<P: Send + Sync + 'static> Clone for Poser<P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: Send + Sync + 'static> Copy for Poser<P> {}

/// How far loading a position has got.
#[derive(Clone)]
enum Stage<P> {
    Coming,
    Here(P),
    Failed,
}

/// The positions on the screen, shown one at a time.
pub struct Positions<P: Send + Sync + 'static> {
    task: Option<Task>,
    today: Option<Day>,
    desk: Desk,
    who: StoredValue<String>,
    poser: Poser<P>,
    key: StoredValue<String>,
    /// The kind of position, under which misses are recorded.
    kind: StoredValue<String>,
    stage: RwSignal<Stage<P>>,
    /// The attempt at the current position, if one was made.
    tried: RwSignal<Option<Try>>,
    /// The sentence about that attempt.
    says: RwSignal<String>,
    /// The thinker that finds positions.
    pub thinker: Thinker,
}

impl<P: Send + Sync + 'static> Clone for Positions<P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: Send + Sync + 'static> Copy for Positions<P> {}

/// Draws the five positions of a daily task.
pub fn of_day<P: Clone + Send + Sync + 'static>(task: Task, poser: Poser<P>) -> AnyView {
    let who = task.who();
    Positions::open(task.card, Some(task), task.desk, who, poser).draw()
}

/// Draws practice; missed positions come first.
pub fn practice<P: Clone + Send + Sync + 'static>(
    card: &'static GameCard,
    here: &'static OtherScreen,
    poser: Poser<P>,
) -> AnyView {
    let desk = use_desk();
    let positions = Positions::open(card, None, desk, desk.who(), poser);
    // A game's first kind of practice shares its misses with the daily task.
    if card.task.practice != Some(here) {
        positions.kind.set_value(kind_of(card, here));
    }
    let other = |other: &&'static OtherScreen| {
        let other = *other;
        let leads =
            other.link.is_none() && *other != card.task.screen || Some(other) == card.task.practice;
        (leads && other != here).then(|| {
            view! {
                <a class="button" href=Route::Other(card, other).hash()>
                    {other.heading}
                </a>
            }
            .into_any()
        })
    };
    view! {
        <Heading words=text::heading(&Route::Other(card, here)) />
        <p class="soft prose">{words::PRACTICE_SAYS}</p>
        {positions.draw()}
        <p class="buttons">
            {all(card.others.iter().filter_map(other))}
            <a class="button" href=Route::SetUp(card).hash()>
                {card.play}
            </a>
        </p>
    }
    .into_any()
}

/// Records whether the selected player found or missed a position of this kind.
pub fn remember(desk: Desk, kind: &str, key: &str, found: bool) {
    let Ok(today) = dom::today().parse() else {
        return;
    };
    let mut misses: Misses = desk.load(MISSES);
    let before = misses.clone();
    misses.tell(&desk.who(), kind, key, found, today);
    if misses != before {
        desk.keep(MISSES, &misses);
    }
}

/// Records what each person at a table should practise after a game: a key for each seat that has
/// one.
pub fn learn<G: Game>(seated: Seated<G>, desk: Desk, key: impl Fn(SeatId) -> Option<String>) {
    let Ok(today) = dom::today().parse() else {
        return;
    };
    let mut misses: Misses = desk.load(MISSES);
    let before = misses.clone();
    for seat in seated.people.iter() {
        if let Some(key) = key(seat) {
            misses.learn(&seated.session.name(seat), G::ID, &key, today);
        }
    }
    if misses != before {
        desk.keep(MISSES, &misses);
    }
}

/// The next position of this kind that the selected player missed earlier and that is due again
/// today.
pub fn missed(desk: Desk, kind: &str) -> Option<String> {
    let today = dom::today().parse().ok()?;
    let misses: Misses = desk.load(MISSES);
    let missed = misses.next(&desk.who(), kind, today);
    missed.map(ToOwned::to_owned)
}

/// The name under which misses at this kind of practice are recorded.
pub fn kind_of(card: &GameCard, here: &OtherScreen) -> String {
    format!("{}/{}", card.id, here.path)
}

impl<P: Clone + Send + Sync + 'static> Positions<P> {
    fn open(
        card: &'static GameCard,
        task: Option<Task>,
        desk: Desk,
        who: String,
        poser: Poser<P>,
    ) -> Positions<P> {
        Positions {
            task,
            today: dom::today().parse().ok(),
            desk,
            who: StoredValue::new(who),
            poser,
            key: StoredValue::default(),
            kind: StoredValue::new(card.id.to_owned()),
            stage: RwSignal::new(Stage::Coming),
            tried: RwSignal::new(None),
            says: RwSignal::default(),
            thinker: Thinker::new(),
        }
    }

    /// Receives the position from the thinker. A missed position that can no longer be posed counts
    /// as found, so that it doesn't block the others.
    pub fn hear(self, posed: Option<P>) {
        if posed.is_none() && self.task.is_none() {
            let (kind, key) = (self.kind.get_value(), self.key.get_value());
            remember(self.desk, &kind, &key, true);
        }
        self.stage.set(posed.map_or(Stage::Failed, Stage::Here));
    }

    /// Whether an attempt at this position was made, tracked.
    pub fn is_tried(self) -> bool {
        self.tried.with(Option::is_some)
    }

    /// Records an attempt at the current position. Only the first one counts.
    pub fn answer(self, got: i32, book: &WordBook) {
        if self.tried.with_untracked(Option::is_some) {
            return;
        }
        let told = self.stage.with_untracked(|stage| match stage {
            Stage::Here(posed) => {
                let tried = Try {
                    got,
                    par: (self.poser.par)(posed),
                };
                Some((tried, (self.poser.says)(posed, tried, book)))
            }
            _ => None,
        });
        let Some((tried, says)) = told else {
            return;
        };
        self.remember(tried);
        if let Some(task) = self.task {
            let part = untrack(|| self.part());
            task.change(|days, who| {
                days.enter(who, task.card.id, task.day, task.today, part, tried)
            });
        }
        self.says.set(says);
        self.tried.set(Some(tried));
    }

    /// Records the attempt for later practice: a missed position comes back, and one that was found
    /// waits longer.
    fn remember(self, tried: Try) {
        // At least 90 % of the best counts as found.
        let found = 10 * i64::from(tried.got) >= 9 * i64::from(tried.par);
        let (kind, key) = (self.kind.get_value(), self.key.get_value());
        remember(self.desk, &kind, &key, found);
    }

    /// Number of the task's positions done, tracked.
    fn part(self) -> usize {
        let done = self.task.and_then(Task::done);
        done.map_or(0, |done| done.tries.len())
    }

    /// Whether all of the task's positions are done, tracked.
    fn is_whole(self) -> bool {
        let done = self.task.and_then(Task::done);
        done.is_some_and(|done| done.is_whole())
    }

    fn next_key(self) -> String {
        if let Some(task) = self.task {
            return format!("{} {}", task.day, self.part() + 1);
        }
        let missed = missed(self.desk, &self.kind.get_value());
        missed.unwrap_or_else(|| format!("practice {}", dom::random()))
    }

    /// Asks for the next position.
    fn go_on(self, book: &Arc<WordBook>) {
        if untrack(|| self.is_whole()) {
            self.tried.set(None);
            return;
        }
        let key = untrack(|| self.next_key());
        self.key.set_value(key.clone());
        self.tried.set(None);
        self.says.set(String::new());
        self.stage.set(Stage::Coming);
        (self.poser.ask)(self, key, book);
    }

    fn draw(self) -> AnyView {
        let draw = Callback::new(move |book| self.drawn(book));
        view! { <WithWords draw /> }.into_any()
    }

    fn drawn(self, book: Arc<WordBook>) -> AnyView {
        self.go_on(&book);
        let over = memo(move || self.is_whole() && !self.is_tried());
        let board = StoredValue::new(book.clone());
        let shown = move || match self.stage.get() {
            Stage::Coming => view! { <p role="status">{words::COMING}</p> }.into_any(),
            Stage::Failed => self.failed(board.get_value()),
            Stage::Here(posed) => (self.poser.draw)(self, posed, board.get_value()),
        };
        let at = move || {
            let part = self.part().saturating_sub(usize::from(self.is_tried()));
            self.task.map(|_| words::part(part))
        };
        let asks = move || {
            view! {
                <p class="task-part">{at}</p>
                {shown}
                {self.verdict(board.get_value())}
            }
            .into_any()
        };
        let ends = move || self.task.map_or_else(nothing, result_of);
        view! {
            <div class="task">
                {show_when(move || !over.get(), asks)} {show_when(move || over.get(), ends)}
                {self.waiting()}
            </div>
        }
        .into_any()
    }

    fn failed(self, book: Arc<WordBook>) -> AnyView {
        let again = Callback::new(move |()| self.go_on(&book));
        view! {
            <p role="alert">{words::FAILED}</p>
            <p class="buttons">
                <Button weight=Weight::Main on_press=again>
                    {words::TRY_AGAIN}
                </Button>
            </p>
        }
        .into_any()
    }

    /// Draws the result of an attempt, and the button to go on.
    fn verdict(self, book: Arc<WordBook>) -> AnyView {
        let on = Callback::new(move |()| {
            self.go_on(&book);
            dom::focus(dom::HEADING);
        });
        let sign = move || {
            let tried = self.tried.get()?;
            Some(if tried.got >= tried.par {
                "good"
            } else {
                "bad"
            })
        };
        let says = move || match self.is_whole() {
            true => words::SEE_RESULT,
            false => words::NEXT,
        };
        let button = move || {
            view! {
                <p class="buttons">
                    <Button weight=Weight::Main on_press=on>
                        {says}
                    </Button>
                </p>
            }
            .into_any()
        };
        view! {
            <p class="verdict" role="status" data-verdict=sign>
                {move || self.says.get()}
            </p>
            {show_when(move || self.is_tried(), button)}
        }
        .into_any()
    }

    /// Draws how many missed positions are waiting, in practice only.
    fn waiting(self) -> AnyView {
        let says = move || {
            self.tried.track();
            let misses: Misses = self.desk.load(MISSES);
            let who = self.who.get_value();
            let count = self.today.filter(|_| self.task.is_none());
            let count = count.map(|today| misses.count(&who, &self.kind.get_value(), today));
            count.and_then(words::misses)
        };
        view! { <p class="soft">{says}</p> }.into_any()
    }
}
