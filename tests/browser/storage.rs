//! A browser that keeps nothing, has no room, or hands back damaged or newer things.

use crate::harness::{Setup, browse};
use crate::page::Page;

const PLAYERS: &str = "lettercase/players/a";

fn seat(page: &Page, name: &str) {
    page.fill("A new player’s name", name);
    page.press("Add");
    page.part("button", &format!("Change {name}")).appears();
}

#[test]
fn blocked_storage_is_told_once_and_play_goes_on() {
    Setup::new().storage_blocked().browse(|page| {
        page.open("#/players");
        page.announces("This browser lets Lettercase keep nothing.");
        page.screens("storage-blocked");
        page.audit_themes();
        page.press("Put this notice away");
        seat(page, "Ada");
        seat(page, "Gran");
        assert!(!page.css(".notices .notice").is_there(), "it is told once");
        page.open("#/settings");
        page.press("Erase everything");
        page.part("dialog", "Erase everything here?").appears();
        page.press("Erase everything");
        page.announces("Everything is erased.");
        page.press("Undo");
        page.open("#/");
        page.says("Gran");
    });
}

#[test]
fn full_storage_is_told_once_and_nothing_stored_is_lost() {
    browse(|page| {
        page.open("#/players");
        seat(page, "Ada");
        page.fill_storage();
        seat(page, "Gran");
        page.announces("There is no room left on this device.");
        page.press("Put this notice away");
        seat(page, "Žofie");
        assert!(!page.css(".notices .notice").is_there(), "it is told once");
        page.open("#/");
        page.says("Žofie");
        page.reload();
        page.says("Ada");
        page.empty_storage_again();
        page.open("#/players");
        seat(page, "Mary");
        page.reload();
        page.part("button", "Change Mary").appears();
    });
}

#[test]
fn a_damaged_record_falls_back_and_says_so() {
    browse(|page| {
        page.open("#/players");
        seat(page, "Ada");
        seat(page, "Gran");
        let newest = page.newest_slot("players");
        let text = page.stored(&newest).unwrap_or_default();
        assert!(text.contains("Gran"), "{newest} holds {text}");
        page.store(&newest, &text.replace("Gran", "Grin"));
        page.reload();
        page.announces("The last change to the list of players was damaged.");
        page.part("button", "Change Ada").appears();
        assert!(!page.part("button", "Change Gran").is_there());
        seat(page, "Mary");
        let rescued = page.stored("lettercase-rescued/players");
        assert!(rescued.is_some_and(|text| text.contains("Grin")));
    });
}

#[test]
fn a_newer_record_is_left_as_it_is() {
    browse(|page| {
        page.open("#/");
        page.store(PLAYERS, "LC2 something new");
        page.reload();
        page.announces("The list of players was kept by a newer Lettercase");
        page.open("#/players");
        seat(page, "Ada");
        assert_eq!(page.stored(PLAYERS).as_deref(), Some("LC2 something new"));
        assert_eq!(page.stored("lettercase/players/b"), None);
    });
}
