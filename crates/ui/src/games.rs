//! The desk's operations on games: begin, open, save, rename, remove, export.

use leptos::prelude::*;

use super::desk::{Desk, Undo};
use super::dom;
use super::opened;
use crate::registry::bars_look_ups;
use game::{Begun, Chance, Game, GameId, Match, Seat, Title, WrongSeats};
use screen::rating::adapt;
use screen::{look_ups_wait_for, text};
use store::carry::{archive_of, name_of, rescued};
use store::{Archive, Card, Opened, Spine, Stamp, Unreadable, record_of};

impl Desk {
    /// Every game on this device, most recently played first; tracked.
    pub fn games(self) -> Vec<Spine> {
        self.follow_games();
        self.with_shelf(|shelf| shelf.spines()).unwrap_or_default()
    }

    /// A game's summary, read without opening the game.
    pub fn card(self, id: &GameId) -> Result<Card, Unreadable> {
        let card = self.with_shelf(|shelf| shelf.card(id));
        card.unwrap_or(Err(Unreadable::Gone))
    }

    /// The games that block looking words up at this moment (O29). `within` is the game whose table
    /// asks, if any.
    pub fn look_ups_wait_for(self, within: Option<&GameId>) -> Vec<(GameId, Card)> {
        let waits = self.with_shelf(|shelf| look_ups_wait_for(shelf, within, bars_look_ups));
        waits.unwrap_or_default()
    }

    /// Begins a game and puts it on the shelf.
    pub fn begin_game<G: Game>(
        self,
        options: G::Options,
        mut seats: Vec<Seat>,
    ) -> Result<GameId, WrongSeats> {
        adapt(&self.ratings::<G>(), &mut seats);
        let mut chance = chance();
        let game = Match::<G>::begin(options, seats, Chance::new(chance.roll()))?;
        let id = self.with_shelf(|shelf| shelf.fresh(&mut chance));
        let id = id.ok_or(WrongSeats(0))?;
        self.keep_game(&id, &game);
        self.games_changed();
        let (title, up_to) = (None, None);
        opened::lay(&id, Opened { game, title, up_to });
        Ok(id)
    }

    /// Reads a game with all its steps from the disk before it is opened, together with changes
    /// that another tab had not written yet. Returns whether those changes could be applied.
    pub async fn sit_down(self, id: &GameId) -> bool {
        let name = record_of(id);
        // If the disk doesn't answer, the copy in memory serves.
        let _ = self.read_record(&name).await;
        let brought = self
            .brought
            .try_update_value(std::mem::take)
            .unwrap_or_default();
        let fits = brought.is_empty()
            || self.with_records(|records| records.vault().bring(brought)) == Some(true);
        self.seated.set_value(Some(name));
        self.changed();
        fits
    }

    /// Notes that this tab no longer shows a table.
    pub fn get_up(self) {
        self.seated.set_value(None);
    }

    /// Whether another tab has taken over a game, tracked.
    pub fn goes_on_elsewhere(self, id: &GameId) -> bool {
        self.elsewhere
            .with(|name| name.as_ref() == Some(&record_of(id)))
    }

    /// Notes that the game is played in this tab again.
    pub fn goes_on_here(self) {
        self.elsewhere.set(None);
    }

    /// Opens a game as far as it can be read. Shows a notice if later steps are missing.
    pub fn open_game<G: Game>(self, id: &GameId) -> Result<Opened<G>, Unreadable> {
        let opened = self.with_shelf(|shelf| shelf.open::<G>(id));
        let opened = opened.unwrap_or(Err(Unreadable::Gone))?;
        if let Some(steps) = opened.up_to {
            self.refuse(text::shelf::up_to(steps));
        }
        Ok(opened)
    }

    /// The settings and seats with which a game was begun.
    pub fn begun<G: Game>(self, id: &GameId) -> Result<Begun<G>, Unreadable> {
        let begun = self.with_shelf(|shelf| shelf.begun::<G>(id));
        begun.unwrap_or(Err(Unreadable::Gone))
    }

    /// Saves a game in its current state, under the title it has on the shelf.
    pub fn keep_game<G: Game>(self, id: &GameId, game: &Match<G>) {
        self.with_shelf(|shelf| {
            let title = shelf.card(id).ok().and_then(|card| card.title);
            shelf.keep(id, title.as_ref(), game, Stamp(dom::today_ms()));
        });
        self.changed();
    }

    /// Gives a game a title, or removes its title.
    pub fn rename_game(self, id: &GameId, title: Option<Title>) {
        let renamed = self.with_shelf(|shelf| shelf.rename(id, title));
        self.changed();
        self.games_changed();
        if let Some(Err(why)) = renamed {
            self.refuse(text::shelf::unreadable(&why));
        }
    }

    /// Removes a game from the shelf, and offers an undo.
    pub fn remove_game(self, id: &GameId, name: &str) {
        if let Some(disk) = self.disk() {
            disk.hold_litter();
        }
        self.with_shelf(|shelf| shelf.remove(id));
        self.changed();
        self.games_changed();
        let id = id.clone();
        let undo = Undo::new(move || {
            self.with_shelf(|shelf| shelf.put_back(&id));
            self.changed();
            self.games_changed();
        });
        self.tell(text::shelf::removed(name), Some(undo));
    }

    /// Exports one game as a file: the whole game, or its raw rows if it can't be read.
    pub async fn export_game(self, id: &GameId) -> Result<Archive, Unreadable> {
        let name = record_of(id);
        let unread = self.with_records(|records| records.lines(&name).is_some());
        if unread == Some(true) {
            let read = self.read_record(&name).await;
            read.map_err(|refused| Unreadable::Trouble(refused.into()))?;
        }
        let archive = self.with_shelf(|shelf| shelf.export(id));
        match archive.unwrap_or(Err(Unreadable::Gone)) {
            Err(Unreadable::Trouble(_)) => {
                let all = self.rows_for_file().await;
                let (age, rows) = all.map_err(|refused| Unreadable::Trouble(refused.into()))?;
                let mut file = Archive {
                    rescued: rescued(age, &rows),
                    ..Archive::default()
                };
                file.rescued.retain(|aside, _| name_of(aside) == name);
                archive_of(age, &name, &rows, None, &mut file);
                Ok(file)
            }
            archive => archive,
        }
    }
}

fn chance() -> Chance {
    Chance::new(dom::random())
}
