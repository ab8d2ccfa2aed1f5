//! The review: what each turn made, and what would have been better.

#![allow(missing_docs, reason = "each sentence says what it is for")]

use super::table::score;
use crate::games::one_letter_better::opponent::{Better, Find, LiesOpen, TurnReview};
use crate::games::one_letter_better::rules::{Table, TableWord};
use crate::words::list::{all_of, some_of};
use crate::words::phrase::{capitals, count, in_whole};
use crate::words::review::points;

pub const REVIEW_SAYS: &str = "What the Ace would have done, turn by turn.";

/// What a turn made, and what would have been better, if anything was beyond doubt.
#[must_use]
pub fn reviewed(review: &TurnReview, table: &Table) -> String {
    let made: Vec<String> = review.made.iter().map(|made| capitals(*made)).collect();
    let total = score(review.total);
    let made = match made.as_slice() {
        [] => "No word".to_owned(),
        [one] => format!("{one} made {total}"),
        several => format!("{} made {total} together", all_of(several)),
    };
    match &review.better {
        None => format!("{made}. Nothing was clearly better."),
        Some(better) => {
            let by = points(in_whole(better.by));
            let why = better.open.as_ref().map_or_else(String::new, why);
            format!("{made}. {} was better by {by}.{why}", turn(better, table))
        }
    }
}

/// A word that was left open is why.
fn why(open: &LiesOpen) -> String {
    let word = capitals(open.word);
    let to = some_of(open.to.iter().map(|to| capitals(*to)).collect(), NAMED);
    let unseen = count(open.unseen, "card", "cards");
    format!(" That left {word} open to {to}: {unseen} unseen.")
}

/// So many of the letters that would take a word are named.
const NAMED: usize = 5;

/// A turn as a thing that can be better.
fn turn(better: &Better, table: &Table) -> String {
    let each = better.plays.iter().enumerate();
    let plays =
        each.map(|(at, find)| play(find, better.plays.get(..at).unwrap_or_default(), table));
    let plays: Vec<String> = plays.collect();
    let total = better.plays.iter().map(Find::swing).sum();
    match plays.is_empty() {
        true => "Playing nothing".into(),
        false => format!("{} for {}", all_of(&plays), score(total)),
    }
}

/// A word, and what it is made from, as that lies after the plays before.
fn play(find: &Find, before: &[Find], table: &Table) -> String {
    let lies = |id| {
        let made = before.iter().rfind(|find| find.used.contains(id));
        let made = made.map(|find| find.word);
        made.or_else(|| table.word(*id).map(TableWord::word))
    };
    let from: Vec<String> = find.used.iter().filter_map(lies).map(capitals).collect();
    let word = capitals(find.word);
    match from.is_empty() {
        true => word,
        false => format!("{word} from {}", all_of(&from)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::one_letter_better::opponent::Finder;
    use crate::games::one_letter_better::rules::View;
    use crate::lexicon::{Level, Lexicon};
    use crate::table::SeatId;

    /// The best play of a hand, as if it brought so much.
    fn find(gain: i32) -> Find {
        let list = Lexicon::from_words([("quiz", Level::Common)]).unwrap();
        let view = View::set_out(&[], "Q U I Z", "").unwrap();
        let find = Finder::at(&view).find(&list).into_iter().next().unwrap();
        Find { gain, ..find }
    }

    #[test]
    fn the_review_tells_of_the_whole_turn() {
        let table = View::set_out(&[], "E", "").unwrap().table;
        let says = |made: &[&str], total, better: Option<(Vec<Find>, i32)>| {
            let made = made.iter().map(|made| made.parse().unwrap()).collect();
            let review = TurnReview {
                step: 1,
                seat: SeatId::FIRST,
                made,
                total,
                better: better.map(|(plays, by)| Better {
                    plays,
                    by,
                    known: true,
                    open: None,
                }),
            };
            reviewed(&review, &table)
        };
        let quiz = Some((vec![find(45)], 1_880));
        assert_eq!(
            says(&["prowl", "prowler", "itching"], 26, quiz),
            "PROWL, PROWLER and ITCHING made 26 together. QUIZ for 45 was better by about 19 points."
        );
        assert_eq!(
            says(&["at"], 56, None),
            "AT made 56. Nothing was clearly better."
        );
        assert_eq!(
            says(&["at"], 2, Some((Vec::new(), 120))),
            "AT made 2. Playing nothing was better by about 1 point."
        );
        // A word that was left open is why.
        let open = LiesOpen {
            word: "stare".parse().unwrap(),
            to: ["s", "d"].map(|to| to.parse().unwrap()).to_vec(),
            unseen: 6,
        };
        assert_eq!(
            why(&open),
            " That left STARE open to S and D: 6 cards unseen."
        );
        let many = LiesOpen {
            word: "star".parse().unwrap(),
            to: ["e", "k", "s", "t", "ed", "ing", "er"]
                .map(|to| to.parse().unwrap())
                .to_vec(),
            unseen: 21,
        };
        assert_eq!(
            why(&many),
            " That left STAR open to E, K, S, T, ED and 2 more: 21 cards unseen."
        );
        // It wins the round besides.
        assert_eq!(
            says(&["at"], 2, Some((vec![find(45)], 16_757))),
            "AT made 2. QUIZ for 45 was better by more than 50 points."
        );
    }
}
