//! The line of cards that is being built: what a tap, a drop or a letter does to it.

mod arranging;
mod kept;
mod typing;

pub use arranging::{Aim, BlueWay};
use serde::{Deserialize, Serialize};

use crate::games::one_letter_better::rules::{
    Action, CardId, Colour, Face, Laid, Made, Refusal, TableWord, TableWordId, View,
};
use lexicon::{Letter, Lexicon, Word};

/// Where a card of the hand is dropped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Onto {
    /// Before this place of the line that is built.
    Line(usize),
    /// Before this card of a word on the table, counted from 0; behind its last one where there
    /// is no such card.
    Gap(TableWordId, usize),
    /// On this card of a word on the table: a blue card takes its place.
    Card(TableWordId, usize),
    /// On this card of the pile: a blue card takes its place (O14).
    Pile(CardId),
    /// Back to the hand.
    Hand,
}

/// A card in the line. A wild has no letters until it is declared (O26).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placed {
    /// The card.
    pub card: CardId,
    /// What it is; less than it needs for a wild that is not declared yet.
    pub letters: Word,
    /// The word of the table that it lies in.
    pub from: Option<TableWordId>,
}

/// The line of cards that is being built, and what was chosen to be discarded.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    line: Vec<Placed>,
    discards: Vec<CardId>,
    /// The card that was put last: the one that is moved along the line.
    last: Option<CardId>,
    /// What is being typed, and from which place of the line on it lies.
    #[serde(skip)]
    typed: (Word, usize),
}

/// What the line would be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Prospect {
    /// Nothing is built.
    Empty,
    /// This wild must be declared first.
    Declare(CardId),
    /// A play.
    Play(Made),
    /// None, and why.
    Refused(Refusal),
}

impl Draft {
    /// The line as it is built.
    pub fn line(&self) -> &[Placed] {
        &self.line
    }

    /// The cards chosen to be discarded, the last on top.
    pub fn discards(&self) -> &[CardId] {
        &self.discards
    }

    /// Whether nothing is built or chosen.
    pub fn is_empty(&self) -> bool {
        self.line.is_empty() && self.discards.is_empty()
    }

    /// Whether a card lies in the line.
    pub fn holds(&self, card: CardId) -> bool {
        self.line.iter().any(|placed| placed.card == card)
    }

    /// Takes all of it back.
    pub fn clear(&mut self) {
        *self = Draft::default();
    }

    /// A tap on a card of the hand: to the end of the line, or back.
    pub fn tap(&mut self, card: CardId, view: &View) {
        self.typed = Default::default();
        if self.holds(card) {
            self.line.retain(|placed| placed.card != card);
        } else {
            self.put(card, self.line.len(), view);
        }
    }

    /// A tap on a word of the table: to the end of the line, or back. Of what is in the line
    /// already, cards of the hand alone stay: so a word and then a card is a steal, a card and
    /// then a word too.
    pub fn tap_word(&mut self, id: TableWordId, view: &View) {
        self.typed = Default::default();
        if self.line.iter().any(|placed| placed.from == Some(id)) {
            self.line.retain(|placed| placed.from != Some(id));
        } else if let Some(word) = open(view, id) {
            self.line.extend(whole(word));
        }
    }

    /// A card of the hand is dropped. Some drops are a whole action.
    pub fn drop(&mut self, card: CardId, onto: Onto, view: &View) -> Option<Action> {
        self.typed = Default::default();
        match onto {
            Onto::Line(place) => self.put(card, place, view),
            Onto::Gap(id, place) => {
                let word = open(view, id)?;
                self.around(word);
                let first = self
                    .line
                    .iter()
                    .position(|placed| placed.from == Some(id))?;
                let place = place.min(word.cards.len());
                self.put(card, first + place, view);
            }
            Onto::Card(id, place) => self.replace(card, open(view, id)?, place, view),
            Onto::Pile(other) => {
                let swaps = colour(view, card) == Some(Colour::Blue);
                let blue = card;
                return swaps.then_some(Action::Swap { blue, card: other });
            }
            Onto::Hand => self.line.retain(|placed| placed.card != card),
        }
        None
    }

    /// The line is built around a word of the table, which lies in it whole.
    fn around(&mut self, word: &TableWord) {
        let known = self
            .line
            .iter()
            .filter(|placed| placed.from == Some(word.id));
        if known.count() != word.cards.len() {
            self.line = whole(word).collect();
        }
    }

    /// O23: a blue card takes the place of cards at one end: as many as its letters need, from
    /// the end that is nearer.
    fn replace(&mut self, card: CardId, word: &TableWord, place: usize, view: &View) {
        let Some(letters) = own_letters(view, card) else {
            return;
        };
        let count = word.cards.len();
        let front = 2 * place < count;
        let mut left = letters.len();
        let mut replaced = 0;
        let from_end = |nth: usize| if front { nth } else { count - 1 - nth };
        while let Some(laid) = word.cards.get(from_end(replaced.min(count - 1)))
            && left > 0
            && replaced < count
        {
            left = left.saturating_sub(laid.letters.len());
            replaced += 1;
        }
        let blue = Placed {
            card,
            letters,
            from: None,
        };
        let kept = whole(word);
        self.line = match front {
            true => std::iter::once(blue).chain(kept.skip(replaced)).collect(),
            false => kept.take(count - replaced).chain([blue]).collect(),
        };
        self.take_duty(view);
    }

    /// A card of the hand at a place of the line.
    fn put(&mut self, card: CardId, place: usize, view: &View) {
        if !view.hand.contains(&card) {
            return;
        }
        let before = self.line.iter().position(|placed| placed.card == card);
        let (placed, place) = match before {
            // What a wild was declared to be goes along.
            Some(old) => (self.line.remove(old), place - usize::from(old < place)),
            None => (of_the_hand(view, card), place),
        };
        self.discards.retain(|other| *other != card);
        self.last = Some(card);
        self.line.insert(place.min(self.line.len()), placed);
        self.take_duty(view);
    }

    /// O13: a card of the hand that looks like the one that must be played gives way to it, so
    /// that nobody has to tell two like cards apart. What a wild was declared to be stays.
    fn take_duty(&mut self, view: &View) {
        let Some(duty) = view.table.turn.duty().filter(|duty| !self.holds(*duty)) else {
            return;
        };
        let deck = &view.table.options.deck;
        let like = |placed: &&mut Placed| {
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

    /// Declares the next letter of a wild in the line; of one that is declared, anew (O26).
    pub fn declare(&mut self, card: CardId, letter: Letter, view: &View) {
        let face = view.table.options.deck.face(card);
        let wild = self.line.iter_mut().find(|placed| placed.card == card);
        if let Some(placed) = wild.filter(|placed| face.is_wild() && placed.from.is_none()) {
            let so_far = match placed.letters.len() < face.letters() {
                true => placed.letters,
                false => Word::EMPTY,
            };
            placed.letters = so_far.push(letter).unwrap_or(so_far);
        }
    }

    /// The first wild that needs letters still.
    pub fn undeclared(&self, view: &View) -> Option<CardId> {
        let deck = &view.table.options.deck;
        let short = |placed: &&Placed| placed.letters.len() < deck.face(placed.card).letters();
        self.line.iter().find(short).map(|placed| placed.card)
    }

    /// Chooses a card to be discarded, or not after all.
    pub fn discard(&mut self, card: CardId, view: &View) {
        if self.discards.contains(&card) {
            self.discards.retain(|other| *other != card);
        } else if view.hand.contains(&card) {
            self.line.retain(|placed| placed.card != card);
            self.discards.push(card);
        }
    }

    /// What the line would be: what it gains, or the reason why not. Where words are challenged
    /// it does not tell whether there is such a word (O29).
    pub fn prospect(&self, view: &View, words: Option<&Lexicon>) -> Prospect {
        if self.line.is_empty() {
            return Prospect::Empty;
        }
        if let Some(card) = self.undeclared(view) {
            return Prospect::Declare(card);
        }
        match view.preview(&self.laid(), words) {
            Ok(made) => Prospect::Play(made),
            Err(refusal) => Prospect::Refused(refusal),
        }
    }

    /// The line as it is laid.
    pub fn laid(&self) -> Vec<Laid> {
        let each = self.line.iter();
        each.map(|placed| Laid {
            card: placed.card,
            letters: placed.letters,
        })
        .collect()
    }

    /// What is left of it after something happened: cards that are where they were.
    pub fn settle(&mut self, view: &View) {
        let lies = |placed: &Placed| match placed.from {
            None => view.hand.contains(&placed.card),
            Some(id) => {
                let word = open(view, id);
                word.is_some_and(|word| word.cards.iter().any(|laid| laid.card == placed.card))
            }
        };
        if !self.line.iter().all(lies) {
            self.line.clear();
        }
        self.typed = Default::default();
        self.discards.retain(|card| view.hand.contains(card));
        self.take_duty(view);
    }
}

fn open(view: &View, id: TableWordId) -> Option<&TableWord> {
    view.table.word(id).filter(|word| word.is_open())
}

fn whole(word: &TableWord) -> impl Iterator<Item = Placed> {
    word.cards.iter().map(|laid| Placed {
        card: laid.card,
        letters: laid.letters,
        from: Some(word.id),
    })
}

/// A card as it comes from the hand.
fn of_the_hand(view: &View, card: CardId) -> Placed {
    Placed {
        card,
        letters: own_letters(view, card).unwrap_or_default(),
        from: None,
    }
}

fn colour(view: &View, card: CardId) -> Option<Colour> {
    view.table.options.deck.face(card).colour()
}

/// The letters of a card that has letters of its own.
fn own_letters(view: &View, card: CardId) -> Option<Word> {
    match view.table.options.deck.face(card) {
        Face::Letters(_, letters) => Some(letters),
        Face::Wild | Face::DoubleWild | Face::StealOne => None,
    }
}

#[cfg(test)]
#[path = "draft_tests.rs"]
mod tests;
