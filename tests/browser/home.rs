//! Home, the open box: all of it fits in one window, within reach of a finger.

use c_u_letter_rules::CULetter;
use game::Match;
use serde_json::json;
use word_heist_rules::{Preset, WordHeist};

use crate::beside::{new_match, save_and_reload, two_player_match};
use crate::harness::browse;
use crate::page::{Page, Size};
use crate::sitting::{add_two_players, wait_for_game};

/// Window sizes of the design, and other common ones. Home needs no scrolling in any of them.
const WINDOWS: [(u32, u32); 18] = [
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
    (2560, 1440),
];

/// Lists everything that is cut off, too small for a finger or covered.
const TROUBLES: &str = "
    const main = document.querySelector('main.screen');
    const troubles = [];
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) troubles.push(`${wide} px wide`);
    if (main.scrollHeight > main.clientHeight + 1) troubles.push(`${main.scrollHeight} px high`);
    const shown = (one) => one.checkVisibility();
    for (const one of document.querySelectorAll('.tray, .acts a, .going li, .today, .tool, .bar nav a')) {
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
    for (const one of document.querySelectorAll('.plate > *, .acts a')) {
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

/// Lists every text that is cut off, too small or over another text. The miniature tables and the
/// title are pictures.
const UNREADABLE: &str = "
    const troubles = [];
    const boxes = [];
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) troubles.push(`${wide} px wide`);
    const walker = document.createTreeWalker(document.querySelector('.box'), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const of = walker.currentNode.parentElement;
        const text = walker.currentNode.data.trim();
        if (!text || !of.checkVisibility() || of.closest('h1, .mini, .only-heard')) continue;
        if (parseFloat(getComputedStyle(of).fontSize) < 12) troubles.push(`${text} is too small`);
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const all = [...range.getClientRects()];
        for (let up = of; up && !up.matches('.screen'); up = up.parentElement) {
            if (getComputedStyle(up).overflow === 'visible') continue;
            const { left, top, right, bottom } = up.getBoundingClientRect();
            const out = (one) => one.left < left - 1 || one.top < top - 1 || one.right > right + 1 || one.bottom > bottom + 1;
            if (all.some(out)) troubles.push(`${text} is cut off`);
        }
        // Lines of text may touch each other, and letters are lower than their lines.
        const lies = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
            && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 6;
        for (const [other, others] of boxes) {
            if (all.some((a) => others.some((b) => lies(a, b)))) troubles.push(`${text} lies over ${other}`);
        }
        boxes.push([text, all]);
    }
    return troubles";

#[track_caller]
fn check_fits_one_window(page: &Page, when: &str) {
    for (width, height) in WINDOWS {
        page.resize(Size { width, height });
        page.wait_for_animations();
        for list in [TROUBLES, UNREADABLE] {
            let troubles = page.css("html").eval(list);
            assert_eq!(troubles, json!([]), "{when}, {width} by {height}");
        }
    }
}

/// Opens home with text twice as large, in windows as narrow as phones.
#[track_caller]
fn check_large_text_is_readable(page: &Page, when: &str) {
    page.css("html")
        .eval("part.style.fontSize = '200%'; return true");
    for (width, height) in [
        (320, 568),
        (320, 640),
        (360, 640),
        (360, 800),
        (667, 375),
        (844, 390),
    ] {
        page.resize(Size { width, height });
        page.wait_for_animations();
        let troubles = page.css("html").eval(UNREADABLE);
        assert_eq!(
            troubles,
            json!([]),
            "{when}, {width} by {height}, large text"
        );
    }
    page.css("html")
        .eval("part.style.fontSize = ''; return true");
}

#[test]
fn home_fits_in_one_window_at_every_size() {
    browse(|page| {
        page.open("#/");
        page.says("New here?");
        check_fits_one_window(page, "at first");
        check_large_text_is_readable(page, "at first");
        // The player isn't asked for anything.
        assert!(!page.css("main input, dialog[open]").exists());
        add_two_players(page);
        assert!(!page.css(".hello").exists(), "players aren't new here");
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
        check_large_text_is_readable(page, "with games to go on with");
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
fn each_tray_has_a_link_to_play_and_one_to_learn() {
    browse(|page| {
        add_two_players(page);
        // They stay when the game has been played.
        page.press("Play Paper Grid");
        page.press("Start");
        wait_for_game(page, "paper-grid");
        page.open("#/");
        page.part("link", "Play Paper Grid").eval("part.focus()");
        for name in [
            "Paper Grid",
            "Word Heist",
            "One Letter Better",
            "C U Letter",
        ] {
            for verb in ["Play", "Learn"] {
                let link = page.part("link", &format!("{verb} {name}"));
                let focused = link.eval("return part === document.activeElement");
                assert_eq!(focused, true, "{verb} {name}");
                page.press_keys("Tab");
            }
        }
        page.press("Learn Paper Grid");
        page.wait_for_route("#/paper-grid/learn/1");
    });
}

#[test]
fn home_says_whose_turn_it_is_and_the_scores() {
    let rows = |page: &Page| {
        let read =
            "return [...part.querySelectorAll('.going li > div')].map((one) => one.innerText)";
        page.css("html").eval(read).to_string()
    };
    browse(|page| {
        page.resize(Size {
            width: 390,
            height: 844,
        });
        page.open("#/");
        let letters: Match<CULetter> = two_player_match(c_u_letter_rules::Options::default());
        let turn = letters.turn().expect("it is a seat's turn").index();
        save_and_reload(page, "letters", &letters);
        page.part("link", "Go on: C U Letter, Ada and Bo").appears();
        let whose = ["Ada’s turn", "Bo’s turn"][turn];
        assert!(rows(page).contains(whose), "{}", rows(page));
        let told = page.css(".tally").eval("return part.textContent");
        assert_eq!(told, "Ada 0Bo 0");
        // The seat is filled in the colour that it has at the table.
        let filled = page.css(".tally [data-turn]");
        let mark = filled.eval("return part.dataset.seat");
        assert_eq!(mark, ["vermilion", "ocean"][turn]);
        let colour = filled.eval("return part.style.getPropertyValue('--seat')");
        assert_eq!(colour, ["var(--seat-rose)", "var(--seat-teal)"][turn]);
        page.audit_themes();
        // In a race no player has the turn.
        let race = word_heist_rules::Options::new(Preset::Race.choices()).expect("valid rules");
        let race: Match<WordHeist> = new_match(&["Ada", "Mouse"], race, 7);
        save_and_reload(page, "race", &race);
        page.part("link", "Go on: Word Heist, Ada and Mouse")
            .appears();
        let turns = rows(page).matches(" turn").count();
        assert_eq!(turns, 1, "{}", rows(page));
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
