//! Many games on the shelf: finished ones are packed, and a thousand of them fit.

use store::Archive;

use crate::beside::save_and_reload;
use crate::harness::browse;
use crate::page::Page;

/// Number of finished games that must fit on the shelf.
const MANY: usize = 1_000;

/// Waits until a finished game is packed; returns the number of characters of its steps.
fn packed_length(page: &Page, name: &str) -> usize {
    page.wait("the game is packed", || {
        let rows = page.rows();
        let line = format!("line/game/{name}/");
        rows.keys()
            .any(|key| key.ends_with(&format!("pack/game/{name}")))
            && !rows.keys().any(|key| key.contains(&line))
    });
    let rows = page.rows().into_iter();
    let of_it = rows.filter(|(key, _)| key.ends_with(&format!("pack/game/{name}")));
    of_it.map(|(_, text)| text.len()).sum()
}

#[test]
fn a_thousand_finished_games_fit_in_storage_when_packed() {
    browse(|page| {
        let game = crate::paper_grid::finished_game();
        let steps = serde_json::to_string(&game.journal().steps).expect("they are written");
        page.open("#/about");
        save_and_reload(page, "one", &game);
        page.open("#/");
        let takes = packed_length(page, "one");
        let length = steps.len();
        assert!(takes * 2 < length, "{takes} of {length} characters");

        // A packed game is unpacked into the save file.
        page.copy_rows("game/one", 8);
        page.open("#/settings");
        page.reload();
        let (_, file) = page.capture_download(|| page.press("Save a file"));
        let archive = Archive::read_file(&file).expect("the file is a save file");
        assert_eq!(archive.games_only().records.len(), 9);
        let one = &archive.records["game/one"];
        assert!(one.contains(&steps) && archive.records["game/one7"] == *one);

        page.copy_rows("game/one", MANY);
        page.reload();
        let (_, file) = page.capture_download(|| {
            page.press("Save a file");
            let late = || page.part("dialog", "Your file is ready").exists();
            page.wait_longer("it is saved, or asked for again", || {
                late() || page.has_announced("Saved as")
            });
            if late() {
                page.press("Save it now");
            }
        });
        let archive = Archive::read_file(&file).expect("the file is a save file");
        assert!(archive.games_only().records.len() > MANY);
        page.open("#/games");
        page.reload();
        page.part("button", "Show 20 more").appears();
        let lines = || {
            page.css("html")
                .eval("return part.querySelectorAll('.game').length")
        };
        assert_eq!(lines(), 20);
        page.press("Show 20 more");
        page.wait("as many more are shown", || lines() == 40);
        page.audit();
        page.open("#/paper-grid/game/one7");
        page.css("html[data-game=over]").appears();
        // The game also opens by its address, without a visit to the shelf first.
        page.reload();
        page.css("html[data-game=over]").appears();
        page.open("#/games");
        page.wait("all are counted", || lines() == 20);
        page.css("html")
            .eval("localStorage.setItem('lettercase/none/a', 'x')");
        page.reload();
        page.wait(
            "with what another version keeps, all are read at once",
            || lines() == 20,
        );
    });
}

#[test]
fn a_slow_save_file_is_downloaded_on_the_second_press() {
    browse(|page| {
        page.open("#/settings");
        page.choose("Theme", "Dark");
        page.css("html").eval(
            "Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } })",
        );
        page.press("Save a file");
        page.part("dialog", "Your file is ready").appears();
        page.audit_themes();
        page.check_all_sizes("file-ready");
        let (_, file) = page.capture_download(|| page.press("Save it now"));
        let archive = Archive::read_file(&file).expect("the file is a save file");
        assert!(archive.records["settings"].contains("dark"), "{archive:?}");
        page.announces("Saved as");
    });
}
