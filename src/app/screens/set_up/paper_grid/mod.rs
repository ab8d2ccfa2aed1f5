//! Setting up a game of Paper Grid.
//!
//! - `bench`: the form's verbs, and remembering
//! - `board`: where the board comes from, and its picture
//! - `rules`: every rule behind the presets

mod bench;
mod board;
mod rules;

use leptos::prelude::*;

use self::bench::Bench;
pub use self::bench::set_up_like;
use super::super::Heading;
use super::people::{Sitting, people};
use super::start::{chosen, presets, start};
use crate::app::parts::radios;
use crate::games::Kind;
use crate::games::paper_grid::Preset;
use crate::screen::text::set_up as words;
use crate::screen::{Route, text};

/// The screen. `board` is the end of a board's address.
pub fn set_up(board: Option<String>) -> AnyView {
    let bench = Bench::open(board);
    let says = Signal::derive(move || bench.begins_now());
    let cannot = Signal::derive(move || bench.ready.get().err().map(words::cannot));
    let begin = Callback::new(move |()| bench.begin());
    let preset = move || bench.form.with(|form| form.preset());
    let at = move || Preset::ALL.iter().position(|one| Some(*one) == preset());
    let take = Callback::new(move |at: usize| {
        if let Some(&preset) = Preset::ALL.get(at) {
            bench.change(|form| form.take_preset(preset));
        }
    });
    let names = Preset::ALL.map(|preset| words::preset_name(preset).to_owned());
    let preset_says = Signal::derive(move || words::preset_says(preset()));
    let sitting = Sitting {
        desk: bench.desk,
        seats: bench.seats,
        people: Memo::new(move |_| bench.form.with(|form| form.people.clone())),
        set: Callback::new(move |people| bench.change(|form| form.people = people)),
        chairs: Signal::derive(|| crate::screen::set_up::Chairs::PAPER_GRID),
        says: Signal::derive(|| words::TABLE_SAYS),
    };
    view! {
        <Heading words=text::heading(&Route::SetUp(Kind::PaperGrid)) />
        {start(says, cannot, begin)}
        <div class="set-up">
            <div class="set-up-half">
                {presets(names.into(), Signal::derive(at), preset_says, take)}
                {people(sitting, begins(bench))}
                {rules::more(bench)}
            </div>
            <div class="set-up-half">
                {board::board(bench)}
                {chosen(Signal::derive(move || bench.rules_chosen()))}
            </div>
        </div>
    }
    .into_any()
}

/// Who takes the first turn.
fn begins(bench: Bench) -> AnyView {
    let names = Memo::new(move |_| {
        let seats = bench.seats.get().into_iter();
        seats.map(|seat| seat.player.name).collect::<Vec<_>>()
    });
    let shown = Signal::derive(move || {
        let begins = bench.form.with(|form| form.begins.clone());
        let at = names.with(|names| names.iter().position(|name| Some(name) == begins.as_ref()));
        at.map_or(0, |at| at + 1)
    });
    let choose = Callback::new(move |at: usize| {
        let name = names.with_untracked(|names| names.get(at.checked_sub(1)?).cloned());
        bench.change(|form| form.begins = name);
    });
    let choice = move || {
        let names = names.get();
        let names = names.iter().map(ToString::to_string);
        let names = std::iter::once(words::BY_CHANCE.to_owned()).chain(names);
        radios(
            "begins",
            words::BEGINS,
            None,
            names.collect(),
            shown,
            choose,
        )
    };
    view! { {choice} }.into_any()
}
