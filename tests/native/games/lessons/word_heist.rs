//! Word Heist's lessons.

use game::{Moment, SeatId};
use lexicon::{LetterCounts, Lexicon, Supply};
use word_heist::screen::TableThing;
use word_heist::screen::lessons::Lessons;
use word_heist::text::lessons::LESSONS;
use word_heist::text::{news, play};
use word_heist_rules::{Action, Attempt, State};

use super::LessonFixture;

const FIXTURE: LessonFixture<Lessons> = LessonFixture {
    words: &LESSONS,
    possible_actions,
    deep: 3,
    shows: |game| {
        (
            news::last_action(game).map(|did| did.says),
            news::rows(game).len(),
        )
    },
    thing: |name| name.parse::<TableThing>().is_ok(),
    tell: |game, told| play::describe_log_entry(&told.entry, &game.journal().seats),
};

/// A flip, a buzzer press, Done, and every word of the list that the letters on the table allow.
fn possible_actions(state: &State, words: &Lexicon) -> Vec<Action> {
    let mut acts = vec![
        Action::Flip,
        Action::Buzz(Moment::START),
        Action::Done(SeatId::FIRST),
    ];
    let standing = state.table.words_on_table().flat_map(|word| &word.tiles);
    let all: LetterCounts = standing
        .chain(&state.table.centre)
        .map(|tile| tile.letter)
        .collect();
    let made = words.spelled_from(Supply::from_letters(all).with_min_len(4));
    acts.extend(made.map(|found| Action::Make(Attempt::from_any_source(found.word))));
    acts
}

super::hold!(FIXTURE);
