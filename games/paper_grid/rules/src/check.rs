//! What is wrong with an edited board: shown to the player, never prevented.

use super::{Area, Board, CellId, Cells, Contents, SpecialType};

/// A fault in an edited board, which no generated board has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardFault {
    /// Usable cells that can't be reached from the other usable cells (G5).
    SealedOff(Cells),
    /// A cell with more than two walls (G5).
    ManyWalls {
        cell: CellId,
        /// Number of walls at the cell.
        walls: usize,
    },
    /// The same special type on several empty cells (G6, K31).
    TypeTwice {
        special: SpecialType,
        /// The cells of that type.
        cells: Cells,
    },
    /// A special cell under something printed, where nothing can trigger it (G4).
    SpecialCovered(CellId),
    /// A special cell on the star (K31).
    SpecialOnStar(CellId),
    /// A star outside the four centre cells (K5).
    StarOffCentre(CellId),
    /// Something printed on the star (G4), so that the first word can't cover it.
    StarCovered(CellId),
    /// An area that isn't on an edge cell (K2).
    AreaOffRim {
        area: Area,
        /// The cell that the area is in.
        cell: CellId,
    },
    /// A seat with several areas.
    AreaTwice {
        area: Area,
        /// All cells of that area.
        cells: Cells,
    },
    /// A seat without an area, although a later seat or a printed hand needs it.
    AreaMissing(Area),
    /// Enough printed letters on edge cells to begin the endgame at once (K24).
    EndgameAtOnce {
        /// Number of letters on edge cells.
        letters: usize,
    },
}

impl Board {
    /// Returns everything that is wrong with the board as a starting board; empty if it is fine.
    pub fn faults(&self) -> Vec<BoardFault> {
        let mut findings = Vec::new();
        let sealed = self.sealed_off_cells();
        if !sealed.is_empty() {
            findings.push(BoardFault::SealedOff(sealed));
        }
        let walls = self.cell_ids().map(|cell| (cell, self.wall_count_at(cell)));
        let many = walls.filter(|(_, walls)| *walls > 2);
        findings.extend(many.map(|(cell, walls)| BoardFault::ManyWalls { cell, walls }));
        self.check_specials(&mut findings);
        self.check_star(&mut findings);
        self.check_areas(&mut findings);
        let letters = self.rim_letter_count();
        if letters >= self.size().default_endgame_at() {
            findings.push(BoardFault::EndgameAtOnce { letters });
        }
        findings
    }

    fn check_specials(&self, findings: &mut Vec<BoardFault>) {
        for special in SpecialType::ALL {
            let cells = self.cells_where(|cell| cell.is_free() && cell.special == Some(special));
            if cells.len() > 1 {
                findings.push(BoardFault::TypeTwice { special, cells });
            }
        }
        let covered = self.cells_where(|cell| cell.special.is_some() && !cell.is_free());
        findings.extend(covered.iter().map(BoardFault::SpecialCovered));
    }

    fn check_star(&self, findings: &mut Vec<BoardFault>) {
        let Some(star) = self.star() else {
            return;
        };
        if !self.size().centre_cells().contains(&star) {
            findings.push(BoardFault::StarOffCentre(star));
        }
        if !self.cell(star).is_free() {
            findings.push(BoardFault::StarCovered(star));
        } else if self.special(star).is_some() {
            findings.push(BoardFault::SpecialOnStar(star));
        }
    }

    fn check_areas(&self, findings: &mut Vec<BoardFault>) {
        let cells = |area| self.cells_where(|cell| cell.contents == Contents::Area(area));
        let needed = |area: &Area| !cells(*area).is_empty() || !self.hand(*area).is_empty();
        let seats = Area::all().rfind(needed).map_or(0, |last| last.index() + 1);
        for area in Area::all().take(seats) {
            let cells = cells(area);
            match cells.len() {
                0 => findings.push(BoardFault::AreaMissing(area)),
                1 => {}
                _ => findings.push(BoardFault::AreaTwice { area, cells }),
            }
            let inside = cells.iter().filter(|&cell| !self.size().is_rim(cell));
            findings.extend(inside.map(|cell| BoardFault::AreaOffRim { area, cell }));
        }
    }
}
