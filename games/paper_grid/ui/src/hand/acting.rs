//! The hand region while a special cell acts.

use leptos::prelude::*;

use super::{rack, undo_button};
use crate::table_state::TableState;
use base::sorting::sort;
use game::SeatId;
use lexicon::Letter;
use paper_grid::text::table as words;
use paper_grid_rules::{Action, SpecialType};
use ui::draw::{join_views, signal};
use ui::parts::{Button, Weight};

/// Returns the hand region in which a seat chooses what the special cell does.
pub(crate) fn effect_hand(table: TableState, special: SpecialType) -> AnyView {
    let done = Callback::new(move |()| table.play_draft());
    match special {
        SpecialType::Thief => steal_hand(table),
        SpecialType::Destroyer => {
            let none = signal(move || table.draft.with(|draft| draft.chosen_cells().is_empty()));
            view! {
                {rack(table)}
                <div class="does">
                    {undo_button(table)}
                    <Button thing="do cross-out" weight=Weight::Main off=none on_press=done>{words::CROSS_OUT}</Button>
                </div>
            }
            .into_any()
        }
        _ => view! {
            {rack(table)}
            <div class="does">
                {undo_button(table)}
                <Button thing="do block" weight=Weight::Main on_press=done>{words::BLOCK}</Button>
            </div>
        }
        .into_any(),
    }
}

/// Returns the other hands, with each letter as a button that steals it.
fn steal_hand(table: TableState) -> AnyView {
    let hands = table.state.with_untracked(|state| {
        let others = state.turn.seat.others_clockwise(state.seats);
        others
            .map(|seat| (seat, state.hand(seat).to_vec()))
            .collect::<Vec<_>>()
    });
    let hand = move |(seat, mut letters): (SeatId, Vec<Letter>)| {
        sort(&mut letters);
        letters.dedup();
        let letter = move |letter: Letter| {
            let steal = Callback::new(move |()| table.act(&Action::Steal(seat, letter)));
            let thing = format!("do steal {seat} {}", letter.lowercase());
            view! { <Button thing on_press=steal>{letter.uppercase().to_string()}</Button> }
                .into_any()
        };
        let name = table.session.player_name(seat);
        view! {
            <div class="robbed" role="group" aria-label=name.clone()>
                <p>{name.clone()}</p>
                {join_views(letters.into_iter().map(letter))}
            </div>
        }
        .into_any()
    };
    let hands = hands.into_iter().filter(|(_, letters)| !letters.is_empty());
    view! { <div class="hands">{join_views(hands.map(hand))}</div> }.into_any()
}
