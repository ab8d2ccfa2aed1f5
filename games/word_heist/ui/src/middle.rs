//! The pile, and the letters in the centre.

use leptos::prelude::*;

use super::bench::Bench;
use super::keys::down;
use ui::draw::{Draw, keyed, memo, show_when};
use ui::roving_focus::{Rove, on_key};
use word_heist::screen::{Thing, crowd};
use word_heist::text::table as words;
use word_heist_rules::{Table, Tile, Way};

/// Draws the pile, with this element id, and the centre.
pub fn middle(bench: Bench, id: &'static str) -> AnyView {
    let tiles = memo(move || bench.seen.with(|table| table.centre.clone()));
    let rove = Rove::new();
    let letters = move || {
        let draw = |tile: Tile| {
            let stop = move || tiles.with(|tiles| rove.stop(tile, tiles));
            let draw: Draw = Box::new(move || centre_tile(bench, tile, rove, stop));
            (tile.id.index().to_string(), draw)
        };
        tiles.get().into_iter().map(draw).collect()
    };
    let empty = move || tiles.with(Vec::is_empty);
    view! {
        <div class="heist-middle" data-crowd=move || crowd(tiles.with(Vec::len))>
            {pile(bench, id)}
            <div class="heist-centre" role="group" aria-label=words::MIDDLE on:keydown=on_key>
                {keyed(letters)}
                {show_when(empty, || view! { <small>{words::MIDDLE_EMPTY}</small> }.into_any())}
            </div>
        </div>
    }
    .into_any()
}

/// The pile, as the button that turns a letter up. Both its text and its outline show whether it
/// can be pressed (A14).
fn pile(bench: Bench, id: &'static str) -> AnyView {
    let can = move || bench.flips.get().is_some();
    let left = move || bench.seen.with(|table| table.face_down);
    let says = move || {
        let reserved = bench.table.with(Table::holder);
        match (reserved, left()) {
            (Some(seat), _) => words::reserved(&bench.session.name(seat)),
            (None, 0) => words::ALL_UP.to_owned(),
            _ if can() => words::FLIP.to_owned(),
            (None, left) => words::left(left),
        }
    };
    view! {
        <button
            type="button"
            class="pile"
            id=id
            data-thing=Thing::Pile.to_string()
            data-flip=move || can().then_some("")
            data-reserved=move || bench.table.with(|table| table.holder().is_some()).then_some("")
            aria-disabled=move || (!can()).then_some("true")
            on:pointerdown=|event| event.prevent_default()
            on:click=move |_| {
                if !bench.panel.was_held() {
                    bench.flip();
                }
            }
        >
            <b aria-hidden="true">{move || left().to_string()}</b>
            <span class="says" dir="auto">{says}</span>
            <span class="only-heard">{move || words::face_down(left())}</span>
        </button>
    }
    .into_any()
}

/// A letter of the centre; a tap adds it to the word.
fn centre_tile(
    bench: Bench,
    tile: Tile,
    rove: Rove<Tile>,
    stop: impl Fn() -> &'static str + Send + 'static,
) -> AnyView {
    let pressed = move || bench.entry.with(|entry| entry.taps(tile.id)).to_string();
    let taken = move || {
        let way = |way: &Way| way.centre.contains(&tile.id);
        let taken = bench
            .prospect
            .with(|prospect| prospect.way().is_some_and(way));
        taken.then_some("")
    };
    let new = move || {
        let last = bench.seen.with(|table| table.turned_up());
        (tile.id.index() + 1 == last).then_some("")
    };
    let hinted = move || {
        let hinted = bench.hint.with(|hint| hint.marks.tiles.contains(&tile.id));
        hinted.then_some("")
    };
    let act = Callback::new(move |()| bench.tap_tile(tile));
    view! {
        <button
            type="button"
            class="tile"
            data-tile=tile.id.index().to_string()
            data-thing=Thing::Letter(tile.id).to_string()
            data-taken=taken
            data-hinted=hinted
            data-new=new
            aria-pressed=pressed
            tabindex=stop
            on:focus=move |_| rove.take(tile)
            on:pointerdown=move |event| down(&event, act)
            on:click=move |event| {
                // Either a key press, or a long press that explained the tile: that adds the
                // letter on pointerdown, so this takes it out again.
                if event.detail() == 0 || bench.panel.was_held() {
                    act.run(());
                }
            }
        >
            {tile.letter.capital().to_string()}
        </button>
    }
    .into_any()
}
