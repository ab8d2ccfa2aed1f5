//! A board keeps its size through a whole game: while letters are called and answers given, while
//! words are claimed, when a round or the game is over.

use c_u_letter_rules::CULetter;
use game::{Chance, Game, Match, Moment, Viewer};
use paper_grid::bots::choose;
use paper_grid_rules::PaperGrid;
use serde_json::Value;

use crate::beside::{self, word_list};
use crate::harness::browse;
use crate::page::{Page, Size};
use crate::stage::{FOUR, GRID, SIX, SQUARES, c_u_letter_in_play, paper_grid_in_play};

/// Window sizes of the design, and some between them.
const WINDOWS: [(u32, u32); 12] = [
    (320, 568),
    (360, 640),
    (390, 844),
    (600, 960),
    (667, 375),
    (844, 390),
    (820, 1180),
    (1024, 600),
    (1180, 820),
    (1366, 768),
    (1440, 900),
    (2560, 1440),
];

/// Returns the size of a cell and the place of the first one, in each window.
fn measure_cells(page: &Page, cell: &str) -> Vec<Value> {
    let each = WINDOWS.iter().map(|&(width, height)| {
        page.resize(Size { width, height });
        page.wait_for_animations();
        page.css(cell).eval(
            "const { x, y, width } = part.getBoundingClientRect();
             return [width, x, y].map(Math.round)",
        )
    });
    each.collect()
}

/// Lists what was at one place at one moment of the game and at another place later.
fn list_moved(what: &str, before: &[Value], after: &[Value]) -> Vec<String> {
    WINDOWS
        .iter()
        .zip(before.iter().zip(after))
        .filter(|(_, (before, after))| {
            // A cell is a whole number of pixels wide, but the remainder may shift it by half a
            // pixel.
            let far = |at: usize| match (before[at].as_i64(), after[at].as_i64()) {
                (Some(before), Some(after)) => before.abs_diff(after),
                _ => u64::MAX,
            };
            far(0) > 0 || far(1) > 1 || far(2) > 1
        })
        .map(|(window, (before, after))| format!("{what} {window:?}: {before} became {after}"))
        .collect()
}

/// Plays on until a condition holds.
pub fn play_until(game: &mut Match<PaperGrid>, holds: impl Fn(&paper_grid_rules::State) -> bool) {
    let mut chance = Chance::new(3);
    while !holds(game.state()) {
        let seat = game.waiting_for().seats().iter().next();
        let seat = seat.expect("a seat must act");
        let action = choose(game.state(), seat, word_list(), &mut chance);
        beside::apply_action(game, seat, &action, 100);
    }
}

fn moved_in_paper_grid(
    page: &Page,
    name: &str,
    names: &[&str],
    size: paper_grid_rules::Size,
) -> Vec<String> {
    use paper_grid_rules::Stage;
    let mut game = paper_grid_in_play(names, size, 6);
    let open = |moment: &str, game: &Match<PaperGrid>| {
        beside::open_game(page, &format!("{name}{moment}"), game);
        page.css("#board-0").appears();
        page.css(".stage-hand .button-main").appears();
    };
    open("plays", &game);
    let plays = measure_cells(page, GRID);
    page.press("Ask");
    page.css(".called").appears();
    let calls = list_moved(&format!("{name} calls"), &plays, &measure_cells(page, GRID));
    play_until(&mut game, |state| {
        matches!(state.stage, Stage::Answering { .. })
    });
    beside::open_game(page, &format!("{name}answers"), &game);
    page.part("button", "Place wall").appears();
    let answers = list_moved(
        &format!("{name} answers"),
        &plays,
        &measure_cells(page, GRID),
    );
    play_until(&mut game, |state| matches!(state.stage, Stage::Over(_)));
    open("over", &game);
    page.css(".places").appears();
    let over = list_moved(
        &format!("{name} is over"),
        &plays,
        &measure_cells(page, GRID),
    );
    [calls, answers, over].concat()
}

#[test]
fn paper_grid_cells_keep_their_place_and_size_to_the_end() {
    browse(|page| {
        use paper_grid_rules::Size::{Large, Medium, Small};
        let two = ["Mum", "Dad"];
        let games: [(&str, &[&str], paper_grid_rules::Size); 4] = [
            ("four", &FOUR, Medium),
            ("six", &SIX, Medium),
            ("large", &SIX, Large),
            ("small", &two, Small),
        ];
        let all = games.map(|(name, names, size)| moved_in_paper_grid(page, name, names, size));
        let all = all.concat();
        assert!(all.is_empty(), "{all:#?}");
    });
}

/// Plays on until a condition holds; claims words where possible.
fn play_letter_until(game: &mut Match<CULetter>, holds: impl Fn(&c_u_letter_rules::Stage) -> bool) {
    use c_u_letter_rules::{Action, Stage};
    let mut chance = Chance::new(3);
    while !holds(&game.state().table.stage) || !game.state().table.turn.ready {
        if holds(&game.state().table.stage) && matches!(game.state().table.stage, Stage::RoundOver)
        {
            return;
        }
        let seat = game.waiting_for().seats().iter().next();
        let seat = seat.expect("a seat must act");
        let view = game.view(Viewer::Seat(seat));
        let claim = view.claimable_words(word_list()).into_iter().next();
        let action = match (&view.table.stage, claim) {
            (Stage::Claiming, Some(one)) => Action::Claim(one.span),
            (Stage::Claiming, None) => Action::Done,
            _ => CULetter::sample_action(&view, seat, Some(word_list()), &mut chance),
        };
        let at = Moment(game.last_moment().0 + 100);
        let _ = game.act(seat, &action, at, Some(word_list()));
    }
}

#[test]
fn c_u_letter_squares_keep_their_place_and_size_to_the_end_of_a_round() {
    use c_u_letter_rules::Stage;
    browse(|page| {
        let mut game = c_u_letter_in_play(&["Ada", "Ben", "Cleo", "Wilhelmina"], 60);
        beside::open_game(page, "places", &game);
        page.css(".cover .button-main").press();
        page.css(".letter-hand button").appears();
        let places = measure_cells(page, SQUARES);
        let mut all = Vec::new();
        page.css(".letter-hand button").press();
        page.css(".square[data-target]").press();
        page.css(".square[data-changes]").appears();
        all.extend(list_moved(
            "a card lies there",
            &places,
            &measure_cells(page, SQUARES),
        ));
        page.css("[data-thing='do place']").press();
        page.part("button", "End turn").appears();
        all.extend(list_moved(
            "words are claimed",
            &places,
            &measure_cells(page, SQUARES),
        ));
        play_letter_until(&mut game, |stage| *stage == Stage::RoundOver);
        beside::open_game(page, "round", &game);
        page.css("[data-thing='do go-on']").appears();
        all.extend(list_moved(
            "the round is over",
            &places,
            &measure_cells(page, SQUARES),
        ));
        assert!(all.is_empty(), "{all:#?}");
    });
}
