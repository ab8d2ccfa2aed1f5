//! The section about what the current board is like to play on, and the search for a fairer one.

use std::sync::Arc;

use leptos::prelude::*;

use super::lab::{LabStage, bots_progress};
use super::state::StudioState;
use lexicon::WordBook;
use paper_grid::bots::BoardStats;
use paper_grid::screen::studio::{SearchGoal, Studio, measuring_options};
use paper_grid::text::measure as words;
use ui::draw::{join_views, memo, nothing, show_when, signal};
use ui::parts::{Button, WithWordList};

/// Returns the section in which bots measure the current board.
pub(crate) fn measure_section(state: StudioState) -> AnyView {
    let lab = state.lab;
    let open = lab.figures.with_untracked(Option::is_some);
    let playable = memo(move || state.board.with(|board| measuring_options(board).is_some()));
    let does = move || match lab.stage.get() {
        LabStage::Measures => bots_progress(state, words::MEASURING),
        LabStage::Looks(SearchGoal::Fairest) => bots_progress(state, words::FINDING),
        _ => measure_buttons(state, playable),
    };
    let none = || view! { <p>{words::UNPLAYABLE}</p> }.into_any();
    view! {
        <details class="more" open=open>
            <summary>{words::MEASURES}</summary>
            <div class="fields">
                <p class="soft">{words::MEASURES_NOTE}</p>
                {show_when(move || !playable.get(), none)}
                {move || does()}
                {failure_message(state, false)}
                <div role="status">{move || draw_results(state)}</div>
            </div>
        </details>
    }
    .into_any()
}

/// Returns the message that the bots failed. `printing` is for a search for boards to print.
pub(crate) fn failure_message(state: StudioState, printing: bool) -> AnyView {
    let says =
        || view! { <p class="refusal" role="alert">{words::MEASURING_FAILED}</p> }.into_any();
    show_when(
        move || state.lab.stage.get() == LabStage::Failed(printing),
        says,
    )
}

fn measure_buttons(state: StudioState, playable: Memo<bool>) -> AnyView {
    let measured = state.lab.figures.with_untracked(Option::is_some);
    let label = if measured {
        words::MEASURE_AGAIN
    } else {
        words::MEASURE
    };
    let busy = move || matches!(state.lab.stage.get(), LabStage::Looks(_));
    let off = signal(move || busy() || !playable.get());
    // If the settings give no board, the current board doesn't belong to them.
    let grown = memo(move || {
        state
            .studio
            .with(|studio| !studio.is_edited() && studio.refusal().is_none())
    });
    let alone = signal(move || off.get() || !grown.get());
    let edited = move || state.studio.with(Studio::is_edited);
    let says = || view! { <p class="soft">{words::EDITED}</p> }.into_any();
    let draw = Callback::new(move |book: Arc<WordBook>| {
        let list = book.clone();
        let measure = Callback::new(move |()| state.measure_board(&list));
        let find = Callback::new(move |()| state.search_boards(SearchGoal::Fairest, &book));
        view! {
            <div class="buttons">
                <Button off on_press=measure>{label}</Button>
                <Button off=alone on_press=find>{words::FIND_FAIRER}</Button>
            </div>
        }
        .into_any()
    });
    view! {
        <WithWordList draw />
        <p class="soft">{words::FIND_NOTE}</p>
        {show_when(edited, says)}
    }
    .into_any()
}

/// Returns the results of the games, once all have been played.
fn draw_results(state: StudioState) -> AnyView {
    let (link, board) = (state.link.get(), state.board.get());
    let fairest = state.lab.search.with(|search| {
        let (from, search) = search.as_ref()?;
        let best = search.found().first()?;
        let here = search.goal() == SearchGoal::Fairest && best.link == link;
        here.then(|| words::fairest_found(search, from))
    });
    state.lab.figures.with(|figures| match figures {
        Some((of, _)) if *of != link => view! { <p class="soft">{words::STALE}</p> }.into_any(),
        Some((_, measure)) if measure.is_done() => {
            let line = |line| view! { <p>{line}</p> }.into_any();
            let lines = fairest
                .into_iter()
                .chain(words::describe_stats(measure, board.size()));
            view! {
                {join_views(lines.map(line))}
                {results_table(measure)}
                <p class="soft">{words::OPENINGS_NOTE}</p>
            }
            .into_any()
        }
        _ => nothing(),
    })
}

fn results_table(measure: &BoardStats) -> AnyView {
    let head = |name| view! { <th scope="col">{name}</th> }.into_any();
    let row = |[player, wins, points, openings]: [String; 4]| {
        view! {
            <tr>
                <th scope="row">{player}</th>
                <td>{wins}</td>
                <td>{points}</td>
                <td>{openings}</td>
            </tr>
        }
        .into_any()
    };
    view! {
        <table class="scores">
            <caption>{words::TABLE}</caption>
            <thead>
                <tr>{join_views(words::COLUMNS.map(head))}</tr>
            </thead>
            <tbody>{join_views(words::stat_rows(measure).into_iter().map(row))}</tbody>
        </table>
    }
    .into_any()
}
