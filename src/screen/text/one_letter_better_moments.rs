//! One Letter Better's great moments: challenges and their verdicts, the end of rounds and of the
//! match, solo, the review.

use super::list::all_of;
use super::one_letter_better_play::points;
use super::phrase::{capitals, name};
use crate::games::one_letter_better::{Best, Line, Made, Played, RoundResult};
use crate::table::{Seat, SeatId};

/// The words that may be challenged.
pub const DOUBTED: &str = "The words of this turn";
/// Goes back from a challenge.
pub const NEVER_MIND: &str = "Never mind";
/// What becomes of the cards of a word that is none (O32).
pub const UNDONE: &str = "Its cards are back in the hand, and all that was stolen lies as before.";
/// Heads what the hands cost.
pub const HANDS: &str = "What is left in the hands";
/// The match so far.
pub const SO_FAR: &str = "The match so far";
/// The scores at the end.
pub const FINAL_SCORES: &str = "Final scores";
/// Heads the best plays.
pub const BEST_PLAYS: &str = "Best plays";
/// Leads to the review.
pub const REVIEW: &str = "What could have been";
/// What the review is.
pub const REVIEW_SAYS: &str = "Turn by turn, the best play that there was.";
/// Begins it.
pub const LOOK: &str = "Look through this round";
/// It is on its way.
pub const LOOKING: &str = "Looking through the round";
/// Cancels it.
pub const STOP: &str = "Stop";
/// It did not come.
pub const FAILED: &str = "The round could not be looked through. Try once more.";

/// Challenges a word.
pub fn challenge(made: &Made) -> String {
    format!("Challenge {}", capitals(made.word()))
}

/// What a challenge is about, before it is made (O31, O32).
pub fn stakes(played: &Played, maker: &str) -> String {
    let made = &played.made;
    let gain = points(made.gain.max(0));
    format!(
        "If {} is a word, {maker} scores {gain} once more. If it is none, whoever challenges it \
         scores {gain}, and it is undone.",
        capitals(made.word())
    )
}

/// Makes the challenge.
pub fn challenges(name: &str) -> String {
    format!("{name} challenges it")
}

/// A word that was challenged in vain.
pub fn stands(by: &str) -> String {
    format!("Challenged by {by}: it is a word.")
}

/// Lets the words stand.
pub fn lets_stand(name: &str) -> String {
    format!("{name} lets them stand")
}

/// Lets the words stand and takes the device.
pub fn takes_over(name: &str) -> String {
    format!("I am {name}: they stand")
}

/// The verdict of the list, and whether the word is good.
pub fn verdict(line: &Line) -> Option<(String, bool)> {
    match line {
        Line::Challenged {
            word: made, good, ..
        } => {
            let made = capitals(*made);
            Some(match good {
                true => (format!("{made} is a word"), true),
                false => (format!("{made} is no word"), false),
            })
        }
        _ => None,
    }
}

/// A round is over.
pub fn round_over(number: usize, names: &[String]) -> String {
    match names {
        [] => format!("Round {number} is over"),
        names => format!("Round {number} goes to {}", all_of(names)),
    }
}

/// What a seat has of a round.
pub fn round_score(result: &RoundResult, seat: SeatId) -> String {
    let of = |list: &[i32]| list.get(seat.index()).copied().unwrap_or_default();
    let (made, paid) = (of(&result.points), of(&result.penalties));
    match paid {
        0 => format!("{made} with words").replace('-', "−"),
        paid => {
            let score = result.score(seat);
            format!("{made} with words − {paid} = {score}").replace('-', "−")
        }
    }
}

/// What a card costs.
pub fn costs(cost: i32) -> String {
    points(-cost)
}

/// Who won.
pub fn won(names: &[String]) -> String {
    match names {
        [] => "The match is over.".into(),
        [one] => format!("{one} wins."),
        all => format!("{} share the win.", all_of(all)),
    }
}

/// A solo game's score (O36).
pub fn solo(score: i32) -> String {
    match score {
        1 => "1 point".into(),
        score => format!("{} points", score.to_string().replace('-', "−")),
    }
}

/// How it stands to the best one.
pub fn best(best: Option<&Best>, score: i32, entered: bool) -> String {
    match best {
        Some(best) if entered && best.points == score => "That is your best so far.".into(),
        Some(best) => format!("Your best is {}, of {}.", solo(best.points), best.day),
        None => String::new(),
    }
}

/// One of the best plays.
pub fn best_play(made: &Made, maker: SeatId, seats: &[Seat]) -> String {
    let maker = name(seats, maker);
    format!(
        "{maker}: {} for {}",
        capitals(made.word()),
        points(made.gain)
    )
}

/// A turn of the review.
pub fn turn_of(number: usize, name: &str) -> String {
    format!("{number}. {name}")
}

/// How much was missed in a round.
pub fn missed(turns: usize) -> String {
    match turns {
        0 => "Nobody missed a thing.".into(),
        1 => "In one turn there was something better.".into(),
        turns => format!("In {turns} turns there was something better."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_is_won_by_name() {
        let names = |all: &[&str]| won(&all.iter().map(|one| (*one).into()).collect::<Vec<_>>());
        assert_eq!(names(&["Ada"]), "Ada wins.");
        assert_eq!(names(&["Ada", "Bo"]), "Ada and Bo share the win.");
    }

    #[test]
    fn a_solo_score_may_be_below_zero() {
        assert_eq!(
            [1, 212, -4].map(solo),
            ["1 point", "212 points", "−4 points"]
        );
    }
}
