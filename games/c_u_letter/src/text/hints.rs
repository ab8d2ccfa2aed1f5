//! Texts of hints. A slip has two lines for them on a phone.

use super::breaks::{claim_with_owner, first_within};
use super::offers::line_name;
use super::play::{bare_card_name, colour_name, heading_name};
use crate::bots::{Hint, HintedPlacing, OpenedWord};
use crate::screen::{HintFocus, PreparedClaim, TurnHint};
use c_u_letter_rules::{AbilityColour, Heading, Placing, Span, Stage, Use, View};
use game::{Seat, SeatId};
use lexicon::Word;
use screen::text::list::list_some;
use screen::text::phrase::{capitals, name};
use screen::text::you::mid_sentence_name;

/// Number of letters that fit into the two lines of a slip in the narrowest window.
const MAX_LETTERS: usize = 60;

/// The sentence of a hint in a view: of its last given step or, once the card is placed, what is
/// left to do.
pub fn describe_hint_now(hint: &TurnHint, view: &View, seats: &[Seat]) -> String {
    match view.table.stage {
        Stage::Claiming => describe_claims(&hint.claims_left(view)),
        _ => describe_hint(hint, seats),
    }
}

/// The sentence of the last given step of a hint.
fn describe_hint(hint: &TurnHint, seats: &[Seat]) -> String {
    let view = hint.asked();
    let put = |hinted: &HintedPlacing| placing_in_short(&hinted.placing, view);
    match (hint.hint(), hint.steps()) {
        (Hint::Quiet(hinted), _) => format!("Better to wait. Put {}.", put(hinted)),
        (Hint::Nothing(hinted), _) => format!("Nothing to gain now. Put {}.", put(hinted)),
        (Hint::Placing(hinted), 1) => describe_focus(hinted, view, seats),
        (Hint::Placing(hinted), 2) => {
            let Placing { card, at, using } = hinted.placing;
            let card = bare_card_name(card);
            match using {
                // The card leaves this square again.
                Use::Swap(_) => format!("Put your {card} on {at}, then swap it."),
                _ if stays(&hinted.placing, view) => {
                    format!("Put your {card} on {at} and keep it there.")
                }
                _ => format!("Your {card} goes on {at}."),
            }
        }
        (Hint::Placing(hinted), _) => describe_placing(hinted, view, seats),
    }
}

/// Says which words to claim, in order: "Now claim REV for 3, then OI for 1."
fn describe_claims(left: &[PreparedClaim]) -> String {
    let left = left.iter().filter(|claim| claim.gain > 0);
    let left: Vec<&PreparedClaim> = left.collect();
    let Some((next, rest)) = left.split_first() else {
        return "Now end your turn.".into();
    };
    let name = |claim: &PreparedClaim| {
        let way = reading_way(claim.span);
        format!("{}{way} for {}", capitals(claim.word), claim.gain)
    };
    let now = format!("Now claim {}", name(next));
    let sum: i32 = rest.iter().map(|claim| claim.gain).sum();
    let then = match rest {
        [] => String::new(),
        [one] => format!(", then {}", name(one)),
        several => format!(", then {} words for {sum}", number(several.len())),
    };
    first_within(MAX_LETTERS, &[format!("{now}{then}."), format!("{now}.")])
}

/// Says how a word is read if not as usual, to the right or down.
const fn reading_way(span: Span) -> &'static str {
    match span.heading() {
        Heading::Right | Heading::Down => "",
        Heading::Left => ", read leftwards,",
        Heading::Up => ", read upwards,",
    }
}

/// A small number in letters.
const fn number(count: usize) -> &'static str {
    match count {
        2 => "two",
        3 => "three",
        4 => "four",
        _ => "several",
    }
}

/// Says where to look.
fn describe_focus(hinted: &HintedPlacing, view: &View, seats: &[Seat]) -> String {
    let card = hinted.placing.card;
    match TurnHint::focus(hinted) {
        HintFocus::Claim(id) => {
            let claim = view.table.ledger.claim(id);
            let claim = claim.map_or_else(String::new, |claim| claim_with_owner(claim, seats));
            let colour = colour_name(card.face().colour);
            format!("A {colour} card can break {claim}.")
        }
        HintFocus::Line(span) => {
            let way = reading_way(span).trim_end_matches(',');
            let line = format!("in {}{way}.", line_name(span));
            let word = format!("of {} letters {line}", span.len());
            match hinted.claims.len() {
                0 | 1 => format!("You can claim a word {word}"),
                several => {
                    let some = format!("You can claim {} words, one", number(several));
                    first_within(MAX_LETTERS, &[word, line].map(|of| format!("{some} {of}")))
                }
            }
        }
        HintFocus::Zone => "You can set an ambush in a grey zone.".into(),
        HintFocus::Card => format!("Look at your {}.", bare_card_name(card)),
    }
}

/// Says what to do, what for, and what it gains: "J over T on c1 to break CAT, then claim JAR: you
/// +3, Ada −3." Names fewer words and seats where the sentence would be too long.
fn describe_placing(hinted: &HintedPlacing, view: &View, seats: &[Seat]) -> String {
    let how = placing_in_short(&hinted.placing, view);
    let pause = if how.contains(',') { "," } else { "" };
    let ledger = &view.table.ledger;
    let broken = hinted.breaks.iter().filter_map(|id| ledger.claim(*id));
    let broken: Vec<Word> = broken.map(|claim| claim.word).collect();
    let words = |words: &[OpenedWord]| words.iter().map(|one| one.word).collect();
    let aims: [(&str, Vec<Word>); 3] = [
        ("break", broken),
        ("claim", words(&hinted.claims)),
        ("ambush with", words(&hinted.ambush)),
    ];
    let aims = || aims.iter().filter(|(_, words)| !words.is_empty());
    // The sums hold once words are claimed, so in short these are named rather than broken ones.
    let main = aims().rev().min_by_key(|(verb, _)| *verb != "claim");
    let say = |most: usize, all: bool| {
        let told = aims().filter(|aim| all || Some(*aim) == main);
        let told = told.map(|(verb, words)| {
            let words = match words.len() {
                count if most == 0 && count > 1 => format!("{count} words"),
                _ => list_some(
                    words.iter().map(|word| capitals(*word)).collect(),
                    most.max(1),
                ),
            };
            format!("{verb} {words}")
        });
        let told: Vec<String> = told.collect();
        let why = match told.as_slice() {
            [] => String::new(),
            told => format!("{pause} to {}", told.join(", then ")),
        };
        format!("{how}{why}: {}.", sums(hinted, view, seats, all))
    };
    let ways = [(2, true), (1, true), (2, false), (1, false), (0, false)];
    first_within(MAX_LETTERS, &ways.map(|(most, all)| say(most, all)))
}

/// Names a placing by its letters: "M on e3, swap with A".
fn placing_in_short(placing: &Placing, view: &View) -> String {
    let there = |at| match view.table.board.face_up_card(at) {
        Some(card) => card.letter().uppercase().to_string(),
        None => "the hidden card".into(),
    };
    let (own, at) = (placing.card.letter().uppercase(), placing.at);
    match placing.using {
        Use::Nothing if stays(placing, view) => format!("{own} on {at}, keep it there"),
        Use::Nothing if may(placing, Use::Hide, view) => format!("{own} on {at}, face up"),
        Use::Nothing => format!("{own} on {at}"),
        Use::Swap(other) => format!("{own} on {at}, swap with {}", there(other)),
        Use::Overwrite => format!("{own} over {} on {at}", there(at)),
        Use::Insert(way) => format!("{own} on {at}, push {}", heading_name(way)),
        Use::Hide => format!("{own} on {at}, face down"),
    }
}

/// Whether a placed card stays on its square though it could swap with another card (C25).
fn stays(placing: &Placing, view: &View) -> bool {
    let zone = view.table.board.zone_at(placing.at, AbilityColour::Blue);
    let swaps = |other| may(placing, Use::Swap(other), view);
    placing.using == Use::Nothing && zone.iter().any(swaps)
}

/// Whether the card could be used like this on its square.
fn may(placing: &Placing, using: Use, view: &View) -> bool {
    view.check_placing(&Placing { using, ..*placing }).is_ok()
}

/// Lists how many cards each seat gains or loses, the viewer's first: "you +6, Ada −5". Unless
/// `all`, the other seats are counted together.
fn sums(hinted: &HintedPlacing, view: &View, seats: &[Seat], all: bool) -> String {
    let who = |seat: SeatId| mid_sentence_name(&name(seats, seat));
    let is_own = |(seat, _): &&(SeatId, i32)| view.own == Some(*seat);
    let own = hinted.sums.iter().filter(is_own);
    let others = hinted.sums.iter().filter(|one| !is_own(one));
    let mut told: Vec<(String, i32)> = own.map(|(seat, by)| (who(*seat), *by)).collect();
    if all || others.clone().count() < 2 {
        told.extend(others.map(|(seat, by)| (who(*seat), *by)));
    } else {
        told.push(("others".into(), others.map(|(_, by)| by).sum()));
    }
    let told = told.into_iter().filter(|(_, by)| *by != 0);
    let told = told.map(|(who, by)| {
        let by = format!("{by:+}").replace('-', "−");
        format!("{who} {by}")
    });
    told.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
#[path = "hints_tests.rs"]
mod tests;
