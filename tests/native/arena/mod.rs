//! The arena: whole games that bots play against each other, and the report on them.

mod accounts;
mod bad_input;
mod hardest;
mod runs;
mod smoke;

use std::sync::LazyLock;

use arena::{Arena, DealSeed, RunConfig, RunError, RunReport};
use games::ARENAS;
use lexicon::WordBook;

use crate::list::{FAMILY, LIST};

static BOOK: LazyLock<WordBook> = LazyLock::new(|| WordBook {
    lexicon: LIST.clone(),
    family: FAMILY.clone(),
});

fn find_arena(game: &str) -> &'static dyn Arena {
    ARENAS
        .iter()
        .copied()
        .find(|arena| arena.id() == game)
        .unwrap()
}

/// An order for a number of games between some bots, played one at a time.
fn run_config(minds: &str, seats: u8, games: usize) -> RunConfig {
    RunConfig {
        minds: minds.split_whitespace().map(str::to_owned).collect(),
        options: String::new(),
        seats,
        games,
        seed: DealSeed::tune(20),
        sprt: None,
        jobs: 1,
        wrong_model: false,
    }
}

fn run_arena(game: &str, order: &RunConfig) -> Result<RunReport, RunError> {
    find_arena(game).run(order, &BOOK)
}
