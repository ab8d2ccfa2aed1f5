//! The effect of a placing on the claims: which break and how, which become dormant, and which
//! revive (C13, C14, C18).

use c_u_letter_rules::{
    Board, CULetter, CardId, Claim, ClaimId, Event, Heading, Ledger, Lies, Lying, Ownership,
    Placing, Span, Square, Table, Use, View,
};
use game::{Match, SeatId};

/// How a placing breaks a word. A card that moves is always replaced at once, so no placing leaves
/// a gap in a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum How {
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
        /// The former squares of these two cards.
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
pub struct Broke {
    pub claim: ClaimId,
    /// The span of the word before it broke.
    pub span: Span,
    /// How the word breaks.
    pub how: How,
}

/// A claim that becomes dormant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sleeper {
    /// The dormant claim.
    pub claim: ClaimId,
    /// The claim that counts instead.
    pub behind: ClaimId,
}

/// Changes to the claims from a single act.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Changes {
    /// The placed card and the seat that placed it, if a card was placed.
    pub placed: Option<(SeatId, CardId)>,
    /// The claims that broke (C13).
    pub broke: Vec<Broke>,
    /// The claims that became dormant (C14, C18).
    pub asleep: Vec<Sleeper>,
    /// The claims that revived (C14).
    pub awake: Vec<ClaimId>,
}

impl Changes {
    /// Whether no claim changed.
    pub fn is_empty(&self) -> bool {
        self.broke.is_empty() && self.asleep.is_empty() && self.awake.is_empty()
    }

    /// Whether a claim is among the changed ones, or makes one of them dormant.
    pub fn names(&self, claim: ClaimId) -> bool {
        self.broke.iter().any(|one| one.claim == claim)
            || self.awake.contains(&claim)
            || self
                .asleep
                .iter()
                .any(|one| one.claim == claim || one.behind == claim)
    }
}

/// Returns what a placing of the viewing seat would change among the claims.
pub fn would_change(view: &View, placing: &Placing) -> Changes {
    let seat = view.own.unwrap_or(view.table.turn.seat);
    changes_by(&view.table, placing, seat)
}

/// Returns what a seat's placing on this table changes among the claims.
pub fn changes_by(before: &Table, placing: &Placing, by: SeatId) -> Changes {
    let Table { board, ledger, .. } = before;
    let Some((after, _)) = board.with(placing, by) else {
        return Changes::default();
    };
    let mut changes = between((board, ledger), (&after, ledger));
    changes.placed = Some((by, placing.card));
    let broke = ledger.claims().iter().filter_map(|claim| {
        let gone = claim.lies_at(&after).is_none();
        broken(board, placing, claim).filter(|_| gone && !claim.void)
    });
    changes.broke = broke.collect();
    changes
}

/// Returns how a placing breaks a claim, whether or not the claim is marked void yet, or `None` if
/// it stays intact.
pub fn broken(before: &Board, placing: &Placing, claim: &Claim) -> Option<Broke> {
    let span = claim.lies_at(before)?;
    let how = how(before, placing, claim, span)?;
    Some(Broke {
        claim: claim.id,
        span,
        how,
    })
}

/// Returns which claims become dormant or revive as words are claimed on an unchanged board.
pub fn changes_of_claims(before: &Table, after: &Table) -> Changes {
    between(
        (&before.board, &before.ledger),
        (&after.board, &after.ledger),
    )
}

/// Returns what the last placing or claim of a round changed among the claims. Empty once the round
/// is over.
pub fn last_changes(game: &Match<CULetter>) -> Changes {
    let steps = &game.journal().steps;
    for (number, step) in steps.iter().enumerate().rev() {
        for event in step.events.iter().rev() {
            match event {
                Event::Placed(_) | Event::Claimed(_) => return changes_in(game, number),
                Event::RoundEnded(_) | Event::RoundBegan { .. } => return Changes::default(),
                _ => {}
            }
        }
    }
    Changes::default()
}

/// Returns what a step of a game changed among the claims, by its placing and its claims.
pub fn changes_in(game: &Match<CULetter>, step: usize) -> Changes {
    let Some(events) = game.journal().steps.get(step).map(|step| &step.events) else {
        return Changes::default();
    };
    let (before, after) = (game.at(step).table, game.at(step + 1).table);
    let mut changes = changes_of_claims(&before, &after);
    let placed = events.iter().find_map(|event| match event {
        Event::Placed(placing) => Some(placing),
        _ => None,
    });
    if let Some(placing) = placed {
        let by_it = changes_by(&before, placing, before.turn.seat);
        (changes.placed, changes.broke) = (by_it.placed, by_it.broke);
    }
    changes
}

fn between(before: (&Board, &Ledger), after: (&Board, &Ledger)) -> Changes {
    let (was, is) = (
        Ownership::of(before.0, before.1),
        Ownership::of(after.0, after.1),
    );
    let mut changes = Changes::default();
    for claim in before.1.claims() {
        match (was.lies(claim.id), is.lies(claim.id)) {
            (Lies::Counts(_), Lies::Dormant { behind, .. }) => changes.asleep.push(Sleeper {
                claim: claim.id,
                behind,
            }),
            (Lies::Dormant { .. }, Lies::Counts(_)) => changes.awake.push(claim.id),
            _ => {}
        }
    }
    changes
}

/// How a placing separates the cards of a claim on this span.
fn how(board: &Board, placing: &Placing, claim: &Claim, span: Span) -> Option<How> {
    let each = || claim.cards.iter().copied().zip(span.squares());
    let on = |square: Square| each().find(|(_, own)| *own == square);
    match placing.using {
        Use::Nothing | Use::Hide => None,
        Use::Overwrite => on(placing.at).map(|(card, at)| How::Covered { card, at }),
        Use::Swap(other) => on(other).map(|(card, from)| How::Swapped {
            card,
            from,
            to: placing.at,
        }),
        Use::Insert(way) => {
            let gap = board.gap(placing.at, way)?;
            let moves = |square: Square| {
                let mut run = placing.at.ray(way).take_while(|one| *one != gap);
                run.any(|one| one == square)
            };
            let along = Span::new(placing.at, gap).map(Span::line) == Some(span.line());
            if !along {
                let mut each = each();
                let (card, from) = each.find(|(_, square)| moves(*square))?;
                return Some(How::Pushed { card, from, way });
            }
            // Part of the word moves and the rest doesn't.
            let mut pairs = each().zip(each().skip(1));
            let ((before, one), (after, other)) =
                pairs.find(|((_, one), (_, other))| moves(*one) != moves(*other))?;
            Some(How::Split {
                before,
                after,
                between: (one, other),
            })
        }
    }
}

/// Why a claim is broken, from the current places of its cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Apart {
    /// One of its cards is covered.
    Covered {
        /// The covered card.
        card: CardId,
        /// The covering card, or `None` if that is face down.
        by: Option<CardId>,
        at: Square,
    },
    /// One of its cards has left the board.
    Gone(CardId),
    /// Two cards that were neighbours no longer are.
    Parted {
        /// The first of these cards, in reading order.
        one: CardId,
        /// The next card of the word.
        other: CardId,
        /// The squares of the two cards.
        at: (Square, Square),
    },
    /// The cards are side by side again, but a broken word stays broken (C13).
    ForGood,
}

/// Returns why a claim is broken, from the current places of its cards.
pub fn apart(board: &Board, claim: &Claim) -> Apart {
    let lies = |card: CardId| board.place_of(card);
    for card in &claim.cards {
        if lies(*card).is_some() {
            continue;
        }
        let mut all = board.all();
        return match all.find(|(_, lying)| *lying == Lying::Up(*card)) {
            Some((at, _)) => Apart::Covered {
                card: *card,
                by: board.up(at),
                at,
            },
            None => Apart::Gone(*card),
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
            return Apart::Parted { one, other, at };
        }
    }
    Apart::ForGood
}

#[cfg(test)]
#[path = "breaks_tests.rs"]
mod tests;
