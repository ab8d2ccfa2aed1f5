//! The claimed words: their owners, where they are, what they would pay, and why some pay nothing.

use leptos::prelude::*;

use super::table_state::TableState;
use c_u_letter::screen::{ShownClaim, TableThing};
use c_u_letter::text::{stage as words, table as table_words};
use c_u_letter_rules::ClaimStatus;
use screen::text::capitals;
use ui::draw::{DrawLine, keyed_list, memo, nothing, show_when};
use ui::parts::{SeatMark, colour_class};

/// Draws the ledger, the last claim first. Choosing a claim shows its cards on the board.
pub fn ledger(state: TableState) -> AnyView {
    let claims = memo(move || state.shown.with(|shown| shown.claims.clone()));
    let list = move || {
        let each = claims.get().into_iter();
        each.map(|claim| {
            // The key contains the claim's status, so that a change redraws its row.
            let key = format!("{claim:?}");
            let draw: DrawLine = Box::new(move || claim_line(state, &claim));
            (key, draw)
        })
        .collect()
    };
    let none = move || claims.with(Vec::is_empty);
    view! {
        <section class="panel letter-ledger" aria-labelledby="claims">
            <h2 id="claims">{table_words::CLAIMS}<small>{words::PAY_LABEL}</small></h2>
            <ol class="history">{keyed_list(list)}</ol>
            {show_when(none, || {
                view! { <p class="soft">{table_words::NO_CLAIMS}</p> }.into_any()
            })}
        </section>
    }
    .into_any()
}

fn claim_line(state: TableState, claim: &ShownClaim) -> AnyView {
    let Some(mark) = state.colour_of(claim.owner) else {
        return nothing();
    };
    let id = claim.id;
    let (lies, pays) = match claim.lies {
        ClaimStatus::Counts(_) => ("counts", claim.pays.to_string()),
        ClaimStatus::Dormant { .. } => ("sleeps", words::DASH.to_owned()),
        ClaimStatus::Void => ("broken", words::DASH.to_owned()),
    };
    let heard = state.with_seats(|seats| table_words::describe_claim(claim, seats));
    let lit = move || state.selection.with(|chosen| chosen.lit == Some(id));
    let look = move |_| {
        if state.panel.was_long_press() {
            return;
        }
        state.selection.update(|chosen| {
            chosen.lit = (chosen.lit != Some(id)).then_some(id);
        });
    };
    view! {
        <li data-lies=lies>
            <button
                type="button"
                aria-pressed=move || lit().to_string()
                data-thing=TableThing::Claim(id).to_string()
                on:click=look
            >
                <span class="only-heard">{heard}</span>
                <span data-seat=colour_class(mark) aria-hidden="true">
                    <SeatMark colour=mark />
                </span>
                <span aria-hidden="true">
                    <b>{capitals(claim.word)}</b>
                    " "
                    <em>{words::claim_status(claim)}</em>
                </span>
                <span class="pts" aria-hidden="true">{pays}</span>
            </button>
        </li>
    }
    .into_any()
}
