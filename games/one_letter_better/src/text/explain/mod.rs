//! Explains everything on the table: what it is, its value, and what can be done with it now. The
//! explanations use only a view, so hidden cards stay hidden.

mod buttons;
mod cards;
mod table;

use super::play::card;
use crate::screen::{Draft, Lineage, Thing};
use game::{Seat, SeatId};
use lexicon::Lexicon;
use one_letter_better_rules::{CardId, Stage, TableWordId, View};
use screen::text::phrase::name;
use screen::text::you::{them, whose};
use screen::{Explain, Explained};

/// The context for explanations: the table as one viewer sees it, with their draft.
pub struct Explaining<'a> {
    /// What the viewer sees.
    pub view: &'a View,
    /// The viewer's draft.
    pub draft: &'a Draft,
    /// The players at the seats.
    pub seats: &'a [Seat],
    /// The lineage of each word.
    pub lineages: &'a [(TableWordId, Lineage)],
    /// Whether the player gets a beginner's help.
    pub helps: bool,
    /// The word list, if it has loaded. It isn't asked where words can be challenged (O29).
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
    /// The table words that this card of the hand, or else the chosen card, can turn into other
    /// words. Shown to beginners.
    pub fn takes(&self, card: Option<CardId>) -> Vec<TableWordId> {
        let Some(card) = card.or_else(|| self.chosen()).filter(|_| self.plays()) else {
            return Vec::new();
        };
        let words = self.view.table.open_words();
        let take = words.filter(|word| !self.becomes(word, card).is_empty());
        take.map(|word| word.id).collect()
    }

    /// The player of a seat, for the middle of a sentence.
    fn them(&self, seat: SeatId) -> String {
        them(&name(self.seats, seat))
    }

    /// The player of a seat in the possessive, for the middle of a sentence.
    fn whose(&self, seat: SeatId) -> String {
        whose(&name(self.seats, seat))
    }

    /// Whether the viewer's seat is playing.
    fn plays(&self) -> bool {
        let table = &self.view.table;
        table.stage == Stage::Playing && self.view.own == Some(table.turn.seat)
    }

    /// The name of a card without its article: "red T".
    fn plain(&self, of: CardId) -> String {
        let called = card(&self.view.table.options.deck, of);
        called.strip_prefix("a ").unwrap_or(&called).to_owned()
    }

    /// The one chosen card of the hand: the only hand card in the draft.
    fn chosen(&self) -> Option<CardId> {
        let mut own = self.draft.line().iter().filter(|one| one.from.is_none());
        let first = own.next()?;
        own.next().is_none().then_some(first.card)
    }
}

#[cfg(test)]
mod tests;
