//! Lets only one tab at a time play a game, using the browser's Web Locks API. A second tab waits
//! until the first is gone, or takes over.

use std::time::Duration;

use js_sys::{Function, Object, Promise, Reflect};
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

use super::dom;
use game::GameId;

/// How long a page that is just closing may still hold a game.
const HANDOVER_TIME: Duration = Duration::from_millis(500);

/// Storage key under which a closing page records which game its tab had, and when.
const LAST_GAME_KEY: &str = "lettercase-seat";

/// Longest time in which a page reloads, in milliseconds.
const MAX_RELOAD_MS: u64 = 10_000;

/// Which tab holds a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LockHolder {
    /// It isn't known yet whether this tab or another one holds the game.
    Nobody,
    ThisTab,
    AnotherTab,
}

/// This tab's lock on a game. Dropping the owner releases it.
#[derive(Clone, Copy)]
pub struct TabLock {
    holder: RwSignal<LockHolder>,
    name: StoredValue<String>,
    /// Releases the lock, or leaves the queue for it.
    let_go: StoredValue<Option<Function>, LocalStorage>,
}

impl TabLock {
    /// Requests the lock on a game.
    pub(crate) fn acquire(id: &GameId) -> TabLock {
        let sole = TabLock {
            holder: RwSignal::new(LockHolder::Nobody),
            name: StoredValue::new(format!("lettercase {} {id}", dom::base_url())),
            let_go: StoredValue::new_local(None),
        };
        let going = window_event_listener(ev::pagehide, move |_| sole.on_page_hide());
        // The browser has restored the page from its back/forward cache.
        let coming = window_event_listener(ev::pageshow, move |event| {
            if event.persisted() {
                sole.holder.set(LockHolder::Nobody);
                sole.on_page_show();
            }
        });
        on_cleanup(move || {
            going.remove();
            coming.remove();
            sole.release();
        });
        sole.on_page_show();
        sole
    }

    /// Which tab holds the game, tracked.
    pub fn holder(self) -> LockHolder {
        self.holder.get()
    }

    /// Gives up the game, because another tab plays it although the browser has no locks, or they
    /// failed.
    pub fn give_up(self) {
        self.release();
        self.holder.set(LockHolder::AnotherTab);
    }

    /// Takes the game over from the other tab.
    pub fn take_over(self) {
        self.release();
        self.request_lock(true);
    }

    fn on_page_show(self) {
        self.request_lock(self.held_before_reload());
        set_timeout(
            move || {
                if self.holder.try_get_untracked() == Some(LockHolder::Nobody) {
                    self.holder.set(LockHolder::AnotherTab);
                }
            },
            HANDOVER_TIME,
        );
    }

    /// Handles the page closing. WebKit would hold the lock for some time, so this releases it
    /// explicitly, and notes for the tab's next page which game it had.
    fn on_page_hide(self) {
        if self.holder.get_untracked() == LockHolder::ThisTab
            && let Some(tab) = dom::session_storage()
        {
            let note = self
                .name
                .with_value(|name| format!("{} {name}", dom::unix_time_ms()));
            // Without the note, another waiting tab may be faster.
            let _ = tab.set_item(LAST_GAME_KEY, &note);
        }
        self.release();
    }

    /// Whether this tab had the game until its page was reloaded.
    fn held_before_reload(self) -> bool {
        let Some(tab) = dom::session_storage() else {
            return false;
        };
        let note = tab
            .get_item(LAST_GAME_KEY)
            .ok()
            .flatten()
            .unwrap_or_default();
        // The note is valid once.
        let _ = tab.remove_item(LAST_GAME_KEY);
        note.split_once(' ').is_some_and(|(at, game)| {
            let at: Option<u64> = at.parse().ok();
            self.name.with_value(|name| name == game)
                && at.is_some_and(|at| dom::unix_time_ms().saturating_sub(at) < MAX_RELOAD_MS)
        })
    }

    fn release(self) {
        let let_go = self.let_go.try_update_value(Option::take).flatten();
        if let Some(let_go) = let_go {
            // Either a promise's resolve function or an abort; neither throws.
            let _ = let_go.call0(&JsValue::NULL);
        }
    }

    fn request_lock(self, steal: bool) {
        match self.request_from_browser(steal) {
            Ok(held) => spawn_local(async move {
                let Err(why) = JsFuture::from(held).await else {
                    return;
                };
                let ours = self.holder.try_get_untracked() == Some(LockHolder::ThisTab);
                if ours {
                    self.holder.set(LockHolder::AnotherTab);
                    // This tab queues for the lock again, and continues when the other tab is gone.
                    self.request_lock(false);
                } else if !is_abort(&why) {
                    self.assume_lock();
                }
            }),
            Err(_) => self.assume_lock(),
        }
    }

    /// Assumes that this tab has the game: a browser without usable locks can't tell tabs apart.
    fn assume_lock(self) {
        // The screen may be gone.
        let _ = self.holder.try_set(LockHolder::ThisTab);
    }

    /// Requests the lock from the browser. The returned promise settles when the lock ends, and
    /// rejects if another tab took it.
    fn request_from_browser(self, steal: bool) -> Result<Promise, JsValue> {
        let locks = Reflect::get(&window().navigator(), &"locks".into())?;
        let request: Function = Reflect::get(&locks, &"request".into())?.dyn_into()?;
        let options = Object::new();
        if steal {
            Reflect::set(&options, &"steal".into(), &true.into())?;
        } else {
            let abort = web_sys::AbortController::new()?;
            Reflect::set(&options, &"signal".into(), &abort.signal())?;
            let leave = Closure::once_into_js(move || abort.abort());
            self.let_go.set_value(leave.dyn_into().ok());
        }
        let granted = Closure::once_into_js(move |_: JsValue| {
            Promise::new(&mut |release, _| {
                if self.let_go.try_set_value(Some(release.clone())).is_none() {
                    self.holder.set(LockHolder::ThisTab);
                } else {
                    // The screen is already gone.
                    let _ = release.call0(&JsValue::NULL);
                }
            })
        });
        let name = self.name.with_value(|name| name.into());
        let held = request.call3(&locks, &name, &options, &granted)?;
        Ok(Promise::resolve(&held))
    }
}

/// Whether the request was aborted or the lock was taken over.
fn is_abort(why: &JsValue) -> bool {
    let name = Reflect::get(why, &"name".into()).ok();
    name.and_then(|name| name.as_string()).as_deref() == Some("AbortError")
}
