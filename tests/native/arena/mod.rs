//! The arena: whole games that bots play against each other, and the report on them.

mod accounts;
mod bad_input;
mod hardest;
mod runs;
mod smoke;

use std::sync::LazyLock;

use arena::{Order, Report, Ring, Seed, Wrong};
use games::RINGS;
use lexicon::WordBook;

use crate::list::{FAMILY, LIST};

static BOOK: LazyLock<WordBook> = LazyLock::new(|| WordBook {
    lexicon: LIST.clone(),
    family: FAMILY.clone(),
});

fn ring(game: &str) -> &'static dyn Ring {
    RINGS
        .iter()
        .copied()
        .find(|ring| ring.id() == game)
        .unwrap()
}

/// An order for a number of games between some bots, played one at a time.
fn order(minds: &str, seats: u8, games: usize) -> Order {
    Order {
        minds: minds.split_whitespace().map(str::to_owned).collect(),
        options: String::new(),
        seats,
        games,
        seed: Seed::tune(20),
        sprt: None,
        jobs: 1,
        wrong_model: false,
    }
}

fn run(game: &str, order: &Order) -> Result<Report, Wrong> {
    ring(game).run(order, &BOOK)
}
