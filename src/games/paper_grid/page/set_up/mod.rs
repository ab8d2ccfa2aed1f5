//! Setting up a game of Paper Grid.
//!
//! - `bench`: the form's verbs, and its board
//! - `board`: where the board comes from, and its picture
//! - `rules`: every rule behind the presets

mod bench;
mod board;
mod rules;

use leptos::prelude::*;

use self::bench::Bench;
use crate::games::paper_grid::CARD;
use crate::shell::draw::nothing;
use crate::shell::parts::radios;
use crate::shell::screens::set_up::form::{Beside, form};
use crate::words::set_up as words;

/// The screen. `board` is the end of a board's address.
pub fn set_up(board: Option<String>) -> AnyView {
    let bench = Bench::open(board);
    let beside = Beside {
        people: begins(bench),
        first: rules::more(bench),
        before: board::board(bench),
        second: nothing(),
    };
    form(&CARD, bench.shared, beside)
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
