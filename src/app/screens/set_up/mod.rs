//! Setting up a game of Paper Grid: one tap if all is as the last time, any rule if not.
//!
//! - `bench`: the form's verbs, and remembering
//! - `people`: who plays, who begins
//! - `board`: where the board comes from, and its picture
//! - `rules`: every rule behind the presets

mod bench;
mod board;
mod people;
mod rules;

use leptos::prelude::*;

use self::bench::Bench;
pub use self::bench::set_up_like;
use super::Heading;
use crate::app::draw::{all, nothing};
use crate::app::parts::{Button, Weight, radios};
use crate::games::paper_grid::Preset;
use crate::screen::text::set_up as words;
use crate::screen::{Route, text};

/// The screen. `board` is the end of a board's address.
pub fn set_up(board: Option<String>) -> AnyView {
    let bench = Bench::open(board);
    let says = move || bench.rules_chosen();
    let line = |says| view! { <li>{says}</li> }.into_any();
    view! {
        <Heading words=text::heading(&Route::SetUp(None)) />
        {start(bench)}
        <div class="set-up">
            <div class="set-up-half">
                {presets(bench)}
                {people::people(bench)}
                {rules::more(bench)}
            </div>
            <div class="set-up-half">
                {board::board(bench)}
                <section class="sheet" aria-labelledby="chosen">
                    <h2 id="chosen">{words::CHOSEN}</h2>
                    <ul class="chosen">{move || all(says().into_iter().map(line))}</ul>
                </section>
            </div>
        </div>
    }
    .into_any()
}

/// What begins, and the button for it; or why it cannot.
fn start(bench: Bench) -> AnyView {
    let begin = Callback::new(move |()| bench.begin());
    let off = Signal::derive(move || bench.ready.with(Result::is_err));
    let refusal = move || match bench.ready.get() {
        Err(why) => view! { <p class="refusal">{words::cannot(why)}</p> }.into_any(),
        Ok(_) => nothing(),
    };
    view! {
        <section class="sheet start" aria-label=words::READY>
            <p>{move || bench.begins_now()}</p>
            <Button weight=Weight::Main off on_press=begin>
                {words::START}
            </Button>
            <div role="alert">{refusal}</div>
        </section>
    }
    .into_any()
}

/// The ready-made rules.
fn presets(bench: Bench) -> AnyView {
    let chosen = move || bench.form.with(|form| form.preset());
    let at = move || Preset::ALL.iter().position(|one| Some(*one) == chosen());
    let take = Callback::new(move |at: usize| {
        if let Some(&preset) = Preset::ALL.get(at) {
            bench.change(|form| form.take_preset(preset));
        }
    });
    let names = Preset::ALL.map(|preset| words::preset_name(preset).to_owned());
    // No place at all where the rules are of one's own.
    let shown = Signal::derive(move || at().unwrap_or(usize::MAX));
    view! {
        <section class="sheet">
            {radios("preset", words::PRESETS, None, names.into(), shown, take)}
            <p class="soft">{move || words::preset_says(chosen())}</p>
        </section>
    }
    .into_any()
}
