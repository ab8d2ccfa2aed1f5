//! Saves of every released version, opened by this one.
//!
//! `tests/saves/N/` holds what version N wrote: journals in the middle of games and at their end,
//! forms, best scores, decks, practice, settings, players, the studio, a save file with all of it,
//! and the synchronous store's contents on a device without a disk: the slots of version 1
//! (`slots.json`), the rows of later versions (`rows.json`). `facts.txt` in the same folder says
//! what that version found in them. Nothing in these folders is ever changed or removed.
//!
//! To keep what this version writes, once for a release:
//!
//! ```sh
//! LETTERCASE_KEEP_SAVES=3 cargo test --test native saves
//! ```

mod accounts;
mod days;
mod facts;
mod going_on;
mod keep;
mod people;
mod play;

mod tests {
    use std::collections::BTreeMap;
    use std::path::PathBuf;

    use c_u_letter_rules::CULetter;
    use one_letter_better_rules::OneLetterBetter;
    use paper_grid_rules::PaperGrid;
    use store::vault::{Generation, RowRequest, Rows, WriterId, local};
    use store::{Archive, GameShelf, MemoryStore, Records, StoreError, game_lines, journals_in};
    use word_heist_rules::WordHeist;

    use super::facts::{SaveFolder, describe_folder, kept_facts, without_type_names};
    use super::going_on::assert_game_continues;
    use super::keep;

    fn saves_folder() -> PathBuf {
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/saves")
    }

    /// The folder of each version, the oldest first.
    pub fn versions() -> Vec<SaveFolder> {
        let numbers = (1..).map(|version: u32| saves_folder().join(version.to_string()));
        let kept: Vec<_> = numbers.take_while(|folder| folder.is_dir()).collect();
        assert!(!kept.is_empty(), "tests/saves is empty");
        kept.iter().map(|folder| SaveFolder::read(folder)).collect()
    }

    #[test]
    fn renaming_a_type_changes_no_fact() {
        let found = without_type_names("Sum { won: 1, by: [Rung(3)] }, 2 { x } of Ada {");
        assert_eq!(found, " { won: 1, by: [Rung(3)] }, 2 { x } of  {");
        assert_eq!(without_type_names("no struct"), "no struct");
    }

    #[test]
    fn saves_of_every_version_give_the_same_facts() {
        for folder in versions() {
            let told = describe_folder(&folder);
            let wanted = kept_facts(&folder);
            assert_eq!(told, wanted, "{}", folder.name);
        }
    }

    #[test]
    fn save_files_of_every_version_round_trip() {
        for folder in versions() {
            let archive = Archive::read(folder.text("everything.txt")).unwrap();
            for (name, body) in &folder.records {
                assert_eq!(archive.records.get(name), Some(body), "{name}");
            }
            let games = journals_in(&archive).unwrap();
            let records = archive.records.keys();
            let expected = records.filter(|name| name.starts_with("game/")).count();
            assert!(expected >= 16, "{expected} games");
            assert_eq!(games.len(), expected);
            for (game, journal) in games {
                assert_eq!(games::check_journal(&game, &journal), Ok(()), "{game}");
            }
            let mut records = Records::new(MemoryStore::default());
            records.replace_local(&archive).unwrap();
            assert_eq!(load_all_records(&mut records), folder.records);
            let mut records = Records::new(MemoryStore::default());
            records.merge_local(&archive, WriterId(9)).unwrap();
            assert_eq!(load_all_records(&mut records), folder.records);
            let again = records.archive_local().unwrap();
            assert_eq!(again.records, archive.records);
        }
    }

    /// These journals are in the middle of games with bots.
    #[test]
    fn saved_games_with_bots_of_every_version_continue() {
        for folder in versions() {
            let journal = |name: &str| {
                let body = &folder.records[&format!("game/{name}")];
                body.split_once('\n').unwrap().1
            };
            assert_game_continues::<PaperGrid>(journal("gridbm"));
            assert_game_continues::<WordHeist>(journal("heistbm"));
            assert_game_continues::<OneLetterBetter>(journal("betterbm"));
            assert_game_continues::<CULetter>(journal("letterbm"));
        }
    }

    #[test]
    fn saved_games_of_every_version_split_into_rows_and_join_again() {
        for folder in versions() {
            let games = folder.records.iter();
            for (name, body) in games.filter(|(name, _)| name.starts_with("game/")) {
                let content = game_lines::split_game(body);
                assert!(!content.lines.is_empty(), "{name} is in one piece");
                assert_eq!(&game_lines::join_game(&content), body, "{name}");
            }
        }
    }

    /// A version's device: the contents of its synchronous store.
    fn device_store(folder: &SaveFolder) -> MemoryStore {
        let texts = folder.texts.get("slots.json");
        let texts = texts.unwrap_or_else(|| &folder.texts["rows.json"]);
        let texts: Vec<(String, String)> = serde_json::from_str(texts).unwrap();
        MemoryStore {
            texts: texts.into_iter().collect(),
            ..MemoryStore::default()
        }
    }

    /// Every record with its lines, loaded on demand.
    fn load_all_records(records: &mut Records<MemoryStore>) -> BTreeMap<String, String> {
        let names = records.names().into_iter();
        let each = names.map(|name| {
            assert_eq!(records.load(&name).trouble, None, "{name}");
            let text = game_lines::join_game(&records.content(&name).unwrap());
            (name, text)
        });
        each.collect()
    }

    /// Checks that every saved record is there, has the same facts as before, and opens.
    fn assert_finds_all(
        mut records: Records<MemoryStore>,
        folder: &SaveFolder,
    ) -> Records<MemoryStore> {
        assert_eq!(records.take_faults(), []);
        let found = SaveFolder {
            name: folder.name.clone(),
            records: load_all_records(&mut records),
            texts: folder.texts.clone(),
        };
        assert_eq!(found.records, folder.records);
        let wanted = kept_facts(folder);
        assert_eq!(describe_folder(&found), wanted, "{}", folder.name);
        let shelf = GameShelf::new(&mut records);
        let entries = shelf.entries();
        let games = folder.records.keys();
        let games = games.filter(|name| name.starts_with("game/"));
        assert_eq!(entries.len(), games.count());
        for spine in entries {
            let card = shelf.card(&spine.id);
            let card = card.unwrap_or_else(|why| panic!("{}: {why:?}", spine.id));
            let told = (card.outcome.is_some(), Some(card.played));
            assert_eq!((spine.over, spine.played), told, "{}", spine.id);
        }
        records
    }

    fn count_slots(store: &MemoryStore) -> usize {
        let keys = store.texts.keys();
        keys.filter(|key| key.starts_with("lettercase/")).count()
    }

    #[test]
    fn devices_of_every_version_are_read_without_a_disk() {
        for folder in versions() {
            let store = device_store(&folder);
            let records = assert_finds_all(Records::new(store), &folder);
            assert_eq!(records.save_error(), None);
            assert_eq!(count_slots(records.store()), 0, "the slots are removed");
            assert_finds_all(Records::new(records.store().clone()), &folder);
        }
    }

    #[test]
    fn devices_of_every_version_migrate_to_a_disk() {
        for folder in versions() {
            let store = device_store(&folder);
            let (before, count) = (store.texts.clone(), count_slots(&store));
            let mut records = Records::on_disk(store, WriterId(1), Generation(0), &Rows::new());
            // Nothing is removed before the disk has it.
            let lies = |records: &Records<MemoryStore>| {
                let now = &records.store().texts;
                before.iter().all(|(key, text)| now.get(key) == Some(text))
            };
            assert!(lies(&records));
            let transaction = records.vault().next_transaction().unwrap();
            records.vault().finish_transaction(Err(StoreError::Full));
            records.run_pending();
            assert!(lies(&records));
            let again = records.vault().next_transaction().unwrap();
            assert_eq!(again, transaction);
            let mut disk = MemoryStore::default();
            let landed = local::run(&mut disk, &again);
            records.vault().finish_transaction(landed);
            records.run_pending();
            assert!(
                count == 0 || records.store().texts.is_empty(),
                "all is let go"
            );
            assert_finds_all(records, &folder);
            let rows = local::read(&disk, &[RowRequest::Prefix(String::new())]).unwrap();
            let opened =
                Records::on_disk(MemoryStore::default(), WriterId(2), Generation(0), &rows);
            assert_eq!(opened.names().len(), folder.records.len());
            assert_finds_all(Records::new(disk), &folder);
        }
    }

    #[test]
    fn a_full_store_loses_nothing_during_migration() {
        for folder in versions() {
            let mut full = device_store(&folder);
            let taken = full.texts.iter().map(|(key, text)| key.len() + text.len());
            full.room = Some(taken.sum::<usize>() + 10);
            let (before, count) = (full.texts.clone(), count_slots(&full));
            let records = assert_finds_all(Records::new(full), &folder);
            if count > 0 {
                assert_eq!(records.save_error(), Some(StoreError::Full));
                let now = &records.store().texts;
                assert!(before.iter().all(|(key, text)| now.get(key) == Some(text)));
            }
            let mut blocked = device_store(&folder);
            blocked.blocked = true;
            let records = Records::new(blocked);
            assert_eq!(records.save_error(), Some(StoreError::Blocked));
            assert_eq!(records.store().texts, before);
        }
    }

    /// What is saved for a release comes from a recipe, so that the next release can be saved the
    /// same way; what it makes now is read like all saved versions.
    #[test]
    fn saves_of_this_version_are_complete_and_can_be_kept() {
        let made = keep::save_everything();
        let told = describe_folder(&made);
        assert!(told.lines().count() > made.records.len() / 2, "{told}");
        if let Ok(version) = std::env::var("LETTERCASE_KEEP_SAVES") {
            let version: u32 = version.parse().unwrap();
            let folder = saves_folder().join(version.to_string());
            assert!(
                !folder.exists(),
                "the saves of version {version} exist already"
            );
            made.write(&folder, &told);
        }
    }
}
