//! The board: a grid of squares with one tab stop, zones under the cards, outlines around words.

use leptos::prelude::*;

use super::pointer::PointerHandler;
use super::table_state::TableState;
use super::{card, zones};
use c_u_letter::screen::{
    Outline, OutlineStatus, SQUARE_SIZE, ShownFace, ShownSquare, ShownTable, TableThing,
};
use c_u_letter::text::{moments as words, table as table_words};
use c_u_letter_rules::Square;
use game::{SeatColour, SeatId};
use screen::text::table::hinted_label;
use ui::dom;
use ui::draw::{join_views, memo, nothing};
use ui::parts::{colour_class, mark_path};

/// Squares per side.
pub const SIDE: u8 = 9;

/// The centre square.
pub fn middle() -> Square {
    square(SIDE / 2, SIDE / 2)
}

/// Returns the square in a column and a row, or the first square if outside the board.
pub fn square(column: u8, row: u8) -> Square {
    Square::at(column, row)
        .or_else(|| Square::all().next())
        .unwrap_or_else(middle)
}

/// Returns the square at a point of the window.
pub fn square_at(x: i32, y: i32) -> Option<Square> {
    let (_, number) = dom::element_with_attribute_at(x, y, "data-square")?;
    Square::try_from(number.parse::<u8>().ok()?).ok()
}

/// The element id of a square.
pub fn dom_id(square: Square) -> String {
    format!("square-{square}")
}

/// Draws the board.
pub fn board(state: TableState) -> AnyView {
    let pointer = PointerHandler::new(state);
    let row = |row: u8| {
        let cells = (0..SIDE).map(|column| cell(state, square(column, row)));
        view! { <div role="row">{join_views(cells)}</div> }.into_any()
    };
    let areas = memo(move || state.shown.with(|shown| shown.zones.clone()));
    let frame = format!("0 0 {0} {0}", i32::from(SIDE) * SQUARE_SIZE);
    let ground = move || areas.with(|zones| zones::ground(zones));
    let edges = move || areas.with(|zones| zones::edges(zones));
    let lines = move || {
        let colour = |seat| seat_colour(state, seat);
        state.outlines.with(|all| draw_outlines(all, &colour))
    };
    view! {
        <div
            class="board letter-board"
            data-marks=move || state.can_mark().then_some("")
            data-past=move || state.past.with(Option::is_some).then_some("")
            data-paid=move || state.ceremony.is_running().then_some("")
            on:pointerdown=move |event| pointer.on_down(&event)
            on:pointermove=move |event| pointer.on_move(&event)
            on:pointerup=move |_| pointer.on_up()
            on:pointercancel=move |_| pointer.on_cancel()
            on:pointerleave=move |_| pointer.on_cancel()
            on:click=move |event| pointer.on_click(&event)
            on:contextmenu=move |event| event.prevent_default()
        >
            <svg class="letter-ground" viewBox=frame.clone() aria-hidden="true">
                <defs>{zones::patterns()}</defs>
                {ground}
                {edges}
            </svg>
            <div
                class="cells letter-squares"
                role="grid"
                aria-label=words::BOARD
                on:keydown=move |event| super::keyboard::on_board_key(state, &event)
                on:keyup=move |_| state.peek.set(None)
            >
                {join_views((0..SIDE).map(row))}
            </div>
            <svg class="letter-words" viewBox=frame aria-hidden="true">
                {lines}
            </svg>
        </div>
    }
    .into_any()
}

/// Draws the words as outlines in their owners' colours, each with a badge at its start.
pub(crate) fn draw_outlines(
    outlines: &[Outline],
    colour: &dyn Fn(SeatId) -> Option<SeatColour>,
) -> AnyView {
    let line = |one: &Outline| {
        let mark = colour(one.owner).map(colour_class);
        let stands = match one.stands {
            OutlineStatus::Counts => "counts",
            OutlineStatus::Asleep { .. } => "asleep",
            OutlineStatus::Snapped(_) => "snapped",
        };
        let (bed, path, crack) = (one.path.clone(), one.path.clone(), one.crack.clone());
        let (crack_bed, broken) = (crack.clone(), !crack.is_empty());
        let crack = broken.then(|| {
            view! {
                <path class="crack-bed" d=crack_bed />
                <path class="crack" d=crack />
            }
            .into_any()
        });
        let raised = one.raised.then_some("");
        view! {
            <g data-seat=mark data-stands=stands data-raised=raised>
                <path class="bed" d=bed />
                <path class="line" d=path />
                {crack}
            </g>
        }
        .into_any()
    };
    let badge = |one: &Outline| {
        let Some(mark) = colour(one.owner) else {
            return nothing();
        };
        let (x, y) = one.badge;
        let place = format!("translate({x} {y})");
        let asleep = matches!(one.stands, OutlineStatus::Asleep { .. }).then_some("asleep");
        view! {
            <g class="head" data-seat=colour_class(mark) data-stands=asleep transform=place>
                <circle r="17" />
                <path transform="scale(.9) translate(-12 -12)" d=mark_path(mark) />
            </g>
        }
        .into_any()
    };
    view! {
        {join_views(outlines.iter().map(line))}
        {join_views(outlines.iter().map(badge))}
    }
    .into_any()
}

fn cell(state: TableState, at: Square) -> AnyView {
    let shown = memo(move || {
        let one = |shown: &ShownTable| shown.squares.get(at.index()).cloned();
        state.shown.with(one)
    });
    let is = move |see: fn(&ShownSquare) -> bool| {
        move || {
            let holds = shown.with(|one| one.as_ref().is_some_and(see));
            holds.then_some("")
        }
    };
    let peeks = memo(move || {
        (state.peek.get() == Some(at)).then(|| {
            shown.with(|one| match one.as_ref()?.face {
                ShownFace::Down { peek, .. } => peek,
                _ => None,
            })
        })?
    });
    let face = memo(move || {
        let what = |one: &ShownSquare| (one.face, one.under);
        shown.with(|one| one.as_ref().map(what))
    });
    // The square that the hinted card goes on stands out among those to look at.
    let hinted = memo(move || {
        state.hinted.with(|marks| {
            let place = if marks.at == Some(at) { "here" } else { "" };
            marks.squares.contains(at).then_some(place)
        })
    });
    let heard = move || {
        let told = state.with_seats(|seats| {
            shown.with(|one| {
                one.as_ref()
                    .map(|one| table_words::square_label(one, seats))
            })
        });
        match peeks.get() {
            Some(card) => format!("{at}, {}", table_words::peeked_card(card)),
            None => hinted_label(told.unwrap_or_default(), hinted.with(Option::is_some)),
        }
    };
    let lit = move || is_lit(state, at).then_some("");
    // Marks the card's owner during the payout, or the seat that placed the last card.
    let owner = memo(move || {
        if state.ceremony.is_running() {
            shown.with(|one| one.as_ref()?.owner)
        } else {
            None
        }
    });
    let laid = memo(move || {
        let laid = state.revealed_card().or(state.last.with(|last| last.laid));
        laid.filter(|(_, square)| *square == at && !state.ceremony.is_running())
            .map(|(seat, _)| seat)
    });
    let wears = move || {
        let seat = owner.get().or_else(|| laid.get())?;
        state.colour_of(seat).map(colour_class)
    };
    view! {
        <div
            role="gridcell"
            class="square"
            id=dom_id(at)
            data-square=at.index().to_string()
            data-holder=at.to_string()
            data-thing=TableThing::Square(at).to_string()
            data-seat=wears
            data-pays=move || owner.with(Option::is_some).then_some("")
            data-last=move || laid.with(Option::is_some).then_some("")
            aria-label=heard
            aria-selected=move || shown.with(|one| one.as_ref().is_some_and(|one| one.chosen)).then_some("true")
            tabindex=move || if state.cursor.get() == at { "0" } else { "-1" }
            data-target=is(|one| one.target)
            data-chosen=is(|one| one.chosen)
            data-changes=is(|one| one.changes)
            data-full=is(|one| one.face != ShownFace::Empty)
            data-shown=lit
            data-hinted=move || hinted.get()
            on:focus=move |_| state.cursor.set(at)
        >
            {move || match (peeks.get(), face.get()) {
                (Some(card), _) => card::face_up(card),
                (None, Some((face, under))) => {
                    card::square_contents(face, under, None, &|seat| seat_colour(state, seat))
                }
                (None, None) => nothing(),
            }}
        </div>
    }
    .into_any()
}

/// Whether a square belongs to the claim selected in the ledger, tracked.
fn is_lit(state: TableState, at: Square) -> bool {
    let Some(id) = state.selection.with(|chosen| chosen.lit) else {
        return false;
    };
    state.view.with(|view| {
        let claim = view.table.ledger.claim(id);
        let span = claim.and_then(|claim| claim.current_span(&view.table.board));
        span.is_some_and(|span| span.covers(at))
    })
}

fn seat_colour(state: TableState, seat: SeatId) -> Option<SeatColour> {
    state.colour_of(seat)
}
