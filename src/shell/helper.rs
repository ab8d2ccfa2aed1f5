//! The page's end of the line to a program that is sent on one errand and ends with it.

use js_sys::{Array, Uint8Array};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;

use super::beside::Program;
use crate::worker::{AWAKE, Work, read, sent};

/// What is heard on the line.
pub enum Heard<R> {
    /// A report, with what travelled beside it.
    Says(R, Beside),
    /// The program could not be started, or tripped, or is of another build.
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

/// A place for a program on an errand. It ends with whoever owns the place.
#[derive(Clone, Copy)]
pub struct Helper(StoredValue<Option<Program>, LocalStorage>);

impl Helper {
    /// Nobody is on the way.
    pub fn new() -> Helper {
        let helper = Helper(StoredValue::new_local(None));
        on_cleanup(move || helper.dismiss());
        helper
    }

    /// Sends a program, in the place of any other that is still on its way.
    pub fn send<W: Work>(self, errand: &W, hear: impl Fn(Heard<W::Report>) + Clone + 'static) {
        self.send_to(W::PROGRAM, errand, hear);
    }

    /// The same to another program that runs such errands.
    pub fn send_to<W: Work>(
        self,
        program: &str,
        errand: &W,
        hear: impl Fn(Heard<W::Report>) + Clone + 'static,
    ) {
        self.dismiss();
        let order = Array::of1(&sent(errand).into());
        let trips = hear.clone();
        let hears = {
            let hear = hear.clone();
            move |message: Array| {
                let report = message.get(0).as_string();
                match report.as_deref() {
                    Some(AWAKE) => self.say(&order),
                    Some(report) => match read(report) {
                        Some(report) => hear(Heard::Says(report, Beside(message))),
                        None => hear(Heard::Trips),
                    },
                    None => hear(Heard::Trips),
                }
            }
        };
        match Program::start(program, hears, move || trips(Heard::Trips)) {
            Some(program) => self.0.set_value(Some(program)),
            None => hear(Heard::Trips),
        }
    }

    fn say(self, message: &Array) {
        self.0.with_value(|program| {
            if let Some(program) = program {
                program.say(message, &Array::new());
            }
        });
    }

    /// Ends the program, whatever it was doing.
    pub fn dismiss(self) {
        if let Some(program) = self.0.try_update_value(Option::take).flatten() {
            program.end();
        }
    }
}
