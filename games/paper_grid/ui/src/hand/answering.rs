//! The hand regions for answering an asker, and for the table's decision.

use leptos::prelude::*;

use super::{back, rack};
use crate::bench::Bench;
use lexicon::Letter;
use paper_grid::text::table as words;
use paper_grid_rules::{Action, State};
use ui::draw::{all, signal};
use ui::parts::{Button, Weight};

/// Returns the called letters to take, and the button for a wall. With a full hand, walls are the
/// only answer (K21).
pub fn answering(bench: Bench) -> AnyView {
    let take = move |letter: Letter| {
        let take = Callback::new(move |()| bench.act(&Action::Take(letter)));
        let thing = format!("do take {}", letter.small());
        view! { <Button thing weight=Weight::Main on_press=take>{words::take(letter)}</Button> }
            .into_any()
    };
    let full = move |state: &State| bench.seat().is_some_and(|seat| state.room(seat) == 0);
    let letters = move || {
        let letters = if bench.state.with(full) {
            Vec::new()
        } else {
            bench.called()
        };
        all(letters.into_iter().map(take))
    };
    let wall = Callback::new(move |()| bench.act_built());
    let none = signal(move || bench.draft.with(|draft| draft.wall().is_none()));
    view! {
        {rack(bench)}
        <div class="does">
            {back(bench)}
            <Button thing="do wall" off=none on_press=wall>{words::PLACE_WALL}</Button>
            {letters}
        </div>
    }
    .into_any()
}

/// Returns the buttons for the table's decision.
pub fn judging(bench: Bench) -> AnyView {
    let yes = Callback::new(move |()| bench.act(&Action::Accept));
    let no = Callback::new(move |()| bench.act(&Action::TakeBack));
    view! {
        {rack(bench)}
        <div class="does">
            <Button thing="do refuse" on_press=no>{words::NOT_ACCEPTED}</Button>
            <Button thing="do accept" weight=Weight::Main on_press=yes>{words::ACCEPT}</Button>
        </div>
    }
    .into_any()
}
