//! Serves a build of the page: `serve DIR [--port PORT] [--prefix PATH] [--open]`.

use std::env::args;
use std::process::ExitCode;

use serve::{ServeOptions, normalise_prefix, serve_page};

const USAGE: &str = "usage: serve DIR [--port PORT] [--prefix PATH] [--open]";

fn main() -> ExitCode {
    let Some(options) = parse_args(args().skip(1)) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    match serve_page(&options, |address| println!("Lettercase is at {address}")) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("serve: {why}");
            ExitCode::FAILURE
        }
    }
}

fn parse_args(mut words: impl Iterator<Item = String>) -> Option<ServeOptions> {
    let mut options = ServeOptions {
        folder: words.next()?.into(),
        port: 8080,
        prefix: "/".into(),
        open: false,
    };
    while let Some(word) = words.next() {
        match word.as_str() {
            "--port" => options.port = words.next()?.parse().ok()?,
            "--prefix" => options.prefix = normalise_prefix(&words.next()?)?,
            "--open" => options.open = true,
            _ => return None,
        }
    }
    Some(options)
}
