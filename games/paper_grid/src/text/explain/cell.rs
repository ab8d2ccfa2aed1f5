//! Explains cells and their contents.

use super::super::special_name;
use super::super::table::hand_label;
use super::{Explainer, capitals, join_with_or, run_through, titled};
use crate::screen::makeable_specials;
use game::SeatId;
use lexicon::Letter;
use paper_grid_rules::{Area, Axis, CellId, Contents, SpecialType, Stage};
use screen::Explanation;
use screen::text::list::list_all;
use screen::text::phrase::{count, sentence};
use screen::text::you::{mid_sentence_name, possessive};

impl Explainer<'_> {
    /// Explains a cell with its contents.
    pub(super) fn explain_cell(&self, cell: CellId) -> Explanation {
        if let Some(letter) = self.laid_letter_in(cell) {
            return self.explain_laid_letter(letter, Some(cell));
        }
        let mut explanation = match self.state.board.contents(cell) {
            Contents::Letter(letter) => self.explain_board_letter(cell, letter),
            Contents::Empty => self.explain_empty(cell),
            Contents::Area(area) => self.explain_area(area),
            Contents::Crossed => Explanation {
                facts: vec!["No letter goes here, and no word runs through it.".into()],
                ..titled("Crossed-out cell")
            },
        };
        self.add_crossing_out(&mut explanation, cell);
        explanation
    }

    /// Explains a letter that is part of the board (K17, K29, K32).
    fn explain_board_letter(&self, cell: CellId, letter: Letter) -> Explanation {
        let state = self.state;
        let mark = state.mark(cell);
        let by = match mark {
            Some(mark) => format!("played by {}", mid_sentence_name(&self.name(mark.seat))),
            None => "printed".into(),
        };
        let mut explanation = titled(format!("{}, {by}", letter.uppercase()));
        explanation.facts.push(self.words_through(cell));
        if !state.options.devils {
            explanation
                .facts
                .push(self.worth_text(self.reader_seat(), letter));
        }
        explanation.facts.extend(self.written_value(cell));
        explanation
            .facts
            .extend(self.covered_special_facts(cell, letter));
        if !state.begun {
            let says = "Nothing can join it before the first word is played.";
            explanation.facts.push(says.into());
        } else if self.person_can_act() && self.is_laying() {
            let free = state.board.neighbours(cell);
            let free = free.filter(|near| state.board.cell(*near).is_free());
            let free: Vec<String> = free.map(|near| self.cell_name(near)).collect();
            match free.as_slice() {
                [] => explanation.facts.push("No cell beside it is free.".into()),
                free => explanation.can.push(format!(
                    "Lay a letter beside it, in {}.",
                    join_with_or(free)
                )),
            }
        }
        explanation
    }

    /// Explains the value written beside a letter, and what makes it grow (K29).
    fn written_value(&self, cell: CellId) -> Vec<String> {
        if !self.state.options.devils {
            return Vec::new();
        }
        let Some(mark) = self.state.mark(cell) else {
            return vec!["It’s nobody’s, so it counts for no one.".into()];
        };
        let name = self.name(mark.seat);
        vec![
            format!("{} counts in {} score.", mark.value, possessive(&name)),
            format!("It grows when {}.", super::letter::growth_condition(&name)),
        ]
    }

    /// Names the words that a letter is part of now.
    fn words_through(&self, cell: CellId) -> String {
        match self.word_runs(cell).as_slice() {
            [] => "It stands alone.".into(),
            runs => format!("It’s part of {}.", list_all(runs)),
        }
    }

    /// Explains a letter that is being laid, is shown to the table, or is on the rack (`None`).
    pub(super) fn explain_laid_letter(&self, letter: Letter, cell: Option<CellId>) -> Explanation {
        let judged = cell.is_some() && matches!(self.state.stage, Stage::Judging(_));
        let seat = self.acting_seat();
        let name = self.name(seat);
        let mut explanation = match (cell, judged) {
            (None, _) => titled(format!(
                "{} in {} hand",
                letter.uppercase(),
                possessive(&name)
            )),
            (_, true) => titled(format!(
                "{}, shown by {}",
                letter.uppercase(),
                mid_sentence_name(&name)
            )),
            (_, false) => titled(format!("{}, not played yet", letter.uppercase())),
        };
        if self.special_awaiting_choice() == Some(SpecialType::Blockade) {
            explanation
                .facts
                .push("It scores nothing and needs no word.".into());
        } else {
            if let Some(cell) = cell {
                explanation
                    .facts
                    .push(match self.word_runs(cell).as_slice() {
                        [] => "It isn’t part of a word yet.".into(),
                        runs => format!("It makes {}.", list_all(runs)),
                    });
            }
            explanation.facts.push(self.worth_text(seat, letter));
            if let Some(cell) = cell {
                explanation
                    .facts
                    .extend(self.laid_on_special_facts(cell, seat, letter));
            }
        }
        explanation
            .facts
            .extend(cell.and_then(|cell| self.edge_note(cell)));
        explanation.can.extend(self.move_tip(cell, judged));
        explanation
    }

    fn move_tip(&self, cell: Option<CellId>, judged: bool) -> Option<String> {
        let lays =
            self.is_laying() || self.special_awaiting_choice() == Some(SpecialType::Blockade);
        if !self.person_can_act() || !(judged || lays) {
            return None;
        }
        Some(match (judged, cell) {
            (true, _) => "Accept the play or reject it.".into(),
            (false, Some(_)) => "Tap it to take it back, or drag it somewhere else.".into(),
            (false, None) => match self.draft.cursor() {
                Some((next, _)) => format!(
                    "Tap it to lay it on {}, or drag it to a cell.",
                    self.cell_name(next)
                ),
                None => "Drag it to a cell, or tap it and then the cell.".into(),
            },
        })
    }

    /// Lists the words through a cell: "TEA across", "TO down".
    fn word_runs(&self, cell: CellId) -> Vec<String> {
        let board = self.board_with_laid();
        let runs = Axis::ALL.into_iter().filter_map(|axis| {
            let way = match axis {
                Axis::Across => "across",
                Axis::Down => "down",
            };
            let letters = run_through(&board, cell, axis)?.letters(&board);
            Some(format!("{} {way}", super::spelling(&letters)))
        });
        runs.collect()
    }

    /// Explains an empty cell (K5, K11, K24, K31).
    fn explain_empty(&self, cell: CellId) -> Explanation {
        let state = self.state;
        let special = state.board.special(cell);
        let is_star = !state.begun && state.board.start_cells().contains(cell);
        let mut explanation = match special {
            Some(special) => titled(format!(
                "{}, {}",
                special_name(special),
                self.cell_name(cell)
            )),
            None if is_star => titled(format!("Star, {}", self.cell_name(cell))),
            None => titled(format!("Empty cell {}", self.cell_name(cell))),
        };
        if is_star {
            let says = match state.board.star() {
                Some(_) => "The first word must cover this star.",
                None => "The first word must cover one of the 4 cells in the middle.",
            };
            explanation.facts.push(says.into());
        }
        if let Some(special) = special {
            explanation.facts.extend(self.open_special_facts(special));
        }
        explanation.facts.push(self.touching_letters(cell));
        explanation.facts.extend(self.walls_beside(cell));
        explanation.facts.extend(self.edge_note(cell));
        if self.person_can_act() {
            explanation.can = self.empty_cell_tips(cell);
        }
        explanation
    }

    /// Names the letters beside an empty cell, including laid ones.
    fn touching_letters(&self, cell: CellId) -> String {
        let board = self.board_with_laid();
        let near = board.neighbours(cell).filter_map(|near| board.letter(near));
        let near: Vec<Letter> = near.collect();
        match near.as_slice() {
            [] => "It doesn’t touch a letter.".into(),
            near => format!("It touches {}.", list_all(&capitals(near))),
        }
    }

    fn walls_beside(&self, cell: CellId) -> Option<String> {
        let walls = self.state.board.wall_count_at(cell);
        let stand = if walls == 1 { "stands" } else { "stand" };
        (walls > 0).then(|| format!("{} {stand} beside it.", count(walls, "wall", "walls")))
    }

    /// Explains that a letter on an edge cell brings the endgame closer (K24).
    fn edge_note(&self, cell: CellId) -> Option<String> {
        let counts = !self.state.endgame && self.state.board.size().is_rim(cell);
        counts.then(|| "It’s at the edge: a letter here brings the endgame closer.".into())
    }

    fn empty_cell_tips(&self, cell: CellId) -> Vec<String> {
        let state = self.state;
        let is_plain = || state.plain_cells().any(|plain| plain == cell);
        let mut can = Vec::new();
        match &state.stage {
            Stage::Claiming if state.can_claim(cell) => can.push("Claim it for your area.".into()),
            Stage::Claiming => can.push("Claim a plain cell at the edge instead.".into()),
            Stage::Playing => match self.draft.special_to_make() {
                Some(special) if is_plain() => {
                    can.push(format!("Make it a {}.", special_name(special)));
                }
                Some(_) => can.push("Choose another cell to make special.".into()),
                None if self.is_laying() => {
                    if !state.hand(self.acting_seat()).is_empty() {
                        can.push(self.laying_tip(cell));
                    }
                    if !makeable_specials(state).is_empty() && is_plain() {
                        can.push("Make it special instead of playing a word.".into());
                    }
                }
                None => {}
            },
            Stage::Acting(_) if self.special_awaiting_choice() == Some(SpecialType::Blockade) => {
                can.push("Place a letter here. It needs no word.".into());
            }
            _ => {}
        }
        can
    }

    /// Says how letters get to an empty cell.
    fn laying_tip(&self, cell: CellId) -> String {
        match self.draft.cursor() {
            Some((next, _)) if next == cell => {
                "The next letter goes here. Tap it again to turn the arrow.".into()
            }
            _ => "Lay letters from here: tap it, then each letter.".into(),
        }
    }

    /// Explains what the Destroyer can do with a cell (K37).
    fn add_crossing_out(&self, explanation: &mut Explanation, cell: CellId) {
        if !self.person_can_act() || self.special_awaiting_choice() != Some(SpecialType::Destroyer)
        {
            return;
        }
        let can = self.state.crossable_cells().contains(cell);
        match (can, self.draft.chosen_cells().contains(&cell)) {
            (false, _) => explanation
                .facts
                .push("The Destroyer can’t cross it out.".into()),
            (true, true) => {
                explanation
                    .facts
                    .push("You’ve chosen to cross it out.".into());
                explanation.can.push("Tap it to spare it.".into());
            }
            (true, false) => explanation.can.push("Tap it to cross it out.".into()),
        }
    }

    /// Explains a seat's area (K2).
    fn explain_area(&self, area: Area) -> Explanation {
        let seat = SeatId::new(u8::from(area));
        let name = self.name(seat);
        let mut explanation = titled(sentence(&format!("{} area", possessive(&name))));
        explanation
            .facts
            .push(hand_label(&name, self.state.hand(seat)));
        let says = "No letter goes here, and no word runs through it.";
        explanation.facts.push(says.into());
        if self.state.turn.seat == seat && self.person_can_act() {
            explanation
                .facts
                .push(sentence(&format!("it’s {} turn.", possessive(&name))));
        }
        explanation
    }
}
