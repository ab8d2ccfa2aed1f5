//! The vault: changes in order, one transaction at a time.

use std::collections::VecDeque;

use super::change::{Age, Change, Content, Rev, What, Writer};
use super::entry::{Entry, Lines, State};
use super::land::Landed;
use super::tail;
use super::transaction::Transaction;
use crate::{Refused, Sorted, Store};

/// A change on its way to the disk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Pending {
    pub change: Change,
    /// Found in the tail as the page opened: its maker may be gone.
    pub late: bool,
}

/// What a page finds as it opens.
#[derive(Debug, Clone, Default)]
pub struct Opening {
    /// The age in force.
    pub age: Age,
    /// The records on the disk; `None`: there is no disk.
    pub disk: Option<Sorted<Entry>>,
}

/// What is kept, and what is still on its way there.
#[derive(Debug, Clone)]
pub struct Vault<S> {
    writer: Writer,
    pub(super) age: Age,
    /// The greatest number of all changes that were seen here. Each new one gets a greater
    /// one, so that changes in the order of their numbers are in an order in which they can
    /// have happened.
    pub(super) number: u64,
    pub(super) records: Sorted<Entry>,
    /// The state of each record that is known to lie on the disk: what was read before it got
    /// there comes too late.
    pub(super) known: Sorted<Rev>,
    pub(super) tail: S,
    pub(super) queue: VecDeque<Pending>,
    pub(super) in_flight: usize,
    /// Records that somebody else has changed, and what was done to them here since.
    pub(super) overtaken: Sorted<Vec<Pending>>,
    /// Why the disk took nothing the last time.
    refused: Option<Refused>,
    /// Why the tail took nothing the last time.
    tail_refused: Option<Refused>,
    /// Whether something is on its way that the tail has not taken.
    has_holes: bool,
    disk: bool,
    /// Whether the tail is the disk itself, so that nothing needs to lie there twice.
    pub(super) beside: bool,
}

impl<S: Store> Vault<S> {
    /// Opens what the disk holds, and does again what the tail holds beyond it.
    pub fn open(writer: Writer, tail: S, opening: Opening) -> Vault<S> {
        let mut vault = Vault::with(writer, tail, opening);
        for change in tail::all(&vault.tail) {
            vault.comes_late(change);
        }
        vault
    }

    /// Opens what lies in the store that answers at once itself: changes wait in memory until
    /// they are rows there. What lies in the tail is for the disk, and waits until there is one.
    pub fn beside(writer: Writer, tail: S, opening: Opening) -> Vault<S> {
        let beside = true;
        Vault {
            beside,
            ..Vault::with(writer, tail, opening)
        }
    }

    fn with(writer: Writer, tail: S, opening: Opening) -> Vault<S> {
        let mut vault = Vault {
            writer,
            age: opening.age,
            number: 0,
            disk: opening.disk.is_some(),
            records: opening.disk.unwrap_or_default(),
            known: Sorted::new(),
            queue: VecDeque::new(),
            in_flight: 0,
            overtaken: Sorted::new(),
            refused: None,
            tail_refused: None,
            has_holes: false,
            beside: false,
            tail,
        };
        vault.read_now();
        vault
    }

    /// The age in force, as this page has it.
    pub fn age(&self) -> Age {
        self.age
    }

    /// What is known of all records.
    pub fn entries(&self) -> impl Iterator<Item = (&str, &Entry)> {
        let entries = self.records.iter();
        entries.map(|(name, entry)| (name.as_str(), entry))
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
        if let Some(what) = self.what(name, now) {
            self.change(name, what);
        }
    }

    /// What makes a record this; nothing where it is so already or a newer Lettercase wrote it.
    pub fn what(&self, name: &str, now: &Content) -> Option<What> {
        let entry = self.records.get(name);
        let gone = entry.is_some_and(|entry| entry.gone);
        match entry.map(|entry| &entry.state) {
            Some(State::Newer) => None,
            Some(State::Damaged) => Some(What::Mend(now.clone())),
            Some(State::Here { lost, .. }) if *lost > 0 => Some(What::Mend(now.clone())),
            Some(State::Here { .. }) if gone => Some(What::Put(now.clone())),
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
        }
    }

    /// The same, of what is true only with all that was changed before: it is laid in the tail
    /// only if all of that is there.
    pub fn note(&mut self, name: &str, text: &str) {
        if let Some(what) = self.what(name, &Content::whole(text)) {
            let change = self.draft(self.writer, name, what);
            self.change_to(change, !self.has_holes);
        }
    }

    /// Texts of a record were found elsewhere and cannot be read: they are kept as they are,
    /// one of them in the place of its head, if it has none.
    pub fn keep(&mut self, name: &str, head: Option<String>, aside: Vec<String>) {
        self.change(name, What::Keep { head, aside });
    }

    /// Changes a record's head alone; its lines need not be here.
    pub fn save_head(&mut self, name: &str, head: &str) {
        let Some(entry) = self.records.get(name).filter(|entry| !entry.gone) else {
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
            (State::Here { head, lost, .. }, None) => {
                let back = entry.back.take();
                // Unless this is the earlier one.
                let other = back.filter(|back| *lost == 0 || back != head);
                entry.state = State::Damaged;
                entry.fall_back_on(other);
            }
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

    /// A change that is not on its way yet, of somebody whose changes are counted apart.
    pub fn draft(&mut self, by: Writer, name: &str, what: What) -> Change {
        let after = self.records.get(name).map(|entry| entry.rev);
        let after = after.unwrap_or_default();
        self.number += 1;
        let number = self.number;
        Change {
            age: self.age,
            name: name.to_owned(),
            after,
            rev: Rev { number, by },
            what,
        }
    }

    fn change(&mut self, name: &str, what: What) {
        let change = self.draft(self.writer, name, what);
        let matters = change.what.matters();
        self.change_to(change, matters);
    }

    pub(super) fn change_to(&mut self, change: Change, in_tail: bool) {
        if in_tail && !self.beside {
            self.tail_refused = tail::add(&mut self.tail, &change).err();
            self.has_holes |= self.tail_refused.is_some();
        }
        self.follow(&change);
        let late = false;
        self.queue.push_back(Pending { change, late });
    }

    pub(super) fn follow(&mut self, change: &Change) {
        let entry = self.records.or_default(&change.name);
        entry.follow(&change.what, change.rev);
    }

    /// The transaction that is to run now; none if one is running, or nothing is to be
    /// written, or there is no disk.
    pub fn next_transaction(&mut self) -> Option<Transaction> {
        if self.in_flight > 0 || self.queue.is_empty() || !self.disk {
            return None;
        }
        self.in_flight = self.queue.len();
        Some(self.pending())
    }

    /// All that is on its way, running or not.
    pub fn pending(&self) -> Transaction {
        let changes = self.queue.iter();
        let changes = changes.map(|one| (one.change.clone(), one.late));
        Transaction {
            changes: changes.collect(),
        }
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
                Landed::Now if change.age == self.age && change.what.leads_on() => {
                    self.known.insert(change.name.clone(), change.rev);
                }
                Landed::Now | Landed::Before => {}
                Landed::Nowhere | Landed::Newer => {
                    self.known.remove(&change.name);
                }
            }
            match landed {
                Landed::Now | Landed::Before => tail::trim(&mut self.tail, change.rev),
                Landed::Nowhere | Landed::Newer
                    if change.what.matters() && change.age == self.age =>
                {
                    let name = pending.change.name.clone();
                    self.overtaken.or_default(&name).push(pending);
                }
                Landed::Nowhere | Landed::Newer => tail::trim(&mut self.tail, change.rev),
            }
        }
        self.has_holes &= !self.queue.is_empty();
    }

    /// An id for a store, that no other has.
    pub(crate) fn fresh_id(&self, count: u32) -> String {
        format!("{}-{count}", self.writer.0)
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

    /// The store that answers at once.
    pub fn tail(&self) -> &S {
        &self.tail
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
        !self.is_saved() && (self.beside || self.tail_refused.is_some())
    }
}
