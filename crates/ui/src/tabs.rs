//! Keeps the tabs of one browser in step: what one tab changes the others reread, and a tab notices
//! when its game continues elsewhere.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::desk::Desk;
use super::disk::Disk;
use super::dom;
use store::vault::{Asked, Change, Fields, Keys, State, entries, field};

/// A message between tabs.
enum Message {
    /// These records were changed.
    Changed(Vec<String>),
    /// Another generation is in force, or many records were changed at once.
    Everything,
    /// The sending tab takes over this game and asks for changes that are not on the disk yet.
    Want(String),
    /// The answer: the game's changes that are not on the disk yet.
    Held(String, Vec<Change>),
}

impl Message {
    fn write(&self) -> String {
        let mut all = String::new();
        match self {
            Message::Changed(names) => {
                field(&mut all, "changed");
                for name in names {
                    field(&mut all, name);
                }
            }
            Message::Everything => field(&mut all, "everything"),
            Message::Want(name) => {
                field(&mut all, "want");
                field(&mut all, name);
            }
            Message::Held(name, changes) => {
                field(&mut all, "held");
                field(&mut all, name);
                for change in changes {
                    change.write(&mut all);
                }
            }
        }
        all
    }

    fn read(text: &str) -> Option<Message> {
        let mut fields = Fields(text);
        Some(match fields.text()? {
            "changed" => {
                let names = std::iter::from_fn(|| fields.text());
                Message::Changed(names.map(str::to_owned).collect())
            }
            "everything" => Message::Everything,
            "want" => Message::Want(fields.text()?.to_owned()),
            "held" => {
                let name = fields.text()?.to_owned();
                let changes = std::iter::from_fn(|| Change::read(&mut fields));
                Message::Held(name, changes.collect())
            }
            _ => return None,
        })
    }
}

impl Desk {
    fn tell_tabs(self, message: &Message) {
        if let Some(disk) = self.disk() {
            disk.tell(&message.write());
        }
    }

    /// Informs other tabs which records were changed.
    pub(super) fn tell_tabs_of(self, names: &[String]) {
        self.tell_tabs(&Message::Changed(names.to_vec()));
    }

    /// Informs other tabs that everything was changed.
    pub(super) fn tell_tabs_of_everything(self) {
        self.tell_tabs(&Message::Everything);
    }

    /// Listens to other tabs for the life of the page.
    pub(super) fn listen_to_tabs(self) {
        let Some(disk) = self.disk() else {
            return self.listen_to_storage();
        };
        let here = disk.clone();
        disk.listen(move |message| {
            let disk = here.clone();
            match Message::read(&message) {
                Some(Message::Changed(names)) => spawn_local(async move {
                    self.hear_of(&disk, names).await;
                }),
                Some(Message::Everything) => spawn_local(async move {
                    self.hear_of_everything(&disk).await;
                }),
                Some(Message::Want(name)) => {
                    let held = self.with_records(|records| records.vault().held(&name));
                    self.tell_tabs(&Message::Held(name, held.unwrap_or_default()));
                }
                Some(Message::Held(name, changes)) => {
                    let asked = self
                        .wanted
                        .with_value(|wanted| wanted.as_ref() == Some(&name));
                    if asked {
                        self.wanted.set_value(None);
                        self.brought.set_value(changes);
                    }
                }
                None => {}
            }
        });
    }

    /// Listens to the browser's `storage` event, which reports what other tabs write if there is no
    /// disk.
    fn listen_to_storage(self) {
        // The listener lives as long as the page.
        let _ = window_event_listener(leptos::ev::storage, move |event| {
            let ours = event
                .key()
                .is_none_or(|key| key.starts_with("lettercase-rows/"));
            if ours {
                let _ = self.with_records(|records| records.look_again());
                self.with_records(|records| records.settle());
                self.lay_out();
                self.changed();
            }
        });
    }

    async fn hear_of_everything(self, disk: &Disk) {
        let seated = self.seated.get_value();
        let state = || {
            let entry = self.with_records(|records| Some(records.entry(seated.as_ref()?)?.rev));
            entry.flatten()
        };
        let before = state();
        if self.look_again(disk).await.is_err() {
            return;
        }
        // If the game on this table has another state on the disk, it must not be overwritten by
        // moves made here. If the game is gone from the disk, it continues here and is saved with
        // its next step.
        if let (Some(name), Some(now)) = (&seated, state())
            && before != Some(now)
            && self.with_records(|records| records.vault().held(name).is_empty()) == Some(true)
        {
            self.elsewhere.set(Some(name.clone()));
        }
        self.lay_out();
        self.changed();
    }

    async fn hear_of(self, disk: &Disk, names: Vec<String>) {
        let of = self
            .with_records(|records| records.vault().age())
            .unwrap_or_default();
        let keys = Keys(of);
        let asked = names
            .iter()
            .flat_map(|name| [keys.head(name), keys.back(name), keys.gone(name)].map(Asked::Key));
        let asked: Vec<Asked> = asked.collect();
        let Ok(rows) = disk.read(&asked).await else {
            return;
        };
        let mut there = entries(of, &rows);
        for name in names {
            let now = there.remove(&name);
            let count = |state: Option<&State>| match state {
                Some(State::Here { lines, .. }) => lines.count(),
                _ => 0,
            };
            let lines = count(now.as_ref().map(|entry| &entry.state));
            let grew = self.with_records(|records| {
                let before = count(records.entry(&name).map(|entry| &entry.state));
                records.vault().heard_head(&name, now);
                before != lines
            });
            let here = self
                .seated
                .with_value(|seated| seated.as_ref() == Some(&name));
            if here && grew == Some(true) {
                self.elsewhere.set(Some(name));
            }
        }
        self.lay_out();
    }

    /// Asks the tab that has a game for changes that are not on the disk yet. Stops waiting after
    /// half a second, since a sleeping tab doesn't answer.
    pub async fn want(self, name: &str) {
        const PATIENCE: u32 = 20;
        self.wanted.set_value(Some(name.to_owned()));
        self.tell_tabs(&Message::Want(name.to_owned()));
        for _ in 0..PATIENCE {
            let waits = self.wanted.with_value(Option::is_some);
            if !waits || self.disk().is_none() {
                break;
            }
            dom::sleep(25).await;
        }
        self.wanted.set_value(None);
    }
}
