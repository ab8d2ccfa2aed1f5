//! The board and its cards: face up, face down, and stacked.

use serde::{Deserialize, Serialize};

use super::{
    AbilityColour, CardId, CardKind, Heading, Placing, Span, Square, SquareSet, Stacks, Use,
};
use base::sorting::sort_by_key;
use game::SeatId;
use lexicon::Letter;

/// A face-down card: its number in the order of hiding, and the seat that placed it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Secret {
    /// The number of the face-down card in this game, from 0.
    pub number: u8,
    /// The seat that placed the face-down card.
    pub by: SeatId,
}

/// A card on the board, face up or face down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardCard {
    /// A face-up card.
    Up(CardId),
    /// A face-down card (C33).
    Down(Secret),
}

impl BoardCard {
    /// Returns the card if it is face up.
    pub const fn face_up(self) -> Option<CardId> {
        match self {
            BoardCard::Up(card) => Some(card),
            BoardCard::Down(_) => None,
        }
    }
}

/// A zone: the squares around an Enchanter (C23).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Zone {
    /// The square of the Enchanter.
    pub centre: Square,
    pub colour: AbilityColour,
    /// The squares of the zone, including the centre.
    pub squares: SquareSet,
}

/// The cards on all squares.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "SavedBoard", into = "SavedBoard")]
pub struct LetterBoard {
    tops: [Option<BoardCard>; Square::COUNT],
    /// The cards under the top ones, ordered by square and then from the bottom up. Sorting by
    /// square makes boards equal regardless of the order in which cards were buried; no rule needs
    /// it.
    buried: Vec<(Square, BoardCard)>,
}

impl Default for LetterBoard {
    fn default() -> LetterBoard {
        LetterBoard {
            tops: [None; Square::COUNT],
            buried: Vec::new(),
        }
    }
}

impl LetterBoard {
    /// Returns the top card of a square, face up or down.
    pub fn top(&self, square: Square) -> Option<BoardCard> {
        self.tops.get(square.index()).copied().flatten()
    }

    /// Returns the uncovered face-up card of a square.
    pub fn face_up_card(&self, square: Square) -> Option<CardId> {
        self.top(square).and_then(BoardCard::face_up)
    }

    /// Returns the readable letter of a square (C9, C33).
    pub fn letter_at(&self, square: Square) -> Option<Letter> {
        self.face_up_card(square).map(CardId::letter)
    }

    /// Whether a square is empty.
    pub fn is_empty(&self, square: Square) -> bool {
        self.top(square).is_none()
    }

    /// Returns the cards under the top one of a square, lowest first.
    pub fn cards_under(
        &self,
        square: Square,
    ) -> impl DoubleEndedIterator<Item = BoardCard> + Clone + '_ {
        let here = self.buried.iter().filter(move |(own, _)| *own == square);
        here.map(|(_, lying)| *lying)
    }

    /// Returns all cards on a square, lowest first.
    pub fn stack(&self, square: Square) -> impl DoubleEndedIterator<Item = BoardCard> + Clone + '_ {
        self.cards_under(square).chain(self.top(square))
    }

    /// Iterates over the occupied squares.
    pub fn occupied_squares(&self) -> impl Iterator<Item = Square> + Clone + '_ {
        Square::all().filter(|square| !self.is_empty(*square))
    }

    /// Iterates over all cards with their squares, stacks from the bottom up.
    pub fn all_cards(&self) -> impl Iterator<Item = (Square, BoardCard)> + Clone + '_ {
        self.occupied_squares()
            .flat_map(|square| self.stack(square).map(move |lying| (square, lying)))
    }

    /// Whether the board is empty (C6).
    pub fn has_no_cards(&self) -> bool {
        self.tops.iter().all(Option::is_none)
    }

    /// Whether no square is empty (C7).
    pub fn is_full(&self) -> bool {
        self.tops.iter().all(Option::is_some)
    }

    /// Whether a card may be placed on this square (C6): it must be empty and next to a card, or
    /// the whole board empty.
    pub fn can_place_at(&self, square: Square) -> bool {
        let beside = square.neighbours().any(|other| !self.is_empty(other));
        self.is_empty(square) && (beside || self.has_no_cards())
    }

    /// Returns the square of an uncovered face-up card.
    pub fn square_of(&self, card: CardId) -> Option<Square> {
        let lies = Some(BoardCard::Up(card));
        let number = self.tops.iter().position(|top| *top == lies)?;
        Square::try_from(u8::try_from(number).ok()?).ok()
    }

    /// Returns the span of these cards if they are contiguous, in order, face up and on top (C13).
    pub fn span_of(&self, cards: &[CardId]) -> Option<Span> {
        let first = self.square_of(*cards.first()?)?;
        let last = self.square_of(*cards.last()?)?;
        let span = Span::new(first, last)?;
        let mut lying = span.squares().map(|square| self.face_up_card(square));
        let lies =
            span.len() == cards.len() && cards.iter().all(|own| lying.next() == Some(Some(*own)));
        lies.then_some(span)
    }

    /// How many cards are on a square.
    pub fn stack_height(&self, square: Square) -> usize {
        self.stack(square).count()
    }

    /// How many cards the owner of a square's top card gets (C21): the whole stack, or only the top
    /// card.
    pub fn pays(&self, square: Square, stacks: Stacks) -> usize {
        match stacks {
            Stacks::Whole => self.stack_height(square),
            Stacks::BuriedStay => self.stack_height(square).min(1),
        }
    }

    /// How many cards a set of occupied squares pays (C21).
    pub fn payout(&self, squares: SquareSet, stacks: Stacks) -> usize {
        let below = match stacks {
            Stacks::Whole => self
                .buried
                .iter()
                .filter(|(own, _)| squares.contains(*own))
                .count(),
            Stacks::BuriedStay => 0,
        };
        squares.len() + below
    }

    /// Iterates over the zones: one around every uncovered face-up Enchanter (C23).
    pub fn zones(&self) -> impl Iterator<Item = Zone> + Clone + '_ {
        let centres = self.enchanters();
        centres.map(|(centre, colour)| Zone {
            centre,
            colour,
            squares: centre.surroundings(),
        })
    }

    /// Returns the squares of all zones of a colour that cover a square (C24).
    pub fn zone_at(&self, square: Square, colour: AbilityColour) -> SquareSet {
        let covers =
            |(centre, own): &(Square, AbilityColour)| *own == colour && centre.is_near(square);
        let zones = self.enchanters().filter(covers);
        zones.fold(SquareSet::EMPTY, |all, (centre, _)| {
            all.union(centre.surroundings())
        })
    }

    /// Iterates over the uncovered face-up Enchanters: their squares and colours.
    fn enchanters(&self) -> impl Iterator<Item = (Square, AbilityColour)> + Clone + '_ {
        self.tops
            .iter()
            .zip(Square::all())
            .filter_map(|(top, square)| {
                let face = (*top)?.face_up()?.face();
                (face.kind == CardKind::Enchanter).then_some((square, face.colour))
            })
    }

    /// Returns the uncovered face-down cards, in the order of placing (C34).
    pub fn secrets(&self) -> Vec<(Square, Secret)> {
        let down = |square| match self.top(square) {
            Some(BoardCard::Down(secret)) => Some((square, secret)),
            _ => None,
        };
        let mut secrets: Vec<_> = Square::all().filter_map(down).collect();
        sort_by_key(&mut secrets, |(_, secret)| secret.number);
        secrets
    }

    /// Returns the square where a push from a square ends: the first empty square in that direction
    /// (C27).
    pub fn push_end(&self, from: Square, heading: Heading) -> Option<Square> {
        from.ray(heading).find(|square| self.is_empty(*square))
    }

    /// Returns the squares that a placing changes.
    pub fn touched(&self, placing: &Placing) -> SquareSet {
        let at = SquareSet::EMPTY.with(placing.at);
        match placing.using {
            Use::Nothing | Use::Overwrite | Use::Hide => at,
            Use::Swap(other) => at.with(other),
            Use::Insert(heading) => match self.push_end(placing.at, heading) {
                Some(gap) => {
                    let run = placing.at.ray(heading).take_while(|square| *square != gap);
                    run.chain([gap]).collect()
                }
                None => at,
            },
        }
    }

    /// Carries out a placing on the board and returns the card's final square, or `None` if the
    /// placing doesn't fit the board. Stacks move whole. Checks no further rules.
    pub(super) fn apply_placing(&mut self, placing: &Placing, lying: BoardCard) -> Option<Square> {
        let at = placing.at;
        match placing.using {
            Use::Nothing | Use::Hide if self.is_empty(at) => {
                self.set_top(at, Some(lying));
                Some(at)
            }
            Use::Swap(other) if self.is_empty(at) && !self.is_empty(other) => {
                self.move_stack(other, at);
                self.set_top(other, Some(lying));
                Some(other)
            }
            Use::Overwrite => {
                let under = self.top(at)?;
                self.bury(at, under);
                self.set_top(at, Some(lying));
                Some(at)
            }
            Use::Insert(heading) if !self.is_empty(at) => {
                let gap = self.push_end(at, heading)?;
                let mut run: Vec<Square> = at.ray(heading).take_while(|s| *s != gap).collect();
                run.reverse();
                for from in run {
                    self.move_stack(from, from.step(heading)?);
                }
                self.set_top(at, Some(lying));
                Some(at)
            }
            Use::Nothing | Use::Hide | Use::Swap(_) | Use::Insert(_) => None,
        }
    }

    /// Returns the board after a seat's placing and the card's final square, or `None` if the
    /// placing doesn't fit the board. A newly hidden card has no number yet.
    pub fn after_placing(&self, placing: &Placing, by: SeatId) -> Option<(LetterBoard, Square)> {
        let mut board = self.clone();
        let number = u8::MAX;
        let lying = match placing.using {
            Use::Hide => BoardCard::Down(Secret { number, by }),
            _ => BoardCard::Up(placing.card),
        };
        let lands = board.apply_placing(placing, lying)?;
        Some((board, lands))
    }

    /// Turns the top card of a square face up; `card` is its face.
    pub fn reveal(&mut self, square: Square, card: CardId) {
        self.set_top(square, Some(BoardCard::Up(card)));
    }

    /// Removes the top card of a square, or the whole stack.
    pub(super) fn remove(&mut self, square: Square, all: bool) {
        let below = if all {
            None
        } else {
            self.buried.iter().rposition(|(own, _)| *own == square)
        };
        let next = below.map(|place| self.buried.remove(place).1);
        if all {
            self.buried.retain(|(own, _)| *own != square);
        }
        self.set_top(square, next);
    }

    fn set_top(&mut self, square: Square, lying: Option<BoardCard>) {
        if let Some(top) = self.tops.get_mut(square.index()) {
            *top = lying;
        }
    }

    /// Moves a whole stack to an empty square.
    fn move_stack(&mut self, from: Square, to: Square) {
        self.set_top(to, self.top(from));
        self.set_top(from, None);
        // Most stacks are a single card, with nothing buried to move.
        if self.cards_under(from).next().is_some() {
            let stack: Vec<BoardCard> = self.cards_under(from).collect();
            self.buried.retain(|(own, _)| *own != from);
            stack.into_iter().for_each(|lying| self.bury(to, lying));
        }
    }

    /// Buries a card under the top card of a square, above the cards already buried there.
    fn bury(&mut self, square: Square, lying: BoardCard) {
        let place = self.buried.partition_point(|(own, _)| *own <= square);
        self.buried.insert(place, (square, lying));
    }
}

/// The serialised form of a board: each square's stack, lowest first.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(transparent)]
struct SavedBoard(Vec<(Square, Vec<BoardCard>)>);

impl From<LetterBoard> for SavedBoard {
    fn from(board: LetterBoard) -> SavedBoard {
        let stacks = board.occupied_squares();
        SavedBoard(
            stacks
                .map(|square| (square, board.stack(square).collect()))
                .collect(),
        )
    }
}

/// Error: a saved board lists a square twice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a square of the board is listed twice")]
struct DuplicateStackError;

impl TryFrom<SavedBoard> for LetterBoard {
    type Error = DuplicateStackError;

    fn try_from(kept: SavedBoard) -> Result<LetterBoard, DuplicateStackError> {
        let mut board = LetterBoard::default();
        for (square, stack) in kept.0 {
            if !board.is_empty(square) {
                return Err(DuplicateStackError);
            }
            stack
                .into_iter()
                .for_each(|lying| board.add_on_top(square, lying));
        }
        Ok(board)
    }
}

impl LetterBoard {
    /// Adds a card on top of a square.
    pub(super) fn add_on_top(&mut self, square: Square, lying: BoardCard) {
        if let Some(under) = self.top(square) {
            self.bury(square, under);
        }
        self.set_top(square, Some(lying));
    }
}
