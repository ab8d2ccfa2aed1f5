//! Symmetry of walls and special cells.

use serde::{Deserialize, Serialize};

use crate::{CellId, EdgeId, Size};

/// How the halves of a board mirror each other (G8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Symmetry {
    /// No symmetry.
    #[default]
    None,
    /// The right half is the mirror image of the left one.
    Mirrored,
    /// The board looks the same upside down.
    Turned,
}

impl Symmetry {
    pub const ALL: [Symmetry; 3] = [Symmetry::None, Symmetry::Mirrored, Symmetry::Turned];

    /// Returns the image of a cell.
    pub fn cell_image(self, size: Size, cell: CellId) -> CellId {
        let (column, row) = (size.column(cell), size.row(cell));
        let across = (size.columns() - 1).saturating_sub(column);
        let image = match self {
            Symmetry::None => None,
            Symmetry::Mirrored => size.cell_at(across, row),
            Symmetry::Turned => size.cell_at(across, (size.rows() - 1).saturating_sub(row)),
        };
        image.unwrap_or(cell)
    }

    /// Returns the image of an edge; an edge on the mirror's axis is its own.
    pub fn edge_image(self, size: Size, edge: EdgeId) -> EdgeId {
        let image = size.cells_beside_edge(edge).and_then(|(one, other)| {
            size.edge_between(self.cell_image(size, one), self.cell_image(size, other))
        });
        image.unwrap_or(edge)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn g8_the_image_of_an_image_is_the_original() {
        for symmetry in Symmetry::ALL {
            for size in Size::ALL {
                let twice = |cell| symmetry.cell_image(size, symmetry.cell_image(size, cell));
                assert!(size.cell_ids().all(|cell| twice(cell) == cell));
                let twice = |edge| symmetry.edge_image(size, symmetry.edge_image(size, edge));
                assert!(size.edge_ids().all(|edge| twice(edge) == edge));
                let alone = |edge: &EdgeId| symmetry.edge_image(size, *edge) == *edge;
                let alone = size.edge_ids().filter(alone).count();
                let expected = match symmetry {
                    Symmetry::None => size.edge_count(),
                    Symmetry::Mirrored => size.rows(),
                    Symmetry::Turned => 0,
                };
                assert_eq!(alone, expected, "{symmetry:?} {size:?}");
            }
        }
    }
}
