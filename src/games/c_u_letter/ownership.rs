//! Whose a card is: a pure function of the board and the ledger (C14, C18, C19).

use super::{Board, Claim, ClaimId, Ledger, Line, Span, Square};
use crate::table::SeatId;

/// How a claim lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lies {
    /// It is the word of its line, which lies there.
    Counts(Span),
    /// Another word of its line counts; it revives if that one breaks (C14).
    Dormant {
        /// Where it lies.
        span: Span,
        /// The one that counts.
        behind: ClaimId,
    },
    /// Its cards stand no more as they did (C13).
    Void,
}

/// Whose a card on a square is, and by which word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Owned {
    /// Where it lies.
    pub square: Square,
    /// Whose.
    pub seat: SeatId,
    /// By which word.
    pub claim: ClaimId,
}

/// Who would get what if the round ended now.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Ownership {
    lies: Vec<Lies>,
    owned: Vec<Owned>,
}

/// What decides between words of a line: a hidden one, the longer, the later (C18, C34).
fn rank(claim: &Claim) -> (bool, usize, ClaimId) {
    (claim.hidden.is_some(), claim.cards.len(), claim.id)
}

impl Ownership {
    /// Who owns what on a board, by a ledger.
    #[must_use]
    pub fn of(board: &Board, ledger: &Ledger) -> Ownership {
        let spans = ledger.claims().iter().map(|claim| match claim.void {
            true => None,
            false => claim.lies_at(board),
        });
        let spans: Vec<Option<Span>> = spans.collect();
        // C18: the word of each line.
        let mut best: [Option<(&Claim, Span)>; 18] = [None; 18];
        for (claim, span) in ledger.claims().iter().zip(&spans) {
            let Some(span) = *span else { continue };
            if let Some(best) = best.get_mut(span.line().index())
                && best.is_none_or(|(other, _)| rank(other) < rank(claim))
            {
                *best = Some((claim, span));
            }
        }
        let of_line = |line: Line| best.get(line.index()).copied().flatten();
        let lies = ledger.claims().iter().zip(&spans).map(|(claim, span)| {
            let Some(span) = *span else { return Lies::Void };
            match of_line(span.line()) {
                Some((word, _)) if word.id != claim.id => Lies::Dormant {
                    span,
                    behind: word.id,
                },
                _ => Lies::Counts(span),
            }
        });
        let lies = lies.collect();
        // C19: each card goes with the longest of its words, of equal ones the latest.
        let mut owned: Vec<Owned> = Vec::new();
        let mut words: Vec<(&Claim, Span)> = best.into_iter().flatten().collect();
        words.sort_by_key(|(claim, _)| std::cmp::Reverse((claim.cards.len(), claim.id)));
        for (claim, span) in words {
            for square in span.squares() {
                if !owned.iter().any(|one| one.square == square) {
                    owned.push(Owned {
                        square,
                        seat: claim.owner,
                        claim: claim.id,
                    });
                }
            }
        }
        owned.sort_by_key(|one| one.square);
        Ownership { lies, owned }
    }

    /// How a claim lies.
    #[must_use]
    pub fn lies(&self, id: ClaimId) -> Lies {
        let lies = self.lies.get(usize::from(id.0));
        lies.copied().unwrap_or(Lies::Void)
    }

    /// The word that counts in a line, and where it lies.
    #[must_use]
    pub fn word_of(&self, line: Line) -> Option<(ClaimId, Span)> {
        let mut each = (0..).map(ClaimId).zip(&self.lies);
        each.find_map(|(id, lies)| match lies {
            Lies::Counts(span) if span.line() == line => Some((id, *span)),
            _ => None,
        })
    }

    /// The squares that are somebody's, along the rows.
    #[must_use]
    pub fn owned(&self) -> &[Owned] {
        &self.owned
    }

    /// Whose the card on a square is.
    #[must_use]
    pub fn at(&self, square: Square) -> Option<Owned> {
        let place = self.owned.binary_search_by_key(&square, |one| one.square);
        place.ok().and_then(|place| self.owned.get(place)).copied()
    }

    /// How many squares are a seat's.
    #[must_use]
    pub fn squares_of(&self, seat: SeatId) -> usize {
        self.owned.iter().filter(|one| one.seat == seat).count()
    }
}
