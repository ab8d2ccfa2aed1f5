//! One Letter Better while it is played: cards, refusals, prospects, and the history.

use super::list::all_of;
use super::phrase::{capitals, count, name, sentence};
use crate::games::one_letter_better::{
    CardId, Colour, Deck, Face, Hint, Line, Made, NoHint, PickUp, Refusal, RoundEnd, Table, Way,
};
use crate::screen::one_letter_better::Prospect;
use crate::table::{Seat, SeatId};

/// Nothing is built.
pub const BUILD: &str = "Tap cards and words to build a word.";

/// A card as it is called: `ING`, `a red T`, `a wild`.
pub fn card(deck: &Deck, card: CardId) -> String {
    face(deck.face(card))
}

/// What stands on a card, as it is called.
pub(super) fn face(face: Face) -> String {
    match face {
        Face::Letters(colour, letters) => {
            let letters = capitals(letters);
            match colour {
                Colour::Plain => letters,
                Colour::Green => format!("a green {letters}"),
                Colour::Blue => format!("a blue {letters}"),
                Colour::Red => format!("a red {letters}"),
            }
        }
        Face::Wild => "a wild".into(),
        Face::DoubleWild => "a double wild".into(),
        Face::StealOne => "STL-1".into(),
    }
}

fn cards(deck: &Deck, all: &[CardId]) -> String {
    let each: Vec<String> = all.iter().map(|one| card(deck, *one)).collect();
    all_of(&each)
}

/// Points gained or lost: `+21`, `−14`.
pub fn points(points: i32) -> String {
    match points {
        0 => "0".into(),
        1.. => format!("+{points}"),
        _ => format!("−{}", points.unsigned_abs()),
    }
}

/// Why an action is refused, in a sentence.
pub fn refusal(refusal: &Refusal, table: &Table, seats: &[Seat]) -> String {
    let deck = &table.options.deck;
    let card = |of: &CardId| card(deck, *of);
    let big = |of: &CardId| sentence(&card(of));
    let lies = |id| {
        table
            .word(id)
            .map_or_else(String::new, |one| capitals(one.word()))
    };
    match refusal {
        Refusal::NotNow => "That is not what comes next.".into(),
        Refusal::DrawnAlready => "You have taken your card already.".into(),
        Refusal::DrawFirst => "First take a card, from the deck or the pile.".into(),
        Refusal::DeckEmpty => "The deck is empty.".into(),
        Refusal::NotInThePile => "The pile does not have that.".into(),
        Refusal::NotInHand(of) => format!("{} is not in your hand.", big(of)),
        Refusal::UseOrPutBack(of) => {
            format!(
                "First play a word with {}, or put everything back.",
                card(of)
            )
        }
        Refusal::NothingToPutBack => "There is nothing to put back.".into(),
        Refusal::NotThere(of) => format!("{} cannot be played from there.", big(of)),
        Refusal::Twice(of) => format!("{} is in it twice.", big(of)),
        Refusal::OtherLetters(of) => format!("Say which letters {} is.", card(of)),
        Refusal::CannotSpell(_) => "STL-1 is no letter.".into(),
        Refusal::TooFewCards => "A word needs two cards.".into(),
        Refusal::TooShort(least) => format!("A word needs {least} letters."),
        Refusal::TooLong => "No word is as long as that.".into(),
        Refusal::OrderChanges(id) => format!("The cards of {} keep their order.", lies(*id)),
        Refusal::NothingAdded(id) => format!("Add a card to {}.", lies(*id)),
        Refusal::CardsMissing(id) => {
            format!(
                "Only a blue card takes the place of cards, at one end of {}.",
                lies(*id)
            )
        }
        Refusal::BlueCount { blue, replaced } => {
            let (blue, replaced) = (usize::from(*blue), usize::from(*replaced));
            let has = count(blue, "letter", "letters");
            format!("The blue card has {has}, and would replace {replaced}.")
        }
        Refusal::OnlyRedInside(of) => {
            format!(
                "Only red cards go between others: {} goes to an end.",
                card(of)
            )
        }
        Refusal::GreenInside(of) => format!("{} goes to the very end of a word.", big(of)),
        Refusal::OneCardSteals(id) => {
            format!(
                "Steal {} with one card, or join it with a whole word.",
                lies(*id)
            )
        }
        Refusal::WildCannotSteal(of) => format!("{} steals nothing.", big(of)),
        Refusal::WildCannotJoin(of) => format!("The joining word cannot have {}.", card(of)),
        Refusal::GreenCannotJoin(of) => format!("The joining word cannot have {}.", card(of)),
        Refusal::JoinIsTwoWords => "Join two whole words, and nothing else.".into(),
        Refusal::JoinStealsOne => "Join a word of yours with one of somebody else.".into(),
        Refusal::OnTheTable(made) => format!("{} lies on the table already.", capitals(*made)),
        Refusal::NoListYet => "The word list is still on its way.".into(),
        Refusal::NotInTheList(made) => format!("{} is not in the word list.", capitals(*made)),
        Refusal::NotBlue(of) => format!("Only a blue card is swapped: {} is none.", card(of)),
        Refusal::NotStealOne(of) => format!("{} is no STL-1.", big(of)),
        Refusal::NoOpponent => "Choose somebody else at the table.".into(),
        Refusal::EmptyHand(seat) => format!("{} holds no cards.", name(seats, *seat)),
        Refusal::Discards { least, most } => discards(*least, *most),
        Refusal::NoSuchPlay => "There is no such word in this turn.".into(),
        Refusal::ChallengedAlready => "That word was challenged already.".into(),
    }
}

/// How many cards are discarded to end the turn.
pub fn discards(least: u8, most: u8) -> String {
    match (least, most) {
        (0, 0) => "Nothing is discarded now.".into(),
        (least, most) if least == most => {
            format!("Discard {}.", count(least.into(), "card", "cards"))
        }
        (0, most) => format!("Discard {most} cards at most."),
        (least, most) => format!("Discard {least} to {most} cards."),
    }
}

/// What the line that is built would be: what it gains, what others lose, what comes back.
pub fn prospect(prospect: &Prospect, table: &Table, seats: &[Seat]) -> String {
    match prospect {
        Prospect::Empty => BUILD.into(),
        Prospect::Declare(of) => {
            format!("Which letters is {}?", card(&table.options.deck, *of))
        }
        Prospect::Play(made) => play(made, table, seats),
        Prospect::Refused(why) => refusal(why, table, seats),
    }
}

fn play(made: &Made, table: &Table, seats: &[Seat]) -> String {
    let mut told = format!("{}: {}", capitals(made.word()), points(made.gain));
    if let Some(victim) = made.victim.filter(|_| made.loss != 0) {
        told += &format!(", {} {}", name(seats, victim), points(-made.loss));
    }
    told += ".";
    if !made.returned.is_empty() {
        let back = sentence(&cards(&table.options.deck, &made.returned));
        let go = if made.returned.len() == 1 {
            "goes"
        } else {
            "go"
        };
        told += &format!(" {back} {go} to your hand.");
    }
    told
}

/// What is asked before a word loses value (O24).
pub fn lowers(made: &Made) -> Option<String> {
    let loses = made.gain < 0;
    loses.then(|| {
        let lost = count(made.gain.unsigned_abs() as usize, "point", "points");
        format!(
            "{} costs you {lost}. Play it all the same?",
            capitals(made.word())
        )
    })
}

/// What was picked up, and what must be played (O13).
pub fn picked_up(pick_up: &PickUp, deck: &Deck) -> String {
    let deepest = pick_up.cards.first().map(|one| card(deck, *one));
    let deepest = deepest.unwrap_or_default();
    match pick_up.cards.get(1..) {
        Some(above) if !above.is_empty() => {
            let along = cards(deck, above);
            format!("Play a word with {deepest} first; {along} came along. Or put everything back.")
        }
        _ => format!("Play a word with {deepest} first, or put it back."),
    }
}

/// What a kind of play is called.
pub fn way(way: Way) -> &'static str {
    match way {
        Way::New => "a new word",
        Way::Extend => "a longer word of yours",
        Way::Steal => "a steal with one card",
        Way::Substitute => "a blue card in place of others",
        Way::Join => "a steal with a word",
    }
}

/// A hint.
pub fn hint(hint: &Hint, table: &Table) -> String {
    match hint {
        Hint::NoPlay => "There is no word that gains anything.".into(),
        Hint::Way { way: kind, gain } => {
            format!("The best is {}, for {}.", way(*kind), points(*gain))
        }
        Hint::Place { used, cards } => {
            let of = used.iter().filter_map(|id| table.word(*id));
            let of: Vec<String> = of.map(|one| capitals(one.word())).collect();
            match of.is_empty() {
                true => format!("It has {cards} cards of your hand."),
                false => format!("It is made of {}, and has {cards} cards then.", all_of(&of)),
            }
        }
        Hint::Play(line) => {
            let made = line.iter().map(|laid| capitals(laid.letters));
            format!("Play {}.", made.collect::<String>())
        }
    }
}

/// Why there is no hint.
pub fn no_hint(why: NoHint) -> &'static str {
    match why {
        NoHint::Challenges => "Where words can be challenged there are no hints.",
        NoHint::NotNow => "A hint comes once you have taken your card.",
    }
}

/// A line of the history.
pub fn line(line: &Line, deck: &Deck, seats: &[Seat]) -> String {
    let name = |seat: &SeatId| name(seats, *seat);
    let cards = |all: &[CardId]| cards(deck, all);
    let card = |one: &CardId| card(deck, *one);
    match line {
        Line::Dealt {
            dealer,
            round,
            open,
        } => format!(
            "Round {round}: {} deals, {} lies face up.",
            name(dealer),
            card(open)
        ),
        Line::Drew {
            seat,
            count: drawn,
            cards: own,
        } if own.is_empty() => {
            format!(
                "{} draws {}.",
                name(seat),
                count((*drawn).into(), "card", "cards")
            )
        }
        Line::Drew {
            seat, cards: own, ..
        } => format!("{} draws {}.", name(seat), cards(own)),
        Line::Took { seat, cards: taken } => {
            format!("{} takes {} from the pile.", name(seat), cards(taken))
        }
        Line::PutBack(seat) => format!("{} puts the cards back.", name(seat)),
        Line::Made { .. } => made_line(line, deck, seats),
        Line::Swapped {
            seat,
            blue,
            card: taken,
        } => format!(
            "{} lays {} in the pile and takes {}.",
            name(seat),
            card(blue),
            card(taken)
        ),
        Line::Saw { seat, from } => format!("{} sees the hand of {}.", name(seat), name(from)),
        Line::Stole {
            seat,
            from,
            card: taken,
        } => {
            let what = taken.as_ref().map_or_else(|| "a card".to_owned(), card);
            format!("{} takes {what} of {}.", name(seat), name(from))
        }
        Line::DrewOne { seat, card: drawn } => {
            let what = drawn
                .as_ref()
                .map_or_else(|| "one more card".to_owned(), card);
            format!("{} draws {what} with STL-1.", name(seat))
        }
        Line::Discarded { seat, cards: gone } => {
            format!("{} discards {}.", name(seat), cards(gone))
        }
        Line::Challenged {
            by,
            maker,
            word: made,
            good,
            points,
            undone,
        } => {
            let (by, maker, made) = (name(by), name(maker), capitals(*made));
            match good {
                true => {
                    format!("{by} challenges {made}: it is a word. {maker} scores {points} more.")
                }
                false => {
                    let with = undone.get(1..).unwrap_or_default().iter();
                    let with: Vec<String> = with.map(|other| capitals(*other)).collect();
                    let along = match with.is_empty() {
                        true => String::new(),
                        false if with.len() == 1 => format!(" {} goes with it.", all_of(&with)),
                        false => format!(" {} go with it.", all_of(&with)),
                    };
                    format!("{by} challenges {made}: it is no word. {by} scores {points}.{along}")
                }
            }
        }
        Line::Passed(seat) => format!("{} passes.", name(seat)),
        Line::RoundEnded { end, .. } => round_end(*end).into(),
    }
}

fn made_line(line: &Line, deck: &Deck, seats: &[Seat]) -> String {
    let Line::Made {
        seat,
        way,
        word: made,
        from,
        returned,
        joining,
        gain,
        victim,
        ..
    } = line
    else {
        return String::new();
    };
    let old: Vec<String> = from.iter().map(|old| capitals(*old)).collect();
    let old = all_of(&old);
    let how = match (way, victim) {
        (Way::New, _) => String::new(),
        (Way::Substitute, _) => format!(" of {old}, taking {}", cards(deck, returned)),
        (Way::Join, _) => match joining {
            Some(own) => format!(" of {old} with {}", capitals(*own)),
            None => format!(" of {old}"),
        },
        (Way::Extend | Way::Steal, _) => format!(" of {old}"),
    };
    let robbed = match victim {
        Some((victim, loss)) if *loss != 0 => {
            format!(" {}: {}.", name(seats, *victim), points(-*loss))
        }
        Some((victim, _)) => format!(" Stolen from {}.", name(seats, *victim)),
        None => String::new(),
    };
    let maker = name(seats, *seat);
    format!(
        "{maker} makes {}{how}: {}.{robbed}",
        capitals(*made),
        points(*gain)
    )
}

/// How a round ended.
pub fn round_end(end: RoundEnd) -> &'static str {
    match end {
        RoundEnd::Target => "The target is reached: the round is over.",
        RoundEnd::DeckEmpty => "The deck is empty and nobody plays on: the round is over.",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_called_by_colour_and_letters() {
        let deck = Deck::standard();
        let called = |text: &str| {
            let face: Face = text.parse().unwrap();
            let found = deck.cards().find(|one| deck.face(*one) == face);
            card(&deck, found.unwrap())
        };
        let all = ["ING", "+A", "=CH", "-T", "?", "??", "!"].map(called);
        assert_eq!(
            all,
            [
                "ING",
                "a green A",
                "a blue CH",
                "a red T",
                "a wild",
                "a double wild",
                "STL-1"
            ]
        );
    }

    #[test]
    fn gains_and_losses_have_signs() {
        assert_eq!([21, 0, -14].map(points), ["+21", "0", "−14"]);
    }

    #[test]
    fn how_many_are_discarded_is_said_shortly() {
        let told =
            [(0, 0), (1, 1), (2, 2), (0, 4), (1, 4)].map(|(least, most)| discards(least, most));
        assert_eq!(
            told,
            [
                "Nothing is discarded now.",
                "Discard 1 card.",
                "Discard 2 cards.",
                "Discard 4 cards at most.",
                "Discard 1 to 4 cards.",
            ]
        );
    }
}
