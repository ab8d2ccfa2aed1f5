//! Records that version 1 kept in two slots of the store, found when the page opens: all are
//! migrated once, and the slots are removed.

use lexicon::checksum::crc32;
use store::{MemoryStore, Records, StorageFault, StoreError};

use super::device::{ROWS, damage, damaged_record, record_body, reopen, was_moved_aside};

/// A text as version 1 sealed it.
fn sealed_text(sequence: u64, body: &str) -> String {
    let sum = crc32(format!("{sequence} {body}").as_bytes());
    format!("LC1 {sequence} {sum:08x} {body}")
}

/// A damaged slot: its text differs from the sealed one.
fn damaged_text(sequence: u64, body: &str) -> String {
    sealed_text(sequence, body).replace(body, &"?".repeat(body.len()))
}

fn store_with(slots: &[(&str, String)]) -> MemoryStore {
    let mut store = MemoryStore::default();
    for (key, text) in slots {
        store.texts.insert((*key).to_owned(), text.clone());
    }
    store
}

fn count_slots(store: &MemoryStore) -> usize {
    let ours = ["lettercase/", "lettercase-rescued/"];
    let keys = store.texts.keys();
    keys.filter(|key| ours.iter().any(|start| key.starts_with(start)))
        .count()
}

fn open_records(slots: &[(&str, String)]) -> Records<MemoryStore> {
    Records::new(store_with(slots))
}

#[test]
fn the_newest_slot_is_loaded_and_the_slots_are_removed() {
    for (a, b) in [
        ((1, "older"), (2, "newest")),
        ((12, "newest"), (11, "older")),
    ] {
        let mut records = open_records(&[
            ("lettercase/settings/a", sealed_text(a.0, a.1)),
            ("lettercase/settings/b", sealed_text(b.0, b.1)),
        ]);
        assert_eq!(record_body(&records, "settings").as_deref(), Some("newest"));
        assert_eq!(records.take_faults(), []);
        assert_eq!(records.names(), ["settings"]);
        assert_eq!(count_slots(records.store()), 0);
        let again = reopen(&records);
        assert_eq!(record_body(&again, "settings").as_deref(), Some("newest"));
        // The older text remains as the fallback.
        damage(&mut records, "head/settings", "newest");
        let fallen = record_body(&reopen(&records), "settings");
        assert_eq!(fallen.as_deref(), Some("older"));
    }
}

#[test]
fn a_damaged_newest_slot_falls_back_by_one_save_and_is_moved_aside() {
    let mut records = open_records(&[
        ("lettercase/settings/a", sealed_text(1, "first")),
        ("lettercase/settings/b", damaged_text(2, "second")),
    ]);
    assert_eq!(record_body(&records, "settings").as_deref(), Some("first"));
    assert_eq!(records.take_faults(), [damaged_record("settings", true)]);
    assert_eq!(records.take_faults(), [], "each problem is reported once");
    assert!(was_moved_aside(&records, "??????"));
    records.save("settings", "third");
    assert!(was_moved_aside(&records, "??????"));
    damage(&mut records, "head/settings", "third");
    let fallen = record_body(&reopen(&records), "settings");
    assert_eq!(fallen.as_deref(), Some("first"));
    assert_eq!(count_slots(records.store()), 0);
}

#[test]
fn of_two_slots_with_the_same_number_the_first_is_read_and_the_other_kept() {
    let records = open_records(&[
        ("lettercase/settings/a", sealed_text(1, "read")),
        ("lettercase/settings/b", sealed_text(1, "not read")),
    ]);
    assert_eq!(record_body(&records, "settings").as_deref(), Some("read"));
    let texts = &records.store().texts;
    assert!(texts[&format!("{ROWS}0/back/settings")].contains("not read"));
}

#[test]
fn two_damaged_slots_are_reported_lost_and_moved_aside() {
    let records = open_records(&[
        ("lettercase/settings/a", damaged_text(1, "first")),
        ("lettercase/settings/b", damaged_text(2, "other one")),
    ]);
    let loaded = records.load("settings");
    let lost = Some(damaged_record("settings", false));
    assert_eq!((loaded.body, loaded.trouble), (None, lost));
    for text in ["?????", "?????????"] {
        let texts = records.store().texts.values();
        let kept = texts.filter(|kept| kept.ends_with(&format!(" {text}")));
        assert!(kept.count() > 0, "{text}");
    }
    assert_eq!(count_slots(records.store()), 0);
}

#[test]
fn a_damaged_game_opens_up_to_the_damage() {
    let text = "{\"card\":1}\n{\"a\":1,\"steps\":[{\"s\":1},{\"s\":2},{\"s\":3}]}";
    let cut = &sealed_text(4, text)[..sealed_text(4, text).len() - 5];
    let mut records = open_records(&[("lettercase/game/1/a", cut.to_owned())]);
    assert_eq!(records.take_faults(), [damaged_record("game/1", true)]);
    let content = records.content("game/1").unwrap();
    assert_eq!(content.lines, ["{\"s\":1}", "{\"s\":2}"]);
    assert!(was_moved_aside(&records, cut));
}

#[test]
fn texts_moved_aside_by_version_1_stay_aside() {
    let records = open_records(&[
        ("lettercase/settings/a", sealed_text(1, "good")),
        ("lettercase-rescued/settings", "strange".into()),
        ("lettercase-rescued/settings/2", "stranger".into()),
        ("lettercase-rescued/gone", "of nothing".into()),
    ]);
    assert_eq!(record_body(&records, "settings").as_deref(), Some("good"));
    assert_eq!(records.names(), ["settings"]);
    let rescued = records.archive_local().unwrap().rescued;
    let mut texts: Vec<&str> = rescued.values().map(String::as_str).collect();
    texts.sort_unstable();
    assert_eq!(texts, ["of nothing", "strange", "stranger"]);
    assert_eq!(count_slots(records.store()), 0);
}

#[test]
fn a_newer_record_is_left_unchanged() {
    let newer = "LC9 1 2 3".to_owned();
    for other in [
        sealed_text(7, "older"),
        "LC8 another".into(),
        "nonsense".into(),
    ] {
        let mut records = open_records(&[
            ("lettercase/settings/a", newer.clone()),
            ("lettercase/settings/b", other.clone()),
        ]);
        let name = "settings".to_owned();
        let trouble = Some(StorageFault::Newer { name });
        assert_eq!(records.load("settings").trouble, trouble);
        records.save("settings", "mine");
        assert_eq!(reopen(&records).load("settings").trouble, trouble);
        let texts = &records.store().texts;
        let kept = |part: &str| texts.values().any(|text| text.contains(part));
        assert!(kept(&newer), "{texts:?}");
        let other = other.rsplit(' ').next().unwrap();
        assert!(kept(other), "{texts:?}");
    }
}

#[test]
fn blocked_storage_is_reported_and_no_slot_is_migrated() {
    let mut store = store_with(&[("lettercase/settings/a", sealed_text(1, "first"))]);
    store.blocked = true;
    let mut records = Records::new(store);
    assert_eq!(records.save_error(), Some(StoreError::Blocked));
    assert_eq!(records.load("settings").body, None);
    records.save("settings", "second");
    assert_eq!(record_body(&records, "settings").as_deref(), Some("second"));
    let mut store = records.store().clone();
    store.blocked = false;
    assert_eq!(count_slots(&store), 1);
    assert_eq!(
        record_body(&Records::new(store), "settings").as_deref(),
        Some("first")
    );
}

#[test]
fn full_storage_keeps_the_slots_and_holds_their_records_in_memory() {
    let text = "x".repeat(100);
    let mut store = store_with(&[("lettercase/settings/a", sealed_text(1, &text))]);
    store.room = Some(200);
    let mut records = Records::new(store);
    assert_eq!(records.save_error(), Some(StoreError::Full));
    assert_eq!(record_body(&records, "settings").as_ref(), Some(&text));
    assert_eq!(count_slots(records.store()), 1);
    records.store_mut().room = None;
    records.run_pending();
    assert_eq!(records.save_error(), None);
    assert_eq!(count_slots(records.store()), 0);
    assert_eq!(record_body(&reopen(&records), "settings"), Some(text));
}

#[test]
fn a_migrated_slot_is_not_migrated_again() {
    let slots = [("lettercase/settings/a", sealed_text(3, "of before"))];
    let mut records = open_records(&slots);
    records.save("settings", "now");
    // The browser was killed and goes back to a state in which the slot still existed.
    let mut store = records.store().clone();
    store.texts.extend(store_with(&slots).texts);
    let again = Records::new(store);
    assert_eq!(record_body(&again, "settings").as_deref(), Some("now"));
    assert_eq!(count_slots(again.store()), 0);
}

#[test]
fn a_leftover_slot_is_not_mistaken_for_a_new_save() {
    let (older, newest) = (sealed_text(3, "older"), sealed_text(4, "newest"));
    for left in [("a", &older), ("b", &newest)] {
        let mut records = open_records(&[
            ("lettercase/settings/a", older.clone()),
            ("lettercase/settings/b", newest.clone()),
            ("lettercase/game/1/a", older.clone()),
            ("lettercase/game/1/b", newest.clone()),
        ]);
        records.save("settings", "now");
        let mut store = records.store().clone();
        for name in ["settings", "game/1"] {
            let key = format!("lettercase/{name}/{}", left.0);
            store.texts.insert(key, left.1.clone());
        }
        let again = Records::new(store);
        assert_eq!(record_body(&again, "settings").as_deref(), Some("now"));
        assert_eq!(again.names(), ["game/1", "settings"]);
        assert_eq!(count_slots(again.store()), 0);
    }
}

#[test]
fn slots_written_later_by_a_version_1_page_are_migrated_too() {
    let mut records = open_records(&[
        ("lettercase/settings/a", sealed_text(3, "of before")),
        ("lettercase/game/1/a", sealed_text(3, "a game")),
    ]);
    let texts = &mut records.store_mut().texts;
    texts.insert(
        "lettercase/settings/b".into(),
        sealed_text(4, "chosen there"),
    );
    texts.insert("lettercase/game/1/b".into(), sealed_text(4, "played there"));
    let again = reopen(&records);
    assert_eq!(
        record_body(&again, "settings").as_deref(),
        Some("chosen there")
    );
    assert_eq!(record_body(&again, "game/1").as_deref(), Some("a game"));
    assert_eq!(
        record_body(&again, "game/12").as_deref(),
        Some("played there")
    );
    assert_eq!(count_slots(again.store()), 0);
}

#[test]
fn keys_of_other_pages_on_the_host_are_left_alone() {
    let theirs = [
        "somebody/else/a",
        "lettercase",
        "lettercase/",
        "lettercase/c",
    ];
    let mut slots: Vec<_> = theirs.map(|key| (key, "theirs".into())).into();
    slots.push(("lettercase/players/a", sealed_text(1, "Ada")));
    let records = open_records(&slots);
    assert_eq!(records.names(), ["players"]);
    for key in theirs {
        assert_eq!(records.store().texts[key], "theirs");
    }
}
