//! The review (A20): what could have been made, which words were missed, and the life of each
//! word.

use std::cell::RefCell;
use std::sync::Arc;
use std::time::Duration;
use word_heist::bots::{Errand, Report, gain};

use leptos::prelude::*;

use super::bench::Bench as TableBench;
use game::Seat;
use lexicon::WordBook;
use screen::review::Judged;
use screen::text;
use screen::text::review::OF_GAME;
use ui::desk::{Desk, use_desk};
use ui::draw::{all, memo, nothing, show_when, signal};
use ui::parts::{Button, Progress, WithWords};
use ui::screens::review::{begins, judged, with_list};
use ui::screens::task::positions::learn;
use ui::seated::Seated;
use ui::thinker::Thinker;
use ui::trying::follow;
use word_heist::bots::review::{Review, flips as flip_steps, misses};
use word_heist::screen::practice::to_practise;
use word_heist::screen::review::{Chance, Flip, Found, Missed, at_flip, flips, lives, only_person};
use word_heist::screen::{Tried, made};
use word_heist::text::review as words;
use word_heist_rules::{Table, WordHeist};

/// The state of the review.
#[derive(Clone, PartialEq)]
enum Stage {
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
struct Bench {
    seated: Seated<WordHeist>,
    table: StoredValue<Table>,
    seats: StoredValue<Vec<Seat>>,
    stage: RwSignal<Stage>,
    thinker: Thinker,
    desk: Desk,
}

thread_local! {
    /// The last review, and the table it belongs to; kept because the end of the game is redrawn
    /// after a player has tried a moment again.
    static MADE: RefCell<Option<(Table, Review)>> = const { RefCell::new(None) };
}

/// Draws the review of a game from its final table.
pub fn review(table_bench: TableBench, table: Table, seats: Vec<Seat>) -> AnyView {
    // Called every time, so that it tracks which game is being reviewed.
    let so_far = table_bench.review_so_far();
    let made = MADE.with_borrow(|made| {
        let made = made.as_ref().filter(|(of, _)| *of == table);
        made.map(|(_, review)| Box::new(review.clone()))
    });
    let made = made.filter(|_| so_far);
    let bench = Bench {
        seated: *table_bench,
        table: StoredValue::new(table),
        seats: StoredValue::new(seats),
        stage: RwSignal::new(made.map_or(Stage::Waiting, Stage::Here)),
        thinker: Thinker::new(),
        desk: use_desk(),
    };
    let waits = move || bench.stage.with_untracked(|stage| *stage == Stage::Waiting);
    if waits() && begins(bench.seated) {
        with_list(move |book| {
            if waits() {
                bench.look(&book);
            }
        });
    }
    view! {
        <section class="heist-review" aria-labelledby="review">
            <h3 id="review">{words::REVIEW}</h3>
            {move || bench.draw()}
            {bench.lives()}
        </section>
    }
    .into_any()
}

/// Watches a word that is being tried again.
pub fn tries(bench: TableBench) {
    follow(*bench, bench.sheet, false, |game, trial, tells| {
        let lost = trial.judged.lost;
        let tried = Tried::of(game, trial.step, lost.seat);
        // Trying again a word that was made in the game is measured against that word: on the
        // final table it is the next word after those of the moment.
        let par = MADE.with_borrow(|made| {
            let then = game.at(trial.step).table;
            let word = made.as_ref()?.0.words.get(then.words.len())?;
            let gain = gain(&then, lost.seat, word.word(), &word.from.clone().into());
            (lost.by == 0).then(|| Tried::Made(word.word(), gain).gained())
        });
        let par = par.unwrap_or(lost.by);
        let done = tried.is_some();
        if let Some(tried) = tried {
            let told = Some((tried.short_of(par), words::tried(tried)));
            // Deferred, because the receiver only starts to wait after this returns.
            set_timeout(move || tells(told), Duration::ZERO);
        }
        done
    });
}

impl Bench {
    /// Sends the game to the bot worker.
    fn look(self, book: &Arc<WordBook>) {
        let words = book.clone();
        self.stage.set(Stage::Looking(0));
        let errand = Errand::Review {
            table: Box::new(self.table.get_value()),
        };
        self.thinker
            .send(&errand, book, move |said| self.hear(said, &words));
    }

    fn hear(self, said: Option<Report>, book: &WordBook) {
        match said {
            Some(Report::LookedAt(done, all)) => {
                let hundredths = done * 100 / all.max(1);
                self.stage.set(Stage::Looking(hundredths as u32));
            }
            Some(Report::Review(review)) => {
                self.seated.judged.set(Some(self.judges(&review)));
                self.table.with_value(|table| {
                    learn(self.seated, self.desk, |seat| {
                        let puzzle = to_practise(table, &review, seat, &book.lexicon);
                        puzzle.map(|puzzle| puzzle.key())
                    });
                });
                self.seated.reviewed.set_value(true);
                MADE.set(Some((self.table.get_value(), (*review).clone())));
                self.stage.set(Stage::Here(review));
            }
            _ => self.stage.set(Stage::Failed),
        }
    }

    /// What each seat made and missed, for looking back through the game.
    fn judges(self, review: &Review) -> Vec<Judged> {
        let flips = self.seated.session.with_now(flip_steps);
        let told = self.table.with_value(|table| {
            let misses = misses(table, review);
            let told = misses.iter().filter_map(|miss| {
                let chance = Chance::of(table, miss.possible);
                let says = self
                    .seats
                    .with_value(|seats| words::missed(&chance, miss.gain, seats));
                Some((miss.lost(&flips)?, says))
            });
            told.collect::<Vec<_>>()
        });
        let made = self.seated.session.with_now(made).into_iter();
        let made = made.map(|(lost, tried)| (lost, words::tried(tried)));
        judged(self.seated, made.chain(told))
    }

    fn stop(self) {
        self.thinker.dismiss();
        self.stage.set(Stage::Waiting);
    }

    /// Draws the current state. Tracked, but not for each percentage.
    fn draw(self) -> AnyView {
        let kind = memo(move || {
            self.stage.with(|stage| match stage {
                Stage::Waiting => 0,
                Stage::Looking(_) => 1,
                Stage::Here(_) => 2,
                Stage::Failed => 3,
            })
        });
        match (kind.get(), self.stage.get_untracked()) {
            (_, Stage::Here(review)) => self.here(*review),
            (1, _) => self.looking(),
            (3, _) => {
                let again = self.ask();
                view! {
                    <p class="refusal" role="alert">{screen::text::table::FAILED}</p>
                    {again}
                }
                .into_any()
            }
            _ => self.ask(),
        }
    }

    /// The button that starts the review.
    fn ask(self) -> AnyView {
        let draw = Callback::new(move |book: Arc<WordBook>| {
            let look = Callback::new(move |()| self.look(&book));
            view! { <Button on_press=look>{OF_GAME[0]}</Button> }.into_any()
        });
        view! {
            <p class="soft">{words::SAYS}</p>
            <WithWords draw />
        }
        .into_any()
    }

    fn looking(self) -> AnyView {
        let done = signal(move || {
            self.stage.with(|stage| match stage {
                Stage::Looking(hundredths) => Some(*hundredths),
                _ => None,
            })
        });
        let stop = Callback::new(move |()| self.stop());
        view! {
            <Progress words=OF_GAME[1] done />
            <Button on_press=stop>{words::STOP}</Button>
        }
        .into_any()
    }

    fn here(self, review: Review) -> AnyView {
        let person = self.seats.with_value(|seats| only_person(seats));
        let (missed, told, made) = self.table.with_value(|table| {
            (
                Missed::of(table, &review, person),
                flips(table, &review),
                table.words.len(),
            )
        });
        let ways = review.possible.len();
        let found = words::found(Found { ways, made });
        let one = [
            (words::STEALS, missed.steals),
            (words::LONGER, missed.grown),
        ];
        let one = one.into_iter();
        let one = one.filter_map(|(heading, missed)| Some(self.misses(heading, missed?)));
        let review = StoredValue::new(review);
        let flip = move |flip: Flip| self.flip(review, flip);
        view! {
            <p role="status">{found}</p>
            {all(one)}
            {self.misses(words::WORDS, missed.words)}
            {self.misses(words::MERGERS, missed.mergers)}
            {self.misses(words::LONGEST, missed.longest)}
            <details class="past">
                <summary>{words::FLIPS}</summary>
                <div class="review-flips">{all(told.into_iter().map(flip))}</div>
            </details>
        }
        .into_any()
    }

    fn misses(self, heading: &'static str, missed: Vec<Chance>) -> AnyView {
        let list = match missed.is_empty() {
            true => view! { <p class="soft">{words::NOTHING_MISSED}</p> }.into_any(),
            false => {
                let lines = missed.iter().map(|chance| self.line(chance, true));
                view! { <ol class="review-misses">{all(lines)}</ol> }.into_any()
            }
        };
        view! {
            <h4>{heading}</h4>
            {list}
        }
        .into_any()
    }

    /// The line for a word that could have been made.
    fn line(self, chance: &Chance, with_when: bool) -> AnyView {
        let how = self.seats.with_value(|seats| words::chance(chance, seats));
        let when = with_when.then(|| format!(", {}", words::when(chance)));
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
    fn flip(self, review: StoredValue<Review>, flip: Flip) -> AnyView {
        let open = RwSignal::new(false);
        let brought = move || {
            let new = self
                .table
                .with_value(|table| review.with_value(|review| at_flip(table, review, flip.up)));
            let more = words::and_more(&flip);
            let more = more.map(|more| view! { <li class="soft">{more}</li> }.into_any());
            let lines = new.iter().map(|chance| self.line(chance, false));
            view! { <ul>{all(lines.chain(more))}</ul> }.into_any()
        };
        view! {
            <details on:toggle=move |_| open.set(true)>
                <summary>{words::flip(&flip)}</summary>
                {show_when(move || open.get(), brought)}
            </details>
        }
        .into_any()
    }

    /// The life of each word that was made from others.
    fn lives(self) -> AnyView {
        let lives = self.table.with_value(lives);
        if lives.is_empty() {
            return nothing();
        }
        let line = |life| view! { <li>{words::life(&life)}</li> }.into_any();
        view! {
            <details class="past">
                <summary>{words::LIVES}</summary>
                <ul class="review-lives">{all(lives.into_iter().map(line))}</ul>
            </details>
        }
        .into_any()
    }
}
