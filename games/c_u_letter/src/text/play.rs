//! Texts for play: cards, abilities, refusals, previews, and the history.

use crate::bots::{Find, Hint};
use c_u_letter_rules::{
    CULetter, CardId, Colour, Event, Heading, Kind, Placing, Refusal, RoundEnd, Told, Use, View,
};
use game::{Match, Seat, SeatId, Told as History};
use lexicon::Word;
use screen::text::NO_LIST_YET;
use screen::text::list::all_of;
use screen::text::phrase::{capitals, count, name, sentence};
use screen::text::you::{does, people, them, then_does, whose, whose_first};

/// The name of a colour.
pub const fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "blue",
        Colour::Red => "red",
        Colour::Green => "green",
        Colour::Grey => "grey",
    }
}

/// The name of a colour's ability.
pub const fn ability(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "Switch-a-Root",
        Colour::Red => "Overwrite",
        Colour::Green => "Insert",
        Colour::Grey => "Hidden",
    }
}

/// Names a card: `a red T`, `a grey Enchanter E`.
pub fn card(card: CardId) -> String {
    let face = card.face();
    let kind = match face.kind {
        Kind::Letter => "",
        Kind::Enchanter => "Enchanter ",
    };
    format!("a {} {kind}{}", colour(face.colour), face.letter.capital())
}

/// The direction of a push.
pub const fn heading(heading: Heading) -> &'static str {
    match heading {
        Heading::Right => "right",
        Heading::Down => "down",
        Heading::Left => "left",
        Heading::Up => "up",
    }
}

/// The label of a button for a use of a card.
pub fn use_name(using: Use) -> String {
    match using {
        Use::Nothing => "Just place it".into(),
        Use::Swap(other) => format!("Swap with {other}"),
        Use::Overwrite => "Cover it".into(),
        Use::Insert(way) => format!("Push {}", heading(way)),
        Use::Hide => "Face down".into(),
    }
}

pub fn cards(number: usize) -> String {
    count(number, "card", "cards")
}

/// Says why an action is refused.
pub fn refusal(refusal: &Refusal, seats: &[Seat]) -> String {
    match refusal {
        Refusal::NotNow => "You can’t do that now.".into(),
        Refusal::NotReady => "Say you’re ready first.".into(),
        Refusal::NotInHand(of) => format!("{} isn’t in your hand.", sentence(&card(*of))),
        Refusal::Taken(at) => format!("There’s already a card on {at}."),
        Refusal::Alone(at) => format!("Place it next to a card. {at} has none beside it."),
        Refusal::NothingThere(at) => format!("There’s no card on {at}."),
        Refusal::NotItsAbility(of) => {
            format!("A {} card can’t do that: {}.", colour(*of), effect(*of))
        }
        Refusal::NoZone(of) => format!("This only works in a {} zone.", colour(*of)),
        Refusal::OtherZone(at) => format!("{at} isn’t in the same zone."),
        Refusal::SameLetter => "That letter is already there.".into(),
        Refusal::PushedOff => "That would push a card off the board.".into(),
        Refusal::MustHide => "In a grey zone a grey letter goes face down.".into(),
        Refusal::Unreadable(at) => format!("There’s no letter to read on {at}."),
        Refusal::TooShort(least) => format!("A word needs at least {least} letters."),
        Refusal::NoListYet => NO_LIST_YET.into(),
        Refusal::NotInTheList(made) => format!("{} isn’t in the word list.", capitals(*made)),
        Refusal::ClaimedAlready(seat) => does(&name(seats, *seat), "has already claimed that."),
        Refusal::NotThroughIt => "The word must go through the revealed card.".into(),
        Refusal::OneALine(made) => format!("You already have {} in this line.", capitals(*made)),
        Refusal::ListDecides => "The word list decides here.".into(),
        Refusal::Twice(of) => format!("You used {} twice.", sentence(&card(*of))),
        Refusal::NotLeft(of) => format!("{} is already gone.", sentence(&card(*of))),
        Refusal::TooFewCards => "A word needs at least 2 cards.".into(),
        Refusal::NoBuzzers => "You can’t buzz now.".into(),
        Refusal::HasPassed(seat) => {
            let who = name(seats, *seat);
            does(&who, "has passed until someone makes a word.")
        }
    }
}

/// Says what a colour's cards do in their zone.
pub const fn effect(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "it swaps with a card in its zone",
        Colour::Red => "it covers a card in its zone",
        Colour::Green => "it pushes cards in its zone aside",
        Colour::Grey => "it goes face down in its zone",
    }
}

/// Describes a placing, without the words that it breaks.
pub(super) fn placed_so(placing: &Placing, view: &View) -> String {
    let board = &view.table.board;
    let there = |at| {
        board
            .up(at)
            .map_or_else(|| "a face-down card".to_owned(), card)
    };
    let own = sentence(&card(placing.card));
    let at = placing.at;
    match placing.using {
        Use::Nothing => format!("{own} on {at}."),
        Use::Swap(other) => format!("{own} swaps with {} on {other}.", there(other)),
        Use::Overwrite => format!("{own} covers {} on {at}.", there(at)),
        Use::Insert(way) => format!("{own} on {at}, pushing {}.", heading(way)),
        Use::Hide => format!("{own} on {at}, face down."),
    }
}

pub fn hint(hint: &Hint) -> String {
    match hint {
        Hint::Quiet => "It’s best to gain nothing now. Place a card where it helps nobody.".into(),
        Hint::Nothing => "No card gains you anything now. Place one where it helps nobody.".into(),
        Hint::Card { card: of, swing } => {
            let by = cards(swing.unsigned_abs() as usize);
            format!("Look at {}: it swings {by} your way.", card(*of))
        }
        Hint::Place { card: of, at } => format!("{} goes on {at}.", sentence(&card(*of))),
        Hint::Placing(find) => found(find),
    }
}

/// Describes a placing from a search: where, how, and the words that it opens.
pub fn found(find: &Find) -> String {
    let Placing {
        card: of,
        at,
        using,
    } = find.placing;
    let how = match using {
        Use::Nothing => String::new(),
        Use::Swap(other) => format!(", swapped with {other}"),
        Use::Overwrite => ", over the card there".into(),
        Use::Insert(way) => format!(", pushing {}", heading(way)),
        Use::Hide => ", face down".into(),
    };
    let words: Vec<String> = find
        .opens
        .iter()
        .take(3)
        .map(|one| capitals(one.word))
        .collect();
    let opens = match words.is_empty() {
        true => String::new(),
        false => format!(": {}", all_of(&words)),
    };
    format!("{} on {at}{how}{opens}.", sentence(&card(of)))
}

/// Accessible text for an entry of the history. Names the cause of broken words.
pub fn heard(game: &Match<CULetter>, told: &History<Told>) -> String {
    let seats = &game.journal().seats;
    let Told::Broke(claims) = &told.line else {
        return line(&told.line, seats);
    };
    let step = game.journal().steps.get(told.step);
    let card = step.and_then(|step| {
        step.events.iter().find_map(|event| match event {
            Event::Placed(placing) => Some(placing.card.letter().capital()),
            _ => None,
        })
    });
    match (told.by, card) {
        (Some(by), Some(card)) => {
            let whose = whose_first(&name(seats, by));
            format!("{whose} {card} breaks {}.", words_of(claims, seats))
        }
        _ => line(&told.line, seats),
    }
}

/// Lists words by owner: "Bo’s CAT and AT, and your TO".
fn words_of(claims: &[(SeatId, Word)], seats: &[Seat]) -> String {
    let mut owners: Vec<SeatId> = Vec::new();
    for (owner, _) in claims {
        if !owners.contains(owner) {
            owners.push(*owner);
        }
    }
    let each = owners.iter().map(|owner| {
        let own = claims.iter().filter(|(seat, _)| seat == owner);
        let own: Vec<String> = own.map(|(_, word)| capitals(*word)).collect();
        format!("{} {}", whose(&name(seats, *owner)), all_of(&own))
    });
    all_of(&each.collect::<Vec<_>>())
}

/// Text for an entry of the history.
pub fn line(told: &Told, seats: &[Seat]) -> String {
    let name = |seat: &SeatId| name(seats, *seat);
    match told {
        Told::RoundBegan {
            round,
            starter,
            clockwise,
        } => {
            let way = if *clockwise {
                "clockwise"
            } else {
                "anticlockwise"
            };
            let begins = then_does(&name(starter), "begins");
            format!("Round {round}: {begins}. Turns go {way}.")
        }
        Told::Placed { .. } => placed(told, seats),
        Told::Broke(claims) => {
            format!("It breaks {}.", words_of(claims, seats))
        }
        Told::Late(seat) => format!("{} time is up.", whose_first(&name(seat))),
        Told::Claimed {
            seat,
            word: made,
            over,
            dormant,
            hidden,
            agreed,
        } => {
            let made = capitals(*made);
            let how = if *hidden { " from an ambush" } else { "" };
            let over = over.map_or_else(String::new, |(owner, old)| {
                let old = words_of(&[(owner, old)], seats);
                format!(" It counts instead of {old}.")
            });
            let dormant = if *dormant {
                " It sleeps: a longer word in its line counts."
            } else {
                ""
            };
            let agreed = if *agreed {
                " Everyone agrees it’s a word."
            } else {
                ""
            };
            let claims = does(&name(seat), "claims");
            format!("{claims} {made}{how}.{over}{dormant}{agreed}")
        }
        Told::Proposed { seat, word: made } => {
            let asks = does(&name(seat), "asks");
            format!("{asks} whether {} is a word.", capitals(*made))
        }
        Told::Declined { word: made, .. } => format!("{} doesn’t count.", capitals(*made)),
        Told::Drew { seat, card: drawn } => {
            let what = drawn.map_or_else(|| "a card".to_owned(), card);
            format!("{} {what}.", does(&name(seat), "draws"))
        }
        Told::Skipped(seat) => format!("{} ran out of time and placed nothing.", name(seat)),
        Told::Revealed {
            seat,
            square,
            card: of,
        } => {
            format!("{} had hidden {} on {square}.", name(seat), card(*of))
        }
        Told::RoundEnded { end, cards: each } => {
            let seats = (0..).map(SeatId::new);
            let got = seats.zip(each).filter(|(_, count)| **count > 0);
            let got = got.enumerate().map(|(at, (seat, count))| {
                let begins = if at == 0 { does } else { then_does };
                format!("{} {}", begins(&name(&seat), "gets"), cards(*count))
            });
            let got: Vec<String> = got.collect();
            match got.is_empty() {
                true => format!("{} No word counts.", round_end(*end)),
                false => format!("{} {}.", round_end(*end), all_of(&got)),
            }
        }
        Told::ScrambleBegan(left) => format!("{} are left to make words from.", cards(*left)),
        Told::Buzzed { pressed, floor } => match pressed.len() {
            0 | 1 => format!("{} buzzed first.", name(floor)),
            _ => {
                let all: Vec<String> = pressed.iter().map(|seat| name(&seat)).collect();
                format!(
                    "{} buzzed at once. The coin says {}.",
                    people(&all),
                    them(&name(floor))
                )
            }
        },
        Told::Spelled {
            seat,
            word: made,
            cards: count,
            agreed,
        } => {
            let agreed = if *agreed {
                " Everyone agrees it’s a word."
            } else {
                ""
            };
            format!(
                "{} {} from {}.{agreed}",
                does(&name(seat), "makes"),
                capitals(*made),
                cards(*count)
            )
        }
        Told::Passed(seat) => does(&name(seat), "passes."),
    }
}

fn placed(told: &Told, seats: &[Seat]) -> String {
    let Told::Placed {
        seat,
        card: own,
        at,
        using,
        other,
    } = told
    else {
        return String::new();
    };
    let who = name(seats, *seat);
    let own = own.map_or_else(|| "a card".to_owned(), card);
    let other = other.map_or_else(|| "a face-down card".to_owned(), card);
    match using {
        Use::Nothing => does(&who, &format!("places {own} on {at}.")),
        Use::Swap(square) => {
            let swaps = format!("swaps {own} from {at} with {other} on {square}.");
            does(&who, &swaps)
        }
        Use::Overwrite => does(&who, &format!("covers {other} on {at} with {own}.")),
        Use::Insert(way) => {
            let way = heading(*way);
            does(&who, &format!("puts {own} on {at}, pushing {way}."))
        }
        Use::Hide => does(&who, &format!("places a card face down on {at}.")),
    }
}

pub const fn round_end(end: RoundEnd) -> &'static str {
    match end {
        RoundEnd::Counter => "That was the round’s last card.",
        RoundEnd::HandsEmpty => "All hands are empty.",
        RoundEnd::BoardFull => "The board is full.",
        RoundEnd::Skips => "Everyone ran out of time.",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use c_u_letter_rules::Square;
    use game::{PlayedBy, Roster};

    fn seats() -> Vec<Seat> {
        let mut roster = Roster::default();
        roster.add("Ada").unwrap();
        roster.add("Bo").unwrap();
        let seat = |player: &game::Player| Seat {
            player: player.clone(),
            by: PlayedBy::Person,
        };
        roster.players().iter().map(seat).collect()
    }

    #[test]
    fn the_history_hides_face_down_cards() {
        let told = Told::Placed {
            seat: SeatId::FIRST,
            card: None,
            at: Square::named("c3").unwrap(),
            using: Use::Hide,
            other: None,
        };
        assert_eq!(line(&told, &seats()), "Ada places a card face down on c3.");
    }

    #[test]
    fn the_history_reports_the_coin() {
        let told = Told::Buzzed {
            pressed: [SeatId::FIRST, SeatId::new(1)].into_iter().collect(),
            floor: SeatId::new(1),
        };
        assert_eq!(
            line(&told, &seats()),
            "Ada and Bo buzzed at once. The coin says Bo."
        );
    }
}
