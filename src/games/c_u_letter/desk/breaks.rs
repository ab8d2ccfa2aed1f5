//! What a placing does to the claims: which break and how, which fall asleep, which wake
//! (C13, C14, C18).

use crate::games::c_u_letter::rules::{
    Board, CULetter, CardId, Claim, ClaimId, Event, Heading, Ledger, Lies, Lying, Ownership,
    Placing, Span, Square, Table, Use, View,
};
use game::{Match, SeatId};

/// How a placing breaks a word. A card that moves is always replaced at once, so no placing
/// leaves a gap in a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum How {
    /// The placed card covers one of its cards (C26).
    Covered {
        /// The covered card.
        card: CardId,
        /// The square.
        at: Square,
    },
    /// The placed card took the place of one of its cards (C25).
    Swapped {
        /// The card that went away.
        card: CardId,
        /// From where.
        from: Square,
        /// To where.
        to: Square,
    },
    /// The placed card came between two of its cards (C27).
    Split {
        /// The card before it, as the word is read.
        before: CardId,
        /// The card behind it.
        after: CardId,
        /// The squares on which these two lay.
        between: (Square, Square),
    },
    /// One of its cards was pushed out of its line (C27).
    Pushed {
        /// The card.
        card: CardId,
        /// From where.
        from: Square,
        /// The direction.
        way: Heading,
    },
}

/// A claim that a placing breaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Broke {
    /// The claim.
    pub claim: ClaimId,
    /// Where it lay until then.
    pub span: Span,
    /// How it breaks.
    pub how: How,
}

/// A claim that falls asleep.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sleeper {
    /// The claim.
    pub claim: ClaimId,
    /// Behind which one.
    pub behind: ClaimId,
}

/// What became of the claims by one act.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Changes {
    /// The card that was placed, and by whom, if one was.
    pub placed: Option<(SeatId, CardId)>,
    /// Those that broke (C13).
    pub broke: Vec<Broke>,
    /// Those that fell asleep (C14, C18).
    pub asleep: Vec<Sleeper>,
    /// Those that woke (C14).
    pub awake: Vec<ClaimId>,
}

impl Changes {
    /// Whether all claims lie as they did.
    pub fn is_empty(&self) -> bool {
        self.broke.is_empty() && self.asleep.is_empty() && self.awake.is_empty()
    }

    /// Whether a claim is one of those that changed, or makes another one sleep now.
    pub fn names(&self, claim: ClaimId) -> bool {
        self.broke.iter().any(|one| one.claim == claim)
            || self.awake.contains(&claim)
            || self
                .asleep
                .iter()
                .any(|one| one.claim == claim || one.behind == claim)
    }
}

/// What a placing of the own seat would do to the claims.
pub fn would_change(view: &View, placing: &Placing) -> Changes {
    let seat = view.own.unwrap_or(view.table.turn.seat);
    changes_by(&view.table, placing, seat)
}

/// What a placing of a seat does to the claims of the table on which it is made.
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

/// How a placing breaks a claim that it breaks, whether it is void for that already or not.
pub fn broken(before: &Board, placing: &Placing, claim: &Claim) -> Option<Broke> {
    let span = claim.lies_at(before)?;
    let how = how(before, placing, claim, span)?;
    Some(Broke {
        claim: claim.id,
        span,
        how,
    })
}

/// Which claims fall asleep and wake as words are claimed: the board stays as it is.
pub fn changes_of_claims(before: &Table, after: &Table) -> Changes {
    between(
        (&before.board, &before.ledger),
        (&after.board, &after.ledger),
    )
}

/// What the last placing or claim of a round did to the claims; nothing once the round is over.
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

/// What a step of a game did to the claims, its placing and its claims together.
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

/// How a placing parts the cards of a claim that lies in a span.
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
            // Some of it is moved on and the rest is not.
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

/// Why a claim stands no more, as its cards lie now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Apart {
    /// One of its cards is covered.
    Covered {
        /// The card.
        card: CardId,
        /// By which one; none if that lies face down.
        by: Option<CardId>,
        /// The square.
        at: Square,
    },
    /// One of its cards has left the board.
    Gone(CardId),
    /// Two that should be neighbours are not.
    Parted {
        /// The first of them.
        one: CardId,
        /// The next one.
        other: CardId,
        /// Where they lie.
        at: (Square, Square),
    },
    /// They lie side by side once more: a word that broke stays broken (C13).
    ForGood,
}

/// Why a claim stands no more, as its cards lie now.
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
