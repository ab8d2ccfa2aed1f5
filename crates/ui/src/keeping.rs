//! Saving: writes changes to the disk, one transaction after another, and retries what was refused.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::desk::Desk;
use super::disk::Disk;
use super::dom;
use screen::health::Trouble as HealthTrouble;
use screen::{Keeping, text};
use store::vault::{AGE, Asked, Ended, Knows, Rows, State, Transaction, age, ages, entries};
use store::{Place, Refused, all_of, first_rows};

impl Desk {
    /// Starts saving after a change.
    pub(super) fn changed(self) {
        if dom::stopped() {
            // After a crash, the page's data may be wrong.
            return;
        }
        self.tell_of_loss(false);
        self.show_keeping();
        if self.disk().is_some() {
            if !self.writes.get_value() {
                self.writes.set_value(true);
                spawn_local(async move {
                    self.write_all().await;
                    self.writes.set_value(false);
                });
            }
        } else if !self.is_saved() {
            self.try_again_later();
        }
    }

    /// The disk, if there is one.
    pub(super) fn disk(self) -> Option<Disk> {
        self.disk.try_with_value(Clone::clone).flatten()
    }

    /// Whether all changes are saved permanently.
    pub fn is_saved(self) -> bool {
        let saved = self.with_records(|records| {
            let memory = matches!(records.place(), Place::Memory(_));
            records.vault().is_saved() && !memory
        });
        saved == Some(true)
    }

    /// How far changes are saved, tracked.
    pub fn keeping(self) -> Keeping {
        self.keeping.get()
    }

    pub(super) async fn write_all(self) {
        while !dom::stopped()
            && let Some(disk) = self.disk()
            && let Some(Some(next)) = self.with_records(|all| all.vault().next_transaction())
        {
            let names: Vec<String> = next
                .changes
                .iter()
                .map(|(change, _)| change.name.clone())
                .collect();
            let ended = self.transact(&disk, next).await;
            let outcome = match &ended {
                Ok(Ended::Landed(landed, _)) => Ok(landed.clone()),
                Ok(Ended::OtherAge | Ended::Lost) => Ok(Vec::new()),
                Err(refused) => Err(*refused),
            };
            self.with_records(|records| {
                records.vault().ended(outcome);
                records.settle();
            });
            match ended {
                Ok(Ended::Landed(_, id)) => {
                    self.with_records(|records| records.is_in(id));
                    self.refusals.set_value(0);
                    self.tell_tabs_of(&names);
                    self.overtaken(&disk).await;
                }
                Ok(Ended::OtherAge | Ended::Lost) => {
                    // Either another generation is in force and this page adopts it, or the store
                    // was lost and this page writes everything again.
                    if self.look_again(&disk).await.is_ok() {
                        self.lay_out();
                    }
                }
                Err(refused) => {
                    if refused == Refused::Full {
                        self.sweep();
                    }
                    self.show_keeping();
                    return self.try_again_later();
                }
            }
            self.show_keeping();
        }
    }

    /// Runs a transaction on the disk, in the current generation.
    async fn transact(self, disk: &Disk, next: Transaction) -> Result<Ended, Refused> {
        let knows = self.with_records(|records| records.knows());
        let knows = knows.unwrap_or_default();
        let mut asked = next.needs();
        asked.extend(Knows::asked());
        let ended = Rc::new(RefCell::new(Ended::OtherAge));
        let told = Rc::clone(&ended);
        let decide = move |rows| {
            let (ended, write) = knows.runs(&next, &rows);
            *told.borrow_mut() = ended;
            write
        };
        disk.write(&asked, decide).await?;
        Ok(ended.replace(Ended::OtherAge))
    }

    /// Schedules a retry of the writes that were refused.
    fn try_again_later(self) {
        let memory = self.with_records(|records| matches!(records.place(), Place::Memory(_)));
        if memory == Some(true) || self.retries.get_value() {
            return;
        }
        self.retries.set_value(true);
        let refusals = self.refusals.try_update_value(|refusals| {
            *refusals += 1;
            *refusals
        });
        let wait = Duration::from_millis(500 << refusals.unwrap_or(1).min(4));
        set_timeout(
            move || {
                self.retries.set_value(false);
                self.with_records(|records| records.settle());
                self.changed();
            },
            wait,
        );
    }

    /// Shows whether everything is saved: on the root element at once, and to the user after a
    /// delay.
    pub(super) fn show_keeping(self) {
        let now = dom::today_ms();
        let saved = self.is_saved();
        if saved {
            dom::take_root(dom::UNSAVED);
            self.since.set_value(None);
        } else {
            dom::set_root(dom::UNSAVED, "");
            if self.since.get_value().is_none() {
                self.since.set_value(Some(now));
                let patience = Duration::from_millis(Keeping::PATIENCE);
                set_timeout(move || self.show_keeping(), patience);
            }
        }
        let waits = self
            .since
            .get_value()
            .map(|since| now.saturating_sub(since));
        let known = self.with_records(|records| {
            let memory = matches!(records.place(), Place::Memory(_));
            (records.vault().refused(), memory)
        });
        let (refused, memory) = known.unwrap_or_default();
        let keeping = Keeping::of(waits, refused, memory);
        if self
            .keeping
            .try_get_untracked()
            .is_some_and(|before| before != keeping)
        {
            self.keeping.set(keeping);
            if !matches!(keeping, Keeping::Kept | Keeping::Nowhere) {
                self.say(HealthTrouble::NotKept(keeping).words());
            }
        }
    }

    /// Asks for confirmation before the page closes while something is not saved.
    pub(super) fn ask_before_closing(self) {
        // The listener lives as long as the page.
        let _ = window_event_listener(ev::beforeunload, move |event| {
            let waits = self.keeping.get_untracked() != Keeping::Kept && dom::unsaved();
            if waits && !dom::stopped() {
                event.prevent_default();
                event.set_return_value("unsaved");
            }
        });
    }

    /// Reloads records that another tab has changed. If a record is missing altogether, the disk
    /// was cleared, and the record is written again.
    async fn overtaken(self, disk: &Disk) {
        let names = self.with_records(|records| {
            records
                .vault()
                .overtaken()
                .map(str::to_owned)
                .collect::<Vec<_>>()
        });
        for name in names.unwrap_or_default() {
            let of = self
                .with_records(|records| records.vault().age())
                .unwrap_or_default();
            let Ok(rows) = disk.read(&all_of(of, &name)).await else {
                continue;
            };
            let there = entries(of, &rows).remove(&name);
            let cleared = there.is_none();
            self.with_records(|records| {
                let content = records.vault().get(&name);
                records.vault().heard(&name, there);
                if let Some(content) = content.filter(|_| cleared) {
                    records.keep(&name, &content);
                }
            });
            if !cleared {
                self.elsewhere.set(Some(name));
            }
        }
    }

    /// Rereads from the disk everything that is read when the page opens.
    pub(super) async fn look_again(self, disk: &Disk) -> Result<(), Refused> {
        let found = loop {
            let found = disk.read(&Knows::asked()).await?;
            let waits = self.with_records(|all| all.knows().is_lost(&found) && all.vault().runs());
            if waits != Some(true) {
                break found;
            }
            // A running transaction will notice that the store is gone.
            dom::sleep(20).await;
        };
        let rows = disk.read(&first_rows(age(&found))).await?;
        let rest = self.rest.get_value();
        self.with_records(|records| records.look(&found, &rows));
        self.rest.set_value(false);
        self.tell_of_loss(rest);
        Ok(())
    }

    /// Reports that the store was cleared under this page, if it was.
    pub(super) fn tell_of_loss(self, rest: bool) {
        if self.with_records(|records| records.was_lost()) == Some(true) {
            self.tell_tabs_of_everything();
            // Another tab may have data that this one lacks, and writes it now; so wait.
            let tell = move || {
                let gone = self.with_records(|records| records.gone());
                self.refuse(text::store_lost(gone.unwrap_or(0), rest));
            };
            set_timeout(tell, Duration::from_secs(1));
        }
    }

    /// Removes data that no undo can reach any more, unless another page may still need it.
    pub(super) fn sweep(self) {
        let Some(disk) = self.disk() else { return };
        let swept = disk.clone();
        disk.sweep(move || {
            spawn_local(async move {
                let under = [Asked::KeysUnder(String::new()), Asked::Key(AGE.to_owned())];
                let of = self
                    .with_records(|records| records.vault().age())
                    .unwrap_or_default();
                let decide = move |rows: Rows| {
                    let keys = rows.keys().map(String::as_str);
                    if age(&rows) == of {
                        ages::litter(of, keys)
                    } else {
                        Vec::new()
                    }
                };
                // If it fails now, a later page tries again.
                let _ = swept.write(&under, decide).await;
            });
        });
    }

    /// Packs finished games one after another when the browser is idle.
    pub fn pack_finished(self) {
        let Some(disk) = self.disk() else { return };
        if self.packs.get_value() {
            return;
        }
        self.packs.set_value(true);
        dom::when_idle(move || {
            spawn_local(async move {
                for name in self.with_shelf(|shelf| shelf.to_pack()).unwrap_or_default() {
                    self.pack(&disk, &name).await;
                }
                self.packs.set_value(false);
            });
        });
    }

    async fn pack(self, disk: &Disk, name: &str) {
        let of = self
            .with_records(|records| records.vault().age())
            .unwrap_or_default();
        let Ok(rows) = disk.read(&all_of(of, name)).await else {
            return;
        };
        let found = store::vault::record(of, name, &rows, |_| None);
        let Some((rev, content)) = found.and_then(|entry| {
            let sound = matches!(entry.state, State::Here { lost: 0, .. });
            Some((entry.rev, entry.content().filter(|_| sound)?))
        }) else {
            return;
        };
        if let Some(text) = disk.pack(&content.lines.join("\n")).await {
            self.with_records(|records| records.vault().pack(name, rev, text));
            self.changed();
        }
    }
}
