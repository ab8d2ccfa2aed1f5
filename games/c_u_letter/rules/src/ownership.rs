//! Card ownership: a pure function of the board and the ledger (C14, C18, C19).

use super::{BoardLine, ClaimId, Ledger, LetterBoard, Span, Square, SquareSet, Stacks};
use base::sorting::sort_by_key;
use game::SeatId;

/// The status of a claim on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClaimStatus {
    /// The claim counts in its line, and its word is on this span.
    Counts(Span),
    /// Another word of its line counts; this one revives if that one breaks (C14).
    Dormant {
        /// The squares of the dormant word.
        span: Span,
        /// The claim that counts instead.
        behind: ClaimId,
    },
    /// The claim is void: its cards are no longer contiguous, in order, face up and on top (C13).
    Void,
}

/// A card that a claim owns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OwnedCard {
    /// The card's square.
    pub square: Square,
    pub seat: SeatId,
    /// The claim that owns the card.
    pub claim: ClaimId,
}

/// The claims and cards that would pay if the round ended now.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Ownership {
    lies: Vec<ClaimStatus>,
    owned: Vec<OwnedCard>,
}

/// The facts about a claim from which ownership follows.
#[derive(Debug, Clone, Copy)]
pub struct ClaimEntry {
    /// The seat that claimed the word.
    pub owner: SeatId,
    /// Whether the claim goes through a card that was face down (C34).
    pub hidden: bool,
    /// The claim's span, or `None` if it is void.
    pub span: Option<Span>,
}

impl ClaimEntry {
    /// Returns an entry for each claim of a ledger, as its cards are on the board.
    pub fn from_ledger(board: &LetterBoard, ledger: &Ledger) -> Vec<ClaimEntry> {
        let claims = ledger.claims().iter();
        let entries = claims.map(|claim| ClaimEntry {
            owner: claim.owner,
            hidden: claim.hidden.is_some(),
            span: (!claim.void).then(|| claim.current_span(board)).flatten(),
        });
        entries.collect()
    }
}

/// Ranks a word in its line: words from a face-down card beat others, then longer words beat
/// shorter ones, then later claims beat earlier ones (C18, C34).
fn rank(entry: ClaimEntry, span: Span, id: ClaimId) -> (bool, usize, ClaimId) {
    (entry.hidden, span.len(), id)
}

impl Ownership {
    /// Computes who owns which cards, from the board and the ledger.
    pub fn from_ledger(board: &LetterBoard, ledger: &Ledger) -> Ownership {
        Ownership::from_claims(&ClaimEntry::from_ledger(board, ledger))
    }

    /// Computes the ownership that follows from claims, given in the order of claiming.
    pub fn from_claims(entries: &[ClaimEntry]) -> Ownership {
        let counting = CountingClaims::from_claims(entries);
        let lies = (0..).map(ClaimId).zip(entries).map(|(id, entry)| {
            let Some(span) = entry.span else {
                return ClaimStatus::Void;
            };
            match counting.claim_in(span.line()) {
                Some(behind) if behind != id => ClaimStatus::Dormant { span, behind },
                _ => ClaimStatus::Counts(span),
            }
        });
        let mut owned: Vec<OwnedCard> = Vec::new();
        counting.for_each_word(|claim, seat, squares| {
            let each = squares.iter().map(|square| OwnedCard {
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

    /// Returns the status of a claim.
    pub fn status_of(&self, id: ClaimId) -> ClaimStatus {
        let lies = self.lies.get(usize::from(id.0));
        lies.copied().unwrap_or(ClaimStatus::Void)
    }

    /// Returns the claim that counts in a line, and its span.
    pub(crate) fn counting_claim(&self, line: BoardLine) -> Option<(ClaimId, Span)> {
        let mut each = (0..).map(ClaimId).zip(&self.lies);
        each.find_map(|(id, lies)| match lies {
            ClaimStatus::Counts(span) if span.line() == line => Some((id, *span)),
            _ => None,
        })
    }

    /// Returns the owned cards, row by row.
    pub fn owned_cards(&self) -> &[OwnedCard] {
        &self.owned
    }

    /// Returns the owner of the card on a square.
    pub fn owned_card_at(&self, square: Square) -> Option<OwnedCard> {
        let place = self.owned.binary_search_by_key(&square, |one| one.square);
        place.ok().and_then(|place| self.owned.get(place)).copied()
    }

    /// How many cards a seat would get if the round ended now, including stacks (C21).
    pub fn payout_to(&self, seat: SeatId, board: &LetterBoard, stacks: Stacks) -> usize {
        let own = self.owned.iter().filter(|one| one.seat == seat);
        own.map(|one| board.pays(one.square, stacks)).sum()
    }

    /// How many cards a claim would pay if the round ended now, including stacks (C21).
    pub fn payout_of(&self, claim: ClaimId, board: &LetterBoard, stacks: Stacks) -> usize {
        let own = self.owned.iter().filter(|one| one.claim == claim);
        own.map(|one| board.pays(one.square, stacks)).sum()
    }

    /// How many letters of a claim that counts go to other words (C19).
    pub fn shared_letters(&self, claim: ClaimId) -> usize {
        let ClaimStatus::Counts(span) = self.status_of(claim) else {
            return 0;
        };
        let own = self.owned.iter().filter(|one| one.claim == claim);
        span.len().saturating_sub(own.count())
    }
}

/// The claim that counts in each line (C18), from which ownership follows. It allocates nothing,
/// since a bot computes it thousands of times per decision.
pub struct CountingClaims([Option<(ClaimId, SeatId, Span)>; LINES]);

/// Number of lines: nine rows and nine columns.
const LINES: usize = 18;

impl CountingClaims {
    /// Finds the claim that counts in each line, from claims in the order of claiming.
    pub fn from_claims(entries: &[ClaimEntry]) -> CountingClaims {
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
        CountingClaims(best)
    }

    /// Returns the claim that counts in a line.
    pub fn claim_in(&self, line: BoardLine) -> Option<ClaimId> {
        let word = self.0.get(line.index()).copied().flatten();
        word.map(|(id, ..)| id)
    }

    /// Visits the words that count, longest first and, among equally long ones, the latest first.
    /// Each comes with the cards that it owns: a card goes to the first word that holds it (C19).
    pub fn for_each_word(&self, mut word: impl FnMut(ClaimId, SeatId, SquareSet)) {
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
        let mut taken = SquareSet::EMPTY;
        for ((_, claim), seat, span) in ranked.into_iter().flatten() {
            let squares = span.square_set();
            word(claim, seat, squares.without(taken));
            taken = taken.union(squares);
        }
    }
}
