//! A moment of a game as a text, so that it can be practised when the game is gone.

use super::{Choices, Options, Preset, Square, Stage, State, View};
use game::{SeatId, Viewer};

impl View {
    /// The moment as the own seat sees it before it places a card: how many sit there and what it
    /// holds, `2 rT gE`, below it the board as [`State::set_out`] has it, and below that the words
    /// that stand, `2 a5-e5`. The own seat is the first one. [`View::of_text`] is its other way.
    ///
    /// None where no card is to be placed, where one lies face down or was revealed, and by rules
    /// under which other words or placings count than usual.
    pub fn told(&self) -> Option<String> {
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
                let faces = stack.map(|lying| lying.up().map(|card| card.face().to_string()));
                let faces = faces.collect::<Option<Vec<_>>>()?.join("/");
                text.push_str(if faces.is_empty() { "." } else { &faces });
                text.push(' ');
            }
        }
        for claim in table.ledger.claims() {
            if claim.hidden.is_some() {
                return None;
            }
            if let Some(span) = claim.lies_at(&table.board).filter(|_| !claim.void) {
                let after = own.others(table.seats).position(|seat| seat == claim.owner);
                let owner = after.map_or(1, |after| after + 2);
                text.push_str(&format!("\n{owner} {}-{}", span.from(), span.to()));
            }
        }
        Some(text)
    }

    /// The moment of a text.
    pub fn of_text(text: &str) -> Option<View> {
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
            state = state.claimed(SeatId::new(owner), from, to)?;
        }
        Some(state.seen_by(Viewer::Seat(SeatId::FIRST)))
    }
}
