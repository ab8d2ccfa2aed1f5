//! What everything on One Letter Better's table is, what it is worth, and what can be done with it
//! now. It looks at a view alone, so what is hidden stays hidden.

mod buttons;
mod cards;
mod table;

use super::play::card;
use crate::games::one_letter_better::desk::{Draft, Lineage, Thing};
use crate::games::one_letter_better::rules::{CardId, Stage, TableWordId, View};
use game::{Seat, SeatId};
use lexicon::Lexicon;
use screen::text::phrase::name;
use screen::text::you::{them, whose};
use screen::{Explain, Explained};

/// The table as somebody sees it, with what they are building.
pub struct Explaining<'a> {
    /// What they see.
    pub view: &'a View,
    /// What they build.
    pub draft: &'a Draft,
    /// Who sits there.
    pub seats: &'a [Seat],
    /// What each word was before.
    pub lineages: &'a [(TableWordId, Lineage)],
    /// Whether who plays is helped as a beginner is.
    pub helps: bool,
    /// The list, if it is there. Where words can be challenged it is not asked (O29).
    pub words: Option<&'a Lexicon>,
}

impl Explain for Explaining<'_> {
    type Thing = Thing;

    fn explain(&self, thing: Thing) -> Option<Explained> {
        match thing {
            Thing::Held(card) => self.held(card),
            Thing::Pile(card) => self.lying(card),
            Thing::Word(id) => self.word(id),
            Thing::Down(seat) => self.down(seat),
            Thing::Seat(seat) => self.seat(seat),
            Thing::Deck => Some(self.deck()),
            Thing::Line => Some(self.line()),
            Thing::Do(deed) => Some(self.deed(deed)),
        }
    }
}

impl Explaining<'_> {
    /// The words that become another one with this card of the hand, or with the one that is
    /// chosen: what a beginner is shown.
    pub fn takes(&self, card: Option<CardId>) -> Vec<TableWordId> {
        let Some(card) = card.or_else(|| self.chosen()).filter(|_| self.plays()) else {
            return Vec::new();
        };
        let words = self.view.table.open_words();
        let take = words.filter(|word| !self.becomes(word, card).is_empty());
        take.map(|word| word.id).collect()
    }

    /// Who a seat is, in the middle of a sentence.
    fn them(&self, seat: SeatId) -> String {
        them(&name(self.seats, seat))
    }

    /// Whose something is, in the middle of a sentence.
    fn whose(&self, seat: SeatId) -> String {
        whose(&name(self.seats, seat))
    }

    /// Whether the own seat plays.
    fn plays(&self) -> bool {
        let table = &self.view.table;
        table.stage == Stage::Playing && self.view.own == Some(table.turn.seat)
    }

    /// A card without its article: "red T".
    fn plain(&self, of: CardId) -> String {
        let called = card(&self.view.table.options.deck, of);
        called.strip_prefix("a ").unwrap_or(&called).to_owned()
    }

    /// The one card of the hand that is chosen: all that is built, but for whole words.
    fn chosen(&self) -> Option<CardId> {
        let mut own = self.draft.line().iter().filter(|one| one.from.is_none());
        let first = own.next()?;
        own.next().is_none().then_some(first.card)
    }
}

#[cfg(test)]
mod tests;
