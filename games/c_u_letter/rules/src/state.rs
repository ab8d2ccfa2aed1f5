//! The full state of a game, and the view of it that one viewer sees.

use serde::{Deserialize, Serialize};

use super::{BoardCard, CardId, Options, Square, Stage, Table};
use game::{SeatId, Viewer};

/// The full state of a game: the table and everything hidden.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    /// The public part of the state, which all players may see.
    pub table: Table,
    /// The deck, face down. The last card is the top.
    pub deck: Vec<CardId>,
    /// The cards in each seat's hand.
    pub hands: Vec<Vec<CardId>>,
    /// Every card ever laid face down, indexed by its secret number.
    pub secrets: Vec<CardId>,
}

impl State {
    /// Creates the state before the deal.
    pub fn new(options: &Options, seats: u8) -> State {
        State {
            table: Table::new(options, seats),
            deck: Vec::new(),
            hands: vec![Vec::new(); seats.into()],
            secrets: Vec::new(),
        }
    }

    /// Returns a seat's hand.
    pub fn hand(&self, seat: SeatId) -> &[CardId] {
        self.hands.get(seat.index()).map_or(&[], Vec::as_slice)
    }

    /// Returns the card itself, looking up a face-down one.
    pub(super) fn resolve_card(&self, lying: BoardCard) -> Option<CardId> {
        match lying {
            BoardCard::Up(card) => Some(card),
            BoardCard::Down(secret) => self.secrets.get(usize::from(secret.number)).copied(),
        }
    }

    /// Returns every card on the board, including buried and face-down ones.
    pub(super) fn cards_on_board(&self) -> Vec<CardId> {
        let all = self.table.board.all_cards();
        all.filter_map(|(_, lying)| self.resolve_card(lying))
            .collect()
    }

    /// Returns what a viewer may see. A seat may peek at its own face-down cards only on its own
    /// turn, and not while they are covered (C35).
    pub fn seen_by(&self, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Table => None,
        };
        let table = &self.table;
        let playing = matches!(table.stage, Stage::Placing | Stage::Claiming);
        let may_peek = playing && own == Some(table.turn.seat);
        let secrets = if may_peek {
            table.board.secrets()
        } else {
            Vec::new()
        };
        let peeks = secrets
            .into_iter()
            .filter(|(_, secret)| Some(secret.by) == own)
            .filter_map(|(square, secret)| {
                let card = self.resolve_card(BoardCard::Down(secret))?;
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

/// What one viewer sees: the table, the sizes of the deck and hands, and the viewer's own cards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The viewer's seat, or `None` for a spectator who sees only what is public.
    pub own: Option<SeatId>,
    /// The public part of the state, which all players may see.
    pub table: Table,
    /// Number of cards in the deck.
    pub deck: u8,
    /// Number of cards in each seat's hand.
    pub held: Vec<u8>,
    /// The viewer's own hand.
    pub hand: Vec<CardId>,
    /// The viewer's face-down cards that it may peek at now (C35).
    pub peeks: Vec<(Square, CardId)>,
}

impl View {
    /// How many cards a seat holds.
    pub fn hand_size(&self, seat: SeatId) -> usize {
        let held = self.held.get(seat.index()).copied();
        held.unwrap_or_default().into()
    }

    /// Whether it is the viewer's turn and its seat is ready.
    pub fn can_act(&self) -> bool {
        self.own == Some(self.table.turn.seat) && self.table.turn.ready
    }
}
