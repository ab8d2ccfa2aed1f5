//! Uploads to the page and downloads from it.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::json;

use super::Page;
use crate::harness::wait_for;

impl Page {
    /// Uploads a file to the file field with this label.
    #[track_caller]
    pub fn upload_file(&self, label: &str, name: &str, content: &[u8]) {
        let folder = self.driver.folder().join("given");
        let path = folder.join(name);
        fs::create_dir_all(&folder).expect("a folder can be made");
        fs::write(&path, content).expect("a file can be written");
        let path = path.to_str().expect("the path is plain").to_string();
        self.part("file", label).act("give a file to", |field| {
            self.driver.block_on(field.send_keys(path.as_str()))
        });
    }

    /// Runs `save`, which downloads a file, and returns the file's name and content.
    #[track_caller]
    pub fn capture_download(&self, save: impl FnOnce()) -> (String, Vec<u8>) {
        let before = self.downloads();
        save();
        let found = wait_for(|| {
            let now = self.downloads();
            // The browser uses another name while a file is being downloaded.
            if now.iter().any(|path| is_partial(path)) {
                return None;
            }
            let path = now.into_iter().find(|path| !before.contains(path))?;
            // WebKit uses the final name at once.
            if is_being_written(&path) {
                return None;
            }
            let content = fs::read(&path).ok().filter(|content| !content.is_empty())?;
            let name = path.file_name()?.to_str()?.to_string();
            // Deleted, so that the next file of this name isn't renamed.
            fs::remove_file(&path).ok()?;
            Some((name, content))
        });
        match found {
            Some(file) => file,
            None => panic!(
                "no file was saved\n  the page says: {}",
                self.visible_text()
            ),
        }
    }

    fn downloads(&self) -> Vec<PathBuf> {
        let folder = self.driver.folder().join("downloads");
        let files = fs::read_dir(folder).into_iter().flatten().flatten();
        files.map(|file| file.path()).collect()
    }

    /// Saves a text from within the page, as an export does. For tests of the tests themselves.
    #[track_caller]
    pub fn download_from_page(&self, name: &str, text: &str) {
        let script = "const link = document.createElement('a');\
             link.href = URL.createObjectURL(new Blob([arguments[1]], { type: 'application/json' }));\
             link.download = arguments[0];\
             document.body.append(link); link.click(); link.remove()";
        self.driver.run_script(script, json!([name, text]));
    }
}

/// Whether a process still has the file open.
fn is_being_written(path: &Path) -> bool {
    let Ok(path) = path.canonicalize() else {
        return true;
    };
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
    let mut open = processes
        .flat_map(|process| {
            fs::read_dir(process.path().join("fd"))
                .into_iter()
                .flatten()
        })
        .flatten()
        .filter_map(|file| fs::read_link(file.path()).ok());
    open.any(|file| file == path)
}

fn is_partial(path: &Path) -> bool {
    let ending = path.extension().and_then(|ending| ending.to_str());
    matches!(ending, Some("crdownload" | "part" | "wkdownload" | "tmp"))
        || path
            .file_name()
            .is_some_and(|name| name.to_string_lossy().starts_with('.'))
}
