//! The players: names, scores, and the state of each.

use leptos::prelude::*;

use super::bench::Bench;
use game::{Game, SeatId};
use ui::draw::signal;
use ui::stage::{self, SeatFace};
use word_heist::text::table as words;
use word_heist_rules::{Mode, Options, Phase, Stage, WordHeist};

/// Draws the seats in order; the one that is waited for is highlighted.
pub fn scores(bench: Bench) -> AnyView {
    let count = bench.table.with_untracked(|table| table.seats);
    let faces = SeatId::all(count).filter_map(|seat| face(bench, seat));
    stage::scores(faces.collect())
}

fn face(bench: Bench, seat: SeatId) -> Option<SeatFace> {
    let player = bench.player(seat)?;
    let stands = signal(move || stands(bench, seat));
    let score = signal(move || bench.seen.with(|table| table.score(seat)).to_string());
    let holds = move || stands.get();
    Some(SeatFace {
        seat,
        player,
        score,
        holds: view! { {holds} }.into_any(),
        heard: signal(move || format!("{}, {}", score.get(), stands.get())),
        turn: signal(move || waited_for(bench) == Some(seat)),
        won: signal(move || bench.over() && bench.winners().contains(seat)),
    })
}

/// The state of a seat, shown next to its score.
pub fn stands(bench: Bench, seat: SeatId) -> String {
    let name = bench.session.name(seat);
    bench.seen.with(|table| {
        if !table.present.contains(seat) {
            words::HAS_LEFT.to_owned()
        } else if matches!(table.stage, Stage::Over(_)) {
            String::new()
        } else if table.done.contains(seat) {
            words::IS_DONE.to_owned()
        } else if table.locked.contains(seat) {
            words::is_locked(&name)
        } else if table.flipper == seat && flips_are_told(&table.options) {
            words::flips(&name)
        } else {
            String::new()
        }
    })
}

/// Whether the flipper is marked. Not in turns, where it is the seat whose turn it is; not alone,
/// where no other seat flips; and not in a race, where letters turn up by themselves.
fn flips_are_told(options: &Options) -> bool {
    matches!(options.mode, Mode::Buzzers { .. } | Mode::CallItOut) && options.pace.is_none()
}

/// The seat that the game waits for, if there is just one. Tracked.
pub fn waited_for(bench: Bench) -> Option<SeatId> {
    let speaker = bench.speaker.get();
    bench.session.with(|game| {
        let waiting = WordHeist::waiting_for(game.state());
        match waiting.phase()? {
            Phase::Type(seat) => Some(seat),
            Phase::Flip | Phase::Make | Phase::Sweep => waiting.seats().iter().next(),
            Phase::Open | Phase::Vote => speaker,
        }
    })
}
