//! The app state's operations on games: begin, open, save, rename, remove, export.

use leptos::prelude::*;

use super::app_state::{AppState, SETTINGS_RECORD, Undo};
use super::dom;
use super::loaded_game;
use crate::registry::forbids_look_ups;
use game::{Chance, Game, GameId, GameSetUp, Match, Seat, SeatCountError, Title};
use screen::rating::adapt_bots;
use screen::{game_blocking_look_ups, text};
use store::transfer::{archive_record, rescued_record_name, rescued_texts};
use store::{Archive, GameOpenError, MatchCard, OpenedGame, ShelfEntry, Timestamp, record_name};

impl AppState {
    /// Every game on this device, most recently played first; tracked.
    pub(crate) fn saved_games(self) -> Vec<ShelfEntry> {
        self.track_games();
        self.with_shelf(|shelf| shelf.entries()).unwrap_or_default()
    }

    /// Whether the user is new here: nothing but settings has been saved on this device; tracked.
    pub(crate) fn is_newcomer(self) -> bool {
        self.track_games();
        let names = self.with_records(|records| records.names());
        let is_setting = |name: &String| name == SETTINGS_RECORD;
        names.unwrap_or_default().iter().all(is_setting)
    }

    /// A game's summary, read without opening the game.
    pub fn game_card(self, id: &GameId) -> Result<MatchCard, GameOpenError> {
        let card = self.with_shelf(|shelf| shelf.card(id));
        card.unwrap_or(Err(GameOpenError::Gone))
    }

    /// The games that block looking up words at this moment (O29). `within` is the game whose table
    /// asks, if any.
    pub(crate) fn games_blocking_look_ups(
        self,
        within: Option<&GameId>,
    ) -> Vec<(GameId, MatchCard)> {
        let waits =
            self.with_shelf(|shelf| game_blocking_look_ups(shelf, within, forbids_look_ups));
        waits.unwrap_or_default()
    }

    /// Begins a game and puts it on the shelf.
    pub fn begin_game<G: Game>(
        self,
        options: G::Options,
        mut seats: Vec<Seat>,
    ) -> Result<GameId, SeatCountError> {
        adapt_bots(&self.saved_ratings::<G>(), &mut seats);
        let mut chance = new_chance();
        let game = Match::<G>::start(options, seats, Chance::new(chance.roll()))?;
        let id = self.with_shelf(|shelf| shelf.new_id(&mut chance));
        let id = id.ok_or(SeatCountError(0))?;
        self.save_game(&id, &game);
        self.signal_games_changed();
        let (title, up_to) = (None, None);
        loaded_game::hold(&id, OpenedGame { game, title, up_to });
        Ok(id)
    }

    /// Reads a game with all its steps from the disk before it is opened, together with changes
    /// that another tab had not written yet. Returns whether those changes could be applied.
    pub async fn prepare_game(self, id: &GameId) -> bool {
        let name = record_name(id);
        // If the disk doesn't answer, the copy in memory is used.
        let _ = self.read_record(&name).await;
        let brought = self
            .brought
            .try_update_value(std::mem::take)
            .unwrap_or_default();
        let fits = brought.is_empty()
            || self.with_records(|records| records.vault().take_changes(brought)) == Some(true);
        self.open_game.set_value(Some(name));
        self.save_changes();
        fits
    }

    /// Notes that this tab no longer shows a table.
    pub(crate) fn leave_table(self) {
        self.open_game.set_value(None);
    }

    /// Whether another tab has taken over a game, tracked.
    pub(crate) fn is_taken_over(self, id: &GameId) -> bool {
        self.elsewhere
            .with(|name| name.as_ref() == Some(&record_name(id)))
    }

    /// Notes that the game is played in this tab again.
    pub(crate) fn clear_taken_over(self) {
        self.elsewhere.set(None);
    }

    /// Opens a game as far as it can be read. Shows a notice if later steps are missing.
    pub fn open_game<G: Game>(self, id: &GameId) -> Result<OpenedGame<G>, GameOpenError> {
        let opened = self.with_shelf(|shelf| shelf.open::<G>(id));
        let opened = opened.unwrap_or(Err(GameOpenError::Gone))?;
        if let Some(steps) = opened.up_to {
            self.notify_error(text::shelf::up_to(steps));
        }
        Ok(opened)
    }

    /// The settings and seats with which a game was begun.
    pub(crate) fn game_start<G: Game>(self, id: &GameId) -> Result<GameSetUp<G>, GameOpenError> {
        let begun = self.with_shelf(|shelf| shelf.setup::<G>(id));
        begun.unwrap_or(Err(GameOpenError::Gone))
    }

    /// Saves a game in its current state, under the title it has on the shelf.
    pub(crate) fn save_game<G: Game>(self, id: &GameId, game: &Match<G>) {
        self.with_shelf(|shelf| {
            let title = shelf.card(id).ok().and_then(|card| card.title);
            shelf.save(id, title.as_ref(), game, Timestamp(dom::unix_time_ms()));
        });
        self.save_changes();
    }

    /// Gives a game a title, or removes its title.
    pub(crate) fn rename_game(self, id: &GameId, title: Option<Title>) {
        let renamed = self.with_shelf(|shelf| shelf.rename(id, title));
        self.save_changes();
        self.signal_games_changed();
        if let Some(Err(why)) = renamed {
            self.notify_error(text::shelf::unreadable(&why));
        }
    }

    /// Removes a game from the shelf, and offers an undo.
    pub(crate) fn remove_game(self, id: &GameId, name: &str) {
        if let Some(disk) = self.disk() {
            disk.hold_deleted_data();
        }
        self.with_shelf(|shelf| shelf.remove(id));
        self.save_changes();
        self.signal_games_changed();
        let id = id.clone();
        let undo = Undo::new(move || {
            self.with_shelf(|shelf| shelf.restore(&id));
            self.save_changes();
            self.signal_games_changed();
        });
        self.notify(text::shelf::removed(name), Some(undo));
    }

    /// Exports one game as a file: the whole game, or its raw rows if it can't be read.
    pub async fn export_game(self, id: &GameId) -> Result<Archive, GameOpenError> {
        let name = record_name(id);
        let unread = self.with_records(|records| records.lines(&name).is_some());
        if unread == Some(true) {
            let read = self.read_record(&name).await;
            read.map_err(|refused| GameOpenError::StorageFault(refused.into()))?;
        }
        let archive = self.with_shelf(|shelf| shelf.export(id));
        match archive.unwrap_or(Err(GameOpenError::Gone)) {
            Err(GameOpenError::StorageFault(_)) => {
                let all = self.rows_for_file().await;
                let (age, rows) =
                    all.map_err(|refused| GameOpenError::StorageFault(refused.into()))?;
                let mut file = Archive {
                    rescued: rescued_texts(age, &rows),
                    ..Archive::default()
                };
                file.rescued
                    .retain(|aside, _| rescued_record_name(aside) == name);
                archive_record(age, &name, &rows, None, &mut file);
                Ok(file)
            }
            archive => archive,
        }
    }
}

fn new_chance() -> Chance {
    Chance::new(dom::random())
}
