//! The page's connection to the thinker.
//!
//! One thinker serves everything that has a [`Thinker`]: a table's bots, its hints, a review. The
//! first errand starts it, and it ends when the last possible sender is gone, so that the home
//! screen holds no second word list. [`Queue`] decides what is sent when, and what becomes of a
//! cancelled errand.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use js_sys::{Array, Uint8Array};
use leptos::prelude::*;

use super::beside::Program;
use super::dom;
use base::work::{AWAKE, THINKER, Work, read, sent};
use lexicon::WordBook;
use screen::thinker::{Number, Order, PATIENCE, Queue};

/// A word list that the queue compares by identity.
#[derive(Clone)]
struct List(Arc<WordBook>);

impl PartialEq for List {
    fn eq(&self, other: &List) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// The callback that receives an errand's reports; `None` means that no report will come.
type Hears = Rc<dyn Fn(Option<&str>)>;

/// The page's single thinker, and the callbacks that wait for it.
#[derive(Default)]
struct Office {
    queue: Queue<List>,
    program: Option<Program>,
    waiting: Vec<(Number, Hears)>,
    /// Number of slots that may send errands; the thinker ends when none is left.
    places: u32,
}

thread_local! {
    static OFFICE: RefCell<Office> = RefCell::default();
}

/// A slot for one errand of the thinker. Dropping the owner cancels the errand.
#[derive(Clone, Copy)]
pub struct Thinker(StoredValue<Option<Number>, LocalStorage>);

impl Thinker {
    /// An empty slot.
    pub fn new() -> Thinker {
        let thinker = Thinker(StoredValue::new_local(None));
        OFFICE.with_borrow_mut(|office| office.places += 1);
        on_cleanup(move || {
            thinker.dismiss();
            let orders = OFFICE.with_borrow_mut(|office| {
                office.places -= 1;
                match office.places {
                    0 => office.queue.close(),
                    _ => Vec::new(),
                }
            });
            done(orders);
        });
        thinker
    }

    /// Sends an errand, cancelling any earlier one of this slot. `hear` gets each report, or `None`
    /// if the thinker crashed.
    pub fn send<T: Work>(
        self,
        errand: &T,
        book: &Arc<WordBook>,
        hear: impl Fn(Option<T::Report>) + 'static,
    ) {
        self.dismiss();
        let (errand, list) = (sent(errand), List(book.clone()));
        let hears = move |said: Option<&str>| hear(said.and_then(read));
        let orders = OFFICE.with_borrow_mut(|office| {
            let (number, orders) = office.queue.send(errand, list, now());
            office.waiting.push((number, Rc::new(hears)));
            self.0.set_value(Some(number));
            orders
        });
        done(orders);
    }

    /// Cancels this slot's errand.
    pub fn dismiss(self) {
        if let Some(number) = self.0.try_update_value(Option::take).flatten() {
            let orders = OFFICE.with_borrow_mut(|office| {
                office.waiting.retain(|(other, _)| *other != number);
                office.queue.dismiss(number, now())
            });
            done(orders);
        }
    }
}

/// Carries out the queue's orders.
fn done(orders: Vec<Order<List>>) {
    for order in orders {
        match order {
            Order::Start => start(),
            Order::Send {
                number,
                errand,
                list,
            } => say(number, Some(&errand), list.as_ref()),
            Order::GoOn(number) => say(number, None, None),
            Order::LookLater => set_timeout(
                || done(OFFICE.with_borrow_mut(|office| office.queue.look(now()))),
                Duration::from_millis(PATIENCE),
            ),
            Order::Fail(number) => {
                let hears = OFFICE.with_borrow_mut(|office| office.take(number));
                if let Some(hears) = hears {
                    hears(None);
                }
            }
            Order::End => {
                if let Some(program) = OFFICE.with_borrow_mut(|office| office.program.take()) {
                    program.end();
                }
            }
        }
    }
}

fn start() {
    match Program::start(THINKER, hear, trip) {
        Some(program) => OFFICE.with_borrow_mut(|office| office.program = Some(program)),
        None => trip(),
    }
}

fn trip() {
    done(OFFICE.with_borrow_mut(|office| office.queue.tripped(now())));
}

/// Handles a message from the thinker: either that it is ready, or an errand's number, a report,
/// and whether that is the last.
fn hear(message: Array) {
    if message.get(0).as_string().as_deref() == Some(AWAKE) {
        return done(OFFICE.with_borrow_mut(|office| office.queue.woke(now())));
    }
    let (Some(number), Some(report)) = (message.get(0).as_f64(), message.get(1).as_string()) else {
        return trip();
    };
    let (number, last) = (Number(number as u32), message.get(2).is_truthy());
    let (hears, orders) = OFFICE.with_borrow_mut(|office| {
        let heard = office.queue.said(number, last, now());
        let hears = match (heard.wanted, last) {
            (false, _) => None,
            (true, true) => office.take(number),
            (true, false) => office.who_waits(number),
        };
        (hears, heard.orders)
    });
    // The thinker continues while the page handles the report.
    done(orders);
    if let Some(hears) = hears {
        hears(Some(&report));
    }
}

/// Sends an errand, with the word list if the thinker needs it. Without an errand, asks the thinker
/// to continue.
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
    OFFICE.with_borrow(|office| {
        if let Some(program) = &office.program {
            program.say(&message, &handed);
        }
    });
}

impl Office {
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

/// The page's clock, in milliseconds.
fn now() -> u64 {
    dom::now() as u64
}
