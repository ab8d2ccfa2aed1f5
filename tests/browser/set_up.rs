//! A new game, as all games set it up: the players and the kind of game are in the first window,
//! and the button that begins the game is always in view.

use serde_json::json;

use crate::harness::browse;
use crate::page::Size;
use crate::sitting::add_two_players;

/// Window sizes of the design, and common small ones.
const WINDOWS: [(u32, u32); 10] = [
    (320, 568),
    (360, 640),
    (375, 667),
    (390, 844),
    (740, 360),
    (820, 1180),
    (844, 390),
    (1024, 600),
    (1180, 820),
    (1440, 900),
];

/// Lists everything that is wider than the window, out of view or covered. `whole` requires that
/// every chair and every kind of game is above the foot, without scrolling.
const TROUBLES: &str = "
    const troubles = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) troubles.push(`${root.scrollWidth} px wide`);
    if (root.scrollHeight > innerHeight) troubles.push(`${root.scrollHeight} px high`);
    const start = document.querySelector('.foot .button-main');
    const { left, top, right, bottom, height } = start.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) troubles.push('Start leaves the window');
    if (height < 44) troubles.push(`Start is ${height} high`);
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!start.contains(hit)) troubles.push('Start is covered');
    const foot = document.querySelector('.foot').getBoundingClientRect().top;
    if (WHOLE) for (const one of document.querySelectorAll('.chair, .kinds label')) {
        const place = one.getBoundingClientRect();
        const name = one.textContent.trim().slice(0, 20);
        if (place.bottom > foot + 1) troubles.push(`${name} is below the fold`);
        if (place.height < 43.5) troubles.push(`${name} is ${place.height} high`);
    }
    return troubles";

#[test]
fn a_game_can_be_started_from_the_first_window_at_every_size() {
    browse(|page| {
        add_two_players(page);
        for game in [
            "paper-grid",
            "word-heist",
            "one-letter-better",
            "c-u-letter",
        ] {
            page.open(&format!("#/{game}/new"));
            for (width, height) in WINDOWS {
                page.resize(Size { width, height });
                page.wait_for_animations();
                // The narrowest phone has to be scrolled for the last kinds.
                let whole = TROUBLES.replace("WHOLE", &(width >= 360).to_string());
                let troubles = page.css("html").eval(&whole);
                assert_eq!(troubles, json!([]), "{game}, {width} by {height}");
            }
            // The button is still there with everything unfolded, and with large text.
            let open = "for (const fold of part.querySelectorAll('.set-up details')) fold.open = true; part.dataset.text = TEXT";
            page.css("html").eval(&open.replace("TEXT", "'largest'"));
            for (width, height) in WINDOWS {
                page.resize(Size { width, height });
                page.wait_for_animations();
                let start = TROUBLES.replace("WHOLE", "false");
                let troubles = page.css("html").eval(&start);
                assert_eq!(troubles, json!([]), "{game}, large, {width} by {height}");
            }
            page.css("html").eval(
                "for (const fold of part.querySelectorAll('.set-up details')) fold.open = false; part.dataset.text = 'normal'",
            );
        }
    });
}
