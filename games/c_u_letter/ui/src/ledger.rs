//! The claimed words: their owners, where they are, what they would pay, and why some pay nothing.

use leptos::prelude::*;

use super::bench::Bench;
use c_u_letter::screen::{ShownClaim, Thing};
use c_u_letter::text::{stage as words, table as table_words};
use c_u_letter_rules::Lies;
use screen::text::capitals;
use ui::draw::{Draw, keyed, memo, nothing, show_when};
use ui::parts::{Mark, seat_word};

/// Draws the ledger, the last claim first. Choosing a claim shows its cards on the board.
pub fn ledger(bench: Bench) -> AnyView {
    let claims = memo(move || bench.shown.with(|shown| shown.claims.clone()));
    let list = move || {
        let each = claims.get().into_iter();
        each.map(|claim| {
            // The key contains the claim's status, so that a change redraws its row.
            let key = format!("{claim:?}");
            let draw: Draw = Box::new(move || line(bench, &claim));
            (key, draw)
        })
        .collect()
    };
    let none = move || claims.with(Vec::is_empty);
    view! {
        <section class="panel letter-ledger" aria-labelledby="claims">
            <h2 id="claims">{table_words::CLAIMS}<small>{words::PAY}</small></h2>
            <ol class="history">{keyed(list)}</ol>
            {show_when(none, || {
                view! { <p class="soft">{table_words::NO_CLAIMS}</p> }.into_any()
            })}
        </section>
    }
    .into_any()
}

fn line(bench: Bench, claim: &ShownClaim) -> AnyView {
    let Some(mark) = bench.mark_of(claim.owner) else {
        return nothing();
    };
    let id = claim.id;
    let (lies, pays) = match claim.lies {
        Lies::Counts(_) => ("counts", claim.pays.to_string()),
        Lies::Dormant { .. } => ("sleeps", words::NOTHING.to_owned()),
        Lies::Void => ("broken", words::NOTHING.to_owned()),
    };
    let heard = bench.with_seats(|seats| table_words::claim(claim, seats));
    let lit = move || bench.chosen.with(|chosen| chosen.lit == Some(id));
    let look = move |_| {
        if bench.panel.was_held() {
            return;
        }
        bench.chosen.update(|chosen| {
            chosen.lit = (chosen.lit != Some(id)).then_some(id);
        });
    };
    view! {
        <li data-lies=lies>
            <button
                type="button"
                aria-pressed=move || lit().to_string()
                data-thing=Thing::Claim(id).to_string()
                on:click=look
            >
                <span class="only-heard">{heard}</span>
                <span data-seat=seat_word(mark) aria-hidden="true">
                    <Mark colour=mark />
                </span>
                <span aria-hidden="true">
                    <b>{capitals(claim.word)}</b>
                    " "
                    <em>{words::claim_lies(claim)}</em>
                </span>
                <span class="pts" aria-hidden="true">{pays}</span>
            </button>
        </li>
    }
    .into_any()
}
