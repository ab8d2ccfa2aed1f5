//! A pad in each player's corner, facing its player (A13).

use leptos::prelude::*;

use super::bench::Bench;
use super::keyboard::buzz;
use crate::games::word_heist::desk::{Corner, buzz_key, corners};
use crate::games::word_heist::words::table as words;
use crate::shell::draw::all;
use crate::shell::parts::{Mark, seat_word};
use crate::table::SeatId;

/// The pads of one side.
pub fn row(bench: Bench, far: bool) -> AnyView {
    let seats = bench.table.with_untracked(|table| table.seats);
    let placed = SeatId::all(seats).zip(corners(seats).iter().copied());
    let mut placed: Vec<_> = placed
        .filter(|(_, corner)| corner.is_far() == far)
        .collect();
    placed.sort_by_key(|(_, corner)| !corner.is_left());
    let pads = placed
        .into_iter()
        .map(|(seat, corner)| pad(bench, seat, corner, buzz_key(seats, seat.index())));
    view! {
        <div class="pads" role="group" aria-label=words::PADS data-far=far.then_some("")>
            {all(pads)}
        </div>
    }
    .into_any()
}

fn pad(bench: Bench, seat: SeatId, corner: Corner, key: Option<char>) -> AnyView {
    let Some(player) = bench.player(seat) else {
        return ().into_any();
    };
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
    let key = key.filter(|_| person);
    let shortcut = key.map(String::from);
    let key = key.map(words::key);
    view! {
        <button
            type="button"
            class="pad"
            data-seat=seat_word(player.colour)
            data-right=(!corner.is_left()).then_some("")
            data-place=place
            aria-keyshortcuts=shortcut
            aria-disabled=move || (!open()).then_some("true")
            // By pointers each pad hears its own finger; a click is a key or a screen
            // reader.
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
            <span class="place" aria-hidden="true">{place}</span>
        </button>
    }
    .into_any()
}
