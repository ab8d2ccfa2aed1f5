//! How it looks, and what is kept: set, remembered, saved, brought back, erased.

use crate::harness::browse;
use crate::page::{Page, SIZES};

fn root(page: &Page, attribute: &str) -> Option<String> {
    page.css("html").attribute(attribute)
}

fn seat(page: &Page, name: &str) {
    page.open("#/players");
    page.fill("A new player’s name", name);
    page.press("Add");
    page.part("button", &format!("Change {name}")).appears();
}

#[test]
fn every_setting_shows_at_once_and_is_remembered() {
    let settings = [
        ("Paper", "Dark", "data-theme", "dark"),
        ("Contrast", "Strong", "data-contrast", "high"),
        ("Motion", "Still", "data-motion", "reduced"),
        ("Size of words", "Largest", "data-text", "largest"),
    ];
    browse(|page| {
        page.open("#/settings");
        for (group, option, attribute, word) in settings {
            page.choose(group, option);
            page.wait(option, || root(page, attribute).as_deref() == Some(word));
        }
        page.audit();
        page.screens("settings-strong-largest");
        page.resize(SIZES[0]);
        assert!(!page.scrolls_sideways(), "the largest words fit a phone");
        page.reload();
        for (group, option, attribute, word) in settings {
            page.part_in(group, "radio", option).becomes_chosen();
            assert_eq!(root(page, attribute).as_deref(), Some(word));
        }
    });
}

#[test]
fn a_saved_file_brings_everything_back() {
    browse(|page| {
        seat(page, "Ada");
        page.open("#/settings");
        page.choose("Paper", "Dark");
        let (name, file) = page.saved_file(|| page.press("Save a file"));
        assert!(
            name.starts_with("lettercase-") && name.ends_with(".txt"),
            "{name}"
        );

        page.press("Erase everything");
        page.part("dialog", "Erase everything here?").appears();
        page.press("Erase everything");
        page.announces("Everything is erased.");
        page.part_in("Paper", "radio", "As the device")
            .becomes_chosen();
        page.reload();

        page.give_file("Bring a file back", &name, &file);
        page.says("The file holds the list of players and your settings.");
        page.audit();
        page.press("Bring it back");
        page.announces("The file is brought back.");
        page.part_in("Paper", "radio", "Dark").becomes_chosen();
        page.open("#/players");
        page.part("button", "Change Ada").appears();
    });
}

#[test]
fn what_was_erased_can_be_taken_back() {
    browse(|page| {
        seat(page, "Ada");
        page.open("#/settings");
        page.press("Erase everything");
        page.part("dialog", "Erase everything here?").appears();
        page.press("Erase everything");
        page.announces("Everything is erased.");
        page.press("Undo");
        page.open("#/players");
        page.part("button", "Change Ada").appears();
    });
}

#[test]
fn a_file_that_is_not_ours_is_refused_and_changes_nothing() {
    browse(|page| {
        seat(page, "Ada");
        page.open("#/settings");
        let (_, mut file) = page.saved_file(|| page.press("Save a file"));
        page.give_file("Bring a file back", "letter.txt", b"Dear Ada,\n");
        page.says("That is not a Lettercase save file. Nothing has changed.");
        let middle = file.len() / 2;
        file[middle] ^= 1;
        page.give_file("Bring a file back", "damaged.txt", &file);
        page.says("That save file is damaged.");
        let newer = b"Lettercase save file 2 00000000\n{}\n";
        page.give_file("Bring a file back", "newer.txt", newer);
        page.says("A newer Lettercase wrote that file.");
        page.open("#/players");
        page.part("button", "Change Ada").appears();
    });
}
