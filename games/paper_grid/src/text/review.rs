//! Texts of the review: each decision, and what would have been better.

use super::play::{letters, played_words};
use super::special_name;
use crate::bots::{Better, LeftToNext};
use lexicon::Letter;
use paper_grid_rules::{Action, Answer, CellId, EdgeId, Event, Size, Special};
use screen::text::list::all_of;
use screen::text::phrase::{in_whole, sentence};
use screen::text::review::points;

pub const REVIEW_SAYS: &str = "What the Magpie would have done, turn by turn.";

/// Describes a decision, and a clearly better one if there was one.
pub fn reviewed(did: &Event, better: Option<&Better>, size: Size) -> String {
    let did = sentence(&done(did, size));
    let Some(better) = better else {
        return format!("{did}. Nothing was clearly better.");
    };
    let by = points(in_whole(better.by));
    let why = better.left.as_ref().map_or_else(String::new, why);
    let better = sentence(&act(better, size));
    format!("{did}. {better} was better by {by}.{why}")
}

/// Explains that the reason is what was left to the next player.
fn why(left: &LeftToNext) -> String {
    let words = left.words.iter().map(|word| word.to_ascii_uppercase());
    let words = all_of(&words.collect::<Vec<_>>());
    format!(
        " That left {} to the next player.",
        played(&words, left.points)
    )
}

/// Names the action taken.
fn done(event: &Event, size: Size) -> String {
    match event {
        Event::Played(play) => played(&played_words(play), play.points),
        Event::Made(cell, special) => made(*cell, *special, size),
        Event::Asked { called, .. } => asked(called),
        Event::Answered(_, Answer::Took(letter)) => took(*letter),
        Event::Answered(_, Answer::Wall(edge)) => wall(*edge, size),
        _ => PASSING.into(),
    }
}

/// Names the better action.
fn act(better: &Better, size: Size) -> String {
    match &better.action {
        Action::Play(_) => {
            let words = better.words.iter().map(|word| word.to_ascii_uppercase());
            played(&all_of(&words.collect::<Vec<_>>()), better.points)
        }
        Action::Make(cell, special) => made(*cell, *special, size),
        Action::Ask { called, .. } => asked(called),
        Action::Take(letter) => took(*letter),
        Action::Wall(edge) => wall(*edge, size),
        _ => PASSING.into(),
    }
}

const PASSING: &str = "passing";

fn played(words: &str, points: i32) -> String {
    format!("{words} for {points}")
}

fn made(cell: CellId, special: Special, size: Size) -> String {
    format!("making {} a {}", size.name(cell), special_name(special))
}

fn asked(called: &[Letter]) -> String {
    format!("asking for {}", letters(called))
}

fn took(letter: Letter) -> String {
    format!("taking {letter}")
}

fn wall(edge: EdgeId, size: Size) -> String {
    match size.beside_edge(edge) {
        Some((one, other)) => {
            format!("a wall between {} and {}", size.name(one), size.name(other))
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
            let better = better.map(|(action, by)| Better {
                action,
                words: vec!["cart".into(), "at".into()],
                points: 12,
                by,
                known: true,
                left: None,
            });
            reviewed(&did, better.as_ref(), Size::Medium)
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
        let took = Event::Answered(SeatId::FIRST, Answer::Took(letter('e')));
        assert_eq!(
            told(took.clone(), Some((Action::Take(letter('s')), 120))),
            "Taking E. Taking S was better by about 1 point."
        );
        let c3 = Size::Medium.named("c3").unwrap();
        let makes = Action::Make(c3, Special::DoubleWord);
        assert_eq!(
            told(took, Some((makes, 360))),
            "Taking E. Making c3 a Double Word was better by about 4 points."
        );
        let passed = Event::Passed(SeatId::FIRST);
        assert_eq!(
            told(passed, Some((Action::Play(Vec::new()), 500))),
            "Passing. CART and AT for 12 was better by about 5 points."
        );
        let left = LeftToNext {
            words: vec!["quiz".into()],
            points: 40,
        };
        assert_eq!(why(&left), " That left QUIZ for 40 to the next player.");
    }
}
