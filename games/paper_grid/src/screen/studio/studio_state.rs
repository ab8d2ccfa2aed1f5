//! The studio's state: the current board in the middle, recent boards in a strip, and the library.

use serde::{Deserialize, Serialize};

use super::library::{Library, LibraryRow};

use game::Chance;
use paper_grid_rules::{
    Board, BoardLink, BoardRefusal, BoardSeed, BoardSettings, GENERATOR_VERSION,
};

/// The current state of the studio.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Studio {
    settings: BoardSettings,
    refusal: Option<BoardRefusal>,
    strip: Vec<BoardLink>,
    at: usize,
    board: Board,
    library: Library,
    steps: UndoHistory,
}

/// The undo history: the boards that were current before, and those that undo took away. It lasts
/// as long as the studio is open.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct UndoHistory {
    past: Vec<BoardLink>,
    future: Vec<BoardLink>,
}

/// The saved state of the studio, with boards as links.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct SavedStudio {
    strip: Vec<String>,
    at: usize,
    /// The links of the library's boards, in the format that every version knows.
    favourites: Vec<String>,
    /// Names and other details of the library's boards.
    library: Vec<LibraryRow>,
}

/// Reads the library from the studio's record in a save file.
pub fn read_library(record: &str) -> Option<Library> {
    #[derive(Deserialize)]
    struct Record {
        boards: SavedStudio,
    }
    let record: Record = base::json::read(record).ok()?;
    Some(record.boards.library())
}

impl SavedStudio {
    /// Returns the library. Versions from before boards had names keep only the links, and may
    /// still change them, so the links decide which boards there are, and their order.
    fn library(&self) -> Library {
        let row = |link: &String| {
            let known = self.library.iter().find(|row| row.link() == link);
            known
                .cloned()
                .unwrap_or_else(|| LibraryRow::from_link(link))
        };
        Library::from_rows(self.favourites.iter().map(row).collect())
    }
}

impl Studio {
    /// Number of boards in the strip. To make room for a new one, the oldest that a seed can
    /// generate again is removed.
    pub const STRIP_LENGTH: usize = 12;

    /// Returns a studio with a first board of the default settings.
    pub fn new(chance: &mut Chance) -> Studio {
        let settings = BoardSettings {
            seed: BoardSeed::random(chance),
            ..BoardSettings::default()
        };
        // The default settings can always be met: a test generates boards from many seeds.
        let board = generate_board(&settings).unwrap_or_else(|_| Board::blank(settings.size));
        Studio {
            strip: vec![BoardLink::Grown(settings.clone(), GENERATOR_VERSION)],
            settings,
            refusal: None,
            at: 0,
            board,
            library: Library::default(),
            steps: UndoHistory::default(),
        }
    }

    /// The settings that the form shows.
    pub fn settings(&self) -> &BoardSettings {
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
    pub const fn strip_index(&self) -> usize {
        self.at
    }

    /// Changes the settings and generates their board at once, in place of the current one. An
    /// edited board stays in the strip.
    pub fn change_settings(&mut self, change: impl FnOnce(&mut BoardSettings)) {
        let before = self.link();
        change(&mut self.settings);
        match generate_board(&self.settings) {
            Ok(board) => {
                let link = BoardLink::Grown(self.settings.clone(), GENERATOR_VERSION);
                let over = matches!(self.strip.get(self.at), Some(BoardLink::Grown(..)));
                self.set_current(link, board, over);
            }
            Err(refusal) => self.refusal = Some(refusal),
        }
        self.record_step(before);
    }

    /// Generates another board with the same settings.
    pub fn generate_another(&mut self, chance: &mut Chance) {
        let before = self.link();
        self.settings.seed = BoardSeed::random(chance);
        match generate_board(&self.settings) {
            Ok(board) => {
                let link = BoardLink::Grown(self.settings.clone(), GENERATOR_VERSION);
                self.set_current(link, board, false);
            }
            Err(refusal) => self.refusal = Some(refusal),
        }
        self.record_step(before);
    }

    /// Goes back to a board from the strip, which becomes the current one.
    pub fn select_in_strip(&mut self, at: usize) {
        if let Some(link) = self.strip.get(at).cloned()
            && let Ok(board) = link.board()
        {
            self.at = at;
            self.show_board(&link, board);
        }
    }

    /// Opens the board of a link as the current one.
    ///
    /// # Errors
    /// The settings can't be met. Nothing changes then.
    pub fn open_link(&mut self, link: &BoardLink) -> Result<(), BoardRefusal> {
        let board = link.board()?;
        let before = self.link();
        match self.strip.iter().position(|other| other == link) {
            Some(at) => {
                self.at = at;
                self.show_board(link, board);
            }
            None => self.set_current(link.clone(), board, false),
        }
        self.record_step(before);
        Ok(())
    }

    /// Adds the earlier board to the undo history, if the current board is another one.
    fn record_step(&mut self, before: BoardLink) {
        if self.link() != before {
            self.steps.past.push(before);
            self.steps.future.clear();
        }
    }

    /// Whether there is a step to undo, and one to redo.
    pub fn can_undo_and_redo(&self) -> (bool, bool) {
        let UndoHistory { past, future } = &self.steps;
        (!past.is_empty(), !future.is_empty())
    }

    /// Undoes the last step, if there is one.
    pub fn undo(&mut self) {
        let now = self.link();
        if let Some(link) = self.steps.past.pop() {
            self.steps.future.push(now);
            self.show_earlier(link);
        }
    }

    /// Redoes the step that was undone last.
    pub fn redo(&mut self) {
        let now = self.link();
        if let Some(link) = self.steps.future.pop() {
            self.steps.past.push(now);
            self.show_earlier(link);
        }
    }

    /// Shows an earlier board: at its place in the strip, or else in place of what replaced it.
    fn show_earlier(&mut self, link: BoardLink) {
        // The board was the current one before, so its settings can be met.
        if let Ok(board) = link.board() {
            match self.strip.iter().position(|other| *other == link) {
                Some(at) => {
                    self.at = at;
                    self.show_board(&link, board);
                }
                // Only a hand-edited board may replace a hand-edited one.
                None => {
                    let over = self.is_edited() == matches!(link, BoardLink::Literal(_));
                    self.set_current(link, board, over);
                }
            }
        }
    }

    /// Edits the board by hand. The generated board stays in the strip.
    pub fn edit_board(&mut self, edit: impl FnOnce(&mut Board)) {
        let mut board = self.board.clone();
        edit(&mut board);
        if board == self.board {
            return;
        }
        let before = self.link();
        let link = BoardLink::Literal(Box::new(board.clone()));
        let over = matches!(before, BoardLink::Literal(_));
        self.set_current(link, board, over);
        self.record_step(before);
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
        self.library.contains(&self.link())
    }

    /// Returns the state to save.
    pub fn to_saved(&self) -> SavedStudio {
        let texts = |links: &[BoardLink]| links.iter().map(BoardLink::to_string).collect();
        let library = self.library.to_rows();
        SavedStudio {
            strip: texts(&self.strip),
            at: self.at,
            favourites: library.iter().map(|row| row.link().to_owned()).collect(),
            library,
        }
    }

    /// Takes over the library that another tab saved.
    pub fn sync_library(&mut self, kept: &SavedStudio) {
        self.library = kept.library();
    }

    /// Restores a saved studio. Boards that can no longer be read are left out.
    pub fn from_saved(kept: &SavedStudio, chance: &mut Chance) -> Studio {
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
            studio.select_in_strip(kept.at.min(last));
        }
        studio
    }

    /// Makes a board the current one: in the strip it replaces the current one if `over`, and
    /// otherwise it goes after all others.
    fn set_current(&mut self, link: BoardLink, board: Board, over: bool) {
        self.show_board(&link, board);
        if let Some(place) = self.strip.get_mut(self.at).filter(|_| over) {
            *place = link;
            return;
        }
        self.strip.push(link);
        let grown = |link: &BoardLink| matches!(link, BoardLink::Grown(..));
        match self.strip.iter().position(grown) {
            Some(oldest) if self.strip.len() > Self::STRIP_LENGTH.max(oldest + 1) => {
                self.strip.remove(oldest);
            }
            _ => {}
        }
        self.at = self.strip.len() - 1;
    }

    /// Shows a board; if it was generated, the form takes over its settings.
    fn show_board(&mut self, link: &BoardLink, board: Board) {
        if let BoardLink::Grown(settings, _) = link {
            self.settings = settings.clone();
        }
        self.refusal = None;
        self.board = board;
    }
}

fn generate_board(settings: &BoardSettings) -> Result<Board, BoardRefusal> {
    BoardLink::Grown(settings.clone(), GENERATOR_VERSION).board()
}

#[cfg(test)]
#[path = "studio_state_tests.rs"]
mod tests;
