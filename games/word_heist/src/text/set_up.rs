//! Texts of the set-up form.

use crate::screen::set_up::Form;
use game::rule::CheckError;
use game::{Judge, Seat, TimeLimit};
use screen::set_up::{StartError, StartRefusal};
use screen::text::rule::{RuleSentences, value_misfit};
use screen::text::set_up::{PresetText, seat_count_error};
use screen::text::you::list_people;
use word_heist_rules::{
    Choices, DealSource, Difference, MergerRule, OptionClash, PlayMode, PlayModeKind, Preset,
    RepeatedWords, Scoring, TEXTS,
};

/// What the order of the seats means in a mode.
pub(crate) const fn seat_order_note(mode: PlayMode) -> &'static str {
    match PlayModeKind::from_mode(mode) {
        PlayModeKind::Turns => "Turns go down this list.",
        PlayModeKind::Buzzers => "Each player gets a key, or a corner of the screen.",
        PlayModeKind::CallItOut => "Tap the name of whoever shouts first.",
        PlayModeKind::Solo => "1 player, alone or against bots.",
    }
}

/// The name and description of a preset.
pub const fn preset_words(preset: Preset) -> PresetText {
    let (name, says) = match preset {
        Preset::Race => (
            "Race the bots",
            "49 letters, and a new one every 6 seconds. It takes 5½ minutes.",
        ),
        Preset::QuickStart => (
            "Quick start",
            "For a first game: half the letters, everyday words, no hurry.",
        ),
        Preset::Turns => ("Turns", "No hurry. Flip a letter, look, make words."),
        Preset::Buzzers => (
            "Buzzers on keys",
            "A key each for 2 to 4 players. Press first, then type.",
        ),
        Preset::Pads => (
            "Buzzers on pads",
            "A screen corner each for 2 to 4 players. Lay the tablet flat.",
        ),
        Preset::CallItOut => ("Call it out", "Shout, and someone taps your name."),
        Preset::Solo => ("Solo", "Alone with 98 letters and 10 minutes."),
        Preset::Opponents => (
            "Play the bots",
            "You against 1 or more bots. A letter turns up every 15 seconds.",
        ),
        Preset::Day(_) => (
            "Today’s set",
            "Alone, for 10 minutes. Everyone gets the same letters today.",
        ),
    };
    PresetText { name, says }
}

/// Why the game can't begin with these options.
pub fn describe_start_refusal(rules: &Choices, why: StartRefusal<Form>) -> String {
    match why {
        StartError::Seats { sit, least, most } => {
            seat_count_error(PlayModeKind::from_mode(rules.mode).name(), sit, least, most)
        }
        StartError::Options(CheckError::Value { rule, value }) => value_misfit(TEXTS, rule, value),
        StartError::Options(CheckError::Clash(OptionClash::Day)) => {
            "Today’s set is for 1 player and 98 letters.".into()
        }
        StartError::Options(CheckError::Clash(OptionClash::Beginner(seat))) => {
            format!("There’s no seat {seat} for a beginner.")
        }
    }
}

/// Sentences about the chosen values, before and during a game.
pub const RULE_DESCRIPTIONS: &[RuleSentences<Choices>] = &[
    ("mode", |rules, _| {
        vec![describe_letters(rules), describe_mode(rules)]
    }),
    ("sweep", |rules, _| match rules.mode {
        PlayMode::Turns { sweep: true, .. } => {
            vec!["Then each other player may make 1 word.".into()]
        }
        _ => vec!["Then the next letter turns up.".into()],
    }),
    ("locks", |rules, _| match rules.mode {
        PlayMode::Buzzers { locks: true, .. } => {
            vec!["If you press and make no word, you wait for the next letter.".into()]
        }
        _ => Vec::new(),
    }),
    ("pace", |rules, _| match (rules.pace, rules.total_time()) {
        (Some(pace), TimeLimit::Seconds(all)) => vec![format!(
            "A race: a letter turns up every {pace} seconds, and it’s over in {}.",
            format_minutes(all)
        )],
        _ => Vec::new(),
    }),
    ("auto_flip", |rules, _| {
        vec![match rules.auto_flip {
            None => "Players flip the letters.".into(),
            Some(seconds) => {
                format!("A letter turns up by itself after {seconds} quiet seconds.")
            }
        }]
    }),
    ("judge", |rules, seats| {
        vec![describe_judge(rules.judge, seats).into()]
    }),
    ("hints", |rules, _| {
        if rules.hints {
            vec!["You can ask for hints.".into()]
        } else {
            Vec::new()
        }
    }),
    ("beginners", |rules, seats| {
        vec![describe_min_letters(rules, seats)]
    }),
    ("difference", |rules, _| {
        vec![
            match rules.difference {
                Difference::NotInOnePiece => "A steal must break up the old word.",
                Difference::NoInsertion => {
                    "A steal must change the order of the old word’s letters."
                }
                Difference::NoSharedRoot => {
                    "A steal must break up the old word and have a new root."
                }
            }
            .into(),
        ]
    }),
    ("merging", |rules, _| {
        vec![
            match rules.merging {
                MergerRule::Freely => "You can join words as they are.",
                MergerRule::WithALetter => "You can join words with a letter from the centre.",
            }
            .into(),
        ]
    }),
    ("repeats", |rules, _| match rules.repeats {
        RepeatedWords::Allowed => Vec::new(),
        RepeatedWords::Forbidden => vec!["A word can’t be on the table twice.".into()],
    }),
    ("scoring", |rules, _| {
        vec![
            match rules.scoring {
                Scoring::Words => "Most words wins.",
                Scoring::Letters => "Most letters wins.",
                Scoring::LengthLessThree => "A word scores its letters minus 3.",
                Scoring::LengthSquared => "A word scores its letters squared.",
            }
            .into(),
        ]
    }),
    ("idle_end", |rules, _| {
        if rules.idle_end {
            vec!["Once all letters are up, a minute without a move ends the game.".into()]
        } else {
            Vec::new()
        }
    }),
];

fn describe_judge(judge: Judge, seats: &[Seat]) -> &'static str {
    match judge {
        Judge::Full => "The Full list decides which words count.",
        Judge::Everyday => "The Everyday list decides which words count.",
        Judge::Table if seats.len() == 1 => {
            "You’re playing alone, so the Full list decides which words count."
        }
        Judge::Table => "You agree among yourselves which words count.",
    }
}

fn describe_min_letters(rules: &Choices, seats: &[Seat]) -> String {
    let beginners = rules.beginners.iter();
    let beginners = beginners.filter_map(|seat| seats.get(seat.index()));
    let names: Vec<String> = beginners.map(|seat| seat.player.name.to_string()).collect();
    match names.as_slice() {
        [] => "Words need at least 4 letters.".into(),
        names => format!(
            "Words need at least 4 letters, or 3 for {}.",
            list_people(names)
        ),
    }
}

fn describe_letters(choices: &Choices) -> String {
    let count = choices.bag.len();
    let up = match choices.face_up {
        0 => String::new(),
        up => format!(", {up} of them up at the start"),
    };
    match choices.deal {
        DealSource::Chance => format!("{count} letters{up}."),
        DealSource::Day(day) => format!("The {count} letters for {day}{up}."),
    }
}

/// A duration, rounded to half minutes.
fn format_minutes(seconds: u16) -> String {
    let halves = (seconds + 15) / 30;
    match halves % 2 {
        0 => format!("{} minutes", halves / 2),
        _ => format!("{}½ minutes", halves / 2),
    }
}

fn describe_mode(rules: &Choices) -> String {
    match rules.mode {
        PlayMode::Turns { window, .. } => {
            let window = match window {
                TimeLimit::Untimed => "in your own time".into(),
                TimeLimit::Seconds(seconds) => format!("for {seconds} seconds"),
            };
            format!("Turns: flip a letter and make words {window}.")
        }
        PlayMode::Buzzers { typing, .. } => {
            format!("Buzzers: whoever presses first has {typing} seconds to type.")
        }
        PlayMode::CallItOut => "Call it out: whoever shouts first types, with no hurry.".into(),
        PlayMode::Solo { .. } if rules.pace.is_some() => {
            "Solo: whoever sees a word makes it.".into()
        }
        PlayMode::Solo { clock } => match clock {
            TimeLimit::Untimed => "Solo, without a clock.".into(),
            TimeLimit::Seconds(seconds) => format!("Solo, for {} minutes.", seconds / 60),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{PlayedBy, Player, Roster};
    use screen::text::rule::describe_rules;

    #[test]
    fn a_clash_is_explained_with_the_numbers() {
        let seats = StartError::Seats {
            sit: 1,
            least: 2,
            most: 4,
        };
        let buzzers = Preset::Buzzers.choices();
        assert_eq!(
            describe_start_refusal(&buzzers, seats),
            "Buzzers is for 2 to 4 players, not 1."
        );
    }

    #[test]
    fn a18_a_lone_player_reads_that_the_list_decides() {
        let mut roster = Roster::default();
        for name in ["Ada", "Bo"] {
            roster.add(name).unwrap();
        }
        let seat = |player: &Player| Seat {
            player: player.clone(),
            by: PlayedBy::Person,
        };
        let seats: Vec<Seat> = roster.players().iter().map(seat).collect();
        let choices = Choices {
            judge: Judge::Table,
            ..Choices::default()
        };
        let says = |seats: &[Seat]| describe_rules(RULE_DESCRIPTIONS, &choices, seats).join(" ");
        assert!(says(&seats).contains("agree among yourselves"));
        assert!(says(&seats[..1]).contains("the Full list decides"));
    }

    #[test]
    fn preset_descriptions_match_their_rules() {
        let mut all: Vec<Vec<String>> = Vec::new();
        for preset in Preset::ALL {
            let says = describe_rules(RULE_DESCRIPTIONS, &preset.choices(), &[]);
            assert!(!all.contains(&says), "{preset:?}");
            all.push(says);
        }
    }
}
