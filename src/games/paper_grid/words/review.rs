//! The review: what each decision was, and what would have been better.

use super::play::{letters, played_words};
use super::special_name;
use crate::games::paper_grid::opponent::Judged;
use crate::games::paper_grid::rules::{Answer, Event, Play, Size};
use crate::words::phrase::sentence;

/// What the review is.
pub const REVIEW_SAYS: &str = "What the Magpie would have done, turn by turn.";
/// Begins it.
pub const LOOK: &str = "Look through the game";
/// It is on its way.
pub const LOOKING: &str = "Looking through the game";

/// What a decision was, and what would have been better, if anything was beyond doubt.
#[must_use]
pub fn reviewed(judged: &Judged, size: Size) -> String {
    let did = sentence(&act(&judged.did, size));
    let Some(better) = &judged.better else {
        return format!("{did}. Nothing was clearly better.");
    };
    let better = sentence(&act(better, size));
    let by = match (judged.lost + 50) / 100 {
        1 => "about 1 point".to_owned(),
        points => format!("about {points} points"),
    };
    format!("{did}. {better} was better by {by}.")
}

/// An act as a thing that can be better or worse.
fn act(event: &Event, size: Size) -> String {
    match event {
        Event::Played(play) => played(play),
        Event::Made(cell, special) => {
            format!("making {} a {}", size.name(*cell), special_name(*special))
        }
        Event::Asked { called, .. } => format!("asking for {}", letters(called)),
        Event::Answered(_, Answer::Took(letter)) => format!("taking {letter}"),
        Event::Answered(_, Answer::Wall(edge)) => match size.beside_edge(*edge) {
            Some((one, other)) => {
                format!("a wall between {} and {}", size.name(one), size.name(other))
            }
            None => "a wall".into(),
        },
        _ => "passing".into(),
    }
}

fn played(play: &Play) -> String {
    format!("{} for {}", played_words(play), play.points)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::paper_grid::rules::Special;
    use crate::lexicon::Letter;
    use crate::table::SeatId;

    fn judged(did: Event, better: Option<Event>, lost: i32) -> String {
        let (step, seat) = (3, SeatId::FIRST);
        let judged = Judged {
            step,
            seat,
            did,
            better,
            lost,
        };
        reviewed(&judged, Size::Medium)
    }

    #[test]
    fn what_was_done_is_said_first_and_then_what_was_better() {
        let letter = |sign| Letter::new(sign).unwrap();
        let called = vec![letter('e'), letter('s')];
        let asked = Event::Asked {
            called: called.clone(),
            kept: called,
        };
        let took = |sign| Event::Answered(SeatId::FIRST, Answer::Took(letter(sign)));
        assert_eq!(
            judged(asked.clone(), None, 0),
            "Asking for E and S. Nothing was clearly better."
        );
        assert_eq!(
            judged(took('e'), Some(took('s')), 120),
            "Taking E. Taking S was better by about 1 point."
        );
        let c3 = Size::Medium.named("c3").unwrap();
        let makes = Event::Made(c3, Special::DoubleWord);
        let told = judged(Event::Passed(SeatId::FIRST), Some(makes), 360);
        assert_eq!(
            told,
            "Passing. Making c3 a Double Word was better by about 4 points."
        );
    }
}
