//! Explains everything on the table: what it is, its value, and what can be done with it now. The
//! explanations use only a view, so hidden cards stay hidden.

mod buttons;
mod cards;
mod table;

use super::play::bare_card_name;
use crate::screen::{Draft, Lineage, TableThing};
use base::sorting::sort;
use game::{Seat, SeatId};
use lexicon::{Level, Lexicon};
use one_letter_better_rules::{
    CardId, CheckingRule, Stage, TableWord, TableWordId, View, WordPlay,
};
use screen::text::phrase::name;
use screen::text::you::{mid_sentence_name, possessive};
use screen::{Explain, Explanation};

/// Most words that a beginner is shown as usable. Where nearly all words are lit, none is.
const MOST_LIT: usize = 3;

/// The context for explanations: the table as one viewer sees it, with their draft.
pub struct Explainer<'a> {
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

impl Explain for Explainer<'_> {
    type Thing = TableThing;

    fn explain(&self, thing: TableThing) -> Option<Explanation> {
        match thing {
            TableThing::Held(card) => self.held_card(card),
            TableThing::Pile(card) => self.pile_card(card),
            TableThing::Word(id) => self.word(id),
            TableThing::Down(seat) => self.face_down_words(seat),
            TableThing::Seat(seat) => self.seat(seat),
            TableThing::Deck => Some(self.deck()),
            TableThing::Line => Some(self.line()),
            TableThing::Do(deed) => Some(self.button(deed)),
        }
    }
}

impl Explainer<'_> {
    /// The table words that this card of the hand, or else the chosen card, makes into an everyday
    /// word now; of more than three those with the largest swing. Shown to beginners. None where
    /// words can be challenged, since nothing may reveal there what is a word (O29).
    pub fn changeable_words(&self, card: Option<CardId>) -> Vec<TableWordId> {
        let table = &self.view.table;
        let shows = self.is_playing() && table.options.checking != CheckingRule::Challenge;
        let card = card.or_else(|| self.chosen_card()).filter(|_| shows);
        let (Some(card), Some(words)) = (card, self.words) else {
            return Vec::new();
        };
        let known = |made: &WordPlay| {
            let mut spelled = made.words();
            spelled.all(|word| words.contains_up_to(word, Level::EVERYDAY))
        };
        let best = |word: &TableWord| {
            let plays = self.possible_plays(word, card).into_iter().filter(known);
            let swing = plays.map(|made| made.swing()).max()?;
            Some((-swing, word.id))
        };
        let mut lit: Vec<(i32, TableWordId)> = table.open_words().filter_map(best).collect();
        sort(&mut lit);
        let lit = lit.into_iter().take(MOST_LIT);
        lit.map(|(_, id)| id).collect()
    }

    /// The player of a seat, for the middle of a sentence.
    fn object_name(&self, seat: SeatId) -> String {
        mid_sentence_name(&name(self.seats, seat))
    }

    /// The player of a seat in the possessive, for the middle of a sentence.
    fn possessive_name(&self, seat: SeatId) -> String {
        possessive(&name(self.seats, seat))
    }

    /// Whether the viewer's seat is playing.
    fn is_playing(&self) -> bool {
        let table = &self.view.table;
        table.stage == Stage::Playing && self.view.own == Some(table.turn.seat)
    }

    /// The name of a card without its article: "red T".
    fn short_name(&self, of: CardId) -> String {
        bare_card_name(&self.view.table.options.deck, of)
    }

    /// The one chosen card of the hand: the only hand card in the draft.
    fn chosen_card(&self) -> Option<CardId> {
        let mut own = self.draft.line().iter().filter(|one| one.from.is_none());
        let first = own.next()?;
        own.next().is_none().then_some(first.card)
    }
}

#[cfg(test)]
mod tests;
