//! An in-memory store for tests, with every fault that a browser's storage can have.

use super::{Refused, Sorted, Store};

/// A store that keeps its texts in memory. Its public fields set its faults.
#[derive(Debug, Clone, Default)]
pub struct MemoryStore {
    /// The stored texts by key.
    pub texts: Sorted<String>,
    /// The maximum total size of keys and texts, in bytes.
    pub room: Option<usize>,
    /// Whether all access is refused.
    pub blocked: bool,
}

impl MemoryStore {
    fn allowed(&self) -> Result<(), Refused> {
        if self.blocked {
            Err(Refused::Blocked)
        } else {
            Ok(())
        }
    }

    fn taken_beside(&self, key: &str) -> usize {
        let others = self.texts.iter().filter(|(other, _)| *other != key);
        others.map(|(key, text)| key.len() + text.len()).sum()
    }
}

impl Store for MemoryStore {
    fn get(&self, key: &str) -> Result<Option<String>, Refused> {
        self.allowed()?;
        Ok(self.texts.get(key).cloned())
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), Refused> {
        self.allowed()?;
        let needed = || self.taken_beside(key) + key.len() + text.len();
        if self.room.is_some_and(|room| needed() > room) {
            return Err(Refused::Full);
        }
        self.texts.insert(key.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&mut self, key: &str) -> Result<(), Refused> {
        self.allowed()?;
        self.texts.remove(key);
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, Refused> {
        self.allowed()?;
        Ok(self.texts.keys().cloned().collect())
    }
}
