//! Every record of a save file is validated before any of them is stored.

use std::fs;
use std::path::PathBuf;

use game::Roster;
use screen::record_check::is_readable_record;
use screen::{Settings, text};
use store::Archive;

#[test]
fn invalid_players_and_settings_are_recognised() {
    let mut roster = Roster::default();
    roster.add("Ada").unwrap();
    let players = serde_json::to_string(&roster).unwrap();
    let settings = serde_json::to_string(&Settings::default()).unwrap();
    assert!(is_readable_record("players", &players) && is_readable_record("settings", &settings));
    for unreadable_record in [
        "",
        "7",
        "{\"theme\":\"plaid\"}",
        "[1]",
        "[{\"name\":\"\"}]",
        "x",
    ] {
        assert!(
            !is_readable_record("players", unreadable_record),
            "{unreadable_record}"
        );
        assert!(
            !is_readable_record("settings", unreadable_record),
            "{unreadable_record}"
        );
    }
    let names = [
        "days", "misses", "played", "clock", "draft", "who", "learner",
    ];
    let of_games = ["c-u-letter/tips", "word-heist/first", "paper-grid/learned"];
    let kept = [
        "c-u-letter/best",
        "word-heist/set-up",
        "studio",
        "new/thing",
    ];
    for name in names.iter().chain(&of_games).chain(&kept) {
        assert!(!is_readable_record(name, "{\"a\":"), "{name}");
    }
    for name in names.iter().chain(&of_games) {
        assert!(!is_readable_record(name, "{\"a\":1}"), "{name}");
    }
}

#[test]
fn the_refusal_names_the_invalid_record() {
    let says = "The list of players can’t be read in that file. Nothing has changed.";
    assert_eq!(text::unreadable_record("players"), says);
    assert!(text::unreadable_record("settings").starts_with("Your settings can’t"));
}

#[test]
fn saved_records_of_every_version_are_valid() {
    let saves = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/saves");
    let files = (1..).map(|version: u32| saves.join(version.to_string()).join("everything.txt"));
    let mut looked_at = 0;
    for file in files.map_while(|file| fs::read_to_string(file).ok()) {
        let archive = Archive::read(&file).unwrap();
        for (name, text) in &archive.records {
            assert!(
                name.starts_with("game/") || is_readable_record(name, text),
                "{name}: {text}"
            );
            looked_at += 1;
        }
    }
    assert!(looked_at > 60, "{looked_at}");
}
