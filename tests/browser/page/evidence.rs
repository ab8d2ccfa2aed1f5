//! Evidence of a failed test.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::Page;
use crate::harness::project_folder;

impl Page {
    /// Saves a picture, the document and the output under `target/screens/failed/`. Must not fail,
    /// since the test's own failure is the one to report.
    pub fn save_evidence(&self, name: &str, why: &str) {
        let folder = project_folder().join("target/screens/failed");
        let _ = fs::create_dir_all(&folder);
        let stem = format!("{}-{name}", self.engine().name());
        let picture = folder.join(format!("{stem}.png"));
        let _ = catch_unwind(AssertUnwindSafe(|| self.save_picture(&picture)));
        if let Ok(source) = self.driver.block_on(self.driver.session().source()) {
            let _ = fs::write(folder.join(format!("{stem}.html")), source);
        }
        // If the page has stopped, its console is the only place that says why.
        let errors = catch_unwind(AssertUnwindSafe(|| self.errors())).unwrap_or_default();
        let errors = errors.join("\n");
        let said = format!(
            "{why}\n\nThe console's errors:\n{errors}\n\nThe log:\n{}\n",
            self.driver.log().lines().join("\n")
        );
        let _ = fs::write(folder.join(format!("{stem}.txt")), said);
        // Printed as well, for machines that discard their files.
        eprintln!(
            "The console's errors:\n{errors}\nThe log's end:\n{}",
            self.driver.log().tail()
        );
        eprintln!("evidence: {}", picture.display());
    }
}
