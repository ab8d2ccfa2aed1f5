//! Radio buttons chosen by index, for options named at run time.

use leptos::prelude::*;

use crate::draw::all;

/// Draws radio buttons with a legend and an optional explanation.
pub fn radios(
    id: &str,
    legend: impl Into<String>,
    says: Option<&'static str>,
    names: Vec<String>,
    chosen: Signal<usize>,
    choose: Callback<usize>,
) -> AnyView {
    drawn(id.to_owned(), legend.into(), says, names, chosen, choose)
}

fn drawn(
    id: String,
    legend: String,
    says: Option<&'static str>,
    names: Vec<String>,
    chosen: Signal<usize>,
    choose: Callback<usize>,
) -> AnyView {
    let option = move |(at, name): (usize, String)| {
        view! {
            <label>
                <input
                    type="radio"
                    name=id.clone()
                    prop:checked=move || chosen.get() == at
                    on:change=move |_| choose.run(at)
                />
                {name}
            </label>
        }
        .into_any()
    };
    view! {
        <fieldset class="choice">
            <legend>{legend}</legend>
            {says.map(|says| view! { <p class="soft">{says}</p> }.into_any())}
            <div class="options">{all(names.into_iter().enumerate().map(option))}</div>
        </fieldset>
    }
    .into_any()
}
