//! Very many games: saved and restored through the page, with progress and a way to stop.

use store::{Archive, GameShelf, MemoryStore, Records, Timestamp, gzip};

use crate::harness::browse;
use crate::page::Page;

const BRING: &str = "Restore a file";

/// A save file with this number of finished games.
fn save_file_with_games(count: usize) -> Archive {
    let game = crate::paper_grid::finished_game();
    let mut records = Records::new(MemoryStore::default());
    let id = "one".parse().expect("a name");
    GameShelf::new(&mut records).save(&id, None, &game, Timestamp(1));
    let one = records.archive_local().expect("memory answers");
    let text = &one.records["game/one"];
    let mut file = Archive::default();
    for number in 0..count {
        file.records
            .insert(format!("game/g{number:04}"), text.clone());
    }
    file
}

/// Returns the save file that the page makes, however long that takes.
fn export_save_file(page: &Page) -> (String, Archive) {
    let (name, file) = page.capture_download(|| {
        page.press("Save a file");
        let late = || page.part("button", "Save it now").exists();
        page.wait_longer("it is saved, or asked for again", || {
            late() || page.has_announced("Saved as")
        });
        if late() {
            page.press("Save it now");
        }
    });
    (name, Archive::read_file(&file).expect("it's a save file"))
}

/// Pauses all decompression in the page until a script calls `go`.
fn pause_decompression(page: &Page) {
    page.css("html").eval(
        "const All = DecompressionStream;\
         const held = new Promise((go) => { window.go = go; });\
         window.DecompressionStream = function (kind) {\
           const all = new All(kind);\
           const wait = async (chunk, out) => { await held; out.enqueue(chunk); };\
           const slow = new TransformStream({ transform: wait });\
           return { writable: all.writable, readable: all.readable.pipeThrough(slow) };\
         }",
    );
}

fn resume_decompression(page: &Page) {
    page.css("html").eval("window.go()");
}

#[test]
fn two_thousand_games_are_restored_and_saved() {
    browse(|page| {
        let file = save_file_with_games(2_000);
        let plain = file.write();
        assert!(plain.len() > 5_000_000, "{} bytes", plain.len());
        page.open("#/settings");
        page.upload_file(BRING, "many.txt.gz", &gzip::compress(plain.as_bytes()));
        page.wait_longer("all of it was looked at", || {
            page.part("button", "Restore").exists()
        });
        page.says("The file holds 2000 games.");
        page.press("Restore");
        page.wait_longer("it is restored", || {
            page.has_announced("The file is restored.")
        });
        let (name, again) = export_save_file(page);
        assert!(name.ends_with(".txt.gz"), "{name}");
        assert_eq!(again.games_only().records, file.records);
        // Restoring the file a second time duplicates nothing. A fresh page has announced nothing
        // yet.
        page.reload();
        page.upload_file(BRING, "again.txt.gz", &gzip::compress(plain.as_bytes()));
        page.wait_longer("all of it was looked at", || {
            page.part("button", "Restore").exists()
        });
        page.press("Restore");
        page.wait("it is restored again", || {
            !page.part("dialog", BRING).exists()
        });
        let (_, again) = export_save_file(page);
        assert_eq!(again.games_only().records.len(), 2_000);
    });
}

#[test]
fn saving_and_restoring_show_progress_and_can_be_stopped() {
    browse(|page| {
        let file = gzip::compress(save_file_with_games(40).write().as_bytes());
        page.open("#/settings");
        pause_decompression(page);
        page.upload_file(BRING, "held.txt.gz", &file);
        page.part("progressbar", "Checking the file").appears();
        page.audit_themes();
        page.check_all_sizes("restore-progress");
        page.press("Stop");
        resume_decompression(page);
        page.says("Stopped. Nothing has changed.");
        assert!(!page.rows().keys().any(|key| key.contains("game/")));

        page.reload();
        page.upload_file(BRING, "all.txt.gz", &file);
        page.says("The file holds 40 games.");
        page.press("Restore");
        page.announces("The file is restored.");
        pause_decompression(page);
        page.press("Save a file");
        page.part("progressbar", "Saving and checking").appears();
        page.check_all_sizes("save-progress");
        page.press("Stop");
        resume_decompression(page);
        page.says("Stopped. No file was saved.");
    });
}

#[test]
fn a_faulty_save_file_is_not_downloaded() {
    browse(|page| {
        page.open("#/settings");
        page.choose("Theme", "Dark");
        page.css("html").eval(
            "const all = Response.prototype.blob;\
             Response.prototype.blob = async function () {\
               const bytes = new Uint8Array(await (await all.call(this)).arrayBuffer());\
               bytes[bytes.length >> 1] ^= 1;\
               return new Blob([bytes], { type: 'application/gzip' });\
             }",
        );
        page.press("Save a file");
        page.says("The file came out wrong when Lettercase checked it");
    });
}

#[test]
fn a_file_with_invalid_players_or_settings_is_refused_as_a_whole() {
    browse(|page| {
        page.open("#/settings");
        for (name, body, says) in [
            (
                "players",
                "{\"who\":7}",
                "The list of players can’t be read in that file.",
            ),
            (
                "settings",
                "{\"theme\":\"plaid\"}",
                "Your settings can’t be read in that file.",
            ),
        ] {
            let mut file = save_file_with_games(1);
            file.records.insert(name.into(), body.into());
            page.upload_file(BRING, &format!("{name}.txt"), file.write().as_bytes());
            page.says(says);
            assert!(!page.part("dialog", BRING).exists());
        }
        assert!(!page.rows().keys().any(|key| key.contains("game/")));
    });
}
