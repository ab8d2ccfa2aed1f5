//! The effect of a placing on the claims: which break and how, which become dormant, and which
//! revive (C13, C14, C18).

use c_u_letter_rules::{
    BoardCard, CULetter, CardId, Claim, ClaimId, ClaimStatus, Event, Heading, Ledger, LetterBoard,
    Ownership, Placing, Span, Square, Table, Use, View,
};
use game::{Match, SeatId};

/// How a placing breaks a word. A card that moves is always replaced at once, so no placing leaves
/// a gap in a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BreakCause {
    /// The placed card covers one of the word's cards (C26).
    Covered { card: CardId, at: Square },
    /// The placed card took the place of one of the word's cards (C25).
    Swapped {
        /// The card that moved away.
        card: CardId,
        /// The card's old square.
        from: Square,
        /// The card's new square.
        to: Square,
    },
    /// The placed card came between two of the word's cards (C27).
    Split {
        /// The word's card before the placed one, in reading order.
        before: CardId,
        /// The word's card after the placed one.
        after: CardId,
        /// The squares that the two cards were on before the placing.
        between: (Square, Square),
    },
    /// One of the word's cards was pushed out of its line (C27).
    Pushed {
        /// The card that was pushed.
        card: CardId,
        /// The card's old square.
        from: Square,
        /// The direction of the push.
        way: Heading,
    },
}

/// A claim that a placing breaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BrokenClaim {
    pub claim: ClaimId,
    /// The span of the word before it broke.
    pub span: Span,
    /// How the word breaks.
    pub how: BreakCause,
}

/// A claim that becomes dormant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DormantClaim {
    /// The dormant claim.
    pub claim: ClaimId,
    /// The claim that counts instead.
    pub behind: ClaimId,
}

/// Changes to the claims from a single act.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ClaimChanges {
    /// The placed card and the seat that placed it, if a card was placed.
    pub placed: Option<(SeatId, CardId)>,
    /// The claims that broke (C13).
    pub broke: Vec<BrokenClaim>,
    /// The claims that became dormant (C14, C18).
    pub asleep: Vec<DormantClaim>,
    /// The claims that revived (C14).
    pub awake: Vec<ClaimId>,
}

impl ClaimChanges {
    /// Whether no claim changed.
    pub fn is_empty(&self) -> bool {
        self.broke.is_empty() && self.asleep.is_empty() && self.awake.is_empty()
    }

    /// Whether a claim is among the changed ones, or makes one of them dormant.
    pub fn mentions(&self, claim: ClaimId) -> bool {
        self.broke.iter().any(|one| one.claim == claim)
            || self.awake.contains(&claim)
            || self
                .asleep
                .iter()
                .any(|one| one.claim == claim || one.behind == claim)
    }
}

/// Returns what a placing of the viewing seat would change among the claims.
pub fn preview_changes(view: &View, placing: &Placing) -> ClaimChanges {
    let seat = view.own.unwrap_or(view.table.turn.seat);
    changes_from_placing(&view.table, placing, seat)
}

/// Returns what a seat's placing on this table changes among the claims.
pub fn changes_from_placing(before: &Table, placing: &Placing, by: SeatId) -> ClaimChanges {
    let Table { board, ledger, .. } = before;
    let Some((after, _)) = board.after_placing(placing, by) else {
        return ClaimChanges::default();
    };
    let mut changes = changes_between((board, ledger), (&after, ledger));
    changes.placed = Some((by, placing.card));
    let broke = ledger.claims().iter().filter_map(|claim| {
        let gone = claim.current_span(&after).is_none();
        broken_by(board, placing, claim).filter(|_| gone && !claim.void)
    });
    changes.broke = broke.collect();
    changes
}

/// Returns how a placing breaks a claim, whether or not the claim is marked void yet, or `None` if
/// it stays intact.
pub(crate) fn broken_by(
    before: &LetterBoard,
    placing: &Placing,
    claim: &Claim,
) -> Option<BrokenClaim> {
    let span = claim.current_span(before)?;
    let how = break_cause(before, placing, claim, span)?;
    Some(BrokenClaim {
        claim: claim.id,
        span,
        how,
    })
}

/// Returns which claims become dormant or revive as words are claimed on an unchanged board.
pub fn changes_from_claims(before: &Table, after: &Table) -> ClaimChanges {
    changes_between(
        (&before.board, &before.ledger),
        (&after.board, &after.ledger),
    )
}

/// Returns what the last placing or claim of a round changed among the claims. Empty once the round
/// is over.
pub fn last_changes(game: &Match<CULetter>) -> ClaimChanges {
    let steps = &game.journal().steps;
    for (number, step) in steps.iter().enumerate().rev() {
        for event in step.events.iter().rev() {
            match event {
                Event::Placed(_) | Event::Claimed(_) => return changes_in_step(game, number),
                Event::RoundEnded(_) | Event::RoundBegan { .. } => return ClaimChanges::default(),
                _ => {}
            }
        }
    }
    ClaimChanges::default()
}

/// Returns what a step of a game changed among the claims, by its placing and its claims.
pub(crate) fn changes_in_step(game: &Match<CULetter>, step: usize) -> ClaimChanges {
    let Some(events) = game.journal().steps.get(step).map(|step| &step.events) else {
        return ClaimChanges::default();
    };
    let (before, after) = (
        game.state_after(step).table,
        game.state_after(step + 1).table,
    );
    let mut changes = changes_from_claims(&before, &after);
    let placed = events.iter().find_map(|event| match event {
        Event::Placed(placing) => Some(placing),
        _ => None,
    });
    if let Some(placing) = placed {
        let by_it = changes_from_placing(&before, placing, before.turn.seat);
        (changes.placed, changes.broke) = (by_it.placed, by_it.broke);
    }
    changes
}

fn changes_between(
    before: (&LetterBoard, &Ledger),
    after: (&LetterBoard, &Ledger),
) -> ClaimChanges {
    let (was, is) = (
        Ownership::from_ledger(before.0, before.1),
        Ownership::from_ledger(after.0, after.1),
    );
    let mut changes = ClaimChanges::default();
    for claim in before.1.claims() {
        match (was.status_of(claim.id), is.status_of(claim.id)) {
            (ClaimStatus::Counts(_), ClaimStatus::Dormant { behind, .. }) => {
                changes.asleep.push(DormantClaim {
                    claim: claim.id,
                    behind,
                })
            }
            (ClaimStatus::Dormant { .. }, ClaimStatus::Counts(_)) => changes.awake.push(claim.id),
            _ => {}
        }
    }
    changes
}

/// How a placing separates the cards of a claim on this span.
fn break_cause(
    board: &LetterBoard,
    placing: &Placing,
    claim: &Claim,
    span: Span,
) -> Option<BreakCause> {
    let each = || claim.cards.iter().copied().zip(span.squares());
    let on = |square: Square| each().find(|(_, own)| *own == square);
    match placing.using {
        Use::Nothing | Use::Hide => None,
        Use::Overwrite => on(placing.at).map(|(card, at)| BreakCause::Covered { card, at }),
        Use::Swap(other) => on(other).map(|(card, from)| BreakCause::Swapped {
            card,
            from,
            to: placing.at,
        }),
        Use::Insert(way) => {
            let gap = board.push_end(placing.at, way)?;
            let moves = |square: Square| {
                let mut run = placing.at.ray(way).take_while(|one| *one != gap);
                run.any(|one| one == square)
            };
            let along = Span::new(placing.at, gap).map(Span::line) == Some(span.line());
            if !along {
                let mut each = each();
                let (card, from) = each.find(|(_, square)| moves(*square))?;
                return Some(BreakCause::Pushed { card, from, way });
            }
            // Part of the word moves and the rest doesn't.
            let mut pairs = each().zip(each().skip(1));
            let ((before, one), (after, other)) =
                pairs.find(|((_, one), (_, other))| moves(*one) != moves(*other))?;
            Some(BreakCause::Split {
                before,
                after,
                between: (one, other),
            })
        }
    }
}

/// Why a claim is broken, from the current places of its cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum VoidReason {
    /// One of the claim's cards is covered.
    Covered {
        /// The covered card.
        card: CardId,
        /// The covering card, or `None` if that is face down.
        by: Option<CardId>,
        at: Square,
    },
    /// One of the claim's cards has left the board.
    Gone(CardId),
    /// Two cards that were neighbours no longer are.
    Parted {
        /// The first of the two cards, in reading order.
        one: CardId,
        /// The second of the two cards, in reading order.
        other: CardId,
        /// The squares of the two cards.
        at: (Square, Square),
    },
    /// The cards are side by side again, but a broken word stays broken (C13).
    ForGood,
}

/// Returns why a claim is broken, from the current places of its cards.
pub fn void_reason(board: &LetterBoard, claim: &Claim) -> VoidReason {
    let lies = |card: CardId| board.square_of(card);
    for card in &claim.cards {
        if lies(*card).is_some() {
            continue;
        }
        let mut all = board.all_cards();
        return match all.find(|(_, lying)| *lying == BoardCard::Up(*card)) {
            Some((at, _)) => VoidReason::Covered {
                card: *card,
                by: board.face_up_card(at),
                at,
            },
            None => VoidReason::Gone(*card),
        };
    }
    let pairs = || claim.cards.iter().zip(claim.cards.iter().skip(1));
    let way = |(one, other): (&CardId, &CardId)| {
        let (from, to) = (lies(*one)?, lies(*other)?);
        Heading::ALL
            .into_iter()
            .find(|way| from.step(*way) == Some(to))
    };
    let first = pairs().next().and_then(way);
    for (one, other) in pairs() {
        let side_by_side = way((one, other));
        if let Some(at) = lies(*one).zip(lies(*other))
            && (side_by_side.is_none() || side_by_side != first)
        {
            let (one, other) = (*one, *other);
            return VoidReason::Parted { one, other, at };
        }
    }
    VoidReason::ForGood
}

#[cfg(test)]
#[path = "breaks_tests.rs"]
mod tests;
