//! Texts about what happened: the last action in one line, the rows of the side panel, what
//! others made since a player's last own action, and the announcement of a steal.
//!
//! A narrow line has room for about 38 letters, so the fact comes right after the name.

use super::play::ended;
use game::{Match, Seat, SeatId, Told, Viewer};
use lexicon::Letter;
use screen::news::{Did, Row};
use screen::text::list::all_of;
use screen::text::phrase::{capitals, name};
use screen::text::you::{does, people, whose, whose_first};
use word_heist_rules::{Line, Story, WordHeist};

/// The last action, in one narrow line. Letters that turn up and turns that pass don't replace
/// it, because players see them anyway.
pub fn did(game: &Match<WordHeist>) -> Option<Did> {
    let told = game.history(Viewer::Table);
    let stays = |told: &&Told<Line>| !passes_by(&told.line);
    let last = told.iter().rev().find(stays).or(told.last())?;
    Some(Did {
        step: last.step,
        actor: actor(last),
        says: act(last, &game.journal().seats),
    })
}

/// Whether the last more important event is shown instead of this one.
const fn passes_by(line: &Line) -> bool {
    matches!(
        line,
        Line::Laid(_) | Line::Flipped(_) | Line::Passed(_) | Line::Reserved(_) | Line::Released(_)
    )
}

/// A row for each event, the newest first. Presses and passes have none.
pub fn rows(game: &Match<WordHeist>) -> Vec<Row> {
    let seats = &game.journal().seats;
    let shown = |told: &&Told<Line>| {
        !matches!(
            told.line,
            Line::Laid(_) | Line::Passed(_) | Line::Reserved(_)
        )
    };
    let told = game.history(Viewer::Table);
    told.iter()
        .rev()
        .filter(shown)
        .map(|told| row(told, seats))
        .collect()
}

fn row(told: &Told<Line>, seats: &[Seat]) -> Row {
    let (words, says) = match &told.line {
        Line::Made(story) => (capitals(story.word), made_of(story, seats)),
        Line::TakenBack(story) => (capitals(story.word), "taken back".into()),
        Line::Flipped(letter) => (String::new(), turned_up(*letter)),
        _ => (String::new(), act(told, seats)),
    };
    Row {
        step: told.step,
        seat: actor(told),
        words,
        says,
        points: None,
    }
}

/// The words that others made since a seat's own last action, if there is more than one.
pub fn since(game: &Match<WordHeist>, seat: SeatId) -> Option<String> {
    let told = game.history(Viewer::Table);
    let own = told.iter().rposition(|told| told.by == Some(seat));
    let behind = told.get(own.map_or(0, |own| own + 1)..)?;
    let stories = behind.iter().filter_map(|told| match &told.line {
        Line::Made(story) => Some(story),
        _ => None,
    });
    let seats = &game.journal().seats;
    let said: Vec<String> = stories
        .map(|story| format!("{} {}", name(seats, story.seat), capitals(story.word)))
        .collect();
    (said.len() > 1).then(|| format!("Since your turn: {}", said.join(", ")))
}

/// The seat whose mark is shown in front of the line.
fn actor(told: &Told<Line>) -> Option<SeatId> {
    match &told.line {
        Line::Made(story) | Line::TakenBack(story) => Some(story.seat),
        Line::TimedOut(seat)
        | Line::Released(seat)
        | Line::Done(seat)
        | Line::Left(seat)
        | Line::Declined(seat) => Some(*seat),
        Line::Ended(_) | Line::Laid(_) => None,
        _ => told.by,
    }
}

fn act(told: &Told<Line>, seats: &[Seat]) -> String {
    let who = |seat: &SeatId| name(seats, *seat);
    match &told.line {
        Line::Laid(count) => format!("{count} letters lie face down"),
        Line::Flipped(letter) => turned_up(*letter),
        Line::Made(story) => made(story, seats),
        Line::Passed(seat) => format!("{} passed", who(seat)),
        Line::Reserved(seat) => does(&who(seat), "was first"),
        Line::Released(seat) => format!("{} gave up", who(seat)),
        Line::TimedOut(seat) => format!("{} time is up", whose_first(&who(seat))),
        Line::Interrupted(seat) => {
            format!("{} word was cancelled", whose_first(&who(seat)))
        }
        Line::AsksToStop(seat) => does(&who(seat), "wants to stop here"),
        Line::AsksToTakeBack(seat) => does(&who(seat), "wants the last word back"),
        Line::AsksToCount(seat, asked) => does(
            &who(seat),
            &format!("asks: is {} a word?", capitals(*asked)),
        ),
        Line::Declined(seat) => format!("{} said no", who(seat)),
        Line::TakenBack(story) => format!("{} was taken back", capitals(story.word)),
        Line::Done(seat) => does(&who(seat), "is done"),
        Line::Left(seat) => format!("{} left the game", who(seat)),
        Line::Ended(cause) => ended(*cause).trim_end_matches('.').into(),
    }
}

fn turned_up(letter: Letter) -> String {
    format!("{} turned up", letter.capital())
}

/// Describes a word that was made, such as `Magpie stole your PLATE: PLANET`.
fn made(story: &Story, seats: &[Seat]) -> String {
    let who = name(seats, story.seat);
    let word = capitals(story.word);
    let house = if story.house { " (agreed)" } else { "" };
    let stolen = stolen(story, seats);
    let own = own(story);
    match (stolen.is_empty(), own.is_empty()) {
        (false, _) => format!("{who} stole {}: {word}{house}", all_of(&stolen)),
        (true, false) => format!("{who} turned {} into {word}{house}", all_of(&own)),
        (true, true) => format!("{who} made {word}{house}"),
    }
}

/// Describes what a word was made from, such as `from your PLATE + N`.
fn made_of(story: &Story, seats: &[Seat]) -> String {
    let own = own(story).into_iter().map(|word| format!("own {word}"));
    let parts: Vec<String> = stolen(story, seats).into_iter().chain(own).collect();
    let house = if story.house { ", agreed" } else { "" };
    match (parts.is_empty(), joined(story).join(", ")) {
        (true, _) => format!("from the centre{house}"),
        (false, joined) if joined.is_empty() => format!("from {}{house}", parts.join(" + ")),
        (false, joined) => format!("from {} + {joined}{house}", parts.join(" + ")),
    }
}

fn stolen(story: &Story, seats: &[Seat]) -> Vec<String> {
    let others = story.from.iter().filter(|(seat, _)| *seat != story.seat);
    let one =
        |(seat, word): &(SeatId, _)| format!("{} {}", whose(&name(seats, *seat)), capitals(*word));
    others.map(one).collect()
}

fn own(story: &Story) -> Vec<String> {
    let own = story.from.iter().filter(|(seat, _)| *seat == story.seat);
    own.map(|(_, word)| capitals(*word)).collect()
}

fn joined(story: &Story) -> Vec<String> {
    let letters = story.joined.iter();
    letters.map(|letter| letter.capital().to_string()).collect()
}

/// The last step as a steal: a title that names the robbed players first, a sentence, and the
/// thief's seat. `None` if no word was stolen.
pub fn steal(game: &Match<WordHeist>) -> Option<(String, String, SeatId)> {
    let step = game.journal().steps.len().checked_sub(1)?;
    let told = game.history(Viewer::Table);
    let mut last = told.iter().rev().take_while(|told| told.step >= step);
    let story = last.find_map(|told| match &told.line {
        Line::Made(story) => Some(story),
        _ => None,
    })?;
    let seats = &game.journal().seats;
    let mut robbed: Vec<SeatId> = Vec::new();
    for (seat, _) in &story.from {
        if *seat != story.seat && !robbed.contains(seat) {
            robbed.push(*seat);
        }
    }
    if robbed.is_empty() {
        return None;
    }
    let robbed: Vec<String> = robbed.iter().map(|seat| name(seats, *seat)).collect();
    let others = story.from.iter().filter(|(seat, _)| *seat != story.seat);
    let lost: Vec<String> = others.map(|(_, word)| capitals(*word)).collect();
    let title = format!("{} lost {}", people(&robbed), all_of(&lost));
    let own = own(story).into_iter().map(|word| format!("own {word}"));
    let by: Vec<String> = own.chain(joined(story)).collect();
    let with = match by.is_empty() {
        true => String::new(),
        false => format!(" with {}", all_of(&by)),
    };
    let thief = name(seats, story.seat);
    let says = format!("{thief} made {}{with}", capitals(story.word));
    Some((title, says, story.seat))
}

#[cfg(test)]
#[path = "news_tests.rs"]
mod tests;
