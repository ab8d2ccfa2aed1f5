//! Whose a card is: a pure function of the board and the ledger (C14, C18, C19).

use super::{Board, ClaimId, Ledger, Line, Span, Square, SquareSet, Stacks};
use base::sorting::sort_by_key;
use game::SeatId;

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
    /// The seat that owns it.
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

/// What is asked of a claim to know whose a card is.
#[derive(Debug, Clone, Copy)]
pub(in crate::games::c_u_letter) struct Entry {
    /// Whose it is.
    pub(in crate::games::c_u_letter) owner: SeatId,
    /// Whether it goes through a card that was face down (C34).
    pub(in crate::games::c_u_letter) hidden: bool,
    /// Where it lies, unless it is void.
    pub(in crate::games::c_u_letter) span: Option<Span>,
}

impl Entry {
    /// Those of a ledger, as they lie on a board.
    pub(in crate::games::c_u_letter) fn all(board: &Board, ledger: &Ledger) -> Vec<Entry> {
        let claims = ledger.claims().iter();
        let entries = claims.map(|claim| Entry {
            owner: claim.owner,
            hidden: claim.hidden.is_some(),
            span: (!claim.void).then(|| claim.lies_at(board)).flatten(),
        });
        entries.collect()
    }
}

/// What decides between words of a line: a hidden one, the longer, the later (C18, C34).
fn rank(entry: Entry, span: Span, id: ClaimId) -> (bool, usize, ClaimId) {
    (entry.hidden, span.len(), id)
}

impl Ownership {
    /// Who owns what on a board, by a ledger.
    pub fn of(board: &Board, ledger: &Ledger) -> Ownership {
        Ownership::among(&Entry::all(board, ledger))
    }

    /// The same of claims in order that lie so.
    pub(in crate::games::c_u_letter) fn among(entries: &[Entry]) -> Ownership {
        let counting = Counting::among(entries);
        let lies = (0..).map(ClaimId).zip(entries).map(|(id, entry)| {
            let Some(span) = entry.span else {
                return Lies::Void;
            };
            match counting.of(span.line()) {
                Some(behind) if behind != id => Lies::Dormant { span, behind },
                _ => Lies::Counts(span),
            }
        });
        let mut owned: Vec<Owned> = Vec::new();
        counting.each_word(|claim, seat, squares| {
            let each = squares.iter().map(|square| Owned {
                square,
                seat,
                claim,
            });
            owned.extend(each);
        });
        sort_by_key(&mut owned, |one| one.square);
        Ownership {
            lies: lies.collect(),
            owned,
        }
    }

    /// How a claim lies.
    pub fn lies(&self, id: ClaimId) -> Lies {
        let lies = self.lies.get(usize::from(id.0));
        lies.copied().unwrap_or(Lies::Void)
    }

    /// The word that counts in a line, and where it lies.
    pub fn word_of(&self, line: Line) -> Option<(ClaimId, Span)> {
        let mut each = (0..).map(ClaimId).zip(&self.lies);
        each.find_map(|(id, lies)| match lies {
            Lies::Counts(span) if span.line() == line => Some((id, *span)),
            _ => None,
        })
    }

    /// The squares that are somebody's, along the rows.
    pub fn owned(&self) -> &[Owned] {
        &self.owned
    }

    /// Whose the card on a square is.
    pub fn at(&self, square: Square) -> Option<Owned> {
        let place = self.owned.binary_search_by_key(&square, |one| one.square);
        place.ok().and_then(|place| self.owned.get(place)).copied()
    }

    /// How many cards a seat would get if the round ended now, stacks too (C21).
    pub fn cards_of(&self, seat: SeatId, board: &Board, stacks: Stacks) -> usize {
        let own = self.owned.iter().filter(|one| one.seat == seat);
        own.map(|one| board.pays(one.square, stacks)).sum()
    }

    /// How many cards a claim would pay if the round ended now, stacks too (C21).
    pub fn paid_by(&self, claim: ClaimId, board: &Board, stacks: Stacks) -> usize {
        let own = self.owned.iter().filter(|one| one.claim == claim);
        own.map(|one| board.pays(one.square, stacks)).sum()
    }
}

/// The word of each line that counts there (C18), where one does: what a card's owner follows
/// from. It takes no memory to be asked for, since a bot asks some thousand times a decision.
pub(in crate::games::c_u_letter) struct Counting([Option<(ClaimId, SeatId, Span)>; LINES]);

/// Rows and columns.
const LINES: usize = 18;

impl Counting {
    /// Of claims in order that lie so.
    pub(in crate::games::c_u_letter) fn among(entries: &[Entry]) -> Counting {
        let mut best = [None; LINES];
        let mut ranks = [(false, 0, ClaimId(0)); LINES];
        for (id, entry) in (0..).map(ClaimId).zip(entries) {
            let Some(span) = entry.span else { continue };
            let line = span.line().index();
            let rank = rank(*entry, span, id);
            if let (Some(best), Some(most)) = (best.get_mut(line), ranks.get_mut(line))
                && (best.is_none() || *most < rank)
            {
                *best = Some((id, entry.owner, span));
                *most = rank;
            }
        }
        Counting(best)
    }

    /// The word that counts in a line.
    pub(in crate::games::c_u_letter) fn of(&self, line: Line) -> Option<ClaimId> {
        let word = self.0.get(line.index()).copied().flatten();
        word.map(|(id, ..)| id)
    }

    /// C19: each card goes with the longest of its words, of equal ones the latest. The words in
    /// that order, and the cards that go with them.
    pub(in crate::games::c_u_letter) fn each_word(
        &self,
        mut word: impl FnMut(ClaimId, SeatId, SquareSet),
    ) {
        let mut ranked = [None; LINES];
        for (count, (claim, seat, span)) in self.0.iter().flatten().enumerate() {
            let rank = (span.len(), *claim);
            let longer = |other: &Option<((usize, ClaimId), SeatId, Span)>| {
                other.is_some_and(|(other, ..)| other > rank)
            };
            let place = ranked.iter().take_while(|other| longer(other)).count();
            if let Some(after) = ranked.get_mut(place..=count) {
                after.rotate_right(1);
                after
                    .iter_mut()
                    .take(1)
                    .for_each(|one| *one = Some((rank, *seat, *span)));
            }
        }
        let mut taken = SquareSet::NONE;
        for ((_, claim), seat, span) in ranked.into_iter().flatten() {
            let squares = span.set();
            word(claim, seat, squares.without(taken));
            taken = taken.and(squares);
        }
    }
}
