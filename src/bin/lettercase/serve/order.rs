//! What `serve` was asked for, checked before anything starts.

use std::io;
use std::net::{Ipv4Addr, TcpListener};
use std::path::PathBuf;

use super::shelf::Shelf;
use crate::Trouble;
use crate::args::Args;

/// A folder, a port, a prefix, and whether to open a browser.
#[derive(Debug, PartialEq, Eq)]
pub struct Order {
    folder: PathBuf,
    port: u16,
    prefix: String,
    /// Whether the page is to be opened in the browser.
    pub open: bool,
}

impl Order {
    /// Reads the arguments.
    pub fn from_args(mut args: Args) -> Result<Self, Trouble> {
        let port = match args.value("--port")? {
            None => 8080,
            Some(text) => text.parse().map_err(|_| {
                args.usage(&format!("--port is a number up to 65535, not `{text}`"))
            })?,
        };
        let prefix = match args.value("--prefix")? {
            None => "/".to_string(),
            Some(text) => prefix(&text).ok_or_else(|| {
                args.usage(&format!(
                    "--prefix is a path such as /games/, of plain letters, digits, - and _, not `{text}`"
                ))
            })?,
        };
        let open = args.switch("--open");
        let folder = args.place("the folder to serve")?.into();
        args.done()?;
        Ok(Self {
            folder,
            port,
            prefix,
            open,
        })
    }

    /// The folder, if there is a page in it.
    pub fn shelf(&self) -> Result<Shelf, Trouble> {
        let folder = self.folder.display();
        if !self.folder.is_dir() {
            return Err(Trouble::Failed(format!("there’s no folder {folder}")));
        }
        if !self.folder.join("index.html").is_file() {
            return Err(Trouble::Failed(format!(
                "there’s no index.html in {folder}. Is it a build?"
            )));
        }
        Ok(Shelf::new(self.folder.clone(), &self.prefix))
    }

    /// Takes the port, on this machine only.
    pub fn listen(&self) -> Result<TcpListener, Trouble> {
        TcpListener::bind((Ipv4Addr::LOCALHOST, self.port)).map_err(|error| match error.kind() {
            io::ErrorKind::AddrInUse => Trouble::PortTaken(self.port),
            _ => Trouble::Failed(format!("can’t use port {}: {error}", self.port)),
        })
    }

    /// Where the page is, for a person to open.
    pub fn address(&self, listener: &TcpListener) -> Result<String, Trouble> {
        let address = listener
            .local_addr()
            .map_err(|error| Trouble::Failed(format!("can’t tell which port it is: {error}")))?;
        Ok(format!("http://{address}{}", self.prefix))
    }
}

/// `games`, `/games` and `/games/` all mean `/games/`.
fn prefix(text: &str) -> Option<String> {
    let parts: Vec<&str> = text.split('/').filter(|part| !part.is_empty()).collect();
    let plain = |part: &&str| {
        !part.starts_with('.')
            && part
                .chars()
                .all(|letter| letter.is_ascii_alphanumeric() || "-_.".contains(letter))
    };
    if !parts.iter().all(plain) {
        return None;
    }
    Some(match parts.as_slice() {
        [] => "/".to_string(),
        parts => format!("/{}/", parts.join("/")),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(line: &str) -> Result<Order, Trouble> {
        let words = line.split_whitespace().map(String::from).collect();
        Order::from_args(Args::new("serve", words))
    }

    #[test]
    fn a_folder_is_all_it_needs() {
        let expected = Order {
            folder: "dist".into(),
            port: 8080,
            prefix: "/".into(),
            open: false,
        };
        assert_eq!(order("dist"), Ok(expected));
    }

    #[test]
    fn a_prefix_may_be_written_with_or_without_its_slashes() {
        for text in ["a/b", "/a/b", "/a/b/", "a//b/"] {
            assert_eq!(prefix(text).as_deref(), Some("/a/b/"), "{text}");
        }
        assert_eq!(prefix("/").as_deref(), Some("/"));
        for text in ["/a b/", "/../", "/.", "/ä/", "/a?b/", "/a\r\nb"] {
            assert_eq!(prefix(text), None, "{text}");
        }
    }

    #[test]
    fn wrong_arguments_are_one_line_about_usage() {
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
            match order(line) {
                Err(Trouble::Usage(words)) => assert_eq!(words.lines().count(), 1, "{line}"),
                other => panic!("`{line}` gave {other:?}"),
            }
        }
    }

    #[test]
    fn a_taken_port_is_told_as_that() {
        let first = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("some port is free");
        let port = first.local_addr().expect("it has an address").port();
        let order = order(&format!("dist --port {port}")).expect("the order is well formed");
        let trouble = order.listen().expect_err("the port is taken");
        assert_eq!(trouble, Trouble::PortTaken(port));
    }
}
