//! Where a driver listens, and whether it does.

use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::time::Duration;

/// A driver that is there answers within milliseconds; whoever asks looks again.
const PATIENCE: Duration = Duration::from_secs(2);

/// A port that nobody listens on. Somebody may take it before its driver does.
pub fn free() -> u16 {
    TcpListener::bind("127.0.0.1:0")
        .and_then(|listener| listener.local_addr())
        .expect("some port is free")
        .port()
}

/// Whether a driver on this port answers the question for its state. That something accepts a
/// connection says less: a program that another thread starts at this moment holds the listener
/// of [`free`] open until it has become itself.
pub fn answers(port: u16) -> bool {
    let ask = || {
        let mut line = TcpStream::connect(("127.0.0.1", port))?;
        line.set_read_timeout(Some(PATIENCE))?;
        write!(
            line,
            "GET /status HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n"
        )?;
        let mut begun = [0; 8];
        line.read_exact(&mut begun)?;
        Ok::<_, std::io::Error>(begun.starts_with(b"HTTP/1."))
    };
    ask().unwrap_or(false)
}

#[test]
fn a_line_that_is_dropped_is_no_answer() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("some port is free");
    let port = listener.local_addr().expect("it has an address").port();
    let dropping = std::thread::spawn(move || {
        let accepted = listener.accept().expect("somebody asks");
        drop(accepted);
    });
    assert!(!answers(port), "a line was dropped");
    dropping.join().expect("somebody asked");
    assert!(!answers(port), "nobody listens");
}
