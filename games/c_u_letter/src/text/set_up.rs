//! The texts of C U Letter's set-up form.

use crate::screen::set_up::Form;
use c_u_letter_rules::{
    Choices, DealSource, Help, Hiding, PlayerMode, Preset, Rotation, Rounds, Scramble, Stacks,
    TEXTS, UnlistedWords,
};
use game::rule::CheckError;
use game::{Judge, PlayedBy, Seat, TimeLimit};
use screen::set_up::StartRefusal;
use screen::text::rule::{RuleSentences, value_misfit};
use screen::text::set_up::{PresetText, start_error};
use screen::text::you::{list_people, mid_sentence_name};

/// Explains the order of the seats.
pub const fn seating_note(several: bool) -> &'static str {
    if several {
        "Turns go down this list in one round, up in the next. A random player begins."
    } else {
        "One player has all the cards."
    }
}

/// The texts of a preset.
pub(crate) const fn preset_texts(preset: Preset) -> PresetText {
    let (name, says) = match preset {
        Preset::QuickStart => (
            "Quick start",
            "For a first game: 2 rounds, about 10 minutes, no clock. Words are marked for you.",
        ),
        Preset::Table => (
            "Round the table",
            "30 seconds a turn. You find your own words, without hints.",
        ),
        Preset::Opponents => (
            "Play the bots",
            "You against 1 or more bots. The word list decides.",
        ),
        Preset::Solo => ("Solo", "All the cards are yours. Beat your best score."),
        Preset::Day(_) => (
            "Today’s deck",
            "On your own. Everyone gets the same cards today.",
        ),
    };
    PresetText { name, says }
}

/// Says why the game can't begin.
pub fn cannot(why: StartRefusal<Form>) -> String {
    start_error(why, |wrong| match wrong {
        CheckError::Value { rule, value } => value_misfit(TEXTS, rule, value),
        CheckError::Clash(never) => match never {},
    })
}

/// Label of the help setting for the person with this name.
pub fn help_label(name: &str) -> String {
    format!("Help for {}", mid_sentence_name(name))
}

/// Sentences about the chosen options, shown before and during a game.
pub const RULE_SENTENCES: &[RuleSentences<Choices>] = &[
    ("mode", |rules, seats| {
        vec![match rules.deal {
            DealSource::Day(day) => format!("The deck for {day}."),
            DealSource::Chance => {
                let cards = rules.cards_per_round(seats.len() as u8);
                format!("A round has {cards} cards.")
            }
        }]
    }),
    ("clock", |rules, _| {
        let list = match rules.judge {
            Judge::Everyday => "Everyday",
            Judge::Full | Judge::Table => "Full",
        };
        let clock = match rules.clock {
            TimeLimit::Untimed => "No clock.".into(),
            TimeLimit::Seconds(seconds) => {
                format!("{seconds} seconds to place and claim.")
            }
        };
        let decides = match rules.beyond {
            UnlistedWords::ByAgreement => format!("The {list} list decides, or everyone agrees."),
            UnlistedWords::Never => format!("The {list} list decides."),
        };
        let least = rules.least_letters;
        vec![
            clock,
            decides,
            format!("Words need at least {least} letters."),
        ]
    }),
    ("rotation", |rules, _| match rules.rotation {
        Rotation::AsSaid => Vec::new(),
        Rotation::Plain => vec!["Every round goes the same way.".into()],
    }),
    ("rounds", |rules, _| match rules.rounds {
        Rounds::WholeDeck => Vec::new(),
        Rounds::Two => vec!["The second round is the last.".into()],
    }),
    ("hiding", |rules, _| match rules.hiding {
        Hiding::May => Vec::new(),
        Hiding::Must => vec!["Grey letters must hide in a grey zone.".into()],
    }),
    ("stacks", |rules, _| match rules.stacks {
        Stacks::Whole => Vec::new(),
        Stacks::BuriedStay => vec!["Covered cards stay on the board.".into()],
    }),
    ("scramble", ending_sentences),
    ("scramble_alone", ending_sentences),
];

/// Says what happens to the leftover cards, and which players get help.
fn ending_sentences(rules: &Choices, seats: &[Seat]) -> Vec<String> {
    let left = match rules.scramble {
        Scramble::Turns if rules.mode == PlayerMode::Solo => {
            "At the end, any words from the cards left count."
        }
        Scramble::Turns => "At the end, you take turns making words from the cards left.",
        Scramble::Buzzers => "At the end, the first to buzz makes a word from the cards left.",
        Scramble::InLines => "At the end, words that still stand in lines are claimed.",
        Scramble::Never => "Nobody gets the cards left at the end.",
    };
    let hints = if rules.hints {
        "You can ask for hints."
    } else {
        "No hints."
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
            says.push(format!("{does} {}.", list_people(&names)));
        }
    }
    says
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Roster;
    use screen::text::rule::describe_rules;

    #[test]
    fn preset_descriptions_match_their_rules() {
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
        let says =
            |preset: Preset| describe_rules(RULE_SENTENCES, &preset.choices(), &seats).join(" ");
        assert_eq!(
            says(Preset::QuickStart),
            "A round has 14 cards. No clock. The Everyday list decides. Words \
             need at least 2 letters. The second round is the last. At the end, you take turns \
             making words from the cards left. You can ask for hints. Words are marked for Ada."
        );
        assert!(says(Preset::Table).ends_with("No hints."));
        assert!(says(Preset::Solo).contains("still stand in lines"));
    }
}
