//! The cards of One Letter Better: how many of each, what each is worth, and decks that are
//! kept by name.

use crate::games::one_letter_better::desk::Group;
use crate::games::one_letter_better::rules::{Colour, Deck, DeckCodeError, DeckError, Face, Kind};
use crate::table::Title;

use super::play::face;
use crate::words::phrase;
use crate::words::phrase::sentence;

/// What the screen is for.
pub const SAYS: &str = "Tap a card, then say how many there are and what each is worth. The next \
     games are played with these cards.";
/// Names the cards that are chosen from.
pub const ALL_CARDS: &str = "All cards";
/// Names what is said of the whole deck.
pub const IN_ALL: &str = "The deck";
/// How many cards of a kind.
pub const HOW_MANY: &str = "How many";
/// What a card is worth.
pub const WORTH: &str = "Worth";
/// Back to the form.
pub const TO_SET_UP: &str = "Play with these";
/// The deck cannot be played with.
pub const NOT_YET: &str = "Until that is right, games are played with the cards as they were.";
/// Heads the decks that are kept.
pub const KEPT: &str = "Decks to choose from";
/// Our own deck.
pub const STANDARD: &str = "The standard deck";
/// Takes a deck.
pub const USE: &str = "Use it";
/// The deck is the one that is edited.
pub const IN_USE: &str = "in use";
/// Labels a name for the deck.
pub const NAME: &str = "Keep these cards as";
/// Keeps the deck under it.
pub const KEEP: &str = "Keep them";
/// Labels a deck’s name.
pub const TITLE: &str = "Its name";
/// Gives the name.
pub const RENAME: &str = "Name it";
/// Keeps a deck no longer.
pub const DELETE: &str = "Delete it";
/// What else can be done with a deck.
pub const MORE: &str = "More";

/// Heads a card that is new.
pub const NEW_CARD: &str = "A new card";
/// Labels its letters.
pub const NEW_LETTERS: &str = "1 to 3 letters";
/// What is typed is on no card.
pub const NO_FACE: &str = "A card has 1 to 3 letters, A to Z.";
/// Such cards are in the deck.
pub const THERE: &str = "Those cards are in the deck already. Tap one to change how many.";
/// Heads what is sent to others.
pub const SHARE: &str = "Share this deck";
/// Labels its link.
pub const LINK: &str = "Link";
/// Labels its code.
pub const CODE: &str = "Code";
/// Labels what somebody sent.
pub const SENT: &str = "A link or code you were sent";
/// Takes the deck of it.
pub const OPEN: &str = "Use it";
/// What a deck is called that was sent.
pub const SENT_DECK: &str = "The deck you were sent";
/// Puts a text on the clipboard.
pub const COPY: &str = "Copy";
/// It is there.
pub const COPIED: &str = "Copied.";
/// It is not.
pub const NOT_COPIED: &str = "Your browser won’t copy. Select the text and copy it yourself.";

/// Names what is copied.
#[must_use]
pub fn copy_what(what: &str) -> String {
    format!("{COPY}: {what}")
}

/// What a colour’s button adds.
#[must_use]
pub const fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Plain => "Plain",
        Colour::Green => "Green",
        Colour::Blue => "Blue",
        Colour::Red => "Red",
    }
}

/// How many of the letters are vowels.
#[must_use]
pub fn vowels(share: usize) -> String {
    format!("{share} of 100 letters are vowels.")
}

/// Why a code is no deck.
#[must_use]
pub fn code_refused(why: DeckCodeError) -> String {
    match why {
        DeckCodeError::NoCode => "This isn’t a deck code. Copy all of it.".into(),
        DeckCodeError::Changed => "This code got changed on the way. Copy it again.".into(),
        DeckCodeError::Deck(why) => deck_error(why),
    }
}

/// How many cards there are, and whose deck it is.
#[must_use]
pub fn in_all(cards: usize, deck: Option<&Deck>) -> String {
    match deck {
        Some(deck) if *deck == Deck::standard() => format!("{cards} cards: the standard deck."),
        _ => format!("{cards} cards, a deck of your own."),
    }
}

/// Heads cards of a group.
#[must_use]
pub const fn group(group: Group) -> &'static str {
    match group {
        Group::Letters => "One letter",
        Group::Several => "Several letters",
        Group::Green => "Green: they protect",
        Group::Blue => "Blue: they take the place of others",
        Group::Red => "Red: they go in between",
        Group::Special => "Wilds and STL-1",
    }
}

fn worth(value: i8) -> String {
    format!("worth {value}").replace('-', "−")
}

fn counted(count: u8) -> String {
    match count {
        0 => "no cards".into(),
        count => phrase::count(count.into(), "card", "cards"),
    }
}

/// A kind of cards, by ear: `A green E: 1 card, worth 1`.
#[must_use]
pub fn kind(kind: &Kind) -> String {
    let (count, worth) = (counted(kind.count), worth(kind.value));
    format!("{}: {count}, {worth}", sentence(&face(kind.face)))
}

/// What the standard deck has, if this one has something else.
#[must_use]
pub fn standard_has(kind: &Kind) -> String {
    let standard = Deck::standard();
    let same = |other: &&Kind| other.face == kind.face;
    let other = standard.kinds().iter().find(same);
    match other {
        Some(other) if other == kind => "As in the standard deck.".into(),
        Some(other) => format!(
            "The standard deck has {}, {}.",
            counted(other.count),
            worth(other.value)
        ),
        None => "The standard deck has none.".into(),
    }
}

/// A kept deck's size.
#[must_use]
pub fn cards(deck: &Deck) -> String {
    format!("{} cards", deck.len())
}

/// Takes a kept deck, by name.
#[must_use]
pub fn use_named(name: &str) -> String {
    format!("{USE}: {name}")
}

/// What else can be done with a kept deck, by name.
#[must_use]
pub fn more_about(name: &str) -> String {
    format!("{MORE}: {name}")
}

/// Tells that a deck was taken.
#[must_use]
pub fn taken(name: &str) -> String {
    format!("{name} is in use.")
}

/// Tells that a deck is kept.
#[must_use]
pub fn kept(title: &Title) -> String {
    format!("{} is kept.", title.as_str())
}

/// Tells that a deck is kept no longer.
#[must_use]
pub fn deleted(title: &Title) -> String {
    format!("{} is deleted.", title.as_str())
}

/// Another deck has that name.
#[must_use]
pub fn name_taken(title: &Title) -> String {
    format!("{} is another deck already.", title.as_str())
}

/// Cards of a kind, many of them: `red T`.
fn alike(kind: Face) -> String {
    let called = face(kind);
    called
        .strip_prefix("a ")
        .map_or(called.clone(), str::to_owned)
}

/// Why a deck cannot be played with.
#[must_use]
pub fn deck_error(error: DeckError) -> String {
    match error {
        DeckError::Cards(cards) => {
            let (least, most) = (Deck::LEAST, Deck::MOST);
            format!("A deck has {least} to {most} cards, and this one {cards}.")
        }
        DeckError::Spelling(cards) => {
            let least = Deck::LEAST_SPELLING;
            format!("{least} cards at least must go into words: here are {cards}.")
        }
        DeckError::Alike(face) => {
            let most = Deck::MOST_ALIKE;
            format!("No more than {most} cards {} fit in a deck.", alike(face))
        }
        DeckError::Worth(face) => {
            let most = Deck::MOST_WORTH;
            format!(
                "{} is worth {most} at most, and −{most} at least.",
                alike(face)
            )
        }
        DeckError::Twice(face) => format!("{} is in the list twice.", alike(face)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_is_told_with_what_the_standard_deck_has() {
        let red = Kind {
            face: "-T".parse().unwrap(),
            count: 3,
            value: -2,
        };
        assert_eq!(kind(&red), "A red T: 3 cards, worth −2");
        assert_eq!(
            standard_has(&red),
            "The standard deck has 1 card, worth −2."
        );
        let as_it_is = Kind { count: 1, ..red };
        assert_eq!(standard_has(&as_it_is), "As in the standard deck.");
    }

    #[test]
    fn a_refusal_names_the_card() {
        assert_eq!(
            deck_error(DeckError::Alike("+S".parse().unwrap())),
            "No more than 20 cards green S fit in a deck."
        );
        assert_eq!(
            deck_error(DeckError::Cards(39)),
            "A deck has 40 to 250 cards, and this one 39."
        );
    }
}
