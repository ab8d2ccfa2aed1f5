//! The hand region while a special cell acts.

use leptos::prelude::*;

use super::{back, rack};
use crate::bench::Bench;
use base::sorting::sort;
use game::SeatId;
use lexicon::Letter;
use paper_grid::text::table as words;
use paper_grid_rules::{Action, Special};
use ui::draw::{all, signal};
use ui::parts::{Button, Weight};

/// Returns the hand region in which a seat chooses what the special cell does.
pub fn acting(bench: Bench, special: Special) -> AnyView {
    let done = Callback::new(move |()| bench.act_built());
    match special {
        Special::Thief => stealing(bench),
        Special::Destroyer => {
            let none = signal(move || bench.draft.with(|draft| draft.cells().is_empty()));
            view! {
                {rack(bench)}
                <div class="does">
                    {back(bench)}
                    <Button thing="do cross-out" weight=Weight::Main off=none on_press=done>{words::CROSS_OUT}</Button>
                </div>
            }
            .into_any()
        }
        _ => view! {
            {rack(bench)}
            <div class="does">
                {back(bench)}
                <Button thing="do block" weight=Weight::Main on_press=done>{words::BLOCK}</Button>
            </div>
        }
        .into_any(),
    }
}

/// Returns the other hands, with each letter as a button that steals it.
fn stealing(bench: Bench) -> AnyView {
    let hands = bench.state.with_untracked(|state| {
        let others = state.turn.seat.others(state.seats);
        others
            .map(|seat| (seat, state.hand(seat).to_vec()))
            .collect::<Vec<_>>()
    });
    let hand = move |(seat, mut letters): (SeatId, Vec<Letter>)| {
        sort(&mut letters);
        letters.dedup();
        let letter = move |letter: Letter| {
            let steal = Callback::new(move |()| bench.act(&Action::Steal(seat, letter)));
            let thing = format!("do steal {seat} {}", letter.small());
            view! { <Button thing on_press=steal>{letter.capital().to_string()}</Button> }
                .into_any()
        };
        let name = bench.session.name(seat);
        view! {
            <div class="robbed" role="group" aria-label=name.clone()>
                <p>{name.clone()}</p>
                {all(letters.into_iter().map(letter))}
            </div>
        }
        .into_any()
    };
    let hands = hands.into_iter().filter(|(_, letters)| !letters.is_empty());
    view! { <div class="hands">{all(hands.map(hand))}</div> }.into_any()
}
