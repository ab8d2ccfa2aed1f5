//! A recorder that the line slips into the document, for engines that keep
//! their console to themselves.
//!
//! WebKit prints nothing in a session without a past, which is what a test
//! has, and Firefox says nothing of what the page's policy forbade. A script
//! of the page's own host is allowed by that policy, so this one is.

use super::{Log, PREFIX};

/// The file that only the tests know, and the address that takes the lines.
const NAME: &str = "the-tests-recorder.js";

const SCRIPT: &str = include_str!("recorder.js");

/// Writes down what the recorder tells.
#[derive(Debug, Clone, Default)]
pub struct Recorder {
    log: Log,
}

impl Recorder {
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
                ""
            }
            _ => SCRIPT,
        };
        let length = content.len();
        let head = format!(
            "HTTP/1.1 200 OK\r\nContent-Type: text/javascript; charset=utf-8\r\n\
             Cache-Control: no-store\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n"
        );
        Some(format!("{head}{content}").into_bytes())
    }

    /// The same answer, with the recorder first in it if it is a document.
    pub fn slip_in(&self, answer: Vec<u8>) -> Vec<u8> {
        let Some((head, body)) = document(&answer) else {
            return answer;
        };
        let script = format!("<head><script src=\"{PREFIX}{NAME}\"></script>");
        let body = body.replacen("<head>", &script, 1);
        let mut out = String::new();
        for line in head.lines() {
            match line.split_once(": ") {
                Some(("Content-Length", _)) => {
                    out.push_str(&format!("Content-Length: {}", body.len()));
                }
                _ => out.push_str(line),
            }
            out.push_str("\r\n");
        }
        format!("{out}\r\n{body}").into_bytes()
    }
}

/// Head and body of an answer that is a document, not packed.
fn document(answer: &[u8]) -> Option<(&str, &str)> {
    let (head, body) = std::str::from_utf8(answer).ok()?.split_once("\r\n\r\n")?;
    let plain = head.contains("Content-Type: text/html") && !head.contains("Content-Encoding");
    (plain && body.contains("<head>")).then_some((head, body))
}
