//! The practice screen: find the best play.

use std::sync::Arc;

use leptos::prelude::*;

use super::card;
use base::messages::WithReport;
use lexicon::WordBook;
use one_letter_better::bots::{DeferredReport, Errand, PracticePosition};
use one_letter_better::screen::letters_on;
use one_letter_better::text::day as words;
use one_letter_better::{CARD, PRACTICE};
use one_letter_better_rules::TableWord;
use screen::text::phrase::capitals;
use ui::draw::join_views;
use ui::screens::task::positions::{PositionRun, PositionTask, practice_positions as practises};
use ui::screens::task::word_answer::word_answer_field;

const POSITION_TASK: PositionTask<PracticePosition> = PositionTask {
    ask: request_position,
    draw: draw_position,
    par: PracticePosition::best_swing,
    says: |posed, tried, _| words::try_result(posed, tried),
};

/// Draws the practice screen.
pub fn practice() -> AnyView {
    practises(&CARD, &PRACTICE, POSITION_TASK)
}

fn request_position(run: PositionRun<PracticePosition>, key: String, book: &Arc<WordBook>) {
    run.bot_worker
        .send(&WithReport::new(Errand::Pose(key)), book, move |said| {
            run.on_posed(match said {
                Some(DeferredReport::Posed(posed)) => posed.map(|posed| *posed),
                None => None,
            });
        });
}

fn draw_position(
    run: PositionRun<PracticePosition>,
    posed: PracticePosition,
    book: Arc<WordBook>,
) -> AnyView {
    let view = &posed.view;
    let word = |word: &TableWord| {
        let heard = capitals(word.word());
        let cards = word
            .cards
            .iter()
            .map(|laid| card::face_up_card(view, laid.card));
        view! {
            <li>
                <span class="task-cards" role="img" aria-label=heard>
                    {join_views(cards)}
                </span>
            </li>
        }
        .into_any()
    };
    let of = |own: bool| {
        let words = view.table.open_words();
        let words: Vec<AnyView> = words
            .filter(|word| (Some(word.owner) == view.own) == own)
            .map(word)
            .collect();
        if words.is_empty() {
            view! { <p class="soft">{words::NO_WORDS}</p> }.into_any()
        } else {
            view! { <ul class="task-words">{join_views(words)}</ul> }.into_any()
        }
    };
    let letters = view.hand.iter().map(|id| {
        let deck = &view.table.options.deck;
        letters_on(deck.face(*id))
    });
    let heard: Vec<String> = letters.collect();
    let hand = view.hand.iter().map(|id| card::face_up_card(view, *id));
    let drawn = view! {
        <p class="soft">{words::TASK}</p>
        <section class="sheet task-table">
            <h2>{words::THEIR_WORDS}</h2>
            {of(false)}
            <h2>{words::YOUR_WORDS}</h2>
            {of(true)}
            <h2>{words::HAND}</h2>
            <p class="task-cards" role="img" aria-label=heard.join(", ")>
                {join_views(hand)}
            </p>
        </section>
    };
    let judge = move |word| posed.swing_of(word);
    view! {
        {drawn}
        {word_answer_field(run, judge, move |gain| run.record_answer(gain, &book))}
    }
    .into_any()
}
