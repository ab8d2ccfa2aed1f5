//! All of a game at one moment, and what one viewer sees of it.

use serde::{Deserialize, Serialize};

use super::{CardId, Lying, Options, Square, Stage, Table};
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
    /// Every card that was laid face down, by the number of its secret.
    pub secrets: Vec<CardId>,
}

impl State {
    /// The table before anything has happened.
    pub fn new(options: &Options, seats: u8) -> State {
        State {
            table: Table::new(options, seats),
            deck: Vec::new(),
            hands: vec![Vec::new(); seats.into()],
            secrets: Vec::new(),
        }
    }

    /// What a seat holds.
    pub fn hand(&self, seat: SeatId) -> &[CardId] {
        self.hands.get(seat.index()).map_or(&[], Vec::as_slice)
    }

    /// Which card it is that lies so.
    pub(super) fn card(&self, lying: Lying) -> Option<CardId> {
        match lying {
            Lying::Up(card) => Some(card),
            Lying::Down(secret) => self.secrets.get(usize::from(secret.number)).copied(),
        }
    }

    /// Every card of the board, those under others and those face down among them.
    pub(super) fn left(&self) -> Vec<CardId> {
        let all = self.table.board.all();
        all.filter_map(|(_, lying)| self.card(lying)).collect()
    }

    /// What a viewer may see. C35: its own face-down cards on its own turn alone, and none that
    /// is covered.
    pub fn seen_by(&self, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Table => None,
        };
        let table = &self.table;
        let playing = matches!(table.stage, Stage::Placing | Stage::Claiming);
        let may_peek = playing && own == Some(table.turn.seat);
        let secrets = match may_peek {
            true => table.board.secrets(),
            false => Vec::new(),
        };
        let peeks = secrets
            .into_iter()
            .filter(|(_, secret)| Some(secret.by) == own)
            .filter_map(|(square, secret)| {
                let card = self.card(Lying::Down(secret))?;
                Some((square, card))
            });
        View {
            own,
            deck: self.deck.len() as u8,
            held: self.hands.iter().map(|hand| hand.len() as u8).collect(),
            hand: own.map_or_else(Vec::new, |seat| self.hand(seat).to_vec()),
            peeks: peeks.collect(),
            table: table.clone(),
        }
    }
}

/// What one viewer sees: the table, how many cards lie where, and the own cards.
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
    /// The own face-down cards, which the own seat may look at now (C35).
    pub peeks: Vec<(Square, CardId)>,
}

impl View {
    /// How many cards a seat holds.
    pub fn held(&self, seat: SeatId) -> usize {
        let held = self.held.get(seat.index()).copied();
        held.unwrap_or_default().into()
    }

    /// Whether the own seat is the one whose turn it is, and is ready.
    pub fn acts(&self) -> bool {
        self.own == Some(self.table.turn.seat) && self.table.turn.ready
    }
}
