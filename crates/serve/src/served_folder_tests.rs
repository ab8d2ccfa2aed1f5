//! Tests which files of a folder are served, and which never are.

use super::*;

/// A small folder to serve, with a secret file outside it.
struct TestFolder {
    folder: PathBuf,
}

impl TestFolder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("lettercase-{name}-{}", std::process::id()));
        let root = folder.join("dist");
        fs::create_dir_all(root.join("words/empty")).expect("a folder can be made");
        for (path, text) in [
            ("secret.txt", "secret"),
            ("dist/index.html", "home"),
            ("dist/app.js", "plain"),
            ("dist/app.js.br", "br"),
            ("dist/app.js.gz", "gz"),
            ("dist/.hidden", "secret"),
            ("dist/words/index.html", "words"),
            ("dist/words/äpfel 1.txt", "apples"),
        ] {
            fs::write(folder.join(path), text).expect("a file can be written");
        }
        Self { folder }
    }

    fn find(&self, path: &str, accept_encoding: &str) -> LookupResult {
        let folder = ServedFolder::new(self.folder.join("dist"), "/shelf/");
        folder.find(&Request {
            path: path.into(),
            accept_encoding: accept_encoding.into(),
            ..Request::default()
        })
    }

    fn text(&self, path: &str) -> Option<String> {
        match self.find(path, "") {
            LookupResult::File(file) => String::from_utf8(file.bytes).ok(),
            _ => None,
        }
    }
}

impl Drop for TestFolder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

#[test]
fn files_folders_and_escaped_names_are_found() {
    let case = TestFolder::new("found");
    assert_eq!(case.text("/shelf/").as_deref(), Some("home"));
    assert_eq!(case.text("/shelf/index.html").as_deref(), Some("home"));
    assert_eq!(case.text("/shelf/words/").as_deref(), Some("words"));
    assert_eq!(
        case.text("/shelf/words/%C3%A4pfel%201.txt").as_deref(),
        Some("apples")
    );
}

#[test]
fn a_folder_without_its_last_slash_is_redirected() {
    let case = TestFolder::new("moved");
    assert_eq!(
        case.find("/shelf", ""),
        LookupResult::Redirect("/shelf/".into())
    );
    assert_eq!(
        case.find("/shelf/words", ""),
        LookupResult::Redirect("/shelf/words/".into())
    );
}

#[test]
fn no_path_leads_out_of_the_folder_or_to_hidden_files() {
    let case = TestFolder::new("out");
    for path in [
        "/shelf/../secret.txt",
        "/shelf/%2e%2e/secret.txt",
        "/shelf/%2E%2E%2Fsecret.txt",
        "/shelf/words/../../secret.txt",
        "/shelf/..%5csecret.txt",
        "/shelf/..\\secret.txt",
        "/shelf/c:/secret.txt",
        "/shelf//../secret.txt",
        "/shelf//index.html",
        "/shelf//words",
        "/shelf/words//",
        "/shelf/words//index.html",
        "/shelf/%2fwords",
        "/shelf/words%2findex.html",
        "/shelf/words%5cindex.html",
        "/shelf/words/%2e",
        "/shelf/words/%2e%2e/index.html",
        "/shelf/app.js%0d%0aX:%20y",
        "/shelf/.hidden",
        "/shelf/%2ehidden",
        "/shelf/app.js%00.txt",
        "/shelf/app.js%",
        "/shelf/app.js%4",
        "/shelf/app.js%zz",
        "/shelf/%ff",
        "/shelf/app.js/",
        "/shelf/words/empty/",
        "/shelf/missing.js",
        "/shelves/app.js",
        "/app.js",
        "/",
    ] {
        assert_eq!(case.find(path, ""), LookupResult::NotFound, "{path}");
    }
}

#[cfg(unix)]
#[test]
fn links_to_outside_or_hidden_files_are_not_served() {
    let case = TestFolder::new("link");
    fs::create_dir_all(case.folder.join("out")).expect("a folder can be made");
    for (to, from) in [
        ("secret.txt", "dist/link.txt"),
        ("secret.txt", "out/index.html"),
        ("out", "dist/folder"),
        ("secret.txt", "dist/words/empty/index.html"),
        ("dist/.hidden", "dist/shown.txt"),
        // Links that look like compressed copies, beside a file that has none.
        ("secret.txt", "dist/index.html.br"),
        ("secret.txt", "dist/index.html.gz"),
    ] {
        std::os::unix::fs::symlink(case.folder.join(to), case.folder.join(from))
            .expect("a link can be made");
    }
    for path in [
        "link.txt",
        "folder/index.html",
        "folder/",
        "words/empty/",
        "shown.txt",
    ] {
        assert_eq!(
            case.find(&format!("/shelf/{path}"), ""),
            LookupResult::NotFound,
            "{path}"
        );
    }
    for accepts in ["br", "gzip", "br, gzip"] {
        let LookupResult::File(file) = case.find("/shelf/", accepts) else {
            panic!("index.html is there");
        };
        assert_eq!(file.bytes, b"home", "{accepts}");
        assert_eq!((file.encoding, file.varies), (None, false), "{accepts}");
    }
}

#[cfg(unix)]
#[test]
fn a_link_within_the_folder_is_followed() {
    let case = TestFolder::new("within");
    let link = case.folder.join("dist/again.js");
    std::os::unix::fs::symlink(case.folder.join("dist/app.js"), link).expect("a link can be made");
    assert_eq!(case.text("/shelf/again.js").as_deref(), Some("plain"));
}

#[test]
fn a_redirect_never_leads_to_another_host() {
    let case = TestFolder::new("hosts");
    let folder = ServedFolder::new(case.folder.join("dist"), "/");
    let moved = |path: &str| {
        folder.find(&Request {
            path: path.into(),
            ..Request::default()
        })
    };
    assert_eq!(moved("/words"), LookupResult::Redirect("/words/".into()));
    for path in [
        "//words",
        "///words",
        "/\\words",
        "/%2fwords",
        "/%5cwords",
        "//words/empty",
    ] {
        assert_eq!(moved(path), LookupResult::NotFound, "{path}");
    }
}

#[test]
fn the_best_compressed_copy_that_the_browser_can_decode_is_sent() {
    let case = TestFolder::new("packed");
    let mut tags = Vec::new();
    for (accepts, encoding, bytes) in [
        ("gzip, deflate, br", Some("br"), "br"),
        ("gzip", Some("gzip"), "gz"),
        ("", None, "plain"),
        ("zstd", None, "plain"),
    ] {
        let LookupResult::File(file) = case.find("/shelf/app.js", accepts) else {
            panic!("app.js is there");
        };
        assert_eq!(file.encoding, encoding, "{accepts}");
        assert_eq!(file.bytes, bytes.as_bytes(), "{accepts}");
        assert_eq!(file.name, "app.js");
        assert!(file.varies);
        tags.push(file.tag);
    }
    assert_ne!(tags[0], tags[1]);
    assert_eq!(tags[2], tags[3]);
}

#[test]
fn a_file_without_copies_is_the_same_for_everyone() {
    let case = TestFolder::new("same");
    let LookupResult::File(file) = case.find("/shelf/index.html", "br, gzip") else {
        panic!("index.html is there");
    };
    assert_eq!((file.encoding, file.varies), (None, false));
}
