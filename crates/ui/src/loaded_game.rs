//! A loaded game that waits for its table to be drawn: one that was just begun or just read.
//!
//! The code that reads saved games is in a table's deferred chunk (`deferred`); a new game doesn't
//! need it.

use std::any::Any;
use std::cell::RefCell;

use super::app_state::AppState;
use super::deferred::ChunkFuture;
use game::{Game, GameId, JournalError, Match};
use store::{GameOpenError, OpenedGame};

/// The functions that read a game's saved matches.
#[derive(Clone, Copy)]
pub struct GameReader {
    /// Reads a saved game and holds it for its table.
    pub load: fn(AppState, &GameId) -> Result<(), GameOpenError>,
    /// Checks whether a text is the journal of a complete match.
    pub check: fn(&str) -> Result<(), JournalError>,
}

impl GameReader {
    /// Returns the functions for game `G`.
    pub const fn for_game<G: Game>() -> GameReader {
        GameReader {
            load: AppState::load_game::<G>,
            check: |journal| Match::<G>::read(journal).map(drop),
        }
    }
}

/// Fetches the functions that read saved games.
pub type FetchGameReader = fn() -> ChunkFuture<GameReader>;

struct LoadedGame {
    id: GameId,
    /// Number of steps in the loaded game.
    steps: usize,
    game: Box<dyn Any>,
}

thread_local! {
    static LOADED: RefCell<Option<LoadedGame>> = const { RefCell::new(None) };
    static MARKED_FOR_REVIEW: RefCell<Option<GameId>> = const { RefCell::new(None) };
}

/// Notes that the user opens this finished game for its review.
pub(crate) fn mark_for_review(id: &GameId) {
    MARKED_FOR_REVIEW.set(Some(id.clone()));
}

/// Whether the user opened this game for its review.
pub(crate) fn is_marked_for_review(id: &GameId) -> bool {
    MARKED_FOR_REVIEW.with_borrow(|last| last.as_ref() == Some(id))
}

/// Holds a loaded game for its table, in place of the previous one.
pub fn hold<G: Game>(id: &GameId, opened: OpenedGame<G>) {
    let lies = LoadedGame {
        id: id.clone(),
        steps: opened.game.journal().steps.len(),
        game: Box::new(opened),
    };
    LOADED.set(Some(lies));
}

/// Takes the loaded game, if it is the one with this id.
pub fn take<G: Game>(id: &GameId) -> Option<OpenedGame<G>> {
    let lies = LOADED.take().filter(|lies| lies.id == *id)?;
    lies.game.downcast().ok().map(|game| *game)
}

impl AppState {
    /// Whether the loaded game is this one and matches its saved state: it may have been played on
    /// elsewhere since.
    pub(crate) fn is_loaded(self, id: &GameId) -> bool {
        let open = LOADED.with_borrow(|open| {
            let lies = open.as_ref().filter(|lies| lies.id == *id);
            lies.map(|lies| lies.steps)
        });
        open.is_some() && self.with_shelf(|shelf| shelf.step_count(id)) == Some(open)
    }

    /// Reads a saved game and holds it for its table.
    pub(crate) fn load_game<G: Game>(self, id: &GameId) -> Result<(), GameOpenError> {
        hold(id, self.open_game::<G>(id)?);
        Ok(())
    }
}
