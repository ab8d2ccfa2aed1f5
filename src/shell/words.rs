//! The word list as the page has it: on its way, here, or not to be had.
//!
//! Whoever asks the list holds it: there is no other way to it than
//! [`Words::Here`], so nothing can be asked before it is there.

use std::sync::Arc;
use std::time::Duration;

use leptos::ev;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

use super::desk::use_desk;
use super::helper::{Beside, Heard, Helper};
use super::{device, dom, word_shelf};
use crate::shell::draw::memo;
use crate::worker::Work;
use crate::worker::fetcher::{Fetch, News};
use lexicon::{NoWords, WordBook};
use screen::Route;
use screen::health::{Health, Remedy, Trouble, WordsWatch};

/// How far the word list is.
#[derive(Clone)]
pub enum Words {
    /// So many hundredths of it are here.
    Coming(u32),
    /// It can be asked.
    Here(Arc<WordBook>),
    /// It could not be fetched or made.
    Missing(NoWords),
}

/// The one place where the page keeps its word list.
#[derive(Clone, Copy)]
pub struct WordBox {
    state: RwSignal<Words>,
    /// When something was last heard of it, and whether that is too long ago.
    watch: RwSignal<WordsWatch>,
    health: Memo<Health>,
    helper: Helper,
    /// How often it was sent for.
    sent: StoredValue<u32>,
    /// Whether it waits until a room that somebody wants is here.
    waits: StoredValue<bool>,
    /// The next look at the clock, while it is waited for.
    look: StoredValue<Option<TimeoutHandle>>,
}

/// It is sent for so often before anybody hears that it came damaged: a line may have changed
/// it, and WebKit was seen to find fault with a list that is sound; why is not known.
const PATIENCE: u32 = 2;
/// With less of it here, in hundredths, it gives way to a room that somebody wants.
const GIVES_WAY: u32 = 50;
/// While it is waited for, the clock is looked at so often.
const LOOK: Duration = Duration::from_secs(1);

/// The word box of this page.
pub fn use_words() -> WordBox {
    // The shell provides it before it draws anything.
    expect_context::<WordBox>()
}

impl WordBox {
    /// Sets it up, and sends for the list as soon as the page has nothing better to do.
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
        // What keeps the page says so (public/keep.js).
        let waits = ev::Custom::<web_sys::Event>::new("lettercase-newer");
        let waits = window_event_listener(waits, move |_| newer.set(true));
        // The boot script says when a room is on its way, and when it is here or did not come.
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
            // Somebody may have been faster.
            if words.sent.get_value() == 0 && !words.waits.get_value() {
                words.send_for_it();
            }
        });
    }

    /// The line is free for a room that somebody wants, unless much of the list is here.
    fn give_way(self) {
        let begun = matches!(self.state_now(), Words::Coming(part) if part < GIVES_WAY);
        if begun && !self.waits.get_value() {
            self.waits.set_value(true);
            self.helper.dismiss();
            // It was not sent for in vain: what comes is not asked to be another.
            self.sent
                .update_value(|sent| *sent = sent.saturating_sub(1));
        }
    }

    /// The list is sent for, if it waited.
    fn go_on(self) {
        if self.waits.try_update_value(std::mem::take) == Some(true) {
            self.send_for_it();
        }
    }

    /// How far it is: followed.
    pub fn state(self) -> Words {
        self.state.get()
    }

    /// How far it is just now.
    pub fn state_now(self) -> Words {
        self.state.get_untracked()
    }

    /// How the page is doing: followed.
    pub fn health(self) -> Health {
        self.health.get()
    }

    /// What is wrong with it: followed.
    pub fn trouble(self) -> Option<Trouble> {
        self.health.with(Health::words_trouble)
    }

    /// Does what helps.
    pub fn cure(self, remedy: Remedy) {
        match remedy {
            Remedy::FetchAgain => self.again(),
            Remedy::Reload => dom::reload(),
            Remedy::SaveFile => dom::go(&Route::Settings),
        }
    }

    /// Sends for it again, after it did not come or nothing was heard of it: whoever hangs on
    /// the way ends.
    pub fn again(self) {
        if self.watch.with_untracked(WordsWatch::health).is_stuck() {
            self.state.set(Words::Coming(0));
            self.send_for_it();
        }
    }

    /// Notes what happened, and looks at the clock as long as it is waited for.
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
            // It has done what it was sent for.
            self.helper.dismiss();
            // Nothing else on the line needs to wait any more.
            dom::set_root("data-words", "");
        }
        self.state.set(state);
    }
}

/// The page's clock.
fn now() -> u64 {
    dom::now() as u64
}

fn unpack(beside: &Beside) -> Words {
    match WordBook::from_ready(&beside.bytes(0), &beside.bytes(1)) {
        Ok(book) => Words::Here(Arc::new(book)),
        Err(_) => Words::Missing(NoWords::Damaged),
    }
}
