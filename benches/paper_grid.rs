//! How long boards take to grow. Every answer is checked.
//!
//! Wall time, the best of several rounds: `cargo bench --bench paper_grid`.
#![allow(missing_docs, clippy::unwrap_used)]

mod measure;

use lettercase::games::paper_grid::{
    Amount, Board, GENERATOR_VERSION, Settings, Size, Symmetry, Types, generate,
};
use measure::measure;

/// Boards a round.
const BOARDS: usize = 2_000;

fn main() {
    let usual = Settings {
        specials: Amount::Some,
        types: Types::CELLDANCE,
        ..Settings::default()
    };
    let large = Settings {
        size: Size::Large,
        ..usual.clone()
    };
    let mirrored = Settings {
        symmetry: Symmetry::Mirrored,
        ..usual.clone()
    };
    let walled = Settings {
        walls: Amount::Exactly(usual.most_walls()),
        ..usual.clone()
    };
    let board = generate(&usual, GENERATOR_VERSION).unwrap();
    measure("a code, written and read", 5, BOARDS, BOARDS as u64, || {
        let read = || Board::from_code(&board.code()) == Ok(board.clone());
        (0..BOARDS).filter(|_| read()).count() as u64
    });
    let kinds = [
        ("Medium, 4 seats", usual, 28_998),
        ("Large, 4 seats", large, 57_970),
        ("Medium, mirrored", mirrored, 28_001),
        ("Medium, as many walls as fit", walled, 96_100),
    ];
    for (name, settings, expected) in kinds {
        let series: Vec<Settings> = (0..BOARDS)
            .map(|number| Settings {
                seed: settings.seed.in_series(number),
                ..settings.clone()
            })
            .collect();
        measure(name, 5, BOARDS, expected, || {
            let boards = series
                .iter()
                .map(|settings| generate(settings, GENERATOR_VERSION));
            let things = boards.map(|board| {
                let board = board.unwrap();
                let specials = board.cells_where(|cell| cell.special.is_some());
                board.walls().len() + board.lettered().len() + specials.len()
            });
            things.sum::<usize>() as u64
        });
    }
}
