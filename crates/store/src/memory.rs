//! A store in memory: for tests, with every fault a browser can have.

use super::{Refused, Sorted, Store};

/// Keeps text until it is dropped. Its faults are set by its public fields.
#[derive(Debug, Clone, Default)]
pub struct MemoryStore {
    /// What is stored.
    pub texts: Sorted<String>,
    /// The most bytes that keys and texts may take together.
    pub room: Option<usize>,
    /// Whether everything is refused.
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
