//! Serves a build of the page on this machine, for `make play`, `make dev` and `lettercase serve`.
//!
//! It answers as a good host would, so that what works here works there: with the headers of
//! [`SECURITY_HEADERS`], compressed copies, entity tags, and under a path prefix. It's meant for
//! one household, not for the open internet: it listens on this machine only, with a thread for
//! each connection, up to a limit.

mod browser;
mod connections;
mod headers;
mod options;
mod request;
mod response;
mod served_folder;

use std::io::{self, BufReader};
use std::net::{TcpListener, TcpStream};
use std::thread;

pub use headers::SECURITY_HEADERS;
pub use options::{ServeError, ServeOptions, normalise_prefix};

use connections::{Gate, Limits, TimedStream};
use request::{Request, RequestError};
use response::Response;
use served_folder::ServedFolder;

/// Serves a page as long as the program runs. Calls `begun` with its address first.
pub fn serve_page(options: &ServeOptions, begun: impl FnOnce(&str)) -> Result<(), ServeError> {
    let folder = options.served_folder()?;
    let listener = options.listen()?;
    let address = options.address(&listener)?;
    begun(&address);
    if options.open {
        browser::open(&address);
    }
    accept_connections(&listener, &folder, Limits::default(), &Gate::default());
    Ok(())
}

/// Answers connections as long as the program runs.
fn accept_connections(listener: &TcpListener, folder: &ServedFolder, limits: Limits, gate: &Gate) {
    for stream in listener.incoming().flatten() {
        let folder = folder.clone();
        let place = gate.enter(limits.connections);
        let answering = move || {
            // If a connection breaks, only its own thread ends.
            let _ = serve_connection(&stream, &folder, limits);
            drop(stream);
            drop(place);
        };
        // If the system can't start another thread, the connection is closed.
        let _ = thread::Builder::new().spawn(answering);
    }
}

/// Answers the requests of one connection until either side ends it, or its time is up.
fn serve_connection(stream: &TcpStream, folder: &ServedFolder, limits: Limits) -> io::Result<()> {
    stream.set_nodelay(true)?;
    let mut from = BufReader::new(TimedStream::new(stream, limits.timeout));
    loop {
        from.get_mut().set_deadline(limits.timeout);
        let (answer, stays) = match Request::read(&mut from) {
            Ok(request) => (Response::for_request(&request, folder), request.keep_alive),
            Err(RequestError::Closed) => return Ok(()),
            Err(RequestError::Malformed) => (Response::bad_request(), false),
        };
        answer.write(&mut TimedStream::new(stream, limits.timeout))?;
        if !stays {
            return Ok(());
        }
    }
}

#[cfg(test)]
#[path = "serve_tests.rs"]
mod tests;
