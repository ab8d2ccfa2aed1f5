//! What happens to a record on a device that does not want to keep it.

use lettercase::games::one_letter_better::{
    BestScores, Deck, Handicap, KeptDecks, Options, Preset,
};
use lettercase::screen::one_letter_better::DeckEditor;
use lettercase::screen::set_up::one_letter_better::SetUp;
use lettercase::storage::{Archive, ArchiveError, MemoryStore, Records, Trouble};

fn records() -> Records<MemoryStore> {
    Records::new(MemoryStore::default())
}

fn body(records: &Records<MemoryStore>, name: &str) -> Option<String> {
    records.load(name).body
}

/// Changes a letter in the middle of the text that holds `part`.
fn damage(records: &mut Records<MemoryStore>, part: &str) {
    let texts = &mut records.store_mut().texts;
    let changed = "?".repeat(part.len());
    let holders = texts.values_mut().filter(|text| text.contains(part));
    let count = holders
        .map(|text| *text = text.replace(part, &changed))
        .count();
    assert_eq!(count, 1, "one slot holds {part}");
}

fn damaged(recovered: bool) -> Option<Trouble> {
    let name = "game/1".to_owned();
    Some(Trouble::Damaged { name, recovered })
}

#[test]
fn the_newest_save_is_loaded() {
    let mut records = records();
    for text in ["first", "second", "third"] {
        records.save("game/1", text).unwrap();
        assert_eq!(body(&records, "game/1").as_deref(), Some(text));
    }
    assert_eq!(records.store().texts.len(), 2, "two slots, no more");
}

#[test]
fn a_damaged_newest_slot_falls_back_by_one_save() {
    let mut records = records();
    records.save("game/1", "first").unwrap();
    records.save("game/1", "second").unwrap();
    damage(&mut records, "second");
    let loaded = records.load("game/1");
    assert_eq!(loaded.body.as_deref(), Some("first"));
    assert_eq!(loaded.trouble, damaged(true));
}

#[test]
fn a_save_after_damage_keeps_the_good_slot_and_the_damaged_text() {
    let mut records = records();
    records.save("game/1", "first").unwrap();
    records.save("game/1", "second").unwrap();
    damage(&mut records, "second");
    records.save("game/1", "third").unwrap();
    assert_eq!(body(&records, "game/1").as_deref(), Some("third"));
    assert_eq!(records.load("game/1").trouble, None);
    assert!(records.archive().rescued["game/1"].contains("??????"));
    damage(&mut records, "third");
    assert_eq!(body(&records, "game/1").as_deref(), Some("first"));
}

#[test]
fn of_two_slots_with_one_number_the_one_that_is_read_is_not_written_over() {
    let mut records = records();
    for (name, text) in [("a", "read"), ("b", "not read"), ("b", "older")] {
        records.save(name, text).unwrap();
    }
    let texts = &mut records.store_mut().texts;
    texts.remove("lettercase/b/b");
    let other = texts.remove("lettercase/b/a").unwrap();
    texts.insert("lettercase/a/b".into(), other);
    assert_eq!(body(&records, "a").as_deref(), Some("read"));
    records.save("a", "newest").unwrap();
    let before = records.load_if("a", |text| text != "newest");
    assert_eq!(before.body.as_deref(), Some("read"));
}

/// Reads a record that is to be a number.
fn number(records: &mut Records<MemoryStore>) -> (Option<u32>, Option<Trouble>) {
    let mut read = None;
    let trouble = records.read("game/1", &mut |body| {
        read = body.parse().ok();
        read.is_some()
    });
    (read, trouble)
}

#[test]
fn what_is_sealed_but_not_understood_is_moved_aside_and_told() {
    let mut records = records();
    records.save("game/1", "1").unwrap();
    records.save("game/1", "two").unwrap();
    let (read, trouble) = number(&mut records);
    assert_eq!((read, trouble), (Some(1), damaged(true)));
    records.save("game/1", "3").unwrap();
    records.save("game/1", "4").unwrap();
    let archive = records.archive();
    assert_eq!(archive.rescued["game/1"], "two");
    assert_eq!(number(&mut records), (Some(4), None));
}

#[test]
fn nothing_that_was_moved_aside_is_written_over() {
    let mut records = records();
    for text in ["one", "two", "one"] {
        records.save("game/1", text).unwrap();
        let (read, trouble) = number(&mut records);
        assert_eq!((read, trouble), (None, damaged(false)));
    }
    let rescued = records.archive().rescued;
    let texts: Vec<&str> = rescued.values().map(String::as_str).collect();
    assert_eq!(texts, ["one", "two"]);
}

#[test]
fn two_damaged_slots_are_said_to_be_lost() {
    let mut records = records();
    records.save("game/1", "first").unwrap();
    damage(&mut records, "first");
    let loaded = records.load("game/1");
    assert_eq!((loaded.body, loaded.trouble), (None, damaged(false)));
}

#[test]
fn blocked_storage_keeps_all_in_memory() {
    let mut records = records();
    records.store_mut().blocked = true;
    assert_eq!(records.load("game/1").trouble, Some(Trouble::Blocked));
    assert_eq!(records.save("game/1", "first"), Err(Trouble::Blocked));
    assert_eq!(body(&records, "game/1").as_deref(), Some("first"));
    assert_eq!(records.names(), ["game/1"]);
    assert_eq!(records.archive().records["game/1"], "first");
    assert_eq!(records.remove("game/1"), Err(Trouble::Blocked));
    assert_eq!(body(&records, "game/1"), None);
    assert!(records.names().is_empty());
}

#[test]
fn what_is_erased_under_blocked_storage_can_be_brought_back() {
    let mut records = records();
    records.store_mut().blocked = true;
    records.save("game/1", "first").unwrap_err();
    let before = records.archive();
    records.erase().unwrap_err();
    assert!(records.names().is_empty());
    records.restore(&before).unwrap();
    assert_eq!(records.archive(), before);
}

#[test]
fn full_storage_keeps_the_stored_copy_and_holds_the_new_one() {
    let mut records = records();
    records.save("game/1", "first").unwrap();
    records.store_mut().room = Some(60);
    let long = "x".repeat(100);
    assert_eq!(records.save("game/1", &long), Err(Trouble::Full));
    assert_eq!(body(&records, "game/1"), Some(long));
    let stored = Records::new(records.store().clone());
    assert_eq!(body(&stored, "game/1").as_deref(), Some("first"));

    records.store_mut().room = None;
    records.save("game/1", "second").unwrap();
    let stored = Records::new(records.store().clone());
    assert_eq!(body(&stored, "game/1").as_deref(), Some("second"));
}

#[test]
fn a_newer_record_is_left_as_it_is() {
    let mut records = records();
    let newer = "LC9 1 2 3".to_owned();
    let texts = &mut records.store_mut().texts;
    texts.insert("lettercase/game/1/a".into(), newer.clone());
    let trouble = Trouble::Newer {
        name: "game/1".into(),
    };
    assert_eq!(records.load("game/1").trouble, Some(trouble.clone()));
    assert_eq!(records.save("game/1", "mine"), Err(trouble));
    assert_eq!(body(&records, "game/1").as_deref(), Some("mine"));
    let texts = &records.store().texts;
    assert_eq!((texts.len(), &texts["lettercase/game/1/a"]), (1, &newer));
}

#[test]
fn two_tabs_follow_each_others_numbers() {
    let mut one = records();
    one.save("game/1", "one").unwrap();
    let mut two = Records::new(one.store().clone());
    two.save("game/1", "two").unwrap();
    *one.store_mut() = two.store().clone();
    one.save("game/1", "one again").unwrap();
    assert_eq!(body(&one, "game/1").as_deref(), Some("one again"));
}

#[test]
fn other_pages_of_the_host_are_left_alone() {
    let mut records = records();
    let texts = &mut records.store_mut().texts;
    texts.insert("somebody/else/a".into(), "theirs".into());
    records.save("players", "Ada").unwrap();
    assert_eq!(records.names(), ["players"]);
    records.remove("players").unwrap();
    assert_eq!(records.store().texts.len(), 1);
}

#[test]
fn erasing_leaves_nothing_of_ours() {
    let mut records = records();
    let texts = &mut records.store_mut().texts;
    texts.insert("somebody/else/a".into(), "theirs".into());
    records.save("game/1", "first").unwrap();
    records.save("game/1", "second").unwrap();
    damage(&mut records, "second");
    records.save("game/1", "third").unwrap();
    records.erase().unwrap();
    assert_eq!(records.archive(), Archive::default());
    assert_eq!(records.store().texts.len(), 1);
}

#[test]
fn an_archive_brings_everything_back() {
    let mut records = records();
    records.save("players", "Ada, Grace \"Amazing\"").unwrap();
    records.save("game/1", "{\"moves\":[1,2]}").unwrap();
    let file = records.archive().write();
    let mut elsewhere = self::records();
    elsewhere.restore(&Archive::read(&file).unwrap()).unwrap();
    assert_eq!(elsewhere.archive(), records.archive());
}

/// What One Letter Better keeps on a device, brought elsewhere by a file.
#[test]
fn decks_best_scores_and_the_form_come_back_as_they_were() {
    let mut kinds = Deck::standard().kinds().to_vec();
    kinds.truncate(40);
    let own = Deck::new(kinds).unwrap();
    let mut decks = KeptDecks::default();
    decks.keep("Gran’s".parse().unwrap(), own.clone());
    let mut best = BestScores::default();
    let solo = Options::new(Preset::Solo.choices()).unwrap();
    best.enter(&solo, 212, "2025-01-31".parse().unwrap());
    let mut form = SetUp::default();
    form.set_deck(own.clone());
    form.set_handicap(
        &"Ada".parse().unwrap(),
        Handicap {
            bonus: 2,
            ..Handicap::default()
        },
    );
    let mut editor = DeckEditor::of(&own);
    editor.count("A".parse().unwrap(), 0);

    let mut records = records();
    for (name, body) in [
        ("one-letter-better/decks", serde_json::to_string(&decks)),
        ("one-letter-better/best", serde_json::to_string(&best)),
        ("one-letter-better/set-up", serde_json::to_string(&form)),
        ("one-letter-better/deck", serde_json::to_string(&editor)),
    ] {
        records.save(name, &body.unwrap()).unwrap();
    }
    let file = records.archive().write();
    records.erase().unwrap();
    assert!(body(&records, "one-letter-better/decks").is_none());
    records.restore(&Archive::read(&file).unwrap()).unwrap();
    let kept = |name: &str| body(&records, &format!("one-letter-better/{name}")).unwrap();
    assert_eq!(
        serde_json::from_str::<KeptDecks>(&kept("decks")).unwrap(),
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
fn every_damaged_or_cut_file_is_refused() {
    let mut records = records();
    records.save("players", "Ada").unwrap();
    let file = records.archive().write();
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
fn a_newer_and_an_empty_file_are_told_apart() {
    let newer = "Lettercase save file 2 whatever\n{}\n";
    assert_eq!(Archive::read(newer), Err(ArchiveError::Newer));
    let empty = Archive::default().write();
    assert_eq!(Archive::read(&empty), Err(ArchiveError::Empty));
}

#[test]
fn a_restore_that_does_not_fit_changes_nothing() {
    let mut records = records();
    records.save("a", "old").unwrap();
    let mut archive = records.archive();
    archive.records.insert("a".into(), "new".into());
    archive.records.insert("b".into(), "x".repeat(500));
    records.store_mut().room = Some(200);
    assert_eq!(records.restore(&archive), Err(Trouble::Full));
    assert_eq!(body(&records, "a").as_deref(), Some("old"));
    assert_eq!(records.names(), ["a"]);
}
