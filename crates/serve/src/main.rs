//! Serves a build of the page: `serve DIR [--port PORT] [--prefix PATH] [--open]`.

use std::env::args;
use std::process::ExitCode;

use serve::{Order, prefix, show};

const USAGE: &str = "usage: serve DIR [--port PORT] [--prefix PATH] [--open]";

fn main() -> ExitCode {
    let Some(order) = order(args().skip(1)) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    match show(&order, |address| println!("Lettercase is at {address}")) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("serve: {why}");
            ExitCode::FAILURE
        }
    }
}

fn order(mut words: impl Iterator<Item = String>) -> Option<Order> {
    let mut order = Order {
        folder: words.next()?.into(),
        port: 8080,
        prefix: "/".into(),
        open: false,
    };
    while let Some(word) = words.next() {
        match word.as_str() {
            "--port" => order.port = words.next()?.parse().ok()?,
            "--prefix" => order.prefix = prefix(&words.next()?)?,
            "--open" => order.open = true,
            _ => return None,
        }
    }
    Some(order)
}
