//! Explains cells and their contents.

use super::super::special_name;
use super::super::table::hand;
use super::{Explaining, any_of, each, run, titled};
use crate::screen::makeable;
use game::SeatId;
use lexicon::Letter;
use paper_grid_rules::{Area, Axis, CellId, Contents, Special, Stage};
use screen::Explained;
use screen::text::list::all_of;
use screen::text::phrase::{count, sentence};
use screen::text::you::{them, whose};

impl Explaining<'_> {
    /// Explains a cell with its contents.
    pub(super) fn cell(&self, cell: CellId) -> Explained {
        if let Some(letter) = self.laid_in(cell) {
            return self.laid_letter(letter, Some(cell));
        }
        let mut told = match self.state.board.contents(cell) {
            Contents::Letter(letter) => self.board_letter(cell, letter),
            Contents::Empty => self.empty(cell),
            Contents::Area(area) => self.area(area),
            Contents::Crossed => Explained {
                facts: vec!["No letter goes here, and no word runs through it.".into()],
                ..titled("Crossed-out cell")
            },
        };
        self.crossing_out(&mut told, cell);
        told
    }

    /// Explains a letter that is part of the board (K17, K29, K32).
    fn board_letter(&self, cell: CellId, letter: Letter) -> Explained {
        let state = self.state;
        let mark = state.mark(cell);
        let by = match mark {
            Some(mark) => format!("played by {}", them(&self.name(mark.seat))),
            None => "printed".into(),
        };
        let mut told = titled(format!("{}, {by}", letter.capital()));
        told.facts.push(self.stands_in(cell));
        if !state.options.devils {
            told.facts.push(self.worth(self.reader(), letter));
        }
        told.facts.extend(self.written(cell));
        told.facts.extend(self.special_under(cell, letter));
        if !state.begun {
            let says = "Nothing can join it before the first word is played.";
            told.facts.push(says.into());
        } else if self.acts() && self.lays() {
            let free = state.board.neighbours(cell);
            let free = free.filter(|near| state.board.cell(*near).is_free());
            let free: Vec<String> = free.map(|near| self.at(near)).collect();
            match free.as_slice() {
                [] => told.facts.push("No cell beside it is free.".into()),
                free => told
                    .can
                    .push(format!("Lay a letter beside it, in {}.", any_of(free))),
            }
        }
        told
    }

    /// Explains the value written beside a letter, and what makes it grow (K29).
    fn written(&self, cell: CellId) -> Vec<String> {
        if !self.state.options.devils {
            return Vec::new();
        }
        let Some(mark) = self.state.mark(cell) else {
            return vec!["It’s nobody’s, so it counts for no one.".into()];
        };
        let name = self.name(mark.seat);
        vec![
            format!("{} counts in {} score.", mark.value, whose(&name)),
            format!(
                "It grows when {}.",
                super::letter::scores_with_others(&name)
            ),
        ]
    }

    /// Names the words that a letter is part of now.
    fn stands_in(&self, cell: CellId) -> String {
        match self.runs(cell).as_slice() {
            [] => "It stands alone.".into(),
            runs => format!("It’s part of {}.", all_of(runs)),
        }
    }

    /// Explains a letter that is being laid, is shown to the table, or is on the rack (`None`).
    pub(super) fn laid_letter(&self, letter: Letter, cell: Option<CellId>) -> Explained {
        let judged = cell.is_some() && matches!(self.state.stage, Stage::Judging(_));
        let seat = self.actor();
        let name = self.name(seat);
        let mut told = match (cell, judged) {
            (None, _) => titled(format!("{} in {} hand", letter.capital(), whose(&name))),
            (_, true) => titled(format!("{}, shown by {}", letter.capital(), them(&name))),
            (_, false) => titled(format!("{}, not played yet", letter.capital())),
        };
        if self.chooses() == Some(Special::Blockade) {
            told.facts
                .push("It scores nothing and needs no word.".into());
        } else {
            if let Some(cell) = cell {
                told.facts.push(match self.runs(cell).as_slice() {
                    [] => "It isn’t part of a word yet.".into(),
                    runs => format!("It makes {}.", all_of(runs)),
                });
            }
            told.facts.push(self.worth(seat, letter));
            if let Some(cell) = cell {
                told.facts.extend(self.special_covered(cell, seat, letter));
            }
        }
        told.facts
            .extend(cell.and_then(|cell| self.at_the_edge(cell)));
        told.can.extend(self.moving(cell, judged));
        told
    }

    fn moving(&self, cell: Option<CellId>, judged: bool) -> Option<String> {
        let lays = self.lays() || self.chooses() == Some(Special::Blockade);
        if !self.acts() || !(judged || lays) {
            return None;
        }
        Some(match (judged, cell) {
            (true, _) => "Accept the play or reject it.".into(),
            (false, Some(_)) => "Tap it to take it back, or drag it somewhere else.".into(),
            (false, None) => "Drag it to a cell, or tap it and then the cell.".into(),
        })
    }

    /// Lists the words through a cell: "TEA across", "TO down".
    fn runs(&self, cell: CellId) -> Vec<String> {
        let board = self.board();
        let runs = Axis::ALL.into_iter().filter_map(|axis| {
            let way = match axis {
                Axis::Across => "across",
                Axis::Down => "down",
            };
            let letters = run(&board, cell, axis)?.letters(&board);
            Some(format!("{} {way}", super::spelled(&letters)))
        });
        runs.collect()
    }

    /// Explains an empty cell (K5, K11, K24, K31).
    fn empty(&self, cell: CellId) -> Explained {
        let state = self.state;
        let special = state.board.special(cell);
        let is_star = !state.begun && state.board.starts().contains(cell);
        let mut told = match special {
            Some(special) => titled(format!("{}, {}", special_name(special), self.at(cell))),
            None if is_star => titled(format!("Star, {}", self.at(cell))),
            None => titled(format!("Empty cell {}", self.at(cell))),
        };
        if is_star {
            let says = match state.board.star() {
                Some(_) => "The first word must cover this star.",
                None => "The first word must cover one of the 4 cells in the middle.",
            };
            told.facts.push(says.into());
        }
        if let Some(special) = special {
            told.facts.extend(self.special_open(special));
        }
        told.facts.push(self.touches(cell));
        told.facts.extend(self.walls(cell));
        told.facts.extend(self.at_the_edge(cell));
        if self.acts() {
            told.can = self.on_empty(cell);
        }
        told
    }

    /// Names the letters beside an empty cell, including laid ones.
    fn touches(&self, cell: CellId) -> String {
        let board = self.board();
        let near = board.neighbours(cell).filter_map(|near| board.letter(near));
        let near: Vec<Letter> = near.collect();
        match near.as_slice() {
            [] => "It doesn’t touch a letter.".into(),
            near => format!("It touches {}.", all_of(&each(near))),
        }
    }

    fn walls(&self, cell: CellId) -> Option<String> {
        let walls = self.state.board.walls_at(cell);
        let stand = if walls == 1 { "stands" } else { "stand" };
        (walls > 0).then(|| format!("{} {stand} beside it.", count(walls, "wall", "walls")))
    }

    /// Explains that a letter on an edge cell brings the endgame closer (K24).
    fn at_the_edge(&self, cell: CellId) -> Option<String> {
        let counts = !self.state.endgame && self.state.board.size().is_rim(cell);
        counts.then(|| "It’s at the edge: a letter here brings the endgame closer.".into())
    }

    fn on_empty(&self, cell: CellId) -> Vec<String> {
        let state = self.state;
        let is_plain = || state.plain_cells().any(|plain| plain == cell);
        let mut can = Vec::new();
        match &state.stage {
            Stage::Claiming if state.may_claim(cell) => can.push("Claim it for your area.".into()),
            Stage::Claiming => can.push("Claim a plain cell at the edge instead.".into()),
            Stage::Playing => match self.draft.making() {
                Some(special) if is_plain() => {
                    can.push(format!("Make it a {}.", special_name(special)));
                }
                Some(_) => can.push("Choose another cell to make special.".into()),
                None if self.lays() => {
                    if !state.hand(self.actor()).is_empty() {
                        can.push("Lay a letter here.".into());
                    }
                    if !makeable(state).is_empty() && is_plain() {
                        can.push("Make it special instead of playing a word.".into());
                    }
                }
                None => {}
            },
            Stage::Acting(_) if self.chooses() == Some(Special::Blockade) => {
                can.push("Place a letter here. It needs no word.".into());
            }
            _ => {}
        }
        can
    }

    /// Explains what the Destroyer can do with a cell (K37).
    fn crossing_out(&self, told: &mut Explained, cell: CellId) {
        if !self.acts() || self.chooses() != Some(Special::Destroyer) {
            return;
        }
        let can = self.state.crossable().contains(cell);
        match (can, self.draft.cells().contains(&cell)) {
            (false, _) => told.facts.push("The Destroyer can’t cross it out.".into()),
            (true, true) => {
                told.facts.push("You’ve chosen to cross it out.".into());
                told.can.push("Tap it to spare it.".into());
            }
            (true, false) => told.can.push("Tap it to cross it out.".into()),
        }
    }

    /// Explains a seat's area (K2).
    fn area(&self, area: Area) -> Explained {
        let seat = SeatId::new(u8::from(area));
        let name = self.name(seat);
        let mut told = titled(sentence(&format!("{} area", whose(&name))));
        told.facts.push(hand(&name, self.state.hand(seat)));
        let says = "No letter goes here, and no word runs through it.";
        told.facts.push(says.into());
        if self.state.turn.seat == seat && self.acts() {
            told.facts
                .push(sentence(&format!("it’s {} turn.", whose(&name))));
        }
        told
    }
}
