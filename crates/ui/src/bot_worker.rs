//! The page's connection to the bot worker.
//!
//! One bot worker serves everything that has a [`BotWorker`]: a table's bots, its hints, a review.
//! The first errand starts it, and it ends when the last possible sender is gone, so that the home
//! screen holds no second word list. [`ErrandQueue`] decides what is sent when, and what becomes of
//! a cancelled errand.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use js_sys::{Array, Uint8Array};
use leptos::prelude::*;

use super::background_worker::BackgroundWorker;
use super::dom;
use base::messages::{BOT_WORKER, READY, WorkerRequest, encode_request, read};
use lexicon::WordBook;
use screen::bot_queue::{BLOCKED_AFTER_MS, ErrandNumber, ErrandQueue, QueueOrder};

/// A word list that the queue compares by identity.
#[derive(Clone)]
struct SharedWordBook(Arc<WordBook>);

impl PartialEq for SharedWordBook {
    fn eq(&self, other: &SharedWordBook) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// The callback that receives an errand's reports; `None` means that no report will come.
type ReportCallback = Rc<dyn Fn(Option<&str>)>;

/// The page's single bot worker, and the callbacks that wait for it.
#[derive(Default)]
struct BotWorkerConnection {
    queue: ErrandQueue<SharedWordBook>,
    program: Option<BackgroundWorker>,
    waiting: Vec<(ErrandNumber, ReportCallback)>,
    /// Number of slots that may send errands; the bot worker ends when none is left.
    places: u32,
}

thread_local! {
    static CONNECTION: RefCell<BotWorkerConnection> = RefCell::default();
}

/// A slot for one errand of the bot worker. Dropping the owner cancels the errand.
#[derive(Clone, Copy)]
pub struct BotWorker(StoredValue<Option<ErrandNumber>, LocalStorage>);

impl BotWorker {
    /// Makes an empty slot.
    pub fn new() -> BotWorker {
        let bot_worker = BotWorker(StoredValue::new_local(None));
        CONNECTION.with_borrow_mut(|state| state.places += 1);
        on_cleanup(move || {
            bot_worker.cancel();
            let orders = CONNECTION.with_borrow_mut(|state| {
                state.places -= 1;
                match state.places {
                    0 => state.queue.close(),
                    _ => Vec::new(),
                }
            });
            carry_out(orders);
        });
        bot_worker
    }

    /// Sends an errand, cancelling any earlier one of this slot. `on_report` gets each report, or
    /// `None` if the bot worker crashed.
    pub fn send<T: WorkerRequest>(
        self,
        errand: &T,
        book: &Arc<WordBook>,
        on_report: impl Fn(Option<T::Report>) + 'static,
    ) {
        self.cancel();
        let (errand, list) = (encode_request(errand), SharedWordBook(book.clone()));
        let callback = move |said: Option<&str>| on_report(said.and_then(read));
        let orders = CONNECTION.with_borrow_mut(|state| {
            let (number, orders) = state.queue.send(errand, list, now());
            state.waiting.push((number, Rc::new(callback)));
            self.0.set_value(Some(number));
            orders
        });
        carry_out(orders);
    }

    /// Cancels this slot's errand.
    pub fn cancel(self) {
        if let Some(number) = self.0.try_update_value(Option::take).flatten() {
            let orders = CONNECTION.with_borrow_mut(|state| {
                state.waiting.retain(|(other, _)| *other != number);
                state.queue.dismiss(number, now())
            });
            carry_out(orders);
        }
    }
}

/// Carries out the queue's orders.
fn carry_out(orders: Vec<QueueOrder<SharedWordBook>>) {
    for order in orders {
        match order {
            QueueOrder::Start => start(),
            QueueOrder::Send {
                number,
                errand,
                list,
            } => send_errand(number, Some(&errand), list.as_ref()),
            QueueOrder::GoOn(number) => send_errand(number, None, None),
            QueueOrder::LookLater => set_timeout(
                || carry_out(CONNECTION.with_borrow_mut(|state| state.queue.look(now()))),
                Duration::from_millis(BLOCKED_AFTER_MS),
            ),
            QueueOrder::Fail(number) => {
                let callback = CONNECTION.with_borrow_mut(|state| state.take_callback(number));
                if let Some(callback) = callback {
                    callback(None);
                }
            }
            QueueOrder::End => {
                if let Some(program) = CONNECTION.with_borrow_mut(|state| state.program.take()) {
                    program.terminate();
                }
            }
        }
    }
}

fn start() {
    match BackgroundWorker::start(BOT_WORKER, on_message, on_crash) {
        Some(program) => CONNECTION.with_borrow_mut(|state| state.program = Some(program)),
        None => on_crash(),
    }
}

fn on_crash() {
    carry_out(CONNECTION.with_borrow_mut(|state| state.queue.on_crash(now())));
}

/// Handles a message from the bot worker: either that it is ready, or an errand's number, a report,
/// and whether that is the last.
fn on_message(message: Array) {
    if message.get(0).as_string().as_deref() == Some(READY) {
        return carry_out(CONNECTION.with_borrow_mut(|state| state.queue.woke(now())));
    }
    let (Some(number), Some(report)) = (message.get(0).as_f64(), message.get(1).as_string()) else {
        return on_crash();
    };
    let (number, last) = (ErrandNumber(number as u32), message.get(2).is_truthy());
    let (callback, orders) = CONNECTION.with_borrow_mut(|state| {
        let heard = state.queue.said(number, last, now());
        let callback = match (heard.wanted, last) {
            (false, _) => None,
            (true, true) => state.take_callback(number),
            (true, false) => state.callback(number),
        };
        (callback, heard.orders)
    });
    // The bot worker continues while the page handles the report.
    carry_out(orders);
    if let Some(callback) = callback {
        callback(Some(&report));
    }
}

/// Sends an errand, with the word list if the bot worker needs it. Without an errand, asks the bot
/// worker to continue.
fn send_errand(number: ErrandNumber, errand: Option<&str>, list: Option<&SharedWordBook>) {
    let (message, handed) = (Array::of1(&number.0.into()), Array::new());
    if let Some(errand) = errand {
        message.push(&errand.into());
    }
    for bytes in list.iter().flat_map(|list| list.0.to_raw_bytes()) {
        let bytes = Uint8Array::from(bytes.as_slice());
        handed.push(&bytes.buffer());
        message.push(&bytes);
    }
    CONNECTION.with_borrow(|state| {
        if let Some(program) = &state.program {
            program.post_message(&message, &handed);
        }
    });
}

impl BotWorkerConnection {
    fn callback(&self, number: ErrandNumber) -> Option<ReportCallback> {
        let found = self.waiting.iter().find(|(other, _)| *other == number)?;
        Some(found.1.clone())
    }

    fn take_callback(&mut self, number: ErrandNumber) -> Option<ReportCallback> {
        let callback = self.callback(number);
        self.waiting.retain(|(other, _)| *other != number);
        callback
    }
}

/// Returns the time of the page's clock, in milliseconds.
fn now() -> u64 {
    dom::now() as u64
}
