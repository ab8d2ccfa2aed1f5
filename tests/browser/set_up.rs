//! A new game, as all games set it up: the players and the kind of game are in the first window,
//! and the button that begins the game is always in view.

use serde_json::json;

use crate::harness::browse;
use crate::page::Size;
use crate::sitting::{add_two_players, choose_kind};

const GAMES: [&str; 4] = [
    "paper-grid",
    "word-heist",
    "one-letter-better",
    "c-u-letter",
];

/// Window sizes of the design, common small ones and a large one.
const WINDOWS: [(u32, u32); 12] = [
    (320, 568),
    (360, 640),
    (375, 667),
    (390, 844),
    (667, 375),
    (740, 360),
    (820, 1180),
    (844, 390),
    (1024, 600),
    (1180, 820),
    (1440, 900),
    (2560, 1440),
];

/// Lists everything that is wider than the window, out of view or covered. `whole` requires that
/// every chair and every pictured kind of game is above the foot, without scrolling.
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
    if (WHOLE) for (const one of document.querySelectorAll('.chair, .cards label')) {
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
        for game in GAMES {
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
            let open = "part.querySelector('.more-kinds')?.click(); for (const fold of part.querySelectorAll('.set-up details')) fold.open = true; part.dataset.text = TEXT";
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

/// Lists every text of the form that is cut or leaves its box: names, levels, kinds and the foot.
const CUT: &str = "
    const troubles = [];
    const texts = '.screen > h1, .chair b, .bot, .bot b, .level, .cards label, .more-kinds, .foot p';
    for (const one of document.querySelectorAll(texts)) {
        const place = one.getBoundingClientRect();
        const name = `${one.className || one.localName} ${one.textContent.trim().slice(0, 20)}`;
        if (one.scrollWidth > one.clientWidth + 1 && one.clientWidth) troubles.push(`${name} is cut at the side`);
        if (place.left < 0 || place.right > innerWidth + 0.5) troubles.push(`${name} leaves the window`);
        // The height of a line of text, with its descenders.
        const range = document.createRange();
        range.selectNodeContents(one);
        const hidden = getComputedStyle(one).overflowY !== 'visible';
        if (hidden && range.getBoundingClientRect().bottom > place.bottom + 0.5) troubles.push(`${name} loses its descenders`);
    }
    return troubles";

#[test]
fn a_newcomer_finds_a_bot_opposite_and_nothing_is_cut_at_any_size() {
    browse(|page| {
        for game in GAMES {
            page.open(&format!("#/{game}/new"));
            page.css(".chairs[data-duel]").appears();
            for (width, height) in WINDOWS.into_iter().filter(|(width, _)| *width >= 360) {
                page.resize(Size { width, height });
                page.wait_for_animations();
                let troubles = page.css("html").eval(&TROUBLES.replace("WHOLE", "true"));
                assert_eq!(troubles, json!([]), "{game}, {width} by {height}");
                let cut = page.css("html").eval(CUT);
                assert_eq!(cut, json!([]), "{game}, {width} by {height}");
            }
            page.audit_themes();
        }
    });
}

#[test]
fn every_kind_of_game_is_reached_with_the_arrow_keys() {
    browse(|page| {
        for game in GAMES {
            page.open(&format!("#/{game}/new"));
            let kinds = page.css(".kinds");
            let count = kinds.eval("return part.querySelectorAll('input').length");
            let count = count.as_u64().expect("a number");
            kinds.eval("part.querySelector('input').focus(); return true");
            for step in 1..=count {
                page.press_keys("Down");
                page.wait("the next kind has the focus, is chosen and in view", || {
                    let at = kinds.eval(
                        "const all = [...part.querySelectorAll('input')];
                         const at = all.indexOf(document.activeElement);
                         const seen = all[at]?.closest('label').getBoundingClientRect().height > 40;
                         return seen && all[at].checked ? at : -1",
                    );
                    at == json!(step % count)
                });
            }
        }
    });
}

#[test]
fn a_kept_kind_among_the_other_ways_to_play_is_unfolded() {
    browse(|page| {
        page.open("#/c-u-letter/new");
        let more = page.part("button", "More ways to play");
        assert_eq!(more.attribute("aria-expanded").as_deref(), Some("false"));
        choose_kind(page, "Play the bots");
        page.reload();
        page.part_in("Kind of game", "radio", "Play the bots")
            .becomes_chosen();
        assert_eq!(more.attribute("aria-expanded").as_deref(), Some("true"));
    });
}

#[test]
fn a_tap_on_another_face_changes_who_sits_opposite() {
    browse(|page| {
        page.open("#/paper-grid/new");
        page.says("You and Sparrow:");
        page.press("Switch to Robin");
        page.says("You and Robin:");
        // The face keeps the focus, and says who plays.
        page.part("button", "Robin").gets_focus();
        page.press("Another bot");
        page.says("You, Sparrow and Robin:");
        page.press("Add Jackdaw");
        page.says("You, Sparrow, Robin and Jackdaw:");
        for bot in ["Sparrow", "Robin", "Jackdaw"] {
            page.press(&format!("Leave {bot} out"));
        }
        page.says("Add another player or a bot.");
        page.press("Add Magpie");
        page.says("You and Magpie:");
    });
}

#[test]
fn a_solo_kind_takes_the_bot_out_and_a_kind_for_several_puts_it_back() {
    browse(|page| {
        for (game, opposite) in [("word-heist", "Mouse"), ("one-letter-better", "Deuce")] {
            page.open(&format!("#/{game}/new"));
            page.says(&format!("You and {opposite}: Quick start."));
            choose_kind(page, "Solo");
            page.says("You: Solo.");
            choose_kind(page, "Quick start");
            page.says(&format!("You and {opposite}: Quick start."));
            // Who wants to be alone stays alone.
            page.press(&format!("Leave {opposite} out"));
            page.part("button", &format!("Leave {opposite} out"))
                .disappears();
            page.reload();
            page.part("button", &format!("Add {opposite}")).appears();
        }
    });
}
