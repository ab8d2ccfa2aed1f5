//! Records: each in two alternating slots, with memory as the last resort.

use super::seal::{self, Slot};
use super::{Archive, Refused, Store, Trouble};
use crate::sorting::sort_by;

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

/// What the store refused: in memory, until the page closes. Each record is here once, with
/// its text; without one it was removed while the store refused.
#[derive(Debug, Default)]
struct Unkept(Vec<(String, Option<String>)>);

impl Unkept {
    /// What is held of a record, if anything is.
    fn of(&self, name: &str) -> Option<Option<&str>> {
        let (_, held) = self.0.iter().find(|(held, _)| held == name)?;
        Some(held.as_deref())
    }

    fn hold(&mut self, name: &str, body: Option<&str>) {
        self.forget(name);
        self.0.push((name.to_owned(), body.map(str::to_owned)));
    }

    fn forget(&mut self, name: &str) {
        self.0.retain(|(held, _)| held != name);
    }
}

impl<S: Store> Records<S> {
    /// Records kept on `store`.
    pub fn new(store: S) -> Self {
        Records {
            store,
            unkept: Unkept::default(),
        }
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
        match self.unkept.of(name) {
            Some(Some(body)) if good(body) => {
                return Loaded {
                    body: Some(body.to_owned()),
                    trouble: None,
                };
            }
            Some(None) => return Loaded::default(),
            _ => {}
        }
        match self.slots(name) {
            Ok(slots) => judge(name, slots, good),
            Err(refused) => Loaded {
                body: None,
                trouble: Some(refused.into()),
            },
        }
    }

    /// Looks for the newest text of the record `name` that is `understood`, and tells what the
    /// player should hear. A text that is not understood is moved aside before anything is
    /// written over it.
    pub fn read(
        &mut self,
        name: &str,
        understood: &mut dyn FnMut(&str) -> bool,
    ) -> Option<Trouble> {
        let mut strange = Vec::new();
        let loaded = self.load_if(name, |body| {
            let good = understood(body);
            if !good {
                strange.push(body.to_owned());
            }
            good
        });
        for text in strange {
            self.rescue(name, &text);
        }
        loaded.trouble
    }

    /// Keeps `body` as the record `name`. Where the store refuses, memory holds it and
    /// the trouble says so; the copy stored before is left whole.
    pub fn save(&mut self, name: &str, body: &str) -> Result<(), Trouble> {
        let written = self.write(name, body);
        match written {
            Ok(()) => self.unkept.forget(name),
            Err(_) => self.unkept.hold(name, Some(body)),
        }
        written
    }

    /// Forgets the record `name`, both its slots.
    pub fn remove(&mut self, name: &str) -> Result<(), Trouble> {
        self.unkept.forget(name);
        let removed = SLOTS
            .iter()
            .try_for_each(|slot| self.store.remove(&key(name, slot)));
        if removed.is_err() {
            self.unkept.hold(name, None);
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
        let mut names: Vec<String> = Vec::new();
        for key in self.store.keys().unwrap_or_default() {
            let name = key.strip_prefix(PREFIX).and_then(slot_of);
            names.extend(name.map(str::to_owned));
        }
        let held = self.unkept.0.iter().filter(|(_, body)| body.is_some());
        names.extend(held.map(|(name, _)| name.clone()));
        names.retain(|name| self.unkept.of(name) != Some(None));
        sort_by(&mut names, |one, other| one.cmp(other));
        names.dedup();
        names
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
    /// is written over, beside those that were moved aside before. If there is no room even
    /// for this, it is lost, not the good one.
    pub fn rescue(&mut self, name: &str, text: &str) {
        let places = (2..).map(|next: u32| format!("{RESCUED}{name}/{next}"));
        for place in [format!("{RESCUED}{name}")].into_iter().chain(places) {
            match self.store.get(&place) {
                Ok(Some(other)) if other != text => {}
                Ok(Some(_)) | Err(_) => return,
                Ok(None) => {
                    let _ = self.store.set(&place, text);
                    return;
                }
            }
        }
    }

    /// Brings every record of `archive` back, or none of them. Where nothing at all can be
    /// stored, memory holds them like everything else.
    pub fn restore(&mut self, archive: &Archive) -> Result<(), Trouble> {
        let mut before = Vec::new();
        for (name, body) in &archive.records {
            let earlier = self.load(name).body;
            let saved = self.save(name, body);
            if let Err(trouble @ (Trouble::Full | Trouble::Newer { .. })) = saved {
                self.unkept.forget(name);
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
        let (slot, old) = if a.sequence().is_some() && a.sequence() >= b.sequence() {
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

/// The record of a key without its prefix.
fn slot_of(key: &str) -> Option<&str> {
    SLOTS.iter().find_map(|slot| key.strip_suffix(slot))
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
