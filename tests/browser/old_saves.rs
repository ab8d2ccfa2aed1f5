//! Save files of every released version, restored through the page and opened game by game.

use std::fs;

use games::CARDS;
use store::{Archive, MatchCard};

use crate::harness::{browse, project_folder};
use crate::page::Page;

/// The save file of each version, oldest first.
fn save_files() -> Vec<String> {
    let all = project_folder().join("tests/saves");
    let files = (1..).map(|version: u32| all.join(version.to_string()).join("everything.txt"));
    let files: Vec<String> = files
        .map_while(|file| fs::read_to_string(file).ok())
        .collect();
    assert!(!files.is_empty(), "no version's save file is here");
    files
}

/// Returns the address of every game in a save file, and whether the game is over.
fn saved_games(file: &str) -> Vec<(String, &'static str)> {
    let archive = Archive::read(file).unwrap();
    let games = archive.records.iter().filter_map(|(name, body)| {
        let id = name.strip_prefix("game/")?;
        let card: MatchCard = serde_json::from_str(body.lines().next()?).ok()?;
        let goes_on = card.outcome.map_or("live", |_| "over");
        Some((format!("#/{}/game/{id}", card.game), goes_on))
    });
    games.collect()
}

fn check_restore(page: &Page, file: &str) {
    page.open("#/settings");
    page.upload_file("Restore a file", "lettercase-old.txt", file.as_bytes());
    page.press("Restore");
    page.announces("The file is restored.");
}

#[test]
fn every_game_of_an_old_save_file_opens_on_its_table() {
    for file in save_files() {
        browse(|page| {
            check_restore(page, &file);
            let games = saved_games(&file);
            assert!(games.len() >= 16, "{games:?}");
            for (address, goes_on) in &games {
                page.open(address);
                page.css(&format!("html[data-game={goes_on}]")).appears();
                assert!(!page.css("[data-kind=trouble]").exists(), "{address}");
            }
        });
    }
}

#[test]
fn bots_of_an_old_save_file_are_shown_by_their_plain_names() {
    for file in save_files() {
        browse(|page| {
            assert!(file.contains("The "), "bots had an article");
            check_restore(page, &file);
            page.open("#/games");
            page.says("Word Heist");
            assert!(!text_of(page).contains("Ada, The "), "{}", text_of(page));
            let (address, _) = &saved_games(&file)
                .into_iter()
                .find(|(address, _)| address.ends_with("heistbm"))
                .expect("a game with bots");
            page.open(address);
            page.css("html[data-game=live]").appears();
            for article in ["The Magpie", "The Mouse", "The Owl", "The Lynx"] {
                assert!(!text_of(page).contains(article), "{article}");
            }
        });
    }
}

/// All text on the page.
fn text_of(page: &Page) -> String {
    let text = page.css("body").eval("return part.textContent");
    text.as_str().unwrap_or_default().to_owned()
}

#[test]
fn forms_scores_and_decks_of_an_old_save_file_are_shown() {
    for file in save_files() {
        browse(|page| {
            check_restore(page, &file);
            for form in CARDS {
                page.open(&format!("#/{}/new", form.id));
                page.says("李雷");
            }
            page.open("#/one-letter-better/deck");
            page.says("More of the first");
            page.open("#/word-heist/practice");
            page.css(".steal-hints li").appears();
            page.open("#/board");
            page.part_in("Boards you kept", "button", "Medium, “zezeti”")
                .appears();
            assert!(!page.css("[data-kind=trouble]").exists());
        });
    }
}
