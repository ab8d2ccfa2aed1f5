//! The vault: changes in order, one transaction at a time.

use std::collections::{BTreeMap, VecDeque};

use super::change::{Age, Change, Content, Rev, What, Writer};
use super::entry::{Entry, Lines, State};
use super::rows::Landed;
use super::tail;
use crate::storage::{Refused, Store};

/// A change on its way to the disk.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Pending {
    change: Change,
    /// Found in the tail as the page opened: its maker may be gone.
    late: bool,
}

/// Changes that go to the disk together, all or none of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Transaction {
    /// In order, each with whether its maker may be gone.
    pub changes: Vec<(Change, bool)>,
}

/// What a page finds as it opens.
#[derive(Debug, Clone, Default)]
pub struct Opening {
    /// The age in force.
    pub age: Age,
    /// The records on the disk; `None`: there is no disk.
    pub disk: Option<BTreeMap<String, Entry>>,
}

/// What is kept, and what is still on its way there.
#[derive(Debug, Clone)]
pub struct Vault<S> {
    writer: Writer,
    age: Age,
    /// The greatest number of all changes that were seen here. Each new one gets a greater
    /// one, so that changes in the order of their numbers are in an order in which they can
    /// have happened.
    number: u64,
    records: BTreeMap<String, Entry>,
    tail: S,
    queue: VecDeque<Pending>,
    in_flight: usize,
    /// Records that somebody else has changed, and what was done to them here since.
    overtaken: BTreeMap<String, Vec<Pending>>,
    /// Why the disk took nothing the last time.
    refused: Option<Refused>,
    /// Why the tail took nothing the last time.
    tail_refused: Option<Refused>,
    disk: bool,
}

impl<S: Store> Vault<S> {
    /// Opens what the disk holds, and does again what the tail holds beyond it.
    pub fn open(writer: Writer, tail: S, opening: Opening) -> Vault<S> {
        let mut vault = Vault {
            writer,
            age: opening.age,
            number: 0,
            disk: opening.disk.is_some(),
            records: opening.disk.unwrap_or_default(),
            queue: VecDeque::new(),
            in_flight: 0,
            overtaken: BTreeMap::new(),
            refused: None,
            tail_refused: None,
            tail,
        };
        let numbers = vault.records.values().map(|entry| entry.rev.number);
        vault.number = numbers.max().unwrap_or(0);
        for change in tail::all(&vault.tail) {
            vault.comes_late(change);
        }
        vault
    }

    /// The age in force, as this page has it.
    pub fn age(&self) -> Age {
        self.age
    }

    /// What is known of a record, if there is one or was one.
    pub fn entry(&self, name: &str) -> Option<&Entry> {
        self.records.get(name)
    }

    /// A record's head now, saved or not.
    pub fn head(&self, name: &str) -> Option<&str> {
        self.records.get(name)?.head()
    }

    /// What a record holds now, saved or not, if its lines were read.
    pub fn get(&self, name: &str) -> Option<Content> {
        self.records.get(name)?.content()
    }

    /// The names of all records that are there, whether they can be read or not.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let there = self.records.iter();
        let there = there.filter(|(_, entry)| !entry.gone && entry.state != State::Nothing);
        there.map(|(name, _)| name.as_str())
    }

    /// Changes a record to this, unless a newer Lettercase wrote it.
    pub fn save(&mut self, name: &str, now: &Content) {
        let entry = self.records.get(name);
        let what = match entry.filter(|entry| !entry.gone).map(|entry| &entry.state) {
            Some(State::Newer) => None,
            Some(State::Damaged) => Some(What::Mend(now.clone())),
            Some(State::Here { lost, .. }) if *lost > 0 => Some(What::Mend(now.clone())),
            Some(State::Here {
                head,
                lines: Lines::Here(lines),
                packed,
                ..
            }) => {
                let before = Content {
                    head: head.clone(),
                    lines: lines.clone(),
                };
                let what = What::between(&before, now);
                // Into what is packed nothing is added.
                let whole = *packed && before.lines != now.lines;
                if whole {
                    Some(What::Put(now.clone()))
                } else {
                    what
                }
            }
            Some(State::Here { .. } | State::Nothing) | None => Some(What::Put(now.clone())),
        };
        if let Some(what) = what {
            self.change(name, what);
        }
    }

    /// Changes a record's head alone; its lines need not be here.
    pub fn save_head(&mut self, name: &str, head: &str) {
        let Some(entry) = self.records.get(name) else {
            return;
        };
        let what = match &entry.state {
            State::Here { head: before, .. } if before == head => return,
            State::Here { lost: 1.., .. } => return,
            State::Here { lines, .. } if lines.count() > 0 => What::Append {
                head: head.to_owned(),
                at: lines.count(),
                lines: Vec::new(),
            },
            State::Here { .. } => What::Put(Content::whole(head)),
            _ => return,
        };
        self.change(name, what);
    }

    /// What was read of a record makes no sense to whom it belongs, from this line on, or the
    /// head already: it is moved aside as soon as something else is saved there.
    pub fn not_understood(&mut self, name: &str, from: Option<usize>) {
        let Some(entry) = self.records.get_mut(name) else {
            return;
        };
        match (&mut entry.state, from) {
            (
                State::Here {
                    lines: Lines::Here(lines),
                    lost,
                    ..
                },
                Some(from),
            ) => {
                *lost += lines.len().saturating_sub(from);
                lines.truncate(from);
            }
            (State::Here { .. }, None) => entry.state = State::Damaged,
            _ => {}
        }
    }

    /// Takes a record out of sight.
    pub fn remove(&mut self, name: &str) {
        let there = self
            .records
            .get(name)
            .is_some_and(|entry| !entry.gone && entry.state != State::Nothing);
        if there {
            self.change(name, What::Remove);
        }
    }

    /// Brings a record back that was removed.
    pub fn bring_back(&mut self, name: &str) {
        let gone = self
            .records
            .get(name)
            .is_some_and(|entry| entry.gone && entry.state != State::Nothing);
        if gone {
            self.change(name, What::Return);
        }
    }

    /// The lines of a record lie packed from now on, if it is still in this state.
    pub fn pack(&mut self, name: &str, rev: Rev, text: String) {
        let fits = |entry: &Entry| {
            let open = matches!(&entry.state, State::Here { lost: 0, packed: false, lines, .. } if lines.count() > 0);
            entry.rev == rev && open && !entry.gone
        };
        if self.records.get(name).is_some_and(fits) {
            self.change(name, What::Pack { text });
        }
    }

    fn change(&mut self, name: &str, what: What) {
        let after = self.records.get(name).map(|entry| entry.rev);
        let after = after.unwrap_or_default();
        self.number += 1;
        let rev = Rev {
            number: self.number,
            by: self.writer,
        };
        let change = Change {
            age: self.age,
            name: name.to_owned(),
            after,
            rev,
            what,
        };
        if change.what.matters() {
            self.tail_refused = tail::add(&mut self.tail, &change).err();
        }
        self.follow(&change);
        let late = false;
        self.queue.push_back(Pending { change, late });
    }

    /// A change of the tail, whose maker may be gone.
    fn comes_late(&mut self, change: Change) {
        self.number = self.number.max(change.rev.number);
        self.seen_again(&change);
        let late = true;
        self.queue.push_back(Pending { change, late });
    }

    fn follow(&mut self, change: &Change) {
        let entry = self.records.entry(change.name.clone()).or_default();
        entry.follow(&change.what, change.rev);
    }

    /// A change of the tail that the disk may lack.
    fn seen_again(&mut self, change: &Change) {
        let now = self.records.get(&change.name).map(|entry| entry.rev);
        let now = now.unwrap_or_default();
        let fits = match change.what.builds() {
            true => now == change.after,
            false => now < change.rev,
        };
        if fits && change.age == self.age {
            self.follow(change);
        }
    }

    /// The transaction that is to run now; none if one is running, or nothing is to be
    /// written, or there is no disk.
    pub fn next_transaction(&mut self) -> Option<Transaction> {
        if self.in_flight > 0 || self.queue.is_empty() || !self.disk {
            return None;
        }
        self.in_flight = self.queue.len();
        let changes = self.queue.iter();
        let changes = changes.map(|one| (one.change.clone(), one.late));
        Some(Transaction {
            changes: changes.collect(),
        })
    }

    /// How the running transaction ended: where each of its changes landed, or why none did.
    pub fn ended(&mut self, outcome: Result<Vec<Landed>, Refused>) {
        let ran = std::mem::take(&mut self.in_flight);
        let landed = match outcome {
            Ok(landed) => landed,
            Err(refused) => {
                self.refused = Some(refused);
                return;
            }
        };
        self.refused = None;
        for landed in landed.into_iter().take(ran) {
            let Some(pending) = self.queue.pop_front() else {
                return;
            };
            let change = &pending.change;
            match landed {
                Landed::Now | Landed::Before => tail::trim(&mut self.tail, change.rev),
                Landed::Nowhere | Landed::Newer
                    if change.what.matters() && change.age == self.age =>
                {
                    let name = pending.change.name.clone();
                    self.overtaken.entry(name).or_default().push(pending);
                }
                Landed::Nowhere | Landed::Newer => tail::trim(&mut self.tail, change.rev),
            }
        }
    }

    /// Whether all that was changed is on the disk.
    pub fn is_saved(&self) -> bool {
        self.queue.is_empty() && self.overtaken.is_empty()
    }

    /// The records that somebody else has changed, so that what was done to them here cannot
    /// be kept.
    pub fn overtaken(&self) -> impl Iterator<Item = &str> {
        self.overtaken.keys().map(String::as_str)
    }

    /// Somebody has looked at the disk again, or for the first time at a record's lines: what
    /// lies there, and what is on its way from here and still fits, is what is shown from now
    /// on. What was overtaken is given up.
    pub fn heard(&mut self, name: &str, there: Option<Entry>) {
        for pending in self.overtaken.remove(name).unwrap_or_default() {
            tail::trim(&mut self.tail, pending.change.rev);
        }
        let number = there.as_ref().map_or(0, |entry| entry.rev.number);
        self.number = self.number.max(number);
        match there {
            Some(entry) => self.records.insert(name.to_owned(), entry),
            None => self.records.remove(name),
        };
        let queue = std::mem::take(&mut self.queue);
        for pending in queue.iter().filter(|one| one.change.name == name) {
            self.seen_again(&pending.change);
        }
        self.queue = queue;
    }

    /// This page goes on with a record that another page had: what lies on the disk, and what
    /// the other one laid in the tail and the disk lacks.
    pub fn take_over(&mut self, name: &str, there: Option<Entry>) {
        self.heard(name, there);
        for change in tail::all(&self.tail) {
            let here = self.queue.iter().any(|one| one.change.rev == change.rev);
            if change.name == name && !here {
                self.comes_late(change);
            }
        }
    }

    /// The store that answers at once.
    pub fn tail_mut(&mut self) -> &mut S {
        &mut self.tail
    }

    /// Why what was changed is not on the disk, if it was refused.
    pub fn refused(&self) -> Option<Refused> {
        self.refused
    }

    /// Whether a page that goes now would lose something: what neither place has.
    pub fn would_lose(&self) -> bool {
        !self.is_saved() && self.tail_refused.is_some()
    }
}
