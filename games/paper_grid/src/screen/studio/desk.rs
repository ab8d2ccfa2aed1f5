//! The studio's state: the current board in the middle, recent boards in a strip, and the library.

use serde::{Deserialize, Serialize};

use super::library::{Library, Row};

use game::Chance;
use paper_grid_rules::{Board, BoardLink, BoardRefusal, GENERATOR_VERSION, Seed, Settings};

/// The current state of the studio.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Studio {
    settings: Settings,
    refusal: Option<BoardRefusal>,
    strip: Vec<BoardLink>,
    at: usize,
    board: Board,
    library: Library,
    steps: Steps,
}

/// The undo history: the boards that were current before, and those that undo took away. It lasts
/// as long as the studio is open.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct Steps {
    past: Vec<BoardLink>,
    future: Vec<BoardLink>,
}

/// The saved state of the studio, with boards as links.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Kept {
    strip: Vec<String>,
    at: usize,
    /// The links of the library's boards, in the format that every version knows.
    favourites: Vec<String>,
    /// Names and other details of the library's boards.
    library: Vec<Row>,
}

/// Reads the library from the studio's record in a save file.
pub fn library_in(record: &str) -> Option<Library> {
    #[derive(Deserialize)]
    struct Record {
        boards: Kept,
    }
    let record: Record = base::json::read(record).ok()?;
    Some(record.boards.library())
}

impl Kept {
    /// Returns the library. Versions from before boards had names keep only the links, and may
    /// still change them, so the links decide which boards there are, and their order.
    fn library(&self) -> Library {
        let row = |link: &String| {
            let known = self.library.iter().find(|row| row.link() == link);
            known.cloned().unwrap_or_else(|| Row::of_link(link))
        };
        Library::of_rows(self.favourites.iter().map(row).collect())
    }
}

impl Studio {
    /// Number of boards in the strip. To make room for a new one, the oldest that a seed can
    /// generate again is removed.
    pub const STRIP: usize = 12;

    /// Returns a studio with a first board of the default settings.
    pub fn new(chance: &mut Chance) -> Studio {
        let settings = Settings {
            seed: Seed::fresh(chance),
            ..Settings::default()
        };
        // The default settings can always be met: a test generates boards from many seeds.
        let board = grow(&settings).unwrap_or_else(|_| Board::blank(settings.size));
        Studio {
            strip: vec![BoardLink::Grown(settings.clone(), GENERATOR_VERSION)],
            settings,
            refusal: None,
            at: 0,
            board,
            library: Library::default(),
            steps: Steps::default(),
        }
    }

    /// The settings that the form shows.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Why no board can be made from the form's settings, if that is so. The last possible board
    /// then stays the current one.
    pub fn refusal(&self) -> Option<BoardRefusal> {
        self.refusal
    }

    /// The board that the studio currently shows.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The link of the current board.
    pub fn link(&self) -> BoardLink {
        match self.strip.get(self.at) {
            Some(link) => link.clone(),
            // Unreachable: the strip always has a board.
            None => BoardLink::Literal(Box::new(self.board.clone())),
        }
    }

    /// The recent boards, the oldest first.
    pub fn strip(&self) -> &[BoardLink] {
        &self.strip
    }

    /// Index of the current board in the strip.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Changes the settings and generates their board at once, in place of the current one. An
    /// edited board stays in the strip.
    pub fn change(&mut self, change: impl FnOnce(&mut Settings)) {
        let before = self.link();
        change(&mut self.settings);
        match grow(&self.settings) {
            Ok(board) => {
                let link = BoardLink::Grown(self.settings.clone(), GENERATOR_VERSION);
                let over = matches!(self.strip.get(self.at), Some(BoardLink::Grown(..)));
                self.lay(link, board, over);
            }
            Err(refusal) => self.refusal = Some(refusal),
        }
        self.step(before);
    }

    /// Generates another board with the same settings.
    pub fn another(&mut self, chance: &mut Chance) {
        let before = self.link();
        self.settings.seed = Seed::fresh(chance);
        match grow(&self.settings) {
            Ok(board) => {
                let link = BoardLink::Grown(self.settings.clone(), GENERATOR_VERSION);
                self.lay(link, board, false);
            }
            Err(refusal) => self.refusal = Some(refusal),
        }
        self.step(before);
    }

    /// Goes back to a board from the strip, which becomes the current one.
    pub fn look_back(&mut self, at: usize) {
        if let Some(link) = self.strip.get(at).cloned()
            && let Ok(board) = link.board()
        {
            self.at = at;
            self.take_up(&link, board);
        }
    }

    /// Opens the board of a link as the current one.
    ///
    /// # Errors
    /// The settings can't be met. Nothing changes then.
    pub fn open(&mut self, link: &BoardLink) -> Result<(), BoardRefusal> {
        let board = link.board()?;
        let before = self.link();
        match self.strip.iter().position(|other| other == link) {
            Some(at) => {
                self.at = at;
                self.take_up(link, board);
            }
            None => self.lay(link.clone(), board, false),
        }
        self.step(before);
        Ok(())
    }

    /// Adds the earlier board to the undo history, if the current board is another one.
    fn step(&mut self, before: BoardLink) {
        if self.link() != before {
            self.steps.past.push(before);
            self.steps.future.clear();
        }
    }

    /// Whether there is a step to undo, and one to redo.
    pub fn can_step(&self) -> (bool, bool) {
        let Steps { past, future } = &self.steps;
        (!past.is_empty(), !future.is_empty())
    }

    /// Undoes the last step, if there is one.
    pub fn undo(&mut self) {
        let now = self.link();
        if let Some(link) = self.steps.past.pop() {
            self.steps.future.push(now);
            self.show(link);
        }
    }

    /// Redoes the step that was undone last.
    pub fn redo(&mut self) {
        let now = self.link();
        if let Some(link) = self.steps.future.pop() {
            self.steps.past.push(now);
            self.show(link);
        }
    }

    /// Shows an earlier board: at its place in the strip, or else in place of what replaced it.
    fn show(&mut self, link: BoardLink) {
        // The board was the current one before, so its settings can be met.
        if let Ok(board) = link.board() {
            match self.strip.iter().position(|other| *other == link) {
                Some(at) => {
                    self.at = at;
                    self.take_up(&link, board);
                }
                // Only a hand-edited board may replace a hand-edited one.
                None => {
                    let over = self.is_edited() == matches!(link, BoardLink::Literal(_));
                    self.lay(link, board, over);
                }
            }
        }
    }

    /// Edits the board by hand. The generated board stays in the strip.
    pub fn edit(&mut self, edit: impl FnOnce(&mut Board)) {
        let mut board = self.board.clone();
        edit(&mut board);
        if board == self.board {
            return;
        }
        let before = self.link();
        let link = BoardLink::Literal(Box::new(board.clone()));
        let over = matches!(before, BoardLink::Literal(_));
        self.lay(link, board, over);
        self.step(before);
    }

    /// Whether the current board was edited by hand.
    pub fn is_edited(&self) -> bool {
        matches!(self.strip.get(self.at), Some(BoardLink::Literal(_)))
    }

    /// The library of kept boards.
    pub fn library(&self) -> &Library {
        &self.library
    }

    /// The library of kept boards, for changing it.
    pub fn library_mut(&mut self) -> &mut Library {
        &mut self.library
    }

    /// Whether the current board is in the library.
    pub fn is_kept(&self) -> bool {
        self.library.has(&self.link())
    }

    /// Returns the state to save.
    pub fn kept(&self) -> Kept {
        let texts = |links: &[BoardLink]| links.iter().map(BoardLink::to_string).collect();
        let library = self.library.rows();
        Kept {
            strip: texts(&self.strip),
            at: self.at,
            favourites: library.iter().map(|row| row.link().to_owned()).collect(),
            library,
        }
    }

    /// Takes over the library that another tab saved.
    pub fn agree(&mut self, kept: &Kept) {
        self.library = kept.library();
    }

    /// Restores a saved studio. Boards that can no longer be read are left out.
    pub fn of_kept(kept: &Kept, chance: &mut Chance) -> Studio {
        let mut studio = Studio::new(chance);
        let links = |texts: &[String]| -> Vec<BoardLink> {
            let read = texts.iter().filter_map(|text| text.parse().ok());
            read.filter(|link: &BoardLink| link.board().is_ok())
                .collect()
        };
        studio.library = kept.library();
        let strip = links(&kept.strip);
        if !strip.is_empty() {
            let last = strip.len() - 1;
            studio.strip = strip;
            studio.look_back(kept.at.min(last));
        }
        studio
    }

    /// Makes a board the current one: in the strip it replaces the current one if `over`, and
    /// otherwise it goes after all others.
    fn lay(&mut self, link: BoardLink, board: Board, over: bool) {
        self.take_up(&link, board);
        if let Some(place) = self.strip.get_mut(self.at).filter(|_| over) {
            *place = link;
            return;
        }
        self.strip.push(link);
        let grown = |link: &BoardLink| matches!(link, BoardLink::Grown(..));
        match self.strip.iter().position(grown) {
            Some(oldest) if self.strip.len() > Self::STRIP.max(oldest + 1) => {
                self.strip.remove(oldest);
            }
            _ => {}
        }
        self.at = self.strip.len() - 1;
    }

    /// Shows a board; if it was generated, the form takes over its settings.
    fn take_up(&mut self, link: &BoardLink, board: Board) {
        if let BoardLink::Grown(settings, _) = link {
            self.settings = settings.clone();
        }
        self.refusal = None;
        self.board = board;
    }
}

fn grow(settings: &Settings) -> Result<Board, BoardRefusal> {
    BoardLink::Grown(settings.clone(), GENERATOR_VERSION).board()
}

#[cfg(test)]
#[path = "desk_tests.rs"]
mod tests;
