//! The page's end of the line to the thinker.
//!
//! One thinker serves all who have a [`Thinker`]: a table's programs, its hints, a review. It is
//! the page's, is started by the first errand, and ends with the last of those who could send
//! one, so that home holds no second word list. What is sent when, and what becomes of an errand
//! that nobody wants any more, [`Line`] decides.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use js_sys::{Array, Uint8Array};
use leptos::prelude::*;

use super::beside::Program;
use super::dom;
use crate::desk::thinker::{Deed, Line, Number, PATIENCE};
use crate::lexicon::WordBook;
use crate::worker::{AWAKE, THINKER, Thought, read, sent};

/// A list as the line compares it: the one that the page holds, or another.
#[derive(Clone)]
struct List(Arc<WordBook>);

impl PartialEq for List {
    fn eq(&self, other: &List) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// Who waits for a report; it gets none when nothing will come.
type Hears = Rc<dyn Fn(Option<&str>)>;

/// The one thinker of the page, and who waits for it.
#[derive(Default)]
struct Desk {
    line: Line<List>,
    program: Option<Program>,
    waiting: Vec<(Number, Hears)>,
    /// How many could send something.
    places: u32,
}

thread_local! {
    static DESK: RefCell<Desk> = RefCell::default();
}

/// A place for one errand of the thinker. What is on its way is dismissed with whoever owns the
/// place.
#[derive(Clone, Copy)]
pub struct Thinker(StoredValue<Option<Number>, LocalStorage>);

impl Thinker {
    /// Nothing is on the way.
    pub fn new() -> Thinker {
        let thinker = Thinker(StoredValue::new_local(None));
        DESK.with_borrow_mut(|desk| desk.places += 1);
        on_cleanup(move || {
            thinker.dismiss();
            let deeds = DESK.with_borrow_mut(|desk| {
                desk.places -= 1;
                match desk.places {
                    0 => desk.line.close(),
                    _ => Vec::new(),
                }
            });
            done(deeds);
        });
        thinker
    }

    /// Sends an errand, in the place of any other that is still on its way, and hears each of its
    /// reports; none, if the thinker tripped over it.
    pub fn send<T: Thought>(
        self,
        errand: &T,
        book: &Arc<WordBook>,
        hear: impl Fn(Option<T::Report>) + 'static,
    ) {
        self.dismiss();
        let (errand, list) = (sent(errand), List(book.clone()));
        let hears = move |said: Option<&str>| hear(said.and_then(read));
        let deeds = DESK.with_borrow_mut(|desk| {
            let (number, deeds) = desk.line.send(errand, list, now());
            desk.waiting.push((number, Rc::new(hears)));
            self.0.set_value(Some(number));
            deeds
        });
        done(deeds);
    }

    /// What it was sent for is not wanted any more.
    pub fn dismiss(self) {
        if let Some(number) = self.0.try_update_value(Option::take).flatten() {
            let deeds = DESK.with_borrow_mut(|desk| {
                desk.waiting.retain(|(other, _)| *other != number);
                desk.line.dismiss(number, now())
            });
            done(deeds);
        }
    }
}

/// Does what the line says is to be done.
fn done(deeds: Vec<Deed<List>>) {
    for deed in deeds {
        match deed {
            Deed::Start => start(),
            Deed::Send {
                number,
                errand,
                list,
            } => say(number, Some(&errand), list.as_ref()),
            Deed::GoOn(number) => say(number, None, None),
            Deed::LookLater => set_timeout(
                || done(DESK.with_borrow_mut(|desk| desk.line.look(now()))),
                Duration::from_millis(PATIENCE),
            ),
            Deed::Fail(number) => {
                let hears = DESK.with_borrow_mut(|desk| desk.take(number));
                if let Some(hears) = hears {
                    hears(None);
                }
            }
            Deed::End => {
                if let Some(program) = DESK.with_borrow_mut(|desk| desk.program.take()) {
                    program.end();
                }
            }
        }
    }
}

fn start() {
    match Program::start(THINKER, hear, trip) {
        Some(program) => DESK.with_borrow_mut(|desk| desk.program = Some(program)),
        None => trip(),
    }
}

fn trip() {
    done(DESK.with_borrow_mut(|desk| desk.line.tripped(now())));
}

/// What the thinker says: that it is awake; or of which errand, what, and whether that is all.
fn hear(message: Array) {
    if message.get(0).as_string().as_deref() == Some(AWAKE) {
        return done(DESK.with_borrow_mut(|desk| desk.line.woke(now())));
    }
    let (Some(number), Some(report)) = (message.get(0).as_f64(), message.get(1).as_string()) else {
        return trip();
    };
    let (number, last) = (Number(number as u32), message.get(2).is_truthy());
    let (hears, deeds) = DESK.with_borrow_mut(|desk| {
        let heard = desk.line.said(number, last, now());
        let hears = match (heard.wanted, last) {
            (false, _) => None,
            (true, true) => desk.take(number),
            (true, false) => desk.who_waits(number),
        };
        (hears, heard.deeds)
    });
    // It thinks on while the page looks at what it said.
    done(deeds);
    if let Some(hears) = hears {
        hears(Some(&report));
    }
}

/// Sends an errand, and a list with it where it needs one; or no errand, to have it go on.
fn say(number: Number, errand: Option<&str>, list: Option<&List>) {
    let (message, handed) = (Array::of1(&number.0.into()), Array::new());
    if let Some(errand) = errand {
        message.push(&errand.into());
    }
    for bytes in list.iter().flat_map(|list| list.0.to_ready()) {
        let bytes = Uint8Array::from(bytes.as_slice());
        handed.push(&bytes.buffer());
        message.push(&bytes);
    }
    DESK.with_borrow(|desk| {
        if let Some(program) = &desk.program {
            program.say(&message, &handed);
        }
    });
}

impl Desk {
    fn who_waits(&self, number: Number) -> Option<Hears> {
        let found = self.waiting.iter().find(|(other, _)| *other == number)?;
        Some(found.1.clone())
    }

    fn take(&mut self, number: Number) -> Option<Hears> {
        let hears = self.who_waits(number);
        self.waiting.retain(|(other, _)| *other != number);
        hears
    }
}

/// The page's clock.
fn now() -> u64 {
    dom::now() as u64
}
