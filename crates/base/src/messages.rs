//! The messages between the page and its workers.

use std::marker::PhantomData;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize, Serializer};

/// Name of the bot worker in the page's head.
pub const BOT_WORKER: &str = "lettercase-bot-worker";

/// The first message of a worker, which says that requests may be sent.
pub const READY: &str = "awake";

/// A request to a worker.
pub trait WorkerRequest: Serialize {
    /// The report that answers the request.
    type Report: DeserializeOwned;
    /// Name of the worker in the page's head.
    const PROGRAM: &'static str;
    /// The worker's name for requests of this kind, or `None` if the worker has only one kind.
    const KIND: Option<&'static str>;
}

/// A request whose answer is read as `R` instead of the usual report. Few callers need such an
/// answer, and a game's table works without knowing its type.
pub struct WithReport<W, R>(W, PhantomData<R>);

impl<W: WorkerRequest, R> WithReport<W, R> {
    /// Wraps a request, so that its answer is read as `R`.
    pub const fn new(errand: W) -> WithReport<W, R> {
        WithReport(errand, PhantomData)
    }
}

impl<W: WorkerRequest, R> Serialize for WithReport<W, R> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(to)
    }
}

impl<W: WorkerRequest, R: DeserializeOwned> WorkerRequest for WithReport<W, R> {
    type Report = R;
    const PROGRAM: &'static str = W::PROGRAM;
    const KIND: Option<&'static str> = W::KIND;
}

/// Returns a request as it's sent: in the form of the worker's enum of all request kinds, without
/// depending on the other kinds.
pub fn encode_request<W: WorkerRequest>(errand: &W) -> String {
    let own = write(errand);
    match W::KIND {
        Some(kind) => format!("{{\"{kind}\":{own}}}"),
        None => own,
    }
}

/// Returns a message as text.
pub fn write<M: Serialize>(message: &M) -> String {
    // Serialising enums of numbers and texts can't fail.
    serde_json::to_string(message).unwrap_or_default()
}

/// Reads a message from text, or returns `None` if the other end is of another build.
pub fn read<'t, M: Deserialize<'t>>(text: &'t str) -> Option<M> {
    crate::json::read(text).ok()
}
