//! Texts about saved data, save files and failures to save.

use super::list::list_all;
use super::phrase::sentence;
use store::{Archive, ArchiveError, StorageFault};

pub const DATA: &str = "Your data";
pub const DATA_NOTE: &str = "Games, players and settings are saved in this browser and nowhere \
     else. Clearing the browser’s data deletes them, so save a file now and then.";
pub const REMINDER: &str =
    "This browser may clear finished games you haven’t opened for a few weeks.";
pub const SAVE_FILE: &str = "Save a file";
pub const OPEN_FILE: &str = "Restore a file";
/// Heading of the dialog that asks for one more press, which the browser needs before it saves a
/// file.
pub const FILE_READY: &str = "Your file is ready";
/// Why the browser needs one more press.
pub const FILE_READY_NOTE: &str =
    "That took a while. Your browser needs one more press to save it.";
pub const SAVE_IT: &str = "Save it now";
/// Notice that there is nothing to put in a file.
pub const NOTHING_TO_SAVE: &str = "There’s nothing to save yet.";
/// Shown while a file is written and read back.
pub const SAVING: &str = "Saving and checking";
/// Shown while a file is read.
pub const READING: &str = "Checking the file";
pub const STOP: &str = "Stop";
pub const SAVE_STOPPED: &str = "Stopped. No file was saved.";
pub const RESTORE_STOPPED: &str = "Stopped. Nothing has changed.";
/// Notice that a written file failed verification.
pub const NOT_VERIFIED: &str =
    "The file came out wrong when Lettercase checked it, so it wasn’t saved. Try again.";
pub const NOT_SAVED: &str = "This browser couldn’t make the file.";
pub const COPY: &str = "Copy";
pub const COPIED: &str = "Copied.";
pub const NOT_COPIED: &str = "Your browser won’t copy. Select the text and copy it yourself.";
/// Label of the button that copies the named text.
pub fn copy_what(what: &str) -> String {
    format!("Copy the {}", what.to_ascii_lowercase())
}
pub const RESTORE: &str = "Restore";
/// Label of the button that replaces all data by the content of the file.
pub const REPLACE_ALL: &str = "Replace everything";
pub const RESTORED: &str = "The file is restored.";
pub const ERASE: &str = "Erase everything";
pub const ERASE_TITLE: &str = "Erase everything here?";
pub const ERASE_NOTE: &str = "This deletes all games, players and settings on this device. Files \
     you saved stay yours.";
pub const ERASED: &str = "Everything is erased.";

/// Says how many bytes all data takes, if the browser reports it, and whether the browser keeps it
/// permanently.
pub fn room(used: Option<f64>, for_good: bool) -> String {
    let takes = used.map_or_else(String::new, |bytes| {
        let tenths = (bytes / 100_000.0).ceil() as u64;
        format!(
            "Lettercase and your data take {}.{} MB here. ",
            tenths / 10,
            tenths % 10
        )
    });
    let stays = if for_good {
        "The browser keeps it until you clear it."
    } else {
        "The browser may clear it when space runs low, or after a few weeks without a visit."
    };
    takes + stays
}

/// Returns the name of a save file in plain text.
pub fn file_name(day: &str) -> String {
    format!("lettercase-{day}.txt")
}

/// Returns the name of a save file of everything, plain or packed.
pub fn save_file_name(day: &str, packed: bool) -> String {
    file_name(day) + if packed { ".gz" } else { "" }
}

/// Notice that the file was saved.
pub fn saved_as(name: &str) -> String {
    format!("Saved as {name}.")
}

/// Describes the content of a save file before it is restored.
pub fn describe_archive(archive: &Archive) -> String {
    let games = archive
        .records
        .keys()
        .filter(|name| name.starts_with("game/"));
    let mut parts: Vec<String> = match games.count() + archive.packed.len() {
        0 => Vec::new(),
        1 => vec!["a game".into()],
        games => vec![format!("{games} games")],
    };
    let others = archive
        .records
        .keys()
        .filter(|name| !name.starts_with("game/"));
    for known in others.map(|name| record(name)) {
        // Several games have records of the same kind; name each kind once.
        if !parts.contains(&known) {
            parts.push(known);
        }
    }
    let holds = list_all(&parts);
    let broken = if archive.raw.is_empty() && archive.rescued.is_empty() {
        ""
    } else {
        " Some of it is damaged and is kept as it is."
    };
    format!(
        "The file holds {holds}.{broken} Restore adds its games to yours, and its settings and \
         lists replace yours. Or replace everything that’s here now."
    )
}

/// Explains why a valid file could not be restored.
pub fn restore_failed(trouble: &StorageFault) -> String {
    let why = match trouble {
        StorageFault::Full => "There’s no room for it on this device",
        StorageFault::Newer { .. } => "A newer Lettercase saved the data here",
        StorageFault::Blocked | StorageFault::Damaged { .. } => {
            "This browser won’t let Lettercase save anything"
        }
    };
    format!("{why}. Nothing has changed.")
}

/// Explains why nothing was erased.
pub fn erase_failed(trouble: &StorageFault) -> String {
    restore_failed(trouble)
}

/// Explains why an action could not be undone.
pub fn undo_failed(trouble: &StorageFault) -> String {
    restore_failed(trouble)
}

pub const NOT_THIS_FIRST: &str =
    "Everything was erased or replaced again after that. Undo that first.";

/// Explains why no file was made.
pub fn download_failed(_: &StorageFault) -> String {
    "This browser can’t read your games right now. Try again.".into()
}

/// Notice that the browser's storage was cleared while the page was open. `games` games that the
/// page hadn't read are gone; with `rest`, others that it hadn't even counted are gone too.
pub fn store_lost(games: usize, rest: bool) -> String {
    let gone = match (games, rest) {
        (_, true) => " Finished games that weren’t open are gone.".into(),
        (0, false) => String::new(),
        (1, false) => " 1 game that wasn’t open is gone.".into(),
        (games, false) => format!(" {games} games that weren’t open are gone."),
    };
    format!(
        "This browser’s data was cleared while Lettercase was open. What this page knew is saved \
         again.{gone}"
    )
}

/// Notice of a failure to read or save data, shown once.
pub fn trouble(trouble: &StorageFault) -> String {
    match trouble {
        StorageFault::Blocked => {
            "This browser won’t let Lettercase save anything. Your games are lost \
             when this page closes. You can save a file in Settings."
                .into()
        }
        StorageFault::Full => {
            "There’s no room left on this device. Anything new is lost when this page \
             closes. You can save a file in Settings."
                .into()
        }
        StorageFault::Damaged {
            name,
            recovered: true,
        } => format!(
            "The last change to {} was damaged. This is how it was just before.",
            record(name)
        ),
        StorageFault::Damaged {
            name,
            recovered: false,
        } => format!(
            "{} couldn’t be read. The damaged text stays on this device and goes into your \
             save file.",
            sentence(&record(name))
        ),
        StorageFault::Newer { name } => format!(
            "{} was saved by a newer Lettercase, so nothing here changes it. Reload to get the \
             newer one. Changes made here are lost when this page closes.",
            sentence(&record(name))
        ),
    }
}

/// Returns the name of a record in words that players know.
fn record(name: &str) -> String {
    match name {
        "settings" => "your settings".into(),
        "players" => "the list of players".into(),
        "word-heist/practice" => "your practice".into(),
        "one-letter-better/decks" => "your decks of cards".into(),
        "studio" => "the board studio".into(),
        "paper-grid/boards" => "boards for Paper Grid".into(),
        "one-letter-better/sent" => "a deck of cards".into(),
        "one-letter-better/deck" => "a deck you’re changing".into(),
        name if name.starts_with("game/") => "a game".into(),
        name if name.ends_with("/best") => "your best scores".into(),
        name if name.ends_with("/first") => "who is new to a game".into(),
        name if name.ends_with("/learned") => "the lessons you’ve done".into(),
        name if name.ends_with("/tips") => "the tips you’ve had".into(),
        "learner" => "who’s learning".into(),
        name if name.ends_with("set-up") => "the rules you chose last".into(),
        name => format!("“{name}”"),
    }
}

/// Notice that a record in a file can't be read.
pub fn unreadable_record(name: &str) -> String {
    let record = sentence(&record(name));
    format!("{record} can’t be read in that file. Nothing has changed.")
}

/// Explains why a file was not restored.
pub fn archive_error(error: ArchiveError) -> &'static str {
    match error {
        ArchiveError::Foreign => "That isn’t a Lettercase save file. Nothing has changed.",
        ArchiveError::TooLarge => {
            "That file needs more memory than this browser has. Nothing has changed."
        }
        ArchiveError::Packed => "This browser is too old to unpack that file. Nothing has changed.",
        ArchiveError::Newer => {
            "A newer Lettercase wrote that file. Reload this page to get the newer one. Nothing \
             has changed."
        }
        ArchiveError::Damaged => {
            "That save file is damaged. Try another copy of it. Nothing has changed."
        }
        ArchiveError::Empty => "That save file is empty. Nothing has changed.",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_is_named_in_words_that_players_know() {
        let newer = StorageFault::Newer {
            name: "players".into(),
        };
        assert!(trouble(&newer).starts_with("The list of players was saved by"));
        let mut archive = Archive::default();
        for name in ["one-letter-better/decks", "one-letter-better/set-up"] {
            archive.records.insert(name.into(), "[]".into());
        }
        let holds = "The file holds your decks of cards and the rules you chose last.";
        assert!(describe_archive(&archive).starts_with(holds));
    }
}
