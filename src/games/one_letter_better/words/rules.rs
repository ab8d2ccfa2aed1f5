//! The rules of One Letter Better, on a page: complete enough to play from.

use crate::games::one_letter_better::desk::lesson::{Laying, Point};
pub use crate::games::one_letter_better::desk::sections::Section;
use crate::games::one_letter_better::rules::Laid;
use crate::table::SeatId;

use super::play::{card, points, refusal};
use crate::words::list::all_of;
use crate::words::phrase::{capitals, sentence};

/// Whom the game is by.
pub const CREDIT: &str = "One Letter Better is a card game by Cruise Monkey Games. The deck here \
     is our own.";

impl Section {
    /// What heads it.
    #[must_use]
    pub const fn heading(self) -> &'static str {
        match self {
            Section::Minute => "In a minute",
            Section::Cards => "The cards",
            Section::Turn => "A turn",
            Section::Words => "Making words",
            Section::Steals => "Stealing with one card",
            Section::Joins => "Stealing with a word",
            Section::Colours => "Green, blue and red",
            Section::Pile => "The discard pile",
            Section::Thief => "STL-1",
            Section::Challenges => "Do you doubt it?",
            Section::End => "The end",
            Section::Solo => "Alone",
        }
    }

    /// What is said.
    #[must_use]
    pub const fn points(self) -> &'static [&'static str] {
        match self {
            Section::Minute => &[
                "Everybody holds cards with letters, and lays words of them for points.",
                "Add a card to the end of somebody’s word and it is yours, with all its points; \
                 they lose theirs.",
                "The first with a hundred points ends the round. Cards left in the hand cost the \
                 others.",
                "The most points over three rounds win.",
            ],
            Section::Cards => &[
                "The small number on a card is what it is worth. Under it stands how many of \
                 these there are.",
                "On red cards it is subtracted. STL-1 goes into no word.",
            ],
            Section::Turn => &[
                "Seven cards each. Take one from the deck or the pile, then draw until you hold \
                 eight.",
                "Play as many words, longer words and steals as you can.",
                "Made no word? Exchange one to four cards.",
                "Never end a turn with more than eight cards: discard the rest.",
            ],
            Section::Words => &[
                "A word has two cards or more. It scores the values of its cards, and five for \
                 each card above three.",
                "The bonus counts cards: ING on one card is one.",
                "A wild is the letter that you say, a double wild two letters side by side. They \
                 are worth nothing, and keep their letters while they lie there.",
                "Your own words grow by any number of cards at either end.",
            ],
            Section::Steals => &[
                "Exactly one card, before the word or behind it. A wild cannot steal.",
                "You score what the new word is worth; its owner loses what the old one was \
                 worth.",
                "Then it is yours, and you may go on adding to it.",
                "After the third steal a word is turned down. Its points stay where they are.",
            ],
            Section::Joins => &[
                "Join a word of somebody else with one of yours, or with one from your hand, in \
                 either order.",
                "Both must be words by themselves. The joining one has no wild and no green card.",
            ],
            Section::Colours => &[
                "<strong>Green</strong> protects: the word is scored and turned down at once. In \
                 a word that lies there it goes to an end.",
                "<strong>Blue</strong> takes the place of cards at one end of any word, with \
                 exactly as many letters. They go to your hand.",
                "<strong>Red</strong> goes anywhere, even between two cards. Its points are \
                 subtracted, but it counts as a card.",
                "Each of them also plays as an ordinary letter.",
            ],
            Section::Pile => &[
                "All of it is open. The top card is yours for the taking.",
                "Reach deeper and you take every card above too; the deepest must be played \
                 before anything else. Until then you can put all of it back.",
                "In your turn you can swap a blue card for any single card there. But not while \
                 you can still put cards back.",
            ],
            Section::Thief => &[
                "Play it at any time of your turn: choose somebody, and take a card of their \
                 hand, blind. Then it leaves the game.",
                "Did you pick up cards from the pile? While you can still put them back, STL-1 \
                 has to wait.",
            ],
            Section::Challenges => &[
                "When you play with challenges, a word stands until somebody doubts it. Between \
                 two turns is the time to.",
                "Until that game is over there are no hints, and nobody looks words up.",
                "It is a word: its maker scores it once more.",
                "It is none: it comes off the table with all that was played after it, and \
                 whoever doubted it scores it instead.",
            ],
            Section::End => &[
                "Once somebody has reached the target, their turn is played to its end, and so \
                 is the round.",
                "Once the deck is empty you can’t exchange or swap cards. When everyone passes \
                 in a row, the round ends.",
                "Putting a blue card into your own word counts as a pass. Stealing with one \
                 doesn’t.",
                "Everybody but the best pays for the cards in their hand; red ones cost too.",
            ],
            Section::Solo => &[
                "Through the whole deck, with no STL-1. Your words less your hand are your score.",
                "Hard: less the whole pile too.",
                "Today’s deck is the same for everyone. Only your first try with it counts.",
            ],
        }
    }
}

/// What an example shows.
#[must_use]
pub const fn example_name(example: Point) -> &'static str {
    match example {
        Point::New => "A new word",
        Point::Cards => "Cards, not letters",
        Point::Wild => "With a wild",
        Point::Extend => "A longer word",
        Point::Steal => "One letter better",
        Point::TwoCards => "Two are too many",
        Point::WildSteals => "Not with a wild",
        Point::Join => "Two become one",
        Point::Ending => "TION is no word",
        Point::Green => "Protected",
        Point::Blue => "In place of others",
        Point::Red => "In between",
    }
}

/// Whose word it is, in an example.
#[must_use]
pub fn whose(owner: SeatId) -> &'static str {
    match owner {
        SeatId::FIRST => "yours",
        _ => "theirs",
    }
}

/// What lies there and what is tried, for those who hear it.
#[must_use]
pub fn lies(laying: &Laying) -> String {
    let table = &laying.view.table;
    let words = table
        .open_words()
        .map(|lies| format!("{}, {}", capitals(lies.word()), whose(lies.owner)));
    let words: Vec<String> = words.collect();
    let cards = laying.line.iter().map(|laid: &Laid| {
        let called = card(&table.options.deck, laid.card);
        let wild = table.options.deck.face(laid.card).is_wild();
        match wild {
            true => format!("{called} as {}", capitals(laid.letters)),
            false => called,
        }
    });
    let cards = all_of(&cards.collect::<Vec<String>>());
    match words.as_slice() {
        [] => format!("From the hand: {cards}."),
        words => format!("On the table: {}. Tried: {cards}.", all_of(words)),
    }
}

/// What the rules say of an example.
#[must_use]
pub fn verdict(laying: &Laying) -> String {
    let table = &laying.view.table;
    match &laying.verdict {
        Ok(made) => {
            let mut told = format!("{}: {}", capitals(made.word()), points(made.gain));
            if made.loss != 0 {
                told += &format!(", and {} for its owner", points(-made.loss));
            }
            told += ".";
            let back = made.returned.iter();
            let back = back.map(|back| card(&table.options.deck, *back));
            let back: Vec<String> = back.collect();
            match back.len() {
                0 => {}
                1 => told += &format!(" {} goes to your hand.", sentence(&all_of(&back))),
                _ => told += &format!(" {} go to your hand.", sentence(&all_of(&back))),
            }
            told
        }
        Err(why) => refusal(why, table, &[]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_example_says_what_the_rules_find() {
        let says = |example: Point| verdict(&example.laying().unwrap());
        assert_eq!(says(Point::Steal), "TIMER: +21, and −14 for its owner.");
        assert_eq!(
            says(Point::Blue),
            "CHANT: +18, and −19 for its owner. S and L go to your hand."
        );
        assert_eq!(
            lies(&Point::Wild.laying().unwrap()),
            "From the hand: T, a wild as I, M and E."
        );
        assert_eq!(says(Point::WildSteals), "A wild steals nothing.");
        assert_eq!(says(Point::TwoCards), "RS is not in the word list.");
    }

    /// All that a part says.
    fn told(section: Section) -> String {
        section.points().join(" ")
    }

    #[test]
    fn o28_the_page_says_what_waits_for_a_pick_up() {
        assert!(told(Section::Pile).contains("swap a blue card"));
        assert!(told(Section::Pile).contains("not while you can still put cards back"));
        let thief = told(Section::Thief);
        assert!(thief.contains("While you can still put them back, STL-1 has to wait"));
    }

    #[test]
    fn o33_the_page_says_what_a_pass_is() {
        let end = told(Section::End);
        assert!(end.contains("a blue card into your own word counts as a pass"));
    }

    #[test]
    fn o29_the_page_says_that_nobody_looks_words_up() {
        assert!(told(Section::Challenges).contains("nobody looks words up"));
    }
}
