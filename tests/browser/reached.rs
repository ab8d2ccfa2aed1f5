//! What a stage guarantees in every window: the position of a large board's lens over a reload,
//! keys as high as a finger, complete places at the end, a game's full name in the bar.

use game::Chance;
use paper_grid::bots::choose;
use serde_json::json;

use crate::beside::{self, word_list};
use crate::harness::browse;
use crate::page::{Page, Size, THEMES};
use crate::stage::{
    FOUR, GRID, SIX, c_u_letter_in_play, check_cell_sizes, paper_grid_in_play as grid_of,
};

/// Returns the scroll position of the lens, as a percentage of its range.
fn lens_position(page: &Page) -> [i64; 2] {
    page.wait_for_animations();
    let at = page.css(".lens").eval(
        "return [part.scrollLeft / (part.scrollWidth - part.clientWidth) * 100,
            part.scrollTop / Math.max(1, part.scrollHeight - part.clientHeight) * 100].map(Math.round)",
    );
    serde_json::from_value(at).expect("two numbers")
}

#[test]
fn the_lens_keeps_its_place_over_a_reload() {
    browse(|page| {
        let game = grid_of(&SIX, paper_grid_rules::Size::Large, 60);
        beside::open_game(page, "large", &game);
        let (width, height) = (360, 640);
        page.resize(Size { width, height });
        page.css("#board-0").appears();
        for corner in ["#board-15", "#board-112"] {
            page.css(corner).tap();
            page.wait("the lens is there", || {
                let there = lens_position(page);
                there
                    == if corner == "#board-15" {
                        [100, 0]
                    } else {
                        [0, 100]
                    }
            });
            let there = lens_position(page);
            page.reload();
            page.css("#lens-0").appears();
            page.wait("the lens is there again", || lens_position(page) == there);
        }
        // The lens still follows a letter that is laid.
        page.css(".rack .tile").tap();
        page.css("#board-15").tap();
        page.wait("it went along", || lens_position(page) == [100, 0]);
    });
}

/// The lens moves in the next frame. On a busy device the table may be gone by then.
#[test]
fn leaving_a_large_board_before_the_next_frame_causes_no_panic() {
    browse(|page| {
        let game = grid_of(&SIX, paper_grid_rules::Size::Large, 60);
        page.open("#/about");
        beside::save_and_reload(page, "large", &game);
        page.css("body").eval(
            "window.held = []; window.frame = requestAnimationFrame.bind(window);
            window.requestAnimationFrame = (act) => held.push(act); return true",
        );
        let shown = "document.querySelector('#lens-0')";
        page.css("body")
            .eval("location.hash = '#/paper-grid/game/large'; return true");
        page.wait("the board stands", || {
            page.css("body").eval(&format!("return {shown} !== null")) == json!(true)
        });
        page.css("body")
            .eval("location.hash = '#/about'; return true");
        page.wait("the board is gone", || {
            page.css("body").eval(&format!("return {shown} === null")) == json!(true)
        });
        page.css("body").eval(
            "window.requestAnimationFrame = frame;
            for (const act of held.splice(0)) { try { act(0); } catch {} } return true",
        );
        let stopped = page
            .css("html")
            .eval("return part.dataset.stopped !== undefined");
        assert_eq!(stopped, json!(false), "{:?}", page.errors());
    });
}

#[test]
fn the_keys_of_a_large_board_are_as_high_as_a_finger() {
    browse(|page| {
        let game = grid_of(&SIX, paper_grid_rules::Size::Large, 60);
        beside::open_game(page, "large", &game);
        page.css("#board-0").appears();
        page.press("Ask");
        page.css(".called").appears();
        for (width, height) in [(896, 414), (844, 390), (932, 430), (740, 360), (1024, 600)] {
            page.resize(Size { width, height });
            page.wait_for_animations();
            let least = page.css(".stage-hand").eval(
                "const keys = [...part.querySelectorAll('.key')].filter((one) => one.checkVisibility());
                return Math.min(...keys.map((one) => Math.round(one.getBoundingClientRect().height)))",
            );
            assert!(least.as_u64() >= Some(44), "{width} x {height}: {least}");
            page.take_picture(&format!("keys/large-{width}x{height}"));
        }
        check_cell_sizes(
            page,
            "large, letters called",
            GRID,
            &[(896, 414, 34), (844, 390, 34)],
        );
    });
}

#[test]
fn final_places_are_not_cut_off_on_a_short_phone() {
    browse(|page| {
        for (names, size) in [
            (&FOUR[..], paper_grid_rules::Size::Medium),
            (&SIX[..], paper_grid_rules::Size::Large),
        ] {
            let mut game = grid_of(names, size, 20);
            let mut chance = Chance::new(3);
            while let Some(seat) = game.waiting_for().seats().iter().next() {
                let action = choose(game.state(), seat, word_list(), &mut chance);
                beside::apply_action(&mut game, seat, &action, 100);
            }
            let id = format!("over{}", names.len());
            beside::open_game(page, &id, &game);
            page.css(".places li").appears();
            for (width, height) in [(360, 640), (390, 844), (844, 390), (667, 375)] {
                page.resize(Size { width, height });
                page.wait_for_animations();
                for theme in THEMES {
                    page.set_theme(theme);
                    page.take_picture(&format!("over/paper-grid-{}-{width}-{theme}", names.len()));
                }
                page.reset_theme();
                let cut = page.css(".ended").eval(
                    "const room = part.getBoundingClientRect();
                    const rows = [...part.querySelectorAll('.places li')].map((one) => one.getBoundingClientRect());
                    return rows.filter((row) => row.bottom > room.bottom + 1 || row.top < room.top - 1).length",
                );
                assert_eq!(cut, json!(0), "{} in {width} x {height}", names.len());
            }
        }
    });
}

#[test]
fn the_bar_shows_every_games_full_name() {
    browse(|page| {
        let grid = grid_of(&FOUR, paper_grid_rules::Size::Medium, 20);
        let letter = c_u_letter_in_play(&["Ada", "Ben", "Cleo", "Wilhelmina"], 60);
        beside::open_game(page, "grid", &grid);
        check_game_name(page);
        beside::open_game(page, "letter", &letter);
        page.css(".cover .button-main").tap();
        check_game_name(page);
    });
}

/// Checks that the bar shows the game's full name beside the indicator of what is left of the game.
#[track_caller]
pub fn check_game_name(page: &Page) {
    page.css(".stage-hand").appears();
    for (width, height) in [
        (320, 568),
        (360, 640),
        (390, 844),
        (667, 375),
        (844, 390),
        (820, 1180),
    ] {
        page.resize(Size { width, height });
        page.wait_for_animations();
        let told = page.css(".stage-bar").eval(
            "const name = part.querySelector('h1');
            const { height } = part.getBoundingClientRect();
            const box = name.getBoundingClientRect();
            const beside = [...part.querySelectorAll('.left > *, .bar-button')]
                .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 0);
            const over = beside.filter((one) => {
                const other = one.getBoundingClientRect();
                return other.left < box.right - 0.5 && other.right > box.left + 0.5;
            });
            return [name.scrollWidth > name.clientWidth, name.scrollHeight > height + 1, over.length,
                document.documentElement.scrollWidth > innerWidth]",
        );
        assert_eq!(told, json!([false, false, 0, false]), "{width} x {height}");
    }
}
