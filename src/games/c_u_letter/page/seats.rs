//! Who plays: what they own, what they would get if the round ended now, and how near its end
//! is.

use leptos::prelude::*;

use super::bench::Bench;
use super::card;
use crate::games::c_u_letter::desk::{Scene, ShownSeat};
use crate::games::c_u_letter::words::{moments as words, table as table_words};
use crate::shell::draw::{Draw, all, keyed, nothing, show_when};
use crate::shell::parts::{Mark, seat_word};
use crate::table::SeatId;

/// The seats in order, the one whose turn it is standing out.
pub fn seats(bench: Bench) -> AnyView {
    let count = bench.view.with_untracked(|view| view.table.seats);
    let until = move || {
        bench
            .view
            .with(|view| match super::in_round(&view.table.stage) {
                true => table_words::round_left(&view.table, view.deck),
                false => String::new(),
            })
    };
    view! {
        <div class="letter-seats">
            <ul data-seats=count.to_string()>
                {all(SeatId::all(count).map(|seat| line(bench, seat)))}
            </ul>
            <p class="until" id="deck">{until}</p>
        </div>
    }
    .into_any()
}

fn line(bench: Bench, seat: SeatId) -> AnyView {
    let Some(player) = bench.player(seat) else {
        return nothing();
    };
    let shown = Memo::new(move |_| {
        let own = |shown: &crate::games::c_u_letter::desk::Shown| {
            shown.seats.iter().find(|one| one.seat == seat).copied()
        };
        bench.shown.with(own)
    });
    let with = move |see: fn(&ShownSeat) -> usize| {
        shown.with(|shown| shown.as_ref().map(see).unwrap_or_default())
    };
    let ended = move || bench.walk.ended.with(Option::is_some);
    // What flies to it still is not its own yet; and what was walked is, whatever is drawn.
    let score = move || {
        let owned = bench.session.with(|game| game.state().table.score(seat));
        match bench.past.get() {
            Some(_) => with(|one| one.cards),
            None => owned - bench.walk.missing(seat).min(owned),
        }
    };
    let goes_on = move || bench.view.with(|view| super::in_round(&view.table.stage));
    let now = move || match goes_on() {
        true => words::now(with(|one| one.now)),
        false => String::new(),
    };
    let turn = Memo::new(move |_| {
        let scene = bench.scene.get();
        let plays = !matches!(
            scene,
            Scene::RoundOver | Scene::Over | Scene::Buzzers | Scene::Judge
        );
        plays && bench.view.with(|view| view.table.turn.seat) == seat
    });
    let heard = move || {
        let score = words::score_heard(score(), with(|one| one.held));
        match goes_on() {
            true => format!("{score}, {}", words::now_heard(with(|one| one.now))),
            false => score,
        }
    };
    view! {
        <li class="letter-seat" data-seat=seat_word(player.colour)>
            <div
                class="banner"
                data-turn=move || turn.get().then_some("")
                aria-current=move || turn.get().then_some("true")
            >
                <Mark colour=player.colour />
                <span class="name" dir="auto">{player.name.to_string()}</span>
                <span class="only-heard">{heard}</span>
                <span class="letter-score" aria-hidden="true">
                    <b class="score">{move || score().to_string()}</b>
                    <small>{now}</small>
                </span>
            </div>
            {show_when(ended, move || heap(bench, seat))}
        </li>
    }
    .into_any()
}

/// The cards that a seat gets of the round.
fn heap(bench: Bench, seat: SeatId) -> AnyView {
    let list = move || {
        let cards = bench.walk.heap(seat).into_iter();
        let draw = |of: crate::games::c_u_letter::rules::CardId| {
            let draw: Draw = Box::new(move || {
                view! { <span data-card=card::id_of(of)>{card::up(of)}</span> }.into_any()
            });
            (card::id_of(of), draw)
        };
        cards.map(draw).collect()
    };
    let holder = format!("heap {seat}");
    view! { <div class="letter-heap" aria-hidden="true" data-holder=holder>{keyed(list)}</div> }
        .into_any()
}
