//! What happens to a record.

/// One page, from its opening until it goes: the changes of each are numbered for
/// themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Writer(pub u64);

/// All that is kept together. Erasing, and bringing a save file back, begin another age beside
/// this one; which of them is in force is one small row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Age(pub u64);

/// Which state of a record: how many changes led to it, and who made the last one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Rev {
    /// How many changes led to it.
    pub number: u64,
    /// Who made the last of them.
    pub by: Writer,
}

/// What a record holds: a text, and lines that are added one by one. A small record is a
/// text alone; a game is its card and the beginning of its journal, and a line for each step.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Content {
    /// Written anew at each change.
    pub head: String,
    /// Written once each.
    pub lines: Vec<String>,
}

impl Content {
    /// A record without lines.
    pub fn whole(text: &str) -> Content {
        Content {
            head: text.to_owned(),
            lines: Vec::new(),
        }
    }
}

/// A change of a record. `after` is the state that its maker saw.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// In which age.
    pub age: Age,
    /// Which record.
    pub name: String,
    /// The state before it.
    pub after: Rev,
    /// The state that it leads to.
    pub rev: Rev,
    /// What happens.
    pub what: What,
}

/// What happens to the record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum What {
    /// It is this now, whatever it was.
    Put(Content),
    /// Lines are added.
    Append {
        /// The new head.
        head: String,
        /// How many lines were there before.
        at: usize,
        /// What is added.
        lines: Vec<String>,
    },
    /// Lines are taken back.
    Cut {
        /// The new head.
        head: String,
        /// How many lines stay.
        keep: usize,
    },
    /// It is this finished game now, of which nothing was here.
    Lay {
        /// Its head.
        head: String,
        /// How many lines it has.
        lines: usize,
        /// The lines, packed.
        text: String,
    },
    /// It was this in the store that was lost, and is this again unless it was changed since.
    Again(Content),
    /// It is this now. What lies there cannot be read, all or some of it, and is moved aside.
    Mend(Content),
    /// Its lines lie in one text from now on.
    Pack {
        /// The lines, packed.
        text: String,
    },
    /// It is out of sight. All of it stays until it is swept away.
    Remove,
    /// What was removed is there again.
    Return,
    /// Texts of it were found elsewhere and cannot be read: they are kept as they are.
    Keep {
        /// Takes the place of its head, if it has none.
        head: Option<String>,
        /// Laid aside.
        aside: Vec<String>,
    },
}

impl What {
    /// What leads from one content to another, in as few lines as possible; `None`: nothing.
    pub fn between(before: &Content, now: &Content) -> Option<What> {
        let same = before.lines.iter().zip(&now.lines);
        let same = same.take_while(|(one, other)| one == other).count();
        let (were, are) = (before.lines.len(), now.lines.len());
        let head = now.head.clone();
        match () {
            () if same == were && same == are => (before.head != now.head).then(|| match were {
                0 => What::Put(now.clone()),
                _ => What::Append {
                    head,
                    at: were,
                    lines: Vec::new(),
                },
            }),
            () if same == were => Some(What::Append {
                head,
                at: were,
                lines: now.lines.iter().skip(same).cloned().collect(),
            }),
            () if same == are => Some(What::Cut { head, keep: are }),
            () => Some(What::Put(now.clone())),
        }
    }

    /// Whether it builds on the state before it.
    pub const fn builds(&self) -> bool {
        matches!(
            self,
            What::Append { .. } | What::Cut { .. } | What::Pack { .. }
        )
    }

    /// Whether it does something to the lines of a record.
    pub(super) const fn changes_lines(&self) -> bool {
        match self {
            What::Append { lines, .. } => !lines.is_empty(),
            What::Cut { .. } | What::Pack { .. } => true,
            _ => false,
        }
    }

    /// Whether it leads to another state.
    pub(super) const fn leads_on(&self) -> bool {
        !matches!(self, What::Pack { .. } | What::Keep { .. })
    }

    /// Whether it is kept in the tail until the disk has it: what was only packed lies there
    /// unpacked.
    pub const fn matters(&self) -> bool {
        !matches!(self, What::Pack { .. })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vault::{Entry, State};

    fn content(head: &str, lines: &[&str]) -> Content {
        Content {
            head: head.into(),
            lines: lines.iter().map(|line| (*line).to_owned()).collect(),
        }
    }

    #[test]
    fn a_step_is_an_added_line_and_an_undo_a_cut() {
        let begun = content("a", &["1", "2"]);
        let played = content("b", &["1", "2", "3"]);
        let step = What::between(&begun, &played).unwrap();
        assert!(matches!(&step, What::Append { at: 2, lines, .. } if lines == &["3"]));
        let undo = What::between(&played, &begun).unwrap();
        assert!(matches!(undo, What::Cut { keep: 2, .. }));
        assert_eq!(What::between(&begun, &begun), None);
    }

    #[test]
    fn what_leads_from_one_to_another_leads_there() {
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
                let mut entry = Entry::default();
                entry.follow(&What::Put(before.clone()), Rev::default());
                assert!(matches!(entry.state, State::Here { .. }));
                match What::between(before, now) {
                    Some(what) => entry.follow(&what, Rev::default()),
                    None => assert_eq!(before, now),
                }
                assert_eq!(entry.content().as_ref(), Some(now));
            }
        }
    }
}
