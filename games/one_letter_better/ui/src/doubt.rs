//! The challenge window (O29 to O32): who challenges which word, the verdict, and what is undone.

use leptos::prelude::*;

use super::bench::Bench;
use super::card;
use game::SeatId;
use one_letter_better::screen::{Scene, Thing, doubters};
use one_letter_better::text::{moments as words, table as table_words};
use one_letter_better_rules::{Action, Played};
use ui::draw::{all, memo, signal};
use ui::parts::{Button, Weight, WithWords};
use ui::seated::Plays;

/// Draws the challenge window.
pub fn window(bench: Bench) -> AnyView {
    let what = memo(move || {
        bench.view.with(|view| {
            let seats = doubters(&view.table, bench.people);
            (view.table.turn.plays.clone(), seats, view.table.turn.seat)
        })
    });
    let doubted = memo(move || bench.chosen.with(|chosen| chosen.doubt));
    let drawn = move || {
        let (plays, seats, maker) = what.get();
        let asked = doubted.get().and_then(|at| Some((at, plays.get(at)?)));
        let answers = match asked {
            Some((at, played)) => stakes(bench, at, played, maker, &seats),
            None => letting(bench, &seats),
        };
        let each = plays.iter().enumerate();
        let list = each.map(|(at, played)| doubtful(bench, at, played));
        view! {
            <ol class="better-doubts">{all(list)}</ol>
            {answers}
        }
        .into_any()
    };
    // A verdict needs the word list, so players aren't asked before it has loaded.
    let draw = Callback::new(move |_| view! { {drawn} }.into_any());
    view! {
        <section class="better-window" aria-label=words::DOUBTED>
            <WithWords draw />
        </section>
    }
    .into_any()
}

/// Draws a word of the turn with its challenge button.
fn doubtful(bench: Bench, at: usize, played: &Played) -> AnyView {
    let cards = bench.view.with_untracked(|view| {
        let cards = played.made.line.iter().map(|laid| card::laid(view, *laid));
        all(cards)
    });
    let word = bench.view.with_untracked(|view| {
        let first = played.made.line.first()?;
        let word = view.table.word_with(first.card)?;
        Some(Thing::Word(word.id).to_string())
    });
    let told = bench.with_seats(|seats| table_words::played(played, seats));
    let open = move || bench.chosen.with(|chosen| chosen.doubt == Some(at));
    let challenge = Callback::new(move |()| bench.choose(|chosen| chosen.doubt = Some(at)));
    let label = words::challenge(&played.made);
    let answer = match played.challenged {
        Some(by) => {
            let says = words::stands(&bench.session.name(by));
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
fn stakes(bench: Bench, at: usize, played: &Played, maker: SeatId, seats: &[SeatId]) -> AnyView {
    let says = words::stakes(played, &bench.session.name(maker));
    let challenger = |seat: &SeatId| {
        let seat = *seat;
        let says = words::challenges(&bench.session.name(seat));
        let press = Callback::new(move |()| {
            bench.act_as(seat, &Action::Challenge(at as u8));
        });
        view! { <Button weight=Weight::Main on_press=press>{says}</Button> }.into_any()
    };
    let never = Callback::new(move |()| bench.choose(|chosen| chosen.doubt = None));
    view! {
        <p class="better-stakes" role="status">{says}</p>
        <div class="does">
            {all(seats.iter().map(challenger))}
            <Button on_press=never>{words::NEVER_MIND}</Button>
        </div>
    }
    .into_any()
}

/// Draws the buttons that accept the words. Each seat accepts for itself; the next seat also takes
/// over the device.
fn letting(bench: Bench, seats: &[SeatId]) -> AnyView {
    let next = bench
        .view
        .with_untracked(|view| view.table.turn.seat.left(view.table.seats));
    let lets = |seat: &SeatId| {
        let seat = *seat;
        let name = bench.session.name(seat);
        let hands_over = bench.scene.get_untracked() == Scene::HandOver;
        let (weight, says) = match (seat == next, hands_over) {
            (true, true) => (Weight::Main, words::takes_over(&name)),
            (true, false) => (Weight::Main, table_words::LET_STAND.into()),
            (false, _) => (Weight::Plain, words::lets_stand(&name)),
        };
        let press = Callback::new(move |()| {
            let done = bench.act_as(seat, &Action::Accept);
            // The player has already said who they are.
            if done && bench.scene.get_untracked() == Scene::Cover(seat) {
                bench.is_here(seat);
            }
        });
        view! { <Button weight on_press=press>{says}</Button> }.into_any()
    };
    view! { <div class="does">{all(seats.iter().map(lets))}</div> }.into_any()
}
