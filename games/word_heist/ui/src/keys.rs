//! Letter buttons. Each acts on touch, independently for each finger, so that nothing is lost
//! however fast two thumbs are. Letters that aren't on the table are disabled.

use leptos::ev::{MouseEvent, PointerEvent};
use leptos::prelude::*;

use super::bench::Bench;
use screen::text::{BACK_KEY, KEYS};
use ui::draw::{all, memo};
use word_heist::screen::{Entry, letters_there};
use word_heist::text::table as words;

/// The rows of the keyboard.
const ROWS: [&str; 3] = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"];

/// Draws the keyboard.
pub fn keys(bench: Bench) -> AnyView {
    let there = memo(move || {
        let types = bench.speaker.get().is_some();
        let there = bench.table.with(letters_there);
        if types { there } else { String::new() }
    });
    let key = move |letter: char| {
        let off = move || !there.with(|there| there.contains(letter));
        let act = Callback::new(move |()| {
            if !untrack(off) {
                bench.push(letter);
            }
        });
        view! {
            <button
                type="button"
                class="key"
                aria-disabled=move || off().then_some("true")
                on:pointerdown=move |event| down(&event, act)
                on:click=move |event| click(&event, act)
            >
                {letter.to_string()}
            </button>
        }
        .into_any()
    };
    let [top, middle, bottom] = ROWS.map(|row| all(row.chars().map(key)));
    view! {
        <div class="keys" role="group" aria-label=KEYS>
            <div>{top}</div>
            <div>{middle}</div>
            <div>{clear(bench)} {bottom} {back(bench)}</div>
        </div>
    }
    .into_any()
}

/// The button that clears the typed word.
pub fn clear(bench: Bench) -> AnyView {
    let act = Callback::new(move |()| bench.edit(|entry| *entry = Entry::default()));
    wide(words::CLEAR, words::CLEAR.into_any(), act)
}

/// The button that removes the last letter.
pub fn back(bench: Bench) -> AnyView {
    let act = Callback::new(move |()| bench.edit(Entry::back));
    wide(BACK_KEY, "⌫".into_any(), act)
}

fn wide(label: &'static str, shows: AnyView, act: Callback<()>) -> AnyView {
    view! {
        <button
            type="button"
            class="key wide"
            aria-label=label
            on:pointerdown=move |event| down(&event, act)
            on:click=move |event| click(&event, act)
        >
            {shows}
        </button>
    }
    .into_any()
}

/// Handles a pointer press: acts at once, whatever other fingers do, and keeps the focus.
pub fn down(event: &PointerEvent, act: Callback<()>) {
    event.prevent_default();
    if event.button() == 0 {
        act.run(());
    }
}

/// Handles a click without a pointer, from a keyboard or a screen reader.
pub fn click(event: &MouseEvent, act: Callback<()>) {
    if event.detail() == 0 {
        act.run(());
    }
}
