//! What every form has: what begins and the button for it, the kinds of game, and what is chosen in
//! plain words.

use leptos::html;
use leptos::prelude::*;

use crate::shell::draw::{all, effect, nothing, signal};
use crate::shell::guard;
use crate::shell::parts::{Button, Weight};
use screen::set_up::PresetWords;
use screen::text::set_up as words;

/// What begins, in a sentence, and the button for it; or why it cannot. What else leads away from
/// here stands beside.
pub fn start(
    says: Signal<String>,
    cannot: Signal<Option<String>>,
    begin: Callback<()>,
    beside: AnyView,
) -> AnyView {
    guard::listen();
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

/// The kinds of game, and what the one is that is chosen; none is where the rules are of one's own.
pub fn kinds(
    kinds: Vec<PresetWords>,
    chosen: Signal<Option<usize>>,
    says: Signal<&'static str>,
    take: Callback<usize>,
) -> AnyView {
    let kind = move |(at, kind): (usize, PresetWords)| {
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
            <div>{all(kinds.into_iter().enumerate().map(kind))}</div>
            <p class="soft">{move || says.get()}</p>
        </fieldset>
    }
    .into_any()
}

/// All rules in plain words.
pub fn chosen(says: Signal<Vec<String>>) -> AnyView {
    let line = |says| view! { <li>{says}</li> }.into_any();
    view! {
        <section aria-labelledby="chosen">
            <h3 id="chosen">{words::CHOSEN}</h3>
            <ul class="chosen">{move || all(says.get().into_iter().map(line))}</ul>
        </section>
    }
    .into_any()
}

/// An area that opens. While it is shut its head tells what is chosen there.
pub fn fold(
    class: &'static str,
    heading: &'static str,
    says: Signal<String>,
    inside: AnyView,
) -> AnyView {
    // A form takes the place of another one as it is drawn, with what was open there.
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
