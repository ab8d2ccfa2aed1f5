//! The studio's desk: one board in the middle, the last ones in a strip, favourites.

use serde::{Deserialize, Serialize};

use crate::games::paper_grid::rules::{
    Board, BoardLink, BoardRefusal, GENERATOR_VERSION, Seed, Settings,
};
use crate::table::Chance;

/// The studio, as it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Studio {
    settings: Settings,
    refusal: Option<BoardRefusal>,
    strip: Vec<BoardLink>,
    at: usize,
    board: Board,
    favourites: Vec<BoardLink>,
}

/// What is remembered of the studio: its boards by their links.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Kept {
    strip: Vec<String>,
    at: usize,
    favourites: Vec<String>,
}

impl Studio {
    /// So many boards are in the strip; the oldest makes room.
    pub const STRIP: usize = 12;
    /// So many favourites are kept.
    pub const FAVOURITES: usize = 60;

    /// A studio with a first board of the usual settings.
    #[must_use]
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
            favourites: Vec::new(),
        }
    }

    /// What the form shows.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Why the form's settings have no board; the last one that had is shown then.
    #[must_use]
    pub fn refusal(&self) -> Option<BoardRefusal> {
        self.refusal
    }

    /// The board in the middle.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The link of the board in the middle.
    #[must_use]
    pub fn link(&self) -> BoardLink {
        match self.strip.get(self.at) {
            Some(link) => link.clone(),
            // Never so: the strip has a board at any time.
            None => BoardLink::Literal(Box::new(self.board.clone())),
        }
    }

    /// The last boards, the oldest first.
    #[must_use]
    pub fn strip(&self) -> &[BoardLink] {
        &self.strip
    }

    /// Which of the strip is in the middle.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Changes the form: the board follows at once, in the place of the one before. An
    /// edited board stays in the strip.
    pub fn change(&mut self, change: impl FnOnce(&mut Settings)) {
        change(&mut self.settings);
        match grow(&self.settings) {
            Ok(board) => {
                let link = BoardLink::Grown(self.settings.clone(), GENERATOR_VERSION);
                let over = matches!(self.strip.get(self.at), Some(BoardLink::Grown(..)));
                self.lay(link, board, over);
            }
            Err(refusal) => self.refusal = Some(refusal),
        }
    }

    /// Another board of the same settings.
    pub fn another(&mut self, chance: &mut Chance) {
        self.settings.seed = Seed::fresh(chance);
        match grow(&self.settings) {
            Ok(board) => {
                let link = BoardLink::Grown(self.settings.clone(), GENERATOR_VERSION);
                self.lay(link, board, false);
            }
            Err(refusal) => self.refusal = Some(refusal),
        }
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
        match self.strip.iter().position(|other| other == link) {
            Some(at) => {
                self.at = at;
                self.take_up(link, board);
            }
            None => self.lay(link.clone(), board, false),
        }
        Ok(())
    }

    /// Edits the board by hand. The grown one stays in the strip.
    pub fn edit(&mut self, edit: impl FnOnce(&mut Board)) {
        let mut board = self.board.clone();
        edit(&mut board);
        if board == self.board {
            return;
        }
        let link = BoardLink::Literal(Box::new(board.clone()));
        let over = matches!(self.strip.get(self.at), Some(BoardLink::Literal(_)));
        self.lay(link, board, over);
    }

    /// Whether the board in the middle was edited by hand.
    #[must_use]
    pub fn is_edited(&self) -> bool {
        matches!(self.strip.get(self.at), Some(BoardLink::Literal(_)))
    }

    /// Boards worth keeping, the newest first.
    #[must_use]
    pub fn favourites(&self) -> &[BoardLink] {
        &self.favourites
    }

    /// Whether the board in the middle is one of them.
    #[must_use]
    pub fn is_favourite(&self) -> bool {
        self.favourites.contains(&self.link())
    }

    /// Makes the board in the middle a favourite, or no favourite any more.
    pub fn turn_favourite(&mut self) {
        let link = self.link();
        if self.is_favourite() {
            self.favourites.retain(|other| *other != link);
        } else {
            self.favourites.insert(0, link);
            self.favourites.truncate(Self::FAVOURITES);
        }
    }

    /// What to remember.
    #[must_use]
    pub fn kept(&self) -> Kept {
        let texts = |links: &[BoardLink]| links.iter().map(BoardLink::to_string).collect();
        Kept {
            strip: texts(&self.strip),
            at: self.at,
            favourites: texts(&self.favourites),
        }
    }

    /// Another tab kept boards, or let some go: the same are kept here.
    pub fn agree(&mut self, kept: &Kept) {
        let read = kept.favourites.iter().filter_map(|text| text.parse().ok());
        let sound = read.filter(|link: &BoardLink| link.board().is_ok());
        self.favourites = sound.collect();
    }

    /// The studio as it was. A board that cannot be read any more is left out.
    #[must_use]
    pub fn of_kept(kept: &Kept, chance: &mut Chance) -> Studio {
        let mut studio = Studio::new(chance);
        let links = |texts: &[String]| -> Vec<BoardLink> {
            let read = texts.iter().filter_map(|text| text.parse().ok());
            read.filter(|link: &BoardLink| link.board().is_ok())
                .collect()
        };
        studio.favourites = links(&kept.favourites);
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
        if self.strip.len() > Self::STRIP {
            self.strip.remove(0);
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
mod tests {
    use super::*;
    use crate::games::paper_grid::rules::{Amount, Contents, Size};

    fn studio() -> (Studio, Chance) {
        let mut chance = Chance::new(7);
        (Studio::new(&mut chance), chance)
    }

    #[test]
    fn another_one_can_be_undone_by_looking_back() {
        let (mut studio, mut chance) = studio();
        let first = studio.clone();
        studio.another(&mut chance);
        assert_ne!(studio.board(), first.board());
        assert_ne!(studio.settings().seed, first.settings().seed);
        studio.look_back(0);
        assert_eq!(studio.board(), first.board());
        assert_eq!(studio.settings(), first.settings());
        assert_eq!(studio.strip().len(), 2);
    }

    #[test]
    fn the_strip_has_an_end() {
        let (mut studio, mut chance) = studio();
        for _ in 0..30 {
            studio.another(&mut chance);
        }
        assert_eq!(studio.strip().len(), Studio::STRIP);
        assert_eq!(studio.at(), Studio::STRIP - 1);
        assert_eq!(studio.link().board().as_ref(), Ok(studio.board()));
    }

    #[test]
    fn a_setting_changes_the_board_in_its_place() {
        let (mut studio, _) = studio();
        studio.change(|settings| settings.size = Size::Small);
        assert_eq!(studio.board().size(), Size::Small);
        assert_eq!(studio.strip().len(), 1);
    }

    #[test]
    fn settings_that_cannot_be_met_leave_the_board() {
        let (mut studio, mut chance) = studio();
        let board = studio.board().clone();
        studio.change(|settings| settings.walls = Amount::Exactly(111));
        assert!(studio.refusal().is_some());
        assert_eq!(studio.board(), &board);
        studio.another(&mut chance);
        assert_eq!(studio.strip().len(), 1, "no board, no place in the strip");
        studio.change(|settings| settings.walls = Amount::Exactly(3));
        assert_eq!(studio.refusal(), None);
        assert_eq!(studio.board().walls().len(), 3);
    }

    #[test]
    fn an_edited_board_stands_beside_the_grown_one() {
        let (mut studio, _) = studio();
        let grown = studio.board().clone();
        let cells: Vec<_> = grown.ids().collect();
        studio.edit(|board| board.put(cells[0], Contents::Crossed));
        studio.edit(|board| board.put(cells[1], Contents::Crossed));
        assert!(studio.is_edited());
        assert_eq!(studio.strip().len(), 2);
        let edited = studio.board().clone();
        studio.look_back(0);
        assert_eq!(studio.board(), &grown);
        studio.look_back(1);
        assert_eq!(studio.board(), &edited);
        // The form grows a new one and leaves the work of the hand alone.
        studio.change(|settings| settings.seats = 2);
        assert_eq!(studio.strip().len(), 3);
        // What changes nothing is no edit.
        let before = studio.clone();
        studio.edit(|_| ());
        assert_eq!(studio, before);
    }

    #[test]
    fn favourites_are_kept_and_let_go() {
        let (mut studio, mut chance) = studio();
        studio.turn_favourite();
        let first = studio.link();
        studio.another(&mut chance);
        assert!(!studio.is_favourite());
        studio.turn_favourite();
        assert_eq!(studio.favourites(), [studio.link(), first.clone()]);
        studio.turn_favourite();
        assert_eq!(studio.favourites(), [first]);
    }

    #[test]
    fn it_is_remembered_as_it_was() {
        let (mut studio, mut chance) = studio();
        studio.another(&mut chance);
        studio.change(|settings| settings.specials = Amount::Many);
        studio.edit(|board| board.put_star(None));
        studio.turn_favourite();
        studio.look_back(1);
        let kept = serde_json::to_string(&studio.kept()).unwrap();
        let again = Studio::of_kept(&serde_json::from_str(&kept).unwrap(), &mut chance);
        assert_eq!(again, studio);
    }

    #[test]
    fn what_cannot_be_read_any_more_is_left_out() {
        let (studio, mut chance) = studio();
        let mut kept = studio.kept();
        kept.strip.insert(0, "#/board/99/medium-4/x".into());
        kept.favourites.push("nonsense".into());
        kept.at = 40;
        let again = Studio::of_kept(&kept, &mut chance);
        assert_eq!(again, studio);
        let none = Studio::of_kept(&Kept::default(), &mut chance);
        assert_eq!(none.strip().len(), 1, "there is a board at any time");
    }

    #[test]
    fn a_link_opens_its_board_once() {
        let (mut studio, _) = studio();
        let link: BoardLink = "#/board/1/small-2/picnic?walls=many".parse().unwrap();
        studio.open(&link).unwrap();
        assert_eq!(studio.settings().seed.as_str(), "picnic");
        studio.look_back(0);
        studio.open(&link).unwrap();
        assert_eq!((studio.strip().len(), studio.at()), (2, 1));
    }
}
