//! As a turn goes from phase to phase, the board keeps its place and size: a finger finds the same
//! cell in the same place, whatever is asked of the player.

use c_u_letter_rules::{CULetter, Event, Stage};
use game::Match;
use paper_grid_rules::Size as BoardSize;
use serde_json::{Value, json};

use crate::beside;
use crate::harness::browse;
use crate::page::{Page, Size};
use crate::stage::{FOUR, GRID, SQUARES, c_u_letter_in_play, paper_grid_in_play};

const WINDOWS: [(u32, u32); 6] = [
    (360, 640),
    (390, 844),
    (844, 390),
    (820, 1180),
    (1180, 820),
    (1440, 900),
];

/// The places of the first and the last cell in each window.
struct CellPlaces<'a> {
    page: &'a Page,
    cells: &'a str,
    first: Vec<Value>,
}

impl<'a> CellPlaces<'a> {
    /// Returns the current places of the first and the last cell.
    fn measure(page: &'a Page, cells: &'a str) -> CellPlaces<'a> {
        let mut places = CellPlaces {
            page,
            cells,
            first: Vec::new(),
        };
        places.first = places.current();
        places
    }

    fn current(&self) -> Vec<Value> {
        let each = WINDOWS.iter().map(|&(width, height)| {
            self.page.resize(Size { width, height });
            self.page.wait_for_animations();
            let place = self.page.css("body").eval(&format!(
                "const cells = [...document.querySelectorAll('{}')];
                 return [cells[0], cells.at(-1)].map((cell) => {{
                     const {{ x, y, width }} = cell.getBoundingClientRect();
                     return [x, y, width].map(Math.round);
                 }})",
                self.cells
            ));
            json!([[width, height], place])
        });
        each.collect()
    }

    /// Checks that the cells are still in their places.
    #[track_caller]
    fn check_unmoved(&self, while_what: &str) {
        let now = self.current();
        let each = self.first.iter().zip(&now);
        let moved: Vec<_> = each.filter(|(was, is)| was != is).collect();
        let moved: Vec<String> = moved
            .iter()
            .map(|(was, is)| format!("{was} is {is}"))
            .collect();
        assert!(moved.is_empty(), "{while_what}: {moved:#?}");
    }
}

#[test]
fn paper_grids_board_stays_while_a_turn_goes_on() {
    browse(|page| {
        let game = paper_grid_in_play(&FOUR, BoardSize::Medium, 20);
        beside::open_game(page, "four", &game);
        page.css("#board-0").appears();
        page.part("button", "Play word").appears();
        page.stop_clock();
        let places = CellPlaces::measure(page, GRID);
        let letter = game.state().hand(game.state().turn.seat)[0].uppercase();
        page.part_in("Your letters", "button", &letter.to_string())
            .press();
        page.css("[role=gridcell]:not([data-full])").press();
        page.css(".cell[data-laid]").appears();
        places.check_unmoved("a letter is laid");
        page.press("Take back");
        page.press("Ask");
        page.css(".called").appears();
        places.check_unmoved("letters are called");
        for _ in 0..2 {
            page.css(".key:not(.wide):not(:disabled)").press();
        }
        places.check_unmoved("they are all called");
        page.css("[data-thing='do ask']").press();
        page.part("button", "Place wall").appears();
        places.check_unmoved("another seat answers");
    });
}

#[test]
fn c_u_letters_board_stays_while_a_round_goes_on() {
    browse(|page| {
        let game = c_u_letter_in_play(&["Ada", "Ben", "Cleo", "Wilhelmina"], 60);
        beside::open_game(page, "letter", &game);
        page.css(".cover .button-main").press();
        page.css(".letter-hand").appears();
        page.stop_clock();
        let places = CellPlaces::measure(page, SQUARES);
        page.css(".letter-hand button").press();
        places.check_unmoved("a card is chosen");
        page.css(".square[data-target]").press();
        page.css(".square[data-changes]").appears();
        places.check_unmoved("it lies there");
        page.css("[data-thing='do place']").press();
        page.part("button", "End turn").appears();
        places.check_unmoved("words are claimed");
        // The end of a round, between players who always find a word.
        let later = c_u_letter_in_play(&["Ada", "Ben", "Cleo", "Wilhelmina"], 200);
        let mut journal = later.journal().clone();
        let ends = |event: &Event| matches!(event, Event::RoundEnded(_));
        let mut steps = journal.steps.iter();
        let at = steps.position(|step| step.events.iter().any(ends));
        journal.steps.truncate(at.expect("a round ends") + 1);
        let over = Match::<CULetter>::resume(journal).expect("the journal is valid");
        assert_eq!(over.state().table.stage, Stage::RoundOver);
        beside::open_game(page, "over", &over);
        page.css(".letter-ended").appears();
        places.check_unmoved("a round is over");
    });
}
