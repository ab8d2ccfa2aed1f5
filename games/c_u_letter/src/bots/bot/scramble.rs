//! How a bot makes words of the leftover cards (C40).

use super::BotLevel;
use super::attention::BotAttention;
use super::budget::{STEPS_PER_BOARD, SearchBudget};
use crate::bots::leftovers::cards_spelling;
use c_u_letter_rules::{Action, CardId, Scramble, Span, Stacks, Stage, View};
use game::{Chance, SeatId, SeatSet};
use lexicon::{Cursor, FamilyFilter, Level, Lexicon, Word, WordId};

/// The scramble as a bot sees it, with what it needs to decide.
pub(super) struct ScrambleBot<'a> {
    pub(super) view: &'a View,
    pub(super) seat: SeatId,
    pub(super) bot: &'a BotLevel,
    pub(super) words: &'a Lexicon,
    pub(super) family: &'a FamilyFilter,
    pub(super) budget: &'a SearchBudget,
}

impl ScrambleBot<'_> {
    /// Makes a word if the bot finds one. With buzzers, it presses once it has found one.
    pub(super) fn act(&self, chance: &mut Chance) -> Action {
        let Stage::Scramble(left) = self.view.table.stage else {
            return Action::Pass;
        };
        let action = match self.view.table.options.scramble {
            Scramble::InLines => self.best_claim(),
            _ => self.best_spelling(chance),
        };
        match action {
            None => Action::Pass,
            Some(_) if !left.floor => Action::Buzz(SeatSet::EMPTY.with(self.seat)),
            Some(action) => action,
        }
    }

    /// Picks the noticed word in a line that pays most cards.
    fn best_claim(&self) -> Option<Action> {
        if !self.budget.can_spend(STEPS_PER_BOARD) {
            return None;
        }
        let table = &self.view.table;
        let attention = BotAttention::for_turn(self.view, self.seat, self.bot, self.words);
        let mut found = self.view.claimable_words(self.words);
        found.retain(|one| {
            let level = self.words.level(one.id);
            level <= self.bot.mind.vocabulary && !self.family.hides(one.id)
        });
        found.retain(|one| attention.notices_board_word(one));
        let stacks = match self.bot.mind.judgement.worlds {
            0 => Stacks::BuriedStay,
            _ => table.options.stacks,
        };
        let pays = |span: Span| -> usize {
            let each = span
                .squares()
                .map(|square| table.board.pays(square, stacks));
            each.sum()
        };
        // On a tie the first is kept, which is the longest.
        let best = found.iter().rev().max_by_key(|one| pays(one.span));
        best.map(|one| Action::Claim(one.span))
    }

    /// Picks one of the longest words that the bot notices. With look-ahead, it picks the word that
    /// leaves the next seat least.
    fn best_spelling(&self, chance: &mut Chance) -> Option<Action> {
        let loose = &self.view.table.loose;
        let attention = BotAttention::for_turn(self.view, self.seat, self.bot, self.words);
        let mut found: Vec<Word> = Vec::new();
        let judgement = self.bot.mind.judgement;
        let near = usize::from(judgement.worlds > 0);
        let mut most = 0;
        self.for_each_word(loose, &mut |word, level| {
            if word.len() + near >= most && attention.notices_word(word, level, 0) {
                most = most.max(word.len());
                found.push(word);
            }
        });
        found.retain(|word| word.len() + near >= most);
        let longest: Vec<Word> = found
            .iter()
            .copied()
            .filter(|word| word.len() == most)
            .collect();
        let at_once = *chance.pick(&longest)?;
        let word = match judgement.worlds {
            0 => at_once,
            _ => self.best_lead_word(at_once, found, chance),
        };
        cards_spelling(loose, word).map(Action::Spell)
    }

    /// Picks the word with the greatest lead over the best word left for the next seat.
    fn best_lead_word(&self, at_once: Word, mut found: Vec<Word>, chance: &mut Chance) -> Word {
        let loose = &self.view.table.loose;
        let mut best: Option<(i32, Word)> = None;
        let mut next = Some(at_once);
        for _ in 0..self.bot.mind.judgement.candidates {
            let Some(word) = next else { break };
            let Some(reply) = self.best_reply_length(loose, word) else {
                break;
            };
            let ahead = word.len() as i32 - reply as i32;
            if best.is_none_or(|(most, _)| ahead > most) {
                best = Some((ahead, word));
            }
            next = chance.draw(&mut found);
        }
        best.map_or(at_once, |(_, word)| word)
    }

    /// Returns the length of the next seat's longest word, or `None` if the budget doesn't allow
    /// it.
    fn best_reply_length(&self, loose: &[CardId], word: Word) -> Option<usize> {
        let gone = cards_spelling(loose, word)?;
        let rest: Vec<CardId> = loose
            .iter()
            .copied()
            .filter(|card| !gone.contains(card))
            .collect();
        let mut most = 0;
        self.for_each_word(&rest, &mut |word, _| most = most.max(word.len()))
            .then_some(most)
    }

    /// Visits every word that the bot knows and the cards spell, in the list's order. Returns
    /// whether the budget allowed all of them.
    fn for_each_word(&self, cards: &[CardId], one: &mut dyn FnMut(Word, Level)) -> bool {
        let Some(judged) = self.view.table.options.judge.level() else {
            return true;
        };
        let known = judged.min(self.bot.mind.vocabulary);
        let mut some = |word: Word, id: WordId| {
            let level = self.words.level(id);
            if level <= known && !self.family.hides(id) {
                one(word, level);
            }
        };
        let mut left = [0_u8; 26];
        for card in cards {
            if let Some(count) = left.get_mut(usize::from(card.letter().rank())) {
                *count = count.saturating_add(1);
            }
        }
        self.visit_words(self.words.cursor(), Word::EMPTY, &mut left, &mut some)
    }

    /// Visits the words that continue from this cursor, as far as the budget allows.
    fn visit_words(
        &self,
        cursor: Cursor<'_>,
        word: Word,
        left: &mut [u8; 26],
        one: &mut dyn FnMut(Word, WordId),
    ) -> bool {
        if word.len() >= MIN_LETTERS
            && let Some(id) = cursor.id()
        {
            one(word, id);
        }
        if word.len() >= self.bot.longest {
            return true;
        }
        for letter in cursor.next_letters().iter() {
            let place = usize::from(letter.rank());
            let count = left.get(place).copied().unwrap_or_default();
            if count == 0 {
                continue;
            }
            if !self.budget.can_spend(1) {
                return false;
            }
            let (Some(next), Some(longer)) = (cursor.step(letter), word.push(letter)) else {
                continue;
            };
            if let Some(left) = left.get_mut(place) {
                *left = count - 1;
            }
            let all = self.visit_words(next, longer, left, one);
            if let Some(left) = left.get_mut(place) {
                *left = count;
            }
            if !all {
                return false;
            }
        }
        true
    }
}

/// Fewest letters of a scramble word (C40).
const MIN_LETTERS: usize = 2;
