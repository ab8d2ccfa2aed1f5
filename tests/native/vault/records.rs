//! One record: loaded late, removed and restored, packed, damaged, or newer.

use store::MemoryStore;
use store::vault::{
    ChangeOutcome, Content, DiskSnapshot, Generation, Keys, RecordEntry, RecordLines, RecordState,
    Rows, Vault, WriterId, read_entries, read_record,
};

use super::disk::commit;

const GAME: &str = "game/1";
const KEYS: Keys = Keys(Generation(0));

/// A page that opens a disk.
fn open_vault(disk: &Rows, writer: u64) -> Vault<MemoryStore> {
    let opening = DiskSnapshot {
        generation: Generation(0),
        disk: Some(read_entries(Generation(0), disk)),
    };
    Vault::open(WriterId(writer), MemoryStore::default(), opening)
}

/// A page that opens a disk and the game on it.
fn open_game(disk: &Rows, writer: u64) -> Vault<MemoryStore> {
    let mut vault = open_vault(disk, writer);
    vault.sync_record(GAME, stored_game(disk));
    vault
}

fn stored_game(disk: &Rows) -> Option<RecordEntry> {
    read_record(Generation(0), GAME, disk, |packed| {
        Some(packed.replace(';', "\n"))
    })
}

fn commit_changes(vault: &mut Vault<MemoryStore>, disk: &mut Rows) -> Vec<ChangeOutcome> {
    let transaction = vault.next_transaction().unwrap();
    let landed = commit(disk, &transaction);
    vault.finish_transaction(Ok(landed.clone()));
    landed
}

fn game_content(lines: &[&str]) -> Content {
    Content {
        head: format!("{} lines", lines.len()),
        lines: lines.iter().map(|line| (*line).to_owned()).collect(),
    }
}

/// A disk with a game of these lines.
fn disk_with_game(lines: &[&str]) -> Rows {
    let mut disk = Rows::new();
    let mut vault = open_vault(&disk, 1);
    vault.save(GAME, &game_content(lines));
    assert_eq!(
        commit_changes(&mut vault, &mut disk),
        [ChangeOutcome::Applied]
    );
    disk
}

#[test]
fn a_page_opens_by_reading_only_the_heads() {
    let disk = disk_with_game(&["1", "2"]);
    let vault = open_vault(&disk, 2);
    assert_eq!(vault.head(GAME), Some("2 lines"));
    assert_eq!(vault.get(GAME), None);
    let state = &vault.entry(GAME).unwrap().state;
    assert!(matches!(
        state,
        RecordState::Readable {
            lines: RecordLines::OnDisk(2),
            ..
        }
    ));
    assert_eq!(
        open_game(&disk, 2).get(GAME),
        Some(game_content(&["1", "2"]))
    );
}

#[test]
fn a_game_can_be_renamed_without_loading_it() {
    let mut disk = disk_with_game(&["1", "2"]);
    let mut vault = open_vault(&disk, 2);
    vault.save_head(GAME, "named");
    assert_eq!(
        commit_changes(&mut vault, &mut disk),
        [ChangeOutcome::Applied]
    );
    let named = open_game(&disk, 3).get(GAME).unwrap();
    assert_eq!(named.head, "named");
    assert_eq!(named.lines, ["1", "2"]);
}

#[test]
fn a_removed_game_is_restored_with_every_line() {
    let mut disk = disk_with_game(&["1", "2"]);
    let mut vault = open_vault(&disk, 2);
    vault.remove(GAME);
    assert_eq!(
        commit_changes(&mut vault, &mut disk),
        [ChangeOutcome::Applied]
    );
    assert_eq!(vault.names().count(), 0);
    assert_eq!(open_vault(&disk, 3).names().count(), 0);
    vault.restore(GAME);
    assert_eq!(
        commit_changes(&mut vault, &mut disk),
        [ChangeOutcome::Applied]
    );
    assert_eq!(vault.names().count(), 1);
    assert_eq!(
        open_game(&disk, 3).get(GAME),
        Some(game_content(&["1", "2"]))
    );
}

#[test]
fn a_delayed_step_does_not_restore_a_removed_game() {
    let mut disk = disk_with_game(&["1"]);
    let mut other = open_game(&disk, 2);
    other.save(GAME, &game_content(&["1", "2"]));
    let mut vault = open_vault(&disk, 3);
    vault.remove(GAME);
    commit_changes(&mut vault, &mut disk);
    assert_eq!(
        commit_changes(&mut other, &mut disk),
        [ChangeOutcome::Conflict]
    );
    assert_eq!(other.overtaken().collect::<Vec<_>>(), [GAME]);
    assert_eq!(open_vault(&disk, 4).names().count(), 0);
}

#[test]
fn a_new_game_with_a_removed_games_name_is_saved() {
    let mut disk = disk_with_game(&["1"]);
    let mut vault = open_vault(&disk, 2);
    vault.remove(GAME);
    vault.save(GAME, &game_content(&["a"]));
    commit_changes(&mut vault, &mut disk);
    assert_eq!(open_game(&disk, 3).get(GAME), Some(game_content(&["a"])));
}

#[test]
fn a_packed_game_is_one_row_and_reads_the_same() {
    let mut disk = disk_with_game(&["1", "2"]);
    let mut vault = open_vault(&disk, 2);
    let rev = vault.entry(GAME).unwrap().rev;
    vault.pack(GAME, rev, "1;2".into());
    assert_eq!(
        commit_changes(&mut vault, &mut disk),
        [ChangeOutcome::Applied]
    );
    let lines = KEYS.lines(GAME);
    assert!(!disk.keys().any(|key| key.starts_with(&lines)));
    assert_eq!(
        open_game(&disk, 3).get(GAME),
        Some(game_content(&["1", "2"]))
    );
    // A packed game can be renamed and stays packed; an undo restores the lines.
    let mut vault = open_vault(&disk, 4);
    vault.save_head(GAME, "named");
    commit_changes(&mut vault, &mut disk);
    assert!(disk.contains_key(&KEYS.pack(GAME)));
    let mut vault = open_game(&disk, 5);
    vault.save(GAME, &game_content(&["1"]));
    commit_changes(&mut vault, &mut disk);
    assert!(!disk.contains_key(&KEYS.pack(GAME)));
    assert_eq!(open_game(&disk, 6).get(GAME), Some(game_content(&["1"])));
}

#[test]
fn a_game_that_another_tab_played_on_is_not_packed() {
    let mut disk = disk_with_game(&["1"]);
    let mut vault = open_vault(&disk, 2);
    let rev = vault.entry(GAME).unwrap().rev;
    vault.pack(GAME, rev, "1".into());
    let mut other = open_game(&disk, 3);
    other.save(GAME, &game_content(&["1", "2"]));
    commit_changes(&mut other, &mut disk);
    assert_eq!(
        commit_changes(&mut vault, &mut disk),
        [ChangeOutcome::Conflict]
    );
    assert_eq!(
        vault.overtaken().count(),
        0,
        "nobody did anything that is lost"
    );
    assert_eq!(
        open_game(&disk, 4).get(GAME),
        Some(game_content(&["1", "2"]))
    );
}

#[test]
fn a_damaged_line_is_moved_aside_and_earlier_lines_stay() {
    let mut disk = disk_with_game(&["1", "2", "3"]);
    let damaged = format!("{}000001", KEYS.lines(GAME));
    let text = disk.get_mut(&damaged).unwrap();
    *text = text.replace('2', "?");
    let before = disk.clone();
    let mut vault = open_game(&disk, 2);
    assert_eq!(vault.get(GAME).unwrap().lines, ["1"]);
    let state = &vault.entry(GAME).unwrap().state;
    assert!(matches!(state, RecordState::Readable { lost: 2, .. }));
    vault.save(GAME, &game_content(&["1", "new"]));
    commit_changes(&mut vault, &mut disk);
    assert_eq!(
        open_game(&disk, 3).get(GAME),
        Some(game_content(&["1", "new"]))
    );
    for (key, text) in before.iter().filter(|(key, _)| key.contains(GAME)) {
        let aside = KEYS.aside_prefix(GAME);
        let lies = |(at, row): (&String, &String)| at.starts_with(&aside) && row == text;
        assert!(disk.iter().any(lies), "{key} was not moved aside");
    }
}

#[test]
fn a_damaged_head_is_moved_aside_before_the_next_save() {
    let mut disk = disk_with_game(&[]);
    let head = KEYS.head(GAME);
    disk.insert(head, "nonsense".into());
    let mut vault = open_vault(&disk, 2);
    assert_eq!(vault.head(GAME), None);
    assert_eq!(vault.names().collect::<Vec<_>>(), [GAME]);
    vault.save(GAME, &Content::from_text("again"));
    commit_changes(&mut vault, &mut disk);
    assert_eq!(open_vault(&disk, 3).head(GAME), Some("again"));
    assert!(disk.values().any(|text| text == "nonsense"));
}

#[test]
fn a_newer_versions_record_is_never_overwritten() {
    let mut disk = disk_with_game(&[]);
    let head = KEYS.head(GAME);
    disk.insert(head.clone(), "LC2 something new".into());
    let mut vault = open_vault(&disk, 2);
    vault.save(GAME, &game_content(&["1"]));
    assert_eq!(vault.next_transaction(), None);
    // A newer record can be removed, and is restored unchanged.
    vault.remove(GAME);
    commit_changes(&mut vault, &mut disk);
    assert_eq!(open_vault(&disk, 3).names().count(), 0);
    vault.restore(GAME);
    commit_changes(&mut vault, &mut disk);
    assert_eq!(disk[&head], "LC2 something new");
    assert_eq!(open_vault(&disk, 4).names().count(), 1);
}

#[test]
fn lines_that_cannot_be_parsed_are_moved_aside() {
    let mut disk = disk_with_game(&["1", "2", "3"]);
    let mut vault = open_game(&disk, 2);
    vault.mark_invalid(GAME, Some(2));
    assert_eq!(vault.get(GAME).unwrap().lines, ["1", "2"]);
    vault.save(GAME, &game_content(&["1", "2", "other"]));
    commit_changes(&mut vault, &mut disk);
    let found = open_game(&disk, 3).get(GAME).unwrap();
    assert_eq!(found.lines, ["1", "2", "other"]);
    let aside = KEYS.aside_prefix(GAME);
    assert!(
        disk.iter()
            .any(|(key, text)| key.starts_with(&aside) && text.ends_with(" 3"))
    );
}
