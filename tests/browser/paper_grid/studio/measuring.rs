//! Bots measure a board in a worker; fairer boards are found, and boards of one difficulty are
//! printed.

use lexicon::Lexicon;
use paper_grid::bots::{BoardMeasurer, BoardStats, Difficulty};
use paper_grid::screen::studio::{BoardSearch, SearchGoal, measuring_options};
use paper_grid::text::measure::{describe_stats, difficulty_name, stat_rows};
use paper_grid_rules::{Board, BoardLink, Options};

use super::{first_page_drawing, generate_board, open_tab};
use crate::harness::browse;

const PICNIC: &str = "#/board/1/small-4/picnic";

fn word_list() -> Lexicon {
    Lexicon::open(include_bytes!("../../../../crates/lexicon/words.lex")).expect("the list opens")
}

/// Measures a board natively.
fn measure_with(options: &Options, list: &Lexicon) -> BoardStats {
    let mut measuring = BoardMeasurer::new(options);
    while !measuring.step(list).is_done() {}
    measuring.step(list).clone()
}

fn measure_board(board: &Board, list: &Lexicon) -> BoardStats {
    measure_with(&measuring_options(board).expect("bots can play"), list)
}

/// Returns the seeds of the first `count` hard boards, searched for natively.
fn hard_board_seeds(count: usize, list: &Lexicon) -> Vec<String> {
    let Ok(BoardLink::Grown(settings, _)) = PICNIC.parse() else {
        panic!("no link of settings");
    };
    let mut search = BoardSearch::new(settings, SearchGoal::Boards(Difficulty::Hard, count));
    while let Some(options) = search.next_options() {
        search.add_result(measure_with(&options, list));
    }
    let seed = |link: &BoardLink| match link {
        BoardLink::Grown(settings, _) => settings.seed.to_string(),
        BoardLink::Literal(_) => String::new(),
    };
    search
        .found()
        .iter()
        .map(|found| seed(&found.link))
        .collect()
}

#[test]
fn bots_measure_a_board_find_a_fairer_one_and_select_boards_to_print() {
    let list = word_list();
    let board = generate_board(PICNIC);
    let measure = measure_board(&board, &list);
    let hard = hard_board_seeds(2, &list);
    browse(|page| {
        page.open(PICNIC);
        page.shows("Board studio");
        page.press("Measure this board");
        page.says("Bots play it about 50 times.");
        page.press("Measure it");
        // The page's result is the same as the native one.
        for line in describe_stats(&measure, board.size()) {
            page.says(&line);
        }
        for [player, wins, points, openings] in stat_rows(&measure) {
            page.says(&format!("{player} {wins} {points} {openings}"));
        }
        page.part("button", "Measure again").appears();
        // A kept board shows its measurement too, even after a reload.
        page.press("Keep it");
        let measured = format!(
            "Measured: {}",
            difficulty_name(measure.difficulty(board.size())).to_lowercase()
        );
        page.says(&measured);
        page.reload();
        page.says(&measured);
        page.press("Measure this board");
        page.press("Measure it");
        page.part("button", "Measure again").appears();
        page.audit_themes();
        page.check_all_sizes("studio-measured");

        // Another board doesn't show this measurement.
        page.choose("Size", "Large 16 × 8");
        page.says("The board has changed since.");
        page.press("Find a fairer board");
        page.part("progressbar", "Looking for a fairer board")
            .appears();
        page.says("Fairest so far: Large,");
        page.press("Stop");
        page.part("progressbar", "Looking for a fairer board")
            .disappears();
        page.says("is the fairest of");
        page.says("Balance: ");

        // Only hard boards are printed, once they are found.
        page.open(PICNIC);
        page.shows("Board studio");
        open_tab(page, "Print");
        let number = page.part("textbox", "How many boards");
        number.type_over("2");
        page.wait("the number is there", || number.value() == "2");
        let print = page.part("button", "Print now");
        page.wait("it can be printed", || {
            print.attribute("disabled").is_none()
        });
        page.choose("How hard", "Hard");
        page.wait("boards are found first", || {
            print.attribute("disabled").is_some()
        });
        page.press("Find these boards");
        page.says("2 boards found.");
        page.wait("it can be printed", || {
            print.attribute("disabled").is_none()
        });
        page.wait("the first of them is shown", || {
            first_page_drawing(page).contains(&format!("Seed “{}”", hard[0]))
        });
        page.audit_themes();
        // Another number starts a new search. A stopped search leaves nothing.
        number.type_over("60");
        page.wait("boards are found first", || {
            print.attribute("disabled").is_some()
        });
        page.press("Find these boards");
        page.part("progressbar", "Looking for boards").appears();
        page.press("Stop");
        page.part("button", "Find these boards").appears();
        assert!(print.attribute("disabled").is_some());
        page.choose("How hard", "Any");
        page.wait("it can be printed", || {
            print.attribute("disabled").is_none()
        });
    });
}
