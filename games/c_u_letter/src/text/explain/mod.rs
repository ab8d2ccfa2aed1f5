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
use crate::screen::{Draft, DraftOutcome, TableThing, WordOffer, preview_changes};
use c_u_letter_rules::{
    AbilityColour, CardId, CardKind, LetterBoard, Ownership, Placing, Square, Stage, Use, View,
};
use game::{Seat, SeatId};
use screen::text::list::list_all;
use screen::text::phrase::name;
use screen::text::you::mid_sentence_name;
use screen::{Explain, Explanation};

/// The table as a viewer sees it, with the viewer's draft.
pub struct Explainer<'a> {
    view: &'a View,
    draft: &'a Draft,
    seats: &'a [Seat],
    offers: &'a [WordOffer],
    /// The board as it is shown: after the chosen placing.
    shown: LetterBoard,
    placing: Option<Placing>,
    ownership: Ownership,
}

impl Explain for Explainer<'_> {
    type Thing = TableThing;

    fn explain(&self, thing: TableThing) -> Option<Explanation> {
        match thing {
            TableThing::Square(square) => Some(self.explain_square(square)),
            TableThing::Zones(square) => self.explain_zones(square),
            TableThing::Held(card) => self.explain_held_card(card),
            TableThing::Loose(card) => self.explain_leftover_card(card),
            TableThing::Claim(claim) => self.explain_claim(claim),
            TableThing::Seat(seat) => self.explain_seat(seat),
            TableThing::Deck => Some(self.explain_deck()),
            TableThing::Offer(span) => self.explain_offer(span),
            TableThing::Ability(of) => Some(self.explain_ability(of)),
            TableThing::Use(using) => Some(self.explain_use(using)),
            TableThing::Do(deed) => Some(self.explain_button(deed)),
        }
    }
}

impl<'a> Explainer<'a> {
    /// Creates explanations for a view, a draft and the marked words (C10).
    pub fn new(
        view: &'a View,
        draft: &'a Draft,
        seats: &'a [Seat],
        offers: &'a [WordOffer],
    ) -> Explainer<'a> {
        let table = &view.table;
        let (shown, placing) = match draft.outcome(view) {
            DraftOutcome::Place { placing, board, .. } => (*board, Some(placing)),
            _ => (table.board.clone(), None),
        };
        Explainer {
            view,
            draft,
            seats,
            offers,
            ownership: Ownership::from_ledger(&shown, &table.ledger),
            shown,
            placing,
        }
    }

    /// Names a seat inside a sentence.
    fn seat_name(&self, seat: SeatId) -> String {
        mid_sentence_name(&name(self.seats, seat))
    }

    /// Whether the viewing seat has to place a card now.
    fn is_placing(&self) -> bool {
        self.view.table.stage == Stage::Placing && self.view.can_act()
    }

    /// Whether the round is running, that is, words count and cards are placed.
    fn is_in_round(&self) -> bool {
        let stage = &self.view.table.stage;
        matches!(
            stage,
            Stage::Placing | Stage::Claiming | Stage::Revealing(_)
        )
    }

    /// Whether the viewing seat may make this placing now.
    fn may_place(&self, card: CardId, at: Square, using: Use) -> bool {
        self.view
            .check_placing(&Placing { card, at, using })
            .is_ok()
    }

    /// Describes what a placing would do to the words on the table.
    fn preview_effects(&self, placing: &Placing) -> Vec<String> {
        let changes = preview_changes(self.view, placing);
        breaks::preview(&changes, &self.view.table.ledger, self.seats)
    }
}

/// Names a card without an article: "red T", "grey Enchanter E".
fn plain_name(card: CardId) -> String {
    let called = play::card_name(card);
    called.strip_prefix("a ").unwrap_or(&called).to_owned()
}

/// Names several cards of the viewer's hand: "your red T and green B". Identical cards are named
/// once.
fn list_your_cards(cards: &[CardId]) -> String {
    let mut names: Vec<String> = Vec::new();
    for card in cards {
        let one = plain_name(*card);
        if !names.contains(&one) {
            names.push(one);
        }
    }
    format!("your {}", list_all(&names))
}

/// Lists up to four squares by name, or else says how many there are.
fn list_squares(squares: &[Square], things: &str) -> String {
    match squares.len() {
        0..=4 => list_all(&squares.iter().map(Square::to_string).collect::<Vec<_>>()),
        many => format!("{many} {things}"),
    }
}

/// Says what cards of a colour can do.
const fn colour_ability(of: AbilityColour) -> &'static str {
    match of {
        AbilityColour::Blue => "swap places with a card",
        AbilityColour::Red => "cover a card",
        AbilityColour::Green => "push cards along",
        AbilityColour::Grey => "lie face down",
    }
}

fn is_enchanter(card: CardId) -> bool {
    card.face().kind == CardKind::Enchanter
}

#[cfg(test)]
mod tests;
