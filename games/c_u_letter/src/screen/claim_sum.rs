//! What a word would bring a seat that claims it now: which of its cards it pays, which the seat has
//! already, and what becomes of the seat's other words (C18, C19, C21).

use c_u_letter_rules::ownership::ClaimEntry;
use c_u_letter_rules::{ClaimId, ClaimStatus, Ownership, Span, Square, Stage, Table};
use game::SeatId;

/// The sum of a word that would count if a seat claimed it now. The seat gains the cards on the
/// word's squares, without those of `elsewhere` and `already`, and with `others`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClaimSum {
    /// The number of letters.
    pub letters: usize,
    /// How many cards under the letters are paid too (C21).
    pub stacked: usize,
    /// The squares whose cards go to another claim, and that claim (C19).
    pub elsewhere: Vec<(Square, ClaimId)>,
    /// The squares whose cards this word would pay, but which the seat gets without it too.
    pub already: Vec<Square>,
    /// The claim that this word puts to sleep (C18).
    pub displaced: Option<ClaimId>,
    /// How many more or fewer cards the seat's other words would pay on other squares.
    pub others: i32,
    /// How many more cards the seat would get in all.
    pub gain: i32,
}

/// The ownership before and after a seat claims a word now, and the number of that claim.
pub(super) fn claim_now(
    table: &Table,
    seat: SeatId,
    span: Span,
) -> (Ownership, Ownership, ClaimId) {
    let mut entries = ClaimEntry::from_ledger(&table.board, &table.ledger);
    let before = Ownership::from_claims(&entries);
    let own = ClaimId::from(u16::try_from(entries.len()).unwrap_or(u16::MAX));
    entries.push(ClaimEntry {
        owner: seat,
        hidden: matches!(table.stage, Stage::Revealing(_)),
        span: Some(span),
    });
    (before, Ownership::from_claims(&entries), own)
}

/// How many more cards one ownership pays a seat than another.
pub(super) fn gain_between(
    table: &Table,
    seat: SeatId,
    before: &Ownership,
    after: &Ownership,
) -> i32 {
    let pays =
        |owned: &Ownership| as_number(owned.payout_to(seat, &table.board, table.options.stacks));
    pays(after) - pays(before)
}

fn as_number(cards: usize) -> i32 {
    i32::try_from(cards).unwrap_or(i32::MAX)
}

/// Returns the sum of a word that a seat could claim now, or `None` if the word would sleep. In the
/// scramble a word pays all its cards, so it has no sum to explain.
pub fn claim_sum(table: &Table, seat: SeatId, span: Span) -> Option<ClaimSum> {
    let (board, stacks) = (&table.board, table.options.stacks);
    let (before, after, own) = claim_now(table, seat, span);
    let counts = matches!(after.status_of(own), ClaimStatus::Counts(_));
    if matches!(table.stage, Stage::Scramble(_)) || !counts {
        return None;
    }
    let is_own = |square: Square| {
        let paid = after.owned_card_at(square);
        paid.is_some_and(|paid| paid.claim == own)
    };
    let (mut elsewhere, mut already) = (Vec::new(), Vec::new());
    for square in span.squares() {
        let had = before.owned_card_at(square);
        match after.owned_card_at(square) {
            Some(paid) if paid.claim != own => elsewhere.push((square, paid.claim)),
            _ if had.is_some_and(|had| had.seat == seat) => already.push(square),
            _ => {}
        }
    }
    let others = |owned: &Ownership| {
        let cards = owned.owned_cards().iter();
        let cards = cards.filter(|one| one.seat == seat && !is_own(one.square));
        as_number(cards.map(|one| board.pays(one.square, stacks)).sum())
    };
    let mut claims = table.ledger.claims().iter();
    let displaced = claims.find(|claim| {
        let (was, is) = (before.status_of(claim.id), after.status_of(claim.id));
        matches!(was, ClaimStatus::Counts(_)) && matches!(is, ClaimStatus::Dormant { .. })
    });
    let cards: usize = span
        .squares()
        .map(|square| board.pays(square, stacks))
        .sum();
    Some(ClaimSum {
        letters: span.len(),
        stacked: cards.saturating_sub(span.len()),
        elsewhere,
        already,
        displaced: displaced.map(|claim| claim.id),
        others: others(&after) - others(&before),
        gain: gain_between(table, seat, &before, &after),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use c_u_letter_rules::{Choices, Options, Stacks, State};
    use game::Chance;

    const ADA: SeatId = SeatId::FIRST;
    const BO: SeatId = SeatId::new(1);

    fn square(name: &str) -> Square {
        Square::from_name(name).unwrap()
    }

    fn span(from: &str, to: &str) -> Span {
        Span::new(square(from), square(to)).unwrap()
    }

    fn state(board: &str) -> State {
        let mut state = State::set_out(&Options::default(), &["S", "E"], board).unwrap();
        state.table.stage = Stage::Claiming;
        state
    }

    #[test]
    fn c19_a_card_of_a_longer_word_is_not_paid_by_the_shorter_one() {
        let state = state("C A T S\n. D\n. S")
            .with_claim(BO, "a1", "d1")
            .unwrap();
        let sum = claim_sum(&state.table, ADA, span("b1", "b3")).unwrap();
        assert_eq!(sum.elsewhere, [(square("b1"), ClaimId::from(0))]);
        assert_eq!((sum.already.len(), sum.gain), (0, 2));
    }

    #[test]
    fn c19_a_card_that_changes_words_of_its_owner_brings_nothing() {
        let state = state("A T\nD\nS").with_claim(ADA, "a1", "b1").unwrap();
        let sum = claim_sum(&state.table, ADA, span("a1", "a3")).unwrap();
        assert_eq!((sum.already.as_slice(), sum.gain), (&[square("a1")][..], 2));
    }

    #[test]
    fn c18_a_word_can_put_the_seats_own_word_to_sleep() {
        let state = state("A T . C A T").with_claim(ADA, "a1", "b1").unwrap();
        let sum = claim_sum(&state.table, ADA, span("d1", "f1")).unwrap();
        let told = (sum.displaced, sum.others, sum.gain);
        assert_eq!(told, (Some(ClaimId::from(0)), -2, 1));
        // C14: the shorter word would sleep itself.
        let state = state.with_claim(ADA, "d1", "f1").unwrap();
        assert_eq!(claim_sum(&state.table, ADA, span("b1", "a1")), None);
    }

    #[test]
    fn every_sum_adds_up_to_what_its_word_brings() {
        let board = "C A T/S S E D\nA T . O N\nT O/E N . I T\nE N D/A S . O\nD O T S A N";
        let mut chance = Chance::new(46);
        let mut explained = 0;
        for stacks in [Stacks::Whole, Stacks::BuriedStay] {
            let choices = Choices {
                stacks,
                ..Choices::default()
            };
            let options = Options::new(choices).unwrap();
            for _ in 0..200 {
                let mut state = State::set_out(&options, &["S", "E"], board).unwrap();
                state.table.stage = Stage::Claiming;
                let pairs =
                    || Square::all().flat_map(|from| Square::all().map(move |to| (from, to)));
                let spans: Vec<Span> = pairs()
                    .filter_map(|(from, to)| Span::new(from, to))
                    .filter(|span| state.table.board.word_on(*span).is_some())
                    .collect();
                for _ in 0..6 {
                    let one = spans[chance.below(spans.len())];
                    let owner = [ADA, BO][chance.below(2)];
                    let (from, to) = (one.from().to_string(), one.to().to_string());
                    state = state.with_claim(owner, &from, &to).unwrap();
                }
                for _ in 0..10 {
                    let one = spans[chance.below(spans.len())];
                    let Some(sum) = claim_sum(&state.table, ADA, one) else {
                        continue;
                    };
                    let pays = |square: Square| as_number(state.table.board.pays(square, stacks));
                    let elsewhere: i32 = sum.elsewhere.iter().map(|(at, _)| pays(*at)).sum();
                    let already: i32 = sum.already.iter().copied().map(pays).sum();
                    let cards = as_number(sum.letters + sum.stacked);
                    assert_eq!(
                        cards - elsewhere - already + sum.others,
                        sum.gain,
                        "{sum:?}"
                    );
                    // Only a word that falls asleep changes what the others pay.
                    assert!(sum.others == 0 || sum.displaced.is_some(), "{sum:?}");
                    explained += usize::from(sum.gain < as_number(sum.letters));
                }
            }
        }
        assert!(explained > 100, "{explained}");
    }
}
