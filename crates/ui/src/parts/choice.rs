//! Form controls to choose one of a few options, to switch something on or off, and to set a
//! number.

use leptos::prelude::*;
use web_sys::{Event, HtmlInputElement};

use super::Button;
use crate::draw::{join_views, signal};
use screen::text;
use screen::text::Choosable;

/// Radio buttons with a legend and an optional explanation.
#[component]
pub(crate) fn Choice<T: Choosable>(
    /// The group's name, unique on the screen.
    id: &'static str,
    #[prop(into)] legend: String,
    /// An explanation in one sentence.
    #[prop(optional, into)]
    says: Option<String>,
    options: &'static [T],
    /// Returns the chosen option, tracked.
    chosen: impl Fn() -> T + Copy + Send + Sync + 'static,
    on_choose: impl Fn(T) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let option = move |&option: &T| {
        let chosen = Box::new(move || chosen() == option);
        draw_radio(
            id,
            option.words(),
            chosen,
            Box::new(move || on_choose(option)),
        )
    };
    view! {
        <fieldset class="choice">
            <legend>{legend}</legend>
            {says.map(|says| view! { <p class="soft">{says}</p> }.into_any())}
            <div class="options">{join_views(options.iter().map(option))}</div>
        </fieldset>
    }
}

/// Draws one radio button, for options of any type.
fn draw_radio(
    group: &'static str,
    words: &'static str,
    chosen: Box<dyn Fn() -> bool + Send + Sync>,
    on_choose: Box<dyn Fn() + Send + Sync>,
) -> AnyView {
    view! {
        <label>
            <input
                type="radio"
                name=group
                prop:checked=chosen
                on:change=move |_| on_choose()
            />
            {words}
        </label>
    }
    .into_any()
}

/// A switch, on or off.
#[component]
pub fn Switch(
    #[prop(into)] label: String,
    #[prop(into)] on: Signal<bool>,
    on_turn: Callback<bool>,
) -> impl IntoView {
    view! {
        <label class="switch">
            <input
                type="checkbox"
                prop:checked=move || on.get()
                on:change=move |event| on_turn.run(event_target_checked(&event))
            />
            <span>{label}</span>
        </label>
    }
}

/// A number between two bounds, stepped or typed.
#[component]
pub fn NumberField(
    #[prop(into)] label: String,
    #[prop(into)] value: Signal<u32>,
    least: u32,
    most: u32,
    on_change: Callback<u32>,
    /// The value that is displayed as zero, so that lower values appear negative.
    #[prop(optional)]
    zero: u32,
) -> impl IntoView {
    let shown = move |value: u32| i64::from(value) - i64::from(zero);
    let fewer = Callback::new(move |()| on_change.run(value.get_untracked().saturating_sub(1)));
    let more = Callback::new(move |()| on_change.run(value.get_untracked() + 1));
    let typed = move |event: &Event| {
        let number: i64 = event_target_value(event).parse().ok()?;
        u32::try_from((number + i64::from(zero)).max(0)).ok()
    };
    // A valid number counts at once. When the field is left, an invalid one is replaced.
    let on_input = move |event: Event| {
        if let Some(number) = typed(&event).filter(|number| (least..=most).contains(number)) {
            on_change.run(number);
        }
    };
    let on_leave = move |event: Event| {
        if let Some(number) = typed(&event) {
            on_change.run(number.clamp(least, most));
        }
        event_target::<HtmlInputElement>(&event)
            .set_value(&shown(value.get_untracked()).to_string());
    };
    view! {
        <div class="row" role="group" aria-label=label.clone()>
            <span>{label.clone()}</span>
            <span class="count">
                <Button
                    label=text::fewer(&label)
                    off=signal(move || value.get() <= least)
                    on_press=fewer
                >
                    "−"
                </Button>
                <input
                    type="number"
                    inputmode="numeric"
                    aria-label=label.clone()
                    min=shown(least).to_string()
                    max=shown(most).to_string()
                    prop:value=move || shown(value.get()).to_string()
                    on:input=on_input
                    on:change=on_leave
                />
                <Button
                    label=text::more(&label)
                    off=signal(move || value.get() >= most)
                    on_press=more
                >
                    "+"
                </Button>
            </span>
        </div>
    }
}
