//! The words marked for a seat whose help marks words (C10): where each is, and what it would gain
//! now.

use super::words_to_mark;
use base::sorting::sort_by_key;
use c_u_letter_rules::ownership::ClaimEntry;
use c_u_letter_rules::{
    BoardLine, BoardWord, ClaimId, ClaimStatus, Ownership, Span, Stage, Table, View,
};
use game::SeatId;
use lexicon::{Lexicon, Word};

/// What distinguishes a marked word from the other marked words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OfferDistinction {
    /// The word alone: the word is marked only once.
    Word,
    /// The word's line: the word is also marked in another line.
    Line,
    /// The word's span: the word is marked twice in its line.
    Span,
}

/// A marked word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WordOffer {
    /// The span of the word, in reading direction.
    pub span: Span,
    pub word: Word,
    /// How many cards the word would pay if it were claimed and the round ended now, including
    /// stacks (C21).
    pub worth: usize,
    /// How many more cards the seat would get with this claim than without it. It can be less than
    /// `worth`, since the claim can take a line from the seat's own word.
    pub gain: i32,
    /// If the claim would be dormant, the word that would count instead (C14, C18).
    pub asleep_behind: Option<Word>,
    /// What distinguishes this word from the other marked words.
    pub told_by: OfferDistinction,
}

/// Returns the words marked for the acting seat, the most valuable first.
pub fn offers(view: &View, acting: Option<SeatId>, words: &Lexicon) -> Vec<WordOffer> {
    let Some(seat) = acting else {
        return Vec::new();
    };
    let found = words_to_mark(view, acting, words);
    let told_by = |one: &BoardWord| {
        let twins = || {
            let others = found.iter().filter(|other| other.word == one.word);
            others.filter(|other| other.span != one.span)
        };
        let line: BoardLine = one.span.line();
        if twins().any(|other| other.span.line() == line) {
            OfferDistinction::Span
        } else if twins().next().is_some() {
            OfferDistinction::Line
        } else {
            OfferDistinction::Word
        }
    };
    let mut offers: Vec<WordOffer> = found
        .iter()
        .map(|one| make_offer(&view.table, seat, one, told_by(one)))
        .collect();
    sort_by_key(&mut offers, |one| {
        (one.asleep_behind.is_some(), std::cmp::Reverse(one.gain))
    });
    offers
}

/// Computes what a word would gain a seat that claims it now.
fn make_offer(
    table: &Table,
    seat: SeatId,
    standing: &BoardWord,
    told_by: OfferDistinction,
) -> WordOffer {
    let Table { board, ledger, .. } = table;
    let (span, word) = (standing.span, standing.word);
    let stacks = table.options.stacks;
    if matches!(table.stage, Stage::Scramble(_)) {
        // C40: no word is dormant in the scramble; its cards are taken at once.
        let worth = span
            .squares()
            .map(|square| board.pays(square, stacks))
            .sum();
        return WordOffer {
            span,
            word,
            worth,
            gain: i32::try_from(worth).unwrap_or(i32::MAX),
            asleep_behind: None,
            told_by,
        };
    }
    let mut entries: Vec<ClaimEntry> = Vec::new();
    for claim in ledger.claims() {
        entries.push(ClaimEntry {
            owner: claim.owner,
            hidden: claim.hidden.is_some(),
            span: (!claim.void).then(|| claim.current_span(board)).flatten(),
        });
    }
    let count = |ownership: &Ownership| {
        i32::try_from(ownership.payout_to(seat, board, stacks)).unwrap_or(i32::MAX)
    };
    let before = count(&Ownership::from_claims(&entries));
    let own = ClaimId::from(u16::try_from(entries.len()).unwrap_or(u16::MAX));
    entries.push(ClaimEntry {
        owner: seat,
        hidden: matches!(table.stage, Stage::Revealing(_)),
        span: Some(span),
    });
    let after = Ownership::from_claims(&entries);
    let behind = match after.status_of(own) {
        ClaimStatus::Dormant { behind, .. } => ledger.claim(behind).map(|claim| claim.word),
        ClaimStatus::Counts(_) | ClaimStatus::Void => None,
    };
    WordOffer {
        span,
        word,
        worth: after.payout_of(own, board, stacks),
        gain: count(&after) - before,
        asleep_behind: behind,
        told_by,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use c_u_letter_rules::{Choices, Help, Options, ScrambleState, State};
    use game::{SeatSet, Viewer};
    use lexicon::Level;

    const ADA: SeatId = SeatId::FIRST;
    const BO: SeatId = SeatId::new(1);

    fn state(board: &str) -> State {
        let choices = Choices {
            help: [Help::MarksWords; 4],
            ..Choices::default()
        };
        let options = Options::new(choices).unwrap();
        let mut state = State::set_out(&options, &["S", "E"], board).unwrap();
        state.table.stage = Stage::Claiming;
        state
    }

    fn told(state: &State, words: &[&str]) -> Vec<WordOffer> {
        let words = words.iter().map(|word| (*word, Level::Common));
        let words = Lexicon::from_words(words).unwrap();
        offers(&state.seen_by(Viewer::Seat(ADA)), Some(ADA), &words)
    }

    #[test]
    fn c10_an_offer_states_what_its_word_would_pay() {
        let state = state("C A T/S S").with_claim(ADA, "a1", "b1").unwrap();
        let offers = told(&state, &["cat", "cats", "at"]);
        let told: Vec<(&str, usize, i32)> = offers
            .iter()
            .map(|one| (one.word.as_str(), one.worth, one.gain))
            .collect();
        // C21: the S under the T is paid, too. Ada already owns CA.
        assert_eq!(told, [("cats", 5, 3), ("cat", 4, 2), ("at", 3, 1)]);
    }

    #[test]
    fn c14_an_offer_names_the_word_that_would_keep_it_dormant() {
        let state = state("H A T S").with_claim(BO, "a1", "d1").unwrap();
        let offers = told(&state, &["hat"]);
        let behind = offers[0].asleep_behind.map(|word| word.to_string());
        assert_eq!(
            (behind.as_deref(), offers[0].worth, offers[0].gain),
            (Some("hats"), 0, 0)
        );
    }

    #[test]
    fn c18_a_longer_word_can_gain_less_than_it_pays() {
        // Both lines are Ada's: the shared A moves from one of her words to the other.
        let state = state("H A T\n. T").with_claim(ADA, "a1", "c1").unwrap();
        let offers = told(&state, &["at"]);
        assert_eq!((offers[0].worth, offers[0].gain), (1, 1));
    }

    #[test]
    fn c10_identical_marked_words_are_distinguished_by_place() {
        let state = state("C A T . C A T\nA\nT");
        let offers = told(&state, &["cat"]);
        assert_eq!(offers.len(), 3);
        for offer in offers {
            let expected = match offer.span.line() {
                BoardLine::Row(_) => OfferDistinction::Span,
                BoardLine::Column(_) => OfferDistinction::Line,
            };
            assert_eq!(offer.told_by, expected);
        }
        let alone = told(&state, &["at"]);
        assert!(
            alone
                .iter()
                .all(|one| one.told_by != OfferDistinction::Word)
        );
        let state = super::tests::state("C A T");
        assert_eq!(told(&state, &["cat"])[0].told_by, OfferDistinction::Word);
    }

    #[test]
    fn c40_a_scramble_word_pays_all_its_cards() {
        let mut state = state("C A T/S").with_claim(BO, "a1", "c1").unwrap();
        let mut choices = *state.table.options;
        choices.scramble = c_u_letter_rules::Scramble::InLines;
        state.table.options = Options::new(choices).unwrap();
        let passed = SeatSet::EMPTY;
        state.table.stage = Stage::Scramble(ScrambleState {
            passed,
            floor: true,
        });
        let offers = told(&state, &["cat"]);
        assert_eq!((offers[0].worth, offers[0].gain), (4, 4));
    }
}
