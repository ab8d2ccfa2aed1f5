//! The hand region of the acting seat, with everything it can do.
//!
//! - `playing`: laying letters, a special cell instead, taking back
//! - `calling`: letters to ask for
//! - `answering`: a called letter, or a wall; and the table's decision
//! - `acting`: special cells that act, in the deferred chunk

pub(super) mod acting;
mod answering;
mod calling;
mod playing;

use leptos::ev;
use leptos::prelude::*;

use super::bench::Bench;
use super::purpose::Purpose;
use lexicon::Letter;
use paper_grid::screen::reader;
use paper_grid::text::table as words;
use screen::RackAct;
use screen::text::table::{GO_ON, ready};
use ui::draw::{all, memo, show_when, signal};
use ui::parts::{Button, Icon, Picture, RackRow, TileFace, Weight};
use ui::seated::Plays;

/// Returns the hand region, redrawn when the phase or the acting seat changes.
pub fn hand(bench: Bench) -> AnyView {
    let asked = memo(move || (bench.hand.get(), bench.seat()));
    let drawn = move || match asked.get().0 {
        Purpose::Playing => playing::playing(bench),
        Purpose::Calling => calling::calling(bench),
        Purpose::Answering => answering::answering(bench),
        Purpose::Judging => answering::judging(bench),
        Purpose::Claiming | Purpose::Watching | Purpose::Reading => rests(bench),
        Purpose::Acting(_) | Purpose::Over => bench.later.drawn(move |rest| (rest.hand)(bench)),
    };
    view! { {move || drawn()} }.into_any()
}

/// Returns the rack with the letters still in hand.
fn rack(bench: Bench) -> AnyView {
    let rack = signal(move || bench.draft.with(|draft| draft.rack().clone()));
    let act = Callback::new(move |act: RackAct| bench.touch_rack(act));
    view! { <RackRow label=words::RACK rack drag=bench.drag on_act=act /> }.into_any()
}

/// Returns a rack of letters that can't be moved now.
fn resting(letters: Vec<Letter>) -> AnyView {
    let tile =
        |letter: Letter| view! { <TileFace letters=letter.capital().to_string() /> }.into_any();
    view! {
        <div class="rack" data-rests="" aria-hidden="true">
            {all(letters.into_iter().map(tile))}
        </div>
    }
    .into_any()
}

/// Returns the hand region while an area is claimed or a bot plays: a person's letters
/// stay visible.
fn rests(bench: Bench) -> AnyView {
    let letters = bench.state.with_untracked(|state| {
        let seat = bench.with_seats(|seats| reader(state, seats));
        state.hand(seat).to_vec()
    });
    let name = bench.seat().map(|seat| bench.session.name(seat));
    let ready = ready(&name.unwrap_or_default());
    let begins = Callback::new(move |()| bench.has_read());
    let go_on = Callback::new(move |()| {
        bench.pace.hurry();
    });
    view! {
        {resting(letters)}
        <div class="does">
            {back(bench)}
            {show_when(move || bench.pace.waits_for_tap(), move || {
                view! {
                    <Button weight=Weight::Main on_press=go_on>{GO_ON}</Button>
                }
                .into_any()
            })}
            {show_when(move || bench.hand.get() == Purpose::Reading, move || {
                let ready = ready.clone();
                view! {
                    <Button weight=Weight::Main on_press=begins>{ready}</Button>
                }
                .into_any()
            })}
        </div>
    }
    .into_any()
}

/// Returns the button that takes back the laid letters or, if there are none, undoes
/// the last step.
fn back(bench: Bench) -> AnyView {
    let begun = move || bench.draft.with(|draft| draft.is_begun());
    let off = signal(move || !begun() && !bench.session.can_undo());
    let press = Callback::new(move |()| match untrack(begun) {
        true => bench.build(|draft, _| draft.take_all_back()),
        false => bench.undo(),
    });
    let escape = window_event_listener(ev::keydown, move |event| {
        let meant = event.key() == "Escape" && !event.default_prevented();
        if meant && untrack(|| begun() && bench.sheet.open().is_none()) {
            event.prevent_default();
            press.run(());
        }
    });
    on_cleanup(move || escape.remove());
    let laid = move || {
        view! {
            <Button thing="do take-back" label=words::TAKE_BACK off on_press=press>
                <Icon picture=Picture::Undo />
            </Button>
        }
        .into_any()
    };
    let step = move || {
        view! {
            <Button thing="do undo" label=screen::text::UNDO off on_press=press>
                <Icon picture=Picture::Undo />
            </Button>
        }
        .into_any()
    };
    view! {
        <span class="square">
            {show_when(begun, laid)}
            {show_when(move || !begun(), step)}
        </span>
    }
    .into_any()
}
