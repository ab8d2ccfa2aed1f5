//! Saving a draft, so that a reload loses nothing. It names cards of a hand, so only the seat's own
//! player may see it.

use super::{Draft, DraftCard, open_word};
use base::sorting::sort;
use one_letter_better_rules::{Face, View};

impl Draft {
    /// Serialises the draft; an empty string if there is nothing to keep.
    pub fn to_text(&self) -> String {
        if self.is_empty() {
            String::new()
        } else {
            serde_json::to_string(self).unwrap_or_default()
        }
    }

    /// Restores a draft if this viewer can build it: cards of the hand and of open words, each
    /// once, with letters they can stand for.
    pub fn from_text(text: &str, view: &View) -> Option<Draft> {
        let draft: Draft = base::json::read(text).ok()?;
        let deck = &view.table.options.deck;
        let lies = |placed: &DraftCard| match placed.from {
            Some(id) => open_word(view, id).is_some_and(|word| {
                let mut cards = word.cards.iter();
                cards.any(|laid| (laid.card, laid.letters) == (placed.card, placed.letters))
            }),
            None => {
                let face = deck.face(placed.card);
                let fits = match face {
                    Face::Letters(_, letters) => placed.letters == letters,
                    Face::Wild | Face::DoubleWild => placed.letters.len() <= face.letter_count(),
                    Face::StealOne => false,
                };
                fits && view.hand.contains(&placed.card)
            }
        };
        let line = draft.line.iter().map(|placed| placed.card);
        let mut cards: Vec<_> = line.chain(draft.discards.iter().copied()).collect();
        let count = cards.len();
        sort(&mut cards);
        cards.dedup();
        let held = draft.discards.iter().all(|card| view.hand.contains(card));
        (cards.len() == count && held && draft.line.iter().all(lies)).then_some(draft)
    }
}
