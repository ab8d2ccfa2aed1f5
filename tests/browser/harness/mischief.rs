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
use super::answer::Response;

/// The page's time limit for loading, as it is in its HTML.
const PATIENCE: &str = "data-patience=\"8\"";

/// What happens to a request whose path contains the pattern.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fault {
    /// The response is 503.
    Status503,
    /// The connection breaks in the middle of the response.
    CutOff,
    /// One byte of the next response changes in transit.
    CorruptedOnce,
    /// The response is delayed until the line is healed.
    Delayed,
    /// The request is never answered; a repeated request is, once the line is healed.
    Unanswered,
    /// The response is 404.
    Status404,
    /// One bit of the body is flipped in every response.
    Corrupted,
    /// The content type is plain text.
    PlainText,
}

/// Changes to every response, for failure drills.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct DrillOptions {
    /// Nothing is cached, not even for the same page.
    uncached: bool,
    /// The page's time limit for loading is one second.
    hurried: bool,
    /// Files have no content type, and browsers may guess it.
    untyped: bool,
}

/// Removes the integrity hashes from a page.
fn strip_integrity(page: &str) -> String {
    let mut parts = page.split(" integrity=\"");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |page, part| {
        page + part.split_once('"').map_or("", |(_, rest)| rest)
    })
}

#[derive(Debug, Default)]
struct ProxyState {
    faults: Mutex<Vec<(String, Fault)>>,
    /// Scripts to insert at the start of files, each with a part of the file's path.
    scripts: Mutex<Vec<(String, String)>>,
    drill: Mutex<DrillOptions>,
    /// Connections that never get a response.
    unanswered: Mutex<Vec<TcpStream>>,
    requests: Mutex<Vec<String>>,
    healed: Condvar,
    /// Whether the host's policy header is removed from responses.
    no_policy: AtomicBool,
    recorder: Option<Recorder>,
}

/// A proxy that can spoil responses.
#[derive(Debug)]
pub struct FaultyProxy {
    port: u16,
    plan: Arc<ProxyState>,
}

impl FaultyProxy {
    /// Starts a proxy to the server on port `server` of this machine.
    pub fn start(server: u16, recorder: Option<Recorder>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("some port is free");
        let port = listener.local_addr().expect("it has an address").port();
        let plan = Arc::new(ProxyState {
            recorder,
            ..ProxyState::default()
        });
        let shared = Arc::clone(&plan);
        thread::spawn(move || {
            for browser in listener.incoming().flatten() {
                let plan = Arc::clone(&shared);
                thread::spawn(move || plan.forward(&browser, server));
            }
        });
        Self { port, plan }
    }

    /// The proxy's port.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Returns the paths of all requests so far, in order, whatever the response.
    pub fn requested_paths(&self) -> Vec<String> {
        let asked = self.plan.requests.lock();
        asked.unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Returns the recorder's lines, if there is one.
    pub fn recorded_lines(&self) -> Vec<String> {
        let recorder = self.plan.recorder.as_ref();
        recorder.map(Recorder::lines).unwrap_or_default()
    }

    /// Answers requests for files whose path contains `pattern` with 503.
    pub fn answer_503(&self, pattern: &str) {
        self.add_fault(pattern, Fault::Status503);
    }

    /// Cuts off responses in the middle for files whose path contains `pattern`.
    pub fn cut_off(&self, pattern: &str) {
        self.add_fault(pattern, Fault::CutOff);
    }

    /// Changes one byte of the next file whose path contains `pattern`.
    pub fn corrupt_once(&self, pattern: &str) {
        self.add_fault(pattern, Fault::CorruptedOnce);
    }

    /// Delays files whose path contains `pattern` until the line is healed.
    pub fn delay(&self, pattern: &str) {
        self.add_fault(pattern, Fault::Delayed);
    }

    /// Answers requests for files whose path contains `pattern` with 404.
    pub fn answer_404(&self, pattern: &str) {
        self.add_fault(pattern, Fault::Status404);
    }

    /// Flips one bit of every file sent whose path contains `pattern`.
    pub fn corrupt(&self, pattern: &str) {
        self.add_fault(pattern, Fault::Corrupted);
    }

    /// Sends files whose path contains `pattern` as plain text.
    pub fn send_as_text(&self, pattern: &str) {
        self.add_fault(pattern, Fault::PlainText);
    }

    /// Never answers requests for files whose path contains `pattern`.
    pub fn never_answer(&self, pattern: &str) {
        self.add_fault(pattern, Fault::Unanswered);
    }

    /// From now on nothing of the page is cached, and no service worker keeps it.
    pub fn disable_caching(&self) {
        self.plan.lock_drill().uncached = true;
    }

    /// From now on the page's time limit for loading is one second.
    pub fn shorten_time_limit(&self) {
        self.plan.lock_drill().hurried = true;
    }

    /// From now on files have no content type, or have one again.
    pub fn omit_content_types(&self, untyped: bool) {
        self.plan.lock_drill().untyped = untyped;
    }

    /// Inserts a script at the start of scripts whose path contains `pattern`, to simulate a
    /// browser that lacks something.
    pub fn prepend_script(&self, pattern: &str, script: &str) {
        let begun = (pattern.to_string(), script.to_string());
        self.plan.lock_scripts().push(begun);
    }

    /// From now on responses come without the policy in their headers, as from a host that sends no
    /// headers of its own.
    pub fn drop_policy(&self) {
        self.plan.no_policy.store(true, Ordering::Relaxed);
    }

    /// Heals the line: nothing is spoiled any longer, and delayed responses continue.
    pub fn heal(&self) {
        self.plan.lock_scripts().clear();
        self.plan.lock_faults().clear();
        self.plan.healed.notify_all();
    }

    fn add_fault(&self, pattern: &str, how: Fault) {
        self.plan.lock_faults().push((pattern.to_string(), how));
    }
}

impl Drop for FaultyProxy {
    fn drop(&mut self) {
        self.heal();
    }
}

impl ProxyState {
    fn lock_faults(&self) -> MutexGuard<'_, Vec<(String, Fault)>> {
        self.faults.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn lock_drill(&self) -> MutexGuard<'_, DrillOptions> {
        self.drill.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn lock_scripts(&self) -> MutexGuard<'_, Vec<(String, String)>> {
        self.scripts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Applies the changes that concern every response: inserted scripts, whose page must then not
    /// check integrity, and the settings of a drill.
    fn apply_changes(&self, path: &str, answer: &mut Response) {
        let begun = self.lock_scripts();
        if let Some((_, script)) = begun.iter().find(|(pattern, _)| path.contains(pattern)) {
            answer.prepend(script);
            answer.forbid_caching();
        }
        if !begun.is_empty() && answer.is_html() {
            answer.rewrite_body(strip_integrity);
            answer.forbid_caching();
        }
        if self.no_policy.load(Ordering::Relaxed) {
            answer.set_header("Content-Security-Policy", None);
        }
        let drill = *self.lock_drill();
        if drill != DrillOptions::default() {
            answer.forbid_caching();
        }
        if drill.hurried && answer.is_html() {
            answer.rewrite_body(|page| {
                let hurried = page.replacen(PATIENCE, "data-patience=\"1\"", 1);
                assert_ne!(hurried, page, "the page has no {PATIENCE}");
                hurried
            });
        }
        if drill.untyped && !answer.is_html() {
            answer.set_header("Content-Type", None);
            answer.set_header("X-Content-Type-Options", None);
        }
    }

    fn record_request(&self, path: &str) {
        let asked = self.requests.lock();
        let mut asked = asked.unwrap_or_else(PoisonError::into_inner);
        asked.push(path.to_string());
    }

    fn fault_for(&self, path: &str) -> Option<Fault> {
        let spoiled = self.lock_faults();
        let hit = spoiled.iter().find(|(pattern, _)| path.contains(pattern));
        hit.map(|(_, how)| *how)
    }

    /// Handles one request, then closes the connection: simple, and no request can pass unnoticed
    /// on an open connection.
    fn forward(&self, browser: &TcpStream, server: u16) -> io::Result<()> {
        let mut from = BufReader::new(browser);
        let mut out = browser;
        let (head, body) = read_request(&mut from)?;
        let mut words = head.split(' ');
        let method = words.next().unwrap_or_default();
        let path = words.next().unwrap_or_default();
        self.record_request(path);
        let recorder = self.recorder.as_ref();
        if let Some(answer) = recorder.and_then(|it| it.respond(method, path, &body)) {
            out.write_all(&answer)?;
            return browser.shutdown(Shutdown::Both);
        }
        let mut how = self.fault_for(path);
        if how == Some(Fault::Delayed) {
            let spoiled = self.lock_faults();
            drop(self.healed.wait_while(spoiled, |now| {
                now.iter()
                    .any(|(pattern, how)| *how == Fault::Delayed && path.contains(pattern))
            }));
            how = None;
        }
        if self.lock_drill().uncached && path.ends_with("sw.js") {
            how = Some(Fault::Status404);
        }
        if how == Some(Fault::Unanswered) {
            let unanswered = self.unanswered.lock();
            let mut unanswered = unanswered.unwrap_or_else(PoisonError::into_inner);
            unanswered.push(browser.try_clone()?);
            return Ok(());
        }
        let refused = match how {
            Some(Fault::Status503) => Some("503 Service Unavailable"),
            Some(Fault::Status404) => Some("404 Not Found"),
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
        let mut answer = Response::parse(&bytes);
        self.apply_changes(path, &mut answer);
        match how {
            Some(Fault::Corrupted) => answer.flip_bit(),
            Some(Fault::PlainText) => answer.set_header("Content-Type", Some("text/plain")),
            _ => {}
        }
        let mut answer = answer.into_changed_bytes().unwrap_or(bytes);
        if how == Some(Fault::CutOff) {
            answer.truncate(answer.len() / 2);
        }
        if how == Some(Fault::CorruptedOnce) {
            let at = answer.len() * 3 / 4;
            answer[at] ^= 1;
            let mut spoiled = self.lock_faults();
            let used = |(pattern, how): &(String, Fault)| {
                *how == Fault::CorruptedOnce && path.contains(pattern)
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
fn read_request(from: &mut impl BufRead) -> io::Result<(String, String)> {
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
