//! The table in every window, in mid-game with fifteen words and twelve letters, while a word is
//! typed: all words and letters are visible, as large as the design asks for.

use game::{Judge, SeatId};
use lexicon::Word;
use serde_json::{Value, json};
use word_heist_rules::{Action, Attempt, Choices, LetterBag, Phase, PlayMode, SourceChoice};

use super::NativeGame;
use crate::harness::browse;
use crate::large_text;
use crate::page::{Page, Size};
use crate::stage::check_key_help;

/// A window, and the required sizes of a word's letter and a centre letter in it.
type RequiredSizes = (u32, u32, u32, u32);

const NAMES: [&str; 4] = ["Mum", "Dad", "Zoe", "Wilhelmina"];
/// Lengths of each seat's words.
pub const WORDS: [&[usize]; 4] = [&[6, 7, 5, 5], &[6, 5, 5, 5], &[4, 5, 5], &[5, 5, 5, 5]];
const SEVEN: [&[usize]; 4] = [&[7, 7, 7, 7], &[7, 7, 7, 7], &[7, 7, 7], &[7, 7, 7, 7]];

const ASKED: [RequiredSizes; 6] = [
    (360, 640, 18, 38),
    (390, 844, 24, 44),
    (844, 390, 24, 40),
    (820, 1180, 32, 64),
    (1180, 820, 38, 76),
    (1440, 900, 44, 84),
];
/// Further window sizes, checked by the same rules.
const OTHERS: [RequiredSizes; 10] = [
    (375, 667, 18, 38),
    (412, 915, 24, 44),
    (600, 960, 24, 44),
    (740, 360, 18, 38),
    (768, 1024, 22, 54),
    (1024, 768, 24, 54),
    (1280, 720, 20, 54),
    (1366, 768, 24, 54),
    (1920, 1080, 44, 80),
    (2560, 1440, 58, 106),
];

/// Returns the word that the seat makes next, if the centre has enough letters. The table decides
/// here, so any letters are a word.
fn next_word(game: &NativeGame, seat: SeatId, wanted: &[&[usize]]) -> Option<Word> {
    let table = game.table();
    let at = table.words_of(seat).count();
    let letters = *wanted.get(seat.index())?.get(at)?;
    let centre = table.centre.get(..letters)?;
    Some(centre.iter().map(|tile| tile.letter).collect())
}

/// A game with words of these lengths and twelve letters in the centre, in which one seat is about
/// to make a word.
pub fn game_in_progress(mode: PlayMode, wanted: &[&[usize]]) -> NativeGame {
    let seats = wanted.len();
    let choices = Choices {
        mode,
        bag: LetterBag::Double,
        judge: Judge::Table,
        ..Choices::default()
    };
    let mut game = NativeGame::new(&NAMES[..seats], choices);
    let count: usize = wanted.iter().map(|seat| seat.len()).sum();
    loop {
        let table = game.table();
        let full = table.words_on_table().count() == count && table.centre.len() == 12;
        match game.phase() {
            Some(Phase::Make | Phase::Open) if full => return game,
            Some(Phase::Flip) => game.act(game.next_seat(), &Action::Flip),
            Some(Phase::Vote) => game.act(game.next_seat(), &Action::Agree),
            Some(Phase::Open) => {
                let mut all = SeatId::all(seats as u8);
                let found = all.find_map(|seat| Some((seat, next_word(&game, seat, wanted)?)));
                match found {
                    Some((seat, word)) => {
                        let calls = match mode {
                            PlayMode::Buzzers { .. } => Action::Buzz(game.moment_after(1_000)),
                            _ => Action::Call,
                        };
                        game.act(seat, &calls);
                        make_word(&mut game, seat, word);
                    }
                    None => game.act(table.flipper, &Action::Flip),
                }
            }
            _ => {
                let seat = game.next_seat();
                match next_word(&game, seat, wanted) {
                    Some(word) => make_word(&mut game, seat, word),
                    None => game.act(seat, &Action::Pass),
                }
            }
        }
    }
}

fn make_word(game: &mut NativeGame, seat: SeatId, word: Word) {
    let source = SourceChoice::Exactly(Vec::new());
    game.act(seat, &Action::Make(Attempt { word, source }));
}

/// Measures the table.
#[track_caller]
pub fn measure_table(page: &Page) -> Value {
    page.wait_for_animations();
    page.css("body").eval(
        "const inside = (box) => box.width > 0 && box.left >= -0.5 && box.top >= -0.5
            && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5;
        const free = (one) => {
            const box = one.getBoundingClientRect();
            const on = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return inside(box) && on && (on === one || one.contains(on));
        };
        const all = (what) => [...document.querySelectorAll(what)];
        const least = (what) => Math.min(...all(what).map((one) =>
            Math.floor(one.getBoundingClientRect().width + 0.02)));
        const beyond = all('.stage-hand button, .stage-bar :is(a, button), .pile')
            .filter((one) => one.checkVisibility() && !inside(one.getBoundingClientRect()));
        const scores = all('.stage-scores .seat, .heist-head').filter((one) => one.checkVisibility());
        const letters = '.heist-word > i';
        return {
            letter: least(letters), tile: least('.heist-centre .tile'),
            words: all('.heist-word').length, seen: all('.heist-word').filter(free).length,
            hidden: all(letters + ', .heist-centre .tile').filter((one) => !free(one)).length,
            scores: scores.filter((one) => inside(one.getBoundingClientRect())).length,
            beyond: beyond.map((one) => one.textContent || one.ariaLabel),
            wide: document.documentElement.scrollWidth <= innerWidth,
            high: document.documentElement.scrollHeight <= innerHeight,
        };",
    )
}

#[track_caller]
fn check_sizes(page: &Page, what: &str, words: usize, asked: &[RequiredSizes]) {
    for &(width, height, letter, tile) in asked {
        page.resize(Size { width, height });
        let now = measure_table(page);
        let what = format!("{what} in {width} x {height}: {now}");
        assert!(
            now["letter"].as_u64() >= Some(letter.into()),
            "{letter} asked: {what}"
        );
        assert!(
            now["tile"].as_u64() >= Some(tile.into()),
            "{tile} asked: {what}"
        );
        assert_eq!(
            (&now["words"], &now["seen"]),
            (&json!(words), &json!(words)),
            "{what}"
        );
        assert_eq!(now["hidden"], json!(0), "every letter: {what}");
        assert_eq!(now["scores"], json!(4), "all scores: {what}");
        assert_eq!(now["beyond"], json!([]), "all buttons: {what}");
        let whole = (&json!(true), &json!(true));
        assert_eq!((&now["wide"], &now["high"]), whole, "{what}");
    }
}

#[test]
fn fifteen_words_are_visible_while_one_is_typed() {
    browse(|page| {
        let game = game_in_progress(PlayMode::TURNS, &WORDS);
        game.open(page);
        let typed: String = game
            .table()
            .centre
            .iter()
            .take(6)
            .map(|tile| tile.letter.uppercase())
            .collect();
        page.type_text(&typed);
        page.css(".heist-centre [data-taken]").appears();
        check_sizes(page, "fifteen words", 15, &ASKED);
        check_sizes(page, "fifteen words", 15, &OTHERS);
        // The design has no sizes below 360: everything must just be inside the window.
        page.resize(Size {
            width: 320,
            height: 568,
        });
        page.take_picture("word-heist-320");
        let now = measure_table(page);
        assert_eq!(
            (&now["wide"], &now["beyond"]),
            (&json!(true), &json!([])),
            "{now}"
        );
    });
}

#[test]
fn fifteen_words_of_seven_letters_are_visible_too() {
    browse(|page| {
        let game = game_in_progress(PlayMode::TURNS, &SEVEN);
        game.open(page);
        page.type_text("q");
        let asked = ASKED.map(|(width, height, _, tile)| (width, height, 18, tile));
        check_sizes(page, "words of seven letters", 15, &asked);
    });
}

/// Returns the places of everything that must not move.
#[track_caller]
fn element_positions(page: &Page) -> Value {
    page.wait_for_animations();
    page.css("body").eval(
        "return [...document.querySelectorAll(`.stage-bar, .stage-scores, .stage-table, .say,
            .stage-hand, .heist-seats, .heist-word, .pile, .heist-centre .tile, .heist-typed, .pad`)]
            .map((one) => {
                const { x, y, width, height } = one.getBoundingClientRect();
                return [one.className, x, y, width, height].map((n) => Math.round(n) || n).join(' ');
            })",
    )
}

#[test]
fn a_reservation_covers_nothing_and_moves_nothing() {
    browse(|page| {
        let game = game_in_progress(PlayMode::CallItOut, &WORDS);
        game.open(page);
        for (width, height, ..) in ASKED {
            page.resize(Size { width, height });
            let before = element_positions(page);
            page.part("button", "Mum has a word").tap();
            page.says("Mum has it");
            assert_eq!(element_positions(page), before, "{width} x {height}");
            let now = measure_table(page);
            assert_eq!(
                (&now["seen"], &now["hidden"]),
                (&json!(15), &json!(0)),
                "{now}"
            );
            page.type_text("q");
            page.press("Give up");
            page.no_longer_says("Mum has it");
        }
        check_key_help(page);
    });
}

#[test]
fn nothing_moves_when_a_text_changes_and_large_text_fits() {
    browse(|page| {
        let game = game_in_progress(PlayMode::TURNS, &WORDS);
        game.open(page);
        page.resize(Size {
            width: 360,
            height: 640,
        });
        let before = element_positions(page);
        for says in ["", &"W".repeat(200), &"a longer sentence ".repeat(12)] {
            let script = format!(
                "for (const line of document.querySelectorAll('.say > :is(.did, .now, .would)')) {{
                    for (const old of line.querySelectorAll('.tried')) old.remove();
                    const told = document.createElement('span');
                    told.className = 'tried';
                    told.textContent = {says:?};
                    line.append(told);
                }}
                return true"
            );
            page.css("body").eval(&script);
            assert_eq!(element_positions(page), before, "{says:?}");
        }
        page.css("body").eval(
            "for (const old of document.querySelectorAll('.tried')) old.remove(); return true",
        );
        large_text::check_sizes(page, "Word Heist", |_| {});
    });
}

#[test]
fn pads_hold_with_large_text() {
    browse(|page| {
        game_in_progress(PlayMode::PADS, &WORDS).open(page);
        large_text::check_sizes(page, "pads", |_| {});
        page.css(".pad").tap();
        page.says("has it");
        large_text::check_sizes(page, "a pressed pad", |_| {});
    });
}
