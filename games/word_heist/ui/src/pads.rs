//! A pad for each player (A13).

use leptos::prelude::*;

use super::bench::Bench;
use super::keyboard::buzz;
use game::SeatId;
use ui::draw::{all, nothing};
use ui::parts::{Mark, seat_word};
use word_heist::screen::{Thing, buzz_key, is_far};
use word_heist::text::table as words;

/// The pads of these seats, each marked with the side on which its player sits.
pub fn row(bench: Bench, of: Vec<SeatId>) -> AnyView {
    view! {
        <div class="pads" role="group" aria-label=words::PADS>
            {all(of.into_iter().map(|seat| pad(bench, seat)))}
        </div>
    }
    .into_any()
}

/// Lists all seats, in order.
pub fn everybody(bench: Bench) -> Vec<SeatId> {
    let seats = bench.table.with_untracked(|table| table.seats);
    SeatId::all(seats).collect()
}

/// A seat's pad. Each pad handles its own pointer; a click without one comes from a keyboard or a
/// screen reader.
pub fn pad(bench: Bench, seat: SeatId) -> AnyView {
    let Some(player) = bench.player(seat) else {
        return nothing();
    };
    let seats = bench.table.with_untracked(|table| table.seats);
    let name = player.name.to_string();
    let presses = words::presses(&name);
    let person = bench.people.contains(seat);
    let open = move || person && bench.table.with(|table| table.can_press(seat));
    let place = move || {
        bench.table.with(|table| {
            let holds = table.holder() == Some(seat);
            let waits = table.queue.iter().position(|press| press.seat == seat);
            match (holds, waits) {
                (true, _) => "1".to_owned(),
                (false, Some(place)) => (place + 2).to_string(),
                _ => String::new(),
            }
        })
    };
    let score = move || bench.seen.with(|table| table.score(seat)).to_string();
    let key = buzz_key(seats, seat.index()).filter(|_| person);
    let shortcut = key.map(String::from);
    let key = key.map(words::key);
    view! {
        <button
            type="button"
            class="pad"
            data-seat=seat_word(player.colour)
            data-place=place
            data-far=is_far(seats, seat).then_some("")
            data-thing=Thing::Press(seat).to_string()
            aria-keyshortcuts=shortcut
            aria-disabled=move || (!open()).then_some("true")
            on:pointerdown=move |event| {
                event.prevent_default();
                if open() {
                    buzz(bench, seat, event.time_stamp());
                }
            }
            on:click=move |event| {
                if event.detail() == 0 && open() {
                    buzz(bench, seat, event.time_stamp());
                }
            }
        >
            <Mark colour=player.colour />
            <span class="name">
                <bdi>{name}</bdi>
                <span class="only-heard">{presses}</span>
            </span>
            <small aria-hidden="true">{key}</small>
            <b aria-hidden="true">{score}</b>
            <span class="place" aria-hidden="true">{place}</span>
        </button>
    }
    .into_any()
}
