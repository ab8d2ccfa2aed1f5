//! The studio's desk: one board in the middle, the last ones in a strip, the library.

use serde::{Deserialize, Serialize};

use super::library::{Library, Row};

use crate::games::paper_grid::rules::{
    Board, BoardLink, BoardRefusal, GENERATOR_VERSION, Seed, Settings,
};
use game::Chance;

/// The studio, as it stands.
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

/// The boards that were in the middle before, and those that an undo took away. They last as long
/// as the studio is open.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct Steps {
    past: Vec<BoardLink>,
    future: Vec<BoardLink>,
}

/// What is remembered of the studio: its boards by their links.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Kept {
    strip: Vec<String>,
    at: usize,
    /// The library's boards by their links, as every version knows them.
    favourites: Vec<String>,
    /// What else is known of them.
    library: Vec<Row>,
}

/// The library in the studio's record of a whole save file.
pub fn library_in(record: &str) -> Option<Library> {
    #[derive(Deserialize)]
    struct Record {
        boards: Kept,
    }
    let record: Record = base::json::read(record).ok()?;
    Some(record.boards.library())
}

impl Kept {
    /// The library. A version without names kept links alone, and may do so again: they say which
    /// boards there are, in which order.
    fn library(&self) -> Library {
        let row = |link: &String| {
            let known = self.library.iter().find(|row| row.link() == link);
            known.cloned().unwrap_or_else(|| Row::of_link(link))
        };
        Library::of_rows(self.favourites.iter().map(row).collect())
    }
}

impl Studio {
    /// So many boards are in the strip; the oldest that a seed gives again makes room.
    pub const STRIP: usize = 12;

    /// A studio with a first board of the usual settings.
    pub fn new(chance: &mut Chance) -> Studio {
        let settings = Settings {
            seed: Seed::fresh(chance),
            ..Settings::default()
        };
        // The usual settings can always be met: a test grows them from any seed.
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

    /// What the form shows.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Why the form's settings have no board; the last one that had is shown then.
    pub fn refusal(&self) -> Option<BoardRefusal> {
        self.refusal
    }

    /// The board in the middle.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The link of the board in the middle.
    pub fn link(&self) -> BoardLink {
        match self.strip.get(self.at) {
            Some(link) => link.clone(),
            // Never so: the strip has a board at any time.
            None => BoardLink::Literal(Box::new(self.board.clone())),
        }
    }

    /// The last boards, the oldest first.
    pub fn strip(&self) -> &[BoardLink] {
        &self.strip
    }

    /// Which of the strip is in the middle.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Changes the form: the board follows at once, in the place of the one before. An
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

    /// Another board of the same settings.
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

    /// Takes a board of the strip into the middle again.
    pub fn look_back(&mut self, at: usize) {
        if let Some(link) = self.strip.get(at).cloned()
            && let Ok(board) = link.board()
        {
            self.at = at;
            self.take_up(&link, board);
        }
    }

    /// Puts the board that a link opens into the middle.
    ///
    /// # Errors
    /// Settings that cannot be met; then nothing changes.
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

    /// Remembers the board that was in the middle, if another one is there now.
    fn step(&mut self, before: BoardLink) {
        if self.link() != before {
            self.steps.past.push(before);
            self.steps.future.clear();
        }
    }

    /// Whether there is a step to take back, and one to take again.
    pub fn can_step(&self) -> (bool, bool) {
        let Steps { past, future } = &self.steps;
        (!past.is_empty(), !future.is_empty())
    }

    /// Takes back what was done last, whatever it was; nothing if nothing was done.
    pub fn undo(&mut self) {
        let now = self.link();
        if let Some(link) = self.steps.past.pop() {
            self.steps.future.push(now);
            self.show(link);
        }
    }

    /// Does again what was taken back last.
    pub fn redo(&mut self) {
        let now = self.link();
        if let Some(link) = self.steps.future.pop() {
            self.steps.past.push(now);
            self.show(link);
        }
    }

    /// A board of before in the middle: where it lies in the strip, else over what took its place.
    fn show(&mut self, link: BoardLink) {
        // It was there, so it can be had.
        if let Ok(board) = link.board() {
            match self.strip.iter().position(|other| *other == link) {
                Some(at) => {
                    self.at = at;
                    self.take_up(&link, board);
                }
                // What was made by hand gives way to what was made by hand alone.
                None => {
                    let over = self.is_edited() == matches!(link, BoardLink::Literal(_));
                    self.lay(link, board, over);
                }
            }
        }
    }

    /// Edits the board by hand. The grown one stays in the strip.
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

    /// Whether the board in the middle was edited by hand.
    pub fn is_edited(&self) -> bool {
        matches!(self.strip.get(self.at), Some(BoardLink::Literal(_)))
    }

    /// The boards that are kept.
    pub fn library(&self) -> &Library {
        &self.library
    }

    /// The same, to be changed.
    pub fn library_mut(&mut self) -> &mut Library {
        &mut self.library
    }

    /// Whether the board in the middle is one of them.
    pub fn is_kept(&self) -> bool {
        self.library.has(&self.link())
    }

    /// What to remember.
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

    /// Another tab kept boards, or let some go: the same are kept here.
    pub fn agree(&mut self, kept: &Kept) {
        self.library = kept.library();
    }

    /// The studio as it was. A board that cannot be read any more is left out.
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

    /// Puts a board into the middle: over the one that was there, or after all others.
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

    /// The form follows a grown board.
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
