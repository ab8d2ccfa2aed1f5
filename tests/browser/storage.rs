//! Browsers with trouble storing: blocked storage, no room, damaged or newer records, or data of
//! the previous version.

use lexicon::checksum::crc32;

use crate::harness::{Setup, browse};
use crate::page::Page;

fn add_player(page: &Page, name: &str) {
    page.fill("A new player’s name", name);
    page.press("Add");
    page.part("button", &format!("Edit {name}")).appears();
}

/// Returns a text as the first version stored it: with a number and a checksum.
fn seal_with_checksum(number: u64, body: &str) -> String {
    let sum = crc32(format!("{number} {body}").as_bytes());
    format!("LC1 {number} {sum:08x} {body}")
}

/// A list of players with these names.
fn player_list(names: &[&str]) -> String {
    let mut roster = game::Roster::default();
    for name in names {
        roster.add(name).expect("the name is valid");
    }
    serde_json::to_string(&roster).expect("it is written")
}

#[test]
fn blocked_storage_is_reported_once_and_play_continues() {
    Setup::new().block_storage().browse(|page| {
        page.open("#/players");
        page.announces("This browser won’t let Lettercase save anything.");
        page.part("link", "Nothing is saved").appears();
        page.check_all_sizes("storage-blocked");
        page.audit_themes();
        page.press("Close this notice");
        add_player(page, "Ada");
        add_player(page, "Gran");
        assert!(!page.css(".notices .notice").exists(), "it's shown once");
        page.part("link", "Nothing is saved").appears();
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
fn data_refused_by_a_full_disk_is_marked_and_written_later() {
    browse(|page| {
        page.open("#/players");
        add_player(page, "Ada");
        page.wait_until_saved();
        page.fail_disk_writes("QuotaExceededError");
        add_player(page, "Gran");
        page.part("link", "Not saved: no room").appears();
        page.check_all_sizes("storage-full");
        page.audit_themes();
        // The record is written without any action by the player.
        page.allow_disk_writes();
        page.part("link", "Not saved: no room").disappears();
        page.wait_until_saved();
        let kept = page.saved_record("players").unwrap_or_default();
        assert!(kept.contains("Gran"), "{kept}");
        page.reload();
        page.part("button", "Edit Gran").appears();
    });
}

#[test]
fn unwritten_acts_are_in_the_write_ahead_log() {
    browse(|page| {
        page.open("#/players");
        add_player(page, "Ada");
        page.wait_until_saved();
        page.fail_disk_writes("UnknownError");
        add_player(page, "Gran");
        page.part("link", "Not saved").appears();
        assert!(
            !page
                .saved_record("players")
                .unwrap_or_default()
                .contains("Gran")
        );
        page.reload();
        page.part("button", "Edit Gran").appears();
        page.wait_until_saved();
        assert!(
            page.saved_record("players")
                .unwrap_or_default()
                .contains("Gran")
        );
        let tail = page.local_storage_keys().into_iter();
        let tail: Vec<_> = tail.filter(|key| key.contains("tail")).collect();
        assert!(tail.is_empty(), "{tail:?}");
    });
}

#[test]
fn a_full_write_ahead_log_loses_nothing() {
    browse(|page| {
        page.open("#/players");
        add_player(page, "Ada");
        page.fill_storage();
        add_player(page, "Gran");
        page.wait_until_saved();
        page.reload();
        page.part("button", "Edit Gran").appears();
        page.clear_filler();
    });
}

#[test]
fn data_cleared_in_another_tab_is_written_again() {
    browse(|page| {
        page.open("#/players");
        add_player(page, "Ada");
        page.wait_until_saved();
        for key in page.rows().keys() {
            page.write_row(key, None);
        }
        add_player(page, "Gran");
        page.wait_until_saved();
        page.reload();
        page.part("button", "Edit Ada").appears();
        page.part("button", "Edit Gran").appears();
    });
}

#[test]
fn a_damaged_record_falls_back_and_says_so() {
    browse(|page| {
        page.open("#/players");
        add_player(page, "Ada");
        add_player(page, "Gran");
        page.wait_until_saved();
        page.damage_row("head/players", "Gran");
        page.reload();
        page.announces("The last change to the list of players was damaged.");
        page.part("button", "Edit Ada").appears();
        assert!(!page.part("button", "Edit Gran").exists());
        add_player(page, "Mary");
        page.wait_until_saved();
        let rows = page.rows().into_iter();
        let aside: Vec<_> = rows.filter(|(key, _)| key.contains("aside")).collect();
        assert!(
            aside.iter().any(|(_, text)| text.contains("narG")),
            "{aside:?}"
        );
    });
}

#[test]
fn a_newer_record_is_left_unchanged() {
    browse(|page| {
        page.open("#/");
        page.wait_until_saved();
        let newer = "LC2 something new".to_owned();
        page.write_row("0/head/players", Some(&newer));
        page.reload();
        page.announces("The list of players was saved by a newer Lettercase");
        page.open("#/players");
        add_player(page, "Ada");
        page.wait_until_saved();
        assert_eq!(page.rows().get("0/head/players"), Some(&newer));
    });
}

#[test]
fn records_of_the_first_version_are_transferred_once() {
    browse(|page| {
        page.open("#/about");
        page.wait_until_saved();
        page.set_local_storage_item(
            "lettercase/players/a",
            &seal_with_checksum(1, &player_list(&["Ada"])),
        );
        page.set_local_storage_item(
            "lettercase/players/b",
            &seal_with_checksum(2, &player_list(&["Ada", "Gran"])),
        );
        page.set_local_storage_item(
            "lettercase/settings/a",
            &seal_with_checksum(7, "{\"theme\":\"dark\"}"),
        );
        page.open("#/players");
        page.reload();
        page.part("button", "Edit Gran").appears();
        page.css("html[data-theme=dark]").appears();
        page.wait_until_saved();
        let slots = page.local_storage_keys().into_iter();
        let slots: Vec<_> = slots.filter(|key| key.starts_with("lettercase/")).collect();
        assert!(slots.is_empty(), "{slots:?}");
        page.reload();
        page.part("button", "Edit Gran").appears();
    });
}

#[test]
fn the_other_slot_replaces_a_damaged_slot_of_the_first_version() {
    browse(|page| {
        page.open("#/about");
        page.wait_until_saved();
        page.set_local_storage_item(
            "lettercase/players/a",
            &seal_with_checksum(1, &player_list(&["Ada"])),
        );
        let newest = seal_with_checksum(2, &player_list(&["Ada", "Gran"]));
        page.set_local_storage_item("lettercase/players/b", &newest.replace("Gran", "Grin"));
        page.open("#/players");
        page.reload();
        page.announces("The last change to the list of players was damaged.");
        page.part("button", "Edit Ada").appears();
        page.wait_until_saved();
        let kept = page.rows();
        assert!(kept.values().any(|text| text.contains("Grin")), "{kept:?}");
    });
}

/// Prefixes of the page's disk script that simulate a browser without IndexedDB, or with one that
/// never answers.
const NO_DISK: &str = "Object.defineProperty(globalThis, 'indexedDB', { value: undefined });";
const HANGS: &str = "IDBFactory.prototype.open = () => ({});";
const LATE: &str = "const atOnce = IDBFactory.prototype.open;\
    IDBFactory.prototype.open = function (...what) {\
      const asked = {};\
      globalThis.answerNow = () => {\
        IDBFactory.prototype.open = atOnce;\
        const late = atOnce.apply(this, what);\
        for (const on of ['onupgradeneeded', 'onerror', 'onsuccess']) {\
          late[on] = () => {\
            Object.assign(asked, { result: late.result });\
            asked[on]();\
          };\
        }\
      };\
      return asked;\
    };";

/// Puts a prefix in front of the page's disk script until `heal_disk_script` is called. After a
/// reload WebKit reruns a script that it preloaded, whatever the server sends by then, so the
/// prefix itself checks whether it has been healed.
fn spoil_disk_script(page: &Page, beginning: &str) {
    let asks = format!("if (sessionStorage.getItem('healed') === null) {{ {beginning} }}");
    page.proxy().prepend_script("disk.js", &asks);
}

fn heal_disk_script(page: &Page) {
    page.proxy().heal();
    page.css("html")
        .eval("sessionStorage.setItem('healed', '')");
}

#[test]
fn without_indexeddb_local_storage_is_used() {
    Setup::new().with_proxy().browse(|page| {
        page.forgive("Lettercase keeps its games beside the disk");
        spoil_disk_script(page, NO_DISK);
        page.open("#/players");
        add_player(page, "Ada");
        page.wait_until_saved();
        page.reload();
        page.part("button", "Edit Ada").appears();
        let rows = page.local_storage_keys().into_iter();
        assert!(rows.filter(|key| key.contains("head/players")).count() > 0);
        page.open("#/settings");
        page.press("Erase everything");
        page.part("dialog", "Erase everything here?").appears();
        page.press("Erase everything");
        page.announces("Everything is erased.");
        page.press("Undo");
        page.open("#/players");
        page.part("button", "Edit Ada").appears();
        // Once the disk works again, what was stored without it is moved there.
        heal_disk_script(page);
        page.reload();
        page.part("button", "Edit Ada").appears();
        page.wait_until_saved();
        assert!(
            page.saved_record("players")
                .unwrap_or_default()
                .contains("Ada")
        );
    });
}

#[test]
fn a_disk_that_does_not_answer_is_reported_and_the_app_waits() {
    Setup::new().with_proxy().browse(|page| {
        spoil_disk_script(page, HANGS);
        page.forgive("didn’t open");
        page.visit("#/players");
        page.says("This browser isn’t handing out your games right now.");
        heal_disk_script(page);
        page.reload();
        add_player(page, "Ada");
    });
}

#[test]
fn a_disk_that_answers_late_opens_the_page_after_all() {
    Setup::new().with_proxy().browse(|page| {
        spoil_disk_script(page, LATE);
        page.forgive("didn’t open");
        page.visit("#/players");
        page.says("This browser isn’t handing out your games right now.");
        page.css("html").eval("answerNow()");
        add_player(page, "Ada");
        page.wait_until_saved();
        heal_disk_script(page);
        page.reload();
        page.part("button", "Edit Ada").appears();
    });
}

/// Script that keeps the next write to the disk from finishing for as long as the page is open.
const STALLS: &str = "(() => {\
     const begin = IDBDatabase.prototype.transaction;\
     IDBDatabase.prototype.transaction = function (...asked) {\
       const transaction = begin.apply(this, asked);\
       if (asked[1] !== 'readwrite') return transaction;\
       IDBDatabase.prototype.transaction = begin;\
       const rows = transaction.objectStore('rows');\
       const keepOpen = () => {\
         try { rows.get('none').onsuccess = keepOpen; } catch { /* The page gave it up. */ }\
       };\
       keepOpen();\
       transaction.objectStore = () => ({ get: () => ({}), getAll: () => ({}), getAllKeys: () => ({}) });\
       document.stalled = true;\
       return transaction;\
     };\
   })()";

#[test]
fn a_page_left_during_a_write_does_not_block_others() {
    Setup::new().with_disk().browse(|page| {
        page.open("#/players");
        add_player(page, "Ada");
        page.wait_until_saved();
        page.css("html").eval(STALLS);
        add_player(page, "Gran");
        page.wait("the write has begun", || {
            page.css("html").eval("return document.stalled === true") == true
        });
        page.visit("?again#/players");
        page.wait_for_app();
        page.part("button", "Edit Gran").appears();
        add_player(page, "Leo");
        page.wait_until_saved();
        page.back();
        page.wait_for_app();
        page.part("button", "Edit Gran").appears();
        page.wait_until_saved();
    });
}
