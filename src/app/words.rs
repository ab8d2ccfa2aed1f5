//! The word list as the page has it: on its way, here, or not to be had.
//!
//! Whoever asks the list holds it: there is no other way to it than
//! [`Words::Here`], so nothing can be asked before it is there.

use std::sync::Arc;

use js_sys::{Array, Uint8Array};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{Event, MessageEvent, Worker};

use super::dom;
use crate::lexicon::{Family, Lexicon};
use crate::worker::{Errand, NoWords, Report, read, write};

/// The list, and what of it is not for every ear.
pub struct WordBook {
    /// The list.
    pub lexicon: Lexicon,
    /// What the family switch hides.
    pub family: Family,
}

/// How far the word list is.
#[derive(Clone)]
pub enum Words {
    /// So many hundredths of it are here.
    Coming(u32),
    /// It can be asked.
    Here(Arc<WordBook>),
    /// It did not come.
    Missing(NoWords),
}

/// A worker, and the ears that listen to it as long as it lives.
type Line = (
    Worker,
    Closure<dyn Fn(MessageEvent)>,
    Closure<dyn Fn(Event)>,
);

/// The one place where the page keeps its word list.
#[derive(Clone, Copy)]
pub struct WordBox {
    state: RwSignal<Words>,
    line: StoredValue<Option<Line>, LocalStorage>,
}

/// The word box of this page.
pub fn use_words() -> WordBox {
    // The shell provides it before it draws anything.
    expect_context::<WordBox>()
}

impl WordBox {
    /// Sets it up, and sends for the list as soon as the page has nothing better to do.
    pub fn open() {
        let words = WordBox {
            state: RwSignal::new(Words::Coming(0)),
            line: StoredValue::new_local(None),
        };
        provide_context(words);
        dom::when_idle(move || words.send_for_it());
    }

    /// How far it is: followed.
    pub fn state(self) -> Words {
        self.state.get()
    }

    /// How far it is just now.
    pub fn state_now(self) -> Words {
        self.state.get_untracked()
    }

    /// Sends for it again, after it did not come.
    pub fn again(self) {
        if matches!(self.state.get_untracked(), Words::Missing(_)) {
            self.state.set(Words::Coming(0));
            self.send_for_it();
        }
    }

    fn send_for_it(self) {
        let line = dom::named("lettercase-worker").and_then(|address| Worker::new(&address).ok());
        let Some(worker) = line else {
            return self.state.set(Words::Missing(NoWords::NoWorker));
        };
        let hears = Closure::new(move |message: MessageEvent| self.hear(&message.data()));
        let trips = Closure::new(move |_| self.end(Words::Missing(NoWords::NoWorker)));
        worker.set_onmessage(Some(hears.as_ref().unchecked_ref()));
        worker.set_onerror(Some(trips.as_ref().unchecked_ref()));
        self.line.set_value(Some((worker, hears, trips)));
    }

    fn hear(self, message: &JsValue) {
        let message: &Array = message.unchecked_ref();
        let text = message.get(0).as_string().unwrap_or_default();
        match read(&text) {
            Some(Report::Awake) => self.send(),
            Some(Report::WordsCome(hundredths)) => self.state.set(Words::Coming(hundredths)),
            Some(Report::Words) => {
                let bytes = |at| message.get(at).unchecked_into::<Uint8Array>().to_vec();
                let lexicon = Lexicon::from_ready(&bytes(1));
                let family = Family::from_ready(&bytes(2));
                self.end(match (lexicon, family) {
                    (Ok(lexicon), Ok(family)) => {
                        Words::Here(Arc::new(WordBook { lexicon, family }))
                    }
                    _ => Words::Missing(NoWords::Damaged),
                });
            }
            Some(Report::NoWords(why)) => self.end(Words::Missing(why)),
            None => self.end(Words::Missing(NoWords::OtherVersion)),
        }
    }

    fn send(self) {
        let address = dom::named("lettercase-words").unwrap_or_default();
        let errand = write(&Errand::Words { address });
        self.line.with_value(|line| {
            if let Some((worker, ..)) = line {
                // Text can always be sent.
                let _ = worker.post_message(&errand.into());
            }
        });
    }

    /// The worker has done what it was sent for. Its ears are let go when they are not
    /// listening any more.
    fn end(self, with: Words) {
        self.state.set(with);
        let line = self.line.try_update_value(Option::take).flatten();
        if let Some((worker, hears, trips)) = line {
            worker.terminate();
            set_timeout(move || drop((hears, trips)), std::time::Duration::ZERO);
        }
    }
}
