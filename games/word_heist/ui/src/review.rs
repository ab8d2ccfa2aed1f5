//! The review (A20): what could have been made, which words were missed, and the life of each
//! word.

use std::cell::RefCell;
use std::sync::Arc;
use std::time::Duration;
use word_heist::bots::{Errand, Report, gain};

use leptos::prelude::*;

use super::table_state::TableState;
use game::Seat;
use lexicon::WordBook;
use screen::review::JudgedDecision;
use screen::text;
use screen::text::review::REVIEW_GAME;
use ui::app_state::{AppState, use_app};
use ui::bot_worker::BotWorker;
use ui::draw::{join_views, memo, nothing, show_when, signal};
use ui::parts::{Button, Progress, WithWordList};
use ui::retry::watch_retry;
use ui::screens::review::{should_start, to_judged, with_word_list};
use ui::screens::task::positions::record_to_practise;
use ui::table_core::TableCore;
use word_heist::bots::review::{Review, flip_steps, missed_words};
use word_heist::screen::practice::puzzle_to_practise;
use word_heist::screen::review::{
    FlipSummary, MissedWords, ReviewTotals, ReviewedWord, flip_summaries, only_person,
    word_histories, words_at_flip,
};
use word_heist::screen::{RetryResult, made_words};
use word_heist::text::review as words;
use word_heist_rules::{Table, WordHeist};

/// The state of the review.
#[derive(Clone, PartialEq)]
enum ReviewStage {
    /// The review hasn't been started.
    Waiting,
    /// The review is in progress; the number is a percentage.
    Looking(u32),
    /// The review is finished.
    Here(Box<Review>),
    /// The review could not be loaded or made.
    Failed,
}

/// A finished game, and its review.
#[derive(Clone, Copy)]
struct ReviewState {
    seated: TableCore<WordHeist>,
    table: StoredValue<Table>,
    seats: StoredValue<Vec<Seat>>,
    stage: RwSignal<ReviewStage>,
    bot_worker: BotWorker,
    app: AppState,
}

thread_local! {
    /// The last review, and the table it belongs to; kept because the end of the game is redrawn
    /// after a player has tried a moment again.
    static LAST_REVIEW: RefCell<Option<(Table, Review)>> = const { RefCell::new(None) };
}

/// Draws the review of a game from its final table.
pub fn review(table_state: TableState, table: Table, seats: Vec<Seat>) -> AnyView {
    // Called every time, so that it tracks which game is being reviewed.
    let so_far = table_state.is_fully_reviewed();
    let made = LAST_REVIEW.with_borrow(|made| {
        let made = made.as_ref().filter(|(of, _)| *of == table);
        made.map(|(_, review)| Box::new(review.clone()))
    });
    let made = made.filter(|_| so_far);
    let state = ReviewState {
        seated: *table_state,
        table: StoredValue::new(table),
        seats: StoredValue::new(seats),
        stage: RwSignal::new(made.map_or(ReviewStage::Waiting, ReviewStage::Here)),
        bot_worker: BotWorker::new(),
        app: use_app(),
    };
    let waits = move || {
        state
            .stage
            .with_untracked(|stage| *stage == ReviewStage::Waiting)
    };
    if waits() && should_start(state.seated) {
        with_word_list(move |book| {
            if waits() {
                state.start(&book);
            }
        });
    }
    view! {
        <section class="heist-review" aria-labelledby="review">
            <h3 id="review">{words::HEADING}</h3>
            {move || state.draw()}
            {state.word_histories()}
        </section>
    }
    .into_any()
}

/// Watches a word that is being tried again.
pub(crate) fn watch_word_retry(state: TableState) {
    watch_retry(*state, state.sheet, false, |game, trial, tells| {
        let lost = trial.judged.lost;
        let tried = RetryResult::from_game(game, trial.step, lost.seat);
        // A retry of a word that was made in the game is measured against that word: on the final
        // table, it is the word after those made before the moment.
        let par = LAST_REVIEW.with_borrow(|made| {
            let then = game.state_after(trial.step).table;
            let word = made.as_ref()?.0.words.get(then.words.len())?;
            let gain = gain(&then, lost.seat, word.word(), &word.from.clone().into());
            (lost.by == 0).then(|| RetryResult::Made(word.word(), gain).gain_in_hundredths())
        });
        let par = par.unwrap_or(lost.by);
        let done = tried.is_some();
        if let Some(tried) = tried {
            let told = Some((tried.shortfall(par), words::describe_retry(tried)));
            // Deferred, because the receiver only starts to wait after this returns.
            set_timeout(move || tells(told), Duration::ZERO);
        }
        done
    });
}

impl ReviewState {
    /// Sends the game to the bot worker.
    fn start(self, book: &Arc<WordBook>) {
        let words = book.clone();
        self.stage.set(ReviewStage::Looking(0));
        let errand = Errand::Review {
            table: Box::new(self.table.get_value()),
        };
        self.bot_worker
            .send(&errand, book, move |said| self.handle_report(said, &words));
    }

    fn handle_report(self, said: Option<Report>, book: &WordBook) {
        match said {
            Some(Report::LookedAt(done, all)) => {
                let hundredths = done * 100 / all.max(1);
                self.stage.set(ReviewStage::Looking(hundredths as u32));
            }
            Some(Report::Review(review)) => {
                self.seated.judged.set(Some(self.judged_words(&review)));
                self.table.with_value(|table| {
                    record_to_practise(self.seated, self.app, |seat| {
                        let puzzle = puzzle_to_practise(table, &review, seat, &book.lexicon);
                        puzzle.map(|puzzle| puzzle.key())
                    });
                });
                self.seated.reviewed.set_value(true);
                LAST_REVIEW.set(Some((self.table.get_value(), (*review).clone())));
                self.stage.set(ReviewStage::Here(review));
            }
            _ => self.stage.set(ReviewStage::Failed),
        }
    }

    /// What each seat made and missed, for looking back through the game.
    fn judged_words(self, review: &Review) -> Vec<JudgedDecision> {
        let flips = self.seated.session.with_untracked(flip_steps);
        let told = self.table.with_value(|table| {
            let misses = missed_words(table, review);
            let told = misses.iter().filter_map(|miss| {
                let chance = ReviewedWord::new(table, miss.possible);
                let says = self
                    .seats
                    .with_value(|seats| words::describe_missed_word(&chance, miss.gain, seats));
                Some((miss.to_loss(&flips)?, says))
            });
            told.collect::<Vec<_>>()
        });
        let made = self.seated.session.with_untracked(made_words).into_iter();
        let made = made.map(|(lost, tried)| (lost, words::describe_retry(tried)));
        to_judged(self.seated, made.chain(told))
    }

    fn stop(self) {
        self.bot_worker.cancel();
        self.stage.set(ReviewStage::Waiting);
    }

    /// Draws the current state. Tracked, but not for each percentage.
    fn draw(self) -> AnyView {
        let kind = memo(move || {
            self.stage.with(|stage| match stage {
                ReviewStage::Waiting => 0,
                ReviewStage::Looking(_) => 1,
                ReviewStage::Here(_) => 2,
                ReviewStage::Failed => 3,
            })
        });
        match (kind.get(), self.stage.get_untracked()) {
            (_, ReviewStage::Here(review)) => self.results(*review),
            (1, _) => self.progress_bar(),
            (3, _) => {
                let again = self.start_button();
                view! {
                    <p class="refusal" role="alert">{screen::text::table::FAILED}</p>
                    {again}
                }
                .into_any()
            }
            _ => self.start_button(),
        }
    }

    /// The button that starts the review.
    fn start_button(self) -> AnyView {
        let draw = Callback::new(move |book: Arc<WordBook>| {
            let look = Callback::new(move |()| self.start(&book));
            view! { <Button on_press=look>{REVIEW_GAME[0]}</Button> }.into_any()
        });
        view! {
            <p class="soft">{words::INTRODUCTION}</p>
            <WithWordList draw />
        }
        .into_any()
    }

    fn progress_bar(self) -> AnyView {
        let done = signal(move || {
            self.stage.with(|stage| match stage {
                ReviewStage::Looking(hundredths) => Some(*hundredths),
                _ => None,
            })
        });
        let stop = Callback::new(move |()| self.stop());
        view! {
            <Progress words=REVIEW_GAME[1] done />
            <Button on_press=stop>{words::STOP}</Button>
        }
        .into_any()
    }

    fn results(self, review: Review) -> AnyView {
        let person = self.seats.with_value(|seats| only_person(seats));
        let (missed, told, made) = self.table.with_value(|table| {
            (
                MissedWords::from_review(table, &review, person),
                flip_summaries(table, &review),
                table.words.len(),
            )
        });
        let ways = review.possible.len();
        let found = words::describe_totals(ReviewTotals { ways, made });
        let one = [
            (words::MISSED_STEALS, missed.steals),
            (words::MISSED_EXTENSIONS, missed.grown),
        ];
        let one = one.into_iter();
        let one = one.filter_map(|(heading, missed)| Some(self.missed_list(heading, missed?)));
        let review = StoredValue::new(review);
        let flip = move |flip: FlipSummary| self.flip_details(review, flip);
        view! {
            <p role="status">{found}</p>
            {join_views(one)}
            {self.missed_list(words::MISSED_CENTRE_WORDS, missed.words)}
            {self.missed_list(words::MISSED_MERGERS, missed.mergers)}
            {self.missed_list(words::LONGEST_MISSED, missed.longest)}
            <details class="past">
                <summary>{words::FLIP_BY_FLIP}</summary>
                <div class="review-flips">{join_views(told.into_iter().map(flip))}</div>
            </details>
        }
        .into_any()
    }

    fn missed_list(self, heading: &'static str, missed: Vec<ReviewedWord>) -> AnyView {
        let list = if missed.is_empty() {
            view! { <p class="soft">{words::NOTHING_MISSED}</p> }.into_any()
        } else {
            let lines = missed.iter().map(|chance| self.word_row(chance, true));
            view! { <ol class="review-misses">{join_views(lines)}</ol> }.into_any()
        };
        view! {
            <h4>{heading}</h4>
            {list}
        }
        .into_any()
    }

    /// The line for a word that could have been made.
    fn word_row(self, chance: &ReviewedWord, with_when: bool) -> AnyView {
        let how = self
            .seats
            .with_value(|seats| words::describe_sources(chance, seats));
        let when = with_when.then(|| format!(", {}", words::describe_when(chance)));
        let made = chance.made.then(|| format!(" ({})", words::WAS_MADE));
        view! {
            <li>
                <b>{text::capitals(chance.word)}</b>
                <span class="soft">" "{how}{when}{made}</span>
            </li>
        }
        .into_any()
    }

    /// Draws a flip as a collapsed section; its words are drawn when a player opens it.
    fn flip_details(self, review: StoredValue<Review>, flip: FlipSummary) -> AnyView {
        let open = RwSignal::new(false);
        let brought = move || {
            let new = self.table.with_value(|table| {
                review.with_value(|review| words_at_flip(table, review, flip.up))
            });
            let more = words::more_words_note(&flip);
            let more = more.map(|more| view! { <li class="soft">{more}</li> }.into_any());
            let lines = new.iter().map(|chance| self.word_row(chance, false));
            view! { <ul>{join_views(lines.chain(more))}</ul> }.into_any()
        };
        view! {
            <details on:toggle=move |_| open.set(true)>
                <summary>{words::describe_flip(&flip)}</summary>
                {show_when(move || open.get(), brought)}
            </details>
        }
        .into_any()
    }

    /// The life of each word that was made from others.
    fn word_histories(self) -> AnyView {
        let lives = self.table.with_value(word_histories);
        if lives.is_empty() {
            return nothing();
        }
        let line = |life| view! { <li>{words::describe_word_history(&life)}</li> }.into_any();
        view! {
            <details class="past">
                <summary>{words::WORD_HISTORIES}</summary>
                <ul class="review-lives">{join_views(lives.into_iter().map(line))}</ul>
            </details>
        }
        .into_any()
    }
}
