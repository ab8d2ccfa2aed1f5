//! The texts of C U Letter's set-up form.

use crate::screen::set_up::Form;
use c_u_letter_rules::{
    Beyond, Choices, Deal, Help, Hiding, Mode, Preset, Rotation, Scramble, Stacks, TEXTS,
};
use game::rule::Wrong;
use game::{Allowance, Judge, PlayedBy, Seat};
use screen::set_up::Refused;
use screen::text::rule::{Told, misfit};
use screen::text::set_up::{PresetWords, cannot_begin};
use screen::text::you::{them, those};

/// Explains the order of the seats.
pub const fn table_says(several: bool) -> &'static str {
    match several {
        true => "Turns go down this list in one round, up in the next. A random player begins.",
        false => "One player has all the cards.",
    }
}

/// The texts of a preset.
pub const fn preset(preset: Preset) -> PresetWords {
    let (name, says) = match preset {
        Preset::FirstGame => (
            "First game",
            "90 seconds a turn. Once you’ve placed a card, words are marked for you.",
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
    PresetWords { name, says }
}

/// Says why the game can't begin.
pub fn cannot(why: Refused<Form>) -> String {
    cannot_begin(why, |wrong| match wrong {
        Wrong::Value { rule, value } => misfit(TEXTS, rule, value),
        Wrong::Clash(never) => match never {},
    })
}

/// Label of the help setting for the person with this name.
pub fn help_of(name: &str) -> String {
    format!("Help for {}", them(name))
}

/// What is said of the chosen values, before and during a game.
pub const TOLD: &[Told<Choices>] = &[
    ("mode", |rules, seats| {
        vec![match rules.deal {
            Deal::Day(day) => format!("The deck for {day}."),
            Deal::Chance => {
                let cards = rules.cards_a_round(seats.len() as u8);
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
            Allowance::Untimed => "No clock.".into(),
            Allowance::Seconds(seconds) => {
                format!("{seconds} seconds to place and claim.")
            }
        };
        let decides = match rules.beyond {
            Beyond::ByAgreement => format!("The {list} list decides, or everyone agrees."),
            Beyond::Never => format!("The {list} list decides."),
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
    ("hiding", |rules, _| match rules.hiding {
        Hiding::May => Vec::new(),
        Hiding::Must => vec!["Grey letters must hide in a grey zone.".into()],
    }),
    ("stacks", |rules, _| match rules.stacks {
        Stacks::Whole => Vec::new(),
        Stacks::BuriedStay => vec!["Covered cards stay on the board.".into()],
    }),
    ("scramble", in_the_end),
    ("scramble_alone", in_the_end),
];

/// Says what happens to the leftover cards, and which players get help.
fn in_the_end(rules: &Choices, seats: &[Seat]) -> Vec<String> {
    let left = match rules.scramble {
        Scramble::Turns if rules.mode == Mode::Solo => {
            "At the end, any words from the cards left count."
        }
        Scramble::Turns => "At the end, you take turns making words from the cards left.",
        Scramble::Buzzers => "At the end, the first to buzz makes a word from the cards left.",
        Scramble::InLines => "At the end, words that still stand in lines are claimed.",
        Scramble::Never => "Nobody gets the cards left at the end.",
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
    use game::Roster;
    use screen::text::rule::told;

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
        let says = |preset: Preset| told(TOLD, &preset.choices(), &seats).join(" ");
        assert_eq!(
            says(Preset::FirstGame),
            "A round has 14 cards. 90 seconds to place and claim. The Everyday list decides, or \
             everyone agrees. Words need at least 2 letters. At the end, you take turns making \
             words from the cards left. You can ask for hints. Words are marked for Ada."
        );
        assert!(says(Preset::Table).ends_with("No hints."));
        assert!(says(Preset::Solo).contains("still stand in lines"));
    }
}
