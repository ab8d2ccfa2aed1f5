//! Words typed by keyboard: letters pick cards of the hand.

use super::{Draft, Placed, of_the_hand};
use crate::games::one_letter_better::{CardId, Colour, Face, View};
use crate::lexicon::{Letter, Word};

impl Draft {
    /// Types a letter: it declares a wild that waits for it, else it picks a card. What was
    /// typed before is laid anew, so that cards of several letters are found. Whether a card
    /// was there.
    pub fn type_letter(&mut self, letter: Letter, view: &View) -> bool {
        if let Some(wild) = self.undeclared(view) {
            self.declare(wild, letter, view);
            return true;
        }
        let (typed, from) = self.typed;
        let from = if typed.is_empty() {
            self.line.len()
        } else {
            from
        };
        let goes_on = typed.push(letter).map(|text| (text, from));
        // A card of several letters may have been told by its first ones.
        let begins = Word::EMPTY.push(letter).map(|text| (text, self.line.len()));
        for (text, from) in goes_on.into_iter().chain(begins) {
            let kept = self.line.get(..from).unwrap_or_default();
            let taken = |card: &CardId| {
                kept.iter().any(|placed| placed.card == *card) || self.discards.contains(card)
            };
            let free = view.hand.iter().filter(|card| !taken(card));
            let mut free: Vec<CardId> = free.copied().collect();
            free.sort_by_key(|card| dear(view.table.options.deck.face(*card)));
            let found = Reach::ALL
                .into_iter()
                .find_map(|reach| spell(text, &free, reach, view));
            if let Some(cards) = found {
                self.line.truncate(from);
                self.last = cards.last().map(|placed| placed.card);
                self.line.extend(cards);
                self.typed = (text, from);
                return true;
            }
        }
        false
    }

    /// Takes back what was put last: a card of the hand, or a word of the table whole.
    pub fn back(&mut self) {
        self.typed = Default::default();
        let Some(last) = self.line.pop() else {
            return;
        };
        if last.from.is_some() {
            self.line.retain(|placed| placed.from != last.from);
        }
    }
}

/// In which order cards are taken for typed letters: what can be spared first.
fn dear(face: Face) -> (u8, usize) {
    let kind = match face {
        Face::Letters(Colour::Plain, _) => 0,
        Face::Letters(Colour::Blue, _) => 1,
        Face::Letters(Colour::Red, _) => 2,
        Face::Letters(Colour::Green, _) => 3,
        Face::Wild => 4,
        Face::DoubleWild => 5,
        Face::StealOne => 6,
    };
    (kind, face.letters())
}

/// How far one goes for typed letters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd)]
enum Reach {
    /// To cards that are just that.
    Whole,
    /// To a last card that goes on beyond what was typed.
    Begun,
    /// To wilds.
    Wild,
}

impl Reach {
    const ALL: [Reach; 3] = [Reach::Whole, Reach::Begun, Reach::Wild];
}

/// Cards that spell a text, the first ones that do.
fn spell(text: Word, free: &[CardId], reach: Reach, view: &View) -> Option<Vec<Placed>> {
    if text.is_empty() {
        return Some(Vec::new());
    }
    free.iter().find_map(|card| {
        let (placed, used) = beginning(text, *card, reach, view)?;
        let rest: Vec<CardId> = free
            .iter()
            .filter(|other| *other != card)
            .copied()
            .collect();
        let mut line = vec![placed];
        line.extend(spell(text.slice(used, text.len()), &rest, reach, view)?);
        Some(line)
    })
}

/// A card as the beginning of a text, and how much of the text it is.
fn beginning(text: Word, card: CardId, reach: Reach, view: &View) -> Option<(Placed, usize)> {
    let placed = of_the_hand(view, card);
    match view.table.options.deck.face(card) {
        Face::Letters(_, letters) => {
            let used = letters.len().min(text.len());
            let fits = letters.slice(0, used) == text.slice(0, used);
            let whole = used == letters.len() || reach >= Reach::Begun;
            (fits && whole).then_some((placed, used))
        }
        wild @ (Face::Wild | Face::DoubleWild) if reach == Reach::Wild => {
            let used = wild.letters().min(text.len());
            let letters = text.slice(0, used);
            Some((Placed { letters, ..placed }, used))
        }
        Face::Wild | Face::DoubleWild | Face::StealOne => None,
    }
}
