//! A loaded game that waits for its table to be drawn: one that was just begun or just read.
//!
//! The code that reads saved games comes with a table's deferred chunk (`later`); a new game
//! doesn't need it.

use std::any::Any;
use std::cell::RefCell;

use super::desk::Desk;
use super::later::Coming;
use game::{Game, GameId, JournalError, Match};
use store::{Opened, Unreadable};

/// The functions that read a game's saved matches.
#[derive(Clone, Copy)]
pub struct Read {
    /// Reads a saved game and holds it for its table.
    pub lays: fn(Desk, &GameId) -> Result<(), Unreadable>,
    /// Checks whether a text is the journal of a complete match.
    pub looks: fn(&str) -> Result<(), JournalError>,
}

impl Read {
    /// The functions for game `G`.
    pub const fn of<G: Game>() -> Read {
        Read {
            lays: Desk::read_game::<G>,
            looks: |journal| Match::<G>::read(journal).map(drop),
        }
    }
}

/// Fetches the functions that read saved games.
pub type Reader = fn() -> Coming<Read>;

struct Lies {
    id: GameId,
    /// Number of steps in the loaded game.
    steps: usize,
    game: Box<dyn Any>,
}

thread_local! {
    static OPEN: RefCell<Option<Lies>> = const { RefCell::new(None) };
    static LOOKS_BACK: RefCell<Option<GameId>> = const { RefCell::new(None) };
}

/// Notes that the user opens this finished game for its review.
pub fn look_back(id: &GameId) {
    LOOKS_BACK.set(Some(id.clone()));
}

/// Whether the user opened this game for its review.
pub fn looks_back(id: &GameId) -> bool {
    LOOKS_BACK.with_borrow(|last| last.as_ref() == Some(id))
}

/// Holds a loaded game for its table, in place of the previous one.
pub fn lay<G: Game>(id: &GameId, opened: Opened<G>) {
    let lies = Lies {
        id: id.clone(),
        steps: opened.game.journal().steps.len(),
        game: Box::new(opened),
    };
    OPEN.set(Some(lies));
}

/// Takes the loaded game, if it is the one with this id.
pub fn take<G: Game>(id: &GameId) -> Option<Opened<G>> {
    let lies = OPEN.take().filter(|lies| lies.id == *id)?;
    lies.game.downcast().ok().map(|game| *game)
}

impl Desk {
    /// Whether the loaded game is this one and matches its saved state: it may have been played on
    /// elsewhere since.
    pub fn lies_open(self, id: &GameId) -> bool {
        let open = OPEN.with_borrow(|open| {
            let lies = open.as_ref().filter(|lies| lies.id == *id);
            lies.map(|lies| lies.steps)
        });
        open.is_some() && self.with_shelf(|shelf| shelf.steps(id)) == Some(open)
    }

    /// Reads a saved game and holds it for its table.
    pub fn read_game<G: Game>(self, id: &GameId) -> Result<(), Unreadable> {
        lay(id, self.open_game::<G>(id)?);
        Ok(())
    }
}
