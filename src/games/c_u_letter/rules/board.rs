//! The board: what lies on its squares, face up, face down and one on another.

use serde::{Deserialize, Serialize};

use super::{CardId, Colour, Heading, Kind, Placing, Span, Square, SquareSet, Stacks, Use};
use base::sorting::sort_by_key;
use game::SeatId;
use lexicon::Letter;

/// A card that lies face down: which one of the game's, in the order of placing, and whose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Secret {
    /// Its number, from 0.
    pub number: u8,
    /// Who placed it.
    pub by: SeatId,
}

/// How a card lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lying {
    /// Face up.
    Up(CardId),
    /// Face down (C33).
    Down(Secret),
}

impl Lying {
    /// The card, if it lies face up.
    pub const fn up(self) -> Option<CardId> {
        match self {
            Lying::Up(card) => Some(card),
            Lying::Down(_) => None,
        }
    }
}

/// A zone: the squares around an Enchanter (C23).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Zone {
    /// Where its Enchanter lies.
    pub centre: Square,
    /// Its colour.
    pub colour: Colour,
    /// Its squares, the centre among them.
    pub squares: SquareSet,
}

/// What lies on the squares.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Kept", into = "Kept")]
pub struct Board {
    tops: [Option<Lying>; Square::COUNT],
    /// What lies under a top card: square by square, on each the lowest first. No rule needs the
    /// order in which cards were buried, so equal boards are equal however they came about.
    buried: Vec<(Square, Lying)>,
}

impl Default for Board {
    fn default() -> Board {
        Board {
            tops: [None; Square::COUNT],
            buried: Vec::new(),
        }
    }
}

impl Board {
    /// What lies open to the eye on a square: the top card, face up or down.
    pub fn top(&self, square: Square) -> Option<Lying> {
        self.tops.get(square.index()).copied().flatten()
    }

    /// The card that lies there face up and uncovered.
    pub fn up(&self, square: Square) -> Option<CardId> {
        self.top(square).and_then(Lying::up)
    }

    /// The letter that can be read there (C9, C33).
    pub fn letter(&self, square: Square) -> Option<Letter> {
        self.up(square).map(CardId::letter)
    }

    /// Whether nothing lies there.
    pub fn is_empty(&self, square: Square) -> bool {
        self.top(square).is_none()
    }

    /// What lies under the top card there, the lowest first.
    pub fn under(&self, square: Square) -> impl DoubleEndedIterator<Item = Lying> + Clone + '_ {
        let here = self.buried.iter().filter(move |(own, _)| *own == square);
        here.map(|(_, lying)| *lying)
    }

    /// All that lies on a square, the lowest first.
    pub fn stack(&self, square: Square) -> impl DoubleEndedIterator<Item = Lying> + Clone + '_ {
        self.under(square).chain(self.top(square))
    }

    /// The squares on which something lies.
    pub fn taken(&self) -> impl Iterator<Item = Square> + Clone + '_ {
        Square::all().filter(|square| !self.is_empty(*square))
    }

    /// Every card and how it lies, stacks from the lowest up.
    pub fn all(&self) -> impl Iterator<Item = (Square, Lying)> + Clone + '_ {
        self.taken()
            .flat_map(|square| self.stack(square).map(move |lying| (square, lying)))
    }

    /// Whether nothing lies anywhere (C6).
    pub fn is_bare(&self) -> bool {
        self.tops.iter().all(Option::is_none)
    }

    /// Whether no square is empty (C7).
    pub fn is_full(&self) -> bool {
        self.tops.iter().all(Option::is_some)
    }

    /// C6: whether a card may be placed on this empty square: beside a card, or anywhere while
    /// the board is empty.
    pub fn joins(&self, square: Square) -> bool {
        let beside = square.neighbours().any(|other| !self.is_empty(other));
        self.is_empty(square) && (beside || self.is_bare())
    }

    /// Where a card lies face up and uncovered.
    pub fn place_of(&self, card: CardId) -> Option<Square> {
        let lies = Some(Lying::Up(card));
        let number = self.tops.iter().position(|top| *top == lies)?;
        Square::try_from(u8::try_from(number).ok()?).ok()
    }

    /// C13: where these cards lie, side by side, in order, face up and on top.
    pub fn span_of(&self, cards: &[CardId]) -> Option<Span> {
        let first = self.place_of(*cards.first()?)?;
        let last = self.place_of(*cards.last()?)?;
        let span = Span::new(first, last)?;
        let mut lying = span.squares().map(|square| self.up(square));
        let lies =
            span.len() == cards.len() && cards.iter().all(|own| lying.next() == Some(Some(*own)));
        lies.then_some(span)
    }

    /// How many cards lie on a square.
    pub fn height(&self, square: Square) -> usize {
        self.stack(square).count()
    }

    /// C21: how many cards the owner of a square's top card gets: all that lie there, or the top
    /// card alone.
    pub fn pays(&self, square: Square, stacks: Stacks) -> usize {
        match stacks {
            Stacks::Whole => self.height(square),
            Stacks::BuriedStay => self.height(square).min(1),
        }
    }

    /// The same of squares on which something lies.
    pub(in crate::games::c_u_letter) fn pay(&self, squares: SquareSet, stacks: Stacks) -> usize {
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

    /// C23: the zones: around every face-up, uncovered Enchanter.
    pub fn zones(&self) -> impl Iterator<Item = Zone> + Clone + '_ {
        let centres = self.centres();
        centres.map(|(centre, colour)| Zone {
            centre,
            colour,
            squares: centre.around(),
        })
    }

    /// C24: the squares of all zones of a colour that cover a square.
    pub fn zone_at(&self, square: Square, colour: Colour) -> SquareSet {
        let covers = |(centre, own): &(Square, Colour)| *own == colour && centre.is_near(square);
        let zones = self.centres().filter(covers);
        zones.fold(SquareSet::NONE, |all, (centre, _)| all.and(centre.around()))
    }

    /// Where Enchanters lie face up and uncovered, and their colours.
    fn centres(&self) -> impl Iterator<Item = (Square, Colour)> + Clone + '_ {
        self.tops
            .iter()
            .zip(Square::all())
            .filter_map(|(top, square)| {
                let face = (*top)?.up()?.face();
                (face.kind == Kind::Enchanter).then_some((square, face.colour))
            })
    }

    /// The face-down cards that nothing covers, in the order of placing (C34).
    pub fn secrets(&self) -> Vec<(Square, Secret)> {
        let down = |square| match self.top(square) {
            Some(Lying::Down(secret)) => Some((square, secret)),
            _ => None,
        };
        let mut secrets: Vec<_> = Square::all().filter_map(down).collect();
        sort_by_key(&mut secrets, |(_, secret)| secret.number);
        secrets
    }

    /// C27: where the push ends that begins on a square: the first empty square behind it.
    pub fn gap(&self, from: Square, heading: Heading) -> Option<Square> {
        from.ray(heading).find(|square| self.is_empty(*square))
    }

    /// The squares that a placing changes.
    pub fn touched(&self, placing: &Placing) -> SquareSet {
        let at = SquareSet::NONE.with(placing.at);
        match placing.using {
            Use::Nothing | Use::Overwrite | Use::Hide => at,
            Use::Swap(other) => at.with(other),
            Use::Insert(heading) => match self.gap(placing.at, heading) {
                Some(gap) => {
                    let run = placing.at.ray(heading).take_while(|square| *square != gap);
                    run.chain([gap]).collect()
                }
                None => at,
            },
        }
    }

    /// Lays a card as a placing says, if things lie so that it can be: stacks move whole. Where
    /// it comes to lie. No rules here.
    pub(super) fn lay(&mut self, placing: &Placing, lying: Lying) -> Option<Square> {
        let at = placing.at;
        match placing.using {
            Use::Nothing | Use::Hide if self.is_empty(at) => {
                self.put(at, Some(lying));
                Some(at)
            }
            Use::Swap(other) if self.is_empty(at) && !self.is_empty(other) => {
                self.shift(other, at);
                self.put(other, Some(lying));
                Some(other)
            }
            Use::Overwrite => {
                let under = self.top(at)?;
                self.bury(at, under);
                self.put(at, Some(lying));
                Some(at)
            }
            Use::Insert(heading) if !self.is_empty(at) => {
                let gap = self.gap(at, heading)?;
                let mut run: Vec<Square> = at.ray(heading).take_while(|s| *s != gap).collect();
                run.reverse();
                for from in run {
                    self.shift(from, from.step(heading)?);
                }
                self.put(at, Some(lying));
                Some(at)
            }
            Use::Nothing | Use::Hide | Use::Swap(_) | Use::Insert(_) => None,
        }
    }

    /// The board with a card laid as a placing of a seat says, and where that lies; none if
    /// things lie so that it cannot be. A card that is hidden has no number yet.
    pub(in crate::games::c_u_letter) fn with(
        &self,
        placing: &Placing,
        by: SeatId,
    ) -> Option<(Board, Square)> {
        let mut board = self.clone();
        let number = u8::MAX;
        let lying = match placing.using {
            Use::Hide => Lying::Down(Secret { number, by }),
            _ => Lying::Up(placing.card),
        };
        let lands = board.lay(placing, lying)?;
        Some((board, lands))
    }

    /// Turns the top card of a square up: it is this one.
    pub(in crate::games::c_u_letter) fn reveal(&mut self, square: Square, card: CardId) {
        self.put(square, Some(Lying::Up(card)));
    }

    /// Takes the top card of a square away, or all that lies there.
    pub(super) fn take(&mut self, square: Square, all: bool) {
        let below = match all {
            true => None,
            false => self.buried.iter().rposition(|(own, _)| *own == square),
        };
        let next = below.map(|place| self.buried.remove(place).1);
        if all {
            self.buried.retain(|(own, _)| *own != square);
        }
        self.put(square, next);
    }

    fn put(&mut self, square: Square, lying: Option<Lying>) {
        if let Some(top) = self.tops.get_mut(square.index()) {
            *top = lying;
        }
    }

    /// Moves a whole stack to an empty square.
    fn shift(&mut self, from: Square, to: Square) {
        self.put(to, self.top(from));
        self.put(from, None);
        // Most stacks are a single card, and then there is nothing to keep in order.
        if self.under(from).next().is_some() {
            let stack: Vec<Lying> = self.under(from).collect();
            self.buried.retain(|(own, _)| *own != from);
            stack.into_iter().for_each(|lying| self.bury(to, lying));
        }
    }

    /// Lays a card under the top card of a square, on what is buried there.
    fn bury(&mut self, square: Square, lying: Lying) {
        let place = self.buried.partition_point(|(own, _)| *own <= square);
        self.buried.insert(place, (square, lying));
    }
}

/// A board as it travels: each square's stack, the lowest first.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(transparent)]
struct Kept(Vec<(Square, Vec<Lying>)>);

impl From<Board> for Kept {
    fn from(board: Board) -> Kept {
        let stacks = board.taken();
        Kept(
            stacks
                .map(|square| (square, board.stack(square).collect()))
                .collect(),
        )
    }
}

/// Two stacks lie on one square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("two stacks lie on one square")]
struct TwoStacks;

impl TryFrom<Kept> for Board {
    type Error = TwoStacks;

    fn try_from(kept: Kept) -> Result<Board, TwoStacks> {
        let mut board = Board::default();
        for (square, stack) in kept.0 {
            if !board.is_empty(square) {
                return Err(TwoStacks);
            }
            stack
                .into_iter()
                .for_each(|lying| board.pile(square, lying));
        }
        Ok(board)
    }
}

impl Board {
    /// Lays a card on whatever lies there.
    pub(super) fn pile(&mut self, square: Square, lying: Lying) {
        if let Some(under) = self.top(square) {
            self.bury(square, under);
        }
        self.put(square, Some(lying));
    }
}
