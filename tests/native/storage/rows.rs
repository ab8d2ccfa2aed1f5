//! Records as this version stores them without a disk: rows in the store itself.

use store::vault::Content;
use store::{Records, StorageBackend, StorageFault, StoreError};

use super::device::{
    ROWS, damage, damaged_record, empty_records, record_body, reopen, was_moved_aside,
};

#[test]
fn the_newest_save_is_loaded() {
    let mut records = empty_records();
    for text in ["first", "second", "third"] {
        records.save("settings", text);
        assert_eq!(record_body(&records, "settings").as_deref(), Some(text));
        let found = record_body(&reopen(&records), "settings");
        assert_eq!(found.as_deref(), Some(text));
    }
    let keys = records.store().texts.keys();
    let of_it = keys.filter(|key| key.ends_with("/settings")).count();
    assert_eq!(of_it, 2, "only the newest and the previous text are kept");
    assert_eq!(records.save_error(), None);
}

#[test]
fn a_damaged_newest_text_falls_back_by_one_save() {
    let mut records = empty_records();
    records.save("settings", "first");
    records.save("settings", "second");
    damage(&mut records, "head/settings", "second");
    let loaded = reopen(&records).load("settings");
    assert_eq!(loaded.body.as_deref(), Some("first"));
    assert_eq!(loaded.trouble, Some(damaged_record("settings", true)));
}

#[test]
fn a_save_after_damage_keeps_the_previous_text_and_the_damaged_one() {
    let mut records = empty_records();
    records.save("settings", "first");
    records.save("settings", "second");
    damage(&mut records, "head/settings", "second");
    let mut records = reopen(&records);
    records.save("settings", "third");
    assert_eq!(record_body(&records, "settings").as_deref(), Some("third"));
    assert_eq!(records.load("settings").trouble, None);
    assert!(was_moved_aside(&records, "??????"));
    damage(&mut records, "head/settings", "third");
    let found = record_body(&reopen(&records), "settings");
    assert_eq!(found.as_deref(), Some("first"));
}

#[test]
fn a_damaged_text_without_a_previous_one_is_reported_lost() {
    let mut records = empty_records();
    records.save("settings", "first");
    damage(&mut records, "head/settings", "first");
    let loaded = reopen(&records).load("settings");
    let lost = Some(damaged_record("settings", false));
    assert_eq!((loaded.body, loaded.trouble), (None, lost));
}

/// Reads a record that should be a number.
fn load_number<S: store::Store>(records: &mut Records<S>) -> (Option<u32>, Option<StorageFault>) {
    let mut read = None;
    let trouble = records.read("clock", &mut |body| {
        read = body.parse().ok();
        read.is_some()
    });
    (read, trouble)
}

#[test]
fn a_sealed_but_invalid_record_is_moved_aside_and_reported() {
    let mut records = empty_records();
    records.save("clock", "1");
    records.save("clock", "two");
    let told = load_number(&mut records);
    assert_eq!(told, (Some(1), Some(damaged_record("clock", true))));
    records.save("clock", "3");
    records.save("clock", "4");
    assert!(was_moved_aside(&records, "two"));
    assert_eq!(load_number(&mut records), (Some(4), None));
    assert_eq!(load_number(&mut reopen(&records)), (Some(4), None));
}

#[test]
fn texts_moved_aside_are_never_overwritten() {
    let mut records = empty_records();
    for text in ["one", "two", "one"] {
        records.save("clock", text);
        let told = load_number(&mut records);
        assert_eq!(told, (None, Some(damaged_record("clock", false))));
    }
    records.save("clock", "4");
    let rescued = records.archive_local().unwrap().rescued;
    let with = |part: &str| rescued.values().filter(|text| text.contains(part)).count();
    assert_eq!((with("one"), with("two")), (2, 1), "{rescued:?}");
}

#[test]
fn a_newer_record_is_left_unchanged() {
    let mut records = empty_records();
    let newer = "LC9 1 2 3".to_owned();
    let key = format!("{ROWS}0/head/settings");
    let texts = &mut records.store_mut().texts;
    texts.insert(key.clone(), newer.clone());
    let mut records = reopen(&records);
    let name = "settings".to_owned();
    let trouble = Some(StorageFault::Newer { name });
    assert_eq!(records.load("settings").trouble, trouble);
    records.save("settings", "mine");
    assert_eq!(
        records.load("settings").trouble,
        trouble,
        "a newer record isn't shown"
    );
    assert_eq!(records.store().texts[&key], newer);
    assert_eq!(reopen(&records).load("settings").trouble, trouble);
}

#[test]
fn blocked_storage_keeps_everything_in_memory() {
    let mut records = empty_records();
    records.store_mut().blocked = true;
    records.save("settings", "first");
    assert_eq!(records.save_error(), Some(StoreError::Blocked));
    assert!(matches!(records.backend(), StorageBackend::Memory(_)));
    assert_eq!(record_body(&records, "settings").as_deref(), Some("first"));
    assert_eq!(records.names(), ["settings"]);
    let archive = records.archive_local().unwrap();
    assert_eq!(archive.records["settings"], "first");
    records.remove("settings");
    assert_eq!(records.save_error(), Some(StoreError::Blocked));
    assert_eq!(record_body(&records, "settings"), None);
    assert!(records.names().is_empty());
}

#[test]
fn storage_blocked_from_the_start_keeps_everything_in_memory() {
    let mut store = empty_records().store().clone();
    store.blocked = true;
    let mut records = Records::new(store);
    assert_eq!(records.save_error(), Some(StoreError::Blocked));
    records.save("settings", "first");
    records.save("settings", "second");
    assert_eq!(record_body(&records, "settings").as_deref(), Some("second"));
    let archive = records.archive_local().unwrap();
    assert_eq!(archive.records["settings"], "second");
}

#[test]
fn storage_blocked_later_continues_in_memory_with_all_loaded_records() {
    let mut records = empty_records();
    records.save("settings", "first");
    let mut game = Content::from_text("begun");
    records.save_content("game/1", &game);
    game.lines.push("one".into());
    records.save_content("game/1", &game);
    records.store_mut().blocked = true;
    game.lines.push("two".into());
    records.save_content("game/1", &game);
    game.lines.push("three".into());
    records.save_content("game/1", &game);
    assert_eq!(records.save_error(), Some(StoreError::Blocked));
    assert_eq!(records.content("game/1"), Some(game));
    assert!(records.vault().is_saved(), "saved in memory");
    let names: Vec<String> = records
        .archive_local()
        .unwrap()
        .records
        .into_keys()
        .collect();
    assert_eq!(names, ["game/1", "settings"]);
}

#[test]
fn erasing_with_blocked_storage_can_be_undone() {
    let mut records = empty_records();
    records.store_mut().blocked = true;
    records.save("settings", "first");
    let before = records.archive_local().unwrap();
    let age = records.erase_local().unwrap();
    assert!(records.names().is_empty());
    records.go_back_local(age).unwrap();
    assert_eq!(records.archive_local().unwrap(), before);
}

#[test]
fn full_storage_keeps_the_stored_text_and_holds_the_new_one_in_memory() {
    let mut records = empty_records();
    records.save("settings", "first");
    let texts = records.store().texts.iter();
    let taken: usize = texts.map(|(key, text)| key.len() + text.len()).sum();
    records.store_mut().room = Some(taken + 20);
    let long = "x".repeat(100);
    records.save("settings", &long);
    assert_eq!(records.save_error(), Some(StoreError::Full));
    assert_eq!(record_body(&records, "settings").as_ref(), Some(&long));
    // A file contains what is shown, because that is what the player wants to export now.
    assert_eq!(records.archive_local().unwrap().records["settings"], long);
    let stored = reopen(&records);
    assert_eq!(record_body(&stored, "settings").as_deref(), Some("first"));

    records.store_mut().room = None;
    records.save("settings", "second");
    assert_eq!(records.save_error(), None);
    let stored = reopen(&records);
    assert_eq!(record_body(&stored, "settings").as_deref(), Some("second"));
}

#[test]
fn a_save_is_newer_than_the_other_tabs_last_save() {
    let mut one = empty_records();
    one.save("settings", "one");
    let mut two = reopen(&one);
    two.save("settings", "two");
    *one.store_mut() = two.store().clone();
    one.save("settings", "one again");
    assert_eq!(record_body(&one, "settings").as_deref(), Some("one again"));
    let found = record_body(&reopen(&one), "settings");
    assert_eq!(found.as_deref(), Some("one again"));
}

#[test]
fn keys_of_other_pages_on_the_host_are_left_alone() {
    let mut records = empty_records();
    let theirs = ["somebody/else/a", "lettercase", "lettercase-old/rows/age"];
    for key in theirs {
        let texts = &mut records.store_mut().texts;
        texts.insert(key.into(), "theirs".into());
    }
    let mut records = reopen(&records);
    records.save("players", "Ada");
    assert_eq!(records.names(), ["players"]);
    records.remove("players");
    records.erase_local().unwrap();
    records.sweep_local().unwrap();
    for key in theirs {
        assert_eq!(records.store().texts[key], "theirs");
    }
}

#[test]
fn erasing_removes_every_record_but_not_other_pages_keys() {
    let mut records = empty_records();
    let texts = &mut records.store_mut().texts;
    texts.insert("somebody/else/a".into(), "theirs".into());
    records.save("settings", "first");
    records.save("settings", "second");
    damage(&mut records, "head/settings", "second");
    let mut records = reopen(&records);
    records.save("settings", "third");
    records.erase_local().unwrap();
    assert!(records.archive_local().unwrap().is_empty());
    records.sweep_local().unwrap();
    let texts = &records.store().texts;
    let words = ["first", "????", "third"];
    let left = texts
        .values()
        .filter(|text| words.iter().any(|word| text.contains(word)));
    assert_eq!(left.count(), 0, "{texts:?}");
    assert_eq!(texts["somebody/else/a"], "theirs");
}
