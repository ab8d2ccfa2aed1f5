//! Random boards for tests.

use super::{
    Amount, BoardSeed, BoardSettings, Choices, GENERATOR_VERSION, SpecialTypes, ValueSystem,
    generate,
};
use game::Chance;

/// Gives the choices a random board: blank, or with random things printed on it.
pub(super) fn random_board(rules: &mut Choices, chance: &mut Chance) {
    let amounts = [Amount::Off, Amount::Few, Amount::Some];
    let mut some = || chance.pick(&amounts).copied().unwrap_or(Amount::Off);
    let (walls, letters, specials) = (some(), some(), some());
    let seats = [0, 0, 2, 3, 4, 6];
    let seats = chance.pick(&seats).copied().unwrap_or_default();
    let values = match chance.below(2) {
        0 => ValueSystem::Classic,
        _ => ValueSystem::Fixed,
    };
    let settings = BoardSettings {
        size: rules.board.size(),
        seats,
        walls,
        letters,
        specials,
        types: SpecialTypes::CELLDANCE,
        values,
        backpacks: chance.below(3) == 0,
        seed: BoardSeed::random(chance),
        ..BoardSettings::default()
    };
    let grown = generate(&settings, GENERATOR_VERSION);
    if let Some(board) = grown.ok().filter(|_| chance.below(4) > 0) {
        rules.set_board(board);
    }
}
