//! The desk: what every screen can use. It holds settings, players and notices, and saves them.

use std::cell::Cell;
use std::collections::VecDeque;
use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::browser_store::BrowserStore;
use super::disk::{Disk, Found};
use super::dom;
use game::Roster;
use screen::notices::{Notices, Topic};
use screen::{Keeping, Settings, notices, text};
use store::vault::{Change, Writer};
use store::{Place, Records, Refused, Shelf, Store, Trouble};

const SETTINGS: &str = "settings";
const PLAYERS: &str = "players";
/// A copy of the appearance settings that the boot script can read before the app has loaded.
const LOOK: &str = "lettercase-look";

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
    pub fn take(&self) {
        (self.0)();
    }
}

/// A notice, optionally with a way to undo what it reports.
pub type Notice = notices::Notice<Undo>;

/// An announcement for screen readers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Saying {
    /// A unique number, because the same text may be announced twice.
    pub id: u32,
    pub words: String,
}

/// The services of the app, in the context of every screen.
#[derive(Clone, Copy)]
pub struct Desk {
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
    pub(super) keeping: RwSignal<Keeping>,
    /// The record of the game on this tab's table.
    pub(super) seated: StoredValue<Option<String>>,
    /// The record of a game that another tab has taken over.
    pub(super) elsewhere: RwSignal<Option<String>>,
    /// The game whose unsaved changes were requested from another tab; the answer goes into
    /// `brought`.
    pub(super) wanted: StoredValue<Option<String>>,
    pub(super) brought: StoredValue<Vec<Change>>,
    /// Counts changes of small records by other tabs.
    changes: RwSignal<u32>,
    told: StoredValue<Vec<Trouble>>,
    next: StoredValue<u32>,
    /// Counts how often games were renamed, removed or added.
    games: RwSignal<u32>,
    settings: RwSignal<Settings>,
    roster: RwSignal<Roster>,
    notices: RwSignal<Notices<Undo>>,
    said: RwSignal<VecDeque<Saying>>,
}

thread_local! {
    /// The desk of this page, once it has been set up.
    static HERE: Cell<Option<Desk>> = const { Cell::new(None) };
}

/// The desk of this page, for event and timer handlers, which have no Leptos context.
pub fn desk_here() -> Option<Desk> {
    HERE.get()
}

/// The desk of this page, from the Leptos context.
pub fn use_desk() -> Desk {
    // The page provides the desk before it draws anything.
    expect_context::<Desk>()
}

impl Desk {
    /// Sets up the desk from saved data, for everything that the page draws. `found` is the disk
    /// with the rows already read from it; without a disk, `localStorage` serves.
    pub fn open(found: Option<Found>) {
        let rest = found.as_ref().is_some_and(|found| found.rest);
        let (disk, records) = match found {
            Some(Found {
                disk, age, rows, ..
            }) => {
                let records = Records::on_disk(BrowserStore, fresh_writer(), age, &rows);
                (Some(disk), records)
            }
            None => (None, Records::beside(BrowserStore, fresh_writer())),
        };
        let desk = Desk {
            records: StoredValue::new(records),
            disk: StoredValue::new_local(disk),
            rest: StoredValue::new(rest),
            writes: StoredValue::new(false),
            packs: StoredValue::new(false),
            retries: StoredValue::new(false),
            refusals: StoredValue::new(0),
            since: StoredValue::new(None),
            keeping: RwSignal::default(),
            seated: StoredValue::new(None),
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
        desk.lay_out();
        desk.begin_keeping();
        HERE.set(Some(desk));
        provide_context(desk);
    }

    /// Writes data taken over from older storage, reports what is wrong with it, and starts
    /// listening to other tabs.
    fn begin_keeping(self) {
        let known = self.with_records(|all| (all.told(), matches!(all.place(), Place::Memory(_))));
        let (troubles, memory) = known.unwrap_or_default();
        for trouble in troubles {
            self.admit(trouble);
        }
        if memory {
            self.admit(Trouble::Blocked);
        }
        self.changed();
        self.read_damaged();
        self.ask_before_closing();
        self.listen_to_tabs();
        dom::when_idle(move || {
            self.sweep();
            spawn_local(async move {
                // If the disk doesn't answer now, the next caller tries again.
                let _ = self.read_rest().await;
            });
        });
    }

    /// Reads the full records of games whose heads are damaged: their original heads may still be
    /// there.
    fn read_damaged(self) {
        let damaged = self.with_records(|records| records.damaged_games());
        for name in damaged.unwrap_or_default() {
            spawn_local(async move {
                // If the disk doesn't answer, the record stays as it is.
                let _ = self.read_record(&name).await;
                self.games_changed();
            });
        }
    }

    /// Reads the heads that were not read on opening.
    pub(super) async fn read_rest(self) -> Result<(), Refused> {
        if let Some(disk) = self.disk().filter(|_| self.rest.get_value()) {
            self.look_again(&disk).await?;
            self.lay_out();
            self.read_damaged();
        }
        Ok(())
    }

    /// Returns the settings, tracked.
    pub fn settings(self) -> Settings {
        self.settings.get()
    }

    /// Returns the settings, untracked.
    pub fn settings_now(self) -> Settings {
        self.settings.get_untracked()
    }

    /// Changes and saves the settings, and applies the appearance at once.
    pub fn set_settings(self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
        let settings = self.settings.get_untracked();
        wear(&settings);
        self.keep(SETTINGS, &settings);
    }

    /// Returns the players, tracked.
    pub fn roster(self) -> Roster {
        self.roster.get()
    }

    /// Returns the players, untracked.
    pub fn roster_now(self) -> Roster {
        self.roster.get_untracked()
    }

    /// Changes and saves the list of players, unless the change returns an error.
    pub fn change_roster<E>(
        self,
        change: impl FnOnce(&mut Roster) -> Result<(), E>,
    ) -> Result<(), E> {
        let mut roster = self.roster.get_untracked();
        change(&mut roster)?;
        self.keep(PLAYERS, &roster);
        self.roster.set(roster);
        Ok(())
    }

    /// Returns the notices at the foot of the screen, tracked.
    pub fn notices(self) -> Vec<Notice> {
        self.notices.with(|notices| notices.all().to_vec())
    }

    /// Shows a notice that something was done, optionally with an undo.
    pub fn tell(self, words: impl Into<String>, undo: Option<Undo>) {
        self.post(Notice::good(words, undo));
    }

    /// Shows a notice that something was done, in place of the earlier notice about this topic.
    pub fn tell_about(self, topic: Topic, words: impl Into<String>, undo: Option<Undo>) {
        self.post(Notice::good(words, undo).about(topic));
    }

    /// Shows why something could not be done.
    pub fn refuse(self, words: impl Into<String>) {
        self.post(Notice::trouble(words));
    }

    /// Shows why an undo failed, with a button to try again.
    pub fn refuse_undo(self, words: impl Into<String>, undo: Undo) {
        self.post(Notice::trouble(words).with(undo));
    }

    /// Shows why something could not be done, in place of the earlier notice about this topic.
    pub fn refuse_about(self, topic: Topic, words: impl Into<String>) {
        self.post(Notice::trouble(words).about(topic));
    }

    /// Dismisses a notice.
    pub fn put_away(self, id: u32) {
        self.notices.update(|notices| notices.put_away(id));
    }

    /// Returns the latest announcements for screen readers, tracked.
    pub fn said(self) -> Vec<Saying> {
        self.said.get().into()
    }

    /// Announces a text to screen readers.
    pub fn say(self, words: impl Into<String>) {
        let saying = Saying {
            id: self.number(),
            words: words.into(),
        };
        self.said.update(|said| {
            said.push_back(saying);
            // Enough for several announcements at once to be read.
            if said.len() > 4 {
                said.pop_front();
            }
        });
    }

    /// Tracks whether games are renamed, removed or added.
    pub fn follow_games(self) {
        self.games.track();
    }

    /// Signals that games were renamed, removed or added.
    pub fn games_changed(self) {
        self.games.update(|changes| *changes += 1);
    }

    /// Runs a function on the shelf of games kept on this device.
    pub fn with_shelf<T>(self, act: impl FnOnce(&mut Shelf<'_, BrowserStore>) -> T) -> Option<T> {
        self.with_records(|records| act(&mut Shelf::new(records)))
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
    pub fn when_changed_elsewhere(self, act: impl Fn() + Send + Sync + 'static) {
        Effect::new(move |before: Option<u32>| {
            let now = self.changes.get();
            if before.is_some() {
                untrack(&act);
            }
            now
        });
    }

    fn number(self) -> u32 {
        self.next.update_value(|next| *next += 1);
        self.next.get_value()
    }

    /// Reloads settings and players from the records, and signals the change.
    pub(super) fn lay_out(self) {
        let settings: Settings = self.load(SETTINGS);
        wear(&settings);
        self.settings.set(settings);
        self.roster.set(self.load(PLAYERS));
        self.changes.update(|changes| *changes += 1);
        self.games_changed();
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
            self.admit(trouble);
        }
        read.unwrap_or_default()
    }

    /// Saves a record under a name.
    pub fn keep<T: Serialize>(self, name: &str, record: &T) {
        let body = serde_json::to_string(record).unwrap_or_default();
        self.with_records(|records| records.save(name, &body));
        self.changed();
    }

    /// Reports a storage problem, once.
    pub fn admit(self, trouble: Trouble) {
        let words = text::trouble(&trouble);
        let first = self.told.try_update_value(|told| {
            let first = !told.contains(&trouble);
            if first {
                told.push(trouble);
            }
            first
        });
        if first == Some(true) {
            self.refuse(words);
        }
    }

    /// Shows a notice and announces it, even if it is already shown.
    fn post(self, notice: Notice) {
        let id = self.number();
        self.say(notice.words.clone());
        self.notices.update(|notices| notices.post(id, notice));
    }
}

/// A writer id that no other tab uses.
pub(super) fn fresh_writer() -> Writer {
    // Milliseconds since the epoch plus a random number, small enough for JSON.
    Writer(dom::today_ms() * 1_000 + dom::random() % 1_000)
}

/// Applies the appearance to the page, and saves a copy for the boot script.
fn wear(settings: &Settings) {
    let attributes = settings.attributes();
    for (name, value) in attributes {
        dom::set_root(name, value);
    }
    // Without this copy, the boot script would first draw the page in the device's own theme. Names
    // and values need no escaping.
    let look = attributes.map(|(name, word)| format!("\"{name}\":\"{word}\""));
    let _ = BrowserStore.set(LOOK, &format!("{{{}}}", look.join(",")));
}
