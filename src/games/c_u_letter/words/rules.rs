//! The rules of C U Letter, on a page: complete enough to play from.

use crate::games::c_u_letter::desk::lesson::{Letting, Point};
pub use crate::games::c_u_letter::desk::sections::Section;
use crate::games::c_u_letter::rules::{Colour, Heading, Lying, Placing, Square, Use};
use crate::table::SeatId;

use super::play::{ability, card as called, cards, effect, heading, refusal};
use crate::words::list::all_of;
use crate::words::phrase::{capitals, sentence};

/// Whose game it is.
pub const CREDIT: &str = "C U Letter is a card game by its own makers. The words and the drawing \
     here are ours.";

impl Section {
    /// What heads it.
    #[must_use]
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
            Section::Round => "The end of a round",
            Section::End => "The last words",
            Section::Solo => "Alone",
        }
    }

    /// What is said.
    #[must_use]
    pub const fn points(self) -> &'static [&'static str] {
        match self {
            Section::Minute => &[
                "Everybody adds a card a turn to one board, and claims the words that come about.",
                "Longer words take the line from shorter ones. Colours swap, cover, push and hide \
                 cards, so no word is safe.",
                "When the round is over, the cards of every word that still stands go to its \
                 owner. The most cards win.",
            ],
            Section::Turn => &[
                "You hold six cards. Place one on an empty square beside a card: up, down, left \
                 or right of it. Nobody passes.",
                "Then claim as many words as you see: your own new ones, and any that others \
                 overlooked. A word has two letters or more and is read in all four directions. \
                 It may be part of a longer run.",
                "You have thirty seconds for all of it, from the moment you say that you are \
                 ready. A wrong claim costs only time. Then you draw a card.",
                "If your time runs out before you have placed a card, your turn is skipped.",
            ],
            Section::Claims => &[
                "One word counts in each row and each column, gaps or not: the longest; of equal \
                 ones the latest.",
                "A shorter word sleeps. If the longer one breaks, it counts again.",
                "A card in two words goes with the longer one; if they are equal, with the later.",
                "A claim follows its cards. Moved as a whole it stands; once they part, or one is \
                 covered, it is gone.",
            ],
            Section::Zones => &[
                "An Enchanter has a zone of its colour: the nine squares around it, for as long \
                 as it lies there uncovered.",
                "A card placed in a zone of its own colour may use its ability, once. An \
                 Enchanter’s own new zone does not count for it.",
                "Where zones overlap, any of the card’s colour will do. You never have to.",
            ],
            Section::Blue => &[
                "Placed on an empty square of a blue zone, it may change places with any card of \
                 that zone. Enchanters take their zones along; face-down cards stay down.",
            ],
            Section::Red => &[
                "It may be placed on top of any card in a red zone, even an Enchanter or a \
                 face-down card. Not the same letter on the same letter.",
                "The whole stack goes to whoever gets its top card.",
            ],
            Section::Green => &[
                "It takes the square of any card in a green zone: that card and those behind it \
                 move one square on, up to the first gap. Nothing is pushed off the board.",
            ],
            Section::Grey => &[
                "In a grey zone it may be laid face down. It breaks every word that would run \
                 through it, and only you may look at it, on your turn.",
                "When the round ends, hidden cards are turned up in the order in which they were \
                 laid. Claim one word through yours in each line: it beats even a longer one.",
            ],
            Section::Round => &[
                "A round has 14 cards for two, 15 for three, 16 for four.",
                "Cards of words that count leave the board for their owners. All else stays, and \
                 so do hands and zones.",
                "The next round begins on the right of whoever began this one, and goes the other \
                 way round.",
                "Once the deck is empty, that round is played until all hands are empty too.",
            ],
            Section::End => &[
                "After the last round, make words of the cards that are left, in any order. The \
                 lowest score begins, one word a turn, until all pass in a row.",
                "The most cards win; then the most words.",
            ],
            Section::Solo => &[
                "All 120 cards are yours to place. How many can you get off the board? What is \
                 left at the end counts where it stands in a line.",
            ],
        }
    }
}

/// What an example shows.
#[must_use]
pub const fn example_name(example: Point) -> &'static str {
    match example {
        Point::Claim => "Placed and claimed",
        Point::Backwards => "Read backwards",
        Point::Beside => "Not at a corner",
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

/// What a colour is, and what its cards do in their zone.
#[must_use]
pub fn colour(colour: Colour) -> String {
    let name = sentence(super::play::colour(colour));
    format!("{name}, {}: {}.", ability(colour), effect(colour))
}

/// What lies there, and what you do: an example for those who hear it.
#[must_use]
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

/// Whose, in an example. The one who places is you.
#[must_use]
pub const fn whose(seat: SeatId) -> &'static str {
    match seat.index() {
        0 => "yours",
        _ => "theirs",
    }
}

/// What the rules say of an example. The one who places is you.
#[must_use]
pub fn verdict(letting: &Letting) -> String {
    match &letting.verdict {
        Ok((after, claims)) => {
            let ownership = after.table.ownership();
            let each = claims.iter().map(|(made, seat, counts)| match counts {
                true => format!("{} is {}", capitals(*made), whose(*seat)),
                false => format!("{} does not count", capitals(*made)),
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
    fn an_example_says_what_the_rules_find() {
        let says = |example: Point| verdict(&example.letting().unwrap());
        assert_eq!(
            says(Point::Shared),
            "CARE is theirs and MARE is yours. You would get 4 cards."
        );
        // C21: the card under the T goes along.
        assert_eq!(
            says(Point::Red),
            "CAST does not count and CAT is yours. You would get 4 cards."
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
