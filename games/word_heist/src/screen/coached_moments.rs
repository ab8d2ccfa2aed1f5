//! The moments at which a beginner gets a tip about what is happening and what they can do.

use game::SeatId;
use word_heist_rules::{MadeWord, PlayMode, Stage, Table};

/// A moment at which a beginner gets a tip.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CoachedMoment {
    /// A letter can be turned up.
    Flip,
    /// There are enough letters for a word.
    Make,
    /// Other seats have words, and there is a letter in the centre.
    Steal,
    /// A word was stolen from this seat, and still belongs to another.
    Stolen,
    /// A clock is running, and this seat can make a word or press for one.
    Clock,
    /// This seat must press its button first.
    Press,
    /// All letters are up, and this seat isn't done.
    Done,
    /// There are enough letters for a beginner's word (A4).
    MakeShort,
    /// This seat must be called first (A13).
    Call,
    /// This seat has a word, and there is a letter in the centre (A8).
    Grow,
}

impl CoachedMoment {
    /// All moments, in the order of their numbers.
    pub const ALL: [CoachedMoment; 10] = [
        CoachedMoment::Flip,
        CoachedMoment::Make,
        CoachedMoment::Steal,
        CoachedMoment::Stolen,
        CoachedMoment::Clock,
        CoachedMoment::Press,
        CoachedMoment::Done,
        CoachedMoment::MakeShort,
        CoachedMoment::Call,
        CoachedMoment::Grow,
    ];
}

/// Fewest letters in a word, except for beginners (A4).
const MIN_WORD_LETTERS: usize = 4;

/// Returns the moments that apply to a seat now, the most important first.
pub fn coached_moments(table: &Table, seat: SeatId) -> Vec<CoachedMoment> {
    if matches!(table.stage, Stage::Over(_) | Stage::Laying) {
        return Vec::new();
    }
    let others = table.words_on_table().any(|word| word.owner != seat);
    let mixes = others && !table.centre.is_empty();
    let grows = table.words_of(seat).next().is_some() && !table.centre.is_empty();
    let makes = table.check_make(seat).is_ok();
    let presses = !makes && table.can_press(seat);
    let calls = table.options.mode == PlayMode::CallItOut;
    // If another seat has the reservation, a press has to wait its turn and may come too late.
    let soon = makes || (presses && table.reservation_holder().is_none());
    let stolen = soon && mixes && was_robbed(table, seat);
    let least = table.options.min_letters(seat);
    let enough = makes && table.centre.len() >= least;
    let short = least < MIN_WORD_LETTERS;
    let awaited = table.present.contains(seat) && !table.done.contains(seat);
    let all_up = table.face_down == 0 && table.offers_done() && awaited;
    let timed = table.clock.deadline().is_some();
    let moments = [
        (stolen, CoachedMoment::Stolen),
        (all_up, CoachedMoment::Done),
        (presses && !calls, CoachedMoment::Press),
        (presses && calls, CoachedMoment::Call),
        (table.check_flip(seat).is_ok(), CoachedMoment::Flip),
        (enough && !short, CoachedMoment::Make),
        (enough && short, CoachedMoment::MakeShort),
        (mixes && makes, CoachedMoment::Steal),
        (grows && makes, CoachedMoment::Grow),
        (timed && (makes || presses), CoachedMoment::Clock),
    ];
    let there = moments.into_iter().filter(|(is, _)| *is);
    there.map(|(_, moment)| moment).collect()
}

/// Whether a word of this seat was stolen, and what it became still belongs to another seat.
fn was_robbed(table: &Table, seat: SeatId) -> bool {
    let next = |word: &&MadeWord| {
        let later = word.became.filter(|later| *later > word.id);
        later.and_then(|id| table.word(id))
    };
    table.words.iter().any(|word| {
        let now = std::iter::successors(Some(word), next).last();
        word.owner == seat && now.is_some_and(|now| now.owner != seat)
    })
}
