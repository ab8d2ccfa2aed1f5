//! A tablet between players: two halves, each turned to its side, with everything that the side
//! needs.

use game::SeatId;
use serde_json::{Value, json};
use word_heist_rules::{Action, PlayMode, VoteProposal};

use super::NativeGame;
use super::sizes::{WORDS, game_in_progress};
use crate::beside;
use crate::harness::browse;
use crate::page::{Page, Size, THEMES};

/// Tablets, and the required sizes of a word's letter and a centre letter in each half.
const ASKED: [(u32, u32, u32, u32); 5] = [
    (820, 1180, 32, 52),
    (1180, 820, 22, 64),
    (768, 1024, 20, 52),
    (1024, 768, 18, 50),
    (1366, 1024, 28, 64),
];

/// Measures what each half shows, the far one first.
#[track_caller]
fn measure_halves(page: &Page) -> Value {
    page.wait_for_animations();
    page.css("body").eval(
        "const inside = (box) => box.width > 0 && box.left >= -0.5 && box.top >= -0.5
            && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5;
        // A player who can only watch has no pointer events, so hit tests apply only to parts that
        // have them.
        const seen = (one) => {
            const box = one.getBoundingClientRect();
            const on = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            const rests = getComputedStyle(one).pointerEvents === 'none';
            return inside(box) && (rests || one === on || one.contains(on));
        };
        const turned = (one) => {
            let turns = 0;
            for (; one; one = one.parentElement) turns += parseFloat(getComputedStyle(one).rotate) || 0;
            return turns % 360;
        };
        const half = (what) => {
            const all = (part) => what.flatMap((one) => [...document.querySelectorAll(`${one} :is(${part})`)])
                .filter((one) => one.checkVisibility({ visibilityProperty: true }));
            const boxes = (part) => all(part).map((one) => one.getBoundingClientRect());
            const least = (part) => Math.min(...boxes(part).map((box) => Math.floor(box.width + 0.02)));
            const around = what.flatMap((one) => [...document.querySelectorAll(one)]);
            const tops = around.map((one) => one.getBoundingClientRect());
            const things = all('.heist-word > i, .heist-centre .tile');
            return {
                letter: least('.heist-word > i'), tile: least('.heist-centre .tile'),
                words: all('.heist-word').length, tiles: all('.heist-centre .tile').length,
                hidden: things.filter((one) => !seen(one)).length,
                pads: all('.pad').length, scores: all('.pad b').length,
                small: all('.pad, .key, .button').filter((one) => {
                    const { width, height } = one.getBoundingClientRect();
                    return height < 35.5 || width < 33.5;
                }).length,
                turned: [...new Set(all('.heist-word, .tile, .pad, .now, .key').map(turned))],
                beyond: all('button, .now').filter((one) => !inside(one.getBoundingClientRect())).length,
                clipped: all('.pad .name, .now, .button').filter((one) => one.scrollWidth > one.clientWidth + 1)
                    .map((one) => one.textContent),
                high: Math.round(Math.max(...tops.map((box) => box.bottom)) - Math.min(...tops.map((box) => box.top))),
                speaks: all('*').map((one) => one.children.length ? '' : one.textContent)
                    .filter((text) => /\\bkey\\b/i.test(text)),
            };
        };
        return {
            far: half(['.heist-far']), near: half(['.stage-table', '.say', '.stage-hand']),
            wide: document.documentElement.scrollWidth <= innerWidth,
            high: document.documentElement.scrollHeight <= innerHeight,
        };",
    )
}

/// Stores the setting that players sit opposite each other, which is the default on a tablet but
/// not in a driver's window.
pub fn seat_opposite(page: &Page) {
    beside::save_record(page, "word-heist/facing", "true");
}

/// A game in which a press counts: some time has passed since the last letter.
fn settled_game(seats: usize) -> NativeGame {
    let mut game = game_in_progress(PlayMode::PADS, &WORDS[..seats]);
    game.act(
        SeatId::FIRST,
        &Action::Propose(SeatId::FIRST, VoteProposal::Stop),
    );
    game.act(SeatId::new(1), &Action::Decline);
    game
}

#[track_caller]
fn check_halves(page: &Page, what: &str, game: &NativeGame) {
    let words = game.table().words_on_table().count();
    for (width, height, letter, tile) in ASKED {
        page.resize(Size { width, height });
        for theme in THEMES {
            page.set_theme(theme);
            page.take_picture(&format!("facing/{what}-{width}x{height}-{theme}"));
        }
        page.reset_theme();
        let now = measure_halves(page);
        let what = format!("{what} in {width} x {height}: {now}");
        for (half, turned) in [("far", 180), ("near", 0)] {
            let half = &now[half];
            assert!(
                half["letter"].as_u64() >= Some(letter.into()),
                "{letter} asked: {what}"
            );
            assert!(
                half["tile"].as_u64() >= Some(tile.into()),
                "{tile} asked: {what}"
            );
            assert_eq!(
                (&half["words"], &half["tiles"]),
                (&json!(words), &json!(12)),
                "{what}"
            );
            assert_eq!(
                half["turned"],
                json!([turned]),
                "nobody reads upside down: {what}"
            );
            assert_eq!(half["scores"], half["pads"], "{what}");
            for none in ["hidden", "beyond", "small"] {
                assert_eq!(half[none], json!(0), "{none}: {what}");
            }
            for none in ["clipped", "speaks"] {
                assert_eq!(half[none], json!([]), "{none}: {what}");
            }
        }
        assert_eq!(now["far"]["high"], now["near"]["high"], "halves: {what}");
        let pads = now["far"]["pads"]
            .as_u64()
            .zip(now["near"]["pads"].as_u64());
        let seats = u64::from(game.table().seats);
        assert!(
            pads.is_some_and(|(far, near)| far + near == seats),
            "{what}"
        );
        assert_eq!(
            (&now["wide"], &now["high"]),
            (&json!(true), &json!(true)),
            "{what}"
        );
    }
}

#[test]
fn each_side_sees_the_whole_table_turned_to_it() {
    browse(|page| {
        page.open("#/");
        seat_opposite(page);
        for seats in 2..=4 {
            let game = settled_game(seats);
            game.open_as(page, &format!("facing{seats}"));
            check_halves(page, &format!("{seats}"), &game);
            for (side, pads) in [("near", ".stage-hand"), ("far", ".heist-far")] {
                page.resize(Size {
                    width: 820,
                    height: 1180,
                });
                game.open_as(page, &format!("facing{seats}{side}"));
                page.css(&format!("{pads} .pad")).tap();
                page.css("[data-reserved]").appears();
                page.stop_clock();
                page.type_text("e");
                check_halves(page, &format!("{seats}-{side}"), &game);
            }
        }
    });
}

/// Returns the rotation of a part, and whether it is in the far half.
fn rotation_and_half(page: &Page, what: &str) -> (f64, bool) {
    page.css(what).appears();
    page.wait_for_animations();
    let told = page.css(what).eval(
        "let turns = 0;
        for (let one = part; one; one = one.parentElement) turns += parseFloat(getComputedStyle(one).rotate) || 0;
        const box = part.getBoundingClientRect();
        return [turns % 360, box.top < innerHeight / 2 && box.bottom <= innerHeight / 2 + 24]",
    );
    serde_json::from_value(told).expect("a turn and a place")
}

#[test]
fn dialogs_opened_from_the_far_side_are_turned_to_it() {
    browse(|page| {
        page.open("#/");
        seat_opposite(page);
        let game = settled_game(2);
        game.open(page);
        for (width, height) in [(820, 1180), (1180, 820), (768, 1024)] {
            page.resize(Size { width, height });
            // Each side has a bar that it can read, with nothing clipped.
            for (bar, turn) in [(".heist-far .stage-bar", 180.0), ("header.stage-bar", 0.0)] {
                assert_eq!(rotation_and_half(page, bar).0, turn, "{bar}");
                let clipped = page.css(bar).eval(
                    "return [...part.querySelectorAll('h1, .title, .until, button, a')]
                        .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1
                            && getComputedStyle(one).display !== 'inline'
                            || one.getBoundingClientRect().width === 0)
                        .map((one) => one.textContent || one.ariaLabel)",
                );
                assert_eq!(clipped, json!([]), "{bar} in {width} x {height}");
            }
            assert!(page.css(".heist-far .heist-word").request_explanation());
            assert_eq!(rotation_and_half(page, ".stage-explain h2"), (180.0, true));
            page.take_picture(&format!("facing/explained-far-{width}"));
            assert!(page.css(".stage-table .heist-word").request_explanation());
            assert_eq!(rotation_and_half(page, ".stage-explain h2"), (0.0, false));
            page.take_picture(&format!("facing/explained-near-{width}"));
            page.css(".heist-far .stage-bar button").tap();
            assert_eq!(rotation_and_half(page, ".stage-sheet .leaf"), (180.0, true));
            page.take_picture(&format!("facing/menu-far-{width}"));
            page.audit();
            page.css(".stage-sheet .sheet-tabs button:last-child").tap();
            page.css(".stage-sheet").disappears();
            page.css("header.stage-bar button").tap();
            assert_eq!(rotation_and_half(page, ".stage-sheet .leaf"), (0.0, false));
            page.css(".stage-sheet .sheet-tabs button:last-child").tap();
            page.css(".stage-sheet").disappears();
        }
    });
}

#[test]
fn the_menu_sets_whether_players_sit_opposite() {
    browse(|page| {
        let game = settled_game(2);
        game.open(page);
        let (width, height, ..) = ASKED[0];
        page.resize(Size { width, height });
        page.css(".pad small").appears();
        assert!(!page.css(".heist-far").exists(), "a mouse is no finger");
        page.press("Menu");
        page.choose("Players sit", "Opposite");
        page.css(".heist-far").appears();
        page.reload();
        page.css(".heist-far .pad").appears();
        page.press("Menu");
        page.audit_themes();
        page.take_picture("facing/menu");
        page.choose("Players sit", "On one side");
        page.css(".heist-far").disappears();
    });
}
