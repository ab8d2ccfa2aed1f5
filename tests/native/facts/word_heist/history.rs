//! The log, word by word: each line against its event.

use game::{HistoryEntry, SeatId};
use lexicon::Word;
use serde_json::Value;
use word_heist_rules::{EndReason, LogEntry, WordOrigin};

use super::super::{as_number, ensure};
use super::model::{Made, Model};
use super::proofs::Prover;

/// Events without a line in the log.
const SILENT: [&str; 7] = [
    "flipper", "window", "sweep", "queued", "typed", "agreed", "carried",
];

impl Prover<'_, '_> {
    /// Proves each line of the log.
    pub fn prove_log(&mut self, told: &[HistoryEntry<LogEntry>]) {
        let mut lines = told.iter().peekable();
        for (at, step) in self.journal.steps.iter().enumerate() {
            let mut now = self.points.after[at].clone();
            let mut holder = self.reservation_holder(at);
            for (name, holds) in &step.events {
                let expected = expected_line(&now, name, holds, holder);
                now.apply(name, holds);
                if name == "reserved" {
                    holder = as_number(&holds["seat"]);
                }
                let Some(expected) = expected else { continue };
                let line = lines.next_if(|line| line.step == at);
                let stated = line.map(|line| stated_line(&line.entry));
                let by = line.and_then(|line| line.by).map(SeatId::index);
                let holds = ensure(stated.as_ref() == Some(&expected) && by == step.by, || {
                    format!(
                        "the line states {stated:?} by {by:?}, but the event was {expected:?} by {:?}",
                        step.by
                    )
                });
                self.proof.record("history", at, &line, holds);
            }
        }
        let more = lines.next();
        self.record(
            "history",
            &more,
            ensure(more.is_none(), || "a line too many".into()),
        );
    }

    /// The seat that had the reservation before a step.
    fn reservation_holder(&self, at: usize) -> Option<usize> {
        let before = self.journal.steps[..at]
            .iter()
            .flat_map(|step| &step.events);
        let mut reserved = before.filter(|(name, _)| name == "reserved");
        as_number(&reserved.next_back()?.1["seat"])
    }

    /// Proves the words that others made since a seat's last own action.
    pub fn prove_words_since(&mut self, step: usize, seat: usize, made: &[(SeatId, Word)]) {
        let steps = &self.journal.steps[..step];
        // Actions that are not news, such as typing a letter, don't count.
        let from = (0..step).rev().find(|at| {
            let told = |name: &str| !SILENT.contains(&name);
            steps[*at].by == Some(seat) && steps[*at].events.iter().any(|(name, _)| told(name))
        });
        let from = from.map_or(0, |at| at + 1);
        let ever = self.points.ever.iter();
        let others = ever.filter(|(at, word)| (from..step).contains(at) && word.owner != seat);
        let others = others.map(|(_, word)| (word.owner, word.text.clone()));
        let others: Vec<(usize, String)> = others.collect();
        let told = made
            .iter()
            .map(|(seat, word)| (seat.index(), word.to_string()));
        let told: Vec<(usize, String)> = told.collect();
        let holds = ensure(told == others, || format!("they made {others:?}"));
        self.proof.record("since", step, &made, holds);
    }

    /// Proves that these are exactly the steps in which a word was stolen.
    pub fn prove_steals(&mut self, told: &[usize]) {
        let ever = self.points.ever.iter();
        let steals = ever.filter(|(at, made)| {
            let before = &self.points.after[*at];
            made.from
                .iter()
                .any(|id| before.words[*id].owner != made.owner)
        });
        let steals: Vec<usize> = steals.map(|(at, _)| at + 1).collect();
        let holds = ensure(steals == told, || {
            format!("words were stolen after {steals:?}")
        });
        if !steals.is_empty() {
            self.record("moment", &told, holds);
        }
    }
}

/// An event in a few words, or `None` if the log has no line for it.
fn expected_line(now: &Model, name: &str, holds: &Value, holder: Option<usize>) -> Option<String> {
    let seat = || as_number(holds).unwrap();
    Some(match name {
        "laid" => format!("laid {}", holds.as_str().unwrap().len()),
        "flipped" => format!(
            "flipped {}",
            holds["letter"].as_str().unwrap().to_lowercase()
        ),
        "made" => {
            let made = now.parse_made_word(as_number(&holds[0]).unwrap(), &holds[1]);
            format!("made {}", describe_made_word(now, &made))
        }
        "taken-back" => {
            let made = &now.words[seat()];
            format!("taken-back {}", describe_made_word(now, made))
        }
        "reserved" => format!("reserved {}", as_number(&holds["seat"]).unwrap()),
        "interrupted" => format!("interrupted {}", holder?),
        "proposed" => {
            let by = as_number(&holds["by"]).unwrap();
            match &holds["matter"] {
                Value::String(matter) => format!("asks {matter} {by}"),
                matter => format!(
                    "asks count {by} {}",
                    matter["count"]["word"].as_str().unwrap()
                ),
            }
        }
        "passed" | "released" | "timed-out" | "declined" | "done" | "left" => {
            format!("{name} {}", seat())
        }
        "ended" => format!("ended {}", holds.as_str().unwrap()),
        silent => {
            assert!(SILENT.contains(&silent), "{silent}");
            return None;
        }
    })
}

fn describe_made_word(now: &Model, made: &Made) -> String {
    let from = made.from.iter().map(|id| &now.words[*id]);
    let from: Vec<String> = from
        .map(|old| format!("{} {}", old.owner, old.text))
        .collect();
    let mut joined = now.joined_letters(made);
    joined.sort_unstable();
    format!(
        "{} {} {from:?} {joined:?} {}",
        made.owner, made.text, made.house
    )
}

/// What a line of the log states, in the same words as [`expected_line`].
fn stated_line(line: &LogEntry) -> String {
    match line {
        LogEntry::Laid(count) => format!("laid {count}"),
        LogEntry::Flipped(letter) => format!("flipped {}", letter.lowercase()),
        LogEntry::Made(story) => format!("made {}", describe_origin(story)),
        LogEntry::TakenBack(story) => format!("taken-back {}", describe_origin(story)),
        LogEntry::Passed(seat) => format!("passed {}", seat.index()),
        LogEntry::Reserved(seat) => format!("reserved {}", seat.index()),
        LogEntry::Released(seat) => format!("released {}", seat.index()),
        LogEntry::TimedOut(seat) => format!("timed-out {}", seat.index()),
        LogEntry::Interrupted(seat) => format!("interrupted {}", seat.index()),
        LogEntry::AsksToStop(seat) => format!("asks stop {}", seat.index()),
        LogEntry::AsksToTakeBack(seat) => format!("asks take-back {}", seat.index()),
        LogEntry::AsksToCount(seat, word) => format!("asks count {} {word}", seat.index()),
        LogEntry::Declined(seat) => format!("declined {}", seat.index()),
        LogEntry::Done(seat) => format!("done {}", seat.index()),
        LogEntry::Left(seat) => format!("left {}", seat.index()),
        LogEntry::Ended(cause) => format!(
            "ended {}",
            match cause {
                EndReason::AllDone => "all-done",
                EndReason::Stopped => "stopped",
                EndReason::TimeUp => "time-up",
                EndReason::Idle => "idle",
                EndReason::Deserted => "deserted",
            }
        ),
    }
}

fn describe_origin(story: &WordOrigin) -> String {
    let from = story.from.iter();
    let from: Vec<String> = from
        .map(|(seat, word)| format!("{} {word}", seat.index()))
        .collect();
    let mut joined: Vec<char> = story
        .joined
        .iter()
        .map(|letter| letter.lowercase())
        .collect();
    joined.sort_unstable();
    format!(
        "{} {} {from:?} {joined:?} {}",
        story.seat.index(),
        story.word,
        story.house
    )
}
