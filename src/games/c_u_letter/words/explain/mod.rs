//! What everything on C U Letter's table is, what is true of it, and what can be done with it now.
//! It looks at a view alone, so what is hidden stays hidden.

mod buttons;
mod can_do;
mod cards;
mod ledger;
mod squares;
mod zones;

use super::breaks;
use super::play;
use crate::games::c_u_letter::desk::{Draft, Offer, Prospect, Thing, would_change};
use crate::games::c_u_letter::rules::{
    Board, CardId, Colour, Kind, Ownership, Placing, Square, Stage, Use, View,
};
use game::{Seat, SeatId};
use screen::text::list::all_of;
use screen::text::phrase::name;
use screen::text::you::them;
use screen::{Explain, Explained};

/// The table as somebody sees it, with what they have chosen.
pub struct Explaining<'a> {
    view: &'a View,
    draft: &'a Draft,
    seats: &'a [Seat],
    offers: &'a [Offer],
    /// The board as it is shown: as the chosen placing would leave it.
    shown: Board,
    placing: Option<Placing>,
    ownership: Ownership,
}

impl Explain for Explaining<'_> {
    type Thing = Thing;

    fn explain(&self, thing: Thing) -> Option<Explained> {
        match thing {
            Thing::Square(square) => Some(self.square(square)),
            Thing::Zones(square) => self.zones(square),
            Thing::Held(card) => self.held(card),
            Thing::Loose(card) => self.loose(card),
            Thing::Claim(claim) => self.claim(claim),
            Thing::Seat(seat) => self.seat(seat),
            Thing::Deck => Some(self.deck()),
            Thing::Offer(span) => self.offer(span),
            Thing::Ability(of) => Some(self.ability(of)),
            Thing::Use(using) => Some(self.using(using)),
            Thing::Do(deed) => Some(self.deed(deed)),
        }
    }
}

impl<'a> Explaining<'a> {
    /// The table as it is seen, with what is chosen and the words that are marked (C10).
    pub fn new(
        view: &'a View,
        draft: &'a Draft,
        seats: &'a [Seat],
        offers: &'a [Offer],
    ) -> Explaining<'a> {
        let table = &view.table;
        let (shown, placing) = match draft.prospect(view) {
            Prospect::Place { placing, board, .. } => (*board, Some(placing)),
            _ => (table.board.clone(), None),
        };
        Explaining {
            view,
            draft,
            seats,
            offers,
            ownership: Ownership::of(&shown, &table.ledger),
            shown,
            placing,
        }
    }

    /// Who a seat is, in the middle of a sentence.
    fn them(&self, seat: SeatId) -> String {
        them(&name(self.seats, seat))
    }

    /// Whether the own seat is to place a card now.
    fn places(&self) -> bool {
        self.view.table.stage == Stage::Placing && self.view.acts()
    }

    /// Whether the round goes on: there are words that count, and cards to be placed.
    fn in_round(&self) -> bool {
        let stage = &self.view.table.stage;
        matches!(
            stage,
            Stage::Placing | Stage::Claiming | Stage::Revealing(_)
        )
    }

    /// Whether a card of the hand could be placed so, as the table lies.
    fn may(&self, card: CardId, at: Square, using: Use) -> bool {
        self.view.may_place(&Placing { card, at, using }).is_ok()
    }

    /// What a placing would do to the words on the table.
    fn would(&self, placing: &Placing) -> Vec<String> {
        let changes = would_change(self.view, placing);
        breaks::would(&changes, &self.view.table.ledger, self.seats)
    }
}

/// A card without its article: "red T", "grey Enchanter E".
fn plain(card: CardId) -> String {
    let called = play::card(card);
    called.strip_prefix("a ").unwrap_or(&called).to_owned()
}

/// Several cards of the own hand: "your red T and green B". Two alike are told once.
fn yours(cards: &[CardId]) -> String {
    let mut names: Vec<String> = Vec::new();
    for card in cards {
        let one = plain(*card);
        if !names.contains(&one) {
            names.push(one);
        }
    }
    format!("your {}", all_of(&names))
}

/// A few things by name, or how many they are.
fn some(squares: &[Square], things: &str) -> String {
    match squares.len() {
        0..=4 => all_of(&squares.iter().map(Square::to_string).collect::<Vec<_>>()),
        many => format!("{many} {things}"),
    }
}

/// What cards of a colour can do.
const fn what(of: Colour) -> &'static str {
    match of {
        Colour::Blue => "swap places with a card",
        Colour::Red => "cover a card",
        Colour::Green => "push cards along",
        Colour::Grey => "lie face down",
    }
}

fn is_enchanter(card: CardId) -> bool {
    card.face().kind == Kind::Enchanter
}

#[cfg(test)]
mod tests;
