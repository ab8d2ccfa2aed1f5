//! Content that needs the word list: drawn once the list has loaded, and until then progress or
//! what is wrong.

use std::sync::Arc;

use leptos::prelude::*;

use super::words_trouble::{cure, told_above};
use super::{Progress, Weight};
use crate::draw::{memo, signal};
use crate::words::{Words, use_words};
use lexicon::WordBook;
use screen::health::Trouble;
use screen::text;

/// Draws its content with the word list once that has loaded.
#[component]
pub fn WithWords(draw: Callback<Arc<WordBook>, AnyView>) -> impl IntoView {
    let words = use_words();
    let above = told_above();
    // Redraw only when the kind of state changes, not with each per cent.
    let here = memo(move || matches!(words.state(), Words::Here(_)));
    let stuck = memo(move || words.trouble().filter(|trouble| trouble.remedy().is_some()));
    let come = signal(move || match words.state() {
        Words::Coming(hundredths) => Some(hundredths),
        _ => None,
    });
    move || match (here.get(), stuck.get(), words.state_now()) {
        (true, _, Words::Here(book)) => draw.run(book),
        (_, Some(_), _) if above => view! { <p class="soft">{text::NO_LIST_YET}</p> }.into_any(),
        (_, Some(trouble), _) => told(trouble),
        _ => view! { <Progress words=text::WORDS_COMING done=come /> }.into_any(),
    }
}

fn told(trouble: Trouble) -> AnyView {
    let words = use_words();
    let on_cure = Callback::new(move |remedy| words.cure(remedy));
    let button = cure(Signal::stored(Some(trouble)), on_cure, Weight::Main);
    view! {
        <div class="sheet">
            <p role="alert">{trouble.words()}</p>
            <p class="buttons">{button}</p>
        </div>
    }
    .into_any()
}
