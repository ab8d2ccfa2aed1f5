//! The words of all seats, as strips of letters that are all visible. On a phone they form one
//! flow, each with its owner's mark; on larger screens every seat has a panel.

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;

use super::scores::{awaited_seat, seat_status};
use super::table_state::TableState;
use game::{Player, SeatColour, SeatId};
use screen::text::stage::selectable_label;
use screen::text::table::hinted_label;
use ui::card_flight::is_animating;
use ui::dom;
use ui::draw::{DrawLine, effect, join_views, keyed_list, memo, nothing, show_when};
use ui::parts::{SeatMark, colour_class};
use ui::roving_focus::{RovingFocus, on_key};
use word_heist::screen::{TableThing, WordPlace, word_places, word_size_properties};
use word_heist::text::table as words;
use word_heist_rules::{LetterTile, MadeWordId, WayToMake};

/// How long to wait before looking again while letters are still moving.
const RECHECK_DELAY: Duration = Duration::from_millis(100);

/// Overhang, in pixels, up to which nothing counts as hidden: it is less than a line of words.
const OVERHANG_TOLERANCE_PX: i32 = 6;

/// Draws the seats in order, with this element id.
pub(crate) fn all_seat_words(state: TableState, id: &'static str) -> AnyView {
    let seats = state.table.with_untracked(|table| table.seats);
    let sizes = move || state.seen.with(word_size_properties);
    let below = RwSignal::new(false);
    let look_anew = move || check_overflow(id, below);
    effect(move || {
        state.seen.track();
        look_anew();
    });
    let resized = window_event_listener(ev::resize, move |_| look_anew());
    on_cleanup(move || resized.remove());
    let none = move || {
        state
            .seen
            .with(|table| table.words_on_table().next().is_none())
    };
    view! {
        <div
            class="heist-seats"
            id=id
            role="group"
            aria-label=words::WORDS
            data-seats=seats.to_string()
            data-more=move || below.get().then_some(words::MORE_WORDS_BELOW)
            prop:style=sizes
            on:scroll=move |_| look_anew()
        >
            {join_views(SeatId::all(seats).map(|seat| seat_words(state, seat)))}
            {show_when(none, || {
                view! { <p class="heist-none">{words::NO_WORDS}</p> }.into_any()
            })}
        </div>
    }
    .into_any()
}

/// Checks whether words are hidden below the lower edge. Waits until letters stop moving, since
/// they may cross it.
fn check_overflow(id: &'static str, below: RwSignal<bool>) {
    request_animation_frame(move || {
        let Some(seats) = dom::by_id(id) else { return };
        if is_animating(&seats) {
            set_timeout(move || check_overflow(id, below), RECHECK_DELAY);
            return;
        }
        let end = seats.scroll_top() + seats.client_height();
        let _ = below.try_set(end + OVERHANG_TOLERANCE_PX < seats.scroll_height());
    });
}

/// A seat's words, below its name and score if there is space for these.
pub(crate) fn seat_words(state: TableState, seat: SeatId) -> AnyView {
    let Some(player) = state.player(seat) else {
        return nothing();
    };
    let (name, colour) = (player.name.to_string(), player.colour);
    let places = memo(move || {
        let all = state.seen.with(word_places).into_iter().enumerate();
        all.filter(|(_, place)| place.owner == seat)
            .collect::<Vec<_>>()
    });
    let ids = memo(move || {
        let words = |all: &Vec<(usize, WordPlace)>| {
            let words = all.iter().filter(|(_, place)| !place.gap);
            words.map(|(_, place)| place.id).collect::<Vec<_>>()
        };
        places.with(words)
    });
    let rove = RovingFocus::new();
    let list = {
        let name = name.clone();
        move || {
            let draw = |(order, place): (usize, WordPlace)| {
                if place.gap {
                    let draw: DrawLine = Box::new(move || gap(place.letters, order));
                    return (format!("gap {}", place.id.index()), draw);
                }
                let (id, name) = (place.id, name.clone());
                let stop = move || ids.with(|ids| rove.tabindex(id, ids));
                let word = move || word_button(state, id, order, &name, colour, rove, stop);
                let draw: DrawLine = Box::new(word);
                (id.index().to_string(), draw)
            };
            places.get().into_iter().map(draw).collect()
        }
    };
    let turn = move || (awaited_seat(state) == Some(seat)).then_some("");
    view! {
        <section class="heist-seat" data-seat=colour_class(colour) data-turn=turn>
            {seat_heading(state, seat, player)}
            <div class="heist-words" role="group" aria-label=name on:keydown=on_key>
                {keyed_list(list)}
            </div>
        </section>
    }
    .into_any()
}

/// The seat's name, state and score, hidden from screen readers because the scores repeat them.
fn seat_heading(state: TableState, seat: SeatId, player: Player) -> AnyView {
    let colour = player.colour;
    let score = move || state.seen.with(|table| table.score(seat)).to_string();
    view! {
        <div class="heist-head" aria-hidden="true" data-thing=TableThing::Seat(seat).to_string()>
            <SeatMark colour />
            <bdi class="name">{player.name.to_string()}</bdi>
            <small>{move || seat_status(state, seat)}</small>
            <span class="score">{score}</span>
        </div>
    }
    .into_any()
}

/// The gap that a word has left.
fn gap(letters: usize, order: usize) -> AnyView {
    let letter = |_| view! { <i></i> }.into_any();
    view! {
        <span class="heist-gap" style:order=order.to_string() aria-hidden="true">
            {join_views((0..letters).map(letter))}
        </span>
    }
    .into_any()
}

/// A word on the table, at its place in the order of all words. A tap shows its life, and pins it as
/// the source.
fn word_button(
    state: TableState,
    id: MadeWordId,
    order: usize,
    name: &str,
    colour: SeatColour,
    rove: RovingFocus<MadeWordId>,
    stop: impl Fn() -> &'static str + Send + 'static,
) -> AnyView {
    let Some(word) = state.seen.with_untracked(|table| table.word(id).cloned()) else {
        return nothing();
    };
    let pinned = move || {
        let looked = state.looked.get() == Some(id);
        (looked || state.entry.with(|entry| entry.is_pinned(id))).to_string()
    };
    let taken = move || {
        let taken = |way: &WayToMake| way.words.contains(&id);
        state
            .prospect
            .with(|prospect| prospect.way().is_some_and(taken))
            .then_some("")
    };
    // The last word made is highlighted.
    let fresh = move || {
        let last = state
            .seen
            .with(|table| table.words.last().map(|last| last.id));
        (last == Some(id)).then_some("")
    };
    let may = memo(move || state.may.with(|may| may.contains(&id)));
    let hinted = move || state.hint.with(|hint| hint.marks.words.contains(&id));
    let heard = words::word_aria_label(word.word(), name);
    let tile = |tile: &LetterTile| {
        view! { <i data-tile=tile.id.index().to_string()>{tile.letter.uppercase().to_string()}</i> }
            .into_any()
    };
    view! {
        <button
            type="button"
            class="heist-word"
            style:order=order.to_string()
            data-seat=colour_class(colour)
            data-word=id.index().to_string()
            data-thing=TableThing::Word(id).to_string()
            data-taken=taken
            data-hinted=move || hinted().then_some("")
            data-fresh=fresh
            data-house=word.house.then_some("")
            data-may=move || may.get().then_some("")
            aria-label=move || hinted_label(selectable_label(&heard, may.get()), hinted())
            aria-pressed=pinned
            tabindex=stop
            on:focus=move |_| rove.on_focus(id)
            on:pointerdown=|event| event.prevent_default()
            on:click=move |_| {
                if !state.panel.was_long_press() {
                    state.tap_word(id);
                }
            }
        >
            <span class="spine">
                <SeatMark colour />
            </span>
            {join_views(word.tiles.iter().map(tile))}
        </button>
    }
    .into_any()
}
