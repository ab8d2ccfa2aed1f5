//! Texts about past events: the last action in one line, the rows of the history, and what happened
//! since a player's turn.
//!
//! A narrow line has room for about 38 letters, so the fact comes right after the name.

use super::play::{card_name, points, round_end};
use crate::screen::news;
use game::{HistoryEntry, Match, Seat, SeatId, Viewer};
use lexicon::Word;
use one_letter_better_rules::{
    CardId, Deck, Event, LogEntry, OneLetterBetter, PlayKind, WordStatus,
};
use screen::news::{ActSentence, HistoryRow, RecentActs};
use screen::text::list::list_all;
use screen::text::phrase::{capitals, count, name};
use screen::text::you::{mid_sentence_name, possessive, possessive_at_start, then_player_does};

/// The last action, in one narrow line.
pub fn last_action(game: &Match<OneLetterBetter>) -> Option<ActSentence> {
    let seats = &game.journal().seats;
    let deck = &game.journal().options.deck;
    let told = history_without_draws(game);
    let last = told.last()?;
    Some(ActSentence {
        step: last.step,
        actor: actor(&last.entry),
        says: short_line(&last.entry, deck, seats),
        signs: Vec::new(),
    })
}

/// The history, latest action first: the words made with their points, and everything else that was
/// done.
pub fn history(game: &Match<OneLetterBetter>) -> Vec<HistoryRow> {
    let seats = &game.journal().seats;
    let deck = &game.journal().options.deck;
    let told = history_without_draws(game);
    let mut rows: Vec<HistoryRow> = told
        .iter()
        .map(|told| history_row(told, deck, seats))
        .collect();
    for (at, later) in told.iter().enumerate() {
        let LogEntry::Challenged { undone, .. } = &later.entry else {
            continue;
        };
        // Words that were undone scored nothing.
        let before = told.iter().zip(&mut rows).take(at).rev();
        let made = before.filter(|(_, row)| !row.words.is_empty());
        for (told, row) in made.take(undone.len()) {
            row.says = short_line(&told.entry, deck, seats);
            (row.words, row.points) = (String::new(), None);
        }
    }
    rows.reverse();
    rows
}

/// What happened since a seat's last turn. It covers games of one person against bots too.
pub fn since(game: &Match<OneLetterBetter>, seat: SeatId) -> RecentActs {
    let seats = &game.journal().seats;
    let deck = &game.journal().options.deck;
    let news = news(game, Some(seat));
    let lines = news.lines.iter().filter(|line| is_news(line));
    let lines = lines.map(|line| ActSentence {
        step: 0,
        actor: actor(line),
        says: full_text(line, deck, seats),
        signs: Vec::new(),
    });
    RecentActs {
        lines: lines.collect(),
    }
}

/// Lists the words that others made since a seat's last turn, those that a challenge removed, and
/// cards taken from a hand; `None` if the last action says it all. For a player alone with bots, who sees no cover screen.
pub fn since_your_turn(game: &Match<OneLetterBetter>, seat: SeatId) -> Option<String> {
    words_by_others(&news(game, Some(seat)).lines, &game.journal().seats)
}

fn words_by_others(lines: &[LogEntry], seats: &[Seat]) -> Option<String> {
    let said = lines.iter().filter_map(|line| match line {
        LogEntry::Made {
            seat: maker,
            word,
            from,
            victim,
            ..
        } => {
            let made = format!("{} {}", name(seats, *maker), capitals(*word));
            Some(match (victim, from.first()) {
                (Some((victim, _)), Some(first)) => {
                    let whose = possessive(&name(seats, *victim));
                    format!("{made} from {whose} {}", capitals(*first))
                }
                _ => made,
            })
        }
        LogEntry::Challenged {
            word, good: false, ..
        } => Some(format!("{} isn’t a word", capitals(*word))),
        LogEntry::Stole { seat, from, .. } => Some(card_taken(seats, *seat, *from)),
        _ => None,
    });
    let said: Vec<String> = said.collect();
    // A turn goes on after a card was taken, so its last action says something else.
    let taken = |line: &LogEntry| matches!(line, LogEntry::Stole { .. });
    (said.len() > 1 || lines.iter().any(taken))
        .then(|| format!("Since your turn: {}", said.join(", ")))
}

fn card_taken(seats: &[Seat], by: SeatId, from: SeatId) -> String {
    let from = mid_sentence_name(&name(seats, from));
    format!("{} took a card from {from}", name(seats, by))
}

/// What no player should miss in the last step: a stolen word or card, a word turned face down, or
/// a verdict. Returns a short title, a line of text, and the seat that acted.
pub fn moment(game: &Match<OneLetterBetter>) -> Option<(String, String, SeatId)> {
    let seats = &game.journal().seats;
    let deck = &game.journal().options.deck;
    let step = game.last_step()?;
    let made = step.events.iter().find_map(|event| match event {
        Event::Made(made) => Some(made),
        _ => None,
    });
    let last = history_without_draws(game).pop()?;
    let seat = actor(&last.entry)?;
    let title = match (made, &last.entry) {
        (Some(made), _) if made.lies == WordStatus::Retired => "Stolen for good",
        (Some(made), _) if made.lies == WordStatus::Protected => "Safe",
        (Some(made), _) if made.victim.is_some() => "Stolen",
        (_, LogEntry::Challenged { good: true, .. }) => "It’s a word",
        (_, LogEntry::Challenged { good: false, .. }) => "Not a word",
        (_, LogEntry::Stole { .. }) if step.by == Some(seat) => "STL-1",
        _ => return None,
    };
    Some((title.into(), short_line(&last.entry, deck, seats), seat))
}

/// The history without draws, which aren't news.
fn history_without_draws(game: &Match<OneLetterBetter>) -> Vec<HistoryEntry<LogEntry>> {
    let all = game.history(Viewer::Table).into_iter();
    all.filter(|told| is_news(&told.entry)).collect()
}

fn is_news(line: &LogEntry) -> bool {
    !matches!(line, LogEntry::Drew { .. } | LogEntry::Saw { .. })
}

/// The seat that acted.
fn actor(line: &LogEntry) -> Option<SeatId> {
    match line {
        LogEntry::Dealt { .. } | LogEntry::RoundEnded { .. } => None,
        LogEntry::Challenged { by, .. } => Some(*by),
        LogEntry::PutBack(seat) | LogEntry::Passed(seat) => Some(*seat),
        LogEntry::Drew { seat, .. }
        | LogEntry::Took { seat, .. }
        | LogEntry::Made { seat, .. }
        | LogEntry::Swapped { seat, .. }
        | LogEntry::Saw { seat, .. }
        | LogEntry::Stole { seat, .. }
        | LogEntry::DrewOne { seat, .. }
        | LogEntry::Discarded { seat, .. } => Some(*seat),
    }
}

fn card_list(deck: &Deck, all: &[CardId]) -> String {
    let each: Vec<String> = all.iter().map(|one| card_name(deck, *one)).collect();
    match each.as_slice() {
        [_, _, _, _, ..] => count(each.len(), "card", "cards"),
        each => list_all(each),
    }
}

fn word_list(all: &[Word]) -> String {
    let each: Vec<String> = all.iter().map(|one| capitals(*one)).collect();
    list_all(&each)
}

/// The event in one narrow line, without a full stop.
fn short_line(line: &LogEntry, deck: &Deck, seats: &[Seat]) -> String {
    let name = |seat: &SeatId| name(seats, *seat);
    match line {
        LogEntry::Dealt { dealer, round, .. } => {
            let deals = then_player_does(&name(dealer), "deals");
            format!("Round {round}: {deals}")
        }
        LogEntry::Drew { seat, .. } => format!("{} drew", name(seat)),
        LogEntry::Saw { seat, from } => {
            format!("{} saw {} hand", name(seat), possessive(&name(from)))
        }
        LogEntry::Took { seat, cards: taken } => {
            format!(
                "{} took {} from the pile",
                name(seat),
                card_list(deck, taken)
            )
        }
        LogEntry::PutBack(seat) => format!("{} put the cards back", name(seat)),
        LogEntry::Made {
            seat,
            way,
            word,
            from,
            gain,
            victim,
            ..
        } => play_line(
            &name(seat),
            *way,
            (*word, from),
            *gain,
            victim.map(|(from, _)| name(&from)),
        ),
        LogEntry::Swapped {
            seat,
            blue,
            card: taken,
        } => format!(
            "{} swapped {} for {}",
            name(seat),
            card_name(deck, *blue),
            card_name(deck, *taken)
        ),
        LogEntry::Stole { seat, from, .. } => card_taken(seats, *seat, *from),
        LogEntry::DrewOne { seat, .. } => format!("{} drew 1 more with STL-1", name(seat)),
        LogEntry::Discarded { seat, cards: gone } => {
            format!("{} discarded {}", name(seat), card_list(deck, gone))
        }
        LogEntry::Challenged {
            by,
            word,
            good,
            points: scored,
            maker,
            ..
        } => {
            let word = capitals(*word);
            if *good {
                format!(
                    "{word} is a word: {} {}",
                    mid_sentence_name(&name(maker)),
                    points(*scored)
                )
            } else {
                format!(
                    "{word} isn’t a word: {} {}",
                    mid_sentence_name(&name(by)),
                    points(*scored)
                )
            }
        }
        LogEntry::Passed(seat) => format!("{} passed", name(seat)),
        LogEntry::RoundEnded { end, .. } => round_end(*end).trim_end_matches('.').into(),
    }
}

fn play_line(
    who: &str,
    way: PlayKind,
    (word, from): (Word, &[Word]),
    gain: i32,
    victim: Option<String>,
) -> String {
    let word = capitals(word);
    let brings = match gain {
        0.. => format!("for {gain}"),
        _ => format!("for −{}", gain.unsigned_abs()),
    };
    match (victim, way) {
        (Some(victim), _) => {
            let first = from.first().copied().map(capitals).unwrap_or_default();
            format!(
                "{who} stole {} {first}: {word} {brings}",
                possessive(&victim)
            )
        }
        (None, PlayKind::New) => format!("{who} made {word} {brings}"),
        (None, _) => format!("{who} made {word} from {} {brings}", word_list(from)),
    }
}

/// The event with all its consequences, in sentences.
fn full_text(line: &LogEntry, deck: &Deck, seats: &[Seat]) -> String {
    let name = |seat: &SeatId| name(seats, *seat);
    match line {
        LogEntry::Made {
            victim: Some((victim, loss)),
            ..
        } if *loss != 0 => {
            let told = short_line(line, deck, seats);
            format!(
                "{told}, {} {}",
                mid_sentence_name(&name(victim)),
                points(-*loss)
            )
        }
        LogEntry::Challenged {
            by,
            maker,
            word,
            good: false,
            points: scored,
            undone,
        } => {
            let mut gone = vec![*word];
            gone.extend(undone.get(1..).unwrap_or_default());
            let (word, hand) = (capitals(*word), possessive_at_start(&name(maker)));
            let back = match gone.len() {
                1 => String::new(),
                _ => format!(" {} went back.", word_list(&gone)),
            };
            format!(
                "{} challenged {word}: it isn’t a word. {} {}.{back} {hand} cards are back in hand.",
                name(by),
                name(by),
                points(*scored),
            )
        }
        LogEntry::Challenged {
            by,
            maker,
            word,
            points: scored,
            ..
        } => format!(
            "{} challenged {}: it’s a word. {} {}.",
            name(by),
            capitals(*word),
            name(maker),
            points(*scored)
        ),
        _ => short_line(line, deck, seats),
    }
}

fn history_row(told: &HistoryEntry<LogEntry>, deck: &Deck, seats: &[Seat]) -> HistoryRow {
    let (words_made, says, brought) = match &told.entry {
        LogEntry::Made {
            word,
            from,
            gain,
            victim,
            ..
        } => {
            let says = match (victim, from.as_slice()) {
                (_, []) => String::new(),
                (Some((victim, _)), [first, ..]) => {
                    format!(
                        "from {} {}",
                        possessive(&name(seats, *victim)),
                        capitals(*first)
                    )
                }
                (None, from) => format!("from {}", word_list(from)),
            };
            (capitals(*word), says, Some(*gain))
        }
        line => (String::new(), short_line(line, deck, seats), None),
    };
    HistoryRow {
        step: told.step,
        seat: actor(&told.entry),
        words: words_made,
        says,
        signs: Vec::new(),
        points: brought,
    }
}

#[cfg(test)]
#[path = "news_tests.rs"]
mod tests;
