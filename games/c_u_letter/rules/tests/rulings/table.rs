//! A table on which to set up cases.

use c_u_letter_rules::{
    Action, CULetter, CardId, Choices, Claim, ClaimStatus, Event, Options, Phase, Placing, Refusal,
    Span, Square, State, Table, Use, View,
};
use game::{Actor, Chance, Game, Moment, SeatId, Viewer, Waiting};
use lexicon::{Lexicon, Word};

pub use crate::list::case_list as list;

pub const A: SeatId = SeatId::FIRST;
pub const B: SeatId = SeatId::new(1);
pub const C: SeatId = SeatId::new(2);

/// A table as it is before seat A places.
#[derive(Debug, Clone)]
pub struct TableSetUp {
    choices: Choices,
    hands: Vec<&'static str>,
    claims: Vec<(SeatId, &'static str, &'static str)>,
    list: &'static str,
    board: &'static str,
    deck: usize,
}

/// A table of two with an E in each hand.
pub fn set_up(board: &'static str) -> TableSetUp {
    TableSetUp {
        choices: Choices::default(),
        hands: vec!["E", "E"],
        claims: Vec::new(),
        list: "",
        board,
        deck: usize::MAX,
    }
}

impl TableSetUp {
    pub fn choose(mut self, choose: impl FnOnce(&mut Choices)) -> TableSetUp {
        choose(&mut self.choices);
        self
    }

    /// Sets each seat's hand, and thereby the number of seats.
    pub fn hands(mut self, hands: &[&'static str]) -> TableSetUp {
        self.hands = hands.to_vec();
        self
    }

    /// Adds a word that a seat has claimed.
    pub fn with_claim(mut self, seat: SeatId, from: &'static str, to: &'static str) -> TableSetUp {
        self.claims.push((seat, from, to));
        self
    }

    /// Sets the words of the list; a `~` before one makes it rare.
    pub fn word_list(mut self, words: &'static str) -> TableSetUp {
        self.list = words;
        self
    }

    /// Sets the number of cards left in the deck.
    pub fn deck_size(mut self, cards: usize) -> TableSetUp {
        self.deck = cards;
        self
    }

    pub fn deal(self) -> TestGame {
        let options = Options::new(self.choices).unwrap();
        let mut state = State::set_out(&options, &self.hands, self.board).unwrap();
        for (seat, from, to) in self.claims {
            state = state.with_claim(seat, from, to).unwrap();
        }
        state.deck.truncate(self.deck);
        state.table.last = state.deck.is_empty();
        TestGame {
            state,
            list: Some(list(self.list)),
            now: Moment::START,
            chance: Chance::new(1),
        }
    }
}

/// A game in progress, from any table.
#[derive(Debug, Clone)]
pub struct TestGame {
    pub state: State,
    pub list: Option<Lexicon>,
    pub now: Moment,
    pub chance: Chance,
}

impl TestGame {
    pub fn table(&self) -> &Table {
        &self.state.table
    }

    pub fn view(&self, seat: SeatId) -> View {
        CULetter::view(&self.state, Viewer::Seat(seat))
    }

    pub fn phase(&self) -> Option<Phase> {
        CULetter::waiting_for(&self.state).phase()
    }

    /// Performs a seat's action. Only the rules may refuse it.
    pub fn act(&mut self, seat: SeatId, action: Action) -> Result<Vec<Event>, Refusal> {
        let waiting = CULetter::waiting_for(&self.state);
        assert!(waiting.seats().contains(seat), "{seat}: {waiting:?}");
        let by = Actor { seat, at: self.now };
        let words = self.list.as_ref();
        let events = CULetter::decide(&self.state, by, &action, words, &mut self.chance)?;
        self.apply_events(&events, self.now);
        Ok(events)
    }

    fn apply_events(&mut self, events: &[Event], at: Moment) {
        for event in events {
            assert!(CULetter::is_possible(&self.state, event), "{event:?}");
            CULetter::evolve(&mut self.state, event, at);
        }
    }

    /// Lets this many seconds pass; any clock that reaches its end in that time runs out.
    pub fn wait_seconds(&mut self, seconds: u16) {
        let until = self.now.plus_seconds(seconds);
        while let Some(deadline) = CULetter::deadline(&self.state).filter(|at| *at <= until) {
            let events = CULetter::deadline_events(&self.state, &mut self.chance);
            self.apply_events(&events, deadline);
        }
        self.now = until;
    }

    /// Places a card from the hand of the seat whose turn it is, given by its text.
    pub fn place(&mut self, card: &str, at: &str, using: Use) -> Result<Vec<Event>, Refusal> {
        let seat = self.table().turn.seat;
        let placing = Placing {
            card: self.find_held_card(seat, card),
            at: square_at(at),
            using,
        };
        self.act(seat, Action::Place(placing))
    }

    /// Returns a card in a seat's hand that matches the text.
    pub fn find_held_card(&self, seat: SeatId, text: &str) -> CardId {
        let looks = |card: &&CardId| {
            let face = card.face();
            face.to_string() == text || face.letter.uppercase().to_string() == text
        };
        *self.state.hand(seat).iter().find(looks).unwrap()
    }

    /// Claims a word for the seat whose turn it is.
    pub fn claim(&mut self, from: &str, to: &str) -> Result<Vec<Event>, Refusal> {
        self.act(self.table().turn.seat, Action::Claim(span(from, to)))
    }

    /// Ends the turn and makes the next seat ready.
    pub fn end_turn(&mut self) {
        self.act(self.table().turn.seat, Action::Done).unwrap();
        if self.phase() == Some(Phase::Ready) {
            self.act_ready();
        }
    }

    pub fn act_ready(&mut self) {
        self.act(self.table().turn.seat, Action::Ready).unwrap();
    }

    /// Each claim: its word, its owner and its status.
    pub fn claim_rows(&self) -> Vec<(String, SeatId, &'static str)> {
        let ownership = self.table().ownership();
        let told = |claim: &Claim| {
            let lies = match ownership.status_of(claim.id) {
                ClaimStatus::Counts(_) => "counts",
                ClaimStatus::Dormant { .. } => "dormant",
                ClaimStatus::Void => "void",
            };
            let word = claim.word.to_string().to_uppercase();
            (word, claim.owner, lies)
        };
        self.table().ledger.claims().iter().map(told).collect()
    }

    /// The board as text, row by row up to the last one with a card: `#` is a face-down card.
    pub fn board_rows(&self) -> Vec<String> {
        let board = &self.table().board;
        let sign = |square: Square| match board.top(square) {
            None => '.',
            Some(lying) => lying
                .face_up()
                .map_or('#', |card| card.letter().uppercase()),
        };
        let mut rows: Vec<String> = (0..9)
            .map(|row| {
                let squares = (0..9).map(|column| Square::at(column, row).unwrap());
                let row: String = squares.map(sign).collect();
                row.trim_end_matches('.').to_owned()
            })
            .collect();
        while rows.last().is_some_and(String::is_empty) {
            rows.pop();
        }
        rows
    }
}

pub fn square_at(name: &str) -> Square {
    Square::from_name(name).unwrap()
}

pub fn span(from: &str, to: &str) -> Span {
    Span::new(square_at(from), square_at(to)).unwrap()
}

pub fn word(text: &str) -> Word {
    Word::new(text).unwrap()
}

/// The seats that the game waits for.
pub fn waiting_for(state: &State) -> Waiting<Phase> {
    CULetter::waiting_for(state)
}
