//! A form as all games have it: what begins, the ready-made rules, who plays, what is chosen.

use leptos::prelude::*;

use super::bench::Bench;
use super::people::{Sitting, people};
use super::rules::of_seats;
use super::start::{chosen, presets, start};
use crate::desk::set_up::{Ruled, SetUp};
use crate::desk::{GameCard, Route};
use crate::shell::draw::{all, memo, nothing, signal};
use crate::shell::parts::Heading;
use crate::words as text;
use crate::words::set_up::OWN_RULES;
use crate::words::stage::HOW_TO_PLAY;

/// What one game's form has beside that.
pub struct Beside {
    /// At the end of the first half.
    pub first: AnyView,
    /// Before what is chosen.
    pub before: AnyView,
    /// At the end of the second half.
    pub second: AnyView,
}

impl Beside {
    /// Nothing but what is at the end of the second half.
    pub fn second(second: AnyView) -> Beside {
        Beside {
            first: nothing(),
            before: nothing(),
            second,
        }
    }
}

/// The ways to the rules and to whatever else this game has.
fn elsewhere(card: &'static GameCard) -> AnyView {
    let link = |route: Route, says: &'static str| {
        view! { <a class="button" href=route.hash()>{says}</a> }.into_any()
    };
    let others = card.others.iter().copied();
    let others = others.filter_map(|other| Some(link(Route::Other(card, other), other.link?)));
    view! {
        <p class="buttons">{link(Route::Rules(card), HOW_TO_PLAY)} {all(others)}</p>
    }
    .into_any()
}

/// The screen.
pub fn form<G: Ruled>(card: &'static GameCard, bench: Bench<G>, beside: Beside) -> AnyView {
    let says = signal(move || bench.begins_now());
    let cannot = signal(move || {
        let why = bench.ready.get().err()?;
        Some(bench.form.with(|form| form.cannot(why)))
    });
    let begin = Callback::new(move |()| bench.begin());
    let preset = move || bench.form.with(|form| form.preset(bench.today));
    let all = SetUp::<G>::presets(bench.today);
    let names = all
        .iter()
        .map(|one| (G::PRESET_WORDS)(*one).name.to_owned());
    let names = names.collect();
    let ready_made = StoredValue::new(all);
    let at = signal(move || {
        let chosen = preset();
        ready_made.with_value(|all| all.iter().position(|one| Some(*one) == chosen))
    });
    let take = Callback::new(move |at: usize| {
        let preset = ready_made.with_value(|all| all.get(at).copied());
        if let Some(preset) = preset {
            let roster = bench.desk.roster_now();
            bench.change(|form| form.take_preset(preset, &roster));
        }
    });
    let preset_says =
        signal(move || preset().map_or(OWN_RULES, |preset| (G::PRESET_WORDS)(preset).says));
    let chairs = memo(move || bench.form.with(SetUp::chairs));
    let sitting = Sitting {
        desk: bench.desk,
        seats: bench.seats,
        people: memo(move || bench.form.with(|form| form.people.clone())),
        set: Callback::new(move |people| bench.change(|form| form.people = people)),
        chairs: chairs.into(),
        says: signal(move || bench.form.with(SetUp::table_says)),
    };
    view! {
        <Heading words=text::heading(&Route::SetUp(card)) />
        {start(says, cannot, begin)}
        <div class="set-up">
            <div class="set-up-half">
                {presets(names, at, preset_says, take)}
                {people(sitting, of_seats(bench))}
                {beside.first}
            </div>
            <div class="set-up-half">
                {beside.before}
                {chosen(signal(move || bench.rules_chosen()))}
                {beside.second}
                {elsewhere(card)}
            </div>
        </div>
    }
    .into_any()
}
