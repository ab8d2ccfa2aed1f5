//! Replacing everything in one step, and undoing it; and using the synchronous store as the disk.

use store::vault::generations::{cleanup_rows, go_back_rows, initial_rows};
use store::vault::{
    Content, DiskSnapshot, Generation, RowRequest, RowWrite, Rows, Vault, WriterId,
    current_generation, local, read_entries, read_record,
};
use store::{MemoryStore, StoreError};

use super::disk::commit;

fn write_rows(disk: &mut Rows, rows: Vec<RowWrite>) {
    for (key, text) in rows {
        match text {
            Some(text) => disk.insert(key, text),
            None => disk.remove(&key),
        };
    }
}

fn open_vault(disk: &Rows, writer: u64) -> Vault<MemoryStore> {
    let generation = current_generation(disk);
    let disk = Some(read_entries(generation, disk));
    Vault::open(
        WriterId(writer),
        MemoryStore::default(),
        DiskSnapshot { generation, disk },
    )
}

fn save_records(disk: &mut Rows, writer: u64, records: &[(&str, Content)]) {
    let mut vault = open_vault(disk, writer);
    for (name, content) in records {
        vault.save(name, content);
    }
    let transaction = vault.next_transaction().unwrap();
    let landed = commit(disk, &transaction);
    vault.finish_transaction(Ok(landed));
    assert!(vault.is_saved());
}

fn game_content(lines: &[&str]) -> Content {
    Content {
        head: format!("{} lines", lines.len()),
        lines: lines.iter().map(|line| (*line).to_owned()).collect(),
    }
}

/// Every readable record, with its lines.
fn all_records(disk: &Rows) -> Vec<(String, Content)> {
    let generation = current_generation(disk);
    let names = read_entries(generation, disk).into_keys();
    let read = |name: String| {
        let entry = read_record(generation, &name, disk, |_| None)?;
        Some((name, entry.content()?))
    };
    names.filter_map(read).collect()
}

fn disk_with_games() -> Rows {
    let mut disk = Rows::new();
    let records = [
        ("settings", Content::from_text("dark")),
        ("game/1", game_content(&["1", "2"])),
        ("game/2", game_content(&["a"])),
    ];
    save_records(&mut disk, 1, &records);
    disk
}

#[test]
fn erasing_and_its_undo_write_one_row_each() {
    let mut disk = disk_with_games();
    let (before, rows) = (all_records(&disk), disk.len());
    let erase = initial_rows(Generation(7), []);
    assert_eq!(erase.len(), 1);
    write_rows(&mut disk, erase);
    assert_eq!(all_records(&disk), []);
    let back = go_back_rows(Generation(0), Generation(7), &disk);
    assert_eq!(back.len(), 1);
    write_rows(&mut disk, back);
    assert_eq!(all_records(&disk), before);
    assert_eq!(disk.len(), rows + 1);
}

#[test]
fn a_save_file_replaces_everything_atomically() {
    let mut disk = disk_with_games();
    let before = all_records(&disk);
    let brought = [
        ("game/9".to_owned(), game_content(&["x", "y"])),
        ("players".to_owned(), Content::from_text("Ada")),
    ];
    let records = brought
        .iter()
        .map(|(name, content)| (name.as_str(), content));
    let rows = initial_rows(Generation(3), records);
    // If the write is cut off anywhere before the last row, nothing has changed.
    for cut in 0..rows.len() {
        let mut torn = disk.clone();
        write_rows(&mut torn, rows[..cut].to_vec());
        assert_eq!(all_records(&torn), before, "cut at {cut}");
    }
    write_rows(&mut disk, rows);
    assert_eq!(all_records(&disk), brought);
    // The restored game is continued.
    save_records(&mut disk, 4, &[("game/9", game_content(&["x", "y", "z"]))]);
    let back = go_back_rows(Generation(0), Generation(3), &disk);
    write_rows(&mut disk, back);
    let now = all_records(&disk);
    assert!(
        before.iter().all(|record| now.contains(record)),
        "all is back"
    );
    assert!(
        now.contains(&("game/9".to_owned(), game_content(&["x", "y", "z"]))),
        "and what was begun since"
    );
    assert_eq!(now.len(), before.len() + 1, "only the new line was added");
}

#[test]
fn records_beyond_any_undo_are_swept() {
    let mut disk = disk_with_games();
    write_rows(&mut disk, initial_rows(Generation(5), []));
    save_records(
        &mut disk,
        3,
        &[
            ("game/3", game_content(&["1"])),
            ("game/33", game_content(&["2"])),
        ],
    );
    let mut vault = open_vault(&disk, 4);
    vault.remove("game/3");
    let transaction = vault.next_transaction().unwrap();
    commit(&mut disk, &transaction);
    let before = all_records(&disk);
    let keys: Vec<String> = disk.keys().cloned().collect();
    write_rows(
        &mut disk,
        cleanup_rows(Generation(5), keys.iter().map(String::as_str)),
    );
    assert_eq!(all_records(&disk), before);
    assert!(
        !disk.values().any(|text| text.contains("dark")),
        "the previous generation is removed"
    );
    assert!(!disk.keys().any(|key| key.contains("line/game/3/")));
    // A delayed write of a step doesn't bring the removed game back.
    assert!(read_entries(Generation(5), &disk)["game/3"].gone);
}

/// Saves a game with the synchronous store as the disk.
fn vault_with_saved_game(store: &mut MemoryStore) -> Vault<MemoryStore> {
    let mut vault = open_vault(&Rows::new(), 1);
    vault.save("game/1", &game_content(&["1"]));
    vault.save("game/1", &game_content(&["1", "2"]));
    let transaction = vault.next_transaction().unwrap();
    vault.finish_transaction(Ok(local::run(store, &transaction).unwrap()));
    assert!(vault.is_saved());
    vault
}

#[test]
fn the_synchronous_store_can_serve_as_the_disk() {
    let mut store = MemoryStore::default();
    vault_with_saved_game(&mut store);
    let rows = local::read(&store, &[RowRequest::Prefix(String::new())]).unwrap();
    assert_eq!(
        all_records(&rows),
        [("game/1".to_owned(), game_content(&["1", "2"]))]
    );
}

#[test]
fn a_transaction_that_a_full_store_refuses_is_rolled_back_completely() {
    let mut store = MemoryStore::default();
    let mut vault = vault_with_saved_game(&mut store);
    let before = store.texts.clone();
    let taken: usize = before
        .iter()
        .map(|(key, text)| key.len() + text.len())
        .sum();
    vault.save("game/1", &game_content(&["1", "2", "3", "4"]));
    let transaction = vault.next_transaction().unwrap();
    let mut refused = 0;
    for room in taken.. {
        store.room = Some(room);
        match local::run(&mut store, &transaction) {
            Err(why) => {
                assert_eq!(why, StoreError::Full);
                assert_eq!(store.texts, before, "with room for {room}");
                refused += 1;
            }
            Ok(landed) => {
                vault.finish_transaction(Ok(landed));
                break;
            }
        }
    }
    assert!(refused > 10, "{refused}");
    assert!(vault.is_saved());
}
