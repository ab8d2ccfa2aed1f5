//! Starting boards: a pure function of settings, seed and version that gives the same board on
//! every machine, and can't fail once the settings are accepted (G1 to G9).
//!
//! | file | content |
//! |---|---|
//! | `settings` | everything that a form may choose |
//! | `seed` | the text that a board is generated from |
//! | `fold` | typed text, the same on every device |
//! | `refusal` | why some settings give no board |
//! | `plan` | how many of each thing, decided before anything is drawn |
//! | `symmetry` | mirrored and turned |
//! | `scatter` | cells that don't touch |
//! | `maze` | walls |
//! | `hands` | letters |
//! | `keys` | the keywords for settings |
//!
//! Each part draws from its own random source, so that more walls don't change the letters.

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

pub use keys::UnknownSettingError;
pub(super) use keys::parse_digits;
pub use refusal::{BoardRefusal, CountedItem};
pub use seed::BoardSeed;
pub use settings::{Amount, BoardSettings, SpecialTypes};
pub use symmetry::Symmetry;

use plan::BoardPlan;

use super::{Area, Board, CellId, Cells, Contents, SpecialType};
use game::Chance;

/// Version of the generator that makes new boards. A change that gives any settings another board
/// needs a new version; the old one stays beside it, because links name it.
pub const GENERATOR_VERSION: u32 = 1;

/// Generates the board of these settings and their seed, with a given version of the generator.
///
/// ```
/// use paper_grid_rules::{BoardSettings, GENERATOR_VERSION, generate};
///
/// let settings = BoardSettings {
///     seed: "picnic".parse()?,
///     ..BoardSettings::default()
/// };
/// let board = generate(&settings, GENERATOR_VERSION)?;
/// assert_eq!(board.areas().len(), 4);
/// assert_eq!(generate(&settings, GENERATOR_VERSION)?, board);
/// # Ok::<(), paper_grid_rules::BoardRefusal>(())
/// ```
///
/// # Errors
/// The settings can't be met, whatever the seed, or the version is unknown.
pub fn generate(settings: &BoardSettings, version: u32) -> Result<Board, BoardRefusal> {
    if version != GENERATOR_VERSION {
        return Err(BoardRefusal::UnknownVersion(version));
    }
    let plan = settings.plan()?;
    Ok(draw_board(settings, &plan))
}

/// Draws a board according to a plan, one part after the other.
fn draw_board(settings: &BoardSettings, plan: &BoardPlan) -> Board {
    let size = settings.size;
    let chance = |part: &str| Chance::from_text(&format!("{part}:{}", settings.seed));
    let mut board = Board::blank(size);
    board.values = settings.values;
    board.backpacks = settings.backpacks;

    let star = chance("star").pick(&size.centre_cells()).copied();
    board.set_star(star);
    place_areas(&mut chance("areas"), &mut board, settings.seats);
    deal_hands(&mut chance("hands"), &mut board, plan);

    let mut specials = chance("specials");
    let count = plan.specials.draw(&mut specials);
    let free = free_cells(&board);
    let places = scatter::scatter(&mut specials, size, free, settings.symmetry, count);
    place_specials(&mut specials, &mut board, places, settings.types);

    let mut letters = chance("letters");
    let count = plan.letters.draw(&mut letters);
    let mut free = self::free_cells(&board);
    if settings.letters_off_rim {
        free = free.difference(size.rim_cells().into_iter().collect());
    }
    for place in scatter::scatter(&mut letters, size, free, Symmetry::None, count) {
        if let Some(letter) = hands::draw_letter(&mut letters) {
            board.set_contents(place, Contents::Letter(letter));
        }
    }

    let mut walls = chance("walls");
    let count = plan.walls.draw(&mut walls);
    maze::place_walls(&mut walls, &mut board, settings.symmetry, count);
    board
}

/// Returns the cells with nothing on them, not even the star (G4).
fn free_cells(board: &Board) -> Cells {
    let plain = board.cells_where(|cell| cell.is_free() && cell.special.is_none());
    board.star().map_or(plain, |star| plain.without(star))
}

/// Places areas evenly round the edge, in seat order, clockwise from a random cell (G4).
fn place_areas(chance: &mut Chance, board: &mut Board, seats: usize) {
    let rim = board.size().rim_cells();
    let first = chance.below(rim.len());
    for area in Area::all().take(seats) {
        let steps = area.index() * rim.len() / seats;
        if let Some(&cell) = rim.get((first + steps) % rim.len()) {
            board.set_contents(cell, Contents::Area(area));
        }
    }
}

/// Deals starting hands, with the same number of letters for all seats (G2).
fn deal_hands(chance: &mut Chance, board: &mut Board, plan: &BoardPlan) {
    let count = plan.hand.draw(chance);
    for (area, _) in board.areas() {
        board.set_hand(area, hands::draw_hand(chance, count));
    }
}

/// Places special types, each at most once, those with more weight more often (G6).
fn place_specials(
    chance: &mut Chance,
    board: &mut Board,
    places: Vec<CellId>,
    types: settings::SpecialTypes,
) {
    let mut left: Vec<SpecialType> = types.iter().collect();
    for place in places {
        if let Some(drawn) = chance.weighted(left.iter().map(|special| special.weight())) {
            board.set_special(place, Some(left.remove(drawn)));
        }
    }
}
