//! Tests the server over a real connection.

use std::io::{ErrorKind, Read, Write};
use std::path::PathBuf;
use std::time::{Duration, Instant};
use std::{fs, net};

use super::*;

/// A running server with a small page under `/shelf/`.
struct TestServer {
    folder: PathBuf,
    address: net::SocketAddr,
    gate: Gate,
}

impl TestServer {
    fn new(name: &str) -> Self {
        Self::with(name, Limits::default())
    }

    fn with(name: &str, limits: Limits) -> Self {
        let folder = std::env::temp_dir().join(format!("lettercase-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder can be made");
        for (name, text) in [
            ("index.html", "home"),
            ("app-0123456789abcdef.js", "plain"),
            ("app-0123456789abcdef.js.br", "packed"),
        ] {
            fs::write(folder.join(name), text).expect("a file can be written");
        }
        let listener = TcpListener::bind("127.0.0.1:0").expect("some port is free");
        let address = listener.local_addr().expect("the listener has an address");
        let served = ServedFolder::new(folder.clone(), "/shelf/");
        let gate = Gate::default();
        let counting = gate.clone();
        thread::spawn(move || accept_connections(&listener, &served, limits, &counting));
        Self {
            folder,
            address,
            gate,
        }
    }

    /// Connects, with a time limit of a minute for the server's answers.
    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).expect("the server listens");
        let minute = Some(Duration::from_secs(60));
        stream
            .set_read_timeout(minute)
            .expect("the timeout can be set");
        stream
            .set_write_timeout(minute)
            .expect("the timeout can be set");
        stream
    }

    /// Waits until a condition on the open connections holds.
    fn wait_until(&self, holds: impl Fn(&Gate) -> bool) {
        let late = Instant::now() + Duration::from_secs(60);
        while !holds(&self.gate) {
            assert!(Instant::now() < late, "{} are open", self.gate.open_count());
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// Waits until connections have been open and all of them are closed again.
    fn wait_until_all_closed(&self) {
        self.wait_until(|gate| gate.peak_count() > 0 && gate.open_count() == 0);
    }

    /// Sends a text and reads until the server closes the connection.
    fn send(&self, text: &str) -> String {
        let mut stream = self.connect();
        stream
            .write_all(text.as_bytes())
            .expect("the server accepts the request");
        let mut answer = String::new();
        stream
            .read_to_string(&mut answer)
            .expect("the server answers");
        answer
    }

    fn get(&self, path: &str, headers: &str) -> String {
        self.send(&format!(
            "GET {path} HTTP/1.1\r\nConnection: close\r\n{headers}\r\n"
        ))
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn header<'a>(answer: &'a str, name: &str) -> Option<&'a str> {
    answer
        .lines()
        .filter_map(|line| line.split_once(": "))
        .find(|(known, _)| *known == name)
        .map(|(_, value)| value)
}

#[test]
fn a_page_is_sent_with_its_content_type_and_all_headers() {
    let case = TestServer::new("page");
    let answer = case.get("/shelf/", "");
    assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{answer}");
    assert!(answer.ends_with("\r\n\r\nhome"), "{answer}");
    assert_eq!(
        header(&answer, "Content-Type"),
        Some("text/html; charset=utf-8")
    );
    assert_eq!(header(&answer, "Cache-Control"), Some("no-cache"));
    for (name, value) in headers::SECURITY_HEADERS {
        assert_eq!(header(&answer, name), Some(*value), "{name}");
    }
}

#[test]
fn a_file_that_the_browser_has_is_answered_with_304() {
    let case = TestServer::new("tag");
    let first = case.get("/shelf/", "");
    let tag = header(&first, "ETag").expect("a file has a tag");
    let second = case.get("/shelf/", &format!("If-None-Match: {tag}\r\n"));
    assert!(second.starts_with("HTTP/1.1 304"), "{second}");
    assert!(second.ends_with("\r\n\r\n"), "{second}");
    assert_eq!(header(&second, "ETag"), Some(tag));
}

#[test]
fn a_compressed_copy_is_sent_with_encoding_vary_and_cache_headers() {
    let case = TestServer::new("copy");
    let path = "/shelf/app-0123456789abcdef.js";
    let answer = case.get(path, "Accept-Encoding: gzip, br\r\n");
    assert!(answer.ends_with("\r\n\r\npacked"), "{answer}");
    assert_eq!(header(&answer, "Content-Encoding"), Some("br"));
    assert_eq!(header(&answer, "Vary"), Some("Accept-Encoding"));
    assert_eq!(
        header(&answer, "Cache-Control"),
        Some(headers::CACHE_FOREVER)
    );
    let plain = case.get(path, "");
    assert!(plain.ends_with("\r\n\r\nplain"), "{plain}");
    assert_eq!(header(&plain, "Vary"), Some("Accept-Encoding"));
}

#[test]
fn head_sends_the_length_without_a_body() {
    let case = TestServer::new("head");
    let answer = case.send("HEAD /shelf/ HTTP/1.0\r\n\r\n");
    assert_eq!(header(&answer, "Content-Length"), Some("4"));
    assert!(answer.ends_with("\r\n\r\n"), "{answer}");
}

#[test]
fn one_connection_carries_several_requests() {
    let case = TestServer::new("keep");
    let answer = case.send(
        "GET /shelf/ HTTP/1.1\r\n\r\nGET /shelf/gone HTTP/1.1\r\n\r\nGET /shelf HTTP/1.1\r\nConnection: close\r\n\r\n",
    );
    for status in ["HTTP/1.1 200", "HTTP/1.1 404", "HTTP/1.1 301"] {
        assert_eq!(answer.matches(status).count(), 1, "{status} in {answer}");
    }
    assert_eq!(header(&answer, "Location"), Some("/shelf/"));
}

#[test]
fn post_gets_405_and_invalid_requests_get_400() {
    let case = TestServer::new("refused");
    let answer = case.send("POST /shelf/ HTTP/1.1\r\nContent-Length: 2\r\n\r\nhi");
    assert!(answer.starts_with("HTTP/1.1 405"), "{answer}");
    assert_eq!(header(&answer, "Allow"), Some("GET, HEAD"));
    assert!(case.send("what?\r\n\r\n").starts_with("HTTP/1.1 400"));
}

#[test]
fn a_redirect_stays_on_this_host() {
    let case = TestServer::new("redirect");
    fs::create_dir_all(case.folder.join("icons")).expect("a folder can be made");
    let answer = case.get("/shelf/icons", "");
    assert_eq!(header(&answer, "Location"), Some("/shelf/icons/"));
    for path in ["//icons", "/shelf//icons", "//shelf/icons", "/\\icons"] {
        let answer = case.get(path, "");
        assert!(answer.starts_with("HTTP/1.1 404"), "{path}: {answer}");
        assert_eq!(header(&answer, "Location"), None, "{path}");
    }
}

#[test]
fn a_range_is_answered_with_the_whole_file() {
    let case = TestServer::new("range");
    for range in [
        "bytes=0-0",
        "bytes=1-",
        "bytes=-1",
        "bytes=9-1",
        "bytes=0-0,1-1",
    ] {
        let answer = case.get("/shelf/", &format!("Range: {range}\r\n"));
        assert!(
            answer.starts_with("HTTP/1.1 200 OK\r\n"),
            "{range}: {answer}"
        );
        assert!(answer.ends_with("\r\n\r\nhome"), "{range}: {answer}");
    }
}

/// A short time limit, only used for clients that are too slow on purpose.
const SOON: Duration = Duration::from_millis(100);

#[test]
fn a_client_that_reads_no_answer_is_disconnected() {
    let limits = Limits {
        timeout: SOON,
        ..Limits::default()
    };
    let case = TestServer::with("unread", limits);
    // More than the system buffers between client and server.
    let length = 64 << 20;
    fs::write(case.folder.join("big.bin"), vec![0; length]).expect("a file can be written");
    let mut stream = case.connect();
    stream
        .write_all(b"GET /shelf/big.bin HTTP/1.1\r\n\r\n")
        .expect("the server sends a part of the file");
    case.wait_until_all_closed();
    let mut rest = Vec::new();
    // Buffered data may arrive first, and then the end or a reset.
    let _ = stream.read_to_end(&mut rest);
    assert!(rest.len() < length, "{} bytes came", rest.len());
}

#[test]
fn a_client_that_sends_a_byte_at_a_time_is_disconnected() {
    // Much longer than the time between two bytes, even on a slow machine.
    let limits = Limits {
        timeout: 5 * SOON,
        ..Limits::default()
    };
    let case = TestServer::with("dripping", limits);
    let mut stream = case.connect();
    stream
        .set_read_timeout(Some(Duration::from_millis(10)))
        .expect("the timeout can be set");
    let late = Instant::now() + Duration::from_secs(60);
    // Each byte arrives long before a timeout per call would end.
    for byte in b"GET /".iter().chain(std::iter::repeat(&b'a')) {
        assert!(
            Instant::now() < late,
            "the server still reads from the client"
        );
        if stream.write_all(&[*byte]).is_err() {
            break;
        }
        match stream.read(&mut [0]) {
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {}
            // The server closed the connection.
            _ => break,
        }
    }
    case.wait_until_all_closed();
}

#[test]
fn two_hundred_slow_connections_use_few_threads_and_are_closed_soon() {
    let limits = Limits {
        connections: 8,
        timeout: SOON,
    };
    let case = TestServer::with("slow", limits);
    let slow: Vec<TcpStream> = (0..200)
        .map(|_| {
            let mut stream = case.connect();
            stream
                .write_all(b"GET /shelf/ HT")
                .expect("the request can be sent");
            stream
        })
        .collect();
    for mut stream in slow {
        let mut answer = Vec::new();
        // The server closes the connection, either normally or by a reset.
        let closed = stream.read_to_end(&mut answer);
        assert!(
            !closed.is_err_and(|error| matches!(
                error.kind(),
                ErrorKind::WouldBlock | ErrorKind::TimedOut
            )),
            "it is still open"
        );
        assert_eq!(answer, b"");
    }
    case.wait_until_all_closed();
    assert!(case.gate.peak_count() <= 8, "{}", case.gate.peak_count());
}

#[test]
fn a_connection_beyond_the_limit_waits_for_another_to_close() {
    let limits = Limits {
        connections: 3,
        timeout: Duration::from_secs(60),
    };
    let case = TestServer::with("full", limits);
    let mut held: Vec<TcpStream> = (0..3).map(|_| case.connect()).collect();
    case.wait_until(|gate| gate.open_count() == 3);
    let mut next = case.connect();
    next.write_all(b"GET /shelf/ HTTP/1.0\r\n\r\n")
        .expect("the request can be sent");
    held.pop();
    let mut answer = String::new();
    next.read_to_string(&mut answer)
        .expect("the server answers");
    assert!(answer.ends_with("home"), "{answer}");
    assert_eq!(case.gate.peak_count(), 3);
}
