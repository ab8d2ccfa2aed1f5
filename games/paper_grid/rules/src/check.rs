//! What is wrong with an edited board: shown to the player, never prevented.

use super::{Area, Board, CellId, Cells, Contents, Special};

/// A fault in an edited board, which no generated board has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Finding {
    /// Usable cells that can't be reached from the others (G5).
    SealedOff(Cells),
    /// A cell with more than two walls (G5).
    ManyWalls {
        cell: CellId,
        /// Number of walls at the cell.
        walls: usize,
    },
    /// The same special type on several empty cells (G6, K31).
    TypeTwice {
        special: Special,
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
    pub fn findings(&self) -> Vec<Finding> {
        let mut findings = Vec::new();
        let sealed = self.sealed_off();
        if !sealed.is_empty() {
            findings.push(Finding::SealedOff(sealed));
        }
        let walls = self.ids().map(|cell| (cell, self.walls_at(cell)));
        let many = walls.filter(|(_, walls)| *walls > 2);
        findings.extend(many.map(|(cell, walls)| Finding::ManyWalls { cell, walls }));
        self.check_specials(&mut findings);
        self.check_star(&mut findings);
        self.check_areas(&mut findings);
        let letters = self.rim_letters();
        if letters >= self.size().endgame_at() {
            findings.push(Finding::EndgameAtOnce { letters });
        }
        findings
    }

    fn check_specials(&self, findings: &mut Vec<Finding>) {
        for special in Special::ALL {
            let cells = self.cells_where(|cell| cell.is_free() && cell.special == Some(special));
            if cells.len() > 1 {
                findings.push(Finding::TypeTwice { special, cells });
            }
        }
        let covered = self.cells_where(|cell| cell.special.is_some() && !cell.is_free());
        findings.extend(covered.iter().map(Finding::SpecialCovered));
    }

    fn check_star(&self, findings: &mut Vec<Finding>) {
        let Some(star) = self.star() else {
            return;
        };
        if !self.size().centre().contains(&star) {
            findings.push(Finding::StarOffCentre(star));
        }
        if !self.cell(star).is_free() {
            findings.push(Finding::StarCovered(star));
        } else if self.special(star).is_some() {
            findings.push(Finding::SpecialOnStar(star));
        }
    }

    fn check_areas(&self, findings: &mut Vec<Finding>) {
        let cells = |area| self.cells_where(|cell| cell.contents == Contents::Area(area));
        let needed = |area: &Area| !cells(*area).is_empty() || !self.hand(*area).is_empty();
        let seats = Area::all().rfind(needed).map_or(0, |last| last.index() + 1);
        for area in Area::all().take(seats) {
            let cells = cells(area);
            match cells.len() {
                0 => findings.push(Finding::AreaMissing(area)),
                1 => {}
                _ => findings.push(Finding::AreaTwice { area, cells }),
            }
            let inside = cells.iter().filter(|&cell| !self.size().is_rim(cell));
            findings.extend(inside.map(|cell| Finding::AreaOffRim { area, cell }));
        }
    }
}
