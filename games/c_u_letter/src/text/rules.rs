//! The rules page of C U Letter, complete enough to play from.

use std::borrow::Cow;

use crate::screen::rule_examples::{PlayedExample, RulePoint};
pub use crate::screen::rules_sections::RulesSection;
use c_u_letter_rules::{
    AbilityColour, BoardCard, Choices, Heading, Hiding, Placing, PlayerMode, Rotation, Rounds,
    Scramble, Square, Stacks, Use,
};
use game::{SeatId, TimeLimit};

use super::play::{
    ability_name, card_count, card_name as called, describe_refusal, heading_name, zone_effect,
};
use screen::text::list::list_all;
use screen::text::phrase::{capitals, sentence};
use screen::text::rule::{all_filled, filled};

pub const CREDIT: &str =
    "C U Letter is its makers’ card game. The words and drawings here are ours.";

impl RulesSection {
    pub const fn heading(self) -> &'static str {
        match self {
            RulesSection::Minute => "In a minute",
            RulesSection::Turn => "A turn",
            RulesSection::Claims => "Whose word, whose card",
            RulesSection::Zones => "Enchanters and zones",
            RulesSection::Blue => "Blue swaps",
            RulesSection::Red => "Red covers",
            RulesSection::Green => "Green pushes",
            RulesSection::Grey => "Grey hides",
            RulesSection::Round => "End of a round",
            RulesSection::End => "Last words",
            RulesSection::Solo => "Solo",
        }
    }

    /// The section's sentences for a game with these rules.
    pub fn sentences(self, rules: &Choices) -> Vec<String> {
        all_filled(self.templates(), &|point| fill_template(rules, point))
    }

    /// The section's sentence templates. A name in braces is replaced by what the chosen rules say.
    pub const fn templates(self) -> &'static [&'static str] {
        match self {
            RulesSection::Minute => &[
                "Add a card to the board and claim words.",
                "Longer words beat shorter ones. Cards swap, cover, push and hide, so no word is \
                 safe.",
                "When a round ends, standing words pay their cards to their owners. Most cards \
                 wins.",
            ],
            RulesSection::Turn => &[
                "You hold 6 cards. Place 1 on an empty square above, below, left or right of a \
                 card. You can’t pass.",
                "Then claim every word you see, even ones others missed. Words have {least} or more \
                 letters, in any of the 4 directions, even inside a longer run.",
                "{clock} Then draw a card.",
                "{late}",
            ],
            RulesSection::Claims => &[
                "In each row and column only the longest word counts, gaps or not. If 2 are \
                 equal, the later.",
                "A shorter word sleeps. If the longer one breaks, it counts again.",
                "A card in 2 words goes to the longer one, or else the later.",
                "A claim moves with its cards. If they’re parted or one is covered, it breaks.",
            ],
            RulesSection::Zones => &[
                "An Enchanter makes a zone of its colour: the 9 squares around it, until it’s \
                 covered.",
                "A card placed in any zone of its colour may use its ability once. An Enchanter \
                 can’t use its own new zone.",
            ],
            RulesSection::Blue => &[
                "On an empty square of a blue zone, it may swap places with any card in that \
                 zone. Enchanters take their zones along. Face-down cards stay down.",
            ],
            RulesSection::Red => &[
                "In a red zone it may cover any card, face up or down, but not the same letter.",
                "{stack}",
            ],
            RulesSection::Green => &[
                "It takes the square of any card in a green zone. That card and those behind it \
                 move 1 square on, up to the first gap, but never off the board.",
            ],
            RulesSection::Grey => &[
                "In a grey zone you {hide} place it face down. No word goes through it. Only you \
                 may look, on your turn.",
                "When the round ends, hidden cards are turned up in the order placed. Claim 1 \
                 word through yours in each line. It beats even a longer one.",
            ],
            RulesSection::Round => &[
                "A round has {cards}.",
                "Only cards of words that count leave the board.",
                "{next}",
                "{out}",
            ],
            RulesSection::End => &["{left}", "Most cards wins, then most words."],
            RulesSection::Solo => {
                &["All 120 cards are yours. How many can you get off the board? {alone}"]
            }
        }
    }
}

/// Fills a sentence template for a game with these rules.
pub fn fill_template(rules: &Choices, point: &str) -> String {
    filled(point, &|name| template_value(rules, name))
}

/// Returns the text that the chosen rules put into a template.
fn template_value(rules: &Choices, name: &str) -> Cow<'static, str> {
    let said = match (name, rules.clock) {
        ("least", _) => return rules.least_letters.to_string().into(),
        ("cards", _) => match rules.cards {
            Some(cards) => return format!("{cards} cards").into(),
            None => "14 cards for 2 players, 15 for 3 and 16 for 4",
        },
        ("clock", TimeLimit::Seconds(seconds)) => {
            return format!("You have {seconds} seconds. A wrong claim only costs time.").into();
        }
        ("clock", TimeLimit::Untimed) => "There’s no clock. A wrong claim costs nothing.",
        ("late", TimeLimit::Seconds(_)) => "If you place nothing in time, you lose your turn.",
        ("stack", _) => match rules.stacks {
            Stacks::Whole => "Whoever gets the top card gets the whole stack.",
            Stacks::BuriedStay => "Whoever gets the top card leaves those under it on the board.",
        },
        ("hide", _) => match rules.hiding {
            Hiding::May => "can",
            Hiding::Must => "must",
        },
        ("out", _) => match rules.rounds {
            Rounds::WholeDeck => "Once the deck is empty, play until all hands are empty.",
            Rounds::Two => {
                "The second round is the last. After its cards, nobody draws: play until all hands \
                 are empty."
            }
        },
        ("next", _) => match rules.rotation {
            Rotation::AsSaid => {
                "The player on the starter’s right begins the next round, and turns go the other \
                 way."
            }
            Rotation::Plain => {
                "The player on the starter’s left begins the next round, and turns go the same way."
            }
        },
        ("left", _) if rules.mode == PlayerMode::Table => match rules.scramble {
            Scramble::Turns => {
                "After the last round, make words from the cards left, in any order: 1 a turn, \
                 lowest score first, until everyone passes in a row."
            }
            Scramble::Buzzers => {
                "After the last round, the first to buzz makes a word from the cards left, in any \
                 order."
            }
            Scramble::InLines => "After the last round, claim words that still stand in lines.",
            Scramble::Never => "Nobody gets the cards left after the last round.",
        },
        // The end of a solo game. In a game for several players, the text describes how a solo game
        // usually ends.
        ("alone", _) => match rules.scramble {
            Scramble::Turns | Scramble::Buzzers if rules.mode == PlayerMode::Solo => {
                "At the end, words from the cards left count, in any order."
            }
            Scramble::Never if rules.mode == PlayerMode::Solo => {
                "Cards left at the end don’t count."
            }
            _ => "At the end, words in a line count.",
        },
        _ => "",
    };
    said.into()
}

/// The caption of an example.
pub const fn example_caption(example: RulePoint) -> &'static str {
    match example {
        RulePoint::Claim => "Placed and claimed",
        RulePoint::Backwards => "Read backwards",
        RulePoint::Beside => "Corners don’t count",
        RulePoint::Longer => "HATE takes HAT’s line",
        RulePoint::Shared => "Who gets the A?",
        RulePoint::OneALine => "One word a line",
        RulePoint::Blue => "Swapped",
        RulePoint::Red => "Covered",
        RulePoint::SameLetter => "Not the same letter",
        RulePoint::Green => "Pushed",
        RulePoint::OffTheBoard => "Not off the board",
        RulePoint::Grey => "Face down",
        RulePoint::Ambush => "The ambush",
    }
}

/// Describes a colour, and what its cards do in their zone.
pub fn describe_colour(colour: AbilityColour) -> String {
    let name = sentence(super::play::colour_name(colour));
    format!("{name}, {}: {}.", ability_name(colour), zone_effect(colour))
}

/// Describes an example's board and move, for screen readers.
pub fn describe_example(played: &PlayedExample) -> String {
    let table = &played.before.table;
    let lies = |square: Square| match table.board.top(square) {
        None => "empty".to_owned(),
        Some(BoardCard::Up(card)) => card.letter().uppercase().to_string(),
        Some(BoardCard::Down(_)) => "face down".to_owned(),
    };
    let rows = Square::all().filter(|square| square.column() == 0);
    let row = |first: Square| {
        let along = first.ray(Heading::Right);
        let last = along
            .clone()
            .filter(|at| !table.board.is_empty(*at))
            .last()?;
        let each = along.take_while(|at| at.column() <= last.column());
        let each: Vec<String> = each.map(lies).collect();
        Some(format!("Row {}: {}.", first.row() + 1, each.join(", ")))
    };
    let mut says: Vec<String> = rows.filter_map(row).collect();
    let claims = table.ledger.claims().iter();
    says.extend(
        claims.map(|claim| format!("{} is {}.", capitals(claim.word), owner_name(claim.owner))),
    );
    let Placing { card, at, using } = played.placing;
    let how = match using {
        Use::Nothing => String::new(),
        Use::Swap(other) => format!(", and swap it with {other}"),
        Use::Overwrite => ", over the card there".into(),
        Use::Insert(way) => format!(", and push {}", heading_name(way)),
        Use::Hide => ", face down".into(),
    };
    says.push(format!("You place {} on {at}{how}.", called(card)));
    says.join(" ")
}

/// Names the owner in an example, where the placing player is "you".
pub const fn owner_name(seat: SeatId) -> &'static str {
    match seat.index() {
        0 => "yours",
        _ => "theirs",
    }
}

/// Describes the result of an example, where the placing player is "you".
pub fn describe_verdict(played: &PlayedExample) -> String {
    match &played.verdict {
        Ok((after, claims)) => {
            let ownership = after.table.ownership();
            let each = claims.iter().map(|(made, seat, counts)| {
                if *counts {
                    format!("{} is {}", capitals(*made), owner_name(*seat))
                } else {
                    format!("{} doesn’t count", capitals(*made))
                }
            });
            let each: Vec<String> = each.collect();
            let stacks = after.table.options.stacks;
            let own = card_count(ownership.payout_to(SeatId::FIRST, &after.table.board, stacks));
            format!("{}. You would get {own}.", list_all(&each))
        }
        Err(why) => describe_refusal(why, &[]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn example_texts_match_the_rules_verdict() {
        let says = |example: RulePoint| describe_verdict(&example.play().unwrap());
        assert_eq!(
            says(RulePoint::Shared),
            "CARE is theirs and MARE is yours. You would get 4 cards."
        );
        // C21: the card under the T is paid, too.
        assert_eq!(
            says(RulePoint::Red),
            "CAST doesn’t count and CAT is yours. You would get 4 cards."
        );
        let heard = |example: RulePoint| describe_example(&example.play().unwrap());
        assert_eq!(
            heard(RulePoint::Red),
            "Row 1: C, A, S, T. Row 2: empty, empty, empty, I. CAST is theirs. You place a red T \
             on c1, over the card there."
        );
        assert_eq!(
            says(RulePoint::OffTheBoard),
            "That would push a card off the board."
        );
    }

    #[test]
    fn every_section_has_something_to_say() {
        for section in RulesSection::ALL {
            assert!(!section.templates().is_empty() && !section.heading().is_empty());
        }
        let shown =
            |section: RulesSection| RulePoint::ALL.iter().any(|one| one.section() == section);
        assert!(
            [RulesSection::Turn, RulesSection::Claims, RulesSection::Grey]
                .into_iter()
                .all(shown)
        );
    }
}
