//! A recorder of errors in the page under test, for engines whose console can't be read completely.
//! The proxy serves it.
//!
//! WebKit prints nothing in an ephemeral session, which tests use, and Firefox doesn't report
//! violations of the page's policy. That policy allows scripts from the page's own host, so it
//! allows the recorder.

use super::{Log, PREFIX};

/// The name of the recorder's script, and the address that its lines are posted to.
const NAME: &str = "the-tests-recorder.js";

const SCRIPT: &str = include_str!("recorder.js");

/// Disables the service worker.
const UNKEPT: &str = "delete Navigator.prototype.serviceWorker;";

/// Collects the lines that the recorder posts.
#[derive(Debug, Clone, Default)]
pub struct Recorder {
    log: Log,
    kept: bool,
}

impl Recorder {
    /// Creates a recorder for a page that may be kept by a service worker, or may not.
    pub fn new(kept: bool) -> Self {
        Self {
            kept,
            ..Self::default()
        }
    }

    /// Returns the lines so far.
    pub fn lines(&self) -> Vec<String> {
        self.log.lines()
    }

    /// Answers requests that belong to the recorder; returns `None` for all others.
    pub fn respond(&self, method: &str, path: &str, body: &str) -> Option<Vec<u8>> {
        if path != format!("{PREFIX}{NAME}") {
            return None;
        }
        let content = match method {
            "POST" => {
                self.log.push(body.replace('\n', " "));
                String::new()
            }
            _ if self.kept => SCRIPT.to_owned(),
            _ => format!("{SCRIPT}{UNKEPT}"),
        };
        let length = content.len();
        let head = format!(
            "HTTP/1.1 200 OK\r\nContent-Type: text/javascript; charset=utf-8\r\n\
             Cache-Control: no-store\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n"
        );
        Some(format!("{head}{content}").into_bytes())
    }

    /// Returns the page's HTML with the recorder as its first script.
    pub fn insert_into(page: &str) -> String {
        let script = format!("<head><script src=\"{PREFIX}{NAME}\"></script>");
        page.replacen("<head>", &script, 1)
    }
}
