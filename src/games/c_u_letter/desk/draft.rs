//! What is chosen in a turn: a card, a square and what the card does there; a span that is
//! marked; cards that are spelled.

use serde::{Deserialize, Serialize};

use crate::games::c_u_letter::rules::{
    Action, Board, CardId, Colour, Heading, Placing, Proposal, Refusal, Scramble, Span, Square,
    Stage, Use, View,
};

mod kept;

/// What is chosen in a turn, and not done yet.
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

/// What the draft would be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Prospect {
    /// No card is chosen.
    Empty,
    /// A card is chosen, and no square.
    Where(CardId),
    /// A placing, and whatever else the card could do there.
    Place {
        /// The placing.
        placing: Placing,
        /// Everything that it could do there, this among it.
        uses: Vec<Use>,
        /// The words of claims that it would break are told by these.
        board: Box<Board>,
    },
    /// None, and why.
    Refused(Refusal),
}

/// A push in one direction, as it is previewed (C27).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Push {
    /// The direction.
    pub heading: Heading,
    /// What moves: from where to where, the first one first.
    pub moves: Vec<(Square, Square)>,
    /// Why it cannot be.
    pub refusal: Option<Refusal>,
}

impl Draft {
    /// The card of the hand that is chosen.
    pub const fn card(&self) -> Option<CardId> {
        self.card
    }

    /// The square that is chosen for it.
    pub const fn at(&self) -> Option<Square> {
        self.at
    }

    /// Where a mark begins that is not ended yet.
    pub const fn start(&self) -> Option<Square> {
        self.start
    }

    /// The span that is marked.
    pub const fn span(&self) -> Option<Span> {
        self.span
    }

    /// The span that is marked, unless it was refused: then another one has to be.
    pub fn to_claim(&self) -> Option<Span> {
        self.span.filter(|_| !self.refused)
    }

    /// The cards that are spelled of what is left (C40).
    pub fn spelled(&self) -> &[CardId] {
        &self.spelled
    }

    /// Takes all of it back.
    pub fn clear(&mut self) {
        *self = Draft::default();
    }

    /// It was tried and refused. Until something else is chosen it is not to be tried again,
    /// unless it was only too early.
    pub fn refuse(&mut self, why: &Refusal) {
        let early = matches!(
            why,
            Refusal::NotNow | Refusal::NotReady | Refusal::NoListYet
        );
        self.refused = !early;
    }

    /// A tap on a card: of the hand, to be placed; of what is left, to be spelled.
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

    /// A tap on a square. While a card is to be placed: the square for it, or the card with
    /// which a blue one changes places. Afterwards: the first or last square of a word.
    pub fn tap(&mut self, square: Square, view: &View) {
        match (&view.table.stage, self.card) {
            (Stage::Placing, Some(card)) => self.aim(card, square, view),
            (Stage::Placing, None) => {}
            _ => self.mark(square),
        }
    }

    fn aim(&mut self, card: CardId, square: Square, view: &View) {
        // A blue card that lies on its square, and the one that it changes places with.
        if let Some(at) = self.at {
            let using = Use::Swap(square);
            if view.may_place(&Placing { card, at, using }).is_ok() {
                self.using = Some(using);
                return;
            }
        }
        self.at = Some(square);
        self.using = None;
        self.using = self.uses(view).first().copied();
    }

    /// A card of the hand is dropped on a square.
    pub fn drop(&mut self, card: CardId, square: Square, view: &View) {
        if view.table.stage == Stage::Placing && view.hand.contains(&card) {
            self.clear();
            self.card = Some(card);
            self.aim(card, square, view);
        }
    }

    fn mark(&mut self, square: Square) {
        self.refused = false;
        match self.start.take() {
            None => {
                self.span = None;
                self.start = Some(square);
            }
            Some(start) => self.span = Span::new(start, square),
        }
    }

    /// Two squares are dragged over, or chosen with the keyboard.
    pub fn drag(&mut self, from: Square, to: Square) {
        self.refused = false;
        self.start = None;
        self.span = Span::new(from, to);
    }

    /// Everything that the chosen card could do on the chosen square: nothing else first. The
    /// squares for a swap are chosen on the board.
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
            view.may_place(&Placing {
                card,
                at,
                using: *using,
            })
            .is_ok()
        })
        .collect()
    }

    /// Chooses what the card does.
    pub fn choose(&mut self, using: Use) {
        self.using = Some(using);
    }

    /// The squares on which the chosen card may be placed; once it lies on one of them, those
    /// with whose cards a blue one may change places there (C25).
    pub fn targets(&self, view: &View) -> Vec<Square> {
        let Some(card) = self.card else {
            return Vec::new();
        };
        let may = |at: Square, using: Use| view.may_place(&Placing { card, at, using }).is_ok();
        let inserts = Heading::ALL.map(Use::Insert).into_iter();
        let uses = [Use::Nothing, Use::Hide, Use::Overwrite].into_iter();
        let uses: Vec<Use> = uses.chain(inserts).collect();
        let lies = matches!(self.prospect(view), Prospect::Place { .. });
        let open = |square: &Square| match self.at.filter(|_| lies) {
            None => uses.iter().any(|using| may(*square, *using)),
            Some(at) => card.face().colour == Colour::Blue && may(at, Use::Swap(*square)),
        };
        Square::all().filter(open).collect()
    }

    /// Whether a tap on a square says once more what is chosen already: where the card would
    /// come to lie, or was laid.
    pub fn repeats(&self, square: Square) -> bool {
        let lands = match self.using {
            Some(Use::Swap(other)) => Some(other),
            _ => self.at,
        };
        self.card.is_some() && lands == Some(square)
    }

    /// What the draft would be.
    pub fn prospect(&self, view: &View) -> Prospect {
        let Some(card) = self.card else {
            return Prospect::Empty;
        };
        let Some(at) = self.at else {
            return Prospect::Where(card);
        };
        let using = self.using.unwrap_or_else(|| self.meant(card, at, view));
        let placing = Placing { card, at, using };
        match (view.may_place(&placing), view.laid(&placing)) {
            (Ok(()), Some(board)) => Prospect::Place {
                placing,
                uses: self.uses(view),
                board: Box::new(board),
            },
            (Err(refusal), _) => Prospect::Refused(refusal),
            (Ok(()), None) => Prospect::Refused(Refusal::NotNow),
        }
    }

    /// What was meant where nothing can be done, so that the reason fits.
    fn meant(&self, card: CardId, at: Square, view: &View) -> Use {
        let board = &view.table.board;
        let colour = card.face().colour;
        let zoned = !board.zone_at(at, colour).is_empty();
        match colour {
            Colour::Red if zoned && !board.is_empty(at) => Use::Overwrite,
            Colour::Green if zoned && !board.is_empty(at) => Use::Insert(Heading::Right),
            _ => Use::Nothing,
        }
    }

    /// What is done with the draft, if anything can be.
    pub fn action(&self, view: &View) -> Option<Action> {
        match &view.table.stage {
            Stage::Placing => match self.prospect(view) {
                Prospect::Place { placing, .. } => Some(Action::Place(placing)),
                _ => None,
            },
            Stage::Scramble(_) if view.table.options.scramble != Scramble::InLines => {
                let spells = self.spelled.len() > 1 && !self.refused;
                spells.then(|| Action::Spell(self.spelled.clone()))
            }
            _ => self.to_claim().map(Action::Claim),
        }
    }

    /// The question to the table that goes with it (C11).
    pub fn proposal(&self) -> Option<Action> {
        let cards = (self.spelled.len() > 1).then(|| Proposal::Cards(self.spelled.clone()));
        let what = self.span.map(Proposal::Span).or(cards);
        what.map(Action::Propose)
    }
}

/// A push in each direction, for a green card on a square (C27).
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
            refusal: view.may_place(&Placing { card, at, using }).err(),
        }
    };
    Heading::ALL.map(push).into()
}

#[cfg(test)]
#[path = "draft_tests.rs"]
mod tests;
