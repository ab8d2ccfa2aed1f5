//! A table of One Letter Better as its journal's text describes it, with its own scoring.

use lexicon::Word;
use one_letter_better_rules::{Deck, LaidCard};
use serde_json::Value;

use crate::facts::{Journal, as_number};

/// A card's letters, colour and value.
#[derive(Clone)]
pub struct Face {
    /// The colour's sign, if it has one: `+` green, `=` blue, `-` red, `?` wild, `!` STL-1.
    pub sign: Option<char>,
    /// The card's letters in lower case; empty on a wild.
    pub letters: String,
    /// The card's value.
    pub value: i32,
}

/// A word on the table.
#[derive(Clone, Debug)]
pub struct LaidWord {
    pub id: usize,
    pub owner: usize,
    /// The word's cards and the letters they stand for.
    pub line: Vec<(usize, String)>,
    pub stolen: usize,
    pub open: bool,
}

impl LaidWord {
    pub fn word(&self) -> String {
        self.line
            .iter()
            .map(|(_, letters)| letters.as_str())
            .collect()
    }
}

/// A play of the current turn.
#[derive(Clone)]
pub struct TurnPlay {
    pub word: String,
    pub gain: i32,
    before: Vec<LaidWord>,
    line: Vec<(usize, String)>,
    id: usize,
    victim: Option<usize>,
    loss: i32,
    returned: Vec<usize>,
    pub challenged: bool,
}

/// The table at one moment.
#[derive(Clone)]
pub struct Model {
    pub faces: Vec<Face>,
    options: Value,
    pub hands: Vec<Vec<usize>>,
    pub deck: Vec<usize>,
    pub pile: Vec<usize>,
    pub words: Vec<LaidWord>,
    pub points: Vec<i32>,
    pub turn: usize,
    pub drawn: bool,
    pub pick_up: Option<Vec<usize>>,
    pub plays: Vec<TurnPlay>,
    pub window: bool,
    pub penance: bool,
    pub picking: bool,
    pub dealt: bool,
    pub round_over: bool,
    pub rounds: u8,
}

impl Model {
    /// The table before the first event.
    pub fn new(journal: &Journal) -> Model {
        let deck = match &journal.options["deck"] {
            Value::Null => serde_json::to_value(Deck::standard()).unwrap(),
            deck => deck.clone(),
        };
        let mut faces = Vec::new();
        for kind in deck.as_array().unwrap() {
            let text = kind["face"].as_str().unwrap();
            let sign = text.chars().next().filter(|sign| !sign.is_alphabetic());
            let face = Face {
                sign,
                letters: text
                    .chars()
                    .filter(|sign| sign.is_alphabetic())
                    .collect::<String>()
                    .to_lowercase(),
                value: kind["value"].as_i64().unwrap() as i32,
            };
            let count = as_number(&kind["count"]).unwrap();
            faces.extend(std::iter::repeat_n(face, count));
        }
        Model {
            faces,
            options: journal.options.clone(),
            hands: vec![Vec::new(); journal.seats],
            deck: Vec::new(),
            pile: Vec::new(),
            words: Vec::new(),
            points: vec![0; journal.seats],
            turn: 0,
            drawn: false,
            pick_up: None,
            plays: Vec::new(),
            window: false,
            penance: false,
            picking: false,
            dealt: false,
            round_over: false,
            rounds: 0,
        }
    }

    /// The table after a number of steps.
    pub fn after_steps(journal: &Journal, steps: usize) -> Model {
        let mut model = Model::new(journal);
        for step in &journal.steps[..steps] {
            step.events
                .iter()
                .for_each(|(name, holds)| model.apply_event(name, holds));
        }
        model
    }

    pub fn uses_everyday_words(&self) -> bool {
        self.options["judge"] == "everyday"
    }

    /// The points that end a round: 100 unless chosen otherwise, `None` in solo.
    pub fn target(&self) -> Option<i32> {
        match &self.options["target"] {
            _ if self.hands.len() == 1 => None,
            Value::Number(target) => Some(target.as_i64().unwrap() as i32),
            Value::Null if self.options.get("target").is_none() => Some(100),
            _ => None,
        }
    }

    /// Whether a seat keeps its points when one of its words is stolen.
    fn keeps_points(&self, seat: usize) -> bool {
        self.options["stolen"][seat] == true
    }

    /// The standing value of a line: the sum of its cards, and five for each card above three.
    pub fn line_value(&self, line: &[(usize, String)]) -> i32 {
        let cards: i32 = line.iter().map(|(card, _)| self.faces[*card].value).sum();
        cards + 5 * (line.len() as i32 - 3).max(0)
    }

    /// What a seat scores by making a line from these words, and what their other owner loses.
    pub fn line_points(
        &self,
        seat: usize,
        line: &[(usize, String)],
        used: &[LaidWord],
    ) -> (i32, i32) {
        let worth = |own: bool| {
            let of = used.iter().filter(|word| (word.owner == seat) == own);
            of.map(|word| self.line_value(&word.line)).sum::<i32>()
        };
        let victim = used.iter().find(|word| word.owner != seat);
        let loss = match victim {
            Some(victim) if !self.keeps_points(victim.owner) => worth(false),
            _ => 0,
        };
        (self.line_value(line) - worth(true), loss)
    }

    fn remove_from_hand(&mut self, seat: usize, card: usize) {
        self.hands[seat].retain(|other| *other != card);
    }

    /// Applies an event.
    pub fn apply_event(&mut self, name: &str, holds: &Value) {
        let seat = self.turn;
        match name {
            "dealt" => {
                self.hands = parse_card_lists(&holds["hands"]);
                self.deck = parse_cards(&holds["deck"]);
                self.pile = vec![as_number(&holds["open"]).unwrap()];
                self.words.clear();
                self.points = vec![0; self.hands.len()];
                let dealer = as_number(&holds["dealer"]).unwrap();
                self.begin_turn((dealer + 1) % self.hands.len());
                (self.dealt, self.round_over) = (true, false);
                self.rounds += 1;
            }
            "drew" => {
                let drew = parse_cards(holds);
                self.deck.retain(|card| !drew.contains(card));
                self.hands[seat].extend(drew);
                self.drawn = true;
            }
            "took" => {
                let left = self.pile.len() - as_number(&holds["count"]).unwrap();
                let took = self.pile.split_off(left);
                self.hands[seat].extend(&took);
                self.drawn = true;
                self.pick_up = (holds["duty"] == true).then_some(took);
            }
            "put-back" => {
                let back = self.pick_up.take().unwrap();
                back.iter()
                    .for_each(|card| self.remove_from_hand(seat, *card));
                self.pile.extend(back);
                self.drawn = false;
            }
            "made" => self.apply_made(holds),
            "swapped" => {
                let [blue, card] = ["blue", "card"].map(|of| as_number(&holds[of]).unwrap());
                self.remove_from_hand(seat, blue);
                self.hands[seat].push(card);
                *self.pile.iter_mut().find(|other| **other == card).unwrap() = blue;
            }
            "shown" => {
                self.remove_from_hand(seat, as_number(&holds["with"]).unwrap());
                self.picking = true;
            }
            "stole" => {
                let card = as_number(&holds["card"]).unwrap();
                self.remove_from_hand(seat, as_number(&holds["with"]).unwrap());
                self.remove_from_hand(as_number(&holds["from"]).unwrap(), card);
                self.hands[seat].push(card);
                self.picking = false;
            }
            "draws-one" => {
                self.remove_from_hand(seat, as_number(&holds["with"]).unwrap());
                if let Some(card) = as_number(&holds["card"]) {
                    self.deck.retain(|other| *other != card);
                    self.hands[seat].push(card);
                }
            }
            "discarded" => {
                for card in parse_cards(holds) {
                    self.remove_from_hand(seat, card);
                    if self.faces[card].sign != Some('!') {
                        self.pile.push(card);
                    }
                }
            }
            "window" => (self.window, self.penance) = (true, false),
            "challenged" => self.apply_challenged(holds),
            "turn" => self.begin_turn(as_number(holds).unwrap()),
            "round-ended" => {
                (self.round_over, self.dealt, self.window) = (true, false, false);
            }
            "accepted" | "passed" => {}
            other => panic!("unknown event {other}"),
        }
    }

    fn begin_turn(&mut self, seat: usize) {
        self.turn = seat;
        (self.drawn, self.window, self.penance) = (false, false, false);
        self.pick_up = None;
        self.plays.clear();
    }

    fn apply_made(&mut self, holds: &Value) {
        let used = parse_cards(&holds["used"]);
        let line: Vec<(usize, String)> = holds["line"]
            .as_array()
            .unwrap()
            .iter()
            .map(|laid| {
                (
                    as_number(&laid["card"]).unwrap(),
                    laid["as"].as_str().unwrap().to_owned(),
                )
            })
            .collect();
        let (before, rest): (Vec<LaidWord>, _) = self
            .words
            .drain(..)
            .partition(|word| used.contains(&word.id));
        self.words = rest;
        let (gain, loss) = self.line_points(self.turn, &line, &before);
        let victim = before.iter().find(|word| word.owner != self.turn);
        let victim = victim.map(|word| word.owner);
        let stolen = before.iter().map(|word| word.stolen).max().unwrap_or(0);
        let lying = LaidWord {
            id: as_number(&holds["id"]).unwrap(),
            owner: self.turn,
            line: line.clone(),
            stolen: stolen + usize::from(victim.is_some()),
            open: holds["lies"] == "open",
        };
        let id = lying.id;
        let word = lying.word();
        self.words.push(lying);
        let returned = parse_cards(&holds["returned"]);
        let seat = self.turn;
        line.iter()
            .for_each(|(card, _)| self.remove_from_hand(seat, *card));
        self.hands[seat].extend(&returned);
        self.points[seat] += gain;
        if let Some(victim) = victim {
            self.points[victim] -= loss;
        }
        self.pick_up = None;
        self.plays.push(TurnPlay {
            word,
            gain,
            before,
            line,
            id,
            victim,
            loss,
            returned,
            challenged: false,
        });
    }

    fn apply_challenged(&mut self, holds: &Value) {
        let [by, play] = ["by", "play"].map(|of| as_number(&holds[of]).unwrap());
        let scored = self.plays[play].gain.max(0);
        let seat = self.turn;
        if holds["good"] == true {
            self.points[seat] += scored;
            self.plays[play].challenged = true;
            return;
        }
        self.points[by] += scored;
        while self.plays.len() > play {
            let made = self.plays.pop().unwrap();
            for card in &made.returned {
                self.remove_from_hand(seat, *card);
                self.pile.retain(|other| other != card);
            }
            self.points[seat] -= made.gain;
            if made.challenged {
                self.points[seat] -= made.gain.max(0);
            }
            if let Some(victim) = made.victim {
                self.points[victim] += made.loss;
            }
            self.words.retain(|word| word.id != made.id);
            let lay = |card: &usize| {
                made.before
                    .iter()
                    .flat_map(|word| &word.line)
                    .any(|(other, _)| other == card)
            };
            let own = made
                .line
                .iter()
                .map(|(card, _)| *card)
                .filter(|card| !lay(card));
            self.hands[seat].extend(own);
            self.words.extend(made.before.clone());
        }
        self.penance = self.window && self.hands[seat].len() > 8;
        self.window &= !self.penance;
    }
}

/// A line of cards in the model's form.
pub fn model_line(line: &[LaidCard]) -> Vec<(usize, String)> {
    let each = line.iter();
    each.map(|laid| (laid.card.index(), laid.letters.as_str().to_owned()))
        .collect()
}

/// A word of the list in lower case, as in facts.
pub fn lower_case(word: Word) -> String {
    word.as_str().to_owned()
}

/// Cards as a journal lists them.
pub fn parse_cards(value: &Value) -> Vec<usize> {
    value
        .as_array()
        .unwrap()
        .iter()
        .filter_map(as_number)
        .collect()
}

fn parse_card_lists(value: &Value) -> Vec<Vec<usize>> {
    value.as_array().unwrap().iter().map(parse_cards).collect()
}
