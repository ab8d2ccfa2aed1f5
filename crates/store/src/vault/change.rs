//! Changes of a record.

/// The id of a writer: one page, from opening to closing. Each writer numbers its own changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct WriterId(pub u64);

/// A generation: a complete set of records. Erasing everything, or importing a save
/// file in its place, starts another generation beside this one; a single small row
/// says which one is in force.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Generation(pub u64);

/// A revision of a record: the number of the change that led to it, and the page that made that
/// change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Revision {
    /// The number of the last change.
    pub number: u64,
    /// The page that made the last change.
    pub by: WriterId,
}

/// What a record holds: a head, which is a text, and lines that are added one at a time. A
/// small record is a head only; a game has its card and the beginning of its journal as its
/// head, and a line for each step.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Content {
    /// The text that every change writes again.
    pub head: String,
    /// The lines, each of which is written only once.
    pub lines: Vec<String>,
}

impl Content {
    /// Returns the content of a record without lines.
    pub fn from_text(text: &str) -> Content {
        Content {
            head: text.to_owned(),
            lines: Vec::new(),
        }
    }
}

/// A change of a record, made by a page that saw the revision `after`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordChange {
    /// The generation that the change belongs to.
    pub generation: Generation,
    /// The record's name.
    pub name: String,
    /// The revision before the change.
    pub after: Revision,
    /// The revision after the change.
    pub rev: Revision,
    /// The kind of change, with its data.
    pub what: ChangeKind,
}

/// What happens to a record in a change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ChangeKind {
    /// The record gets this content, whatever content it had before.
    Put(Content),
    /// Lines are added.
    Append {
        /// The new head.
        head: String,
        /// The number of lines before.
        at: usize,
        /// The added lines.
        lines: Vec<String>,
    },
    /// Lines are removed from the end, as by an undo.
    Truncate {
        /// The new head.
        head: String,
        /// The number of lines that stay.
        keep: usize,
    },
    /// The record becomes this finished game. There was no record before.
    PutPacked {
        /// The game's head.
        head: String,
        /// The number of lines.
        lines: usize,
        /// The lines, packed into one text.
        text: String,
    },
    /// The record had this content in a store that was lost, and gets it again unless it
    /// has been changed since.
    Rewrite(Content),
    /// The record gets this content. Its existing rows are damaged, wholly or in
    /// part, and are moved aside.
    Repair(Content),
    /// The record's lines are packed into one text.
    Pack {
        /// The lines, packed into one text.
        text: String,
    },
    /// The record is hidden. All of it stays until it's cleaned up.
    Remove,
    /// A removed record is brought back.
    Restore,
    /// Unreadable texts of the record, found in another place, are kept unchanged.
    KeepUnreadable {
        /// The text to use as the record's head, if it has none.
        head: Option<String>,
        /// The texts to keep aside.
        aside: Vec<String>,
    },
}

impl ChangeKind {
    /// Returns the change that turns one content into another with as few lines as possible, or
    /// `None` if they are equal.
    ///
    /// ```
    /// use store::vault::{ChangeKind, Content};
    ///
    /// let before = Content { head: "card".to_owned(), lines: vec!["step 1".to_owned()] };
    /// let mut now = before.clone();
    /// now.lines.push("step 2".to_owned());
    /// let step = ChangeKind::diff(&before, &now).unwrap();
    /// assert!(matches!(step, ChangeKind::Append { at: 1, lines, .. } if lines == ["step 2"]));
    /// let undo = ChangeKind::diff(&now, &before).unwrap();
    /// assert!(matches!(undo, ChangeKind::Truncate { keep: 1, .. }));
    /// ```
    pub fn diff(before: &Content, now: &Content) -> Option<ChangeKind> {
        let same = before.lines.iter().zip(&now.lines);
        let same = same.take_while(|(one, other)| one == other).count();
        let (were, are) = (before.lines.len(), now.lines.len());
        let head = now.head.clone();
        match () {
            () if same == were && same == are => (before.head != now.head).then(|| match were {
                0 => ChangeKind::Put(now.clone()),
                _ => ChangeKind::Append {
                    head,
                    at: were,
                    lines: Vec::new(),
                },
            }),
            () if same == were => Some(ChangeKind::Append {
                head,
                at: were,
                lines: now.lines.iter().skip(same).cloned().collect(),
            }),
            () if same == are => Some(ChangeKind::Truncate { head, keep: are }),
            () => Some(ChangeKind::Put(now.clone())),
        }
    }

    /// Whether the change depends on the revision before it.
    pub(crate) const fn needs_revision(&self) -> bool {
        matches!(
            self,
            ChangeKind::Append { .. } | ChangeKind::Truncate { .. } | ChangeKind::Pack { .. }
        )
    }

    /// Whether the change affects the lines of a record.
    pub(super) const fn changes_lines(&self) -> bool {
        match self {
            ChangeKind::Append { lines, .. } => !lines.is_empty(),
            ChangeKind::Truncate { .. } | ChangeKind::Pack { .. } => true,
            _ => false,
        }
    }

    /// Whether the change leads to a new revision.
    pub(super) const fn makes_revision(&self) -> bool {
        !matches!(
            self,
            ChangeKind::Pack { .. } | ChangeKind::KeepUnreadable { .. }
        )
    }

    /// Whether the change is kept in the write-ahead log until the disk has it. Packing isn't,
    /// since the disk still has the lines unpacked.
    pub(crate) const fn is_logged(&self) -> bool {
        !matches!(self, ChangeKind::Pack { .. })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vault::{RecordEntry, RecordState};

    fn content(head: &str, lines: &[&str]) -> Content {
        Content {
            head: head.into(),
            lines: lines.iter().map(|line| (*line).to_owned()).collect(),
        }
    }

    #[test]
    fn between_appends_a_line_for_a_step_and_removes_one_for_an_undo() {
        let begun = content("a", &["1", "2"]);
        let played = content("b", &["1", "2", "3"]);
        let step = ChangeKind::diff(&begun, &played).unwrap();
        assert!(matches!(&step, ChangeKind::Append { at: 2, lines, .. } if lines == &["3"]));
        let undo = ChangeKind::diff(&played, &begun).unwrap();
        assert!(matches!(undo, ChangeKind::Truncate { keep: 2, .. }));
        assert_eq!(ChangeKind::diff(&begun, &begun), None);
    }

    #[test]
    fn applying_between_gives_the_new_content() {
        let all = [
            content("", &[]),
            content("a", &[]),
            content("a", &["1"]),
            content("b", &["1"]),
            content("b", &["1", "2", "3"]),
            content("b", &["1", "4", "3"]),
        ];
        for before in &all {
            for now in &all {
                let mut entry = RecordEntry::default();
                entry.apply(&ChangeKind::Put(before.clone()), Revision::default());
                assert!(matches!(entry.state, RecordState::Readable { .. }));
                match ChangeKind::diff(before, now) {
                    Some(what) => entry.apply(&what, Revision::default()),
                    None => assert_eq!(before, now),
                }
                assert_eq!(entry.content().as_ref(), Some(now));
            }
        }
    }
}
