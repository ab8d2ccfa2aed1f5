//! Tables built by hand, for examples and tests.

use super::{
    BoardCard, CardId, CardKind, Claim, LetterFace, Options, Secret, Span, Square, Stage, State,
    Turn,
};
use base::sorting::{sort, sort_by_key};
use game::{Moment, SeatId};

/// The cards of the deck not yet used.
struct RemainingDeck {
    rest: Vec<CardId>,
}

impl RemainingDeck {
    /// Takes the first unused card that matches: `bT`, `bT*`, or any with that letter for `T`,
    /// preferably a Letter card.
    fn take_card(&mut self, text: &str) -> Option<CardId> {
        let whole: Option<LetterFace> = text.parse().ok();
        let looks = |card: &CardId| match whole {
            Some(face) => card.face() == face,
            None => text == card.letter().uppercase().to_string(),
        };
        let letter = |card: &CardId| card.face().kind == CardKind::Letter;
        let plain = self
            .rest
            .iter()
            .position(|card| looks(card) && letter(card));
        let at = plain.or_else(|| self.rest.iter().position(looks))?;
        Some(self.rest.remove(at))
    }

    fn take_cards(&mut self, text: &str) -> Option<Vec<CardId>> {
        text.split_whitespace()
            .map(|one| self.take_card(one))
            .collect()
    }
}

impl State {
    /// Builds a table from a text: a board, and each seat's hand. The first seat has to place a
    /// card, and its clock runs.
    ///
    /// The board is written row by row from the top left, one word per square: `.` is empty, `T`
    /// any card with a T, `rT` a red one, `rT*` a red Enchanter. `rT/S` is a T over an S, and
    /// `2(yE)` a grey E that seat 2 laid face down. Missing squares are empty.
    ///
    /// Returns `None` if the text is malformed or the deck doesn't have these cards.
    ///
    /// ```
    /// use c_u_letter_rules::{Options, Square, State};
    ///
    /// let board = ". C A S rI*";
    /// let state = State::set_out(&Options::default(), &["rT", "E"], board).unwrap();
    /// let red = Square::from_name("e1").unwrap();
    /// assert_eq!(state.table.board.zones().next().unwrap().centre, red);
    /// ```
    pub fn set_out(options: &Options, hands: &[&str], board: &str) -> Option<State> {
        let mut state = State::new(options, u8::try_from(hands.len()).ok()?);
        let mut taking = RemainingDeck {
            rest: CardId::all().collect(),
        };
        // Fully specified cards go first, or a letter-only one might take them.
        let full = |text: &str| text.chars().any(|sign| sign.is_ascii_lowercase());
        let rows = board.lines().map(str::trim).filter(|row| !row.is_empty());
        let squares = rows.enumerate().flat_map(|(row, text)| {
            let words = text.split_whitespace().enumerate();
            words.map(move |(column, word)| (column, row, word))
        });
        let mut cards: Vec<(Square, usize, &str)> = Vec::new();
        for (column, row, word) in squares {
            let square = Square::at(u8::try_from(column).ok()?, u8::try_from(row).ok()?)?;
            let stack: Vec<&str> = word.split('/').rev().filter(|one| *one != ".").collect();
            cards.extend(
                stack
                    .into_iter()
                    .enumerate()
                    .map(|(depth, one)| (square, depth, one)),
            );
        }
        sort_by_key(&mut cards, |(.., text)| !full(text));
        let mut lying: Vec<(Square, usize, Option<SeatId>, CardId)> = Vec::new();
        for (square, depth, text) in cards {
            let (by, text) = match text.split_once('(') {
                Some((seat, rest)) => {
                    let number: u8 = seat.parse().ok()?;
                    (
                        Some(SeatId::new(number.checked_sub(1)?)),
                        rest.strip_suffix(')')?,
                    )
                }
                None => (None, text),
            };
            lying.push((square, depth, by, taking.take_card(text)?));
        }
        sort(&mut lying);
        for (square, _, by, card) in lying {
            let how = match by {
                None => BoardCard::Up(card),
                Some(by) => {
                    let number = u8::try_from(state.secrets.len()).ok()?;
                    state.secrets.push(card);
                    BoardCard::Down(Secret { number, by })
                }
            };
            state.table.board.add_on_top(square, how);
        }
        for (own, text) in state.hands.iter_mut().zip(hands) {
            *own = taking.take_cards(text)?;
        }
        state.deck = taking.rest;
        state.table.stage = Stage::Placing;
        state.table.turn = Turn::new(SeatId::FIRST).started(options.clock, Moment::START);
        Some(state)
    }

    /// Adds a claim of a seat, from one named square to another.
    ///
    /// Returns `None` if no word can be read there.
    pub fn with_claim(mut self, owner: SeatId, from: &str, to: &str) -> Option<State> {
        let table = &mut self.table;
        let span = Span::new(Square::from_name(from)?, Square::from_name(to)?)?;
        table.ledger.0.push(Claim {
            id: table.ledger.next_id(),
            owner,
            cards: table.board.cards_on(span)?,
            word: table.board.word_on(span)?,
            hidden: None,
            agreed: false,
            void: false,
        });
        Some(self)
    }
}
