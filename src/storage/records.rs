//! Records: each in two alternating slots, with memory as the last resort.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::seal::{self, Slot};
use super::{Archive, Refused, Store, Trouble};

/// Before every key of ours, so that other pages of the same host are left alone.
const PREFIX: &str = "lettercase/";
/// Where damaged text is moved before its slot is written again.
const RESCUED: &str = "lettercase-rescued/";
const SLOTS: [&str; 2] = ["/a", "/b"];

/// What [`Records::load`] found.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Loaded {
    /// The newest text that can be read.
    pub body: Option<String>,
    /// What the player should hear of it.
    pub trouble: Option<Trouble>,
}

/// Named records on a [`Store`].
///
/// Nothing is remembered of what the store holds: each call reads it again, so that
/// two tabs writing the same record follow each other's numbers.
#[derive(Debug)]
pub struct Records<S> {
    store: S,
    unkept: Unkept,
}

/// What the store refused: in memory, until the page closes.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unkept {
    held: BTreeMap<String, String>,
    /// What was removed while the store refused.
    gone: BTreeSet<String>,
}

impl<S: Store> Records<S> {
    /// Records kept on `store`.
    pub fn new(store: S) -> Self {
        Records::with(store, Unkept::default())
    }

    /// The same, with what the store refused before.
    pub fn with(store: S, unkept: Unkept) -> Self {
        Records { store, unkept }
    }

    /// What the store refused, for who goes on with it.
    pub fn unkept(&self) -> Unkept {
        self.unkept.clone()
    }

    /// The store underneath.
    pub fn store(&self) -> &S {
        &self.store
    }

    /// The store underneath, for a test to make trouble in.
    pub fn store_mut(&mut self) -> &mut S {
        &mut self.store
    }

    /// The newest readable text of the record `name`.
    pub fn load(&self, name: &str) -> Loaded {
        self.load_if(name, |_| true)
    }

    /// The newest text of the record `name` that can be read and is `good`: a sealed text
    /// may still make no sense to whom it belongs, and then the one before it may.
    pub fn load_if(&self, name: &str, mut good: impl FnMut(&str) -> bool) -> Loaded {
        if let Some(body) = self.unkept.held.get(name).filter(|body| good(body)) {
            return Loaded {
                body: Some(body.clone()),
                trouble: None,
            };
        }
        if self.unkept.gone.contains(name) {
            return Loaded::default();
        }
        match self.slots(name) {
            Ok(slots) => judge(name, slots, good),
            Err(refused) => Loaded {
                body: None,
                trouble: Some(refused.into()),
            },
        }
    }

    /// Keeps `body` as the record `name`. Where the store refuses, memory holds it and
    /// the trouble says so; the copy stored before is left whole.
    pub fn save(&mut self, name: &str, body: &str) -> Result<(), Trouble> {
        self.unkept.gone.remove(name);
        match self.write(name, body) {
            Ok(()) => {
                self.unkept.held.remove(name);
                Ok(())
            }
            Err(trouble) => {
                self.unkept.held.insert(name.to_owned(), body.to_owned());
                Err(trouble)
            }
        }
    }

    /// Forgets the record `name`, both its slots.
    pub fn remove(&mut self, name: &str) -> Result<(), Trouble> {
        self.unkept.held.remove(name);
        let removed = SLOTS
            .iter()
            .try_for_each(|slot| self.store.remove(&key(name, slot)));
        if removed.is_err() {
            self.unkept.gone.insert(name.to_owned());
        }
        Ok(removed?)
    }

    /// Forgets everything of ours, damaged text too.
    pub fn erase(&mut self) -> Result<(), Trouble> {
        let names = self.names();
        let mut erased = Ok(());
        for name in names {
            erased = self.remove(&name).and(erased);
        }
        for key in self.store.keys()? {
            if key.starts_with(RESCUED) {
                self.store.remove(&key)?;
            }
        }
        erased
    }

    /// The names of all records, in order.
    pub fn names(&self) -> Vec<String> {
        let stored = self.store.keys().unwrap_or_default();
        let stored = stored.iter().filter_map(|key| {
            let name = key.strip_prefix(PREFIX)?;
            SLOTS.iter().find_map(|slot| name.strip_suffix(slot))
        });
        let all: BTreeSet<&str> = stored
            .chain(self.unkept.held.keys().map(String::as_str))
            .filter(|name| !self.unkept.gone.contains(*name))
            .collect();
        all.into_iter().map(str::to_owned).collect()
    }

    /// Everything that can be read, and what was damaged, as it is.
    pub fn archive(&self) -> Archive {
        let mut archive = Archive::default();
        for name in self.names() {
            if let Some(body) = self.load(&name).body {
                archive.records.insert(name, body);
            }
        }
        for key in self.store.keys().unwrap_or_default() {
            let Some(name) = key.strip_prefix(RESCUED) else {
                continue;
            };
            if let Ok(Some(text)) = self.store.get(&key) {
                archive.rescued.insert(name.to_owned(), text);
            }
        }
        archive
    }

    /// Moves a text of the record `name` aside that is no good to whom it belongs, before it
    /// is written over. If there is no room even for this, it is lost, not the good one.
    pub fn rescue(&mut self, name: &str, text: &str) {
        let _ = self.store.set(&format!("{RESCUED}{name}"), text);
    }

    /// Brings every record of `archive` back, or none of them. Where nothing at all can be
    /// stored, memory holds them like everything else.
    pub fn restore(&mut self, archive: &Archive) -> Result<(), Trouble> {
        let mut before = Vec::new();
        for (name, body) in &archive.records {
            let earlier = self.load(name).body;
            let saved = self.save(name, body);
            if let Err(trouble @ (Trouble::Full | Trouble::Newer { .. })) = saved {
                self.unkept.held.remove(name);
                for (name, earlier) in before.into_iter().rev() {
                    self.put_back(name, earlier);
                }
                return Err(trouble);
            }
            before.push((name, earlier));
        }
        Ok(())
    }

    /// What was there fitted before, so it fits again; else memory holds it.
    fn put_back(&mut self, name: &str, earlier: Option<String>) {
        // Whichever way this goes, the trouble that began it is the one to tell.
        let _ = match earlier {
            Some(body) => self.save(name, &body),
            None => self.remove(name),
        };
    }

    fn slots(&self, name: &str) -> Result<[Slot; 2], Refused> {
        let [a, b] = SLOTS.map(|slot| self.store.get(&key(name, slot)));
        Ok([seal::open(a?), seal::open(b?)])
    }

    fn write(&mut self, name: &str, body: &str) -> Result<(), Trouble> {
        let [a, b] = self.slots(name)?;
        if a == Slot::Newer || b == Slot::Newer {
            let name = name.to_owned();
            return Err(Trouble::Newer { name });
        }
        let newest = a.sequence().max(b.sequence()).unwrap_or(0);
        let [first, second] = SLOTS;
        // Never over the newest good copy.
        let (slot, old) = if a.sequence() > b.sequence() {
            (second, b)
        } else {
            (first, a)
        };
        if let Slot::Damaged { text } = old {
            self.rescue(name, &text);
        }
        let text = seal::seal(newest + 1, body);
        Ok(self.store.set(&key(name, slot), &text)?)
    }
}

fn key(name: &str, slot: &str) -> String {
    format!("{PREFIX}{name}{slot}")
}

fn judge(name: &str, [a, b]: [Slot; 2], mut good: impl FnMut(&str) -> bool) -> Loaded {
    if a == Slot::Newer || b == Slot::Newer {
        let name = name.to_owned();
        let trouble = Some(Trouble::Newer { name });
        return Loaded {
            body: None,
            trouble,
        };
    }
    let mut damaged = [&a, &b]
        .into_iter()
        .any(|slot| matches!(slot, Slot::Damaged { .. }));
    let newest_first = if a.sequence() >= b.sequence() {
        [a, b]
    } else {
        [b, a]
    };
    let body = newest_first.into_iter().find_map(|slot| match slot {
        Slot::Good { body, .. } if good(&body) => Some(body),
        Slot::Good { .. } => {
            damaged = true;
            None
        }
        _ => None,
    });
    let trouble = damaged.then(|| Trouble::Damaged {
        name: name.to_owned(),
        recovered: body.is_some(),
    });
    Loaded { body, trouble }
}
