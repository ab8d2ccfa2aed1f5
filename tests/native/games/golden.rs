//! The tasks of a date, the same for all players: pinned, so that no version changes a day's task.
//!
//! If a change to the word list or the rules changes a line, the generator of positions gets a new
//! number from a future day on, and these lines stay. They may be rewritten only before a release:
//! `LETTERCASE_WRITE_DAYS=1 cargo test --test native same_for_ever`.

use std::fs;
use std::path::PathBuf;

/// Checks the positions of some days of a game against the golden file.
pub fn assert_matches_golden(game: &str, line: fn(&str) -> String) {
    let path = format!("tests/golden/days/{game}.txt");
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(path);
    if std::env::var_os("LETTERCASE_WRITE_DAYS").is_some() {
        let keys = ["2026-11-22", "2026-11-23", "2028-02-29"];
        let keys = keys
            .iter()
            .flat_map(|day| [1, 5].map(|part| format!("{day} {part}")));
        let lines: Vec<String> = keys.map(|key| line(&key) + "\n").collect();
        fs::write(&path, lines.concat()).unwrap();
    }
    let written = fs::read_to_string(&path).unwrap();
    assert!(written.lines().count() >= 6);
    for pinned in written.lines() {
        let (key, _) = pinned.split_once(':').unwrap();
        assert_eq!(line(key), pinned);
    }
}
