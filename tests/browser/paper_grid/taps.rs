//! Taps counted as pointer downs, in games against a bot: for a word with its asking, and for each
//! answer to the bot's call. And the cursor that saves them, by touch and by keys.

use game::{Chance, GameId, Match, SeatId};
use paper_grid::bots::choose;
use paper_grid_rules::{
    Action, Amount, BoardSettings, Choices, Direction, FirstSeat, GENERATOR_VERSION, Judge,
    Options, PaperGrid, Placed, Size, Stage, generate, moves,
};
use store::GameShelf;

use super::{
    apprentice_bot, cell_beside, cell_index, new_short_game, open, two_seats, wait_for_letter,
    word_list,
};
use crate::beside;
use crate::harness::{browse, is_thorough};
use crate::page::{Page, Pointer};
use crate::whole::close_ribbon;

/// Most taps of a word of three new tiles, from the first tap to the asking: four for the word,
/// one to play it, three to ask for two letters.
const WORD_AND_ASKING: u64 = 8;
/// Most taps of an answer to a call.
const ANSWER: u64 = 2;

fn games() -> u64 {
    if is_thorough() { 20 } else { 3 }
}

/// A game of a person against a bot on a generated board.
fn new_game(seed: u64) -> Match<PaperGrid> {
    let settings = BoardSettings {
        size: Size::Small,
        seats: 2,
        walls: Amount::Some,
        hand: Some(5),
        seed: format!("taps{seed}").parse().expect("a seed"),
        ..BoardSettings::default()
    };
    let board = generate(&settings, GENERATOR_VERSION).expect("there is room");
    let mut choices = Choices::on_board(board);
    choices.first = FirstSeat::Seat(SeatId::FIRST);
    choices.judge = Judge::Everyday;
    let options = Options::new(choices).expect("the rules are valid");
    Match::start(options, two_seats(apprentice_bot()), Chance::new(seed)).expect("two can play")
}

/// Counts every pointer that goes down from now on.
fn count_taps(page: &Page) {
    page.css("body").eval(
        "if (window.pressed === undefined) {
             window.pressed = 0;
             addEventListener('pointerdown', () => { window.pressed += 1; }, true);
         }",
    );
}

fn taps(page: &Page) -> u64 {
    let taps = page.css("body").eval("return window.pressed");
    taps.as_u64().expect("a number")
}

/// Waits until the game on the page has more steps than before and it is the person's move, or the
/// game is over.
fn wait_for_person(page: &Page, name: &str, steps: Option<usize>) -> Match<PaperGrid> {
    let id: GameId = name.parse().expect("a name");
    let mut game: Option<Match<PaperGrid>> = None;
    page.wait("it is the person's move", || {
        page.edit_records(|records| {
            let opened = GameShelf::new(records).open::<PaperGrid>(&id);
            game = opened.ok().map(|opened| opened.game);
        });
        game.as_ref().is_some_and(|game| {
            let next = game.waiting_for().seats().iter().next();
            let on = steps.is_none_or(|steps| game.journal().steps.len() > steps);
            on && next.is_none_or(|seat| seat == SeatId::FIRST)
        })
    });
    game.expect("the game opens")
}

/// The person's action: a word of three new tiles, where there is one.
fn next_action(game: &Match<PaperGrid>, chance: &mut Chance) -> Action {
    let state = game.state();
    if state.stage == Stage::Playing {
        let three = moves(state, SeatId::FIRST, word_list());
        if let Some(play) = three.into_iter().find(|play| play.placed.len() == 3) {
            return Action::Play(play.placed);
        }
    }
    choose(state, SeatId::FIRST, word_list(), chance)
}

/// Lays a word: its first cell, then its letters in order. Where the cursor goes another way, the
/// letters after the first are dragged.
fn lay_word(page: &Page, size: Size, placed: &[Placed]) {
    let cell = |at: usize| page.css(&format!("#board-{}", cell_index(size, placed[at].0)));
    cell(0).tap();
    page.css(".boards > .board .caret").appears();
    for (at, one) in placed.iter().enumerate() {
        let letter = one.1.uppercase();
        let tile = page.part_in("Your letters", "button", &letter.to_string());
        let index = cell_index(size, one.0);
        if page.css(&format!("#board-{index} .caret")).exists() {
            tile.tap();
        } else {
            tile.drag_to(&cell(at), Pointer::Touch);
        }
        wait_for_letter(page, index, letter);
    }
}

/// Asks for letters, with the page already at its letter keys.
fn call(page: &Page, called: &[lexicon::Letter]) {
    page.css(".called").appears();
    for letter in called {
        page.part_in("Letters", "button", &letter.uppercase().to_string())
            .tap();
    }
    page.tap("Ask for these");
}

/// Plays a game to its end; returns the number of words of three new tiles with their asking.
fn play_through(page: &Page, name: &str, game: &Match<PaperGrid>) -> usize {
    beside::open_game(page, name, game);
    page.part("button", "Play word").appears();
    page.press("Menu");
    page.choose("Bot speed", "Quick");
    page.press("Close");
    page.css(".stage-sheet").disappears();
    count_taps(page);
    let (mut chance, mut steps, mut words) = (Chance::new(1), None, 0);
    // When the word of this turn was begun, and its number of tiles.
    let mut word: Option<(u64, usize)> = None;
    loop {
        let game = wait_for_person(page, name, steps);
        steps = Some(game.journal().steps.len());
        if matches!(game.state().stage, Stage::Over(_)) {
            return words;
        }
        let size = game.state().board.size();
        close_ribbon(page);
        match next_action(&game, &mut chance) {
            Action::Play(placed) => {
                page.part("button", "Play word").appears();
                word = Some((taps(page), placed.len()));
                lay_word(page, size, &placed);
                let button = page.css("[data-thing='do play']");
                page.wait("the play is legal", || {
                    button.attribute("disabled").is_none()
                });
                button.tap();
            }
            Action::Ask { called, .. } => {
                if game.state().stage == Stage::Playing {
                    word = None;
                    page.tap("Ask");
                }
                call(page, &called);
                if let Some((before, tiles)) = word.take() {
                    let taps = taps(page) - before;
                    let most = WORD_AND_ASKING + tiles as u64 - 3;
                    assert!(taps <= most, "{taps} taps for a word of {tiles} new tiles");
                    words += usize::from(tiles == 3);
                }
            }
            Action::Pass => page.tap("Pass"),
            answer => {
                page.part("button", "Place wall").appears();
                let before = taps(page);
                match answer {
                    Action::Take(letter) => page.tap(&format!("Take {}", letter.uppercase())),
                    Action::Wall(edge) => {
                        let (cell, side) = cell_beside(size, edge);
                        let cell = page.css(&format!("#board-{cell}"));
                        match side {
                            Direction::Right => cell.tap_at(0.95, 0.5),
                            _ => cell.tap_at(0.5, 0.95),
                        }
                        page.tap("Place wall");
                    }
                    other => panic!("no game here reaches {other:?}"),
                }
                let taps = taps(page) - before;
                assert!(taps <= ANSWER, "{taps} taps for an answer");
            }
        }
    }
}

#[test]
fn a_word_of_three_tiles_and_its_asking_take_eight_taps_and_an_answer_two() {
    browse(|page| {
        let mut words = 0;
        for seed in 0..games() {
            words += play_through(page, &format!("taps{seed}"), &new_game(seed));
        }
        assert!(words as u64 >= games(), "only {words} words were counted");
    });
}

#[test]
fn the_cursor_is_seen_heard_and_turned_by_a_second_tap() {
    browse(|page| {
        open(page, &new_short_game());
        let d2 = page.css("#board-11");
        for way in ["across", "down", "across"] {
            d2.tap();
            page.announces(&format!("Cursor on d2, {way}."));
            page.part("gridcell", &format!("d2, empty, cursor {way}"))
                .appears();
        }
        page.says("d2 is next. Tap it to turn the arrow.");
        page.audit_themes();
        page.check_all_sizes("paper-grid-cursor");
        for (cell, letter) in [(11, 'R'), (12, 'A'), (13, 'T')] {
            page.part_in("Your letters", "button", &letter.to_string())
                .tap();
            wait_for_letter(page, cell, letter);
        }
        page.announces("Cursor on g2, across.");
        page.part("button", "Play for 15").appears();
    });
}

#[test]
fn a_word_is_laid_at_the_cursor_by_keys_on_the_rack() {
    browse(|page| {
        open(page, &new_short_game());
        page.css("#board-11").eval("part.focus()");
        page.press_keys("Space");
        page.announces("Cursor on d2, across.");
        let tile = |letter: &str| page.part_in("Your letters", "button", letter);
        tile("R").eval("part.focus()");
        page.press_keys("Enter");
        wait_for_letter(page, 11, 'R');
        // The letter is gone from the rack, and the next one has the focus.
        tile("A").gets_focus();
        page.press_keys("Enter");
        wait_for_letter(page, 12, 'A');
        page.announces("Cursor on f2, across.");
        // Typing goes on at the cursor, and Backspace goes back.
        page.css("#board-13").eval("part.focus()");
        page.type_text("t");
        wait_for_letter(page, 13, 'T');
        page.css("#board-14").gets_focus();
        page.press_keys("Backspace");
        page.css("#board-13").gets_focus();
        page.part("gridcell", "f2, empty, cursor across").appears();
    });
}
