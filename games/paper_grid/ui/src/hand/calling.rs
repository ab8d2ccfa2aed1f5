//! The hand region for calling letters.

use leptos::ev;
use leptos::prelude::*;

use crate::bench::Bench;
use lexicon::Letter;
use paper_grid::text::table as words;
use paper_grid_rules::Phase;
use ui::dom;
use ui::draw::{all, show_when, signal};
use ui::parts::{Button, Keys, LeftKey, Weight};
use ui::seated::Plays;

/// Returns the called letters, keys for more, and the button that asks.
pub fn calling(bench: Bench) -> AnyView {
    let call = Callback::new(move |letter: char| {
        if let Some(letter) = Letter::new(letter) {
            bench.build(|draft, state| draft.call(letter, state));
        }
    });
    let instead = move || bench.phase() == Some(Phase::Play);
    let again = Callback::new(move |()| bench.build(|draft, _| draft.ask(false)));
    // With no letter called, this goes back to the board, or undoes the play.
    let back = Callback::new(move |()| {
        let none = bench
            .draft
            .with_untracked(|draft| draft.called().is_empty());
        match (none, untrack(instead)) {
            (true, true) => again.run(()),
            (true, false) if untrack(|| bench.session.can_undo()) => bench.undo(),
            _ => bench.build(|draft, state| draft.call_back(state)),
        }
    });
    let ask = Callback::new(move |()| bench.act_built());
    let whole = move || {
        bench
            .state
            .with(|state| bench.draft.with(|draft| draft.action(state).is_some()))
    };
    let typed = window_event_listener(ev::keydown, move |event| {
        match dom::stray_key(&event).as_deref() {
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
        let most = bench.state.with(|state| *state.calls().end());
        all((0..most).map(|place| called(bench, place)))
    };
    view! {
        <div class="calls">
            <div class="called" role="group" aria-label=words::CALLED>{tiles}</div>
        </div>
        <Keys on_letter=call on_back=back left=LeftKey::Does(words::ASK_KEY, off, ask) />
        <div class="does">
            {show_when(move || !instead(), move || super::back(bench))}
            {show_when(instead, move || {
                view! { <Button thing="do back" on_press=again>{words::BACK_TO_BOARD}</Button> }.into_any()
            })}
            <Button
                thing="do ask"
                weight=Weight::Main
                off
                on_press=ask
            >
                {words::ASK}
            </Button>
        </div>
    }
    .into_any()
}

/// Returns a called letter as a button that keeps it, or an empty slot if fewer are called.
fn called(bench: Bench, place: usize) -> AnyView {
    let (letter, kept) = bench.draft.with(|draft| {
        let letter = draft.called().get(place).copied();
        (letter, draft.keeps(place))
    });
    match letter {
        None => view! { <span class="tile" data-blank="" aria-hidden="true"></span> }.into_any(),
        Some(letter) => view! {
            <button
                type="button"
                class="tile"
                data-thing=format!("called {}", letter.small())
                aria-pressed=kept.to_string()
                on:click=move |_| bench.build(|draft, _| draft.keep(place))
            >
                {letter.capital().to_string()}
            </button>
        }
        .into_any(),
    }
}
