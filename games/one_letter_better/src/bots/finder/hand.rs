//! The cards of a hand, as pieces of words.

use std::cmp::Reverse;

use base::sorting::sort_by_key;
use lexicon::{HandCard, Spelling, Word};
use one_letter_better_rules::{CardId, Colour, Face, LaidCard, View};

/// A card of the hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct HeldCard {
    pub(super) card: CardId,
    pub(super) face: Face,
    pub(super) value: i32,
}

impl HeldCard {
    pub(super) fn has_colour(&self, colour: Colour) -> bool {
        self.face.colour() == Some(colour)
    }

    /// The card as the word list's queries need it.
    fn query_card(&self) -> HandCard {
        match self.face {
            Face::Letters(_, letters) => HandCard::Letters(letters),
            Face::DoubleWild => HandCard::DoubleWild,
            Face::Wild | Face::StealOne => HandCard::Wild,
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
pub(super) struct SpellingHand {
    pub(super) cards: Vec<HeldCard>,
    /// Whether the first card must be used.
    pub(super) duty: bool,
}

impl SpellingHand {
    pub(super) fn from_view(view: &View) -> SpellingHand {
        let deck = &view.table.options.deck;
        let held = view.hand.iter().map(|card| HeldCard {
            card: *card,
            face: deck.face(*card),
            value: deck.value(*card),
        });
        let mut cards: Vec<HeldCard> = held.filter(|held| held.face != Face::StealOne).collect();
        let duty = view.table.turn.duty_card();
        sort_by_key(&mut cards, |held| {
            let rest = Some(held.card) != duty;
            (rest, Reverse(held.value), held.face, held.card)
        });
        SpellingHand {
            cards,
            duty: duty.is_some(),
        }
    }

    /// The hand restricted to cards that `may` accepts; `None` if that excludes the card that must
    /// be used.
    pub(super) fn restricted_to(&self, may: impl Fn(&HeldCard) -> bool) -> Option<SpellingHand> {
        let first = self.cards.first().filter(|_| self.duty);
        if first.is_some_and(|held| !may(held)) {
            return None;
        }
        let cards = self.cards.iter().copied().filter(may).collect();
        Some(SpellingHand { cards, ..*self })
    }

    /// The hand without these cards.
    pub(super) fn without(&self, used: &[HeldCard]) -> SpellingHand {
        let duty = self.cards.first().filter(|_| self.duty);
        let duty = duty.is_some_and(|duty| !used.contains(duty));
        let rest = self.cards.iter().copied();
        let cards = rest.filter(|held| !used.contains(held)).collect();
        SpellingHand { cards, duty }
    }

    /// The hands to search when a word may contain up to `most` wilds: first without wilds, then
    /// with one wild of each kind, then with `most` of them. Just the hand itself if `most` isn't
    /// limited or the hand has no wilds.
    pub(super) fn by_wild_limit(&self, most: usize) -> Vec<SpellingHand> {
        let wild = |held: &&HeldCard| held.face.is_wild();
        let wilds: Vec<HeldCard> = self.cards.iter().filter(wild).copied().collect();
        if most == usize::MAX || wilds.is_empty() {
            return vec![self.clone()];
        }
        let but = |kept: &[HeldCard]| {
            let others = wilds.iter().filter(|held| !kept.contains(held)).copied();
            self.excluding(&others.collect::<Vec<HeldCard>>())
        };
        let mut hands: Vec<SpellingHand> = but(&[]).into_iter().collect();
        if most > 0 {
            let mut kinds: Vec<HeldCard> = Vec::new();
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
    fn excluding(&self, left_out: &[HeldCard]) -> Option<SpellingHand> {
        self.restricted_to(|held| !left_out.contains(held))
    }

    /// The cards to try as single additions: the one that must be used, or the best of each kind.
    pub(super) fn single_cards(&self) -> Vec<HeldCard> {
        if self.duty {
            return self.cards.first().copied().into_iter().collect();
        }
        let mut singles: Vec<HeldCard> = Vec::new();
        for held in &self.cards {
            if !singles
                .iter()
                .any(|other| other.query_card() == held.query_card())
            {
                singles.push(*held);
            }
        }
        singles
    }

    /// The hand as pieces, after an optional piece `before` that must be used; and the number of
    /// pieces that must be used.
    pub(super) fn query_cards(&self, before: Option<HandCard>) -> (Vec<HandCard>, usize) {
        let must = usize::from(before.is_some()) + usize::from(self.duty);
        let held = self.cards.iter().map(HeldCard::query_card);
        (before.into_iter().chain(held).collect(), must)
    }

    /// The highest total value of the cards in a spelling, and their number. `before` is the number
    /// of pieces ahead of the hand. A spelling uses the first cards of each kind, which are the
    /// best.
    pub(super) fn best_value(&self, spelling: &Spelling, before: usize) -> (i32, usize) {
        let held = spelling
            .cards()
            .filter_map(|place| self.cards.get(place.checked_sub(before)?));
        held.fold((0, 0), |(values, count), held| {
            (values + held.value, count + 1)
        })
    }

    /// The slots for a spelling, where `before` pieces come ahead of the hand. A card that isn't
    /// allowed `inside` the word is replaced by another of its kind; `None` if that isn't possible.
    pub(super) fn fill_slots(
        &self,
        spelling: &Spelling,
        before: usize,
        inside: impl Fn(&HeldCard) -> bool,
    ) -> Option<Vec<LineSlot>> {
        let mut slots: Vec<LineSlot> = Vec::with_capacity(spelling.cards().len());
        for place in spelling.cards() {
            slots.push(match place.checked_sub(before) {
                None => LineSlot::Before,
                Some(place) => LineSlot::Held(*self.cards.get(place)?),
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
            let Some(LineSlot::Held(held)) = slots.get_mut(place) else {
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
            let alike = |other: &&HeldCard| {
                other.query_card() == held.query_card()
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
pub(super) enum LineSlot {
    /// The pieces ahead of the hand: an existing table word.
    Before,
    /// A card of the hand.
    Held(HeldCard),
}

/// Turns the slots of a spelling into a line with letters; `before` is the table word among them.
pub(super) fn build_line(word: Word, slots: &[LineSlot], before: &[LaidCard]) -> Vec<LaidCard> {
    let mut line = Vec::with_capacity(slots.len() + before.len());
    let mut at = 0;
    for slot in slots {
        match slot {
            LineSlot::Before => {
                line.extend(before);
                at += before.iter().map(|laid| laid.letters.len()).sum::<usize>();
            }
            LineSlot::Held(held) => {
                let to = at + held.face.letter_count();
                let letters = word.slice(at, to);
                line.push(LaidCard {
                    card: held.card,
                    letters,
                });
                at = to;
            }
        }
    }
    line
}
