//! Random legal actions, for the random player of the tests.

use super::{Action, Attempt, Matter, Mode, Proposal, Refusal, Source, Stage, Table};
use game::{Chance, SeatId};
use lexicon::{Letters, Lexicon, Supply, Word};

/// How many words the random player considers before it chooses one.
const LOOKS: usize = 24;

/// Returns a random legal action of a seat that is waited for.
pub(super) fn sample(
    table: &Table,
    seat: SeatId,
    words: Option<&Lexicon>,
    chance: &mut Chance,
) -> Action {
    if let Some(motion) = &table.motion {
        let agrees = match motion.matter {
            Matter::Stop => table.done.contains(seat) || chance.below(8) == 0,
            Matter::TakeBack => chance.below(2) == 0,
            Matter::Count(_) => chance.below(8) > 0,
        };
        return if agrees {
            Action::Agree
        } else {
            Action::Decline
        };
    }
    if table.last.is_some() && table.holder().is_none() && chance.below(25) == 0 {
        return Action::Propose(seat, Proposal::TakeBack);
    }
    match &table.stage {
        Stage::ToFlip => Action::Flip,
        Stage::Window { .. } | Stage::Sweep { .. } => {
            make(table, seat, words, chance).unwrap_or(Action::Pass)
        }
        Stage::Reserved { press, .. } if press.seat == seat => {
            make(table, seat, words, chance).unwrap_or(Action::Release)
        }
        // In Call it out a waiting seat mostly cancels the reservation rather than taking it.
        Stage::Reserved { .. } if table.options.mode == Mode::CallItOut && chance.below(4) > 0 => {
            Action::Interrupt
        }
        Stage::Reserved { .. } => press(table),
        Stage::Open | Stage::Laying | Stage::Over(_) => open(table, seat, words, chance),
    }
}

fn open(table: &Table, seat: SeatId, words: Option<&Lexicon>, chance: &mut Chance) -> Action {
    let flip = table.may_flip(seat).is_ok();
    // The moment of the last event is already past the guard.
    let presses = table.can_press(seat) && table.opens <= table.since;
    let free = matches!(table.options.mode, Mode::Turns { .. } | Mode::Solo { .. });
    if free && let Some(made) = make(table, seat, words, chance) {
        return made;
    }
    if flip && !(presses && chance.below(4) == 0) {
        return Action::Flip;
    }
    let done = table.done.contains(seat);
    if presses && !done && !(table.offers_done() && chance.below(6) > 0) {
        return press(table);
    }
    if table.offers_done() && !done {
        return Action::Done(seat);
    }
    // In a race there is nothing to flip in the meantime.
    match table.last.is_some() && chance.below(2) == 0 {
        true => Action::Propose(seat, Proposal::TakeBack),
        false => Action::Propose(seat, Proposal::Stop),
    }
}

fn press(table: &Table) -> Action {
    match table.options.mode {
        Mode::Buzzers { .. } => Action::Buzz(table.since),
        _ => Action::Call,
    }
}

/// Makes a random word from the centre alone, or from one or two words on the table, if any is
/// found.
fn make(
    table: &Table,
    seat: SeatId,
    words: Option<&Lexicon>,
    chance: &mut Chance,
) -> Option<Action> {
    let words = words?;
    if chance.below(40) == 0 {
        return house(table, seat, words);
    }
    let standing: Vec<Word> = table.standing().map(|word| word.word()).collect();
    let mut one = || chance.pick(&standing).copied();
    let mut sources: Vec<Vec<Word>> = [0, 1, 1, 1, 2]
        .map(|count| (0..count).filter_map(|_| one()).collect())
        .into();
    chance.shuffle(&mut sources);
    sources.iter().find_map(|from| {
        let found = found(table, seat, from, words);
        let ways = |word: Word| table.fits_table(seat, word, &Source::ANY).ok();
        let mut made: Vec<_> = found.filter_map(|word| Some((word, ways(word)?))).collect();
        let (word, ways) = chance.draw(&mut made)?;
        let source = match table.choose(ways) {
            Err(Refusal::SeveralWays(ways)) => Source::Exactly(chance.pick(&ways)?.words.clone()),
            _ => Source::ANY,
        };
        Some(Action::Make(Attempt { word, source }))
    })
}

/// Proposes a word that isn't in the list: letters of the centre in their order.
fn house(table: &Table, seat: SeatId, words: &Lexicon) -> Option<Action> {
    if !table.takes_house_words() {
        return None;
    }
    let letters = table.centre.iter().map(|tile| tile.letter);
    let word: Word = letters.take(table.options.least_letters(seat)).collect();
    let attempt = Attempt::of(word);
    table.may_make(seat).ok()?;
    let ways = table.fits_table(seat, word, &attempt.source).ok()?;
    table.choose(ways).ok()?;
    let unlisted = table.counts(word, Some(words)).is_err();
    unlisted.then_some(Action::Propose(seat, Proposal::House(attempt)))
}

/// Words of the list that use all letters of the given words and otherwise only centre letters.
fn found<'w>(
    table: &'w Table,
    seat: SeatId,
    from: &[Word],
    words: &'w Lexicon,
) -> impl Iterator<Item = Word> + 'w {
    let must = from.iter().map(|word| Letters::from(*word));
    let must = must.fold(Letters::NONE, Letters::and);
    let supply = Supply::of(table.centre_letters()).with_all_of(must);
    let supply = supply.min_len(table.options.least_letters(seat));
    let found = words.spelled(supply).take(LOOKS).map(|found| found.word);
    found.filter(|word| table.counts(*word, Some(words)).is_ok())
}
