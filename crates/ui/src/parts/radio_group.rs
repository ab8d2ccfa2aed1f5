//! Radio buttons chosen by index, for options named at run time.

use leptos::prelude::*;

use crate::draw::join_views;

/// Draws radio buttons with a legend and an optional explanation.
pub fn radio_group(
    id: &str,
    legend: impl Into<String>,
    says: Option<&'static str>,
    names: Vec<String>,
    chosen: Signal<usize>,
    choose: Callback<usize>,
) -> AnyView {
    draw_radio_group(id.to_owned(), legend.into(), says, names, chosen, choose)
}

fn draw_radio_group(
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
            <div class="options">{join_views(names.into_iter().enumerate().map(option))}</div>
        </fieldset>
    }
    .into_any()
}
