//! Limits how many connections are open at once, and how long each may take.

use std::io::{self, ErrorKind, Read, Write};
use std::net::TcpStream;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The limits of a server.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Maximum number of connections open at once, each with its own thread. Any further one waits.
    pub connections: usize,
    /// Time limit for sending one request, and again for taking its answer.
    pub timeout: Duration,
}

impl Default for Limits {
    /// Returns limits far above what is needed: a browser opens six connections, and answers come
    /// from this machine's disk.
    fn default() -> Self {
        Self {
            connections: 128,
            timeout: Duration::from_secs(30),
        }
    }
}

/// A counter of open connections, which makes new ones wait at the limit.
#[derive(Debug, Clone, Default)]
pub struct Gate(Arc<(Mutex<ConnectionCount>, Condvar)>);

#[derive(Debug, Default)]
struct ConnectionCount {
    open: usize,
    peak: usize,
}

/// A place for an open connection, freed when dropped.
#[derive(Debug)]
pub struct ConnectionSlot(Gate);

impl Gate {
    /// Takes a place as soon as fewer than `most` are taken.
    pub fn enter(&self, most: usize) -> ConnectionSlot {
        let mut count = self.lock_count();
        while count.open >= most {
            count = self.0.1.wait(count).unwrap_or_else(PoisonError::into_inner);
        }
        count.open += 1;
        count.peak = count.peak.max(count.open);
        ConnectionSlot(self.clone())
    }

    fn lock_count(&self) -> MutexGuard<'_, ConnectionCount> {
        self.0.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the number of connections open now.
    #[cfg(test)]
    pub fn open_count(&self) -> usize {
        self.lock_count().open
    }

    /// Returns the largest number of connections that were open at once.
    #[cfg(test)]
    pub fn peak_count(&self) -> usize {
        self.lock_count().peak
    }
}

impl Drop for ConnectionSlot {
    fn drop(&mut self) {
        self.0.lock_count().open -= 1;
        self.0.0.1.notify_one();
    }
}

/// A connection with a deadline for all reading and writing until the next deadline is set. With
/// only a timeout per call, a client could send or take one byte at a time for hours.
#[derive(Debug)]
pub struct TimedStream<'a> {
    stream: &'a TcpStream,
    until: Instant,
}

impl<'a> TimedStream<'a> {
    /// Makes a connection with a deadline this far from now.
    pub fn new(stream: &'a TcpStream, timeout: Duration) -> Self {
        let until = Instant::now() + timeout;
        Self { stream, until }
    }

    /// Sets a new deadline.
    pub(crate) fn set_deadline(&mut self, timeout: Duration) {
        self.until = Instant::now() + timeout;
    }

    fn time_left(&self) -> io::Result<Option<Duration>> {
        let left = self.until.saturating_duration_since(Instant::now());
        if left.is_zero() {
            Err(ErrorKind::TimedOut.into())
        } else {
            Ok(Some(left))
        }
    }
}

impl Read for TimedStream<'_> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        self.stream.set_read_timeout(self.time_left()?)?;
        self.stream.read(bytes)
    }
}

impl Write for TimedStream<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.stream.set_write_timeout(self.time_left()?)?;
        self.stream.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.stream.flush()
    }
}
