//! A table of Paper Grid as its journal's text describes it, with its own words and scores.

use std::collections::{BTreeMap, BTreeSet};

use lexicon::{Level, Word};
use paper_grid_rules::{Board, CellId, Contents, Size};
use serde_json::Value;

use crate::facts::{BOOK, Journal, as_number};

/// A letter laid in a cell.
pub type LaidLetter = (usize, char);

/// The table at one moment.
#[derive(Clone)]
pub struct Model {
    pub size: Size,
    options: Value,
    fixed: bool,
    backpacks: bool,
    pub letters: Vec<Option<char>>,
    /// Cells that can't hold a letter: areas and crossed-out cells.
    pub shut: BTreeSet<usize>,
    pub specials: BTreeMap<usize, String>,
    pub walls: BTreeSet<(usize, usize)>,
    pub star: Option<usize>,
    pub hands: Vec<Vec<char>>,
    used: Vec<usize>,
    pub scores: Vec<i32>,
    pub turn: usize,
    pub again: usize,
    pub begun: bool,
    pub endgame: bool,
    pub big_ask: bool,
    collector: bool,
    pub acting: usize,
    pub stage: &'static str,
    pub called: Vec<char>,
    pub answers: usize,
}

impl Model {
    /// The board as it was chosen.
    pub fn new(journal: &Journal, board: &Board) -> Model {
        let size = board.size();
        let cells = || size.cell_ids();
        let letter = |cell: CellId| board.letter(cell).map(|letter| letter.lowercase());
        let edges = size.edge_ids().filter(|edge| board.is_walled(*edge));
        let walls = edges.filter_map(|edge| size.cells_beside_edge(edge));
        let shut = cells()
            .filter(|cell| matches!(board.contents(*cell), Contents::Crossed | Contents::Area(_)));
        let mut hands = vec![Vec::new(); journal.seats];
        for (area, _) in board.areas() {
            if let Some(hand) = hands.get_mut(area.index()) {
                *hand = board
                    .hand(area)
                    .iter()
                    .map(|letter| letter.lowercase())
                    .collect();
            }
        }
        let special = |cell: CellId| {
            let kind = serde_json::to_value(board.special(cell)?).unwrap();
            Some((cell.index(), kind.as_str().unwrap().to_owned()))
        };
        Model {
            size,
            options: journal.options.clone(),
            fixed: serde_json::to_value(board.values).unwrap() == "fixed",
            backpacks: board.backpacks,
            letters: cells().map(letter).collect(),
            shut: shut.map(CellId::index).collect(),
            specials: cells().filter_map(special).collect(),
            walls: walls
                .map(|(one, other)| (one.index(), other.index()))
                .collect(),
            star: board.star().map(CellId::index),
            used: hands.iter().map(Vec::len).collect(),
            hands,
            scores: vec![0; journal.seats],
            turn: 0,
            again: 0,
            begun: false,
            endgame: false,
            big_ask: false,
            collector: false,
            acting: 0,
            stage: "claiming",
            called: Vec::new(),
            answers: 0,
        }
    }

    pub fn has_devils(&self) -> bool {
        self.options["devils"] == true
    }

    /// Whether a letter scores by its kind, and by who else holds it.
    pub fn has_classic_values(&self) -> bool {
        !self.fixed
    }

    pub fn reads_either_way(&self) -> bool {
        self.options["reading"] == "either-way"
    }

    pub fn is_judged_by_table(&self) -> bool {
        self.options["judge"] == "table"
    }

    pub fn is_timed(&self) -> bool {
        !self.options["clock"].is_null()
    }

    /// Whether the list has a word, up to the level that counts here.
    pub fn is_word(&self, word: &str) -> bool {
        let one = |word: &str| {
            let id = word
                .parse::<Word>()
                .ok()
                .and_then(|word| BOOK.lexicon.find(word));
            id.is_some_and(|id| {
                self.options["judge"] != "everyday" || BOOK.lexicon.level(id) <= Level::EVERYDAY
            })
        };
        let back: String = word.chars().rev().collect();
        one(word) || (self.reads_either_way() && one(&back))
    }

    /// Number of letters that a seat has room for.
    pub fn hand_room(&self, seat: usize) -> usize {
        if self.collector && seat == self.turn {
            return usize::MAX;
        }
        match (self.backpacks, self.size.cell_count()) {
            (false, _) => 7_usize.saturating_sub(self.hands[seat].len()),
            (true, 32) => 12_usize.saturating_sub(self.used[seat]),
            (true, 64) => 16_usize.saturating_sub(self.used[seat]),
            (true, _) => 25_usize.saturating_sub(self.used[seat]),
        }
    }

    /// The neighbouring cell one step along a line, or `None` behind a wall or the frame.
    pub fn neighbour(&self, cell: usize, (across, down): (isize, isize)) -> Option<usize> {
        let columns = self.size.columns() as isize;
        let (column, row) = (
            cell as isize % columns + across,
            cell as isize / columns + down,
        );
        let inside =
            (0..columns).contains(&column) && (0..self.size.rows() as isize).contains(&row);
        let next = (row * columns + column) as usize;
        let edge = (cell.min(next), cell.max(next));
        (inside && !self.walls.contains(&edge)).then_some(next)
    }

    /// The letters in a line through a cell.
    fn letters_in_line(&self, cell: usize, (across, down): (isize, isize)) -> Vec<usize> {
        let line = |back: isize| {
            let next = |cell: &usize| {
                let next = self.neighbour(*cell, (across * back, down * back))?;
                self.letters[next].map(|_| next)
            };
            std::iter::successors(next(&cell), next).collect::<Vec<usize>>()
        };
        let mut cells = line(-1);
        cells.reverse();
        cells.push(cell);
        cells.extend(line(1));
        cells
    }

    fn letter_value(&self, seat: usize, letter: char) -> i32 {
        let others = self
            .hands
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != seat);
        let shared = others
            .flat_map(|(_, hand)| hand)
            .any(|held| *held == letter);
        const FIXED: [i32; 26] = [
            1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 5, 1, 3, 1, 1, 3, 10, 1, 1, 1, 1, 4, 4, 8, 4, 10,
        ];
        if self.fixed {
            FIXED[letter as usize - 'a' as usize]
        } else if !shared {
            5
        } else if "aeiou".contains(letter) {
            1
        } else {
            3
        }
    }

    /// The new words that laid letters form, with their scores, or `None` if the letters can't be
    /// laid there.
    pub fn word_scores(&self, seat: usize, laid: &[LaidLetter]) -> Option<Vec<(String, i32)>> {
        let mut then = self.clone();
        for (cell, letter) in laid {
            let free = then.letters[*cell].is_none() && !self.shut.contains(cell);
            let held = then.hands[seat].iter().position(|held| held == letter);
            if !free {
                return None;
            }
            then.hands[seat].remove(held?);
            then.letters[*cell] = Some(*letter);
        }
        let mut runs: Vec<Vec<usize>> = Vec::new();
        for way in [(1, 0), (0, 1)] {
            for (cell, _) in laid {
                let run = then.letters_in_line(*cell, way);
                if run.len() > 1 && !runs.contains(&run) {
                    runs.push(run);
                }
            }
        }
        let whole = runs
            .iter()
            .any(|run| laid.iter().all(|(cell, _)| run.contains(cell)));
        let old = |run: &Vec<usize>| run.iter().any(|cell| self.letters[*cell].is_some());
        let joined = if self.begun {
            runs.iter().any(old)
        } else {
            let columns = self.size.columns();
            let middle = |cell: usize| {
                let (column, row) = (cell % columns, cell / columns);
                [columns / 2 - 1, columns / 2].contains(&column)
                    && [self.size.rows() / 2 - 1, self.size.rows() / 2].contains(&row)
            };
            let begins = |cell: usize| self.star.map_or(middle(cell), |star| star == cell);
            laid.iter().any(|(cell, _)| begins(*cell))
        };
        if !whole || !joined {
            return None;
        }
        Some(runs.iter().map(|run| then.score_word(seat, run)).collect())
    }

    fn score_word(&self, seat: usize, run: &[usize]) -> (String, i32) {
        let special = |cell: &usize| self.specials.get(cell).map(String::as_str);
        let sum: i32 = run
            .iter()
            .map(|cell| {
                let value = self.letter_value(seat, self.letters[*cell].unwrap());
                match special(cell) {
                    Some("double-letter") => 2 * value,
                    Some("triple-letter") => 3 * value,
                    _ => value,
                }
            })
            .sum();
        let times: i32 = run
            .iter()
            .map(|cell| match special(cell) {
                Some("double-word") => 2,
                Some("triple-word") => 3,
                _ => 1,
            })
            .product();
        let word: String = run.iter().filter_map(|cell| self.letters[*cell]).collect();
        (word, sum * times)
    }

    /// Applies an event.
    pub fn apply_event(&mut self, name: &str, holds: &Value) {
        let seat = self.turn;
        match name {
            "claims" => self.turn = as_number(holds).unwrap(),
            "claimed" => {
                self.shut.insert(as_number(holds).unwrap());
            }
            "turn" => {
                self.turn = as_number(&holds["seat"]).unwrap();
                self.again = as_number(&holds["again"]).unwrap();
                (self.big_ask, self.collector) = (false, false);
                self.stage = "playing";
            }
            "proposed" => self.stage = "judging",
            "taken-back" => self.stage = "playing",
            "played" => {
                self.lay_letters(seat, &parse_placed(&holds["placed"]));
                self.scores[seat] += holds["points"].as_i64().unwrap() as i32;
                for cell in holds["spent"].as_array().into_iter().flatten() {
                    self.specials.remove(&as_number(cell).unwrap());
                }
                self.acting = holds["acts"].as_array().map_or(0, Vec::len);
                (self.begun, self.stage) = (true, "acting");
            }
            "made" => {
                let kind = holds[1].as_str().unwrap().to_owned();
                self.specials.insert(as_number(&holds[0]).unwrap(), kind);
            }
            "acted" => {
                self.specials.remove(&as_number(&holds[0]).unwrap());
                self.apply_effect(seat, &holds[1]);
            }
            "asks" => self.stage = "asking",
            "asked" => {
                self.called = parse_letters(&holds["called"]);
                parse_letters(&holds["kept"])
                    .into_iter()
                    .for_each(|letter| self.add_letter(seat, letter));
                (self.stage, self.answers) = ("answering", 0);
            }
            "answered" => {
                let own = as_number(&holds[0]).unwrap();
                self.answers += 1;
                if let Some(letter) = holds[1]["took"].as_str() {
                    self.add_letter(own, lower_case(letter));
                }
                if let Some(wall) = as_number(&holds[1]["wall"]) {
                    let edge = self.size.edge_ids().find(|edge| {
                        serde_json::to_value(edge).unwrap().as_u64() == Some(wall as u64)
                    });
                    let (one, other) = self.size.cells_beside_edge(edge.unwrap()).unwrap();
                    self.walls.insert((one.index(), other.index()));
                }
            }
            "endgame" => self.endgame = true,
            "ended" => self.stage = "over",
            "passed" | "timed-out" | "hinted" => {}
            other => panic!("unknown event {other}"),
        }
    }

    fn lay_letters(&mut self, seat: usize, placed: &[LaidLetter]) {
        for (cell, letter) in placed {
            self.letters[*cell] = Some(*letter);
            if let Some(at) = self.hands[seat].iter().position(|held| held == letter) {
                self.hands[seat].remove(at);
            }
        }
    }

    fn add_letter(&mut self, seat: usize, letter: char) {
        self.hands[seat].push(letter);
        self.used[seat] += usize::from(!(self.collector && seat == self.turn));
    }

    fn apply_effect(&mut self, seat: usize, effect: &Value) {
        if let Some(name) = effect.as_str() {
            match name {
                "big-ask" => self.big_ask = true,
                "go-again" => self.again += 1,
                "collector" => self.collector = true,
                _ => {}
            }
            return;
        }
        let (name, holds) = effect.as_object().unwrap().iter().next().unwrap();
        match name.as_str() {
            "stolen" => {
                let (from, letter) = (
                    as_number(&holds["from"]).unwrap(),
                    lower_case(holds["letter"].as_str().unwrap()),
                );
                if let Some(at) = self.hands[from].iter().position(|held| *held == letter) {
                    self.hands[from].remove(at);
                }
                if holds["kept"] == true {
                    self.add_letter(seat, letter);
                }
            }
            "destroyed" => {
                for cell in holds.as_array().unwrap().iter().filter_map(as_number) {
                    self.letters[cell] = None;
                    self.specials.remove(&cell);
                    self.shut.insert(cell);
                }
            }
            "garbage" => {
                let letter = lower_case(holds["letter"].as_str().unwrap());
                self.hands
                    .iter_mut()
                    .for_each(|hand| hand.retain(|held| *held != letter));
            }
            "blocked" => {
                let placed = parse_placed(holds);
                self.lay_letters(seat, &placed);
                placed.iter().for_each(|(cell, _)| {
                    self.specials.remove(cell);
                });
            }
            _ => {}
        }
    }
}

fn lower_case(letter: &str) -> char {
    letter.chars().next().unwrap().to_ascii_lowercase()
}

/// Letters as a journal lists them.
pub fn parse_letters(value: &Value) -> Vec<char> {
    value
        .as_array()
        .unwrap()
        .iter()
        .filter_map(Value::as_str)
        .map(lower_case)
        .collect()
}

/// Letters in cells as a journal lists them.
pub fn parse_placed(value: &Value) -> Vec<LaidLetter> {
    let each = value.as_array().unwrap().iter();
    each.map(|one| {
        (
            as_number(&one[0]).unwrap(),
            lower_case(one[1].as_str().unwrap()),
        )
    })
    .collect()
}
