//! A tablet between players: the far side has all of the table turned to it, its pads, its prompt and
//! clock, and the keys while one of its own has the letters. The style sheet shows it where there is
//! room; on a phone all sit on one side.

use leptos::prelude::*;

use super::bench::Bench;
use super::left::ticking;
use super::{asking, entry, middle, pads, say, seats};
use crate::games::word_heist::desk::is_far;
use crate::games::word_heist::rules::{Stage, Table};
use crate::games::word_heist::words::table as words;
use crate::shell::draw::{nothing, show_when};
use crate::shell::parts::{Mark, seat_word};
use crate::table::SeatId;

/// The far half.
pub fn far(bench: Bench) -> AnyView {
    let count = bench.table.with_untracked(|table| table.seats);
    let there: Vec<SeatId> = SeatId::all(count)
        .filter(|seat| is_far(count, *seat))
        .collect();
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
        <section class="heist-far" aria-label=words::FAR_SIDE>
            <div class="far-table">
                <div class="heist-table">{seats::seats(bench)} {middle::middle(bench, "far-pile")}</div>
            </div>
            <div class="far-say">
                <p class="did">{move || did()}</p>
                <p class="now">{now}</p>
                <div class="would">{move || say::would(bench)}</div>
                {ticking(bench.clock)}
            </div>
            {pads::row(bench, there)}
            {show_when(
                move || bench.holds_far() == Some(true),
                move || entry::entry(bench, "far-typed"),
            )}
        </section>
    }
    .into_any()
}

impl Bench {
    /// Whether whoever has the letters sits at the far side; nothing while nobody has them.
    fn holds_far(self) -> Option<bool> {
        let (seats, holder) = self.table.with(|table| (table.seats, table.holder()));
        holder.map(|holder| is_far(seats, holder))
    }

    /// Which side is awake, as the style sheet names it: followed.
    pub fn sides(self) -> &'static str {
        let open = |table: &Table| table.stage == Stage::Open;
        match self.holds_far() {
            Some(true) => "pads-far",
            Some(false) => "pads-near",
            None if self.asked() || (self.table.with(open) && asking::calls(self)) => "pads-asked",
            None => "pads",
        }
    }
}
