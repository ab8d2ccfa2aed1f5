//! A tablet between players: the far side gets the whole table turned towards it, with its own
//! pads, prompt and clock, and the keys while one of its players types. The style sheet shows it
//! if there is enough space; on a phone all players sit on one side.

use leptos::prelude::*;

use super::remaining::{letters_left, running_clock};
use super::table_state::TableState;
use super::{centre, pads, prompt, seats, word_entry};
use ui::draw::{nothing, show_when};
use ui::parts::{SeatMark, colour_class};
use ui::stage::turned_bar;
use word_heist::CARD;
use word_heist::screen::far_seats;
use word_heist::text::table as words;

/// Draws the half of the screen that is turned towards the players on the far side.
pub(crate) fn far_side(state: TableState) -> AnyView {
    let there = far_seats(state.table.with_untracked(|table| table.seats));
    let now = move || match state.is_holder_far() {
        Some(false) => words::FAR_SIDE_PROMPT.to_owned(),
        _ => prompt::prompt(state),
    };
    let did = move || match prompt::last_action(state) {
        None => nothing(),
        Some((did, colour)) => {
            let mark = colour.map(|colour| view! { <SeatMark colour /> }.into_any());
            view! {
                <span data-seat=colour.map(colour_class)>{mark}</span>
                {did.says}
            }
            .into_any()
        }
    };
    view! {
        <section class="heist-far turned" aria-label=words::FAR_SIDE>
            {turned_bar(&CARD, letters_left(state), state.sheet)}
            <div class="far-table">
                <div class="heist-table flow">{seats::all_seat_words(state, "far-words")} {centre::pile_and_centre(state, "far-pile")}</div>
                {state.ribbon.draw()}
            </div>
            <div class="far-say">
                <p class="did">{move || did()}</p>
                <p class="now">{now}</p>
                <div class="would">{move || prompt::preview(state)}</div>
                {running_clock(state.clock)}
            </div>
            <div class="far-hand">
                {pads::pad_row(state, there)}
                {show_when(
                    move || state.shows_far_keys(),
                    move || word_entry::word_entry(state, "far-typed"),
                )}
            </div>
        </section>
    }
    .into_any()
}
