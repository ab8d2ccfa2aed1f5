//! The cards of a hand, as pieces of words.

use std::cmp::Reverse;

use base::sorting::sort_by_key;
use lexicon::{Card, Spelling, Word};
use one_letter_better_rules::{CardId, Colour, Face, Laid, View};

/// A card of the hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Held {
    pub(super) card: CardId,
    pub(super) face: Face,
    pub(super) value: i32,
}

impl Held {
    pub(super) fn is(&self, colour: Colour) -> bool {
        self.face.colour() == Some(colour)
    }

    /// The card as the word list's queries need it.
    fn piece(&self) -> Card {
        match self.face {
            Face::Letters(_, letters) => Card::Letters(letters),
            Face::DoubleWild => Card::DoubleWild,
            Face::Wild | Face::StealOne => Card::Wild,
        }
    }

    /// The card's letters; `None` for a wild.
    pub(super) fn letters(&self) -> Option<Word> {
        match self.face {
            Face::Letters(_, letters) => Some(letters),
            _ => None,
        }
    }
}

/// The cards of the hand that can spell, in the order in which they are used: first a card that
/// must be used (O13), then by value; plain cards first among equals.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Hand {
    pub(super) cards: Vec<Held>,
    /// Whether the first card must be used.
    pub(super) duty: bool,
}

impl Hand {
    pub(super) fn of(view: &View) -> Hand {
        let deck = &view.table.options.deck;
        let held = view.hand.iter().map(|card| Held {
            card: *card,
            face: deck.face(*card),
            value: deck.value(*card),
        });
        let mut cards: Vec<Held> = held.filter(|held| held.face != Face::StealOne).collect();
        let duty = view.table.turn.duty();
        sort_by_key(&mut cards, |held| {
            let rest = Some(held.card) != duty;
            (rest, Reverse(held.value), held.face, held.card)
        });
        Hand {
            cards,
            duty: duty.is_some(),
        }
    }

    /// The hand restricted to cards that `may` accepts; `None` if that excludes the card that must
    /// be used.
    pub(super) fn only(&self, may: impl Fn(&Held) -> bool) -> Option<Hand> {
        let first = self.cards.first().filter(|_| self.duty);
        if first.is_some_and(|held| !may(held)) {
            return None;
        }
        let cards = self.cards.iter().copied().filter(may).collect();
        Some(Hand { cards, ..*self })
    }

    /// The hand without these cards.
    pub(super) fn without(&self, used: &[Held]) -> Hand {
        let duty = self.cards.first().filter(|_| self.duty);
        let duty = duty.is_some_and(|duty| !used.contains(duty));
        let rest = self.cards.iter().copied();
        let cards = rest.filter(|held| !used.contains(held)).collect();
        Hand { cards, duty }
    }

    /// The hands to search when a word may contain up to `most` wilds: first without wilds, then
    /// with one wild of each kind, then with `most` of them. Just the hand itself if `most` isn't
    /// limited or the hand has no wilds.
    pub(super) fn by_wilds(&self, most: usize) -> Vec<Hand> {
        let wild = |held: &&Held| held.face.is_wild();
        let wilds: Vec<Held> = self.cards.iter().filter(wild).copied().collect();
        if most == usize::MAX || wilds.is_empty() {
            return vec![self.clone()];
        }
        let but = |kept: &[Held]| {
            let others = wilds.iter().filter(|held| !kept.contains(held)).copied();
            self.only_without(&others.collect::<Vec<Held>>())
        };
        let mut hands: Vec<Hand> = but(&[]).into_iter().collect();
        if most > 0 {
            let mut kinds: Vec<Held> = Vec::new();
            for held in &wilds {
                if !kinds.iter().any(|other| other.face == held.face) {
                    kinds.push(*held);
                }
            }
            hands.extend(kinds.iter().filter_map(|held| but(&[*held])));
        }
        if most > 1 && wilds.len() > 1 {
            hands.extend(but(wilds.get(..most).unwrap_or(&wilds)));
        }
        hands
    }

    /// The hand without these cards; `None` if the card that must be used is among them.
    fn only_without(&self, left_out: &[Held]) -> Option<Hand> {
        self.only(|held| !left_out.contains(held))
    }

    /// The cards to try as single additions: the one that must be used, or the best of each kind.
    pub(super) fn singles(&self) -> Vec<Held> {
        if self.duty {
            return self.cards.first().copied().into_iter().collect();
        }
        let mut singles: Vec<Held> = Vec::new();
        for held in &self.cards {
            if !singles.iter().any(|other| other.piece() == held.piece()) {
                singles.push(*held);
            }
        }
        singles
    }

    /// The hand as pieces, after an optional piece `before` that must be used; and the number of
    /// pieces that must be used.
    pub(super) fn pieces(&self, before: Option<Card>) -> (Vec<Card>, usize) {
        let must = usize::from(before.is_some()) + usize::from(self.duty);
        let held = self.cards.iter().map(Held::piece);
        (before.into_iter().chain(held).collect(), must)
    }

    /// The highest total value of the cards in a spelling, and their number. `before` is the number
    /// of pieces ahead of the hand. A spelling uses the first cards of each kind, which are the
    /// best.
    pub(super) fn most(&self, spelling: &Spelling, before: usize) -> (i32, usize) {
        let held = spelling
            .cards()
            .filter_map(|place| self.cards.get(place.checked_sub(before)?));
        held.fold((0, 0), |(values, count), held| {
            (values + held.value, count + 1)
        })
    }

    /// The slots for a spelling, where `before` pieces come ahead of the hand. A card that isn't
    /// allowed `inside` the word is replaced by another of its kind; `None` if that isn't possible.
    pub(super) fn dress(
        &self,
        spelling: &Spelling,
        before: usize,
        inside: impl Fn(&Held) -> bool,
    ) -> Option<Vec<Slot>> {
        let mut slots: Vec<Slot> = Vec::with_capacity(spelling.cards().len());
        for place in spelling.cards() {
            slots.push(match place.checked_sub(before) {
                None => Slot::Before,
                Some(place) => Slot::Held(*self.cards.get(place)?),
            });
        }
        let last = slots.len().saturating_sub(1);
        let mut used: Vec<CardId> = Vec::with_capacity(slots.len());
        if let Some(duty) = self.cards.first().filter(|_| self.duty) {
            used.push(duty.card);
        }
        // Inner positions are filled first, because fewer cards may go there; then the ends.
        let ends = [0, last];
        let order = (1..last).chain(ends.into_iter().take(slots.len()));
        for place in order {
            let Some(Slot::Held(held)) = slots.get_mut(place) else {
                continue;
            };
            let at_end = ends.contains(&place);
            let fixed = self.duty && self.cards.first() == Some(held);
            if fixed {
                if !at_end && !inside(held) {
                    return None;
                }
                continue;
            }
            let alike = |other: &&Held| {
                other.piece() == held.piece()
                    && !used.contains(&other.card)
                    && (at_end || inside(other))
            };
            *held = *self.cards.iter().find(alike)?;
            used.push(held.card);
        }
        Some(slots)
    }
}

/// A position in a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Slot {
    /// The pieces ahead of the hand: an existing table word.
    Before,
    /// A card of the hand.
    Held(Held),
}

/// Turns the slots of a spelling into a line with letters; `before` is the table word among them.
pub(super) fn lay(word: Word, slots: &[Slot], before: &[Laid]) -> Vec<Laid> {
    let mut line = Vec::with_capacity(slots.len() + before.len());
    let mut at = 0;
    for slot in slots {
        match slot {
            Slot::Before => {
                line.extend(before);
                at += before.iter().map(|laid| laid.letters.len()).sum::<usize>();
            }
            Slot::Held(held) => {
                let to = at + held.face.letters();
                let letters = word.slice(at, to);
                line.push(Laid {
                    card: held.card,
                    letters,
                });
                at = to;
            }
        }
    }
    line
}
