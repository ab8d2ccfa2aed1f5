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
    let begins = move || if off.get() { String::new() } else { says.get() };
    let refusal = move || match cannot.get() {
        Some(why) => view! { <p class="refusal">{why}</p> }.into_any(),
        None => nothing(),
    };
    view! {
        <section class="foot" aria-label=words::READY>
            <p>{begins}</p>
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
/// were chosen one by one. Kinds without a picture are folded away, but keep their places in the
/// group: the arrow keys reach them, which unfolds them.
pub(crate) fn preset_choice(
    kinds: Vec<PresetText>,
    pictures: &'static [&'static str],
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
                {pictures.get(at).map(|rows| kind_picture(rows))}
                <b>{kind.name}</b>
                <small id=about aria-hidden="true">{kind.says}</small>
            </label>
        }
        .into_any()
    };
    let first = pictures.len();
    let names: Vec<&str> = kinds.iter().skip(first).map(|kind| kind.name).collect();
    let names = names.join(" · ");
    let mut all = kinds.into_iter().enumerate().map(kind);
    let cards = join_views(all.by_ref().take(first));
    let open = RwSignal::new(false);
    effect(move || {
        if chosen.get().is_some_and(|at| at >= first) {
            open.set(true);
        }
    });
    let more = (!names.is_empty()).then(|| {
        view! {
            <button
                type="button"
                class="more-kinds"
                aria-expanded=move || open.get().to_string()
                aria-controls="more-kinds"
                on:click=move |_| open.update(|open| *open = !*open)
            >
                {words::MORE_PRESETS}
                <small aria-hidden="true">{names}</small>
            </button>
            <div
                id="more-kinds"
                class="rest"
                class:only-heard=move || !open.get()
                on:focusin=move |_| open.set(true)
            >
                {join_views(all)}
            </div>
        }
    });
    view! {
        <fieldset class="kinds">
            <legend>{words::PRESETS}</legend>
            <div class="cards">{cards}</div>
            <p class="soft">{move || says.get()}</p>
            {more}
        </fieldset>
    }
    .into_any()
}

/// Draws a kind's picture from rows of signs. They are attributes, because they aren't text.
fn kind_picture(rows: &'static str) -> AnyView {
    let rows = rows.split('/');
    let columns = rows.clone().map(str::len).max().unwrap_or_default();
    let (rows_high, columns_wide) = (rows.clone().count().to_string(), columns.to_string());
    let row = |row: &'static str| {
        let cells = row.chars().map(|sign| {
            let written = sign.is_alphabetic() || sign == '!';
            let [letter, other] = [written, !written].map(|is| is.then(|| sign.to_string()));
            view! { <i data-sign=letter data-is=other></i> }.into_any()
        });
        view! { <span>{join_views(cells)}</span> }.into_any()
    };
    view! {
        <span class="pic" aria-hidden="true" style:--rows=rows_high style:--columns=columns_wide>
            {join_views(rows.map(row))}
        </span>
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
