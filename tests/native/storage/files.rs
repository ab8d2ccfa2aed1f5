//! Save files with all records, and restoring from them.

use one_letter_better::screen::DeckEditor;
use one_letter_better::screen::set_up::{DeckForm, SetUp};
use one_letter_better_rules::{BestScores, Deck, Options, Preset, SavedDecks};
use store::vault::{Content, WriterId};
use store::{Archive, ArchiveError, StoreError};

use super::device::{damage, damaged_record, empty_records, record_body, reopen, was_moved_aside};

#[test]
fn a_save_file_restores_every_record() {
    let mut records = empty_records();
    records.save("players", "Ada, Grace \"Amazing\"");
    records.save("game/1", "{\"moves\":[1,2]}");
    let archive = records.archive_local().unwrap();
    let file = Archive::read(&archive.write()).unwrap();
    for merges in [false, true] {
        let mut elsewhere = self::empty_records();
        if merges {
            elsewhere.merge_local(&file, WriterId(9)).unwrap();
        } else {
            elsewhere.replace_local(&file).unwrap();
        }
        assert_eq!(elsewhere.archive_local().unwrap(), archive);
        assert_eq!(reopen(&elsewhere).archive_local().unwrap(), archive);
    }
}

/// One Letter Better's records on a device, restored elsewhere from a file.
#[test]
fn a_save_file_restores_decks_best_scores_and_the_form() {
    let mut kinds = Deck::standard().kinds().to_vec();
    kinds.truncate(40);
    let own = Deck::new(kinds).unwrap();
    let mut decks = SavedDecks::default();
    decks.save("Gran’s".parse().unwrap(), own.clone());
    let mut best = BestScores::default();
    let solo = Options::new(Preset::Solo.choices()).unwrap();
    best.enter(&solo, 212, "2025-01-31".parse().unwrap());
    let mut form = SetUp::default();
    form.set_deck(own.clone());
    form.choose("bonus", Some(&"Ada".parse().unwrap()), 2, None);
    let mut editor = DeckEditor::from_deck(&own);
    editor.set_count("A".parse().unwrap(), 0);

    let mut records = empty_records();
    for (name, body) in [
        ("one-letter-better/decks", serde_json::to_string(&decks)),
        ("one-letter-better/best", serde_json::to_string(&best)),
        ("one-letter-better/set-up", serde_json::to_string(&form)),
        ("one-letter-better/deck", serde_json::to_string(&editor)),
    ] {
        records.save(name, &body.unwrap());
    }
    let file = records.archive_local().unwrap().write();
    records.erase_local().unwrap();
    assert!(record_body(&records, "one-letter-better/decks").is_none());
    let file = Archive::read(&file).unwrap();
    records.merge_local(&file, WriterId(9)).unwrap();
    let kept = |name: &str| record_body(&records, &format!("one-letter-better/{name}")).unwrap();
    assert_eq!(
        serde_json::from_str::<SavedDecks>(&kept("decks")).unwrap(),
        decks
    );
    assert_eq!(
        serde_json::from_str::<BestScores>(&kept("best")).unwrap(),
        best
    );
    assert_eq!(
        serde_json::from_str::<SetUp>(&kept("set-up")).unwrap(),
        form
    );
    assert_eq!(
        serde_json::from_str::<DeckEditor>(&kept("deck")).unwrap(),
        editor
    );
}

#[test]
fn a_foreign_file_is_refused() {
    for text in ["", "hello", "{\"records\":{}}", "Letter"] {
        assert_eq!(Archive::read(text), Err(ArchiveError::Foreign), "{text:?}");
    }
}

#[test]
fn every_damaged_or_truncated_file_is_refused() {
    let mut records = empty_records();
    records.save("players", "Ada");
    let file = records.archive_local().unwrap().write();
    for end in 0..file.trim_end().len() {
        assert!(Archive::read(&file[..end]).is_err(), "cut at {end}");
    }
    for at in 0..file.trim_end().len() {
        let mut bytes = file.clone().into_bytes();
        bytes[at] ^= 1;
        let changed = String::from_utf8(bytes).unwrap();
        assert!(Archive::read(&changed).is_err(), "byte {at} changed");
    }
}

#[test]
fn newer_and_empty_files_are_refused_with_different_errors() {
    let newer = "Lettercase save file 2 whatever\n{}\n";
    assert_eq!(Archive::read(newer), Err(ArchiveError::Newer));
    let empty = Archive::default().write();
    assert_eq!(Archive::read(&empty), Err(ArchiveError::Empty));
}

#[test]
fn a_file_that_does_not_fit_changes_nothing() {
    let mut records = empty_records();
    records.save("a", "old");
    let mut file = records.archive_local().unwrap();
    file.records.insert("a".into(), "new".into());
    file.records.insert("b".into(), "x".repeat(500));
    let texts = records.store().texts.clone();
    let taken = texts.iter().map(|(key, text)| key.len() + text.len());
    records.store_mut().room = Some(taken.sum::<usize>() + 400);
    assert_eq!(records.replace_local(&file), Err(StoreError::Full));
    let merged = records.merge_local(&file, WriterId(9));
    assert_eq!(merged, Err(StoreError::Full));
    assert_eq!(record_body(&records, "a").as_deref(), Some("old"));
    assert_eq!(records.names(), ["a"]);
    assert_eq!(records.store().texts, texts);
    assert_eq!(reopen(&records).names(), ["a"]);
}

/// Records with a game of two lines, a damaged record, and a text that was moved aside because of
/// damage.
fn sample_records() -> store::Records<store::MemoryStore> {
    let mut records = empty_records();
    let lines = vec!["1".into(), "2".into()];
    let head = "card\n{\"steps\":[".to_owned();
    records.save_content("game/1", &Content { head, lines });
    records.save("settings", "good");
    for name in ["a", "b"] {
        records.save(name, "sound");
        damage(&mut records, &format!("head/{name}"), "sound");
    }
    let mut records = reopen(&records);
    records.save("b", "again");
    records
}

#[test]
fn unreadable_records_survive_a_save_file_unchanged() {
    let mut records = sample_records();
    let file = records.archive_local().unwrap();
    assert_eq!(file.records.len(), 3, "{file:?}");
    assert_eq!((file.raw.len(), file.rescued.len()), (1, 1), "{file:?}");
    let file = Archive::read(&file.write()).unwrap();
    let mut elsewhere = self::empty_records();
    elsewhere.replace_local(&file).unwrap();
    assert_eq!(elsewhere.archive_local().unwrap(), file);
    assert_eq!(
        elsewhere.load("a").trouble,
        Some(damaged_record("a", false))
    );
    // The file is also restored where it was made, and that is undone again.
    let before = records.replace_local(&file).unwrap();
    assert_eq!(records.archive_local().unwrap(), file);
    records.go_back_local(before).unwrap();
    assert_eq!(records.archive_local().unwrap(), file);
}

#[test]
fn merging_a_file_can_be_undone() {
    let mut records = empty_records();
    records.save("settings", "mine");
    records.save("clock", "mine");
    records.save_content("game/1", &Content::from_text("another game"));
    let before = records.archive_local().unwrap();
    let file = sample_records().archive_local().unwrap();
    let merging = records.merge_local(&file, WriterId(9)).unwrap();
    assert_eq!(merging.games, ["game/12"], "the name was already taken");
    let merged = records.archive_local().unwrap();
    assert_eq!(merged.records["game/12"], file.records["game/1"]);
    assert_eq!(merged.records["game/1"], "another game");
    assert_eq!(
        merged.records["settings"], "good",
        "the file's record replaces ours"
    );
    assert_eq!(
        merged.records["clock"], "mine",
        "the file has no such record"
    );
    assert!(was_moved_aside(&records, "?????"));
    records.unmerge_local(&merging, WriterId(9)).unwrap();
    let after = records.archive_local().unwrap();
    assert_eq!(after.records, before.records);
    assert!(after.raw.is_empty(), "{after:?}");
}

#[test]
fn merging_a_file_of_the_same_records_changes_nothing() {
    let mut records = sample_records();
    let file = records.archive_local().unwrap();
    let merging = records.merge_local(&file, WriterId(9)).unwrap();
    assert_eq!(merging.games, ["game/1"]);
    let after = records.archive_local().unwrap();
    assert_eq!((&after.records, &after.raw), (&file.records, &file.raw));
}
