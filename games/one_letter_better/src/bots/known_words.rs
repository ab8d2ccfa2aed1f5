//! Words that other seats have made.

use game::{Match, SeatId};
use lexicon::Word;
use one_letter_better_rules::{Event, OneLetterBetter, spell};

/// The words made by all seats but this one, in all rounds.
pub fn made_by_others(game: &Match<OneLetterBetter>, seat: SeatId) -> Vec<Word> {
    let steps = game.journal().steps.iter();
    let others = steps.filter(|step| step.by != Some(seat));
    let made = others
        .flat_map(|step| &step.events)
        .filter_map(|event| match event {
            Event::Made(made) => spell(&made.line),
            _ => None,
        });
    made.collect()
}
