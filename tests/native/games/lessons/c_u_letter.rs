//! C U Letter's lessons.

use lettercase::desk::lesson::Teaches;
use lettercase::games::c_u_letter::words::lessons::LESSONS;
use lettercase::games::c_u_letter::words::play;
use lettercase::games::c_u_letter::{
    Action, CULetter, Heading, Placing, Square, Stage, State, Use,
};
use lettercase::lexicon::Lexicon;
use lettercase::table::{SeatId, Viewer};

use super::Taught;

const TAUGHT: Taught<CULetter> = Taught {
    words: &LESSONS,
    tries,
    deep: 2,
    tell: play::heard,
};

/// Every card on every square in every way; every word that can be claimed; the end of the turn.
fn tries(state: &State, words: &Lexicon) -> Vec<Action> {
    let squares: Vec<Square> = Square::all().collect();
    match state.table.stage {
        Stage::Placing => {
            let swaps = squares.iter().map(|square| Use::Swap(*square));
            let pushes = Heading::ALL.map(Use::Insert);
            let uses: Vec<Use> = [Use::Nothing, Use::Overwrite, Use::Hide]
                .into_iter()
                .chain(pushes)
                .chain(swaps)
                .collect();
            let each = state.hand(SeatId::FIRST).iter().flat_map(|card| {
                let uses = &uses;
                squares.iter().flat_map(move |at| {
                    let placing = |using: &Use| Placing {
                        card: *card,
                        at: *at,
                        using: *using,
                    };
                    uses.iter().map(placing).map(Action::Place)
                })
            });
            each.collect()
        }
        Stage::Scramble(_) => ["R A T", "S T A R", "R A T E S"]
            .iter()
            .filter_map(|cards| CULetter::act(state, &format!("spell {cards}")))
            .collect(),
        _ if !state.table.turn.ready => vec![Action::Ready],
        _ => {
            let view = state.seen_by(Viewer::Seat(SeatId::FIRST));
            let words = view.claimable(words).into_iter();
            let claims = words.map(|one| Action::Claim(one.span));
            claims.chain([Action::Done]).collect()
        }
    }
}

#[test]
fn every_lesson_is_solved_as_it_says() {
    super::every_lesson_is_solved_as_it_says(&TAUGHT);
}

#[test]
fn every_way_that_is_found_leads_to_the_end() {
    super::every_way_that_is_found_leads_to_the_end(&TAUGHT);
}

#[test]
fn a_hundred_legal_acts_break_no_lesson() {
    super::a_hundred_legal_acts_break_no_lesson(&TAUGHT);
}

#[test]
fn lessons_are_heard_as_they_were() {
    super::lessons_are_heard_as_they_were(&TAUGHT);
}
