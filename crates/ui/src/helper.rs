//! The page's connections to web workers: one kind runs a single errand and ends, the other stays
//! and answers one question after another.

use std::rc::Rc;

use js_sys::{Array, Uint8Array};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;

use super::beside::Program;
use base::work::{AWAKE, Work, read, sent};

/// A message from a worker.
pub enum Heard<R> {
    /// A report, with the bytes that came with it.
    Says(R, Beside),
    /// The worker could not be started, has crashed, or belongs to another build.
    Trips,
}

/// The buffers that came with a report.
pub struct Beside(Array);

impl Beside {
    /// The buffer at this index, counted from zero; empty if there is none.
    pub fn bytes(&self, which: u32) -> Vec<u8> {
        let bytes = self.0.get(which + 1).dyn_into::<Uint8Array>();
        bytes.map(|bytes| bytes.to_vec()).unwrap_or_default()
    }
}

/// A slot for a worker that runs one errand. Dropping the owner ends the worker.
#[derive(Clone, Copy)]
pub struct Helper(StoredValue<Option<Program>, LocalStorage>);

impl Helper {
    /// An empty slot.
    pub fn new() -> Helper {
        let helper = Helper(StoredValue::new_local(None));
        on_cleanup(move || helper.dismiss());
        helper
    }

    /// Starts a worker on an errand, and ends any previous one.
    pub fn send<W: Work>(self, errand: &W, hear: impl Fn(Heard<W::Report>) + Clone + 'static) {
        self.send_to(W::PROGRAM, errand, hear);
    }

    /// Like `send`, but starts another worker program, which runs the same kind of errand.
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

    /// Ends the worker, whatever it is doing.
    pub fn dismiss(self) {
        if let Some(program) = self.0.try_update_value(Option::take).flatten() {
            program.end();
        }
    }
}

/// A question to a permanent worker, and the callback for the answer; `None` if the worker crashed.
type Asked<R> = (Array, Rc<dyn Fn(Option<R>)>);

/// The state of a permanent worker.
struct Post<R> {
    program: Option<Program>,
    /// The callback of the question in progress.
    at: Option<Rc<dyn Fn(Option<R>)>>,
    awake: bool,
    /// The newest question, which waits until the worker is idle.
    next: Option<Asked<R>>,
}

/// A permanent worker that answers one question after another. While it works, only the newest
/// question waits, and the answer to the one in progress is dropped. Dropping the owner ends the
/// worker.
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
    /// Creates the connection. No worker runs until the first question is asked.
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

    /// Asks the worker a question.
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

    /// Sends the next question if the worker is idle.
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
        // The worker belongs to another build or has crashed; the next question starts a new one.
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
