//! The history, row by row, most recent first. Any row can be shown again on the table, with the
//! scores and hands of that time.

use leptos::prelude::*;

use super::side_sheet::{SheetTab, SideSheet};
use crate::draw::{DrawLine, keyed_list, nothing, sentence, show_when, signal};
use crate::parts::{Button, Icon, IconKind, SeatMark, Weight, colour_class};
use crate::table_core::TableCore;
use game::{Game, SeatColour, SeatId};
use screen::news::HistoryRow;
use screen::review::{self, JudgedDecision};
use screen::text::stage as words;

/// Returns a seat's colour at this table.
type ColourOfSeat = Callback<SeatId, Option<SeatColour>>;

/// Navigation through a game's history.
#[derive(Clone, Copy)]
struct HistoryBrowser {
    rows: Signal<Vec<HistoryRow>>,
    past: RwSignal<Option<usize>>,
    judged: RwSignal<Option<Vec<JudgedDecision>>>,
    colour: ColourOfSeat,
}

impl HistoryBrowser {
    fn new<G: Game>(
        core: TableCore<G>,
        rows: Signal<Vec<HistoryRow>>,
        colour: ColourOfSeat,
    ) -> HistoryBrowser {
        HistoryBrowser {
            rows,
            past: core.past,
            judged: core.judged,
            colour,
        }
    }

    /// The number of the row being viewed, counted from the first. That is the last row while the
    /// table shows the present.
    fn row_index(self) -> usize {
        let past = self.past.get();
        self.rows.with(|rows| {
            let shown = |row: &HistoryRow| past.is_none_or(|past| row.step < past);
            rows.iter().filter(|row| shown(row)).count()
        })
    }

    fn count(self) -> usize {
        self.rows.with(Vec::len)
    }

    /// The review's comment on the row being viewed, tracked.
    fn review_comment(self) -> Option<String> {
        let at = self.row_index();
        self.judged.with(|judged| {
            let judged = judged.as_ref()?;
            self.rows.with(|rows| {
                // Before the first turn, the comment on that turn is shown.
                let row = rows.get(rows.len().checked_sub(at.max(1))?)?;
                Some(review::judged_for_row(judged, row)?.says.clone())
            })
        })
    }

    /// Shows a row, counted from the first. The last row shows the present.
    fn show_row(self, at: usize) {
        self.rows.with_untracked(|rows| {
            let place = rows.len().saturating_sub(at.max(1));
            let row = rows.get(place).filter(|_| place > 0);
            self.past.set(row.map(|row| row.step + 1));
        });
    }
}

/// Draws the history's tab: the list, and the controls that step through it.
pub fn history_tab<G: Game>(
    core: TableCore<G>,
    rows: Signal<Vec<HistoryRow>>,
    colour: ColourOfSeat,
) -> AnyView {
    let back = HistoryBrowser::new(core, rows, colour);
    // Closing the history returns to the present.
    on_cleanup(move || {
        let _ = back.past.try_set(None);
    });
    view! {
        {history_list(back, |_| {})}
        {step_buttons(back)}
    }
    .into_any()
}

/// Draws the list beside the table, under a heading. Choosing a row opens the sheet at that row.
pub fn history_beside_table<G: Game>(
    core: TableCore<G>,
    rows: Signal<Vec<HistoryRow>>,
    colour: ColourOfSeat,
    sheet: SideSheet,
) -> AnyView {
    let back = HistoryBrowser::new(core, rows, colour);
    let open = move |()| sheet.show(SheetTab::History);
    view! {
        <div class="panel">
            <h2>{words::HAPPENED}<small>{move || back.count().to_string()}</small></h2>
            {history_list(back, open)}
        </div>
    }
    .into_any()
}

fn history_list(
    back: HistoryBrowser,
    chosen: impl Fn(()) + Copy + Send + Sync + 'static,
) -> AnyView {
    let rows = move || {
        let rows = back.rows.get();
        let count = rows.len();
        rows.into_iter()
            .enumerate()
            .map(|(place, row)| {
                let at = count - place;
                let key = format!("{at} {} {} {}", row.step, row.words, row.says);
                let draw: DrawLine = Box::new(move || history_row(back, at, row, chosen));
                (key, draw)
            })
            .collect()
    };
    let none = move || back.rows.with(Vec::is_empty);
    view! {
        <ol class="history" reversed aria-label=words::HAPPENED>{keyed_list(rows)}</ol>
        {show_when(none, || view! { <p class="soft">{words::NOTHING_YET}</p> }.into_any())}
    }
    .into_any()
}

fn history_row(
    back: HistoryBrowser,
    at: usize,
    row: HistoryRow,
    chosen: impl Fn(()) + Copy + Send + Sync + 'static,
) -> AnyView {
    let looked = move || back.past.with(Option::is_some);
    let current = move || (looked() && back.row_index() == at).then_some("true");
    let later = move || (looked() && back.row_index() < at).then_some("");
    let colour = row.seat.and_then(|seat| back.colour.run(seat));
    let mark = colour.map(|colour| view! { <SeatMark colour /> }.into_any());
    let word = if row.words.is_empty() {
        nothing()
    } else {
        view! { <b>{row.words.clone()}</b> }.into_any()
    };
    view! {
        <li data-later=later>
            <button
                type="button"
                aria-current=current
                on:click=move |_| {
                    back.show_row(at);
                    chosen(());
                }
            >
                <span class="whose" data-seat=colour.map(colour_class)>{mark}</span>
                <span class="told">{word} " " <em>{sentence(&row.says, &row.signs)}</em></span>
                <span class="pts">{row.points.map(|points| points.to_string())}</span>
            </button>
        </li>
    }
    .into_any()
}

/// Draws the buttons for first, earlier, later and last, and the position.
fn step_buttons(back: HistoryBrowser) -> AnyView {
    let to = move |find: fn(usize, usize) -> usize| {
        Callback::new(move |()| {
            let (at, of) = untrack(|| (back.row_index(), back.count()));
            back.show_row(find(at, of));
        })
    };
    let first = signal(move || back.row_index() <= 1);
    let last = signal(move || back.row_index() >= back.count());
    let says = move || {
        let says = back.review_comment();
        says.map(|says| view! { <p class="beside">{says}</p> }.into_any())
    };
    let looks = move || back.past.with(Option::is_some);
    let now = Callback::new(move |()| back.past.set(None));
    let where_one_is = move || words::looking(back.row_index(), back.count());
    let slide = move |event| {
        if let Ok(at) = event_target_value(&event).parse() {
            back.show_row(at);
        }
    };
    view! {
        <div role="status">{says}</div>
        <div class="steps">
            <Button label=words::FIRST off=first on_press=to(|_, _| 1)>
                <Icon picture=IconKind::First />
            </Button>
            <Button label=words::EARLIER off=first on_press=to(|at, _| at.saturating_sub(1))>
                <Icon picture=IconKind::Back />
            </Button>
            <label class="slide">
                <span class="only-heard">{words::SLIDER}</span>
                <input
                    type="range"
                    min="1"
                    max=move || back.count().max(1).to_string()
                    prop:value=move || back.row_index().to_string()
                    aria-valuetext=where_one_is
                    on:input=slide
                />
                <span aria-hidden="true">{where_one_is}</span>
            </label>
            <Button label=words::LATER off=last on_press=to(|at, _| at + 1)>
                <Icon picture=IconKind::On />
            </Button>
            <Button label=words::LAST off=last on_press=to(|_, of| of)>
                <Icon picture=IconKind::Last />
            </Button>
            {show_when(looks, move || {
                view! {
                    <Button weight=Weight::Main on_press=now>{words::BACK_TO_NOW}</Button>
                }
                .into_any()
            })}
        </div>
    }
    .into_any()
}
