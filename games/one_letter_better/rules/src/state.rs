//! The state of a game, and what one viewer may see of it.

use serde::{Deserialize, Serialize};

use super::{CardId, Options, Stage, StealOneRule, Table, Turn};
use game::{SeatId, Viewer};

/// The complete state of a game: the table and everything hidden.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    /// Everything that all players may see.
    pub table: Table,
    /// The deck, face down. The last card is the top.
    pub deck: Vec<CardId>,
    /// The cards each seat holds.
    pub hands: Vec<Vec<CardId>>,
}

impl State {
    /// The state before the first event.
    pub fn new(options: &Options, seats: u8) -> State {
        State {
            table: Table {
                options: options.clone(),
                seats,
                dealer: SeatId::FIRST,
                turn: Turn::new(SeatId::FIRST),
                stage: Stage::Dealing,
                pile: Vec::new(),
                words: Vec::new(),
                gone: Vec::new(),
                points: vec![0; seats.into()],
                reached: Vec::new(),
                passes: 0,
                results: Vec::new(),
            },
            deck: Vec::new(),
            hands: vec![Vec::new(); seats.into()],
        }
    }

    /// The cards a seat holds.
    pub fn hand(&self, seat: SeatId) -> &[CardId] {
        self.hands.get(seat.index()).map_or(&[], Vec::as_slice)
    }

    /// What a viewer may see.
    pub fn seen_by(&self, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Table => None,
        };
        let shown = match self.table.stage {
            Stage::Picking { from, .. }
                if own == Some(self.table.turn.seat)
                    && self.table.options.picking == StealOneRule::Shown =>
            {
                self.hand(from).to_vec()
            }
            _ => Vec::new(),
        };
        View {
            own,
            table: self.table.clone(),
            deck: self.deck.len() as u8,
            held: self.hands.iter().map(|hand| hand.len() as u8).collect(),
            hand: own.map_or_else(Vec::new, |seat| self.hand(seat).to_vec()),
            shown,
        }
    }
}

/// What one viewer sees: the table, the number of cards in the deck and in each hand, and the
/// viewer's own hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The viewer's seat; `None` for a view of the open cards only.
    pub own: Option<SeatId>,
    /// Everything that all players may see.
    pub table: Table,
    /// Number of cards in the deck.
    pub deck: u8,
    /// Number of cards each seat holds.
    pub held: Vec<u8>,
    /// The viewer's own hand.
    pub hand: Vec<CardId>,
    /// The hand that STL-1 shows to the viewer (O28).
    pub shown: Vec<CardId>,
}

impl View {
    /// The number of cards a seat holds.
    pub fn hand_size(&self, seat: SeatId) -> usize {
        self.held
            .get(seat.index())
            .copied()
            .unwrap_or_default()
            .into()
    }
}
