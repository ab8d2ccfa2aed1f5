//! Random legal actions, for the random player of the tests.

use super::{
    Action, Attempt, MotionKind, PlayMode, Refusal, SourceChoice, Stage, Table, VoteProposal,
};
use game::{Chance, SeatId};
use lexicon::{LetterCounts, Lexicon, Supply, Word};

/// How many words the random player considers before it chooses one.
const MAX_CANDIDATES: usize = 24;

/// Returns a random legal action of a seat that is waited for.
pub(super) fn sample_action(
    table: &Table,
    seat: SeatId,
    words: Option<&Lexicon>,
    chance: &mut Chance,
) -> Action {
    if let Some(motion) = &table.motion {
        let agrees = match motion.matter {
            MotionKind::Stop => table.done.contains(seat) || chance.below(8) == 0,
            MotionKind::TakeBack => chance.below(2) == 0,
            MotionKind::Count(_) => chance.below(8) > 0,
        };
        return if agrees {
            Action::Agree
        } else {
            Action::Decline
        };
    }
    if table.last.is_some() && table.reservation_holder().is_none() && chance.below(25) == 0 {
        return Action::Propose(seat, VoteProposal::TakeBack);
    }
    match &table.stage {
        Stage::ToFlip => Action::Flip,
        Stage::Window { .. } | Stage::Sweep { .. } => {
            sample_word(table, seat, words, chance).unwrap_or(Action::Pass)
        }
        Stage::Reserved { press, .. } if press.seat == seat => {
            sample_word(table, seat, words, chance).unwrap_or(Action::Release)
        }
        // In Call it out, a seat that waits cancels the reservation more often than it takes it
        // over.
        Stage::Reserved { .. }
            if table.options.mode == PlayMode::CallItOut && chance.below(4) > 0 =>
        {
            Action::Interrupt
        }
        Stage::Reserved { .. } => press_action(table),
        Stage::Open | Stage::Laying | Stage::Over(_) => {
            sample_in_open_stage(table, seat, words, chance)
        }
    }
}

fn sample_in_open_stage(
    table: &Table,
    seat: SeatId,
    words: Option<&Lexicon>,
    chance: &mut Chance,
) -> Action {
    let flip = table.check_flip(seat).is_ok();
    // Presses only if the guard time is already over at the moment of the last event.
    let presses = table.can_press(seat) && table.opens <= table.since;
    let free = matches!(
        table.options.mode,
        PlayMode::Turns { .. } | PlayMode::Solo { .. }
    );
    if free && let Some(made) = sample_word(table, seat, words, chance) {
        return made;
    }
    if flip && !(presses && chance.below(4) == 0) {
        return Action::Flip;
    }
    let done = table.done.contains(seat);
    if presses && !done && !(table.offers_done() && chance.below(6) > 0) {
        return press_action(table);
    }
    if table.offers_done() && !done {
        return Action::Done(seat);
    }
    // In a race letters turn up by themselves, so there may be nothing else to do.
    if table.last.is_some() && chance.below(2) == 0 {
        Action::Propose(seat, VoteProposal::TakeBack)
    } else {
        Action::Propose(seat, VoteProposal::Stop)
    }
}

fn press_action(table: &Table) -> Action {
    match table.options.mode {
        PlayMode::Buzzers { .. } => Action::Buzz(table.since),
        _ => Action::Call,
    }
}

/// Makes a random word from the centre alone, or from one or two words on the table, if any is
/// found.
fn sample_word(
    table: &Table,
    seat: SeatId,
    words: Option<&Lexicon>,
    chance: &mut Chance,
) -> Option<Action> {
    let words = words?;
    if chance.below(40) == 0 {
        return sample_house_word(table, seat, words);
    }
    let standing: Vec<Word> = table.words_on_table().map(|word| word.word()).collect();
    let mut one = || chance.pick(&standing).copied();
    let mut sources: Vec<Vec<Word>> = [0, 1, 1, 1, 2]
        .map(|count| (0..count).filter_map(|_| one()).collect())
        .into();
    chance.shuffle(&mut sources);
    sources.iter().find_map(|from| {
        let found = possible_words(table, seat, from, words);
        let ways = |word: Word| table.legal_ways(seat, word, &SourceChoice::ANY).ok();
        let mut made: Vec<_> = found.filter_map(|word| Some((word, ways(word)?))).collect();
        let (word, ways) = chance.draw(&mut made)?;
        let source = match table.choose_way(ways) {
            Err(Refusal::SeveralWays(ways)) => {
                SourceChoice::Exactly(chance.pick(&ways)?.words.clone())
            }
            _ => SourceChoice::ANY,
        };
        Some(Action::Make(Attempt { word, source }))
    })
}

/// Proposes a word that isn't in the list: letters of the centre in their order.
fn sample_house_word(table: &Table, seat: SeatId, words: &Lexicon) -> Option<Action> {
    if !table.can_accept_house_words() {
        return None;
    }
    let letters = table.centre.iter().map(|tile| tile.letter);
    let word: Word = letters.take(table.options.min_letters(seat)).collect();
    let attempt = Attempt::from_any_source(word);
    table.check_make(seat).ok()?;
    let ways = table.legal_ways(seat, word, &attempt.source).ok()?;
    table.choose_way(ways).ok()?;
    let unlisted = table.check_word(word, Some(words)).is_err();
    unlisted.then_some(Action::Propose(seat, VoteProposal::House(attempt)))
}

/// Words of the list that use all letters of the given words and otherwise only centre letters.
fn possible_words<'w>(
    table: &'w Table,
    seat: SeatId,
    from: &[Word],
    words: &'w Lexicon,
) -> impl Iterator<Item = Word> + 'w {
    let must = from.iter().map(|word| LetterCounts::from(*word));
    let must = must.fold(LetterCounts::EMPTY, LetterCounts::plus);
    let supply = Supply::from_letters(table.centre_letters()).with_required(must);
    let supply = supply.with_min_len(table.options.min_letters(seat));
    let found = words
        .spelled_from(supply)
        .take(MAX_CANDIDATES)
        .map(|found| found.word);
    found.filter(|word| table.check_word(*word, Some(words)).is_ok())
}
