//! Positions to solve: the daily task, and practice.

use std::sync::Arc;

use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::board::{SIDE, dom_id, middle, square};
use super::{card, zones};
use base::messages::WithReport;
use c_u_letter::bots::{DeferredReport, Errand, PracticePosition};
use c_u_letter::screen::{
    Draft, DraftOutcome, SQUARE_SIZE, ShownSquare, ShownTable, shown_card, shown_table,
};
use c_u_letter::text::{day as words, moments, play, stage as told, table as table_words};
use c_u_letter::{CARD, PRACTICE};
use c_u_letter_rules::{CardId, Square, Use};
use game::{SeatColour, SeatId};
use lexicon::WordBook;
use screen::CursorMove;
use ui::dom;
use ui::draw::{join_views, memo, nothing, show_when, signal};
use ui::parts::{Button, Weight};
use ui::roving_focus::{RovingFocus, on_key};
use ui::screens::task::positions::{
    PositionRun, PositionTask, position_task, practice_positions as practises,
};
use ui::screens::task::task_screen;

const POSITION_TASK: PositionTask<PracticePosition> = PositionTask {
    ask: request_position,
    draw,
    par: PracticePosition::most,
    says: |posed, tried, _| words::placing_result(posed, tried),
};

/// Draws the daily task.
pub fn day() -> AnyView {
    task_screen(&CARD, |task| position_task(task, POSITION_TASK))
}

/// Draws the practice screen "Find the placing".
pub fn practice() -> AnyView {
    practises(&CARD, &PRACTICE, POSITION_TASK)
}

fn request_position(run: PositionRun<PracticePosition>, key: String, book: &Arc<WordBook>) {
    run.bot_worker
        .send(&WithReport::new(Errand::Pose(key)), book, move |said| {
            run.on_posed(position_from_report(said))
        });
}

/// Returns the position from the worker's answer.
pub(crate) fn position_from_report(said: Option<DeferredReport>) -> Option<PracticePosition> {
    match said {
        Some(DeferredReport::Posed(posed)) => posed.map(|posed| *posed),
        None => None,
    }
}

/// A position on the screen, and the player's draft.
#[derive(Clone, Copy)]
struct PracticeTable {
    run: PositionRun<PracticePosition>,
    posed: StoredValue<PracticePosition>,
    book: StoredValue<Arc<WordBook>>,
    draft: RwSignal<Draft>,
    shown: Memo<ShownTable>,
    cursor: RwSignal<Square>,
}

fn draw(
    run: PositionRun<PracticePosition>,
    posed: PracticePosition,
    book: Arc<WordBook>,
) -> AnyView {
    let posed = StoredValue::new(posed);
    let draft = RwSignal::new(Draft::default());
    let table = PracticeTable {
        run,
        posed,
        book: StoredValue::new(book),
        draft,
        shown: memo(move || {
            posed.with_value(|posed| draft.with(|draft| shown_table(&posed.view, draft)))
        }),
        cursor: RwSignal::new(middle()),
    };
    view! {
        <p class="soft">{words::QUESTION}</p>
        {table.board()}
        {table.hand()}
        {show_when(move || !run.is_attempted(), move || table.buttons())}
    }
    .into_any()
}

impl PracticeTable {
    fn update_draft(self, change: impl FnOnce(&mut Draft, &PracticePosition)) {
        if !untrack(|| self.run.is_attempted()) {
            self.posed
                .with_value(|posed| self.draft.update(|draft| change(draft, posed)));
        }
    }

    /// The effect that the draft would have, tracked.
    fn outcome(self) -> DraftOutcome {
        let of = |posed: &PracticePosition| self.draft.with(|draft| draft.outcome(&posed.view));
        self.posed.with_value(of)
    }

    fn place(self) {
        if let DraftOutcome::Place { placing, .. } = untrack(|| self.outcome()) {
            let gain = self.posed.with_value(|posed| posed.brings(&placing));
            self.run.record_answer(gain, &self.book.get_value());
        }
    }

    fn tap(self, at: Square) {
        self.cursor.set(at);
        self.update_draft(|draft, posed| draft.tap_square(at, &posed.view));
    }

    fn board(self) -> AnyView {
        let row = |row: u8| {
            let cells = (0..SIDE).map(|column| self.cell(square(column, row)));
            view! { <div role="row">{join_views(cells)}</div> }.into_any()
        };
        let areas = memo(move || self.shown.with(|shown| shown.zones.clone()));
        let frame = format!("0 0 {0} {0}", i32::from(SIDE) * SQUARE_SIZE);
        let keys = move |event: KeyboardEvent| self.on_key(&event);
        view! {
            <div class="board letter-board task-letters">
                <svg class="letter-ground" viewBox=frame aria-hidden="true">
                    <defs>{zones::patterns()}</defs>
                    {move || areas.with(|zones| zones::ground(zones))}
                    {move || areas.with(|zones| zones::edges(zones))}
                </svg>
                <div
                    class="cells letter-squares"
                    role="grid"
                    aria-label=moments::BOARD
                    on:keydown=keys
                >
                    {join_views((0..SIDE).map(row))}
                </div>
            </div>
        }
        .into_any()
    }

    fn on_key(self, event: &KeyboardEvent) {
        let at = self.cursor.get_untracked();
        let (column, row) = (at.column(), at.row());
        let last = SIDE - 1;
        let (column, row) = match CursorMove::from_key(&event.key()) {
            Some(CursorMove::Left) => (column.saturating_sub(1), row),
            Some(CursorMove::Right) => ((column + 1).min(last), row),
            Some(CursorMove::Up) => (column, row.saturating_sub(1)),
            Some(CursorMove::Down) => (column, (row + 1).min(last)),
            _ => {
                if matches!(event.key().as_str(), "Enter" | " ") {
                    event.prevent_default();
                    self.tap(at);
                }
                return;
            }
        };
        event.prevent_default();
        let there = square(column, row);
        self.cursor.set(there);
        dom::focus(&dom_id(there));
    }

    fn cell(self, at: Square) -> AnyView {
        let shown = memo(move || {
            let one = |shown: &ShownTable| shown.squares.get(at.index()).cloned();
            self.shown.with(one)
        });
        let is = move |see: fn(&ShownSquare) -> bool| {
            move || {
                shown
                    .with(|one| one.as_ref().is_some_and(see))
                    .then_some("")
            }
        };
        let heard = move || {
            let told =
                shown.with(|one| one.as_ref().map(|one| table_words::square_label(one, &[])));
            told.unwrap_or_default()
        };
        let face = move || {
            shown.with(|one| {
                one.as_ref().map_or_else(nothing, |one| {
                    card::square_contents(one.face, one.under, None, &|seat| {
                        Some(seat_colour(seat))
                    })
                })
            })
        };
        view! {
            <div
                role="gridcell"
                class="square"
                id=dom_id(at)
                aria-label=heard
                tabindex=move || if self.cursor.get() == at { "0" } else { "-1" }
                data-target=is(|one| one.target)
                data-chosen=is(|one| one.chosen)
                data-changes=is(|one| one.changes)
                on:focus=move |_| self.cursor.set(at)
                on:click=move |_| self.tap(at)
            >
                {face}
            </div>
        }
        .into_any()
    }

    fn hand(self) -> AnyView {
        let cards = self.posed.with_value(|posed| posed.view.hand.clone());
        let rove = RovingFocus::new();
        let group = StoredValue::new(cards.clone());
        let held = move |id: CardId| {
            let chosen = move || self.draft.with(|draft| draft.card() == Some(id));
            view! {
                <button
                    type="button"
                    class="letter-held"
                    aria-label=moments::held_card(id)
                    aria-pressed=move || chosen().to_string()
                    tabindex=move || group.with_value(|cards| rove.tabindex(id, cards))
                    on:focus=move |_| rove.on_focus(id)
                    on:click=move |_| self.update_draft(|draft, posed| draft.tap_card(id, &posed.view))
                >
                    {card::face(&shown_card(id, false))}
                </button>
            }
            .into_any()
        };
        view! {
            <div
                class="letter-hand"
                role="group"
                aria-label=table_words::HAND
                on:keydown=on_key
            >
                {join_views(cards.into_iter().map(held))}
            </div>
        }
        .into_any()
    }

    fn buttons(self) -> AnyView {
        let outcome = memo(move || self.outcome());
        let why = move || match outcome.get() {
            DraftOutcome::Refused(refusal) => Some(play::describe_refusal(&refusal, &[])),
            _ => None,
        };
        let placing = move || match outcome.get() {
            DraftOutcome::Place { placing, uses, .. } => Some((placing, uses)),
            _ => None,
        };
        let off = signal(move || placing().is_none());
        let says = move || match placing() {
            Some((placing, uses)) => told::place_label(&placing, &uses, false),
            None => table_words::PLACE.to_owned(),
        };
        let others = move || {
            let Some((placing, uses)) = placing() else {
                return nothing();
            };
            let other = |using: &&Use| **using != placing.using;
            let one = |using: &Use| {
                let using = *using;
                view! {
                    <button
                        type="button"
                        class="button"
                        on:click=move |_| self.update_draft(|draft, _| draft.choose_use(using))
                    >
                        {told::alternative_label(using, placing.at, &uses)}
                    </button>
                }
                .into_any()
            };
            join_views(uses.iter().filter(other).map(one))
        };
        let clear = Callback::new(move |()| self.update_draft(|draft, _| draft.clear()));
        let press = Callback::new(move |()| self.place());
        view! {
            <p class="soft task-why">{why}</p>
            <p class="buttons">
                <Button on_press=clear>{table_words::CLEAR}</Button>
                {others}
                <Button weight=Weight::Main off on_press=press>
                    {says}
                </Button>
            </p>
        }
        .into_any()
    }
}

/// The colour of a seat in a position.
pub(crate) fn seat_colour(seat: SeatId) -> SeatColour {
    if seat == SeatId::FIRST {
        SeatColour::Vermilion
    } else {
        SeatColour::Ocean
    }
}
