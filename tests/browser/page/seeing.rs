//! What a player sees and a screen reader says.

use serde_json::json;

use super::Page;

impl Page {
    /// Returns the first visible heading.
    #[track_caller]
    pub fn heading(&self) -> String {
        self.visible_names("heading")
            .into_iter()
            .next()
            .unwrap_or_default()
    }

    /// Waits until the screen has this heading.
    #[track_caller]
    pub fn shows(&self, heading: &str) {
        // Names on the page have plain spaces.
        let heading = heading.split_whitespace().collect::<Vec<_>>().join(" ");
        self.wait(&format!("the heading is \"{heading}\""), || {
            self.visible_names("heading")
                .first()
                .is_some_and(|first| *first == heading)
        });
    }

    /// Waits until the text is visible.
    #[track_caller]
    pub fn says(&self, words: &str) {
        self.wait(&format!("the page says \"{words}\""), || {
            self.visible_text().contains(words)
        });
    }

    /// Waits until the text is gone.
    #[track_caller]
    pub fn no_longer_says(&self, words: &str) {
        self.wait(&format!("the page no longer says \"{words}\""), || {
            !self.visible_text().contains(words)
        });
    }

    /// Waits until the live region announces this text to screen readers.
    #[track_caller]
    pub fn announces(&self, words: &str) {
        self.wait(&format!("a screen reader hears \"{words}\""), || {
            self.has_announced(words)
        });
    }

    /// Whether a live region holds this text.
    #[track_caller]
    pub fn has_announced(&self, words: &str) -> bool {
        let script = "return Array.from(document.querySelectorAll('[aria-live], [role=status], [role=alert], [role=log]'),\
             (el) => el.textContent).join(' ').replace(/\\s+/g, ' ')";
        let heard = self.driver.run_script(script, json!([]));
        heard.as_str().is_some_and(|heard| heard.contains(words))
    }

    /// Whether the page is wider than the window, so that it scrolls horizontally.
    #[track_caller]
    pub fn scrolls_sideways(&self) -> bool {
        let script = "const root = document.documentElement;\
             return root.scrollWidth > root.clientWidth";
        self.driver.run_script(script, json!([])) == json!(true)
    }
}
