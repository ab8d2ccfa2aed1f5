//! The page's end of the line to a program: one that is sent on an errand and ends with it, and
//! one that stays and is asked again.

use std::rc::Rc;

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

/// What a standing program is asked, and who hears the answer; none comes, if it tripped.
type Asked<R> = (Array, Rc<dyn Fn(Option<R>)>);

/// What becomes of a standing program.
struct Post<R> {
    program: Option<Program>,
    /// What it is about, from the time that it is awake.
    at: Option<Rc<dyn Fn(Option<R>)>>,
    awake: bool,
    /// What it is asked next.
    next: Option<Asked<R>>,
}

/// A place for a program that stays, and is asked one thing after the other: each is answered
/// once. While it works, only the last of what it is asked waits, and what it works on is not
/// wanted any more. It ends with whoever owns the place.
pub struct Standing<W: Work>(StoredValue<Post<W::Report>, LocalStorage>);

impl<W: Work> Clone for Standing<W> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<W: Work> Copy for Standing<W> {}

impl<W: Work + 'static> Standing<W>
where
    W::Report: 'static,
{
    /// Nobody stands there yet: the first question calls for the program.
    pub fn new() -> Standing<W> {
        let standing = Standing(StoredValue::new_local(Post {
            program: None,
            at: None,
            awake: false,
            next: None,
        }));
        on_cleanup(move || standing.end());
        standing
    }

    /// Asks it.
    pub fn ask(self, errand: &W, hear: impl Fn(Option<W::Report>) + 'static) {
        let message = Array::of1(&sent(errand).into());
        let stands = self.0.try_update_value(|post| {
            post.next = Some((message, Rc::new(hear)));
            post.program.is_some()
        });
        match stands {
            Some(true) => self.go_on(),
            Some(false) => {
                let hears = move |message: Array| self.hear(message.get(0).as_string().as_deref());
                match Program::start(W::PROGRAM, hears, move || self.hear(None)) {
                    Some(program) => self.0.update_value(|post| post.program = Some(program)),
                    None => self.hear(None),
                }
            }
            None => {}
        }
    }

    /// Sends what is asked next, if it has nothing to do.
    fn go_on(self) {
        self.0.try_update_value(|post| {
            if let (true, None, Some(program)) = (post.awake, &post.at, &post.program)
                && let Some((message, hear)) = post.next.take()
            {
                program.say(&message, &Array::new());
                post.at = Some(hear);
            }
        });
    }

    fn hear(self, said: Option<&str>) {
        let report = match said {
            Some(AWAKE) => {
                self.0.try_update_value(|post| post.awake = true);
                return self.go_on();
            }
            said => said.and_then(read),
        };
        // Another build, or it tripped: the next question begins anew.
        if report.is_none() {
            let waiting = self.0.try_update_value(|post| {
                let next = post.next.take().map(|(_, hear)| hear);
                next.or(post.at.take())
            });
            self.end();
            if let Some(hear) = waiting.flatten() {
                hear(None);
            }
            return;
        }
        let hear = self.0.try_update_value(|post| {
            let hear = post.at.take();
            hear.filter(|_| post.next.is_none())
        });
        self.go_on();
        if let Some(hear) = hear.flatten() {
            hear(report);
        }
    }

    fn end(self) {
        let program = self.0.try_update_value(|post| {
            post.awake = false;
            post.at = None;
            post.program.take()
        });
        if let Some(program) = program.flatten() {
            program.end();
        }
    }
}
