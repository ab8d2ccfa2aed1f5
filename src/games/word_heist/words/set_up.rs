//! Setting up a game of Word Heist: what can be chosen.

use crate::desk::set_up::{Cannot, Refused};
use crate::games::word_heist::rules::{
    Choices, Clash, Deal, Difference, Merging, Mode, Preset, Repeats, Scoring, Sharing, WordHeist,
};
use crate::table::rule::Wrong;
use crate::table::{Allowance, Judge, Seat};
use crate::words::rule::{Names, RuleWords, misfit, nothing};
use crate::words::set_up::{JUDGE, JUDGE_SAYS, JUDGES, PresetWords, seats_misfit};
use crate::words::you::those;

/// How the order of the seats matters.
#[must_use]
pub const fn table_says(mode: Mode) -> &'static str {
    match Sharing::of(mode) {
        Sharing::Turns => "Letters are turned up down this list and round again.",
        Sharing::Buzzers => "Each gets a key of the keyboard, or a corner of the screen.",
        Sharing::CallItOut => "Whoever shouts first has a name to be tapped.",
        Sharing::Solo => "One plays, alone or against any of ours.",
    }
}

/// What is said of a preset.
#[must_use]
pub const fn preset(preset: Preset) -> PresetWords {
    let (name, says) = match preset {
        Preset::Race => (
            "Race the bots",
            "A letter turns up every 6 seconds, 49 in all. It takes about 6 minutes.",
        ),
        Preset::QuickStart => (
            "Quick start",
            "Half of the letters, three of them up, everyday words, and nobody hurries: for a \
             first game.",
        ),
        Preset::Turns => (
            "Turns",
            "One after the other, with all the time in the world.",
        ),
        Preset::Buzzers => (
            "Buzzers, on keys",
            "A key of the keyboard for each of two to four. Press, then type.",
        ),
        Preset::Pads => (
            "Buzzers, on pads",
            "A corner of the screen for each of two to four: for a tablet flat on the table.",
        ),
        Preset::CallItOut => ("Call it out", "Shout, and somebody taps your name."),
        Preset::Solo => ("Solo", "All letters, alone, in ten minutes."),
        Preset::Opponents => (
            "Against ours",
            "Against one or more of ours. A letter turns up every fifteen seconds.",
        ),
        Preset::Day(_) => (
            "Today’s set",
            "Alone, ten minutes, and the same letters for everybody on this date.",
        ),
    };
    PresetWords { name, says }
}

/// Why the game cannot begin so.
#[must_use]
pub fn cannot(rules: &Choices, why: Refused<WordHeist>) -> String {
    match why {
        Cannot::Seats { sit, least, most } => {
            let what = format!("“{}”", sharing_name(Sharing::of(rules.mode)));
            seats_misfit(&what, sit, least, most)
        }
        Cannot::Options(Wrong::Value { rule, value }) => misfit(RULES, rule, value),
        Cannot::Options(Wrong::Clash(Clash::Day)) => {
            "The day’s set is for one player and 98 letters.".into()
        }
        Cannot::Options(Wrong::Clash(Clash::Beginner(seat))) => {
            format!("There is no beginner on seat {seat}.")
        }
    }
}

/// Names a way to share the table.
const fn sharing_name(sharing: Sharing) -> &'static str {
    match sharing {
        Sharing::Turns => TURNS,
        Sharing::Buzzers => BUZZERS,
        Sharing::CallItOut => CALL_IT_OUT,
        Sharing::Solo => SOLO,
    }
}

const TURNS: &str = "Turns";
const BUZZERS: &str = "Buzzers";
const CALL_IT_OUT: &str = "Call it out";
const SOLO: &str = "Solo";
const NO_LIMIT: &str = "No limit";

/// The words for each rule.
pub const RULES: &[RuleWords<Choices>] = &[
    RuleWords {
        id: "mode",
        name: "Who may make words",
        says: "One after the other; whoever presses first; whoever shouts first; or one alone.",
        values: Names::Each(&[TURNS, BUZZERS, CALL_IT_OUT, SOLO]),
        told: |rules, _| vec![letters(rules), mode(rules)],
    },
    RuleWords {
        id: "window",
        name: "Seconds to make words",
        says: "They run from the moment a letter turns up.",
        values: Names::NoneFirst(NO_LIMIT),
        told: nothing,
    },
    RuleWords {
        id: "sweep",
        name: "The others may steal before the next letter",
        says: "Whoever passes gives each of the others the chance of one word.",
        values: Names::Switch,
        told: |rules, _| match rules.mode {
            Mode::Turns { sweep: true, .. } => {
                vec!["Then each of the others may make one word.".into()]
            }
            _ => vec!["Then the next letter turns up.".into()],
        },
    },
    RuleWords {
        id: "typing",
        name: "Seconds to type",
        says: "Whoever pressed has so long. Five are right for a keyboard, ten for fingers on a \
            screen.",
        values: Names::Numbers,
        told: nothing,
    },
    RuleWords {
        id: "locks",
        name: "A press for nothing locks",
        says: "Whoever pressed and made no word waits until the next letter is up.",
        values: Names::Switch,
        told: |rules, _| match rules.mode {
            Mode::Buzzers { locks: true, .. } => {
                vec!["A press for nothing locks until the next letter.".into()]
            }
            _ => Vec::new(),
        },
    },
    RuleWords {
        id: "pace",
        name: "A race",
        says: "A letter turns up every so many seconds, whatever anybody does. Ten beats after \
            the last one the game is over.",
        values: Names::Each(&["No", "3 seconds", "6 seconds", "9 seconds"]),
        told: |rules, _| match (rules.pace, rules.time()) {
            (Some(pace), Allowance::Seconds(all)) => vec![format!(
                "A race: a letter turns up every {pace} seconds, and it is over in {}.",
                minutes(all)
            )],
            _ => Vec::new(),
        },
    },
    RuleWords {
        id: "clock",
        name: "Minutes for the game",
        says: "When they are gone the game is over.",
        values: Names::Each(&[NO_LIMIT, "3", "5", "10", "15"]),
        told: nothing,
    },
    RuleWords {
        id: "deal",
        name: "The letters",
        says: "Today’s set lies in the same order on every device in the world.",
        values: Names::Each(&["By chance", "Today’s set"]),
        told: nothing,
    },
    RuleWords {
        id: "auto_flip",
        name: "Letters turn up by themselves",
        says: "After so many seconds in which nothing happens.",
        values: Names::NoneFirst("By hand"),
        told: |rules, _| {
            vec![match rules.auto_flip {
                None => "Letters turn up by hand.".into(),
                Some(seconds) => {
                    format!("A letter turns up by itself after {seconds} quiet seconds.")
                }
            }]
        },
    },
    RuleWords {
        id: "bag",
        name: "How many letters",
        says: "49 are a short game, without J, Q, X and Z; 196 a long evening.",
        values: Names::Each(&["98", "49", "144", "196"]),
        told: nothing,
    },
    RuleWords {
        id: "face_up",
        name: "Letters up at the start",
        says: "Three give everybody something to look at.",
        values: Names::Numbers,
        told: nothing,
    },
    RuleWords {
        id: "judge",
        name: JUDGE,
        says: JUDGE_SAYS,
        values: Names::Each(JUDGES),
        told: |rules, seats| vec![judge(rules.judge, seats).into()],
    },
    RuleWords {
        id: "hints",
        name: "Allow hints",
        says: "Stuck? First you’re told what kind of word there is, then where, then which.",
        values: Names::Switch,
        told: |rules, _| match rules.hints {
            true => vec!["You can ask for hints.".into()],
            false => Vec::new(),
        },
    },
    RuleWords {
        id: "beginners",
        name: "Words of three letters",
        says: "For beginners and children. All others need four.",
        values: Names::Switch,
        told: |rules, seats| vec![least_letters(rules, seats)],
    },
    RuleWords {
        id: "difference",
        name: "How different a stolen word must be",
        says: "Never may the old word stand in it in one piece. Stricter: GAPE to GRAPE is out, as \
            the letters keep their order; or PAINTS to PAINTERS is, as the root is the same.",
        values: Names::Each(&["Not in one piece", "In another order", "Of another root"]),
        told: |rules, _| {
            vec![
                match rules.difference {
                    Difference::NotInOnePiece => {
                        "A stolen word may not stand in the new one in one piece."
                    }
                    Difference::NoInsertion => {
                        "The letters of a stolen word may not keep their order."
                    }
                    Difference::NoSharedRoot => {
                        "A stolen word may not stand in the new one, nor share its root."
                    }
                }
                .into(),
            ]
        },
    },
    RuleWords {
        id: "merging",
        name: "Several words into one",
        says: "Either as they are, or with a letter of the centre at least.",
        values: Names::Each(&["As they are", "With a letter"]),
        told: |rules, _| {
            vec![
                match rules.merging {
                    Merging::Freely => "Several words may be joined as they are.",
                    Merging::WithALetter => {
                        "Several words may be joined with a letter of the centre."
                    }
                }
                .into(),
            ]
        },
    },
    RuleWords {
        id: "repeats",
        name: "The same word twice",
        says: "Whether a word that lies on the table may be made once more.",
        values: Names::Each(&["Allowed", "Not allowed"]),
        told: |rules, _| match rules.repeats {
            Repeats::Allowed => Vec::new(),
            Repeats::Forbidden => vec!["No word may lie on the table twice.".into()],
        },
    },
    RuleWords {
        id: "scoring",
        name: "What wins",
        says: "The most words; the most letters in them; or long words count more: each its \
            letters less three, or its letters squared.",
        values: Names::Each(&["Words", "Letters", "Letters less three", "Letters squared"]),
        told: |rules, _| {
            vec![
                match rules.scoring {
                    Scoring::Words => "The most words win.",
                    Scoring::Letters => "The most letters win.",
                    Scoring::LengthLessThree => "A word counts its letters less three.",
                    Scoring::LengthSquared => "A word counts its letters, squared.",
                }
                .into(),
            ]
        },
    },
    RuleWords {
        id: "idle_end",
        name: "The game ends by itself",
        says: "When all letters are up and nobody has moved for a minute.",
        values: Names::Switch,
        told: |rules, _| match rules.idle_end {
            true => vec![
                "A minute in which nobody moves ends the game, once all letters are up.".into(),
            ],
            false => Vec::new(),
        },
    },
];

fn judge(judge: Judge, seats: &[Seat]) -> &'static str {
    match judge {
        Judge::Full => "The Full word list decides what is a word.",
        Judge::Everyday => "The Everyday word list decides what is a word.",
        Judge::Table if seats.len() == 1 => {
            "You’re playing alone, so the Full list decides what is a word."
        }
        Judge::Table => "The table decides what is a word.",
    }
}

fn least_letters(rules: &Choices, seats: &[Seat]) -> String {
    let beginners = rules.beginners.iter();
    let beginners = beginners.filter_map(|seat| seats.get(seat.index()));
    let names: Vec<String> = beginners.map(|seat| seat.player.name.to_string()).collect();
    match names.as_slice() {
        [] => "Words have four letters at least.".into(),
        names => format!(
            "Words have four letters at least; for {} three are enough.",
            those(names)
        ),
    }
}

fn letters(choices: &Choices) -> String {
    let count = choices.bag.len();
    let up = match choices.face_up {
        0 => String::new(),
        up => format!(", {up} of them up at the start"),
    };
    match choices.deal {
        Deal::Chance => format!("{count} letters{up}."),
        Deal::Day(day) => format!("The {count} letters of {day}{up}."),
    }
}

/// About so many minutes.
fn minutes(seconds: u16) -> String {
    let halves = (seconds + 15) / 30;
    match halves % 2 {
        0 => format!("{} minutes", halves / 2),
        _ => format!("{}½ minutes", halves / 2),
    }
}

fn mode(rules: &Choices) -> String {
    match rules.mode {
        Mode::Turns { window, .. } => {
            let window = match window {
                Allowance::Untimed => "in your own time".into(),
                Allowance::Seconds(seconds) => format!("for {seconds} seconds"),
            };
            format!("Turns: turn a letter up and make words {window}.")
        }
        Mode::Buzzers { typing, .. } => {
            format!("Buzzers: whoever presses first has {typing} seconds to type.")
        }
        Mode::CallItOut => "Call it out: whoever shouts first types, unhurried.".into(),
        Mode::Solo { .. } if rules.pace.is_some() => "Solo: whoever sees a word makes it.".into(),
        Mode::Solo { clock } => match clock {
            Allowance::Untimed => "Solo, without a clock.".into(),
            Allowance::Seconds(seconds) => format!("Solo, for {} minutes.", seconds / 60),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{PlayedBy, Player, Roster};
    use crate::words::rule::told;

    #[test]
    fn what_cannot_be_is_told_with_the_fact() {
        let seats = Cannot::Seats {
            sit: 1,
            least: 2,
            most: 4,
        };
        let buzzers = Preset::Buzzers.choices();
        assert_eq!(
            cannot(&buzzers, seats),
            "“Buzzers” is for 2 to 4, and 1 sits at the table."
        );
    }

    #[test]
    fn a18_who_plays_alone_is_told_that_the_list_decides() {
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
        let says = |seats: &[Seat]| told(RULES, &choices, seats).join(" ");
        assert!(says(&seats).contains("The table decides"));
        assert!(says(&seats[..1]).contains("the Full list decides"));
    }

    #[test]
    fn every_preset_is_told_by_its_own_rules() {
        let mut all: Vec<Vec<String>> = Vec::new();
        for preset in Preset::ALL {
            let says = told(RULES, &preset.choices(), &[]);
            assert!(!all.contains(&says), "{preset:?}");
            all.push(says);
        }
    }
}
