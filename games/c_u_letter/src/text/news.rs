//! Texts about what happened at C U Letter's table: the last act in one line, a row for each
//! claimed word, the events since a seat's last turn, and why the game ended.
//!
//! A narrow line holds about 38 letters, so the fact comes right after the name.

use super::breaks::{break_phrase, first_fitting};
use super::play::{card_count, heading_name, round_end_reason};
use super::stage::shared_letters;
use crate::screen::news::{BrokenNews, ClaimedNews, LedgerNews, News, PlacedNews, TurnNews};
use crate::screen::{BreakCause, Ending, acts, ending, ledger_news};
use c_u_letter_rules::{BoardLine, CULetter, CardId, ClaimId, ClaimStatus, Span, Use};
use game::{Match, Outcome, Seat, SeatId};
use screen::news::{ActSentence, GameAct, HistoryRow, RecentActs, acts_since};
use screen::text::list::list_all;
use screen::text::phrase::{capitals, name};
use screen::text::you::{
    list_people_at_start, mid_sentence_name, player_does, possessive, possessive_at_start,
    then_player_does,
};

const NO_TEXT: &str = "";

/// Describes the last act in one narrow line.
pub fn last_act(game: &Match<CULetter>) -> Option<ActSentence> {
    let seats = &game.journal().seats;
    acts(game)
        .last()
        .map(|act| to_did(act, short_text(act, seats)))
}

/// Returns a row for each word claimed in the round, the last claim first, with what it pays:
/// nothing while it is dormant or once it is broken.
pub fn ledger_rows(game: &Match<CULetter>) -> Vec<(ClaimId, HistoryRow)> {
    let claims = ledger_news(game);
    claims
        .iter()
        .map(|claim| (claim.id, ledger_row(claim)))
        .collect()
}

/// Returns the history, the last act first.
pub fn history(game: &Match<CULetter>) -> Vec<HistoryRow> {
    let seats = &game.journal().seats;
    let acts = acts(game);
    let row = |act: &GameAct<News>| HistoryRow {
        step: act.step,
        seat: act.actor,
        words: String::new(),
        says: short_text(act, seats),
        signs: Vec::new(),
        points: None,
    };
    acts.iter().rev().map(row).collect()
}

/// Describes what happened since a seat's own last turn, also for a lone player against bots.
pub fn news_since(game: &Match<CULetter>, seat: SeatId) -> RecentActs {
    let seats = &game.journal().seats;
    let acts = acts(game);
    let mut lines = Vec::new();
    for act in acts_since(&acts, seat, News::answered) {
        lines.extend(
            full_text(act, seats)
                .into_iter()
                .map(|says| to_did(act, says)),
        );
    }
    RecentActs { lines }
}

/// Says why the game ended (C7, C8, C40) and what broke a tie (C22). Empty while the game goes on.
pub fn why_game_ended(game: &Match<CULetter>) -> String {
    let (Some(outcome), Some(ending)) = (game.outcome(), ending(game)) else {
        return NO_TEXT.into();
    };
    let ended = match ending {
        Ending::Passed => "Everyone passed on the last words.",
        Ending::TooFew => "Too few cards are left for a word.",
        Ending::Round(end) => round_end_reason(end),
    };
    match tie_break(&outcome, &game.journal().seats) {
        Some(tie) => format!("{ended} {tie}"),
        None => ended.into(),
    }
}

/// Says which seat won a tied score by its number of words (C22).
fn tie_break(outcome: &Outcome, seats: &[Seat]) -> Option<String> {
    let [first, second, ..] = outcome.standings() else {
        return None;
    };
    let broken = first.points == second.points && first.place != second.place;
    let first = name(seats, first.seat);
    broken.then(|| player_does(&first, "wins the tie with more words."))
}

fn to_did(act: &GameAct<News>, says: String) -> ActSentence {
    let GameAct { step, actor, .. } = *act;
    ActSentence {
        step,
        actor,
        says,
        signs: Vec::new(),
    }
}

fn letter_of(card: CardId) -> char {
    card.letter().uppercase()
}

fn short_text(act: &GameAct<News>, seats: &[Seat]) -> String {
    let who = &act.actor.map_or_else(String::new, |seat| name(seats, seat));
    match &act.news {
        News::Turn(turn) => describe_turn(who, turn, seats),
        news => describe_game_event(news, seats),
    }
}

/// Describes an event that isn't part of a turn.
fn describe_game_event(news: &News, seats: &[Seat]) -> String {
    match news {
        News::RoundBegan { round, starter } => {
            let begins = then_player_does(&name(seats, *starter), "begins");
            format!("Round {round}: {begins}")
        }
        News::RoundOver { round, cards, .. } => {
            let got = seats.iter().zip(cards).filter(|(_, cards)| **cards > 0);
            let got = got.map(|(seat, cards)| {
                let who = mid_sentence_name(seat.player.name.as_str());
                format!("{who} +{cards}")
            });
            match got.collect::<Vec<_>>() {
                none if none.is_empty() => format!("Round {round}: no word counts"),
                got => format!("Round {round}: {}", got.join(", ")),
            }
        }
        News::ScrambleBegan(left) => format!("Last words: {} left", card_count(*left)),
        News::Over => "The game is over".into(),
        News::Turn(_) => NO_TEXT.into(),
    }
}

fn describe_turn(who: &str, turn: &TurnNews, seats: &[Seat]) -> String {
    if turn.out {
        return match (turn.placed.is_some(), turn.revealed) {
            (false, None) if !turn.passed => format!("{who} ran out of time"),
            _ => format!("{} time is up", possessive_at_start(who)),
        };
    }
    if let Some(word) = turn.asks {
        return player_does(who, &format!("asks: is {} a word?", capitals(word)));
    }
    if let Some(word) = turn.denied {
        return format!("{} doesn’t count", capitals(word));
    }
    if turn.passed {
        return format!("{who} passed");
    }
    if let Some((word, count)) = turn.spelled {
        return format!("{who} made {} from {}", capitals(word), card_count(count));
    }
    match (turn.claims.as_slice(), &turn.placed, turn.revealed) {
        ([], Some(placed), _) => match placed.broke.as_slice() {
            [] => describe_placed(who, placed),
            broke => describe_broken(who, placed.card, broke),
        },
        ([], None, Some((card, square))) => {
            format!("{who} had hidden {} on {square}", letter_of(card))
        }
        ([], None, None) => describe_pressed(who, turn, seats),
        ([.., last], None, Some((card, _))) => {
            let whose = possessive_at_start(who);
            format!(
                "{whose} hidden {} makes {}",
                letter_of(card),
                capitals(last.word)
            )
        }
        (claims, placed, _) => {
            let broke = placed.iter().flat_map(|placed| &placed.broke);
            let broke: Vec<String> = broke.map(|broke| capitals(broke.word)).collect();
            if broke.is_empty() {
                describe_claimed(who, claims)
            } else {
                let words = list_claimed_words(claims);
                let told = format!("{who} claimed {words}");
                first_fitting(&[format!("{told}, breaking {}", list_all(&broke)), told])
            }
        }
    }
}

fn list_claimed_words(claims: &[ClaimedNews]) -> String {
    let words: Vec<String> = claims.iter().map(|claim| capitals(claim.word)).collect();
    list_all(&words)
}

fn describe_claimed(who: &str, claims: &[ClaimedNews]) -> String {
    let told = format!("{who} claimed {}", list_claimed_words(claims));
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
fn describe_pressed(who: &str, turn: &TurnNews, seats: &[Seat]) -> String {
    match turn.pressed.len() {
        0 => NO_TEXT.into(),
        1 => format!("{who} buzzed first"),
        _ => {
            let all: Vec<String> = turn.pressed.iter().map(|seat| name(seats, seat)).collect();
            format!(
                "{} buzzed, the coin says {}",
                list_people_at_start(&all),
                mid_sentence_name(who)
            )
        }
    }
}

fn describe_placed(who: &str, placed: &PlacedNews) -> String {
    let at = placed.at;
    let own = placed
        .card
        .map_or_else(|| "a card".to_owned(), |card| letter_of(card).to_string());
    let down = || "a face-down card".to_owned();
    match placed.using {
        Use::Nothing => format!("{who} placed {own} on {at}"),
        Use::Swap(square) => {
            let other = placed
                .other
                .map_or_else(down, |card| format!("the {}", letter_of(card)));
            format!("{who} swapped {own} for {other} on {square}")
        }
        Use::Overwrite => {
            let other = placed
                .other
                .map_or_else(down, |card| letter_of(card).to_string());
            format!("{who} covered {other} with {own} on {at}")
        }
        Use::Insert(way) => format!("{who} put {own} on {at}, pushing {}", heading_name(way)),
        Use::Hide => format!("{who} hid a card on {at}"),
    }
}

/// Names the broken words with the reason: "Bo’s J covers the T of CAT". A single card breaks all
/// of them, so one reason is enough.
fn describe_broken(who: &str, card: Option<CardId>, broke: &[BrokenNews]) -> String {
    let (Some(first), Some(card)) = (broke.first(), card) else {
        return NO_TEXT.into();
    };
    let words: Vec<String> = broke.iter().map(|broke| capitals(broke.word)).collect();
    let all = list_all(&words);
    let own = format!("{} {} breaks", possessive_at_start(who), letter_of(card));
    first_fitting(&[
        format!("{} {all}", break_phrase(who, card, &first.how)),
        format!("{own} {all}"),
        format!("{own} {} words", words.len()),
    ])
}

/// Describes an act, one sentence for each thing that happened.
fn full_text(act: &GameAct<News>, seats: &[Seat]) -> Vec<String> {
    let News::Turn(turn) = &act.news else {
        return vec![describe_game_event(&act.news, seats)];
    };
    let who = &act.actor.map_or_else(String::new, |seat| name(seats, seat));
    let theirs = |(seat, word)| format!("{} {}", possessive(&name(seats, seat)), capitals(word));
    let mut lines = Vec::new();
    if let Some(placed) = &turn.placed {
        let broke = placed
            .broke
            .iter()
            .map(|broke| theirs((broke.owner, broke.word)));
        let broke: Vec<String> = broke.collect();
        lines.push(if broke.is_empty() {
            describe_placed(who, placed)
        } else {
            format!(
                "{}, breaking {}",
                describe_placed(who, placed),
                list_all(&broke)
            )
        });
    }
    if let Some((card, square)) = turn.revealed {
        lines.push(format!("{who} had hidden {} on {square}", letter_of(card)));
    }
    for claim in &turn.claims {
        lines.push(match claim.over {
            Some(over) => format!(
                "{who} claimed {} over {}",
                capitals(claim.word),
                theirs(over)
            ),
            None => describe_claimed(who, std::slice::from_ref(claim)),
        });
    }
    let more = turn.out || turn.asks.is_some() || turn.denied.is_some();
    if more || lines.is_empty() {
        lines.push(describe_turn(who, turn, seats));
    }
    lines
}

fn ledger_row(claim: &LedgerNews) -> HistoryRow {
    let (says, points) = match (claim.lies, claim.behind) {
        (ClaimStatus::Counts(span), _) => {
            let line = line_name(span);
            let says = match claim.shared {
                0 => line,
                shared => format!("{line}, {}", shared_letters(shared)),
            };
            (says, i32::try_from(claim.pays).ok())
        }
        (ClaimStatus::Dormant { .. }, Some(behind)) => {
            (format!("sleeps behind {}", capitals(behind)), None)
        }
        (ClaimStatus::Dormant { .. }, None) => ("sleeps".into(), None),
        (ClaimStatus::Void, _) => (describe_break(claim.how), None),
    };
    HistoryRow {
        step: claim.step,
        seat: Some(claim.owner),
        words: capitals(claim.word),
        says,
        signs: Vec::new(),
        points,
    }
}

/// Names the line of a word: `row 4`, `column c`.
fn line_name(span: Span) -> String {
    match span.line() {
        BoardLine::Row(row) => format!("row {}", row + 1),
        BoardLine::Column(column) => format!("column {}", char::from(b'a' + column)),
    }
}

/// Says in a ledger row why a word is broken.
fn describe_break(how: Option<BreakCause>) -> String {
    match how {
        Some(BreakCause::Covered { card, .. }) => {
            format!("broken: its {} is covered", letter_of(card))
        }
        Some(BreakCause::Swapped { card, .. }) => {
            format!("broken: its {} was swapped", letter_of(card))
        }
        Some(BreakCause::Split { .. }) => "broken: split apart".into(),
        Some(BreakCause::Pushed { card, .. }) => {
            format!("broken: its {} was pushed away", letter_of(card))
        }
        None => "broken".into(),
    }
}

#[cfg(test)]
#[path = "news_tests.rs"]
mod tests;
