//! Reads one request from a connection.

use std::io::{self, BufRead, Read};

/// Maximum length of a request's head. Browsers don't send longer ones to a page of files.
const MAX_HEAD_LENGTH: u64 = 16 * 1024;

/// A browser's request, as far as a file server needs it.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Request {
    /// The method: `GET`, `HEAD` or any other.
    pub method: String,
    /// The path as sent, still encoded, without the query.
    pub path: String,
    /// The encodings that the browser can decode.
    pub accept_encoding: String,
    /// The entity tags of copies that the browser has.
    pub if_none_match: String,
    /// Whether another request may follow on this connection.
    pub keep_alive: bool,
}

/// Why there is no request to answer.
#[derive(Debug)]
pub enum RequestError {
    /// The other side closed the connection, so no answer is needed.
    Closed,
    /// The data isn't HTTP, or is too long.
    Malformed,
}

impl Request {
    /// Reads the head of the next request.
    pub fn read(from: &mut impl BufRead) -> Result<Self, RequestError> {
        let mut from = from.take(MAX_HEAD_LENGTH);
        let first = read_line(&mut from)?;
        if first.is_empty() {
            return Err(RequestError::Malformed);
        }
        let mut parts = first.split(' ');
        let (Some(method), Some(target), Some(version), None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(RequestError::Malformed);
        };
        if !version.starts_with("HTTP/1.") || !target.starts_with('/') {
            return Err(RequestError::Malformed);
        }
        let mut request = Self {
            method: method.to_string(),
            path: target
                .split(['?', '#'])
                .next()
                .unwrap_or_default()
                .to_string(),
            keep_alive: version == "HTTP/1.1",
            ..Self::default()
        };
        loop {
            let line = read_line(&mut from)?;
            if line.is_empty() {
                return Ok(request);
            }
            let Some((name, value)) = line.split_once(':') else {
                return Err(RequestError::Malformed);
            };
            request.apply_header(&name.to_ascii_lowercase(), value.trim());
        }
    }

    fn apply_header(&mut self, name: &str, value: &str) {
        match name {
            "accept-encoding" => self.accept_encoding = value.to_ascii_lowercase(),
            "if-none-match" => self.if_none_match = value.to_string(),
            "connection" if value.eq_ignore_ascii_case("close") => self.keep_alive = false,
            // A body is never read, so no request after it could be understood.
            "content-length" if value != "0" => self.keep_alive = false,
            "transfer-encoding" => self.keep_alive = false,
            _ => {}
        }
    }

    /// Whether the browser says that it can decode `encoding`.
    pub fn accepts(&self, encoding: &str) -> bool {
        self.accept_encoding.split(',').any(|offer| {
            let mut words = offer.split(';').map(str::trim);
            let named = words.next() == Some(encoding);
            let refused = words.any(|word| {
                word.strip_prefix("q=")
                    .is_some_and(|weight| weight.trim_matches(['0', '.']).is_empty())
            });
            named && !refused
        })
    }

    /// Whether the browser already has the file with this tag.
    pub fn has_tag(&self, tag: &str) -> bool {
        self.if_none_match
            .split(',')
            .map(|held| held.trim().trim_start_matches("W/"))
            .any(|held| held == tag || held == "*")
    }
}

/// Reads one line without its end. A head that stops in the middle is malformed.
fn read_line(from: &mut io::Take<&mut impl BufRead>) -> Result<String, RequestError> {
    let mut line = String::new();
    let first = from.limit() == MAX_HEAD_LENGTH;
    match from.read_line(&mut line) {
        Ok(0) if first => Err(RequestError::Closed),
        Ok(_) if line.ends_with('\n') => {
            line.truncate(line.trim_end_matches(['\r', '\n']).len());
            Ok(line)
        }
        Err(error) if error.kind() != io::ErrorKind::InvalidData => Err(RequestError::Closed),
        _ => Err(RequestError::Malformed),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Request, RequestError> {
        Request::read(&mut text.as_bytes())
    }

    #[test]
    fn a_browsers_request_is_parsed() {
        let request = read(
            "GET /app.js?v=1 HTTP/1.1\r\nHost: here\r\nAccept-Encoding: gzip, br;q=0.9\r\nIf-None-Match: W/\"1\", \"2\"\r\n\r\n",
        )
        .expect("the request is well formed");
        assert_eq!(request.method, "GET");
        assert_eq!(request.path, "/app.js");
        assert!(request.keep_alive);
        assert!(request.accepts("br") && request.accepts("gzip") && !request.accepts("zstd"));
        assert!(request.has_tag("\"1\"") && request.has_tag("\"2\"") && !request.has_tag("\"3\""));
    }

    #[test]
    fn an_encoding_with_weight_0_is_not_accepted() {
        for (offer, accepted) in [
            ("br;q=0", false),
            ("br; q=0.000", false),
            ("br;q=0.1", true),
            ("", false),
        ] {
            let request = Request {
                accept_encoding: offer.into(),
                ..Request::default()
            };
            assert_eq!(request.accepts("br"), accepted, "{offer}");
        }
    }

    #[test]
    fn the_connection_stays_open_only_where_the_next_request_can_be_found() {
        for (text, stays) in [
            ("GET / HTTP/1.1\r\n\r\n", true),
            ("GET / HTTP/1.0\r\n\r\n", false),
            ("GET / HTTP/1.1\r\nConnection: Close\r\n\r\n", false),
            ("POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\nabc", false),
        ] {
            let request = read(text).expect("the request is well formed");
            assert_eq!(request.keep_alive, stays, "{text}");
        }
    }

    #[test]
    fn invalid_data_is_malformed_and_no_data_is_a_close() {
        assert!(matches!(read(""), Err(RequestError::Closed)));
        let long = format!("GET / HTTP/1.1\r\nA: {}\r\n\r\n", "a".repeat(20_000));
        for text in [
            "hello\r\n\r\n",
            "GET / HTTP/1.1\r\nHost",
            "GET x HTTP/1.1\r\n\r\n",
            "\r\n",
            &long,
        ] {
            assert!(matches!(read(text), Err(RequestError::Malformed)), "{text}");
        }
    }
}
