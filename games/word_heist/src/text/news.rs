//! Texts about what happened: the last action in one line, the rows of the side panel, what
//! others made since a player's last own action, and the announcement of a steal.
//!
//! A narrow line has room for about 38 letters, so the fact comes right after the name.

use super::play::{describe_end, describe_points};
use game::{HistoryEntry, Match, Seat, SeatId, Viewer};
use lexicon::Letter;
use screen::news::{ActSentence, HistoryRow};
use screen::text::list::list_all;
use screen::text::phrase::{capitals, count, name};
use screen::text::you::{
    list_people_at_start, mid_sentence_name, player_does, possessive, possessive_at_start,
};
use word_heist_rules::{LogEntry, Scoring, WordHeist, WordOrigin};

/// Why the page passes for a player (A13).
pub const NO_WORD: &str = "No word to make";

/// The last action, in one narrow line. Letters that turn up and turns that pass don't replace
/// it, because players see them anyway.
pub fn last_action(game: &Match<WordHeist>) -> Option<ActSentence> {
    last_action_with_skip(game, None)
}

/// The last action, where the page may have passed for a player who had no word to make. `skipped`
/// is the step of that pass, which the journal doesn't tell from any other.
pub fn last_action_with_skip(
    game: &Match<WordHeist>,
    skipped: Option<usize>,
) -> Option<ActSentence> {
    let seats = &game.journal().seats;
    let told = game.history(Viewer::Table);
    let stays = |told: &&HistoryEntry<LogEntry>| !is_minor(&told.entry);
    let last = told.iter().rev().find(stays).or(told.last())?;
    Some(ActSentence {
        step: last.step,
        actor: actor(last),
        says: match &last.entry {
            LogEntry::Passed(seat) if skipped == Some(last.step) => {
                format!(
                    "{NO_WORD}, so {} passed",
                    mid_sentence_name(&name(seats, *seat))
                )
            }
            _ => describe_action(last, scoring(game), seats),
        },
        signs: Vec::new(),
    })
}

/// What the score of a game counts.
fn scoring(game: &Match<WordHeist>) -> Scoring {
    game.state().table.options.scoring
}

/// Whether the last more important event is shown instead of this one.
const fn is_minor(line: &LogEntry) -> bool {
    matches!(
        line,
        LogEntry::Laid(_)
            | LogEntry::Flipped(_)
            | LogEntry::Passed(_)
            | LogEntry::Reserved(_)
            | LogEntry::Released(_)
    )
}

/// A row for each event, the newest first. Presses and passes have none.
pub fn rows(game: &Match<WordHeist>) -> Vec<HistoryRow> {
    let seats = &game.journal().seats;
    let shown = |told: &&HistoryEntry<LogEntry>| {
        !matches!(
            told.entry,
            LogEntry::Laid(_) | LogEntry::Passed(_) | LogEntry::Reserved(_)
        )
    };
    let told = game.history(Viewer::Table);
    told.iter()
        .rev()
        .filter(shown)
        .map(|told| row(told, scoring(game), seats))
        .collect()
}

fn row(told: &HistoryEntry<LogEntry>, scoring: Scoring, seats: &[Seat]) -> HistoryRow {
    let (words, says) = match &told.entry {
        LogEntry::Made(story) => (capitals(story.word), describe_sources(story, seats)),
        LogEntry::TakenBack(story) => (capitals(story.word), "taken back".into()),
        LogEntry::Flipped(letter) => (String::new(), describe_flip(*letter)),
        _ => (String::new(), describe_action(told, scoring, seats)),
    };
    HistoryRow {
        step: told.step,
        seat: actor(told),
        words,
        says,
        signs: Vec::new(),
        points: None,
    }
}

/// The words that others made since a seat's own last action, if there is more than one.
pub fn words_since_last_action(game: &Match<WordHeist>, seat: SeatId) -> Option<String> {
    let told = game.history(Viewer::Table);
    let own = told.iter().rposition(|told| told.by == Some(seat));
    let behind = told.get(own.map_or(0, |own| own + 1)..)?;
    let stories = behind.iter().filter_map(|told| match &told.entry {
        LogEntry::Made(story) => Some(story),
        _ => None,
    });
    let seats = &game.journal().seats;
    let said: Vec<String> = stories
        .map(|story| format!("{} {}", name(seats, story.seat), capitals(story.word)))
        .collect();
    (said.len() > 1).then(|| format!("Since your turn: {}", said.join(", ")))
}

/// The seat whose mark is shown in front of the line.
fn actor(told: &HistoryEntry<LogEntry>) -> Option<SeatId> {
    match &told.entry {
        LogEntry::Made(story) | LogEntry::TakenBack(story) => Some(story.seat),
        LogEntry::TimedOut(seat)
        | LogEntry::Released(seat)
        | LogEntry::Done(seat)
        | LogEntry::Left(seat)
        | LogEntry::Declined(seat) => Some(*seat),
        LogEntry::Ended(_) | LogEntry::Laid(_) => None,
        _ => told.by,
    }
}

fn describe_action(told: &HistoryEntry<LogEntry>, scoring: Scoring, seats: &[Seat]) -> String {
    let who = |seat: &SeatId| name(seats, *seat);
    match &told.entry {
        LogEntry::Laid(letters) => format!("{letters} letters lie face down"),
        LogEntry::Flipped(letter) => describe_flip(*letter),
        LogEntry::Made(story) => describe_made_word(story, scoring, seats),
        LogEntry::Passed(seat) => format!("{} passed", who(seat)),
        LogEntry::Reserved(seat) => player_does(&who(seat), "was first"),
        LogEntry::Released(seat) => format!("{} gave up", who(seat)),
        LogEntry::TimedOut(seat) => format!("{} time is up", possessive_at_start(&who(seat))),
        LogEntry::Interrupted(seat) => {
            format!("{} word was cancelled", possessive_at_start(&who(seat)))
        }
        LogEntry::AsksToStop(seat) => player_does(&who(seat), "wants to stop here"),
        LogEntry::AsksToTakeBack(seat) => player_does(&who(seat), "wants the last word back"),
        LogEntry::AsksToCount(seat, asked) => player_does(
            &who(seat),
            &format!("asks: is {} a word?", capitals(*asked)),
        ),
        LogEntry::Declined(seat) => format!("{} said no", who(seat)),
        LogEntry::TakenBack(story) => format!("{} was taken back", capitals(story.word)),
        LogEntry::Done(seat) => player_does(&who(seat), "is done"),
        LogEntry::Left(seat) => format!("{} left the game", who(seat)),
        LogEntry::Ended(cause) => describe_end(*cause).trim_end_matches('.').into(),
    }
}

fn describe_flip(letter: Letter) -> String {
    format!("{} turned up", letter.uppercase())
}

/// Describes a word that was made, such as `Magpie stole your PLATE: PLANET`.
fn describe_made_word(story: &WordOrigin, scoring: Scoring, seats: &[Seat]) -> String {
    let who = name(seats, story.seat);
    let word = capitals(story.word);
    let house = if story.house { " (agreed)" } else { "" };
    let stolen = stolen_words(story, seats);
    let own = own_words(story);
    match (stolen.is_empty(), own.is_empty()) {
        (false, _) => format!("{who} stole {}: {word}{house}", list_all(&stolen)),
        (true, false) => {
            let gain = describe_growth(story, scoring);
            format!("{who} turned {} into {word}{house}: {gain}", list_all(&own))
        }
        (true, true) => format!("{who} made {word}{house}"),
    }
}

/// What a seat gains by changing words of its own: points or, if its score stays, letters.
fn describe_growth(story: &WordOrigin, scoring: Scoring) -> String {
    let old = story.from.iter();
    let old: i32 = old.map(|(_, word)| scoring.points(word.len())).sum();
    match scoring.points(story.word.len()) - old {
        0 => format!("+{}", count(story.joined.len(), "letter", "letters")),
        points => describe_points(scoring, points),
    }
}

/// Describes what a word was made from, such as `from your PLATE + N`.
fn describe_sources(story: &WordOrigin, seats: &[Seat]) -> String {
    let own = own_words(story)
        .into_iter()
        .map(|word| format!("own {word}"));
    let parts: Vec<String> = stolen_words(story, seats).into_iter().chain(own).collect();
    let house = if story.house { ", agreed" } else { "" };
    match (parts.is_empty(), joined_letters(story).join(", ")) {
        (true, _) => format!("from the centre{house}"),
        (false, joined) if joined.is_empty() => format!("from {}{house}", parts.join(" + ")),
        (false, joined) => format!("from {} + {joined}{house}", parts.join(" + ")),
    }
}

fn stolen_words(story: &WordOrigin, seats: &[Seat]) -> Vec<String> {
    let others = story.from.iter().filter(|(seat, _)| *seat != story.seat);
    let one = |(seat, word): &(SeatId, _)| {
        format!("{} {}", possessive(&name(seats, *seat)), capitals(*word))
    };
    others.map(one).collect()
}

fn own_words(story: &WordOrigin) -> Vec<String> {
    let own = story.from.iter().filter(|(seat, _)| *seat == story.seat);
    own.map(|(_, word)| capitals(*word)).collect()
}

fn joined_letters(story: &WordOrigin) -> Vec<String> {
    let letters = story.joined.iter();
    letters
        .map(|letter| letter.uppercase().to_string())
        .collect()
}

/// The last step as a steal: a title that names the robbed players first, a sentence, and the
/// thief's seat. `None` if no word was stolen.
pub fn steal_announcement(game: &Match<WordHeist>) -> Option<(String, String, SeatId)> {
    let step = game.journal().steps.len().checked_sub(1)?;
    let told = game.history(Viewer::Table);
    let mut last = told.iter().rev().take_while(|told| told.step >= step);
    let story = last.find_map(|told| match &told.entry {
        LogEntry::Made(story) => Some(story),
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
    let title = format!("{} lost {}", list_people_at_start(&robbed), list_all(&lost));
    let own = own_words(story)
        .into_iter()
        .map(|word| format!("own {word}"));
    let by: Vec<String> = own.chain(joined_letters(story)).collect();
    let with = if by.is_empty() {
        String::new()
    } else {
        format!(" with {}", list_all(&by))
    };
    let thief = name(seats, story.seat);
    let says = format!("{thief} made {}{with}", capitals(story.word));
    Some((title, says, story.seat))
}

#[cfg(test)]
#[path = "news_tests.rs"]
mod tests;
