//! What every form has: what begins and the button for it, the ready-made rules, and what
//! is chosen in plain words.

use leptos::prelude::*;

use crate::shell::draw::{all, nothing, signal};
use crate::shell::parts::{Button, Weight, radios};
use crate::words::set_up as words;

/// What begins, in a sentence, and the button for it; or why it cannot.
pub fn start(says: Signal<String>, cannot: Signal<Option<String>>, begin: Callback<()>) -> AnyView {
    let off = signal(move || cannot.with(Option::is_some));
    let refusal = move || match cannot.get() {
        Some(why) => view! { <p class="refusal">{why}</p> }.into_any(),
        None => nothing(),
    };
    view! {
        <section class="sheet start" aria-label=words::READY>
            <p>{move || says.get()}</p>
            <Button weight=Weight::Main off on_press=begin>
                {words::START}
            </Button>
            <div role="alert">{refusal}</div>
        </section>
    }
    .into_any()
}

/// The ready-made rules, and what those that are chosen are; no place is chosen where the
/// rules are of one's own.
pub fn presets(
    names: Vec<String>,
    chosen: Signal<Option<usize>>,
    says: Signal<&'static str>,
    take: Callback<usize>,
) -> AnyView {
    let shown = signal(move || chosen.get().unwrap_or(usize::MAX));
    view! {
        <section class="sheet">
            {radios("preset", words::PRESETS, None, names, shown, take)}
            <p class="soft">{move || says.get()}</p>
        </section>
    }
    .into_any()
}

/// All rules in plain words.
pub fn chosen(says: Signal<Vec<String>>) -> AnyView {
    let line = |says| view! { <li>{says}</li> }.into_any();
    view! {
        <section class="sheet" aria-labelledby="chosen">
            <h2 id="chosen">{words::CHOSEN}</h2>
            <ul class="chosen">{move || all(says.get().into_iter().map(line))}</ul>
        </section>
    }
    .into_any()
}

/// All other rules, in an area that opens.
pub fn more(fields: AnyView) -> AnyView {
    view! {
        <details class="sheet more-rules">
            <summary>
                <h2>{words::MORE_RULES}</h2>
            </summary>
            <div class="fields">{fields}</div>
        </details>
    }
    .into_any()
}
