//! The stage is exactly as large as the window, in mid-game with the most seats. Each cell is as
//! large as the design asks for, not covered by any panel, and hit by a touch in its middle; every
//! score is in view; nothing moves when a line of text changes.

use c_u_letter_rules::CULetter;
use game::{Chance, Game, Match, Moment, Viewer};
use paper_grid::bots::choose;
use paper_grid_rules::{
    Amount, BoardSettings, Choices, GENERATOR_VERSION, Options, PaperGrid, generate,
};
use serde_json::{Value, json};

use crate::beside::{self, word_list};
use crate::harness::browse;
use crate::large_text;
use crate::lessons::check_goal_placement;
use crate::page::{Page, Size};

/// A window, and the required size of a cell in it.
type RequiredSize = (u32, u32, u32);

pub const FOUR: [&str; 4] = ["Mum", "Dad", "Zoe", "Wilhelmina"];
pub const SIX: [&str; 6] = ["Mum", "Dad", "Zoe", "Gran", "Bartholomew", "Ida"];

/// A game of Paper Grid in progress, in which a word can be played next.
pub fn paper_grid_in_play(
    names: &[&str],
    size: paper_grid_rules::Size,
    steps: usize,
) -> Match<PaperGrid> {
    let settings = BoardSettings {
        size,
        seats: names.len(),
        walls: Amount::Some,
        hand: Some(3),
        seed: "stage".parse().expect("a seed"),
        ..BoardSettings::default()
    };
    let board = generate(&settings, GENERATOR_VERSION).expect("there is room");
    let options = Options::new(Choices::on_board(board)).expect("the rules are valid");
    let mut game: Match<PaperGrid> = beside::new_match(names, options, 3);
    let mut chance = Chance::new(3);
    let plays = |game: &Match<PaperGrid>| game.state().stage == paper_grid_rules::Stage::Playing;
    while game.journal().steps.len() < steps || !plays(&game) {
        let seat = game.waiting_for().seats().iter().next();
        let seat = seat.expect("a seat must act");
        let action = choose(game.state(), seat, word_list(), &mut chance);
        beside::apply_action(&mut game, seat, &action, 100);
    }
    game
}

/// A game of C U Letter in progress, in which a card must be placed next.
pub fn c_u_letter_in_play(names: &[&str], steps: usize) -> Match<CULetter> {
    let choices = c_u_letter_rules::Choices {
        cards: Some(30),
        ..Default::default()
    };
    let options = c_u_letter_rules::Options::new(choices).expect("these can be played");
    let mut game: Match<CULetter> = beside::new_match(names, options, 3);
    let mut chance = Chance::new(3);
    let places = |game: &Match<CULetter>| {
        let table = &game.state().table;
        table.stage == c_u_letter_rules::Stage::Placing && !table.turn.ready
    };
    while game.journal().steps.len() < steps || !places(&game) {
        let seat = game.waiting_for().seats().iter().next();
        let seat = seat.expect("a seat must act");
        let view = game.view(Viewer::Seat(seat));
        let mut claims = view.claimable_words(word_list()).into_iter();
        let long = claims.find(|one| one.span.squares().count() > 2);
        let action = match (&view.table.stage, long) {
            (c_u_letter_rules::Stage::Claiming, Some(one)) => {
                c_u_letter_rules::Action::Claim(one.span)
            }
            (c_u_letter_rules::Stage::Claiming, None) => c_u_letter_rules::Action::Done,
            _ => CULetter::sample_action(&view, seat, Some(word_list()), &mut chance),
        };
        let at = Moment(game.last_moment().0 + 100);
        // A sampled action may use a word that isn't in the list; then it is refused.
        let _ = game.act(seat, &action, at, Some(word_list()));
    }
    game
}

/// Measures the stage: which things are uncovered, and the width of the smallest of some parts.
#[track_caller]
pub fn measure_stage(page: &Page, things: &str, parts: &str) -> Value {
    page.wait_for_animations();
    page.css("body").eval(&format!(
        "const inside = (box) => box.left >= -0.5 && box.top >= -0.5
            && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5;
        const all = (selector) => [...document.querySelectorAll(selector)];
        const table = document.querySelector('.stage-table').getBoundingClientRect();
        const things = all('{things}');
        const hit = things.filter((thing) => {{
            const box = thing.getBoundingClientRect();
            const on = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return on && thing.contains(on)
                // A board's own edge may overlap the table's.
                && box.bottom <= table.bottom + 0.5 && box.right <= table.right + 1;
        }});
        const widths = all('{parts}').map((part) => part.getBoundingClientRect().width);
        const seats = all('.stage-scores .seat');
        const seen = seats.filter((seat) => {{
            const score = seat.querySelector('.score').getBoundingClientRect();
            return inside(seat.getBoundingClientRect()) && inside(score) && score.width > 0;
        }});
        const buttons = all('.stage-hand button, .stage-bar :is(a, button), #deck')
            .filter((one) => one.checkVisibility() && !inside(one.getBoundingClientRect()));
        const root = document.documentElement;
        // The indicator of what is left must not overlap the game's name.
        const name = document.querySelector('.stage-bar h1').getBoundingClientRect();
        const left = [...document.querySelectorAll('.stage-bar .left > *')]
            .filter((one) => one.checkVisibility() && one.getBoundingClientRect().left < name.right - 0.5);
        return {{
            clash: left.map((one) => one.textContent),
            cell: widths.length ? Math.floor(Math.min(...widths) + 0.01) : 0,
            cells: things.length, hit: hit.length, seats: seats.length, seen: seen.length,
            beyond: buttons.map((one) => one.textContent || one.ariaLabel),
            wide: root.scrollWidth <= innerWidth, high: root.scrollHeight <= innerHeight,
        }};"
    ))
}

/// Checks that every cell has the required size and is uncovered, every score is in view, and
/// nothing is beyond the window.
#[track_caller]
pub fn check_cell_sizes(page: &Page, what: &str, cells: &str, asked: &[RequiredSize]) {
    check_part_sizes(page, what, (cells, cells), asked);
}

/// Like `check_cell_sizes`, but for things of which only the parts are measured, such as words and
/// their cards.
#[track_caller]
pub fn check_part_sizes(
    page: &Page,
    what: &str,
    (things, parts): (&str, &str),
    asked: &[RequiredSize],
) {
    for &(width, height, cell) in asked {
        page.resize(Size { width, height });
        let now = measure_stage(page, things, parts);
        let what = format!("{what} in {width} x {height}: {now}");
        assert!(
            now["cell"].as_u64() >= Some(cell.into()),
            "{cell} asked: {what}"
        );
        assert_eq!(now["hit"], now["cells"], "all free: {what}");
        assert!(now["cells"].as_u64() > Some(0), "{what}");
        assert_eq!(now["seen"], now["seats"], "all scores: {what}");
        assert_eq!(now["beyond"], json!([]), "all buttons: {what}");
        assert_eq!(now["clash"], json!([]), "the bar: {what}");
        assert_eq!(
            (&now["wide"], &now["high"]),
            (&json!(true), &json!(true)),
            "{what}"
        );
    }
}

/// Returns the places of everything but the lines of text.
#[track_caller]
fn element_positions(page: &Page) -> Value {
    page.wait_for_animations();
    page.css("body").eval(
        "return [...document.querySelectorAll(
            '.stage-bar, .stage-scores, .seat, .stage-table, [role=gridcell], .better-stock, .better-word, .say, .stage-hand, .stage-hand button, .stage-side')]
            .map((one) => {
                const { x, y, width, height } = one.getBoundingClientRect();
                return [x, y, width, height].map(Math.round).join(' ');
            })",
    )
}

/// Checks that nothing moves, however long the texts are.
#[track_caller]
pub fn check_nothing_moves(page: &Page, what: &str) {
    let before = element_positions(page);
    for says in [
        "",
        "W".repeat(200).as_str(),
        &"a longer sentence ".repeat(12),
    ] {
        let script = format!(
            "for (const line of document.querySelectorAll('.say > :is(.did, .now, .would)')) {{
                line.dataset.before ??= '';
                const told = document.createElement('span');
                told.className = 'tried';
                told.textContent = {says:?};
                for (const old of line.querySelectorAll('.tried')) old.remove();
                line.append(told);
            }}
            return true"
        );
        page.css("body").eval(&script);
        assert_eq!(element_positions(page), before, "{what}: {says:?}");
    }
    page.css("body")
        .eval("for (const old of document.querySelectorAll('.tried')) old.remove(); return true");
}

/// Checks that at twice the text size the table keeps its width.
#[track_caller]
fn check_large_text(page: &Page, what: &str, cells: &str, columns: u32) {
    large_text::check_sizes(page, what, |size| {
        let now = measure_stage(page, cells, cells);
        let board = now["cell"].as_u64().unwrap_or(0) * u64::from(columns);
        let least = u64::from(size.width.min(size.height)) / 2;
        assert!(board >= least, "{what} in {size:?}: {now}");
    });
}

pub const GRID: &str = ".boards > .board [role=gridcell]";
pub const SQUARES: &str = ".stage-table [role=gridcell]";

#[test]
fn paper_grid_fills_every_window() {
    browse(|page| {
        let game = paper_grid_in_play(&FOUR, paper_grid_rules::Size::Medium, 20);
        beside::open_game(page, "four", &game);
        page.css("#board-0").appears();
        page.part("button", "Play word").appears();
        page.stop_clock();
        let asked = [
            (360, 640, 40),
            (390, 844, 44),
            (844, 390, 44),
            (820, 1180, 96),
            (1180, 820, 88),
            (1440, 900, 98),
        ];
        check_cell_sizes(page, "Paper Grid of four", GRID, &asked);
        // Further window sizes, checked by the same rules.
        let others = [
            (320, 568, 32),
            (375, 667, 40),
            (412, 915, 44),
            (600, 960, 60),
            (667, 375, 38),
            (740, 360, 38),
            (768, 1024, 76),
            (1024, 600, 60),
            (1024, 768, 80),
            (1280, 720, 76),
            (1366, 768, 80),
            (1920, 1080, 110),
            (2560, 1440, 146),
        ];
        check_cell_sizes(page, "Paper Grid of four", GRID, &others);
        page.resize(Size {
            width: 360,
            height: 640,
        });
        check_nothing_moves(page, "Paper Grid");
        // The same sizes are required while letters are being called.
        page.press("Ask");
        page.css(".called").appears();
        check_cell_sizes(page, "Paper Grid, letters called", GRID, &asked);
        check_large_text(page, "Paper Grid", GRID, 8);
    });
}

#[test]
fn paper_grid_with_six_players_shows_every_score_and_cell() {
    browse(|page| {
        let game = paper_grid_in_play(&SIX, paper_grid_rules::Size::Medium, 24);
        beside::open_game(page, "six", &game);
        page.css("#board-0").appears();
        page.part("button", "Play word").appears();
        let asked = [
            (360, 640, 36),
            (390, 844, 44),
            (844, 390, 44),
            (820, 1180, 90),
        ];
        check_cell_sizes(page, "Paper Grid of six", GRID, &asked);
        check_cell_sizes(
            page,
            "Paper Grid of six",
            GRID,
            &[(1180, 820, 88), (1440, 900, 98)],
        );
    });
}

#[test]
fn a_large_board_is_a_map_with_a_lens_on_a_phone() {
    browse(|page| {
        let game = paper_grid_in_play(&SIX, paper_grid_rules::Size::Large, 60);
        beside::open_game(page, "large", &game);
        page.css("#board-0").appears();
        page.part("button", "Play word").appears();
        let asked = [
            (360, 640, 21),
            (390, 844, 23),
            (844, 390, 34),
            (820, 1180, 48),
            (1180, 820, 64),
            (1440, 900, 70),
            (2560, 1440, 110),
        ];
        check_cell_sizes(page, "Paper Grid, large", GRID, &asked);
        // Where the cells are large enough, the board needs no lens.
        for (width, height, lens) in [(500, 900, true), (530, 900, false), (600, 960, false)] {
            page.resize(Size { width, height });
            let now = measure_stage(page, GRID, GRID);
            let shown = page.css(".lens").eval("return part.checkVisibility()");
            assert_eq!(shown, json!(lens), "{width}: {now}");
            assert!(lens || now["cell"].as_u64() >= Some(30), "{width}: {now}");
            assert_eq!(now["hit"], now["cells"], "{width}: {now}");
        }
        for (width, height) in [(360, 640), (390, 844)] {
            page.resize(Size { width, height });
            page.wait_for_animations();
            let lens = page
                .css(".lens .cell")
                .eval("return part.getBoundingClientRect().width");
            assert_eq!(lens, json!(44), "{width}");
        }
        // A touch on the map moves the lens there; one in the lens puts the cursor there.
        page.css("#board-0").tap();
        page.wait("the lens shows the corner", || {
            page.css(".lens").eval("return part.scrollLeft") == json!(0)
        });
        page.css("#board-127").tap();
        page.wait("the lens shows the other corner", || {
            page.css(".lens")
                .eval("return part.scrollLeft + part.clientWidth >= part.scrollWidth - 1")
                == json!(true)
        });
        let state = game.state();
        let letter = state.hand(state.turn.seat)[0].uppercase().to_string();
        let size = state.board.size();
        let free = (0..128).rev().find(|at| {
            let cell = size.cell_ids().nth(*at).expect("a cell");
            state.board.cell(cell).is_free()
        });
        let free = free.expect("a free cell");
        page.css(&format!("#lens-{free}")).tap();
        page.part_in("Your letters", "button", &letter).tap();
        page.css(&format!("#board-{free}[data-laid]")).appears();
    });
}

#[test]
fn c_u_letter_fills_every_window() {
    browse(|page| {
        let game = c_u_letter_in_play(&["Ada", "Ben", "Cleo", "Wilhelmina"], 60);
        beside::open_game(page, "letter", &game);
        page.css(".cover .button-main").tap();
        page.css(".stage-hand").appears();
        page.stop_clock();
        let asked = [
            (360, 640, 36),
            (390, 844, 40),
            (844, 390, 40),
            (820, 1180, 86),
            (1180, 820, 80),
            (1440, 900, 88),
        ];
        check_cell_sizes(page, "C U Letter of four", SQUARES, &asked);
        let others = [
            (320, 568, 28),
            (375, 667, 36),
            (412, 915, 40),
            (600, 960, 54),
            (667, 375, 34),
            (740, 360, 34),
            (768, 1024, 64),
            (1024, 600, 54),
            (1024, 768, 70),
            (1280, 720, 66),
            (1366, 768, 72),
            (1920, 1080, 100),
            (2560, 1440, 133),
        ];
        check_cell_sizes(page, "C U Letter of four", SQUARES, &others);
        page.resize(Size {
            width: 360,
            height: 640,
        });
        check_nothing_moves(page, "C U Letter");
        check_large_text(page, "C U Letter", SQUARES, 9);
    });
}

#[test]
fn explanations_are_shown_and_announced() {
    browse(|page| {
        let game = paper_grid_in_play(&FOUR, paper_grid_rules::Size::Medium, 20);
        beside::open_game(page, "four", &game);
        page.css("#board-0").appears();
        page.part("button", "Play word").appears();
        for (width, height) in [(360, 640), (820, 1180), (1440, 900)] {
            page.resize(Size { width, height });
            page.css("#board-0").eval("part.focus()");
            page.press_keys("?");
            page.css(".stage-explain[data-open=asked] h2").appears();
            let title = page.css(".stage-explain h2").text();
            assert!(!title.is_empty());
            page.announces(&title);
            page.audit();
            page.press_keys("Escape");
            page.css(".stage-explain[data-open=asked]").disappears();
            check_key_help(page);
        }
        let game = c_u_letter_in_play(&["Ada", "Ben"], 20);
        beside::open_game(page, "letter", &game);
        page.css(".cover .button-main").tap();
        page.css(".stage-hand").appears();
        page.css("[data-square='40']").eval("part.focus()");
        page.press_keys("?");
        page.css(".stage-explain[data-open=asked] h2").appears();
        let title = page.css(".stage-explain h2").text();
        page.announces(&title);
        page.press_keys("Escape");
        check_key_help(page);
    });
}

/// Checks that "?" lists the table's keys when nothing has the focus.
#[track_caller]
pub fn check_key_help(page: &Page) {
    page.css("body").eval("document.activeElement.blur()");
    page.press_keys("?");
    page.part("heading", "Keys").appears();
    page.announces("Keys");
    page.audit();
    page.press_keys("Escape");
    page.css(".stage-explain[data-open=asked]").disappears();
}

/// Word Heist's wide tables have no row of scores, and One Letter Better's have the deck beside
/// them: both used to squeeze the goal.
#[test]
fn the_goal_of_a_lesson_covers_nothing_in_any_window() {
    browse(|page| {
        for (id, lesson) in [
            ("paper-grid", 5),
            ("word-heist", 2),
            ("one-letter-better", 9),
            ("c-u-letter", 10),
        ] {
            page.open(&format!("#/{id}/learn/{lesson}"));
            for (width, height) in [
                (320, 568),
                (360, 640),
                (820, 1180),
                (844, 390),
                (1024, 768),
                (1440, 900),
            ] {
                page.resize(Size { width, height });
                page.wait_for_animations();
                check_goal_placement(page);
            }
        }
    });
}
