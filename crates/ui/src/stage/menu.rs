//! The menu's tab, and the tab with the chosen rules.

use std::ops::Deref;

use leptos::prelude::*;

use crate::app_state::use_app;
use crate::draw::{join_views, memo, show_when, signal};
use crate::session::Session;
use game::Game;
use game::rule::Ruleset;
use screen::text::rule::{RuleSentences, describe_rules};
use screen::text::{Choosable, shelf, stage as words};
use screen::{GameCard, Help, Moments, Pace, Route, Vibration};

/// Whether looking up words is blocked in this game (O29), tracked.
fn is_look_up_blocked<G: Game>(session: Session<G>) -> Memo<bool> {
    let id = session.id();
    let barred = use_app()
        .games_blocking_look_ups(Some(&id))
        .iter()
        .any(|(game, _)| *game == id);
    memo(move || barred && session.with(|game| game.outcome().is_none()))
}

/// Draws the rules chosen for this game, with a link to all rules.
pub fn rules_tab<C: Ruleset, G: Game<Options: Deref<Target = C>>>(
    session: Session<G>,
    says: &'static [RuleSentences<C>],
    card: &'static GameCard,
) -> AnyView {
    let says = session.with_untracked(|game| {
        let journal = game.journal();
        describe_rules(says, &journal.options, &journal.seats)
    });
    let line = |says| view! { <li>{says}</li> }.into_any();
    let rules = Route::RulesFor(card, Some(session.id().to_string()));
    view! {
        <ul class="chosen">{join_views(says.into_iter().map(line))}</ul>
        <p class="buttons">
            <a class="button" href=rules.hash()>{shelf::ALL_RULES}</a>
        </p>
    }
    .into_any()
}

/// Draws the key to a table's signs: the picture of each and what it means.
pub fn sign_key(
    heading: &'static str,
    signs: impl IntoIterator<Item = (AnyView, String)>,
) -> AnyView {
    let line =
        |(drawn, says): (AnyView, String)| view! { <li>{drawn}<span>{says}</span></li> }.into_any();
    view! {
        <h2>{heading}</h2>
        <ul class="signs">{join_views(signs.into_iter().map(line))}</ul>
    }
    .into_any()
}

/// Draws the settings of this table, and links to other screens.
pub fn menu<G: Game>(session: Session<G>, card: &'static GameCard) -> AnyView {
    let bots = session.with_untracked(|game| {
        let mut seats = game.journal().seats.iter();
        seats.any(|seat| seat.by.bot_id().is_some())
    });
    draw_menu(session, card, bots)
}

/// Draws the menu for games in which all players act at once: bots race, so there is no pace to
/// choose.
pub fn menu_without_pace<G: Game>(session: Session<G>, card: &'static GameCard) -> AnyView {
    draw_menu(session, card, false)
}

/// Draws the menu. `paced` is whether bots act one after another, so that their pace can be chosen.
fn draw_menu<G: Game>(session: Session<G>, card: &'static GameCard, paced: bool) -> AnyView {
    let shut = is_look_up_blocked(session);
    let checker = Route::WordsFor(session.id().to_string());
    let rules = Route::RulesFor(card, Some(session.id().to_string()));
    let link = |route: &Route, says: &'static str| {
        let hash = route.hash();
        view! { <a class="row" href=hash>{says}</a> }.into_any()
    };
    let look_up = move || link(&checker, words::CHECKER);
    let says_shut = || view! { <p class="row soft">{shelf::NO_LOOK_UPS}</p> }.into_any();
    let app = use_app();
    let pace = move |pace: Pace| {
        let on = signal(move || app.settings().pace == pace);
        let choose = move || app.set_settings(|all| all.pace = pace);
        (
            PACE_NAMES.get(pace as usize).copied(),
            on,
            Callback::new(move |()| choose()),
        )
    };
    let paces = move || {
        let all = [Pace::Quick, Pace::Normal, Pace::Slow, Pace::Tap].map(pace);
        segmented_control(words::PACE, all.into())
    };
    let sounds = [Moments::On, Moments::Off].map(|sound| {
        let on = signal(move || app.settings().moments == sound);
        let choose = Callback::new(move |()| app.set_settings(|all| all.moments = sound));
        (Some(sound.words()), on, choose)
    });
    let shakes = [Vibration::On, Vibration::Off].map(|shake| {
        let on = signal(move || app.settings().vibration == shake);
        let choose = Callback::new(move |()| app.set_settings(|all| all.vibration = shake));
        (Some(shake.words()), on, choose)
    });
    let says = [words::HELP_FIRST, words::HELP_ON, words::HELP_OFF];
    let helps = says.into_iter().zip(Help::ALL).map(|(says, help)| {
        let on = signal(move || app.settings().help == *help);
        let choose = Callback::new(move |()| app.set_settings(|all| all.help = *help));
        (Some(says), on, choose)
    });
    view! {
        {show_when(move || paced, paces)}
        {segmented_control(words::HELP, helps.collect())}
        {segmented_control(words::SOUND, sounds.into())}
        {segmented_control(words::VIBRATION, shakes.into())}
        {show_when(move || !shut.get(), look_up)}
        {show_when(move || shut.get(), says_shut)}
        {link(&rules, words::HOW_TO_PLAY)}
        {link(&Route::Settings, words::SETTINGS)}
        <a class="row" href=Route::Home.hash()>
            {words::LEAVE}
            <small>{words::LEAVE_NOTE}</small>
        </a>
    }
    .into_any()
}

/// The short names of the paces, in the order of [`Pace::ALL`].
const PACE_NAMES: [&str; 4] = [
    words::PACE_NORMAL,
    words::PACE_QUICK,
    words::PACE_SLOW,
    words::PACE_TAP,
];

/// A button in a row of which one is pressed: its label, whether it is pressed, and its action.
pub type Segment = (Option<&'static str>, Signal<bool>, Callback<()>);

/// Draws a row of buttons for choosing one of a few options.
pub fn segmented_control(name: &'static str, all_of_them: Vec<Segment>) -> AnyView {
    let button = |(says, on, choose): Segment| {
        view! {
            <button
                type="button"
                aria-pressed=move || on.get().to_string()
                on:click=move |_| choose.run(())
            >
                {says}
            </button>
        }
        .into_any()
    };
    view! {
        <div class="row" role="group" aria-label=name>
            <span>{name}</span>
            <span class="segments">{join_views(all_of_them.into_iter().map(button))}</span>
        </div>
    }
    .into_any()
}
