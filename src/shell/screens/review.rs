//! The review of a round: in each turn the best that there was, looked for beside the page.

use std::sync::Arc;

use leptos::prelude::*;

use crate::shell::desk::{Desk, use_desk};
use crate::shell::draw::{all, effect, memo, nothing, signal};
use crate::shell::parts::{Button, Progress, WithWords};
use crate::shell::screens::task::positions::learn;
use crate::shell::seated::Seated;
use crate::shell::thinker::Thinker;
use crate::shell::words::{Words, use_words};
use crate::shell::{device, opened};
use crate::worker::Thought;
use base::sorting::sort_by_key;
use game::account::{Accounted, Course, Lost, to_practise};
use game::{Game, Match, SeatId};
use lexicon::WordBook;
use screen::review::Judged;
use screen::text::table as words;

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

/// What a game's thinker is asked of decisions, none if there are none, and how its answers are read.
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
pub(crate) use asks_for_review;

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

/// Which decisions are wanted, by step and seat.
pub type Wanted<'w> = &'w dyn Fn(usize, SeatId) -> bool;

/// What the thinker is asked of a game: of the decisions that are wanted. None where there is none.
pub trait Asks<G: Game, E>: Fn(&Match<G>, Wanted) -> Option<E> {}

impl<G: Game, E, F: Fn(&Match<G>, Wanted) -> Option<E>> Asks<G, E> for F {}

/// Whether the review of a game begins by itself: somebody played it to its end here or asked for
/// its review, and the device does not save data.
pub fn begins<G: Game>(seated: Seated<G>) -> bool {
    let over = seated.session.with_now(|game| game.outcome().is_some());
    let wanted = seated.began_here() || opened::looks_back(&seated.session.id());
    over && wanted && !seated.people.is_empty() && !device::saves_data()
}

/// Does something with the word list, once it is here.
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

/// The review of a round or a game: what the thinker is asked, how its reports are read, and what
/// is said of each turn that something is said of. The table remembers it, for who looks back. What
/// people decided comes first, since their moments need no more.
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

/// A review on its way.
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

/// Looks through what people decided, and then through the rest. `found` is what was said so far.
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
