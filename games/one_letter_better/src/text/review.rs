//! Texts of the review: what each turn made, and what would have been better.

use super::table::score_text;
use crate::bots::ExposedWord;
use crate::screen::{BetterPlay, BetterTurnFacts, Improvement, TurnFacts};
use screen::text::list::{list_all, list_some};
use screen::text::phrase::{capitals, count};

pub const REVIEW_INTRO: &str = "What Ace would have done, turn by turn.";

/// What a turn made, and what would clearly have been better, if anything.
pub fn describe_review(fact: &TurnFacts) -> String {
    let made: Vec<String> = fact.made.iter().map(|made| capitals(*made)).collect();
    let scored = score_text(fact.scored);
    let made = match made.as_slice() {
        [] => "No word".to_owned(),
        [one] => format!("{one} made {scored}"),
        several => format!("{} made {scored} together", list_all(several)),
    };
    match &fact.better {
        None => format!("{made}. Nothing was clearly better."),
        Some(better) => {
            let how = match better.how {
                Improvement::Target => "would have reached the target".to_owned(),
                Improvement::Points(by) => {
                    format!(
                        "was better by {}",
                        count(by.unsigned_abs() as usize, "point", "points")
                    )
                }
                Improvement::Leaves => "was clearly better".to_owned(),
            };
            let why = better
                .open
                .as_ref()
                .map_or_else(String::new, exposed_reason);
            format!("{made}. {} {how}.{why}", better_turn(better))
        }
    }
}

/// Explains that the turn left a word open.
fn exposed_reason(open: &ExposedWord) -> String {
    let word = capitals(open.word);
    let to = list_some(open.to.iter().map(|to| capitals(*to)).collect(), MAX_NAMED);
    let unseen = count(open.unseen, "card", "cards");
    format!(" That left {word} open to {to}: {unseen} unseen.")
}

/// Most letters named among those that would steal a word.
const MAX_NAMED: usize = 5;

/// A turn, as the subject of "was better".
fn better_turn(better: &BetterTurnFacts) -> String {
    let plays: Vec<String> = better.plays.iter().map(better_play).collect();
    if plays.is_empty() {
        "Playing nothing".into()
    } else {
        format!("{} for {}", list_all(&plays), score_text(better.scores))
    }
}

/// A word, and the words it is made from.
fn better_play(play: &BetterPlay) -> String {
    let word = capitals(play.word);
    let from: Vec<String> = play.from.iter().map(|word| capitals(*word)).collect();
    if from.is_empty() {
        word
    } else {
        format!("{word} from {}", list_all(&from))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lexicon::Word;

    fn word(text: &str) -> Word {
        text.parse().unwrap()
    }

    fn says(made: &[&str], scored: i32, better: Option<(&[&str], i32, Improvement)>) -> String {
        let better = better.map(|(plays, scores, how)| BetterTurnFacts {
            plays: plays
                .iter()
                .map(|play| BetterPlay {
                    word: word(play),
                    from: Vec::new(),
                })
                .collect(),
            scores,
            how,
            open: None,
        });
        describe_review(&TurnFacts {
            made: made.iter().map(|made| word(made)).collect(),
            scored,
            better,
        })
    }

    /// The review once said "RAPIDER for 28 was better by more than 50 points".
    #[test]
    fn reaching_the_target_is_not_reported_as_a_point_difference() {
        assert_eq!(
            says(&["at"], 2, Some((&["rapider"], 28, Improvement::Target))),
            "AT made 2. RAPIDER for 28 would have reached the target."
        );
        assert_eq!(
            says(
                &["at"],
                2,
                Some((&["rapider"], 28, Improvement::Points(26)))
            ),
            "AT made 2. RAPIDER for 28 was better by 26 points."
        );
        assert_eq!(
            says(&["at"], 2, Some((&[], 0, Improvement::Leaves))),
            "AT made 2. Playing nothing was clearly better."
        );
    }

    #[test]
    fn the_review_covers_the_whole_turn() {
        assert_eq!(
            says(
                &["prowl", "prowler", "itching"],
                44,
                Some((&["quiz"], 45, Improvement::Points(1)))
            ),
            "PROWL, PROWLER and ITCHING made 44 together. QUIZ for 45 was better by 1 point."
        );
        assert_eq!(
            says(&["at"], 56, None),
            "AT made 56. Nothing was clearly better."
        );
        assert_eq!(
            better_play(&BetterPlay {
                word: word("timer"),
                from: vec![word("time")]
            }),
            "TIMER from TIME"
        );
    }

    #[test]
    fn the_review_names_a_word_left_open_as_the_reason() {
        let open = ExposedWord {
            word: word("stare"),
            to: ["s", "d"].map(word).to_vec(),
            unseen: 6,
        };
        assert_eq!(
            exposed_reason(&open),
            " That left STARE open to S and D: 6 cards unseen."
        );
        let many = ExposedWord {
            word: word("star"),
            to: ["e", "k", "s", "t", "ed", "ing", "er"].map(word).to_vec(),
            unseen: 21,
        };
        assert_eq!(
            exposed_reason(&many),
            " That left STAR open to E, K, S, T, ED and 2 more: 21 cards unseen."
        );
    }
}
