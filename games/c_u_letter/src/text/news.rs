//! Texts about what happened at C U Letter's table: the last act in one line, a row for each
//! claimed word, the events since a seat's last turn, and why the game ended.
//!
//!
//!
//! A narrow line holds about 38 letters, so the fact comes right after the name.

use super::breaks::{deed, fitting};
use super::play::{cards, heading, round_end};
use crate::screen::news::{BrokeNews, ClaimedNews, LedgerNews, News, PlacedNews, TurnNews};
use crate::screen::{Ending, How, acts, ending, ledger};
use c_u_letter_rules::{CULetter, CardId, ClaimId, Lies, Line, Span, Use};
use game::{Match, Outcome, Seat, SeatId};
use screen::news::{Act, Did, Row, Since, since as acts_since};
use screen::text::list::all_of;
use screen::text::phrase::{capitals, name};
use screen::text::you::{does, people, them, then_does, whose, whose_first};

const NOTHING: &str = "";

/// Describes the last act in one narrow line.
pub fn did(game: &Match<CULetter>) -> Option<Did> {
    let seats = &game.journal().seats;
    acts(game).last().map(|act| told(act, short(act, seats)))
}

/// Returns a row for each word claimed in the round, the last claim first, with what it pays:
/// nothing while it is dormant or once it is broken.
pub fn rows(game: &Match<CULetter>) -> Vec<(ClaimId, Row)> {
    let claims = ledger(game);
    claims.iter().map(|claim| (claim.id, row(claim))).collect()
}

/// Returns the history, the last act first.
pub fn history(game: &Match<CULetter>) -> Vec<Row> {
    let seats = &game.journal().seats;
    let acts = acts(game);
    let row = |act: &Act<News>| Row {
        step: act.step,
        seat: act.actor,
        words: String::new(),
        says: short(act, seats),
        points: None,
    };
    acts.iter().rev().map(row).collect()
}

/// Describes what happened since a seat's own last turn, also for a lone player against bots.
pub fn since(game: &Match<CULetter>, seat: SeatId) -> Since {
    let seats = &game.journal().seats;
    let acts = acts(game);
    let mut lines = Vec::new();
    for act in acts_since(&acts, seat, News::answered) {
        lines.extend(long(act, seats).into_iter().map(|says| told(act, says)));
    }
    Since { lines }
}

/// Says why the game ended (C7, C8, C40) and what broke a tie (C22). Empty while the game goes on.
pub fn why(game: &Match<CULetter>) -> String {
    let (Some(outcome), Some(ending)) = (game.outcome(), ending(game)) else {
        return NOTHING.into();
    };
    let ended = match ending {
        Ending::Passed => "Everyone passed on the last words.",
        Ending::TooFew => "Too few cards are left for a word.",
        Ending::Round(end) => round_end(end),
    };
    match tie(&outcome, &game.journal().seats) {
        Some(tie) => format!("{ended} {tie}"),
        None => ended.into(),
    }
}

/// Says which seat won a tied score by its number of words (C22).
fn tie(outcome: &Outcome, seats: &[Seat]) -> Option<String> {
    let [first, second, ..] = outcome.standings() else {
        return None;
    };
    let broken = first.points == second.points && first.place != second.place;
    let first = name(seats, first.seat);
    broken.then(|| does(&first, "wins the tie with more words."))
}

fn told(act: &Act<News>, says: String) -> Did {
    let Act { step, actor, .. } = *act;
    Did { step, actor, says }
}

fn letter(card: CardId) -> char {
    card.letter().capital()
}

fn short(act: &Act<News>, seats: &[Seat]) -> String {
    let who = &act.actor.map_or_else(String::new, |seat| name(seats, seat));
    match &act.news {
        News::Turn(turn) => of_turn(who, turn, seats),
        news => of_game(news, seats),
    }
}

/// Describes an event that isn't part of a turn.
fn of_game(news: &News, seats: &[Seat]) -> String {
    match news {
        News::RoundBegan { round, starter } => {
            let begins = then_does(&name(seats, *starter), "begins");
            format!("Round {round}: {begins}")
        }
        News::RoundOver { round, cards, .. } => {
            let got = seats.iter().zip(cards).filter(|(_, cards)| **cards > 0);
            let got = got.map(|(seat, cards)| {
                let who = them(seat.player.name.as_str());
                format!("{who} +{cards}")
            });
            match got.collect::<Vec<_>>() {
                none if none.is_empty() => format!("Round {round}: no word counts"),
                got => format!("Round {round}: {}", got.join(", ")),
            }
        }
        News::ScrambleBegan(left) => format!("Last words: {} left", cards(*left)),
        News::Over => "The game is over".into(),
        News::Turn(_) => NOTHING.into(),
    }
}

fn of_turn(who: &str, turn: &TurnNews, seats: &[Seat]) -> String {
    if turn.out {
        return match (turn.placed.is_some(), turn.revealed) {
            (false, None) if !turn.passed => format!("{who} ran out of time"),
            _ => format!("{} time is up", whose_first(who)),
        };
    }
    if let Some(word) = turn.asks {
        return does(who, &format!("asks: is {} a word?", capitals(word)));
    }
    if let Some(word) = turn.denied {
        return format!("{} doesn’t count", capitals(word));
    }
    if turn.passed {
        return format!("{who} passed");
    }
    if let Some((word, count)) = turn.spelled {
        return format!("{who} made {} from {}", capitals(word), cards(count));
    }
    match (turn.claims.as_slice(), &turn.placed, turn.revealed) {
        ([], Some(placed), _) => match placed.broke.as_slice() {
            [] => laid(who, placed),
            broke => broken(who, placed.card, broke),
        },
        ([], None, Some((card, square))) => {
            format!("{who} had hidden {} on {square}", letter(card))
        }
        ([], None, None) => pressed(who, turn, seats),
        ([.., last], None, Some((card, _))) => {
            let whose = whose_first(who);
            format!(
                "{whose} hidden {} makes {}",
                letter(card),
                capitals(last.word)
            )
        }
        (claims, placed, _) => {
            let broke = placed.iter().flat_map(|placed| &placed.broke);
            let broke: Vec<String> = broke.map(|broke| capitals(broke.word)).collect();
            match broke.is_empty() {
                true => claimed(who, claims),
                false => {
                    let words = words(claims);
                    let told = format!("{who} claimed {words}");
                    fitting(&[format!("{told}, breaking {}", all_of(&broke)), told])
                }
            }
        }
    }
}

fn words(claims: &[ClaimedNews]) -> String {
    let words: Vec<String> = claims.iter().map(|claim| capitals(claim.word)).collect();
    all_of(&words)
}

fn claimed(who: &str, claims: &[ClaimedNews]) -> String {
    let told = format!("{who} claimed {}", words(claims));
    match claims {
        [one] => match (one.over, one.behind) {
            (Some((_, over)), _) => format!("{told} over {}", capitals(over)),
            (None, Some(behind)) => format!("{told}, asleep behind {}", capitals(behind)),
            (None, None) => told,
        },
        _ => told,
    }
}

/// Says which seats pressed for the floor, and which one the coin chose.
fn pressed(who: &str, turn: &TurnNews, seats: &[Seat]) -> String {
    match turn.pressed.len() {
        0 => NOTHING.into(),
        1 => format!("{who} buzzed first"),
        _ => {
            let all: Vec<String> = turn.pressed.iter().map(|seat| name(seats, seat)).collect();
            format!("{} buzzed, the coin says {}", people(&all), them(who))
        }
    }
}

fn laid(who: &str, placed: &PlacedNews) -> String {
    let at = placed.at;
    let own = placed
        .card
        .map_or_else(|| "a card".to_owned(), |card| letter(card).to_string());
    let down = || "a face-down card".to_owned();
    match placed.using {
        Use::Nothing => format!("{who} placed {own} on {at}"),
        Use::Swap(square) => {
            let other = placed
                .other
                .map_or_else(down, |card| format!("the {}", letter(card)));
            format!("{who} swapped {own} for {other} on {square}")
        }
        Use::Overwrite => {
            let other = placed
                .other
                .map_or_else(down, |card| letter(card).to_string());
            format!("{who} covered {other} with {own} on {at}")
        }
        Use::Insert(way) => format!("{who} put {own} on {at}, pushing {}", heading(way)),
        Use::Hide => format!("{who} hid a card on {at}"),
    }
}

/// Names the broken words with the reason: "Bo’s J covers the T of CAT". A single card breaks all
/// of them, so one reason is enough.
fn broken(who: &str, card: Option<CardId>, broke: &[BrokeNews]) -> String {
    let (Some(first), Some(card)) = (broke.first(), card) else {
        return NOTHING.into();
    };
    let words: Vec<String> = broke.iter().map(|broke| capitals(broke.word)).collect();
    let all = all_of(&words);
    let own = format!("{} {} breaks", whose_first(who), letter(card));
    fitting(&[
        format!("{} {all}", deed(who, card, &first.how)),
        format!("{own} {all}"),
        format!("{own} {} words", words.len()),
    ])
}

/// Describes an act, one sentence for each thing that happened.
fn long(act: &Act<News>, seats: &[Seat]) -> Vec<String> {
    let News::Turn(turn) = &act.news else {
        return vec![of_game(&act.news, seats)];
    };
    let who = &act.actor.map_or_else(String::new, |seat| name(seats, seat));
    let theirs = |(seat, word)| format!("{} {}", whose(&name(seats, seat)), capitals(word));
    let mut lines = Vec::new();
    if let Some(placed) = &turn.placed {
        let broke = placed
            .broke
            .iter()
            .map(|broke| theirs((broke.owner, broke.word)));
        let broke: Vec<String> = broke.collect();
        lines.push(match broke.is_empty() {
            true => laid(who, placed),
            false => format!("{}, breaking {}", laid(who, placed), all_of(&broke)),
        });
    }
    if let Some((card, square)) = turn.revealed {
        lines.push(format!("{who} had hidden {} on {square}", letter(card)));
    }
    for claim in &turn.claims {
        lines.push(match claim.over {
            Some(over) => format!(
                "{who} claimed {} over {}",
                capitals(claim.word),
                theirs(over)
            ),
            None => claimed(who, std::slice::from_ref(claim)),
        });
    }
    let more = turn.out || turn.asks.is_some() || turn.denied.is_some();
    if more || lines.is_empty() {
        lines.push(of_turn(who, turn, seats));
    }
    lines
}

fn row(claim: &LedgerNews) -> Row {
    let (says, points) = match (claim.lies, claim.behind) {
        (Lies::Counts(span), _) => (line(span), i32::try_from(claim.pays).ok()),
        (Lies::Dormant { .. }, Some(behind)) => {
            (format!("sleeps behind {}", capitals(behind)), None)
        }
        (Lies::Dormant { .. }, None) => ("sleeps".into(), None),
        (Lies::Void, _) => (broken_row(claim.how), None),
    };
    Row {
        step: claim.step,
        seat: Some(claim.owner),
        words: capitals(claim.word),
        says,
        points,
    }
}

/// Names the line of a word: `row 4`, `column c`.
fn line(span: Span) -> String {
    match span.line() {
        Line::Row(row) => format!("row {}", row + 1),
        Line::Column(column) => format!("column {}", char::from(b'a' + column)),
    }
}

/// Says in a ledger row why a word is broken.
fn broken_row(how: Option<How>) -> String {
    match how {
        Some(How::Covered { card, .. }) => format!("broken: its {} is covered", letter(card)),
        Some(How::Swapped { card, .. }) => format!("broken: its {} was swapped", letter(card)),
        Some(How::Split { .. }) => "broken: split apart".into(),
        Some(How::Pushed { card, .. }) => format!("broken: its {} was pushed away", letter(card)),
        None => "broken".into(),
    }
}

#[cfg(test)]
#[path = "news_tests.rs"]
mod tests;
