//! Rearranging the draft line: aiming at a place in a word, moving a card along, and switching a
//! blue card between replacing and being added.

use super::{Draft, Onto, Placed, colour, open, whole};
use one_letter_better_rules::{CardId, Colour, TableWordId, View};

/// What the pointer is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Aim {
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
pub enum BlueWay {
    /// The blue card is added to the word.
    Added,
    /// The blue card replaces cards of the word (O23).
    Over,
}

impl Aim {
    /// The nearest gap between the cards of a word.
    fn gap(place: usize, across: u8) -> usize {
        place + usize::from(across >= 50)
    }

    /// What dropping a card here means. A red card goes between cards, a blue card replaces cards,
    /// and other cards go to the nearer end.
    pub fn onto(self, card: CardId, view: &View) -> Option<Onto> {
        Some(match self {
            Aim::Line(place) => Onto::Line(place),
            Aim::Pile(other) => Onto::Pile(other),
            Aim::Hand(_) => Onto::Hand,
            Aim::Word(id, place, across) => {
                let count = open(view, id)?.cards.len();
                let gap = Aim::gap(place, across).min(count);
                let beside = place >= count || (place == 0 && across == 0);
                match colour(view, card) {
                    Some(Colour::Red) => Onto::Gap(id, gap),
                    Some(Colour::Blue) if !beside => Onto::Card(id, place),
                    _ => Onto::Gap(id, if 2 * gap < count { 0 } else { count }),
                }
            }
        })
    }
}

impl Draft {
    /// Handles a tap at a place of a table word. If the line holds only hand cards, they go to the
    /// end that was tapped, and a single red card goes between the cards. Otherwise the word is
    /// added to the line or taken back.
    pub fn touch_word(&mut self, id: TableWordId, place: usize, across: u8, view: &View) {
        let own = self.line.iter().all(|placed| placed.from.is_none());
        let Some(word) = open(view, id).filter(|_| own && !self.line.is_empty()) else {
            return self.tap_word(id, view);
        };
        let gap = Aim::gap(place, across).min(word.cards.len());
        if let [one] = self.line.as_slice()
            && colour(view, one.card) == Some(Colour::Red)
        {
            let card = one.card;
            self.drop(card, Onto::Gap(id, gap), view);
            return;
        }
        let front = 2 * gap < word.cards.len();
        let at = if front { self.line.len() } else { 0 };
        self.line.splice(at..at, whole(word));
        self.typed = Default::default();
    }

    /// The card that can be moved along the line: the one placed last.
    pub fn moves(&self) -> Option<CardId> {
        let last = self.last.filter(|card| self.holds(*card));
        let alone = self.line.len() < 2;
        last.filter(|_| !alone)
    }

    /// Moves the card placed last by one place, towards the end or the beginning. It skips a whole
    /// table word, unless it may go inside.
    pub fn nudge(&mut self, forward: bool, view: &View) {
        let found = |card: CardId| self.line.iter().position(|placed| placed.card == card);
        let Some((card, mut at)) = self.moves().and_then(|card| Some((card, found(card)?))) else {
            return;
        };
        self.typed = Default::default();
        let inside = colour(view, card) == Some(Colour::Red);
        loop {
            let next = if forward { at + 1 } else { at.wrapping_sub(1) };
            if next >= self.line.len() {
                return;
            }
            self.line.swap(at, next);
            at = next;
            if inside || !self.splits(at) {
                return;
            }
        }
    }

    /// Whether the card at this place is between cards of one word.
    fn splits(&self, at: usize) -> bool {
        let from = |place: Option<usize>| self.line.get(place?)?.from;
        let before = from(at.checked_sub(1));
        before.is_some() && before == from(at.checked_add(1))
    }

    /// What the line's blue card does at the end of the table word beside it.
    pub fn blue(&self, view: &View) -> Option<BlueWay> {
        let (_, id, _) = self.blue_at_an_end(view)?;
        let known = self.line.len().saturating_sub(1);
        let all = open(view, id)?.cards.len();
        Some(match known == all {
            true => BlueWay::Added,
            false => BlueWay::Over,
        })
    }

    /// Switches the blue card between replacing cards and being added.
    pub fn turn_blue(&mut self, view: &View) {
        let Some((blue, id, front)) = self.blue_at_an_end(view) else {
            return;
        };
        let (Some(way), Some(word)) = (self.blue(view), open(view, id)) else {
            return;
        };
        let last = word.cards.len().saturating_sub(1);
        let onto = match (way, front) {
            (BlueWay::Added, true) => Onto::Card(id, 0),
            (BlueWay::Added, false) => Onto::Card(id, last),
            (BlueWay::Over, true) => Onto::Gap(id, 0),
            (BlueWay::Over, false) => Onto::Gap(id, last + 1),
        };
        self.drop(blue.card, onto, view);
    }

    /// Returns the blue card if it is all that was added to one word, with the word and whether the
    /// card is at its front.
    fn blue_at_an_end(&self, view: &View) -> Option<(Placed, TableWordId, bool)> {
        let (front, blue, rest) = match self.line.as_slice() {
            [blue, rest @ ..] if blue.from.is_none() => (true, blue, rest),
            [rest @ .., blue] if blue.from.is_none() => (false, blue, rest),
            _ => return None,
        };
        let id = rest.first()?.from?;
        let alone = rest.iter().all(|placed| placed.from == Some(id));
        let is_blue = colour(view, blue.card) == Some(Colour::Blue);
        (alone && is_blue).then_some((*blue, id, front))
    }

    /// The blue card that is the whole line, which can be swapped for a card of the pile (O14).
    pub fn swaps(&self, view: &View) -> Option<CardId> {
        match self.line.as_slice() {
            [one] if one.from.is_none() && colour(view, one.card) == Some(Colour::Blue) => {
                Some(one.card)
            }
            _ => None,
        }
    }
}
