//! Settings and stored data: changed, remembered, saved, restored, erased.

use store::Archive;

use crate::harness::{Setup, browse};
use crate::page::{Page, SIZES};
use crate::sitting::{add_two_players, wait_for_game};

const BRING: &str = "Restore a file";

fn root_attribute(page: &Page, attribute: &str) -> Option<String> {
    page.css("html").attribute(attribute)
}

fn add_player(page: &Page, name: &str) {
    page.open("#/players");
    page.fill("A new player’s name", name);
    page.press("Add");
    page.part("button", &format!("Edit {name}")).appears();
}

#[test]
fn every_setting_takes_effect_at_once_and_is_remembered() {
    let settings = [
        ("Theme", "Dark", "data-theme", "dark"),
        ("Contrast", "Strong", "data-contrast", "high"),
        ("Motion", "Still", "data-motion", "reduced"),
        ("Text size", "Largest", "data-text", "largest"),
    ];
    browse(|page| {
        page.open("#/settings");
        for (group, option, attribute, word) in settings {
            page.choose(group, option);
            page.wait(option, || {
                root_attribute(page, attribute).as_deref() == Some(word)
            });
        }
        page.audit();
        page.check_all_sizes("settings-strong-largest");
        page.resize(SIZES[0]);
        assert!(!page.scrolls_sideways(), "the largest words fit a phone");
        page.reload();
        for (group, option, attribute, word) in settings {
            page.part_in(group, "radio", option).becomes_chosen();
            assert_eq!(root_attribute(page, attribute).as_deref(), Some(word));
        }
    });
}

#[test]
fn a_save_file_restores_everything() {
    browse(|page| {
        add_player(page, "Ada");
        page.open("#/settings");
        page.choose("Theme", "Dark");
        let (name, file) = page.capture_download(|| page.press("Save a file"));
        assert!(
            name.starts_with("lettercase-") && name.ends_with(".txt.gz"),
            "{name}"
        );

        page.press("Erase everything");
        page.part("dialog", "Erase everything here?").appears();
        page.press("Erase everything");
        page.announces("Everything is erased.");
        page.part_in("Theme", "radio", "Same as device")
            .becomes_chosen();
        page.reload();

        page.upload_file("Restore a file", &name, &file);
        page.says("The file holds the list of players and your settings.");
        page.audit();
        page.press("Restore");
        page.announces("The file is restored.");
        page.part_in("Theme", "radio", "Dark").becomes_chosen();
        page.open("#/players");
        page.part("button", "Edit Ada").appears();
    });
}

#[test]
fn erasing_can_be_undone() {
    browse(|page| {
        add_player(page, "Ada");
        page.open("#/settings");
        page.press("Erase everything");
        page.part("dialog", "Erase everything here?").appears();
        page.press("Erase everything");
        page.announces("Everything is erased.");
        page.press("Undo");
        page.open("#/players");
        page.part("button", "Edit Ada").appears();
    });
}

#[test]
fn a_foreign_file_is_refused_and_changes_nothing() {
    browse(|page| {
        add_player(page, "Ada");
        page.open("#/settings");
        let (_, mut file) = page.capture_download(|| page.press("Save a file"));
        page.upload_file("Restore a file", "letter.txt", b"Dear Ada,\n");
        page.says("That isn’t a Lettercase save file. Nothing has changed.");
        let middle = file.len() / 2;
        file[middle] ^= 1;
        page.upload_file("Restore a file", "damaged.txt", &file);
        page.says("That save file is damaged.");
        let newer = b"Lettercase save file 2 00000000\n{}\n";
        page.upload_file("Restore a file", "newer.txt", newer);
        page.says("A newer Lettercase wrote that file.");
        page.open("#/players");
        page.part("button", "Edit Ada").appears();
    });
}

/// Returns a save file with a game in it.
fn export_with_game(page: &Page) -> (Archive, Vec<u8>) {
    add_two_players(page);
    page.press("Play Paper Grid");
    page.press("Start");
    wait_for_game(page, "paper-grid");
    page.open("#/settings");
    let (_, file) = page.capture_download(|| page.press("Save a file"));
    let archive = Archive::read_file(&file);
    (archive.expect("it is a save file"), file)
}

#[test]
fn a_file_with_an_impossible_game_is_refused_as_a_whole() {
    browse(|page| {
        let (archive, file) = export_with_game(page);
        page.press("Erase everything");
        page.part("dialog", "Erase everything here?").appears();
        page.press("Erase everything");
        page.announces("Everything is erased.");
        // The same messages as on home, which opens files with games too.
        for (name, sound, broken, says) in [
            (
                "card.txt",
                r#""by":"person""#,
                r#""by":"nobody!""#,
                "That isn’t a Lettercase game. Nothing has changed.",
            ),
            (
                "step.txt",
                r#""steps":["#,
                r#""steps":[7,"#,
                "Step 1 of this game is damaged. Nothing has changed.",
            ),
            (
                "newer.txt",
                r#""format":"#,
                r#""format":9"#,
                "A newer Lettercase wrote this game. Reload this page to get the newer one. \
                 Nothing has changed.",
            ),
        ] {
            let mut file = archive.clone();
            for (name, body) in file.records.iter_mut() {
                if name.starts_with("game/") {
                    *body = body.replace(sound, broken);
                }
            }
            assert_ne!(file, archive, "{name} is as it was");
            page.upload_file(BRING, name, file.write().as_bytes());
            page.says(says);
            assert!(!page.part("dialog", BRING).exists(), "{name} is offered");
        }
        assert_eq!(page.saved_record("players"), None, "nothing came");
        page.audit();

        page.upload_file(BRING, "sound.txt", &file);
        page.says("The file holds a game");
        page.no_longer_says("Nothing has changed.");
        page.press("Restore");
        page.announces("The file is restored.");
        page.open("#/");
        page.part("link", "Go on: Paper Grid, Ada and Gran")
            .appears();
    });
}

#[test]
fn games_that_cannot_be_checked_are_not_restored() {
    Setup::new().with_proxy().browse(|page| {
        // Makes the chunk fail that reads the game's own data.
        page.proxy().answer_503("--deferred-");
        page.forgive("--deferred-");
        let (_, file) = export_with_game(page);
        page.upload_file(BRING, "unseen.txt", &file);
        page.says("Part of Lettercase didn’t load, so that file couldn’t be");
        assert!(!page.part("dialog", BRING).exists());
        page.proxy().heal();
        page.upload_file(BRING, "seen.txt", &file);
        page.says("The file holds a game");
    });
}
