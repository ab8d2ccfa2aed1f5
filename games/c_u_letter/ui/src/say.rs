//! The messages at the table: the last act, what to do now, and what the draft would bring.

use leptos::prelude::*;

use super::bench::Bench;
use super::over;
use c_u_letter::screen::{Draft, Prospect, thinks};
use c_u_letter::text::{moments as words, news, play, stage as told, table as table_words};
use c_u_letter_rules::{Square, Stage};
use game::SeatColour;
use screen::news::Did;
use screen::text::capitals;
use ui::draw::{memo, signal};
use ui::stage::{self, How, looks_back};
use ui::words::{Words, use_words};

/// Draws the messages at the table: the last act, the prompt, and the effect of the current choice.
pub fn say(bench: Bench) -> AnyView {
    let did = signal(move || bench.did());
    let now = signal(move || now(bench));
    let would = memo(move || would(bench));
    let how = signal(move || would.with(|(_, _, how)| *how));
    let waits = signal(|| !matches!(use_words().state(), Words::Here(_)));
    let says = view! {
        <span class="full">{move || would.with(|(says, ..)| says.clone())}</span>
        <span class="brief">{move || would.with(|(_, brief, _)| brief.clone())}</span>
    };
    let drawn = stage::would(how, says.into_any(), waits);
    stage::say(did, now, drawn, bench.sheet, bench.pace, bench.tips)
}

/// Returns the prompt: what to do now.
fn now(bench: Bench) -> String {
    if let Some(steps) = bench.past.get() {
        return looks_back(steps, &bench.rows.get());
    }
    if let Some(says) = over::heading(bench) {
        return says;
    }
    let swaps = bench.swaps();
    bench.view.with(|view| {
        let table = &view.table;
        if let Some(seat) = thinks(table, bench.people) {
            return words::thinks(&bench.session.name(seat));
        }
        let name = bench.session.name(table.turn.seat);
        let chosen = bench
            .prospect
            .with(|prospect| told::now(prospect, swaps, &name));
        match chosen.filter(|_| bench.places()) {
            Some(says) => says,
            None => bench.with_seats(|seats| table_words::prompt(table, seats)),
        }
    })
}

/// Returns the message about the current choice, in full and shortened for a narrow line: a
/// refusal, the effect of a placing, the marked word, a hint, or a description of the tapped
/// square.
fn would(bench: Bench) -> (String, String, How) {
    let same = |says: String, how| (says.clone(), says, how);
    let none = same(String::new(), How::Told);
    if bench.past.with(Option::is_some) {
        return none;
    }
    let refusal = bench.refusal.get();
    if !refusal.is_empty() {
        return same(refusal, How::Refused);
    }
    if let Some(says) = over::would(bench) {
        return same(says, How::Told);
    }
    let chosen = bench.chosen.get();
    let prospect = bench.prospect.get();
    let marked = bench.draft.with(Draft::span);
    let marks = bench.marks();
    let swaps = bench.swaps();
    bench.view.with(|view| {
        bench.with_seats(|seats| {
            let read = marked.and_then(|span| view.table.board.read(span));
            if let Some(word) = read.filter(|_| marks) {
                return same(capitals(word), How::Told);
            }
            if bench.places() && !matches!(prospect, Prospect::Empty) {
                let how = match prospect {
                    Prospect::Place { .. } => How::Told,
                    _ => How::Hinted,
                };
                let brief = told::would_in_short(&prospect, swaps, view, seats);
                return (told::would(&prospect, swaps, view, seats), brief, how);
            }
            let hints: Vec<String> = chosen.hints.iter().map(play::hint).collect();
            if !hints.is_empty() {
                return same(hints.join(" "), How::Hinted);
            }
            let looked = |square: Square| {
                bench.shown.with(|shown| {
                    let one = shown.squares.get(square.index())?;
                    Some(format!("{}.", table_words::square_heard(one, seats)))
                })
            };
            if let Some(looked) = chosen.looked.and_then(looked) {
                return same(looked, How::Told);
            }
            let says = match view.table.stage {
                _ if marks => words::MARK,
                Stage::Placing if bench.places() && !view.peeks.is_empty() => table_words::PEEK,
                _ => "",
            };
            same(says.to_owned(), How::Hinted)
        })
    })
}

impl Bench {
    /// The last act with its actor's colour, tracked. When looking back, the act of that step;
    /// during the ceremony, its current word.
    fn did(self) -> Option<(Did, Option<SeatColour>)> {
        if let Some(step) = self.walk.step_now().filter(|_| self.past.get().is_none()) {
            let says = self.with_seats(|seats| table_words::ceremony_step(&step, seats));
            let colour = over::owner(&step).and_then(|seat| self.mark_of(seat));
            let did = Did {
                step: 0,
                actor: None,
                says,
            };
            return Some((did, colour));
        }
        let did = match self.past.get() {
            None => self.session.with(news::did)?,
            Some(past) => {
                let rows = self.rows.get();
                let row = rows.into_iter().find(|row| row.step < past)?;
                Did {
                    step: row.step,
                    actor: row.seat,
                    says: row.says,
                }
            }
        };
        let colour = did.actor.and_then(|seat| self.mark_of(seat));
        Some((did, colour))
    }

    /// Whether the chosen card has cards to swap places with, tracked.
    pub fn swaps(self) -> bool {
        let lies = self
            .prospect
            .with(|prospect| matches!(prospect, Prospect::Place { .. }));
        lies && self
            .view
            .with(|view| self.built.with(|draft| !draft.targets(view).is_empty()))
    }
}
