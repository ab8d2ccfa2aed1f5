//! Browsers with trouble storing: blocked storage, no room, damaged or newer records, or data of
//! the previous version.

use lexicon::checksum::crc32;

use crate::harness::{Setup, browse};
use crate::page::Page;

fn seat(page: &Page, name: &str) {
    page.fill("A new player’s name", name);
    page.press("Add");
    page.part("button", &format!("Edit {name}")).appears();
}

/// Returns a text as the first version stored it: with a number and a checksum.
fn sealed(number: u64, body: &str) -> String {
    let sum = crc32(format!("{number} {body}").as_bytes());
    format!("LC1 {number} {sum:08x} {body}")
}

/// A list of players with these names.
fn players(names: &[&str]) -> String {
    let mut roster = game::Roster::default();
    for name in names {
        roster.add(name).expect("the name is valid");
    }
    serde_json::to_string(&roster).expect("it is written")
}

#[test]
fn blocked_storage_is_reported_once_and_play_continues() {
    Setup::new().storage_blocked().browse(|page| {
        page.open("#/players");
        page.announces("This browser won’t let Lettercase save anything.");
        page.part("link", "Nothing is saved").appears();
        page.screens("storage-blocked");
        page.audit_themes();
        page.press("Close this notice");
        seat(page, "Ada");
        seat(page, "Gran");
        assert!(!page.css(".notices .notice").is_there(), "it's shown once");
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
        seat(page, "Ada");
        page.is_saved();
        page.disk_refuses("QuotaExceededError");
        seat(page, "Gran");
        page.part("link", "Not saved: no room").appears();
        page.screens("storage-full");
        page.audit_themes();
        // The record is written without any action by the player.
        page.disk_takes();
        page.part("link", "Not saved: no room").goes();
        page.is_saved();
        let kept = page.kept("players").unwrap_or_default();
        assert!(kept.contains("Gran"), "{kept}");
        page.reload();
        page.part("button", "Edit Gran").appears();
    });
}

#[test]
fn unwritten_acts_are_in_the_write_ahead_log() {
    browse(|page| {
        page.open("#/players");
        seat(page, "Ada");
        page.is_saved();
        page.disk_refuses("UnknownError");
        seat(page, "Gran");
        page.part("link", "Not saved").appears();
        assert!(!page.kept("players").unwrap_or_default().contains("Gran"));
        page.reload();
        page.part("button", "Edit Gran").appears();
        page.is_saved();
        assert!(page.kept("players").unwrap_or_default().contains("Gran"));
        let tail = page.stored_keys().into_iter();
        let tail: Vec<_> = tail.filter(|key| key.contains("tail")).collect();
        assert!(tail.is_empty(), "{tail:?}");
    });
}

#[test]
fn a_full_write_ahead_log_loses_nothing() {
    browse(|page| {
        page.open("#/players");
        seat(page, "Ada");
        page.fill_storage();
        seat(page, "Gran");
        page.is_saved();
        page.reload();
        page.part("button", "Edit Gran").appears();
        page.empty_storage_again();
    });
}

#[test]
fn data_cleared_in_another_tab_is_written_again() {
    browse(|page| {
        page.open("#/players");
        seat(page, "Ada");
        page.is_saved();
        for key in page.rows().keys() {
            page.write_row(key, None);
        }
        seat(page, "Gran");
        page.is_saved();
        page.reload();
        page.part("button", "Edit Ada").appears();
        page.part("button", "Edit Gran").appears();
    });
}

#[test]
fn a_damaged_record_falls_back_and_says_so() {
    browse(|page| {
        page.open("#/players");
        seat(page, "Ada");
        seat(page, "Gran");
        page.is_saved();
        page.damage_row("head/players", "Gran");
        page.reload();
        page.announces("The last change to the list of players was damaged.");
        page.part("button", "Edit Ada").appears();
        assert!(!page.part("button", "Edit Gran").is_there());
        seat(page, "Mary");
        page.is_saved();
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
        page.is_saved();
        let newer = "LC2 something new".to_owned();
        page.write_row("0/head/players", Some(&newer));
        page.reload();
        page.announces("The list of players was saved by a newer Lettercase");
        page.open("#/players");
        seat(page, "Ada");
        page.is_saved();
        assert_eq!(page.rows().get("0/head/players"), Some(&newer));
    });
}

#[test]
fn records_of_the_first_version_are_transferred_once() {
    browse(|page| {
        page.open("#/about");
        page.is_saved();
        page.store("lettercase/players/a", &sealed(1, &players(&["Ada"])));
        page.store(
            "lettercase/players/b",
            &sealed(2, &players(&["Ada", "Gran"])),
        );
        page.store("lettercase/settings/a", &sealed(7, "{\"theme\":\"dark\"}"));
        page.open("#/players");
        page.reload();
        page.part("button", "Edit Gran").appears();
        page.css("html[data-theme=dark]").appears();
        page.is_saved();
        let slots = page.stored_keys().into_iter();
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
        page.is_saved();
        page.store("lettercase/players/a", &sealed(1, &players(&["Ada"])));
        let newest = sealed(2, &players(&["Ada", "Gran"]));
        page.store("lettercase/players/b", &newest.replace("Gran", "Grin"));
        page.open("#/players");
        page.reload();
        page.announces("The last change to the list of players was damaged.");
        page.part("button", "Edit Ada").appears();
        page.is_saved();
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

/// Puts a prefix in front of the page's disk script until `heal` is called. After a reload WebKit
/// reruns a script that it preloaded, whatever the server sends by then, so the prefix itself
/// checks whether it has been healed.
fn spoil(page: &Page, beginning: &str) {
    let asks = format!("if (sessionStorage.getItem('healed') === null) {{ {beginning} }}");
    page.mischief().begin("disk.js", &asks);
}

fn heal(page: &Page) {
    page.mischief().heal();
    page.css("html").ask("sessionStorage.setItem('healed', '')");
}

#[test]
fn without_indexeddb_local_storage_is_used() {
    Setup::new().mischief().browse(|page| {
        page.forgive("Lettercase keeps its games beside the disk");
        spoil(page, NO_DISK);
        page.open("#/players");
        seat(page, "Ada");
        page.is_saved();
        page.reload();
        page.part("button", "Edit Ada").appears();
        let rows = page.stored_keys().into_iter();
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
        heal(page);
        page.reload();
        page.part("button", "Edit Ada").appears();
        page.is_saved();
        assert!(page.kept("players").unwrap_or_default().contains("Ada"));
    });
}

#[test]
fn a_disk_that_does_not_answer_is_reported_and_the_app_waits() {
    Setup::new().mischief().browse(|page| {
        spoil(page, HANGS);
        page.forgive("didn’t open");
        page.visit("#/players");
        page.says("This browser isn’t handing out your games right now.");
        heal(page);
        page.reload();
        seat(page, "Ada");
    });
}

#[test]
fn a_disk_that_answers_late_opens_the_page_after_all() {
    Setup::new().mischief().browse(|page| {
        spoil(page, LATE);
        page.forgive("didn’t open");
        page.visit("#/players");
        page.says("This browser isn’t handing out your games right now.");
        page.css("html").ask("answerNow()");
        seat(page, "Ada");
        page.is_saved();
        heal(page);
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
    Setup::new().on_disk().browse(|page| {
        page.open("#/players");
        seat(page, "Ada");
        page.is_saved();
        page.css("html").ask(STALLS);
        seat(page, "Gran");
        page.wait("the write has begun", || {
            page.css("html").ask("return document.stalled === true") == true
        });
        page.visit("?again#/players");
        page.wait_for_app();
        page.part("button", "Edit Gran").appears();
        seat(page, "Leo");
        page.is_saved();
        page.back();
        page.wait_for_app();
        page.part("button", "Edit Gran").appears();
        page.is_saved();
    });
}
