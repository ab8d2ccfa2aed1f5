//! The result of each turn of a game of C U Letter, read from its journal's text.

use serde_json::Value;

use super::super::{Journal, as_number};
use super::model::{Claim, Model, SIDE, letter_of, line_index, parse_placed};

/// A placed card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placing {
    /// The card, unless it lies face down.
    pub card: Option<usize>,
    pub at: usize,
    pub using: Value,
    /// The face-up card that the placed card covered or swapped places with.
    pub other: Option<usize>,
    /// The claims that the placing broke.
    pub broke: Vec<Claim>,
}

/// A claimed word, the word of its line that it displaces, and the longer word that it lies dormant
/// behind.
pub type ClaimedWord = (String, Option<(usize, String)>, Option<String>);

/// A turn, a revealed card or a turn in the scramble, as far as it has gone.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Turn {
    pub actor: usize,
    pub placed: Option<Placing>,
    pub revealed: Option<(usize, usize)>,
    pub claims: Vec<ClaimedWord>,
    pub asks: Option<String>,
    pub denied: Option<String>,
    pub pressed: u64,
    pub spelled: Option<(String, usize)>,
    pub passed: bool,
    pub out: bool,
}

/// A game step by step.
pub struct Timeline {
    /// The table after each number of steps.
    pub after: Vec<Model>,
    /// The last step of each turn, its result, and the table before its card was placed.
    pub turns: Vec<(usize, Turn, Option<Model>)>,
    /// The table each time claiming ended, with the step of the placing before it.
    pub ends: Vec<(usize, Model)>,
}

/// A turn in progress.
#[derive(Default)]
struct OpenTurn {
    turn: Turn,
    told: bool,
    before: Option<Model>,
}

impl Timeline {
    pub fn from_journal(journal: &Journal) -> Timeline {
        let mut model = Model::new(&journal.options);
        let mut line = Timeline {
            after: vec![model.clone()],
            turns: Vec::new(),
            ends: Vec::new(),
        };
        let mut open = OpenTurn::default();
        let mut last_placed = None;
        for (at, step) in journal.steps.iter().enumerate() {
            if step.by.is_none() && at > 0 {
                open.turn.out = true;
                line.update_turn(&mut open, at, model.turn);
            }
            for (name, holds) in &step.events {
                if matches!(name.as_str(), "drew" | "turn" | "revealed" | "round-ended")
                    && let Some(placed) = last_placed.take()
                {
                    line.ends.push((placed, model.clone()));
                }
                if name == "placed" {
                    last_placed = Some(at);
                }
                line.apply_event(&mut open, &mut model, at, name, holds);
            }
            line.after.push(model.clone());
        }
        line
    }

    /// Updates the result of the turn in progress.
    fn update_turn(&mut self, open: &mut OpenTurn, step: usize, actor: usize) {
        if open.told {
            self.turns.pop();
        }
        open.told = true;
        open.turn.actor = actor;
        self.turns
            .push((step, open.turn.clone(), open.before.clone()));
    }

    fn apply_event(
        &mut self,
        open: &mut OpenTurn,
        model: &mut Model,
        at: usize,
        name: &str,
        holds: &Value,
    ) {
        let before = model.clone();
        model.apply(at, name, holds);
        let seat = before.turn;
        match name {
            "dealt" | "round-began" | "round-ended" | "scramble-began" | "over" | "turn"
            | "scrambles" => *open = OpenTurn::default(),
            "placed" => {
                open.turn.placed = Some(describe_placing(&before, model, holds));
                open.before = Some(before);
                self.update_turn(open, at, seat);
            }
            "claimed" => {
                open.turn.asks = None;
                open.turn.denied = None;
                open.turn.claims.push(describe_claim(&before, model));
                self.update_turn(open, at, as_number(&holds["owner"]).unwrap());
            }
            "proposed" => {
                open.turn.asks = Some(asked_word(&before, holds));
                self.update_turn(open, at, seat);
            }
            "declined" => {
                open.turn.denied = open.turn.asks.take();
                self.update_turn(open, at, seat);
            }
            "revealed" => {
                *open = OpenTurn::default();
                let square = as_number(&holds["square"]).unwrap();
                open.turn.revealed = Some((as_number(&holds["card"]).unwrap(), square));
                self.update_turn(open, at, model.turn);
            }
            "buzzed" => {
                *open = OpenTurn::default();
                open.turn.pressed = holds["pressed"].as_u64().unwrap();
                self.update_turn(open, at, model.turn);
            }
            "spelled" => {
                let cards = holds["cards"].as_array().unwrap().len();
                let word = holds["word"].as_str().unwrap().to_owned();
                open.turn.asks = None;
                open.turn.spelled = Some((word, cards));
                self.update_turn(open, at, seat);
            }
            "passed" => {
                let fresh = open.turn == Turn::default() || open.turn.out;
                if !fresh {
                    *open = OpenTurn::default();
                }
                open.turn.passed = true;
                self.update_turn(open, at, as_number(holds).unwrap());
            }
            "ready" | "broken" | "drew" | "skipped" => {}
            other => panic!("unknown event {other}"),
        }
    }
}

fn describe_placing(before: &Model, after: &Model, holds: &Value) -> Placing {
    let placed = parse_placed(holds);
    let other = match (
        as_number(&placed.using["swap"]),
        placed.using == "overwrite",
    ) {
        (Some(other), _) => before.top_card(other),
        (None, true) => before.top_card(placed.at),
        (None, false) => None,
    };
    let claims = before.claims.iter().zip(&after.claims);
    let broke = claims.filter(|(was, is)| !was.void && is.void);
    Placing {
        card: (placed.using != "hide").then_some(placed.card),
        at: placed.at,
        using: placed.using,
        other,
        broke: broke.map(|(was, _)| was.clone()).collect(),
    }
}

fn describe_claim(
    before: &Model,
    after: &Model,
) -> (String, Option<(usize, String)>, Option<String>) {
    let id = after.claims.len() - 1;
    let claim = &after.claims[id];
    let squares = after.squares_of_cards(&claim.cards).unwrap();
    let at = line_index(&squares);
    let word_of = |model: &Model| model.ownership().counts[at];
    let counts = word_of(after);
    let over = word_of(before).filter(|_| counts == Some(id));
    let over = over.map(|old| (before.claims[old].owner, before.claims[old].word.clone()));
    let behind = counts.filter(|other| *other != id);
    let behind = behind.map(|other| after.claims[other].word.clone());
    (claim.word.clone(), over, behind)
}

/// The word that the table is asked about.
fn asked_word(model: &Model, holds: &Value) -> String {
    if let Some(cards) = holds["cards"].as_array() {
        return cards
            .iter()
            .map(|card| letter_of(as_number(card).unwrap()))
            .collect();
    }
    let ends = &holds["span"];
    let (from, to) = (as_number(&ends[0]).unwrap(), as_number(&ends[1]).unwrap());
    model.read_letters(&span(from, to)).unwrap()
}

/// The squares from one to another.
pub fn span(from: usize, to: usize) -> Vec<usize> {
    let by = if from / SIDE == to / SIDE { 1 } else { SIDE };
    let mut squares: Vec<usize> = (from.min(to)..=from.max(to)).step_by(by).collect();
    if from > to {
        squares.reverse();
    }
    squares
}
