//! The texts of a whole turn, as a screen reader gets them: `tests/golden/said_paper_grid.txt`.
//!
//! The file shows the prompt, what the live region says at each step, and the last action in one
//! line. If different texts are intended, run the tests once with `LETTERCASE_BLESS=1` and read the
//! diff.

use std::fmt::Write;

use game::{Chance, Game, Match, Moment, SeatId, Viewer};
use lexicon::{Letter, Level, Lexicon};
use paper_grid::text::{news, play, table};
use paper_grid_rules::{Action, Board, Choices, Direction, FirstSeat, Options, PaperGrid, Placed};

use crate::seats::human_seats;

const FILE: &str = "tests/golden/said_paper_grid.txt";

const BOARD: &str = "
    1 . . . . . . .
    . . . * . . . .
    . . . . . . . .
    2 . . . . . . 3
    hand 1 OWNE
    hand 2 TIE
    hand 3 ABCDFGH
";

fn letters(text: &str) -> Vec<Letter> {
    text.chars().filter_map(Letter::new).collect()
}

fn transcript() -> String {
    let board: Board = BOARD.parse().unwrap();
    let size = board.size();
    let mut choices = Choices::on_board(board);
    choices.first = FirstSeat::Seat(SeatId::FIRST);
    let options = Options::new(choices).unwrap();
    let mut game = Match::<PaperGrid>::start(options, human_seats(3), Chance::new(1)).unwrap();
    let words = Lexicon::from_words([("own", Level::Common)]).unwrap();
    let cells = ["c2", "d2", "e2"].map(|cell| size.cell_named(cell).unwrap());
    let own = cells.into_iter().zip(letters("OWN"));
    let wall = size.edge(size.cell_named("f4").unwrap(), Direction::Right);
    let actions = [
        Action::Play(own.map(|(cell, letter)| Placed(cell, letter)).collect()),
        Action::Ask {
            called: letters("RN"),
            kept: letters("RN"),
        },
        Action::Take(letters("R")[0]),
        Action::Wall(wall.unwrap()),
    ];
    let mut text = String::new();
    for action in actions {
        let before = game.history(Viewer::Table).len();
        let seat = game.waiting_for().seats().iter().next().unwrap();
        append_prompt(&mut text, &game);
        game.act(seat, &action, Moment::START, Some(&words))
            .unwrap();
        for told in game.history(Viewer::Table).iter().skip(before) {
            let line = play::log_line(&told.entry, size, &game.journal().seats);
            let _ = writeln!(text, "said: {line}");
        }
        let did = news::last_action(&game).unwrap();
        let _ = writeln!(text, "did: {}", did.says);
    }
    append_prompt(&mut text, &game);
    text
}

/// Appends the page's prompt for the next action.
fn append_prompt(text: &mut String, game: &Match<PaperGrid>) {
    let phase = PaperGrid::waiting_for(game.state()).phase().unwrap();
    let seat = game.waiting_for().seats().iter().next().unwrap();
    let name = game.journal().seats[seat.index()].player.name.to_string();
    let now = table::prompt(game.state(), phase, &name, "N or R");
    let _ = writeln!(text, "now: {now}");
}

#[test]
fn texts_of_a_whole_turn_match_the_golden_file() {
    let fresh = transcript();
    if std::env::var_os("LETTERCASE_BLESS").is_some() {
        std::fs::write(FILE, &fresh).unwrap();
    }
    let golden = std::fs::read_to_string(FILE).unwrap_or_default();
    assert!(golden == fresh, "see the head of this test:\n{fresh}");
}
