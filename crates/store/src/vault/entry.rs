//! A record as a page has it in memory.

use super::change::{ChangeKind, Content, Revision};
use crate::seal::{self, OpenedSeal};

/// A record as a page has it in memory: its revision, and what is known of it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RecordEntry {
    /// The record's revision.
    pub rev: Revision,
    /// What is known of the record's content.
    pub state: RecordState,
    /// Whether the record was removed. It stays until it's cleaned up, so that
    /// it can be brought back.
    pub gone: bool,
    /// The previous head of a record without lines.
    pub back: Option<String>,
}

/// What is known of a record's content.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum RecordState {
    /// There is no record.
    #[default]
    Absent,
    /// The record can be read, at least in part.
    Readable {
        /// The record's head.
        head: String,
        /// The record's lines, or their number.
        lines: RecordLines,
        /// The number of lines that are lost: the first one that can't be read, and all lines after
        /// it.
        lost: usize,
        /// Whether the disk has the lines packed into one text.
        packed: bool,
    },
    /// The record's head can't be read.
    Damaged,
    /// A newer version of Lettercase wrote the record.
    Newer,
}

impl RecordState {
    /// Returns the state of a record whose head can't be read.
    pub(super) fn from_unreadable_head(head: &str) -> RecordState {
        match seal::open(Some(head.to_owned())) {
            OpenedSeal::Newer => RecordState::Newer,
            _ => RecordState::Damaged,
        }
    }
}

/// The lines of a record, or their number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RecordLines {
    /// The lines, which have been read.
    Loaded(Vec<String>),
    /// The number of lines, which are on the disk and haven't been read.
    OnDisk(usize),
}

impl RecordEntry {
    /// Returns the head, unless the record is removed or can't be read.
    pub fn head(&self) -> Option<&str> {
        match &self.state {
            RecordState::Readable { head, .. } if !self.gone => Some(head),
            _ => None,
        }
    }

    /// Returns all of the content, if the lines have been read and the record isn't removed.
    pub fn content(&self) -> Option<Content> {
        match &self.state {
            RecordState::Readable {
                head,
                lines: RecordLines::Loaded(lines),
                ..
            } if !self.gone => Some(Content {
                head: head.clone(),
                lines: lines.clone(),
            }),
            _ => None,
        }
    }

    /// Takes over the lines of an earlier entry, if it's of the same revision.
    pub(super) fn reuse_lines(&mut self, before: Option<&RecordEntry>) {
        let Some(before) = before.filter(|before| before.rev == self.rev) else {
            return;
        };
        if let (
            RecordState::Readable { lines, packed, .. },
            RecordState::Readable { packed: was, .. },
        ) = (&self.state, &before.state)
            && matches!(lines, RecordLines::OnDisk(_))
            && packed == was
        {
            self.state = before.state.clone();
        }
    }

    /// Sets the previous head. It's used where the latest head can't be read.
    pub(super) fn set_previous_head(&mut self, back: Option<String>) {
        self.back = back;
        if self.state == RecordState::Damaged
            && let Some(head) = self.back.clone()
        {
            self.state = RecordState::Readable {
                head,
                lines: RecordLines::Loaded(Vec::new()),
                // The next save moves the damaged head aside.
                lost: 1,
                packed: false,
            };
        }
    }

    /// Applies a change that fits the record's current revision.
    pub fn apply(&mut self, what: &ChangeKind, rev: Revision) {
        if let ChangeKind::KeepUnreadable { head, .. } = what {
            if let (RecordState::Absent, Some(head)) = (&self.state, head) {
                self.state = RecordState::from_unreadable_head(head);
                self.gone = false;
            }
            return;
        }
        if let ChangeKind::Pack { .. } = what {
            // Packing doesn't change the content.
            if let RecordState::Readable { packed, .. } = &mut self.state {
                *packed = true;
            }
            return;
        }
        self.rev = rev;
        match what {
            ChangeKind::KeepUnreadable { .. } | ChangeKind::Pack { .. } => {}
            ChangeKind::Put(content)
            | ChangeKind::Rewrite(content)
            | ChangeKind::Repair(content) => {
                self.gone = false;
                if let RecordState::Readable { head, lines, .. } = &self.state
                    && lines.count() == 0
                {
                    self.back = Some(head.clone());
                }
                if !content.lines.is_empty() {
                    self.back = None;
                }
                self.state = RecordState::Readable {
                    head: content.head.clone(),
                    lines: RecordLines::Loaded(content.lines.clone()),
                    lost: 0,
                    packed: false,
                };
            }
            ChangeKind::PutPacked { head, lines, .. } => {
                self.gone = false;
                self.back = None;
                self.state = RecordState::Readable {
                    head: head.clone(),
                    lines: RecordLines::OnDisk(*lines),
                    lost: 0,
                    packed: true,
                };
            }
            ChangeKind::Remove => self.gone = true,
            ChangeKind::Restore => self.gone = false,
            ChangeKind::Append { head, at, lines } => {
                if *at == 0 && !lines.is_empty() {
                    self.back = None;
                }
                self.update_lines(head, *at, lines);
            }
            ChangeKind::Truncate { head, keep } => self.update_lines(head, *keep, &[]),
        }
    }

    fn update_lines(&mut self, now: &str, keep: usize, others: &[String]) {
        if let RecordState::Readable {
            head,
            lines,
            packed,
            ..
        } = &mut self.state
        {
            now.clone_into(head);
            *packed &= others.is_empty() && keep == lines.count();
            match lines {
                RecordLines::Loaded(lines) => {
                    lines.truncate(keep);
                    lines.extend_from_slice(others);
                }
                RecordLines::OnDisk(count) => *count = keep + others.len(),
            }
        }
    }
}

impl RecordLines {
    /// Returns the number of lines.
    pub fn count(&self) -> usize {
        match self {
            RecordLines::Loaded(lines) => lines.len(),
            RecordLines::OnDisk(count) => *count,
        }
    }
}
