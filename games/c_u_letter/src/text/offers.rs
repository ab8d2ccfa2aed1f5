//! Names of the marked words, and what each would gain (C10).

use crate::screen::{OfferDistinction, PreparedClaim, WordOffer};
use crate::text::moments::ASLEEP;
use crate::text::table::CLAIM;
use c_u_letter_rules::{BoardLine, Span, Square};
use screen::text::phrase::capitals;

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

/// Says briefly what a marked word would gain now: "+3", "asleep", "+0".
pub(crate) fn worth_label(offer: &WordOffer) -> String {
    match offer.asleep_behind {
        Some(_) => ASLEEP.to_owned(),
        None if offer.gain < 0 => format!("−{}", offer.gain.unsigned_abs()),
        None => format!("+{}", offer.gain),
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
    let behind = offer.asleep_behind.map_or_else(String::new, |behind| {
        format!(" behind {}", capitals(behind))
    });
    let (from, to) = (offer.span.from(), offer.span.to());
    format!("{}{behind}, {from} to {to}", button_texts(offer).join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use lexicon::Word;

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
        assert_eq!(button_texts(&one), ["CAT", "column c", "asleep"]);
        assert_eq!(
            aria_label(&one),
            "CAT, column c, asleep behind TRAIN, c1 to c3"
        );
    }
}
