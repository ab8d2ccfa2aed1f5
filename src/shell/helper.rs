//! The page's end of the line to a worker: one errand, one worker.

use js_sys::{Array, Uint8Array};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{Event, MessageEvent, Worker};

use super::dom;
use crate::worker::{AWAKE, Work, read, sent};

/// What is heard on the line.
pub enum Heard<R> {
    /// A report, with what travelled beside it.
    Says(R, Beside),
    /// The worker could not be started, or tripped, or is of another build.
    Trips,
}

/// Bytes that travelled beside a report.
pub struct Beside(Array);

impl Beside {
    /// The first, second, … of them; empty if there are not so many.
    pub fn bytes(&self, which: u32) -> Vec<u8> {
        let bytes = self.0.get(which + 1).dyn_into::<Uint8Array>();
        bytes.map(|bytes| bytes.to_vec()).unwrap_or_default()
    }
}

/// A worker, and the ears that listen to it as long as it lives.
type Line = (
    Worker,
    Closure<dyn Fn(MessageEvent)>,
    Closure<dyn Fn(Event)>,
);

/// A place for a worker on an errand. It ends with whoever owns the place.
#[derive(Clone, Copy)]
pub struct Helper(StoredValue<Option<Line>, LocalStorage>);

impl Helper {
    /// Nobody is on the way.
    pub fn new() -> Helper {
        let helper = Helper(StoredValue::new_local(None));
        on_cleanup(move || helper.dismiss());
        helper
    }

    /// Sends a worker, in the place of any other that is still on its way.
    ///
    /// What is large travels `beside` the errand.
    pub fn send<W: Work>(
        self,
        errand: &W,
        beside: Option<Vec<u8>>,
        hear: impl Fn(Heard<W::Report>) + Clone + 'static,
    ) {
        self.send_to(W::PROGRAM, errand, beside, hear);
    }

    /// The same to another program that runs such errands.
    pub fn send_to<W: Work>(
        self,
        program: &str,
        errand: &W,
        beside: Option<Vec<u8>>,
        hear: impl Fn(Heard<W::Report>) + Clone + 'static,
    ) {
        self.dismiss();
        let started = dom::named(program).and_then(|at| Worker::new(&at).ok());
        let Some(worker) = started else {
            return hear(Heard::Trips);
        };
        let order = Array::of1(&sent(errand).into());
        if let Some(beside) = beside {
            order.push(&Uint8Array::from(beside.as_slice()));
        }
        let trips = hear.clone();
        let trips = Closure::new(move |event: Event| {
            // Who sent it does something about it: that is no error nobody caught.
            event.prevent_default();
            trips(Heard::Trips);
        });
        let hears = Closure::new(move |message: MessageEvent| {
            let message: Array = message.data().unchecked_into();
            let report = message.get(0).as_string();
            match report.as_deref() {
                Some(AWAKE) => self.say(&order),
                Some(report) => match read(report) {
                    Some(report) => hear(Heard::Says(report, Beside(message))),
                    None => hear(Heard::Trips),
                },
                None => hear(Heard::Trips),
            }
        });
        worker.set_onmessage(Some(hears.as_ref().unchecked_ref()));
        worker.set_onerror(Some(trips.as_ref().unchecked_ref()));
        self.0.set_value(Some((worker, hears, trips)));
    }

    fn say(self, message: &Array) {
        self.0.with_value(|line| {
            if let Some((worker, ..)) = line {
                // Texts and bytes can always be sent.
                let _ = worker.post_message(message);
            }
        });
    }

    /// Ends the worker, whatever it was doing. Its ears are let go when they are not
    /// listening any more.
    pub fn dismiss(self) {
        let line = self.0.try_update_value(Option::take).flatten();
        if let Some((worker, hears, trips)) = line {
            worker.terminate();
            set_timeout(move || drop((hears, trips)), std::time::Duration::ZERO);
        }
    }
}
