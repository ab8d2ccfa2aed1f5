//! Practice: find the claim, on a table where a card has just been placed.

use std::sync::Arc;

use leptos::prelude::*;

use super::day::{position_from_report, seat_colour};
use super::{card, zones};
use base::messages::WithReport;
use c_u_letter::bots::{Errand, PracticePosition};
use c_u_letter::screen::{Draft, SQUARE_SIZE, ShownSquare, shown_table};
use c_u_letter::text::{day as words, moments, table as table_words};
use c_u_letter::{CARD, CLAIMS};
use lexicon::WordBook;
use ui::draw::join_views;
use ui::screens::task::positions::{PositionRun, PositionTask, practice_positions as practises};
use ui::screens::task::word_answer::word_answer_field;

const POSITION_TASK: PositionTask<PracticePosition> = PositionTask {
    ask: request_position,
    draw,
    par: words::longest_new_word,
    says: |posed, tried, _| words::claim_result(posed, tried),
};

/// Draws the practice screen "Find the claim".
pub fn practice() -> AnyView {
    practises(&CARD, &CLAIMS, POSITION_TASK)
}

/// Requests a position whose best placing makes new words claimable.
fn request_position(run: PositionRun<PracticePosition>, key: String, book: &Arc<WordBook>) {
    let list = book.clone();
    run.bot_worker.send(
        &WithReport::new(Errand::Pose(key.clone())),
        book,
        move |said| {
            let posed = position_from_report(said);
            if posed.as_ref().is_some_and(|posed| posed.opens.is_empty()) {
                request_position(run, format!("{key}+"), &list)
            } else {
                run.on_posed(posed)
            }
        },
    );
}

fn draw(
    run: PositionRun<PracticePosition>,
    posed: PracticePosition,
    book: Arc<WordBook>,
) -> AnyView {
    let mut view = posed.view.clone();
    if let Some(board) = posed.view.board_after(&posed.best) {
        view.table.board = board;
    }
    let changed = posed.view.table.board.touched(&posed.best);
    let shown = shown_table(&view, &Draft::default());
    let nine = 9 * SQUARE_SIZE;
    let frame = format!("0 0 {nine} {nine}");
    let cell = |one: &ShownSquare| {
        let new = changed.contains(one.square).then_some("");
        let lies =
            card::square_contents(one.face, one.under, None, &|seat| Some(seat_colour(seat)));
        view! {
            <span class="square" role="gridcell" aria-label=table_words::square_label(one, &[]) data-new=new>
                {lies}
            </span>
        }
        .into_any()
    };
    let rows = shown.squares.chunks(9).map(|row| {
        view! {
            <span role="row" class="task-row">
                {join_views(row.iter().map(cell))}
            </span>
        }
        .into_any()
    });
    let placed = words::placed_card(&posed);
    let board = view! {
        <p class="soft">{placed} " " {words::CLAIM_QUESTION}</p>
        <svg class="letter-patterns" aria-hidden="true">
            <defs>{zones::patterns()}</defs>
        </svg>
        <span class="letter-piece" style:--columns="9">
            <svg class="letter-ground" viewBox=frame.clone() aria-hidden="true">
                {zones::ground(&shown.zones)}
            </svg>
            <span class="letter-cells" role="grid" aria-label=moments::BOARD>
                {join_views(rows)}
            </span>
            <svg class="letter-edges" viewBox=frame aria-hidden="true">
                {zones::edges(&shown.zones)}
            </svg>
        </span>
    };
    let judge = move |word| words::new_word_length(&posed, word);
    view! {
        {board}
        {word_answer_field(run, judge, move |letters| run.record_answer(letters, &book))}
    }
    .into_any()
}
