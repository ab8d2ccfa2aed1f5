//! The page's connections to web workers: one kind runs a single errand and ends, the other stays
//! and answers one question after another.

use std::rc::Rc;

use js_sys::{Array, Uint8Array};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;

use super::background_worker::BackgroundWorker;
use base::messages::{READY, WorkerRequest, encode_request, read};

/// A message from a worker.
pub enum WorkerMessage<R> {
    /// A report, with the bytes that came with it.
    Report(R, ReportBuffers),
    /// The worker could not be started, has crashed, or belongs to another build.
    Failed,
}

/// The buffers that came with a report.
pub struct ReportBuffers(Array);

impl ReportBuffers {
    /// The buffer at this index, counted from zero; empty if there is none.
    pub fn bytes(&self, which: u32) -> Vec<u8> {
        let bytes = self.0.get(which + 1).dyn_into::<Uint8Array>();
        bytes.map(|bytes| bytes.to_vec()).unwrap_or_default()
    }
}

/// A slot for a worker that runs one errand. Dropping the owner ends the worker.
#[derive(Clone, Copy)]
pub struct WorkerSlot(StoredValue<Option<BackgroundWorker>, LocalStorage>);

impl WorkerSlot {
    /// An empty slot.
    pub fn new() -> WorkerSlot {
        let helper = WorkerSlot(StoredValue::new_local(None));
        on_cleanup(move || helper.terminate());
        helper
    }

    /// Starts a worker on an errand, and ends any previous one.
    pub fn send<W: WorkerRequest>(
        self,
        errand: &W,
        on_report: impl Fn(WorkerMessage<W::Report>) + Clone + 'static,
    ) {
        self.send_to(W::PROGRAM, errand, on_report);
    }

    /// Like `send`, but starts another worker program, which runs the same kind of errand.
    pub(crate) fn send_to<W: WorkerRequest>(
        self,
        program: &str,
        errand: &W,
        on_report: impl Fn(WorkerMessage<W::Report>) + Clone + 'static,
    ) {
        self.terminate();
        let order = Array::of1(&encode_request(errand).into());
        let on_error = on_report.clone();
        let on_message = {
            let on_report = on_report.clone();
            move |message: Array| {
                let report = message.get(0).as_string();
                match report.as_deref() {
                    Some(READY) => self.post_message(&order),
                    Some(report) => match read(report) {
                        Some(report) => {
                            on_report(WorkerMessage::Report(report, ReportBuffers(message)))
                        }
                        None => on_report(WorkerMessage::Failed),
                    },
                    None => on_report(WorkerMessage::Failed),
                }
            }
        };
        match BackgroundWorker::start(program, on_message, move || on_error(WorkerMessage::Failed))
        {
            Some(program) => self.0.set_value(Some(program)),
            None => on_report(WorkerMessage::Failed),
        }
    }

    fn post_message(self, message: &Array) {
        self.0.with_value(|program| {
            if let Some(program) = program {
                program.post_message(message, &Array::new());
            }
        });
    }

    /// Ends the worker, whatever it is doing.
    pub fn terminate(self) {
        if let Some(program) = self.0.try_update_value(Option::take).flatten() {
            program.terminate();
        }
    }
}

/// A question to a permanent worker, and the callback for the answer; `None` if the worker crashed.
type WorkerQuestion<R> = (Array, Rc<dyn Fn(Option<R>)>);

/// The state of a permanent worker.
struct PersistentWorkerState<R> {
    program: Option<BackgroundWorker>,
    /// The callback of the question in progress.
    at: Option<Rc<dyn Fn(Option<R>)>>,
    awake: bool,
    /// The newest question, which waits until the worker is idle.
    next: Option<WorkerQuestion<R>>,
}

/// A permanent worker that answers one question after another. While it works, only the newest
/// question waits, and the answer to the one in progress is dropped. Dropping the owner ends the
/// worker.
pub struct PersistentWorker<W: WorkerRequest>(
    StoredValue<PersistentWorkerState<W::Report>, LocalStorage>,
);

impl<W: WorkerRequest> Clone for PersistentWorker<W> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<W: WorkerRequest> Copy for PersistentWorker<W> {}

impl<W: WorkerRequest + 'static> PersistentWorker<W>
where
    W::Report: 'static,
{
    /// Creates the connection. No worker runs until the first question is asked.
    pub fn new() -> PersistentWorker<W> {
        let standing = PersistentWorker(StoredValue::new_local(PersistentWorkerState {
            program: None,
            at: None,
            awake: false,
            next: None,
        }));
        on_cleanup(move || standing.terminate());
        standing
    }

    /// Asks the worker a question.
    pub fn ask(self, errand: &W, on_report: impl Fn(Option<W::Report>) + 'static) {
        let message = Array::of1(&encode_request(errand).into());
        let stands = self.0.try_update_value(|post| {
            post.next = Some((message, Rc::new(on_report)));
            post.program.is_some()
        });
        match stands {
            Some(true) => self.send_next(),
            Some(false) => {
                let on_message =
                    move |message: Array| self.on_message(message.get(0).as_string().as_deref());
                match BackgroundWorker::start(W::PROGRAM, on_message, move || self.on_message(None))
                {
                    Some(program) => self.0.update_value(|post| post.program = Some(program)),
                    None => self.on_message(None),
                }
            }
            None => {}
        }
    }

    /// Sends the next question if the worker is idle.
    fn send_next(self) {
        self.0.try_update_value(|post| {
            if let (true, None, Some(program)) = (post.awake, &post.at, &post.program)
                && let Some((message, on_report)) = post.next.take()
            {
                program.post_message(&message, &Array::new());
                post.at = Some(on_report);
            }
        });
    }

    fn on_message(self, said: Option<&str>) {
        let report = match said {
            Some(READY) => {
                self.0.try_update_value(|post| post.awake = true);
                return self.send_next();
            }
            said => said.and_then(read),
        };
        // The worker belongs to another build or has crashed; the next question starts a new one.
        if report.is_none() {
            let waiting = self.0.try_update_value(|post| {
                let next = post.next.take().map(|(_, on_report)| on_report);
                next.or(post.at.take())
            });
            self.terminate();
            if let Some(on_report) = waiting.flatten() {
                on_report(None);
            }
            return;
        }
        let on_report = self.0.try_update_value(|post| {
            let on_report = post.at.take();
            on_report.filter(|_| post.next.is_none())
        });
        self.send_next();
        if let Some(on_report) = on_report.flatten() {
            on_report(report);
        }
    }

    fn terminate(self) {
        let program = self.0.try_update_value(|post| {
            post.awake = false;
            post.at = None;
            post.program.take()
        });
        if let Some(program) = program.flatten() {
            program.terminate();
        }
    }
}
