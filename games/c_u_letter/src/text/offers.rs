//! Names of the marked words, and what each would gain (C10).

use super::breaks::{claim_with_owner, first_fitting};
use super::play::card_count;
use crate::screen::{ClaimSum, OfferDistinction, PreparedClaim, WordOffer, claim_sum};
use crate::text::moments::ASLEEP_BEHIND;
use crate::text::table::CLAIM;
use c_u_letter_rules::{BoardLine, ClaimId, ClaimStatus, Span, Square, Stage, Table};
use game::Seat;
use lexicon::Word;
use screen::text::list::list_all;
use screen::text::phrase::{capitals, count, sentence};

/// Names the line of a word: "row 4", "column c".
pub(crate) fn line_name(span: Span) -> String {
    match span.line() {
        BoardLine::Row(row) => format!("row {}", row + 1),
        BoardLine::Column(column) => {
            let top = Square::at(column, 0).map_or_else(String::new, |top| top.to_string());
            format!("column {}", top.trim_end_matches('1'))
        }
    }
}

/// Names a marked word so that it differs from the others: "CAT", "CAT in row 4", "CAT from a4 to
/// c4".
pub fn distinct_name(offer: &WordOffer) -> String {
    let made = capitals(offer.word);
    match offer.told_by {
        OfferDistinction::Word => made,
        OfferDistinction::Line => format!("{made} in {}", line_name(offer.span)),
        OfferDistinction::Span => {
            format!("{made} from {} to {}", offer.span.from(), offer.span.to())
        }
    }
}

/// Says briefly what a marked word would gain now: "+3", "asleep behind TRAIN", "+0".
pub(crate) fn worth_label(offer: &WordOffer) -> String {
    match offer.asleep_behind {
        Some(behind) => format!("{ASLEEP_BEHIND} {}", capitals(behind)),
        None => signed(offer.gain),
    }
}

/// The label of the button that makes a claim: "Claim CAT +3".
pub fn claim_label(claim: &PreparedClaim) -> String {
    let word = capitals(claim.word);
    match claim.gain {
        1.. => format!("{CLAIM} {word} +{}", claim.gain),
        _ => format!("{CLAIM} {word}"),
    }
}

/// The texts on a marked word's button, in order: word, line and worth.
pub fn button_texts(offer: &WordOffer) -> [String; 3] {
    [
        capitals(offer.word),
        line_name(offer.span),
        worth_label(offer),
    ]
}

/// The accessible name of the button: "CAT, row 4, +3, a4 to c4", "CAT, row 4, asleep behind TRAIN,
/// a4 to c4". It begins with the visible text, which voice-control users say.
pub fn aria_label(offer: &WordOffer) -> String {
    let (from, to) = (offer.span.from(), offer.span.to());
    format!("{}, {from} to {to}", button_texts(offer).join(", "))
}

/// Says part by part why a word would bring a seat more or fewer cards than it has letters.
pub(crate) fn explain_sum(sum: &ClaimSum, table: &Table, seats: &[Seat]) -> Vec<String> {
    let (already, whose) = (already_yours(sum, table), |id| claim_name(id, table, seats));
    let mut told = Vec::new();
    if sum.stacked > 0 {
        told.push(format!("Its stacks add {}.", card_count(sum.stacked)));
    }
    for (square, claim) in &sum.elsewhere {
        let letter = letter_on(table, *square);
        told.push(format!(
            "Its {letter} on {square} goes to {}.",
            whose(*claim)
        ));
    }
    told.extend(already.map(|already| format!("Its {already}.")));
    if let Some(claim) = sum.displaced.filter(|_| sum.others != 0) {
        let (falls, cards) = (sentence(&whose(claim)), sum.others.unsigned_abs() as usize);
        let cards = card_count(cards);
        told.push(if sum.others < 0 {
            format!("{falls} falls asleep, which costs you {cards}.")
        } else {
            format!("{falls} falls asleep, which brings your other words {cards}.")
        });
    }
    told
}

/// Says in one narrow line why the claim that the main button makes brings fewer cards than its word
/// has letters. In a hint the words before it can be the reason; then it says nothing.
pub fn explain_prepared(claim: &PreparedClaim, table: &Table, seats: &[Seat]) -> Option<String> {
    let sum = claim_sum(table, table.turn.seat, claim.span)?;
    let explains = claim.gain > 0 && claim.gain == sum.gain;
    why_fewer(claim.word, &sum, table, seats).filter(|_| explains)
}

/// Says when a word that the acting seat has just claimed would count, if it sleeps now (C14).
pub fn explain_sleep(table: &Table) -> Option<String> {
    let claim = table.ledger.claims().last()?;
    let ClaimStatus::Dormant { behind, .. } = table.ownership().status_of(claim.id) else {
        return None;
    };
    let behind = table.ledger.claim(behind)?.word;
    let says = [capitals(claim.word), "It".into()]
        .map(|it| format!("{it} counts only if {} breaks.", capitals(behind)));
    let claims = matches!(table.stage, Stage::Claiming | Stage::Revealing(_));
    (claims && claim.owner == table.turn.seat).then(|| first_fitting(&says))
}

/// Says in one narrow line why a word brings a seat fewer cards than it has letters: "ADS +1: A and
/// D are already yours." Returns `None` if it brings as many or more.
fn why_fewer(word: Word, sum: &ClaimSum, table: &Table, seats: &[Seat]) -> Option<String> {
    if usize::try_from(sum.gain).is_ok_and(|gain| gain >= sum.letters) {
        return None;
    }
    let (already, whose) = (already_yours(sum, table), |id| claim_name(id, table, seats));
    let mut why: Vec<String> = sum
        .elsewhere
        .iter()
        .map(|(square, claim)| format!("{} goes to {}", letter_on(table, *square), whose(*claim)))
        .collect();
    why.extend(already);
    let displaced = sum.displaced.filter(|_| sum.others < 0);
    why.extend(displaced.map(|claim| format!("{} falls asleep", whose(claim))));
    let shared: String = match sum.elsewhere.len() + sum.already.len() {
        0 => "another word of yours falls asleep".into(),
        cards => format!("{} in other words", count(cards, "card is", "cards are")),
    };
    let named = format!("{} {}", capitals(word), signed(sum.gain));
    let ways = [list_all(&why), shared.clone()].map(|why| format!("{named}: {why}."));
    let [all, short] = ways;
    Some(first_fitting(&[
        all,
        short,
        format!("{}.", sentence(&shared)),
    ]))
}

/// Names the letters that the seat gets without the word too: "A and D are already yours".
fn already_yours(sum: &ClaimSum, table: &Table) -> Option<String> {
    let letters: Vec<String> = sum.already.iter().map(|at| letter_on(table, *at)).collect();
    match letters.len() {
        0 => None,
        1 => Some(format!("{} is already yours", list_all(&letters))),
        _ => Some(format!("{} are already yours", list_all(&letters))),
    }
}

fn claim_name(id: ClaimId, table: &Table, seats: &[Seat]) -> String {
    let claim = table.ledger.claim(id);
    claim.map_or_else(String::new, |claim| claim_with_owner(claim, seats))
}

/// A gain with its sign: "+3", "−1".
fn signed(gain: i32) -> String {
    format!("{gain:+}").replace('-', "−")
}

fn letter_on(table: &Table, square: Square) -> String {
    let letter = table.board.letter_at(square);
    letter.map_or_else(String::new, |letter| letter.uppercase().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use c_u_letter_rules::{Options, State};
    use game::{PlayedBy, Roster, SeatId};

    fn offer(from: &str, to: &str, told_by: OfferDistinction) -> WordOffer {
        let square = |name: &str| Square::from_name(name).unwrap();
        WordOffer {
            span: Span::new(square(from), square(to)).unwrap(),
            word: Word::new("cat").unwrap(),
            worth: 3,
            gain: 3,
            asleep_behind: None,
            told_by,
        }
    }

    #[test]
    fn c10_identical_marked_words_have_different_names() {
        assert_eq!(
            distinct_name(&offer("a4", "c4", OfferDistinction::Word)),
            "CAT"
        );
        assert_eq!(
            distinct_name(&offer("a4", "c4", OfferDistinction::Line)),
            "CAT in row 4"
        );
        assert_eq!(
            distinct_name(&offer("c1", "c3", OfferDistinction::Line)),
            "CAT in column c"
        );
        assert_eq!(
            distinct_name(&offer("i4", "g4", OfferDistinction::Span)),
            "CAT from i4 to g4"
        );
    }

    #[test]
    fn c10_the_claim_button_names_its_word_and_gain() {
        let mut claim = PreparedClaim {
            span: offer("a4", "c4", OfferDistinction::Word).span,
            word: Word::new("hag").unwrap(),
            gain: 3,
        };
        assert_eq!(claim_label(&claim), "Claim HAG +3");
        claim.gain = 0;
        assert_eq!(claim_label(&claim), "Claim HAG");
    }

    #[test]
    fn c10_a_marked_word_says_what_it_would_pay() {
        let mut one = offer("c1", "c3", OfferDistinction::Word);
        assert_eq!(button_texts(&one), ["CAT", "column c", "+3"]);
        assert_eq!(aria_label(&one), "CAT, column c, +3, c1 to c3");
        one.gain = -1;
        assert_eq!(button_texts(&one), ["CAT", "column c", "−1"]);
        assert_eq!(aria_label(&one), "CAT, column c, −1, c1 to c3");
        one.asleep_behind = Word::new("train").ok();
        assert_eq!(
            button_texts(&one),
            ["CAT", "column c", "asleep behind TRAIN"]
        );
        assert_eq!(
            aria_label(&one),
            "CAT, column c, asleep behind TRAIN, c1 to c3"
        );
    }

    /// Why ADS in column b brings a seat fewer cards than letters, in full and in one line.
    fn why(
        board: &str,
        claims: &[(usize, &str, &str)],
        from: &str,
        to: &str,
    ) -> (Vec<String>, String) {
        let mut state = State::set_out(&Options::default(), &["S", "E"], board).unwrap();
        for (seat, from, to) in claims {
            let seat = if *seat == 0 {
                SeatId::FIRST
            } else {
                SeatId::new(1)
            };
            state = state.with_claim(seat, from, to).unwrap();
        }
        state.table.stage = Stage::Claiming;
        let at = |name: &str| Square::from_name(name).unwrap();
        let span = Span::new(at(from), at(to)).unwrap();
        let sum = claim_sum(&state.table, SeatId::FIRST, span).unwrap();
        let word = state.table.board.word_on(span).unwrap();
        let mut roster = Roster::default();
        for name in ["You", "Bo"] {
            roster.add(name).unwrap();
        }
        let seats = roster.players().iter().cloned();
        let by = PlayedBy::Person;
        let seats: Vec<Seat> = seats.map(|player| Seat { player, by }).collect();
        let claim = PreparedClaim {
            span,
            word,
            gain: sum.gain,
        };
        let brief = explain_prepared(&claim, &state.table, &seats).unwrap_or_default();
        // The gain after other words of a hint has other reasons.
        let later = PreparedClaim {
            gain: sum.gain + 1,
            ..claim
        };
        assert_eq!(explain_prepared(&later, &state.table, &seats), None);
        (explain_sum(&sum, &state.table, &seats), brief)
    }

    #[test]
    fn c14_a_word_claimed_asleep_says_when_it_counts() {
        let state = State::set_out(&Options::default(), &["S", "E"], "H A T S").unwrap();
        let mut state = state.with_claim(SeatId::new(1), "a1", "d1").unwrap();
        state.table.stage = Stage::Claiming;
        assert_eq!(explain_sleep(&state.table), None);
        let asleep = state.with_claim(SeatId::FIRST, "a1", "c1").unwrap();
        let says = explain_sleep(&asleep.table);
        assert_eq!(says.as_deref(), Some("HAT counts only if HATS breaks."));
    }

    #[test]
    fn c19_a_word_says_why_it_brings_fewer_cards_than_it_has_letters() {
        let cross = "C A T S\n. D\n. S";
        let (full, brief) = why(cross, &[(1, "a1", "d1")], "b1", "b3");
        assert_eq!(full, ["Its A on b1 goes to Bo’s CATS."]);
        assert_eq!(brief, "ADS +2: A goes to Bo’s CATS.");
        let (full, brief) = why("A T\nD\nS", &[(0, "a1", "b1")], "a1", "a3");
        assert_eq!(full, ["Its A is already yours."]);
        assert_eq!(brief, "ADS +2: A is already yours.");
        let (full, brief) = why("C A T S", &[(0, "a1", "c1")], "a1", "d1");
        assert_eq!(full, ["Its C, A and T are already yours."]);
        assert_eq!(brief, "CATS +1: C, A and T are already yours.");
        let (_, brief) = why("P L A N T S", &[(0, "a1", "e1")], "a1", "f1");
        assert_eq!(brief, "PLANTS +1: 5 cards are in other words.");
        let (full, brief) = why("A T . C A T", &[(0, "a1", "b1")], "d1", "f1");
        assert_eq!(full, ["Your AT falls asleep, which costs you 2 cards."]);
        assert_eq!(brief, "CAT +1: your AT falls asleep.");
    }

    #[test]
    fn c21_a_word_that_brings_all_its_cards_needs_no_reason() {
        let (full, brief) = why("C A T/S S", &[], "a1", "d1");
        assert_eq!(full, ["Its stacks add 1 card."]);
        assert_eq!(brief, "");
        // C18: Bo's sleeping word gives back a card that it shared.
        let board = "T I N . C A T S\nO\nT";
        let claims = [(1, "a1", "c1"), (0, "a1", "a3")];
        let (full, brief) = why(board, &claims, "e1", "h1");
        assert_eq!((full, brief), (Vec::new(), String::new()));
        let claims = [(0, "a1", "a3"), (1, "a1", "c1")];
        let (full, brief) = why(board, &claims, "e1", "h1");
        let back = "Bo’s TIN falls asleep, which brings your other words 1 card.";
        assert_eq!((full, brief), (vec![back.to_owned()], String::new()));
    }
}
