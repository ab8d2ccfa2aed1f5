//! How likely a word is to be stolen, given the letters in the centre and those still face down.

use std::cell::RefCell;

use super::Thief;
use game::bots::Meter;
use lexicon::{Letter, Letters, Level, Lexicon, Supply, Word};
use word_heist_rules::Table;

/// Estimates how likely words are to be stolen.
pub(super) struct Danger<'a> {
    table: &'a Table,
    words: &'a Lexicon,
    vocabulary: Level,
    soon: u64,
    /// How many of each letter haven't turned up, and how many letters that is in all.
    unseen: [u8; Letter::COUNT],
    hidden: u64,
    meter: Meter,
    known: RefCell<Vec<(Word, Letters, i32)>>,
}

/// Most letters by which other players are expected to lengthen a word.
const LONGER: usize = 4;

/// Sum of steals' ease, in thousandths, at which a word is as likely to be stolen as not.
const EVEN: u64 = 2_500;

/// The value that means certainty, in thousandths.
const CERTAIN: u64 = 1_000;

impl<'a> Danger<'a> {
    pub(super) fn new(thief: &Thief, table: &'a Table, words: &'a Lexicon) -> Danger<'a> {
        let judgement = thief.mind.judgement;
        let judged = table.options.judge.level().unwrap_or(Level::EVERYDAY);
        let unseen = unseen(table);
        Danger {
            table,
            words,
            vocabulary: judged.min(judgement.others),
            soon: (judgement.horizon as u64).min(table.face_down.into()),
            unseen,
            hidden: u64::from(table.face_down).max(1),
            meter: Meter::new(judgement.work),
            known: RefCell::default(),
        }
    }

    /// How likely a word is to be stolen with these letters in the centre, in thousandths. Beyond
    /// the step limit every word counts as even odds.
    pub(super) fn of(&self, word: Word, centre: Letters) -> i32 {
        let mut known = self.known.borrow_mut();
        let before = known
            .iter()
            .find(|(other, letters, _)| (*other, *letters) == (word, centre));
        if let Some((_, _, danger)) = before {
            return *danger;
        }
        let danger = match self.meter.is_spent() {
            true => CERTAIN as i32 / 2,
            false => self.look(word, centre),
        };
        known.push((word, centre, danger));
        danger
    }

    fn look(&self, word: Word, centre: Letters) -> i32 {
        let supply = Supply::of(centre).with_all_of(word.into());
        let supply = supply
            .with_blanks(u8::from(self.soon > 0))
            .min_len(word.len() + 1)
            .max_len(word.len() + LONGER);
        let have = centre.and(word.into());
        let mut steals = 0;
        for found in self.words.spelled(supply) {
            if self.meter.is_spent() {
                return CERTAIN as i32 / 2;
            }
            let level = self.words.level(found.id);
            if level <= self.vocabulary && self.table.options.difference.allows(word, found.word) {
                let longer = found.word.len() - word.len();
                let ease = ease(level) >> longer.saturating_sub(1);
                steals += ease * self.comes(found.word, have) / CERTAIN;
            }
        }
        (CERTAIN * steals / (steals + EVEN)) as i32
    }

    /// How likely the letter that a word lacks is to turn up soon, in thousandths.
    fn comes(&self, word: Word, have: Letters) -> u64 {
        let lacks = |letter: &Letter| Letters::from(word).count(*letter) > have.count(*letter);
        match word.letters().find(lacks) {
            None => CERTAIN,
            Some(letter) => {
                let there = self.unseen.get(usize::from(letter.rank())).copied();
                let there = u64::from(there.unwrap_or_default());
                (CERTAIN * there * self.soon / self.hidden).min(CERTAIN * 9 / 10)
            }
        }
    }
}

/// How easily other players see a word of this level, in thousandths.
const fn ease(level: Level) -> u64 {
    match level {
        Level::Common => 1_000,
        Level::Familiar => 850,
        Level::Known => 650,
        Level::Rare => 450,
    }
}

/// How many of each letter of the bag are not on the table. A bag has up to 24 of one letter,
/// more than [`Letters`] can count.
fn unseen(table: &Table) -> [u8; Letter::COUNT] {
    let mut rest = table.options.bag.counts();
    let made = table.standing().flat_map(|word| &word.tiles);
    for tile in made.chain(&table.centre) {
        if let Some(count) = rest.get_mut(usize::from(tile.letter.rank())) {
            *count = count.saturating_sub(1);
        }
    }
    rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_unseen_letter_is_counted() {
        let e = Letter::new('e').unwrap();
        let hidden = |words: &[Word], centre: &[Letter]| {
            unseen(&Table::set_out(words, centre))[usize::from(e.rank())]
        };
        assert_eq!(hidden(&[], &[]), 12);
        let tree = Word::new("tree").unwrap();
        assert_eq!(hidden(&[tree], &[e]), 9);
    }
}
