//! Positions as text, so that one can be practised when its game is gone.

use super::{Choices, Options, Preset, Square, Stage, State, View};
use game::{SeatId, Viewer};

impl View {
    /// Writes the position before a placing as the viewing seat sees it: the number of seats and
    /// the hand (`2 rT gE`), below it the board in the notation of [`State::set_out`], then the
    /// valid claims (`2 a5-e5`). The viewing seat is seat 1. [`View::from_position_text`] reads it back.
    ///
    /// Returns `None` if no placing is due, if a card lies face down or was revealed, or if the
    /// rules differ from the usual ones in which words or placings count.
    pub fn to_position_text(&self) -> Option<String> {
        let (own, table) = (self.own?, &self.table);
        let rules = |options: &Choices| {
            let words = (options.judge, options.least_letters, options.beyond);
            (words, options.stacks, options.hiding)
        };
        let as_usual = rules(&table.options) == rules(&Preset::Opponents.choices());
        if !as_usual || table.stage != Stage::Placing || table.seats < 2 {
            return None;
        }
        let mut text = table.seats.to_string();
        for card in &self.hand {
            text.push_str(&format!(" {}", card.face()));
        }
        for row in 0..9 {
            text.push('\n');
            let row = Square::all().filter(|square| square.row() == row);
            for square in row {
                let stack = table.board.stack(square).rev();
                let faces = stack.map(|lying| lying.face_up().map(|card| card.face().to_string()));
                let faces = faces.collect::<Option<Vec<_>>>()?.join("/");
                text.push_str(if faces.is_empty() { "." } else { &faces });
                text.push(' ');
            }
        }
        for claim in table.ledger.claims() {
            if claim.hidden.is_some() {
                return None;
            }
            if let Some(span) = claim.current_span(&table.board).filter(|_| !claim.void) {
                let after = own
                    .others_clockwise(table.seats)
                    .position(|seat| seat == claim.owner);
                let owner = after.map_or(1, |after| after + 2);
                text.push_str(&format!("\n{owner} {}-{}", span.from(), span.to()));
            }
        }
        Some(text)
    }

    /// Reads a position from its text.
    pub fn from_position_text(text: &str) -> Option<View> {
        let (head, rest) = text.split_once('\n')?;
        let (seats, hand) = head.split_once(' ')?;
        let lines: Vec<&str> = rest.lines().collect();
        let (board, claims) = lines.split_at_checked(9)?;
        let mut hands = vec![hand];
        hands.resize(seats.parse().ok()?, "");
        let options = Options::new(Preset::Opponents.choices()).ok()?;
        let mut state = State::set_out(&options, &hands, &board.join("\n"))?;
        for claim in claims {
            let (owner, span) = claim.split_once(' ')?;
            let owner = owner.parse::<u8>().ok()?.checked_sub(1)?;
            let (from, to) = span.split_once('-')?;
            state = state.with_claim(SeatId::new(owner), from, to)?;
        }
        Some(state.seen_by(Viewer::Seat(SeatId::FIRST)))
    }
}
