//! The set-up form that all games share: who plays, the kind of game, all other rules collapsed,
//! and the start button with a summary, which is always in view.

use leptos::prelude::*;

use super::form_state::FormState;
use super::people::{SeatingState, people_section};
use super::rules::rule_fields;
use super::start::{chosen_rules, collapsible, preset_choice, start_section};
use crate::draw::{join_views, memo, nothing, signal};
use crate::parts::Heading;
use screen::set_up::{GameForm, PresetText, SetUpForm};
use screen::text::set_up::{MORE_RULES, OWN_RULES};
use screen::text::stage::HOW_TO_PLAY;
use screen::{GameCard, Route, text};

/// The parts of the form that only one game has.
pub struct GameFormParts {
    /// Collapsed sections above the rules.
    pub before: AnyView,
    /// The ids of the rules drawn in those sections.
    pub apart: &'static [&'static str],
    /// Content at the bottom of the form.
    pub last: AnyView,
}

impl GameFormParts {
    /// Creates the parts for a game that only adds something at the bottom of the form.
    pub fn with_footer(last: AnyView) -> GameFormParts {
        GameFormParts {
            before: nothing(),
            apart: &[],
            last,
        }
    }
}

/// Links to the rules and to the game's other screens.
fn other_screens(card: &'static GameCard) -> AnyView {
    let link = |route: Route, says: &'static str| {
        view! { <a class="button" href=route.hash()>{says}</a> }.into_any()
    };
    let others = card.others.iter().copied();
    let others = others.filter_map(|other| Some(link(Route::Other(card, other), other.link?)));
    view! { {link(Route::RulesFor(card, None), HOW_TO_PLAY)} {join_views(others)} }.into_any()
}

/// Draws the set-up form.
pub fn set_up_form<G: GameForm>(
    card: &'static GameCard,
    state: FormState<G>,
    beside: GameFormParts,
) -> AnyView {
    let says = signal(move || state.start_summary());
    let cannot = signal(move || {
        let why = state.ready.get().err()?;
        Some(state.form.with(|form| form.cannot(why)))
    });
    let begin = Callback::new(move |()| state.begin());
    let preset = move || state.form.with(|form| form.preset(state.today));
    let all = SetUpForm::<G>::presets(state.today);
    let names: Vec<PresetText> = all.iter().map(|one| (G::PRESET_TEXT)(*one)).collect();
    let ready_made = StoredValue::new(all);
    let at = signal(move || {
        let chosen = preset();
        ready_made.with_value(|all| all.iter().position(|one| Some(*one) == chosen))
    });
    let take = Callback::new(move |at: usize| {
        let preset = ready_made.with_value(|all| all.get(at).copied());
        if let Some(preset) = preset {
            let roster = state.app.roster_untracked();
            state.change(|form| form.apply_preset(preset, &roster));
        }
    });
    let preset_says =
        signal(move || preset().map_or(OWN_RULES, |preset| (G::PRESET_TEXT)(preset).says));
    let chairs = memo(move || state.form.with(SetUpForm::chairs));
    let sitting = SeatingState {
        app: state.app,
        seats: state.seats,
        people: memo(move || state.form.with(|form| form.people.clone())),
        set: Callback::new(move |people| state.change(|form| form.people = people)),
        chairs: chairs.into(),
        coloured_cards: card.coloured_cards,
        rated: signal(move || state.rating_notes()),
        says: signal(move || state.form.with(SetUpForm::seating_note)),
    };
    let told = signal(move || state.chosen_rules());
    let first = move || told.get().into_iter().next();
    let rules = view! { {chosen_rules(told)} {rule_fields(state, beside.apart)} }.into_any();
    view! {
        <Heading words=text::heading(&Route::SetUp(card)) />
        {start_section(says, cannot, begin, other_screens(card))}
        <div class="whole set-up">
            {people_section(sitting)}
            {preset_choice(names, G::PICTURES, at, preset_says, take)} {beside.before}
            <p class="soft first-rule" aria-hidden="true">
                {first}
            </p>
            {collapsible("more-rules", MORE_RULES, signal(move || told.get().join(" ")), rules)}
            {beside.last}
        </div>
    }
    .into_any()
}
