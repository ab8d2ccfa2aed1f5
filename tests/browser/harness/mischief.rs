//! A proxy between browser and server that can spoil responses.
//!
//! It passes on all responses except those it was asked to spoil. It is part of the tests, because
//! a product needs no switch for failing. For engines that need one, it also serves the
//! [`Recorder`].

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use super::Recorder;
use super::answer::Answer;

/// The page's time limit for loading, as it is in its HTML.
const PATIENCE: &str = "data-patience=\"8\"";

/// What happens to a request whose path contains the pattern.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Spoiled {
    /// The response is 503.
    Unwell,
    /// The connection breaks in the middle of the response.
    CutOff,
    /// One byte of the next response changes in transit.
    Slipped,
    /// The response is delayed until the line is healed.
    Held,
    /// The request is never answered; a repeated request is, once the line is healed.
    Silent,
    /// The response is 404.
    Missing,
    /// One bit of the body is flipped in every response.
    Damaged,
    /// The content type is plain text.
    Mistyped,
}

/// Changes to every response, for failure drills.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Drill {
    /// Nothing is cached, not even for the same page.
    uncached: bool,
    /// The page's time limit for loading is one second.
    hurried: bool,
    /// Files have no content type, and browsers may guess it.
    untyped: bool,
}

/// Removes the integrity hashes from a page.
fn unchecked(page: &str) -> String {
    let mut parts = page.split(" integrity=\"");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |page, part| {
        page + part.split_once('"').map_or("", |(_, rest)| rest)
    })
}

#[derive(Debug, Default)]
struct Plan {
    spoiled: Mutex<Vec<(String, Spoiled)>>,
    /// Scripts to insert at the start of files, each with a part of the file's path.
    begun: Mutex<Vec<(String, String)>>,
    drill: Mutex<Drill>,
    /// Connections that never get a response.
    unanswered: Mutex<Vec<TcpStream>>,
    asked: Mutex<Vec<String>>,
    healed: Condvar,
    /// Whether the host's policy header is removed from responses.
    bare: AtomicBool,
    recorder: Option<Recorder>,
}

/// A proxy that can spoil responses.
#[derive(Debug)]
pub struct Mischief {
    port: u16,
    plan: Arc<Plan>,
}

impl Mischief {
    /// Starts a proxy to the server on port `server` of this machine.
    pub fn to(server: u16, recorder: Option<Recorder>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("some port is free");
        let port = listener.local_addr().expect("it has an address").port();
        let plan = Arc::new(Plan {
            recorder,
            ..Plan::default()
        });
        let shared = Arc::clone(&plan);
        thread::spawn(move || {
            for browser in listener.incoming().flatten() {
                let plan = Arc::clone(&shared);
                thread::spawn(move || plan.pass(&browser, server));
            }
        });
        Self { port, plan }
    }

    /// The proxy's port.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Returns the paths of all requests so far, in order, whatever the response.
    pub fn asked(&self) -> Vec<String> {
        let asked = self.plan.asked.lock();
        asked.unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Returns the recorder's lines, if there is one.
    pub fn recorded(&self) -> Vec<String> {
        let recorder = self.plan.recorder.as_ref();
        recorder.map(Recorder::lines).unwrap_or_default()
    }

    /// Answers requests for files whose path contains `pattern` with 503.
    pub fn unwell(&self, pattern: &str) {
        self.spoil(pattern, Spoiled::Unwell);
    }

    /// Cuts off responses in the middle for files whose path contains `pattern`.
    pub fn cut_off(&self, pattern: &str) {
        self.spoil(pattern, Spoiled::CutOff);
    }

    /// Changes one byte of the next file whose path contains `pattern`.
    pub fn slip(&self, pattern: &str) {
        self.spoil(pattern, Spoiled::Slipped);
    }

    /// Delays files whose path contains `pattern` until the line is healed.
    pub fn hold(&self, pattern: &str) {
        self.spoil(pattern, Spoiled::Held);
    }

    /// Answers requests for files whose path contains `pattern` with 404.
    pub fn miss(&self, pattern: &str) {
        self.spoil(pattern, Spoiled::Missing);
    }

    /// Flips one bit of every file sent whose path contains `pattern`.
    pub fn damage(&self, pattern: &str) {
        self.spoil(pattern, Spoiled::Damaged);
    }

    /// Sends files whose path contains `pattern` as plain text.
    pub fn mistype(&self, pattern: &str) {
        self.spoil(pattern, Spoiled::Mistyped);
    }

    /// Never answers requests for files whose path contains `pattern`.
    pub fn silence(&self, pattern: &str) {
        self.spoil(pattern, Spoiled::Silent);
    }

    /// From now on nothing of the page is cached, and no service worker keeps it.
    pub fn uncached(&self) {
        self.plan.drill().uncached = true;
    }

    /// From now on the page's time limit for loading is one second.
    pub fn hurried(&self) {
        self.plan.drill().hurried = true;
    }

    /// From now on files have no content type, or have one again.
    pub fn untyped(&self, untyped: bool) {
        self.plan.drill().untyped = untyped;
    }

    /// Inserts a script at the start of scripts whose path contains `pattern`, to simulate a
    /// browser that lacks something.
    pub fn begin(&self, pattern: &str, script: &str) {
        let begun = (pattern.to_string(), script.to_string());
        self.plan.begun().push(begun);
    }

    /// From now on responses come without the policy in their headers, as from a host that sends no
    /// headers of its own.
    pub fn without_policy(&self) {
        self.plan.bare.store(true, Ordering::Relaxed);
    }

    /// Heals the line: nothing is spoiled any longer, and delayed responses continue.
    pub fn heal(&self) {
        self.plan.begun().clear();
        self.plan.lock().clear();
        self.plan.healed.notify_all();
    }

    fn spoil(&self, pattern: &str, how: Spoiled) {
        self.plan.lock().push((pattern.to_string(), how));
    }
}

impl Drop for Mischief {
    fn drop(&mut self) {
        self.heal();
    }
}

impl Plan {
    fn lock(&self) -> MutexGuard<'_, Vec<(String, Spoiled)>> {
        self.spoiled.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn drill(&self) -> MutexGuard<'_, Drill> {
        self.drill.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn begun(&self) -> MutexGuard<'_, Vec<(String, String)>> {
        self.begun.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Applies the changes that concern every response: inserted scripts, whose page must then not
    /// check integrity, and the settings of a drill.
    fn change(&self, path: &str, answer: &mut Answer) {
        let begun = self.begun();
        if let Some((_, script)) = begun.iter().find(|(pattern, _)| path.contains(pattern)) {
            answer.begin(script);
            answer.keep_nowhere();
        }
        if !begun.is_empty() && answer.is_page() {
            answer.rewrite(unchecked);
            answer.keep_nowhere();
        }
        if self.bare.load(Ordering::Relaxed) {
            answer.set("Content-Security-Policy", None);
        }
        let drill = *self.drill();
        if drill != Drill::default() {
            answer.keep_nowhere();
        }
        if drill.hurried && answer.is_page() {
            answer.rewrite(|page| {
                let hurried = page.replacen(PATIENCE, "data-patience=\"1\"", 1);
                assert_ne!(hurried, page, "the page has no {PATIENCE}");
                hurried
            });
        }
        if drill.untyped && !answer.is_page() {
            answer.set("Content-Type", None);
            answer.set("X-Content-Type-Options", None);
        }
    }

    fn note(&self, path: &str) {
        let asked = self.asked.lock();
        let mut asked = asked.unwrap_or_else(PoisonError::into_inner);
        asked.push(path.to_string());
    }

    fn for_path(&self, path: &str) -> Option<Spoiled> {
        let spoiled = self.lock();
        let hit = spoiled.iter().find(|(pattern, _)| path.contains(pattern));
        hit.map(|(_, how)| *how)
    }

    /// Handles one request, then closes the connection: simple, and no request can pass unnoticed
    /// on an open connection.
    fn pass(&self, browser: &TcpStream, server: u16) -> io::Result<()> {
        let mut from = BufReader::new(browser);
        let mut out = browser;
        let (head, body) = read(&mut from)?;
        let mut words = head.split(' ');
        let method = words.next().unwrap_or_default();
        let path = words.next().unwrap_or_default();
        self.note(path);
        let recorder = self.recorder.as_ref();
        if let Some(answer) = recorder.and_then(|it| it.answer(method, path, &body)) {
            out.write_all(&answer)?;
            return browser.shutdown(Shutdown::Both);
        }
        let mut how = self.for_path(path);
        if how == Some(Spoiled::Held) {
            let spoiled = self.lock();
            drop(self.healed.wait_while(spoiled, |now| {
                now.iter()
                    .any(|(pattern, how)| *how == Spoiled::Held && path.contains(pattern))
            }));
            how = None;
        }
        if self.drill().uncached && path.ends_with("sw.js") {
            how = Some(Spoiled::Missing);
        }
        if how == Some(Spoiled::Silent) {
            let unanswered = self.unanswered.lock();
            let mut unanswered = unanswered.unwrap_or_else(PoisonError::into_inner);
            unanswered.push(browser.try_clone()?);
            return Ok(());
        }
        let refused = match how {
            Some(Spoiled::Unwell) => Some("503 Service Unavailable"),
            Some(Spoiled::Missing) => Some("404 Not Found"),
            _ => None,
        };
        if let Some(refused) = refused {
            let answer =
                format!("HTTP/1.1 {refused}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
            out.write_all(answer.as_bytes())?;
            return browser.shutdown(Shutdown::Both);
        }
        // With the server stopped, the browser gets the same error as without the proxy.
        let mut inside = TcpStream::connect(("127.0.0.1", server))?;
        inside.write_all(head.as_bytes())?;
        let mut bytes = Vec::new();
        inside.read_to_end(&mut bytes)?;
        let mut answer = Answer::read(&bytes);
        self.change(path, &mut answer);
        match how {
            Some(Spoiled::Damaged) => answer.flip(),
            Some(Spoiled::Mistyped) => answer.set("Content-Type", Some("text/plain")),
            _ => {}
        }
        let mut answer = answer.bytes().unwrap_or(bytes);
        if how == Some(Spoiled::CutOff) {
            answer.truncate(answer.len() / 2);
        }
        if how == Some(Spoiled::Slipped) {
            let at = answer.len() * 3 / 4;
            answer[at] ^= 1;
            let mut spoiled = self.lock();
            let used = |(pattern, how): &(String, Spoiled)| {
                *how == Spoiled::Slipped && path.contains(pattern)
            };
            if let Some(at) = spoiled.iter().position(used) {
                spoiled.remove(at);
            }
        }
        out.write_all(&answer)?;
        browser.shutdown(Shutdown::Both)
    }
}

/// Reads a request's head and body. Changes the head to ask for a connection that closes and an
/// uncompressed body.
fn read(from: &mut impl BufRead) -> io::Result<(String, String)> {
    let mut head = String::new();
    let mut length = 0;
    loop {
        let mut line = String::new();
        if from.read_line(&mut line)? == 0 || line.trim().is_empty() {
            break;
        }
        let lower = line.to_ascii_lowercase();
        if let Some(value) = lower.strip_prefix("content-length:") {
            length = value.trim().parse().unwrap_or(0);
        }
        if !lower.starts_with("connection:") && !lower.starts_with("accept-encoding:") {
            head.push_str(line.trim_end());
            head.push_str("\r\n");
        }
    }
    let mut body = String::new();
    from.take(length).read_to_string(&mut body)?;
    Ok((head + "Connection: close\r\n\r\n", body))
}
