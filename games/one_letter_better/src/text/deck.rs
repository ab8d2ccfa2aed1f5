//! Texts of the deck screen: the number and value of each card, and decks kept by name.

use crate::bots::DeckMeasures;
use crate::screen::DeckGroup;
use game::Title;
use one_letter_better_rules::{Colour, Deck, DeckCodeError, DeckError, DeckKind, Face};
use store::ArchiveError;

use super::play::face_name;
use screen::text::phrase;
use screen::text::phrase::sentence;

pub const INTRO: &str = "Tap a card, then set how many there are and what each is worth. Your next \
     games use this deck.";
pub const ALL_CARDS: &str = "All cards";
/// Heading of the facts about the whole deck.
pub const DECK_HEADING: &str = "The deck";
pub const COUNT_LABEL: &str = "How many";
pub const VALUE_LABEL: &str = "Worth";
pub const PLAY_DECK: &str = "Play this deck";
pub const NOT_PLAYABLE_YET: &str = "Until that’s fixed, games use the deck as it was.";
pub const SAVED_DECKS: &str = "Decks to choose from";
pub const STANDARD: &str = "The standard deck";
pub const USE_DECK: &str = "Use it";
/// Marks the deck that is being edited.
pub const IN_USE: &str = "in use";
pub const SAVE_AS: &str = "Save this deck as";
pub const SAVE_DECK: &str = "Save deck";
pub const NAME_LABEL: &str = "Name";
pub const RENAME: &str = "Rename";
pub const DELETE: &str = "Delete";
/// Button with more actions for a deck.
pub const MORE_ACTIONS: &str = "More";

pub const NEW_CARD: &str = "A new card";
pub const NEW_LETTERS: &str = "1 to 3 letters";
pub const INVALID_CARD: &str = "A card has 1 to 3 letters, A to Z.";
pub const ALREADY_IN_DECK: &str =
    "Those cards are in the deck already. Tap one to change how many.";
pub const SHARE: &str = "Share this deck";
pub const LINK: &str = "Link";
/// Sentence under the link of a deck.
pub const LINK_NOTE: &str = "Opens this deck in Lettercase on any device.";
pub const CODE: &str = "Code";
/// Sentence under the code of a deck.
pub const CODE_NOTE: &str = "The deck itself, to paste below where a link won’t do.";
pub const SENT_LABEL: &str = "A link or code you were sent";
pub const OPEN_SENT_DECK: &str = "Use it";
/// Name given to a deck that was received.
pub const SENT_DECK: &str = "The deck you were sent";
/// Label of the button that adds a card of a colour.
pub const fn colour_name(colour: Colour) -> &'static str {
    match colour {
        Colour::Plain => "Add plain",
        Colour::Green => "Add green",
        Colour::Blue => "Add blue",
        Colour::Red => "Add red",
    }
}

/// Heading of the figures on how the deck plays.
pub const MEASURES: &str = "How it plays";
pub const MEASURES_INTRO: &str =
    "Measuring deals 2,000 hands of 9 and finds the best word in each.";
pub const MEASURE: &str = "Measure this deck";
pub const MEASURE_AGAIN: &str = "Measure again";
pub const DEALING: &str = "Dealing hands";
pub const OUTDATED: &str = "You’ve changed the deck since. Measure again for new figures.";
pub const NOT_MEASURED: &str = "The deck couldn’t be measured. Try again.";

/// A percentage with one decimal place.
fn percentage(part: u32, whole: u32) -> String {
    let thousandths = (u64::from(part) * 1000 + u64::from(whole) / 2)
        .checked_div(whole.into())
        .unwrap_or_default();
    format!("{}.{}%", thousandths / 10, thousandths % 10)
}

/// A mean with one decimal place.
fn mean(sum: i32, of: u32) -> String {
    let below = if sum < 0 { "−" } else { "" };
    let tenths = (u64::from(sum.unsigned_abs()) * 10 + u64::from(of) / 2)
        .checked_div(of.into())
        .unwrap_or_default();
    format!("{below}{}.{}", tenths / 10, tenths % 10)
}

/// The figures about a deck with their labels: the percentage of vowels, and the measurements so
/// far.
pub fn figures(vowels: Option<usize>, so_far: &DeckMeasures) -> [(&'static str, String); 3] {
    let none = || "–".to_owned();
    let known = so_far.hands > 0;
    [
        (
            "Letters that are vowels",
            vowels.map_or_else(none, |share| format!("{share}%")),
        ),
        (
            "Hands of 9 without a word",
            if known {
                percentage(so_far.without, so_far.hands)
            } else {
                none()
            },
        ),
        (
            "Average best word in a hand",
            if known {
                format!("{} points", mean(so_far.points, so_far.hands))
            } else {
                none()
            },
        ),
    ]
}

/// The number of hands that the figures are based on.
pub fn hands_dealt(so_far: &DeckMeasures) -> String {
    let of = phrase::count(so_far.hands as usize, "hand", "hands");
    if so_far.is_done() {
        "From 2,000 hands. The same deck always gives the same figures.".into()
    } else {
        format!("Stopped after {of} of 2,000.")
    }
}

pub const PRINT_CARDS: &str = "Print these cards";
pub const SAVE_FILE: &str = "Save as a file";
pub const OPEN_FILE: &str = "Open a deck file";
/// Name of an exported file, before the date.
pub const FILE_NAME: &str = "Lettercase deck";
/// Name given to a deck from a file.
pub const FILE_DECK: &str = "The deck from the file";
/// Error for a Lettercase file that contains no deck.
pub const NO_DECK_IN_FILE: &str =
    "There’s no deck in that file. Decks are saved here, under “Share this deck”.";

/// Why a file isn't a Lettercase file, or can't be read.
pub fn file_error(why: ArchiveError) -> &'static str {
    match why {
        ArchiveError::Foreign => "That isn’t a deck file. Your deck is as it was.",
        ArchiveError::Packed => "This browser can’t unpack that file. Your deck is as it was.",
        ArchiveError::TooLarge => "That file is too big for a deck. Your deck is as it was.",
        ArchiveError::Newer => {
            "A newer Lettercase saved that file. Reload this page to get the newer one."
        }
        ArchiveError::Damaged => "That file is damaged. Try another copy of it.",
        ArchiveError::Empty => "That file is empty. Your deck is as it was.",
    }
}

/// Why the deck in an intact file can't be used. The text wasn't altered, so anything unknown in it
/// must come from a newer version.
pub fn deck_file_error(why: DeckCodeError) -> String {
    match why {
        DeckCodeError::NoCode | DeckCodeError::Changed => file_error(ArchiveError::Newer).into(),
        DeckCodeError::Deck(why) => deck_error(why),
    }
}

/// Why a code doesn't describe a deck.
pub fn code_error(why: DeckCodeError) -> String {
    match why {
        DeckCodeError::NoCode => "This isn’t a deck code. Copy all of it.".into(),
        DeckCodeError::Changed => "This code got changed on the way. Copy it again.".into(),
        DeckCodeError::Deck(why) => deck_error(why),
    }
}

/// The number of cards in a deck, and whether it is the standard deck.
pub fn deck_summary(cards: usize, deck: Option<&Deck>) -> String {
    match deck {
        Some(deck) if *deck == Deck::standard() => format!("{cards} cards: the standard deck."),
        _ => format!("{cards} cards, a deck of your own."),
    }
}

/// Heading of a group of cards.
pub const fn group_heading(group: DeckGroup) -> &'static str {
    match group {
        DeckGroup::Letters => "One letter",
        DeckGroup::Several => "Several letters",
        DeckGroup::Green => "Green: protect a word",
        DeckGroup::Blue => "Blue: replace other cards",
        DeckGroup::Red => "Red: go between cards",
        DeckGroup::Special => "Wilds and STL-1",
    }
}

fn worth_text(value: i8) -> String {
    format!("worth {value}").replace('-', "−")
}

fn card_count(count: u8) -> String {
    match count {
        0 => "no cards".into(),
        count => phrase::count(count.into(), "card", "cards"),
    }
}

/// A kind of card, for screen readers: `A green E: 1 card, worth 1`.
pub fn kind_label(kind: &DeckKind) -> String {
    let (count, worth) = (card_count(kind.count), worth_text(kind.value));
    format!("{}: {count}, {worth}", sentence(&face_name(kind.face)))
}

/// What the standard deck has, where this deck differs.
pub fn standard_comparison(kind: &DeckKind) -> String {
    let standard = Deck::standard();
    let same = |other: &&DeckKind| other.face == kind.face;
    let other = standard.kinds().iter().find(same);
    match other {
        Some(other) if other == kind => "As in the standard deck.".into(),
        Some(other) => format!(
            "The standard deck has {}, {}.",
            card_count(other.count),
            worth_text(other.value)
        ),
        None => "The standard deck has none.".into(),
    }
}

/// The size of a saved deck.
pub fn deck_size(deck: &Deck) -> String {
    format!("{} cards", deck.len())
}

/// Button that uses a saved deck, with its name.
pub fn use_label(name: &str) -> String {
    format!("{USE_DECK}: {name}")
}

/// Button with more actions for a saved deck, with its name.
pub fn more_label(name: &str) -> String {
    format!("{MORE_ACTIONS}: {name}")
}

/// Notice that a deck is now in use.
pub fn deck_in_use(name: &str) -> String {
    format!("{name} is in use.")
}

/// Notice that a deck was saved.
pub fn deck_saved(title: &Title) -> String {
    format!("{} is saved.", title.as_str())
}

/// Notice that a saved deck was deleted.
pub fn deck_deleted(title: &Title) -> String {
    format!("{} is deleted.", title.as_str())
}

/// Notice that another deck already has this name.
pub fn name_taken(title: &Title) -> String {
    format!("There’s already a deck called {}.", title.as_str())
}

/// The name of a kind of card without its article, for use with a number: `red T`.
fn kind_name(kind: Face) -> String {
    let called = face_name(kind);
    called
        .strip_prefix("a ")
        .map_or(called.clone(), str::to_owned)
}

/// Why a deck can't be played with.
pub fn deck_error(error: DeckError) -> String {
    match error {
        DeckError::Cards(cards) => {
            let (least, most) = (Deck::MIN_CARDS, Deck::MAX_CARDS);
            format!("A deck has {least} to {most} cards. This one has {cards}.")
        }
        DeckError::Spelling(cards) => {
            let least = Deck::MIN_SPELLING_CARDS;
            format!("At least {least} cards must spell words. This deck has {cards}.")
        }
        DeckError::Alike(face) => {
            let most = Deck::MAX_COPIES;
            format!("A deck takes up to {most} {} cards.", kind_name(face))
        }
        DeckError::Worth(face) => {
            let most = Deck::MAX_VALUE;
            format!(
                "{} can be worth −{most} to {most}.",
                sentence(&kind_name(face))
            )
        }
        DeckError::Twice(face) => format!("{} is in the list twice.", sentence(&kind_name(face))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_of_card_is_compared_with_the_standard_deck() {
        let red = DeckKind {
            face: "-T".parse().unwrap(),
            count: 3,
            value: -2,
        };
        assert_eq!(kind_label(&red), "A red T: 3 cards, worth −2");
        assert_eq!(
            standard_comparison(&red),
            "The standard deck has 1 card, worth −2."
        );
        let as_it_is = DeckKind { count: 1, ..red };
        assert_eq!(standard_comparison(&as_it_is), "As in the standard deck.");
    }

    #[test]
    fn measured_figures_are_rounded_to_a_tenth() {
        let so_far = DeckMeasures {
            hands: 2000,
            without: 13,
            points: 36_951,
        };
        let told = figures(Some(34), &so_far).map(|(_, value)| value);
        assert_eq!(told, ["34%", "0.7%", "18.5 points"]);
        let none = figures(None, &DeckMeasures::default()).map(|(_, value)| value);
        assert_eq!(none, ["–", "–", "–"]);
        assert_eq!(mean(-25, 10), "−2.5");
        assert_eq!(
            hands_dealt(&DeckMeasures {
                hands: 640,
                ..so_far
            }),
            "Stopped after 640 hands of 2,000."
        );
    }

    #[test]
    fn a_deck_file_error_explains_the_fault() {
        let older = Deck::from_code("A6~0").unwrap_err();
        assert_eq!(
            deck_file_error(older),
            "A deck has 40 to 250 cards. This one has 6."
        );
        let newer = Deck::from_code("zA6~0").unwrap_err();
        assert!(deck_file_error(newer).starts_with("A newer Lettercase"));
    }

    #[test]
    fn a_deck_error_names_the_card_or_count() {
        assert_eq!(
            deck_error(DeckError::Alike("+S".parse().unwrap())),
            "A deck takes up to 20 green S cards."
        );
        assert_eq!(
            deck_error(DeckError::Cards(39)),
            "A deck has 40 to 250 cards. This one has 39."
        );
    }
}
