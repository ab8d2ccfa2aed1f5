//! What a table needs after it stands: what explains its things, what its end shows, what
//! few games come to. It is a
//! part of its own, sent for when the table is drawn, so that nobody waits for it before the
//! first move. Who asks for it too early gets it when it comes.

use std::future::Future;
use std::pin::Pin;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::SplitLoaderError;

use super::draw::{effect, nothing};
use super::parts::Button;
use super::stage::Leaf;
use screen::text::stage as words;
use screen::{Explained, KEYS};

/// How long after a loss it is sent for again.
const AGAIN: Duration = Duration::from_secs(4);

/// A part on its way.
pub type Coming<T> = Pin<Box<dyn Future<Output = Result<T, SplitLoaderError>>>>;

/// What a game draws and says after its table stands; `B` is its bench.
pub struct Rest<B> {
    /// The table's keys, each by what it does.
    pub keys: &'static [&'static str],
    /// What a thing is.
    pub explains: fn(B, &str) -> Option<Explained>,
    /// What the hand is for then: the end, and what few games come to.
    pub hand: fn(B) -> AnyView,
    /// What a beginner's help lights, by its number: the cells where what is chosen may go, the
    /// words that it can be laid at. Followed.
    pub helps: fn(B) -> Vec<usize>,
    /// Coaches a player's first games, from when it is here.
    pub coaches: fn(B),
    /// What is on the leaves of the sheet; what happened the stage draws by itself.
    pub leaf: fn(B, Leaf) -> AnyView,
}

impl<B> Clone for Rest<B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B> Copy for Rest<B> {}

/// How far it is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Coming,
    Lost,
    Here,
}

/// Something that comes in a part, and is sent for again when it was lost.
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
    /// Sends for it, once what is drawn now stands.
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
            // Who waits for it may be gone by now.
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

    /// It, if it is here: followed. Who asks sends for what was lost, after a while: without a
    /// network each answer comes at once, and would be asked for again at once.
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

    /// What is drawn with it, once it is here.
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

/// The part of a table's game that comes later.
pub struct Later<B: 'static>(Awaited<Rest<B>>);

impl<B> Clone for Later<B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B> Copy for Later<B> {}

impl<B: 'static> Later<B> {
    /// Sends for it, once what is drawn now stands.
    pub fn new(bring: fn() -> Coming<Rest<B>>) -> Later<B> {
        Later(Awaited::new(bring))
    }

    /// It, if it is here: followed.
    pub fn get(self) -> Option<Rest<B>> {
        self.0.get()
    }

    /// What a thing is, or which keys the table has, once it is here: followed.
    pub fn explains(self, bench: B, thing: &str) -> Option<Explained> {
        let rest = self.get()?;
        match thing {
            KEYS => Some(words::keys(rest.keys)),
            thing => (rest.explains)(bench, thing),
        }
    }

    /// What a beginner's help lights, once it is here: followed.
    pub fn helps(self, bench: B) -> Vec<usize> {
        let rest = self.get();
        rest.map(|rest| (rest.helps)(bench)).unwrap_or_default()
    }

    /// Coaches a player's first games, once it is here.
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

    /// A leaf of the sheet, once it is here.
    pub fn leaf(self, bench: StoredValue<Option<B>>, leaf: Leaf) -> AnyView
    where
        B: Copy + Send + Sync,
    {
        self.drawn(move |rest| {
            let bench = bench.get_value();
            bench.map_or_else(nothing, |bench| (rest.leaf)(bench, leaf))
        })
    }

    /// What is drawn with it, once it is here.
    pub fn drawn(self, draw: impl Fn(Rest<B>) -> AnyView + Send + 'static) -> AnyView {
        self.0.drawn(draw)
    }
}
