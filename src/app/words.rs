//! The word list as the page has it: on its way, here, or not to be had.
//!
//! Whoever asks the list holds it: there is no other way to it than
//! [`Words::Here`], so nothing can be asked before it is there.

use std::sync::Arc;

use leptos::prelude::*;

use super::helper::{Beside, Heard, Helper};
use super::{dom, word_shelf};
use crate::lexicon::{Family, Lexicon};
use crate::worker::{Fetch, News, NoWords, Work};

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

/// The one place where the page keeps its word list.
#[derive(Clone, Copy)]
pub struct WordBox {
    state: RwSignal<Words>,
    helper: Helper,
    /// How often it was sent for.
    sent: StoredValue<u32>,
}

/// It is sent for so often before anybody hears that it came damaged: a line may have changed
/// it, and WebKit was seen to find fault with a list that is sound; why is not known.
const PATIENCE: u32 = 2;

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
            helper: Helper::new(),
            sent: StoredValue::new(0),
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
        self.helper.send_to(program, &errand, None, move |heard| {
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
        if !matches!(state, Words::Coming(_)) {
            // It has done what it was sent for.
            self.helper.dismiss();
            // Nothing else on the line needs to wait any more.
            dom::set_root("data-words", "");
        }
        self.state.set(state);
    }
}

fn unpack(beside: &Beside) -> Words {
    let lexicon = Lexicon::from_ready(&beside.bytes(0));
    let family = Family::from_ready(&beside.bytes(1));
    match (lexicon, family) {
        (Ok(lexicon), Ok(family)) => Words::Here(Arc::new(WordBook { lexicon, family })),
        _ => Words::Missing(NoWords::Damaged),
    }
}
