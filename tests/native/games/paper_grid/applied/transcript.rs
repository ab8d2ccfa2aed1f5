//! A whole game as text: `tests/golden/paper_grid_game.txt`.
//!
//! It includes every upgrade. If this test fails, the decisions of the rules or the descriptions in
//! the log have changed. If that is intended, run the tests once with `LETTERCASE_BLESS=1` and read
//! the diff.

use std::fmt::Write;

use game::{Chance, Game, Match, Moment, SeatId, Viewer, Waiting};
use paper_grid::text::play as paper_grid_play;
use paper_grid_rules::{
    Amount, BoardSettings, Choices, GENERATOR_VERSION, Judge, LetterCells, Letterfraud, Options,
    PaperGrid, Preset, Size, SpecialTypes, SpecialUpgrade, State, generate,
};

use crate::list::LIST;
use crate::seats::human_seats;

const FILE: &str = "tests/golden/paper_grid_game.txt";

fn three_player_options() -> Options {
    let settings = BoardSettings {
        size: Size::Small,
        seats: 3,
        seed: "transcript".parse().unwrap(),
        specials: Amount::Many,
        types: SpecialTypes::CELLDANCE,
        ..BoardSettings::default()
    };
    let board = generate(&settings, GENERATOR_VERSION).unwrap();
    Options::new(Choices {
        letterfraud: Some(Letterfraud::AtMostOneHeld),
        devils: false,
        specials: SpecialUpgrade::Celldance,
        judge: Judge::Everyday,
        letter_cells: LetterCells::EveryTime,
        ..Preset::Everything.on_board(board)
    })
    .unwrap()
}

/// The board, and each seat's hand and score.
fn describe_table(state: &State) -> String {
    let drawn = state.board.to_string();
    let notes = ["hand ", "backpacks", "values "];
    let rows = drawn
        .lines()
        .filter(|line| !notes.iter().any(|note| line.starts_with(note)));
    let mut text: String = rows.map(|row| format!("    {row}\n")).collect();
    for seat in SeatId::all(state.seats) {
        let hand: String = state.hand(seat).iter().map(|l| l.uppercase()).collect();
        let score = state.score(seat);
        let _ = writeln!(
            text,
            "    {seat}: {hand:<8} {score:>3}, room for {}",
            state.room_in_hand(seat)
        );
    }
    text
}

fn transcript() -> String {
    let mut game =
        Match::<PaperGrid>::start(three_player_options(), human_seats(3), Chance::new(4)).unwrap();
    let mut chance = Chance::new(11);
    let mut text = describe_table(game.state());
    while let Waiting::For { seats, .. } = game.waiting_for() {
        let seat = seats.iter().next().unwrap();
        let action = PaperGrid::sample_action(game.state(), seat, Some(&LIST), &mut chance);
        let told = game.history(Viewer::Table).len();
        game.act(seat, &action, Moment::START, Some(&LIST)).unwrap();
        for told in game.history(Viewer::Table).iter().skip(told) {
            let size = game.state().board.size();
            let line = paper_grid_play::log_line(&told.entry, size, &game.journal().seats);
            let _ = writeln!(text, "{line}");
        }
        text += &describe_table(game.state());
    }
    for standing in game.outcome().unwrap().standings() {
        let _ = writeln!(
            text,
            "{}. seat {}: {}",
            standing.place, standing.seat, standing.points
        );
    }
    text
}

#[test]
fn the_transcript_of_a_whole_game_matches_the_golden_file() {
    let fresh = transcript();
    if std::env::var_os("LETTERCASE_BLESS").is_some() {
        std::fs::write(FILE, &fresh).unwrap();
    }
    let golden = std::fs::read_to_string(FILE).unwrap();
    assert!(golden == fresh, "see the head of this test:\n{fresh}");
}
