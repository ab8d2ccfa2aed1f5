//! Saving: writes changes to the disk, one transaction after another, and retries refused writes.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::app_state::AppState;
use super::disk::Disk;
use super::dom;
use screen::health::PageTrouble as HealthTrouble;
use screen::{SavingState, text};
use store::vault::{
    GENERATION_KEY, KnownStore, RecordState, RowRequest, Rows, Transaction, TransactionOutcome,
    current_generation, generations, read_entries,
};
use store::{Records, StorageBackend, StoreError, initial_row_requests, record_row_requests};

impl AppState {
    /// Starts saving after a change.
    pub(super) fn save_changes(self) {
        if dom::is_stopped() {
            // After a crash, the page's data may be wrong.
            return;
        }
        self.report_data_loss(false);
        self.show_saving_status();
        if self.disk().is_some() {
            if !self.writes.get_value() {
                self.writes.set_value(true);
                spawn_local(async move {
                    self.write_all().await;
                    self.writes.set_value(false);
                });
            }
        } else if !self.is_saved() {
            self.schedule_retry();
        }
    }

    /// The disk, if there is one.
    pub(super) fn disk(self) -> Option<Disk> {
        self.disk.try_with_value(Clone::clone).flatten()
    }

    /// Whether all changes are saved permanently.
    pub fn is_saved(self) -> bool {
        let saved = self.with_records(|records| {
            let memory = matches!(records.backend(), StorageBackend::Memory(_));
            records.vault().is_saved() && !memory
        });
        saved == Some(true)
    }

    /// How far saving has got, tracked.
    pub(crate) fn saving_status(self) -> SavingState {
        self.keeping.get()
    }

    pub(super) async fn write_all(self) {
        while !dom::is_stopped()
            && let Some(disk) = self.disk()
            && let Some(Some(next)) = self.with_records(|all| all.vault().next_transaction())
        {
            let names: Vec<String> = next
                .changes
                .iter()
                .map(|(change, _)| change.name.clone())
                .collect();
            let ended = self.run_transaction(&disk, next).await;
            let outcome = match &ended {
                Ok(TransactionOutcome::Applied(landed, _)) => Ok(landed.clone()),
                Ok(TransactionOutcome::OtherGeneration | TransactionOutcome::StoreLost) => {
                    Ok(Vec::new())
                }
                Err(refused) => Err(*refused),
            };
            self.with_records(|records| {
                records.vault().finish_transaction(outcome);
                records.run_pending();
            });
            match ended {
                Ok(TransactionOutcome::Applied(_, id)) => {
                    self.with_records(|records| records.set_store_id(id));
                    self.refusals.set_value(0);
                    self.send_changed_records(&names);
                    self.reload_overtaken(&disk).await;
                }
                Ok(TransactionOutcome::OtherGeneration | TransactionOutcome::StoreLost) => {
                    // Either another generation is in force and this page adopts it, or the store
                    // was lost and this page writes everything again.
                    if self.reread_startup_data(&disk).await.is_ok() {
                        self.reload_preferences();
                    }
                }
                Err(refused) => {
                    if refused == StoreError::Full {
                        self.remove_unreachable_data();
                    }
                    self.show_saving_status();
                    return self.schedule_retry();
                }
            }
            self.show_saving_status();
        }
    }

    /// Runs a transaction on the disk, in the current generation.
    async fn run_transaction(
        self,
        disk: &Disk,
        next: Transaction,
    ) -> Result<TransactionOutcome, StoreError> {
        let knows = self.with_records(|records| records.known_store());
        let knows = knows.unwrap_or_default();
        let mut asked = next.required_rows();
        asked.extend(KnownStore::identity_rows());
        let ended = Rc::new(RefCell::new(TransactionOutcome::OtherGeneration));
        let told = Rc::clone(&ended);
        let decide = move |rows| {
            let (ended, write) = knows.apply_transaction(&next, &rows);
            *told.borrow_mut() = ended;
            write
        };
        disk.write(&asked, decide).await?;
        Ok(ended.replace(TransactionOutcome::OtherGeneration))
    }

    /// Schedules a retry of the writes that were refused.
    fn schedule_retry(self) {
        let memory =
            self.with_records(|records| matches!(records.backend(), StorageBackend::Memory(_)));
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
                self.with_records(|records| records.run_pending());
                self.save_changes();
            },
            wait,
        );
    }

    /// Shows whether everything is saved: on the root element at once, and to the user after a
    /// delay.
    pub(super) fn show_saving_status(self) {
        let now = dom::unix_time_ms();
        let saved = self.is_saved();
        if saved {
            dom::remove_root_attribute(dom::UNSAVED_ATTRIBUTE);
            self.since.set_value(None);
        } else {
            dom::set_root_attribute(dom::UNSAVED_ATTRIBUTE, "");
            if self.since.get_value().is_none() {
                self.since.set_value(Some(now));
                let patience = Duration::from_millis(SavingState::LATE_AFTER_MS);
                set_timeout(move || self.show_saving_status(), patience);
            }
        }
        let waits = self
            .since
            .get_value()
            .map(|since| now.saturating_sub(since));
        let known = self.with_records(|records| {
            let memory = matches!(records.backend(), StorageBackend::Memory(_));
            (records.vault().last_error(), memory)
        });
        let (refused, memory) = known.unwrap_or_default();
        let keeping = SavingState::from_pending(waits, refused, memory);
        if self
            .keeping
            .try_get_untracked()
            .is_some_and(|before| before != keeping)
        {
            self.keeping.set(keeping);
            if !matches!(keeping, SavingState::Kept | SavingState::Nowhere) {
                self.announce(HealthTrouble::NotKept(keeping).words());
            }
        }
    }

    /// Asks for confirmation before the page closes while something is not saved.
    pub(super) fn confirm_before_closing(self) {
        // The listener lives as long as the page.
        let _ = window_event_listener(ev::beforeunload, move |event| {
            let waits =
                self.keeping.get_untracked() != SavingState::Kept && dom::has_unsaved_changes();
            if waits && !dom::is_stopped() {
                event.prevent_default();
                event.set_return_value("unsaved");
            }
        });
    }

    /// Reloads records that another tab has changed. If a record is missing altogether, the disk
    /// was cleared, and the record is written again.
    async fn reload_overtaken(self, disk: &Disk) {
        let names = self.with_records(|records| {
            records
                .vault()
                .overtaken()
                .map(str::to_owned)
                .collect::<Vec<_>>()
        });
        for name in names.unwrap_or_default() {
            let of = self
                .with_records(|records| records.vault().generation())
                .unwrap_or_default();
            let Ok(rows) = disk.read(&record_row_requests(of, &name)).await else {
                continue;
            };
            let there = read_entries(of, &rows).remove(&name);
            let cleared = there.is_none();
            self.with_records(|records| {
                let content = records.vault().get(&name);
                records.vault().sync_record(&name, there);
                if let Some(content) = content.filter(|_| cleared) {
                    records.save_content(&name, &content);
                }
            });
            if !cleared {
                self.elsewhere.set(Some(name));
            }
        }
    }

    /// Rereads from the disk everything that is read when the page opens. Returns whether the game
    /// on this page's table has another state there, and nothing done here waits to be saved on
    /// top of it.
    pub(super) async fn reread_startup_data(self, disk: &Disk) -> Result<bool, StoreError> {
        let found = loop {
            let found = disk.read(&KnownStore::identity_rows()).await?;
            let waits = self
                .with_records(|all| all.known_store().is_lost(&found) && all.vault().is_running());
            if waits != Some(true) {
                break found;
            }
            // A running transaction will notice that the store is gone.
            dom::sleep(20).await;
        };
        let rows = disk
            .read(&initial_row_requests(current_generation(&found)))
            .await?;
        let rest = self.rest.get_value();
        let open_game = self.open_game.get_value();
        let replaced = self.with_records(|records| {
            let rev = |records: &Records<_>| Some(records.entry(open_game.as_deref()?)?.rev);
            // Acts of this page while the rows were read are part of what is known here.
            let before = rev(records);
            records.take_reread_rows(&found, &rows);
            let (now, name) = (rev(records)?, open_game.as_deref()?);
            Some(before != Some(now) && records.vault().pending_changes_to(name).is_empty())
        });
        self.rest.set_value(false);
        self.report_data_loss(rest);
        Ok(replaced.flatten() == Some(true))
    }

    /// Reports that the store was cleared under this page, if it was.
    pub(super) fn report_data_loss(self, rest: bool) {
        if self.with_records(|records| records.was_lost()) == Some(true) {
            self.send_everything_changed();
            // Waits a second, since another tab may have data that this one lacks, and may be
            // writing it now.
            let tell = move || {
                let gone = self.with_records(|records| records.take_lost_game_count());
                self.notify_error(text::store_lost(gone.unwrap_or(0), rest));
            };
            set_timeout(tell, Duration::from_secs(1));
        }
    }

    /// Removes data that no undo can reach any more, unless another page may still need it.
    pub(super) fn remove_unreachable_data(self) {
        let Some(disk) = self.disk() else { return };
        let swept = disk.clone();
        disk.sweep(move || {
            spawn_local(async move {
                let under = [
                    RowRequest::KeysWithPrefix(String::new()),
                    RowRequest::Row(GENERATION_KEY.to_owned()),
                ];
                let of = self
                    .with_records(|records| records.vault().generation())
                    .unwrap_or_default();
                let decide = move |rows: Rows| {
                    let keys = rows.keys().map(String::as_str);
                    if current_generation(&rows) == of {
                        generations::cleanup_rows(of, keys)
                    } else {
                        Vec::new()
                    }
                };
                // If the clean-up fails now, a later page tries again.
                let _ = swept.write(&under, decide).await;
            });
        });
    }

    /// Packs finished games one after another when the browser is idle.
    pub(crate) fn pack_finished_games(self) {
        let Some(disk) = self.disk() else { return };
        if self.packs.get_value() {
            return;
        }
        self.packs.set_value(true);
        dom::when_idle(move || {
            spawn_local(async move {
                for name in self
                    .with_shelf(|shelf| shelf.unpacked_games())
                    .unwrap_or_default()
                {
                    self.pack_finished_game(&disk, &name).await;
                }
                self.packs.set_value(false);
            });
        });
    }

    async fn pack_finished_game(self, disk: &Disk, name: &str) {
        let of = self
            .with_records(|records| records.vault().generation())
            .unwrap_or_default();
        let Ok(rows) = disk.read(&record_row_requests(of, name)).await else {
            return;
        };
        let found = store::vault::read_record(of, name, &rows, |_| None);
        let Some((rev, content)) = found.and_then(|entry| {
            let sound = matches!(entry.state, RecordState::Readable { lost: 0, .. });
            Some((entry.rev, entry.content().filter(|_| sound)?))
        }) else {
            return;
        };
        if let Some(text) = disk.pack(&content.lines.join("\n")).await {
            self.with_records(|records| records.vault().pack(name, rev, text));
            self.save_changes();
        }
    }
}
