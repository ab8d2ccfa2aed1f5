//! Ports for drivers.

use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::time::Duration;

/// Read timeout of one request. A running driver answers within milliseconds; the caller retries.
const PATIENCE: Duration = Duration::from_secs(2);

/// Returns a free port. Another program may take it before the driver does.
pub fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0")
        .and_then(|listener| listener.local_addr())
        .expect("some port is free")
        .port()
}

/// Whether a driver on this port answers `GET /status`. A connection alone proves nothing: a child
/// that another thread is spawning inherits the listener of [`free_port`] until `exec`.
pub fn driver_answers(port: u16) -> bool {
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
fn a_connection_that_is_dropped_is_not_an_answer() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("some port is free");
    let port = listener.local_addr().expect("it has an address").port();
    let dropping = std::thread::spawn(move || {
        let accepted = listener.accept().expect("a connection comes");
        drop(accepted);
    });
    assert!(!driver_answers(port), "the connection was dropped");
    dropping.join().expect("the thread ends");
    assert!(!driver_answers(port), "no program listens on the port");
}
