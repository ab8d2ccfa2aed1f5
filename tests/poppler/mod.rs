//! PDF files read back with poppler's tools, which `scripts/setup` installs.

use std::path::PathBuf;
use std::process::Command;

/// A PDF file in the tests' folder.
pub struct PrintedFile(PathBuf);

impl PrintedFile {
    pub fn new(name: &str, bytes: &[u8]) -> PrintedFile {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.pdf"));
        assert!(std::fs::write(&path, bytes).is_ok(), "can't write {path:?}");
        PrintedFile(path)
    }

    /// A tool's output for the file; the tool must have no complaints.
    pub fn run_tool(&self, tool: &str, before: &[&str], after: &[&str]) -> Vec<u8> {
        let run = Command::new(tool)
            .args(before)
            .arg(&self.0)
            .args(after)
            .output();
        let Ok(run) = run else {
            panic!("{tool} is missing: scripts/setup paper");
        };
        let complaint = String::from_utf8_lossy(&run.stderr).into_owned();
        assert!(
            run.status.success() && complaint.is_empty(),
            "{tool}: {complaint}"
        );
        run.stdout
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.run_tool("pdftotext", &["-layout"], &["-"])).into_owned()
    }

    pub fn info_field(&self, name: &str) -> String {
        let told = String::from_utf8_lossy(&self.run_tool("pdfinfo", &[], &[])).into_owned();
        let line = told.lines().find_map(|line| line.strip_prefix(name));
        line.unwrap_or_default()
            .trim_start_matches(':')
            .trim()
            .to_owned()
    }
}
