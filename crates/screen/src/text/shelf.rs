//! Texts of the shelf, which holds all games on this device.

use crate::GameCard;
use game::{JournalError, PlayedBy, Seat, Title, TitleError};
use store::{GameOpenError, ImportError, MatchCard, Timestamp};

use super::list::list_all;
use super::trouble;
use super::you::possessive;

pub const IN_PROGRESS: &str = "Games in progress";
pub const FINISHED: &str = "Finished games";
pub const CONTINUE: &str = "Go on";
pub const LOOK_BACK: &str = "Look back";
/// Label of the button for the other actions on a game.
pub const MORE: &str = "More";
pub const TITLE: &str = "Name";
pub const RENAME: &str = "Rename";
/// Label of the link from home to a game that can't be opened.
pub const SEE_WHY: &str = "See why";
/// Shown instead of the list when there are no games.
pub const NO_GAMES: &str = "No games yet. Start one from the box, or open a game file.";
pub const EXPORT: &str = "Save as a file";
/// Label of the button that adds the games of a file to the shelf.
pub const IMPORT: &str = "Open a game file";
pub const DELETE: &str = "Delete";
/// Heading of the rules chosen for a game.
pub const RULES: &str = "This game’s rules";
/// Label of the link to all rules, in words and drawings.
pub const ALL_RULES: &str = "All rules";
/// Shown instead of the link to the checker while words can be challenged in the game (O29).
pub const NO_LOOK_UPS: &str = "Nobody looks words up until this game is over.";
/// Label of the button for another game with the same people, rules and board.
pub const AGAIN: &str = "Play again on this board";
/// Label of the button for another game with the same people and rules, and letters in another
/// order.
pub const AGAIN_FRESH: &str = "Play again";
/// Label of the button that opens the form for another game, filled in like this one.
pub const AGAIN_CHANGED: &str = "Play again, changed";
/// Name of a game about which nothing is known.
pub const UNKNOWN_GAME: &str = "A game that can’t be opened";

/// Returns a game's name: the title that a player gave it, or the kind of game.
pub fn name(card: &MatchCard, game: Option<&GameCard>) -> String {
    match (&card.title, game) {
        (Some(title), _) => title.as_str().to_owned(),
        (None, Some(game)) => game.name.to_owned(),
        (None, None) => "A game from another Lettercase".to_owned(),
    }
}

/// Lists the players of a game.
pub fn players(card: &MatchCard) -> String {
    let names = card.seats.iter().map(|seat| seat.player.name.to_string());
    list_all(&names.collect::<Vec<_>>())
}

/// What [`turn`] says to a player called You, and to the only person in a game.
pub const YOUR_TURN: &str = "your turn";

/// Says whose turn it is in a game in progress; `None` if no seat has the turn, or the game was
/// saved by an earlier version.
pub fn turn(card: &MatchCard) -> Option<String> {
    let seat = card.seats.get(card.turn?.index())?;
    let is_person = |seat: &&Seat| seat.by == PlayedBy::Person;
    let alone = is_person(&seat) && card.seats.iter().filter(is_person).count() == 1;
    Some(match seat.player.name.as_str() {
        name if !alone => format!("{} turn", possessive(name)),
        _ => YOUR_TURN.to_owned(),
    })
}

/// Says who won a finished game; `None` if it isn't over.
pub fn won(card: &MatchCard) -> Option<String> {
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
        super::you::list_people_at_start(&names)
    ))
}

/// Says when a game was last played.
pub fn played(then: Timestamp, now: Timestamp) -> String {
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

/// Label of the button that opens the dialog about a game.
pub fn more_about(name: &str, players: &str) -> String {
    format!("{MORE}: {name}, {players}")
}

/// Label of the button that goes on with a game.
pub fn continue_game_label(verb: &str, name: &str, players: &str) -> String {
    format!("{verb}: {name}, {players}")
}

/// Notice that a game was deleted.
pub fn removed(name: &str) -> String {
    format!("{name} is deleted.")
}

/// Notice that games were added from a file.
pub fn games_imported(count: usize) -> String {
    match count {
        1 => "The game is here.".into(),
        count => format!("{count} games are here."),
    }
}

/// Explains why a text can't be a game's title.
pub fn title_error(error: TitleError) -> String {
    match error {
        TitleError::Empty => "Type a name first.".into(),
        TitleError::TooLong(count) => format!(
            "That name has {count} characters. The limit is {}.",
            Title::MAX_LEN
        ),
    }
}

/// Notice that a damaged game was opened up to its last readable step.
pub fn up_to(steps: usize) -> String {
    format!(
        "This game is damaged. It opens up to move {steps}. The rest is kept for your save file."
    )
}

/// Label of the button that shows more finished games.
pub fn show_more(count: usize) -> String {
    format!("Show {count} more")
}

/// Explains why a game can't be opened.
pub fn unreadable(why: &GameOpenError) -> String {
    match why {
        GameOpenError::Gone => "This game isn’t on this device.".into(),
        GameOpenError::StorageFault(why) => trouble(why),
        GameOpenError::Journal(error) => journal_error(error),
    }
}

/// Says which game in a file is meant.
pub fn in_file(card: &MatchCard) -> String {
    format!("It’s a game of {}.", players(card))
}

/// Explains why a journal can't be read as a game.
pub(crate) fn journal_error(error: &JournalError) -> String {
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

/// Explains why no game was added from a file.
pub fn import_error(error: &ImportError) -> String {
    let why = match error {
        ImportError::Nothing => {
            return "There’s no game in that file. Nothing has changed.".into();
        }
        ImportError::Journal(error) => journal_error(error),
        ImportError::StorageFault(why) => trouble(why),
    };
    format!("{why} Nothing has changed.")
}

/// Notice that a file wasn't opened, because the chunk that knows all rules didn't load.
pub const FILE_NOT_CHECKED: &str = "Part of Lettercase didn’t load, so that file couldn’t be \
    opened. Nothing has changed.";

/// Returns the name of a file that holds one game.
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
    fn the_time_since_a_game_was_played_is_in_everyday_words() {
        let minute = 60_000;
        let now = Timestamp(10_000 * minute);
        let said =
            [0, 5, 61, 130, 1500, 9_000].map(|ago| played(Timestamp(now.0 - ago * minute), now));
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
