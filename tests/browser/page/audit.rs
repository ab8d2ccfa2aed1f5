//! What can be checked about reaching everyone: axe-core on the page.

use std::path::PathBuf;

use serde::Deserialize;
use serde_json::json;

use super::Page;
use crate::harness::{Engine, in_proof, project};

/// The levels of the guidelines that the page promises, and good practice.
const RULES: &[&str] = &[
    "wcag2a",
    "wcag2aa",
    "wcag21a",
    "wcag21aa",
    "wcag22a",
    "wcag22aa",
    "best-practice",
];

/// What depends on colours alone, and so on the theme.
const COLOURS: &[&str] = &["color-contrast", "link-in-text-block"];

/// One rule that is broken, and where.
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
    /// Checks the page as it stands; a failure names every rule and place.
    #[track_caller]
    pub fn audit(&self) {
        if self.is_audited_elsewhere() {
            return;
        }
        let broken = self.violations();
        assert!(broken.is_empty(), "axe-core finds:\n{}", broken.join("\n"));
    }

    /// Checks the page in light and dark: contrast is broken in one alone.
    #[track_caller]
    pub fn audit_themes(&self) {
        if self.is_audited_elsewhere() {
            return;
        }
        let broken = self.violations_in_themes();
        assert!(broken.is_empty(), "axe-core finds:\n{}", broken.join("\n"));
    }

    /// The broken rules in light, and in the dark those of colours: what has a name, a role and an
    /// order has them in every theme.
    #[track_caller]
    pub fn violations_in_themes(&self) -> Vec<String> {
        let [light, dark] = super::THEMES;
        self.theme(light);
        let mut broken = self.violations();
        self.theme(dark);
        let pale = self.broken_of("rule", COLOURS);
        broken.extend(pale.into_iter().map(|told| format!("in the dark, {told}")));
        self.theme_as_set();
        broken
    }

    /// What it reads, the document and what the style sheets make of it, is the same in every
    /// engine: in the proof Chromium has it checked for all.
    fn is_audited_elsewhere(&self) -> bool {
        in_proof() && self.engine() != Engine::Chromium
    }

    /// The broken rules, each told in a few lines. What is half faded in has no contrast yet.
    #[track_caller]
    pub fn violations(&self) -> Vec<String> {
        self.broken_of("tag", RULES)
    }

    /// Those of them that have one of these tags, or are one of these rules.
    #[track_caller]
    fn broken_of(&self, kind: &str, values: &[&str]) -> Vec<String> {
        self.stands_still();
        // The checker comes in through the driver: the page's own policy
        // would not let it.
        let path = std::env::var_os("LETTERCASE_AXE").map_or_else(
            || project().join("node_modules/axe-core/axe.min.js"),
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
            .script("return typeof window.axe === 'object'", json!([]));
        if there != json!(true) {
            // Its own wrapping would look for a module system; `window` is it.
            let script = format!("{axe}\nwindow.axe = axe ?? window.axe;");
            self.driver.script(&script, json!([]));
        }
        let script = "const only = { type: arguments[0], values: arguments[1] };\
             const runs = axe.run(document, { runOnly: only, resultTypes: ['violations'] });\
             return Promise.resolve(runs).then((result) => result.violations, String)";
        let answer = self.driver.script(script, json!([kind, values]));
        let found: Vec<Violation> = serde_json::from_value(answer.clone())
            .unwrap_or_else(|error| panic!("axe-core answers {answer}: {error}"));
        found.iter().map(Violation::told).collect()
    }
}

impl Violation {
    fn told(&self) -> String {
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
