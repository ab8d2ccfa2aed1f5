//! Explanations of everything on C U Letter's table: what it is, the facts about it, and what can
//! be done with it now. They use only a view, so nothing hidden is revealed.

mod buttons;
mod can_do;
mod cards;
mod ledger;
mod squares;
mod zones;

use super::breaks;
use super::play;
use crate::screen::{Draft, Offer, Prospect, Thing, would_change};
use c_u_letter_rules::{Board, CardId, Colour, Kind, Ownership, Placing, Square, Stage, Use, View};
use game::{Seat, SeatId};
use screen::text::list::all_of;
use screen::text::phrase::name;
use screen::text::you::them;
use screen::{Explain, Explained};

/// The table as a viewer sees it, with the viewer's draft.
pub struct Explaining<'a> {
    view: &'a View,
    draft: &'a Draft,
    seats: &'a [Seat],
    offers: &'a [Offer],
    /// The board as it is shown: after the chosen placing.
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
    /// Creates explanations for a view, a draft and the marked words (C10).
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

    /// Names a seat inside a sentence.
    fn them(&self, seat: SeatId) -> String {
        them(&name(self.seats, seat))
    }

    /// Whether the viewing seat has to place a card now.
    fn places(&self) -> bool {
        self.view.table.stage == Stage::Placing && self.view.acts()
    }

    /// Whether the round is running, that is, words count and cards are placed.
    fn in_round(&self) -> bool {
        let stage = &self.view.table.stage;
        matches!(
            stage,
            Stage::Placing | Stage::Claiming | Stage::Revealing(_)
        )
    }

    /// Whether the viewing seat may make this placing now.
    fn may(&self, card: CardId, at: Square, using: Use) -> bool {
        self.view.may_place(&Placing { card, at, using }).is_ok()
    }

    /// Describes what a placing would do to the words on the table.
    fn would(&self, placing: &Placing) -> Vec<String> {
        let changes = would_change(self.view, placing);
        breaks::would(&changes, &self.view.table.ledger, self.seats)
    }
}

/// Names a card without an article: "red T", "grey Enchanter E".
fn plain(card: CardId) -> String {
    let called = play::card(card);
    called.strip_prefix("a ").unwrap_or(&called).to_owned()
}

/// Names several cards of the viewer's hand: "your red T and green B". Identical cards are named
/// once.
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

/// Lists up to four squares by name, or else says how many there are.
fn some(squares: &[Square], things: &str) -> String {
    match squares.len() {
        0..=4 => all_of(&squares.iter().map(Square::to_string).collect::<Vec<_>>()),
        many => format!("{many} {things}"),
    }
}

/// Says what cards of a colour can do.
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
