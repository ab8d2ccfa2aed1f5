//! The rules page of C U Letter, complete enough to play from.

use std::borrow::Cow;

use crate::screen::lesson::{Letting, Point};
pub use crate::screen::sections::Section;
use c_u_letter_rules::{
    Choices, Colour, Heading, Hiding, Lying, Mode, Placing, Rotation, Rounds, Scramble, Square,
    Stacks, Use,
};
use game::{Allowance, SeatId};

use super::play::{ability, card as called, cards, effect, heading, refusal};
use screen::text::list::all_of;
use screen::text::phrase::{capitals, sentence};
use screen::text::rule::{all_filled, filled};

pub const CREDIT: &str =
    "C U Letter is its makers’ card game. The words and drawings here are ours.";

impl Section {
    pub const fn heading(self) -> &'static str {
        match self {
            Section::Minute => "In a minute",
            Section::Turn => "A turn",
            Section::Claims => "Whose word, whose card",
            Section::Zones => "Enchanters and zones",
            Section::Blue => "Blue swaps",
            Section::Red => "Red covers",
            Section::Green => "Green pushes",
            Section::Grey => "Grey hides",
            Section::Round => "End of a round",
            Section::End => "Last words",
            Section::Solo => "Solo",
        }
    }

    /// The section's sentences for a game with these rules.
    pub fn told(self, rules: &Choices) -> Vec<String> {
        all_filled(self.points(), &|point| said(rules, point))
    }

    /// The section's sentence templates. A name in braces is replaced by what the chosen rules say.
    pub const fn points(self) -> &'static [&'static str] {
        match self {
            Section::Minute => &[
                "Add a card to the board and claim words.",
                "Longer words beat shorter ones. Cards swap, cover, push and hide, so no word is \
                 safe.",
                "When a round ends, standing words pay their cards to their owners. Most cards \
                 wins.",
            ],
            Section::Turn => &[
                "You hold 6 cards. Place 1 on an empty square above, below, left or right of a \
                 card. You can’t pass.",
                "Then claim every word you see, even ones others missed. Words have {least} or more \
                 letters, in any of the 4 directions, even inside a longer run.",
                "{clock} Then draw a card.",
                "{late}",
            ],
            Section::Claims => &[
                "In each row and column only the longest word counts, gaps or not. If 2 are \
                 equal, the later.",
                "A shorter word sleeps. If the longer one breaks, it counts again.",
                "A card in 2 words goes with the longer, or else the later.",
                "A claim moves with its cards. If they’re parted or one is covered, it breaks.",
            ],
            Section::Zones => &[
                "An Enchanter makes a zone of its colour: the 9 squares around it, until it’s \
                 covered.",
                "A card placed in any zone of its colour may use its ability once. An Enchanter \
                 can’t use its own new zone.",
            ],
            Section::Blue => &[
                "On an empty square of a blue zone, it may swap places with any card in that \
                 zone. Enchanters take their zones along. Face-down cards stay down.",
            ],
            Section::Red => &[
                "In a red zone it may cover any card, face up or down, but not the same letter.",
                "{stack}",
            ],
            Section::Green => &[
                "It takes the square of any card in a green zone. That card and those behind it \
                 move 1 square on, up to the first gap, but never off the board.",
            ],
            Section::Grey => &[
                "In a grey zone you {hide} place it face down. No word goes through it. Only you \
                 may look, on your turn.",
                "When the round ends, hidden cards are turned up in the order placed. Claim 1 \
                 word through yours in each line. It beats even a longer one.",
            ],
            Section::Round => &[
                "A round has {cards}.",
                "Only cards of words that count leave the board.",
                "{next}",
                "{out}",
            ],
            Section::End => &["{left}", "Most cards wins, then most words."],
            Section::Solo => {
                &["All 120 cards are yours. How many can you get off the board? {alone}"]
            }
        }
    }
}

/// Fills a sentence template for a game with these rules.
pub fn said(rules: &Choices, point: &str) -> String {
    filled(point, &|name| value(rules, name))
}

/// Returns the text that the chosen rules put into a template.
fn value(rules: &Choices, name: &str) -> Cow<'static, str> {
    let said = match (name, rules.clock) {
        ("least", _) => return rules.least_letters.to_string().into(),
        ("cards", _) => match rules.cards {
            Some(cards) => return format!("{cards} cards").into(),
            None => "14 cards for 2 players, 15 for 3 and 16 for 4",
        },
        ("clock", Allowance::Seconds(seconds)) => {
            return format!("You have {seconds} seconds. A wrong claim only costs time.").into();
        }
        ("clock", Allowance::Untimed) => "There’s no clock. A wrong claim costs nothing.",
        ("late", Allowance::Seconds(_)) => "If you place nothing in time, you lose your turn.",
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
        ("left", _) if rules.mode == Mode::Table => match rules.scramble {
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
        // The end of a solo game. At a table, the text describes how a solo game usually ends.
        ("alone", _) => match rules.scramble {
            Scramble::Turns | Scramble::Buzzers if rules.mode == Mode::Solo => {
                "At the end, words from the cards left count, in any order."
            }
            Scramble::Never if rules.mode == Mode::Solo => "Cards left at the end don’t count.",
            _ => "At the end, words in a line count.",
        },
        _ => "",
    };
    said.into()
}

/// The caption of an example.
pub const fn example_name(example: Point) -> &'static str {
    match example {
        Point::Claim => "Placed and claimed",
        Point::Backwards => "Read backwards",
        Point::Beside => "Corners don’t count",
        Point::Longer => "HATE takes HAT’s line",
        Point::Shared => "Who gets the A?",
        Point::OneALine => "One word a line",
        Point::Blue => "Swapped",
        Point::Red => "Covered",
        Point::SameLetter => "Not the same letter",
        Point::Green => "Pushed",
        Point::OffTheBoard => "Not off the board",
        Point::Grey => "Face down",
        Point::Ambush => "The ambush",
    }
}

/// Describes a colour, and what its cards do in their zone.
pub fn colour(colour: Colour) -> String {
    let name = sentence(super::play::colour(colour));
    format!("{name}, {}: {}.", ability(colour), effect(colour))
}

/// Describes an example's board and move, for screen readers.
pub fn tried(letting: &Letting) -> String {
    let table = &letting.before.table;
    let lies = |square: Square| match table.board.top(square) {
        None => "empty".to_owned(),
        Some(Lying::Up(card)) => card.letter().capital().to_string(),
        Some(Lying::Down(_)) => "face down".to_owned(),
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
    says.extend(claims.map(|claim| format!("{} is {}.", capitals(claim.word), whose(claim.owner))));
    let Placing { card, at, using } = letting.placing;
    let how = match using {
        Use::Nothing => String::new(),
        Use::Swap(other) => format!(", and swap it with {other}"),
        Use::Overwrite => ", over the card there".into(),
        Use::Insert(way) => format!(", and push {}", heading(way)),
        Use::Hide => ", face down".into(),
    };
    says.push(format!("You place {} on {at}{how}.", called(card)));
    says.join(" ")
}

/// Names the owner in an example, where the placing player is "you".
pub const fn whose(seat: SeatId) -> &'static str {
    match seat.index() {
        0 => "yours",
        _ => "theirs",
    }
}

/// Describes the result of an example, where the placing player is "you".
pub fn verdict(letting: &Letting) -> String {
    match &letting.verdict {
        Ok((after, claims)) => {
            let ownership = after.table.ownership();
            let each = claims.iter().map(|(made, seat, counts)| match counts {
                true => format!("{} is {}", capitals(*made), whose(*seat)),
                false => format!("{} doesn’t count", capitals(*made)),
            });
            let each: Vec<String> = each.collect();
            let stacks = after.table.options.stacks;
            let own = cards(ownership.cards_of(SeatId::FIRST, &after.table.board, stacks));
            format!("{}. You would get {own}.", all_of(&each))
        }
        Err(why) => refusal(why, &[]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn example_texts_match_the_rules_verdict() {
        let says = |example: Point| verdict(&example.letting().unwrap());
        assert_eq!(
            says(Point::Shared),
            "CARE is theirs and MARE is yours. You would get 4 cards."
        );
        // C21: the card under the T is paid, too.
        assert_eq!(
            says(Point::Red),
            "CAST doesn’t count and CAT is yours. You would get 4 cards."
        );
        let heard = |example: Point| tried(&example.letting().unwrap());
        assert_eq!(
            heard(Point::Red),
            "Row 1: C, A, S, T. Row 2: empty, empty, empty, I. CAST is theirs. You place a red T \
             on c1, over the card there."
        );
        assert_eq!(
            says(Point::OffTheBoard),
            "That would push a card off the board."
        );
    }

    #[test]
    fn every_section_has_something_to_say() {
        for section in Section::ALL {
            assert!(!section.points().is_empty() && !section.heading().is_empty());
        }
        let shown = |section: Section| Point::ALL.iter().any(|one| one.section() == section);
        assert!(
            [Section::Turn, Section::Claims, Section::Grey]
                .into_iter()
                .all(shown)
        );
    }
}
