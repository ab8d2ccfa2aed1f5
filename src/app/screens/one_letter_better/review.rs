//! The review of a round: in each turn the best play that there was, looked for beside the page.

use leptos::prelude::*;

use super::bench::Bench;
use crate::app::draw::{all, nothing};
use crate::app::helper::{Heard, Helper};
use crate::app::parts::{Button, Progress, WithWords};
use crate::app::words::WordBook;
use crate::games::one_letter_better::{TurnReview, spots};
use crate::screen::text::{one_letter_better_moments as words, one_letter_better_table};
use crate::worker::{BetterErrand, BetterReport};

/// How far the review is.
#[derive(Clone, PartialEq)]
enum Far {
    /// Nobody has asked.
    Waiting,
    /// So many hundredths are looked at.
    Looking(u32),
    /// It is here.
    Here(Vec<TurnReview>),
    /// It did not come.
    Failed,
}

/// The review of a round, counted from 0.
pub fn review(bench: Bench, round: usize) -> AnyView {
    let far = RwSignal::new(Far::Waiting);
    let helper = Helper::new();
    let look = move |book: &WordBook| {
        far.set(Far::Looking(0));
        let errand = BetterErrand::Review {
            spots: bench.session.with_now(|game| spots(game, round)),
            family: book.family.clone(),
        };
        let ready = book.lexicon.to_ready();
        helper.send(&errand, Some(ready), move |heard| match heard {
            Heard::Says(BetterReport::LookedAt(done, all), _) => {
                far.set(Far::Looking((done * 100 / all.max(1)) as u32));
            }
            Heard::Says(BetterReport::Review(turns), _) => {
                helper.dismiss();
                far.set(Far::Here(turns));
            }
            _ => {
                helper.dismiss();
                far.set(Far::Failed);
            }
        });
    };
    let ask = move || {
        let draw = Callback::new(move |book: std::sync::Arc<WordBook>| {
            let look = Callback::new(move |()| look(&book));
            view! { <Button on_press=look>{words::LOOK}</Button> }.into_any()
        });
        view! {
            <p class="soft">{words::REVIEW_SAYS}</p>
            <WithWords draw />
        }
        .into_any()
    };
    let kind = Memo::new(move |_| far.with(std::mem::discriminant));
    let drawn = move || match (kind.get(), far.get_untracked()) {
        (_, Far::Waiting) => ask(),
        (_, Far::Looking(_)) => looking(far, helper),
        (_, Far::Here(turns)) => here(bench, &turns),
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
        <section class="better-review" aria-labelledby="review">
            <h3 id="review">{words::REVIEW}</h3>
            {drawn}
        </section>
    }
    .into_any()
}

fn looking(far: RwSignal<Far>, helper: Helper) -> AnyView {
    let done = Signal::derive(move || {
        far.with(|far| match far {
            Far::Looking(hundredths) => Some(*hundredths),
            _ => None,
        })
    });
    let stop = Callback::new(move |()| {
        helper.dismiss();
        far.set(Far::Waiting);
    });
    view! {
        <Progress words=words::LOOKING done />
        <Button on_press=stop>{words::STOP}</Button>
    }
    .into_any()
}

fn here(bench: Bench, turns: &[TurnReview]) -> AnyView {
    let missed = turns.iter().filter(|turn| turn.missed > 0).count();
    let line = |(at, turn): (usize, &TurnReview)| {
        // What lay on the table as the turn was played.
        let table = bench.session.with_now(|game| game.at(turn.step).table);
        let says = one_letter_better_table::reviewed(turn, &table);
        let who = words::turn_of(at + 1, &bench.session.name(turn.seat));
        view! {
            <li data-missed=(turn.missed > 0).then_some("")>
                <b>{who}</b>
                <span>{says}</span>
            </li>
        }
        .into_any()
    };
    let list = match turns.is_empty() {
        true => nothing(),
        false => view! { <ol class="better-turns">{all(turns.iter().enumerate().map(line))}</ol> }
            .into_any(),
    };
    view! {
        <p role="status">{words::missed(missed)}</p>
        {list}
    }
    .into_any()
}
