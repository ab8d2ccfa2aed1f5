//! The messages at the table: the last action, what to do now, and what the draft would score.

use leptos::prelude::*;

use super::bench::{Bench, Doing};
use super::ending;
use one_letter_better::screen::{Prospect, Scene, comes_along, thinks};
use one_letter_better::text::{news, play, stage as told, table as words};
use ui::draw::{memo, signal};
use ui::stage::{self, How, looks_back};
use ui::words::{Words, use_words};

/// Draws the messages: the last action, what to do now, and a comment on the draft.
pub fn say(bench: Bench) -> AnyView {
    let did = signal(move || bench.did());
    let now = signal(move || now(bench));
    let would = memo(move || would(bench));
    let how = signal(move || would.with(|(_, how)| *how));
    // At the end of a round or match no word list is needed.
    let waits = signal(move || {
        let here = matches!(use_words().state(), Words::Here(_));
        !here && ending::heading(bench).is_none()
    });
    let says = view! { {move || would.with(|(says, _)| says.clone())} };
    let drawn = stage::would(how, says.into_any(), waits);
    stage::say(did, now, drawn, bench.sheet, bench.pace, bench.tips)
}

/// Says what to do now.
fn now(bench: Bench) -> String {
    if let Some(steps) = bench.past.get() {
        return looks_back(steps, &bench.rows.get());
    }
    if let Some(says) = ending::heading(bench) {
        return says;
    }
    bench
        .view
        .with(|view| match thinks(&view.table, bench.people) {
            Some(seat) => words::thinks(&bench.session.name(seat)),
            None => bench.with_seats(|seats| words::prompt(&view.table, view.deck, seats)),
        })
}

/// Comments on what the player is doing: a refusal, what the draft would be, which cards come from
/// the pile, which card must be played, a hint, or the cards just drawn. A half-built word gets
/// help, never an error.
fn would(bench: Bench) -> (String, How) {
    if bench.past.with(Option::is_some) {
        return (String::new(), How::Told);
    }
    let refusal = bench.refusal.get();
    if !refusal.is_empty() {
        return (refusal, How::Refused);
    }
    if let Some(says) = ending::would(bench) {
        return (says, How::Told);
    }
    let doing = bench.doing();
    if doing == Doing::Watching {
        return (String::new(), How::Told);
    }
    let chosen = bench.chosen.get();
    let prospect = bench.prospect.get();
    let draft = bench.draft.get();
    bench.view.with(|view| {
        let deck = &view.table.options.deck;
        if let Prospect::Play(made) = &prospect
            && chosen.sure
        {
            return (play::lowers(made).unwrap_or_default(), How::Told);
        }
        if doing == Doing::Discarding {
            return (words::may_go(view), How::Hinted);
        }
        if let (Some(card), None) = (chosen.depth, draft.swaps(view)) {
            let cards = comes_along(view, card);
            let duty = cards.len() > 1 || view.deck == 0;
            return (words::takes_along(deck, cards, duty), How::Told);
        }
        match (&prospect, &view.table.turn.pick_up) {
            (Prospect::Empty, Some(pick_up)) => (play::picked_up(pick_up, deck), How::Told),
            (Prospect::Empty, None) => {
                let hints = chosen.hints.iter();
                let hints: Vec<String> = hints.map(play::hint).collect();
                let since = since_your_turn(bench, doing);
                match hints.is_empty() {
                    false => (hints.join(" "), How::Told),
                    true if since.is_some() => (since.unwrap_or_default(), How::Hinted),
                    true if !chosen.new.is_empty() => {
                        (words::you_drew(deck, &chosen.new), How::Hinted)
                    }
                    true => (String::new(), How::Told),
                }
            }
            (Prospect::Play(made), _) => (told::would(made, view), How::Told),
            _ => bench.with_seats(|seats| {
                let says = play::prospect(&prospect, &view.table, seats);
                (says, How::Hinted)
            }),
        }
    })
}

/// Says what bots did since the player's last turn, at the start of the next one, in games without
/// a cover.
fn since_your_turn(bench: Bench, doing: Doing) -> Option<String> {
    match bench.scene.get() {
        Scene::Hand(seat) if doing == Doing::Taking && bench.people.len() == 1 => {
            bench.session.with(|game| news::since_your_turn(game, seat))
        }
        _ => None,
    }
}
