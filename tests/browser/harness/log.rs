//! A running program's output, collected line by line.

use std::io::{BufRead, BufReader, Read};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

/// The lines so far. Clones share the same lines.
#[derive(Debug, Clone, Default)]
pub struct Log(Arc<Mutex<Vec<String>>>);

impl Log {
    /// Reads lines from `from` in a thread until it ends.
    pub fn read_from(&self, from: impl Read + Send + 'static) {
        let log = self.clone();
        thread::spawn(move || {
            let mut from = BufReader::new(from);
            let mut line = Vec::new();
            while from.read_until(b'\n', &mut line).is_ok_and(|read| read > 0) {
                log.push(String::from_utf8_lossy(&line).trim_end().to_string());
                line.clear();
            }
        });
    }

    /// Adds a line.
    pub fn push(&self, line: String) {
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push(line);
    }

    /// Deletes all lines so far.
    pub fn clear(&self) {
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clear();
    }

    /// Returns all lines so far.
    pub fn lines(&self) -> Vec<String> {
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }

    /// Returns the last lines, for a failure message.
    pub fn tail(&self) -> String {
        let lines = self.lines();
        let from = lines.len().saturating_sub(12);
        lines[from..].join("\n")
    }
}
