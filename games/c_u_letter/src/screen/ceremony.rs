//! The end of a round, step by step: its words from the last claim to the first, and where their
//! cards go.

use base::sorting::sort_by_key;
use c_u_letter_rules::{AfterRound, CardId, Claim, ClaimStatus, RoundPayout, Square, Table};
use game::SeatId;
use lexicon::Word;

/// A step of the ceremony that pays a round's words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CeremonyStep {
    /// Shows a word that counts. Its cards fly to their owner, except those that a longer or later
    /// word takes.
    Pays {
        owner: SeatId,
        word: Word,
        /// The cards, with the squares that they leave.
        takes: Vec<(Square, Vec<CardId>)>,
        /// How many of the word's letters went to other words.
        shared: usize,
    },
    /// Strikes out a word that doesn't count.
    Struck {
        owner: SeatId,
        word: Word,
        /// The word that counts in the line instead, and why; `None` if the struck word is broken.
        behind: Option<(Word, DormantReason)>,
    },
    /// The number of cards left on the board.
    Left(usize),
    /// The scores: cards of this round, total, and what follows.
    Scores {
        /// Each seat's cards of this round, and in total.
        cards: Vec<(usize, usize)>,
        /// The next stage after the round.
        then: AfterRound,
    },
}

/// Why a word is dormant behind another one of its line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DormantReason {
    /// The other word is longer (C18).
    Longer,
    /// The other word is as long, and was claimed later (C18).
    Later,
    /// The other word came from a face-down card (C34).
    Hidden,
}

impl DormantReason {
    /// Returns why a claim is dormant behind another one.
    fn between(own: &Claim, other: &Claim) -> DormantReason {
        if other.hidden.is_some() && own.hidden.is_none() {
            DormantReason::Hidden
        } else if other.cards.len() > own.cards.len() {
            DormantReason::Longer
        } else {
            DormantReason::Later
        }
    }
}

/// Returns the seats in order of score, the highest first.
pub fn seats_by_score(table: &Table) -> Vec<SeatId> {
    let mut seats: Vec<SeatId> = table.all_seats().collect();
    sort_by_key(&mut seats, |seat| std::cmp::Reverse(table.score(*seat)));
    seats
}

/// Returns the ceremony of a round that has just ended. The ledger is kept until the next round;
/// `before` is the table before the payout.
pub fn ceremony_steps(before: &Table, after: &Table, result: &RoundPayout) -> Vec<CeremonyStep> {
    let ownership = before.ownership();
    let step = |claim: &Claim| match ownership.status_of(claim.id) {
        ClaimStatus::Counts(span) => {
            let paid = result.paid.iter().find(|paid| paid.claim == claim.id);
            let takes = paid.map_or_else(Vec::new, |paid| paid.takes.clone());
            CeremonyStep::Pays {
                owner: claim.owner,
                word: claim.word,
                shared: span.len().saturating_sub(takes.len()),
                takes,
            }
        }
        ClaimStatus::Dormant { behind, .. } => CeremonyStep::Struck {
            owner: claim.owner,
            word: claim.word,
            behind: before
                .ledger
                .claim(behind)
                .map(|other| (other.word, DormantReason::between(claim, other))),
        },
        ClaimStatus::Void => CeremonyStep::Struck {
            owner: claim.owner,
            word: claim.word,
            behind: None,
        },
    };
    let mut steps: Vec<CeremonyStep> = before.ledger.claims().iter().rev().map(step).collect();
    steps.push(CeremonyStep::Left(after.board.all_cards().count()));
    let cards = after.all_seats();
    steps.push(CeremonyStep::Scores {
        cards: cards
            .map(|seat| (result.score(seat), after.score(seat)))
            .collect(),
        then: result.then,
    });
    steps
}

#[cfg(test)]
mod tests {
    use super::*;
    use c_u_letter_rules::{Action, CULetter, Options, Placing, State, Use};
    use game::{Actor, Chance, Game, Moment};

    #[test]
    fn c22_seats_are_sorted_by_score() {
        let mut state = State::set_out(&Options::default(), &["S", "S"], "C A T").unwrap();
        let (a, b) = (SeatId::FIRST, SeatId::new(1));
        assert_eq!(seats_by_score(&state.table), [a, b]);
        let card = CardId::all().next().unwrap();
        state.table.owned[1].push(card);
        assert_eq!(seats_by_score(&state.table), [b, a]);
    }

    #[test]
    fn c18_c34_a_dormant_word_has_a_reason() {
        let (a, b) = (SeatId::FIRST, SeatId::new(1));
        let board = "A N T . B E E";
        let state = State::set_out(&Options::default(), &["E", "E"], board).unwrap();
        let state = state.with_claim(a, "a1", "c1").unwrap();
        let state = state.with_claim(b, "e1", "g1").unwrap();
        let mut claims = state.table.ledger.claims().to_vec();
        assert_eq!(
            DormantReason::between(&claims[0], &claims[1]),
            DormantReason::Later
        );
        claims[1].hidden = claims[1].cards.first().copied();
        assert_eq!(
            DormantReason::between(&claims[0], &claims[1]),
            DormantReason::Hidden
        );
        claims[0].hidden = claims[0].cards.first().copied();
        claims[0].cards.pop();
        assert_eq!(
            DormantReason::between(&claims[0], &claims[1]),
            DormantReason::Longer
        );
    }

    #[test]
    fn the_ceremony_starts_at_the_last_claim_and_pays_cards_to_their_owners() {
        let (a, b) = (SeatId::FIRST, SeatId::new(1));
        let board = "H A T S
                     . T";
        let state = State::set_out(&Options::default(), &["E", "E"], board).unwrap();
        let state = state.with_claim(a, "a1", "c1").unwrap();
        let state = state.with_claim(b, "b1", "b2").unwrap();
        let mut state = state.with_claim(b, "a1", "d1").unwrap();
        state.table.counter = 13;
        let mut before = state.table.clone();
        let placing = Placing {
            card: state.hand(a)[0],
            at: Square::from_name("a2").unwrap(),
            using: Use::Nothing,
        };
        for action in [Action::Place(placing), Action::Done] {
            before = state.table.clone();
            let by = Actor {
                seat: a,
                at: Moment::START,
            };
            let events = CULetter::decide(&state, by, &action, None, &mut Chance::new(1)).unwrap();
            for event in &events {
                CULetter::evolve(&mut state, event, Moment::START);
            }
        }
        let result = state.table.results[0].clone();
        let told: Vec<String> = ceremony_steps(&before, &state.table, &result)
            .into_iter()
            .map(|step| match step {
                CeremonyStep::Pays {
                    owner,
                    word,
                    takes,
                    shared,
                } => {
                    format!("{owner} {word} {} {shared}", takes.len())
                }
                CeremonyStep::Struck {
                    owner,
                    word,
                    behind,
                } => {
                    let (other, why) = behind.unwrap();
                    format!("{owner} {word} behind {other}: {why:?}")
                }
                CeremonyStep::Left(cards) => format!("{cards} left"),
                CeremonyStep::Scores { cards, .. } => format!("{cards:?}"),
            })
            .collect();
        assert_eq!(
            told,
            [
                "2 hats 4 0",
                "2 at 1 1",
                "1 hat behind hats: Longer",
                "1 left",
                "[(0, 0), (5, 5)]"
            ]
        );
    }
}
