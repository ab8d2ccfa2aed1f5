//! Saves of every version that was released, opened by this one.
//!
//! `tests/saves/N/` holds what version N wrote: journals in the middle of games and at
//! their end, forms, best scores, decks, practice, settings, players, the studio, a save
//! file with all of it, and the raw slots of a device. `facts.txt` beside them says what
//! that version found in them. Nothing in these folders is ever changed or removed.
//!
//! To keep what this version writes, once for a release:
//!
//! ```sh
//! LETTERCASE_KEEP_SAVES=2 cargo test --test saves
//! ```
#![allow(missing_docs, clippy::unwrap_used, clippy::indexing_slicing)]

#[cfg(test)]
mod facts;
#[cfg(test)]
mod keep;
#[cfg(test)]
mod play;

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use lettercase::games;
    use lettercase::storage::{Archive, MemoryStore, Records, Store};
    use lettercase::table::{Shelf, games_in, leaves};

    use crate::facts::{Folder, facts};
    use crate::keep;

    fn all() -> PathBuf {
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/saves")
    }

    /// The folder of each version, the oldest first.
    fn versions() -> Vec<Folder> {
        let numbers = (1..).map(|version: u32| all().join(version.to_string()));
        let kept: Vec<_> = numbers.take_while(|folder| folder.is_dir()).collect();
        assert!(!kept.is_empty(), "no version's saves are here");
        kept.iter().map(|folder| Folder::read(folder)).collect()
    }

    #[test]
    fn every_version_s_saves_say_what_they_said() {
        for folder in versions() {
            let told = facts(&folder);
            assert_eq!(told, folder.text("facts.txt"), "{}", folder.name);
        }
    }

    #[test]
    fn every_version_s_save_file_comes_back_whole() {
        for folder in versions() {
            let archive = Archive::read(folder.text("everything.txt")).unwrap();
            for (name, body) in &folder.records {
                assert_eq!(archive.records.get(name), Some(body), "{name}");
            }
            let games = games_in(&archive).unwrap();
            let records = archive.records.keys();
            let expected = records.filter(|name| name.starts_with("game/")).count();
            assert!(expected >= 16, "{expected} games");
            assert_eq!(games.len(), expected);
            for (game, journal) in games {
                assert_eq!(games::sound(&game, &journal), Ok(()), "{game}");
            }
            let mut records = Records::new(MemoryStore::default());
            records.restore(&archive).unwrap();
            for (name, body) in &folder.records {
                assert_eq!(records.load(name).body.as_ref(), Some(body), "{name}");
            }
        }
    }

    #[test]
    fn every_version_s_games_are_taken_apart_step_by_step() {
        for folder in versions() {
            let games = folder.records.iter();
            for (name, body) in games.filter(|(name, _)| name.starts_with("game/")) {
                let content = leaves::apart(body);
                assert!(!content.lines.is_empty(), "{name} is in one piece");
                assert_eq!(&leaves::together(&content), body, "{name}");
            }
        }
    }

    #[test]
    fn every_version_s_slots_are_read_on_a_device() {
        for folder in versions() {
            let slots: Vec<(String, String)> =
                serde_json::from_str(folder.text("slots.json")).unwrap();
            let mut store = MemoryStore::default();
            for (key, text) in slots {
                store.set(&key, &text).unwrap();
            }
            let mut records = Records::new(store);
            for (name, body) in &folder.records {
                let loaded = records.load(name);
                assert_eq!(loaded.body.as_ref(), Some(body), "{name}");
                assert_eq!(loaded.trouble, None, "{name}");
            }
            let shelf = Shelf::new(&mut records);
            let cards = shelf.list();
            let games = folder.records.keys();
            let games = games.filter(|name| name.starts_with("game/"));
            assert_eq!(cards.len(), games.count());
            for (id, card) in cards {
                assert!(card.is_ok(), "{id}: {card:?}");
            }
        }
    }

    /// What is kept for a release is a recipe, so that the next release can be kept by it
    /// too; what it makes now is read like everything that was kept.
    #[test]
    fn what_this_version_writes_can_be_kept() {
        let made = keep::everything();
        let told = facts(&made);
        assert!(told.lines().count() > made.records.len() / 2, "{told}");
        if let Ok(version) = std::env::var("LETTERCASE_KEEP_SAVES") {
            let version: u32 = version.parse().unwrap();
            let folder = all().join(version.to_string());
            assert!(!folder.exists(), "version {version} is kept already");
            made.write(&folder, &told);
        }
    }
}
