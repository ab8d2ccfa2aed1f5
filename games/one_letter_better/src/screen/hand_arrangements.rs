//! How players arrange their hands: sorted, or by hand. The arrangement is kept as cards come and
//! go.

use serde::{Deserialize, Serialize};

use super::CardLook;
use base::sorting::sort_by_key;
use game::{GameId, SeatId};
use one_letter_better_rules::{CardId, Deck};

/// What a hand is sorted by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HandOrder {
    /// By letters; cards with several letters come after those with one.
    Letters,
    /// By value, the highest first.
    Worth,
    /// By colour, plain cards first.
    Colour,
}

/// How a seat's hand is arranged.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
struct HandArrangement {
    /// The sort order; `None` if the player arranged the cards by hand.
    order: Option<HandOrder>,
    /// The cards as arranged by hand.
    cards: Vec<CardId>,
}

/// How the hands of a game are arranged.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandArrangements {
    game: String,
    hands: Vec<HandArrangement>,
}

impl HandArrangements {
    /// Returns the kept arrangement if it belongs to this game, otherwise an empty one.
    #[must_use]
    pub fn for_game(self, game: &GameId) -> HandArrangements {
        let game = game.to_string();
        if self.game == game {
            self
        } else {
            HandArrangements {
                game,
                hands: Vec::new(),
            }
        }
    }

    fn for_seat(&self, seat: Option<SeatId>) -> Option<&HandArrangement> {
        self.hands.get(seat?.index())
    }

    fn update_hand(&mut self, seat: Option<SeatId>, change: impl FnOnce(&mut HandArrangement)) {
        let Some(seat) = seat else {
            return;
        };
        while self.hands.len() <= seat.index() {
            self.hands.push(HandArrangement::default());
        }
        if let Some(hand) = self.hands.get_mut(seat.index()) {
            change(hand);
        }
    }

    /// The sort order of a seat's hand.
    pub fn order(&self, seat: Option<SeatId>) -> Option<HandOrder> {
        self.for_seat(seat)?.order
    }

    /// Returns a hand as arranged. New cards come last, unless the hand is sorted.
    pub fn hand(&self, seat: Option<SeatId>, hand: &[CardId], deck: &Deck) -> Vec<CardId> {
        let Some(kept) = self.for_seat(seat) else {
            return hand.to_vec();
        };
        let known = kept.cards.iter().filter(|card| hand.contains(card));
        let new = hand.iter().filter(|card| !kept.cards.contains(card));
        let mut all: Vec<CardId> = known.chain(new).copied().collect();
        let letters = |card: &CardId| super::letters_on(deck.face(*card));
        match kept.order {
            None => {}
            Some(HandOrder::Letters) => sort_by_key(&mut all, |card| {
                let letters = letters(card);
                (
                    !letters.starts_with(|sign: char| sign.is_ascii_alphabetic()),
                    letters,
                )
            }),
            Some(HandOrder::Worth) => sort_by_key(&mut all, |card| -deck.value(*card)),
            Some(HandOrder::Colour) => sort_by_key(&mut all, |card| {
                (CardLook::from_face(deck.face(*card)) as u8, letters(card))
            }),
        }
        all
    }

    /// Sorts a hand by the next order.
    pub fn sort(&mut self, seat: Option<SeatId>) {
        self.update_hand(seat, |hand| {
            hand.order = Some(match hand.order {
                None | Some(HandOrder::Colour) => HandOrder::Letters,
                Some(HandOrder::Letters) => HandOrder::Worth,
                Some(HandOrder::Worth) => HandOrder::Colour,
            });
        });
    }

    /// Moves a card of the hand, as displayed, before this place in it.
    pub fn move_card(&mut self, seat: Option<SeatId>, hand: &[CardId], card: CardId, place: usize) {
        let Some(from) = hand.iter().position(|one| *one == card) else {
            return;
        };
        let mut cards = hand.to_vec();
        cards.remove(from);
        let place = place - usize::from(from < place);
        cards.insert(place.min(cards.len()), card);
        self.update_hand(seat, |kept| *kept = HandArrangement { order: None, cards });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use one_letter_better_rules::View;

    const ADA: Option<SeatId> = Some(SeatId::FIRST);

    fn laid(all: &HandArrangements, view: &View) -> String {
        let deck = &view.table.options.deck;
        let hand = all.hand(ADA, &view.hand, deck).into_iter();
        let cards = hand.map(|card| deck.face(card).to_string());
        cards.collect::<Vec<_>>().join(" ")
    }

    fn view() -> View {
        View::set_out(&[], "T ING -A Q ? =CH B +S", "").unwrap()
    }

    #[test]
    fn sorting_cycles_through_letters_value_and_colour() {
        let view = view();
        let mut all = HandArrangements::default();
        let mut sorts = || {
            all.sort(ADA);
            laid(&all, &view)
        };
        assert_eq!(sorts(), "-A B =CH ING Q +S T ?");
        assert_eq!(sorts(), "Q =CH ING B T +S ? -A");
        assert_eq!(sorts(), "B ING Q T +S =CH -A ?");
        assert_eq!(sorts(), "-A B =CH ING Q +S T ?");
    }

    #[test]
    fn a_moved_card_stays_and_new_cards_come_last() {
        let mut view = view();
        let mut all = HandArrangements::default();
        let (first, last) = (view.hand[0], view.hand[7]);
        all.move_card(ADA, &view.hand, last, 1);
        assert_eq!(laid(&all, &view), "T +S ING -A Q ? =CH B");
        let hand = all.hand(ADA, &view.hand, &view.table.options.deck);
        all.move_card(ADA, &hand, first, 3);
        assert_eq!(laid(&all, &view), "+S ING T -A Q ? =CH B");
        // The first card leaves the hand, and another one joins it.
        let new = view
            .table
            .options
            .deck
            .cards()
            .find(|card| !view.hand.contains(card));
        view.hand.retain(|card| *card != last);
        view.hand.insert(0, new.unwrap());
        assert_eq!(laid(&all, &view), "ING T -A Q ? =CH B A");
        assert_eq!(
            all.hand(Some(SeatId::new(1)), &view.hand, &view.table.options.deck),
            view.hand,
            "another seat's hand is unchanged"
        );
    }

    #[test]
    fn an_arrangement_of_the_hand_applies_to_its_own_game_only() {
        let mut all = HandArrangements::default().for_game(&"abc".parse().unwrap());
        all.sort(ADA);
        let text = serde_json::to_string(&all).unwrap();
        let kept: HandArrangements = base::json::read(&text).unwrap();
        assert_eq!(kept.clone().for_game(&"abc".parse().unwrap()), all);
        assert_eq!(kept.for_game(&"abd".parse().unwrap()).order(ADA), None);
    }
}
