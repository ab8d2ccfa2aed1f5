//! What each seat gave away: for each letter, the missed word that would have gained it most. A
//! word that was gone with the next letter, or that hardly anyone knows, doesn't count as a miss,
//! since players have no turn of their own in which to think about a word.

use super::{PossibleWord, Review, ReviewInProgress};
use crate::bots::gain;
use game::account::DecisionLoss;
use game::{Match, SeatId};
use lexicon::{FamilyFilter, Level, Lexicon};
use word_heist_rules::{Event, Table, WordHeist};

/// A word that a seat could have made, and the points it would have gained on the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MissedWord<'r> {
    /// The seat that missed the word.
    pub seat: SeatId,
    /// The missed word, how it could have been made, and when.
    pub possible: &'r PossibleWord,
    /// Points that the seat would have gained on the other seats.
    pub gain: i32,
}

/// Fewest flips for which a missed word must have been possible.
const MIN_FLIPS_POSSIBLE: u8 = 2;

/// Fewest points that make a word worth mentioning.
const MIN_GAIN: i32 = 2;

/// The misses of the seats that stayed to the end, at most one per seat and letter. A word that
/// any player made, sooner or later, isn't missed; nor is one too short for its seat (A4).
pub fn missed_words<'r>(table: &Table, review: &'r Review) -> Vec<MissedWord<'r>> {
    let ups = 1..=review.turned_up;
    let all = ups.flat_map(|up| {
        table.present.iter().filter_map(move |seat| {
            let least = table.options.min_letters(seat);
            let new = review.newly_possible_at(up);
            let new = new.filter(move |one| counts_as_missed(one) && one.word.len() >= least);
            let new = new.map(|possible| MissedWord {
                seat,
                possible,
                gain: gain(table, seat, possible.word, &possible.taken),
            });
            new.filter(|miss| miss.gain >= MIN_GAIN)
                .max_by_key(|miss| (miss.gain, std::cmp::Reverse(miss.possible.level)))
        })
    });
    all.collect()
}

fn counts_as_missed(one: &PossibleWord) -> bool {
    !one.made
        && one.level <= Level::EVERYDAY
        && one.flip_count() >= MIN_FLIPS_POSSIBLE
        && one.taken.len() <= 1
}

impl MissedWord<'_> {
    /// Converts the miss for the account of a game, given the steps in which letters were turned
    /// up.
    pub fn to_loss(&self, flips: &[usize]) -> Option<DecisionLoss> {
        let at = usize::from(self.possible.since.up).checked_sub(1)?;
        Some(DecisionLoss {
            step: *flips.get(at)?,
            seat: self.seat,
            by: self.gain.saturating_mul(100),
            later: 0,
            known: self.possible.level <= Level::Familiar,
        })
    }
}

/// The steps of a game in which letters were turned up, by number.
pub fn flip_steps(game: &Match<WordHeist>) -> Vec<usize> {
    let steps = game.journal().steps.iter().enumerate();
    let flips = steps.flat_map(|(number, step)| {
        let up = |event: &&Event| matches!(event, Event::Flipped(_));
        step.events.iter().filter(up).map(move |_| number)
    });
    flips.collect()
}

/// What each seat gave away at each letter of a game, including zeros.
pub fn seat_losses(
    game: &Match<WordHeist>,
    words: &Lexicon,
    family: &FamilyFilter,
) -> Vec<DecisionLoss> {
    let table = &game.state().table;
    let mut reviewing = ReviewInProgress::new(table.clone());
    while reviewing.step(words, family) {}
    let review = reviewing.finish();
    let flips = flip_steps(game);
    let missed: Vec<DecisionLoss> = missed_words(table, &review)
        .iter()
        .filter_map(|miss| miss.to_loss(&flips))
        .collect();
    let each = flips.iter().flat_map(|step| {
        let nothing = |seat| DecisionLoss {
            step: *step,
            seat,
            by: 0,
            later: 0,
            known: false,
        };
        SeatId::all(table.seats).map(nothing)
    });
    let is_missed = |one: &DecisionLoss| {
        missed
            .iter()
            .any(|miss| (miss.step, miss.seat) == (one.step, one.seat))
    };
    let kept = each.filter(|one| !is_missed(one));
    let kept: Vec<DecisionLoss> = kept.collect();
    kept.into_iter().chain(missed).collect()
}
