//! Texts during play: cards, draft results, and the history.

use super::refusal::{line_refusal, wild_letter};
use crate::screen::DraftOutcome;
use game::{Seat, SeatId};
use one_letter_better_rules::{
    CardId, Colour, Deck, Face, LogEntry, PickUp, PlayKind, RoundEnd, Table, WordPlay,
};
use screen::text::list::list_all;
use screen::text::phrase::{capitals, count, name, sentence};
use screen::text::you::{mid_sentence_name, player_does, possessive, then_player_does};

pub use super::refusal::{discard_range, exchange_range, refusal};

pub const BUILD_PROMPT: &str = "Tap cards and words to build a word.";

/// The name of a card: `ING`, `a red T`, `a wild`.
pub fn card_name(deck: &Deck, card: CardId) -> String {
    face_name(deck.face(card))
}

/// The name of a card without an article: `red T`.
pub(crate) fn bare_card_name(deck: &Deck, card: CardId) -> String {
    let called = card_name(deck, card);
    called.strip_prefix("a ").unwrap_or(&called).to_owned()
}

/// The name of a card face.
pub(super) fn face_name(face: Face) -> String {
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

fn card_list(deck: &Deck, all: &[CardId]) -> String {
    let each: Vec<String> = all.iter().map(|one| card_name(deck, *one)).collect();
    list_all(&each)
}

/// Points gained or lost: `+21`, `−14`.
pub fn points(points: i32) -> String {
    match points {
        0 => "0".into(),
        1.. => format!("+{points}"),
        _ => format!("−{}", points.unsigned_abs()),
    }
}

/// The effect of playing the draft: the points it gains, the points others lose, the cards that
/// return to the hand. Or why it can't be played, and which cards of it are at fault.
pub fn outcome(
    prospect: &DraftOutcome,
    faults: &[CardId],
    table: &Table,
    seats: &[Seat],
) -> String {
    match prospect {
        DraftOutcome::Empty => BUILD_PROMPT.into(),
        DraftOutcome::Declare(of) => wild_letter(&table.options.deck, *of),
        DraftOutcome::Play(made) => play_outcome(made, table, seats),
        DraftOutcome::Refused(why) => line_refusal(why, faults, table, seats),
    }
}

fn play_outcome(made: &WordPlay, table: &Table, seats: &[Seat]) -> String {
    let mut told = format!("{}: {}", capitals(made.word()), points(made.gain));
    if let Some(victim) = made.victim.filter(|_| made.loss != 0) {
        told += &format!(
            ", {} {}",
            mid_sentence_name(&name(seats, victim)),
            points(-made.loss)
        );
    }
    told += ".";
    if !made.returned.is_empty() {
        let back = sentence(&card_list(&table.options.deck, &made.returned));
        let go = if made.returned.len() == 1 {
            "goes"
        } else {
            "go"
        };
        told += &format!(" {back} {go} to your hand.");
    }
    told
}

/// The question before a play that lowers a word's value (O24).
pub fn score_warning(made: &WordPlay) -> Option<String> {
    let loses = made.gain < 0;
    loses.then(|| {
        let lost = count(made.gain.unsigned_abs() as usize, "point", "points");
        format!(
            "{} costs you {lost}. Play it anyway?",
            capitals(made.word())
        )
    })
}

/// The cards of the pick-up, and which of them must be played (O13).
pub fn pick_up_prompt(pick_up: &PickUp, deck: &Deck) -> String {
    let deepest = pick_up.cards.first().map(|one| card_name(deck, *one));
    let deepest = deepest.unwrap_or_default();
    match pick_up.cards.get(1..) {
        Some(above) if !above.is_empty() => {
            let along = card_list(deck, above);
            format!(
                "First play a word with {deepest}, or put everything back. You also took {along}."
            )
        }
        _ => format!("First play a word with {deepest}, or put it back."),
    }
}

/// The name of a kind of play.
pub(crate) fn play_kind(way: PlayKind) -> &'static str {
    match way {
        PlayKind::New => "a new word",
        PlayKind::Extend => "a longer word",
        PlayKind::Steal => "a steal with 1 card",
        PlayKind::Substitute => "a blue card over others",
        PlayKind::Join => "a steal with a word",
    }
}

/// A line of the history.
pub fn log_entry(line: &LogEntry, deck: &Deck, seats: &[Seat]) -> String {
    let name = |seat: &SeatId| name(seats, *seat);
    let cards = |all: &[CardId]| card_list(deck, all);
    let card = |one: &CardId| card_name(deck, *one);
    match line {
        LogEntry::Dealt {
            dealer,
            round,
            open,
        } => format!(
            "Round {round}: {}, {} is face up.",
            then_player_does(&name(dealer), "deals"),
            card(open)
        ),
        LogEntry::Drew {
            seat,
            count: drawn,
            cards: own,
        } if own.is_empty() => {
            format!(
                "{} {}.",
                player_does(&name(seat), "draws"),
                count((*drawn).into(), "card", "cards")
            )
        }
        LogEntry::Drew {
            seat, cards: own, ..
        } => format!("{} {}.", player_does(&name(seat), "draws"), cards(own)),
        LogEntry::Took { seat, cards: taken } => {
            format!(
                "{} {} from the pile.",
                player_does(&name(seat), "takes"),
                cards(taken)
            )
        }
        LogEntry::PutBack(seat) => player_does(&name(seat), "puts the cards back."),
        LogEntry::Made { .. } => play_entry(line, deck, seats),
        LogEntry::Swapped {
            seat,
            blue,
            card: taken,
        } => format!(
            "{} {} for {}.",
            player_does(&name(seat), "swaps"),
            card(blue),
            card(taken)
        ),
        LogEntry::Saw { seat, from } => {
            format!(
                "{} {} hand.",
                player_does(&name(seat), "sees"),
                possessive(&name(from))
            )
        }
        LogEntry::Stole {
            seat,
            from,
            card: taken,
        } => {
            let what = taken.as_ref().map_or_else(|| "a card".to_owned(), card);
            format!(
                "{} {what} from {}.",
                player_does(&name(seat), "takes"),
                mid_sentence_name(&name(from))
            )
        }
        LogEntry::DrewOne { seat, card: drawn } => {
            let what = drawn
                .as_ref()
                .map_or_else(|| "1 more card".to_owned(), card);
            format!("{} {what} with STL-1.", player_does(&name(seat), "draws"))
        }
        LogEntry::Discarded { seat, cards: gone } => {
            format!("{} {}.", player_does(&name(seat), "discards"), cards(gone))
        }
        LogEntry::Challenged {
            by,
            maker,
            word: made,
            good,
            points,
            undone,
        } => {
            let (by, maker, made) = (name(by), name(maker), capitals(*made));
            if *good {
                let (doubts, scores) = (
                    player_does(&by, "challenges"),
                    player_does(&maker, "scores"),
                );
                format!("{doubts} {made}: it’s a word. {scores} {points} more.")
            } else {
                let with = undone.get(1..).unwrap_or_default().iter();
                let with: Vec<String> = with.map(|other| capitals(*other)).collect();
                let along = match with.len() {
                    0 => String::new(),
                    1 => format!(" {} goes with it.", list_all(&with)),
                    _ => format!(" {} go with it.", list_all(&with)),
                };
                let (doubts, scores) = (player_does(&by, "challenges"), player_does(&by, "scores"));
                format!("{doubts} {made}: it isn’t a word. {scores} {points}.{along}")
            }
        }
        LogEntry::Passed(seat) => player_does(&name(seat), "passes."),
        LogEntry::RoundEnded { end, .. } => round_end(*end).into(),
    }
}

fn play_entry(line: &LogEntry, deck: &Deck, seats: &[Seat]) -> String {
    let LogEntry::Made {
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
    let old = list_all(&old);
    let how = match (way, victim) {
        (PlayKind::New, _) => String::new(),
        (PlayKind::Substitute, _) => format!(" from {old}, taking {}", card_list(deck, returned)),
        (PlayKind::Join, _) => match joining {
            Some(own) => format!(" from {old} and {}", capitals(*own)),
            None => format!(" from {old}"),
        },
        (PlayKind::Extend | PlayKind::Steal, _) => format!(" from {old}"),
    };
    let robbed = match victim {
        Some((victim, loss)) if *loss != 0 => {
            format!(" {}: {}.", name(seats, *victim), points(-*loss))
        }
        Some((victim, _)) => format!(" Stolen from {}.", mid_sentence_name(&name(seats, *victim))),
        None => String::new(),
    };
    let makes = player_does(&name(seats, *seat), "makes");
    format!(
        "{makes} {}{how}: {}.{robbed}",
        capitals(*made),
        points(*gain)
    )
}

pub(crate) fn round_end(end: RoundEnd) -> &'static str {
    match end {
        RoundEnd::Target => "Target reached, so the round is over.",
        RoundEnd::DeckEmpty => "Everyone passed, so the round is over.",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_named_by_colour_and_letters() {
        let deck = Deck::standard();
        let called = |text: &str| {
            let face: Face = text.parse().unwrap();
            let found = deck.cards().find(|one| deck.face(*one) == face);
            card_name(&deck, found.unwrap())
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
}
