//! The review of a round or game: a worker searches for the best action in each turn.

use std::sync::Arc;

use leptos::prelude::*;

use crate::desk::{Desk, use_desk};
use crate::draw::{all, effect, memo, nothing, signal};
use crate::parts::{Button, Progress, WithWords};
use crate::screens::task::positions::learn;
use crate::seated::Seated;
use crate::thinker::Thinker;
use crate::words::{Words, use_words};
use crate::{device, opened};
use base::sorting::sort_by_key;
use game::account::{Accounted, Course, Lost, to_practise};
use game::bots::Thought;
use game::{Game, Match, SeatId};
use lexicon::WordBook;
use screen::review::Judged;
use screen::text::table as words;

/// The progress of a review.
#[derive(Clone, PartialEq)]
pub enum Far<T> {
    /// The review has not been requested yet.
    Waiting,
    /// The review is in progress; the percentage done.
    Looking(u32),
    /// The review is finished; its findings.
    Here(Vec<T>),
    /// The review failed.
    Failed,
}

impl<T> Far<T> {
    /// The progress after `done` of `all` decisions were reviewed.
    pub fn looked(done: usize, all: usize) -> Far<T> {
        Far::Looking((done * 100 / all.max(1)) as u32)
    }
}

/// Defines a game's review errand (`None` if there are no decisions) and how its reports are read.
#[macro_export]
macro_rules! asks_for_review {
    ($errand:ident, $spot:ident, $report:ident, $of:ident) => {
        fn asked(spots: Vec<$spot>) -> Option<$errand> {
            (!spots.is_empty()).then_some($errand::Review { spots })
        }

        fn read(report: $report) -> Far<$of> {
            match report {
                $report::LookedAt(done, all) => Far::looked(done, all),
                $report::Review(all) => Far::Here(all),
                _ => Far::Failed,
            }
        }
    };
}

/// A game's texts for its review.
#[derive(Clone, Copy)]
pub struct Called {
    /// An explanation in one sentence.
    pub says: &'static str,
    /// The label of the button that starts the review.
    pub look: &'static str,
    /// The label of the progress bar.
    pub looking: &'static str,
}

/// Returns whether the decision at this step by this seat should be reviewed.
pub type Wanted<'w> = &'w dyn Fn(usize, SeatId) -> bool;

/// Returns the review errand for a game and the decisions wanted; `None` if there are none.
pub trait Asks<G: Game, E>: Fn(&Match<G>, Wanted) -> Option<E> {}

impl<G: Game, E, F: Fn(&Match<G>, Wanted) -> Option<E>> Asks<G, E> for F {}

/// Whether the review of a game begins without being asked for: the game was played to its end here
/// or opened for its review, and the user hasn't asked the device to use less data.
pub fn begins<G: Game>(seated: Seated<G>) -> bool {
    let over = seated.session.with_now(|game| game.outcome().is_some());
    let wanted = seated.began_here() || opened::looks_back(&seated.session.id());
    over && wanted && !seated.people.is_empty() && !device::saves_data()
}

/// Calls a function with the word list once it has loaded.
pub fn with_list(then: impl FnOnce(Arc<WordBook>) + 'static) {
    let (list, mut then) = (use_words(), Some(then));
    effect(move || {
        if let Words::Here(book) = list.state()
            && let Some(then) = then.take()
        {
            untrack(|| then(book));
        }
    });
}

/// Draws the review of a round or game. `asks` returns the errand, `read` reads its reports, and
/// `line` returns the loss and the sentence for a turn, if there is anything to say. The table
/// keeps the result for later. People's decisions are reviewed first, because their moments need
/// nothing else.
pub fn review<G: Accounted, E: Thought<Report: 'static> + 'static, T: 'static>(
    seated: Seated<G>,
    called: Called,
    asks: impl Asks<G, E> + Copy + Send + Sync + 'static,
    read: fn(E::Report) -> Far<T>,
    line: impl Fn(&T) -> Option<(Lost, String)> + Copy + Send + Sync + 'static,
) -> AnyView {
    let far = RwSignal::new(match seated.review_so_far() {
        true => Far::Here(Vec::new()),
        false => Far::Waiting,
    });
    let (thinker, desk) = (Thinker::new(), use_desk());
    let look = Callback::new(move |book: Arc<WordBook>| {
        far.set(Far::Looking(0));
        let passes = Passes {
            seated,
            far,
            thinker,
            desk,
            asks,
            read,
            line,
        };
        pass(passes, book, Vec::new(), false);
    });
    if far.with_untracked(|far| *far == Far::Waiting) && begins(seated) {
        with_list(move |book| {
            if far.with_untracked(|far| *far == Far::Waiting) {
                look.run(book);
            }
        });
    }
    drawn(seated.judged, far, called, look, thinker)
}

/// The data of a review in progress.
struct Passes<G: Game, E: Thought, T, A, L> {
    seated: Seated<G>,
    far: RwSignal<Far<()>>,
    thinker: Thinker,
    desk: Desk,
    asks: A,
    read: fn(E::Report) -> Far<T>,
    line: L,
}

impl<G: Game, E: Thought, T, A: Copy, L: Copy> Clone for Passes<G, E, T, A, L> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game, E: Thought, T, A: Copy, L: Copy> Copy for Passes<G, E, T, A, L> {}

/// Reviews people's decisions first, then the rest. `found` holds the verdicts so far.
fn pass<G, E, T, A, L>(
    of: Passes<G, E, T, A, L>,
    book: Arc<WordBook>,
    found: Vec<Judged>,
    rest: bool,
) where
    G: Accounted,
    E: Thought<Report: 'static> + 'static,
    T: 'static,
    A: Asks<G, E> + Copy + 'static,
    L: Fn(&T) -> Option<(Lost, String)> + Copy + 'static,
{
    let Passes {
        seated,
        far,
        thinker,
        ..
    } = of;
    let (people, list) = (seated.people, book.clone());
    let ends = move |mut found: Vec<Judged>| {
        sort_by_key(&mut found, |one| one.lost.step);
        seated.judged.set(Some(found.clone()));
        match rest {
            true => {
                seated.reviewed.set_value(true);
                far.set(Far::Here(Vec::new()));
            }
            false => {
                let lost: Vec<Lost> = found.iter().map(|one| one.lost).collect();
                learn(seated, of.desk, |seat| {
                    let key = |game: &Match<G>| to_practise(game, &lost, seat);
                    seated.session.with_now(key)
                });
                pass(of, book.clone(), found, true);
            }
        }
    };
    let wanted = |_, seat| people.contains(seat) != rest;
    let asked = seated.session.with_now(|game| (of.asks)(game, &wanted));
    let Some(asked) = asked else {
        return ends(found);
    };
    thinker.send(&asked, &list, move |said| {
        match said.map_or(Far::Failed, of.read) {
            Far::Here(turns) => {
                let more = judged(seated, turns.iter().filter_map(of.line));
                ends(found.iter().cloned().chain(more).collect());
            }
            Far::Looking(hundredths) => {
                far.set(Far::Looking(hundredths / 2 + if rest { 50 } else { 0 }));
            }
            Far::Waiting => {}
            Far::Failed => far.set(Far::Failed),
        }
    });
}

fn drawn(
    judged: RwSignal<Option<Vec<Judged>>>,
    far: RwSignal<Far<()>>,
    called: Called,
    look: Callback<Arc<WordBook>>,
    thinker: Thinker,
) -> AnyView {
    let ask = move || {
        let draw = Callback::new(move |book: Arc<WordBook>| {
            let look = Callback::new(move |()| look.run(book.clone()));
            view! { <Button on_press=look>{called.look}</Button> }.into_any()
        });
        view! {
            <p class="soft">{called.says}</p>
            <WithWords draw />
        }
        .into_any()
    };
    let kind = memo(move || far.with(std::mem::discriminant));
    let done = signal(move || {
        far.with(|far| match far {
            Far::Looking(hundredths) => Some(*hundredths),
            _ => None,
        })
    });
    let stop = Callback::new(move |()| {
        thinker.dismiss();
        far.set(Far::Waiting);
    });
    let drawn = move || match (kind.get(), far.get_untracked()) {
        (_, Far::Waiting) => ask(),
        (_, Far::Looking(_)) => view! {
            <Progress words=called.looking done />
            <Button on_press=stop>{words::STOP}</Button>
        }
        .into_any(),
        (_, Far::Here(_)) => here(untrack(|| judged.get()).unwrap_or_default()),
        (_, Far::Failed) => {
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
pub fn judged<G: Accounted>(
    seated: Seated<G>,
    turns: impl Iterator<Item = (Lost, String)>,
) -> Vec<Judged> {
    let course = seated.session.with_now(Course::of);
    let judged = turns.map(|(lost, says)| {
        let who = seated.session.name(lost.seat);
        Judged::new(lost, who, says, course.as_ref())
    });
    judged.collect()
}

fn here(turns: Vec<Judged>) -> AnyView {
    let missed = turns.iter().filter(|turn| turn.lost.by > 0).count();
    let line = |(at, turn): (usize, Judged)| {
        let who = words::turn_of(at + 1, &turn.who);
        view! {
            <li data-missed=(turn.lost.by > 0).then_some("")>
                <b>{who}</b>
                <span>{turn.says}</span>
            </li>
        }
        .into_any()
    };
    let list = match turns.is_empty() {
        true => nothing(),
        false => {
            view! { <ol class="review-turns">{all(turns.into_iter().enumerate().map(line))}</ol> }
                .into_any()
        }
    };
    view! {
        <p role="status">{words::missed(missed)}</p>
        {list}
    }
    .into_any()
}
