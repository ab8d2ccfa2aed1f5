//! The beginner's help: one switch for all tables, on by default in a player's first games. At each
//! table it shows where the chosen thing may go or which words can be used (the tables of cards and
//! words are tested in `one_letter_better/stage.rs` and `word_heist/reaching.rs`).

use c_u_letter_rules::{CULetter, Choices, Options, Preset};
use game::{Game, Match, TimeLimit};
use paper_grid_rules::Size;

use crate::beside;
use crate::harness::browse;
use crate::page::Page;
use crate::stage::{FOUR, paper_grid_in_play};

/// Returns how many of the elements that match a selector are highlighted by the help.
pub fn count_highlighted(page: &Page, what: &str) -> usize {
    page.wait_for_animations();
    let lit = page.css("body").eval(&format!(
        "return document.querySelectorAll('{what}[data-may]').length"
    ));
    lit.as_u64().unwrap_or_default() as usize
}

/// Turns the help on or off at a table.
pub fn set_help(page: &Page, help: &str) {
    page.press("Menu");
    page.choose("Beginner’s help", help);
    page.press("Close");
    page.css(".stage-sheet").disappears();
}

fn open_table<G: Game>(page: &Page, id: &str, game: &Match<G>) {
    beside::open_game(page, id, game);
    page.css(".stage").appears();
}

#[test]
fn help_highlights_where_a_chosen_letter_may_go() {
    browse(|page| {
        let game = paper_grid_in_play(&FOUR, Size::Medium, 30);
        for id in ["one", "two", "three"] {
            open_table(page, id, &game);
            page.css(".rack .tile").tap();
            page.wait("cells are lit", || count_highlighted(page, ".cell") > 3);
        }
        page.take_picture("helping/paper-grid");
        let cell = page.css(".cell[data-may]");
        let heard = cell.attribute("aria-label").unwrap_or_default();
        assert!(heard.contains("your letter can go here"), "{heard}");
        page.audit_themes();
        // A letter that was laid there changes only its own line.
        let before = count_highlighted(page, ".cell");
        cell.tap();
        assert_eq!(count_highlighted(page, ".cell"), 0, "none is chosen");
        page.css(".rack .tile").tap();
        page.wait("one line is left", || {
            (1..before).contains(&count_highlighted(page, ".cell"))
        });
        // The fourth game doesn't count as a first game.
        open_table(page, "four", &game);
        page.css(".rack .tile").tap();
        page.css(".rack .tile[aria-pressed='true']").appears();
        assert_eq!(count_highlighted(page, ".cell"), 0);
        set_help(page, "On");
        page.wait("it helps all the same", || {
            count_highlighted(page, ".cell") > 3
        });
        page.wait_until_saved();
        page.open("#/settings");
        page.part_in("Beginner’s help", "radio", "Always")
            .becomes_chosen();
        page.choose("Beginner’s help", "Never");
        open_table(page, "one", &game);
        page.css(".rack .tile").appears();
        assert_eq!(count_highlighted(page, ".cell"), 0);
    });
}

#[test]
fn without_help_a_chosen_card_highlights_only_its_targets() {
    browse(|page| {
        let choices = Choices {
            clock: TimeLimit::Untimed,
            ..Preset::Solo.choices()
        };
        let options = Options::new(choices).expect("the rules are valid");
        let game: Match<CULetter> = beside::new_match(&["Ada"], options, 7);
        open_table(page, "one", &game);
        page.css(".letter-hand [data-card]").tap();
        page.css(".square[data-target]:not([data-full])").appears();
        set_help(page, "Off");
        page.css(".letter-hand [data-card][aria-pressed='true']")
            .appears();
        page.css(".square[data-target]:not([data-full])")
            .disappears();
    });
}
