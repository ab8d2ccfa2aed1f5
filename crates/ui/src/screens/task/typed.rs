//! A position whose answer is a typed word.

use leptos::prelude::*;

use crate::draw::show_when;
use crate::parts::{Button, Entry, Weight};
use lexicon::Word;
use screen::text::day as words;

use super::positions::Positions;

/// Draws the text field for a position whose answer is a word. `judge` returns a word's value if
/// the word can be made; `answer` receives the value of the word submitted.
pub fn typed<P: Clone + Send + Sync + 'static>(
    run: Positions<P>,
    judge: impl Fn(Word) -> Option<i32> + Send + Sync + 'static,
    answer: impl Fn(i32) + Send + Sync + 'static,
) -> AnyView {
    line(
        Box::new(move || run.is_tried()),
        Box::new(judge),
        Box::new(answer),
    )
}

type Judge = Box<dyn Fn(Word) -> Option<i32> + Send + Sync>;
type Answer = Box<dyn Fn(i32) + Send + Sync>;

fn line(is_tried: Box<dyn Fn() -> bool + Send + Sync>, judge: Judge, answer: Answer) -> AnyView {
    let value = RwSignal::new(String::new());
    let refusal = RwSignal::new(String::new());
    let press = Callback::new(move |()| {
        let typed = value.get_untracked().trim().to_lowercase();
        let word: Option<Word> = typed.parse().ok();
        match word.and_then(&judge) {
            Some(gain) => {
                refusal.set(String::new());
                answer(gain);
            }
            None => refusal.set(words::cannot_make(&typed)),
        }
    });
    let asks = move || {
        view! {
            <Entry id="task-word" label=words::ANSWER value refusal on_enter=press>
                <Button weight=Weight::Main on_press=press>
                    {words::TRY}
                </Button>
            </Entry>
        }
        .into_any()
    };
    show_when(move || !is_tried(), asks)
}
