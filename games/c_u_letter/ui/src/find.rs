//! Practice: find the claim, on a table where a card has just been placed.

use std::sync::Arc;

use leptos::prelude::*;

use super::day::{colour, posed};
use super::{card, zones};
use base::work::Apart;
use c_u_letter::bots::{Errand, Posed};
use c_u_letter::screen::{Draft, SQUARE, ShownSquare, shown};
use c_u_letter::text::{day as words, moments, table as table_words};
use c_u_letter::{CARD, CLAIMS};
use lexicon::WordBook;
use ui::draw::all;
use ui::screens::task::positions::{Poser, Positions, practice as practises};
use ui::screens::task::typed::typed;

const POSER: Poser<Posed> = Poser {
    ask,
    draw,
    par: words::longest,
    says: |posed, tried, _| words::claimed(posed, tried),
};

/// Draws the practice screen "Find the claim".
pub fn practice() -> AnyView {
    practises(&CARD, &CLAIMS, POSER)
}

/// Requests a position whose best placing makes new words claimable.
fn ask(run: Positions<Posed>, key: String, book: &Arc<WordBook>) {
    let list = book.clone();
    run.thinker
        .send(&Apart::of(Errand::Pose(key.clone())), book, move |said| {
            let posed = posed(said);
            match posed.as_ref().is_some_and(|posed| posed.opens.is_empty()) {
                true => ask(run, format!("{key}+"), &list),
                false => run.hear(posed),
            }
        });
}

fn draw(run: Positions<Posed>, posed: Posed, book: Arc<WordBook>) -> AnyView {
    let mut view = posed.view.clone();
    if let Some(board) = posed.view.laid(&posed.best) {
        view.table.board = board;
    }
    let changed = posed.view.table.board.touched(&posed.best);
    let shown = shown(&view, &Draft::default());
    let nine = 9 * SQUARE;
    let frame = format!("0 0 {nine} {nine}");
    let cell = |one: &ShownSquare| {
        let new = changed.contains(one.square).then_some("");
        let lies = card::lying(one.face, one.under, None, &|seat| Some(colour(seat)));
        view! {
            <span class="square" role="gridcell" aria-label=table_words::square_heard(one, &[]) data-new=new>
                {lies}
            </span>
        }
        .into_any()
    };
    let rows = shown.squares.chunks(9).map(|row| {
        view! {
            <span role="row" class="task-row">
                {all(row.iter().map(cell))}
            </span>
        }
        .into_any()
    });
    let placed = words::was_placed(&posed);
    let board = view! {
        <p class="soft">{placed} " " {words::ASKS_CLAIM}</p>
        <svg class="letter-patterns" aria-hidden="true">
            <defs>{zones::patterns()}</defs>
        </svg>
        <span class="letter-piece" style:--columns="9">
            <svg class="letter-ground" viewBox=frame.clone() aria-hidden="true">
                {zones::ground(&shown.zones)}
            </svg>
            <span class="letter-cells" role="grid" aria-label=moments::BOARD>
                {all(rows)}
            </span>
            <svg class="letter-edges" viewBox=frame aria-hidden="true">
                {zones::edges(&shown.zones)}
            </svg>
        </span>
    };
    let judge = move |word| words::opens(&posed, word);
    view! {
        {board}
        {typed(run, judge, move |letters| run.answer(letters, &book))}
    }
    .into_any()
}
