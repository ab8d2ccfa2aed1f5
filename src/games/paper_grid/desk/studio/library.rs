//! The library: boards that somebody keeps, with names. Nothing leaves it by itself.

use serde::{Deserialize, Serialize};

use crate::games::paper_grid::opponent::Difficulty;
use crate::games::paper_grid::rules::BoardLink;
use base::sorting::sort_by_key;
use game::{Title, small};

/// A board that is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptBoard {
    /// Which one.
    pub link: BoardLink,
    /// What somebody called it.
    pub name: Option<Title>,
    /// When it was kept, in milliseconds of the calendar; 0 where nobody knows.
    pub when: u64,
    /// How hard bots found it, if it was measured.
    pub difficulty: Option<Difficulty>,
}

/// How the library is looked through.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum SortedBy {
    /// What was kept last comes first.
    #[default]
    When,
    /// By name.
    Name,
}

/// The boards that are kept on this device. Those that this version cannot read stay as they are.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Library {
    boards: Vec<KeptBoard>,
    unread: Vec<Row>,
}

/// A board as it is written.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Row {
    link: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    name: String,
    #[serde(skip_serializing_if = "is_zero")]
    when: u64,
    /// By its name, so that one of a newer version does not make the row unreadable.
    #[serde(skip_serializing_if = "String::is_empty")]
    difficulty: String,
}

fn is_zero(when: &u64) -> bool {
    *when == 0
}

/// What a file of boards has brought.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Brought {
    /// So many boards are new here.
    pub new: usize,
    /// So many were here already.
    pub here: usize,
    /// So many are from a newer version: they are kept, and shown by that one.
    pub newer: usize,
}

impl Library {
    /// The boards, what was kept last first.
    pub fn boards(&self) -> &[KeptBoard] {
        &self.boards
    }

    /// How many boards this version cannot read.
    pub fn unread(&self) -> usize {
        self.unread.len()
    }

    /// The boards as somebody wants to see them. `called` names those without a name.
    pub fn sorted(&self, by: SortedBy, called: fn(&BoardLink) -> String) -> Vec<KeptBoard> {
        let mut boards = self.boards.clone();
        if by == SortedBy::Name {
            sort_by_key(&mut boards, |board| {
                let name = board.name.as_ref().map(|name| name.as_str().to_owned());
                let name = name.unwrap_or_else(|| called(&board.link));
                name.chars().map(small).collect::<String>()
            });
        }
        boards
    }

    /// Whether a board is kept.
    pub fn has(&self, link: &BoardLink) -> bool {
        self.boards.iter().any(|board| board.link == *link)
    }

    /// Keeps a board, before all others, unless it is there.
    pub fn keep(&mut self, link: BoardLink, when: u64) {
        self.put_back(
            0,
            KeptBoard {
                link,
                name: None,
                when,
                difficulty: None,
            },
        );
    }

    /// Remembers how hard bots found a board, if it is kept. Whether that is news.
    pub fn measured(&mut self, link: &BoardLink, found: Difficulty) -> bool {
        let board = self.boards.iter_mut().find(|board| board.link == *link);
        board.is_some_and(|board| board.difficulty.replace(found) != Some(found))
    }

    /// Keeps a board no longer; where it was, and what was known of it.
    pub fn remove(&mut self, link: &BoardLink) -> Option<(usize, KeptBoard)> {
        let at = self.boards.iter().position(|board| board.link == *link)?;
        Some((at, self.boards.remove(at)))
    }

    /// Puts a board where it was, unless it is there again.
    pub fn put_back(&mut self, at: usize, board: KeptBoard) {
        if !self.has(&board.link) {
            self.boards.insert(at.min(self.boards.len()), board);
        }
    }

    /// Gives a board another name, or none.
    pub fn rename(&mut self, link: &BoardLink, name: Option<Title>) {
        if let Some(board) = self.boards.iter_mut().find(|board| board.link == *link) {
            board.name = name;
        }
    }

    /// As it is written: every board, those that cannot be read too.
    pub fn rows(&self) -> Vec<Row> {
        let rows = self.boards.iter().map(row);
        rows.chain(self.unread.iter().cloned()).collect()
    }

    /// As it was written.
    pub fn of_rows(rows: Vec<Row>) -> Library {
        let mut library = Library::default();
        library.add(rows);
        library
    }

    /// All of it as the text of a file; or one board.
    pub fn to_file(&self, one: Option<&BoardLink>) -> String {
        let rows = match one {
            None => self.rows(),
            Some(link) => {
                let one = self.boards.iter().filter(|board| board.link == *link);
                one.map(row).collect()
            }
        };
        serde_json::to_string(&rows).unwrap_or_default()
    }

    /// Lays the boards of a file beside those that are here; none if the text is not one of boards.
    pub fn take_file(&mut self, text: &str) -> Option<Brought> {
        let rows: Vec<Row> = base::json::read(text).ok()?;
        let all = rows.len();
        let (boards, unread) = (self.boards.len(), self.unread.len());
        self.add(rows);
        let new = self.boards.len() - boards;
        let newer = self.unread.len() - unread;
        let here = all.saturating_sub(new + newer);
        Some(Brought { new, here, newer })
    }

    /// Boards after all others, each once.
    fn add(&mut self, rows: Vec<Row>) {
        for row in rows {
            let link = row.link.parse().ok();
            match link.filter(|link: &BoardLink| link.board().is_ok()) {
                Some(link) => {
                    let board = KeptBoard {
                        link,
                        name: row.name.parse().ok(),
                        when: row.when,
                        difficulty: Difficulty::of_id(&row.difficulty),
                    };
                    self.put_back(usize::MAX, board);
                }
                None if !self.unread.iter().any(|other| other.link == row.link) => {
                    self.unread.push(row);
                }
                None => {}
            }
        }
    }
}

impl Row {
    /// A board of which only the link is known.
    pub fn of_link(link: &str) -> Row {
        Row {
            link: link.to_owned(),
            ..Row::default()
        }
    }

    /// Its link.
    pub fn link(&self) -> &str {
        &self.link
    }
}

fn row(board: &KeptBoard) -> Row {
    Row {
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
        let by_name = |library: &Library| seeds(&library.sorted(SortedBy::Name, called));
        assert_eq!(by_name(&library), ["apple", "fig", "pear"]);
        library.rename(&link("pear"), "!Class 5b".parse().ok());
        assert_eq!(by_name(&library), ["pear", "apple", "fig"]);
        library.rename(&link("pear"), None);
        assert_eq!(by_name(&library), ["apple", "fig", "pear"]);
        library.keep(link("pear"), 99);
        assert_eq!(library.boards().len(), 3, "a board is kept once");
    }

    #[test]
    fn what_is_deleted_comes_back_to_its_place_with_its_name() {
        let mut library = library();
        library.rename(&link("apple"), "Tea".parse().ok());
        let before = library.clone();
        let (at, board) = library.remove(&link("apple")).unwrap();
        assert_eq!(seeds(library.boards()), ["fig", "pear"]);
        library.put_back(at, board.clone());
        library.put_back(at, board);
        assert_eq!(library, before);
        assert_eq!(library.remove(&link("plum")), None);
    }

    #[test]
    fn a_file_brings_boards_beside_those_that_are_here() {
        let mut library = library();
        library.rename(&link("fig"), "Tea".parse().ok());
        let all = library.to_file(None);
        let mut other = Library::default();
        let fresh = Brought {
            new: 3,
            here: 0,
            newer: 0,
        };
        assert_eq!(other.take_file(&all), Some(fresh));
        assert_eq!(other, library);
        let mut one = Library::default();
        one.keep(link("plum"), 7);
        let one_file = one.to_file(Some(&link("plum")));
        let one_new = Brought {
            new: 1,
            here: 0,
            newer: 0,
        };
        assert_eq!(other.take_file(&one_file), Some(one_new));
        let none_new = Brought {
            new: 0,
            here: 3,
            newer: 0,
        };
        assert_eq!(other.take_file(&all), Some(none_new));
        for nonsense in ["", "{}", "[1]", "nonsense"] {
            assert_eq!(other.take_file(nonsense), None, "{nonsense}");
        }
    }

    #[test]
    fn what_bots_found_stays_with_a_kept_board() {
        let mut library = library();
        let found = |library: &Library, seed: &str| {
            let board = library.boards.iter().find(|board| board.link == link(seed));
            board.and_then(|board| board.difficulty)
        };
        assert!(library.measured(&link("fig"), Difficulty::Hard));
        assert!(!library.measured(&link("fig"), Difficulty::Hard), "no news");
        assert!(
            !library.measured(&link("plum"), Difficulty::Easy),
            "not kept"
        );
        let again = Library::of_rows(library.rows());
        assert_eq!(again, library);
        assert_eq!(found(&again, "fig"), Some(Difficulty::Hard));
        assert_eq!(found(&again, "pear"), None);
        let mut other = Library::default();
        other
            .take_file(&library.to_file(Some(&link("fig"))))
            .unwrap();
        assert_eq!(found(&other, "fig"), Some(Difficulty::Hard));
        // A measure measured anew, and one that only a newer version knows.
        assert!(library.measured(&link("fig"), Difficulty::Fair));
        let newer = library.to_file(None).replace("fair", "fiendish");
        let rows = base::json::read(&newer).unwrap();
        assert_eq!(found(&Library::of_rows(rows), "fig"), None);
    }

    #[test]
    fn what_a_newer_version_kept_stays() {
        let newer = r##"[{"link":"#/board/99/medium-4/x","name":"Later","when":5}]"##;
        let mut library = library();
        let brought = library.take_file(newer).unwrap();
        assert_eq!((brought.newer, library.unread()), (1, 1));
        assert_eq!(library.boards().len(), 3);
        let again = Library::of_rows(library.rows());
        assert_eq!(again, library);
        assert!(again.to_file(None).contains("Later"));
    }
}
