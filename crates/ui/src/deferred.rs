//! What a table needs only after it has been drawn: explanations of its things, the end of a game,
//! and rare features. It is a chunk of its own, fetched once the table is drawn, so that the first
//! move needn't wait for it. A caller that asks for it too early gets it when it arrives.

use std::future::{Future, pending};
use std::pin::Pin;
use std::sync::OnceLock;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::SplitLoaderError;

use super::draw::{effect, nothing};
use super::parts::Button;
use super::stage::SheetTab;
use screen::text::stage as words;
use screen::{Explanation, KEYS_THING};

/// Delay before a failed fetch is tried again.
const RETRY_DELAY: Duration = Duration::from_secs(4);

/// A chunk that is being loaded.
pub type ChunkFuture<T> = Pin<Box<dyn Future<Output = Result<T, SplitLoaderError>>>>;

/// The function that fetches what is in a chunk. The page's program sets it when it starts, because
/// all chunks are split off there (`src/loaders`).
pub struct ChunkLoader<T: 'static>(OnceLock<fn() -> ChunkFuture<T>>);

impl<T> ChunkLoader<T> {
    /// Makes a loader without a function yet.
    pub const fn new() -> ChunkLoader<T> {
        ChunkLoader(OnceLock::new())
    }

    /// Sets the function, once.
    pub fn set(&self, fetch: fn() -> ChunkFuture<T>) {
        // Setting the function a second time would fail, but it is set only once.
        let _ = self.0.set(fetch);
    }

    /// Fetches the chunk.
    pub fn fetch(&self) -> ChunkFuture<T> {
        match self.0.get() {
            Some(fetch) => fetch(),
            None => Box::pin(pending()),
        }
    }
}

/// A game's deferred functions, for its table with state `B`.
pub struct DeferredFns<B> {
    /// The table's keyboard shortcuts, each described by its effect.
    pub keys: &'static [&'static str],
    /// Explains a thing on the table.
    pub explain: fn(B, &str) -> Option<Explanation>,
    /// Draws the hand area for rare phases and the end of the game.
    pub hand: fn(B) -> AnyView,
    /// The numbers of the things that the beginner's help highlights: cells where the chosen tile
    /// may go, or words to which it can be added. Tracked.
    pub highlighted_things: fn(B) -> Vec<usize>,
    /// Starts coaching a player's first games.
    pub start_coaching: fn(B),
    /// Draws a tab of the history sheet; the stage draws the history itself.
    pub draw_sheet_tab: fn(B, SheetTab) -> AnyView,
}

impl<B> Clone for DeferredFns<B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B> Copy for DeferredFns<B> {}

/// How far loading has got.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LoadState {
    Loading,
    Failed,
    Loaded,
}

/// A value from a chunk, fetched again if loading failed.
pub struct ChunkValue<T: 'static> {
    bring: fn() -> ChunkFuture<T>,
    here: StoredValue<Option<T>>,
    state: RwSignal<LoadState>,
}

impl<T> Clone for ChunkValue<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for ChunkValue<T> {}

impl<T: Copy + Send + Sync + 'static> ChunkValue<T> {
    /// Fetches the chunk once the current screen has been drawn.
    pub fn new(bring: fn() -> ChunkFuture<T>) -> ChunkValue<T> {
        let awaited = ChunkValue {
            bring,
            here: StoredValue::new(None),
            state: RwSignal::new(LoadState::Loading),
        };
        set_timeout(move || awaited.load(), Duration::ZERO);
        awaited
    }

    fn load(self) {
        if self.state.is_disposed() {
            return;
        }
        self.state.set(LoadState::Loading);
        spawn_local(async move {
            let came = (self.bring)().await.ok();
            // The owner may be gone by now.
            if self.here.try_update_value(|here| *here = came).is_some() {
                let state = if came.is_some() {
                    LoadState::Loaded
                } else {
                    LoadState::Failed
                };
                let _ = self.state.try_set(state);
            }
        });
    }

    /// Returns the value if it has loaded; tracked. After a failure, this fetches it again, but
    /// only after a delay, because an offline fetch fails at once and would be repeated without
    /// pause.
    pub fn get(self) -> Option<T> {
        if self.state.get() == LoadState::Failed {
            let again = move || {
                if self.state.try_get_untracked() == Some(LoadState::Failed) {
                    self.load();
                }
            };
            set_timeout(again, RETRY_DELAY);
        }
        self.here.get_value()
    }

    /// Draws a view with the value once it has loaded, or an error with a button to try again.
    pub fn draw_when_loaded(self, draw: impl Fn(T) -> AnyView + Send + 'static) -> AnyView {
        let again = Callback::new(move |()| self.load());
        view! {
            {move || match (self.state.get(), self.here.get_value()) {
                (LoadState::Loaded, Some(here)) => draw(here),
                (LoadState::Failed, _) => view! {
                    <p role="alert">{words::LOST}</p>
                    <Button on_press=again>{words::TRY_AGAIN}</Button>
                }
                .into_any(),
                _ => nothing(),
            }}
        }
        .into_any()
    }
}

/// The deferred part of a table's game.
pub struct DeferredTable<B: 'static>(ChunkValue<DeferredFns<B>>);

impl<B> Clone for DeferredTable<B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B> Copy for DeferredTable<B> {}

impl<B: 'static> DeferredTable<B> {
    /// Fetches the deferred part once the current screen has been drawn.
    pub fn new(bring: fn() -> ChunkFuture<DeferredFns<B>>) -> DeferredTable<B> {
        DeferredTable(ChunkValue::new(bring))
    }

    /// Returns the deferred part if it has loaded; tracked.
    pub fn get(self) -> Option<DeferredFns<B>> {
        self.0.get()
    }

    /// Explains a thing, or the table's keyboard shortcuts, once the part has loaded; tracked.
    pub fn explain(self, table: B, thing: &str) -> Option<Explanation> {
        let rest = self.get()?;
        match thing {
            KEYS_THING => Some(words::keys(rest.keys)),
            thing => (rest.explain)(table, thing),
        }
    }

    /// Returns the numbers of the things that the beginner's help highlights, once the deferred
    /// part has loaded; tracked.
    pub fn highlighted_things(self, table: B) -> Vec<usize> {
        let rest = self.get();
        rest.map(|rest| (rest.highlighted_things)(table))
            .unwrap_or_default()
    }

    /// Starts coaching a player's first games once the part has loaded.
    pub fn start_coaching(self, table: B)
    where
        B: Copy,
    {
        effect(move || {
            if let Some(rest) = self.get() {
                untrack(|| (rest.start_coaching)(table));
            }
        });
    }

    /// Draws a tab of the history sheet once the part has loaded.
    pub fn draw_sheet_tab(self, table: StoredValue<Option<B>>, leaf: SheetTab) -> AnyView
    where
        B: Copy + Send + Sync,
    {
        self.draw_when_loaded(move |rest| {
            let table = table.get_value();
            table.map_or_else(nothing, |table| (rest.draw_sheet_tab)(table, leaf))
        })
    }

    /// Draws a view with the deferred part once it has loaded.
    pub fn draw_when_loaded(
        self,
        draw: impl Fn(DeferredFns<B>) -> AnyView + Send + 'static,
    ) -> AnyView {
        self.0.draw_when_loaded(draw)
    }
}
