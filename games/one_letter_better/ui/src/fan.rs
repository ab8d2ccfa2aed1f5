//! STL-1 (O28): taking a card from a hand, face down or face up.

use leptos::prelude::*;

use super::card;
use super::table_state::TableState;
use game::SeatId;
use one_letter_better::text::table as words;
use one_letter_better_rules::{Action, CardId, Mode, Stage, View};
use ui::draw::{join_views, memo, nothing};
use ui::parts::{Button, Weight};

/// Draws the hand to take from, or the choice of opponent.
pub fn fan(state: TableState) -> AnyView {
    // Redrawn when a different choice is due.
    let what = memo(move || {
        let fan = state.chosen.with(|chosen| chosen.fan);
        state
            .view
            .with(|view| (fan, victims(view), view.table.stage.clone()))
    });
    let drawn = move || match what.get() {
        (_, _, Stage::Picking { from, .. }) => open_fan(state, from),
        (Some((with, Some(from))), ..) => blind_fan(state, with, from),
        (Some((with, None)), victims, _) => match victims.as_slice() {
            _ if is_solo(state) => draw_one_button(state, with),
            [one] => blind_fan(state, with, *one),
            several => opponent_choice(state, with, several),
        },
        _ => nothing(),
    };
    view! { <div class="better-robs">{drawn}</div> }.into_any()
}

fn is_solo(state: TableState) -> bool {
    state
        .view
        .with_untracked(|view| matches!(view.table.options.mode, Mode::Solo { .. }))
}

/// The seats that have cards to take.
fn victims(view: &View) -> Vec<SeatId> {
    let own = view.own.unwrap_or(SeatId::FIRST);
    let others = own.others_clockwise(view.table.seats);
    others.filter(|seat| view.hand_size(*seat) > 0).collect()
}

fn back_button(state: TableState) -> AnyView {
    let back = Callback::new(move |()| state.update_selection(|chosen| chosen.fan = None));
    view! { <Button on_press=back>{words::BACK}</Button> }.into_any()
}

/// Draws the button for STL-1 in a solo game (O36).
fn draw_one_button(state: TableState, with: CardId) -> AnyView {
    let draw = Callback::new(move |()| {
        state.act(&Action::StealOne { with, from: None });
    });
    view! {
        <div class="does">
            <Button weight=Weight::Main on_press=draw>{words::DRAW_ONE}</Button>
            {back_button(state)}
        </div>
    }
    .into_any()
}

fn opponent_choice(state: TableState, with: CardId, seats: &[SeatId]) -> AnyView {
    let seat = |seat: &SeatId| {
        let seat = *seat;
        let cards = state.view.with_untracked(|view| view.hand_size(seat));
        let says = format!(
            "{}, {}",
            state.session.player_name(seat),
            words::card_count(cards)
        );
        let choose = Callback::new(move |()| {
            state.update_selection(|chosen| chosen.fan = Some((with, Some(seat))));
        });
        view! { <Button on_press=choose>{says}</Button> }.into_any()
    };
    view! {
        <p class="better-asks">{words::WHOSE_HAND}</p>
        <div class="does">{join_views(seats.iter().map(seat))} {back_button(state)}</div>
    }
    .into_any()
}

/// Draws the backs of a hand. Which card is taken is random, whichever back is tapped.
fn blind_fan(state: TableState, with: CardId, from: SeatId) -> AnyView {
    let count = state.view.with_untracked(|view| view.hand_size(from));
    let draw = move |_| {
        let from = Some(from);
        state.act(&Action::StealOne { with, from });
    };
    let back = |number: usize| {
        view! {
            <button
                type="button"
                class="better-blind"
                style:--turn=card_angle(number, count)
                aria-label=words::face_down_card(number + 1, count)
                on:click=draw
            >
                {card::back()}
            </button>
        }
        .into_any()
    };
    let name = state.session.player_name(from);
    view! {
        <p class="better-asks">{words::take_from_heading(&name)}</p>
        <div class="better-fan" role="group" aria-label=words::take_from_heading(&name) style:--count=count.to_string()>
            {join_views((0..count).map(back))}
        </div>
        {back_button(state)}
    }
    .into_any()
}

/// Draws a hand that is shown, to take one of its cards.
fn open_fan(state: TableState, from: SeatId) -> AnyView {
    let fan = state.shown.with_untracked(|shown| shown.fan.clone());
    let count = fan.len();
    let face = |(number, shown): (usize, one_letter_better::screen::ShownCard)| {
        let id = shown.card;
        let heard = state
            .view
            .with_untracked(|view| words::card_aria_label(&view.table.options.deck, &shown));
        let take = move |_| {
            state.act(&Action::Pick(id));
        };
        view! {
            <button
                type="button"
                class="better-blind"
                style:--turn=card_angle(number, count)
                aria-label=heard
                on:click=take
            >
                {card::face(&shown)}
            </button>
        }
        .into_any()
    };
    let name = state.session.player_name(from);
    view! {
        <p class="better-asks">{words::take_from_heading(&name)}</p>
        <div class="better-fan" role="group" aria-label=words::take_from_heading(&name) style:--count=count.to_string()>
            {join_views(fan.into_iter().enumerate().map(face))}
        </div>
    }
    .into_any()
}

/// The rotation of a card in the fan, in steps from the middle.
fn card_angle(number: usize, count: usize) -> String {
    let from_middle = 2 * number as i32 - (count as i32 - 1);
    from_middle.to_string()
}
