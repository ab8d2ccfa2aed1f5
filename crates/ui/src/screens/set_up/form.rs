//! The set-up form that all games share: who plays, the kind of game, all other rules collapsed,
//! and the start button with a summary, which is always in view.

use leptos::prelude::*;

use super::bench::Bench;
use super::people::{Sitting, people};
use super::rules::fields;
use super::start::{chosen, fold, kinds, start};
use crate::draw::{all, memo, nothing, signal};
use crate::parts::Heading;
use screen::set_up::{PresetWords, Ruled, SetUp};
use screen::text::set_up::{MORE_RULES, OWN_RULES};
use screen::text::stage::HOW_TO_PLAY;
use screen::{GameCard, Route, text};

/// The parts of the form that only one game has.
pub struct Beside {
    /// Collapsed sections above the rules.
    pub before: AnyView,
    /// The ids of the rules drawn in those sections.
    pub apart: &'static [&'static str],
    /// What is at the bottom of the form.
    pub last: AnyView,
}

impl Beside {
    /// Creates the parts for a game that only adds something at the bottom of the form.
    pub fn last(last: AnyView) -> Beside {
        Beside {
            before: nothing(),
            apart: &[],
            last,
        }
    }
}

/// Links to the rules and to the game's other screens.
fn elsewhere(card: &'static GameCard) -> AnyView {
    let link = |route: Route, says: &'static str| {
        view! { <a class="button" href=route.hash()>{says}</a> }.into_any()
    };
    let others = card.others.iter().copied();
    let others = others.filter_map(|other| Some(link(Route::Other(card, other), other.link?)));
    view! { {link(Route::RulesFor(card, None), HOW_TO_PLAY)} {all(others)} }.into_any()
}

/// Draws the set-up form.
pub fn form<G: Ruled>(card: &'static GameCard, bench: Bench<G>, beside: Beside) -> AnyView {
    let says = signal(move || bench.begins_now());
    let cannot = signal(move || {
        let why = bench.ready.get().err()?;
        Some(bench.form.with(|form| form.cannot(why)))
    });
    let begin = Callback::new(move |()| bench.begin());
    let preset = move || bench.form.with(|form| form.preset(bench.today));
    let all = SetUp::<G>::presets(bench.today);
    let names: Vec<PresetWords> = all.iter().map(|one| (G::PRESET_WORDS)(*one)).collect();
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
        rated: signal(move || bench.rated()),
        says: signal(move || bench.form.with(SetUp::table_says)),
    };
    let told = signal(move || bench.rules_chosen());
    let rules = view! { {chosen(told)} {fields(bench, beside.apart)} }.into_any();
    view! {
        <Heading words=text::heading(&Route::SetUp(card)) />
        {start(says, cannot, begin, elsewhere(card))}
        <div class="whole set-up">
            {people(sitting)} {kinds(names, at, preset_says, take)} {beside.before}
            {fold("more-rules", MORE_RULES, signal(move || told.get().join(" ")), rules)}
            {beside.last}
        </div>
    }
    .into_any()
}
