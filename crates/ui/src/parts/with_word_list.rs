//! Content that needs the word list. It is drawn once the list has loaded; until then, progress or
//! an error is shown.

use std::sync::Arc;

use leptos::prelude::*;

use super::word_list_trouble::{is_trouble_shown_above, remedy_button};
use super::{Progress, Weight};
use crate::draw::{memo, signal};
use crate::wordlist::{WordListState, use_word_list};
use lexicon::WordBook;
use screen::health::PageTrouble;
use screen::text;

/// Draws its content with the word list once that has loaded.
#[component]
pub fn WithWordList(draw: Callback<Arc<WordBook>, AnyView>) -> impl IntoView {
    let words = use_word_list();
    let above = is_trouble_shown_above();
    // Redraws only when the kind of state changes, not with each per cent of progress.
    let here = memo(move || matches!(words.state(), WordListState::Loaded(_)));
    let stuck = memo(move || words.trouble().filter(|trouble| trouble.remedy().is_some()));
    let come = signal(move || match words.state() {
        WordListState::Loading(hundredths) => Some(hundredths),
        _ => None,
    });
    move || match (here.get(), stuck.get(), words.state_untracked()) {
        (true, _, WordListState::Loaded(book)) => draw.run(book),
        (_, Some(_), _) if above => view! { <p class="soft">{text::NO_LIST_YET}</p> }.into_any(),
        (_, Some(trouble), _) => draw_trouble(trouble),
        _ => view! { <Progress words=text::WORD_LIST_LOADING done=come /> }.into_any(),
    }
}

fn draw_trouble(trouble: PageTrouble) -> AnyView {
    let words = use_word_list();
    let on_cure = Callback::new(move |remedy| words.apply_remedy(remedy));
    let button = remedy_button(Signal::stored(Some(trouble)), on_cure, Weight::Main);
    view! {
        <div class="sheet">
            <p role="alert">{trouble.words()}</p>
            <p class="buttons">{button}</p>
        </div>
    }
    .into_any()
}
