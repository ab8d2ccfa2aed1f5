//! Setting up a game of C U Letter.
//!
//! - `bench`: the form's verbs, and remembering

mod bench;

use leptos::prelude::*;

use self::bench::Bench;
pub use self::bench::set_up_like;
use super::super::Heading;
use super::people::{Sitting, people};
use super::start::{chosen, presets, start};
use crate::app::draw::nothing;
use crate::games::Kind;
use crate::screen::set_up::c_u_letter::SetUp;
use crate::screen::text::c_u_letter_set_up as words;
use crate::screen::{Route, text};

/// The screen.
pub fn set_up() -> AnyView {
    let bench = Bench::open();
    let says = Signal::derive(move || bench.begins_now());
    let cannot = Signal::derive(move || bench.ready.get().err().map(words::cannot));
    let begin = Callback::new(move |()| bench.begin());
    let preset = move || bench.form.with(|form| form.preset(bench.today));
    let all = SetUp::presets(bench.today);
    let names = all
        .iter()
        .map(|preset| words::preset_name(*preset).to_owned());
    let names = names.collect();
    let ready_made = StoredValue::new(all);
    let at = move || {
        let chosen = preset();
        ready_made.with_value(|all| all.iter().position(|one| Some(*one) == chosen))
    };
    let take = Callback::new(move |at: usize| {
        let preset = ready_made.with_value(|all| all.get(at).copied());
        if let Some(preset) = preset {
            let roster = bench.desk.roster_now();
            bench.change(|form| form.take_preset(preset, &roster));
        }
    });
    let preset_says = Signal::derive(move || words::preset_says(preset()));
    let chairs = Memo::new(move |_| bench.form.with(SetUp::chairs));
    let sitting = Sitting {
        desk: bench.desk,
        seats: bench.seats,
        people: Memo::new(move |_| bench.form.with(|form| form.people.clone())),
        set: Callback::new(move |people| bench.change(|form| form.people = people)),
        chairs: chairs.into(),
        says: Signal::derive(move || words::table_says(chairs.get().people > 1)),
    };
    view! {
        <Heading words=text::heading(&Route::SetUp(Kind::CULetter)) />
        {start(says, cannot, begin)}
        <div class="set-up">
            <div class="set-up-half">
                {presets(names, Signal::derive(at), preset_says, take)}
                {people(sitting, nothing())}
            </div>
            <div class="set-up-half">
                {chosen(Signal::derive(move || bench.rules_chosen()))}
                <p class="buttons">
                    <a class="button" href=Route::Rules(Kind::CULetter).hash()>
                        {text::LETTER_RULES}
                    </a>
                </p>
            </div>
        </div>
    }
    .into_any()
}
