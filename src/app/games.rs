//! The desk's verbs about games: begin, open, keep, name, take away, take along.

use super::desk::{Desk, Undo};
use super::dom;
use crate::screen::{look_ups_wait_for, text};
use crate::storage::{Archive, Trouble};
use crate::table::{
    Card, Chance, Game, GameId, ImportError, Match, Opened, Seat, Stamp, Title, Unreadable,
    WrongSeats,
};

impl Desk {
    /// Every game here, the one last played first: followed.
    pub fn games(self) -> Vec<(GameId, Result<Card, Unreadable>)> {
        self.follow_games();
        self.with_shelf(|shelf| shelf.list()).unwrap_or_default()
    }

    /// The games that looking words up has to wait for, as they are now (O29); asked from the
    /// table of a game, if `within` names one.
    pub fn look_ups_wait_for(self, within: Option<&GameId>) -> Vec<(GameId, Card)> {
        let waits = self.with_shelf(|shelf| look_ups_wait_for(shelf, within));
        waits.unwrap_or_default()
    }

    /// Begins a game and lays it on the shelf.
    pub fn begin_game<G: Game>(
        self,
        options: G::Options,
        seats: Vec<Seat>,
    ) -> Result<GameId, WrongSeats> {
        let mut chance = chance();
        let game = Match::<G>::begin(options, seats, Chance::new(chance.roll()))?;
        let id = self.with_shelf(|shelf| shelf.fresh(&mut chance));
        let id = id.ok_or(WrongSeats(0))?;
        self.keep_game(&id, None, &game);
        Ok(id)
    }

    /// Opens a game. What was wrong with its newest copy is told.
    pub fn open_game<G: Game>(self, id: &GameId) -> Result<Opened<G>, Unreadable> {
        let opened = self.with_shelf(|shelf| shelf.open::<G>(id));
        let opened = opened.unwrap_or(Err(Unreadable::Gone))?;
        if let Some(trouble) = opened.trouble.clone() {
            self.admit(trouble);
        }
        Ok(opened)
    }

    /// Keeps a game as it is now.
    pub fn keep_game<G: Game>(self, id: &GameId, title: Option<&Title>, game: &Match<G>) {
        let kept = self.with_shelf(|shelf| shelf.keep(id, title, game, Stamp(dom::today_ms())));
        if let Some(Err(trouble)) = kept {
            self.admit(trouble);
        }
    }

    /// Gives a game a name, or takes its name away.
    pub fn rename_game(self, id: &GameId, title: Option<Title>) {
        let renamed = self.with_shelf(|shelf| shelf.rename(id, title));
        self.games_changed();
        match renamed {
            // What could not be stored is held in memory.
            Some(Err(Unreadable::Trouble(trouble))) => self.admit(trouble),
            Some(Err(why)) => self.refuse(text::shelf::unreadable(&why)),
            _ => {}
        }
    }

    /// Takes a game off the shelf, with a way back.
    pub fn remove_game(self, id: &GameId, name: &str) {
        let removed = self.with_shelf(|shelf| shelf.remove(id));
        self.games_changed();
        match removed {
            Some(Ok(removed)) => {
                let undo = Undo::new(move || {
                    let back = self.with_shelf(|shelf| shelf.put_back(&removed));
                    self.games_changed();
                    if let Some(Err(trouble)) = back {
                        self.admit(trouble);
                    }
                });
                self.tell(text::shelf::removed(name), Some(undo));
            }
            Some(Err(why)) => self.refuse(text::shelf::unreadable(&why)),
            None => {}
        }
    }

    /// A game as a file of its own.
    pub fn export_game(self, id: &GameId) -> Result<Archive, Unreadable> {
        let archive = self.with_shelf(|shelf| shelf.export(id));
        archive.unwrap_or(Err(Unreadable::Gone))
    }

    /// Lays the games of a file on the shelf, all of them or none. The worker has found them
    /// sound before: no program of the page knows the rules of all games.
    pub fn import_games(self, archive: &Archive) -> Result<Vec<GameId>, ImportError> {
        let mut chance = chance();
        let sound = |_: &str, _: &str| Ok(());
        let came = self.with_shelf(|shelf| shelf.import(archive, sound, &mut chance));
        self.games_changed();
        came.unwrap_or(Err(ImportError::Trouble(Trouble::Blocked)))
    }
}

fn chance() -> Chance {
    Chance::new(dom::random())
}
