//! A browser's stores, with everything that can happen to them.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use store::vault::{RowRequest, RowWrite, Rows};
use store::{Store, StoreError};

/// The synchronous store: a browser that is killed goes back to an earlier state of it.
#[derive(Debug, Clone, Default)]
pub struct LocalStore(Rc<RefCell<LocalState>>);

#[derive(Debug, Clone, Default)]
struct LocalState {
    texts: BTreeMap<String, String>,
    /// The text before each write since the last sync.
    log: Vec<RowWrite>,
    /// The length of the longest text that fits, if the store is full.
    room: Option<usize>,
    blocked: bool,
    faults: Faults,
}

/// Faults that no store may have; the tests check that they are detected.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Faults {
    /// Texts under keys with this prefix are dropped.
    pub drops: Option<&'static str>,
    /// A kill undoes the last write but one, and not the last.
    pub skips: bool,
    /// A kill undoes the last transaction that the disk confirmed.
    pub disk_lies: bool,
    /// The page reports saved as soon as a transaction has begun.
    pub page_hurries: bool,
}

impl Faults {
    pub const NONE: Faults = Faults {
        drops: None,
        skips: false,
        disk_lies: false,
        page_hurries: false,
    };
}

impl LocalStore {
    pub fn with_faults(faults: Faults) -> LocalStore {
        let local = LocalStore::default();
        local.0.borrow_mut().faults = faults;
        local
    }

    pub fn faults(&self) -> Faults {
        self.0.borrow().faults
    }

    /// An independent copy of the store with the same texts.
    pub fn copy(&self) -> LocalStore {
        LocalStore(Rc::new(RefCell::new(LocalState {
            log: Vec::new(),
            ..self.0.borrow().clone()
        })))
    }

    pub fn texts(&self) -> BTreeMap<String, String> {
        self.0.borrow().texts.clone()
    }

    /// The number of writes that a kill can undo.
    pub fn unsynced_writes(&self) -> usize {
        self.0.borrow().log.len()
    }

    /// Makes all writes so far safe.
    pub fn sync(&self) {
        self.0.borrow_mut().log.clear();
    }

    /// Kills the browser: the last writes are lost.
    pub fn kill(&self, lost: usize) {
        let mut inside = self.0.borrow_mut();
        let keeps = if inside.faults.skips && lost > 0 {
            inside.log.pop()
        } else {
            None
        };
        for _ in 0..lost {
            let Some((key, text)) = inside.log.pop() else {
                break;
            };
            if keeps.as_ref().is_none_or(|(kept, _)| *kept != key) {
                match text {
                    Some(text) => inside.texts.insert(key, text),
                    None => inside.texts.remove(&key),
                };
            }
        }
        inside.log.clear();
    }

    pub fn set_room(&self, room: Option<usize>) {
        self.0.borrow_mut().room = room;
    }

    pub fn has_room(&self) -> bool {
        self.0.borrow().room.is_some()
    }

    /// Removes all texts under keys with this prefix.
    pub fn remove_prefix(&self, start: &str) {
        let texts = &mut self.0.borrow_mut().texts;
        texts.retain(|key, _| !key.starts_with(start));
    }

    /// Writes as another page would.
    pub fn write_text(&self, key: &str, text: &str) {
        self.0.borrow_mut().texts.insert(key.into(), text.into());
    }
}

impl Store for LocalStore {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        let inside = self.0.borrow();
        if inside.blocked {
            Err(StoreError::Blocked)
        } else {
            Ok(inside.texts.get(key).cloned())
        }
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), StoreError> {
        let mut inside = self.0.borrow_mut();
        if inside.blocked {
            return Err(StoreError::Blocked);
        }
        let before = inside.texts.get(key).cloned();
        let grows = before
            .as_ref()
            .is_none_or(|before| before.len() < text.len());
        if grows && inside.room.is_some_and(|room| text.len() > room) {
            return Err(StoreError::Full);
        }
        if inside
            .faults
            .drops
            .is_some_and(|start| key.starts_with(start))
        {
            return Ok(());
        }
        inside.log.push((key.into(), before));
        inside.texts.insert(key.into(), text.into());
        Ok(())
    }

    fn remove(&mut self, key: &str) -> Result<(), StoreError> {
        let mut inside = self.0.borrow_mut();
        if inside.blocked {
            return Err(StoreError::Blocked);
        }
        if let Some(before) = inside.texts.remove(key) {
            inside.log.push((key.into(), Some(before)));
        }
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        let inside = self.0.borrow();
        if inside.blocked {
            Err(StoreError::Blocked)
        } else {
            Ok(inside.texts.keys().cloned().collect())
        }
    }
}

/// The disk: rows, changed by whole transactions.
#[derive(Debug, Clone, Default)]
pub struct Disk {
    pub rows: Rows,
    /// The rows before the last transaction.
    before: Rows,
    /// The error that the disk returns, and how many more times.
    pub refuses: Option<(StoreError, usize)>,
}

impl Disk {
    pub fn read(&self, asked: &[RowRequest]) -> Rows {
        let (mut found, mut unread) = (Rows::new(), Rows::new());
        for asked in asked {
            match asked {
                RowRequest::Row(key) => {
                    found.extend(self.rows.get(key).map(|text| (key.clone(), text.clone())));
                }
                RowRequest::Prefix(start) => {
                    let under = self.rows_under(start);
                    found.extend(under.map(|(key, text)| (key.clone(), text.clone())));
                }
                RowRequest::KeysWithPrefix(start) => {
                    unread.extend(
                        self.rows_under(start)
                            .map(|(key, _)| (key.clone(), String::new())),
                    );
                }
            }
        }
        for (key, text) in found {
            unread.insert(key, text);
        }
        unread
    }

    fn rows_under(&self, start: &str) -> impl Iterator<Item = (&String, &String)> {
        let from = self.rows.range(start.to_owned()..);
        from.take_while(move |(key, _)| key.starts_with(start))
    }

    /// Runs a transaction: reads rows and writes what is decided from them, all or nothing.
    pub fn transact(
        &mut self,
        asked: &[RowRequest],
        decide: impl FnOnce(&Rows) -> Vec<RowWrite>,
        lies: bool,
    ) -> Result<(), StoreError> {
        if let Some((refused, times)) = self.refuses {
            self.refuses = (times > 1).then_some((refused, times - 1));
            return Err(refused);
        }
        let rows = decide(&self.read(asked));
        if lies {
            self.before = self.rows.clone();
        }
        for (key, text) in rows {
            match text {
                Some(text) => self.rows.insert(key, text),
                None => self.rows.remove(&key),
            };
        }
        Ok(())
    }

    /// Undoes the last transaction of a disk that lied.
    pub fn undo_last(&mut self) {
        if !self.before.is_empty() {
            self.rows = std::mem::take(&mut self.before);
        }
    }
}
