//! The common parts of every set-up form: the start button with a summary, the kinds of game, and
//! the chosen rules in plain words.

use leptos::html;
use leptos::prelude::*;

use crate::draw::{effect, join_views, nothing, signal};
use crate::parts::{Button, Weight};
use crate::tap_guard;
use screen::set_up::PresetText;
use screen::text::set_up as words;

/// Draws a sentence about the game that will begin and the start button, or why it can't begin.
/// `beside` holds links to other screens.
pub(crate) fn start_section(
    says: Signal<String>,
    cannot: Signal<Option<String>>,
    begin: Callback<()>,
    beside: AnyView,
) -> AnyView {
    tap_guard::install_listeners();
    let off = signal(move || cannot.with(Option::is_some));
    let refusal = move || match cannot.get() {
        Some(why) => view! { <p class="refusal">{why}</p> }.into_any(),
        None => nothing(),
    };
    view! {
        <section class="foot" aria-label=words::READY>
            <p>{move || says.get()}</p>
            <Button weight=Weight::Main off on_press=begin>
                {words::START}
            </Button>
            {beside}
            <div role="alert">{refusal}</div>
        </section>
    }
    .into_any()
}

/// Draws the kinds of game, and an explanation of the selected one. None is selected if the rules
/// were chosen one by one.
pub(crate) fn preset_choice(
    kinds: Vec<PresetText>,
    chosen: Signal<Option<usize>>,
    says: Signal<&'static str>,
    take: Callback<usize>,
) -> AnyView {
    let kind = move |(at, kind): (usize, PresetText)| {
        let about = format!("kind-{at}");
        view! {
            <label>
                <input
                    type="radio"
                    name="preset"
                    aria-describedby=about.clone()
                    prop:checked=move || chosen.get() == Some(at)
                    on:change=move |_| take.run(at)
                />
                <b>{kind.name}</b>
                <small id=about aria-hidden="true">{kind.says}</small>
            </label>
        }
        .into_any()
    };
    view! {
        <fieldset class="kinds">
            <legend>{words::PRESETS}</legend>
            <div>{join_views(kinds.into_iter().enumerate().map(kind))}</div>
            <p class="soft">{move || says.get()}</p>
        </fieldset>
    }
    .into_any()
}

/// Lists all chosen rules in plain words.
pub fn chosen_rules(says: Signal<Vec<String>>) -> AnyView {
    let line = |says| view! { <li>{says}</li> }.into_any();
    view! {
        <section aria-labelledby="chosen">
            <h3 id="chosen">{words::CHOSEN}</h3>
            <ul class="chosen">{move || join_views(says.get().into_iter().map(line))}</ul>
        </section>
    }
    .into_any()
}

/// Draws a collapsible section. While it is closed, its heading summarises what is chosen inside.
pub fn collapsible(
    class: &'static str,
    heading: &'static str,
    says: Signal<String>,
    inside: AnyView,
) -> AnyView {
    // When one form replaces another, the browser keeps the element, so it is closed explicitly.
    let fold = NodeRef::<html::Details>::new();
    effect(move || {
        if let Some(fold) = fold.get() {
            fold.set_open(false);
        }
    });
    view! {
        <details class=format!("fold {class}") node_ref=fold>
            <summary>
                <h2>{heading}</h2>
                <span class="soft" aria-hidden="true">
                    {move || says.get()}
                </span>
            </summary>
            <div class="fields">{inside}</div>
        </details>
    }
    .into_any()
}
