//! A position whose answer is a typed word.

use leptos::prelude::*;

use crate::draw::show_when;
use crate::parts::{Button, TextField, Weight};
use lexicon::Word;
use screen::text::day as words;

use super::positions::PositionRun;

/// Draws the text field for a position whose answer is a word. `judge` returns a word's value if
/// the word can be made; `answer` receives the value of the word submitted.
pub fn word_answer_field<P: Clone + Send + Sync + 'static>(
    run: PositionRun<P>,
    judge: impl Fn(Word) -> Option<i32> + Send + Sync + 'static,
    answer: impl Fn(i32) + Send + Sync + 'static,
) -> AnyView {
    draw_field(
        Box::new(move || run.is_attempted()),
        Box::new(judge),
        Box::new(answer),
    )
}

type JudgeWord = Box<dyn Fn(Word) -> Option<i32> + Send + Sync>;
type AnswerCallback = Box<dyn Fn(i32) + Send + Sync>;

fn draw_field(
    is_tried: Box<dyn Fn() -> bool + Send + Sync>,
    judge: JudgeWord,
    answer: AnswerCallback,
) -> AnyView {
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
            <TextField id="task-word" label=words::ANSWER value refusal on_enter=press>
                <Button weight=Weight::Main on_press=press>
                    {words::TRY}
                </Button>
            </TextField>
        }
        .into_any()
    };
    show_when(move || !is_tried(), asks)
}
