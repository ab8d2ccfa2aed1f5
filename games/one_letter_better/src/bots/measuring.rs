//! How a deck plays: hands of nine cards dealt from it, and the best word of each.

use serde::{Deserialize, Serialize};

use super::Finder;
use game::{Chance, SeatId, Viewer};
use lexicon::Lexicon;
use one_letter_better_rules::{CardId, Options, State, View};

/// The measurements of the hands dealt so far.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeckMeasures {
    /// Number of hands dealt.
    pub hands: u32,
    /// Number of hands without a word.
    pub without: u32,
    /// Sum of the points of each hand's best word.
    pub points: i32,
}

impl DeckMeasures {
    /// Number of hands dealt in all, each from the full deck.
    pub(crate) const TOTAL_HANDS: u32 = 2000;
    /// Cards in a hand: as many as after taking the turn's card (O5).
    pub const HAND_SIZE: usize = 9;
    /// Hands dealt per step. The first step deals fewer, so that the first figures appear soon.
    const HANDS_PER_STEP: u32 = 10;
    const HANDS_IN_FIRST_STEP: u32 = 5;

    /// Whether all hands have been dealt.
    pub const fn is_done(&self) -> bool {
        self.hands >= Self::TOTAL_HANDS
    }

    /// Progress in percent.
    pub const fn percent_done(&self) -> u32 {
        self.hands * 100 / Self::TOTAL_HANDS
    }
}

/// Deals hands from a deck. The same deck always gets the same hands, so the figures change only
/// when the cards do.
#[derive(Debug, Clone)]
pub struct DeckMeasuring {
    view: View,
    cards: Vec<CardId>,
    chance: Chance,
    so_far: DeckMeasures,
}

impl DeckMeasuring {
    /// Prepares measuring the deck of these options. Their word list and scoring rules apply.
    pub fn new(options: &Options) -> DeckMeasuring {
        DeckMeasuring {
            cards: options.deck.cards().collect(),
            view: State::new(options, 2).seen_by(Viewer::Seat(SeatId::FIRST)),
            chance: Chance::new(2000),
            so_far: DeckMeasures::default(),
        }
    }

    /// Deals some more hands.
    pub fn step(&mut self, words: &Lexicon) -> DeckMeasures {
        let some = match self.so_far.hands {
            0 => DeckMeasures::HANDS_IN_FIRST_STEP,
            _ => DeckMeasures::HANDS_PER_STEP,
        };
        let some = some.min(DeckMeasures::TOTAL_HANDS - self.so_far.hands);
        for _ in 0..some {
            self.deal_hand(words);
        }
        self.so_far
    }

    fn deal_hand(&mut self, words: &Lexicon) {
        let mut rest = self.cards.clone();
        let drawn = (0..DeckMeasures::HAND_SIZE).filter_map(|_| self.chance.draw(&mut rest));
        self.view.hand = drawn.collect();
        let finds = Finder::new(&self.view).find(words);
        let best = finds.iter().map(|find| find.gain).max();
        let all = &mut self.so_far;
        all.hands += 1;
        all.without += u32::from(best.is_none());
        all.points = all.points.saturating_add(best.unwrap_or_default());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lexicon::Level;
    use one_letter_better_rules::{Choices, Deck, DeckKind};

    fn deck(cards: &[(&str, u8)]) -> Deck {
        let kinds = cards.iter().map(|(face, count)| DeckKind {
            face: face.parse().unwrap(),
            count: *count,
            value: 3,
        });
        Deck::new(kinds.collect()).unwrap()
    }

    fn measuring(deck: Deck) -> DeckMeasuring {
        let choices = Choices {
            deck,
            ..Choices::default()
        };
        DeckMeasuring::new(&Options::new(choices).unwrap())
    }

    fn measured(deck: Deck, words: &Lexicon) -> DeckMeasures {
        let mut measuring = measuring(deck);
        let mut steps = 0;
        loop {
            let so_far = measuring.step(words);
            steps += 1;
            assert!(steps <= 201, "it ends");
            if so_far.is_done() {
                return so_far;
            }
        }
    }

    #[test]
    fn a_deck_that_spells_nothing_has_no_hand_with_a_word() {
        let words = Lexicon::from_words([("at", Level::Common)]).unwrap();
        let all = measured(deck(&[("B", 20), ("C", 20)]), &words);
        let none = DeckMeasures {
            hands: 2000,
            without: 2000,
            points: 0,
        };
        assert_eq!((all, all.percent_done()), (none, 100));
    }

    #[test]
    fn hands_without_a_word_occur_as_often_as_probability_predicts() {
        let words = Lexicon::from_words([("at", Level::Common)]).unwrap();
        let all = measured(deck(&[("A", 14), ("T", 13), ("B", 13)]), &words);
        // Expected without a word: C(26, 9) + C(27, 9) - C(13, 9) of C(40, 9) hands, 28.6 in a
        // thousand.
        assert!((40..80).contains(&all.without), "{all:?}");
        // The best word is always AT, so every hand with a word scores the same.
        let with = i32::try_from(all.hands - all.without).unwrap();
        assert_eq!(all.points % with, 0, "every best word is AT: {all:?}");
    }

    #[test]
    fn the_same_deck_measures_the_same_and_the_first_step_is_short() {
        let words = Lexicon::from_words([("at", Level::Common), ("tea", Level::Common)]).unwrap();
        let mut measuring = measuring(Deck::standard());
        assert_eq!(measuring.step(&words).hands, 5);
        assert_eq!(measuring.step(&words).hands, 15);
        let once = measured(Deck::standard(), &words);
        assert_eq!(once, measured(Deck::standard(), &words));
        assert_eq!(once.hands, 2000);
    }

    #[test]
    fn the_standard_deck_rarely_deals_a_hand_without_a_word() {
        let words = &*support::list::LIST;
        let mut measuring = measuring(Deck::standard());
        let all = loop {
            let so_far = measuring.step(words);
            if so_far.hands >= 205 {
                break so_far;
            }
        };
        assert_eq!((all.without, all.points), (1, 6964));
    }
}
