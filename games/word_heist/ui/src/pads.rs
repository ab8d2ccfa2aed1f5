//! A pad for each player (A13).

use leptos::prelude::*;

use super::keyboard::press_buzzer;
use super::table_state::TableState;
use game::SeatId;
use ui::draw::{join_views, nothing};
use ui::parts::{SeatMark, colour_class};
use word_heist::screen::{TableThing, buzz_key, is_far};
use word_heist::text::table as words;

/// The pads of these seats, each marked with the side on which its player sits.
pub(crate) fn pad_row(state: TableState, of: Vec<SeatId>) -> AnyView {
    view! {
        <div class="pads" role="group" aria-label=words::PADS>
            {join_views(of.into_iter().map(|seat| pad(state, seat)))}
        </div>
    }
    .into_any()
}

/// Lists all seats, in order.
pub fn all_seats(state: TableState) -> Vec<SeatId> {
    let seats = state.table.with_untracked(|table| table.seats);
    SeatId::all(seats).collect()
}

/// A seat's pad. Each pad handles its own pointer; a click without one comes from a keyboard or a
/// screen reader.
pub fn pad(state: TableState, seat: SeatId) -> AnyView {
    let Some(player) = state.player(seat) else {
        return nothing();
    };
    let seats = state.table.with_untracked(|table| table.seats);
    let name = player.name.to_string();
    let presses = words::press_aria_suffix(&name);
    let person = state.people.contains(seat);
    let open = move || person && state.table.with(|table| table.can_press(seat));
    let place = move || {
        state.table.with(|table| {
            let holds = table.reservation_holder() == Some(seat);
            let waits = table.queue.iter().position(|press| press.seat == seat);
            match (holds, waits) {
                (true, _) => "1".to_owned(),
                (false, Some(place)) => (place + 2).to_string(),
                _ => String::new(),
            }
        })
    };
    let score = move || state.seen.with(|table| table.score(seat)).to_string();
    let key = buzz_key(seats, seat.index()).filter(|_| person);
    let shortcut = key.map(String::from);
    let key = key.map(words::key_label);
    view! {
        <button
            type="button"
            class="pad"
            data-seat=colour_class(player.colour)
            data-place=place
            data-far=is_far(seats, seat).then_some("")
            data-thing=TableThing::Press(seat).to_string()
            aria-keyshortcuts=shortcut
            aria-disabled=move || (!open()).then_some("true")
            on:pointerdown=move |event| {
                event.prevent_default();
                if open() {
                    press_buzzer(state, seat, event.time_stamp());
                }
            }
            on:click=move |event| {
                if event.detail() == 0 && open() {
                    press_buzzer(state, seat, event.time_stamp());
                }
            }
        >
            <SeatMark colour=player.colour />
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
