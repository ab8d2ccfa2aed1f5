//! Setting up a game of C U Letter: what can be chosen.

use super::set_up::cannot_begin;
use super::you::{them, those};
use crate::games::c_u_letter::{
    Beyond, Choices, Deal, Help, Hiding, Mode, OptionsError, Preset, Rotation, Scramble, Stacks,
};
use crate::screen::set_up::c_u_letter::Cannot;
use crate::table::{Allowance, Judge, PlayedBy, Seat};

/// How the order of the seats matters.
#[must_use]
pub const fn table_says(several: bool) -> &'static str {
    match several {
        true => "Turns go down this list, and up it in every second round. Who begins is drawn.",
        false => "One plays, with all the cards.",
    }
}

/// Names a preset.
#[must_use]
pub const fn preset_name(preset: Preset) -> &'static str {
    match preset {
        Preset::FirstGame => "First game",
        Preset::Table => "Round the table",
        Preset::Opponents => "Against ours",
        Preset::Solo => "Solo",
        Preset::Day(_) => "Today’s deck",
    }
}

/// What a preset is.
#[must_use]
pub const fn preset_says(preset: Option<Preset>) -> &'static str {
    match preset {
        Some(Preset::FirstGame) => {
            "A minute and a half for each turn, and words are marked once you have placed a card."
        }
        Some(Preset::Table) => "30 seconds a turn. You find your words yourself, without hints.",
        Some(Preset::Opponents) => "Against one or more of ours. The word list decides.",
        Some(Preset::Solo) => "Alone with all the cards, for your best score.",
        Some(Preset::Day(_)) => "Alone, and the same cards for everybody on this date.",
        None => "Rules of your own.",
    }
}

/// Why the game cannot begin so.
#[must_use]
pub fn cannot(why: Cannot) -> String {
    cannot_begin(why, options_error)
}

/// Why the chosen rules cannot be.
#[must_use]
pub fn options_error(error: OptionsError) -> String {
    match error {
        OptionsError::Cards(cards) => format!("No round ends after {cards} cards."),
        OptionsError::Clock(_) => "No clock is set like that.".into(),
        OptionsError::LeastLetters(letters) => {
            format!("The shortest words do not have {letters} letters.")
        }
        OptionsError::Judge => "Choose a word list.".into(),
        OptionsError::Solo => "Alone there is nobody to agree with, or to be faster than.".into(),
        OptionsError::Day => "Today’s deck is for one player.".into(),
    }
}

/// Who plays.
pub const ALONE_OR_NOT: &str = "A table, or alone";
/// What that means.
pub const ALONE_OR_NOT_SAYS: &str = "Two to four, or one person with all the cards.";
/// Round the table, or alone.
pub const SEATINGS: [&str; 2] = ["A table", "Alone"];
/// The clock.
pub const CLOCK: &str = "Time for a turn";
/// What that means.
pub const CLOCK_SAYS: &str = "To place a card and to claim. It starts when you say Ready.";
/// Names a time.
#[must_use]
pub fn clock_name(clock: Allowance) -> String {
    match clock {
        Allowance::Untimed => "No clock".into(),
        Allowance::Seconds(seconds) => format!("{seconds} seconds"),
    }
}
/// Cards of a round.
pub const CARDS: &str = "Cards in a round";
/// What that means.
pub const CARDS_SAY: &str = "Then words are paid, and the next round begins.";
/// As the seats have it, or another number.
pub const CARDS_NAMES: [&str; 2] = ["By the number of players", "Another number"];
/// Help.
pub const HELP: &str = "Help with finding words";
/// What that means.
pub const HELP_SAYS: &str = "For those who are new to it: once they have placed a card, words \
     are marked, or claimed for them.";
/// Names how much.
#[must_use]
pub const fn help_name(help: Help) -> &'static str {
    match help {
        Help::Alone => "None",
        Help::MarksWords => "Marks words",
        Help::ClaimsWords => "Claims words",
    }
}
/// How a person is helped.
#[must_use]
pub fn help_of(name: &str) -> String {
    format!("Help for {}", them(name))
}
/// Hints.
pub const HINTS: &str = "Allow hints";
/// What that means.
pub const HINTS_SAY: &str = "On your turn you can ask for a good card, then where it goes.";
/// The shortest words.
pub const LEAST: &str = "Shortest words";
/// What that means.
pub const LEAST_SAYS: &str = "With three letters the board fills up faster.";
/// Words beyond the list.
pub const BEYOND: &str = "Words that are not in the list";
/// What that means.
pub const BEYOND_SAYS: &str = "When everybody at the table agrees on a word, it may count.";
/// Names whether they count.
#[must_use]
pub const fn beyond_name(beyond: Beyond) -> &'static str {
    match beyond {
        Beyond::ByAgreement => "If all agree",
        Beyond::Never => "Never",
    }
}
/// Who begins the next round.
pub const ROTATION: &str = "The next round";
/// What that means.
pub const ROTATION_SAYS: &str =
    "Begins on the right of the last starter and turns round; or goes on to the left.";
/// Names who begins.
#[must_use]
pub const fn rotation_name(rotation: Rotation) -> &'static str {
    match rotation {
        Rotation::AsSaid => "Turns round",
        Rotation::Plain => "Goes on",
    }
}
/// Buried cards.
pub const STACKS: &str = "Cards under others";
/// What that means.
pub const STACKS_SAY: &str = "A red card may cover others. They go with it, or stay behind.";
/// Names what becomes of them.
#[must_use]
pub const fn stacks_name(stacks: Stacks) -> &'static str {
    match stacks {
        Stacks::Whole => "Go along",
        Stacks::BuriedStay => "Stay",
    }
}
/// Grey letters.
pub const HIDING: &str = "Grey letters in a grey zone";
/// What that means.
pub const HIDING_SAYS: &str = "May lie face down, or have to.";
/// Names which.
#[must_use]
pub const fn hiding_name(hiding: Hiding) -> &'static str {
    match hiding {
        Hiding::May => "May hide",
        Hiding::Must => "Must hide",
    }
}
/// The scramble.
pub const SCRAMBLE: &str = "Words of what is left";
/// What that means.
pub const SCRAMBLE_SAYS: &str = "After the last round, over the cards that nobody got.";
/// Names how.
#[must_use]
pub const fn scramble_name(scramble: Scramble) -> &'static str {
    match scramble {
        Scramble::Turns => "In turns",
        Scramble::Buzzers => "Who is first",
        Scramble::InLines => "Only as they lie",
        Scramble::Never => "None",
    }
}
/// Names how, where nobody takes turns.
#[must_use]
pub const fn scramble_alone_name(scramble: Scramble) -> &'static str {
    match scramble {
        Scramble::Turns => "In any order",
        other => scramble_name(other),
    }
}
/// Where the order of the cards comes from.
pub const DEAL: &str = "How the cards are shuffled";
/// What that means.
pub const DEAL_SAYS: &str = "By chance, or by the date: then they come in the same order for \
     everybody today.";
/// Names where it comes from.
pub const DEALS: [&str; 2] = ["By chance", "Today’s deck"];

/// A sentence for each choice that matters here, the ones everybody asks for first.
#[must_use]
pub fn letter_rules_chosen(choices: &Choices, seats: &[Seat]) -> Vec<String> {
    let count = seats.len() as u8;
    let mut says = vec![match choices.deal {
        Deal::Day(day) => format!("The cards of {day}."),
        Deal::Chance => format!("A round has {} cards.", choices.cards_a_round(count)),
    }];
    says.push(match choices.clock {
        Allowance::Untimed => "No clock.".into(),
        Allowance::Seconds(seconds) => format!("{seconds} seconds to place and to claim."),
    });
    let list = match choices.judge {
        Judge::Everyday => "Everyday",
        Judge::Full | Judge::Table => "Full",
    };
    says.push(match choices.beyond {
        Beyond::ByAgreement => format!("The {list} list decides, or everybody agrees."),
        Beyond::Never => format!("The {list} list decides."),
    });
    let least = choices.least_letters;
    says.push(format!("Words have {least} letters at least."));
    if choices.mode == Mode::Table && choices.rotation == Rotation::Plain {
        says.push("The next round goes on to the left.".into());
    }
    if choices.stacks == Stacks::BuriedStay {
        says.push("Cards under others stay on the board.".into());
    }
    if choices.hiding == Hiding::Must {
        says.push("Grey letters must hide in a grey zone.".into());
    }
    says.push(
        match choices.scramble {
            Scramble::Turns if choices.mode == Mode::Solo => {
                "In the end, any words of what is left count."
            }
            Scramble::Turns => "In the end, words of what is left are made in turns.",
            Scramble::Buzzers => "In the end, whoever is first makes words of what is left.",
            Scramble::InLines => "In the end, words that still stand in lines are claimed.",
            Scramble::Never => "What is left in the end is nobody’s.",
        }
        .into(),
    );
    says.push(
        match choices.hints {
            true => "You can ask for hints.",
            false => "No hints.",
        }
        .into(),
    );
    for (help, does) in [
        (Help::MarksWords, "Words are marked for"),
        (Help::ClaimsWords, "Words are claimed for"),
    ] {
        let each = seats.iter().zip(choices.help);
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
        let told = |preset: Preset| letter_rules_chosen(&preset.choices(), &seats).join(" ");
        assert_eq!(
            told(Preset::FirstGame),
            "A round has 14 cards. 90 seconds to place and to claim. The Everyday list decides, or \
             everybody agrees. Words have 2 letters at least. In the end, words of what is left \
             are made in turns. You can ask for hints. Words are marked for Ada."
        );
        assert!(told(Preset::Table).ends_with("No hints."));
        assert!(told(Preset::Solo).contains("still stand in lines"));
    }
}
