//! Texts apart from the turns themselves: offers, the end of rounds, the scramble, the end of the
//! game, the review.

use super::play::{card_count, card_name};
use c_u_letter_rules::{BestScore, CardId, DealSource, Options};
use lexicon::{Letter, Word};
use screen::text::phrase::{capitals, sentence};
use screen::text::review::Unit;
pub use screen::text::table::{FINAL_SCORES, SINCE, SO_FAR, ready, won};
use screen::text::you::{mid_sentence_name, player_does};

/// The name for the source of luck in the account of a finished game.
pub const LUCK_SOURCE: &str = "The cards";
pub const BOARD: &str = "Board";
pub const WORDS_TO_CLAIM: &str = "Words to claim";
pub const HOW_TO_MARK: &str = "Drag over a word, or tap both its ends.";
/// Shown once one end of a word is marked.
pub const OTHER_END: &str = "Now tap the other end of the word.";
/// Label of a word that would pay nothing now, since it would be dormant (C14). The word that counts
/// follows.
pub(crate) const ASLEEP_BEHIND: &str = "asleep behind";
/// Shown while a turn ends by itself.
pub const TURN_ENDS: &str = "Your turn ends in 3 seconds. Tap to stop.";
/// Said by screen readers when a turn begins to end by itself.
pub const TURN_ENDS_HEARD: &str = "Your turn ends in 3 seconds. Press any key to stop.";
pub(crate) const TAP_AGAIN: &str = "Tap there again to place it.";
/// Prompt when the chosen card can't go on the tapped square.
pub(crate) const TRY_ANOTHER: &str = "Tap another square.";
/// Line on the cover that says when the clock starts (C4).
pub const CLOCK_STARTS: &str = "The clock starts when you tap.";
pub const CLOCK_PAUSED: &str = "The clock is paused until then.";
pub const SKIP: &str = "Skip";
pub const SHOW_AGAIN: &str = "Show it again";
/// Heading of the ceremony in which a round's words are paid.
pub const CEREMONY_HEADING: &str = "Words in this round";
/// Heading of the leftover cards (C40).
pub const LEFTOVER_CARDS: &str = "Cards left";
pub const SPELLED_WORD: &str = "Your word";
pub const TAP_CARDS: &str = "Tap cards to spell your word.";
/// Label of the buzzer pads.
pub const BUZZER_PADS: &str = "Who sees a word";
pub const BEST_WORDS: &str = "Best words";
pub const REVIEW_INTRO: &str = "What Archmage would have done, turn by turn.";
/// The unit for what a turn gave away, singular and plural.
pub const CARD_UNIT: Unit = Some(("card", "cards"));

/// Says that a bot is thinking.
pub fn thinking(name: &str) -> String {
    player_does(name, "is thinking…")
}

/// Accessible label of a card in the viewer's hand.
pub fn held_card(of: CardId) -> String {
    sentence(&card_name(of))
}

/// Says that no card of the hand has the typed letter.
pub fn no_card_for(letter: Letter) -> String {
    format!("You have no {}.", letter.uppercase())
}

/// Follows the number of cards that a seat would get if the round ended now: `+4 now`.
pub const NOW: &str = " now";

/// Accessible label for the number of cards that a seat would get if the round ended now.
pub fn gain_now_label(count: usize) -> String {
    format!("{} if the round ended now", card_count(count))
}

/// Accessible label of a seat's score.
pub fn score_label(count: usize, held: usize) -> String {
    format!("{}, {} in hand", card_count(count), card_count(held))
}

pub fn round_over(number: usize) -> String {
    format!("Round {number} is over")
}

/// Label of the button that passes for a seat.
pub fn pass_label(name: &str) -> String {
    format!("Pass for {}", mid_sentence_name(name))
}

/// Label of a leftover card, with its place in the spelled word if it has one.
pub fn leftover_card(of: CardId, place: Option<usize>) -> String {
    match place {
        Some(place) => format!("{}, letter {} of your word", held_card(of), place + 1),
        None => held_card(of),
    }
}

/// Text for the score of a solo game (C41).
pub fn solo_score(score: usize, options: &Options) -> String {
    match options.deal {
        DealSource::Chance => card_count(score),
        DealSource::Day(day) => format!("{} with the deck for {day}", card_count(score)),
    }
}

/// Compares a solo score with the best one.
pub fn compare_with_best(best: Option<&BestScore>, score: usize, entered: bool) -> String {
    match best {
        Some(best) if entered && usize::from(best.cards) == score => {
            "That’s your best so far.".into()
        }
        Some(best) => format!(
            "Your best is {}, on {}.",
            card_count(best.cards.into()),
            best.day
        ),
        None => String::new(),
    }
}

/// Text for one of the best words of a game: its player, the word and its cards.
pub fn best_word(name: &str, of: Word, count: usize) -> String {
    format!("{name}: {} for {}", capitals(of), card_count(count))
}
