//! Paper Grid's lessons.

use game::SeatId;
use lexicon::{Letter, Lexicon};
use paper_grid::screen::TableThing;
use paper_grid::screen::lessons::Lessons;
use paper_grid::text::lessons::LESSONS;
use paper_grid::text::{news, play};
use paper_grid_rules::{Action, Stage, State, moves};

use super::LessonFixture;

const FIXTURE: LessonFixture<Lessons> = LessonFixture {
    words: &LESSONS,
    possible_actions,
    deep: 2,
    shows: |game| {
        (
            news::last_action(game).map(|did| did.says),
            news::rows(game).len(),
        )
    },
    thing: |name| name.parse::<TableThing>().is_ok(),
    tell: |game, told| {
        let size = game.state().board.size();
        play::log_line(&told.entry, size, &game.journal().seats)
    },
};

/// Every possible play, some letters to ask for, every answer, every area.
fn possible_actions(state: &State, words: &Lexicon) -> Vec<Action> {
    let letters = |text: &str| -> Vec<Letter> { text.chars().filter_map(Letter::new).collect() };
    match &state.stage {
        Stage::Claiming => state.board.cell_ids().map(Action::Claim).collect(),
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

super::hold!(FIXTURE);
