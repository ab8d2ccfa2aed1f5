//! Home, the open box: all of it fits in one window, within reach of a finger.

use serde_json::json;

use crate::harness::browse;
use crate::page::{Page, Size};
use crate::sitting::{add_two_players, wait_for_game};

/// Window sizes of the design, and other common ones. Home needs no scrolling in any of them.
const WINDOWS: [(u32, u32); 17] = [
    (360, 640),
    (360, 800),
    (375, 667),
    (390, 844),
    (412, 915),
    (600, 960),
    (667, 375),
    (740, 360),
    (768, 1024),
    (820, 1180),
    (844, 390),
    (1024, 600),
    (1024, 768),
    (1180, 820),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
];

/// Lists everything that is cut off, too small for a finger or covered.
const TROUBLES: &str = "
    const main = document.querySelector('main.screen');
    const troubles = [];
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) troubles.push(`${wide} px wide`);
    if (main.scrollHeight > main.clientHeight + 1) troubles.push(`${main.scrollHeight} px high`);
    const shown = (one) => one.checkVisibility();
    for (const one of document.querySelectorAll('.tray, .going li, .tool, .bar nav a')) {
        if (!shown(one)) continue;
        const name = one.textContent.trim().slice(0, 30);
        const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
        if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) {
            troubles.push(`${name} leaves the window`);
        }
        if (width < 44 || height < 43.5) troubles.push(`${name} is ${width} by ${height}`);
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!one.contains(hit)) troubles.push(`${name} is covered`);
    }
    for (const one of document.querySelectorAll('.plate h2, .plate small, .tool b')) {
        if (shown(one) && one.scrollWidth > one.clientWidth + 1) troubles.push(`${one.textContent} is cut off`);
    }
    for (const one of document.querySelectorAll('.plate > *')) {
        const { top, bottom } = one.getBoundingClientRect();
        const tray = one.closest('.tray').getBoundingClientRect();
        if (shown(one) && (top < tray.top + 1 || bottom > tray.bottom - 1)) {
            troubles.push(`${one.textContent} leaves its tray`);
        }
    }
    for (const one of document.querySelectorAll('.mini')) {
        const { width, height } = one.getBoundingClientRect();
        if (width < 90 || height < 50) troubles.push(`a table in small is ${width} by ${height}`);
    }
    return troubles";

#[track_caller]
fn check_fits_one_window(page: &Page, when: &str) {
    for (width, height) in WINDOWS {
        page.resize(Size { width, height });
        page.wait_for_animations();
        let troubles = page.css("html").eval(TROUBLES);
        assert_eq!(troubles, json!([]), "{when}, {width} by {height}");
    }
}

#[test]
fn home_fits_in_one_window_at_every_size() {
    browse(|page| {
        page.open("#/");
        check_fits_one_window(page, "at first");
        // The player isn't asked for anything.
        assert!(!page.css("main input, dialog[open]").exists());
        add_two_players(page);
        // A game that the players know has no link to its lessons: after one game of Paper Grid,
        // after two, and once they know all games but one.
        for (count, game, name) in [
            (1, "paper-grid", "Paper Grid"),
            (2, "paper-grid", "Paper Grid"),
            (3, "word-heist", "Word Heist"),
            (4, "c-u-letter", "C U Letter"),
        ] {
            page.open(&format!("#/{game}/new"));
            page.press("Start");
            wait_for_game(page, game);
            page.open("#/");
            page.part("link", &format!("Go on: {name}, Ada and Gran"))
                .appears();
            check_fits_one_window(page, &format!("with {count} to go on with"));
        }
        page.audit_themes();
        page.check_all_sizes("home-box");
    });
}

#[test]
fn a_tap_anywhere_on_a_tray_opens_its_game() {
    browse(|page| {
        page.open("#/");
        page.resize(Size {
            width: 390,
            height: 844,
        });
        page.css("[data-mini=word-heist]").tap();
        page.shows("New Word Heist game");
        page.press("Practise alone");
        page.shows("Find the steal");
    });
}

#[test]
fn all_saved_games_are_listed_under_your_games() {
    browse(|page| {
        page.open("#/");
        page.press("Your games");
        page.wait_for_route("#/games");
        page.says("No games yet.");
        page.part("file", "Open a game file").appears();
        page.audit_themes();
        page.reload();
        page.says("No games yet.");
    });
}
