//! `lettercase serve`: serves a build of the page on this machine.

use serve::{SECURITY_HEADERS, ServeError, ServeOptions, normalise_prefix, serve_page};

use crate::args::{Args, options_in_help};
use crate::{CliError, print_text};

/// Help text of `lettercase serve`.
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

/// Runs `lettercase serve`.
pub fn run(mut args: Args) -> Result<(), CliError> {
    if args.switch("--headers") {
        let why = "it prints the headers and stops";
        args.reject_with("--headers", options_in_help(HELP), why)?;
        if let Ok(folder) = args.take_positional("a folder") {
            return Err(args.clash_error("--headers", &folder, why));
        }
        args.finish()?;
        for (name, value) in SECURITY_HEADERS {
            print_text(&format!("{name}: {value}\n"));
        }
        return Ok(());
    }
    serve_page(&take_serve_options(args)?, |address| {
        print_text(&format!("Lettercase is at {address}\n"));
    })?;
    Ok(())
}

impl From<ServeError> for CliError {
    fn from(why: ServeError) -> CliError {
        match why {
            ServeError::PortTaken(_) => CliError::PortTaken(why.to_string()),
            _ => CliError::Failed(why.to_string()),
        }
    }
}

fn take_serve_options(mut args: Args) -> Result<ServeOptions, CliError> {
    let port = match args.value("--port")? {
        None => 8080,
        Some(text) => text.parse().map_err(|_| {
            args.usage_error(&format!("--port is a number up to 65535, not `{text}`"))
        })?,
    };
    let prefix = match args.value("--prefix")? {
        None => "/".to_string(),
        Some(text) => normalise_prefix(&text).ok_or_else(|| {
            args.usage_error(&format!(
                "--prefix is a path such as /games/, of plain letters, digits, - and _, not `{text}`"
            ))
        })?,
    };
    let open = args.switch("--open");
    let folder = args.take_positional("the folder to serve")?.into();
    args.finish()?;
    Ok(ServeOptions {
        folder,
        port,
        prefix,
        open,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options_for(line: &str) -> Result<ServeOptions, CliError> {
        let words = line.split_whitespace().map(String::from).collect();
        take_serve_options(Args::new("serve", words))
    }

    #[test]
    fn a_folder_is_the_only_required_argument() {
        let expected = ServeOptions {
            folder: "dist".into(),
            port: 8080,
            prefix: "/".into(),
            open: false,
        };
        assert_eq!(options_for("dist"), Ok(expected));
    }

    #[test]
    fn wrong_arguments_give_one_line_about_usage() {
        for line in [
            "",
            "dist more",
            "dist --port",
            "dist --port --open",
            "dist --port 70000",
            "dist --port http",
            "dist --prefix /a?b/",
            "dist --speed 3",
        ] {
            match options_for(line) {
                Err(CliError::Usage(words)) => assert_eq!(words.lines().count(), 1, "{line}"),
                other => panic!("`{line}` gave {other:?}"),
            }
        }
    }
}
