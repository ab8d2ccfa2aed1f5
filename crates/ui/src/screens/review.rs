//! The review of a round or game: a worker searches for the best action in each turn.

use std::sync::Arc;

use leptos::prelude::*;

use crate::app_state::{AppState, use_app};
use crate::bot_worker::BotWorker;
use crate::draw::{effect, join_views, memo, nothing, signal};
use crate::parts::{Button, Progress, WithWordList};
use crate::screens::task::positions::record_to_practise;
use crate::table_core::TableCore;
use crate::wordlist::{WordListState, use_word_list};
use crate::{device, loaded_game};
use base::sorting::sort_by_key;
use game::account::{ChanceTimeline, DecisionLoss, WinChances, pick_practice_position};
use game::bots::BotErrand;
use game::{Game, Match, SeatId};
use lexicon::WordBook;
use screen::review::JudgedDecision;
use screen::text::table as words;

/// The progress of a review.
#[derive(Clone, PartialEq)]
pub enum ReviewProgress<T> {
    /// The review has not been requested yet.
    NotStarted,
    /// The review is in progress; the percentage done.
    Running(u32),
    /// The review is finished, with these findings.
    Done(Vec<T>),
    /// The review failed.
    Failed,
}

impl<T> ReviewProgress<T> {
    /// The progress after `done` of `all` decisions were reviewed.
    pub fn from_counts(done: usize, all: usize) -> ReviewProgress<T> {
        ReviewProgress::Running((done * 100 / all.max(1)) as u32)
    }
}

/// Defines a game's review errand (`None` if there are no decisions) and how its reports are read.
#[macro_export]
macro_rules! define_review {
    ($errand:ident, $spot:ident, $report:ident, $of:ident) => {
        fn review_errand(spots: Vec<$spot>) -> Option<$errand> {
            (!spots.is_empty()).then_some($errand::Review { spots })
        }

        fn read_report(report: $report) -> ReviewProgress<$of> {
            match report {
                $report::LookedAt(done, all) => ReviewProgress::from_counts(done, all),
                $report::Review(all) => ReviewProgress::Done(all),
                _ => ReviewProgress::Failed,
            }
        }
    };
}

/// A game's texts for its review.
#[derive(Clone, Copy)]
pub struct ReviewWords {
    /// An explanation in one sentence.
    pub says: &'static str,
    /// The label of the button that starts the review.
    pub look: &'static str,
    /// The label of the progress bar.
    pub looking: &'static str,
}

/// Returns whether the decision at this step by this seat should be reviewed.
pub type DecisionFilter<'w> = &'w dyn Fn(usize, SeatId) -> bool;

/// Returns the errand that reviews the wanted decisions of a game, or `None` without decisions.
pub trait ReviewRequest<G: Game, E>: Fn(&Match<G>, DecisionFilter) -> Option<E> {}

impl<G: Game, E, F: Fn(&Match<G>, DecisionFilter) -> Option<E>> ReviewRequest<G, E> for F {}

/// Whether the review of a game begins without being asked for: the game was played to its end here
/// or opened for its review, and the user hasn't asked the device to use less data.
pub fn should_start<G: Game>(core: TableCore<G>) -> bool {
    let over = core.session.with_untracked(|game| game.outcome().is_some());
    let wanted = core.was_played_here() || loaded_game::is_marked_for_review(&core.session.id());
    over && wanted && !core.people.is_empty() && !device::is_data_saver_on()
}

/// Calls a function with the word list once it has loaded.
pub fn with_word_list(then: impl FnOnce(Arc<WordBook>) + 'static) {
    let (list, mut then) = (use_word_list(), Some(then));
    effect(move || {
        if let WordListState::Loaded(book) = list.state()
            && let Some(then) = then.take()
        {
            untrack(|| then(book));
        }
    });
}

/// Draws the review of a round or game. `asks` returns the errand, `read` reads its reports, and
/// `line` returns a turn's loss and a sentence about it, if there is anything to say. The table
/// keeps the result for later. People's decisions are reviewed first, because their moments need
/// nothing else.
pub fn review_panel<G: WinChances, E: BotErrand<Report: 'static> + 'static, T: 'static>(
    core: TableCore<G>,
    called: ReviewWords,
    asks: impl ReviewRequest<G, E> + Copy + Send + Sync + 'static,
    read: fn(E::Report) -> ReviewProgress<T>,
    line: impl Fn(&T) -> Option<(DecisionLoss, String)> + Copy + Send + Sync + 'static,
) -> AnyView {
    let far = RwSignal::new(if core.is_fully_reviewed() {
        ReviewProgress::Done(Vec::new())
    } else {
        ReviewProgress::NotStarted
    });
    let (bot_worker, app) = (BotWorker::new(), use_app());
    let look = Callback::new(move |book: Arc<WordBook>| {
        far.set(ReviewProgress::Running(0));
        let passes = ReviewRun {
            core,
            far,
            bot_worker,
            app,
            asks,
            read,
            line,
        };
        run_pass(passes, book, Vec::new(), false);
    });
    if far.with_untracked(|far| *far == ReviewProgress::NotStarted) && should_start(core) {
        with_word_list(move |book| {
            if far.with_untracked(|far| *far == ReviewProgress::NotStarted) {
                look.run(book);
            }
        });
    }
    draw_review(core.judged, far, called, look, bot_worker)
}

/// The data of a review in progress.
struct ReviewRun<G: Game, E: BotErrand, T, A, L> {
    core: TableCore<G>,
    far: RwSignal<ReviewProgress<()>>,
    bot_worker: BotWorker,
    app: AppState,
    asks: A,
    read: fn(E::Report) -> ReviewProgress<T>,
    line: L,
}

impl<G: Game, E: BotErrand, T, A: Copy, L: Copy> Clone for ReviewRun<G, E, T, A, L> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game, E: BotErrand, T, A: Copy, L: Copy> Copy for ReviewRun<G, E, T, A, L> {}

/// Reviews people's decisions first, then the rest. `found` holds the verdicts so far.
fn run_pass<G, E, T, A, L>(
    of: ReviewRun<G, E, T, A, L>,
    book: Arc<WordBook>,
    found: Vec<JudgedDecision>,
    rest: bool,
) where
    G: WinChances,
    E: BotErrand<Report: 'static> + 'static,
    T: 'static,
    A: ReviewRequest<G, E> + Copy + 'static,
    L: Fn(&T) -> Option<(DecisionLoss, String)> + Copy + 'static,
{
    let ReviewRun {
        core,
        far,
        bot_worker,
        ..
    } = of;
    let (people, list) = (core.people, book.clone());
    let ends = move |mut found: Vec<JudgedDecision>| {
        sort_by_key(&mut found, |one| one.lost.step);
        core.judged.set(Some(found.clone()));
        if rest {
            core.reviewed.set_value(true);
            far.set(ReviewProgress::Done(Vec::new()));
        } else {
            let lost: Vec<DecisionLoss> = found.iter().map(|one| one.lost).collect();
            record_to_practise(core, of.app, |seat| {
                let key = |game: &Match<G>| pick_practice_position(game, &lost, seat);
                core.session.with_untracked(key)
            });
            run_pass(of, book.clone(), found, true);
        }
    };
    let wanted = |_, seat| people.contains(seat) != rest;
    let asked = core.session.with_untracked(|game| (of.asks)(game, &wanted));
    let Some(asked) = asked else {
        return ends(found);
    };
    bot_worker.send(&asked, &list, move |said| {
        match said.map_or(ReviewProgress::Failed, of.read) {
            ReviewProgress::Done(turns) => {
                let more = to_judged(core, turns.iter().filter_map(of.line));
                ends(found.iter().cloned().chain(more).collect());
            }
            ReviewProgress::Running(hundredths) => {
                far.set(ReviewProgress::Running(
                    hundredths / 2 + if rest { 50 } else { 0 },
                ));
            }
            ReviewProgress::NotStarted => {}
            ReviewProgress::Failed => far.set(ReviewProgress::Failed),
        }
    });
}

fn draw_review(
    judged: RwSignal<Option<Vec<JudgedDecision>>>,
    far: RwSignal<ReviewProgress<()>>,
    called: ReviewWords,
    look: Callback<Arc<WordBook>>,
    bot_worker: BotWorker,
) -> AnyView {
    let ask = move || {
        let draw = Callback::new(move |book: Arc<WordBook>| {
            let look = Callback::new(move |()| look.run(book.clone()));
            view! { <Button on_press=look>{called.look}</Button> }.into_any()
        });
        view! {
            <p class="soft">{called.says}</p>
            <WithWordList draw />
        }
        .into_any()
    };
    let kind = memo(move || far.with(std::mem::discriminant));
    let done = signal(move || {
        far.with(|far| match far {
            ReviewProgress::Running(hundredths) => Some(*hundredths),
            _ => None,
        })
    });
    let stop = Callback::new(move |()| {
        bot_worker.cancel();
        far.set(ReviewProgress::NotStarted);
    });
    let drawn = move || match (kind.get(), far.get_untracked()) {
        (_, ReviewProgress::NotStarted) => ask(),
        (_, ReviewProgress::Running(_)) => view! {
            <Progress words=called.looking done />
            <Button on_press=stop>{words::STOP}</Button>
        }
        .into_any(),
        (_, ReviewProgress::Done(_)) => verdict_list(untrack(|| judged.get()).unwrap_or_default()),
        (_, ReviewProgress::Failed) => {
            let again = ask();
            view! {
                <p class="refusal" role="alert">{words::FAILED}</p>
                {again}
            }
            .into_any()
        }
    };
    view! {
        <section class="review" aria-labelledby="review">
            <h3 id="review">{words::REVIEW}</h3>
            {drawn}
        </section>
    }
    .into_any()
}

/// Adds to each verdict the player's name and the turn's place in the game.
pub fn to_judged<G: WinChances>(
    core: TableCore<G>,
    turns: impl Iterator<Item = (DecisionLoss, String)>,
) -> Vec<JudgedDecision> {
    let course = core.session.with_untracked(ChanceTimeline::from_match);
    let judged = turns.map(|(lost, says)| {
        let who = core.session.player_name(lost.seat);
        JudgedDecision::new(lost, who, says, course.as_ref())
    });
    judged.collect()
}

fn verdict_list(turns: Vec<JudgedDecision>) -> AnyView {
    let missed = turns.iter().filter(|turn| turn.lost.by > 0).count();
    let line = |(at, turn): (usize, JudgedDecision)| {
        let who = words::turn_of(at + 1, &turn.who);
        view! {
            <li data-missed=(turn.lost.by > 0).then_some("")>
                <b>{who}</b>
                <span>{turn.says}</span>
            </li>
        }
        .into_any()
    };
    let list = if turns.is_empty() {
        nothing()
    } else {
        view! { <ol class="review-turns">{join_views(turns.into_iter().enumerate().map(line))}</ol> }
                .into_any()
    };
    view! {
        <p role="status">{words::missed(missed)}</p>
        {list}
    }
    .into_any()
}
