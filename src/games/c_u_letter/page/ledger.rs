//! The words claimed: whose, what they would pay, and why some pay nothing.

use leptos::prelude::*;

use super::bench::Bench;
use crate::games::c_u_letter::desk::ShownClaim;
use crate::games::c_u_letter::rules::Lies;
use crate::games::c_u_letter::words::table as words;
use crate::shell::draw::{Draw, keyed, nothing, show_when};
use crate::shell::parts::{Mark, seat_word};

/// The ledger, the last claim first. Choosing one shows its cards on the board.
pub fn ledger(bench: Bench) -> AnyView {
    let claims = Memo::new(move |_| bench.shown.with(|shown| shown.claims.clone()));
    let list = move || {
        let each = claims.get().into_iter();
        each.map(|claim| {
            // How it lies changes; then it is drawn anew.
            let key = format!("{claim:?}");
            let draw: Draw = Box::new(move || line(bench, &claim));
            (key, draw)
        })
        .collect()
    };
    let none = move || claims.with(Vec::is_empty);
    view! {
        <section class="letter-ledger" aria-labelledby="claims">
            <h2 id="claims">{words::CLAIMS}</h2>
            <ol>{keyed(list)}</ol>
            {show_when(none, || view! { <small>{words::NO_CLAIMS}</small> }.into_any())}
        </section>
    }
    .into_any()
}

fn line(bench: Bench, claim: &ShownClaim) -> AnyView {
    let Some(player) = bench.player(claim.owner) else {
        return nothing();
    };
    let id = claim.id;
    let lies = match claim.lies {
        Lies::Counts(_) => "counts",
        Lies::Dormant { .. } => "sleeps",
        Lies::Void => "broken",
    };
    let says = bench.with_seats(|seats| words::claim(claim, seats));
    let (word, rest) = match says.split_once(' ') {
        Some((word, rest)) => (word.to_owned(), rest.to_owned()),
        None => (says, String::new()),
    };
    let lit = move || bench.chosen.with(|chosen| chosen.lit == Some(id));
    let look = move |_| {
        bench.chosen.update(|chosen| {
            chosen.lit = (chosen.lit != Some(id)).then_some(id);
        });
    };
    view! {
        <li data-lies=lies data-seat=seat_word(player.colour)>
            <button type="button" aria-pressed=move || lit().to_string() on:click=look>
                <Mark colour=player.colour />
                <b>{word}</b>
                " "
                <span>{rest}</span>
            </button>
        </li>
    }
    .into_any()
}
