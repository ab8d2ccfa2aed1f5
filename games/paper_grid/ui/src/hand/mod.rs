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

use super::phase::HandPhase;
use super::table_state::TableState;
use lexicon::Letter;
use paper_grid::screen::{reader_seat, shown_hints};
use paper_grid::text::table as words;
use paper_grid_rules::{Hint, Placed};
use screen::RackAction;
use screen::text::table::{CONTINUE, ready};
use ui::draw::{join_views, memo, show_when, signal};
use ui::parts::{Button, Icon, IconKind, RackRow, TileFace, Weight};
use ui::table_core::GameTable;

/// Returns the hand region, redrawn when the phase or the acting seat changes.
pub fn hand(table: TableState) -> AnyView {
    let asked = memo(move || (table.hand.get(), table.seat()));
    let drawn = move || match asked.get().0 {
        HandPhase::Playing => playing::play_hand(table),
        HandPhase::Calling => calling::call_hand(table),
        HandPhase::Answering => answering::answer_hand(table),
        HandPhase::Judging => answering::verdict_buttons(table),
        HandPhase::Claiming | HandPhase::Watching | HandPhase::Reading => idle_hand(table),
        HandPhase::Acting(_) | HandPhase::Over => {
            table.later.draw_when_loaded(move |rest| (rest.hand)(table))
        }
    };
    view! { {move || drawn()} }.into_any()
}

/// Returns the rack with the letters still in hand.
fn rack(table: TableState) -> AnyView {
    let rack = signal(move || table.draft.with(|draft| draft.rack().clone()));
    let act = Callback::new(move |act: RackAction| table.on_rack_act(act));
    let last_letter = |hints: &[Hint]| match hints.last() {
        Some(Hint::Letter(Placed(_, letter))) => Some(letter.uppercase()),
        _ => None,
    };
    let hinted = signal(move || {
        let (state, draft) = (table.state, table.draft);
        let now = table.past.with(Option::is_none);
        let shown =
            || state.with(|state| draft.with(|draft| last_letter(shown_hints(state, draft))));
        now.then(shown).flatten()
    });
    view! { <RackRow label=words::RACK rack hinted drag=table.drag on_act=act /> }.into_any()
}

/// Returns a rack of letters that can't be moved now.
fn inactive_rack(letters: Vec<Letter>) -> AnyView {
    let tile =
        |letter: Letter| view! { <TileFace letters=letter.uppercase().to_string() /> }.into_any();
    view! {
        <div class="rack" data-rests="" aria-hidden="true">
            {join_views(letters.into_iter().map(tile))}
        </div>
    }
    .into_any()
}

/// Returns the hand region while an area is claimed or a bot plays: a person's letters
/// stay visible.
fn idle_hand(table: TableState) -> AnyView {
    let letters = table.state.with_untracked(|state| {
        let seat = table.with_seats(|seats| reader_seat(state, seats));
        state.hand(seat).to_vec()
    });
    let name = table.seat().map(|seat| table.session.player_name(seat));
    let ready = ready(&name.unwrap_or_default());
    let begins = Callback::new(move |()| table.acknowledge_timeout());
    let go_on = Callback::new(move |()| {
        table.pace.skip_wait();
    });
    view! {
        {inactive_rack(letters)}
        <div class="does">
            {undo_button(table)}
            {show_when(move || table.pace.is_waiting_for_tap(), move || {
                view! {
                    <Button weight=Weight::Main on_press=go_on>{CONTINUE}</Button>
                }
                .into_any()
            })}
            {show_when(move || table.hand.get() == HandPhase::Reading, move || {
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
fn undo_button(table: TableState) -> AnyView {
    let begun = move || table.draft.with(|draft| draft.is_begun());
    let off = signal(move || !begun() && !table.session.can_undo());
    let press = Callback::new(move |()| {
        if untrack(begun) {
            table.edit_draft(|draft, _| draft.take_all_back())
        } else {
            table.undo()
        }
    });
    let escape = window_event_listener(ev::keydown, move |event| {
        let meant = event.key() == "Escape" && !event.default_prevented();
        if meant && untrack(|| begun() && table.sheet.open_tab().is_none()) {
            event.prevent_default();
            press.run(());
        }
    });
    on_cleanup(move || escape.remove());
    let laid = move || {
        view! {
            <Button thing="do take-back" label=words::TAKE_BACK off on_press=press>
                <Icon picture=IconKind::Undo />
            </Button>
        }
        .into_any()
    };
    let step = move || {
        view! {
            <Button thing="do undo" label=screen::text::UNDO off on_press=press>
                <Icon picture=IconKind::Undo />
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
