//! Word Heist's lessons.

use game::{Moment, SeatId};
use lexicon::{Letters, Lexicon, Supply};
use word_heist::screen::Thing;
use word_heist::screen::lessons::Lessons;
use word_heist::text::lessons::LESSONS;
use word_heist::text::{news, play};
use word_heist_rules::{Action, Attempt, State};

use super::Taught;

const TAUGHT: Taught<Lessons> = Taught {
    words: &LESSONS,
    tries,
    deep: 3,
    shows: |game| (news::did(game).map(|did| did.says), news::rows(game).len()),
    thing: |name| name.parse::<Thing>().is_ok(),
    tell: |game, told| play::line(&told.line, &game.journal().seats),
};

/// A flip, a buzzer press, Done, and every word of the list that the letters on the table allow.
fn tries(state: &State, words: &Lexicon) -> Vec<Action> {
    let mut acts = vec![
        Action::Flip,
        Action::Buzz(Moment::START),
        Action::Done(SeatId::FIRST),
    ];
    let standing = state.table.standing().flat_map(|word| &word.tiles);
    let all: Letters = standing
        .chain(&state.table.centre)
        .map(|tile| tile.letter)
        .collect();
    let made = words.spelled(Supply::of(all).min_len(4));
    acts.extend(made.map(|found| Action::Make(Attempt::of(found.word))));
    acts
}

super::hold!(TAUGHT);
