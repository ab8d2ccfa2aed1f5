//! What is the same for everybody on a date: pinned, so that no version changes a day's task.
//!
//! Where a change of the word list or of the rules makes a line another one, the way of posing gets
//! a new number from a day on that has not come yet, and these lines stay. Only before a release
//! may they be written anew: `LETTERCASE_WRITE_DAYS=1 cargo test --test native same_for_ever`.

use std::fs;
use std::path::PathBuf;

/// Holds the positions of some days of a game against what is written down.
pub fn holds(game: &str, line: fn(&str) -> String) {
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
