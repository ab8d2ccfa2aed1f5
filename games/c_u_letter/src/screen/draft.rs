//! The draft of a turn: a card, a square and an ability; a marked span; spelled cards.

use serde::{Deserialize, Serialize};

use c_u_letter_rules::{
    AbilityColour, Action, CardId, Heading, LetterBoard, Placing, Refusal, Scramble, Span, Square,
    Stage, Use, View, WordProposal,
};

mod saved;

/// A player's choices in a turn that haven't been carried out yet.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Draft {
    card: Option<CardId>,
    at: Option<Square>,
    using: Option<Use>,
    start: Option<Square>,
    span: Option<Span>,
    spelled: Vec<CardId>,
    refused: bool,
}

/// The effect that the draft would have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DraftOutcome {
    /// No card is chosen.
    Empty,
    /// A card is chosen, but no square.
    Where(CardId),
    /// A legal placing, with the alternatives on its square.
    Place {
        placing: Placing,
        /// Everything that the card could do on this square, including the chosen use.
        uses: Vec<Use>,
        /// The board as it would be after the placing.
        board: Box<LetterBoard>,
    },
    /// The placing isn't legal, for this reason.
    Refused(Refusal),
}

/// Preview of a push in one direction (C27).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Push {
    pub heading: Heading,
    /// The moves of the pushed cards, each from one square to the next, nearest card first.
    pub moves: Vec<(Square, Square)>,
    /// The reason if the push isn't legal.
    pub refusal: Option<Refusal>,
}

impl Draft {
    /// The chosen card of the hand.
    pub const fn card(&self) -> Option<CardId> {
        self.card
    }

    /// The square chosen for the card.
    pub const fn square(&self) -> Option<Square> {
        self.at
    }

    /// The first square of a mark that isn't finished.
    pub const fn mark_start(&self) -> Option<Square> {
        self.start
    }

    /// The marked span.
    pub const fn span(&self) -> Option<Span> {
        self.span
    }

    /// Returns the marked span unless it was refused and has to be changed first.
    pub fn to_claim(&self) -> Option<Span> {
        self.span.filter(|_| !self.refused)
    }

    /// The leftover cards spelled so far (C40).
    pub fn spelled(&self) -> &[CardId] {
        &self.spelled
    }

    /// Discards all choices.
    pub fn clear(&mut self) {
        *self = Draft::default();
    }

    /// Marks the draft as refused. It can't be tried again until it changes, unless it was only too
    /// early.
    pub fn mark_refused(&mut self, why: &Refusal) {
        let early = matches!(
            why,
            Refusal::NotNow | Refusal::NotReady | Refusal::NoListYet
        );
        self.refused = !early;
    }

    /// Handles a tap on a card: places a card of the hand, or spells with a leftover card.
    pub fn tap_card(&mut self, card: CardId, view: &View) {
        self.refused = false;
        match view.table.stage {
            Stage::Scramble(_) if self.spelled.contains(&card) => {
                self.spelled.retain(|other| *other != card);
            }
            Stage::Scramble(_) if view.table.loose.contains(&card) => self.spelled.push(card),
            Stage::Placing if view.hand.contains(&card) => {
                let chosen = self.card == Some(card);
                self.clear();
                self.card = (!chosen).then_some(card);
            }
            _ => {}
        }
    }

    /// Handles a tap on a square. Until a card is placed, the tap chooses the card's square,
    /// or the card that a blue one swaps with. Afterwards, it marks the first or last square of a
    /// word.
    pub fn tap_square(&mut self, square: Square, view: &View) {
        match (&view.table.stage, self.card) {
            (Stage::Placing, Some(card)) => self.aim_at(card, square, view),
            (Stage::Placing, None) => {}
            _ => self.mark_square(square),
        }
    }

    fn aim_at(&mut self, card: CardId, square: Square, view: &View) {
        // A blue card is on its square, and this is the card to swap it with.
        if let Some(at) = self.at {
            let using = Use::Swap(square);
            if view.check_placing(&Placing { card, at, using }).is_ok() {
                self.using = Some(using);
                return;
            }
        }
        self.at = Some(square);
        self.using = None;
        self.using = self.uses(view).first().copied();
    }

    /// Handles a card of the hand that is dropped on a square.
    pub fn drop_card(&mut self, card: CardId, square: Square, view: &View) {
        if view.table.stage == Stage::Placing && view.hand.contains(&card) {
            self.clear();
            self.card = Some(card);
            self.aim_at(card, square, view);
        }
    }

    /// Chooses a whole placing, in place of what was chosen before.
    pub fn prepare(&mut self, placing: Placing, view: &View) {
        self.drop_card(placing.card, placing.at, view);
        if self.card == Some(placing.card) {
            self.using = Some(placing.using);
        }
    }

    fn mark_square(&mut self, square: Square) {
        self.refused = false;
        match self.start.take() {
            None => {
                self.span = None;
                self.start = Some(square);
            }
            Some(start) => self.span = Span::new(start, square),
        }
    }

    /// Marks the span between two squares, dragged over or chosen with the keyboard.
    pub fn mark_span(&mut self, from: Square, to: Square) {
        self.refused = false;
        self.start = None;
        self.span = Span::new(from, to);
    }

    /// Returns everything that the chosen card could do on the chosen square, starting with placing
    /// it without an ability. Swap squares are chosen on the board.
    pub fn uses(&self, view: &View) -> Vec<Use> {
        let (Some(card), Some(at)) = (self.card, self.at) else {
            return Vec::new();
        };
        let swap = match self.using {
            Some(Use::Swap(other)) => Some(Use::Swap(other)),
            _ => None,
        };
        let inserts = Heading::ALL.map(Use::Insert);
        let all = [Use::Nothing, Use::Hide, Use::Overwrite].into_iter();
        let all = all.chain(inserts).chain(swap);
        all.filter(|using| {
            view.check_placing(&Placing {
                card,
                at,
                using: *using,
            })
            .is_ok()
        })
        .collect()
    }

    /// Chooses what the card does.
    pub fn choose_use(&mut self, using: Use) {
        self.using = Some(using);
    }

    /// Returns the squares on which the chosen card may be placed or, once a blue card has its
    /// square, those whose cards it may swap places with (C25).
    pub fn targets(&self, view: &View) -> Vec<Square> {
        let Some(card) = self.card else {
            return Vec::new();
        };
        let may = |at: Square, using: Use| view.check_placing(&Placing { card, at, using }).is_ok();
        let inserts = Heading::ALL.map(Use::Insert).into_iter();
        let uses = [Use::Nothing, Use::Hide, Use::Overwrite].into_iter();
        let uses: Vec<Use> = uses.chain(inserts).collect();
        let lies = matches!(self.outcome(view), DraftOutcome::Place { .. });
        let open = |square: &Square| match self.at.filter(|_| lies) {
            None => uses.iter().any(|using| may(*square, *using)),
            Some(at) => card.face().colour == AbilityColour::Blue && may(at, Use::Swap(*square)),
        };
        Square::all().filter(open).collect()
    }

    /// Whether a tap on a square repeats the current choice: the square chosen for the card, or the
    /// one to which a swap takes it.
    pub fn repeats_choice(&self, square: Square) -> bool {
        let lands = match self.using {
            Some(Use::Swap(other)) => Some(other),
            _ => self.at,
        };
        self.card.is_some() && lands == Some(square)
    }

    /// Returns what the draft would do.
    pub fn outcome(&self, view: &View) -> DraftOutcome {
        let Some(card) = self.card else {
            return DraftOutcome::Empty;
        };
        let Some(at) = self.at else {
            return DraftOutcome::Where(card);
        };
        let using = self
            .using
            .unwrap_or_else(|| self.intended_use(card, at, view));
        let placing = Placing { card, at, using };
        match (view.check_placing(&placing), view.board_after(&placing)) {
            (Ok(()), Some(board)) => DraftOutcome::Place {
                placing,
                uses: self.uses(view),
                board: Box::new(board),
            },
            (Err(refusal), _) => DraftOutcome::Refused(refusal),
            (Ok(()), None) => DraftOutcome::Refused(Refusal::NotNow),
        }
    }

    /// Guesses which use the player intended when none is legal, so the refusal gives a fitting
    /// reason.
    fn intended_use(&self, card: CardId, at: Square, view: &View) -> Use {
        let board = &view.table.board;
        let colour = card.face().colour;
        let zoned = !board.zone_at(at, colour).is_empty();
        match colour {
            AbilityColour::Red if zoned && !board.is_empty(at) => Use::Overwrite,
            AbilityColour::Green if zoned && !board.is_empty(at) => Use::Insert(Heading::Right),
            _ => Use::Nothing,
        }
    }

    /// Returns the action that the draft makes, if it is complete.
    pub fn action(&self, view: &View) -> Option<Action> {
        match &view.table.stage {
            Stage::Placing => match self.outcome(view) {
                DraftOutcome::Place { placing, .. } => Some(Action::Place(placing)),
                _ => None,
            },
            Stage::Scramble(_) if view.table.options.scramble != Scramble::InLines => {
                let spells = self.spelled.len() > 1 && !self.refused;
                spells.then(|| Action::Spell(self.spelled.clone()))
            }
            _ => self.to_claim().map(Action::Claim),
        }
    }

    /// Returns the action that asks the players to accept the drafted word (C11).
    pub fn proposal(&self) -> Option<Action> {
        let cards = (self.spelled.len() > 1).then(|| WordProposal::Cards(self.spelled.clone()));
        let what = self.span.map(WordProposal::Span).or(cards);
        what.map(Action::Propose)
    }
}

/// Previews a push in each direction for a green card on a square (C27).
pub fn pushes(view: &View, card: CardId, at: Square) -> Vec<Push> {
    let board = &view.table.board;
    let push = |heading: Heading| {
        let using = Use::Insert(heading);
        let run = at
            .ray(heading)
            .take_while(|square| !board.is_empty(*square));
        let moves = run.filter_map(|from| Some((from, from.step(heading)?)));
        Push {
            heading,
            moves: moves.collect(),
            refusal: view.check_placing(&Placing { card, at, using }).err(),
        }
    };
    Heading::ALL.map(push).into()
}

#[cfg(test)]
#[path = "draft_tests.rs"]
mod tests;
