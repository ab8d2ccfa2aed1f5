//! Everything said on screen, in English. Another language is another file like this.
//!
//! Short, plain and warm: buttons are verbs, a refusal is one sentence with the fact in
//! it, and no word is the program's own.

use super::{Cell, CellFace, CellId, ClockFace, Grid, Route, Side, Stage, Step};
use super::{Contrast, Motion, TextSize, Theme};
use crate::storage::{Archive, ArchiveError, Trouble};
use crate::table::{NameError, PlayerName, Roster, RosterError, SeatColour};

/// The name on the box.
pub const NAME: &str = "Lettercase";
/// What it is, in a line.
pub const TAGLINE: &str = "Word games around one table, and boards for paper.";

/// A screen's heading, which is its title too.
pub fn heading(route: &Route) -> &'static str {
    match route {
        Route::Home => NAME,
        Route::Players => "Players",
        Route::Settings => "Settings",
        Route::About => "About",
        Route::Parts => "Parts",
        Route::Unknown(_) => "Nothing here",
    }
}

/// The title of the window or tab.
pub fn title(route: &Route) -> String {
    match route {
        Route::Home => NAME.to_owned(),
        route => format!("{} · {NAME}", heading(route)),
    }
}

/// Leads past the bar.
pub const SKIP: &str = "Skip to the page";
/// After the name on the bar: where it leads.
pub const HOME: &str = "home";
/// The bar's name.
pub const MENU: &str = "Menu";
/// Leads home from where nothing is.
pub const GO_HOME: &str = "Open the box";

/// Says that an address leads nowhere.
pub fn nothing_at(path: &str) -> String {
    format!("No page of this box is called “{path}”. It may have been mistyped or cut off.")
}

/// Heads the players at home.
pub const ROUND_THE_TABLE: &str = "Round the table";
/// Home, before anybody was added.
pub const NOBODY_YET: &str = "Nobody has sat down yet. Add the people you play with, once: \
     Lettercase remembers their names, colours and marks.";
/// Leads to the list of players, before anybody was added.
pub const ADD_PLAYERS: &str = "Add players";
/// Leads to the list of players.
pub const CHANGE_PLAYERS: &str = "Change players";

/// Above the list of players.
pub const PLAYERS_SAY: &str = "The people you play with, in the order in which they sit. They are \
     remembered on this device and nowhere else.";
/// The list's name.
pub const SEATS: &str = "Seats";
/// Labels the line for a new name.
pub const NEW_NAME: &str = "A new player’s name";
/// Adds the name.
pub const ADD: &str = "Add";
/// The title of the dialog about a player.
pub const CHANGE_PLAYER: &str = "Change a player";
/// Labels a player's name.
pub const PLAYER_NAME: &str = "Name";
/// Labels a player's colours.
pub const COLOUR_AND_MARK: &str = "Colour and mark";
/// What happens to a colour that is worn.
pub const COLOUR_SAYS: &str = "Who wears it now takes this one’s in exchange.";
/// Leaves a dialog with nothing changed.
pub const CANCEL: &str = "Cancel";
/// Leaves a dialog with the change made.
pub const KEEP: &str = "Keep";

/// Tells that somebody sat down.
pub fn added(name: &str) -> String {
    format!("{name} sits down.")
}

/// Tells that somebody left the list.
pub fn removed(name: &str) -> String {
    format!("{name} is off the list.")
}

/// Opens the dialog about a player.
pub fn change_player(name: &str) -> String {
    format!("Change {name}")
}

/// Moves a player a seat up.
pub fn seat_earlier(name: &str) -> String {
    format!("Seat {name} one earlier")
}

/// Takes a player off the list.
pub fn remove_player(name: &str) -> String {
    format!("Take {name} off the list")
}

/// Heads the look in the settings.
pub const LOOK: &str = "How it looks";
/// Labels the themes.
pub const THEME: &str = "Paper";
/// Labels the contrasts.
pub const CONTRAST: &str = "Contrast";
/// What the contrasts mean.
pub const CONTRAST_SAYS: &str =
    "Strong is black on white or white on black, with no shades between.";
/// Labels the motions.
pub const MOTION: &str = "Motion";
/// What the motions mean.
pub const MOTION_SAYS: &str = "Tiles that fly and cards that turn, or everything at once.";
/// Labels the text sizes.
pub const TEXT_SIZE: &str = "Size of words";

/// Heads the data in the settings.
pub const DATA: &str = "What is kept";
/// What the data is.
pub const DATA_SAYS: &str = "Games, players and settings are kept in this browser and nowhere else. \
     Clearing the browser’s data takes them away, so keep a file now and then.";
/// Makes the save file.
pub const SAVE_FILE: &str = "Save a file";
/// Reads a save file.
pub const OPEN_FILE: &str = "Bring a file back";
/// Says that there is nothing to put in a file.
pub const NOTHING_TO_SAVE: &str = "There is nothing to save yet.";
/// Says that the browser gave no file.
pub const NOT_SAVED: &str = "This browser would not make the file.";
/// Brings back what the file holds.
pub const BRING_BACK: &str = "Bring it back";
/// Tells that a file was brought back.
pub const BROUGHT_BACK: &str = "The file is brought back.";
/// Erases everything.
pub const ERASE: &str = "Erase everything";
/// The title of the question before erasing.
pub const ERASE_TITLE: &str = "Erase everything here?";
/// The question before erasing.
pub const ERASE_SAYS: &str = "Games, players and settings on this device go. A file you saved stays \
     yours.";
/// Tells that everything was erased.
pub const ERASED: &str = "Everything is erased.";

/// The save file's name.
pub fn file_name(day: &str) -> String {
    format!("lettercase-{day}.txt")
}

/// Tells that the file was handed over.
pub fn saved_as(name: &str) -> String {
    format!("Saved as {name}.")
}

/// What a save file holds, before it is brought back.
pub fn archive_holds(archive: &Archive) -> String {
    let games = archive
        .records
        .keys()
        .filter(|name| name.starts_with("game/"));
    let mut parts: Vec<String> = match games.count() {
        0 => Vec::new(),
        1 => vec!["a game".into()],
        games => vec![format!("{games} games")],
    };
    let others = archive
        .records
        .keys()
        .filter(|name| !name.starts_with("game/"));
    parts.extend(others.map(|name| record(name)));
    let holds = match parts.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        _ => parts.concat(),
    };
    format!("The file holds {holds}. What is here of the same name is replaced.")
}

/// Why a good file could not be brought back.
pub fn not_brought_back(trouble: &Trouble) -> String {
    let why = match trouble {
        Trouble::Full => "There is no room for it on this device",
        Trouble::Newer { .. } => "A newer Lettercase keeps its things here",
        Trouble::Blocked | Trouble::Damaged { .. } => "This browser lets Lettercase keep nothing",
    };
    format!("{why}. Nothing has changed.")
}

/// What Lettercase is.
pub const ABOUT: &str = "A box of word games for one table: on one phone, tablet or laptop that goes \
     round, alone for practice, or printed on paper.";
/// What it does not do.
pub const PRIVACY: &str = "It asks for no account and sends nothing anywhere. Once it is open it \
     talks to nobody, and what you do stays on this device.";
/// Heads the thanks.
pub const THANKS_TITLE: &str = "Thanks";
/// Before the games.
pub const THANKS_SAY: &str = "The games in the making here stand on the ideas of others, told in our \
     own words and drawn by our own hand:";
/// Each game's own name and its maker.
pub const THANKS: [(&str, &str); 4] = [
    (
        "Keebble",
        "by Tiamo Pastoor of Pandaqi, the root of our Paper Grid.",
    ),
    (
        "Speedily",
        "the anagram-stealing game behind our Word Heist.",
    ),
    ("One Letter Better", "by Cruise Monkey Games."),
    ("C U Letter", "the colour-card game, by its own makers."),
];
/// Heads the licences.
pub const LICENCES: &str = "Licences";
/// The letters' licence.
pub const FONT_SAYS: &str = "The letters are Besley, © 2020 The Besley Project Authors, under the \
     SIL Open Font License 1.1, cut down to the signs used here.";
/// The libraries' licences.
pub const CRATES_SAY: &str = "The program stands on free Rust libraries. Their names, versions and \
     licences are in one text.";
/// Opens the libraries' licences.
pub const READ_LICENCES: &str = "Read the libraries’ licences";
/// Opens the letters' licence.
pub const READ_FONT_LICENCE: &str = "Read the letters’ licence";

/// Which build this is.
pub fn version(version: &str, build: &str) -> String {
    format!("Version {version}, build {build}")
}

/// Beside the name of the seat whose turn it is.
pub const PLAYS: &str = "plays";
/// Beside the name of who won.
pub const WON: &str = "won";
/// Heads the names in a table of scores.
pub const PLAYER: &str = "Player";
/// Heads the last column of a table of scores.
pub const SUM: &str = "Sum";
/// The cover's name.
pub const COVER: &str = "Pass the device on";
/// Why nothing is to be seen.
pub const COVER_SAYS: &str = "The hand is covered until they are here.";
/// Takes back what a notice tells of.
pub const UNDO: &str = "Undo";
/// The notices' name.
pub const NOTICES: &str = "Notices";
/// The name of what is read out.
pub const VOICE: &str = "What happens";
/// Between a tile's letters and its worth.
pub const WORTH: &str = "worth";
/// A tile without a letter.
pub const BLANK: &str = "Blank";
/// Puts a notice away.
pub const PUT_AWAY: &str = "Put this notice away";
/// The letter buttons' name.
pub const KEYS: &str = "Letters";
/// The letter buttons' Return.
pub const ENTER: &str = "Enter";
/// The letter buttons' Backspace.
pub const BACK_KEY: &str = "Take a letter back";
/// An empty rack.
pub const NO_TILES: &str = "No letters";

/// The cover's heading.
pub fn pass_to(name: &str) -> String {
    format!("Pass to \u{2068}{name}\u{2069}")
}

/// The cover's button.
pub fn i_am(name: &str) -> String {
    format!("I am \u{2068}{name}\u{2069}")
}

/// One fewer of something.
pub fn fewer(what: &str) -> String {
    format!("{what}: one fewer")
}

/// One more of something.
pub fn more(what: &str) -> String {
    format!("{what}: one more")
}

/// A seat's colour in words.
pub fn colour(colour: SeatColour) -> &'static str {
    match colour {
        SeatColour::Vermilion => "Red disc",
        SeatColour::Ocean => "Blue square",
        SeatColour::Moss => "Green triangle",
        SeatColour::Plum => "Purple diamond",
        SeatColour::Amber => "Yellow star",
        SeatColour::Slate => "Grey cross",
    }
}

/// What went wrong with keeping things, for once.
pub fn trouble(trouble: &Trouble) -> String {
    match trouble {
        Trouble::Blocked => "This browser lets Lettercase keep nothing. Play on; when this page \
             closes, it is gone. You can save a file in Settings."
            .into(),
        Trouble::Full => "There is no room left on this device. What is new is kept until this \
             page closes. You can save a file in Settings."
            .into(),
        Trouble::Damaged {
            name,
            recovered: true,
        } => format!(
            "The last change to {} was damaged. This is how it was just before.",
            record(name)
        ),
        Trouble::Damaged {
            name,
            recovered: false,
        } => format!(
            "{} could not be read. The damaged text stays on this device and goes into your \
             save file.",
            capital(&record(name))
        ),
        Trouble::Newer { name } => format!(
            "{} was kept by a newer Lettercase and is left as it is. Reload to get the newer \
             one. Changes made here last until this page closes.",
            capital(&record(name))
        ),
    }
}

/// A record as people know it.
fn record(name: &str) -> String {
    match name {
        "settings" => "your settings".into(),
        "players" => "the list of players".into(),
        name if name.starts_with("game/") => "a game".into(),
        name => format!("“{name}”"),
    }
}

fn capital(text: &str) -> String {
    let mut rest = text.chars();
    match rest.next() {
        Some(first) => first.to_uppercase().chain(rest).collect(),
        None => String::new(),
    }
}

/// Why a file was not brought back.
pub fn archive_error(error: ArchiveError) -> &'static str {
    match error {
        ArchiveError::Foreign => "That is not a Lettercase save file. Nothing has changed.",
        ArchiveError::Newer => {
            "A newer Lettercase wrote that file. Reload this page to get the newer one. Nothing \
             has changed."
        }
        ArchiveError::Damaged => {
            "That save file is damaged. Try another copy of it. Nothing has changed."
        }
        ArchiveError::Empty => "There is nothing in that save file. Nothing has changed.",
    }
}

/// Why the list of players stays as it is.
pub fn roster_error(error: &RosterError) -> String {
    match error {
        RosterError::Name(NameError::Empty) => "Type a name first.".into(),
        RosterError::Name(NameError::TooLong(count)) => format!(
            "That name has {count} characters. The longest that fits has {}.",
            PlayerName::LONGEST
        ),
        RosterError::Taken(name) => format!("There is a {name} already."),
        RosterError::Full => format!("{} players are remembered, no more.", Roster::MOST),
    }
}

/// A choice on the settings screen: its words, and a sentence where they need one.
pub trait Choosable: Copy + PartialEq + Send + Sync + 'static {
    /// Its words on the button.
    fn words(self) -> &'static str;
}

impl Choosable for Theme {
    fn words(self) -> &'static str {
        match self {
            Theme::System => "As the device",
            Theme::Light => "Light",
            Theme::Dark => "Dark",
        }
    }
}

impl Choosable for Contrast {
    fn words(self) -> &'static str {
        match self {
            Contrast::System => "As the device",
            Contrast::Normal => "Soft",
            Contrast::High => "Strong",
        }
    }
}

impl Choosable for Motion {
    fn words(self) -> &'static str {
        match self {
            Motion::System => "As the device",
            Motion::Full => "Moving",
            Motion::Reduced => "Still",
        }
    }
}

impl Choosable for TextSize {
    fn words(self) -> &'static str {
        match self {
            TextSize::Normal => "Normal",
            TextSize::Large => "Large",
            TextSize::Larger => "Larger",
            TextSize::Largest => "Largest",
        }
    }
}

/// A cell, for those who hear the board: place, content, what it does, its walls.
pub fn cell(grid: &Grid, id: CellId) -> String {
    let (column, row) = grid.place(id);
    let Some(cell) = grid.cell(id) else {
        return String::new();
    };
    let mut parts = vec![
        format!("Row {}, column {}", row + 1, column + 1),
        content(cell),
    ];
    if let Some(special) = cell.special {
        parts.push(special.name.to_owned());
    }
    if cell.marked {
        parts.push("marked".into());
    }
    let sides = [
        (Step::Left, "on the left"),
        (Step::Right, "on the right"),
        (Step::Up, "above"),
        (Step::Down, "below"),
    ];
    for (step, place) in sides {
        if grid
            .edge_towards(id, step)
            .is_some_and(|edge| grid.walled(edge))
        {
            parts.push(format!("wall {place}"));
        }
    }
    parts.join(", ")
}

fn content(cell: &Cell) -> String {
    match &cell.face {
        CellFace::Empty => "empty".into(),
        CellFace::Letter {
            letters,
            owner,
            fresh,
        } => {
            let mut text = letters.clone();
            if let Some(owner) = owner {
                text += &format!(" of {}", colour(*owner));
            }
            if *fresh {
                text += ", just laid";
            }
            text
        }
        CellFace::Area(seat) => format!("area of {}", colour(*seat)),
        CellFace::Crossed => "crossed out".into(),
    }
}

/// A wall, as it is told when it is built or taken away.
pub fn wall(grid: &Grid, cell: CellId, side: Side, built: bool) -> String {
    let (column, row) = grid.place(cell);
    let side = match side {
        Side::Right => "right of",
        Side::Below => "below",
    };
    let verb = if built { "Wall" } else { "No wall" };
    format!("{verb} {side} row {}, column {}", row + 1, column + 1)
}

/// A clock, for those who hear it.
pub fn clock(clock: ClockFace) -> String {
    let seconds = clock.seconds();
    match clock.stage() {
        Stage::Out => "Time is out".into(),
        _ if seconds >= 60 && seconds.is_multiple_of(60) => match seconds / 60 {
            1 => "1 minute left".into(),
            minutes => format!("{minutes} minutes left"),
        },
        _ if seconds > 60 => format!("{} min {} s left", seconds / 60, seconds % 60),
        _ if seconds == 1 => "1 second left".into(),
        _ => format!("{seconds} seconds left"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen::{Edge, Special};

    #[test]
    fn a_cell_says_where_it_is_and_what_is_in_it() {
        let mut grid = Grid::empty(3, 3);
        let middle = grid.at(1, 1).unwrap();
        assert_eq!(cell(&grid, middle), "Row 2, column 2, empty");
        let face = CellFace::Letter {
            letters: "QU".into(),
            owner: Some(SeatColour::Moss),
            fresh: true,
        };
        let special = Special {
            mark: "2L",
            name: "Double Letter",
        };
        *grid.cell_mut(middle).unwrap() = Cell {
            face,
            special: Some(special),
            marked: false,
        };
        let edge = Edge {
            cell: grid.at(0, 1).unwrap(),
            side: Side::Right,
        };
        grid.walls.push(edge);
        assert_eq!(
            cell(&grid, middle),
            "Row 2, column 2, QU of Green triangle, just laid, Double Letter, wall on the left"
        );
    }

    #[test]
    fn a_clock_is_said_as_people_say_it() {
        let said = [0, 1_000, 30_000, 60_000, 90_000, 120_000]
            .map(|left| clock(ClockFace { left, of: 120_000 }));
        assert_eq!(
            said,
            [
                "Time is out",
                "1 second left",
                "30 seconds left",
                "1 minute left",
                "1 min 30 s left",
                "2 minutes left"
            ]
        );
    }

    #[test]
    fn a_record_is_named_as_people_know_it() {
        let newer = Trouble::Newer {
            name: "players".into(),
        };
        assert!(trouble(&newer).starts_with("The list of players was kept by"));
    }
}
