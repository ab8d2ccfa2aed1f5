//! An in-memory store for tests, with every fault that a browser's storage can have.

use super::{SortedMap, Store, StoreError};

/// A store that keeps its texts in memory. Its public fields set its faults.
///
/// ```
/// use store::{MemoryStore, Store, StoreError};
///
/// let mut store = MemoryStore { room: Some(20), ..MemoryStore::default() };
/// assert_eq!(store.set("players", "Ada"), Ok(()));
/// assert_eq!(store.set("notes", "too long to fit"), Err(StoreError::Full));
/// store.blocked = true;
/// assert_eq!(store.get("players"), Err(StoreError::Blocked));
/// ```
#[derive(Debug, Clone, Default)]
pub struct MemoryStore {
    /// The stored texts by key.
    pub texts: SortedMap<String>,
    /// The maximum total size of keys and texts, in bytes.
    pub room: Option<usize>,
    /// Whether all access is refused.
    pub blocked: bool,
}

impl MemoryStore {
    fn check_access(&self) -> Result<(), StoreError> {
        if self.blocked {
            Err(StoreError::Blocked)
        } else {
            Ok(())
        }
    }

    fn size_without(&self, key: &str) -> usize {
        let others = self.texts.iter().filter(|(other, _)| *other != key);
        others.map(|(key, text)| key.len() + text.len()).sum()
    }
}

impl Store for MemoryStore {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.check_access()?;
        Ok(self.texts.get(key).cloned())
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), StoreError> {
        self.check_access()?;
        let needed = || self.size_without(key) + key.len() + text.len();
        if self.room.is_some_and(|room| needed() > room) {
            return Err(StoreError::Full);
        }
        self.texts.insert(key.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&mut self, key: &str) -> Result<(), StoreError> {
        self.check_access()?;
        self.texts.remove(key);
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        self.check_access()?;
        Ok(self.texts.keys().cloned().collect())
    }
}
