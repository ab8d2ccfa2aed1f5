//! Accessibility checks with axe-core.

use std::path::PathBuf;

use serde::Deserialize;
use serde_json::json;

use super::Page;
use crate::harness::{Engine, in_proof, project_folder};

/// The WCAG levels that the page promises, and best practices.
const RULES: &[&str] = &[
    "wcag2a",
    "wcag2aa",
    "wcag21a",
    "wcag21aa",
    "wcag22a",
    "wcag22aa",
    "best-practice",
];

/// Rules that depend on colours alone, and so on the theme.
const COLOURS: &[&str] = &["color-contrast", "link-in-text-block"];

/// A broken rule, and the places that break it.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Violation {
    id: String,
    help: String,
    help_url: String,
    nodes: Vec<Node>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Node {
    html: String,
    #[serde(default)]
    failure_summary: String,
}

impl Page {
    /// Checks the page as it is; a failure lists every rule and place.
    #[track_caller]
    pub fn audit(&self) {
        if self.is_audited_elsewhere() {
            return;
        }
        let broken = self.violations();
        assert!(broken.is_empty(), "axe-core finds:\n{}", broken.join("\n"));
    }

    /// Checks the page in light and dark, since contrast may be broken in only one of them.
    #[track_caller]
    pub fn audit_themes(&self) {
        if self.is_audited_elsewhere() {
            return;
        }
        let broken = self.violations_in_themes();
        assert!(broken.is_empty(), "axe-core finds:\n{}", broken.join("\n"));
    }

    /// Returns the broken rules in light mode, and the broken colour rules in dark mode: names,
    /// roles and order are the same in every theme.
    #[track_caller]
    pub fn violations_in_themes(&self) -> Vec<String> {
        let [light, dark] = super::THEMES;
        self.set_theme(light);
        let mut broken = self.violations();
        self.set_theme(dark);
        let pale = self.violations_of("rule", COLOURS);
        broken.extend(pale.into_iter().map(|told| format!("in the dark, {told}")));
        self.reset_theme();
        broken
    }

    /// Whether Chromium's run audits this page. The audit reads the document and computed styles,
    /// which are the same in every engine, so in the proof only Chromium runs it.
    fn is_audited_elsewhere(&self) -> bool {
        in_proof() && self.engine() != Engine::Chromium
    }

    /// Returns the broken rules, each described in a few lines. Waits for animations first, since
    /// half-transparent text has no final contrast.
    #[track_caller]
    pub fn violations(&self) -> Vec<String> {
        self.violations_of("tag", RULES)
    }

    /// Returns the broken rules among those with these tags or ids.
    #[track_caller]
    fn violations_of(&self, kind: &str, values: &[&str]) -> Vec<String> {
        self.wait_for_animations();
        // The driver injects axe-core: the page's own policy would block it.
        let path = std::env::var_os("LETTERCASE_AXE").map_or_else(
            || project_folder().join("node_modules/axe-core/axe.min.js"),
            PathBuf::from,
        );
        let axe = std::fs::read_to_string(&path).unwrap_or_else(|error| {
            panic!(
                "{}: {error}; `make test` sets up what the tests need",
                path.display()
            )
        });
        let there = self
            .driver
            .run_script("return typeof window.axe === 'object'", json!([]));
        if there != json!(true) {
            // axe-core's wrapper looks for a module system, so it is assigned to `window`
            // explicitly.
            let script = format!("{axe}\nwindow.axe = axe ?? window.axe;");
            self.driver.run_script(&script, json!([]));
        }
        let script = "const only = { type: arguments[0], values: arguments[1] };\
             const runs = axe.run(document, { runOnly: only, resultTypes: ['violations'] });\
             return Promise.resolve(runs).then((result) => result.violations, String)";
        let answer = self.driver.run_script(script, json!([kind, values]));
        let found: Vec<Violation> = serde_json::from_value(answer.clone())
            .unwrap_or_else(|error| panic!("axe-core answers {answer}: {error}"));
        found.iter().map(Violation::describe).collect()
    }
}

impl Violation {
    fn describe(&self) -> String {
        let mut text = format!("{}: {} ({})", self.id, self.help, self.help_url);
        for node in &self.nodes {
            text.push_str(&format!("\n  {}", node.html));
            for line in node.failure_summary.lines().skip(1) {
                text.push_str(&format!("\n    {}", line.trim()));
            }
        }
        text
    }
}
