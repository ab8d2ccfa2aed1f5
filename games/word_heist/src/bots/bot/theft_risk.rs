//! The chance that a word is stolen, given the letters in the centre and those still face down.

use std::cell::RefCell;

use super::BotLevel;
use game::bots::WorkMeter;
use lexicon::{Letter, LetterCounts, Level, Lexicon, Supply, Word};
use word_heist_rules::Table;

/// Estimates the chance that words are stolen.
pub(super) struct TheftRisk<'a> {
    table: &'a Table,
    words: &'a Lexicon,
    vocabulary: Level,
    soon: u64,
    /// How many of each letter haven't turned up, and how many letters that is in all.
    unseen: [u8; Letter::COUNT],
    hidden: u64,
    meter: WorkMeter,
    known: RefCell<Vec<(Word, LetterCounts, i32)>>,
}

/// Most letters by which other players are expected to lengthen a word.
const MAX_ADDED_LETTERS: usize = 4;

/// Total ease of seeing the possible steals, in thousandths, at which a word is as likely to be
/// stolen as not.
const EVEN_ODDS_EASE: u64 = 2_500;

/// Certainty, as a chance in thousandths.
const CERTAINTY: u64 = 1_000;

impl<'a> TheftRisk<'a> {
    pub(super) fn new(bot: &BotLevel, table: &'a Table, words: &'a Lexicon) -> TheftRisk<'a> {
        let judgement = bot.mind.judgement;
        let judged = table.options.judge.level().unwrap_or(Level::EVERYDAY);
        let unseen = unseen_letters(table);
        TheftRisk {
            table,
            words,
            vocabulary: judged.min(judgement.others),
            soon: (judgement.horizon as u64).min(table.face_down.into()),
            unseen,
            hidden: u64::from(table.face_down).max(1),
            meter: WorkMeter::new(judgement.work),
            known: RefCell::default(),
        }
    }

    /// Returns the chance, in thousandths, that a word is stolen with these letters in the centre.
    /// Once the step limit is reached, every word gets even odds.
    pub(super) fn estimate(&self, word: Word, centre: LetterCounts) -> i32 {
        let mut known = self.known.borrow_mut();
        let before = known
            .iter()
            .find(|(other, letters, _)| (*other, *letters) == (word, centre));
        if let Some((_, _, danger)) = before {
            return *danger;
        }
        let danger = if self.meter.is_spent() {
            CERTAINTY as i32 / 2
        } else {
            self.estimate_uncached(word, centre)
        };
        known.push((word, centre, danger));
        danger
    }

    fn estimate_uncached(&self, word: Word, centre: LetterCounts) -> i32 {
        let supply = Supply::from_letters(centre).with_required(word.into());
        let supply = supply
            .with_blanks(u8::from(self.soon > 0))
            .with_min_len(word.len() + 1)
            .with_max_len(word.len() + MAX_ADDED_LETTERS);
        let have = centre.plus(word.into());
        let mut steals = 0;
        for found in self.words.spelled_from(supply) {
            if self.meter.is_spent() {
                return CERTAINTY as i32 / 2;
            }
            let level = self.words.level(found.id);
            if level <= self.vocabulary && self.table.options.difference.allows(word, found.word) {
                let longer = found.word.len() - word.len();
                let ease = ease_of_seeing(level) >> longer.saturating_sub(1);
                steals += ease * self.arrival_chance(found.word, have) / CERTAINTY;
            }
        }
        (CERTAINTY * steals / (steals + EVEN_ODDS_EASE)) as i32
    }

    /// How likely the letter that a word lacks is to turn up soon, in thousandths.
    fn arrival_chance(&self, word: Word, have: LetterCounts) -> u64 {
        let lacks = |letter: &Letter| LetterCounts::from(word).count(*letter) > have.count(*letter);
        match word.letters().find(lacks) {
            None => CERTAINTY,
            Some(letter) => {
                let there = self.unseen.get(usize::from(letter.rank())).copied();
                let there = u64::from(there.unwrap_or_default());
                (CERTAINTY * there * self.soon / self.hidden).min(CERTAINTY * 9 / 10)
            }
        }
    }
}

/// How easily other players see a word of this level, in thousandths.
const fn ease_of_seeing(level: Level) -> u64 {
    match level {
        Level::Common => 1_000,
        Level::Familiar => 850,
        Level::Known => 650,
        Level::Rare => 450,
    }
}

/// How many of each letter of the bag are not on the table. A bag has up to 24 of one letter,
/// more than [`Letters`] can count.
fn unseen_letters(table: &Table) -> [u8; Letter::COUNT] {
    let mut rest = table.options.bag.counts();
    let made = table.words_on_table().flat_map(|word| &word.tiles);
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
            unseen_letters(&Table::for_example(words, centre))[usize::from(e.rank())]
        };
        assert_eq!(hidden(&[], &[]), 12);
        let tree = Word::new("tree").unwrap();
        assert_eq!(hidden(&[tree], &[e]), 9);
    }
}
