//! The hand regions for answering an asker, and for the table's decision.

use leptos::prelude::*;

use super::{rack, undo_button};
use crate::table_state::TableState;
use lexicon::Letter;
use paper_grid::text::table as words;
use paper_grid_rules::{Action, State};
use ui::draw::{join_views, signal};
use ui::parts::{Button, Weight};

/// Returns the called letters to take, and the button for a wall. With a full hand, walls are the
/// only answer (K21).
pub(crate) fn answer_hand(table: TableState) -> AnyView {
    let take = move |letter: Letter| {
        let take = Callback::new(move |()| table.act(&Action::Take(letter)));
        let thing = format!("do take {}", letter.lowercase());
        view! { <Button thing weight=Weight::Main on_press=take>{words::take_label(letter)}</Button> }
            .into_any()
    };
    let full = move |state: &State| {
        table
            .seat()
            .is_some_and(|seat| state.room_in_hand(seat) == 0)
    };
    let letters = move || {
        let letters = if table.state.with(full) {
            Vec::new()
        } else {
            table.called_letters()
        };
        join_views(letters.into_iter().map(take))
    };
    let wall = Callback::new(move |()| table.play_draft());
    let none = signal(move || table.draft.with(|draft| draft.chosen_wall().is_none()));
    view! {
        {rack(table)}
        <div class="does">
            {undo_button(table)}
            <Button thing="do wall" off=none on_press=wall>{words::PLACE_WALL}</Button>
            {letters}
        </div>
    }
    .into_any()
}

/// Returns the buttons for the table's decision.
pub(crate) fn verdict_buttons(table: TableState) -> AnyView {
    let yes = Callback::new(move |()| table.act(&Action::Accept));
    let no = Callback::new(move |()| table.act(&Action::TakeBack));
    view! {
        {rack(table)}
        <div class="does">
            <Button thing="do refuse" on_press=no>{words::NOT_ACCEPTED}</Button>
            <Button thing="do accept" weight=Weight::Main on_press=yes>{words::ACCEPT}</Button>
        </div>
    }
    .into_any()
}
