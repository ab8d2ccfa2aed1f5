//! Letter buttons, in place of a soft keyboard that would cover the board.

use leptos::prelude::*;

use crate::shell::draw::all;
use screen::{KEY_ROWS, text};

/// What the wide key on the left is.
#[derive(Clone, Copy)]
pub enum LeftKey {
    /// Done: like Return.
    Enter(Callback<()>),
    /// Does what it says, once it can be done; it stands for the main button, where that has no
    /// room.
    Does(&'static str, Signal<bool>, Callback<()>),
    /// A blank: any letter.
    Blank(Callback<()>),
    /// There is none.
    None,
}

/// The letters, with a key to take back and a wide one on the left.
#[component]
pub fn Keys(
    /// The letters that cannot be used now.
    #[prop(optional, into)]
    off: Signal<Vec<char>>,
    on_letter: Callback<char>,
    on_back: Callback<()>,
    left: LeftKey,
) -> impl IntoView {
    // A press must not take the focus from the board, nor lose a quick second one.
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
    let [top, middle, bottom] = KEY_ROWS.map(|row| all(row.chars().map(key)));
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
