//! Draws cells so that no two of them touch (G4).

use super::Symmetry;
use crate::{CellId, Cells, Size};
use game::Chance;

/// Number of unrestricted draws to try before cells are drawn from a pattern that has room for
/// them.
const MAX_FREE_TRIES: usize = 4;

/// Most special cells that find room beside the star and the areas, whatever the seed.
///
/// Every second cell of every second row makes a pattern in which none touch. There are four such
/// patterns, and each taken cell spoils one place in one of them: so the best of them has at
/// least its quarter of the board, less a quarter of the taken cells.
///
/// With symmetry, cells come in pairs. The cells of one half that don't touch the other half make
/// at least two patterns, and each taken cell spoils one pair in one of them.
pub(super) fn max_specials(size: Size, seats: usize, symmetry: Symmetry) -> usize {
    let taken = 1 + seats;
    let (halved, whole) = match symmetry {
        Symmetry::None => return size.cell_count() / 4 - taken / 4,
        Symmetry::Mirrored => (size.columns(), size.rows()),
        Symmetry::Turned => (size.rows(), size.columns()),
    };
    let pattern = (halved / 2 - 1).div_ceil(2) * (whole / 2);
    2 * pattern.saturating_sub(taken / 2)
}

/// Most stray letters that find room beside the taken cells, by the same four patterns.
pub(super) fn max_letters(size: Size, off_rim: bool, taken: usize) -> usize {
    let cells = if off_rim {
        (size.columns() - 2) * (size.rows() - 2)
    } else {
        size.cell_count()
    };
    (cells / 4).saturating_sub(taken / 4)
}

/// Draws `count` of the free cells, no two of which touch, together with their images.
pub(super) fn scatter(
    chance: &mut Chance,
    size: Size,
    free: Cells,
    symmetry: Symmetry,
    count: usize,
) -> Vec<CellId> {
    let mut groups: Vec<Cells> = cell_groups(size, free, symmetry).collect();
    for _ in 0..MAX_FREE_TRIES {
        chance.shuffle(&mut groups);
        let drawn = pick_not_touching(size, &groups, count);
        if drawn.len() == count {
            return drawn;
        }
    }
    let mut pattern = best_pattern(size, &groups, symmetry);
    chance.shuffle(&mut pattern);
    pick_not_touching(size, &pattern, count)
}

/// Returns each free cell with its image, if that is free too and doesn't touch it.
fn cell_groups(size: Size, free: Cells, symmetry: Symmetry) -> impl Iterator<Item = Cells> {
    free.iter().filter_map(move |cell| {
        let image = symmetry.cell_image(size, cell);
        let apart = free.contains(image) && !size.surrounding_cells(cell).contains(image);
        (cell <= image && apart).then(|| Cells::NONE.with(cell).with(image))
    })
}

/// Takes groups in order, skipping those that touch an earlier one, until there are
/// `count` cells.
fn pick_not_touching(size: Size, groups: &[Cells], count: usize) -> Vec<CellId> {
    let (mut drawn, mut near) = (Vec::with_capacity(count), Cells::NONE);
    for &group in groups {
        if drawn.len() >= count {
            break;
        }
        if group.intersection(near).is_empty() {
            drawn.extend(group.iter());
            near = group.iter().fold(near.union(group), |near, cell| {
                near.union(size.surrounding_cells(cell))
            });
        }
    }
    drawn
}

/// Returns the groups of the pattern that has the most groups left: see [`max_specials`].
fn best_pattern(size: Size, groups: &[Cells], symmetry: Symmetry) -> Vec<Cells> {
    let place = |group: &Cells| {
        group
            .first()
            .map(|cell| (size.column(cell), size.row(cell)))
    };
    let clear = |column: usize, row: usize| match symmetry {
        Symmetry::None => true,
        Symmetry::Mirrored => column + 1 < size.columns() / 2,
        Symmetry::Turned => row + 1 < size.rows() / 2,
    };
    let pattern = |odd: usize| {
        let on = move |group: &&Cells| {
            place(group).is_some_and(|(column, row)| {
                column % 2 == odd % 2 && row % 2 == odd / 2 && clear(column, row)
            })
        };
        groups.iter().filter(on).copied().collect::<Vec<_>>()
    };
    let patterns = (0..4).map(pattern);
    patterns.max_by_key(Vec::len).unwrap_or_default()
}
