//! Texts for the special moments of the game: challenges and their verdicts, the end of rounds and
//! of the match, solo scores, the review.

use super::play::points;
use game::{Day, Seat, SeatId};
use one_letter_better_rules::{BestScore, DayAttempt, LogEntry, RoundResult, TurnPlay, WordPlay};
use screen::text::phrase::{capitals, name};
use screen::text::set_up::YOU;
pub use screen::text::table::{FINAL_SCORES, SO_FAR, won};
use screen::text::you::{list_people, mid_sentence_name, player_does, then_player_does};

/// The name of the luck share in the account of a game.
pub const LUCK: &str = "The cards";
pub const TURN_WORDS: &str = "This turn’s words";
pub const NEVER_MIND: &str = "Never mind";
pub const HANDS_LEFT: &str = "Cards left in hand";
pub const BEST_PLAYS: &str = "Best plays";
/// Button that challenges a word.
pub fn challenge_button(made: &WordPlay) -> String {
    format!("Challenge {}", capitals(made.word()))
}

/// What is at stake in a challenge, shown before it is made (O31, O32).
pub fn challenge_stakes(played: &TurnPlay, maker: &str) -> String {
    let made = &played.made;
    let gain = points(made.gain.max(0));
    format!(
        "If {} is a word, {} {gain} again. If it isn’t, the challenger scores {gain} and it’s undone.",
        capitals(made.word()),
        then_player_does(maker, "scores")
    )
}

/// Button with which a player makes the challenge.
pub fn challenger_button(name: &str) -> String {
    player_does(name, "challenges it")
}

/// Note on a word that withstood a challenge.
pub fn withstood_note(by: &str) -> String {
    format!("Challenged by {}: it’s a word.", mid_sentence_name(by))
}

/// Button with which a player accepts the words.
pub fn accept_button(name: &str) -> String {
    player_does(name, "lets them stand")
}

/// Button with which a player accepts the words and takes the device.
pub fn accept_and_take_over(name: &str) -> String {
    match name {
        YOU => "Let them stand".into(),
        name => format!("I am {name}: they stand"),
    }
}

/// The word list's verdict, and whether the word is good.
pub fn verdict(line: &LogEntry) -> Option<(String, bool)> {
    match line {
        LogEntry::Challenged {
            word: made, good, ..
        } => {
            let made = capitals(*made);
            Some(if *good {
                (format!("{made} is a word"), true)
            } else {
                (format!("{made} isn’t a word"), false)
            })
        }
        _ => None,
    }
}

pub fn round_over(number: usize, names: &[String]) -> String {
    match names {
        [] => format!("Round {number} is over"),
        names => format!("Round {number} goes to {}", list_people(names)),
    }
}

/// A seat's score for a round: what its words brought, and what its cards cost.
pub fn round_score(result: &RoundResult, seat: SeatId) -> String {
    let of = |list: &[i32]| list.get(seat.index()).copied().unwrap_or_default();
    let (made, paid) = (of(&result.points), of(&result.penalties));
    match paid {
        0 => format!("{made} from words").replace('-', "−"),
        paid => {
            let score = result.score(seat);
            format!("{made} from words − {paid} for cards left = {score}").replace('-', "−")
        }
    }
}

/// The cost of a card left in hand.
pub fn card_cost(cost: i32) -> String {
    points(-cost)
}

/// The score of a solo game (O36).
pub fn solo_score(score: i32) -> String {
    match score {
        1 => "1 point".into(),
        score => format!("{} points", score.to_string().replace('-', "−")),
    }
}

/// How a score compares with the best one.
pub fn best_comparison(best: Option<&BestScore>, score: i32, entered: bool) -> String {
    match best {
        Some(best) if entered && best.points == score => "That’s your best so far.".into(),
        Some(best) => format!("Your best is {}, on {}.", solo_score(best.points), best.day),
        None => String::new(),
    }
}

/// The score with the deck of a day; `counts` if this was the first game with it (O36).
pub fn day_score(day: Day, tried: DayAttempt, counts: bool) -> String {
    match (tried, counts) {
        (_, true) => format!("Your score with the deck of {day}."),
        (DayAttempt::Scored(first), false) => {
            format!(
                "Only your first try with the deck of {day} counts: {}.",
                solo_score(first)
            )
        }
        (_, false) => format!("Only your first try with the deck of {day} counts."),
    }
}

/// Text for one of the best plays.
pub fn best_play(made: &WordPlay, maker: SeatId, seats: &[Seat]) -> String {
    let maker = name(seats, maker);
    format!(
        "{maker}: {} for {}",
        capitals(made.word()),
        points(made.gain)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::SeatSet;
    use one_letter_better_rules::RoundEnd;

    #[test]
    fn the_result_of_a_match_names_its_winners() {
        let names = |all: &[&str]| won(&all.iter().map(|one| (*one).into()).collect::<Vec<_>>());
        assert_eq!(names(&["Ada"]), "Ada wins.");
        assert_eq!(names(&["Ada", "Bo"]), "Ada and Bo share the win.");
    }

    #[test]
    fn o34_a_round_score_names_what_paid_and_what_cost() {
        let result = RoundResult {
            end: RoundEnd::Target,
            top: SeatSet::EMPTY,
            points: vec![104, -3],
            hands: vec![Vec::new(), Vec::new()],
            penalties: vec![0, 11],
        };
        let says = |seat| round_score(&result, SeatId::new(seat));
        assert_eq!(says(0), "104 from words");
        assert_eq!(says(1), "−3 from words − 11 for cards left = −14");
    }

    #[test]
    fn o36_only_the_first_try_with_the_deck_of_a_day_counts() {
        let day: Day = "2025-01-31".parse().unwrap();
        let first = DayAttempt::Scored(212);
        assert_eq!(
            day_score(day, first, true),
            "Your score with the deck of 2025-01-31."
        );
        assert_eq!(
            day_score(day, first, false),
            "Only your first try with the deck of 2025-01-31 counts: 212 points."
        );
        assert_eq!(
            day_score(day, DayAttempt::Begun, false),
            "Only your first try with the deck of 2025-01-31 counts."
        );
    }

    #[test]
    fn a_solo_score_may_be_below_zero() {
        assert_eq!(
            [1, 212, -4].map(solo_score),
            ["1 point", "212 points", "−4 points"]
        );
    }
}
