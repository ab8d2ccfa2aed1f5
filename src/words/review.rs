//! The review of a game: the curve of chances, where they came from, and moments to remember.

#![allow(missing_docs, reason = "each sentence says what it is for")]

use super::phrase::{count, sentence};
use super::you::{does, whose, whose_first};
use crate::desk::trying::Verdict;
use crate::table::account::{Kind, Sum};

/// What is counted at a table: one of it, and several.
pub type Unit = (&'static str, &'static str);
/// Where points are.
pub const POINTS: Unit = ("point", "points");

/// Begins the review of a round, and is told as it goes on.
pub const OF_ROUND: [&str; 2] = ["Look through the round", "Looking through the round"];
/// The same of a whole game.
pub const OF_GAME: [&str; 2] = ["Look through the game", "Looking through the game"];
/// Heads the choice of whose review is shown.
pub const WHOSE: &str = "Whose game";
pub const CAME_FROM: &str = "Choices and luck";
pub const MOMENTS: &str = "Moments to remember";
pub const TURN_BY_TURN: &str = "Turn by turn";
pub const TURN: &str = "Turn";
pub const PLAYED: &str = "Played";
pub const CHANCE: &str = "Chance";
pub const ON_THE_TABLE: &str = "See it on the table";
pub const ANSWER: &str = "Show the answer";
pub const WHAT_WOULD_YOU: &str = "What would you play here?";

/// Lays a moment on the table to be tried again.
pub const TRY_IT: &str = "Try it";
pub const AGAIN: &str = "Try again";
pub const NEXT: &str = "Next moment";
pub const TO_REVIEW: &str = "Back to the review";
pub const JUDGING: &str = "Let’s see …";
pub const NOT_JUDGED: &str = "That couldn’t be judged. Try again.";

/// How much, no finer than it says something: what is beyond 50 has who wins in it.
fn much(by: usize, unit: Unit) -> String {
    match by {
        0..=50 => count(by, unit.0, unit.1),
        _ => format!("more than 50 {}", unit.1),
    }
}

/// By how many points something was better.
#[must_use]
pub fn points(by: usize) -> String {
    let about = if by > 50 { "" } else { "about " };
    format!("{about}{}", much(by, POINTS))
}

/// How an attempt compares to the best and to what was done. `unit`: one point, and several.
#[must_use]
pub fn verdict(verdict: Verdict, unit: Unit) -> String {
    let short = |by| format!("{} short of the best", much(by, unit));
    match verdict {
        Verdict::Best => "That’s as good as the best.".into(),
        Verdict::Better(by) => format!("Better than what was played, {}.", short(by)),
        Verdict::Same(by) => format!("As good as what was played, {}.", short(by)),
        Verdict::Worse(by) => format!("What was played is better. This is {}.", short(by)),
    }
}

/// What was done in the game, and what would have been better.
#[must_use]
pub fn in_the_game(says: &str) -> String {
    format!("In the game: {says}")
}

/// Heads the curve.
#[must_use]
pub fn chance_of(who: &str) -> String {
    format!("{} chance of winning", whose_first(who))
}

/// What a moment is remembered for.
#[must_use]
pub const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Find => "Best turn",
        Kind::Miss => "The one that got away",
        Kind::Luck => "Biggest turn of luck",
    }
}

/// What a miss is called before its answer is shown.
#[must_use]
pub const fn missed(known: bool) -> &'static str {
    match known {
        true => "Everyday words would have done",
        false => "There was a better turn",
    }
}

/// By how many chances in a hundred.
#[must_use]
pub fn by(hundredths: i32) -> String {
    match hundredths {
        0 => "0%".into(),
        more @ 1.. => format!("+{more}%"),
        less => format!("−{}%", less.unsigned_abs()),
    }
}

/// The bars of an account: what each is called. `luck` is what it lies in at this table.
#[must_use]
pub fn bars(who: &str, luck: &str) -> [String; 5] {
    let choices = format!("{} choices", whose_first(who));
    let others = "The other players".to_owned();
    let [start, luck, end] = ["At the start", luck, "At the end"].map(str::to_owned);
    [start, choices, luck, others, end]
}

/// A number of an account, with its sign.
#[must_use]
pub fn signed(number: i32) -> String {
    match number {
        0.. => format!("+{number}"),
        less => format!("−{}", less.unsigned_abs()),
    }
}

/// What is said first: what was done well. The best turn is a word that was made, or a whole clause.
#[must_use]
pub fn well_done(who: &str, find: Option<(BestTurn<'_>, i32)>, sum: Option<Sum>) -> String {
    let mut says = Vec::new();
    if let Some(sum) = sum.filter(|sum| sum.choices > 0) {
        let what = format!(
            "chose well: {} chances in 100 more than usual.",
            sum.choices
        );
        // "Chose" is the same of everybody.
        says.push(format!("{who} {what}"));
    }
    if let Some((what, by)) = find {
        says.push(match what {
            BestTurn::Made(words) => {
                let whose = whose_first(who);
                format!("{whose} best turn was {words}: {by} chances in 100.")
            }
            BestTurn::Did(clause) => {
                let clause = sentence(clause);
                format!("{clause}: {by} chances in 100, {} best turn.", whose(who))
            }
        });
    }
    if says.is_empty() {
        says.push(does(who, "has played to the end."));
    }
    says.join(" ")
}

/// A best turn, as its row of the history has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BestTurn<'r> {
    /// The words made in it.
    Made(&'r str),
    /// What was done, as a clause.
    Did(&'r str),
}

/// What the choices alone would have come to.
#[must_use]
pub fn with_even_luck(who: &str, sum: Sum) -> String {
    let alone = (sum.start + sum.choices).clamp(0, 100);
    format!(
        "With even luck, {} choices gave {alone} chances in 100.",
        whose(who)
    )
}

/// The curve for those who hear it.
#[must_use]
pub fn heard(who: &str, start: i32, moments: &[(Kind, i32)], end: i32) -> String {
    let each = moments.iter().map(|(of, chance)| {
        let of = match of {
            Kind::Find => "after the best turn",
            Kind::Miss => "after the one that got away",
            Kind::Luck => "after the biggest turn of luck",
        };
        format!("{chance} {of}")
    });
    let mut all = vec![format!("{start} at the start")];
    all.extend(each);
    all.push(format!("{end} at the end"));
    format!("{} in 100: {}.", chance_of(who), all.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::set_up::YOU;

    const SUM: Sum = Sum {
        start: 25,
        choices: 16,
        cards: -30,
        others: -11,
        end: 0,
    };

    #[test]
    fn what_was_done_well_is_said_first() {
        let find = Some((BestTurn::Made("TIMERS (23)"), 14));
        assert_eq!(
            well_done("Ada", find, Some(SUM)),
            "Ada chose well: 16 chances in 100 more than usual. Ada’s best turn was TIMERS (23): 14 chances in 100."
        );
        let bad = Sum { choices: -8, ..SUM };
        assert_eq!(
            well_done(YOU, find, Some(bad)),
            "Your best turn was TIMERS (23): 14 chances in 100."
        );
        let claimed = Some((BestTurn::Did("You claimed IN, breaking FLU"), 14));
        assert_eq!(
            well_done(YOU, claimed, None),
            "You claimed IN, breaking FLU: 14 chances in 100, your best turn."
        );
        assert_eq!(well_done(YOU, None, None), "You have played to the end.");
        assert_eq!(
            with_even_luck(YOU, SUM),
            "With even luck, your choices gave 41 chances in 100."
        );
    }

    #[test]
    fn an_attempt_is_told_by_what_it_is_short_of() {
        let says = |of| verdict(of, POINTS);
        assert_eq!(says(Verdict::Best), "That’s as good as the best.");
        assert_eq!(
            says(Verdict::Better(6)),
            "Better than what was played, 6 points short of the best."
        );
        assert_eq!(
            says(Verdict::Same(1)),
            "As good as what was played, 1 point short of the best."
        );
        assert_eq!(
            says(Verdict::Worse(168)),
            "What was played is better. This is more than 50 points short of the best."
        );
        assert_eq!(
            verdict(Verdict::Worse(2), ("card", "cards")),
            "What was played is better. This is 2 cards short of the best."
        );
    }

    #[test]
    fn the_curve_is_heard_in_one_sentence() {
        assert_eq!(
            heard("Ada", 25, &[(Kind::Find, 43), (Kind::Luck, 12)], 0),
            "Ada’s chance of winning in 100: 25 at the start, 43 after the best turn, 12 after the biggest turn of luck, 0 at the end."
        );
        assert_eq!([by(14), by(-12), by(0)], ["+14%", "−12%", "0%"]);
        assert_eq!([signed(16), signed(-41)], ["+16", "−41"]);
    }
}
