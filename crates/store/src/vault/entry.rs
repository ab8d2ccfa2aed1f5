//! A record as a page has it in memory.

use super::change::{Content, Rev, What};
use crate::seal::{self, Slot};

/// A record as a page has it in memory: its revision, and what is known of it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Entry {
    /// The record's revision.
    pub rev: Rev,
    /// What is known of the record's content.
    pub state: State,
    /// Whether the record was removed. It stays until it's cleaned up, so that
    /// it can be brought back.
    pub gone: bool,
    /// The previous head of a record without lines.
    pub back: Option<String>,
}

/// What is known of a record's content.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum State {
    /// There is no record.
    #[default]
    Nothing,
    /// The record can be read, at least in part.
    Here {
        /// The record's head.
        head: String,
        /// The record's lines, or their number.
        lines: Lines,
        /// The number of lines that are lost: the first one that can't be read, and all lines after
        /// it.
        lost: usize,
        /// Whether the disk has the lines packed into one text.
        packed: bool,
    },
    /// The record's head can't be read.
    Damaged,
    /// A newer Lettercase wrote the record.
    Newer,
}

impl State {
    /// Returns the state of a record whose head can't be read.
    pub(super) fn unread(head: &str) -> State {
        match seal::open(Some(head.to_owned())) {
            Slot::Newer => State::Newer,
            _ => State::Damaged,
        }
    }
}

/// The lines of a record, or their number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Lines {
    /// The lines, which have been read.
    Here(Vec<String>),
    /// The number of lines, which are on the disk and haven't been read.
    OnDisk(usize),
}

impl Entry {
    /// Returns the head, unless the record is removed or can't be read.
    pub fn head(&self) -> Option<&str> {
        match &self.state {
            State::Here { head, .. } if !self.gone => Some(head),
            _ => None,
        }
    }

    /// Returns all of the content, if the lines have been read and the record isn't removed.
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

    /// Takes over the lines of an earlier entry, if it's of the same revision.
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

    /// Sets the previous head. It's used where the latest head can't be read.
    pub(super) fn fall_back_on(&mut self, back: Option<String>) {
        self.back = back;
        if self.state == State::Damaged
            && let Some(head) = self.back.clone()
        {
            self.state = State::Here {
                head,
                lines: Lines::Here(Vec::new()),
                // The next save moves the damaged head aside.
                lost: 1,
                packed: false,
            };
        }
    }

    /// Applies a change that fits the record's current revision.
    pub fn follow(&mut self, what: &What, rev: Rev) {
        if let What::Keep { head, .. } = what {
            if let (State::Nothing, Some(head)) = (&self.state, head) {
                self.state = State::unread(head);
                self.gone = false;
            }
            return;
        }
        if let What::Pack { .. } = what {
            // Packing doesn't change the content.
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
    /// Returns the number of lines.
    pub fn count(&self) -> usize {
        match self {
            Lines::Here(lines) => lines.len(),
            Lines::OnDisk(count) => *count,
        }
    }
}
