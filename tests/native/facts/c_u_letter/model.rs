//! C U Letter's board and claims as a journal's text describes them.

use serde_json::Value;

use super::super::as_number;

/// Squares along a side.
pub const SIDE: usize = 9;

/// The cards of each colour, Letter cards first (copied from the table in the rules).
const FACES: [&str; 4] = [
    "DEEIIIMMNOOOPRRSSTTUCDGIMNORTU",
    "AABDDGIJLNOOPPRRTTTTAADEEIILRR",
    "BBCEEEGHHHLNORSSSSTUAACHIIKLNN",
    "AAEEEEEFFIOOQUVWXYYZAAEEIIOOUU",
];

/// The letter of a card.
pub fn letter_of(card: usize) -> char {
    let letter = FACES[card / 30].as_bytes()[card % 30];
    char::from(letter.to_ascii_lowercase())
}

pub const fn is_enchanter(card: usize) -> bool {
    card % 30 >= 20
}

/// A card on the board, and the seat that hid it if it lies face down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardCard {
    pub card: usize,
    pub hidden_by: Option<usize>,
}

/// A claimed word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claim {
    pub owner: usize,
    pub cards: Vec<usize>,
    pub word: String,
    pub hidden: bool,
    pub void: bool,
    /// The step in which the word was claimed.
    pub step: usize,
}

/// A card as it was placed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placed {
    pub card: usize,
    pub at: usize,
    pub using: Value,
}

/// The table at one moment.
#[derive(Debug, Clone)]
pub struct Model {
    /// Each square's stack, bottom card first.
    pub board: Vec<Vec<BoardCard>>,
    pub hands: Vec<Vec<usize>>,
    pub deck: usize,
    pub claims: Vec<Claim>,
    pub turn: usize,
    pub rounds: usize,
    /// The leftover cards of the scramble, where position doesn't matter.
    pub loose: Vec<usize>,
    /// The board and the claims when the last round ended.
    pub ended: Option<(Vec<Vec<BoardCard>>, Vec<Claim>)>,
    /// Whether the round, or the game, is over.
    pub over: bool,
    pub whole_stacks: bool,
    pub scrambles: bool,
}

fn numbers(value: &Value) -> Vec<usize> {
    let each = value.as_array().unwrap().iter();
    each.map(|one| as_number(one).unwrap()).collect()
}

impl Model {
    pub fn new(options: &Value) -> Model {
        Model {
            board: vec![Vec::new(); SIDE * SIDE],
            hands: Vec::new(),
            deck: 0,
            claims: Vec::new(),
            turn: 0,
            rounds: 0,
            loose: Vec::new(),
            ended: None,
            over: false,
            whole_stacks: options["stacks"].as_str() != Some("buried-stay"),
            scrambles: false,
        }
    }

    pub fn has_no_cards(&self) -> bool {
        self.board.iter().all(Vec::is_empty)
    }

    /// The face-up card on top of a square.
    pub fn top_card(&self, square: usize) -> Option<usize> {
        top_card(&self.board, square)
    }

    pub fn apply(&mut self, step: usize, name: &str, holds: &Value) {
        match name {
            "dealt" => {
                self.turn = as_number(&holds["starter"]).unwrap();
                self.hands = holds["hands"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .map(numbers)
                    .collect();
                self.deck = numbers(&holds["deck"]).len();
            }
            "placed" => self.place(&parse_placed(holds)),
            "claimed" => self.claims.push(Claim {
                owner: as_number(&holds["owner"]).unwrap(),
                cards: numbers(&holds["cards"]),
                word: holds["word"].as_str().unwrap().to_owned(),
                hidden: !holds["hidden"].is_null(),
                void: false,
                step,
            }),
            "drew" => {
                self.deck -= 1;
                self.hands[self.turn].push(as_number(holds).unwrap());
            }
            "turn" | "scrambles" => self.turn = as_number(holds).unwrap(),
            "buzzed" => self.turn = as_number(&holds["floor"]).unwrap(),
            "revealed" => {
                let square = as_number(&holds["square"]).unwrap();
                let top = self.board[square].last_mut().unwrap();
                self.turn = top.hidden_by.take().unwrap();
            }
            "round-ended" => self.end_round(holds),
            "round-began" => {
                self.claims.clear();
                self.over = false;
                self.turn = as_number(&holds["starter"]).unwrap();
            }
            "scramble-began" => {
                self.loose = numbers(holds);
                if !self.loose.is_empty() {
                    self.board = vec![Vec::new(); SIDE * SIDE];
                }
                self.claims.clear();
                self.over = false;
                self.scrambles = true;
            }
            "spelled" => {
                let cards = numbers(&holds["cards"]);
                self.loose.retain(|card| !cards.contains(card));
                for square in numbers(&holds["squares"]) {
                    self.remove_cards(square);
                }
            }
            "over" => self.over = true,
            _ => {}
        }
    }

    fn place(&mut self, placed: &Placed) {
        let by = self.turn;
        self.hands[by].retain(|card| *card != placed.card);
        self.lay(placed, by);
        let void: Vec<bool> = self
            .claims
            .iter()
            .map(|one| self.squares_of_cards(&one.cards).is_none())
            .collect();
        for (claim, void) in self.claims.iter_mut().zip(void) {
            claim.void |= void;
        }
    }

    /// C25 to C28: puts a card on the board.
    pub fn lay(&mut self, Placed { card, at, using }: &Placed, by: usize) {
        let (card, at) = (*card, *at);
        let hidden_by = (using == "hide").then_some(by);
        let lying = BoardCard { card, hidden_by };
        if let Some(other) = as_number(&using["swap"]) {
            self.board[at] = std::mem::take(&mut self.board[other]);
            self.board[other] = vec![lying];
        } else if let Some(way) = using["insert"].as_str() {
            let mut to = at;
            while !self.board[to].is_empty() {
                to = neighbour(to, way).unwrap();
            }
            while to != at {
                let from = neighbour(to, opposite_direction(way)).unwrap();
                self.board[to] = std::mem::take(&mut self.board[from]);
                to = from;
            }
            self.board[at] = vec![lying];
        } else {
            self.board[at].push(lying);
        }
    }

    fn end_round(&mut self, holds: &Value) {
        self.ended = Some((self.board.clone(), self.claims.clone()));
        for paid in holds["paid"].as_array().unwrap() {
            for take in paid["takes"].as_array().unwrap() {
                self.remove_cards(as_number(&take[0]).unwrap());
            }
        }
        self.rounds += 1;
        self.over = true;
    }

    /// C21: removes a square's stack, or only its top card; a card uncovered by that turns face up.
    fn remove_cards(&mut self, square: usize) {
        if self.whole_stacks {
            self.board[square].clear();
        } else {
            self.board[square].pop();
        }
        if let Some(top) = self.board[square].last_mut() {
            top.hidden_by = None;
        }
    }

    /// C13: returns the squares of these cards if they are contiguous, in order, face up and on
    /// top.
    pub fn squares_of_cards(&self, cards: &[usize]) -> Option<Vec<usize>> {
        squares_of_cards(&self.board, cards)
    }

    /// Who would get which cards if the round ended now.
    pub fn ownership(&self) -> Ownership {
        Ownership::from_ledger(&self.board, &self.claims, self.whole_stacks)
    }

    /// Number of face-up cards in the longest run through a square.
    pub fn run_length(&self, square: usize) -> usize {
        if self.top_card(square).is_none() {
            return 0;
        }
        let count = |way: &'static str| {
            let ray = std::iter::successors(neighbour(square, way), move |at| neighbour(*at, way));
            ray.take_while(|at| self.top_card(*at).is_some()).count()
        };
        1 + (count("left") + count("right")).max(count("up") + count("down"))
    }

    /// The letters on some squares, or `None` if one of them can't be read.
    pub fn read_letters(&self, squares: &[usize]) -> Option<String> {
        squares
            .iter()
            .map(|square| self.top_card(*square).map(letter_of))
            .collect()
    }
}

pub fn parse_placed(holds: &Value) -> Placed {
    Placed {
        card: as_number(&holds["card"]).unwrap(),
        at: as_number(&holds["at"]).unwrap(),
        using: holds["using"].clone(),
    }
}

fn top_card(board: &[Vec<BoardCard>], square: usize) -> Option<usize> {
    let top = board[square].last()?;
    top.hidden_by.is_none().then_some(top.card)
}

fn squares_of_cards(board: &[Vec<BoardCard>], cards: &[usize]) -> Option<Vec<usize>> {
    let place =
        |card: &usize| (0..board.len()).find(|square| top_card(board, *square) == Some(*card));
    let squares: Vec<usize> = cards.iter().map(place).collect::<Option<_>>()?;
    let ways = ["left", "right", "up", "down"];
    let straight = |way| {
        squares
            .windows(2)
            .all(|pair| neighbour(pair[0], way) == Some(pair[1]))
    };
    ways.into_iter().any(straight).then_some(squares)
}

/// The adjacent square in a direction.
pub fn neighbour(square: usize, way: &str) -> Option<usize> {
    let (row, column) = (square / SIDE, square % SIDE);
    match way {
        "left" => (column > 0).then(|| square - 1),
        "right" => (column + 1 < SIDE).then(|| square + 1),
        "up" => (row > 0).then(|| square - SIDE),
        _ => (row + 1 < SIDE).then(|| square + SIDE),
    }
}

fn opposite_direction(way: &str) -> &'static str {
    match way {
        "left" => "right",
        "right" => "left",
        "up" => "down",
        _ => "up",
    }
}

/// The line that squares are in: rows count from 0, columns from 9.
pub fn line_index(squares: &[usize]) -> usize {
    if squares[0] / SIDE == squares[1] / SIDE {
        squares[0] / SIDE
    } else {
        SIDE + squares[0] % SIDE
    }
}

/// Who would get which cards (C14, C18, C19, C21).
#[derive(Debug, Clone)]
pub struct Ownership {
    /// The claim that counts in each line.
    pub counts: Vec<Option<usize>>,
    /// The claim that takes each square.
    pub squares: Vec<Option<usize>>,
    pays: Vec<usize>,
    owners: Vec<usize>,
}

impl Ownership {
    pub fn from_ledger(board: &[Vec<BoardCard>], claims: &[Claim], whole: bool) -> Ownership {
        let lying = claims.iter().enumerate().filter(|(_, claim)| !claim.void);
        let lying = lying
            .filter_map(|(id, claim)| Some((id, claim, squares_of_cards(board, &claim.cards)?)));
        let lying: Vec<(usize, &Claim, Vec<usize>)> = lying.collect();
        let mut counts = vec![None; 2 * SIDE];
        for (at, best) in counts.iter_mut().enumerate() {
            let here = lying
                .iter()
                .filter(|(.., squares)| line_index(squares) == at);
            let rank = |(id, claim, squares): &&(usize, &Claim, Vec<usize>)| {
                (claim.hidden, squares.len(), *id)
            };
            *best = here.max_by_key(rank).map(|(id, ..)| *id);
        }
        let mut squares = vec![None; board.len()];
        for (at, owner) in squares.iter_mut().enumerate() {
            let here = lying.iter();
            let here = here.filter(|(id, _, on)| counts.contains(&Some(*id)) && on.contains(&at));
            let best = here.max_by_key(|(id, _, on)| (on.len(), *id));
            *owner = best.map(|(id, ..)| *id);
        }
        let pays = board.iter().map(|stack| {
            if whole {
                stack.len()
            } else {
                stack.len().min(1)
            }
        });
        Ownership {
            counts,
            squares,
            pays: pays.collect(),
            owners: claims.iter().map(|claim| claim.owner).collect(),
        }
    }

    /// Number of cards that a claim pays.
    pub fn payout_of(&self, claim: usize) -> usize {
        let own = self.squares.iter().zip(&self.pays);
        own.filter(|(of, _)| **of == Some(claim))
            .map(|(_, pays)| pays)
            .sum()
    }

    /// Number of cards that a seat would get.
    pub fn cards_of(&self, seat: usize) -> usize {
        let own = (0..self.owners.len()).filter(|claim| self.owners[*claim] == seat);
        own.map(|claim| self.payout_of(claim)).sum()
    }
}
