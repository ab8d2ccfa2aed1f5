//! A position of a game as text, so that it can be practised after the game is gone.

use super::{Area, Board, Choices, Hand, Options, Stage, State};
use game::SeatId;
use lexicon::Letter;

impl State {
    /// Returns the position as text: whose turn it is and what each seat holds, `2 TEA RIN`, and
    /// below it the board. [`State::from_text`] reads it.
    ///
    /// `None` before the first word, at stages where no word is played, and under rules that read
    /// or score words in an unusual way.
    pub fn to_text(&self) -> Option<String> {
        let mut board = self.board.clone();
        Area::all().for_each(|area| board.set_hand(area, Vec::new()));
        let (own, usual) = (&self.options, Choices::on_board(board.clone()));
        let as_usual = (own.reading, own.judge, own.devils, own.letter_cells)
            == (usual.reading, usual.judge, usual.devils, usual.letter_cells);
        if !as_usual || self.stage != Stage::Playing || !self.begun {
            return None;
        }
        let mut text = (self.turn.seat.index() + 1).to_string();
        for seat in SeatId::all(self.seats) {
            text.push(' ');
            let hand = self.hand(seat).iter();
            text.extend(hand.map(|letter| letter.uppercase()));
        }
        Some(format!("{text}\n{board}"))
    }

    /// Reads a position that [`State::to_text`] wrote.
    pub fn from_text(text: &str) -> Option<State> {
        let (head, board) = text.split_once('\n')?;
        let mut hands = head.split(' ');
        let seat: u8 = hands.next()?.parse().ok()?;
        let board: Board = board.parse().ok()?;
        let options = Options::new(Choices::on_board(board)).ok()?;
        let hands = hands.map(|hand| Hand::new(hand.chars().filter_map(Letter::new).collect()));
        let hands: Vec<Hand> = hands.collect();
        let seats = u8::try_from(hands.len()).ok()?;
        let mut state = State::new(&options, seats);
        state.hands = hands;
        state.stage = Stage::Playing;
        state.begun = true;
        state.turn.seat = SeatId::new(seat.checked_sub(1).filter(|seat| *seat < seats)?);
        Some(state)
    }
}
