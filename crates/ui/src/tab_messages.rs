//! Keeps the tabs of one browser in step: they reread what another tab changes, and a tab notices
//! when its game continues elsewhere.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::app_state::AppState;
use super::disk::Disk;
use super::dom;
use store::vault::{Fields, Keys, RecordChange, RecordState, RowRequest, push_field, read_entries};

/// A message between tabs.
enum TabMessage {
    /// These records were changed.
    Changed(Vec<String>),
    /// Another generation is in force, or many records were changed at once.
    Everything,
    /// The sending tab takes over this game and asks for changes that are not on the disk yet.
    Want(String),
    /// The answer: the game's changes that are not on the disk yet.
    Held(String, Vec<RecordChange>),
}

impl TabMessage {
    fn to_text(&self) -> String {
        let mut all = String::new();
        match self {
            TabMessage::Changed(names) => {
                push_field(&mut all, "changed");
                for name in names {
                    push_field(&mut all, name);
                }
            }
            TabMessage::Everything => push_field(&mut all, "everything"),
            TabMessage::Want(name) => {
                push_field(&mut all, "want");
                push_field(&mut all, name);
            }
            TabMessage::Held(name, changes) => {
                push_field(&mut all, "held");
                push_field(&mut all, name);
                for change in changes {
                    change.write(&mut all);
                }
            }
        }
        all
    }

    fn parse(text: &str) -> Option<TabMessage> {
        let mut fields = Fields(text);
        Some(match fields.text()? {
            "changed" => {
                let names = std::iter::from_fn(|| fields.text());
                TabMessage::Changed(names.map(str::to_owned).collect())
            }
            "everything" => TabMessage::Everything,
            "want" => TabMessage::Want(fields.text()?.to_owned()),
            "held" => {
                let name = fields.text()?.to_owned();
                let changes = std::iter::from_fn(|| RecordChange::read(&mut fields));
                TabMessage::Held(name, changes.collect())
            }
            _ => return None,
        })
    }
}

impl AppState {
    fn send_to_tabs(self, message: &TabMessage) {
        if let Some(disk) = self.disk() {
            disk.broadcast(&message.to_text());
        }
    }

    /// Informs other tabs which records were changed.
    pub(super) fn send_changed_records(self, names: &[String]) {
        self.send_to_tabs(&TabMessage::Changed(names.to_vec()));
    }

    /// Informs other tabs that everything was changed.
    pub(super) fn send_everything_changed(self) {
        self.send_to_tabs(&TabMessage::Everything);
    }

    /// Listens to other tabs for the life of the page.
    pub(super) fn listen_to_tabs(self) {
        let Some(disk) = self.disk() else {
            return self.listen_to_storage();
        };
        let here = disk.clone();
        disk.listen(move |message| {
            let disk = here.clone();
            match TabMessage::parse(&message) {
                Some(TabMessage::Changed(names)) => spawn_local(async move {
                    self.on_records_changed(&disk, names).await;
                }),
                Some(TabMessage::Everything) => spawn_local(async move {
                    self.on_everything_changed(&disk).await;
                }),
                Some(TabMessage::Want(name)) => {
                    let held =
                        self.with_records(|records| records.vault().pending_changes_to(&name));
                    self.send_to_tabs(&TabMessage::Held(name, held.unwrap_or_default()));
                }
                Some(TabMessage::Held(name, changes)) => {
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
                let _ = self.with_records(|records| records.reread());
                self.with_records(|records| records.run_pending());
                self.reload_preferences();
                self.save_changes();
            }
        });
    }

    async fn on_everything_changed(self, disk: &Disk) {
        let Ok(replaced) = self.reread_startup_data(disk).await else {
            return;
        };
        // If the game on this table has another state on the disk, it must not be overwritten by
        // moves made here. If the game is gone from the disk, it continues here and is saved with
        // its next step.
        if replaced {
            self.elsewhere.set(self.open_game.get_value());
        }
        self.reload_preferences();
        self.save_changes();
    }

    async fn on_records_changed(self, disk: &Disk, names: Vec<String>) {
        let of = self
            .with_records(|records| records.vault().generation())
            .unwrap_or_default();
        let keys = Keys(of);
        let asked = names.iter().flat_map(|name| {
            [
                keys.head(name),
                keys.previous_head(name),
                keys.removal_mark(name),
            ]
            .map(RowRequest::Row)
        });
        let asked: Vec<RowRequest> = asked.collect();
        let Ok(rows) = disk.read(&asked).await else {
            return;
        };
        let mut there = read_entries(of, &rows);
        for name in names {
            let now = there.remove(&name);
            let count = |state: Option<&RecordState>| match state {
                Some(RecordState::Readable { lines, .. }) => lines.count(),
                _ => 0,
            };
            let lines = count(now.as_ref().map(|entry| &entry.state));
            let grew = self.with_records(|records| {
                let before = count(records.entry(&name).map(|entry| &entry.state));
                records.vault().sync_head(&name, now);
                before != lines
            });
            let here = self
                .open_game
                .with_value(|name_here| name_here.as_ref() == Some(&name));
            if here && grew == Some(true) {
                self.elsewhere.set(Some(name));
            }
        }
        self.reload_preferences();
    }

    /// Asks the tab that has a game for changes that are not on the disk yet. Stops waiting after
    /// half a second, since a sleeping tab doesn't answer.
    pub async fn request_unsaved_changes(self, name: &str) {
        const MAX_WAITS: u32 = 20;
        self.wanted.set_value(Some(name.to_owned()));
        self.send_to_tabs(&TabMessage::Want(name.to_owned()));
        for _ in 0..MAX_WAITS {
            let waits = self.wanted.with_value(Option::is_some);
            if !waits || self.disk().is_none() {
                break;
            }
            dom::sleep(25).await;
        }
        self.wanted.set_value(None);
    }
}
