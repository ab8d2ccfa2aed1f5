//! Times generating boards, and finding every play of a hand. Every answer is checked.
//!
//! Wall time, the best of several rounds: `cargo bench --bench paper_grid`.

#![allow(clippy::unwrap_used)]

#[path = "../crates/lexicon/benches/measure/mod.rs"]
mod measure;

use measure::measure;

use game::{Actor, Chance, Game, Moment, SeatId};
use lexicon::{Letter, Lexicon};
use paper_grid::bots::choose;
use paper_grid_rules::{
    Amount, Board, BoardSettings, Choices, GENERATOR_VERSION, Hand, Options, PaperGrid, Preview,
    Size, SpecialTypes, Stage, State, Symmetry, generate, moves,
};

/// Boards per round.
const BOARDS: usize = 2_000;

const WORDS: &[u8] = include_bytes!("../crates/lexicon/words.lex");

/// Positions per round.
const POSITIONS: usize = 40;

/// A game between two bots on a Medium board, stopped after seven plays, with seven letters in the
/// hand of the seat to play.
fn mid_game(seed: u64, words: &Lexicon) -> Option<State> {
    let settings = BoardSettings {
        seats: 2,
        seed: "bench".parse().ok()?,
        ..BoardSettings::default()
    };
    let board = generate(&settings, GENERATOR_VERSION).ok()?;
    let mut state = State::new(&Options::new(Choices::on_board(board)).ok()?, 2);
    let mut chance = Chance::new(seed);
    let mut plays = 0;
    let mut events = PaperGrid::opening_events(&state, &mut chance);
    loop {
        for event in &events {
            PaperGrid::evolve(&mut state, event, Moment::START);
        }
        plays += usize::from(state.stage == Stage::Asking);
        let seat = PaperGrid::waiting_for(&state).seats().iter().next()?;
        if plays >= 7 && state.stage == Stage::Playing {
            let bag = "eeeeaaaiiioonnnrrrtttsssllddugmpchbyfwvk";
            let mut bag: Vec<Letter> = bag.chars().filter_map(Letter::new).collect();
            let drawn = (0..7).filter_map(|_| chance.draw(&mut bag)).collect();
            *state.hands.get_mut(seat.index())? = Hand::new(drawn);
            return Some(state);
        }
        let action = choose(&state, seat, words, &mut chance);
        let by = Actor {
            seat,
            at: Moment::START,
        };
        events = PaperGrid::decide(&state, by, &action, Some(words), &mut chance).ok()?;
    }
}

fn plays() {
    let words = Lexicon::open(WORDS).unwrap();
    let positions = (0..).filter_map(|seed| mid_game(seed, &words));
    let positions: Vec<State> = positions.take(POSITIONS).collect();
    let all = |state: &State| moves(state, state.turn.seat, &words);
    let mut found = 0;
    for state in &positions {
        let seat: SeatId = state.turn.seat;
        for play in all(state) {
            let preview = Preview::new(state, seat, &play.placed, Some(&words));
            assert_eq!((preview.refusal, preview.points), (None, play.points));
            found += 1;
        }
    }
    let name = format!("all plays of 7 letters, {} each", found / POSITIONS as u64);
    measure(&name, 5, POSITIONS, found, || {
        positions.iter().map(|state| all(state).len() as u64).sum()
    });
}

fn main() {
    plays();
    let usual = BoardSettings {
        specials: Amount::Some,
        types: SpecialTypes::CELLDANCE,
        ..BoardSettings::default()
    };
    let large = BoardSettings {
        size: Size::Large,
        ..usual.clone()
    };
    let mirrored = BoardSettings {
        symmetry: Symmetry::Mirrored,
        ..usual.clone()
    };
    let walled = BoardSettings {
        walls: Amount::Exactly(usual.max_walls()),
        ..usual.clone()
    };
    let board = generate(&usual, GENERATOR_VERSION).unwrap();
    measure("a code, written and read", 5, BOARDS, BOARDS as u64, || {
        let read = || Board::from_code(&board.to_code()) == Ok(board.clone());
        (0..BOARDS).filter(|_| read()).count() as u64
    });
    let kinds = [
        ("Medium, 4 seats", usual, 28_998),
        ("Large, 4 seats", large, 57_970),
        ("Medium, mirrored", mirrored, 28_001),
        ("Medium, as many walls as fit", walled, 96_100),
    ];
    for (name, settings, expected) in kinds {
        let series: Vec<BoardSettings> = (0..BOARDS)
            .map(|number| BoardSettings {
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
                board.walls().len() + board.lettered_cells().len() + specials.len()
            });
            things.sum::<usize>() as u64
        });
    }
}
