//! Serves a build of the page on this machine, for `make play`, `make dev` and `lettercase serve`.
//!
//! It answers as a good host would, so that what works here works there: with the headers of
//! [`SECURITY`], compressed copies, entity tags, and under a path prefix. It's meant for one
//! household, not for the open internet: it listens on this machine only, with a thread for each
//! connection, up to a limit.

mod answer;
mod browser;
mod connections;
mod headers;
mod order;
mod request;
mod shelf;

use std::io::{self, BufReader};
use std::net::{TcpListener, TcpStream};
use std::thread;

pub use headers::SECURITY;
pub use order::{Order, Refusal, prefix};

use answer::Answer;
use connections::{Gate, Limits, Timed};
use request::{Refused, Request};
use shelf::Shelf;

/// Serves a page as long as the program runs. Calls `begun` with its address first.
pub fn show(order: &Order, begun: impl FnOnce(&str)) -> Result<(), Refusal> {
    let shelf = order.shelf()?;
    let listener = order.listen()?;
    let address = order.address(&listener)?;
    begun(&address);
    if order.open {
        browser::open(&address);
    }
    serve(&listener, &shelf, Limits::default(), &Gate::default());
    Ok(())
}

/// Answers connections as long as the program runs.
fn serve(listener: &TcpListener, shelf: &Shelf, limits: Limits, gate: &Gate) {
    for stream in listener.incoming().flatten() {
        let shelf = shelf.clone();
        let place = gate.enter(limits.connections);
        let answering = move || {
            // If a connection breaks, only its own thread ends.
            let _ = converse(&stream, &shelf, limits);
            drop(stream);
            drop(place);
        };
        // If the system can't start another thread, the connection is closed.
        let _ = thread::Builder::new().spawn(answering);
    }
}

/// Answers the requests of one connection until either side ends it, or its time is up.
fn converse(stream: &TcpStream, shelf: &Shelf, limits: Limits) -> io::Result<()> {
    stream.set_nodelay(true)?;
    let mut from = BufReader::new(Timed::new(stream, limits.patience));
    loop {
        from.get_mut().allow(limits.patience);
        let (answer, stays) = match Request::read(&mut from) {
            Ok(request) => (Answer::to(&request, shelf), request.keep_alive),
            Err(Refused::Closed) => return Ok(()),
            Err(Refused::Malformed) => (Answer::to_nonsense(), false),
        };
        answer.write(&mut Timed::new(stream, limits.patience))?;
        if !stays {
            return Ok(());
        }
    }
}

#[cfg(test)]
#[path = "serve_tests.rs"]
mod tests;
