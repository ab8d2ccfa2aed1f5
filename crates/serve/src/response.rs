//! Makes an answer from what was found, and writes it.

use std::io::{self, Write};

use super::headers::{self, SECURITY_HEADERS};
use super::request::Request;
use super::served_folder::{LookupResult, ServedFile, ServedFolder};

/// An HTTP response: a status, headers and a body.
#[derive(Debug, PartialEq, Eq)]
pub struct Response {
    status: &'static str,
    headers: Vec<(&'static str, String)>,
    body: Vec<u8>,
    /// Whether to leave the body out. A HEAD request still gets its length.
    silent: bool,
    keep_alive: bool,
}

impl Response {
    /// Returns the answer to a request.
    pub(crate) fn for_request(request: &Request, folder: &ServedFolder) -> Self {
        let mut answer = match request.method.as_str() {
            "GET" | "HEAD" => match folder.find(request) {
                LookupResult::File(file) => Self::from_file(file, request),
                LookupResult::Redirect(path) => Self::plain_text(
                    "301 Moved Permanently",
                    "The address needs a slash at the end.",
                )
                .with_header("Location", path),
                LookupResult::NotFound => {
                    Self::plain_text("404 Not Found", "There’s nothing here.")
                }
            },
            _ => Self::plain_text("405 Method Not Allowed", "This server only shows files.")
                .with_header("Allow", "GET, HEAD".into()),
        };
        answer.silent |= request.method == "HEAD";
        answer.keep_alive = request.keep_alive;
        answer
    }

    /// Returns the answer to data that isn't a valid request.
    pub(crate) fn bad_request() -> Self {
        Self::plain_text("400 Bad Request", "Bad request.")
    }

    fn from_file(file: ServedFile, request: &Request) -> Self {
        let known = request.has_tag(&file.tag);
        let mut answer = Self {
            status: if known { "304 Not Modified" } else { "200 OK" },
            headers: Vec::new(),
            body: file.bytes,
            silent: known,
            keep_alive: false,
        };
        if !known {
            answer = answer.with_header("Content-Type", headers::content_type(&file.name).into());
            if let Some(encoding) = file.encoding {
                answer = answer.with_header("Content-Encoding", encoding.into());
            }
        }
        if file.varies {
            answer = answer.with_header("Vary", "Accept-Encoding".into());
        }
        answer
            .with_header("ETag", file.tag)
            .with_header("Cache-Control", headers::cache_control(&file.name).into())
    }

    fn plain_text(status: &'static str, words: &str) -> Self {
        Self {
            status,
            headers: vec![("Content-Type", "text/plain; charset=utf-8".into())],
            body: format!("{words}\n").into_bytes(),
            silent: false,
            keep_alive: false,
        }
        .with_header("Cache-Control", "no-store".into())
    }

    fn with_header(mut self, name: &'static str, value: String) -> Self {
        self.headers.push((name, value));
        self
    }

    /// Writes the whole answer at once.
    pub fn write(&self, to: &mut impl Write) -> io::Result<()> {
        let mut bytes = Vec::with_capacity(self.body.len() + 1024);
        write!(bytes, "HTTP/1.1 {}\r\n", self.status)?;
        for (name, value) in &self.headers {
            write!(bytes, "{name}: {value}\r\n")?;
        }
        for (name, value) in SECURITY_HEADERS {
            write!(bytes, "{name}: {value}\r\n")?;
        }
        if !self.status.starts_with("304") {
            write!(bytes, "Content-Length: {}\r\n", self.body.len())?;
        }
        let connection = if self.keep_alive {
            "keep-alive"
        } else {
            "close"
        };
        write!(bytes, "Connection: {connection}\r\n\r\n")?;
        if !self.silent {
            bytes.extend_from_slice(&self.body);
        }
        to.write_all(&bytes)?;
        to.flush()
    }
}
