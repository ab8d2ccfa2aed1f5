//! A game that lies open before its table is drawn: one that was just begun, or that was read.
//!
//! What reads games that are kept comes with what a table needs later (`later`): a game that
//! begins does without.

use std::any::Any;
use std::cell::RefCell;

use super::desk::Desk;
use super::later::Coming;
use game::{Game, GameId, JournalError, Match};
use store::{Opened, Unreadable};

/// What reads a game's matches.
#[derive(Clone, Copy)]
pub struct Read {
    /// Reads one that is kept, so that it lies open.
    pub lays: fn(Desk, &GameId) -> Result<(), Unreadable>,
    /// Whether a journal's text is a whole match.
    pub looks: fn(&str) -> Result<(), JournalError>,
}

impl Read {
    /// A game's own.
    pub const fn of<G: Game>() -> Read {
        Read {
            lays: Desk::read_game::<G>,
            looks: |journal| Match::<G>::read(journal).map(drop),
        }
    }
}

/// Sends for it.
pub type Reader = fn() -> Coming<Read>;

struct Lies {
    id: GameId,
    /// How many steps it has.
    steps: usize,
    game: Box<dyn Any>,
}

thread_local! {
    static OPEN: RefCell<Option<Lies>> = const { RefCell::new(None) };
    static LOOKS_BACK: RefCell<Option<GameId>> = const { RefCell::new(None) };
}

/// Somebody goes to a game that is over, for its review.
pub fn look_back(id: &GameId) {
    LOOKS_BACK.set(Some(id.clone()));
}

/// Whether they went to this one.
pub fn looks_back(id: &GameId) -> bool {
    LOOKS_BACK.with_borrow(|last| last.as_ref() == Some(id))
}

/// Lays a game open, in the place of the one before.
pub fn lay<G: Game>(id: &GameId, opened: Opened<G>) {
    let lies = Lies {
        id: id.clone(),
        steps: opened.game.journal().steps.len(),
        game: Box::new(opened),
    };
    OPEN.set(Some(lies));
}

/// The game, if it lies open.
pub fn take<G: Game>(id: &GameId) -> Option<Opened<G>> {
    let lies = OPEN.take().filter(|lies| lies.id == *id)?;
    lies.game.downcast().ok().map(|game| *game)
}

impl Desk {
    /// Whether a game lies open as it is kept: it may have been played on elsewhere since.
    pub fn lies_open(self, id: &GameId) -> bool {
        let open = OPEN.with_borrow(|open| {
            let lies = open.as_ref().filter(|lies| lies.id == *id);
            lies.map(|lies| lies.steps)
        });
        open.is_some() && self.with_shelf(|shelf| shelf.steps(id)) == Some(open)
    }

    /// Reads a game and lays it open.
    pub fn read_game<G: Game>(self, id: &GameId) -> Result<(), Unreadable> {
        lay(id, self.open_game::<G>(id)?);
        Ok(())
    }
}
