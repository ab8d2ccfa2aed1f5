//! The challenge window (O29 to O32): who challenges which word, the verdict, and what is undone.

use leptos::prelude::*;

use super::card;
use super::table_state::TableState;
use game::SeatId;
use one_letter_better::screen::{Scene, TableThing, challengers};
use one_letter_better::text::{moments as words, table as table_words};
use one_letter_better_rules::{Action, TurnPlay};
use ui::draw::{join_views, memo, signal};
use ui::parts::{Button, Weight, WithWordList};
use ui::table_core::GameTable;

/// Draws the challenge window.
pub(crate) fn challenge_window(state: TableState) -> AnyView {
    let what = memo(move || {
        state.view.with(|view| {
            let seats = challengers(&view.table, state.people);
            (view.table.turn.plays.clone(), seats, view.table.turn.seat)
        })
    });
    let doubted = memo(move || state.chosen.with(|chosen| chosen.doubt));
    let drawn = move || {
        let (plays, seats, maker) = what.get();
        let asked = doubted.get().and_then(|at| Some((at, plays.get(at)?)));
        let answers = match asked {
            Some((at, played)) => stakes(state, at, played, maker, &seats),
            None => accept_buttons(state, &seats),
        };
        let each = plays.iter().enumerate();
        let list = each.map(|(at, played)| challengeable_play(state, at, played));
        view! {
            <ol class="better-doubts">{join_views(list)}</ol>
            {answers}
        }
        .into_any()
    };
    // A verdict needs the word list, so players aren't asked before it has loaded.
    let draw = Callback::new(move |_| view! { {drawn} }.into_any());
    view! {
        <section class="better-window" aria-label=words::TURN_WORDS>
            <WithWordList draw />
        </section>
    }
    .into_any()
}

/// Draws a word of the turn with its challenge button.
fn challengeable_play(state: TableState, at: usize, played: &TurnPlay) -> AnyView {
    let cards = state.view.with_untracked(|view| {
        let cards = played.made.line.iter().map(|laid| card::laid(view, *laid));
        join_views(cards)
    });
    let word = state.view.with_untracked(|view| {
        let first = played.made.line.first()?;
        let word = view.table.word_containing(first.card)?;
        Some(TableThing::Word(word.id).to_string())
    });
    let told = state.with_seats(|seats| table_words::played_word(played, seats));
    let open = move || state.chosen.with(|chosen| chosen.doubt == Some(at));
    let challenge =
        Callback::new(move |()| state.update_selection(|chosen| chosen.doubt = Some(at)));
    let label = words::challenge_button(&played.made);
    let answer = match played.challenged {
        Some(by) => {
            let says = words::withstood_note(&state.session.player_name(by));
            view! { <p class="soft">{says}</p> }.into_any()
        }
        None => view! {
            <Button on_press=challenge label=label off=signal(open)>
                {table_words::CHALLENGE}
            </Button>
        }
        .into_any(),
    };
    view! {
        <li data-thing=word data-doubted=move || open().then_some("")>
            <div class="better-made" aria-hidden="true">{cards}</div>
            <p>{told}</p>
            {answer}
        </li>
    }
    .into_any()
}

/// Draws what is at stake in a challenge, and who may make it.
fn stakes(
    state: TableState,
    at: usize,
    played: &TurnPlay,
    maker: SeatId,
    seats: &[SeatId],
) -> AnyView {
    let says = words::challenge_stakes(played, &state.session.player_name(maker));
    let challenger = |seat: &SeatId| {
        let seat = *seat;
        let says = words::challenger_button(&state.session.player_name(seat));
        let press = Callback::new(move |()| {
            state.act_as(seat, &Action::Challenge(at as u8));
        });
        view! { <Button weight=Weight::Main on_press=press>{says}</Button> }.into_any()
    };
    let never = Callback::new(move |()| state.update_selection(|chosen| chosen.doubt = None));
    view! {
        <p class="better-stakes" role="status">{says}</p>
        <div class="does">
            {join_views(seats.iter().map(challenger))}
            <Button on_press=never>{words::NEVER_MIND}</Button>
        </div>
    }
    .into_any()
}

/// Draws the buttons that accept the words. Each seat accepts for itself; the next seat also takes
/// over the device.
fn accept_buttons(state: TableState, seats: &[SeatId]) -> AnyView {
    let next = state
        .view
        .with_untracked(|view| view.table.turn.seat.next_clockwise(view.table.seats));
    let lets = |seat: &SeatId| {
        let seat = *seat;
        let name = state.session.player_name(seat);
        let hands_over = state.scene.get_untracked() == Scene::HandOver;
        let (weight, says) = match (seat == next, hands_over) {
            (true, true) => (Weight::Main, words::accept_and_take_over(&name)),
            (true, false) => (Weight::Main, table_words::LET_STAND.into()),
            (false, _) => (Weight::Plain, words::accept_button(&name)),
        };
        let press = Callback::new(move |()| {
            let done = state.act_as(seat, &Action::Accept);
            // By pressing the button, the player has already said who they are.
            if done && state.scene.get_untracked() == Scene::Cover(seat) {
                state.arrive(seat);
            }
        });
        view! { <Button weight on_press=press>{says}</Button> }.into_any()
    };
    view! { <div class="does">{join_views(seats.iter().map(lets))}</div> }.into_any()
}
