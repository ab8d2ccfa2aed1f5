//! The rules of Paper Grid, with drawn examples.
//!
//! All of it is static, so it is written as HTML of our own texts; only the example
//! turn has buttons.

use paper_grid::screen::set_up::Form;
use std::fmt::Write;

use leptos::prelude::*;

use super::studio::lesson;
use drawing::svg;
use paper_grid::CARD;
use paper_grid::screen::lesson::{Example, ExampleTurn, What};
use paper_grid::sheet::{Detail, detail};
use paper_grid::text::lessons::LESSONS;
use paper_grid::text::rules::{CREDIT, IN_A_MINUTE, Section, minute, parts};
use paper_grid::text::studio::MAKE_A_BOARD;
use paper_grid::text::{lesson as says, special_mark};
use paper_grid_rules::{Board, Cells, Choices, Size, Special, Values};
use printing::{Piece, Sign};
use screen::lesson_words::words;
use screen::{Route, text};
use ui::draw::nothing;
use ui::parts::Heading;
use ui::screens::rules_page::{at_hand, chosen, list, part, to_print, tries};

/// Side of a cell in the drawings.
const CELL: f32 = 12.0;

/// Returns the page of rules.
pub fn how_to_play(here: &Route) -> AnyView {
    let hand = at_hand::<Form>(here);
    let chosen_here = chosen::<Form>(&hand);
    let (turn, after) = told(hand.as_ref().map(|(rules, _)| rules));
    view! {
        <Heading words=text::heading(here) />
        {chosen_here}
        <div class="rules" inner_html=turn></div>
        <section class="sheet">{lesson(nothing())}</section>
        <div class="rules" inner_html=after></div>
        <p class="buttons">
            <a class="button button-main" href=Route::SetUp(&CARD).hash()>
                {text::heading(&Route::SetUp(&CARD))}
            </a>
            <a class="button" href=Route::Learn(&CARD, 0).hash()>{CARD.learn}</a>
            <a class="button" href=Route::Studio(None).hash()>
                {MAKE_A_BOARD}
            </a>
            {to_print(&CARD, hand.is_some())}
        </p>
        <p class="soft">{CREDIT}</p>
    }
    .into_any()
}

/// Returns the HTML before the example turn, and the HTML after it.
fn told(rules: Option<&Choices>) -> (String, String) {
    let mut before = part(IN_A_MINUTE, &list(&minute(rules)));
    let mut after = String::new();
    let mut out = &mut before;
    for (section, pieces) in parts(rules) {
        let body = format!(
            "<ul>{}</ul>{}{}",
            pieces.iter().map(point).collect::<String>(),
            tries(&CARD, &LESSONS, section.lessons()),
            figures(section, rules)
        );
        out.push_str(&part(section.heading(), &body));
        if section == Section::Turn {
            out = &mut after;
        }
    }
    (before, after)
}

/// Returns the HTML of a point of the rules; a special cell comes with its drawing.
fn point(piece: &Piece) -> String {
    match piece {
        Piece::Point("", words) => format!("<li>{words}</li>"),
        Piece::Point(name, words) => format!("<li><strong>{name}.</strong> {words}</li>"),
        Piece::Sign(Sign {
            number,
            name,
            effect,
            ..
        }) => {
            // Any inner cell will do.
            let mut board = Board::blank(Size::Small);
            if let Some(cell) = board.at(1, 1) {
                board.put_special(cell, Special::ALL.get(*number).copied());
            }
            let shown = Detail {
                columns: 1..2,
                rows: 1..2,
                ..Detail::whole(&board)
            };
            let drawn = svg::write(&detail(special_mark, &board, &shown, CELL), name);
            format!(
                "<li class=\"special\"><div class=\"paper\">{drawn}</div>\
                 <p><strong>{name}.</strong> {effect}</p></li>"
            )
        }
        // The page has its own examples, worked out by the rules.
        Piece::Heading(_) | Piece::Example(..) | Piece::Tiles(..) => String::new(),
    }
}

/// Returns the drawings for a section of the rules.
fn figures(section: Section, rules: Option<&Choices>) -> String {
    let values = rules.map_or(Values::Classic, |rules| rules.board.values);
    // These drawings show how vowels and consonants score.
    if section == Section::Scoring && values != Values::Classic {
        return String::new();
    }
    let Some(list) = words() else {
        return String::new();
    };
    let mut drawn = String::new();
    for example in Example::ALL
        .into_iter()
        .filter(|one| one.section() == section)
    {
        let Some(shown) = example.shown_by(values, &list) else {
            continue;
        };
        let seen = Detail {
            columns: shown.columns.clone(),
            rows: shown.rows.clone(),
            fresh: shown.fresh,
            wall: None,
        };
        let caption = format!(
            "{}</p><p><strong>{}</strong> {}",
            says::example_says(example),
            says::mark_of(&shown),
            says::verdict(&shown)
        );
        figure(
            &mut drawn,
            &shown.board,
            &seen,
            says::example_name(example),
            &caption,
        );
    }
    // The example turn uses the default rules; a game at hand may have others.
    let turn = rules
        .is_none()
        .then(|| ExampleTurn::new(1, &list))
        .flatten();
    if let (Section::Asking | Section::End, Some(turn)) = (section, turn) {
        drawn.push_str(&from_turn(section, &turn));
    }
    match drawn.is_empty() {
        true => drawn,
        false => format!("<div class=\"figures\">{drawn}</div>"),
    }
}

/// Draws the round of asking, or the letters at the edge, of an example turn.
fn from_turn(section: Section, turn: &ExampleTurn) -> String {
    let mut drawn = String::new();
    let Some(last) = turn.steps.last() else {
        return drawn;
    };
    let board = &last.state.board;
    let whole = Detail::whole(board);
    if section == Section::Asking {
        let about = |what| matches!(what, What::Asked | What::Answered(..));
        let steps = turn.steps.iter().filter(|step| about(step.what));
        let caption: Vec<String> = steps.map(|step| says::step_says(turn, step)).collect();
        let wall = turn.steps.iter().find_map(|step| step.wall());
        figure(
            &mut drawn,
            board,
            &Detail { wall, ..whole },
            says::ROUND,
            &caption.join("</p><p>"),
        );
    } else {
        let rim: Cells = board.size().rim().into_iter().collect();
        let fresh = board.lettered().and(rim);
        let seen = Detail { fresh, ..whole };
        figure(
            &mut drawn,
            board,
            &seen,
            says::AT_EDGE,
            &says::edge_says(&last.state),
        );
    }
    drawn
}

fn figure(out: &mut String, board: &Board, seen: &Detail, name: &str, caption: &str) {
    let drawn = svg::write(
        &detail(special_mark, board, seen, CELL),
        &says::board_says(board, seen.fresh),
    );
    // Writing to a string can't fail.
    let _ = write!(
        out,
        "<figure><div class=\"paper\">{drawn}</div>\
         <figcaption><h3>{name}</h3><p>{caption}</p></figcaption></figure>"
    );
}
