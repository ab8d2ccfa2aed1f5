//! Texts of the review: each decision, and what would have been better.

use super::play::{letter_list, played_words};
use super::special_name;
use crate::bots::{BetterAction, NextPlayerPlay};
use lexicon::Letter;
use paper_grid_rules::{Action, CallAnswer, CellId, EdgeId, Event, Size, SpecialType};
use screen::text::list::list_all;
use screen::text::phrase::{sentence, whole_points};
use screen::text::review::points;

pub const REVIEW_INTRO: &str = "What Magpie would have done, turn by turn.";

/// Describes a decision, and a clearly better one if there was one.
pub fn describe_review(did: &Event, better: Option<&BetterAction>, size: Size) -> String {
    let did = sentence(&taken_action(did, size));
    let Some(better) = better else {
        return format!("{did}. Nothing was clearly better.");
    };
    let by = points(whole_points(better.by));
    let why = better.left.as_ref().map_or_else(String::new, why_better);
    let better = sentence(&better_action(better, size));
    format!("{did}. {better} was better by {by}.{why}")
}

/// Explains that the action taken was worse because of what it left to the next player.
fn why_better(left: &NextPlayerPlay) -> String {
    let words = left.words.iter().map(|word| word.to_ascii_uppercase());
    let words = list_all(&words.collect::<Vec<_>>());
    format!(
        " That left {} to the next player.",
        play_text(&words, left.points)
    )
}

/// Names the action taken.
fn taken_action(event: &Event, size: Size) -> String {
    match event {
        Event::Played(play) => play_text(&played_words(play), play.points),
        Event::Made(cell, special) => made_text(*cell, *special, size),
        Event::Asked { called, .. } => asked_text(called),
        Event::Answered(_, CallAnswer::Took(letter)) => took_text(*letter),
        Event::Answered(_, CallAnswer::Wall(edge)) => wall_text(*edge, size),
        _ => PASSING.into(),
    }
}

/// Names the better action.
fn better_action(better: &BetterAction, size: Size) -> String {
    match &better.action {
        Action::Play(_) => {
            let words = better.words.iter().map(|word| word.to_ascii_uppercase());
            play_text(&list_all(&words.collect::<Vec<_>>()), better.points)
        }
        Action::Make(cell, special) => made_text(*cell, *special, size),
        Action::Ask { called, .. } => asked_text(called),
        Action::Take(letter) => took_text(*letter),
        Action::Wall(edge) => wall_text(*edge, size),
        _ => PASSING.into(),
    }
}

const PASSING: &str = "passing";

fn play_text(words: &str, points: i32) -> String {
    format!("{words} for {points}")
}

fn made_text(cell: CellId, special: SpecialType, size: Size) -> String {
    format!(
        "making {} a {}",
        size.cell_name(cell),
        special_name(special)
    )
}

fn asked_text(called: &[Letter]) -> String {
    format!("asking for {}", letter_list(called))
}

fn took_text(letter: Letter) -> String {
    format!("taking {letter}")
}

fn wall_text(edge: EdgeId, size: Size) -> String {
    match size.cells_beside_edge(edge) {
        Some((one, other)) => {
            format!(
                "a wall between {} and {}",
                size.cell_name(one),
                size.cell_name(other)
            )
        }
        None => "a wall".into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::SeatId;

    #[test]
    fn a_review_names_the_action_taken_and_then_the_better_one() {
        let told = |did: Event, better: Option<(Action, i32)>| {
            let better = better.map(|(action, by)| BetterAction {
                action,
                words: vec!["cart".into(), "at".into()],
                points: 12,
                by,
                known: true,
                left: None,
            });
            describe_review(&did, better.as_ref(), Size::Medium)
        };
        let letter = |sign| Letter::new(sign).unwrap();
        let called = vec![letter('e'), letter('s')];
        let asked = Event::Asked {
            called: called.clone(),
            kept: called,
        };
        assert_eq!(
            told(asked, None),
            "Asking for E and S. Nothing was clearly better."
        );
        let took = Event::Answered(SeatId::FIRST, CallAnswer::Took(letter('e')));
        assert_eq!(
            told(took.clone(), Some((Action::Take(letter('s')), 120))),
            "Taking E. Taking S was better by about 1 point."
        );
        let c3 = Size::Medium.cell_named("c3").unwrap();
        let makes = Action::Make(c3, SpecialType::DoubleWord);
        assert_eq!(
            told(took, Some((makes, 360))),
            "Taking E. Making c3 a Double Word was better by about 4 points."
        );
        let passed = Event::Passed(SeatId::FIRST);
        assert_eq!(
            told(passed, Some((Action::Play(Vec::new()), 500))),
            "Passing. CART and AT for 12 was better by about 5 points."
        );
        let left = NextPlayerPlay {
            words: vec!["quiz".into()],
            points: 40,
        };
        assert_eq!(
            why_better(&left),
            " That left QUIZ for 40 to the next player."
        );
    }
}
