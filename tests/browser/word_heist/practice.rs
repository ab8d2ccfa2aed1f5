//! Practice at Word Heist: finding steals.

use std::sync::LazyLock;

use game::SeatId;
use lexicon::{Letter, Lexicon, Word};
use word_heist::bots::Finder;
use word_heist_rules::Table;

use crate::harness::browse;
use crate::page::{Page, SIZES};

static LIST: LazyLock<Lexicon> =
    LazyLock::new(|| Lexicon::open(include_bytes!("../../../crates/lexicon/words.lex")).unwrap());

const LINE: &str = "Your word";

/// Opens the practice and waits for a puzzle.
fn open_practice(page: &Page) {
    page.open("#/word-heist/practice");
    page.part("textbox", LINE).appears();
}

/// Returns the word on the table and the letters in the centre, read from the tiles' names.
fn shown_puzzle(page: &Page) -> (String, String) {
    let tiles = page.visible_names("button");
    let word = tiles.iter().find_map(|name| name.split_once(", in "));
    let centre = tiles
        .iter()
        .filter_map(|name| name.strip_suffix(", centre"));
    (
        word.map(|(_, word)| word.to_owned()).unwrap_or_default(),
        centre.collect(),
    )
}

/// Returns a steal of the current puzzle, found by the rules.
fn find_steal(page: &Page) -> String {
    page.wait("the tiles are laid", || !shown_puzzle(page).0.is_empty());
    let (word, centre) = shown_puzzle(page);
    let centre: Vec<Letter> = centre.chars().filter_map(Letter::new).collect();
    let table = Table::for_example(&[word.parse::<Word>().unwrap_or_default()], &centre);
    let finds = Finder::for_seat(&table, SeatId::FIRST).find(&LIST);
    let mut steals = finds
        .iter()
        .filter(|find| find.ways.iter().any(|taken| !taken.is_empty()));
    match steals.next() {
        Some(find) => find.word.to_string().to_uppercase(),
        None => panic!("no steal of {word}"),
    }
}

#[test]
fn a_steal_is_found_by_keyboard_alone() {
    browse(|page| {
        open_practice(page);
        page.part("textbox", LINE).eval("part.focus()");
        let answer = find_steal(page);
        page.type_text("zzzz");
        page.press_keys("Enter");
        page.says("aren’t there.");
        for _ in 0..4 {
            page.press_keys("Backspace");
        }
        page.type_text(&answer.to_lowercase());
        page.audit_themes();
        page.press_keys("Enter");
        page.says(&format!("You found {answer}."));
        page.says("1 in a row without a hint");
        page.says("All the steals");
        page.audit_themes();
        page.check_all_sizes("heist-practice-found");
        page.part("textbox", LINE).eval("part.focus()");
        let solved = shown_puzzle(page);
        page.press_keys("Enter");
        page.announces("is on the table");
        page.part("textbox", LINE).gets_focus();
        page.wait("another puzzle is laid", || {
            !shown_puzzle(page).0.is_empty() && shown_puzzle(page) != solved
        });
        let next = shown_puzzle(page);
        page.reload();
        page.wait("it goes on where it stood", || shown_puzzle(page) == next);
        page.says("1 in a row without a hint");
    });
}

#[test]
fn a_steal_is_found_by_touch() {
    browse(|page| {
        page.resize(SIZES[0]);
        open_practice(page);
        assert!(!page.scrolls_sideways());
        let answer = find_steal(page);
        let (word, _) = shown_puzzle(page);
        for (before, letter) in answer.chars().enumerate() {
            let own = format!("{letter}, in {word}");
            let centre = format!("{letter}, centre");
            let free = [own, centre].into_iter().find(|name| {
                let tile = page.css(&format!(
                    ".steal-tiles [aria-label='{name}'][aria-pressed=false]"
                ));
                tile.exists()
            });
            let name = free.unwrap_or_default();
            page.css(&format!(
                ".steal-tiles [aria-label='{name}'][aria-pressed=false]"
            ))
            .tap();
            page.wait("the tile is taken up", || {
                page.css("body")
                    .eval("return part.querySelectorAll('.steal-tiles [aria-pressed=true]').length")
                    == before + 1
            });
        }
        page.check_all_sizes("heist-practice");
        page.resize(SIZES[0]);
        page.tap("Steal it");
        page.says(&format!("You found {answer}."));
        page.tap("Next one");
        page.says("Tap or type letters");
    });
}

#[test]
fn hints_come_in_steps_and_giving_up_shows_the_solution() {
    browse(|page| {
        open_practice(page);
        page.press("Hint");
        page.announces("from the centre.");
        page.press("Hint");
        page.announces("It begins with");
        page.press("Hint");
        page.announces("It looks like this");
        let hint = page.part("button", "Hint");
        page.wait("there are no more hints", || {
            hint.eval("return part.disabled") == true
        });
        page.audit_themes();
        page.check_all_sizes("heist-practice-hints");
        page.press("Show me");
        page.says("Your streak starts again.");
        page.choose("How hard", "Fiendish");
        page.says("Any word in the list");
        page.no_longer_says("Your streak starts again.");
    });
}
