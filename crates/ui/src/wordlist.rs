//! The page's word list: loading, loaded, or unavailable.
//!
//! Queries need the list itself, which is only available as [`WordListState::Loaded`], so nothing can be
//! asked before the list has loaded.

use std::sync::Arc;
use std::time::Duration;

use leptos::ev;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

use super::app_state::use_app;
use super::workers::{ReportBuffers, WorkerMessage, WorkerSlot};
use super::{device, dom, wordlist_cache};
use crate::draw::memo;
use base::messages::WorkerRequest;
use lexicon::{LexiconLoadError, WordBook};
use screen::Route;
use screen::health::{PageHealth, PageTrouble, Remedy, WordListMonitor};
use words_worker::{FetchReport, FetchWords};

/// How far the word list has loaded.
#[derive(Clone)]
pub enum WordListState {
    /// Loading; the percentage that has arrived.
    Loading(u32),
    /// Loaded and ready for queries.
    Loaded(Arc<WordBook>),
    /// Not available: fetching or unpacking it failed.
    Unavailable(LexiconLoadError),
}

/// The loader and only owner of the page's word list.
#[derive(Clone, Copy)]
pub struct WordListLoader {
    state: RwSignal<WordListState>,
    /// When the download last reported progress, and whether it has stalled since.
    watch: RwSignal<WordListMonitor>,
    health: Memo<PageHealth>,
    helper: WorkerSlot,
    /// Number of fetches so far.
    sent: StoredValue<u32>,
    /// Whether the fetch is paused until a chunk that the user wants has loaded.
    waits: StoredValue<bool>,
    /// The timer for the next check, while the list is loading.
    look: StoredValue<Option<TimeoutHandle>>,
}

/// Number of fetches before the list is reported as damaged: the connection may have corrupted it,
/// and WebKit has rejected intact lists for unknown reasons.
const MAX_FETCHES: u32 = 2;
/// If less than this percentage of the list has arrived, its download is paused for a chunk that the
/// user wants.
const PAUSE_BELOW_PERCENT: u32 = 50;
/// How often a loading list is checked.
const CHECK_INTERVAL: Duration = Duration::from_secs(1);

/// The word-list loader of this page, from the Leptos context.
pub fn use_word_list() -> WordListLoader {
    // The page provides the word-list loader before it draws anything.
    expect_context::<WordListLoader>()
}

impl WordListLoader {
    /// Sets up the word-list loader, and fetches the list as soon as the browser is idle.
    pub fn open() {
        let watch = RwSignal::new(WordListMonitor::start(now()));
        let (app, newer) = (use_app(), RwSignal::new(false));
        let online = RwSignal::new(window().navigator().on_line());
        let words = WordListLoader {
            state: RwSignal::new(WordListState::Loading(0)),
            watch,
            health: memo(move || PageHealth {
                words: watch.with(WordListMonitor::health),
                online: online.get(),
                keeping: app.saving_status(),
                locks: device::has_locks(),
                newer: newer.get(),
            }),
            helper: WorkerSlot::new(),
            sent: StoredValue::new(0),
            waits: StoredValue::new(false),
            look: StoredValue::new(None),
        };
        provide_context(words);
        let comes = window_event_listener(ev::online, move |_| {
            online.set(true);
            words.fetch_again();
        });
        // Sent by the page's update script (`public/keep.js`).
        let waits = ev::Custom::<web_sys::Event>::new("lettercase-newer");
        let waits = window_event_listener(waits, move |_| newer.set(true));
        // The boot script reports when a chunk starts loading, and when it has loaded or failed.
        let opening = ev::Custom::<web_sys::Event>::new("lettercase-opening");
        let opening = window_event_listener(opening, move |_| words.pause());
        let opened = ev::Custom::<web_sys::Event>::new("lettercase-opened");
        let opened = window_event_listener(opened, move |_| words.resume());
        let goes = window_event_listener(ev::offline, move |_| online.set(false));
        on_cleanup(move || {
            comes.remove();
            goes.remove();
            waits.remove();
            opening.remove();
            opened.remove();
            words.cancel_check();
        });
        words.schedule_check();
        dom::when_idle(move || {
            // The list may have been requested in the meantime.
            if words.sent.get_value() == 0 && !words.waits.get_value() {
                words.fetch();
            }
        });
    }

    /// Pauses the fetch to free the connection for a chunk that the user wants, unless much of the
    /// list has arrived.
    fn pause(self) {
        let begun = matches!(self.state_untracked(), WordListState::Loading(part) if part < PAUSE_BELOW_PERCENT);
        if begun && !self.waits.get_value() {
            self.waits.set_value(true);
            self.helper.terminate();
            // This fetch doesn't count: the next one needn't bypass the browser's cache.
            self.sent
                .update_value(|sent| *sent = sent.saturating_sub(1));
        }
    }

    /// Resumes a paused fetch.
    fn resume(self) {
        if self.waits.try_update_value(std::mem::take) == Some(true) {
            self.fetch();
        }
    }

    /// How far the list has loaded, tracked.
    pub fn state(self) -> WordListState {
        self.state.get()
    }

    /// How far the list has loaded, untracked.
    pub fn state_untracked(self) -> WordListState {
        self.state.get_untracked()
    }

    /// The page's health, tracked.
    pub fn health(self) -> PageHealth {
        self.health.get()
    }

    /// The trouble with the word list, if there is any; tracked.
    pub fn trouble(self) -> Option<PageTrouble> {
        self.health.with(PageHealth::word_list_trouble)
    }

    /// Applies a remedy.
    pub(crate) fn apply_remedy(self, remedy: Remedy) {
        match remedy {
            Remedy::FetchAgain => self.fetch_again(),
            Remedy::Reload => dom::reload(),
            Remedy::SaveFile => dom::navigate(&Route::Settings),
        }
    }

    /// Fetches the list again after a failure or a stall, and ends a stalled download.
    pub fn fetch_again(self) {
        if self
            .watch
            .with_untracked(WordListMonitor::health)
            .is_stuck()
        {
            self.state.set(WordListState::Loading(0));
            self.fetch();
        }
    }

    /// Records what happened, and keeps checking while the list is loading.
    fn update_watch(self, change: impl FnOnce(&mut WordListMonitor)) {
        self.watch.update(change);
        if self
            .watch
            .with_untracked(WordListMonitor::health)
            .is_loading()
        {
            self.schedule_check();
        } else {
            self.cancel_check();
        }
    }

    fn schedule_check(self) {
        self.cancel_check();
        let look = move || self.update_watch(|watch| watch.look(now()));
        self.look
            .set_value(set_timeout_with_handle(look, CHECK_INTERVAL).ok());
    }

    fn cancel_check(self) {
        if let Some(look) = self.look.try_update_value(Option::take).flatten() {
            look.clear();
        }
    }

    fn fetch(self) {
        self.waits.set_value(false);
        self.update_watch(|watch| watch.sent(now()));
        let address = dom::asset_url("lettercase-words").unwrap_or_default();
        let errand = FetchWords {
            address: address.clone(),
            anew: self.sent.get_value() > 0,
        };
        self.sent.update_value(|sent| *sent += 1);
        let program = if dom::is_webkit() {
            FetchWords::PLAIN_PROGRAM
        } else {
            FetchWords::PROGRAM
        };
        self.helper.send_to(program, &errand, move |heard| {
            self.on_message(heard, &address);
        });
    }

    fn on_message(self, heard: WorkerMessage<FetchReport>, address: &str) {
        let state = match heard {
            WorkerMessage::Report(FetchReport::Coming(hundredths), _) => {
                WordListState::Loading(hundredths)
            }
            WorkerMessage::Report(FetchReport::Here, beside) => {
                let file = beside.bytes(2);
                if !file.is_empty() {
                    wordlist_cache::cache_word_list(address.to_owned(), file);
                }
                unpack(&beside)
            }
            WorkerMessage::Report(FetchReport::Missing(why), _) => WordListState::Unavailable(why),
            WorkerMessage::Failed => WordListState::Unavailable(LexiconLoadError::NoWorker),
        };
        let slipped = matches!(
            state,
            WordListState::Unavailable(LexiconLoadError::Damaged | LexiconLoadError::NoWorker)
        );
        if slipped && self.sent.get_value() < MAX_FETCHES {
            self.state.set(WordListState::Loading(0));
            return self.fetch();
        }
        match state {
            WordListState::Loading(_) => self.update_watch(|watch| watch.heard(now())),
            WordListState::Loaded(_) => self.update_watch(WordListMonitor::came),
            WordListState::Unavailable(why) => self.update_watch(|watch| watch.failed(why)),
        }
        if !matches!(state, WordListState::Loading(_)) {
            // The worker has finished its errand.
            self.helper.terminate();
            // Other downloads needn't wait any longer.
            dom::set_root_attribute("data-words", "");
        }
        self.state.set(state);
    }
}

/// The page's clock, in milliseconds.
fn now() -> u64 {
    dom::now() as u64
}

fn unpack(beside: &ReportBuffers) -> WordListState {
    match WordBook::from_raw_bytes(&beside.bytes(0), &beside.bytes(1)) {
        Ok(book) => WordListState::Loaded(Arc::new(book)),
        Err(_) => WordListState::Unavailable(LexiconLoadError::Damaged),
    }
}
