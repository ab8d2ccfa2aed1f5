//! Rearranging the draft line: aiming at a place in a word, moving a card along, and switching a
//! blue card between replacing and being added.

use super::{CardDropTarget, Draft, DraftCard, DraftOutcome, card_colour, open_word, whole_word};
use lexicon::Lexicon;
use one_letter_better_rules::{CardId, Colour, TableWordId, View};

/// What the pointer is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PointerTarget {
    /// The draft line, before this place.
    Line(usize),
    /// A card of a table word, counted from 0, and how far across it in percent. Beside the word,
    /// this is its first or last card.
    Word(TableWordId, usize, u8),
    /// A card of the pile.
    Pile(CardId),
    /// The hand, before this place of it.
    Hand(usize),
}

/// What a blue card at an end of a word does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BlueUse {
    /// The blue card is added to the word.
    Added,
    /// The blue card replaces cards of the word (O23).
    Over,
}

impl PointerTarget {
    /// The nearest gap between the cards of a word.
    fn gap(place: usize, across: u8) -> usize {
        place + usize::from(across >= 50)
    }

    /// What dropping a card here means. A red card goes between cards, a blue card replaces cards,
    /// and other cards go to the nearer end.
    pub fn drop_target(self, card: CardId, view: &View) -> Option<CardDropTarget> {
        Some(match self {
            PointerTarget::Line(place) => CardDropTarget::Line(place),
            PointerTarget::Pile(other) => CardDropTarget::Pile(other),
            PointerTarget::Hand(_) => CardDropTarget::Hand,
            PointerTarget::Word(id, place, across) => {
                let count = open_word(view, id)?.cards.len();
                let gap = PointerTarget::gap(place, across).min(count);
                let beside = place >= count || (place == 0 && across == 0);
                match card_colour(view, card) {
                    Some(Colour::Red) => CardDropTarget::Gap(id, gap),
                    Some(Colour::Blue) if !beside => CardDropTarget::Card(id, place),
                    _ => CardDropTarget::Gap(id, if 2 * gap < count { 0 } else { count }),
                }
            }
        })
    }
}

impl Draft {
    /// Handles a tap at a place of a table word. If the line holds only hand cards, they go to the
    /// end that was tapped. A single red card goes between the cards, and a single blue one over
    /// them. Otherwise the word is added to the line or taken back.
    pub fn tap_word_at(&mut self, id: TableWordId, place: usize, across: u8, view: &View) {
        let own = self.line.iter().all(|placed| placed.from.is_none());
        let Some(word) = open_word(view, id).filter(|_| own && !self.line.is_empty()) else {
            return self.tap_word(id, view);
        };
        let gap = PointerTarget::gap(place, across).min(word.cards.len());
        if let [one] = self.line.as_slice() {
            let card = one.card;
            let onto = match card_colour(view, card) {
                Some(Colour::Red) => Some(CardDropTarget::Gap(id, gap)),
                Some(Colour::Blue) => Some(CardDropTarget::Card(id, place)),
                _ => None,
            };
            if let Some(onto) = onto {
                self.drop(card, onto, view);
                return;
            }
        }
        let front = 2 * gap < word.cards.len();
        let at = if front { self.line.len() } else { 0 };
        self.line.splice(at..at, whole_word(word));
        self.typed = Default::default();
    }

    /// The card that can be moved along the line: the one placed last.
    pub fn movable_card(&self) -> Option<CardId> {
        let last = self.last.filter(|card| self.holds(*card));
        let alone = self.line.len() < 2;
        last.filter(|_| !alone)
    }

    /// Moves the card placed last by one place, towards the end or the beginning. It skips a whole
    /// table word, unless it may go inside.
    pub fn nudge(&mut self, forward: bool, view: &View) {
        let found = |card: CardId| self.line.iter().position(|placed| placed.card == card);
        let Some((card, mut at)) = self
            .movable_card()
            .and_then(|card| Some((card, found(card)?)))
        else {
            return;
        };
        if self.replaced(view).is_some() {
            let place = if forward { self.line.len() } else { 0 };
            self.drop(card, CardDropTarget::Line(place), view);
            return;
        }
        self.typed = Default::default();
        let inside = card_colour(view, card) == Some(Colour::Red);
        loop {
            let next = if forward { at + 1 } else { at.wrapping_sub(1) };
            if next >= self.line.len() {
                return;
            }
            self.line.swap(at, next);
            at = next;
            if inside || !self.is_inside_word(at) {
                return;
            }
        }
    }

    /// Whether the card at this place is between cards of one word.
    fn is_inside_word(&self, at: usize) -> bool {
        let from = |place: Option<usize>| self.line.get(place?)?.from;
        let before = from(at.checked_sub(1));
        before.is_some() && before == from(at.checked_add(1))
    }

    /// Drops a card at a place of the line. A blue card that replaces others goes to the nearer end
    /// of its word where it can replace some.
    pub(super) fn drop_in_line(&mut self, card: CardId, place: usize, view: &View) {
        let blue = self.blue_at_end(view);
        match blue.filter(|(blue, ..)| blue.card == card && self.replaced(view).is_some()) {
            Some((_, id, _)) => {
                let front = 2 * place < self.line.len();
                self.drop(card, CardDropTarget::Card(id, word_end(front)), view);
            }
            None => self.place_card(card, place, view),
        }
    }

    /// What the line's blue card does at the end of the table word beside it. `None` if it can't
    /// do the other.
    pub fn blue_use(&self, view: &View) -> Option<BlueUse> {
        if self.replaced(view).is_some() {
            return Some(BlueUse::Over);
        }
        let mut other = self.clone();
        let (blue, id, front) = self.blue_at_end(view)?;
        other.drop(blue.card, CardDropTarget::Card(id, word_end(front)), view);
        other.replaced(view).map(|_| BlueUse::Added)
    }

    /// Switches the blue card between replacing cards and being added.
    pub fn toggle_blue(&mut self, view: &View) {
        let (Some((blue, id, front)), Some(way)) = (self.blue_at_end(view), self.blue_use(view))
        else {
            return;
        };
        let onto = match way {
            BlueUse::Added => CardDropTarget::Card(id, word_end(front)),
            BlueUse::Over => CardDropTarget::Gap(id, word_end(front)),
        };
        self.drop(blue.card, onto, view);
    }

    /// The draft with the blue card at the other end of its word, if it replaces cards and makes a
    /// play there too.
    pub fn with_blue_at_other_end(&self, view: &View, words: Option<&Lexicon>) -> Option<Draft> {
        self.replaced(view)?;
        let (blue, id, front) = self.blue_at_end(view)?;
        let mut other = self.clone();
        other.drop(blue.card, CardDropTarget::Card(id, word_end(!front)), view);
        let moved = other.blue_at_end(view)?.2 != front;
        let plays = matches!(other.outcome(view, words), DraftOutcome::Play(_));
        (moved && plays).then_some(other)
    }

    /// Returns the blue card if it is all that was added to one word, with the word and whether the
    /// card is at its front.
    pub(super) fn blue_at_end(&self, view: &View) -> Option<(DraftCard, TableWordId, bool)> {
        let (front, blue, rest) = match self.line.as_slice() {
            [blue, rest @ ..] if blue.from.is_none() => (true, blue, rest),
            [rest @ .., blue] if blue.from.is_none() => (false, blue, rest),
            _ => return None,
        };
        let id = rest.first()?.from?;
        let alone = rest.iter().all(|placed| placed.from == Some(id));
        let is_blue = card_colour(view, blue.card) == Some(Colour::Blue);
        (alone && is_blue).then_some((*blue, id, front))
    }

    /// The blue card that is the whole line, which can be swapped for a card of the pile (O14).
    pub fn swappable_blue(&self, view: &View) -> Option<CardId> {
        match self.line.as_slice() {
            [one] if one.from.is_none() && card_colour(view, one.card) == Some(Colour::Blue) => {
                Some(one.card)
            }
            _ => None,
        }
    }
}

/// A place at the front of a word, or after the last card of the longest word.
const fn word_end(front: bool) -> usize {
    if front { 0 } else { u8::MAX as usize }
}
