//! Texts of the review: what each turn made, and what would have been better.

use super::table::score;
use crate::bots::LiesOpen;
use crate::screen::{BetterTurn, How, Play, Reviewed};
use screen::text::list::{all_of, some_of};
use screen::text::phrase::{capitals, count};

pub const REVIEW_SAYS: &str = "What the Ace would have done, turn by turn.";

/// What a turn made, and what would clearly have been better, if anything.
pub fn reviewed(fact: &Reviewed) -> String {
    let made: Vec<String> = fact.made.iter().map(|made| capitals(*made)).collect();
    let scored = score(fact.scored);
    let made = match made.as_slice() {
        [] => "No word".to_owned(),
        [one] => format!("{one} made {scored}"),
        several => format!("{} made {scored} together", all_of(several)),
    };
    match &fact.better {
        None => format!("{made}. Nothing was clearly better."),
        Some(better) => {
            let how = match better.how {
                How::Target => "would have reached the target".to_owned(),
                How::Points(by) => {
                    format!(
                        "was better by {}",
                        count(by.unsigned_abs() as usize, "point", "points")
                    )
                }
                How::Leaves => "was clearly better".to_owned(),
            };
            let why = better.open.as_ref().map_or_else(String::new, why);
            format!("{made}. {} {how}.{why}", turn(better))
        }
    }
}

/// Explains that the turn left a word open.
fn why(open: &LiesOpen) -> String {
    let word = capitals(open.word);
    let to = some_of(open.to.iter().map(|to| capitals(*to)).collect(), NAMED);
    let unseen = count(open.unseen, "card", "cards");
    format!(" That left {word} open to {to}: {unseen} unseen.")
}

/// Most letters named among those that would steal a word.
const NAMED: usize = 5;

/// A turn, as the subject of "was better".
fn turn(better: &BetterTurn) -> String {
    let plays: Vec<String> = better.plays.iter().map(play).collect();
    match plays.is_empty() {
        true => "Playing nothing".into(),
        false => format!("{} for {}", all_of(&plays), score(better.scores)),
    }
}

/// A word, and the words it is made from.
fn play(play: &Play) -> String {
    let word = capitals(play.word);
    let from: Vec<String> = play.from.iter().map(|word| capitals(*word)).collect();
    match from.is_empty() {
        true => word,
        false => format!("{word} from {}", all_of(&from)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lexicon::Word;

    fn word(text: &str) -> Word {
        text.parse().unwrap()
    }

    fn says(made: &[&str], scored: i32, better: Option<(&[&str], i32, How)>) -> String {
        let better = better.map(|(plays, scores, how)| BetterTurn {
            plays: plays
                .iter()
                .map(|play| Play {
                    word: word(play),
                    from: Vec::new(),
                })
                .collect(),
            scores,
            how,
            open: None,
        });
        reviewed(&Reviewed {
            made: made.iter().map(|made| word(made)).collect(),
            scored,
            better,
        })
    }

    /// The review once said "RAPIDER for 28 was better by more than 50 points".
    #[test]
    fn reaching_the_target_is_not_reported_as_a_point_difference() {
        assert_eq!(
            says(&["at"], 2, Some((&["rapider"], 28, How::Target))),
            "AT made 2. RAPIDER for 28 would have reached the target."
        );
        assert_eq!(
            says(&["at"], 2, Some((&["rapider"], 28, How::Points(26)))),
            "AT made 2. RAPIDER for 28 was better by 26 points."
        );
        assert_eq!(
            says(&["at"], 2, Some((&[], 0, How::Leaves))),
            "AT made 2. Playing nothing was clearly better."
        );
    }

    #[test]
    fn the_review_covers_the_whole_turn() {
        assert_eq!(
            says(
                &["prowl", "prowler", "itching"],
                44,
                Some((&["quiz"], 45, How::Points(1)))
            ),
            "PROWL, PROWLER and ITCHING made 44 together. QUIZ for 45 was better by 1 point."
        );
        assert_eq!(
            says(&["at"], 56, None),
            "AT made 56. Nothing was clearly better."
        );
        assert_eq!(
            play(&Play {
                word: word("timer"),
                from: vec![word("time")]
            }),
            "TIMER from TIME"
        );
    }

    #[test]
    fn the_review_names_a_word_left_open_as_the_reason() {
        let open = LiesOpen {
            word: word("stare"),
            to: ["s", "d"].map(word).to_vec(),
            unseen: 6,
        };
        assert_eq!(
            why(&open),
            " That left STARE open to S and D: 6 cards unseen."
        );
        let many = LiesOpen {
            word: word("star"),
            to: ["e", "k", "s", "t", "ed", "ing", "er"].map(word).to_vec(),
            unseen: 21,
        };
        assert_eq!(
            why(&many),
            " That left STAR open to E, K, S, T, ED and 2 more: 21 cards unseen."
        );
    }
}
