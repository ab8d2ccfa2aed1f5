//! An HTTP response in transit, parsed so that it can be changed.

/// A response: its status line and headers as lines, and its body.
#[derive(Debug, Clone)]
pub struct Response {
    lines: Vec<String>,
    body: Vec<u8>,
    changed: bool,
}

impl Response {
    /// Parses a complete response.
    pub fn parse(bytes: &[u8]) -> Self {
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n");
        let (head, body) = match end {
            Some(at) => (&bytes[..at], &bytes[at + 4..]),
            None => (bytes, &[][..]),
        };
        let head = String::from_utf8_lossy(head);
        Self {
            lines: head.split("\r\n").map(str::to_owned).collect(),
            body: body.to_vec(),
            changed: false,
        }
    }

    /// Returns the response's bytes if it was changed.
    pub fn into_changed_bytes(mut self) -> Option<Vec<u8>> {
        if !self.changed {
            return None;
        }
        let length = self.body.len().to_string();
        self.set_header("Content-Length", Some(&length));
        let mut bytes = (self.lines.join("\r\n") + "\r\n\r\n").into_bytes();
        bytes.extend(self.body);
        Some(bytes)
    }

    /// Sets a header, or removes it.
    pub fn set_header(&mut self, name: &str, value: Option<&str>) {
        self.changed = true;
        let start = format!("{}:", name.to_ascii_lowercase());
        self.lines
            .retain(|line| !line.to_ascii_lowercase().starts_with(&start));
        self.lines
            .extend(value.map(|value| format!("{name}: {value}")));
    }

    /// Makes the response uncacheable.
    pub fn forbid_caching(&mut self) {
        self.set_header("ETag", None);
        self.set_header("Last-Modified", None);
        self.set_header("Cache-Control", Some("no-store"));
    }

    /// Whether this is an HTML page.
    pub fn is_html(&self) -> bool {
        let mut lines = self.lines.iter().map(|line| line.to_ascii_lowercase());
        lines.any(|line| line.starts_with("content-type: text/html"))
    }

    /// Inserts text before the body.
    pub fn prepend(&mut self, text: &str) {
        self.changed = true;
        self.body.splice(0..0, format!("{text}\n").into_bytes());
    }

    /// Changes a body that is text.
    pub fn rewrite_body(&mut self, change: impl FnOnce(&str) -> String) {
        self.changed = true;
        self.body = change(&String::from_utf8_lossy(&self.body)).into_bytes();
    }

    /// Flips one bit of the body.
    pub fn flip_bit(&mut self) {
        let at = self.body.len() * 3 / 4;
        if let Some(byte) = self.body.get_mut(at) {
            *byte ^= 1;
            self.changed = true;
        }
    }
}
