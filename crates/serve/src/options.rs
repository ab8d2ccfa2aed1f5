//! Which page to serve and at which address, checked before the server starts.

use std::fmt;
use std::io;
use std::net::{Ipv4Addr, TcpListener};
use std::path::PathBuf;

use super::served_folder::ServedFolder;

/// Which page to serve, and at which address.
#[derive(Debug, PartialEq, Eq)]
pub struct ServeOptions {
    /// The folder with the build.
    pub folder: PathBuf,
    /// The port to listen on; 0 for any free one.
    pub port: u16,
    /// The path that the page appears under, as returned by [`normalise_prefix`].
    pub prefix: String,
    /// Whether to open the page in a browser.
    pub open: bool,
}

/// Why a page can't be served.
#[derive(Debug, PartialEq, Eq)]
pub enum ServeError {
    /// There is no such folder.
    NoFolder(PathBuf),
    /// The folder has no page.
    NoPage(PathBuf),
    /// Another program is using the port.
    PortTaken(u16),
    /// The port can't be used. The system's reason is included.
    Port(u16, String),
    /// The system didn't say which port it chose. Its reason is included.
    NoAddress(String),
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoFolder(folder) => write!(f, "there’s no folder {}", folder.display()),
            Self::NoPage(folder) => {
                let folder = folder.display();
                write!(f, "there’s no index.html in {folder}. Is it a build?")
            }
            Self::PortTaken(port) => write!(
                f,
                "port {port} is taken by another program. Choose one with --port, or --port 0 for any free one"
            ),
            Self::Port(port, why) => write!(f, "can’t use port {port}: {why}"),
            Self::NoAddress(why) => write!(f, "can’t find out which port the system chose: {why}"),
        }
    }
}

impl ServeOptions {
    /// Returns the folder to serve, if it has a page.
    pub fn served_folder(&self) -> Result<ServedFolder, ServeError> {
        if !self.folder.is_dir() {
            return Err(ServeError::NoFolder(self.folder.clone()));
        }
        if !self.folder.join("index.html").is_file() {
            return Err(ServeError::NoPage(self.folder.clone()));
        }
        Ok(ServedFolder::new(self.folder.clone(), &self.prefix))
    }

    /// Starts listening on the port, on this machine only.
    pub fn listen(&self) -> Result<TcpListener, ServeError> {
        TcpListener::bind((Ipv4Addr::LOCALHOST, self.port)).map_err(|error| match error.kind() {
            io::ErrorKind::AddrInUse => ServeError::PortTaken(self.port),
            _ => ServeError::Port(self.port, error.to_string()),
        })
    }

    /// Returns the page's address, for a person to open.
    pub fn address(&self, listener: &TcpListener) -> Result<String, ServeError> {
        let address = listener.local_addr();
        let address = address.map_err(|error| ServeError::NoAddress(error.to_string()))?;
        Ok(format!("http://{address}{}", self.prefix))
    }
}

/// Normalises a path prefix: `games`, `/games` and `/games/` all become `/games/`. Returns `None`
/// if it has other characters than plain letters, digits, `-`, `_` and `.`.
pub fn normalise_prefix(text: &str) -> Option<String> {
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

    fn options(folder: &str, port: u16) -> ServeOptions {
        ServeOptions {
            folder: folder.into(),
            port,
            prefix: "/".into(),
            open: false,
        }
    }

    #[test]
    fn a_prefix_may_be_written_with_or_without_its_slashes() {
        for text in ["a/b", "/a/b", "/a/b/", "a//b/"] {
            assert_eq!(normalise_prefix(text).as_deref(), Some("/a/b/"), "{text}");
        }
        assert_eq!(normalise_prefix("/").as_deref(), Some("/"));
        for text in ["/a b/", "/../", "/.", "/ä/", "/a?b/", "/a\r\nb"] {
            assert_eq!(normalise_prefix(text), None, "{text}");
        }
    }

    #[test]
    fn listen_reports_a_taken_port() {
        let first = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port is free");
        let port = first.local_addr().expect("the port is known").port();
        let refusal = options("dist", port)
            .listen()
            .expect_err("the port is taken");
        assert_eq!(refusal, ServeError::PortTaken(port));
    }

    #[test]
    fn shelf_reports_a_missing_folder_or_page() {
        let missing = options("no such folder", 0).served_folder().err();
        assert_eq!(missing, Some(ServeError::NoFolder("no such folder".into())));
        let bare = options("src", 0).served_folder().err();
        assert_eq!(bare, Some(ServeError::NoPage("src".into())));
        assert!(bare.is_some_and(|why| why.to_string().contains("Is it a build?")));
    }
}
