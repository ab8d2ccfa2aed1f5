//! The desk: what every screen may ask for. Settings, players, notices, and keeping them.

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
/// A copy of the look that the boot script can read before the app is there.
const LOOK: &str = "lettercase-look";

/// How a deed is taken back. It outlives the screen on which the deed was done, so it
/// owns what it needs instead of borrowing from that screen.
#[derive(Clone)]
pub struct Undo(Arc<dyn Fn() + Send + Sync>);

impl Undo {
    /// A way back.
    pub fn new(take_back: impl Fn() + Send + Sync + 'static) -> Self {
        Undo(Arc::new(take_back))
    }

    /// Takes the deed back.
    pub fn take(&self) {
        (self.0)();
    }
}

/// A notice, with how its deed is taken back.
pub type Notice = notices::Notice<Undo>;

/// Something said to those who listen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Saying {
    /// Which one: the same words may be said twice.
    pub id: u32,
    /// The words.
    pub words: String,
}

/// The verbs of the app, in the context of every screen.
#[derive(Clone, Copy)]
pub struct Desk {
    records: StoredValue<Records<BrowserStore>>,
    /// The disk, where there is one.
    pub(super) disk: StoredValue<Option<Disk>, LocalStorage>,
    /// Whether heads of packed games are still to be read.
    pub(super) rest: StoredValue<bool>,
    /// Whether transactions run.
    pub(super) writes: StoredValue<bool>,
    /// Whether games are being packed.
    pub(super) packs: StoredValue<bool>,
    /// Whether what was refused waits to be tried again.
    pub(super) retries: StoredValue<bool>,
    /// How often the disk has refused, one time after the other.
    pub(super) refusals: StoredValue<u32>,
    /// Since when something is not kept for good.
    pub(super) since: StoredValue<Option<u64>>,
    pub(super) keeping: RwSignal<Keeping>,
    /// The record of the game on this tab's table.
    pub(super) seated: StoredValue<Option<String>>,
    /// A record that somebody else goes on with.
    pub(super) elsewhere: RwSignal<Option<String>>,
    /// The game whose last changes another tab is asked for, and what it answered.
    pub(super) wanted: StoredValue<Option<String>>,
    pub(super) brought: StoredValue<Vec<Change>>,
    /// How often small records were changed elsewhere.
    changes: RwSignal<u32>,
    told: StoredValue<Vec<Trouble>>,
    next: StoredValue<u32>,
    /// How often games were named, taken away or brought.
    games: RwSignal<u32>,
    settings: RwSignal<Settings>,
    roster: RwSignal<Roster>,
    notices: RwSignal<Notices<Undo>>,
    said: RwSignal<VecDeque<Saying>>,
}

thread_local! {
    /// The desk of this page, once it is laid out.
    static HERE: Cell<Option<Desk>> = const { Cell::new(None) };
}

/// The desk of this page, for what a touch or a timer calls: nothing is drawn then.
pub fn desk_here() -> Option<Desk> {
    HERE.get()
}

/// The desk of this page.
pub fn use_desk() -> Desk {
    // The shell provides it before it draws anything.
    expect_context::<Desk>()
}

impl Desk {
    /// Lays out what is kept, for all that is drawn below. `found`: the disk, and what was read
    /// there first; without one the store that answers at once serves.
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

    /// What was taken over is written, what is wrong with it is told, and other tabs are heard.
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
                // If nothing is handed out just now, it is when somebody asks again.
                let _ = self.read_rest().await;
            });
        });
    }

    /// Games whose heads cannot be read: their first ones may be there.
    fn read_damaged(self) {
        let damaged = self.with_records(|records| records.damaged_games());
        for name in damaged.unwrap_or_default() {
            spawn_local(async move {
                // If nothing is handed out, it stays as it is.
                let _ = self.read_record(&name).await;
                self.games_changed();
            });
        }
    }

    /// Reads the heads that were left for later.
    pub(super) async fn read_rest(self) -> Result<(), Refused> {
        if let Some(disk) = self.disk().filter(|_| self.rest.get_value()) {
            self.look_again(&disk).await?;
            self.lay_out();
            self.read_damaged();
        }
        Ok(())
    }

    /// The settings, followed.
    pub fn settings(self) -> Settings {
        self.settings.get()
    }

    /// The settings as they are now.
    pub fn settings_now(self) -> Settings {
        self.settings.get_untracked()
    }

    /// Changes the settings, and the look at once.
    pub fn set_settings(self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
        let settings = self.settings.get_untracked();
        wear(&settings);
        self.keep(SETTINGS, &settings);
    }

    /// The players, followed.
    pub fn roster(self) -> Roster {
        self.roster.get()
    }

    /// The players as they are now.
    pub fn roster_now(self) -> Roster {
        self.roster.get_untracked()
    }

    /// Changes the list of players, unless the change says no.
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

    /// The notices at the foot of the screen, followed.
    pub fn notices(self) -> Vec<Notice> {
        self.notices.with(|notices| notices.all().to_vec())
    }

    /// Tells that something was done, and how to take it back.
    pub fn tell(self, words: impl Into<String>, undo: Option<Undo>) {
        self.post(Notice::good(words, undo));
    }

    /// The same, in the place of what was told about the topic before.
    pub fn tell_about(self, topic: Topic, words: impl Into<String>, undo: Option<Undo>) {
        self.post(Notice::good(words, undo).about(topic));
    }

    /// Tells why something could not be done.
    pub fn refuse(self, words: impl Into<String>) {
        self.post(Notice::trouble(words));
    }

    /// Tells why a deed could not be taken back, with the way to try again.
    pub fn refuse_undo(self, words: impl Into<String>, undo: Undo) {
        self.post(Notice::trouble(words).with(undo));
    }

    /// The same, in the place of what was told about the topic before.
    pub fn refuse_about(self, topic: Topic, words: impl Into<String>) {
        self.post(Notice::trouble(words).about(topic));
    }

    /// Puts a notice away.
    pub fn put_away(self, id: u32) {
        self.notices.update(|notices| notices.put_away(id));
    }

    /// What was said last, for those who listen: followed.
    pub fn said(self) -> Vec<Saying> {
        self.said.get().into()
    }

    /// Says something to those who listen.
    pub fn say(self, words: impl Into<String>) {
        let saying = Saying {
            id: self.number(),
            words: words.into(),
        };
        self.said.update(|said| {
            said.push_back(saying);
            // Enough for what is said at once to be heard.
            if said.len() > 4 {
                said.pop_front();
            }
        });
    }

    /// Looks again when games were named, taken away or brought.
    pub fn follow_games(self) {
        self.games.track();
    }

    /// Games were named, taken away or brought.
    pub fn games_changed(self) {
        self.games.update(|changes| *changes += 1);
    }

    /// The games that are kept here.
    pub fn with_shelf<T>(self, act: impl FnOnce(&mut Shelf<'_, BrowserStore>) -> T) -> Option<T> {
        self.with_records(|records| act(&mut Shelf::new(records)))
    }

    /// Everything that is kept here.
    pub(super) fn with_records<T>(
        self,
        act: impl FnOnce(&mut Records<BrowserStore>) -> T,
    ) -> Option<T> {
        self.records.try_update_value(act)
    }

    /// Does something whenever another tab changed what is kept, as long as the screen lasts.
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

    /// Lays out what is kept, as it is now.
    pub(super) fn lay_out(self) {
        let settings: Settings = self.load(SETTINGS);
        wear(&settings);
        self.settings.set(settings);
        self.roster.set(self.load(PLAYERS));
        self.changes.update(|changes| *changes += 1);
        self.games_changed();
    }

    /// What was kept under a name, or what stands for nothing kept. What cannot be understood
    /// is moved aside and told.
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

    /// Keeps something under a name.
    pub fn keep<T: Serialize>(self, name: &str, record: &T) {
        let body = serde_json::to_string(record).unwrap_or_default();
        self.with_records(|records| records.save(name, &body));
        self.changed();
    }

    /// Tells of a trouble, once.
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

    /// Posts a notice and says it, once more as well if it is shown already.
    fn post(self, notice: Notice) {
        let id = self.number();
        self.say(notice.words.clone());
        self.notices.update(|notices| notices.post(id, notice));
    }
}

/// Somebody whose changes nobody else has numbered.
pub(super) fn fresh_writer() -> Writer {
    // Milliseconds of the calendar and a roll: what JSON can hold.
    Writer(dom::today_ms() * 1_000 + dom::random() % 1_000)
}

/// Puts the look on the page, and where the boot script finds it.
fn wear(settings: &Settings) {
    let attributes = settings.attributes();
    for (name, value) in attributes {
        dom::set_root(name, value);
    }
    // A copy for the boot script alone: without it the first picture is in the device's look.
    // Names and words are plain.
    let look = attributes.map(|(name, word)| format!("\"{name}\":\"{word}\""));
    let _ = BrowserStore.set(LOOK, &format!("{{{}}}", look.join(",")));
}
