//! The hint of a turn: how many of its steps have been given, what it marks, and how long it stays.

use super::{PreparedClaim, order_claims};
use crate::bots::{Hint, HintedPlacing, OpenedWord};
use c_u_letter_rules::{
    AbilityColour, CardId, ClaimId, Placing, Span, Square, SquareSet, Stage, Use, View,
};

/// Number of steps: where to look, the card and its square, the whole placing.
const STEPS: usize = 3;

/// A hint as far as it has been given to a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TurnHint {
    hint: Hint,
    /// What the seat saw when it asked.
    asked: View,
    steps: usize,
}

/// What the first step points at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HintFocus {
    /// Another seat's claim, which the card can break.
    Claim(ClaimId),
    /// The line of a word that the seat can claim after placing the card.
    Line(Span),
    /// The grey zone in which the card can go face down.
    Zone,
    /// The card itself.
    Card,
}

/// What a hint marks on the table.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct HintedThings {
    /// The card of the hand.
    pub card: Option<CardId>,
    /// The square that the card goes on.
    pub at: Option<Square>,
    /// All squares that the hint speaks of.
    pub squares: SquareSet,
}

impl TurnHint {
    /// The first step of a hint that a seat asked for, given what the seat saw.
    /// Where there is nothing to find, it is the last step at once.
    pub fn new(hint: Hint, asked: View) -> TurnHint {
        let steps = match hint {
            Hint::Placing(_) => 1,
            Hint::Nothing(_) | Hint::Quiet(_) => STEPS,
        };
        TurnHint { hint, asked, steps }
    }

    pub const fn hint(&self) -> &Hint {
        &self.hint
    }

    /// The view in which the hint holds.
    pub const fn asked(&self) -> &View {
        &self.asked
    }

    /// How many steps have been given.
    pub const fn steps(&self) -> usize {
        self.steps
    }

    /// The placing to prepare, once the last step is given.
    pub fn prepared(&self) -> Option<Placing> {
        (self.steps == STEPS).then_some(self.hint.placing().placing)
    }

    /// Gives the next step, if there is one. Returns the placing to prepare once the last step is
    /// given.
    pub fn give_next(&mut self) -> Option<Placing> {
        self.steps = STEPS.min(self.steps + 1);
        self.prepared()
    }

    /// Whether this is still the turn in which the seat asked.
    pub fn is_of_turn(&self, view: &View) -> bool {
        let (was, now) = (&self.asked.table, &view.table);
        let placed = match now.stage {
            Stage::Placing => was.counter,
            Stage::Claiming => was.counter.saturating_add(1),
            _ => return false,
        };
        (self.asked.own, was.turn.seat, was.results.len(), placed)
            == (view.own, now.turn.seat, now.results.len(), now.counter)
    }

    /// Whether the hint is shown to a viewer: while its seat has a card to place, and while it
    /// claims words after the placing of the last step.
    pub fn is_shown(&self, view: &View) -> bool {
        let placed = || self.steps == STEPS && self.was_followed(view);
        self.is_of_turn(view) && (view.table.stage == Stage::Placing || placed())
    }

    /// Whether the hinted placing has been made.
    fn was_followed(&self, view: &View) -> bool {
        let board = &view.table.board;
        let placing = self.hint.placing().placing;
        let Some(after) = self.asked.board_after(&placing) else {
            return false;
        };
        // A card that has just been hidden has a number by now, so face-down cards may differ.
        let same = Square::all().all(|at| {
            board.face_up_card(at) == after.face_up_card(at)
                && board.is_empty(at) == after.is_empty(at)
        });
        same && !view.hand.contains(&placing.card)
    }

    /// What the first step points at.
    pub fn focus(hinted: &HintedPlacing) -> HintFocus {
        let claim = hinted.breaks.first();
        let claim = claim.map(|claim| HintFocus::Claim(*claim));
        let word = hinted.claims.first();
        let line = word.map(|word| HintFocus::Line(word.span));
        claim.or(line).unwrap_or(match hinted.placing.using {
            Use::Hide => HintFocus::Zone,
            _ => HintFocus::Card,
        })
    }

    /// Returns the hinted words that are still to be claimed once the card is placed, the greatest
    /// gain first.
    pub fn claims_left(&self, view: &View) -> Vec<PreparedClaim> {
        let table = &view.table;
        let claims = table.stage == Stage::Claiming && self.is_shown(view);
        let Some(seat) = view.own.filter(|_| claims) else {
            return Vec::new();
        };
        let free = |one: &&OpenedWord| {
            let cards = table.board.cards_on(one.span);
            cards.is_some_and(|cards| table.ledger.claim_on(&cards).is_none())
        };
        let words: Vec<OpenedWord> = self
            .hint
            .placing()
            .claims
            .iter()
            .filter(free)
            .copied()
            .collect();
        order_claims(table, seat, &words)
    }

    /// Returns what the given steps mark on the table.
    pub fn marks(&self, view: &View) -> HintedThings {
        if !self.is_shown(view) {
            return HintedThings::default();
        }
        let hinted = self.hint.placing();
        let Placing { card, at, using } = hinted.placing;
        if view.table.stage != Stage::Placing {
            let next = self.claims_left(view).into_iter().next();
            let next = next.filter(|claim| claim.gain > 0);
            return HintedThings {
                squares: next.map_or(SquareSet::EMPTY, |claim| claim.span.square_set()),
                ..HintedThings::default()
            };
        }
        let board = &self.asked.table.board;
        let focus = match self.hint {
            Hint::Placing(_) => TurnHint::focus(hinted),
            Hint::Nothing(_) | Hint::Quiet(_) => HintFocus::Card,
        };
        let mut squares = match focus {
            HintFocus::Claim(id) => {
                let claim = self.asked.table.ledger.claim(id);
                let span = claim.and_then(|claim| claim.current_span(board));
                span.map_or(SquareSet::EMPTY, Span::square_set)
            }
            HintFocus::Line(span) => {
                let line = span.line();
                let full = line.squares().filter(|at| !board.is_empty(*at));
                let full: SquareSet = full.collect();
                if full.is_empty() {
                    line.square_set()
                } else {
                    full
                }
            }
            HintFocus::Zone => board.zone_at(at, AbilityColour::Grey),
            HintFocus::Card => SquareSet::EMPTY,
        };
        let goes = self.steps > 1;
        if goes {
            squares = squares.with(at);
        }
        if let (STEPS, Use::Swap(other)) = (self.steps, using) {
            squares = squares.with(other);
        }
        HintedThings {
            card: (goes || focus == HintFocus::Card).then_some(card),
            at: goes.then_some(at),
            squares,
        }
    }
}

#[cfg(test)]
#[path = "turn_hint_tests.rs"]
mod tests;
