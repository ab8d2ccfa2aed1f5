//! Setting up a game of C U Letter: what can be chosen.

use crate::desk::set_up::Refused;
use crate::games::c_u_letter::rules::{
    Beyond, CULetter, Choices, Deal, Help, Hiding, Mode, Preset, Rotation, Scramble, Stacks,
};
use crate::table::rule::Wrong;
use crate::table::{Allowance, Judge, PlayedBy, Seat};
use crate::words::rule::{Names, RuleWords, misfit, nothing};
use crate::words::set_up::{JUDGE, PresetWords, TWO_LISTS, TWO_LISTS_SAY, cannot_begin};
use crate::words::you::{them, those};

/// How the order of the seats matters.
#[must_use]
pub const fn table_says(several: bool) -> &'static str {
    match several {
        true => "Turns go down this list, and up it in every second round. Who begins is drawn.",
        false => "One plays, with all the cards.",
    }
}

/// What is said of a preset.
#[must_use]
pub const fn preset(preset: Preset) -> PresetWords {
    let (name, says) = match preset {
        Preset::FirstGame => (
            "First game",
            "A minute and a half for each turn, and words are marked once you have placed a card.",
        ),
        Preset::Table => (
            "Round the table",
            "30 seconds a turn. You find your words yourself, without hints.",
        ),
        Preset::Opponents => (
            "Against ours",
            "Against one or more of ours. The word list decides.",
        ),
        Preset::Solo => ("Solo", "Alone with all the cards, for your best score."),
        Preset::Day(_) => (
            "Today’s deck",
            "Alone, and the same cards for everybody on this date.",
        ),
    };
    PresetWords { name, says }
}

/// Why the game cannot begin so.
#[must_use]
pub fn cannot(why: Refused<CULetter>) -> String {
    cannot_begin(why, |wrong| match wrong {
        Wrong::Value { rule, value } => misfit(RULES, rule, value),
        Wrong::Clash(never) => match never {},
    })
}

/// How a person is helped.
#[must_use]
pub fn help_of(name: &str) -> String {
    format!("Help for {}", them(name))
}

/// The words for each rule.
pub const RULES: &[RuleWords<Choices>] = &[
    RuleWords {
        id: "mode",
        name: "A table, or alone",
        says: "Two to four, or one person with all the cards.",
        values: Names::Each(&["A table", "Alone"]),
        told: |rules, seats| {
            vec![match rules.deal {
                Deal::Day(day) => format!("The cards of {day}."),
                Deal::Chance => {
                    let cards = rules.cards_a_round(seats.len() as u8);
                    format!("A round has {cards} cards.")
                }
            }]
        },
    },
    RuleWords {
        id: "deal",
        name: "How the cards are shuffled",
        says: "By chance, or by the date: then they come in the same order for everybody today.",
        values: Names::Each(&["By chance", "Today’s deck"]),
        told: nothing,
    },
    RuleWords {
        id: "clock",
        name: "Time for a turn",
        says: "To place a card and to claim. It starts when you say Ready.",
        values: Names::NoneLast(|seconds| format!("{seconds} seconds"), "No clock"),
        told: |rules, _| {
            let list = match rules.judge {
                Judge::Everyday => "Everyday",
                Judge::Full | Judge::Table => "Full",
            };
            let clock = match rules.clock {
                Allowance::Untimed => "No clock.".into(),
                Allowance::Seconds(seconds) => {
                    format!("{seconds} seconds to place and to claim.")
                }
            };
            let decides = match rules.beyond {
                Beyond::ByAgreement => format!("The {list} list decides, or everybody agrees."),
                Beyond::Never => format!("The {list} list decides."),
            };
            let least = rules.least_letters;
            vec![
                clock,
                decides,
                format!("Words have {least} letters at least."),
            ]
        },
    },
    RuleWords {
        id: "help",
        name: "Help with finding words",
        says: "For those who are new to it: once they have placed a card, words are marked, or \
            claimed for them.",
        values: Names::Each(&["None", "Marks words", "Claims words"]),
        told: nothing,
    },
    RuleWords {
        id: "hints",
        name: "Allow hints",
        says: "On your turn you can ask for a good card, then where it goes.",
        values: Names::Switch,
        told: nothing,
    },
    RuleWords {
        id: "judge",
        name: JUDGE,
        says: TWO_LISTS_SAY,
        values: Names::Each(TWO_LISTS),
        told: nothing,
    },
    RuleWords {
        id: "least_letters",
        name: "Shortest words",
        says: "With three letters the board fills up faster.",
        values: Names::Numbers,
        told: nothing,
    },
    RuleWords {
        id: "beyond",
        name: "Words that are not in the list",
        says: "When everybody at the table agrees on a word, it may count.",
        values: Names::Each(&["If all agree", "Never"]),
        told: nothing,
    },
    RuleWords {
        id: "rotation",
        name: "The next round",
        says: "Begins on the right of the last starter and turns round; or goes on to the left.",
        values: Names::Each(&["Turns round", "Goes on"]),
        told: |rules, _| match rules.rotation {
            Rotation::AsSaid => Vec::new(),
            Rotation::Plain => vec!["The next round goes on to the left.".into()],
        },
    },
    RuleWords {
        id: "cards",
        name: "Cards in a round",
        says: "Then words are paid, and the next round begins.",
        values: Names::NoneOr("By the number of players", "Another number"),
        told: nothing,
    },
    RuleWords {
        id: "hiding",
        name: "Grey letters in a grey zone",
        says: "May lie face down, or have to.",
        values: Names::Each(&["May hide", "Must hide"]),
        told: |rules, _| match rules.hiding {
            Hiding::May => Vec::new(),
            Hiding::Must => vec!["Grey letters must hide in a grey zone.".into()],
        },
    },
    RuleWords {
        id: "stacks",
        name: "Cards under others",
        says: "A red card may cover others. They go with it, or stay behind.",
        values: Names::Each(&["Go along", "Stay"]),
        told: |rules, _| match rules.stacks {
            Stacks::Whole => Vec::new(),
            Stacks::BuriedStay => vec!["Cards under others stay on the board.".into()],
        },
    },
    RuleWords {
        id: "scramble",
        name: LEFT,
        says: LEFT_SAYS,
        values: Names::Each(&["In turns", "Who is first", IN_LINES, NONE]),
        told: in_the_end,
    },
    RuleWords {
        id: "scramble_alone",
        name: LEFT,
        says: LEFT_SAYS,
        values: Names::Each(&[IN_LINES, "In any order", NONE]),
        told: in_the_end,
    },
];

const LEFT: &str = "Words of what is left";
const LEFT_SAYS: &str = "After the last round, over the cards that nobody got.";
const IN_LINES: &str = "Only as they lie";
const NONE: &str = "None";

/// What becomes of what is left; and last, who may be helped.
fn in_the_end(rules: &Choices, seats: &[Seat]) -> Vec<String> {
    let left = match rules.scramble {
        Scramble::Turns if rules.mode == Mode::Solo => {
            "In the end, any words of what is left count."
        }
        Scramble::Turns => "In the end, words of what is left are made in turns.",
        Scramble::Buzzers => "In the end, whoever is first makes words of what is left.",
        Scramble::InLines => "In the end, words that still stand in lines are claimed.",
        Scramble::Never => "What is left in the end is nobody’s.",
    };
    let hints = match rules.hints {
        true => "You can ask for hints.",
        false => "No hints.",
    };
    let mut says = vec![left.to_owned(), hints.to_owned()];
    for (help, does) in [
        (Help::MarksWords, "Words are marked for"),
        (Help::ClaimsWords, "Words are claimed for"),
    ] {
        let each = seats.iter().zip(rules.help);
        let helped = |seat: &Seat, own| seat.by == PlayedBy::Person && own == help;
        let names = each.filter(|(seat, own)| helped(seat, *own));
        let names: Vec<String> = names
            .map(|(seat, _)| seat.player.name.to_string())
            .collect();
        if !names.is_empty() {
            says.push(format!("{does} {}.", those(&names)));
        }
    }
    says
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Roster;
    use crate::words::rule::told;

    #[test]
    fn every_preset_is_told_by_its_own_rules() {
        let mut roster = Roster::default();
        roster.add("Ada").unwrap();
        let seats: Vec<Seat> = roster
            .players()
            .iter()
            .map(|player| Seat {
                player: player.clone(),
                by: PlayedBy::Person,
            })
            .collect();
        let says = |preset: Preset| told(RULES, &preset.choices(), &seats).join(" ");
        assert_eq!(
            says(Preset::FirstGame),
            "A round has 14 cards. 90 seconds to place and to claim. The Everyday list decides, or \
             everybody agrees. Words have 2 letters at least. In the end, words of what is left \
             are made in turns. You can ask for hints. Words are marked for Ada."
        );
        assert!(says(Preset::Table).ends_with("No hints."));
        assert!(says(Preset::Solo).contains("still stand in lines"));
    }
}
