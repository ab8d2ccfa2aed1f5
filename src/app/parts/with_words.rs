//! What needs the word list: drawn when it is there, and until then what is the matter.

use std::sync::Arc;

use leptos::prelude::*;

use super::{Button, Progress, Weight};
use crate::app::words::{WordBook, Words, use_words};
use crate::screen::text;

/// Draws its content with the word list, as soon as there is one.
#[component]
pub fn WithWords(draw: Callback<Arc<WordBook>, AnyView>) -> impl IntoView {
    let words = use_words();
    let again = Callback::new(move |()| words.again());
    // What is drawn changes with the kind of state, not with each hundredth.
    let stage = Memo::new(move |_| match words.state() {
        Words::Coming(_) => Ok(false),
        Words::Here(_) => Ok(true),
        Words::Missing(why) => Err(why),
    });
    let come = Signal::derive(move || match words.state() {
        Words::Coming(hundredths) => Some(hundredths),
        _ => None,
    });
    move || match (stage.get(), words.state_now()) {
        (Err(why), _) => view! {
            <div class="sheet">
                <p role="alert">{text::no_words(why)}</p>
                <p class="buttons">
                    <Button weight=Weight::Main on_press=again>
                        {text::FETCH_AGAIN}
                    </Button>
                </p>
            </div>
        }
        .into_any(),
        (_, Words::Here(book)) => draw.run(book),
        _ => view! { <Progress words=text::WORDS_COMING done=come /> }.into_any(),
    }
}
