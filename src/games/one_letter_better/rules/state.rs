//! All of a game at one moment, and what one viewer sees of it.

use serde::{Deserialize, Serialize};

use super::{CardId, Options, Picking, Stage, Table, Turn};
use game::{SeatId, Viewer};

/// All of a game at one moment: the table and what is hidden.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    /// What everybody sees.
    pub table: Table,
    /// The deck, face down. The last card is the top.
    pub deck: Vec<CardId>,
    /// What each seat holds.
    pub hands: Vec<Vec<CardId>>,
}

impl State {
    /// The table before anything has happened.
    pub fn new(options: &Options, seats: u8) -> State {
        State {
            table: Table {
                options: options.clone(),
                seats,
                dealer: SeatId::FIRST,
                turn: Turn::of(SeatId::FIRST),
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

    /// What a seat holds.
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
                    && self.table.options.picking == Picking::Shown =>
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

/// What one viewer sees: the table, how many cards lie where, and the own hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Whose; nobody's for all that lies open.
    pub own: Option<SeatId>,
    /// What everybody sees.
    pub table: Table,
    /// How many cards the deck has.
    pub deck: u8,
    /// How many cards each seat holds.
    pub held: Vec<u8>,
    /// What the own seat holds.
    pub hand: Vec<CardId>,
    /// A hand that is shown to the own seat, to take a card of (O28).
    pub shown: Vec<CardId>,
}

impl View {
    /// How many cards a seat holds.
    pub fn held(&self, seat: SeatId) -> usize {
        self.held
            .get(seat.index())
            .copied()
            .unwrap_or_default()
            .into()
    }
}
