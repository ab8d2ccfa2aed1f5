//! The hand region for calling letters.

use leptos::ev;
use leptos::prelude::*;

use crate::table_state::TableState;
use lexicon::Letter;
use paper_grid::text::table as words;
use paper_grid_rules::Phase;
use ui::dom;
use ui::draw::{join_views, show_when, signal};
use ui::parts::{Button, LeftKey, LetterKeyboard, Weight};
use ui::table_core::GameTable;

/// Returns the called letters, keys for more, and the button that asks.
pub(crate) fn call_hand(table: TableState) -> AnyView {
    let call = Callback::new(move |letter: char| {
        if let Some(letter) = Letter::new(letter) {
            table.edit_draft(|draft, state| draft.call_letter(letter, state));
        }
    });
    let instead = move || table.phase() == Some(Phase::Play);
    let again = Callback::new(move |()| table.edit_draft(|draft, _| draft.set_asking(false)));
    // With no letter called, this goes back to the board, or undoes the play.
    let back = Callback::new(move |()| {
        let none = table
            .draft
            .with_untracked(|draft| draft.called_letters().is_empty());
        match (none, untrack(instead)) {
            (true, true) => again.run(()),
            (true, false) if untrack(|| table.session.can_undo()) => table.undo(),
            _ => table.edit_draft(|draft, state| draft.uncall_last(state)),
        }
    });
    let ask = Callback::new(move |()| table.play_draft());
    let whole = move || {
        table
            .state
            .with(|state| table.draft.with(|draft| draft.action(state).is_some()))
    };
    let typed = window_event_listener(ev::keydown, move |event| {
        match dom::unhandled_key(&event).as_deref() {
            Some("Backspace") => back.run(()),
            Some("Escape") if untrack(instead) => again.run(()),
            Some("Enter") if untrack(whole) => ask.run(()),
            Some(key) => {
                let mut letters = key.chars();
                if let (Some(letter), None) = (letters.next(), letters.next()) {
                    call.run(letter);
                }
            }
            None => {}
        }
    });
    on_cleanup(move || typed.remove());
    let off = signal(move || !whole());
    let tiles = move || {
        let most = table.state.with(|state| *state.call_range().end());
        join_views((0..most).map(|place| draw_called_letter(table, place)))
    };
    view! {
        <div class="calls">
            <div class="called" role="group" aria-label=words::CALLED>{tiles}</div>
        </div>
        <LetterKeyboard on_letter=call on_back=back left=LeftKey::Does(words::ASK, off, ask) />
        <div class="does">
            {show_when(move || !instead(), move || super::undo_button(table))}
            {show_when(instead, move || {
                view! { <Button thing="do back" on_press=again>{words::BACK_TO_BOARD}</Button> }.into_any()
            })}
            <Button
                thing="do ask"
                weight=Weight::Main
                off
                on_press=ask
            >
                {words::ASK_FOR_THESE}
            </Button>
        </div>
    }
    .into_any()
}

/// Returns a called letter as a button that keeps it, or an empty slot if fewer are called.
fn draw_called_letter(table: TableState, place: usize) -> AnyView {
    let (letter, kept) = table.draft.with(|draft| {
        let letter = draft.called_letters().get(place).copied();
        (letter, draft.is_kept(place))
    });
    match letter {
        None => view! { <span class="tile" data-blank="" aria-hidden="true"></span> }.into_any(),
        Some(letter) => view! {
            <button
                type="button"
                class="tile"
                data-thing=format!("called {}", letter.lowercase())
                aria-pressed=kept.to_string()
                on:click=move |_| table.edit_draft(|draft, _| draft.keep_letter(place))
            >
                {letter.uppercase().to_string()}
            </button>
        }
        .into_any(),
    }
}
