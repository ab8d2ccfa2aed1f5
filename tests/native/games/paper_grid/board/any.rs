//! Boards of every kind for tests: generated ones, and some that no editor should accept.

use std::ops::Range;
use std::sync::LazyLock;

use game::Chance;
use lexicon::Letter;
use paper_grid_rules::{
    Amount, Area, Board, BoardSettings, Contents, GENERATOR_VERSION, Size, SpecialType,
    SpecialTypes, Symmetry, ValueSystem, generate,
};

use crate::thorough;

/// The seeds that every property is tried on.
pub fn seeds() -> Range<u64> {
    0..thorough::cases(10_000)
}

pub fn pick_one<T: Copy>(chance: &mut Chance, items: &[T]) -> T {
    match chance.pick(items) {
        Some(item) => *item,
        None => panic!("the list to pick from is empty"),
    }
}

pub fn with_seed(number: u64, settings: BoardSettings) -> BoardSettings {
    match format!("seed {number}").parse() {
        Ok(seed) => BoardSettings { seed, ..settings },
        Err(refusal) => panic!("{refusal}"),
    }
}

pub fn generate_board(settings: &BoardSettings) -> Board {
    match generate(settings, GENERATOR_VERSION) {
        Ok(board) => board,
        Err(refusal) => panic!("{refusal}: {settings:?}"),
    }
}

/// A named amount or a number that the settings have room for.
fn random_amount(chance: &mut Chance, most: usize, pairs: bool) -> Amount {
    let exact = match chance.below(4) {
        0 => most,
        _ => chance.between(0, most),
    };
    let exact = Amount::Exactly(if pairs { exact & !1 } else { exact });
    pick_one(
        chance,
        &[
            Amount::Off,
            Amount::Few,
            Amount::Some,
            Amount::Many,
            exact,
            exact,
        ],
    )
}

/// Random settings of every kind that the generator can meet.
pub fn any_settings(number: u64) -> BoardSettings {
    let chance = &mut Chance::new(number);
    let mut settings = BoardSettings {
        size: pick_one(chance, &Size::ALL),
        seats: chance.between(0, 6),
        hand: pick_one(chance, &[None, Some(0), Some(1), Some(2), Some(3), Some(5)]),
        values: pick_one(chance, &[ValueSystem::Classic, ValueSystem::Fixed]),
        backpacks: chance.below(2) == 0,
        symmetry: pick_one(chance, &Symmetry::ALL),
        letters_off_rim: chance.below(3) > 0,
        ..BoardSettings::default()
    };
    settings.types = match chance.below(3) {
        0 => SpecialTypes::SUPERCELLS,
        1 => SpecialTypes::CELLDANCE,
        _ => {
            let kept = SpecialType::ALL
                .into_iter()
                .filter(|_| chance.below(2) == 0);
            kept.chain([SpecialType::Thief]).collect()
        }
    };
    let paired = settings.symmetry != Symmetry::None;
    settings.specials = random_amount(chance, settings.max_specials(), paired);
    settings.letters = random_amount(chance, settings.max_letters(), false);
    let pairs_only = settings.symmetry == Symmetry::Turned;
    settings.walls = random_amount(chance, settings.max_walls(), pairs_only);
    with_seed(number, settings)
}

/// A board for every seed, with its settings.
pub static BOARDS: LazyLock<Vec<(BoardSettings, Board)>> = LazyLock::new(|| {
    let settings = seeds().map(any_settings);
    let boards = settings.map(|settings| {
        let board = generate_board(&settings);
        (settings, board)
    });
    boards.collect()
});

/// A board as an editor may leave it, legal or not.
pub fn any_edited_board(number: u64) -> Board {
    let chance = &mut Chance::new(number);
    let mut board = generate_board(&any_settings(number));
    let size = board.size();
    let cells: Vec<_> = size.cell_ids().collect();
    let edges: Vec<_> = size.edge_ids().collect();
    // Mostly a few edits, sometimes hundreds.
    let most = 1 << chance.below(9);
    for _ in 0..chance.below(most) {
        let (cell, edge) = (pick_one(chance, &cells), pick_one(chance, &edges));
        match chance.below(6) {
            0 => board.place_wall(edge),
            1 => board.remove_wall(edge),
            2 => {
                let special = pick_one(chance, &SpecialType::ALL);
                board.set_special(cell, pick_one(chance, &[None, Some(special)]));
            }
            3 => board.set_star(pick_one(chance, &[None, Some(cell)])),
            4 => {
                let letters: Vec<Letter> = Letter::all().collect();
                let hand = (0..chance.below(8))
                    .map(|_| pick_one(chance, &letters))
                    .collect();
                board.set_hand(any_area(chance), hand);
            }
            _ => {
                let letters: Vec<Letter> = Letter::all().collect();
                let letter = Contents::Letter(pick_one(chance, &letters));
                let area = Contents::Area(any_area(chance));
                board.set_contents(
                    cell,
                    pick_one(chance, &[Contents::Empty, letter, area, Contents::Crossed]),
                );
            }
        }
    }
    board
}

fn any_area(chance: &mut Chance) -> Area {
    pick_one(chance, &Area::all().collect::<Vec<_>>())
}
