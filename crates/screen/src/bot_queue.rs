//! The page's queue of errands for the bot worker.
//!
//! A pure model: it takes events and the time, in milliseconds of a monotonic clock, and returns
//! what to do ([`QueueOrder`]).
//!
//! One worker serves the page, one errand at a time. It gets the word list with its first errand,
//! and again only when an errand needs another list. A dismissed errand isn't sent; if the worker
//! has it already, no further step is requested and its answer is dropped. Steps are short, so the
//! next errand waits for the current step, which costs less than starting a worker and sending it
//! the list. Only if a step blocks for longer than [`BLOCKED_AFTER_MS`] does the queue end the
//! worker and start another one.
//!
//! ```
//! use screen::bot_queue::{QueueOrder, ErrandQueue};
//!
//! let mut queue = ErrandQueue::default();
//! let (first, orders) = queue.send("a hint", "the list", 0);
//! assert_eq!(orders, [QueueOrder::Start]);
//! let sent = QueueOrder::Send { number: first, errand: "a hint".into(), list: Some("the list") };
//! assert_eq!(queue.woke(20), [sent]);
//! assert!(queue.said(first, true, 40).wanted);
//! // The worker has the list now.
//! let (next, orders) = queue.send("a turn", "the list", 50);
//! assert_eq!(orders, [QueueOrder::Send { number: next, errand: "a turn".into(), list: None }]);
//! ```

/// Milliseconds for which a dismissed errand may block another one: about the time that a new
/// worker takes to start on a slow device.
pub const BLOCKED_AFTER_MS: u64 = 500;

/// Number of an errand, unique within a page, so a late answer never matches another errand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ErrandNumber(pub u32);

/// An instruction to the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum QueueOrder<L> {
    /// Start a worker, which reports when it is awake.
    Start,
    /// Send an errand to the worker, with the word list if the worker doesn't have it.
    Send {
        /// The errand's number.
        number: ErrandNumber,
        /// The errand as text.
        errand: String,
        /// The word list, if the worker needs it.
        list: Option<L>,
    },
    /// Ask the worker for the next step of this errand.
    GoOn(ErrandNumber),
    /// Call [`ErrandQueue::look`] in [`BLOCKED_AFTER_MS`] milliseconds.
    LookLater,
    /// Report to the sender that this errand failed.
    Fail(ErrandNumber),
    /// Terminate the worker, whatever it is doing.
    End,
}

/// What to do with an answer of the worker.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WorkerAnswer<L> {
    /// Whether the sender still wants the answer.
    pub wanted: bool,
    /// Instructions to the page that follow from the answer.
    pub orders: Vec<QueueOrder<L>>,
}

/// State of the worker.
#[derive(Debug, Clone, PartialEq, Eq)]
enum WorkerState<L> {
    /// No worker is running.
    None,
    /// The worker is starting.
    Waking,
    /// The worker is running, and has this word list.
    Awake(Option<L>),
}

/// The errand that the worker is busy with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct CurrentErrand {
    number: ErrandNumber,
    wanted: bool,
    /// When this errand, already dismissed, began to block another one.
    in_the_way: Option<u64>,
}

/// The queue of errands. `L` is the type of a word list, which the queue only passes on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ErrandQueue<L> {
    bot_worker: WorkerState<L>,
    at: Option<CurrentErrand>,
    /// Errands that wait, in order.
    waiting: Vec<(ErrandNumber, String, L)>,
    /// Number of errands so far.
    count: u32,
}

impl<L> Default for ErrandQueue<L> {
    fn default() -> ErrandQueue<L> {
        ErrandQueue {
            bot_worker: WorkerState::None,
            at: None,
            waiting: Vec::new(),
            count: 0,
        }
    }
}

impl<L: Clone + PartialEq> ErrandQueue<L> {
    /// Adds an errand that needs this word list. Returns its number and what to do.
    pub fn send(
        &mut self,
        errand: impl Into<String>,
        list: L,
        now: u64,
    ) -> (ErrandNumber, Vec<QueueOrder<L>>) {
        self.count += 1;
        let number = ErrandNumber(self.count);
        self.waiting.push((number, errand.into(), list));
        (number, self.next_orders(now))
    }

    /// Dismisses an errand whose answer isn't wanted any more.
    pub fn dismiss(&mut self, number: ErrandNumber, now: u64) -> Vec<QueueOrder<L>> {
        self.waiting.retain(|(other, ..)| *other != number);
        if let Some(at) = self.at.as_mut().filter(|at| at.number == number) {
            at.wanted = false;
        }
        self.next_orders(now)
    }

    /// Reports that the worker is awake.
    pub fn woke(&mut self, now: u64) -> Vec<QueueOrder<L>> {
        self.bot_worker = WorkerState::Awake(None);
        self.next_orders(now)
    }

    /// Reports an answer of the worker about an errand. `last`: the errand is finished.
    pub fn said(&mut self, number: ErrandNumber, last: bool, now: u64) -> WorkerAnswer<L> {
        let Some(at) = self.at.filter(|at| at.number == number) else {
            let orders = Vec::new();
            return WorkerAnswer {
                wanted: false,
                orders,
            };
        };
        let orders = if at.wanted && !last {
            vec![QueueOrder::GoOn(number)]
        } else {
            self.at = None;
            self.next_orders(now)
        };
        WorkerAnswer {
            wanted: at.wanted,
            orders,
        }
    }

    /// Reports that the worker crashed or could not be started. Its current errand fails. The
    /// waiting errands go to another worker, unless this one never woke: then they fail too.
    pub fn on_crash(&mut self, now: u64) -> Vec<QueueOrder<L>> {
        let mut orders = vec![QueueOrder::End];
        if self.bot_worker == WorkerState::Waking {
            let failed = self.waiting.drain(..);
            orders.extend(failed.map(|(number, ..)| QueueOrder::Fail(number)));
        }
        self.bot_worker = WorkerState::None;
        if let Some(at) = self.at.take().filter(|at| at.wanted) {
            orders.push(QueueOrder::Fail(at.number));
        }
        orders.extend(self.next_orders(now));
        orders
    }

    /// Checks the time, and replaces the worker if a dismissed errand has blocked it for too long.
    pub fn look(&mut self, now: u64) -> Vec<QueueOrder<L>> {
        let since = self.at.and_then(|at| at.in_the_way);
        if since.is_some_and(|since| now.saturating_sub(since) >= BLOCKED_AFTER_MS) {
            self.at = None;
            self.bot_worker = WorkerState::None;
            let mut orders = vec![QueueOrder::End];
            orders.extend(self.next_orders(now));
            orders
        } else {
            // The clock may be slightly behind the timer.
            since.map(|_| QueueOrder::LookLater).into_iter().collect()
        }
    }

    /// Ends the worker, since no sender is left.
    pub fn close(&mut self) -> Vec<QueueOrder<L>> {
        self.waiting.clear();
        self.at = None;
        match std::mem::replace(&mut self.bot_worker, WorkerState::None) {
            WorkerState::None => Vec::new(),
            _ => vec![QueueOrder::End],
        }
    }

    /// Returns what to do in the current state.
    fn next_orders(&mut self, now: u64) -> Vec<QueueOrder<L>> {
        if self.waiting.is_empty() {
            if let Some(at) = &mut self.at {
                at.in_the_way = None;
            }
            return Vec::new();
        }
        match (&mut self.bot_worker, &mut self.at) {
            (WorkerState::None, _) => {
                self.bot_worker = WorkerState::Waking;
                vec![QueueOrder::Start]
            }
            (WorkerState::Awake(has), None) => {
                let (number, errand, list) = self.waiting.remove(0);
                self.at = Some(CurrentErrand {
                    number,
                    wanted: true,
                    in_the_way: None,
                });
                let list = (has.as_ref() != Some(&list)).then_some(list);
                if list.is_some() {
                    *has = list.clone();
                }
                vec![QueueOrder::Send {
                    number,
                    errand,
                    list,
                }]
            }
            (WorkerState::Awake(_), Some(at)) if !at.wanted && at.in_the_way.is_none() => {
                at.in_the_way = Some(now);
                vec![QueueOrder::LookLater]
            }
            _ => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests;
