//! The history of a game, turn by turn; any turn can be shown again.

use leptos::prelude::*;

use crate::draw::join_views;

/// A line of the history, in the third person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HistoryLine(pub String);

/// The list of turns. `shown` is the line being viewed; choosing another calls `on_show`.
#[component]
pub fn History(
    #[prop(into)] label: String,
    #[prop(into)] lines: Signal<Vec<HistoryLine>>,
    #[prop(into)] shown: Signal<Option<usize>>,
    on_show: Callback<usize>,
) -> impl IntoView {
    let line = move |(at, HistoryLine(words)): (usize, HistoryLine)| {
        view! {
            <li>
                <button
                    type="button"
                    aria-current=move || (shown.get() == Some(at)).then_some("true")
                    on:click=move |_| on_show.run(at)
                >
                    <span class="number">{(at + 1).to_string()}</span>
                    <span>{words}</span>
                </button>
            </li>
        }
        .into_any()
    };
    view! {
        <ol class="history" aria-label=label>
            {move || join_views(lines.get().into_iter().enumerate().map(line))}
        </ol>
    }
}
