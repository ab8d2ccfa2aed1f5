//! What is asked of the thinker, one errand after the other.
//!
//! A pure model of the page's end of the line: it hears what happened and what time it is, in
//! milliseconds of a clock that never runs back, and says what is to be done ([`Order`]).
//!
//! One thinker serves the page, and has one errand at a time. It is given the word list with its
//! first errand, and once more only if the list is another one. An errand that nobody wants any
//! more is not sent; or, if the thinker is at it, no further step is asked for and its answer is
//! not heard. Each step is short, so the next errand waits for it, which costs less than a new
//! thinker that must be given the list again. Only when a step is in the way for longer than
//! [`PATIENCE`] is the thinker ended and another one started.
//!
//! ```
//! use crate::thinker::{Order, Queue};
//!
//! let mut queue = Queue::default();
//! let (first, orders) = queue.send("a hint", "the list", 0);
//! assert_eq!(orders, [Order::Start]);
//! let sent = Order::Send { number: first, errand: "a hint".into(), list: Some("the list") };
//! assert_eq!(queue.woke(20), [sent]);
//! assert!(queue.said(first, true, 40).wanted);
//! // It has the list now.
//! let (next, orders) = queue.send("a turn", "the list", 50);
//! assert_eq!(orders, [Order::Send { number: next, errand: "a turn".into(), list: None }]);
//! ```

/// How long what nobody wants may be in the way of another errand, in milliseconds: about what a
/// new thinker takes to start on a slow device.
pub const PATIENCE: u64 = 500;

/// Which errand: no two of a page have the same, so what is said late is nobody's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Number(pub u32);

/// What is to be done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Order<L> {
    /// Start a thinker; it says when it is awake.
    Start,
    /// Send it an errand, with a list beside it that it has not got yet.
    Send {
        /// The errand's number.
        number: Number,
        /// The errand as text.
        errand: String,
        /// The list.
        list: Option<L>,
    },
    /// Have it think the next step.
    GoOn(Number),
    /// Look at the clock in [`PATIENCE`].
    LookLater,
    /// Tell who sent this that nothing will come of it.
    Fail(Number),
    /// End the thinker, whatever it is at.
    End,
}

/// What comes of a report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Heard<L> {
    /// Whether somebody waits for it.
    pub wanted: bool,
    /// What is to be done.
    pub orders: Vec<Order<L>>,
}

/// How the thinker is.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Thinker<L> {
    /// There is none.
    None,
    /// It is on its way.
    Waking,
    /// It is there, and has this list.
    Awake(Option<L>),
}

/// The errand that the thinker is at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct At {
    number: Number,
    wanted: bool,
    /// Since when it is in another's way though nobody wants it.
    in_the_way: Option<u64>,
}

/// The page's end of the line. `L` is a list: as large as it is, it is only handed on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Queue<L> {
    thinker: Thinker<L>,
    at: Option<At>,
    /// What comes next, in order.
    waiting: Vec<(Number, String, L)>,
    /// How many errands there were.
    count: u32,
}

impl<L> Default for Queue<L> {
    fn default() -> Queue<L> {
        Queue {
            thinker: Thinker::None,
            at: None,
            waiting: Vec::new(),
            count: 0,
        }
    }
}

impl<L: Clone + PartialEq> Queue<L> {
    /// Somebody sends an errand, which needs this list.
    pub fn send(
        &mut self,
        errand: impl Into<String>,
        list: L,
        now: u64,
    ) -> (Number, Vec<Order<L>>) {
        self.count += 1;
        let number = Number(self.count);
        self.waiting.push((number, errand.into(), list));
        (number, self.go_on(now))
    }

    /// Nobody wants this any more.
    pub fn dismiss(&mut self, number: Number, now: u64) -> Vec<Order<L>> {
        self.waiting.retain(|(other, ..)| *other != number);
        if let Some(at) = self.at.as_mut().filter(|at| at.number == number) {
            at.wanted = false;
        }
        self.go_on(now)
    }

    /// The thinker is awake.
    pub fn woke(&mut self, now: u64) -> Vec<Order<L>> {
        self.thinker = Thinker::Awake(None);
        self.go_on(now)
    }

    /// The thinker says something about an errand: a step, or the last of it.
    pub fn said(&mut self, number: Number, last: bool, now: u64) -> Heard<L> {
        let Some(at) = self.at.filter(|at| at.number == number) else {
            let orders = Vec::new();
            return Heard {
                wanted: false,
                orders,
            };
        };
        let orders = match at.wanted && !last {
            true => vec![Order::GoOn(number)],
            false => {
                self.at = None;
                self.go_on(now)
            }
        };
        Heard {
            wanted: at.wanted,
            orders,
        }
    }

    /// The thinker tripped, or could not be started: what it was at fails. What waits is for
    /// another one, unless this one never woke.
    pub fn tripped(&mut self, now: u64) -> Vec<Order<L>> {
        let mut orders = vec![Order::End];
        if self.thinker == Thinker::Waking {
            let failed = self.waiting.drain(..);
            orders.extend(failed.map(|(number, ..)| Order::Fail(number)));
        }
        self.thinker = Thinker::None;
        if let Some(at) = self.at.take().filter(|at| at.wanted) {
            orders.push(Order::Fail(at.number));
        }
        orders.extend(self.go_on(now));
        orders
    }

    /// Looks at the clock.
    pub fn look(&mut self, now: u64) -> Vec<Order<L>> {
        let since = self.at.and_then(|at| at.in_the_way);
        match since.is_some_and(|since| now.saturating_sub(since) >= PATIENCE) {
            true => {
                self.at = None;
                self.thinker = Thinker::None;
                let mut orders = vec![Order::End];
                orders.extend(self.go_on(now));
                orders
            }
            // The clock may be a little behind the timer.
            false => since.map(|_| Order::LookLater).into_iter().collect(),
        }
    }

    /// Nobody is left who could send anything.
    pub fn close(&mut self) -> Vec<Order<L>> {
        self.waiting.clear();
        self.at = None;
        match std::mem::replace(&mut self.thinker, Thinker::None) {
            Thinker::None => Vec::new(),
            _ => vec![Order::End],
        }
    }

    /// What is to be done as things stand now.
    fn go_on(&mut self, now: u64) -> Vec<Order<L>> {
        if self.waiting.is_empty() {
            if let Some(at) = &mut self.at {
                at.in_the_way = None;
            }
            return Vec::new();
        }
        match (&mut self.thinker, &mut self.at) {
            (Thinker::None, _) => {
                self.thinker = Thinker::Waking;
                vec![Order::Start]
            }
            (Thinker::Awake(has), None) => {
                let (number, errand, list) = self.waiting.remove(0);
                self.at = Some(At {
                    number,
                    wanted: true,
                    in_the_way: None,
                });
                let list = (has.as_ref() != Some(&list)).then_some(list);
                if list.is_some() {
                    *has = list.clone();
                }
                vec![Order::Send {
                    number,
                    errand,
                    list,
                }]
            }
            (Thinker::Awake(_), Some(at)) if !at.wanted && at.in_the_way.is_none() => {
                at.in_the_way = Some(now);
                vec![Order::LookLater]
            }
            _ => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests;
