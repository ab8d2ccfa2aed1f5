//! Texts about past events: the last action in one line, the rows of the history, and what happened
//! since a player's turn.
//!
//! A narrow line has room for about 38 letters, so the fact comes right after the name.

use super::play::{card, points, round_end};
use crate::screen::news;
use game::{Match, Seat, SeatId, Told, Viewer};
use lexicon::Word;
use one_letter_better_rules::{CardId, Deck, Event, Lies, Line, OneLetterBetter, Way};
use screen::news::{Did, Row, Since};
use screen::text::list::all_of;
use screen::text::phrase::{capitals, count, name};
use screen::text::you::{them, then_does, whose, whose_first};

/// The last action, in one narrow line.
pub fn did(game: &Match<OneLetterBetter>) -> Option<Did> {
    let seats = &game.journal().seats;
    let deck = &game.journal().options.deck;
    let told = told(game);
    let last = told.last()?;
    Some(Did {
        step: last.step,
        actor: actor(&last.line),
        says: short(&last.line, deck, seats),
    })
}

/// The history, latest action first: the words made with their points, and everything else that was
/// done.
pub fn history(game: &Match<OneLetterBetter>) -> Vec<Row> {
    let seats = &game.journal().seats;
    let deck = &game.journal().options.deck;
    let told = told(game);
    let mut rows: Vec<Row> = told.iter().map(|told| row(told, deck, seats)).collect();
    for (at, later) in told.iter().enumerate() {
        let Line::Challenged { undone, .. } = &later.line else {
            continue;
        };
        // Words that were undone scored nothing.
        let before = told.iter().zip(&mut rows).take(at).rev();
        let made = before.filter(|(_, row)| !row.words.is_empty());
        for (told, row) in made.take(undone.len()) {
            row.says = short(&told.line, deck, seats);
            (row.words, row.points) = (String::new(), None);
        }
    }
    rows.reverse();
    rows
}

/// What happened since a seat's last turn. It covers games of one person against bots too.
pub fn since(game: &Match<OneLetterBetter>, seat: SeatId) -> Since {
    let seats = &game.journal().seats;
    let deck = &game.journal().options.deck;
    let news = news(game, Some(seat));
    let lines = news.lines.iter().filter(|line| tells(line));
    let lines = lines.map(|line| Did {
        step: 0,
        actor: actor(line),
        says: long(line, deck, seats),
    });
    Since {
        lines: lines.collect(),
    }
}

/// Lists the words that others made since a seat's last turn, and those that a challenge removed;
/// `None` if the last action says it all. For a player alone with bots, who sees no cover screen.
pub fn since_your_turn(game: &Match<OneLetterBetter>, seat: SeatId) -> Option<String> {
    others_made(&news(game, Some(seat)).lines, &game.journal().seats)
}

fn others_made(lines: &[Line], seats: &[Seat]) -> Option<String> {
    let said = lines.iter().filter_map(|line| match line {
        Line::Made {
            seat: maker,
            word,
            from,
            victim,
            ..
        } => {
            let made = format!("{} {}", name(seats, *maker), capitals(*word));
            Some(match (victim, from.first()) {
                (Some((victim, _)), Some(first)) => {
                    let whose = whose(&name(seats, *victim));
                    format!("{made} from {whose} {}", capitals(*first))
                }
                _ => made,
            })
        }
        Line::Challenged {
            word, good: false, ..
        } => Some(format!("{} isn’t a word", capitals(*word))),
        _ => None,
    });
    let said: Vec<String> = said.collect();
    (said.len() > 1).then(|| format!("Since your turn: {}", said.join(", ")))
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
    let last = told(game).pop()?;
    let seat = actor(&last.line)?;
    let title = match (made, &last.line) {
        (Some(made), _) if made.lies == Lies::Retired => "Stolen for good",
        (Some(made), _) if made.lies == Lies::Protected => "Safe",
        (Some(made), _) if made.victim.is_some() => "Stolen",
        (_, Line::Challenged { good: true, .. }) => "It’s a word",
        (_, Line::Challenged { good: false, .. }) => "Not a word",
        (_, Line::Stole { .. }) if step.by == Some(seat) => "STL-1",
        _ => return None,
    };
    Some((title.into(), short(&last.line, deck, seats), seat))
}

/// The history without draws, which aren't news.
fn told(game: &Match<OneLetterBetter>) -> Vec<Told<Line>> {
    let all = game.history(Viewer::Table).into_iter();
    all.filter(|told| tells(&told.line)).collect()
}

fn tells(line: &Line) -> bool {
    !matches!(line, Line::Drew { .. } | Line::Saw { .. })
}

/// The seat that acted.
fn actor(line: &Line) -> Option<SeatId> {
    match line {
        Line::Dealt { .. } | Line::RoundEnded { .. } => None,
        Line::Challenged { by, .. } => Some(*by),
        Line::PutBack(seat) | Line::Passed(seat) => Some(*seat),
        Line::Drew { seat, .. }
        | Line::Took { seat, .. }
        | Line::Made { seat, .. }
        | Line::Swapped { seat, .. }
        | Line::Saw { seat, .. }
        | Line::Stole { seat, .. }
        | Line::DrewOne { seat, .. }
        | Line::Discarded { seat, .. } => Some(*seat),
    }
}

fn cards(deck: &Deck, all: &[CardId]) -> String {
    let each: Vec<String> = all.iter().map(|one| card(deck, *one)).collect();
    match each.as_slice() {
        [_, _, _, _, ..] => count(each.len(), "card", "cards"),
        each => all_of(each),
    }
}

fn words(all: &[Word]) -> String {
    let each: Vec<String> = all.iter().map(|one| capitals(*one)).collect();
    all_of(&each)
}

/// The event in one narrow line, without a full stop.
fn short(line: &Line, deck: &Deck, seats: &[Seat]) -> String {
    let name = |seat: &SeatId| name(seats, *seat);
    match line {
        Line::Dealt { dealer, round, .. } => {
            let deals = then_does(&name(dealer), "deals");
            format!("Round {round}: {deals}")
        }
        Line::Drew { seat, .. } => format!("{} drew", name(seat)),
        Line::Saw { seat, from } => format!("{} saw {} hand", name(seat), whose(&name(from))),
        Line::Took { seat, cards: taken } => {
            format!("{} took {} from the pile", name(seat), cards(deck, taken))
        }
        Line::PutBack(seat) => format!("{} put the cards back", name(seat)),
        Line::Made {
            seat,
            way,
            word,
            from,
            gain,
            victim,
            ..
        } => made(
            &name(seat),
            *way,
            (*word, from),
            *gain,
            victim.map(|(from, _)| name(&from)),
        ),
        Line::Swapped {
            seat,
            blue,
            card: taken,
        } => format!(
            "{} swapped {} for {}",
            name(seat),
            card(deck, *blue),
            card(deck, *taken)
        ),
        Line::Stole { seat, from, .. } => {
            format!("{} took a card from {}", name(seat), them(&name(from)))
        }
        Line::DrewOne { seat, .. } => format!("{} drew 1 more with STL-1", name(seat)),
        Line::Discarded { seat, cards: gone } => {
            format!("{} discarded {}", name(seat), cards(deck, gone))
        }
        Line::Challenged {
            by,
            word,
            good,
            points: scored,
            maker,
            ..
        } => {
            let word = capitals(*word);
            match good {
                true => format!(
                    "{word} is a word: {} {}",
                    them(&name(maker)),
                    points(*scored)
                ),
                false => format!(
                    "{word} isn’t a word: {} {}",
                    them(&name(by)),
                    points(*scored)
                ),
            }
        }
        Line::Passed(seat) => format!("{} passed", name(seat)),
        Line::RoundEnded { end, .. } => round_end(*end).trim_end_matches('.').into(),
    }
}

fn made(
    who: &str,
    way: Way,
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
            format!("{who} stole {} {first}: {word} {brings}", whose(&victim))
        }
        (None, Way::New) => format!("{who} made {word} {brings}"),
        (None, _) => format!("{who} made {word} from {} {brings}", words(from)),
    }
}

/// The event with all its consequences, in sentences.
fn long(line: &Line, deck: &Deck, seats: &[Seat]) -> String {
    let name = |seat: &SeatId| name(seats, *seat);
    match line {
        Line::Made {
            victim: Some((victim, loss)),
            ..
        } if *loss != 0 => {
            let told = short(line, deck, seats);
            format!("{told}, {} {}", them(&name(victim)), points(-*loss))
        }
        Line::Challenged {
            by,
            maker,
            word,
            good: false,
            points: scored,
            undone,
        } => {
            let mut gone = vec![*word];
            gone.extend(undone.get(1..).unwrap_or_default());
            let (word, hand) = (capitals(*word), whose_first(&name(maker)));
            let back = match gone.len() {
                1 => String::new(),
                _ => format!(" {} went back.", words(&gone)),
            };
            format!(
                "{} challenged {word}: it isn’t a word. {} {}.{back} {hand} cards are back in hand.",
                name(by),
                name(by),
                points(*scored),
            )
        }
        Line::Challenged {
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
        _ => short(line, deck, seats),
    }
}

fn row(told: &Told<Line>, deck: &Deck, seats: &[Seat]) -> Row {
    let (words_made, says, brought) = match &told.line {
        Line::Made {
            word,
            from,
            gain,
            victim,
            ..
        } => {
            let says = match (victim, from.as_slice()) {
                (_, []) => String::new(),
                (Some((victim, _)), [first, ..]) => {
                    format!("from {} {}", whose(&name(seats, *victim)), capitals(*first))
                }
                (None, from) => format!("from {}", words(from)),
            };
            (capitals(*word), says, Some(*gain))
        }
        line => (String::new(), short(line, deck, seats), None),
    };
    Row {
        step: told.step,
        seat: actor(&told.line),
        words: words_made,
        says,
        points: brought,
    }
}

#[cfg(test)]
#[path = "news_tests.rs"]
mod tests;
