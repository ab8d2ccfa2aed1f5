//! Keyboard input.

use serde_json::{Value, json};

use super::Page;
use crate::harness::{Engine, device_actions};

/// Names of keys, as the product's help writes them, with the protocol's codes.
const KEYS: &[(&str, char)] = &[
    ("Backspace", '\u{e003}'),
    ("Tab", '\u{e004}'),
    ("Enter", '\u{e007}'),
    ("Shift", '\u{e008}'),
    ("Ctrl", '\u{e009}'),
    ("Alt", '\u{e00a}'),
    ("Escape", '\u{e00c}'),
    ("Space", ' '),
    ("PageUp", '\u{e00e}'),
    ("PageDown", '\u{e00f}'),
    ("End", '\u{e010}'),
    ("Home", '\u{e011}'),
    ("Left", '\u{e012}'),
    ("Up", '\u{e013}'),
    ("Right", '\u{e014}'),
    ("Down", '\u{e015}'),
    ("Delete", '\u{e017}'),
];

impl Page {
    /// Presses keys one after the other: `Right Right Enter`, `Shift+Tab`, `W O R D`. They go to
    /// the focused element.
    #[track_caller]
    pub fn press_keys(&self, keys: &str) {
        if keys.contains("Enter") || keys.contains("Space") {
            self.wait_until_keys_count();
        }
        let mut actions = Vec::new();
        for chord in keys.split_whitespace() {
            let chord: Vec<char> = match chord {
                "+" => vec!['+'],
                chord => chord.split('+').map(key_char).collect(),
            };
            actions.extend(chord.iter().map(|key| key_action("keyDown", *key)));
            actions.extend(chord.iter().rev().map(|key| key_action("keyUp", *key)));
        }
        self.send_key_actions(actions);
    }

    /// Types a text letter by letter.
    #[track_caller]
    pub fn type_text(&self, text: &str) {
        let strokes = text
            .chars()
            .flat_map(|letter| [key_action("keyDown", letter), key_action("keyUp", letter)]);
        self.send_key_actions(strokes.collect());
    }

    /// Returns the text or the name of the focused element; `BODY` if there is none.
    #[track_caller]
    pub fn focused_name(&self) -> String {
        let said = self.css("body").eval(
            "const on = document.activeElement;\
             return (on !== part && on.textContent.trim()) || on.id || on.tagName",
        );
        said.as_str().unwrap_or_default().to_owned()
    }

    /// Brings the window to the front: Firefox delivers keys to a window in the background, but
    /// Enter doesn't click there.
    #[track_caller]
    fn bring_to_front(&self) {
        let behind = || self.css("body").eval("return !document.hasFocus()") == json!(true);
        if self.engine() == Engine::Firefox && behind() {
            self.switch_to_tab(&self.current_tab());
        }
    }

    #[track_caller]
    fn send_key_actions(&self, actions: Vec<Value>) {
        self.bring_to_front();
        if let Err(error) =
            self.driver
                .perform_actions(device_actions("key", "keyboard", Value::Null, actions))
        {
            panic!("the keyboard does not work: {error}");
        }
    }
}

#[track_caller]
fn key_char(name: &str) -> char {
    let known = KEYS.iter().find(|(known, _)| *known == name);
    let mut letters = name.chars();
    match (known, letters.next(), letters.next()) {
        (Some((_, code)), _, _) => *code,
        (None, Some(letter), None) => letter,
        _ => panic!("there is no key called `{name}`"),
    }
}

fn key_action(kind: &str, key: char) -> Value {
    json!({ "type": kind, "value": key })
}
