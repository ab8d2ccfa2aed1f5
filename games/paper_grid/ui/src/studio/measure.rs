//! The section about what the current board is like to play on, and the search for a fairer one.

use std::sync::Arc;

use leptos::prelude::*;

use super::bench::Bench;
use super::lab::{Stage, progress};
use lexicon::WordBook;
use paper_grid::bots::Measure;
use paper_grid::screen::studio::{Studio, Wanted, measurable};
use paper_grid::text::measure as words;
use ui::draw::{all, memo, nothing, show_when, signal};
use ui::parts::{Button, WithWords};

/// Returns the section in which bots measure the current board.
pub fn section(bench: Bench) -> AnyView {
    let lab = bench.lab;
    let open = lab.figures.with_untracked(Option::is_some);
    let playable = memo(move || bench.board.with(|board| measurable(board).is_some()));
    let does = move || match lab.stage.get() {
        Stage::Measures => progress(bench, words::MEASURING),
        Stage::Looks(Wanted::Fairest) => progress(bench, words::FINDING),
        _ => buttons(bench, playable),
    };
    let none = || view! { <p>{words::UNPLAYABLE}</p> }.into_any();
    view! {
        <details class="more" open=open>
            <summary>{words::MEASURES}</summary>
            <div class="fields">
                <p class="soft">{words::MEASURES_SAY}</p>
                {show_when(move || !playable.get(), none)}
                {move || does()}
                {failed(bench, false)}
                <div role="status">{move || told(bench)}</div>
            </div>
        </details>
    }
    .into_any()
}

/// Returns the message that the bots failed. `printing` is for a search for boards to print.
pub fn failed(bench: Bench, printing: bool) -> AnyView {
    let says = || view! { <p class="refusal" role="alert">{words::NOT_MEASURED}</p> }.into_any();
    show_when(
        move || bench.lab.stage.get() == Stage::Failed(printing),
        says,
    )
}

fn buttons(bench: Bench, playable: Memo<bool>) -> AnyView {
    let measured = bench.lab.figures.with_untracked(Option::is_some);
    let label = match measured {
        true => words::MEASURE_AGAIN,
        false => words::MEASURE,
    };
    let busy = move || matches!(bench.lab.stage.get(), Stage::Looks(_));
    let off = signal(move || busy() || !playable.get());
    // If the settings give no board, the current board doesn't belong to them.
    let grown = memo(move || {
        bench
            .studio
            .with(|studio| !studio.is_edited() && studio.refusal().is_none())
    });
    let alone = signal(move || off.get() || !grown.get());
    let edited = move || bench.studio.with(Studio::is_edited);
    let says = || view! { <p class="soft">{words::EDITED}</p> }.into_any();
    let draw = Callback::new(move |book: Arc<WordBook>| {
        let list = book.clone();
        let measure = Callback::new(move |()| bench.measure(&list));
        let find = Callback::new(move |()| bench.look_for(Wanted::Fairest, &book));
        view! {
            <div class="buttons">
                <Button off on_press=measure>{label}</Button>
                <Button off=alone on_press=find>{words::FIND_FAIRER}</Button>
            </div>
        }
        .into_any()
    });
    view! {
        <WithWords draw />
        <p class="soft">{words::FIND_SAYS}</p>
        {show_when(edited, says)}
    }
    .into_any()
}

/// Returns the results of the games, once all have been played.
fn told(bench: Bench) -> AnyView {
    let (link, board) = (bench.link.get(), bench.board.get());
    let fairest = bench.lab.search.with(|search| {
        let (from, search) = search.as_ref()?;
        let best = search.found().first()?;
        let here = search.wanted() == Wanted::Fairest && best.link == link;
        here.then(|| words::fairest(search, from))
    });
    bench.lab.figures.with(|figures| match figures {
        Some((of, _)) if *of != link => view! { <p class="soft">{words::STALE}</p> }.into_any(),
        Some((_, measure)) if measure.is_done() => {
            let line = |line| view! { <p>{line}</p> }.into_any();
            let lines = fairest
                .into_iter()
                .chain(words::told(measure, board.size()));
            view! {
                {all(lines.map(line))}
                {table(measure)}
                <p class="soft">{words::OPENINGS_SAY}</p>
            }
            .into_any()
        }
        _ => nothing(),
    })
}

fn table(measure: &Measure) -> AnyView {
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
                <tr>{all(words::COLUMNS.map(head))}</tr>
            </thead>
            <tbody>{all(words::rows(measure).into_iter().map(row))}</tbody>
        </table>
    }
    .into_any()
}
