//! Setting up a game of Word Heist: what can be chosen.

use crate::games::word_heist::{
    Bag, Choices, Deal, Difference, Merging, Mode, OptionsError, Preset, Repeats, Scoring,
};
use crate::screen::set_up::word_heist::{Cannot, Sharing};
use crate::table::{Allowance, Judge, Seat};

use super::set_up::seats_misfit;

/// How the order of the seats matters.
#[must_use]
pub const fn table_says(sharing: Sharing) -> &'static str {
    match sharing {
        Sharing::Turns => "Letters are turned up down this list and round again.",
        Sharing::Buzzers => "Each gets a key of the keyboard, or a corner of the screen.",
        Sharing::CallItOut => "Whoever shouts first has a name to be tapped.",
        Sharing::Solo => "One plays, alone or against any of ours.",
    }
}

/// Names a preset.
#[must_use]
pub const fn preset_name(preset: Preset) -> &'static str {
    match preset {
        Preset::QuickStart => "Quick start",
        Preset::Turns => "Turns",
        Preset::Buzzers => "Buzzers, on keys",
        Preset::Pads => "Buzzers, on pads",
        Preset::CallItOut => "Call it out",
        Preset::Solo => "Solo",
        Preset::Opponents => "Against ours",
        Preset::Day(_) => "Today’s set",
    }
}

/// What a preset is.
#[must_use]
pub const fn preset_says(preset: Option<Preset>) -> &'static str {
    match preset {
        Some(Preset::QuickStart) => {
            "Half of the letters, three of them up, everyday words, and nobody hurries: for a \
             first game."
        }
        Some(Preset::Turns) => "One after the other, with all the time in the world.",
        Some(Preset::Buzzers) => "A key of the keyboard for each of two to four. Press, then type.",
        Some(Preset::Pads) => {
            "A corner of the screen for each of two to four: for a tablet flat on the table."
        }
        Some(Preset::CallItOut) => "Shout, and somebody taps your name.",
        Some(Preset::Solo) => "All letters, alone, in ten minutes.",
        Some(Preset::Opponents) => {
            "Against one or more of ours. A letter turns up every fifteen seconds."
        }
        Some(Preset::Day(_)) => {
            "Alone, ten minutes, and the same letters for everybody on this date."
        }
        None => "Rules of your own.",
    }
}

/// Why the game cannot begin so.
#[must_use]
pub fn cannot(why: Cannot) -> String {
    match why {
        Cannot::Seats {
            sharing,
            sit,
            least,
            most,
        } => {
            let what = format!("“{}”", sharing_name(sharing));
            seats_misfit(&what, sit, least, most)
        }
        Cannot::Options(error) => options_error(error),
    }
}

/// Why the chosen rules cannot be.
fn options_error(error: OptionsError) -> String {
    match error {
        OptionsError::Window(seconds) | OptionsError::Typing(seconds) => {
            format!("Nobody has {seconds} seconds to make a word.")
        }
        OptionsError::Clock(seconds) => format!("There is no game of {seconds} seconds."),
        OptionsError::FaceUp(letters) => {
            format!("No game begins with {letters} letters turned up.")
        }
        OptionsError::AutoFlip(seconds) => {
            format!("Letters do not turn up by themselves every {seconds} seconds here.")
        }
        OptionsError::Day => "The day’s set is for one player and 98 letters.".into(),
        OptionsError::Beginner(seat) => format!("There is no beginner on seat {seat}."),
    }
}

/// How the table is shared.
pub const SHARING: &str = "Who may make words";
/// What that means.
pub const SHARING_SAYS: &str = "One after the other; whoever presses first; whoever shouts first; \
     or one alone.";
/// Names a way to share the table.
#[must_use]
pub const fn sharing_name(sharing: Sharing) -> &'static str {
    match sharing {
        Sharing::Turns => "Turns",
        Sharing::Buzzers => "Buzzers",
        Sharing::CallItOut => "Call it out",
        Sharing::Solo => "Solo",
    }
}

/// A turn's window.
pub const WINDOW: &str = "Seconds to make words";
/// What that means.
pub const WINDOW_SAYS: &str = "They run from the moment a letter turns up.";
/// The sweep.
pub const SWEEP: &str = "The others may steal before the next letter";
/// What that means.
pub const SWEEP_SAYS: &str = "Whoever passes gives each of the others the chance of one word.";
/// Typing.
pub const TYPING: &str = "Seconds to type";
/// What that means.
pub const TYPING_SAYS: &str = "Whoever pressed has so long. Five are right for a keyboard, ten for \
     fingers on a screen.";
/// Locking.
pub const LOCKS: &str = "A press for nothing locks";
/// What that means.
pub const LOCKS_SAY: &str = "Whoever pressed and made no word waits until the next letter is up.";
/// The clock of a solo game.
pub const CLOCK: &str = "Minutes for the game";
/// What that means.
pub const CLOCK_SAYS: &str = "When they are gone the game is over.";
/// No limit of time.
pub const NO_LIMIT: &str = "No limit";
/// Letters that turn up by themselves.
pub const AUTO_FLIP: &str = "Letters turn up by themselves";
/// What that means.
pub const AUTO_FLIP_SAYS: &str = "After so many seconds in which nothing happens.";
/// They do not.
pub const BY_HAND: &str = "By hand";
/// Where the letters come from.
pub const DEAL: &str = "The letters";
/// What that means.
pub const DEAL_SAYS: &str = "Today’s set lies in the same order on every device in the world.";
/// Where they may come from.
pub const DEALS: [&str; 2] = ["By chance", "Today’s set"];
/// How many letters.
pub const BAG: &str = "How many letters";
/// What that means.
pub const BAG_SAYS: &str = "49 are a short game, without J, Q, X and Z; 196 a long evening.";
/// Letters that are up at the start.
pub const FACE_UP: &str = "Letters up at the start";
/// What that means.
pub const FACE_UP_SAYS: &str = "Three give everybody something to look at.";
/// Who is a beginner.
pub const BEGINNERS: &str = "Words of three letters";
/// What that means.
pub const BEGINNERS_SAY: &str = "For beginners and children. All others need four.";
/// How different a steal is.
pub const DIFFERENCE: &str = "How different a stolen word must be";
/// What that means.
pub const DIFFERENCE_SAYS: &str = "Never may the old word stand in it in one piece. Stricter: GAPE \
     to GRAPE is out, as the letters keep their order; or PAINTS to PAINTERS is, as the root is \
     the same.";
/// Names how different.
#[must_use]
pub const fn difference_name(difference: Difference) -> &'static str {
    match difference {
        Difference::NotInOnePiece => "Not in one piece",
        Difference::NoInsertion => "In another order",
        Difference::NoSharedRoot => "Of another root",
    }
}
/// Mergers.
pub const MERGING: &str = "Several words into one";
/// What that means.
pub const MERGING_SAYS: &str = "Either as they are, or with a letter of the centre at least.";
/// Names what a merger needs.
#[must_use]
pub const fn merging_name(merging: Merging) -> &'static str {
    match merging {
        Merging::Freely => "As they are",
        Merging::WithALetter => "With a letter",
    }
}
/// Repeats.
pub const REPEATS: &str = "The same word twice";
/// What that means.
pub const REPEATS_SAY: &str = "Whether a word that lies on the table may be made once more.";
/// Names whether it may.
#[must_use]
pub const fn repeats_name(repeats: Repeats) -> &'static str {
    match repeats {
        Repeats::Allowed => "Allowed",
        Repeats::Forbidden => "Not allowed",
    }
}
/// The idle end.
pub const IDLE_END: &str = "The game ends by itself";
/// What that means.
pub const IDLE_END_SAYS: &str = "When all letters are up and nobody has moved for a minute.";
/// Scoring.
pub const SCORING: &str = "What wins";
/// What that means.
pub const SCORING_SAYS: &str = "The most words; the most letters in them; or long words count more: \
     each its letters less three, or its letters squared.";
/// Names what wins.
#[must_use]
pub const fn scoring_name(scoring: Scoring) -> &'static str {
    match scoring {
        Scoring::Words => "Words",
        Scoring::Letters => "Letters",
        Scoring::LengthLessThree => "Letters less three",
        Scoring::LengthSquared => "Letters squared",
    }
}

/// A sentence for each choice that matters here, the ones everybody asks for first.
#[must_use]
pub fn heist_rules_chosen(choices: &Choices, seats: &[Seat]) -> Vec<String> {
    let mut says = vec![letters(choices)];
    says.extend(mode(choices.mode));
    if choices.mode.flips_by_itself() {
        says.push(match choices.auto_flip {
            None => "Letters turn up by hand.".into(),
            Some(seconds) => {
                format!("A letter turns up by itself after {seconds} quiet seconds.")
            }
        });
    }
    says.push(match choices.judge {
        Judge::Full => "The Full word list decides what is a word.".into(),
        Judge::Everyday => "The Everyday word list decides what is a word.".into(),
        Judge::Table if seats.len() == 1 => {
            "You’re playing alone, so the Full list decides what is a word.".into()
        }
        Judge::Table => "The table decides what is a word.".into(),
    });
    let beginners = choices.beginners.iter();
    let beginners = beginners.filter_map(|seat| seats.get(seat.index()));
    let names: Vec<String> = beginners.map(|seat| seat.player.name.to_string()).collect();
    says.push(match names.as_slice() {
        [] => "Words have four letters at least.".into(),
        names => format!(
            "Words have four letters at least; for {} three are enough.",
            super::you::those(names)
        ),
    });
    says.push(
        match choices.difference {
            Difference::NotInOnePiece => "A stolen word may not stand in the new one in one piece.",
            Difference::NoInsertion => "The letters of a stolen word may not keep their order.",
            Difference::NoSharedRoot => {
                "A stolen word may not stand in the new one, nor share its root."
            }
        }
        .into(),
    );
    says.push(
        match choices.merging {
            Merging::Freely => "Several words may be joined as they are.",
            Merging::WithALetter => "Several words may be joined with a letter of the centre.",
        }
        .into(),
    );
    if choices.repeats == Repeats::Forbidden {
        says.push("No word may lie on the table twice.".into());
    }
    says.push(
        match choices.scoring {
            Scoring::Words => "The most words win.",
            Scoring::Letters => "The most letters win.",
            Scoring::LengthLessThree => "A word counts its letters less three.",
            Scoring::LengthSquared => "A word counts its letters, squared.",
        }
        .into(),
    );
    if choices.idle_end {
        says.push("A minute in which nobody moves ends the game, once all letters are up.".into());
    }
    says
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

fn mode(mode: Mode) -> Vec<String> {
    match mode {
        Mode::Turns { window, sweep } => {
            let window = match window {
                Allowance::Untimed => "in your own time".into(),
                Allowance::Seconds(seconds) => format!("for {seconds} seconds"),
            };
            let sweep = match sweep {
                true => "Then each of the others may make one word.",
                false => "Then the next letter turns up.",
            };
            vec![
                format!("Turns: turn a letter up and make words {window}."),
                sweep.into(),
            ]
        }
        Mode::Buzzers { typing, locks } => {
            let mut says = vec![format!(
                "Buzzers: whoever presses first has {typing} seconds to type."
            )];
            if locks {
                says.push("A press for nothing locks until the next letter.".into());
            }
            says
        }
        Mode::CallItOut => vec!["Call it out: whoever shouts first types, unhurried.".into()],
        Mode::Solo { clock } => vec![match clock {
            Allowance::Untimed => "Solo, without a clock.".into(),
            Allowance::Seconds(seconds) => format!("Solo, for {} minutes.", seconds / 60),
        }],
    }
}

/// Names a bag by its letters.
#[must_use]
pub fn bag_name(bag: Bag) -> String {
    bag.len().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{PlayedBy, Player, Roster};

    #[test]
    fn what_cannot_be_is_told_with_the_fact() {
        let seats = Cannot::Seats {
            sharing: Sharing::Buzzers,
            sit: 1,
            least: 2,
            most: 4,
        };
        assert_eq!(
            cannot(seats),
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
        let told = |seats: &[Seat]| heist_rules_chosen(&choices, seats).join(" ");
        assert!(told(&seats).contains("The table decides"));
        assert!(told(&seats[..1]).contains("the Full list decides"));
    }

    #[test]
    fn every_preset_is_told_by_its_own_rules() {
        let mut told: Vec<Vec<String>> = Vec::new();
        for preset in Preset::ALL {
            let says = heist_rules_chosen(&preset.choices(), &[]);
            assert!(!told.contains(&says), "{preset:?}");
            told.push(says);
        }
    }
}
