//! The score sheet: what each turn scored, round by round, and how the totals grew.

use leptos::prelude::*;

use game::{SeatColour, SeatId};
use one_letter_better::screen::{TurnScore, chart_scores, score_sheet};
use one_letter_better::text::moments::HANDS_LEFT;
use one_letter_better::text::play::points;
use one_letter_better::text::stage as words;
use one_letter_better_rules::OneLetterBetter;
use screen::seat_looks;
use screen::text::list::list_all;
use screen::text::phrase::capitals;
use ui::draw::{join_views, nothing};
use ui::parts::{SeatMark, colour_class};
use ui::session::Session;

/// Draws the score sheet, folded up in the menu.
pub(crate) fn folded_sheet(session: Session<OneLetterBetter>) -> AnyView {
    view! {
        <details class="row">
            <summary>{words::SCORE_SHEET}</summary>
            {sheet(session)}
        </details>
    }
    .into_any()
}

/// Draws the current score sheet.
pub fn sheet(session: Session<OneLetterBetter>) -> AnyView {
    let turns = session.with_untracked(score_sheet);
    let worn: Vec<SeatColour> = session.with_untracked(|game| {
        let seats = game.journal().seats.iter();
        let kept: Vec<SeatColour> = seats.map(|seat| seat.player.colour).collect();
        seat_looks(&kept).into_iter().map(|one| one.mark).collect()
    });
    let curve = score_chart(&turns, &worn);
    let mut round = 0;
    let lines = turns.into_iter().map(|turn| {
        let begins = turn.round != round;
        round = turn.round;
        let head = if begins {
            view! { <li data-round="">{words::round_heading(round)}</li> }.into_any()
        } else {
            nothing()
        };
        view! {
            {head}
            {turn_row(session, &turn, &worn)}
        }
        .into_any()
    });
    view! {
        <section class="better-sheet">
            <h3>{words::SCORE_SHEET}</h3>
            {curve}
            <ol class="better-turns">{join_views(lines)}</ol>
        </section>
    }
    .into_any()
}

fn turn_row(session: Session<OneLetterBetter>, turn: &TurnScore, worn: &[SeatColour]) -> AnyView {
    let Some(seat) = turn.seat else {
        let sums = turn.sums.iter().map(|sum| words::signed(*sum));
        let sums: Vec<String> = sums.collect();
        return view! {
            <li>
                <span></span>
                <span>{HANDS_LEFT}</span>
                <b>{sums.join(" · ")}</b>
            </li>
        }
        .into_any();
    };
    let made: Vec<String> = turn.words.iter().map(|word| capitals(*word)).collect();
    let made = if made.is_empty() {
        words::NO_WORD.to_owned()
    } else {
        list_all(&made)
    };
    let sum = turn.sums.get(seat.index()).copied().unwrap_or_default();
    let heard = words::turn_aria_label(&session.player_name(seat), &made, turn.change, sum);
    let colour = worn.get(seat.index()).copied();
    view! {
        <li data-seat=colour.map(colour_class)>
            <span class="only-heard">{heard}</span>
            <span aria-hidden="true">
                {colour.map(|colour| view! { <SeatMark colour /> }.into_any())}
            </span>
            <span aria-hidden="true">{made}</span>
            <b aria-hidden="true">{points(turn.change)}</b>
            <span class="sum" aria-hidden="true">{words::signed(sum)}</span>
        </li>
    }
    .into_any()
}

/// Draws a chart of how the totals grew. Each seat's line has its own colour and its own dashes.
fn score_chart(turns: &[TurnScore], worn: &[SeatColour]) -> AnyView {
    let Some(drawn) = chart_scores(turns) else {
        return nothing();
    };
    let path = |(seat, path): (SeatId, String)| {
        let colour = worn.get(seat.index()).copied();
        view! { <path d=path data-seat=colour.map(colour_class)></path> }.into_any()
    };
    let seats = SeatId::all(drawn.paths.len() as u8);
    let paths = seats.zip(drawn.paths.clone()).map(path);
    let view_box = format!("0 0 {} {}", drawn.steps, drawn.most - drawn.least);
    view! {
        <svg
            class="better-curve"
            viewBox=view_box
            preserveAspectRatio="none"
            role="img"
            aria-label=words::SCORE_CHART
        >
            {join_views(paths)}
        </svg>
    }
    .into_any()
}
