//! `lettercase serve`: a build of the page, on this machine.
//!
//! It answers as a good host would, so that what works here works there: the
//! headers of [`headers`], packed copies, tags, a sub-path. It is for one
//! household, not for the open net: it listens on this machine alone, with a
//! thread for each connection, up to a limit.

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

use crate::args::{Args, listed};
use crate::{Trouble, say};
use answer::Answer;
use connections::{Gate, Limits, Timed};
use order::Order;
use request::{Refused, Request};
use shelf::Shelf;

/// All about the command.
pub const HELP: &str = "\
lettercase serve: show a build of the page in the browser

Usage: lettercase serve DIR [--port PORT] [--prefix PATH] [--open]
       lettercase serve --headers

  DIR            the folder with the build, such as dist
  --port PORT    where to listen; 8080 by default, 0 for any free port
  --prefix PATH  the path the page appears under, such as /games/; / by default
  --open         open it in a browser
  --headers      print the headers it sends with every file, for setting up
                 another server, and stop

The first line it prints is the address. Only this machine can reach it, and it
runs until you stop it (Ctrl+C).

Browsers that can unpack .br or .gz get the copies beside a file that end so.
Browsers keep a file with its hash in the name for a year, and ask for every
other file again.
";

/// Runs the command.
pub fn run(mut args: Args) -> Result<(), Trouble> {
    if args.switch("--headers") {
        let why = "it prints the headers and stops";
        args.apart("--headers", listed(HELP), why)?;
        if let Ok(folder) = args.place("a folder") {
            return Err(args.clash("--headers", &folder, why));
        }
        args.done()?;
        for (name, value) in headers::SECURITY {
            say(&format!("{name}: {value}\n"));
        }
        return Ok(());
    }
    let order = Order::from_args(args)?;
    let shelf = order.shelf()?;
    let listener = order.listen()?;
    let address = order.address(&listener)?;
    say(&format!("Lettercase is at {address}\n"));
    if order.open {
        browser::open(&address);
    }
    serve(&listener, &shelf, Limits::default(), &Gate::default());
    Ok(())
}

/// Answers for as long as the program runs.
fn serve(listener: &TcpListener, shelf: &Shelf, limits: Limits, gate: &Gate) {
    for stream in listener.incoming().flatten() {
        let shelf = shelf.clone();
        let place = gate.enter(limits.connections);
        let answering = move || {
            // A connection that breaks ends its own thread and nothing else.
            let _ = converse(&stream, &shelf, limits);
            drop(stream);
            drop(place);
        };
        // Where the system has no thread left, the connection is closed.
        let _ = thread::Builder::new().spawn(answering);
    }
}

/// Answers one connection until either side is done with it, or its time is up.
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
