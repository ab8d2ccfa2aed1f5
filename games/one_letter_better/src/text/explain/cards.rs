//! Explains cards of the hand and the pile: their values and what they can do now.

use super::Explaining;
use crate::screen::{Draft, Look, Onto, Prospect, comes_along};
use crate::text::play::{card, points};
use crate::text::stage::power;
use crate::text::table::takes_along;
use base::sorting::sort_by_key;
use lexicon::Word;
use one_letter_better_rules::{CardId, Checking, Colour, Face, TableWord};
use screen::Explained;
use screen::text::phrase::{capitals, sentence};

/// Limit for the number of possible words that an explanation lists.
const LISTED: usize = 4;

impl Explaining<'_> {
    /// The kind and value of a card, wherever it is.
    fn facts(&self, of: CardId) -> Vec<String> {
        let options = &self.view.table.options;
        let face = options.deck.face(of);
        let worth = match options.deck.value(of) {
            0 => "Worth nothing.".to_owned(),
            value => format!("Worth {}.", points(value).trim_start_matches('+')),
        };
        let mut facts = vec![power(Look::of(face)).to_owned(), worth];
        let cost = options.cost(of);
        if cost > 0 {
            facts.push(format!("Left in a hand at the end, it costs {cost}."));
        }
        facts
    }

    pub(super) fn held(&self, of: CardId) -> Option<Explained> {
        let known = self.view.hand.contains(&of)
            || self
                .view
                .table
                .word_with(of)
                .is_some_and(|_| self.draft.holds(of));
        if !known {
            return None;
        }
        Some(Explained {
            title: sentence(&self.plain(of)),
            facts: self.facts(of),
            can: match self.plays() && self.view.hand.contains(&of) {
                true => self.could_now(of),
                false => Vec::new(),
            },
        })
    }

    /// What a single card of the hand could do now.
    fn could_now(&self, of: CardId) -> Vec<String> {
        if self.view.table.options.deck.face(of) == Face::StealOne {
            return vec!["Tap it to choose whose hand.".into()];
        }
        let table = &self.view.table;
        let own = self.view.own;
        let mut all: Vec<(bool, Word, i32, Word)> = Vec::new();
        // Help with the chosen card, only where the word list is asked beforehand anyway.
        let helps = self.helps
            && self.chosen() == Some(of)
            && table.options.checking == Checking::AutoCheck;
        for word in table.open_words().filter(|_| helps) {
            let best = self
                .becomes(word, of)
                .into_iter()
                .max_by_key(|(_, gain)| *gain);
            if let Some((made, gain)) = best {
                all.push((own == Some(word.owner), made, gain, word.word()));
            }
        }
        sort_by_key(&mut all, |(_, _, gain, _)| -gain);
        let told = all.iter().take(LISTED).map(|(own, made, gain, old)| {
            let (made, old, gain) = (capitals(*made), capitals(*old), points(*gain));
            match own {
                true => format!("It turns your {old} into {made}: {gain}."),
                false => format!("It steals {old} as {made}: {gain}."),
            }
        });
        let mut can: Vec<String> = told.collect();
        if all.len() > LISTED {
            can.push(format!("And {} more.", all.len() - LISTED));
        }
        can.push(match self.draft.holds(of) {
            true => "Tap it to take it back.".into(),
            false => "Tap it to build with it.".into(),
        });
        can
    }

    /// The words that a table word can become with one more card, and their points: at either end,
    /// a red card also inside, a blue card in place of others. Where words can be challenged, any
    /// legal placement counts.
    pub(super) fn becomes(&self, word: &TableWord, of: CardId) -> Vec<(Word, i32)> {
        let count = word.cards.len();
        let mut places = vec![Onto::Gap(word.id, 0), Onto::Gap(word.id, count)];
        match self.view.table.options.deck.face(of).colour() {
            Some(Colour::Red) => places.extend((1..count).map(|gap| Onto::Gap(word.id, gap))),
            Some(Colour::Blue) => {
                places.push(Onto::Card(word.id, 0));
                places.push(Onto::Card(word.id, count.saturating_sub(1)));
            }
            _ => {}
        }
        let mut found: Vec<(Word, i32)> = Vec::new();
        for place in places {
            let mut draft = Draft::default();
            draft.drop(of, place, self.view);
            if let Prospect::Play(made) = draft.prospect(self.view, self.words) {
                let one = (made.word(), made.gain);
                if !found.contains(&one) {
                    found.push(one);
                }
            }
        }
        found
    }

    pub(super) fn lying(&self, of: CardId) -> Option<Explained> {
        let table = &self.view.table;
        let place = table.pile.iter().rev().position(|one| *one == of)?;
        let deck = &table.options.deck;
        let mut facts = self.facts(of);
        facts.push(match place {
            0 => "It’s on top of the discard pile.".into(),
            1 => "It’s under 1 card in the discard pile.".into(),
            above => format!("It’s under {above} cards in the discard pile."),
        });
        let mut can = Vec::new();
        let takes = self.plays() && !table.turn.drawn;
        if takes {
            let along = comes_along(self.view, of);
            can.push(takes_along(
                deck,
                along,
                along.len() > 1 || self.view.deck == 0,
            ));
        }
        if let Some(blue) = self.draft.swaps(self.view).filter(|_| self.plays()) {
            can.push(format!("You can swap {} for it.", card(deck, blue)));
        }
        Some(Explained {
            title: sentence(&self.plain(of)),
            facts,
            can,
        })
    }
}
