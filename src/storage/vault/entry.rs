//! A record as the page has it.

use super::change::{Content, Rev, What};

/// A record as the page has it: which state it is in, and what is known of it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Entry {
    /// Which state it is in.
    pub rev: Rev,
    /// What is known of it.
    pub state: State,
    /// Whether it was removed: it stays for a while, to be brought back.
    pub gone: bool,
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
    #[must_use]
    pub fn head(&self) -> Option<&str> {
        match &self.state {
            State::Here { head, .. } if !self.gone => Some(head),
            _ => None,
        }
    }

    /// All that it holds, if its lines were read.
    #[must_use]
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

    /// Follows a change that fits.
    pub fn follow(&mut self, what: &What, rev: Rev) {
        self.rev = rev;
        match what {
            What::Put(content) | What::Mend(content) => {
                self.gone = false;
                self.state = State::Here {
                    head: content.head.clone(),
                    lines: Lines::Here(content.lines.clone()),
                    lost: 0,
                    packed: false,
                };
            }
            What::Remove => self.gone = true,
            What::Return => self.gone = false,
            What::Append { head, at, lines } => self.go_on(head, *at, lines),
            What::Cut { head, keep } => self.go_on(head, *keep, &[]),
            What::Pack { .. } => {
                if let State::Here { packed, .. } = &mut self.state {
                    *packed = true;
                }
            }
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
    #[must_use]
    pub fn count(&self) -> usize {
        match self {
            Lines::Here(lines) => lines.len(),
            Lines::OnDisk(count) => *count,
        }
    }
}
