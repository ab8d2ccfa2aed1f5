//! The library: boards that a player keeps, with names. Nothing is removed automatically.

use serde::{Deserialize, Serialize};

use crate::bots::Difficulty;
use base::sorting::sort_by_key;
use game::{Title, lowercase};
use paper_grid_rules::BoardLink;

/// A board in the library.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptBoard {
    pub link: BoardLink,
    /// The name that the player gave the board.
    pub name: Option<Title>,
    /// When the board was kept, in Unix milliseconds; 0 if unknown.
    pub when: u64,
    /// Difficulty of the board, if bots have measured it.
    pub difficulty: Option<Difficulty>,
}

/// The order in which the library is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum LibraryOrder {
    /// The most recently kept boards come first.
    #[default]
    When,
    /// Boards are sorted by name.
    Name,
}

/// The boards kept on this device. Rows that this version can't read are preserved unchanged.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Library {
    boards: Vec<KeptBoard>,
    unread: Vec<LibraryRow>,
}

/// A board as a row of the saved library.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct LibraryRow {
    link: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    name: String,
    #[serde(skip_serializing_if = "is_zero")]
    when: u64,
    /// The difficulty's id as text, so that one from a newer version doesn't make the
    /// row unreadable.
    #[serde(skip_serializing_if = "String::is_empty")]
    difficulty: String,
}

fn is_zero(when: &u64) -> bool {
    *when == 0
}

/// The result of importing a file of boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ImportResult {
    /// Number of boards that were new.
    pub new: usize,
    /// Number of boards that were already in the library.
    pub here: usize,
    /// Number of boards from a newer version; they are kept for that version to show.
    pub newer: usize,
}

impl Library {
    /// The boards, the most recently kept first.
    pub fn boards(&self) -> &[KeptBoard] {
        &self.boards
    }

    /// Number of boards that this version can't read.
    pub fn unreadable_count(&self) -> usize {
        self.unread.len()
    }

    /// Returns the boards in a given order. `called` names those without a name.
    pub fn sorted(&self, by: LibraryOrder, called: fn(&BoardLink) -> String) -> Vec<KeptBoard> {
        let mut boards = self.boards.clone();
        if by == LibraryOrder::Name {
            sort_by_key(&mut boards, |board| {
                let name = board.name.as_ref().map(|name| name.as_str().to_owned());
                let name = name.unwrap_or_else(|| called(&board.link));
                name.chars().map(lowercase).collect::<String>()
            });
        }
        boards
    }

    /// Whether a board is in the library.
    pub fn contains(&self, link: &BoardLink) -> bool {
        self.boards.iter().any(|board| board.link == *link)
    }

    /// Adds a board to the front of the library, unless it is already there.
    pub fn keep(&mut self, link: BoardLink, when: u64) {
        self.restore(
            0,
            KeptBoard {
                link,
                name: None,
                when,
                difficulty: None,
            },
        );
    }

    /// Records the difficulty that bots found for a board, if it is kept. Returns whether that
    /// changed the library.
    pub fn record_difficulty(&mut self, link: &BoardLink, found: Difficulty) -> bool {
        let board = self.boards.iter_mut().find(|board| board.link == *link);
        board.is_some_and(|board| board.difficulty.replace(found) != Some(found))
    }

    /// Removes a board; returns its place and everything known about it.
    pub fn remove(&mut self, link: &BoardLink) -> Option<(usize, KeptBoard)> {
        let at = self.boards.iter().position(|board| board.link == *link)?;
        Some((at, self.boards.remove(at)))
    }

    /// Puts a removed board back in its place, unless it is in the library again.
    pub fn restore(&mut self, at: usize, board: KeptBoard) {
        if !self.contains(&board.link) {
            self.boards.insert(at.min(self.boards.len()), board);
        }
    }

    /// Changes a board's name, or removes it.
    pub fn rename(&mut self, link: &BoardLink, name: Option<Title>) {
        if let Some(board) = self.boards.iter_mut().find(|board| board.link == *link) {
            board.name = name;
        }
    }

    /// Returns the library as rows to save, including those that this version can't read.
    pub fn to_rows(&self) -> Vec<LibraryRow> {
        let rows = self.boards.iter().map(to_row);
        rows.chain(self.unread.iter().cloned()).collect()
    }

    /// Reads the library from saved rows.
    pub fn from_rows(rows: Vec<LibraryRow>) -> Library {
        let mut library = Library::default();
        library.append(rows);
        library
    }

    /// Returns the whole library, or one board, as the text of a file.
    pub fn to_file(&self, one: Option<&BoardLink>) -> String {
        let rows = match one {
            None => self.to_rows(),
            Some(link) => {
                let one = self.boards.iter().filter(|board| board.link == *link);
                one.map(to_row).collect()
            }
        };
        serde_json::to_string(&rows).unwrap_or_default()
    }

    /// Imports the boards of a file; `None` if the text isn't a file of boards.
    pub fn import_file(&mut self, text: &str) -> Option<ImportResult> {
        let rows: Vec<LibraryRow> = base::json::read(text).ok()?;
        let all = rows.len();
        let (boards, unread) = (self.boards.len(), self.unread.len());
        self.append(rows);
        let new = self.boards.len() - boards;
        let newer = self.unread.len() - unread;
        let here = all.saturating_sub(new + newer);
        Some(ImportResult { new, here, newer })
    }

    /// Appends boards, skipping those already in the library.
    fn append(&mut self, rows: Vec<LibraryRow>) {
        for row in rows {
            let link = row.link.parse().ok();
            match link.filter(|link: &BoardLink| link.board().is_ok()) {
                Some(link) => {
                    let board = KeptBoard {
                        link,
                        name: row.name.parse().ok(),
                        when: row.when,
                        difficulty: Difficulty::from_id(&row.difficulty),
                    };
                    self.restore(usize::MAX, board);
                }
                None if !self.unread.iter().any(|other| other.link == row.link) => {
                    self.unread.push(row);
                }
                None => {}
            }
        }
    }
}

impl LibraryRow {
    /// Returns the row of a board about which only the link is known.
    pub fn from_link(link: &str) -> LibraryRow {
        LibraryRow {
            link: link.to_owned(),
            ..LibraryRow::default()
        }
    }

    /// The link of the board.
    pub fn link(&self) -> &str {
        &self.link
    }
}

fn to_row(board: &KeptBoard) -> LibraryRow {
    LibraryRow {
        link: board.link.to_string(),
        name: board
            .name
            .as_ref()
            .map_or_else(String::new, |name| name.as_str().to_owned()),
        when: board.when,
        difficulty: board
            .difficulty
            .map_or_else(String::new, |found| found.id().to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn link(seed: &str) -> BoardLink {
        format!("#/board/1/small-2/{seed}").parse().unwrap()
    }

    fn called(link: &BoardLink) -> String {
        link.to_string()
    }

    fn seeds(boards: &[KeptBoard]) -> Vec<String> {
        let seed = |board: &KeptBoard| board.link.to_string().replace("#/board/1/small-2/", "");
        boards.iter().map(seed).collect()
    }

    fn library() -> Library {
        let mut library = Library::default();
        for (at, seed) in ["pear", "apple", "fig"].into_iter().enumerate() {
            library.keep(link(seed), 10 + at as u64);
        }
        library
    }

    #[test]
    fn boards_are_named_and_sorted() {
        let mut library = library();
        assert_eq!(seeds(library.boards()), ["fig", "apple", "pear"]);
        let by_name = |library: &Library| seeds(&library.sorted(LibraryOrder::Name, called));
        assert_eq!(by_name(&library), ["apple", "fig", "pear"]);
        library.rename(&link("pear"), "!Class 5b".parse().ok());
        assert_eq!(by_name(&library), ["pear", "apple", "fig"]);
        library.rename(&link("pear"), None);
        assert_eq!(by_name(&library), ["apple", "fig", "pear"]);
        library.keep(link("pear"), 99);
        assert_eq!(library.boards().len(), 3, "a board is kept once");
    }

    #[test]
    fn a_deleted_board_returns_to_its_place_with_its_name() {
        let mut library = library();
        library.rename(&link("apple"), "Tea".parse().ok());
        let before = library.clone();
        let (at, board) = library.remove(&link("apple")).unwrap();
        assert_eq!(seeds(library.boards()), ["fig", "pear"]);
        library.restore(at, board.clone());
        library.restore(at, board);
        assert_eq!(library, before);
        assert_eq!(library.remove(&link("plum")), None);
    }

    #[test]
    fn importing_a_file_adds_its_boards_to_the_library() {
        let mut library = library();
        library.rename(&link("fig"), "Tea".parse().ok());
        let all = library.to_file(None);
        let mut other = Library::default();
        let fresh = ImportResult {
            new: 3,
            here: 0,
            newer: 0,
        };
        assert_eq!(other.import_file(&all), Some(fresh));
        assert_eq!(other, library);
        let mut one = Library::default();
        one.keep(link("plum"), 7);
        let one_file = one.to_file(Some(&link("plum")));
        let one_new = ImportResult {
            new: 1,
            here: 0,
            newer: 0,
        };
        assert_eq!(other.import_file(&one_file), Some(one_new));
        let none_new = ImportResult {
            new: 0,
            here: 3,
            newer: 0,
        };
        assert_eq!(other.import_file(&all), Some(none_new));
        for nonsense in ["", "{}", "[1]", "nonsense"] {
            assert_eq!(other.import_file(nonsense), None, "{nonsense}");
        }
    }

    #[test]
    fn a_measured_difficulty_stays_with_a_kept_board() {
        let mut library = library();
        let found = |library: &Library, seed: &str| {
            let board = library.boards.iter().find(|board| board.link == link(seed));
            board.and_then(|board| board.difficulty)
        };
        assert!(library.record_difficulty(&link("fig"), Difficulty::Hard));
        assert!(
            !library.record_difficulty(&link("fig"), Difficulty::Hard),
            "repeat"
        );
        assert!(
            !library.record_difficulty(&link("plum"), Difficulty::Easy),
            "not kept"
        );
        let again = Library::from_rows(library.to_rows());
        assert_eq!(again, library);
        assert_eq!(found(&again, "fig"), Some(Difficulty::Hard));
        assert_eq!(found(&again, "pear"), None);
        let mut other = Library::default();
        other
            .import_file(&library.to_file(Some(&link("fig"))))
            .unwrap();
        assert_eq!(found(&other, "fig"), Some(Difficulty::Hard));
        // A new measurement replaces the difficulty; one that only a newer version knows is left
        // out.
        assert!(library.record_difficulty(&link("fig"), Difficulty::Fair));
        let newer = library.to_file(None).replace("fair", "fiendish");
        let rows = base::json::read(&newer).unwrap();
        assert_eq!(found(&Library::from_rows(rows), "fig"), None);
    }

    #[test]
    fn rows_of_a_newer_version_are_preserved() {
        let newer = r##"[{"link":"#/board/99/medium-4/x","name":"Later","when":5}]"##;
        let mut library = library();
        let brought = library.import_file(newer).unwrap();
        assert_eq!((brought.newer, library.unreadable_count()), (1, 1));
        assert_eq!(library.boards().len(), 3);
        let again = Library::from_rows(library.to_rows());
        assert_eq!(again, library);
        assert!(again.to_file(None).contains("Later"));
    }
}
