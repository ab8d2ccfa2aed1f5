//! The desk: what every screen may ask for. Settings, players, notices, and keeping them.

use std::collections::VecDeque;
use std::sync::Arc;

use leptos::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::browser_store::BrowserStore;
use super::dom;
use crate::screen::{Settings, text};
use crate::storage::{Archive, Records, Store, Trouble};
use crate::table::{Roster, Shelf};

const SETTINGS: &str = "settings";
const PLAYERS: &str = "players";
/// A copy of the look that the boot script can read before the app is there.
const LOOK: &str = "lettercase-look";

/// How a notice looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoticeKind {
    /// Something was done.
    Good,
    /// Something is not as it should be.
    Trouble,
}

impl NoticeKind {
    /// The kind as the style sheet says it.
    pub fn word(self) -> &'static str {
        match self {
            NoticeKind::Good => "good",
            NoticeKind::Trouble => "trouble",
        }
    }
}

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

/// A sentence at the foot of the screen.
#[derive(Clone)]
pub struct Notice {
    /// Which one.
    pub id: u32,
    /// How it looks.
    pub kind: NoticeKind,
    /// What it says.
    pub words: String,
    /// How to take back what it tells of.
    pub undo: Option<Undo>,
}

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
    told: StoredValue<Vec<Trouble>>,
    next: StoredValue<u32>,
    /// How often games were named, taken away or brought.
    games: RwSignal<u32>,
    settings: RwSignal<Settings>,
    roster: RwSignal<Roster>,
    notices: RwSignal<Vec<Notice>>,
    said: RwSignal<VecDeque<Saying>>,
}

/// The desk of this page.
pub fn use_desk() -> Desk {
    // The shell provides it before it draws anything.
    expect_context::<Desk>()
}

impl Desk {
    /// Reads what is kept and lays it out, for all that is drawn below.
    pub fn open() {
        let desk = Desk {
            records: StoredValue::new(Records::new(BrowserStore)),
            told: StoredValue::default(),
            next: StoredValue::new(0),
            games: RwSignal::new(0),
            settings: RwSignal::default(),
            roster: RwSignal::default(),
            notices: RwSignal::default(),
            said: RwSignal::default(),
        };
        desk.read();
        provide_context(desk);
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
        self.notices.get()
    }

    /// Tells that something was done, and how to take it back.
    pub fn tell(self, words: impl Into<String>, undo: Option<Undo>) {
        // One deed at a time: what was done before can no longer be taken back.
        self.notices
            .update(|all| all.retain(|notice| notice.kind == NoticeKind::Trouble));
        self.post(NoticeKind::Good, words.into(), undo);
    }

    /// Tells why something could not be done.
    pub fn refuse(self, words: impl Into<String>) {
        self.post(NoticeKind::Trouble, words.into(), None);
    }

    /// Puts a notice away.
    pub fn put_away(self, id: u32) {
        self.notices
            .update(|all| all.retain(|notice| notice.id != id));
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
        self.records
            .try_update_value(|records| act(&mut Shelf::new(records)))
    }

    fn number(self) -> u32 {
        self.next.update_value(|next| *next += 1);
        self.next.get_value()
    }

    /// Everything kept here.
    pub fn archive(self) -> Archive {
        self.records.with_value(Records::archive)
    }

    /// Brings back what a file holds: all of it, or nothing.
    pub fn restore(self, archive: &Archive) -> Result<(), Trouble> {
        let restored = self
            .records
            .try_update_value(|records| records.restore(archive));
        self.read();
        restored.unwrap_or(Err(Trouble::Blocked))
    }

    /// Forgets everything kept here.
    pub fn erase(self) {
        self.records.update_value(|records| {
            // What cannot be removed cannot be read either.
            let _ = records.erase();
        });
        self.read();
    }

    /// Makes everything as it was when `before` was taken.
    pub fn become_again(self, before: &Archive) {
        self.erase();
        if let Err(trouble) = self.restore(before) {
            self.admit(trouble);
        }
    }

    fn read(self) {
        let settings: Settings = self.load(SETTINGS);
        wear(&settings);
        self.settings.set(settings);
        self.roster.set(self.load(PLAYERS));
        self.games_changed();
    }

    /// What was kept under a name, or what stands for nothing kept. What cannot be understood
    /// is moved aside and told.
    pub fn load<T: DeserializeOwned + Default>(self, name: &str) -> T {
        let mut read = None;
        let mut understood = |body: &str| {
            read = serde_json::from_str(body).ok();
            read.is_some()
        };
        let trouble = self
            .records
            .try_update_value(|records| records.read(name, &mut understood));
        if let Some(trouble) = trouble.flatten() {
            self.admit(trouble);
        }
        read.unwrap_or_default()
    }

    /// Keeps something under a name.
    pub fn keep<T: Serialize>(self, name: &str, record: &T) {
        let body = serde_json::to_string(record).unwrap_or_default();
        let saved = self
            .records
            .try_update_value(|records| records.save(name, &body));
        if let Some(Err(trouble)) = saved {
            self.admit(trouble);
        }
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
            self.post(NoticeKind::Trouble, words, None);
        }
    }

    fn post(self, kind: NoticeKind, words: String, undo: Option<Undo>) {
        let id = self.number();
        self.say(words.clone());
        let notice = Notice {
            id,
            kind,
            words,
            undo,
        };
        self.notices.update(|all| all.push(notice));
    }
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
