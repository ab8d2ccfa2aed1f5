//! The words marked for a seat whose help marks words (C10): where each is, and what it would gain
//! now. Also the claim that the main button makes.

use std::cmp::Reverse;

use super::claim_sum::{claim_now, gain_between};
use super::{Draft, words_to_mark};
use crate::bots::OpenedWord;
use base::sorting::sort_by_key;
use c_u_letter_rules::ownership::ClaimEntry;
use c_u_letter_rules::{BoardLine, BoardWord, ClaimStatus, Ownership, Span, Stage, Table, View};
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

/// A claim that is ready to be made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PreparedClaim {
    /// The span of the word, in reading direction.
    pub span: Span,
    pub word: Word,
    /// How many more cards the seat would get; 0 if the claim would be refused.
    pub gain: i32,
}

impl WordOffer {
    /// Whether a claim of the word would gain cards now.
    pub(super) fn gains(&self) -> bool {
        self.asleep_behind.is_none() && self.gain > 0
    }

    /// Returns the claim of the word if it gains cards.
    fn gaining_claim(&self) -> Option<PreparedClaim> {
        self.gains().then_some(PreparedClaim {
            span: self.span,
            word: self.word,
            gain: self.gain,
        })
    }
}

/// Returns the claim that the main button makes: of the word marked on the board, or else of the
/// next word of the hint, or else of the most valuable word on offer. Returns `None` while
/// only one end of a word is marked.
pub fn prepared_claim(
    view: &View,
    draft: &Draft,
    words: Option<&Lexicon>,
    hinted: &[PreparedClaim],
    offers: &[WordOffer],
) -> Option<PreparedClaim> {
    if let Some(span) = draft.to_claim() {
        let word = view.table.board.word_on(span)?;
        let made = view.preview_claim(span, words).ok();
        let made = made.and_then(|one| {
            let told_by = OfferDistinction::Word;
            make_offer(&view.table, view.table.turn.seat, one.span, told_by)?.gaining_claim()
        });
        return Some(made.unwrap_or(PreparedClaim {
            span,
            word,
            gain: 0,
        }));
    }
    if draft.mark_start().is_some() {
        return None;
    }
    let offered = || offers.iter().find_map(WordOffer::gaining_claim);
    let hinted = hinted.first().filter(|claim| claim.gain > 0);
    hinted.copied().or_else(offered)
}

/// Puts words in the order in which a seat had best claim them, the greatest gain first. Each gain is
/// what the word adds once those before it are claimed, so the gains add up to that of all.
pub fn order_claims(table: &Table, seat: SeatId, words: &[OpenedWord]) -> Vec<PreparedClaim> {
    let mut entries = ClaimEntry::from_ledger(&table.board, &table.ledger);
    let mut before = count_payout(table, seat, &entries);
    let mut left = words.to_vec();
    let mut ordered = Vec::new();
    while !left.is_empty() {
        let entry = |one: &OpenedWord| ClaimEntry {
            owner: seat,
            hidden: false,
            span: Some(one.span),
        };
        let paid = |one: &OpenedWord| {
            let mut with = entries.clone();
            with.push(entry(one));
            count_payout(table, seat, &with)
        };
        let each = left.iter().enumerate();
        let each = each.map(|(at, one)| (paid(one), Reverse(at)));
        let Some((after, Reverse(at))) = each.max() else {
            break;
        };
        let one = left.remove(at);
        entries.push(entry(&one));
        ordered.push(PreparedClaim {
            span: one.span,
            word: one.word,
            gain: after - before,
        });
        before = after;
    }
    ordered
}

/// Counts the cards that a seat would get for these claims.
fn count_payout(table: &Table, seat: SeatId, entries: &[ClaimEntry]) -> i32 {
    let paid = Ownership::from_claims(entries).payout_to(seat, &table.board, table.options.stacks);
    i32::try_from(paid).unwrap_or(i32::MAX)
}

/// Puts the words of a hint first, in its order and with the gains that they have in this order, so
/// that the gains add up to what the hint names.
pub fn put_hinted_first(offers: &mut [WordOffer], hinted: &[PreparedClaim]) {
    for (place, claim) in hinted.iter().enumerate() {
        let spans = [claim.span, claim.span.reversed()];
        let Some(at) = offers.iter().position(|one| spans.contains(&one.span)) else {
            continue;
        };
        for before in (place..at).rev() {
            offers.swap(before, before + 1);
        }
        if let Some(moved) = offers.get_mut(place.min(at)) {
            moved.gain = claim.gain;
        }
    }
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
        .filter_map(|one| make_offer(&view.table, seat, one.span, told_by(one)))
        .collect();
    sort_by_key(&mut offers, |one| {
        (one.asleep_behind.is_some(), Reverse(one.gain))
    });
    offers
}

/// Computes what a word would gain a seat that claims it now.
fn make_offer(
    table: &Table,
    seat: SeatId,
    span: Span,
    told_by: OfferDistinction,
) -> Option<WordOffer> {
    let Table { board, ledger, .. } = table;
    let word = board.word_on(span)?;
    let stacks = table.options.stacks;
    if matches!(table.stage, Stage::Scramble(_)) {
        // C40: no word is dormant in the scramble; its cards are taken at once.
        let worth = span
            .squares()
            .map(|square| board.pays(square, stacks))
            .sum();
        return Some(WordOffer {
            span,
            word,
            worth,
            gain: i32::try_from(worth).unwrap_or(i32::MAX),
            asleep_behind: None,
            told_by,
        });
    }
    let (before, after, own) = claim_now(table, seat, span);
    let behind = match after.status_of(own) {
        ClaimStatus::Dormant { behind, .. } => ledger.claim(behind).map(|claim| claim.word),
        ClaimStatus::Counts(_) | ClaimStatus::Void => None,
    };
    Some(WordOffer {
        span,
        word,
        worth: after.payout_of(own, board, stacks),
        gain: gain_between(table, seat, &before, &after),
        asleep_behind: behind,
        told_by,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use c_u_letter_rules::{Choices, Help, Options, ScrambleState, Square, State};
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

    fn gains(offers: &[WordOffer]) -> Vec<(&str, i32)> {
        let each = offers.iter();
        each.map(|one| (one.word.as_str(), one.gain)).collect()
    }

    #[test]
    fn c18_gains_in_the_order_of_a_hint_add_up() {
        // Ada owns ON and IN. REV puts ON to sleep, so OI brings back the O.
        let state = state("R E V . O N\n. . . . I N")
            .with_claim(ADA, "e1", "f1")
            .unwrap()
            .with_claim(ADA, "e2", "f2")
            .unwrap();
        let mut offers = told(&state, &["rev", "oi"]);
        assert_eq!(gains(&offers), [("rev", 1), ("oi", 0)]);
        let words = offers.iter().map(|one| OpenedWord {
            span: one.span,
            word: one.word,
            id: None,
        });
        let words: Vec<OpenedWord> = words.collect();
        let hinted = order_claims(&state.table, ADA, &words);
        put_hinted_first(&mut offers, &hinted);
        assert_eq!(gains(&offers), [("rev", 1), ("oi", 1)]);
        let claimed = state.with_claim(ADA, "a1", "c1").unwrap();
        let after = told(&claimed, &["rev", "oi"]);
        assert_eq!(gains(&after), [("oi", 1)]);
    }

    #[test]
    fn a_hints_words_are_offered_first() {
        let state = state("C A T S\nO\nW");
        let mut offers = told(&state, &["cats", "cow"]);
        assert_eq!(gains(&offers), [("cats", 4), ("cow", 3)]);
        let hinted = PreparedClaim {
            span: offers[1].span.reversed(),
            word: offers[1].word,
            gain: 3,
        };
        put_hinted_first(&mut offers, &[hinted]);
        assert_eq!(gains(&offers), [("cow", 3), ("cats", 4)]);
    }

    #[test]
    fn c10_the_main_button_claims_what_is_marked_hinted_or_offered() {
        let state = state("C A T S\nO\nW");
        let list = ["cats", "cow", "at"].map(|word| (word, Level::Common));
        let list = Lexicon::from_words(list).unwrap();
        let view = state.seen_by(Viewer::Seat(ADA));
        let offers = offers(&view, Some(ADA), &list);
        let at = |name: &str| Square::from_name(name).unwrap();
        let ready = |draft: &Draft, hinted: &[PreparedClaim]| {
            let claim = prepared_claim(&view, draft, Some(&list), hinted, &offers);
            claim.map(|claim| (claim.word.to_string(), claim.gain))
        };
        let mut draft = Draft::default();
        assert_eq!(ready(&draft, &[]), Some(("cats".into(), 4)));
        let hinted = PreparedClaim {
            span: Span::new(at("a1"), at("a3")).unwrap(),
            word: "cow".parse().unwrap(),
            gain: 3,
        };
        assert_eq!(ready(&draft, &[hinted]), Some(("cow".into(), 3)));
        // A word that is marked against its direction is claimed as it reads.
        draft.mark_span(at("c1"), at("b1"));
        assert_eq!(ready(&draft, &[hinted]), Some(("at".into(), 2)));
        draft.mark_span(at("a1"), at("b1"));
        assert_eq!(ready(&draft, &[]), Some(("ca".into(), 0)));
        draft.clear();
        draft.tap_square(at("a1"), &view);
        assert_eq!(ready(&draft, &[hinted]), None, "one end is marked");
    }

    #[test]
    fn c14_the_main_button_does_not_claim_a_word_that_would_sleep() {
        let state = state("H A T S").with_claim(BO, "a1", "d1").unwrap();
        let offers = told(&state, &["hat"]);
        let view = state.seen_by(Viewer::Seat(ADA));
        let claim = prepared_claim(&view, &Draft::default(), None, &[], &offers);
        assert_eq!((offers.len(), claim), (1, None));
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
