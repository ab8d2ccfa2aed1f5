//! The end: who won, the scores, the best plays.

use leptos::prelude::*;

use super::bench::Bench;
use crate::games::paper_grid::CARD;
use crate::games::paper_grid::rules::Event;
use crate::games::paper_grid::words::table as words;
use crate::shell::draw::all;
use crate::shell::parts::{ScoreRow, Scores};
use crate::shell::screens::rematch::buttons;

/// How many of the best plays are shown.
const BEST: usize = 3;

/// The end of the game.
pub fn over(bench: Bench) -> AnyView {
    let outcome = bench.session.with_now(crate::table::Match::outcome);
    let winners = outcome.map(|outcome| outcome.winners()).unwrap_or_default();
    let names: Vec<String> = winners
        .iter()
        .map(|seat| bench.session.name(seat))
        .collect();
    let rows = bench.session.with_now(|game| {
        let seats = game.journal().seats.iter().enumerate();
        let row = seats.map(|(at, seat)| {
            let id = crate::table::SeatId::new(at as u8);
            ScoreRow {
                player: seat.player.clone(),
                rounds: vec![game.state().score(id)],
                won: winners.contains(id),
            }
        });
        row.collect::<Vec<_>>()
    });
    view! {
        <h2>{words::won(&names)}</h2>
        <Scores caption=words::FINAL_SCORES rows />
        {best(bench)}
        {buttons(&CARD, bench.session.id())}
    }
    .into_any()
}

fn best(bench: Bench) -> AnyView {
    let mut plays: Vec<(i32, String)> = bench.session.with_now(|game| {
        let steps = game.journal().steps.iter();
        let plays = steps.flat_map(|step| {
            let plays = step.events.iter().filter_map(|event| match event {
                Event::Played(play) => Some(play),
                _ => None,
            });
            let name = step
                .by
                .map(|seat| bench.session.name(seat))
                .unwrap_or_default();
            plays.map(move |play| {
                let words: Vec<String> = play
                    .words
                    .iter()
                    .map(|word| word.word.to_uppercase())
                    .collect();
                (
                    play.points,
                    format!("{name}: {}, {}", words.join(", "), play.points),
                )
            })
        });
        plays.collect()
    });
    plays.sort_by_key(|(points, _)| std::cmp::Reverse(*points));
    plays.truncate(BEST);
    if plays.is_empty() {
        return ().into_any();
    }
    let line = |(_, says): (i32, String)| view! { <li>{says}</li> }.into_any();
    view! {
        <h3>{words::BEST_PLAYS}</h3>
        <ol class="best">{all(plays.into_iter().map(line))}</ol>
    }
    .into_any()
}
