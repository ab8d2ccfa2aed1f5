//! A tablet between players: the far side gets the whole table turned towards it, with its own
//! pads, prompt and clock, and the keys while one of its players types. The style sheet shows it
//! if there is enough space; on a phone all players sit on one side.

use leptos::prelude::*;

use super::bench::Bench;
use super::left::{ticking, until};
use super::{entry, middle, pads, say, seats};
use ui::draw::{nothing, show_when};
use ui::parts::{Mark, seat_word};
use ui::stage::turned_bar;
use word_heist::CARD;
use word_heist::screen::far_seats;
use word_heist::text::table as words;

/// Draws the half of the screen that is turned towards the players on the far side.
pub fn far(bench: Bench) -> AnyView {
    let there = far_seats(bench.table.with_untracked(|table| table.seats));
    let now = move || match bench.holds_far() {
        Some(false) => words::FAR_WAITS.to_owned(),
        _ => say::now(bench),
    };
    let did = move || match say::did(bench) {
        None => nothing(),
        Some((did, colour)) => {
            let mark = colour.map(|colour| view! { <Mark colour /> }.into_any());
            view! {
                <span data-seat=colour.map(seat_word)>{mark}</span>
                {did.says}
            }
            .into_any()
        }
    };
    view! {
        <section class="heist-far turned" aria-label=words::FAR_SIDE>
            {turned_bar(&CARD, until(bench), bench.sheet)}
            <div class="far-table">
                <div class="heist-table flow">{seats::seats(bench, "far-words")} {middle::middle(bench, "far-pile")}</div>
                {bench.ribbon.drawn()}
            </div>
            <div class="far-say">
                <p class="did">{move || did()}</p>
                <p class="now">{now}</p>
                <div class="would">{move || say::would(bench)}</div>
                {ticking(bench.clock)}
            </div>
            <div class="far-hand">
                {pads::row(bench, there)}
                {show_when(
                    move || bench.far_types(),
                    move || entry::entry(bench, "far-typed"),
                )}
            </div>
        </section>
    }
    .into_any()
}
