//! The app state: what every screen can use. It holds settings, players and notices, and saves
//! them.

use std::cell::Cell;
use std::collections::VecDeque;
use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::browser_store::BrowserStore;
use super::disk::{Disk, StartupData};
use super::dom;
use game::Roster;
use screen::notices::{Notices, Topic};
use screen::{SavingState, Settings, notices, text};
use store::vault::{RecordChange, WriterId};
use store::{GameShelf, Records, StorageBackend, StorageFault, Store, StoreError};

pub(super) const SETTINGS_RECORD: &str = "settings";
const PLAYERS_RECORD: &str = "players";
/// A copy of the appearance settings that the boot script can read before the app has loaded.
const APPEARANCE_KEY: &str = "lettercase-look";

/// A function that takes an action back. It outlives the screen on which the action happened, so it
/// owns what it needs instead of borrowing it.
#[derive(Clone)]
pub struct Undo(Arc<dyn Fn() + Send + Sync>);

impl Undo {
    /// Wraps the function that takes an action back.
    pub fn new(take_back: impl Fn() + Send + Sync + 'static) -> Self {
        Undo(Arc::new(take_back))
    }

    /// Takes the action back.
    pub fn run(&self) {
        (self.0)();
    }
}

/// A notice, optionally with a way to undo what it reports.
pub type AppNotice = notices::Notice<Undo>;

/// An announcement for screen readers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Announcement {
    /// A unique number, because the same text may be announced twice.
    pub id: u32,
    pub words: String,
}

/// The services of the app, in the context of every screen.
#[derive(Clone, Copy)]
pub struct AppState {
    records: StoredValue<Records<BrowserStore>>,
    /// The disk, if the browser has one.
    pub(super) disk: StoredValue<Option<Disk>, LocalStorage>,
    /// Whether heads of packed games still have to be read.
    pub(super) rest: StoredValue<bool>,
    /// Whether transactions are running.
    pub(super) writes: StoredValue<bool>,
    /// Whether games are being packed.
    pub(super) packs: StoredValue<bool>,
    /// Whether a retry of refused writes is scheduled.
    pub(super) retries: StoredValue<bool>,
    /// Number of consecutive refusals by the disk.
    pub(super) refusals: StoredValue<u32>,
    /// The time since which some change has been waiting to be saved permanently.
    pub(super) since: StoredValue<Option<u64>>,
    pub(super) keeping: RwSignal<SavingState>,
    /// The record of the game on this tab's table.
    pub(super) open_game: StoredValue<Option<String>>,
    /// The record of a game that another tab has taken over.
    pub(super) elsewhere: RwSignal<Option<String>>,
    /// The game whose unsaved changes were requested from another tab; the answer goes into
    /// `games_imported`.
    pub(super) wanted: StoredValue<Option<String>>,
    pub(super) brought: StoredValue<Vec<RecordChange>>,
    /// Counts changes of small records by other tabs.
    changes: RwSignal<u32>,
    told: StoredValue<Vec<StorageFault>>,
    next: StoredValue<u32>,
    /// Counts how often games were renamed, removed or added.
    games: RwSignal<u32>,
    settings: RwSignal<Settings>,
    roster: RwSignal<Roster>,
    notices: RwSignal<Notices<Undo>>,
    said: RwSignal<VecDeque<Announcement>>,
}

thread_local! {
    /// The app state of this page, once it has been set up.
    static CURRENT_APP: Cell<Option<AppState>> = const { Cell::new(None) };
}

/// Returns the app state of this page, for event and timer handlers, which have no Leptos context.
pub(crate) fn current_app() -> Option<AppState> {
    CURRENT_APP.get()
}

/// Returns the app state of this page, from the Leptos context.
pub fn use_app() -> AppState {
    // The page provides the app state before it draws anything.
    expect_context::<AppState>()
}

impl AppState {
    /// Sets up the app state from saved data, for everything that the page draws. `found` is the
    /// disk with the rows already read from it; without a disk, `localStorage` serves.
    pub fn open(found: Option<StartupData>) {
        let rest = found.as_ref().is_some_and(|found| found.rest);
        let (disk, records) = match found {
            Some(StartupData {
                disk, age, rows, ..
            }) => {
                let records = Records::on_disk(BrowserStore, new_writer(), age, &rows);
                (Some(disk), records)
            }
            None => (None, Records::without_disk(BrowserStore, new_writer())),
        };
        let app = AppState {
            records: StoredValue::new(records),
            disk: StoredValue::new_local(disk),
            rest: StoredValue::new(rest),
            writes: StoredValue::new(false),
            packs: StoredValue::new(false),
            retries: StoredValue::new(false),
            refusals: StoredValue::new(0),
            since: StoredValue::new(None),
            keeping: RwSignal::default(),
            open_game: StoredValue::new(None),
            elsewhere: RwSignal::new(None),
            wanted: StoredValue::new(None),
            brought: StoredValue::default(),
            changes: RwSignal::new(0),
            told: StoredValue::default(),
            next: StoredValue::new(0),
            games: RwSignal::new(0),
            settings: RwSignal::default(),
            roster: RwSignal::default(),
            notices: RwSignal::default(),
            said: RwSignal::default(),
        };
        app.reload_preferences();
        app.start_saving();
        CURRENT_APP.set(Some(app));
        provide_context(app);
    }

    /// Writes data taken over from older storage, reports what is wrong with it, and starts
    /// listening to other tabs.
    fn start_saving(self) {
        let known = self.with_records(|all| {
            (
                all.take_faults(),
                matches!(all.backend(), StorageBackend::Memory(_)),
            )
        });
        let (troubles, memory) = known.unwrap_or_default();
        for trouble in troubles {
            self.report_trouble(trouble);
        }
        if memory {
            self.report_trouble(StorageFault::Blocked);
        }
        self.save_changes();
        self.reread_damaged_games();
        self.confirm_before_closing();
        self.listen_to_tabs();
        dom::when_idle(move || {
            self.remove_unreachable_data();
            spawn_local(async move {
                // If the disk doesn't answer now, the next caller tries again.
                let _ = self.read_remaining_heads().await;
            });
        });
    }

    /// Reads the full records of games whose heads are damaged: their original heads may still be
    /// there.
    fn reread_damaged_games(self) {
        let damaged = self.with_records(|records| records.damaged_games());
        for name in damaged.unwrap_or_default() {
            spawn_local(async move {
                // If the disk doesn't answer, the record stays as it is.
                let _ = self.read_record(&name).await;
                self.signal_games_changed();
            });
        }
    }

    /// Reads the heads that were not read on opening.
    pub(super) async fn read_remaining_heads(self) -> Result<(), StoreError> {
        if let Some(disk) = self.disk().filter(|_| self.rest.get_value()) {
            self.reread_startup_data(&disk).await?;
            self.reload_preferences();
            self.reread_damaged_games();
        }
        Ok(())
    }

    /// Returns the settings, tracked.
    pub fn settings(self) -> Settings {
        self.settings.get()
    }

    /// Returns the settings, untracked.
    pub(crate) fn settings_untracked(self) -> Settings {
        self.settings.get_untracked()
    }

    /// Changes and saves the settings, and applies the appearance at once.
    pub(crate) fn set_settings(self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
        let settings = self.settings.get_untracked();
        apply_appearance(&settings);
        self.save(SETTINGS_RECORD, &settings);
    }

    /// Returns the players, tracked.
    pub fn roster(self) -> Roster {
        self.roster.get()
    }

    /// Returns the players, untracked.
    pub(crate) fn roster_untracked(self) -> Roster {
        self.roster.get_untracked()
    }

    /// Changes and saves the list of players, unless the change returns an error.
    pub(crate) fn change_roster<E>(
        self,
        change: impl FnOnce(&mut Roster) -> Result<(), E>,
    ) -> Result<(), E> {
        let mut roster = self.roster.get_untracked();
        change(&mut roster)?;
        self.save(PLAYERS_RECORD, &roster);
        self.roster.set(roster);
        Ok(())
    }

    /// Returns the notices at the foot of the screen, tracked.
    pub fn notices(self) -> Vec<AppNotice> {
        self.notices.with(|notices| notices.all().to_vec())
    }

    /// Shows a notice that something was done, optionally with an undo.
    pub fn notify(self, words: impl Into<String>, undo: Option<Undo>) {
        self.post_notice(AppNotice::good(words, undo));
    }

    /// Shows a notice that something was done, in place of the earlier notice about this topic.
    pub(crate) fn notify_about(self, topic: Topic, words: impl Into<String>, undo: Option<Undo>) {
        self.post_notice(AppNotice::good(words, undo).about(topic));
    }

    /// Shows why something could not be done.
    pub fn notify_error(self, words: impl Into<String>) {
        self.post_notice(AppNotice::trouble(words));
    }

    /// Shows why an undo failed, with a button to try again.
    pub(crate) fn notify_undo_failed(self, words: impl Into<String>, undo: Undo) {
        self.post_notice(AppNotice::trouble(words).with(undo));
    }

    /// Shows why something could not be done, in place of the earlier notice about this topic.
    pub(crate) fn notify_error_about(self, topic: Topic, words: impl Into<String>) {
        self.post_notice(AppNotice::trouble(words).about(topic));
    }

    /// Dismisses a notice.
    pub(crate) fn dismiss_notice(self, id: u32) {
        self.notices.update(|notices| notices.close(id));
    }

    /// Returns the latest announcements for screen readers, tracked.
    pub(crate) fn announcements(self) -> Vec<Announcement> {
        self.said.get().into()
    }

    /// Announces a text to screen readers.
    pub fn announce(self, words: impl Into<String>) {
        let saying = Announcement {
            id: self.next_id(),
            words: words.into(),
        };
        self.said.update(|said| {
            said.push_back(saying);
            // Four are enough for several announcements made at once to be read.
            if said.len() > 4 {
                said.pop_front();
            }
        });
    }

    /// Tracks whether games are renamed, removed or added.
    pub(crate) fn track_games(self) {
        self.games.track();
    }

    /// Signals that games were renamed, removed or added.
    pub(crate) fn signal_games_changed(self) {
        self.games.update(|changes| *changes += 1);
    }

    /// Runs a function on the shelf of games kept on this device.
    pub(crate) fn with_shelf<T>(
        self,
        act: impl FnOnce(&mut GameShelf<'_, BrowserStore>) -> T,
    ) -> Option<T> {
        self.with_records(|records| act(&mut GameShelf::new(records)))
    }

    /// Runs a function on all records kept on this device.
    pub(super) fn with_records<T>(
        self,
        act: impl FnOnce(&mut Records<BrowserStore>) -> T,
    ) -> Option<T> {
        self.records.try_update_value(act)
    }

    /// Calls a function whenever another tab has changed a small record, for the life of the
    /// screen.
    pub fn on_change_elsewhere(self, act: impl Fn() + Send + Sync + 'static) {
        Effect::new(move |before: Option<u32>| {
            let now = self.changes.get();
            if before.is_some() {
                untrack(&act);
            }
            now
        });
    }

    fn next_id(self) -> u32 {
        self.next.update_value(|next| *next += 1);
        self.next.get_value()
    }

    /// Reloads settings and players from the records, and signals the change.
    pub(super) fn reload_preferences(self) {
        let settings: Settings = self.load(SETTINGS_RECORD);
        apply_appearance(&settings);
        self.settings.set(settings);
        self.roster.set(self.load(PLAYERS_RECORD));
        self.changes.update(|changes| *changes += 1);
        self.signal_games_changed();
    }

    /// Returns the record saved under a name, or the default. An unreadable record is moved aside
    /// and reported.
    pub fn load<T: DeserializeOwned + Default>(self, name: &str) -> T {
        let mut read = None;
        let mut understood = |body: &str| {
            read = base::json::read(body).ok();
            read.is_some()
        };
        let trouble = self.with_records(|records| records.read(name, &mut understood));
        if let Some(trouble) = trouble.flatten() {
            self.report_trouble(trouble);
        }
        read.unwrap_or_default()
    }

    /// Saves a record under a name.
    pub fn save<T: Serialize>(self, name: &str, record: &T) {
        let body = serde_json::to_string(record).unwrap_or_default();
        self.with_records(|records| records.save(name, &body));
        self.save_changes();
    }

    /// Reports a storage problem, once.
    pub(crate) fn report_trouble(self, trouble: StorageFault) {
        let words = text::trouble(&trouble);
        let first = self.told.try_update_value(|told| {
            let first = !told.contains(&trouble);
            if first {
                told.push(trouble);
            }
            first
        });
        if first == Some(true) {
            self.notify_error(words);
        }
    }

    /// Shows a notice and announces it, even if it is already shown.
    fn post_notice(self, notice: AppNotice) {
        let id = self.next_id();
        self.announce(notice.words.clone());
        self.notices.update(|notices| notices.post(id, notice));
    }
}

/// Returns a writer id that no other tab uses.
pub(super) fn new_writer() -> WriterId {
    // Milliseconds since the epoch plus a random number, small enough for JSON.
    WriterId(dom::unix_time_ms() * 1_000 + dom::random() % 1_000)
}

/// Applies the appearance to the page, and saves a copy for the boot script.
fn apply_appearance(settings: &Settings) {
    let attributes = settings.attributes();
    for (name, value) in attributes {
        dom::set_root_attribute(name, value);
    }
    // Without this copy, the boot script would first draw the page in the device's own theme. Names
    // and values need no escaping.
    let look = attributes.map(|(name, word)| format!("\"{name}\":\"{word}\""));
    let _ = BrowserStore.set(APPEARANCE_KEY, &format!("{{{}}}", look.join(",")));
}
