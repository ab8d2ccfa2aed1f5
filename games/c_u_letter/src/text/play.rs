//! Texts for play: cards, abilities, refusals, previews, and the history.

use crate::bots::FoundPlay;
use c_u_letter_rules::{
    AbilityColour, CULetter, CardId, CardKind, Event, Heading, LogEntry, Placing, Refusal,
    RoundEndReason, Use, View,
};
use game::{HistoryEntry as History, Match, Seat, SeatId};
use lexicon::Word;
use screen::text::NO_LIST_YET;
use screen::text::list::list_all;
use screen::text::phrase::{capitals, count, name, sentence};
use screen::text::you::{
    list_people_at_start, mid_sentence_name, player_does, possessive, possessive_at_start,
    then_player_does,
};

/// The name of a colour.
pub const fn colour_name(colour: AbilityColour) -> &'static str {
    match colour {
        AbilityColour::Blue => "blue",
        AbilityColour::Red => "red",
        AbilityColour::Green => "green",
        AbilityColour::Grey => "grey",
    }
}

/// The name of a colour's ability.
pub(crate) const fn ability_name(colour: AbilityColour) -> &'static str {
    match colour {
        AbilityColour::Blue => "Switch-a-Root",
        AbilityColour::Red => "Overwrite",
        AbilityColour::Green => "Insert",
        AbilityColour::Grey => "Hidden",
    }
}

/// Names a card: `a red T`, `a grey Enchanter E`.
pub fn card_name(card: CardId) -> String {
    format!("a {}", bare_card_name(card))
}

/// Names a card without an article: `red T`, `grey Enchanter E`.
pub(super) fn bare_card_name(card: CardId) -> String {
    let face = card.face();
    let kind = match face.kind {
        CardKind::Letter => "",
        CardKind::Enchanter => "Enchanter ",
    };
    format!(
        "{} {kind}{}",
        colour_name(face.colour),
        face.letter.uppercase()
    )
}

/// The direction of a push.
pub(crate) const fn heading_name(heading: Heading) -> &'static str {
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
        Use::Insert(way) => format!("Push {}", heading_name(way)),
        Use::Hide => "Face down".into(),
    }
}

pub fn card_count(number: usize) -> String {
    count(number, "card", "cards")
}

/// Says why an action is refused.
pub fn describe_refusal(refusal: &Refusal, seats: &[Seat]) -> String {
    match refusal {
        Refusal::NotNow => "You can’t do that now.".into(),
        Refusal::NotReady => "Say you’re ready first.".into(),
        Refusal::NotInHand(of) => format!("{} isn’t in your hand.", sentence(&card_name(*of))),
        Refusal::Taken(at) => format!("There’s already a card on {at}."),
        Refusal::Alone(at) => format!("Place it next to a card. {at} has none beside it."),
        Refusal::NothingThere(at) => format!("There’s no card on {at}."),
        Refusal::NotItsAbility(of) => {
            format!(
                "A {} card can’t do that: {}.",
                colour_name(*of),
                zone_effect(*of)
            )
        }
        Refusal::NoZone(of) => format!("This only works in a {} zone.", colour_name(*of)),
        Refusal::OtherZone(at) => format!("{at} isn’t in the same zone."),
        Refusal::SameLetter => "That letter is already there.".into(),
        Refusal::PushedOff => "That would push a card off the board.".into(),
        Refusal::MustHide => "In a grey zone a grey letter goes face down.".into(),
        Refusal::Unreadable(at) => format!("There’s no letter to read on {at}."),
        Refusal::TooShort(least) => format!("A word needs at least {least} letters."),
        Refusal::NoListYet => NO_LIST_YET.into(),
        Refusal::NotInTheList(made) => format!("{} isn’t in the word list.", capitals(*made)),
        Refusal::ClaimedAlready(seat) => {
            player_does(&name(seats, *seat), "has already claimed that.")
        }
        Refusal::NotThroughIt => "The word must go through the revealed card.".into(),
        Refusal::OneALine(made) => format!("You already have {} in this line.", capitals(*made)),
        Refusal::ListDecides => "The word list decides here.".into(),
        Refusal::Twice(of) => format!("You used {} twice.", sentence(&card_name(*of))),
        Refusal::NotLeft(of) => format!("{} is already gone.", sentence(&card_name(*of))),
        Refusal::TooFewCards => "A word needs at least 2 cards.".into(),
        Refusal::NoBuzzers => "You can’t buzz now.".into(),
        Refusal::HasPassed(seat) => {
            let who = name(seats, *seat);
            player_does(&who, "has passed until someone makes a word.")
        }
    }
}

/// Says what a colour's cards do in their zone.
pub(crate) const fn zone_effect(colour: AbilityColour) -> &'static str {
    match colour {
        AbilityColour::Blue => "it swaps with a card in its zone",
        AbilityColour::Red => "it covers a card in its zone",
        AbilityColour::Green => "it pushes cards in its zone aside",
        AbilityColour::Grey => "it goes face down in its zone",
    }
}

/// Describes a placing, without the words that it breaks.
pub(super) fn describe_placing(placing: &Placing, view: &View) -> String {
    let board = &view.table.board;
    let there = |at| {
        board
            .face_up_card(at)
            .map_or_else(|| "a face-down card".to_owned(), card_name)
    };
    let own = sentence(&card_name(placing.card));
    let at = placing.at;
    match placing.using {
        Use::Nothing => format!("{own} on {at}."),
        Use::Swap(other) => format!("{own} swaps with {} on {other}.", there(other)),
        Use::Overwrite => format!("{own} covers {} on {at}.", there(at)),
        Use::Insert(way) => format!("{own} on {at}, pushing {}.", heading_name(way)),
        Use::Hide => format!("{own} on {at}, face down."),
    }
}

/// Describes a placing from a search: where, how, and the words that it opens.
pub(crate) fn describe_found_play(find: &FoundPlay) -> String {
    let Placing {
        card: of,
        at,
        using,
    } = find.placing;
    let how = match using {
        Use::Nothing => String::new(),
        Use::Swap(other) => format!(", swapped with {other}"),
        Use::Overwrite => ", over the card there".into(),
        Use::Insert(way) => format!(", pushing {}", heading_name(way)),
        Use::Hide => ", face down".into(),
    };
    let words: Vec<String> = find
        .opens
        .iter()
        .take(3)
        .map(|one| capitals(one.word))
        .collect();
    let opens = if words.is_empty() {
        String::new()
    } else {
        format!(": {}", list_all(&words))
    };
    format!("{} on {at}{how}{opens}.", sentence(&card_name(of)))
}

/// Accessible text for an entry of the history. Names the cause of broken words.
pub fn aria_label(game: &Match<CULetter>, told: &History<LogEntry>) -> String {
    let seats = &game.journal().seats;
    let LogEntry::Broke(claims) = &told.entry else {
        return describe_entry(&told.entry, seats);
    };
    let step = game.journal().steps.get(told.step);
    let card = step.and_then(|step| {
        step.events.iter().find_map(|event| match event {
            Event::Placed(placing) => Some(placing.card.letter().uppercase()),
            _ => None,
        })
    });
    match (told.by, card) {
        (Some(by), Some(card)) => {
            let whose = possessive_at_start(&name(seats, by));
            format!("{whose} {card} breaks {}.", words_by_owner(claims, seats))
        }
        _ => describe_entry(&told.entry, seats),
    }
}

/// Lists words by owner: "Bo’s CAT and AT, and your TO".
fn words_by_owner(claims: &[(SeatId, Word)], seats: &[Seat]) -> String {
    let mut owners: Vec<SeatId> = Vec::new();
    for (owner, _) in claims {
        if !owners.contains(owner) {
            owners.push(*owner);
        }
    }
    let each = owners.iter().map(|owner| {
        let own = claims.iter().filter(|(seat, _)| seat == owner);
        let own: Vec<String> = own.map(|(_, word)| capitals(*word)).collect();
        format!("{} {}", possessive(&name(seats, *owner)), list_all(&own))
    });
    list_all(&each.collect::<Vec<_>>())
}

/// Text for an entry of the history.
pub fn describe_entry(told: &LogEntry, seats: &[Seat]) -> String {
    let name = |seat: &SeatId| name(seats, *seat);
    match told {
        LogEntry::RoundBegan {
            round,
            starter,
            clockwise,
        } => {
            let way = if *clockwise {
                "clockwise"
            } else {
                "anticlockwise"
            };
            let begins = then_player_does(&name(starter), "begins");
            format!("Round {round}: {begins}. Turns go {way}.")
        }
        LogEntry::Placed { .. } => describe_placed(told, seats),
        LogEntry::Broke(claims) => {
            format!("It breaks {}.", words_by_owner(claims, seats))
        }
        LogEntry::Late(seat) => format!("{} time is up.", possessive_at_start(&name(seat))),
        LogEntry::Claimed {
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
                let old = words_by_owner(&[(owner, old)], seats);
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
            let claims = player_does(&name(seat), "claims");
            format!("{claims} {made}{how}.{over}{dormant}{agreed}")
        }
        LogEntry::Proposed { seat, word: made } => {
            let asks = player_does(&name(seat), "asks");
            format!("{asks} whether {} is a word.", capitals(*made))
        }
        LogEntry::Declined { word: made, .. } => format!("{} doesn’t count.", capitals(*made)),
        LogEntry::Drew { seat, card: drawn } => {
            let what = drawn.map_or_else(|| "a card".to_owned(), card_name);
            format!("{} {what}.", player_does(&name(seat), "draws"))
        }
        LogEntry::Skipped(seat) => format!("{} ran out of time and placed nothing.", name(seat)),
        LogEntry::Revealed {
            seat,
            square,
            card: of,
        } => {
            format!("{} had hidden {} on {square}.", name(seat), card_name(*of))
        }
        LogEntry::RoundEnded { end, cards: each } => {
            let seats = (0..).map(SeatId::new);
            let got = seats.zip(each).filter(|(_, count)| **count > 0);
            let got = got.enumerate().map(|(at, (seat, count))| {
                let begins = if at == 0 {
                    player_does
                } else {
                    then_player_does
                };
                format!("{} {}", begins(&name(&seat), "gets"), card_count(*count))
            });
            let got: Vec<String> = got.collect();
            if got.is_empty() {
                format!("{} No word counts.", round_end_reason(*end))
            } else {
                format!("{} {}.", round_end_reason(*end), list_all(&got))
            }
        }
        LogEntry::ScrambleBegan(left) => {
            format!("{} are left to make words from.", card_count(*left))
        }
        LogEntry::Buzzed { pressed, floor } => match pressed.len() {
            0 | 1 => format!("{} buzzed first.", name(floor)),
            _ => {
                let all: Vec<String> = pressed.iter().map(|seat| name(&seat)).collect();
                format!(
                    "{} buzzed at once. The coin says {}.",
                    list_people_at_start(&all),
                    mid_sentence_name(&name(floor))
                )
            }
        },
        LogEntry::Spelled {
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
                player_does(&name(seat), "makes"),
                capitals(*made),
                card_count(*count)
            )
        }
        LogEntry::Passed(seat) => player_does(&name(seat), "passes."),
    }
}

fn describe_placed(told: &LogEntry, seats: &[Seat]) -> String {
    let LogEntry::Placed {
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
    let own = own.map_or_else(|| "a card".to_owned(), card_name);
    let other = other.map_or_else(|| "a face-down card".to_owned(), card_name);
    match using {
        Use::Nothing => player_does(&who, &format!("places {own} on {at}.")),
        Use::Swap(square) => {
            let swaps = format!("swaps {own} from {at} with {other} on {square}.");
            player_does(&who, &swaps)
        }
        Use::Overwrite => player_does(&who, &format!("covers {other} on {at} with {own}.")),
        Use::Insert(way) => {
            let way = heading_name(*way);
            player_does(&who, &format!("puts {own} on {at}, pushing {way}."))
        }
        Use::Hide => player_does(&who, &format!("places a card face down on {at}.")),
    }
}

pub const fn round_end_reason(end: RoundEndReason) -> &'static str {
    match end {
        RoundEndReason::Counter => "That was the round’s last card.",
        RoundEndReason::HandsEmpty => "All hands are empty.",
        RoundEndReason::BoardFull => "The board is full.",
        RoundEndReason::Skips => "Everyone ran out of time.",
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
        let told = LogEntry::Placed {
            seat: SeatId::FIRST,
            card: None,
            at: Square::from_name("c3").unwrap(),
            using: Use::Hide,
            other: None,
        };
        assert_eq!(
            describe_entry(&told, &seats()),
            "Ada places a card face down on c3."
        );
    }

    #[test]
    fn the_history_reports_the_coin() {
        let told = LogEntry::Buzzed {
            pressed: [SeatId::FIRST, SeatId::new(1)].into_iter().collect(),
            floor: SeatId::new(1),
        };
        assert_eq!(
            describe_entry(&told, &seats()),
            "Ada and Bo buzzed at once. The coin says Bo."
        );
    }
}
