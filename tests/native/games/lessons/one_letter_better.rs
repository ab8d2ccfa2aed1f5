//! One Letter Better's lessons.

use game::{SeatId, Viewer};
use lexicon::Lexicon;
use one_letter_better::bots::Finder;
use one_letter_better::screen::TableThing;
use one_letter_better::screen::lessons::Lessons;
use one_letter_better::text::lessons::LESSONS;
use one_letter_better::text::{news, play};
use one_letter_better_rules::{Action, Stage, State};

use super::LessonFixture;

const FIXTURE: LessonFixture<Lessons> = LessonFixture {
    words: &LESSONS,
    possible_actions,
    deep: 2,
    shows: |game| {
        (
            news::last_action(game).map(|did| did.says),
            news::history(game).len(),
        )
    },
    thing: |name| name.parse::<TableThing>().is_ok(),
    tell: |game, told| {
        let journal = game.journal();
        play::log_entry(&told.entry, &journal.options.deck, &journal.seats)
    },
};

/// Every play that the finder finds, drawing, picking up, challenging, and the end of the turn.
fn possible_actions(state: &State, words: &Lexicon) -> Vec<Action> {
    match &state.table.stage {
        Stage::Window { .. } => vec![Action::Challenge(0), Action::Challenge(1), Action::Accept],
        Stage::Playing if !state.table.turn.drawn => {
            let takes = (1..=state.table.pile.len() as u8).map(Action::Take);
            takes.chain([Action::Draw]).collect()
        }
        Stage::Playing => {
            let view = state.seen_by(Viewer::Seat(SeatId::FIRST));
            let found = Finder::new(&view).find(words).into_iter().take(60);
            let ends = Action::End(Vec::new());
            found
                .map(|one| Action::Play(one.line))
                .chain([ends])
                .collect()
        }
        _ => Vec::new(),
    }
}

super::hold!(FIXTURE);
