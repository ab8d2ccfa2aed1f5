//! Finds boards of one difficulty for printing.

use std::sync::Arc;

use leptos::prelude::*;

use super::bench::Bench;
use super::lab::{Stage, progress};
use super::measure::failed;
use lexicon::WordBook;
use paper_grid::bots::Difficulty;
use paper_grid::screen::studio::{Search, Studio, Wanted};
use paper_grid::text::measure as words;
use ui::draw::{memo, show_when, signal};
use ui::parts::{Button, WithWords, radios};

/// Returns the control for the difficulty, and the button that searches for boards of it.
pub fn choice(bench: Bench) -> AnyView {
    let names = Difficulty::ALL.map(words::difficulty_name);
    let names = [words::ANY].into_iter().chain(names);
    let names = names.map(str::to_owned).collect();
    let chosen = signal(move || {
        let place = |one| Difficulty::ALL.iter().position(|other| *other == one);
        bench
            .difficulty
            .get()
            .and_then(place)
            .map_or(0, |at| at + 1)
    });
    let choose = Callback::new(move |at: usize| {
        let difficulty = at.checked_sub(1).and_then(|at| Difficulty::ALL.get(at));
        bench.difficulty.set(difficulty.copied());
    });
    let row = radios("how-hard", words::HOW_HARD, None, names, chosen, choose);
    view! {
        {row}
        {show_when(move || bench.hardness().is_some(), move || find(bench))}
    }
    .into_any()
}

fn find(bench: Bench) -> AnyView {
    let looks = memo(move || matches!(bench.lab.stage.get(), Stage::Looks(Wanted::Boards(..))));
    let off = signal(move || {
        let busy = matches!(bench.lab.stage.get(), Stage::Looks(_) | Stage::Measures);
        busy || bench
            .studio
            .with(|studio| Studio::refusal(studio).is_some())
    });
    let ask = move || {
        let draw = Callback::new(move |book: Arc<WordBook>| {
            let press = Callback::new(move |()| {
                if let Some(wanted) = untrack(|| bench.wanted()) {
                    bench.look_for(wanted, &book);
                }
            });
            view! { <Button off on_press=press>{words::FIND_BOARDS}</Button> }.into_any()
        });
        view! { <WithWords draw /> }.into_any()
    };
    let does = move || match looks.get() {
        true => progress(bench, words::FINDING_BOARDS),
        false => ask(),
    };
    // The result of the last search, if it was for these boards.
    let came = move || {
        let (wanted, from) = (bench.wanted(), bench.link.get());
        let told = |search: &Search| match search.tried() {
            0 => words::UNPLAYABLE.to_owned(),
            _ => words::picked(search),
        };
        let looking = looks.get();
        bench.lab.search.with(|search| match search {
            Some((of, search)) if !looking && *of == from && Some(search.wanted()) == wanted => {
                told(search)
            }
            _ => String::new(),
        })
    };
    view! {
        <p class="soft">{words::HOW_HARD_SAYS}</p>
        {move || does()}
        <p role="status">{came}</p>
        {failed(bench, true)}
    }
    .into_any()
}
