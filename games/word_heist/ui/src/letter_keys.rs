//! Letter buttons. Each acts on touch, independently for each finger, so that nothing is lost
//! however fast two thumbs are. Letters that aren't on the table are disabled.

use leptos::ev::{MouseEvent, PointerEvent};
use leptos::prelude::*;

use super::table_state::TableState;
use screen::text::{BACK_KEY, KEYS};
use ui::draw::{join_views, memo};
use word_heist::screen::{WordEntry, letters_on_table};
use word_heist::text::table as words;

/// The rows of the keyboard.
const KEY_ROWS: [&str; 3] = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"];

/// Draws the keyboard.
pub fn letter_keys(state: TableState) -> AnyView {
    let there = memo(move || {
        let types = state.speaker.get().is_some();
        let there = state.table.with(letters_on_table);
        if types { there } else { String::new() }
    });
    let key = move |letter: char| {
        let off = move || !there.with(|there| there.contains(letter));
        let act = Callback::new(move |()| {
            if !untrack(off) {
                state.push_letter(letter);
            }
        });
        view! {
            <button
                type="button"
                class="key"
                aria-disabled=move || off().then_some("true")
                on:pointerdown=move |event| on_pointer_down(&event, act)
                on:click=move |event| on_click(&event, act)
            >
                {letter.to_string()}
            </button>
        }
        .into_any()
    };
    let [top, middle, bottom] = KEY_ROWS.map(|row| join_views(row.chars().map(key)));
    view! {
        <div class="keys" role="group" aria-label=KEYS>
            <div>{top}</div>
            <div>{middle}</div>
            <div>{clear_button(state)} {bottom} {back_button(state)}</div>
        </div>
    }
    .into_any()
}

/// The button that clears the typed word.
pub fn clear_button(state: TableState) -> AnyView {
    let act = Callback::new(move |()| state.edit_entry(|entry| *entry = WordEntry::default()));
    wide_key(words::CLEAR, words::CLEAR.into_any(), act)
}

/// The button that removes the last letter.
pub fn back_button(state: TableState) -> AnyView {
    let act = Callback::new(move |()| state.edit_entry(WordEntry::delete_last));
    wide_key(BACK_KEY, "⌫".into_any(), act)
}

fn wide_key(label: &'static str, shows: AnyView, act: Callback<()>) -> AnyView {
    view! {
        <button
            type="button"
            class="key wide"
            aria-label=label
            on:pointerdown=move |event| on_pointer_down(&event, act)
            on:click=move |event| on_click(&event, act)
        >
            {shows}
        </button>
    }
    .into_any()
}

/// Handles a pointer press: acts at once, whatever other fingers do, and keeps the focus.
pub fn on_pointer_down(event: &PointerEvent, act: Callback<()>) {
    event.prevent_default();
    if event.button() == 0 {
        act.run(());
    }
}

/// Handles a click without a pointer, from a keyboard or a screen reader.
pub fn on_click(event: &MouseEvent, act: Callback<()>) {
    if event.detail() == 0 {
        act.run(());
    }
}
