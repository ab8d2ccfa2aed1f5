//! The review of a round: in each turn the best that there was, looked for beside the page.

use std::sync::Arc;

use leptos::prelude::*;

use crate::desk::review::Judged;
use crate::lexicon::WordBook;
use crate::shell::desk::use_desk;
use crate::shell::draw::{all, memo, nothing, signal};
use crate::shell::parts::{Button, Progress, WithWords};
use crate::shell::screens::task::positions::learn;
use crate::shell::seated::Seated;
use crate::shell::thinker::Thinker;
use crate::table::Match;
use crate::table::account::{Accounted, Course, Lost, to_practise};
use crate::words::table as words;
use crate::worker::Thought;

/// How far a review is.
#[derive(Clone, PartialEq)]
pub enum Far<T> {
    /// Nobody has asked.
    Waiting,
    /// So many hundredths are looked at.
    Looking(u32),
    /// It is there to be used.
    Here(Vec<T>),
    /// It could not be fetched or made.
    Failed,
}

impl<T> Far<T> {
    /// So many of all are looked at.
    pub fn looked(done: usize, all: usize) -> Far<T> {
        Far::Looking((done * 100 / all.max(1)) as u32)
    }
}

/// What a game calls its review.
#[derive(Clone, Copy)]
pub struct Called {
    /// One sentence about it.
    pub says: &'static str,
    /// Begins it.
    pub look: &'static str,
    /// It is on its way.
    pub looking: &'static str,
}

/// The review of a round or a game: what the thinker is asked, how its reports are read, and what
/// is said of each turn that something is said of. The table remembers it, for who looks back.
pub fn review<
    G: Accounted,
    E: Thought<Report: 'static>,
    T: Clone + PartialEq + Send + Sync + 'static,
>(
    seated: Seated<G>,
    called: Called,
    errand: impl Fn() -> E + Copy + Send + Sync + 'static,
    read: fn(E::Report) -> Far<T>,
    line: impl Fn(&T) -> Option<(Lost, String)> + Copy + Send + Sync + 'static,
) -> AnyView {
    let far = RwSignal::new(match seated.review_so_far() {
        true => Far::<T>::Here(Vec::new()),
        false => Far::Waiting,
    });
    let (thinker, desk) = (Thinker::new(), use_desk());
    let look = move |book: &Arc<WordBook>| {
        far.set(Far::Looking(0));
        thinker.send(&errand(), book, move |said| {
            let now = said.map_or(Far::Failed, read);
            if let Far::Here(turns) = &now {
                let judged = judged(seated, turns.iter().filter_map(line));
                let lost: Vec<Lost> = judged.iter().map(|one| one.lost).collect();
                learn(seated, desk, |seat| {
                    let of = |game: &Match<G>| to_practise(game, &lost, seat);
                    seated.session.with_now(of)
                });
                seated.judged.set(Some(judged));
            }
            far.set(now);
        });
    };
    let ask = move || {
        let draw = Callback::new(move |book: Arc<WordBook>| {
            let look = Callback::new(move |()| look(&book));
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
        (_, Far::Here(_)) => here(untrack(|| seated.judged.get()).unwrap_or_default()),
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

/// What was said of each turn, with its player and its place in the game.
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
