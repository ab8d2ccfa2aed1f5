//! The menu's tab, and the tab with the chosen rules.

use std::ops::Deref;

use leptos::prelude::*;

use crate::desk::use_desk;
use crate::draw::{all, memo, show_when, signal};
use crate::session::Session;
use game::Game;
use game::rule::Ruleset;
use screen::text::rule::{Told, told};
use screen::text::{Choosable, shelf, stage as words};
use screen::{GameCard, Help, Moments, Pace, Route, Vibration};

/// Whether looking words up is blocked in this game (O29), tracked.
fn shut<G: Game>(session: Session<G>) -> Memo<bool> {
    let id = session.id();
    let barred = use_desk()
        .look_ups_wait_for(Some(&id))
        .iter()
        .any(|(game, _)| *game == id);
    memo(move || barred && session.with(|game| game.outcome().is_none()))
}

/// Draws the rules chosen for this game, with a link to all rules.
pub fn rules<C: Ruleset, G: Game<Options: Deref<Target = C>>>(
    session: Session<G>,
    says: &'static [Told<C>],
    card: &'static GameCard,
) -> AnyView {
    let says = session.with_now(|game| {
        let journal = game.journal();
        told(says, &journal.options, &journal.seats)
    });
    let line = |says| view! { <li>{says}</li> }.into_any();
    let rules = Route::RulesFor(card, Some(session.id().to_string()));
    view! {
        <ul class="chosen">{all(says.into_iter().map(line))}</ul>
        <p class="buttons">
            <a class="button" href=rules.hash()>{shelf::ALL_RULES}</a>
        </p>
    }
    .into_any()
}

/// Draws the settings of this table, and links to other screens.
pub fn menu<G: Game>(session: Session<G>, card: &'static GameCard) -> AnyView {
    let bots = session.with_now(|game| {
        let mut seats = game.journal().seats.iter();
        seats.any(|seat| seat.by.program().is_some())
    });
    drawn(session, card, bots)
}

/// Draws the menu for games in which all play at once: bots race, so there is no pace to choose.
pub fn menu_without_pace<G: Game>(session: Session<G>, card: &'static GameCard) -> AnyView {
    drawn(session, card, false)
}

/// Draws the menu. `paced` is whether bots act one after another, so that their pace can be chosen.
fn drawn<G: Game>(session: Session<G>, card: &'static GameCard, paced: bool) -> AnyView {
    let shut = shut(session);
    let checker = Route::WordsFor(session.id().to_string());
    let rules = Route::RulesFor(card, Some(session.id().to_string()));
    let link = |route: &Route, says: &'static str| {
        let hash = route.hash();
        view! { <a class="row" href=hash>{says}</a> }.into_any()
    };
    let look_up = move || link(&checker, words::CHECKER);
    let says_shut = || view! { <p class="row soft">{shelf::NO_LOOK_UPS}</p> }.into_any();
    let desk = use_desk();
    let pace = move |pace: Pace| {
        let on = signal(move || desk.settings().pace == pace);
        let choose = move || desk.set_settings(|all| all.pace = pace);
        (
            PACE_WORDS.get(pace as usize).copied(),
            on,
            Callback::new(move |()| choose()),
        )
    };
    let paces = move || {
        let all = [Pace::Quick, Pace::Normal, Pace::Slow, Pace::Tap].map(pace);
        segments(words::PACE, all.into())
    };
    let sounds = [Moments::On, Moments::Off].map(|sound| {
        let on = signal(move || desk.settings().moments == sound);
        let choose = Callback::new(move |()| desk.set_settings(|all| all.moments = sound));
        (Some(sound.words()), on, choose)
    });
    let shakes = [Vibration::On, Vibration::Off].map(|shake| {
        let on = signal(move || desk.settings().vibration == shake);
        let choose = Callback::new(move |()| desk.set_settings(|all| all.vibration = shake));
        (Some(shake.words()), on, choose)
    });
    let says = [words::HELP_FIRST, words::HELP_ON, words::HELP_OFF];
    let helps = says.into_iter().zip(Help::ALL).map(|(says, help)| {
        let on = signal(move || desk.settings().help == *help);
        let choose = Callback::new(move |()| desk.set_settings(|all| all.help = *help));
        (Some(says), on, choose)
    });
    view! {
        {show_when(move || paced, paces)}
        {segments(words::HELP, helps.collect())}
        {segments(words::SOUND, sounds.into())}
        {segments(words::VIBRATION, shakes.into())}
        {show_when(move || !shut.get(), look_up)}
        {show_when(move || shut.get(), says_shut)}
        {link(&rules, words::HOW_TO_PLAY)}
        {link(&Route::Settings, words::SETTINGS)}
        <a class="row" href=Route::Home.hash()>
            {words::LEAVE}
            <small>{words::LEAVE_SAYS}</small>
        </a>
    }
    .into_any()
}

/// The short names of the paces, in the order of [`Pace::ALL`].
const PACE_WORDS: [&str; 4] = [
    words::PACE_NORMAL,
    words::PACE_QUICK,
    words::PACE_SLOW,
    words::PACE_TAP,
];

/// A button in a row of which one is pressed: its label, whether it is pressed, and its action.
pub type Segment = (Option<&'static str>, Signal<bool>, Callback<()>);

/// Draws a row of buttons for choosing one of a few options.
pub fn segments(name: &'static str, all_of_them: Vec<Segment>) -> AnyView {
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
            <span class="segments">{all(all_of_them.into_iter().map(button))}</span>
        </div>
    }
    .into_any()
}
