//! The page's word list: loading, loaded, or unavailable.
//!
//! Queries need the list itself, which is only available as [`Words::Here`], so nothing can be
//! asked before the list has loaded.

use std::sync::Arc;
use std::time::Duration;

use leptos::ev;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

use super::desk::use_desk;
use super::helper::{Beside, Heard, Helper};
use super::{device, dom, word_shelf};
use crate::draw::memo;
use base::work::Work;
use lexicon::{NoWords, WordBook};
use screen::Route;
use screen::health::{Health, Remedy, Trouble, WordsWatch};
use words_worker::{Fetch, News};

/// How far the word list has loaded.
#[derive(Clone)]
pub enum Words {
    /// Loading; the percentage that has arrived.
    Coming(u32),
    /// Loaded and ready for queries.
    Here(Arc<WordBook>),
    /// Not available: fetching or unpacking it failed.
    Missing(NoWords),
}

/// The single holder of the page's word list.
#[derive(Clone, Copy)]
pub struct WordBox {
    state: RwSignal<Words>,
    /// When the download last reported progress, and whether it has stalled since.
    watch: RwSignal<WordsWatch>,
    health: Memo<Health>,
    helper: Helper,
    /// Number of fetches so far.
    sent: StoredValue<u32>,
    /// Whether the fetch is paused until a room that the user wants has loaded.
    waits: StoredValue<bool>,
    /// The timer for the next check, while the list is loading.
    look: StoredValue<Option<TimeoutHandle>>,
}

/// Number of fetches before the list is reported as damaged: the connection may have corrupted it,
/// and WebKit has rejected intact lists for unknown reasons.
const PATIENCE: u32 = 2;
/// If less than this percentage of the list has arrived, its download is paused for a room that the
/// user wants.
const GIVES_WAY: u32 = 50;
/// How often a loading list is checked.
const LOOK: Duration = Duration::from_secs(1);

/// The word box of this page, from the Leptos context.
pub fn use_words() -> WordBox {
    // The page provides the word box before it draws anything.
    expect_context::<WordBox>()
}

impl WordBox {
    /// Sets up the word box, and fetches the list as soon as the browser is idle.
    pub fn open() {
        let watch = RwSignal::new(WordsWatch::since(now()));
        let (desk, newer) = (use_desk(), RwSignal::new(false));
        let online = RwSignal::new(window().navigator().on_line());
        let words = WordBox {
            state: RwSignal::new(Words::Coming(0)),
            watch,
            health: memo(move || Health {
                words: watch.with(WordsWatch::health),
                online: online.get(),
                keeping: desk.keeping(),
                locks: device::has_locks(),
                newer: newer.get(),
            }),
            helper: Helper::new(),
            sent: StoredValue::new(0),
            waits: StoredValue::new(false),
            look: StoredValue::new(None),
        };
        provide_context(words);
        let comes = window_event_listener(ev::online, move |_| {
            online.set(true);
            words.again();
        });
        // Sent by the page's update script (`public/keep.js`).
        let waits = ev::Custom::<web_sys::Event>::new("lettercase-newer");
        let waits = window_event_listener(waits, move |_| newer.set(true));
        // The boot script reports when a room starts loading, and when it has loaded or failed.
        let opening = ev::Custom::<web_sys::Event>::new("lettercase-opening");
        let opening = window_event_listener(opening, move |_| words.give_way());
        let opened = ev::Custom::<web_sys::Event>::new("lettercase-opened");
        let opened = window_event_listener(opened, move |_| words.go_on());
        let goes = window_event_listener(ev::offline, move |_| online.set(false));
        on_cleanup(move || {
            comes.remove();
            goes.remove();
            waits.remove();
            opening.remove();
            opened.remove();
            words.look_no_more();
        });
        words.look_soon();
        dom::when_idle(move || {
            // The list may have been requested in the meantime.
            if words.sent.get_value() == 0 && !words.waits.get_value() {
                words.send_for_it();
            }
        });
    }

    /// Pauses the fetch to free the connection for a room that the user wants, unless much of the
    /// list has arrived.
    fn give_way(self) {
        let begun = matches!(self.state_now(), Words::Coming(part) if part < GIVES_WAY);
        if begun && !self.waits.get_value() {
            self.waits.set_value(true);
            self.helper.dismiss();
            // This fetch doesn't count: the next one needn't bypass the browser's cache.
            self.sent
                .update_value(|sent| *sent = sent.saturating_sub(1));
        }
    }

    /// Resumes a paused fetch.
    fn go_on(self) {
        if self.waits.try_update_value(std::mem::take) == Some(true) {
            self.send_for_it();
        }
    }

    /// How far the list has loaded, tracked.
    pub fn state(self) -> Words {
        self.state.get()
    }

    /// How far the list has loaded, untracked.
    pub fn state_now(self) -> Words {
        self.state.get_untracked()
    }

    /// The page's health, tracked.
    pub fn health(self) -> Health {
        self.health.get()
    }

    /// What is wrong with the word list, tracked.
    pub fn trouble(self) -> Option<Trouble> {
        self.health.with(Health::words_trouble)
    }

    /// Applies a remedy.
    pub fn cure(self, remedy: Remedy) {
        match remedy {
            Remedy::FetchAgain => self.again(),
            Remedy::Reload => dom::reload(),
            Remedy::SaveFile => dom::go(&Route::Settings),
        }
    }

    /// Fetches the list again after a failure or a stall, and ends a stalled download.
    pub fn again(self) {
        if self.watch.with_untracked(WordsWatch::health).is_stuck() {
            self.state.set(Words::Coming(0));
            self.send_for_it();
        }
    }

    /// Records what happened, and keeps checking while the list is loading.
    fn note(self, change: impl FnOnce(&mut WordsWatch)) {
        self.watch.update(change);
        if self.watch.with_untracked(WordsWatch::health).is_coming() {
            self.look_soon();
        } else {
            self.look_no_more();
        }
    }

    fn look_soon(self) {
        self.look_no_more();
        let look = move || self.note(|watch| watch.look(now()));
        self.look
            .set_value(set_timeout_with_handle(look, LOOK).ok());
    }

    fn look_no_more(self) {
        if let Some(look) = self.look.try_update_value(Option::take).flatten() {
            look.clear();
        }
    }

    fn send_for_it(self) {
        self.waits.set_value(false);
        self.note(|watch| watch.sent(now()));
        let address = dom::named("lettercase-words").unwrap_or_default();
        let errand = Fetch {
            address: address.clone(),
            anew: self.sent.get_value() > 0,
        };
        self.sent.update_value(|sent| *sent += 1);
        let program = if dom::is_webkit() {
            Fetch::PLAIN
        } else {
            Fetch::PROGRAM
        };
        self.helper.send_to(program, &errand, move |heard| {
            self.hear(heard, &address);
        });
    }

    fn hear(self, heard: Heard<News>, address: &str) {
        let state = match heard {
            Heard::Says(News::Coming(hundredths), _) => Words::Coming(hundredths),
            Heard::Says(News::Here, beside) => {
                let file = beside.bytes(2);
                if !file.is_empty() {
                    word_shelf::keep(address.to_owned(), file);
                }
                unpack(&beside)
            }
            Heard::Says(News::Missing(why), _) => Words::Missing(why),
            Heard::Trips => Words::Missing(NoWords::NoWorker),
        };
        let slipped = matches!(state, Words::Missing(NoWords::Damaged | NoWords::NoWorker));
        if slipped && self.sent.get_value() < PATIENCE {
            self.state.set(Words::Coming(0));
            return self.send_for_it();
        }
        match state {
            Words::Coming(_) => self.note(|watch| watch.heard(now())),
            Words::Here(_) => self.note(WordsWatch::came),
            Words::Missing(why) => self.note(|watch| watch.failed(why)),
        }
        if !matches!(state, Words::Coming(_)) {
            // The worker has finished its errand.
            self.helper.dismiss();
            // Other downloads needn't wait any longer.
            dom::set_root("data-words", "");
        }
        self.state.set(state);
    }
}

/// The page's clock, in milliseconds.
fn now() -> u64 {
    dom::now() as u64
}

fn unpack(beside: &Beside) -> Words {
    match WordBook::from_ready(&beside.bytes(0), &beside.bytes(1)) {
        Ok(book) => Words::Here(Arc::new(book)),
        Err(_) => Words::Missing(NoWords::Damaged),
    }
}
