//! Explains cards of the hand and the pile: their values and what they can do now.

use super::Explainer;
use crate::screen::{CardDropTarget, CardLook, Draft, DraftOutcome, pick_up_from};
use crate::text::play::{card_name, points};
use crate::text::stage::card_power;
use crate::text::table::pick_up_notice;
use base::sorting::sort_by_key;
use lexicon::Word;
use one_letter_better_rules::{CardId, CheckingRule, Colour, Face, TableWord, WordPlay};
use screen::Explanation;
use screen::text::phrase::{capitals, sentence};

/// Limit for the number of possible words that an explanation lists.
const MAX_LISTED: usize = 4;

impl Explainer<'_> {
    /// The kind and value of a card, wherever it is.
    fn card_facts(&self, of: CardId) -> Vec<String> {
        let options = &self.view.table.options;
        let face = options.deck.face(of);
        let worth = match options.deck.value(of) {
            0 => "Worth nothing.".to_owned(),
            value => format!("Worth {}.", points(value).trim_start_matches('+')),
        };
        let mut facts = vec![card_power(CardLook::from_face(face)), worth];
        let cost = options.hand_cost(of);
        if cost > 0 {
            facts.push(format!("Left in a hand at the end, it costs {cost}."));
        }
        facts
    }

    pub(super) fn held_card(&self, of: CardId) -> Option<Explanation> {
        let known = self.view.hand.contains(&of)
            || self
                .view
                .table
                .word_containing(of)
                .is_some_and(|_| self.draft.holds(of));
        if !known {
            return None;
        }
        Some(Explanation {
            title: sentence(&self.short_name(of)),
            facts: self.card_facts(of),
            can: if self.is_playing() && self.view.hand.contains(&of) {
                self.possible_uses(of)
            } else {
                Vec::new()
            },
        })
    }

    /// What a single card of the hand could do now.
    fn possible_uses(&self, of: CardId) -> Vec<String> {
        if self.view.table.options.deck.face(of) == Face::StealOne {
            return vec!["Tap it to choose whose hand.".into()];
        }
        let table = &self.view.table;
        let own = self.view.own;
        let mut all: Vec<(bool, Word, i32, Word)> = Vec::new();
        // Helps with the chosen card only where words are checked before they are laid anyway.
        let helps = self.helps
            && self.chosen_card() == Some(of)
            && table.options.checking == CheckingRule::AutoCheck;
        for word in table.open_words().filter(|_| helps) {
            let best = self
                .possible_words(word, of)
                .into_iter()
                .max_by_key(|(_, gain)| *gain);
            if let Some((made, gain)) = best {
                all.push((own == Some(word.owner), made, gain, word.word()));
            }
        }
        sort_by_key(&mut all, |(_, _, gain, _)| -gain);
        let told = all.iter().take(MAX_LISTED).map(|(own, made, gain, old)| {
            let (made, old, gain) = (capitals(*made), capitals(*old), points(*gain));
            if *own {
                format!("It turns your {old} into {made}: {gain}.")
            } else {
                format!("It steals {old} as {made}: {gain}.")
            }
        });
        let mut can: Vec<String> = told.collect();
        if all.len() > MAX_LISTED {
            can.push(format!("And {} more.", all.len() - MAX_LISTED));
        }
        can.push(if self.draft.holds(of) {
            "Tap it to take it back.".into()
        } else {
            "Tap it to build with it.".into()
        });
        can
    }

    /// The words that a table word can become with one more card, and their points.
    pub(super) fn possible_words(&self, word: &TableWord, of: CardId) -> Vec<(Word, i32)> {
        let mut found: Vec<(Word, i32)> = Vec::new();
        for made in self.possible_plays(word, of) {
            let one = (made.word(), made.gain);
            if !found.contains(&one) {
                found.push(one);
            }
        }
        found
    }

    /// The plays that turn a table word into another with one more card: at either end, a red card
    /// also inside, a blue card in place of others. Where words can be challenged, any legal
    /// placement counts.
    pub(super) fn possible_plays(&self, word: &TableWord, of: CardId) -> Vec<WordPlay> {
        let count = word.cards.len();
        let mut places = vec![
            CardDropTarget::Gap(word.id, 0),
            CardDropTarget::Gap(word.id, count),
        ];
        match self.view.table.options.deck.face(of).colour() {
            Some(Colour::Red) => {
                places.extend((1..count).map(|gap| CardDropTarget::Gap(word.id, gap)))
            }
            Some(Colour::Blue) => {
                places.push(CardDropTarget::Card(word.id, 0));
                places.push(CardDropTarget::Card(word.id, count));
            }
            _ => {}
        }
        let play = |place| {
            let mut draft = Draft::default();
            draft.drop(of, place, self.view);
            match draft.outcome(self.view, self.words) {
                DraftOutcome::Play(made) => Some(made),
                _ => None,
            }
        };
        places.into_iter().filter_map(play).collect()
    }

    pub(super) fn pile_card(&self, of: CardId) -> Option<Explanation> {
        let table = &self.view.table;
        let place = table.pile.iter().rev().position(|one| *one == of)?;
        let deck = &table.options.deck;
        let mut facts = self.card_facts(of);
        facts.push(match place {
            0 => "It’s on top of the discard pile.".into(),
            1 => "It’s under 1 card in the discard pile.".into(),
            above => format!("It’s under {above} cards in the discard pile."),
        });
        let mut can = Vec::new();
        let takes = self.is_playing() && !table.turn.drawn;
        if takes {
            let along = pick_up_from(self.view, of);
            can.push(pick_up_notice(
                deck,
                along,
                along.len() > 1 || self.view.deck == 0,
            ));
        }
        if let Some(blue) = self
            .draft
            .swappable_blue(self.view)
            .filter(|_| self.is_playing())
        {
            can.push(format!("You can swap {} for it.", card_name(deck, blue)));
        }
        Some(Explanation {
            title: sentence(&self.short_name(of)),
            facts,
            can,
        })
    }
}
