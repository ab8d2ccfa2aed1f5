//! What is kept of a test that failed.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::Page;
use crate::harness::project;

impl Page {
    /// Keeps a picture, the document, and what was said, under
    /// `target/screens/failed/`. Nothing here may fail: the test's own failure
    /// is the one to tell.
    pub fn keep_evidence(&self, name: &str, why: &str) {
        let folder = project().join("target/screens/failed");
        let _ = fs::create_dir_all(&folder);
        let stem = format!("{}-{name}", self.engine().name());
        let picture = folder.join(format!("{stem}.png"));
        let _ = catch_unwind(AssertUnwindSafe(|| self.save_picture(&picture)));
        if let Ok(source) = self.driver.run(self.driver.session().source()) {
            let _ = fs::write(folder.join(format!("{stem}.html")), source);
        }
        // A page that has stopped says why there alone.
        let errors = catch_unwind(AssertUnwindSafe(|| self.errors())).unwrap_or_default();
        let errors = errors.join("\n");
        let said = format!(
            "{why}\n\nThe console's errors:\n{errors}\n\nThe log:\n{}\n",
            self.driver.log().lines().join("\n")
        );
        let _ = fs::write(folder.join(format!("{stem}.txt")), said);
        // A machine that throws its files away leaves only what it prints.
        eprintln!(
            "The console's errors:\n{errors}\nThe log's end:\n{}",
            self.driver.log().tail()
        );
        eprintln!("evidence: {}", picture.display());
    }
}
