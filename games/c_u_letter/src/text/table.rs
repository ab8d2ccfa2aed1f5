//! Texts of the table: the prompt and its buttons, accessible names of squares, and the end of
//! rounds.

use super::play::{card_count, card_name, colour_name, describe_found_play};
use crate::bots::{OpenedWord, TurnReview};
use crate::screen::{CeremonyStep, DormantReason, ShownClaim, ShownFace, ShownSquare};
use c_u_letter_rules::{AfterRound, ClaimStatus, Stage, Table};
use game::Seat;
use screen::text::list::{list_all, list_some};
use screen::text::phrase::{capitals, name, sentence, whole_points};
pub use screen::text::table::READY;
use screen::text::table::ask_ready;
use screen::text::you::{mid_sentence_name, owned_thing_at_start, request_to};

pub const HAND: &str = "Your hand";
pub const HAND_EMPTY: &str = "No cards";
pub const DECK: &str = "Deck";
pub const CLAIMS: &str = "Words claimed";
pub const NO_CLAIMS: &str = "No words yet";
pub const SCORES: &str = "Cards";
pub const PLACE: &str = "Place it";
pub const CLEAR: &str = "Clear";
pub(crate) const CLAIM: &str = "Claim";
pub const PROPOSE: &str = "Ask everyone";
pub const AGREE: &str = "It counts";
pub const DECLINE: &str = "It doesn’t count";
pub const DONE: &str = "End turn";
/// Label of the button that keeps a turn from ending by itself.
pub const WAIT: &str = "Wait";
pub const NEXT_ROUND: &str = "Next round";
pub(crate) const TO_THE_SCRAMBLE: &str = "Last words";
pub const SPELL: &str = "Make it";
pub const PASS: &str = "Pass";
pub const BUZZ: &str = "I see one";
/// Explains how to peek at one's face-down cards (C35).
pub const HOW_TO_PEEK: &str = "Press and hold your own face-down card to look at it.";
pub(crate) const CLAIMS_ARE_FREE: &str = "A wrong claim costs nothing but time.";

/// Says what comes next, without revealing anything hidden. `asks_ready`: whether a Ready button
/// starts the turn (C4).
pub fn prompt(table: &Table, asks_ready: bool, seats: &[Seat]) -> String {
    let who = name(seats, table.turn.seat);
    if table.proposed.is_some() {
        return "Does everyone agree?".into();
    }
    match &table.stage {
        Stage::Placing | Stage::Revealing(_) if asks_ready => ask_ready(&who),
        Stage::Placing => request_to(&who, "place a card."),
        Stage::Claiming if table.has_claimable_span() => {
            request_to(&who, "claim words, then press End turn.")
        }
        Stage::Claiming => nothing_to_claim(&who),
        Stage::Revealing(_) if table.has_claimable_span() => {
            request_to(&who, "claim words through it.")
        }
        Stage::Revealing(_) => request_to(&who, "nothing to claim through it."),
        Stage::RoundOver => "The round is over.".into(),
        Stage::Scramble(left) if !left.floor => "Who sees a word?".into(),
        Stage::Scramble(_) if asks_ready => ask_ready(&who),
        Stage::Scramble(_) => request_to(&who, "make a word, or pass."),
        Stage::Dealing | Stage::Over => String::new(),
    }
}

/// Says that no word is on the board for a player to claim.
pub fn nothing_to_claim(who: &str) -> String {
    request_to(who, "nothing to claim now. Press End turn.")
}

/// Says that no word would pay a player now, though some could be claimed.
pub fn no_word_pays(who: &str) -> String {
    request_to(who, "no word pays now.")
}

/// Accessible name of a square: `c2, a red T, in a red and a grey zone, Bo would get it`.
pub fn square_label(shown: &ShownSquare, seats: &[Seat]) -> String {
    let mut told = shown.square.to_string();
    match shown.face {
        ShownFace::Empty => told += ", empty",
        ShownFace::Up(up) => told += &format!(", {}", card_name(up.card)),
        ShownFace::Down { by, .. } => {
            told += &format!(", face down, by {}", mid_sentence_name(&name(seats, by)));
        }
    }
    if shown.under > 0 {
        told += &format!(", over {}", card_count(shown.under));
    }
    if !shown.zones.is_empty() {
        let zones: Vec<String> = shown
            .zones
            .iter()
            .map(|of| format!("a {}", colour_name(*of)))
            .collect();
        told += &format!(", in {} zone", list_all(&zones));
    }
    if let Some(owner) = shown.owner {
        told += &format!(", {} would get it", mid_sentence_name(&name(seats, owner)));
    }
    if shown.target {
        told += ", your card can go here";
    }
    told
}

/// Describes a claim of the ledger and its status.
pub fn describe_claim(shown: &ShownClaim, seats: &[Seat]) -> String {
    let made = owned_thing_at_start(&capitals(shown.word), &name(seats, shown.owner));
    let mark = if shown.agreed { " (agreed)" } else { "" };
    let lies = match (shown.lies, shown.behind) {
        (ClaimStatus::Counts(_), _) => match shown.shared {
            0 => card_count(shown.pays),
            1 => format!("{}, 1 letter goes to another word", card_count(shown.pays)),
            shared => {
                let pays = card_count(shown.pays);
                format!("{pays}, {shared} letters go to other words")
            }
        },
        (ClaimStatus::Dormant { .. }, Some(behind)) => {
            format!("sleeps behind {}", capitals(behind))
        }
        (ClaimStatus::Dormant { .. }, None) => "sleeps".into(),
        (ClaimStatus::Void, _) => "broken".into(),
    };
    format!("{made}{mark}: {lies}")
}

/// Describes a step of a round's end.
pub fn describe_ceremony_step(step: &CeremonyStep, seats: &[Seat]) -> String {
    match step {
        CeremonyStep::Pays {
            owner,
            word: made,
            takes,
            shared,
        } => {
            let count = takes.iter().map(|(_, cards)| cards.len()).sum();
            let told = format!(
                "{}: {} for {}.",
                capitals(*made),
                card_count(count),
                mid_sentence_name(&name(seats, *owner))
            );
            match shared {
                0 => told,
                1 => format!("{told} A shared letter goes to another word."),
                _ => format!("{told} {shared} shared letters go to other words."),
            }
        }
        CeremonyStep::Struck {
            owner,
            word: made,
            behind,
        } => {
            let who = name(seats, *owner);
            let told = owned_thing_at_start(&capitals(*made), &who);
            match behind {
                Some((other, why)) => {
                    let other = capitals(*other);
                    match why {
                        DormantReason::Longer => format!("{told} sleeps: {other} is longer."),
                        DormantReason::Later => format!("{told} sleeps: {other} came later."),
                        DormantReason::Hidden => {
                            format!("{told} sleeps: {other} came from an ambush.")
                        }
                    }
                }
                None => format!("{told} was broken."),
            }
        }
        CeremonyStep::Left(0) => "Nothing is left on the board.".into(),
        CeremonyStep::Left(1) => "1 card stays on the board.".into(),
        CeremonyStep::Left(left) => format!("{left} cards stay on the board."),
        CeremonyStep::Scores { cards: each, .. } => {
            let each = seats.iter().zip(each).enumerate();
            let each = each.map(|(at, (seat, (round, all)))| {
                let who = seat.player.name.to_string();
                let who = if at == 0 {
                    who
                } else {
                    mid_sentence_name(&who)
                };
                format!("{who} +{round}, {all}")
            });
            format!("{}.", list_all(&each.collect::<Vec<_>>()))
        }
    }
}

/// The label of the button after a round.
pub const fn continue_label(then: AfterRound) -> &'static str {
    match then {
        AfterRound::NextRound => NEXT_ROUND,
        AfterRound::Scramble | AfterRound::Over => TO_THE_SCRAMBLE,
    }
}

/// Describes a reviewed turn: what it was, the words that it left, and a better placing.
pub fn describe_review(review: &TurnReview) -> String {
    let made = review
        .placed
        .as_ref()
        .map_or_else(String::new, describe_found_play);
    let left = describe_unclaimed(&review.left, review.brings);
    let by = card_count(whole_points(review.missed - review.unclaimed));
    let better = match (&review.best, &left) {
        (None, None) => Some("Nothing was clearly better.".to_owned()),
        (None, Some(_)) => None,
        (Some(best), None) => Some(format!(
            "Better by about {by}: {}",
            describe_found_play(best)
        )),
        (Some(best), Some(_)) => Some(format!(
            "A better placing, by about {by}: {}",
            describe_found_play(best)
        )),
    };
    let says = [Some(made), left, better].into_iter().flatten();
    says.collect::<Vec<_>>().join(" ")
}

/// Describes the words left unclaimed, and how many cards they would have paid.
fn describe_unclaimed(left: &[OpenedWord], brings: usize) -> Option<String> {
    let words = left.iter().map(|one| capitals(one.word));
    let (all, brings) = (
        list_some(words.collect(), MAX_NAMED_WORDS),
        card_count(brings),
    );
    match left.len() {
        0 => None,
        1 => Some(format!("{all} was still there to claim, worth {brings}.")),
        _ => Some(format!("{all} were still there to claim, worth {brings}.")),
    }
}

/// Number of unclaimed words to name.
const MAX_NAMED_WORDS: usize = 3;

/// Names a face-down card while its owner peeks at it.
pub fn peeked_card(of: c_u_letter_rules::CardId) -> String {
    format!("{}, face down.", sentence(&card_name(of)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::FoundPlay;
    use c_u_letter_rules::{CardId, Placing, Span, Square, Use};
    use game::SeatId;

    fn opened(word: &str) -> OpenedWord {
        let square = |name: &str| Square::from_name(name).unwrap();
        OpenedWord {
            span: Span::new(square("a1"), square("c1")).unwrap(),
            word: word.parse().unwrap(),
            id: None,
        }
    }

    fn placed(at: &str, opens: &[&str]) -> FoundPlay {
        let mut green = CardId::all().filter(|card| card.face().to_string() == "gS");
        FoundPlay {
            placing: Placing {
                card: green.next().unwrap(),
                at: Square::from_name(at).unwrap(),
                using: Use::Nothing,
            },
            opens: opens.iter().copied().map(opened).collect(),
            breaks: Vec::new(),
            gain: 0,
            loss: 0,
            ambush: 0,
        }
    }

    /// Returns the review text for a turn that left words of this value and whose placing gave this
    /// much away.
    fn says(left: &[&str], unclaimed: i32, better: Option<i32>) -> String {
        describe_review(&TurnReview {
            step: 3,
            seat: SeatId::FIRST,
            placed: Some(placed("d1", &["cats", "as"])),
            best: better.map(|_| placed("b3", &["so"])),
            left: left.iter().copied().map(opened).collect(),
            brings: usize::try_from(unclaimed / 100).unwrap(),
            unclaimed,
            missed: better.unwrap_or_default() + unclaimed,
            known: true,
        })
    }

    #[test]
    fn a_review_names_the_placing_then_unclaimed_words_then_a_better_placing() {
        let made = "A green S on d1: CATS and AS.";
        for (left, unclaimed, better, more) in [
            (&[][..], 0, None, "Nothing was clearly better."),
            (
                &[],
                0,
                Some(210),
                "Better by about 2 cards: A green S on b3: SO.",
            ),
            (
                &["cats"],
                100,
                None,
                "CATS was still there to claim, worth 1 card.",
            ),
            (
                &["cats", "as"],
                500,
                None,
                "CATS and AS were still there to claim, worth 5 cards.",
            ),
            (
                &["cats", "as", "to"],
                700,
                None,
                "CATS, AS and TO were still there to claim, worth 7 cards.",
            ),
            (
                &["cats", "as", "to", "on", "it"],
                1_100,
                None,
                "CATS, AS, TO and 2 more were still there to claim, worth 11 cards.",
            ),
            (
                &["cats"],
                400,
                Some(290),
                "CATS was still there to claim, worth 4 cards. \
                 A better placing, by about 3 cards: A green S on b3: SO.",
            ),
        ] {
            assert_eq!(says(left, unclaimed, better), format!("{made} {more}"));
        }
    }
}
