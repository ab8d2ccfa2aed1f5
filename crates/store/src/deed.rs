//! Deeds: verbs about everything, as they go to the rows. Each rests on what its page knew; if
//! somebody else has changed that meanwhile nothing is written, and the deed is made anew.

use super::Archive;
use super::carry::replace_with;
use super::vault::ages::{go_back, unused};
use super::vault::{Age, Asked, Content, Keys, Knows, Landed, Row, Rows, Transaction, age};

/// A verb about everything: one transaction, done whole or not at all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Deed {
    /// Everything is put aside for what a file holds.
    Replace {
        /// The age in force.
        from: Age,
        /// What comes.
        archive: Archive,
        /// What was taken over once, and is not taken again.
        notes: Vec<(String, Content)>,
    },
    /// What was put aside comes back, with what is on its way to what took its place.
    GoBack {
        /// The age that was put aside.
        to: Age,
        /// The age in force.
        from: Age,
        /// What is on its way.
        pending: Transaction,
    },
    /// A file comes beside what is here, or goes again.
    Run {
        /// The age in force.
        of: Age,
        /// What is on its way from here, and then the file.
        there: Transaction,
        /// How many changes at the end are the file's.
        own: usize,
    },
}

impl Deed {
    /// The rows that must be read first.
    pub fn needs(&self) -> Vec<Asked> {
        let mut asked = Vec::from(Knows::asked());
        match self {
            Deed::Replace { .. } => asked.push(Asked::KeysUnder(String::new())),
            Deed::GoBack { to, from, pending } => {
                asked.extend(pending.needs());
                asked.push(Asked::Under(Keys(*from).all()));
                asked.push(Asked::Under(Keys(*to).head("")));
            }
            Deed::Run { there, .. } => asked.extend(there.needs()),
        }
        asked
    }

    /// The same as [`Deed::rows`], and none either if the store that the page knew is gone.
    pub fn runs(&self, knows: &Knows, rows: &Rows) -> Option<(Age, Vec<Row>)> {
        match knows.is_lost(rows) {
            true => None,
            false => self.rows(rows),
        }
    }

    /// The rows to be written, by those that were read, and the age in force after it; none if
    /// somebody else was quicker.
    pub fn rows(&self, rows: &Rows) -> Option<(Age, Vec<Row>)> {
        let in_force = age(rows);
        match self {
            Deed::Replace {
                from,
                archive,
                notes,
            } => (in_force == *from).then(|| {
                let to = unused(*from, rows.keys().map(String::as_str));
                (to, replace_with(to, archive, notes))
            }),
            Deed::GoBack { to, from, pending } => (in_force == *from).then(|| {
                let mut rows = rows.clone();
                let (_, mut write) = pending.lands(&rows);
                laid(&mut rows, &write);
                write.extend(go_back(*to, *from, &rows));
                (*to, write)
            }),
            Deed::Run { of, there, own } => {
                let (landed, write) = there.lands(rows);
                let others = landed.len().saturating_sub(*own);
                let lands = landed.iter().skip(others).all(|one| *one == Landed::Now);
                (in_force == *of && lands).then_some((*of, write))
            }
        }
    }

    /// The same without what is on its way, where there is room for no more.
    pub fn alone(&self) -> Option<Deed> {
        let mut alone = self.clone();
        match &mut alone {
            Deed::Replace { .. } => {}
            Deed::GoBack { pending, .. } => pending.changes.clear(),
            Deed::Run { there, own, .. } => {
                let others = there.changes.len().saturating_sub(*own);
                there.changes.drain(..others);
            }
        }
        (alone != *self).then_some(alone)
    }
}

/// Rows as they are once these were written.
pub(super) fn laid(rows: &mut Rows, write: &[Row]) {
    for (key, text) in write {
        match text {
            Some(text) => rows.insert(key.clone(), text.clone()),
            None => rows.remove(key),
        };
    }
}
