//! Paper Grid's lessons.

use lettercase::games::paper_grid::words::lessons::LESSONS;
use lettercase::games::paper_grid::words::play;
use lettercase::games::paper_grid::{Action, PaperGrid, Stage, State, moves};
use lettercase::lexicon::{Letter, Lexicon};
use lettercase::table::SeatId;

use super::Taught;

const TAUGHT: Taught<PaperGrid> = Taught {
    words: &LESSONS,
    tries,
    deep: 2,
    tell: |game, told| {
        let size = game.state().board.size();
        play::line(&told.line, size, &game.journal().seats)
    },
};

/// Every play there is, some letters to be asked for, every answer, every area.
fn tries(state: &State, words: &Lexicon) -> Vec<Action> {
    let letters = |text: &str| -> Vec<Letter> { text.chars().filter_map(Letter::new).collect() };
    match &state.stage {
        Stage::Claiming => state.board.ids().map(Action::Claim).collect(),
        Stage::Playing => {
            let found = moves(state, SeatId::FIRST, words).into_iter();
            found.map(|one| Action::Play(one.placed)).collect()
        }
        Stage::Asking => ["AE", "EE", "ST", "QZ"]
            .map(|called| Action::Ask {
                called: letters(called),
                kept: letters(called),
            })
            .into(),
        Stage::Answering { called, .. } => {
            let takes = called.iter().map(|letter| Action::Take(*letter));
            takes
                .chain(state.board.open_edges().map(Action::Wall))
                .collect()
        }
        _ => Vec::new(),
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
