//! The server over a real connection.

use std::io::{Read, Write};
use std::path::PathBuf;
use std::{fs, net};

use super::*;

/// A running server with a small page, under `/shelf/`.
struct Case {
    folder: PathBuf,
    address: net::SocketAddr,
}

impl Case {
    fn new(name: &str) -> Self {
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
        let address = listener.local_addr().expect("it has an address");
        let shelf = Shelf::new(folder.clone(), "/shelf/");
        thread::spawn(move || serve(&listener, &shelf));
        Self { folder, address }
    }

    /// Sends the text, and reads until the server closes.
    fn ask(&self, text: &str) -> String {
        let mut stream = TcpStream::connect(self.address).expect("the server listens");
        stream.write_all(text.as_bytes()).expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    }

    fn get(&self, path: &str, headers: &str) -> String {
        self.ask(&format!(
            "GET {path} HTTP/1.1\r\nConnection: close\r\n{headers}\r\n"
        ))
    }
}

impl Drop for Case {
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
fn a_page_comes_with_its_type_and_every_header() {
    let case = Case::new("page");
    let answer = case.get("/shelf/", "");
    assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{answer}");
    assert!(answer.ends_with("\r\n\r\nhome"), "{answer}");
    assert_eq!(
        header(&answer, "Content-Type"),
        Some("text/html; charset=utf-8")
    );
    assert_eq!(header(&answer, "Cache-Control"), Some("no-cache"));
    for (name, value) in headers::SECURITY {
        assert_eq!(header(&answer, name), Some(*value), "{name}");
    }
}

#[test]
fn what_the_browser_holds_is_not_sent_again() {
    let case = Case::new("tag");
    let first = case.get("/shelf/", "");
    let tag = header(&first, "ETag").expect("a file has a tag");
    let second = case.get("/shelf/", &format!("If-None-Match: {tag}\r\n"));
    assert!(second.starts_with("HTTP/1.1 304"), "{second}");
    assert!(second.ends_with("\r\n\r\n"), "{second}");
    assert_eq!(header(&second, "ETag"), Some(tag));
}

#[test]
fn a_packed_copy_says_so_and_is_kept() {
    let case = Case::new("copy");
    let path = "/shelf/app-0123456789abcdef.js";
    let answer = case.get(path, "Accept-Encoding: gzip, br\r\n");
    assert!(answer.ends_with("\r\n\r\npacked"), "{answer}");
    assert_eq!(header(&answer, "Content-Encoding"), Some("br"));
    assert_eq!(header(&answer, "Vary"), Some("Accept-Encoding"));
    assert_eq!(header(&answer, "Cache-Control"), Some(headers::FOR_EVER));
    let plain = case.get(path, "");
    assert!(plain.ends_with("\r\n\r\nplain"), "{plain}");
    assert_eq!(header(&plain, "Vary"), Some("Accept-Encoding"));
}

#[test]
fn head_tells_the_length_and_sends_nothing() {
    let case = Case::new("head");
    let answer = case.ask("HEAD /shelf/ HTTP/1.0\r\n\r\n");
    assert_eq!(header(&answer, "Content-Length"), Some("4"));
    assert!(answer.ends_with("\r\n\r\n"), "{answer}");
}

#[test]
fn one_connection_carries_several_requests() {
    let case = Case::new("keep");
    let answer = case.ask(
        "GET /shelf/ HTTP/1.1\r\n\r\nGET /shelf/gone HTTP/1.1\r\n\r\nGET /shelf HTTP/1.1\r\nConnection: close\r\n\r\n",
    );
    for status in ["HTTP/1.1 200", "HTTP/1.1 404", "HTTP/1.1 301"] {
        assert_eq!(answer.matches(status).count(), 1, "{status} in {answer}");
    }
    assert_eq!(header(&answer, "Location"), Some("/shelf/"));
}

#[test]
fn writing_is_refused_and_nonsense_answered() {
    let case = Case::new("refused");
    let answer = case.ask("POST /shelf/ HTTP/1.1\r\nContent-Length: 2\r\n\r\nhi");
    assert!(answer.starts_with("HTTP/1.1 405"), "{answer}");
    assert_eq!(header(&answer, "Allow"), Some("GET, HEAD"));
    assert!(case.ask("what?\r\n\r\n").starts_with("HTTP/1.1 400"));
}
