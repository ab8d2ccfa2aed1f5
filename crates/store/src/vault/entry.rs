//! A record as the page has it.

use super::change::{Content, Rev, What};
use crate::seal::{self, Slot};

/// A record as the page has it: which state it is in, and what is known of it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Entry {
    /// Which state it is in.
    pub rev: Rev,
    /// What is known of it.
    pub state: State,
    /// Whether it was removed: it stays for a while, to be brought back.
    pub gone: bool,
    /// The last head but one, of a record without lines.
    pub back: Option<String>,
}

/// What is known of a record.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum State {
    /// There is none.
    #[default]
    Nothing,
    /// It can be read.
    Here {
        /// Its head.
        head: String,
        /// Its lines.
        lines: Lines,
        /// So many lines were there once and cannot be read: the first of them and all after.
        lost: usize,
        /// Whether its lines lie on the disk in one packed text.
        packed: bool,
    },
    /// Its head cannot be read.
    Damaged,
    /// A newer Lettercase wrote it.
    Newer,
}

impl State {
    /// Of a head that cannot be read.
    pub(super) fn unread(head: &str) -> State {
        match seal::open(Some(head.to_owned())) {
            Slot::Newer => State::Newer,
            _ => State::Damaged,
        }
    }
}

/// The lines of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Lines {
    /// They were read.
    Here(Vec<String>),
    /// They lie on the disk, so many of them.
    OnDisk(usize),
}

impl Entry {
    /// The head, unless the record is gone or cannot be read.
    pub fn head(&self) -> Option<&str> {
        match &self.state {
            State::Here { head, .. } if !self.gone => Some(head),
            _ => None,
        }
    }

    /// All that it holds, if its lines were read.
    pub fn content(&self) -> Option<Content> {
        match &self.state {
            State::Here {
                head,
                lines: Lines::Here(lines),
                ..
            } if !self.gone => Some(Content {
                head: head.clone(),
                lines: lines.clone(),
            }),
            _ => None,
        }
    }

    /// What was read of it before stays, if it is still in that state.
    pub(super) fn has_read(&mut self, before: Option<&Entry>) {
        let Some(before) = before.filter(|before| before.rev == self.rev) else {
            return;
        };
        if let (State::Here { lines, packed, .. }, State::Here { packed: was, .. }) =
            (&self.state, &before.state)
            && matches!(lines, Lines::OnDisk(_))
            && packed == was
        {
            self.state = before.state.clone();
        }
    }

    /// There is an earlier head. It is in force where the last one cannot be read.
    pub(super) fn fall_back_on(&mut self, back: Option<String>) {
        self.back = back;
        if self.state == State::Damaged
            && let Some(head) = self.back.clone()
        {
            self.state = State::Here {
                head,
                lines: Lines::Here(Vec::new()),
                // The next one that is kept moves the damaged one aside.
                lost: 1,
                packed: false,
            };
        }
    }

    /// Follows a change that fits.
    pub fn follow(&mut self, what: &What, rev: Rev) {
        if let What::Keep { head, .. } = what {
            if let (State::Nothing, Some(head)) = (&self.state, head) {
                self.state = State::unread(head);
                self.gone = false;
            }
            return;
        }
        if let What::Pack { .. } = what {
            // It is what it was.
            if let State::Here { packed, .. } = &mut self.state {
                *packed = true;
            }
            return;
        }
        self.rev = rev;
        match what {
            What::Keep { .. } | What::Pack { .. } => {}
            What::Put(content) | What::Again(content) | What::Mend(content) => {
                self.gone = false;
                if let State::Here { head, lines, .. } = &self.state
                    && lines.count() == 0
                {
                    self.back = Some(head.clone());
                }
                if !content.lines.is_empty() {
                    self.back = None;
                }
                self.state = State::Here {
                    head: content.head.clone(),
                    lines: Lines::Here(content.lines.clone()),
                    lost: 0,
                    packed: false,
                };
            }
            What::Lay { head, lines, .. } => {
                self.gone = false;
                self.back = None;
                self.state = State::Here {
                    head: head.clone(),
                    lines: Lines::OnDisk(*lines),
                    lost: 0,
                    packed: true,
                };
            }
            What::Remove => self.gone = true,
            What::Return => self.gone = false,
            What::Append { head, at, lines } => {
                if *at == 0 && !lines.is_empty() {
                    self.back = None;
                }
                self.go_on(head, *at, lines);
            }
            What::Cut { head, keep } => self.go_on(head, *keep, &[]),
        }
    }

    fn go_on(&mut self, now: &str, keep: usize, others: &[String]) {
        if let State::Here {
            head,
            lines,
            packed,
            ..
        } = &mut self.state
        {
            now.clone_into(head);
            *packed &= others.is_empty() && keep == lines.count();
            match lines {
                Lines::Here(lines) => {
                    lines.truncate(keep);
                    lines.extend_from_slice(others);
                }
                Lines::OnDisk(count) => *count = keep + others.len(),
            }
        }
    }
}

impl Lines {
    /// How many there are.
    pub fn count(&self) -> usize {
        match self {
            Lines::Here(lines) => lines.len(),
            Lines::OnDisk(count) => *count,
        }
    }
}
