//! The rules page of C U Letter, with example placings judged by the real rules.

use c_u_letter::screen::set_up::Form;
use leptos::prelude::*;

use super::{card, zones};
use c_u_letter::CARD;
use c_u_letter::screen::lesson::{Letting, Point};
use c_u_letter::screen::{Draft, SQUARE, ShownSquare, shown};
use c_u_letter::text::lessons::LESSONS;
use c_u_letter::text::{PLAY, rules as says};
use c_u_letter_rules::{
    CardId, Choices, Colour, Kind as CardKind, Placing, Square, SquareSet, State, Use,
};
use game::{SeatColour, SeatId, Viewer};
use screen::{Route, text};
use ui::draw::{all, nothing};
use ui::parts::{Heading, Mark, seat_word};
use ui::screens::rules_page::{at_hand, chosen, drawn, to_print, tries};

/// Maximum number of columns at which two boards still fit side by side on a phone.
const BESIDE: u8 = 3;

/// Draws the rules page.
pub fn how_to_play(here: &Route) -> AnyView {
    let hand = at_hand::<Form>(here);
    let chosen_here = chosen::<Form>(&hand);
    let rules = hand.as_ref().map(|(rules, _)| *rules).unwrap_or_default();
    let sections = says::Section::ALL.map(|one| section(one, &rules));
    view! {
        <Heading words=text::heading(here) />
        <svg class="letter-patterns" aria-hidden="true">
            <defs>{zones::patterns()}</defs>
        </svg>
        {chosen_here}
        <div class="rules">{all(sections)}</div>
        <p class="buttons">
            <a class="button button-main" href=Route::SetUp(&CARD).hash()>
                {PLAY}
            </a>
            <a class="button" href=Route::Learn(&CARD, 0).hash()>{CARD.learn}</a>
            {to_print(&CARD, hand.is_some())}
        </p>
        <p class="soft">{says::CREDIT}</p>
    }
    .into_any()
}

/// Draws a section of the rules, with its examples.
fn section(section: says::Section, rules: &Choices) -> AnyView {
    let examples = Point::ALL
        .into_iter()
        .filter(|one| one.section() == section);
    let instead = match section {
        says::Section::Zones => colours(),
        _ => nothing(),
    };
    let figures = examples.filter_map(|one| figure(one, rules)).collect();
    let tries = tries(&CARD, &LESSONS, section.lessons());
    drawn(
        section.heading(),
        &section.told(rules),
        &tries,
        figures,
        instead,
    )
}

/// Draws each colour's Letter card and Enchanter.
fn colours() -> AnyView {
    let one = |colour: Colour| {
        let first = |kind: CardKind| {
            let is = |card: &CardId| {
                let face = card.face();
                (face.colour, face.kind) == (colour, kind)
            };
            CardId::all().find(is).map(card::up)
        };
        view! {
            <li>
                {first(CardKind::Letter)}
                {first(CardKind::Enchanter)}
                <span>{says::colour(colour)}</span>
            </li>
        }
        .into_any()
    };
    view! { <ul class="letter-colours">{all(Colour::ALL.map(one))}</ul> }.into_any()
}

/// Draws the board before and after an example, and the verdict of the rules.
fn figure(example: Point, rules: &Choices) -> Option<AnyView> {
    let letting = example.letting_by(rules)?;
    let placed = SquareSet::NONE.with(letting.placing.at);
    let boards = match &letting.verdict {
        Ok((after, _)) => {
            let changed = letting.before.table.board.touched(&letting.placing);
            [
                piece(&letting, &letting.before, SquareSet::NONE)?,
                piece(&letting, after, changed.and(placed))?,
            ]
            .into_iter()
            .collect()
        }
        Err(_) => vec![piece(&letting, &letting.before, placed)?],
    };
    let good = letting.verdict.is_ok();
    let (sign, verdict) = if good {
        ("✓", "good")
    } else {
        ("✕", "bad")
    };
    let figure = view! {
        <figure>
            <div
                class="tried letter-tried"
                role="img"
                aria-label=says::tried(&letting)
                data-verdict=verdict
            >
                {all(boards)}
            </div>
            <figcaption>
                <h3>{says::example_name(example)}</h3>
                <p>
                    <strong>{sign}</strong>
                    " "
                    {says::verdict(&letting)}
                </p>
                {good.then(whose)}
            </figcaption>
        </figure>
    };
    Some(figure.into_any())
}

/// Draws the legend that explains the marks of both seats.
fn whose() -> AnyView {
    let one = |seat: SeatId| {
        view! {
            <span data-seat=seat_word(colour(seat))>
                <Mark colour=colour(seat) />
                {says::whose(seat)}
            </span>
        }
        .into_any()
    };
    view! { <p class="letter-whose soft">{all(SeatId::all(2).map(one))}</p> }.into_any()
}

/// The colour of a seat in the examples.
fn colour(seat: SeatId) -> SeatColour {
    match seat == SeatId::FIRST {
        true => SeatColour::Vermilion,
        false => SeatColour::Ocean,
    }
}

/// Draws the part of the board that an example needs, with new or tried cards highlighted.
fn piece(letting: &Letting, state: &State, new: SquareSet) -> Option<AnyView> {
    let (first, last) = letting.part()?;
    let shown = shown(&state.seen_by(Viewer::Table), &Draft::default());
    let within = |square: Square| {
        (first.column()..=last.column()).contains(&square.column())
            && (first.row()..=last.row()).contains(&square.row())
    };
    let (columns, rows) = (
        last.column() - first.column() + 1,
        last.row() - first.row() + 1,
    );
    let [left, top, width, height] =
        [first.column(), first.row(), columns, rows].map(|squares| i32::from(squares) * SQUARE);
    let frame = format!("{left} {top} {width} {height}");
    let squares = shown.squares.iter().filter(|one| within(one.square));
    let refused = letting.verdict.is_err().then_some(letting.placing);
    let cell = |one: &ShownSquare| {
        let new = new.contains(one.square).then_some("");
        let lies = match refused.filter(|placing| placing.at == one.square) {
            Some(placing) => tried(placing),
            None => card::lying(one.face, one.under, one.owner, &|seat| Some(colour(seat))),
        };
        view! { <span class="square" data-new=new>{lies}</span> }.into_any()
    };
    let piece = view! {
        <span data-wide=(columns > BESIDE).then_some("")>
            <span class="letter-piece" style:--columns=columns.to_string()>
                <svg class="letter-ground" viewBox=frame.clone()>
                    {zones::ground(&shown.zones)}
                </svg>
                <span class="letter-cells">{all(squares.map(cell))}</span>
                <svg class="letter-edges" viewBox=frame>
                    {zones::edges(&shown.zones)}
                </svg>
            </span>
        </span>
    };
    Some(piece.into_any())
}

/// Draws the card of an illegal placing.
fn tried(placing: Placing) -> AnyView {
    match placing.using {
        Use::Hide => card::back(Some(colour(SeatId::FIRST))),
        _ => card::up(placing.card),
    }
}
