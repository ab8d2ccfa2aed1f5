//! The end: who won, the scores, the best plays.

use leptos::prelude::*;

use super::bench::Bench;
use crate::games::paper_grid::CARD;
use crate::games::paper_grid::rules::Event;
use crate::games::paper_grid::words::table as words;
use crate::shell::screens::ended;
use crate::shell::screens::rematch::buttons;
use crate::words::table::FINAL_SCORES;

/// The end of the game.
pub fn over(bench: Bench) -> AnyView {
    let score = |seat| bench.session.with_now(|game| game.state().score(seat));
    view! {
        <div class="ended" tabindex="0" role="group" aria-label=FINAL_SCORES>
            {ended::scores(*bench, FINAL_SCORES, |seat| vec![score(seat)])}
            {best(bench)}
        </div>
        {buttons(&CARD, bench.session.id())}
    }
    .into_any()
}

/// The plays that brought most.
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
    let says = plays.into_iter().map(|(_, says)| says);
    ended::best(words::BEST_PLAYS, says.collect())
}
