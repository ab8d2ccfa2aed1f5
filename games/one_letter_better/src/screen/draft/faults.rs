//! Which cards keep a line from being played.

use super::{Draft, DraftCard, DraftOutcome, card_colour};
use lexicon::Word;
use one_letter_better_rules::{CardId, Colour, Refusal, View};

impl Draft {
    /// The cards of the line that are at fault if this is what it would make: none if no single
    /// card is, for instance because the letters spell no word.
    pub fn faults(&self, outcome: &DraftOutcome, view: &View) -> Vec<CardId> {
        let DraftOutcome::Refused(why) = outcome else {
            return Vec::new();
        };
        let cards = |at_fault: &dyn Fn(&DraftCard) -> bool| -> Vec<CardId> {
            let all = self.line.iter().filter(|&placed| at_fault(placed));
            all.map(|placed| placed.card).collect()
        };
        let own = |placed: &DraftCard| placed.from.is_none();
        let is_blue = |placed: &DraftCard| card_colour(view, placed.card) == Some(Colour::Blue);
        // The word that was added last.
        let last_word = self.line.iter().rev().find_map(|placed| placed.from);
        match why {
            Refusal::NotInHand(card)
            | Refusal::NotThere(card)
            | Refusal::Twice(card)
            | Refusal::OtherLetters(card)
            | Refusal::CannotSpell(card)
            | Refusal::OnlyRedInside(card)
            | Refusal::GreenInside(card)
            | Refusal::WildCannotSteal(card)
            | Refusal::WildCannotJoin(card)
            | Refusal::GreenCannotJoin(card) => cards(&|placed| placed.card == *card),
            Refusal::BlueCount { .. } => cards(&|placed| own(placed) && is_blue(placed)),
            // The blue card is where it belongs; the others are too many.
            Refusal::CardsMissing(_) => {
                let blue = self
                    .line
                    .iter()
                    .find(|placed| own(placed) && is_blue(placed));
                cards(&|placed| own(placed) && Some(placed) != blue)
            }
            Refusal::OneCardSteals(_) => {
                let last = self.last.filter(|card| self.holds(*card));
                let last = last.or_else(|| cards(&own).pop());
                last.into_iter().collect()
            }
            Refusal::Affix(_) | Refusal::JoinIsTwoWords if self.line.iter().any(own) => cards(&own),
            Refusal::Affix(word) => {
                let whole = |placed: &DraftCard| {
                    let word_on_table = placed.from.and_then(|id| view.table.word(id));
                    word_on_table.is_some_and(|one| one.word() == *word)
                };
                cards(&whole)
            }
            Refusal::JoinIsTwoWords | Refusal::JoinStealsOne => {
                cards(&|placed| placed.from.is_some() && placed.from == last_word)
            }
            // The word that steals is spelled from the hand, so these cards spell none.
            Refusal::NotInTheList(word) => {
                let held = self.line.iter().filter(|placed| own(placed));
                let spelled: Word = held.flat_map(|placed| placed.letters.letters()).collect();
                if spelled == *word && self.line.iter().any(|placed| !own(placed)) {
                    cards(&own)
                } else {
                    Vec::new()
                }
            }
            _ => Vec::new(),
        }
    }
}
