//! The deck is our own design and measured: nearly every hand holds a word.

use game::Chance;
use lexicon::Level;
use one_letter_better::bots::{Finder, FoundPlay};
use one_letter_better_rules::{Deck, View};

use crate::list::LIST;
use crate::thorough;

/// The score of a hand's best new word, or `None` if it holds no word.
fn best_new_word_score(view: &View, level: Level) -> Option<i32> {
    let finds = Finder::new(view).up_to(level).find(&LIST);
    finds.first().map(|find: &FoundPlay| find.gain)
}

#[test]
fn under_1_per_cent_of_eight_card_hands_hold_no_word() {
    let mut chance = Chance::new(120);
    let all: Vec<_> = Deck::standard().cards().collect();
    let mut view = View::set_out(&[], "", "").unwrap();
    let hands = thorough::cases(1_000) as i32;
    let (mut none, mut common, mut full) = (0, 0, 0);
    for _ in 0..hands {
        let mut cards = all.clone();
        chance.shuffle(&mut cards);
        view.hand = cards[..8].to_vec();
        let found = best_new_word_score(&view, Level::FULL);
        none += i32::from(found.is_none());
        full += found.unwrap_or(0);
        common += best_new_word_score(&view, Level::Common).unwrap_or(0);
    }
    assert!(100 * none < hands, "{none} of {hands} hands hold no word");
    let averages = (common / hands, full / hands);
    if thorough::is_thorough() {
        assert_eq!(
            averages,
            (25, 29),
            "averages with common words and with the full list"
        );
    }
}
