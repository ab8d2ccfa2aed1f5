//! The rules of Paper Grid, with drawn examples.
//!
//! All of it is static, so it is written as HTML of our own texts; only the example
//! turn has buttons.

use paper_grid::screen::set_up::Form;
use std::fmt::Write;

use leptos::prelude::*;

use super::studio::example_turn;
use drawing::svg;
use paper_grid::CARD;
use paper_grid::screen::lesson::{ExamplePlay, ExampleTurn, StepSubject};
use paper_grid::sheet::{BoardDetail, draw_detail};
use paper_grid::text::lessons::LESSONS;
use paper_grid::text::rules::{CREDIT, IN_A_MINUTE, RulesSection, one_minute_rules, sections};
use paper_grid::text::studio::MAKE_A_BOARD;
use paper_grid::text::{lesson as says, special_mark};
use paper_grid_rules::{Board, Cells, Choices, Size, SpecialType, ValueSystem};
use printing::{ExplainedSign, RulesPiece};
use screen::lesson_word_list::word_list;
use screen::{Route, text};
use ui::draw::nothing;
use ui::parts::Heading;
use ui::screens::rules_page::{
    chosen_options, lesson_links, list_html, page_game, print_links, section_html,
};

/// Side of a cell in the drawings.
const CELL_SIZE: f32 = 12.0;

/// Returns the page of rules.
pub fn how_to_play(here: &Route) -> AnyView {
    let hand = page_game::<Form>(here);
    let chosen_here = chosen_options::<Form>(&hand);
    let (turn, after) = rules_html(hand.as_ref().map(|(rules, _)| rules));
    view! {
        <Heading words=text::heading(here) />
        {chosen_here}
        <div class="rules" inner_html=turn></div>
        <section class="sheet">{example_turn(nothing())}</section>
        <div class="rules" inner_html=after></div>
        <p class="buttons">
            <a class="button button-main" href=Route::SetUp(&CARD).hash()>
                {text::heading(&Route::SetUp(&CARD))}
            </a>
            <a class="button" href=Route::Learn(&CARD, 0).hash()>{CARD.learn}</a>
            <a class="button" href=Route::Studio(None).hash()>
                {MAKE_A_BOARD}
            </a>
            {print_links(&CARD, hand.is_some())}
        </p>
        <p class="soft">{CREDIT}</p>
    }
    .into_any()
}

/// Returns the HTML before the example turn, and the HTML after it.
fn rules_html(rules: Option<&Choices>) -> (String, String) {
    let mut before = section_html(IN_A_MINUTE, &list_html(&one_minute_rules(rules)));
    let mut after = String::new();
    let mut out = &mut before;
    for (section, pieces) in sections(rules) {
        let body = format!(
            "<ul>{}</ul>{}{}",
            pieces.iter().map(point_html).collect::<String>(),
            lesson_links(&CARD, &LESSONS, section.lessons()),
            section_figures(section, rules)
        );
        out.push_str(&section_html(section.heading(), &body));
        if section == RulesSection::Turn {
            out = &mut after;
        }
    }
    (before, after)
}

/// Returns the HTML of a point of the rules; a special cell comes with its drawing.
fn point_html(piece: &RulesPiece) -> String {
    match piece {
        RulesPiece::Point("", words) => format!("<li>{words}</li>"),
        RulesPiece::Point(name, words) => format!("<li><strong>{name}.</strong> {words}</li>"),
        RulesPiece::Sign(ExplainedSign {
            number,
            name,
            effect,
            ..
        }) => {
            // Any inner cell will do.
            let mut board = Board::blank(Size::Small);
            if let Some(cell) = board.cell_at(1, 1) {
                board.set_special(cell, SpecialType::ALL.get(*number).copied());
            }
            let shown = BoardDetail {
                columns: 1..2,
                rows: 1..2,
                ..BoardDetail::whole(&board)
            };
            let drawn = svg::write(&draw_detail(special_mark, &board, &shown, CELL_SIZE), name);
            format!(
                "<li class=\"special\"><div class=\"paper\">{drawn}</div>\
                 <p><strong>{name}.</strong> {effect}</p></li>"
            )
        }
        // The page has its own examples, worked out by the rules.
        RulesPiece::Heading(_) | RulesPiece::Example(..) | RulesPiece::Tiles(..) => String::new(),
    }
}

/// Returns the drawings for a section of the rules.
fn section_figures(section: RulesSection, rules: Option<&Choices>) -> String {
    let values = rules.map_or(ValueSystem::Classic, |rules| rules.board.values);
    // These drawings show how vowels and consonants score.
    if section == RulesSection::Scoring && values != ValueSystem::Classic {
        return String::new();
    }
    let Some(list) = word_list() else {
        return String::new();
    };
    let mut drawn = String::new();
    for example in ExamplePlay::ALL
        .into_iter()
        .filter(|one| one.section() == section)
    {
        let Some(shown) = example.judged_with(values, &list) else {
            continue;
        };
        let seen = BoardDetail {
            columns: shown.columns.clone(),
            rows: shown.rows.clone(),
            fresh: shown.fresh,
            wall: None,
        };
        let caption = format!(
            "{}</p><p><strong>{}</strong> {}",
            says::example_text(example),
            says::verdict_word(&shown),
            says::verdict(&shown)
        );
        write_figure(
            &mut drawn,
            &shown.board,
            &seen,
            says::example_name(example),
            &caption,
        );
    }
    // The example turn uses the default rules; the current game may have others.
    let turn = rules
        .is_none()
        .then(|| ExampleTurn::new(1, &list))
        .flatten();
    if let (RulesSection::Asking | RulesSection::End, Some(turn)) = (section, turn) {
        drawn.push_str(&turn_figure(section, &turn));
    }
    if drawn.is_empty() {
        drawn
    } else {
        format!("<div class=\"figures\">{drawn}</div>")
    }
}

/// Draws the round of asking, or the letters at the edge, of an example turn.
fn turn_figure(section: RulesSection, turn: &ExampleTurn) -> String {
    let mut drawn = String::new();
    let Some(last) = turn.steps.last() else {
        return drawn;
    };
    let board = &last.state.board;
    let whole = BoardDetail::whole(board);
    if section == RulesSection::Asking {
        let about = |what| matches!(what, StepSubject::Asked | StepSubject::Answered(..));
        let steps = turn.steps.iter().filter(|step| about(step.what));
        let caption: Vec<String> = steps.map(|step| says::step_text(turn, step)).collect();
        let wall = turn.steps.iter().find_map(|step| step.wall());
        write_figure(
            &mut drawn,
            board,
            &BoardDetail { wall, ..whole },
            says::ROUND,
            &caption.join("</p><p>"),
        );
    } else {
        let rim: Cells = board.size().rim_cells().into_iter().collect();
        let fresh = board.lettered_cells().intersection(rim);
        let seen = BoardDetail { fresh, ..whole };
        write_figure(
            &mut drawn,
            board,
            &seen,
            says::AT_EDGE,
            &says::edge_text(&last.state),
        );
    }
    drawn
}

fn write_figure(out: &mut String, board: &Board, seen: &BoardDetail, name: &str, caption: &str) {
    let drawn = svg::write(
        &draw_detail(special_mark, board, seen, CELL_SIZE),
        &says::board_label(board, seen.fresh),
    );
    // Writing to a string can't fail.
    let _ = write!(
        out,
        "<figure><div class=\"paper\">{drawn}</div>\
         <figcaption><h3>{name}</h3><p>{caption}</p></figcaption></figure>"
    );
}
