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
use super::stage::Leaf;
use screen::text::stage as words;
use screen::{Explained, KEYS};

/// Delay before a failed fetch is tried again.
const AGAIN: Duration = Duration::from_secs(4);

/// A chunk that is being loaded.
pub type Coming<T> = Pin<Box<dyn Future<Output = Result<T, SplitLoaderError>>>>;

/// The function that fetches what is in a chunk. The page's program sets it when it starts, because all
/// chunks are split off there (`src/loaders`).
pub struct Way<T: 'static>(OnceLock<fn() -> Coming<T>>);

impl<T> Way<T> {
    /// A way that isn't set yet.
    pub const fn new() -> Way<T> {
        Way(OnceLock::new())
    }

    /// Sets the function, once.
    pub fn is(&self, fetch: fn() -> Coming<T>) {
        // It is set once, in one place.
        let _ = self.0.set(fetch);
    }

    /// Fetches the chunk.
    pub fn fetch(&self) -> Coming<T> {
        match self.0.get() {
            Some(fetch) => fetch(),
            None => Box::pin(pending()),
        }
    }
}

/// A game's deferred functions, for its table with state `B`.
pub struct Rest<B> {
    /// The table's keyboard shortcuts, each described by its effect.
    pub keys: &'static [&'static str],
    /// Explains a thing on the table.
    pub explains: fn(B, &str) -> Option<Explained>,
    /// Draws the hand area for rare phases and the end of the game.
    pub hand: fn(B) -> AnyView,
    /// The numbers of the things that the beginner's help highlights: cells where the chosen tile
    /// may go, or words to which it can be added. Tracked.
    pub helps: fn(B) -> Vec<usize>,
    /// Starts coaching a player's first games.
    pub coaches: fn(B),
    /// Draws a tab of the history sheet; the stage draws the history itself.
    pub leaf: fn(B, Leaf) -> AnyView,
}

impl<B> Clone for Rest<B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B> Copy for Rest<B> {}

/// How far loading has got.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Coming,
    Lost,
    Here,
}

/// A value from a chunk, fetched again if loading failed.
pub struct Awaited<T: 'static> {
    bring: fn() -> Coming<T>,
    here: StoredValue<Option<T>>,
    state: RwSignal<State>,
}

impl<T> Clone for Awaited<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Awaited<T> {}

impl<T: Copy + Send + Sync + 'static> Awaited<T> {
    /// Fetches the chunk once the current screen has been drawn.
    pub fn new(bring: fn() -> Coming<T>) -> Awaited<T> {
        let awaited = Awaited {
            bring,
            here: StoredValue::new(None),
            state: RwSignal::new(State::Coming),
        };
        set_timeout(move || awaited.send(), Duration::ZERO);
        awaited
    }

    fn send(self) {
        if self.state.is_disposed() {
            return;
        }
        self.state.set(State::Coming);
        spawn_local(async move {
            let came = (self.bring)().await.ok();
            // The owner may be gone by now.
            if self.here.try_update_value(|here| *here = came).is_some() {
                let state = if came.is_some() {
                    State::Here
                } else {
                    State::Lost
                };
                let _ = self.state.try_set(state);
            }
        });
    }

    /// Returns the value if it has loaded; tracked. After a failure, this fetches it again, but
    /// only after a delay, because an offline fetch fails at once and would be repeated without
    /// pause.
    pub fn get(self) -> Option<T> {
        if self.state.get() == State::Lost {
            let again = move || {
                if self.state.try_get_untracked() == Some(State::Lost) {
                    self.send();
                }
            };
            set_timeout(again, AGAIN);
        }
        self.here.get_value()
    }

    /// Draws a view with the value once it has loaded, or an error with a button to try again.
    pub fn drawn(self, draw: impl Fn(T) -> AnyView + Send + 'static) -> AnyView {
        let again = Callback::new(move |()| self.send());
        view! {
            {move || match (self.state.get(), self.here.get_value()) {
                (State::Here, Some(here)) => draw(here),
                (State::Lost, _) => view! {
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
pub struct Later<B: 'static>(Awaited<Rest<B>>);

impl<B> Clone for Later<B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B> Copy for Later<B> {}

impl<B: 'static> Later<B> {
    /// Fetches the deferred part once the current screen has been drawn.
    pub fn new(bring: fn() -> Coming<Rest<B>>) -> Later<B> {
        Later(Awaited::new(bring))
    }

    /// Returns the deferred part if it has loaded; tracked.
    pub fn get(self) -> Option<Rest<B>> {
        self.0.get()
    }

    /// Explains a thing, or the table's keyboard shortcuts, once the part has loaded; tracked.
    pub fn explains(self, bench: B, thing: &str) -> Option<Explained> {
        let rest = self.get()?;
        match thing {
            KEYS => Some(words::keys(rest.keys)),
            thing => (rest.explains)(bench, thing),
        }
    }

    /// Returns the numbers of the things that the beginner's help highlights, once the deferred
    /// part has loaded; tracked.
    pub fn helps(self, bench: B) -> Vec<usize> {
        let rest = self.get();
        rest.map(|rest| (rest.helps)(bench)).unwrap_or_default()
    }

    /// Starts coaching a player's first games once the part has loaded.
    pub fn coaches(self, bench: B)
    where
        B: Copy,
    {
        effect(move || {
            if let Some(rest) = self.get() {
                untrack(|| (rest.coaches)(bench));
            }
        });
    }

    /// Draws a tab of the history sheet once the part has loaded.
    pub fn leaf(self, bench: StoredValue<Option<B>>, leaf: Leaf) -> AnyView
    where
        B: Copy + Send + Sync,
    {
        self.drawn(move |rest| {
            let bench = bench.get_value();
            bench.map_or_else(nothing, |bench| (rest.leaf)(bench, leaf))
        })
    }

    /// Draws a view with the deferred part once it has loaded.
    pub fn drawn(self, draw: impl Fn(Rest<B>) -> AnyView + Send + 'static) -> AnyView {
        self.0.drawn(draw)
    }
}
