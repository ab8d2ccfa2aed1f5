//! Starting boards: a pure function of settings, seed and version, the same on every
//! machine, that cannot fail once the settings are accepted (G1 to G9).
//!
//! | file | what is in it |
//! |---|---|
//! | `settings` | what a form may choose |
//! | `seed` | the text a board grows from |
//! | `fold` | what is typed, as every device writes it |
//! | `refusal` | why there is no board for some settings |
//! | `plan` | how many of each thing, decided before anything is drawn |
//! | `symmetry` | mirrored and turned |
//! | `scatter` | cells that do not touch |
//! | `maze` | walls |
//! | `hands` | letters |
//! | `keys` | the words settings are written with |
//!
//! Each part draws from a source of its own, so that more walls leave the letters alone.

mod fold;
mod hands;
mod keys;
mod maze;
mod plan;
mod refusal;
mod scatter;
mod seed;
mod settings;
mod symmetry;

pub use keys::UnknownKey;
pub(super) use keys::digits;
pub use refusal::{Refusal, Thing};
pub use seed::Seed;
pub use settings::{Amount, Settings, Types};
pub use symmetry::Symmetry;

use plan::Plan;

use super::{Area, Board, CellId, Cells, Contents, Special};
use game::Chance;

/// The version of the generator that boards are made with. A change that gives any
/// settings another board is a new version; the old one then stays beside it, because
/// links name it.
pub const GENERATOR_VERSION: u32 = 1;

/// The board of these settings, their seed and a version of the generator.
///
/// ```
/// use lettercase::games::paper_grid::{GENERATOR_VERSION, Settings, generate};
///
/// let settings = Settings {
///     seed: "picnic".parse()?,
///     ..Settings::default()
/// };
/// let board = generate(&settings, GENERATOR_VERSION)?;
/// assert_eq!(board.areas().len(), 4);
/// assert_eq!(generate(&settings, GENERATOR_VERSION)?, board);
/// # Ok::<(), lettercase::games::paper_grid::BoardRefusal>(())
/// ```
///
/// # Errors
/// Settings that cannot be met whatever the seed, or a version that is not known.
pub fn generate(settings: &Settings, version: u32) -> Result<Board, Refusal> {
    if version != GENERATOR_VERSION {
        return Err(Refusal::UnknownVersion(version));
    }
    let plan = settings.plan()?;
    Ok(draw(settings, &plan))
}

/// Draws what the plan says, each part beside those before it.
fn draw(settings: &Settings, plan: &Plan) -> Board {
    let size = settings.size;
    let chance = |part: &str| Chance::from_text(&format!("{part}:{}", settings.seed));
    let mut board = Board::blank(size);
    board.values = settings.values;
    board.backpacks = settings.backpacks;

    let star = chance("star").pick(&size.centre()).copied();
    board.put_star(star);
    place_areas(&mut chance("areas"), &mut board, settings.seats);
    deal_hands(&mut chance("hands"), &mut board, plan);

    let mut specials = chance("specials");
    let count = plan.specials.draw(&mut specials);
    let free = free(&board);
    let places = scatter::scatter(&mut specials, size, free, settings.symmetry, count);
    place_specials(&mut specials, &mut board, places, settings.types);

    let mut letters = chance("letters");
    let count = plan.letters.draw(&mut letters);
    let mut free = self::free(&board);
    if settings.letters_off_rim {
        free = free.minus(size.rim().into_iter().collect());
    }
    for place in scatter::scatter(&mut letters, size, free, Symmetry::None, count) {
        if let Some(letter) = hands::letter(&mut letters) {
            board.put(place, Contents::Letter(letter));
        }
    }

    let mut walls = chance("walls");
    let count = plan.walls.draw(&mut walls);
    maze::place_walls(&mut walls, &mut board, settings.symmetry, count);
    board
}

/// The cells with nothing on them, not even the star (G4).
fn free(board: &Board) -> Cells {
    let plain = board.cells_where(|cell| cell.is_free() && cell.special.is_none());
    board.star().map_or(plain, |star| plain.without(star))
}

/// Areas evenly round the edge, in the order of seats clockwise from a drawn cell (G4).
fn place_areas(chance: &mut Chance, board: &mut Board, seats: usize) {
    let rim = board.size().rim();
    let first = chance.below(rim.len());
    for area in Area::all().take(seats) {
        let steps = area.index() * rim.len() / seats;
        if let Some(&cell) = rim.get((first + steps) % rim.len()) {
            board.put(cell, Contents::Area(area));
        }
    }
}

/// One number of letters for all seats (G2).
fn deal_hands(chance: &mut Chance, board: &mut Board, plan: &Plan) {
    let count = plan.hand.draw(chance);
    for (area, _) in board.areas() {
        board.put_hand(area, hands::hand(chance, count));
    }
}

/// Each type once at most, the heavier ones more often (G6).
fn place_specials(
    chance: &mut Chance,
    board: &mut Board,
    places: Vec<CellId>,
    types: settings::Types,
) {
    let mut left: Vec<Special> = types.iter().collect();
    for place in places {
        if let Some(drawn) = chance.weighted(left.iter().map(|special| special.weight())) {
            board.put_special(place, Some(left.remove(drawn)));
        }
    }
}
