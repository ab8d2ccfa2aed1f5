//! Whole games with the most seats: 8 x 8 with four, 16 x 8 with six, in four windows in turn.

use game::{Chance, Match, Moment};
use paper_grid::bots::choose;
use paper_grid_rules::{
    Action, Amount, BoardSettings, Choices, Direction, GENERATOR_VERSION, Options, PaperGrid, Size,
    Stage, generate,
};

use super::{cell_beside, cell_index, word_list};
use crate::beside as table;
use crate::harness::browse;
use crate::page::{Page, Part};
use crate::whole::Turn;

/// A game for these players on a generated board with every busy feature.
fn new_game(names: &[&str], size: Size) -> Match<PaperGrid> {
    let settings = BoardSettings {
        size,
        seats: names.len(),
        walls: Amount::Some,
        hand: Some(3),
        seed: "whole".parse().expect("a seed"),
        ..BoardSettings::default()
    };
    let board = generate(&settings, GENERATOR_VERSION).expect("there is room");
    let options = Options::new(Choices::on_board(board)).expect("the rules are valid");
    table::new_match(names, options, 3)
}

/// Returns the part of a cell; where there is a lens, a tap on the map moves it there first.
fn cell_part(page: &Page, cell: usize) -> Part<'_> {
    let lens = page
        .css("body")
        .eval("return document.querySelector('.lens')?.checkVisibility() ?? false");
    if lens != serde_json::json!(true) {
        return page.css(&format!("#board-{cell}"));
    }
    page.css(&format!("#lens-{cell}")).eval(
        "const glass = part.closest('.lens'), [at, on] = [part, glass].map((one) => one.getBoundingClientRect());
         glass.scrollBy(at.x + at.width / 2 - on.x - on.width / 2, at.y + at.height / 2 - on.y - on.height / 2)",
    );
    page.wait_for_animations();
    page.css(&format!("#lens-{cell}"))
}

/// Does an action on the page as a person would.
fn act_on_page(page: &Page, game: &Match<PaperGrid>, turn: Turn<'_>, action: &Action) {
    let size = game.state().board.size();
    match action {
        Action::Play(placed) => {
            // The endgame's ribbon covers the board and would take the tap.
            let ribbon = page.css(".ribbon");
            if ribbon.exists() {
                ribbon.tap();
                ribbon.disappears();
            }
            for placed in placed {
                let at = cell_index(size, placed.0);
                let letter = placed.1.uppercase();
                page.part_in("Your letters", "button", &letter.to_string())
                    .tap();
                cell_part(page, at).tap();
                super::wait_for_letter(page, at, letter);
            }
            let button = page.css(".stage-hand .button-main");
            page.wait("the play is legal", || {
                button.attribute("disabled").is_none()
            });
            turn.take_pictures_if_due("laid");
            button.tap();
        }
        Action::Ask { called, .. } => {
            if game.state().stage == Stage::Playing {
                page.tap("Ask");
            }
            page.css(".called").appears();
            for letter in called {
                page.part_in("Letters", "button", &letter.uppercase().to_string())
                    .tap();
            }
            turn.take_pictures_if_due("called");
            // If there is no space for the button, a key replaces it.
            let button = page.css("[data-thing='do ask']");
            if button.eval("return part.checkVisibility()") == true {
                button.tap()
            } else {
                page.css(".key[data-main]").tap()
            }
        }
        Action::Take(letter) => page.tap(&format!("Take {}", letter.uppercase())),
        Action::Wall(edge) => {
            page.part("button", "Place wall").appears();
            let (at, side) = cell_beside(size, *edge);
            match side {
                Direction::Right => cell_part(page, at).tap_at(0.95, 0.5),
                _ => cell_part(page, at).tap_at(0.5, 0.95),
            }
            turn.take_pictures_if_due("walling");
            page.tap("Place wall");
        }
        Action::Pass => page.tap("Pass"),
        other => panic!("no game here reaches {other:?}"),
    }
}

/// Plays a game to its end, natively and on the page.
fn play_through(page: &Page, name: &str, mut game: Match<PaperGrid>) {
    table::open_game(page, name, &game);
    page.part("button", "Play word").appears();
    let mut chance = Chance::new(1);
    let (mut turns, mut turn) = (0, Turn::begin(page, name, 0));
    let mut step = 0;
    while let Some(seat) = game.waiting_for().seats().iter().next() {
        if game.state().stage == Stage::Playing {
            turn = Turn::begin(page, name, turns);
            turns += 1;
            page.css("#board-0").appears();
            turn.take_pictures_if_due("begins");
        }
        let view = game.state().clone();
        let mut action = choose(&view, seat, word_list(), &mut chance);
        if let Action::Ask { called, kept } = &mut action {
            // The page keeps the first letters that fit.
            *kept = called
                .iter()
                .copied()
                .take(view.room_in_hand(seat))
                .collect();
        }
        act_on_page(page, &game, turn, &action);
        let done = game.act(seat, &action, Moment(step), Some(word_list()));
        assert_eq!(done, Ok(()), "{action:?}");
        step += 1;
        let seats = game.state().turn.seat;
        let waits = game.waiting_for().seats().iter().next();
        let expected = game.state().score(seats).to_string();
        page.wait("the page has come to the same", || {
            let shown = page.css("body").eval(&format!(
                "const seats = [...document.querySelectorAll('.stage-scores .seat')];
                 return [seats.findIndex((one) => one.dataset.turn !== undefined),
                     seats[{}].querySelector('.score').textContent]",
                seats.index()
            ));
            let turn = waits.map_or(-1, |seat| seat.index() as i64);
            shown == serde_json::json!([turn, expected])
        });
    }
    page.says("Best plays");
    turn.take_pictures("over");
}

#[test]
fn four_people_play_an_8_by_8_board_to_the_end() {
    browse(|page| {
        let names = [
            "Mum",
            "Dad",
            "Wilhelmina of the Meadow",
            "Wilhelmina of the Valley",
        ];
        play_through(page, "gridfour", new_game(&names, Size::Medium));
    });
}

#[test]
fn six_people_play_a_16_by_8_board_to_the_end() {
    browse(|page| {
        let names = [
            "Mum",
            "Wilhelmina of the Meadow",
            "Zoe",
            "Gran",
            "Wilhelmina of the Valley",
            "Ida",
        ];
        play_through(page, "gridsix", new_game(&names, Size::Large));
    });
}
