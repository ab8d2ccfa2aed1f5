//! The practice screen: find the best play.

use std::sync::Arc;

use leptos::prelude::*;

use super::card;
use base::work::Apart;
use lexicon::WordBook;
use one_letter_better::bots::{Beside, Errand, Posed};
use one_letter_better::screen::letters_on;
use one_letter_better::text::day as words;
use one_letter_better::{CARD, PRACTICE};
use one_letter_better_rules::TableWord;
use screen::text::phrase::capitals;
use ui::draw::all;
use ui::screens::task::positions::{Poser, Positions, practice as practises};
use ui::screens::task::typed::typed;

const POSER: Poser<Posed> = Poser {
    ask,
    draw,
    par: Posed::most,
    says: |posed, tried, _| words::tried(posed, tried),
};

/// Draws the practice screen.
pub fn practice() -> AnyView {
    practises(&CARD, &PRACTICE, POSER)
}

fn ask(run: Positions<Posed>, key: String, book: &Arc<WordBook>) {
    run.thinker
        .send(&Apart::of(Errand::Pose(key)), book, move |said| {
            run.hear(match said {
                Some(Beside::Posed(posed)) => posed.map(|posed| *posed),
                None => None,
            });
        });
}

fn draw(run: Positions<Posed>, posed: Posed, book: Arc<WordBook>) -> AnyView {
    let view = &posed.view;
    let word = |word: &TableWord| {
        let heard = capitals(word.word());
        let cards = word.cards.iter().map(|laid| card::up(view, laid.card));
        view! {
            <li>
                <span class="task-cards" role="img" aria-label=heard>
                    {all(cards)}
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
        match words.is_empty() {
            true => view! { <p class="soft">{words::NONE}</p> }.into_any(),
            false => view! { <ul class="task-words">{all(words)}</ul> }.into_any(),
        }
    };
    let letters = view.hand.iter().map(|id| {
        let deck = &view.table.options.deck;
        letters_on(deck.face(*id))
    });
    let heard: Vec<String> = letters.collect();
    let hand = view.hand.iter().map(|id| card::up(view, *id));
    let drawn = view! {
        <p class="soft">{words::ASKS}</p>
        <section class="sheet task-table">
            <h2>{words::THEIRS}</h2>
            {of(false)}
            <h2>{words::YOURS}</h2>
            {of(true)}
            <h2>{words::HAND}</h2>
            <p class="task-cards" role="img" aria-label=heard.join(", ")>
                {all(hand)}
            </p>
        </section>
    };
    let judge = move |word| posed.gains(word);
    view! {
        {drawn}
        {typed(run, judge, move |gain| run.answer(gain, &book))}
    }
    .into_any()
}
