//! The rules page of C U Letter, with example placings judged by the real rules.

use c_u_letter::screen::set_up::Form;
use leptos::prelude::*;

use super::{card, zones};
use c_u_letter::CARD;
use c_u_letter::screen::rule_examples::{PlayedExample, RulePoint};
use c_u_letter::screen::{Draft, SQUARE_SIZE, ShownSquare, shown_table};
use c_u_letter::text::lessons::LESSONS;
use c_u_letter::text::{PLAY, rules as says};
use c_u_letter_rules::{
    AbilityColour, CardId, CardKind, Choices, Placing, Square, SquareSet, State, Use,
};
use game::{SeatColour, SeatId, Viewer};
use screen::{Route, text};
use ui::draw::{join_views, nothing};
use ui::parts::{Heading, SeatMark, colour_class};
use ui::screens::rules_page::{chosen_options, draw_section, lesson_links, page_game, print_links};

/// Maximum number of columns at which two boards still fit side by side on a phone.
const MAX_COLUMNS_SIDE_BY_SIDE: u8 = 3;

/// Draws the rules page.
pub fn how_to_play(here: &Route) -> AnyView {
    let hand = page_game::<Form>(here);
    let chosen_here = chosen_options::<Form>(&hand);
    let rules = hand.as_ref().map(|(rules, _)| *rules).unwrap_or_default();
    let sections = says::RulesSection::ALL.map(|one| section(one, &rules));
    view! {
        <Heading words=text::heading(here) />
        <svg class="letter-patterns" aria-hidden="true">
            <defs>{zones::patterns()}</defs>
        </svg>
        {chosen_here}
        <div class="rules">{join_views(sections)}</div>
        <p class="buttons">
            <a class="button button-main" href=Route::SetUp(&CARD).hash()>
                {PLAY}
            </a>
            <a class="button" href=Route::Learn(&CARD, 0).hash()>{CARD.learn}</a>
            {print_links(&CARD, hand.is_some())}
        </p>
        <p class="soft">{says::CREDIT}</p>
    }
    .into_any()
}

/// Draws a section of the rules, with its examples.
fn section(section: says::RulesSection, rules: &Choices) -> AnyView {
    let examples = RulePoint::ALL
        .into_iter()
        .filter(|one| one.section() == section);
    let instead = match section {
        says::RulesSection::Zones => colour_cards(),
        _ => nothing(),
    };
    let figures = examples.filter_map(|one| figure(one, rules)).collect();
    let tries = lesson_links(&CARD, &LESSONS, section.lessons());
    draw_section(
        section.heading(),
        &section.sentences(rules),
        &tries,
        figures,
        instead,
    )
}

/// Draws each colour's Letter card and Enchanter.
fn colour_cards() -> AnyView {
    let one = |colour: AbilityColour| {
        let first = |kind: CardKind| {
            let is = |card: &CardId| {
                let face = card.face();
                (face.colour, face.kind) == (colour, kind)
            };
            CardId::all().find(is).map(card::face_up)
        };
        view! {
            <li>
                {first(CardKind::Letter)}
                {first(CardKind::Enchanter)}
                <span>{says::describe_colour(colour)}</span>
            </li>
        }
        .into_any()
    };
    view! { <ul class="letter-colours">{join_views(AbilityColour::ALL.map(one))}</ul> }.into_any()
}

/// Draws the board before and after an example, and the verdict of the rules.
fn figure(example: RulePoint, rules: &Choices) -> Option<AnyView> {
    let played = example.play_with_rules(rules)?;
    let placed = SquareSet::EMPTY.with(played.placing.at);
    let boards = match &played.verdict {
        Ok((after, _)) => {
            let changed = played.before.table.board.touched(&played.placing);
            [
                board_part(&played, &played.before, SquareSet::EMPTY)?,
                board_part(&played, after, changed.union(placed))?,
            ]
            .into_iter()
            .collect()
        }
        Err(_) => vec![board_part(&played, &played.before, placed)?],
    };
    let good = played.verdict.is_ok();
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
                aria-label=says::describe_example(&played)
                data-verdict=verdict
            >
                {join_views(boards)}
            </div>
            <figcaption>
                <h3>{says::example_caption(example)}</h3>
                <p>
                    <strong>{sign}</strong>
                    " "
                    {says::describe_verdict(&played)}
                </p>
                {good.then(owner_legend)}
            </figcaption>
        </figure>
    };
    Some(figure.into_any())
}

/// Draws the legend that explains the marks of both seats.
fn owner_legend() -> AnyView {
    let one = |seat: SeatId| {
        view! {
            <span data-seat=colour_class(seat_colour(seat))>
                <SeatMark colour=seat_colour(seat) />
                {says::owner_name(seat)}
            </span>
        }
        .into_any()
    };
    view! { <p class="letter-whose soft">{join_views(SeatId::all(2).map(one))}</p> }.into_any()
}

/// The colour of a seat in the examples.
fn seat_colour(seat: SeatId) -> SeatColour {
    if seat == SeatId::FIRST {
        SeatColour::Vermilion
    } else {
        SeatColour::Ocean
    }
}

/// Draws the part of the board that an example needs, with new or tried cards highlighted.
fn board_part(played: &PlayedExample, state: &State, new: SquareSet) -> Option<AnyView> {
    let (first, last) = played.visible_corners()?;
    let shown = shown_table(&state.seen_by(Viewer::Table), &Draft::default());
    let within = |square: Square| {
        (first.column()..=last.column()).contains(&square.column())
            && (first.row()..=last.row()).contains(&square.row())
    };
    let (columns, rows) = (
        last.column() - first.column() + 1,
        last.row() - first.row() + 1,
    );
    let [left, top, width, height] = [first.column(), first.row(), columns, rows]
        .map(|squares| i32::from(squares) * SQUARE_SIZE);
    let frame = format!("{left} {top} {width} {height}");
    let squares = shown.squares.iter().filter(|one| within(one.square));
    let refused = played.verdict.is_err().then_some(played.placing);
    let cell = |one: &ShownSquare| {
        let new = new.contains(one.square).then_some("");
        let lies = match refused.filter(|placing| placing.at == one.square) {
            Some(placing) => refused_card(placing),
            None => card::square_contents(one.face, one.under, one.owner, &|seat| {
                Some(seat_colour(seat))
            }),
        };
        view! { <span class="square" data-new=new>{lies}</span> }.into_any()
    };
    let piece = view! {
        <span data-wide=(columns > MAX_COLUMNS_SIDE_BY_SIDE).then_some("")>
            <span class="letter-piece" style:--columns=columns.to_string()>
                <svg class="letter-ground" viewBox=frame.clone()>
                    {zones::ground(&shown.zones)}
                </svg>
                <span class="letter-cells">{join_views(squares.map(cell))}</span>
                <svg class="letter-edges" viewBox=frame>
                    {zones::edges(&shown.zones)}
                </svg>
            </span>
        </span>
    };
    Some(piece.into_any())
}

/// Draws the card of an illegal placing.
fn refused_card(placing: Placing) -> AnyView {
    match placing.using {
        Use::Hide => card::face_down(Some(seat_colour(SeatId::FIRST))),
        _ => card::face_up(placing.card),
    }
}
