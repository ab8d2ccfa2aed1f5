//! Letter buttons, in place of a soft keyboard that would cover the board.

use leptos::prelude::*;

use crate::draw::join_views;
use screen::{KEY_ROWS, text};

/// The wide key on the left.
#[derive(Clone, Copy)]
pub enum LeftKey {
    /// Finishes typing, like Enter.
    Enter(Callback<()>),
    /// Performs the labelled action, and is disabled while the signal is true. It replaces the main
    /// button where that has no room.
    Does(&'static str, Signal<bool>, Callback<()>),
    /// Types a blank, which stands for any letter.
    Blank(Callback<()>),
    /// No wide key on the left.
    None,
}

/// A letter keyboard with a backspace key, and a wide key on the left.
#[component]
pub fn LetterKeyboard(
    /// The letters that are disabled.
    #[prop(optional, into)]
    off: Signal<Vec<char>>,
    on_letter: Callback<char>,
    on_back: Callback<()>,
    left: LeftKey,
) -> impl IntoView {
    // Keeps the focus on the board when a key is pressed, and makes quick double presses count
    // twice.
    let stay = move |event: web_sys::PointerEvent| event.prevent_default();
    let key = move |letter: char| {
        view! {
            <button
                type="button"
                class="key"
                disabled=move || off.with(|off| off.contains(&letter))
                on:pointerdown=stay
                on:click=move |_| on_letter.run(letter)
            >
                {letter.to_string()}
            </button>
        }
        .into_any()
    };
    let left = match left {
        LeftKey::Enter(enter) => Some(("↵", text::ENTER, None, enter)),
        LeftKey::Does(says, off, does) => Some((says, says, Some(off), does)),
        LeftKey::Blank(blank) => Some(("?", text::BLANK, None, blank)),
        LeftKey::None => None,
    };
    let left = left.map(|(sign, name, off, on_left)| {
        view! {
            <button
                type="button"
                class="key wide"
                data-main=off.map(|_| "")
                disabled=move || off.is_some_and(|off| off.get())
                aria-label=name
                on:pointerdown=stay
                on:click=move |_| on_left.run(())
            >
                {sign}
            </button>
        }
        .into_any()
    });
    let [top, middle, bottom] = KEY_ROWS.map(|row| join_views(row.chars().map(key)));
    view! {
        <div class="keys" role="group" aria-label=text::KEYS>
            <div>{top}</div>
            <div>{middle}</div>
            <div>
                {left}
                {bottom}
                <button
                    type="button"
                    class="key wide"
                    aria-label=text::BACK_KEY
                    on:pointerdown=stay
                    on:click=move |_| on_back.run(())
                >
                    "⌫"
                </button>
            </div>
        </div>
    }
}
