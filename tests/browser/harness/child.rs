//! A program that ends with the value that holds it, also when a test panics.

use std::process::{Child as Process, Command, Stdio};

use super::Log;

/// A running program and what it says.
#[derive(Debug)]
pub struct Child {
    process: Process,
    log: Log,
}

impl Child {
    /// Starts it, with nothing to read and its words going to a log of its own.
    pub fn start(command: &mut Command) -> Self {
        Self::start_telling(command, Log::default())
    }

    /// Starts it, with its words going to this log.
    pub fn start_telling(command: &mut Command, log: Log) -> Self {
        let mut process = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap_or_else(|error| panic!("{command:?} does not start: {error}"));
        if let Some(out) = process.stdout.take() {
            log.follow(out);
        }
        if let Some(err) = process.stderr.take() {
            log.follow(err);
        }
        Self { process, log }
    }

    /// What it says.
    pub fn log(&self) -> &Log {
        &self.log
    }

    /// The number that the system knows it by.
    pub fn id(&self) -> u32 {
        self.process.id()
    }

    /// Whether it is still there.
    pub fn runs(&mut self) -> bool {
        matches!(self.process.try_wait(), Ok(None))
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
