//! The screens with positions to solve: the daily task, and practice.

use std::sync::Arc;

use leptos::prelude::*;

use base::messages::WithReport;
use game::SeatColour;
use lexicon::WordBook;
use paper_grid::bots::{DeferredReport, Errand, PracticePosition};
use paper_grid::screen::{Draft, board_grid};
use paper_grid::text::{day as words, play, special_sign, table as table_words};
use paper_grid::{CARD, PRACTICE};
use paper_grid_rules::Preview;
use screen::{BoardAction, RackAction};
use ui::drag::Drag;
use ui::draw::{memo, show_when, signal};
use ui::parts::{Board, Button, RackRow, Weight};
use ui::screens::task::positions::{
    PositionRun, PositionTask, position_task, practice_positions as practises,
};
use ui::screens::task::task_screen;

const POSITION_TASK: PositionTask<PracticePosition> = PositionTask {
    ask: request_position,
    draw: draw_position,
    par: |posed| posed.points,
    says: |posed, tried, book| words::try_result(posed, tried, &book.lexicon),
};

/// Returns the screen of a day's task.
pub fn day_screen() -> AnyView {
    task_screen(&CARD, |task| position_task(task, POSITION_TASK))
}

/// Returns the practice screen.
pub fn practice_screen() -> AnyView {
    practises(&CARD, &PRACTICE, POSITION_TASK)
}

fn request_position(run: PositionRun<PracticePosition>, key: String, book: &Arc<WordBook>) {
    run.bot_worker
        .send(&WithReport::new(Errand::Pose(key)), book, move |said| {
            run.on_posed(match said {
                Some(DeferredReport::Posed(posed)) => posed.map(|posed| *posed),
                _ => None,
            });
        });
}

fn draw_position(
    run: PositionRun<PracticePosition>,
    posed: PracticePosition,
    book: Arc<WordBook>,
) -> AnyView {
    let PracticePosition { view, seat, .. } = posed;
    let state = StoredValue::new(view);
    let book = StoredValue::new(book);
    let draft = RwSignal::new(state.with_value(Draft::new));
    let open = move || !untrack(|| run.is_attempted());
    let build = move |change: &dyn Fn(&mut Draft)| {
        if open() {
            draft.update(change);
        }
    };
    let preview = memo(move || {
        let placed = draft.with(Draft::placed);
        (!placed.is_empty()).then(|| {
            let words = book.get_value();
            state.with_value(|state| Preview::new(state, seat, &placed, Some(&words.lexicon)))
        })
    });
    let points = move || {
        preview.with(|preview| {
            let legal = preview.as_ref().filter(|shown| shown.refusal.is_none());
            legal.map(|shown| shown.points)
        })
    };
    let play = move || {
        if let Some(points) = untrack(points) {
            run.record_answer(points, &book.get_value());
        }
    };
    let grid = memo(move || {
        let colours = SeatColour::ALL;
        state.with_value(|state| {
            draft.with(|draft| board_grid(state, draft, &colours, special_sign))
        })
    });
    let on_act = Callback::new(move |act: BoardAction| {
        build(&|draft| {
            state.with_value(|state| draft.touch_board(act, state));
        });
    });
    let on_enter = Callback::new(move |_| play());
    let drop = Callback::new(move |(tile, target)| {
        build(&|draft| state.with_value(|state| draft.drop_tile(tile, target, state)));
    });
    let rack_act = Callback::new(move |act: RackAction| {
        build(&|draft| state.with_value(|state| draft.touch_rack(act, state)));
    });
    let rack = signal(move || draft.with(|draft| draft.rack().clone()));
    let drag = Drag::new(drop);
    let back = Callback::new(move |()| build(&Draft::take_all_back));
    let press = Callback::new(move |()| play());
    let off = signal(move || points().is_none());
    let says = move || match points() {
        Some(points) => table_words::play_label(points),
        None => table_words::PLAY.to_owned(),
    };
    let why = move || {
        preview.with(|preview| {
            let refusal = preview.as_ref()?.refusal.as_ref()?;
            let size = state.with_value(|state| state.board.size());
            Some(play::refusal(refusal, size, &[]))
        })
    };
    let hand = move || {
        view! {
            <RackRow label=table_words::RACK rack drag on_act=rack_act />
            <p class="soft task-why">{why}</p>
            <p class="buttons">
                <Button on_press=back>{words::TAKE_BACK}</Button>
                <Button weight=Weight::Main off on_press=press>
                    {says}
                </Button>
            </p>
        }
        .into_any()
    };
    view! {
        <p class="soft">{words::INSTRUCTIONS}</p>
        <Board id="board" label=table_words::BOARD grid on_act on_enter />
        {show_when(move || !run.is_attempted(), hand)}
    }
    .into_any()
}
