//! The pile, and the letters in the centre.

use leptos::prelude::*;

use super::letter_keys::on_pointer_down;
use super::table_state::TableState;
use screen::text::table::hinted_label;
use ui::draw::{DrawLine, keyed_list, memo, show_when};
use ui::roving_focus::{RovingFocus, on_key};
use word_heist::screen::{TableThing, crowding_class};
use word_heist::text::table as words;
use word_heist_rules::{LetterTile, Table, WayToMake};

/// Draws the pile, with this element id, and the centre.
pub(crate) fn pile_and_centre(state: TableState, id: &'static str) -> AnyView {
    let tiles = memo(move || state.seen.with(|table| table.centre.clone()));
    let rove = RovingFocus::new();
    let letters = move || {
        let draw = |tile: LetterTile| {
            let stop = move || tiles.with(|tiles| rove.tabindex(tile, tiles));
            let draw: DrawLine = Box::new(move || centre_tile(state, tile, rove, stop));
            (tile.id.index().to_string(), draw)
        };
        tiles.get().into_iter().map(draw).collect()
    };
    let empty = move || tiles.with(Vec::is_empty);
    let whole = move || state.hint.with(|hint| hint.marks.centre).then_some("");
    view! {
        <div class="heist-middle" data-crowd=move || crowding_class(tiles.with(Vec::len))>
            {pile_button(state, id)}
            <div class="heist-centre" role="group" aria-label=words::CENTRE data-hinted=whole on:keydown=on_key>
                {keyed_list(letters)}
                {show_when(empty, || view! { <small>{words::CENTRE_EMPTY}</small> }.into_any())}
            </div>
        </div>
    }
    .into_any()
}

/// The pile, as the button that turns a letter up. Both its text and its outline show whether it
/// can be pressed (A14).
fn pile_button(state: TableState, id: &'static str) -> AnyView {
    let can = move || state.flips.get().is_some();
    let left = move || state.seen.with(|table| table.face_down);
    let says = move || {
        let reserved = state.table.with(Table::reservation_holder);
        match (reserved, left()) {
            (Some(seat), _) => words::reservation_note(&state.session.player_name(seat)),
            (None, 0) => words::ALL_UP.to_owned(),
            _ if can() => words::FLIP.to_owned(),
            (None, left) => words::letters_left_caption(left),
        }
    };
    view! {
        <button
            type="button"
            class="pile"
            id=id
            data-thing=TableThing::Pile.to_string()
            data-flip=move || can().then_some("")
            data-reserved=move || state.table.with(|table| table.reservation_holder().is_some()).then_some("")
            aria-disabled=move || (!can()).then_some("true")
            on:pointerdown=|event| event.prevent_default()
            on:click=move |_| {
                if !state.panel.was_long_press() {
                    state.flip();
                }
            }
        >
            <b aria-hidden="true">{move || left().to_string()}</b>
            <span class="says" dir="auto">{says}</span>
            <span class="only-heard">{move || words::face_down_note(left())}</span>
        </button>
    }
    .into_any()
}

/// A letter of the centre; a tap adds it to the word.
fn centre_tile(
    state: TableState,
    tile: LetterTile,
    rove: RovingFocus<LetterTile>,
    stop: impl Fn() -> &'static str + Send + 'static,
) -> AnyView {
    let pressed = move || {
        state
            .entry
            .with(|entry| entry.is_tapped(tile.id))
            .to_string()
    };
    let taken = move || {
        let way = |way: &WayToMake| way.centre.contains(&tile.id);
        let taken = state
            .prospect
            .with(|prospect| prospect.way().is_some_and(way));
        taken.then_some("")
    };
    let new = move || {
        let last = state.seen.with(|table| table.turned_up_count());
        (tile.id.index() + 1 == last).then_some("")
    };
    let hinted = move || state.hint.with(|hint| hint.marks.tiles.contains(&tile.id));
    let letter = tile.letter.uppercase().to_string();
    let heard = {
        let letter = letter.clone();
        move || hinted().then(|| hinted_label(letter.clone(), true))
    };
    let act = Callback::new(move |()| state.tap_tile(tile));
    view! {
        <button
            type="button"
            class="tile"
            data-tile=tile.id.index().to_string()
            data-thing=TableThing::Letter(tile.id).to_string()
            data-taken=taken
            data-hinted=move || hinted().then_some("")
            aria-label=heard
            data-new=new
            aria-pressed=pressed
            tabindex=stop
            on:focus=move |_| rove.on_focus(tile)
            on:pointerdown=move |event| on_pointer_down(&event, act)
            on:click=move |event| {
                // This click is either a key press, or the end of a long press that explained the
                // tile: that added the letter on pointerdown, so this takes it out again.
                if event.detail() == 0 || state.panel.was_long_press() {
                    act.run(());
                }
            }
        >
            {letter}
        </button>
    }
    .into_any()
}
