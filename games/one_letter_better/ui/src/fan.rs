//! STL-1 (O28): taking a card from a hand, face down or face up.

use leptos::prelude::*;

use super::bench::Bench;
use super::card;
use game::SeatId;
use one_letter_better::text::table as words;
use one_letter_better_rules::{Action, CardId, Mode, Stage, View};
use ui::draw::{all, memo, nothing};
use ui::parts::{Button, Weight};

/// Draws the hand to take from, or the choice of opponent.
pub fn fan(bench: Bench) -> AnyView {
    // Redrawn when a different choice is due.
    let what = memo(move || {
        let fan = bench.chosen.with(|chosen| chosen.fan);
        bench
            .view
            .with(|view| (fan, victims(view), view.table.stage.clone()))
    });
    let drawn = move || match what.get() {
        (_, _, Stage::Picking { from, .. }) => open_fan(bench, from),
        (Some((with, Some(from))), ..) => blind_fan(bench, with, from),
        (Some((with, None)), victims, _) => match victims.as_slice() {
            _ if alone(bench) => draws_one(bench, with),
            [one] => blind_fan(bench, with, *one),
            several => whose(bench, with, several),
        },
        _ => nothing(),
    };
    view! { <div class="better-robs">{drawn}</div> }.into_any()
}

fn alone(bench: Bench) -> bool {
    bench
        .view
        .with_untracked(|view| matches!(view.table.options.mode, Mode::Solo { .. }))
}

/// The seats that have cards to take.
fn victims(view: &View) -> Vec<SeatId> {
    let own = view.own.unwrap_or(SeatId::FIRST);
    let others = own.others(view.table.seats);
    others.filter(|seat| view.held(*seat) > 0).collect()
}

fn not_now(bench: Bench) -> AnyView {
    let back = Callback::new(move |()| bench.choose(|chosen| chosen.fan = None));
    view! { <Button on_press=back>{words::BACK}</Button> }.into_any()
}

/// Draws the button for STL-1 in a solo game (O36).
fn draws_one(bench: Bench, with: CardId) -> AnyView {
    let draw = Callback::new(move |()| {
        bench.act(&Action::StealOne { with, from: None });
    });
    view! {
        <div class="does">
            <Button weight=Weight::Main on_press=draw>{words::DRAW_ONE}</Button>
            {not_now(bench)}
        </div>
    }
    .into_any()
}

fn whose(bench: Bench, with: CardId, seats: &[SeatId]) -> AnyView {
    let seat = |seat: &SeatId| {
        let seat = *seat;
        let cards = bench.view.with_untracked(|view| view.held(seat));
        let says = format!("{}, {}", bench.session.name(seat), words::holds(cards));
        let choose = Callback::new(move |()| {
            bench.choose(|chosen| chosen.fan = Some((with, Some(seat))));
        });
        view! { <Button on_press=choose>{says}</Button> }.into_any()
    };
    view! {
        <p class="better-asks">{words::WHOSE}</p>
        <div class="does">{all(seats.iter().map(seat))} {not_now(bench)}</div>
    }
    .into_any()
}

/// Draws the backs of a hand. Which card is taken is random, whichever back is tapped.
fn blind_fan(bench: Bench, with: CardId, from: SeatId) -> AnyView {
    let count = bench.view.with_untracked(|view| view.held(from));
    let draw = move |_| {
        let from = Some(from);
        bench.act(&Action::StealOne { with, from });
    };
    let back = |number: usize| {
        view! {
            <button
                type="button"
                class="better-blind"
                style:--turn=turned(number, count)
                aria-label=words::blind(number + 1, count)
                on:click=draw
            >
                {card::back()}
            </button>
        }
        .into_any()
    };
    let name = bench.session.name(from);
    view! {
        <p class="better-asks">{words::fan_of(&name)}</p>
        <div class="better-fan" role="group" aria-label=words::fan_of(&name) style:--count=count.to_string()>
            {all((0..count).map(back))}
        </div>
        {not_now(bench)}
    }
    .into_any()
}

/// Draws a hand that is shown, to take one of its cards.
fn open_fan(bench: Bench, from: SeatId) -> AnyView {
    let fan = bench.shown.with_untracked(|shown| shown.fan.clone());
    let count = fan.len();
    let face = |(number, shown): (usize, one_letter_better::screen::ShownCard)| {
        let id = shown.card;
        let heard = bench
            .view
            .with_untracked(|view| words::card_heard(&view.table.options.deck, &shown));
        let take = move |_| {
            bench.act(&Action::Pick(id));
        };
        view! {
            <button
                type="button"
                class="better-blind"
                style:--turn=turned(number, count)
                aria-label=heard
                on:click=take
            >
                {card::face(&shown)}
            </button>
        }
        .into_any()
    };
    let name = bench.session.name(from);
    view! {
        <p class="better-asks">{words::fan_of(&name)}</p>
        <div class="better-fan" role="group" aria-label=words::fan_of(&name) style:--count=count.to_string()>
            {all(fan.into_iter().enumerate().map(face))}
        </div>
    }
    .into_any()
}

/// The rotation of a card in the fan, in steps from the middle.
fn turned(number: usize, count: usize) -> String {
    let from_middle = 2 * number as i32 - (count as i32 - 1);
    from_middle.to_string()
}
