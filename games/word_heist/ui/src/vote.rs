//! Votes on a proposal: stopping early, taking back the last word, or counting a word (A16, A18).

use leptos::prelude::*;

use super::table_state::TableState;
use game::SeatId;
use ui::draw::join_views;
use ui::parts::{Button, Weight};
use ui::table_core::GameTable;
use word_heist::text::table as words;
use word_heist_rules::Action;

/// The buttons with which each person at this device answers the open proposal; the prompt says
/// what is proposed.
pub(crate) fn vote_buttons(state: TableState) -> AnyView {
    let waiting = move || {
        let agreed = state
            .table
            .with(|table| table.motion.as_ref().map(|motion| motion.agreed));
        let agreed = agreed.unwrap_or_default();
        let open = state.people_present().into_iter();
        join_views(
            open.filter(|seat| !agreed.contains(*seat))
                .map(|seat| seat_vote_buttons(state, seat)),
        )
    };
    view! {
        <div class="heist-asked">
            <p class="soft">{words::CONSENT_NEEDED}</p>
            {move || waiting()}
        </div>
    }
    .into_any()
}

fn seat_vote_buttons(state: TableState, seat: SeatId) -> AnyView {
    let name = state.session.player_name(seat);
    let answer = |weight, says, action: Action| {
        let press = Callback::new(move |()| {
            state.act_as(seat, &action);
        });
        let says = words::seat_answer_label(&name, says);
        view! { <Button weight on_press=press>{says}</Button> }.into_any()
    };
    view! {
        <div class="does">
            {answer(Weight::Main, words::YES, Action::Agree)}
            {answer(Weight::Plain, words::NO, Action::Decline)}
        </div>
    }
    .into_any()
}
