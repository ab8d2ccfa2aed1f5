//! Positions to solve, one after another: five in a daily task, or practice without end.

use std::sync::Arc;

use leptos::prelude::*;

use super::{Task, draw_task_result};
use crate::app_state::{AppState, use_app};
use crate::bot_worker::BotWorker;
use crate::dom;
use crate::draw::{join_views, memo, nothing, show_when};
use crate::parts::{Button, Heading, Weight, WithWordList};
use crate::table_core::TableCore;
use game::{Day, Game, SeatId};
use lexicon::WordBook;
use screen::day::{MISSES_RECORD, MissedPositions, PartResult};
use screen::text::day as words;
use screen::{GameCard, OtherScreen, Route, text};

/// The parts of solving positions that differ from game to game.
pub struct PositionTask<P: Send + Sync + 'static> {
    /// Asks the bot worker for the position that belongs to a key, and reports the result to
    /// [`PositionRun::on_posed`].
    pub ask: fn(PositionRun<P>, String, &Arc<WordBook>),
    /// Draws a position to be solved.
    pub draw: fn(PositionRun<P>, P, Arc<WordBook>) -> AnyView,
    /// The value of a position's best action.
    pub par: fn(&P) -> i32,
    /// Returns a sentence about the result of an attempt.
    pub says: fn(&P, PartResult, &WordBook) -> String,
}

impl<P: Send + Sync + 'static> Clone for PositionTask<P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: Send + Sync + 'static> Copy for PositionTask<P> {}

/// How far loading a position has got.
#[derive(Clone)]
enum PositionState<P> {
    Coming,
    Here(P),
    Failed,
}

/// The positions on the screen, shown one at a time.
pub struct PositionRun<P: Send + Sync + 'static> {
    task: Option<Task>,
    today: Option<Day>,
    app: AppState,
    who: StoredValue<String>,
    poser: PositionTask<P>,
    key: StoredValue<String>,
    /// The kind of position, under which misses are recorded.
    kind: StoredValue<String>,
    stage: RwSignal<PositionState<P>>,
    /// The attempt at the current position, if one was made.
    tried: RwSignal<Option<PartResult>>,
    /// The sentence about that attempt.
    says: RwSignal<String>,
    /// The bot worker that finds positions.
    pub bot_worker: BotWorker,
}

impl<P: Send + Sync + 'static> Clone for PositionRun<P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: Send + Sync + 'static> Copy for PositionRun<P> {}

/// Draws the five positions of a daily task.
pub fn position_task<P: Clone + Send + Sync + 'static>(
    task: Task,
    poser: PositionTask<P>,
) -> AnyView {
    let who = task.player_name();
    PositionRun::open(task.card, Some(task), task.app, who, poser).draw()
}

/// Draws practice; missed positions come first.
pub fn practice_positions<P: Clone + Send + Sync + 'static>(
    card: &'static GameCard,
    here: &'static OtherScreen,
    poser: PositionTask<P>,
) -> AnyView {
    let app = use_app();
    let positions = PositionRun::open(card, None, app, app.selected_player(), poser);
    // A game's first kind of practice shares its misses with the daily task.
    if card.task.practice != Some(here) {
        positions.kind.set_value(practice_kind(card, here));
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
        <p class="soft prose">{words::PRACTICE_NOTE}</p>
        {positions.draw()}
        <p class="buttons">
            {join_views(card.others.iter().filter_map(other))}
            <a class="button" href=Route::SetUp(card).hash()>
                {card.play}
            </a>
        </p>
    }
    .into_any()
}

/// Records whether the selected player found or missed a position of this kind.
pub fn record_practice(app: AppState, kind: &str, key: &str, found: bool) {
    let Ok(today) = dom::today().parse() else {
        return;
    };
    let mut misses: MissedPositions = app.load(MISSES_RECORD);
    let before = misses.clone();
    misses.record(&app.selected_player(), kind, key, found, today);
    if misses != before {
        app.save(MISSES_RECORD, &misses);
    }
}

/// Records what each person at a table should practise after a game. `key` returns the key of a
/// seat's position, if it has one.
pub fn record_to_practise<G: Game>(
    core: TableCore<G>,
    app: AppState,
    key: impl Fn(SeatId) -> Option<String>,
) {
    let Ok(today) = dom::today().parse() else {
        return;
    };
    let mut misses: MissedPositions = app.load(MISSES_RECORD);
    let before = misses.clone();
    for seat in core.people.iter() {
        if let Some(key) = key(seat) {
            misses.add_missed(&core.session.player_name(seat), G::ID, &key, today);
        }
    }
    if misses != before {
        app.save(MISSES_RECORD, &misses);
    }
}

/// The next position of this kind that the selected player missed earlier and that is due again
/// today.
pub fn next_missed(app: AppState, kind: &str) -> Option<String> {
    let today = dom::today().parse().ok()?;
    let misses: MissedPositions = app.load(MISSES_RECORD);
    let missed = misses.next_due(&app.selected_player(), kind, today);
    missed.map(ToOwned::to_owned)
}

/// The name under which misses at this kind of practice are recorded.
pub(crate) fn practice_kind(card: &GameCard, here: &OtherScreen) -> String {
    format!("{}/{}", card.id, here.path)
}

impl<P: Clone + Send + Sync + 'static> PositionRun<P> {
    fn open(
        card: &'static GameCard,
        task: Option<Task>,
        app: AppState,
        who: String,
        poser: PositionTask<P>,
    ) -> PositionRun<P> {
        PositionRun {
            task,
            today: dom::today().parse().ok(),
            app,
            who: StoredValue::new(who),
            poser,
            key: StoredValue::default(),
            kind: StoredValue::new(card.id.to_owned()),
            stage: RwSignal::new(PositionState::Coming),
            tried: RwSignal::new(None),
            says: RwSignal::default(),
            bot_worker: BotWorker::new(),
        }
    }

    /// Receives the position from the bot worker. A missed position that can no longer be posed counts
    /// as found, so that it doesn't block the others.
    pub fn on_posed(self, posed: Option<P>) {
        if posed.is_none() && self.task.is_none() {
            let (kind, key) = (self.kind.get_value(), self.key.get_value());
            record_practice(self.app, &kind, &key, true);
        }
        self.stage
            .set(posed.map_or(PositionState::Failed, PositionState::Here));
    }

    /// Whether an attempt at this position was made, tracked.
    pub fn is_attempted(self) -> bool {
        self.tried.with(Option::is_some)
    }

    /// Records an attempt at the current position. Only the first one counts.
    pub fn record_answer(self, got: i32, book: &WordBook) {
        if self.tried.with_untracked(Option::is_some) {
            return;
        }
        let told = self.stage.with_untracked(|stage| match stage {
            PositionState::Here(posed) => {
                let tried = PartResult {
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
        self.record_try(tried);
        if let Some(task) = self.task {
            let part = untrack(|| self.done_count());
            task.change_results(|days, who| {
                days.record_part(who, task.card.id, task.day, task.today, part, tried)
            });
        }
        self.says.set(says);
        self.tried.set(Some(tried));
    }

    /// Records the attempt for later practice: a missed position comes back, and one that was found
    /// waits longer.
    fn record_try(self, tried: PartResult) {
        // At least 90 % of the best counts as found.
        let found = 10 * i64::from(tried.got) >= 9 * i64::from(tried.par);
        let (kind, key) = (self.kind.get_value(), self.key.get_value());
        record_practice(self.app, &kind, &key, found);
    }

    /// Number of the task's positions done, tracked.
    fn done_count(self) -> usize {
        let done = self.task.and_then(Task::result);
        done.map_or(0, |done| done.tries.len())
    }

    /// Whether all of the task's positions are done, tracked.
    fn is_complete(self) -> bool {
        let done = self.task.and_then(Task::result);
        done.is_some_and(|done| done.is_complete())
    }

    fn next_key(self) -> String {
        if let Some(task) = self.task {
            return format!("{} {}", task.day, self.done_count() + 1);
        }
        let missed = next_missed(self.app, &self.kind.get_value());
        missed.unwrap_or_else(|| format!("practice {}", dom::random()))
    }

    /// Asks for the next position.
    fn next_position(self, book: &Arc<WordBook>) {
        if untrack(|| self.is_complete()) {
            self.tried.set(None);
            return;
        }
        let key = untrack(|| self.next_key());
        self.key.set_value(key.clone());
        self.tried.set(None);
        self.says.set(String::new());
        self.stage.set(PositionState::Coming);
        (self.poser.ask)(self, key, book);
    }

    fn draw(self) -> AnyView {
        let draw = Callback::new(move |book| self.draw_position(book));
        view! { <WithWordList draw /> }.into_any()
    }

    fn draw_position(self, book: Arc<WordBook>) -> AnyView {
        self.next_position(&book);
        let over = memo(move || self.is_complete() && !self.is_attempted());
        let board = StoredValue::new(book.clone());
        let shown = move || match self.stage.get() {
            PositionState::Coming => view! { <p role="status">{words::COMING}</p> }.into_any(),
            PositionState::Failed => self.draw_failure(board.get_value()),
            PositionState::Here(posed) => (self.poser.draw)(self, posed, board.get_value()),
        };
        let at = move || {
            let part = self
                .done_count()
                .saturating_sub(usize::from(self.is_attempted()));
            self.task.map(|_| words::part(part))
        };
        let asks = move || {
            view! {
                <p class="task-part">{at}</p>
                {shown}
                {self.draw_verdict(board.get_value())}
            }
            .into_any()
        };
        let ends = move || self.task.map_or_else(nothing, draw_task_result);
        view! {
            <div class="task">
                {show_when(move || !over.get(), asks)} {show_when(move || over.get(), ends)}
                {self.draw_waiting_count()}
            </div>
        }
        .into_any()
    }

    fn draw_failure(self, book: Arc<WordBook>) -> AnyView {
        let again = Callback::new(move |()| self.next_position(&book));
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
    fn draw_verdict(self, book: Arc<WordBook>) -> AnyView {
        let on = Callback::new(move |()| {
            self.next_position(&book);
            dom::focus(dom::HEADING_ID);
        });
        let sign = move || {
            let tried = self.tried.get()?;
            Some(if tried.got >= tried.par {
                "good"
            } else {
                "bad"
            })
        };
        let says = move || {
            if self.is_complete() {
                words::SEE_RESULT
            } else {
                words::NEXT
            }
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
            {show_when(move || self.is_attempted(), button)}
        }
        .into_any()
    }

    /// Draws how many missed positions are waiting, in practice only.
    fn draw_waiting_count(self) -> AnyView {
        let says = move || {
            self.tried.track();
            let misses: MissedPositions = self.app.load(MISSES_RECORD);
            let who = self.who.get_value();
            let count = self.today.filter(|_| self.task.is_none());
            let count = count.map(|today| misses.counts(&who, &self.kind.get_value(), today));
            count.and_then(words::misses)
        };
        view! { <p class="soft">{says}</p> }.into_any()
    }
}
