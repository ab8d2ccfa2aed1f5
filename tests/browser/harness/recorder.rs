//! A recorder in the page under test, for engines that keep their console to
//! themselves. The line answers for it.
//!
//! WebKit prints nothing in a session without a past, which is what a test
//! has, and Firefox says nothing of what the page's policy forbade. A script
//! of the page's own host is allowed by that policy, so this one is.

use super::{Log, PREFIX};

/// The file that only the tests know, and the address that takes the lines.
const NAME: &str = "the-tests-recorder.js";

const SCRIPT: &str = include_str!("recorder.js");

/// Takes away what would keep the page on the device.
const UNKEPT: &str = "delete Navigator.prototype.serviceWorker;";

/// Writes down what the recorder tells.
#[derive(Debug, Clone, Default)]
pub struct Recorder {
    log: Log,
    kept: bool,
}

impl Recorder {
    /// A recorder in a page that may be kept for no network, or may not.
    pub fn new(kept: bool) -> Self {
        Self {
            kept,
            ..Self::default()
        }
    }

    /// What has been told so far, one entry a line.
    pub fn lines(&self) -> Vec<String> {
        self.log.lines()
    }

    /// Answers what belongs to the recorder, and nothing else.
    pub fn answer(&self, method: &str, path: &str, body: &str) -> Option<Vec<u8>> {
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

    /// A page with the recorder first in it.
    pub fn put_in(page: &str) -> String {
        let script = format!("<head><script src=\"{PREFIX}{NAME}\"></script>");
        page.replacen("<head>", &script, 1)
    }
}
