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
const PATIENCE: Duration = Duration::from_millis(500);

/// Where a tab notes, as its page closes, which game it had and when.
const NOTE: &str = "lettercase-seat";

/// Longest time in which a page reloads, in milliseconds.
const RETURN: u64 = 10_000;

/// Which tab holds a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Holder {
    /// It isn't known yet which tab holds the game.
    Nobody,
    ThisTab,
    AnotherTab,
}

/// This tab's lock on a game. Dropping the owner releases it.
#[derive(Clone, Copy)]
pub struct Sole {
    holder: RwSignal<Holder>,
    name: StoredValue<String>,
    /// Releases the lock, or leaves the queue for it.
    let_go: StoredValue<Option<Function>, LocalStorage>,
}

impl Sole {
    /// Requests the lock on a game.
    pub fn of(id: &GameId) -> Sole {
        let sole = Sole {
            holder: RwSignal::new(Holder::Nobody),
            name: StoredValue::new(format!("lettercase {} {id}", dom::base())),
            let_go: StoredValue::new_local(None),
        };
        let going = window_event_listener(ev::pagehide, move |_| sole.go());
        // The browser has restored the page from its back/forward cache.
        let coming = window_event_listener(ev::pageshow, move |event| {
            if event.persisted() {
                sole.holder.set(Holder::Nobody);
                sole.come();
            }
        });
        on_cleanup(move || {
            going.remove();
            coming.remove();
            sole.end();
        });
        sole.come();
        sole
    }

    /// Which tab holds the game, tracked.
    pub fn holder(self) -> Holder {
        self.holder.get()
    }

    /// Gives up the game, because another tab plays it although the browser has no locks, or they
    /// failed.
    pub fn lose(self) {
        self.end();
        self.holder.set(Holder::AnotherTab);
    }

    /// Takes the game over from the other tab.
    pub fn take_over(self) {
        self.end();
        self.ask(true);
    }

    fn come(self) {
        self.ask(self.had_it_just_now());
        set_timeout(
            move || {
                if self.holder.try_get_untracked() == Some(Holder::Nobody) {
                    self.holder.set(Holder::AnotherTab);
                }
            },
            PATIENCE,
        );
    }

    /// Handles the page closing. WebKit would hold the lock for some time, so this releases it
    /// explicitly, and notes for the tab's next page which game it had.
    fn go(self) {
        if self.holder.get_untracked() == Holder::ThisTab
            && let Some(tab) = dom::kept_in_tab()
        {
            let note = self
                .name
                .with_value(|name| format!("{} {name}", dom::today_ms()));
            // Without the note, another waiting tab may be faster.
            let _ = tab.set_item(NOTE, &note);
        }
        self.end();
    }

    /// Whether this tab had the game until its page was reloaded.
    fn had_it_just_now(self) -> bool {
        let Some(tab) = dom::kept_in_tab() else {
            return false;
        };
        let note = tab.get_item(NOTE).ok().flatten().unwrap_or_default();
        // The note is valid once.
        let _ = tab.remove_item(NOTE);
        note.split_once(' ').is_some_and(|(at, game)| {
            let at: Option<u64> = at.parse().ok();
            self.name.with_value(|name| name == game)
                && at.is_some_and(|at| dom::today_ms().saturating_sub(at) < RETURN)
        })
    }

    fn end(self) {
        let let_go = self.let_go.try_update_value(Option::take).flatten();
        if let Some(let_go) = let_go {
            // Either a promise's resolve function or an abort; neither throws.
            let _ = let_go.call0(&JsValue::NULL);
        }
    }

    fn ask(self, steal: bool) {
        match self.request(steal) {
            Ok(held) => spawn_local(async move {
                let Err(why) = JsFuture::from(held).await else {
                    return;
                };
                let ours = self.holder.try_get_untracked() == Some(Holder::ThisTab);
                if ours {
                    self.holder.set(Holder::AnotherTab);
                    // Back to the queue: when the other tab is gone, this one continues.
                    self.ask(false);
                } else if !is_abort(&why) {
                    self.hold_without_locks();
                }
            }),
            Err(_) => self.hold_without_locks(),
        }
    }

    /// Assumes that this tab has the game: a browser without usable locks can't tell tabs apart.
    fn hold_without_locks(self) {
        // The screen may be gone.
        let _ = self.holder.try_set(Holder::ThisTab);
    }

    /// Requests the lock from the browser. The returned promise settles when the lock ends, and
    /// rejects if another tab took it.
    fn request(self, steal: bool) -> Result<Promise, JsValue> {
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
                    self.holder.set(Holder::ThisTab);
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
