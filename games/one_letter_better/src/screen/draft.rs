//! The draft: the line of cards being built, and what a tap, a drop or a letter does to it.

mod arranging;
mod faults;
mod placing;
mod saved;
mod typing;

pub use arranging::{BlueUse, PointerTarget};
use serde::{Deserialize, Serialize};

use lexicon::{Letter, Lexicon, Word};
use one_letter_better_rules::{
    Action, CardId, Colour, Face, LaidCard, Refusal, TableWord, TableWordId, View, WordPlay,
};

/// Where a card of the hand is dropped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CardDropTarget {
    /// Before this place of the draft line.
    Line(usize),
    /// Before this card of a table word, counted from 0; after the last card if there is no such
    /// card.
    Gap(TableWordId, usize),
    /// On this card of a table word: a blue card replaces cards at an end of it.
    Card(TableWordId, usize),
    /// On this card of the pile, for a blue swap (O14).
    Pile(CardId),
    /// On the hand, to which the card returns.
    Hand,
}

/// A card in the draft line. A wild has no letters until they are declared (O26).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct DraftCard {
    /// The card in the line.
    pub card: CardId,
    /// The letters the card stands for; incomplete for a wild that hasn't been declared.
    pub letters: Word,
    /// The table word that the card belongs to; `None` for a card of the hand.
    pub from: Option<TableWordId>,
}

/// A draft: the line of cards being built, and the cards chosen for discarding.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    line: Vec<DraftCard>,
    discards: Vec<CardId>,
    /// The card placed last, which can be moved along the line.
    last: Option<CardId>,
    /// The letters being typed, and the place in the line where they begin.
    #[serde(skip)]
    typed: (Word, usize),
}

/// The play that the draft line would make, or why it makes none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DraftOutcome {
    /// The line is empty.
    Empty,
    /// This wild must be declared first.
    Declare(CardId),
    /// A legal play.
    Play(WordPlay),
    /// Not a legal play, and why.
    Refused(Refusal),
}

impl Draft {
    /// The line being built.
    pub fn line(&self) -> &[DraftCard] {
        &self.line
    }

    /// The cards chosen for discarding, the last one on top.
    pub fn discards(&self) -> &[CardId] {
        &self.discards
    }

    /// Whether the line is empty and no card is chosen for discarding.
    pub fn is_empty(&self) -> bool {
        self.line.is_empty() && self.discards.is_empty()
    }

    /// Whether a card is in the line.
    pub fn holds(&self, card: CardId) -> bool {
        self.line.iter().any(|placed| placed.card == card)
    }

    /// Clears the whole draft.
    pub fn clear(&mut self) {
        *self = Draft::default();
    }

    /// Lays a whole line in place of the draft. None of its cards counts as placed last.
    pub fn lay(&mut self, line: &[LaidCard], view: &View) {
        let holds = |word: &&TableWord, card| word.cards.iter().any(|laid| laid.card == card);
        let place = |laid: &LaidCard| DraftCard {
            card: laid.card,
            letters: laid.letters,
            from: {
                let mut words = view.table.open_words();
                words
                    .find(|word| holds(word, laid.card))
                    .map(|word| word.id)
            },
        };
        *self = Draft {
            line: line.iter().map(place).collect(),
            ..Draft::default()
        };
    }

    /// Handles a tap on a card of the hand: adds it to the end of the line, or takes it back.
    pub fn tap(&mut self, card: CardId, view: &View) {
        self.typed = Default::default();
        if self.holds(card) {
            self.take_out(card, view);
        } else {
            self.place_card(card, self.line.len(), view);
        }
    }

    /// Handles a tap on a table word: adds it to the end of the line, or takes it back. Cards of
    /// the hand that are already in the line stay, so a word and then a card is a steal, and so is
    /// a card and then a word.
    pub fn tap_word(&mut self, id: TableWordId, view: &View) {
        self.typed = Default::default();
        if self.line.iter().any(|placed| placed.from == Some(id)) {
            self.line.retain(|placed| placed.from != Some(id));
        } else if let Some(word) = open_word(view, id) {
            self.line.extend(whole_word(word));
        }
    }

    /// Handles the drop of a card of the hand. Some drops are a complete action.
    pub fn drop(&mut self, card: CardId, onto: CardDropTarget, view: &View) -> Option<Action> {
        self.typed = Default::default();
        match onto {
            CardDropTarget::Line(place) => self.drop_in_line(card, place, view),
            CardDropTarget::Gap(id, place) => {
                self.place_in_word(card, open_word(view, id)?, place, view)
            }
            CardDropTarget::Card(id, place) => {
                self.snap_blue(card, open_word(view, id)?, place, view)
            }
            CardDropTarget::Pile(other) => {
                let swaps = card_colour(view, card) == Some(Colour::Blue);
                let blue = card;
                return swaps.then_some(Action::Swap { blue, card: other });
            }
            CardDropTarget::Hand => self.take_out(card, view),
        }
        None
    }

    /// Puts a card of the hand at a place of the line.
    fn place_card(&mut self, card: CardId, place: usize, view: &View) {
        if !view.hand.contains(&card) {
            return;
        }
        let before = self.line.iter().position(|placed| placed.card == card);
        let (placed, place) = match before {
            // A wild keeps its declared letters.
            Some(old) => (self.line.remove(old), place - usize::from(old < place)),
            None => (draft_card_from_hand(view, card), place),
        };
        self.discards.retain(|other| *other != card);
        self.last = Some(card);
        self.line.insert(place.min(self.line.len()), placed);
        self.swap_in_duty_card(view);
    }

    /// O13: replaces a card in the line by the card that must be played, if both have the same
    /// face. So players don't have to tell identical cards apart. A wild keeps its declared
    /// letters.
    fn swap_in_duty_card(&mut self, view: &View) {
        let Some(duty) = view
            .table
            .turn
            .duty_card()
            .filter(|duty| !self.holds(*duty))
        else {
            return;
        };
        let deck = &view.table.options.deck;
        let like = |placed: &&mut DraftCard| {
            placed.from.is_none() && deck.face(placed.card) == deck.face(duty)
        };
        if let Some(placed) = self.line.iter_mut().find(like) {
            if self.last == Some(placed.card) {
                self.last = Some(duty);
            }
            placed.card = duty;
            self.discards.retain(|card| *card != duty);
        }
    }

    /// Declares the next letter of a wild in the line, or starts again if all are declared (O26).
    pub fn declare(&mut self, card: CardId, letter: Letter, view: &View) {
        let face = view.table.options.deck.face(card);
        let wild = self.line.iter_mut().find(|placed| placed.card == card);
        if let Some(placed) = wild.filter(|placed| face.is_wild() && placed.from.is_none()) {
            let so_far = if placed.letters.len() < face.letter_count() {
                placed.letters
            } else {
                Word::EMPTY
            };
            placed.letters = so_far.push(letter).unwrap_or(so_far);
        }
    }

    /// The first wild that still needs letters.
    pub fn undeclared_wild(&self, view: &View) -> Option<CardId> {
        let deck = &view.table.options.deck;
        let short =
            |placed: &&DraftCard| placed.letters.len() < deck.face(placed.card).letter_count();
        self.line.iter().find(short).map(|placed| placed.card)
    }

    /// Chooses a card for discarding, or takes the choice back.
    pub fn discard(&mut self, card: CardId, view: &View) {
        if self.discards.contains(&card) {
            self.discards.retain(|other| *other != card);
        } else if view.hand.contains(&card) {
            self.take_out(card, view);
            self.discards.push(card);
        }
    }

    /// Returns what the line would gain as a play, or why it isn't one. Where words can be
    /// challenged, this doesn't reveal whether the word exists (O29).
    pub fn outcome(&self, view: &View, words: Option<&Lexicon>) -> DraftOutcome {
        if self.line.is_empty() {
            return DraftOutcome::Empty;
        }
        if let Some(card) = self.undeclared_wild(view) {
            return DraftOutcome::Declare(card);
        }
        match view.preview(&self.laid_cards(), words) {
            Ok(made) => DraftOutcome::Play(made),
            Err(refusal) => DraftOutcome::Refused(refusal),
        }
    }

    /// The cards of the line, as they would be played.
    pub fn laid_cards(&self) -> Vec<LaidCard> {
        let each = self.line.iter();
        each.map(|placed| LaidCard {
            card: placed.card,
            letters: placed.letters,
        })
        .collect()
    }

    /// Adapts the draft to an event: clears the line if one of its cards has moved, and drops
    /// chosen discards that have left the hand.
    pub fn drop_unavailable(&mut self, view: &View) {
        let lies = |placed: &DraftCard| match placed.from {
            None => view.hand.contains(&placed.card),
            Some(id) => {
                let word = open_word(view, id);
                word.is_some_and(|word| word.cards.iter().any(|laid| laid.card == placed.card))
            }
        };
        if !self.line.iter().all(lies) {
            self.line.clear();
        }
        self.typed = Default::default();
        self.discards.retain(|card| view.hand.contains(card));
        self.swap_in_duty_card(view);
    }
}

fn open_word(view: &View, id: TableWordId) -> Option<&TableWord> {
    view.table.word(id).filter(|word| word.is_open())
}

fn whole_word(word: &TableWord) -> impl Iterator<Item = DraftCard> {
    word.cards.iter().map(|laid| DraftCard {
        card: laid.card,
        letters: laid.letters,
        from: Some(word.id),
    })
}

/// A card of the hand as it is first placed in the line. A wild has no letters yet.
fn draft_card_from_hand(view: &View, card: CardId) -> DraftCard {
    DraftCard {
        card,
        letters: card_letters(view, card).unwrap_or_default(),
        from: None,
    }
}

fn card_colour(view: &View, card: CardId) -> Option<Colour> {
    view.table.options.deck.face(card).colour()
}

/// The letters printed on a card; `None` for wilds and STL-1.
fn card_letters(view: &View, card: CardId) -> Option<Word> {
    match view.table.options.deck.face(card) {
        Face::Letters(_, letters) => Some(letters),
        Face::Wild | Face::DoubleWild | Face::StealOne => None,
    }
}

#[cfg(test)]
#[path = "draft_tests.rs"]
mod tests;
