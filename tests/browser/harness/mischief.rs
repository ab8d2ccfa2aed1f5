//! A bad line between browser and server.
//!
//! It passes everything on, except what it is told to spoil. It stands in the
//! tests because a product needs no switch for failing. For engines that need
//! one, it carries the [`Recorder`] too.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use super::Recorder;
use super::answer::Answer;

/// How long the page waits before it says that nothing comes, as its build has it.
const PATIENCE: &str = "data-patience=\"8\"";

/// What happens to a request whose path contains the pattern.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Spoiled {
    /// The server is unwell: 503.
    Unwell,
    /// The line breaks in the middle of the answer.
    CutOff,
    /// One byte of the answer changes on its way, once.
    Slipped,
    /// Nothing comes until the line is healed.
    Held,
    /// Nothing ever comes; who asks again when the line is healed is answered.
    Silent,
    /// There is no such file: 404.
    Missing,
    /// One bit of the body is flipped, each time.
    Damaged,
    /// The file is called plain text.
    Mistyped,
}

/// What a drill of failures changes in every answer.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Drill {
    /// The browser keeps nothing, not even for the same page.
    uncached: bool,
    /// The page is patient for one second only.
    hurried: bool,
    /// No file has a type, and browsers may guess.
    untyped: bool,
}

/// A page that takes its files without checking them.
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
    /// What files begin with besides, by a part of their path.
    begun: Mutex<Vec<(String, String)>>,
    drill: Mutex<Drill>,
    /// Browsers that wait in vain.
    unanswered: Mutex<Vec<TcpStream>>,
    asked: Mutex<Vec<String>>,
    healed: Condvar,
    /// Whether answers go on without the host's policy.
    bare: AtomicBool,
    recorder: Option<Recorder>,
}

/// A line that can be spoiled.
#[derive(Debug)]
pub struct Mischief {
    port: u16,
    plan: Arc<Plan>,
}

impl Mischief {
    /// A line to the server on this machine's port `server`.
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

    /// Where the browser finds it.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The paths of all that was asked for so far, in order, whatever came of it.
    pub fn asked(&self) -> Vec<String> {
        let asked = self.plan.asked.lock();
        asked.unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// What the recorder has written down, if there is one.
    pub fn recorded(&self) -> Vec<String> {
        let recorder = self.plan.recorder.as_ref();
        recorder.map(Recorder::lines).unwrap_or_default()
    }

    /// Files whose path contains `pattern` answer 503.
    pub fn unwell(&self, pattern: &str) {
        self.spoil(pattern, Spoiled::Unwell);
    }

    /// Files whose path contains `pattern` break off in the middle.
    pub fn cut_off(&self, pattern: &str) {
        self.spoil(pattern, Spoiled::CutOff);
    }

    /// The next file whose path contains `pattern` arrives with one byte changed.
    pub fn slip(&self, pattern: &str) {
        self.spoil(pattern, Spoiled::Slipped);
    }

    /// Files whose path contains `pattern` keep the browser waiting.
    pub fn hold(&self, pattern: &str) {
        self.spoil(pattern, Spoiled::Held);
    }

    /// Files whose path contains `pattern` are not there.
    pub fn miss(&self, pattern: &str) {
        self.spoil(pattern, Spoiled::Missing);
    }

    /// Files whose path contains `pattern` arrive with one bit flipped, each time.
    pub fn damage(&self, pattern: &str) {
        self.spoil(pattern, Spoiled::Damaged);
    }

    /// Files whose path contains `pattern` are called plain text.
    pub fn mistype(&self, pattern: &str) {
        self.spoil(pattern, Spoiled::Mistyped);
    }

    /// Requests for files whose path contains `pattern` are never answered.
    pub fn silence(&self, pattern: &str) {
        self.spoil(pattern, Spoiled::Silent);
    }

    /// From now on browsers keep nothing of the page, and nothing keeps it for no network.
    pub fn uncached(&self) {
        self.plan.drill().uncached = true;
    }

    /// From now on the page is patient for one second only.
    pub fn hurried(&self) {
        self.plan.drill().hurried = true;
    }

    /// From now on files have no type, or have theirs again.
    pub fn untyped(&self, untyped: bool) {
        self.plan.drill().untyped = untyped;
    }

    /// Scripts whose path contains `pattern` do this first: a browser that lacks something.
    pub fn begin(&self, pattern: &str, script: &str) {
        let begun = (pattern.to_string(), script.to_string());
        self.plan.begun().push(begun);
    }

    /// From now on answers come without the policy in their headers, as from a host that sends
    /// none of its own.
    pub fn without_policy(&self) {
        self.plan.bare.store(true, Ordering::Relaxed);
    }

    /// All is well again; what was held goes on.
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

    /// Changes an answer as this line does to all of them: what a file begins with besides, which
    /// its page then may not check, and what a drill needs.
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

    /// One request, then the connection closes: simple, and nothing can slip
    /// by on a connection that is already open.
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
        // With the server shut, the browser sees what it would see without us.
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

/// The head of a request, made to ask for a connection that closes and for
/// bytes that are not packed, and its body.
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
