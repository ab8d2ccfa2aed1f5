//! Sentences that say why an action can't be done, and how many cards to discard at the end of a
//! turn.

use super::play::card_name;
use game::Seat;
use lexicon::Word;
use one_letter_better_rules::{CardId, Deck, Face, Refusal, Table, is_prefix};
use screen::text::NO_LIST_YET;
use screen::text::list::list_all;
use screen::text::phrase::{capitals, count, name, sentence};
use screen::text::you::player_does;

/// Why an action is refused, in a sentence.
pub fn refusal(refusal: &Refusal, table: &Table, seats: &[Seat]) -> String {
    let deck = &table.options.deck;
    let card = |of: &CardId| card_name(deck, *of);
    let big = |of: &CardId| sentence(&card(of));
    let lies = |id| {
        table
            .word(id)
            .map_or_else(String::new, |one| capitals(one.word()))
    };
    match refusal {
        Refusal::NotNow => "You can’t do that now.".into(),
        Refusal::DrawnAlready => "You’ve already taken your card.".into(),
        Refusal::DrawFirst => "First take a card from the deck or the pile.".into(),
        Refusal::DeckEmpty => "The deck is empty.".into(),
        Refusal::NotInThePile => "That card isn’t in the pile.".into(),
        Refusal::NotInHand(of) => format!("{} isn’t in your hand.", big(of)),
        Refusal::UseOrPutBack(of) => {
            format!(
                "First play a word with {}, or put everything back.",
                card(of)
            )
        }
        Refusal::StealOneWaits(of) => format!(
            "STL-1 has to wait: you can still put your cards back. First play a word with {}.",
            card(of)
        ),
        Refusal::SwapWaits(of) => format!(
            "The swap has to wait: you can still put your cards back. First play a word with {}.",
            card(of)
        ),
        Refusal::NothingToPutBack => "There’s nothing to put back.".into(),
        Refusal::NotThere(of) => format!("You can’t play {} from there.", card(of)),
        Refusal::Twice(of) => format!("You’ve used {} twice.", card(of)),
        Refusal::OtherLetters(of) if deck.face(*of).is_wild() => wild_letter(deck, *of),
        Refusal::OtherLetters(of) => format!("{} can’t be other letters.", big(of)),
        Refusal::CannotSpell(_) => "STL-1 can’t go in a word.".into(),
        Refusal::TooFewCards => "A word needs 2 cards.".into(),
        Refusal::TooShort(least) => format!("A word needs at least {least} letters."),
        Refusal::TooLong => "No word is that long.".into(),
        Refusal::OrderChanges(id) => format!("The cards in {} must keep their order.", lies(*id)),
        Refusal::NothingAdded(id) => format!("Add a card to {}.", lies(*id)),
        Refusal::CardsMissing(id) => {
            format!(
                "Only a blue card can replace cards, at one end of {}.",
                lies(*id)
            )
        }
        Refusal::BlueCount { blue, replaced } => {
            let (blue, replaced) = (usize::from(*blue), usize::from(*replaced));
            let has = count(blue, "letter", "letters");
            format!("The blue card has {has} but would replace {replaced}.")
        }
        Refusal::OnlyRedInside(of) => {
            format!(
                "Only red cards go between others. Put {} at an end.",
                card(of)
            )
        }
        Refusal::GreenInside(of) => format!("{} can only go at an end of the word.", big(of)),
        Refusal::OneCardSteals(id) => {
            format!("Steal {} with 1 card or a whole word.", lies(*id))
        }
        Refusal::WildCannotSteal(of) => format!("{} can’t steal.", big(of)),
        Refusal::WildCannotJoin(of) | Refusal::GreenCannotJoin(of) => {
            format!("The word you join on can’t have {}.", card(of))
        }
        Refusal::Affix(word) => affix_name(*word),
        Refusal::JoinIsTwoWords => "Join 2 whole words and nothing else.".into(),
        Refusal::JoinStealsOne => "Join your word with another player’s.".into(),
        Refusal::OnTheTable(made) => format!("{} is already on the table.", capitals(*made)),
        Refusal::NoListYet => NO_LIST_YET.into(),
        Refusal::NotInTheList(made) => format!("{} isn’t in the word list.", capitals(*made)),
        Refusal::NotBlue(of) => format!("Only a blue card can be swapped. {} isn’t blue.", big(of)),
        Refusal::NotStealOne(of) => format!("{} isn’t STL-1.", big(of)),
        Refusal::NoOpponent => "Choose another player.".into(),
        Refusal::EmptyHand(seat) => player_does(&name(seats, *seat), "has no cards."),
        Refusal::Discards { least, most } => discard_range(*least, *most),
        Refusal::NoSuchPlay => "That word wasn’t played this turn.".into(),
        Refusal::ChallengedAlready => "That word was already challenged.".into(),
    }
}

/// Why a line can't be played. Names the cards at fault where the reason itself doesn't.
pub(super) fn line_refusal(
    why: &Refusal,
    faults: &[CardId],
    table: &Table,
    seats: &[Seat],
) -> String {
    let told = match why {
        Refusal::CardsMissing(_) if !faults.is_empty() => {
            "A card that replaces letters goes alone.".into()
        }
        why => refusal(why, table, seats),
    };
    let unnamed = matches!(
        why,
        Refusal::CardsMissing(_)
            | Refusal::OneCardSteals(_)
            | Refusal::JoinIsTwoWords
            | Refusal::JoinStealsOne
    );
    if !unnamed || faults.is_empty() {
        return told;
    }
    let mut names: Vec<String> = Vec::new();
    for at_fault in faults {
        match table.word_containing(*at_fault) {
            None => names.push(card_name(&table.options.deck, *at_fault)),
            Some(word) => {
                // A word is named once.
                let word = capitals(word.word());
                if !names.contains(&word) {
                    names.push(word);
                }
            }
        }
    }
    format!("{told} Take back {}.", list_all(&names))
}

/// Why a prefix or an ending can't steal (O17).
fn affix_name(word: Word) -> String {
    let is = if is_prefix(word) {
        "a prefix"
    } else {
        "an ending"
    };
    let word = capitals(word);
    format!("{word} is {is}: you can’t steal with it unless it’s 1 card.")
}

/// Asks which letters a wild stands for (O26).
pub(super) fn wild_letter(deck: &Deck, wild: CardId) -> String {
    match deck.face(wild) {
        Face::DoubleWild => "What 2 letters is the double wild?",
        _ => "What letter is the wild?",
    }
    .into()
}

/// The number of cards to exchange to end the turn (O7).
pub fn exchange_range(least: u8, most: u8) -> String {
    let cards = if least == most {
        count(most.into(), "card", "cards")
    } else {
        format!("{least} to {most} cards")
    };
    format!("Exchange {cards}. You draw back up to 8.")
}

/// The number of cards to discard to end the turn.
pub fn discard_range(least: u8, most: u8) -> String {
    match (least, most) {
        (0, 0) => "You can’t discard now.".into(),
        (least, most) if least == most => {
            format!("Discard {}.", count(least.into(), "card", "cards"))
        }
        (0, most) => format!("Discard up to {most} cards."),
        (least, most) => format!("Discard {least} to {most} cards."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen::{CardDropTarget, Draft, DraftOutcome};
    use crate::text::play::outcome;
    use game::SeatId;
    use lexicon::{Level, Lexicon};
    use one_letter_better_rules::{TableWordId, View};

    #[test]
    fn the_number_of_discards_is_stated_briefly() {
        let told = [(0, 0), (1, 1), (2, 2), (0, 4), (1, 4)]
            .map(|(least, most)| discard_range(least, most));
        assert_eq!(
            told,
            [
                "You can’t discard now.",
                "Discard 1 card.",
                "Discard 2 cards.",
                "Discard up to 4 cards.",
                "Discard 1 to 4 cards.",
            ]
        );
    }

    #[test]
    fn the_exchange_text_says_how_many_cards_are_drawn_in_return() {
        assert_eq!(
            exchange_range(1, 4),
            "Exchange 1 to 4 cards. You draw back up to 8."
        );
        assert_eq!(
            exchange_range(1, 1),
            "Exchange 1 card. You draw back up to 8."
        );
    }

    /// What `say` returns for the first card of a hand.
    fn says(hand: &str, say: impl Fn(CardId, &Table) -> String) -> String {
        let view = View::set_out(&[], hand, "").unwrap();
        say(view.hand[0], &view.table)
    }

    #[test]
    fn o26_the_player_is_asked_for_a_wilds_letter_and_a_double_wilds_two() {
        let asks = |hand| {
            says(hand, |card, table| {
                outcome(&DraftOutcome::Declare(card), &[], table, &[])
            })
        };
        assert_eq!(asks("?"), "What letter is the wild?");
        assert_eq!(asks("??"), "What 2 letters is the double wild?");
        let other = |hand| {
            says(hand, |card, t| {
                refusal(&Refusal::OtherLetters(card), t, &[])
            })
        };
        assert_eq!(other("?"), "What letter is the wild?");
        assert_eq!(other("ING"), "ING can’t be other letters.");
    }

    #[test]
    fn o17_a_prefix_or_an_ending_says_why_it_cannot_steal() {
        let why = |text| {
            let affix = Refusal::Affix(Word::new(text).unwrap());
            says("T", |_, t| refusal(&affix, t, &[]))
        };
        assert_eq!(
            why("pre"),
            "PRE is a prefix: you can’t steal with it unless it’s 1 card."
        );
        assert_eq!(
            why("ing"),
            "ING is an ending: you can’t steal with it unless it’s 1 card."
        );
    }

    #[test]
    fn o28_stl_1_and_swaps_that_must_wait_for_a_pick_up_say_why() {
        let waits = |why: fn(CardId) -> Refusal| says("T", |card, t| refusal(&why(card), t, &[]));
        assert_eq!(
            waits(Refusal::StealOneWaits),
            "STL-1 has to wait: you can still put your cards back. First play a word with T."
        );
        assert_eq!(
            waits(Refusal::SwapWaits),
            "The swap has to wait: you can still put your cards back. First play a word with T."
        );
    }

    /// Ada holds these cards; PINT and SLANT are Bo's, STAR is hers.
    fn line_view() -> View {
        let (ada, bo) = (SeatId::FIRST, SeatId::new(1));
        let words = [(bo, "P I N T"), (bo, "S L A N T"), (ada, "S T A R")];
        View::set_out(&words, "R =CH F I S H", "").unwrap()
    }

    fn held(view: &View, text: &str) -> CardId {
        let face: Face = text.parse().unwrap();
        let deck = &view.table.options.deck;
        let mut hand = view.hand.iter();
        *hand.find(|card| deck.face(**card) == face).unwrap()
    }

    fn word(view: &View, text: &str) -> TableWordId {
        let mut words = view.table.words.iter();
        words.find(|one| one.word().as_str() == text).unwrap().id
    }

    /// What the player reads about the line, and the letters on the cards that are marked.
    fn told(draft: &Draft, view: &View) -> (String, String) {
        let words = ["starfish", "fish", "pintshi"].map(|word| (word, Level::Common));
        let list = Lexicon::from_words(words).unwrap();
        let made = draft.outcome(view, Some(&list));
        let faults = draft.faults(&made, view);
        let marked = draft.line().iter().filter(|one| faults.contains(&one.card));
        let marked = marked.map(|one| one.letters.as_str().to_uppercase());
        let marked: Vec<String> = marked.collect();
        (outcome(&made, &faults, &view.table, &[]), marked.join(" "))
    }

    #[test]
    fn a_line_that_cannot_be_played_marks_and_names_the_card_at_fault() {
        let view = line_view();
        let tap_all = |word_first: bool, cards: &[&str]| {
            let mut draft = Draft::default();
            let pint = word(&view, "pint");
            if word_first {
                draft.tap_word(pint, &view);
            }
            for card in cards {
                draft.tap(held(&view, card), &view);
            }
            draft
        };
        let both_ends = {
            let mut draft = tap_all(true, &["S"]);
            draft.drop(held(&view, "R"), CardDropTarget::Line(0), &view);
            draft
        };
        assert_eq!(
            told(&both_ends, &view),
            (
                "Steal PINT with 1 card or a whole word. Take back R.".into(),
                "R".into()
            )
        );
        let inside = {
            let mut draft = tap_all(true, &[]);
            draft.drop(
                held(&view, "R"),
                CardDropTarget::Gap(word(&view, "pint"), 1),
                &view,
            );
            draft
        };
        assert_eq!(
            told(&inside, &view),
            (
                "Only red cards go between others. Put R at an end.".into(),
                "R".into()
            )
        );
        let beside_blue = {
            let mut draft = tap_all(false, &["F", "I"]);
            let slant = CardDropTarget::Card(word(&view, "slant"), 0);
            draft.drop(held(&view, "=CH"), slant, &view);
            draft
        };
        assert_eq!(
            told(&beside_blue, &view),
            (
                "A card that replaces letters goes alone. Take back F and I.".into(),
                "F I".into()
            )
        );
        let others = {
            let mut draft = tap_all(true, &[]);
            draft.tap_word(word(&view, "slant"), &view);
            draft
        };
        assert_eq!(
            told(&others, &view),
            (
                "Join your word with another player’s. Take back SLANT.".into(),
                "S L A N T".into()
            )
        );
        let three = {
            let mut draft = tap_all(true, &[]);
            draft.tap_word(word(&view, "star"), &view);
            draft.tap(held(&view, "S"), &view);
            draft
        };
        assert_eq!(
            told(&three, &view),
            (
                "Join 2 whole words and nothing else. Take back S.".into(),
                "S".into()
            )
        );
    }

    #[test]
    fn letters_that_spell_no_word_have_no_card_at_fault() {
        let view = line_view();
        let mut draft = Draft::default();
        for card in ["S", "H", "I"] {
            draft.tap(held(&view, card), &view);
        }
        assert_eq!(
            told(&draft, &view),
            ("SHI isn’t in the word list.".into(), String::new())
        );
        // But a line that joins SHI to a word on the table is at fault.
        let mut join = Draft::default();
        join.tap_word(word(&view, "pint"), &view);
        for card in ["S", "H", "I"] {
            join.tap(held(&view, card), &view);
        }
        assert_eq!(
            told(&join, &view),
            ("SHI isn’t in the word list.".into(), "S H I".into())
        );
        draft.clear();
        assert_eq!(told(&draft, &view).1, "", "an empty line has no fault");
    }
}
