//! The shelf of games.

use crate::GameCard;
use game::{JournalError, Title, TitleError};
use store::{Card, ImportError, Stamp, Unreadable};

use super::list::all_of;
use super::trouble;

pub const IN_PROGRESS: &str = "Games in progress";
pub const FINISHED: &str = "Finished games";
pub const GO_ON: &str = "Go on";
pub const LOOK_BACK: &str = "Look back";
/// What else can be done with a game.
pub const MORE: &str = "More";
pub const TITLE: &str = "Name";
pub const RENAME: &str = "Rename";
/// Leads from home to a game that cannot be opened.
pub const SEE_WHY: &str = "See why";
/// In place of the games, where there is none.
pub const NO_GAMES: &str = "No games yet. Start one from the box, or open a game file.";
pub const EXPORT: &str = "Save as a file";
/// Lays the games of a file on the shelf.
pub const IMPORT: &str = "Open a game file";
pub const DELETE: &str = "Delete";
/// Heads the rules that were chosen for a game.
pub const RULES: &str = "This game’s rules";
/// Leads to all rules, in words and drawings.
pub const ALL_RULES: &str = "All rules";
pub const CHECK_WORDS: &str = "Check words";
/// In place of that, while words can be challenged in the game (O29).
pub const NO_LOOK_UPS: &str = "Nobody looks words up until this game is over.";
/// The same people play by the same rules on the same board.
pub const AGAIN: &str = "Play again on this board";
/// The same people play by the same rules, with letters in another order.
pub const AGAIN_FRESH: &str = "Play again";
/// The same, with a chance to change anything.
pub const AGAIN_OTHERWISE: &str = "Play again, changed";
/// A game of which nothing can be said.
pub const UNKNOWN_GAME: &str = "A game that can’t be opened";

/// What a game is called: the name somebody gave it, or the kind of game.
pub fn name(card: &Card, game: Option<&GameCard>) -> String {
    match (&card.title, game) {
        (Some(title), _) => title.as_str().to_owned(),
        (None, Some(game)) => game.name.to_owned(),
        (None, None) => "A game from another Lettercase".to_owned(),
    }
}

/// Who plays.
pub fn players(card: &Card) -> String {
    let names = card.seats.iter().map(|seat| seat.player.name.to_string());
    all_of(&names.collect::<Vec<_>>())
}

/// Who won, once it is over.
pub fn won(card: &Card) -> Option<String> {
    let outcome = card.outcome.as_ref()?;
    let winners = outcome.winners().iter();
    let names = winners.filter_map(|seat| card.seats.get(seat.index()));
    let names: Vec<String> = names.map(|seat| seat.player.name.to_string()).collect();
    let points = outcome.standings().first()?.points;
    let shared = if names.len() > 1 {
        "share the win"
    } else {
        "won"
    };
    Some(format!(
        "{} {shared} with {points} points",
        super::you::people(&names)
    ))
}

/// When a game was last played.
pub fn played(then: Stamp, now: Stamp) -> String {
    let minutes = now.0.saturating_sub(then.0) / 60_000;
    match minutes {
        0..=1 => "played just now".into(),
        2..=59 => format!("played {minutes} minutes ago"),
        60..=119 => "played an hour ago".into(),
        120..=1439 => format!("played {} hours ago", minutes / 60),
        1440..=2879 => "played a day ago".into(),
        _ => format!("played {} days ago", minutes / 1440),
    }
}

/// Opens the dialog about a game.
pub fn more_about(name: &str, players: &str) -> String {
    format!("{MORE}: {name}, {players}")
}

/// Goes on with a game.
pub fn go_on_with(verb: &str, name: &str, players: &str) -> String {
    format!("{verb}: {name}, {players}")
}

/// Tells that a game is gone.
pub fn removed(name: &str) -> String {
    format!("{name} is deleted.")
}

/// Tells that games came out of a file.
pub fn brought(count: usize) -> String {
    match count {
        1 => "The game is here.".into(),
        count => format!("{count} games are here."),
    }
}

/// Why a text is no name for a game.
pub fn title_error(error: TitleError) -> String {
    match error {
        TitleError::Empty => "Type a name first.".into(),
        TitleError::TooLong(count) => format!(
            "That name has {count} characters. The limit is {}.",
            Title::LONGEST
        ),
    }
}

/// A damaged game was opened as far as it goes.
pub fn up_to(steps: usize) -> String {
    format!(
        "This game is damaged. It opens up to move {steps}. The rest is kept for your save file."
    )
}

/// The finished games that are not shown yet.
pub fn show_more(count: usize) -> String {
    format!("Show {count} more")
}

/// Why a game is not opened.
pub fn unreadable(why: &Unreadable) -> String {
    match why {
        Unreadable::Gone => "This game isn’t on this device.".into(),
        Unreadable::Trouble(why) => trouble(why),
        Unreadable::Journal(error) => journal_error(error),
    }
}

/// Which game of a file is meant.
pub fn in_file(card: &Card) -> String {
    format!("It’s a game of {}.", players(card))
}

/// Why a journal makes no game.
pub fn journal_error(error: &JournalError) -> String {
    match error {
        JournalError::Foreign => "That isn’t a Lettercase game.".into(),
        JournalError::Newer => {
            "A newer Lettercase wrote this game. Reload this page to get the newer one.".into()
        }
        JournalError::OtherGame(game) => format!("This Lettercase doesn’t know the game “{game}”."),
        JournalError::TooOld(_) => {
            "An old Lettercase wrote this game. It can’t be read any more.".into()
        }
        JournalError::Options(_) => "This game’s rules can’t be right.".into(),
        JournalError::Seats(count) => format!("{count} players can’t play this game."),
        JournalError::Broken { step } => format!("Step {} of this game is damaged.", step + 1),
        JournalError::Misfit { step, .. } => {
            format!("Step {} of this game can’t have happened.", step + 1)
        }
    }
}

/// Why no game of a file came.
pub fn import_error(error: &ImportError) -> String {
    let why = match error {
        ImportError::Nothing => {
            return "There’s no game in that file. Nothing has changed.".into();
        }
        ImportError::Journal(error) => journal_error(error),
        ImportError::Trouble(why) => trouble(why),
    };
    format!("{why} Nothing has changed.")
}

/// The program that knows all rules did not come.
pub const NOT_LOOKED_AT: &str = "Part of Lettercase didn’t load, so that file couldn’t be \
    opened. Nothing has changed.";

/// The file of a game.
pub fn file_name(name: &str, day: &str) -> String {
    let plain = |sign: char| {
        if sign.is_ascii_alphanumeric() {
            sign
        } else {
            '-'
        }
    };
    let name: String = name.to_ascii_lowercase().chars().map(plain).collect();
    format!("{name}-{day}.txt")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn when_a_game_was_played_is_said_as_people_say_it() {
        let minute = 60_000;
        let now = Stamp(10_000 * minute);
        let said = [0, 5, 61, 130, 1500, 9_000].map(|ago| played(Stamp(now.0 - ago * minute), now));
        assert_eq!(
            said,
            [
                "played just now",
                "played 5 minutes ago",
                "played an hour ago",
                "played 2 hours ago",
                "played a day ago",
                "played 6 days ago"
            ]
        );
    }
}
