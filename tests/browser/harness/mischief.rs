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
}

#[derive(Debug, Default)]
struct Plan {
    spoiled: Mutex<Vec<(String, Spoiled)>>,
    /// What files begin with besides, by a part of their path.
    begun: Mutex<Vec<(String, String)>>,
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

    fn begun(&self) -> MutexGuard<'_, Vec<(String, String)>> {
        self.begun.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// An answer that begins with something besides. Nobody keeps it.
    fn with_beginning(&self, path: &str, answer: Vec<u8>) -> Vec<u8> {
        let begun = self.begun();
        let Some((_, script)) = begun.iter().find(|(pattern, _)| path.contains(pattern)) else {
            return answer;
        };
        let text = String::from_utf8_lossy(&answer);
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
        let told = [
            "content-length:",
            "etag:",
            "last-modified:",
            "cache-control:",
        ];
        let lines = head.split("\r\n").filter(|line| {
            let line = line.to_ascii_lowercase();
            !told.iter().any(|name| line.starts_with(name))
        });
        let head = lines.collect::<Vec<_>>().join("\r\n");
        let length = script.len() + 1 + body.len();
        format!(
            "{head}\r\nContent-Length: {length}\r\nCache-Control: no-store\r\n\r\n{script}\n{body}"
        )
        .into_bytes()
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
        if how == Some(Spoiled::Unwell) {
            out.write_all(
                b"HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
            )?;
            return browser.shutdown(Shutdown::Both);
        }
        // With the server shut, the browser sees what it would see without us.
        let mut inside = TcpStream::connect(("127.0.0.1", server))?;
        inside.write_all(head.as_bytes())?;
        let mut answer = Vec::new();
        inside.read_to_end(&mut answer)?;
        answer = self.with_beginning(path, answer);
        if self.bare.load(Ordering::Relaxed) {
            answer = without_policy(&answer);
        }
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

/// The answer without its line of policy.
fn without_policy(answer: &[u8]) -> Vec<u8> {
    const NAME: &[u8] = b"\r\nContent-Security-Policy:";
    let Some(at) = answer.windows(NAME.len()).position(|part| part == NAME) else {
        return answer.to_vec();
    };
    let (before, line) = answer.split_at(at);
    let rest = line[2..].iter().position(|&byte| byte == b'\r');
    [before, &line[2 + rest.expect("a line ends")..]].concat()
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
