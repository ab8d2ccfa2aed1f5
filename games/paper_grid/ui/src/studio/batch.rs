//! Finds boards of one difficulty for printing.

use std::sync::Arc;

use leptos::prelude::*;

use super::lab::{LabStage, bots_progress};
use super::measure::failure_message;
use super::state::StudioState;
use lexicon::WordBook;
use paper_grid::bots::Difficulty;
use paper_grid::screen::studio::{BoardSearch, SearchGoal, Studio};
use paper_grid::text::measure as words;
use ui::draw::{memo, show_when, signal};
use ui::parts::{Button, WithWordList, radio_group};

/// Returns the control for the difficulty, and the button that searches for boards of it.
pub(crate) fn difficulty_choice(state: StudioState) -> AnyView {
    let names = Difficulty::ALL.map(words::difficulty_name);
    let names = [words::ANY].into_iter().chain(names);
    let names = names.map(str::to_owned).collect();
    let chosen = signal(move || {
        let place = |one| Difficulty::ALL.iter().position(|other| *other == one);
        state
            .difficulty
            .get()
            .and_then(place)
            .map_or(0, |at| at + 1)
    });
    let choose = Callback::new(move |at: usize| {
        let difficulty = at.checked_sub(1).and_then(|at| Difficulty::ALL.get(at));
        state.difficulty.set(difficulty.copied());
    });
    let row = radio_group("how-hard", words::DIFFICULTY, None, names, chosen, choose);
    view! {
        {row}
        {show_when(move || state.print_difficulty().is_some(), move || find_button(state))}
    }
    .into_any()
}

fn find_button(state: StudioState) -> AnyView {
    let looks = memo(move || {
        matches!(
            state.lab.stage.get(),
            LabStage::Looks(SearchGoal::Boards(..))
        )
    });
    let off = signal(move || {
        let busy = matches!(
            state.lab.stage.get(),
            LabStage::Looks(_) | LabStage::Measures
        );
        busy || state
            .studio
            .with(|studio| Studio::refusal(studio).is_some())
    });
    let ask = move || {
        let draw = Callback::new(move |book: Arc<WordBook>| {
            let press = Callback::new(move |()| {
                if let Some(wanted) = untrack(|| state.search_goal()) {
                    state.search_boards(wanted, &book);
                }
            });
            view! { <Button off on_press=press>{words::FIND_BOARDS}</Button> }.into_any()
        });
        view! { <WithWordList draw /> }.into_any()
    };
    let does = move || {
        if looks.get() {
            bots_progress(state, words::FINDING_BOARDS)
        } else {
            ask()
        }
    };
    // The result of the last search, if it was for these boards.
    let came = move || {
        let (wanted, from) = (state.search_goal(), state.link.get());
        let told = |search: &BoardSearch| match search.tried_count() {
            0 => words::UNPLAYABLE.to_owned(),
            _ => words::search_result(search),
        };
        let looking = looks.get();
        state.lab.search.with(|search| match search {
            Some((of, search)) if !looking && *of == from && Some(search.goal()) == wanted => {
                told(search)
            }
            _ => String::new(),
        })
    };
    view! {
        <p class="soft">{words::DIFFICULTY_NOTE}</p>
        {move || does()}
        <p role="status">{came}</p>
        {failure_message(state, true)}
    }
    .into_any()
}
