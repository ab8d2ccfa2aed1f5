//! C U Letter beside the turns themselves: what is offered in them, the end of rounds, the
//! scramble, the end of the game, the review.

use super::play::{card, cards};
use crate::games::c_u_letter::rules::{Best, CardId, Deal, Options};
use lexicon::{Letter, Word};
use screen::text::phrase::{capitals, sentence};
use screen::text::review::Unit;
pub use screen::text::table::{FINAL_SCORES, SINCE, SO_FAR, ready, won};
use screen::text::you::{does, them};

/// What luck lies in, in the account of a game.
pub const LUCK: &str = "The cards";
pub const BOARD: &str = "Board";
pub const USES: &str = "What the card does";
pub const TO_CLAIM: &str = "Words to claim";
pub const MARK: &str = "Drag over a word, or tap both its ends.";
/// A word that would bring nothing now (C14).
pub const ASLEEP: &str = "asleep";
pub const ONCE_MORE: &str = "Tap there again to place it.";
/// What can be done where a card cannot go.
pub const TRY_ANOTHER: &str = "Tap another square.";
/// On the cover: when the clock starts (C4).
pub const STARTS: &str = "The clock starts when you tap.";
pub const STANDS: &str = "The clock is paused until then.";
pub const PAST: &str = "This is how it was.";
pub const SKIP: &str = "Skip";
pub const SHOW_AGAIN: &str = "Show it again";
/// How the words of a round were paid.
pub const WALK: &str = "Words in this round";
/// The cards that are left (C40).
pub const LOOSE: &str = "Cards left";
pub const SPELLED: &str = "Your word";
pub const TAP_THEM: &str = "Tap cards to spell your word.";
/// The pads for those who see a word.
pub const PADS: &str = "Who sees a word";
pub const BEST_WORDS: &str = "Best words";
pub const REVIEW_SAYS: &str = "What the Archmage would have done, turn by turn.";
/// What a turn of it is short by: one, and several.
pub const CARDS: Unit = Some(("card", "cards"));

/// A program thinks.
pub fn thinks(name: &str) -> String {
    does(name, "is thinking…")
}

/// A card of the own hand, for those who hear it.
pub fn held(of: CardId) -> String {
    sentence(&card(of))
}

/// No card of the hand has a letter that was typed.
pub fn no_card_for(letter: Letter) -> String {
    format!("You have no {}.", letter.capital())
}

/// What a seat would get if the round ended now.
pub fn now(count: usize) -> String {
    format!("+{count} now")
}

/// The same, for those who hear it.
pub fn now_heard(count: usize) -> String {
    format!("{} if the round ended now", cards(count))
}

/// A seat's score, for those who hear it.
pub fn score_heard(count: usize, held: usize) -> String {
    format!("{}, {} in hand", cards(count), cards(held))
}

pub fn round_over(number: usize) -> String {
    format!("Round {number} is over")
}

/// Passes for a seat.
pub fn passes(name: &str) -> String {
    format!("Pass for {}", them(name))
}

/// A card that is left, in the word or not.
pub fn loose(of: CardId, place: Option<usize>) -> String {
    match place {
        Some(place) => format!("{}, letter {} of your word", held(of), place + 1),
        None => held(of),
    }
}

/// A solo game's score (C41).
pub fn solo(score: usize, options: &Options) -> String {
    match options.deal {
        Deal::Chance => cards(score),
        Deal::Day(day) => format!("{} with the deck for {day}", cards(score)),
    }
}

/// How it stands to the best one.
pub fn best(best: Option<&Best>, score: usize, entered: bool) -> String {
    match best {
        Some(best) if entered && usize::from(best.cards) == score => {
            "That’s your best so far.".into()
        }
        Some(best) => format!(
            "Your best is {}, on {}.",
            cards(best.cards.into()),
            best.day
        ),
        None => String::new(),
    }
}

/// One of the best words of a game.
pub fn best_word(name: &str, of: Word, count: usize) -> String {
    format!("{name}: {} for {}", capitals(of), cards(count))
}
