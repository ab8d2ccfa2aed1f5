//! Finished games of a file are stored packed, as they are on a disk.

use store::vault::{Keys, RowRequest, WriterId, packed_lines};
use store::{Archive, MemoryStore, PackedGame, Records};

/// A finished game, as text and with its steps packed.
fn finished_game(steps: usize) -> (String, PackedGame) {
    let lines: Vec<String> = (0..steps)
        .map(|step| format!("{{\"at\":{step}}}"))
        .collect();
    let head = "{\"game\":\"toy\",\"outcome\":{}}\n{\"steps\":[".to_owned();
    let text = format!("{head}{}]}}", lines.join(","));
    let game = PackedGame {
        head,
        lines: steps,
        text: format!("packed {}", lines.join("|")),
        same: None,
    };
    (text, game)
}

fn archive_with_packed(name: &str, game: &PackedGame) -> Archive {
    let mut archive = Archive::default();
    archive.packed.insert(name.to_owned(), game.clone());
    archive
}

/// All stored records, with packed games unpacked.
fn unpacked_archive(records: &Records<MemoryStore>) -> Archive {
    let rows = records
        .read_rows(&[RowRequest::Prefix(String::new())])
        .unwrap();
    let start = Keys(records.generation()).pack("");
    let names = rows.keys().filter_map(|key| key.strip_prefix(&start));
    let unpack = |name: &str| {
        let text = packed_lines(records.generation(), name, &rows)?;
        let lines = text.strip_prefix("packed ")?.replace('|', "\n");
        Some((name.to_owned(), lines))
    };
    let unpacked = names.filter_map(unpack).collect();
    records.archive(&rows, &unpacked)
}

#[test]
fn packed_games_of_a_file_stay_packed_and_read_the_same() {
    let (text, game) = finished_game(3);
    for replaces in [false, true] {
        let mut records = Records::new(MemoryStore::default());
        records.save("settings", "{}");
        let archive = archive_with_packed("game/1", &game);
        if replaces {
            records.replace_local(&archive).unwrap();
        } else {
            records.merge_local(&archive, WriterId(9)).unwrap();
        }
        let here = unpacked_archive(&records);
        assert_eq!(here.records.get("game/1"), Some(&text));
        assert_eq!(here.records.contains_key("settings"), !replaces);
        let lines = records
            .store()
            .texts
            .keys()
            .filter(|key| key.contains("/line/"));
        assert_eq!(lines.count(), 0, "no step may be stored unpacked");
        let again = Records::new(records.store().clone());
        assert_eq!(unpacked_archive(&again), here);
    }
}

#[test]
fn a_packed_game_gets_another_name_if_a_different_game_has_it() {
    let ((_, game), (_, other)) = (finished_game(3), finished_game(4));
    let mut records = Records::new(MemoryStore::default());
    records
        .merge_local(&archive_with_packed("game/1", &game), WriterId(9))
        .unwrap();
    let mut archive = archive_with_packed("game/1", &game);
    assert_eq!(
        records.possible_duplicates(&archive),
        [("game/1".into(), "game/1".into())]
    );
    assert_eq!(
        records.possible_duplicates(&archive_with_packed("game/1", &other)),
        []
    );
    archive.packed.get_mut("game/1").unwrap().same = Some("game/1".into());
    let merging = records.merge_local(&archive, WriterId(10)).unwrap();
    assert_eq!(merging.games, ["game/1"]);
    assert_eq!(records.names(), ["game/1"]);
    let merging = records
        .merge_local(&archive_with_packed("game/1", &other), WriterId(11))
        .unwrap();
    assert_eq!(merging.games, ["game/12"]);
    assert_eq!(records.names(), ["game/1", "game/12"]);
    records.unmerge_local(&merging, WriterId(12)).unwrap();
    assert_eq!(records.names(), ["game/1"]);
    // The deleted game returns to its old name.
    records.remove("game/1");
    let merging = records.merge_local(&archive, WriterId(13)).unwrap();
    assert_eq!(merging.games, ["game/1"]);
    assert_eq!(records.names(), ["game/1"]);
    assert_eq!(unpacked_archive(&records).records.len(), 1);
}
