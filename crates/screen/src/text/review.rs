//! Texts of the review of a game: the curve of chances, where the chances came from, and moments to
//! remember.

use super::list::all_of;
use super::phrase::count;
use super::you::{does, whose_first};
use crate::review::Done;
use crate::trying::Verdict;
use game::account::{Kind, Sum};

/// Singular and plural of what a table counts. `None` where the review's number contains more than
/// points, such as who wins the round.
pub type Unit = Option<(&'static str, &'static str)>;
/// Unit of games that count points.
pub const POINTS: Unit = Some(("point", "points"));

/// Labels of the review of a round: the button that starts it, and the progress message.
pub const OF_ROUND: [&str; 2] = ["Look through the round", "Looking through the round"];
/// Labels of the review of a whole game: the button that starts it, and the progress message.
pub const OF_GAME: [&str; 2] = ["Look through the game", "Looking through the game"];
/// Heading of the choice of the player whose review is shown.
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

/// Label of the button that puts a moment on the table to be tried again.
pub const TRY_IT: &str = "Try it";
pub const AGAIN: &str = "Try again";
pub const NEXT: &str = "Next moment";
pub const TO_REVIEW: &str = "Back to the review";
pub const JUDGING: &str = "Let’s see …";
pub const NOT_JUDGED: &str = "That couldn’t be judged. Try again.";

/// Says by how many points something was better, only as precisely as is meaningful.
pub fn points(by: usize) -> String {
    match by {
        0..=50 => format!("about {}", count(by, "point", "points")),
        _ => "more than 50 points".into(),
    }
}

/// Compares an attempt with the best play and with what was played. `unit`: singular and plural.
pub fn verdict(verdict: Verdict, unit: Unit) -> String {
    let short = |by: usize| match unit {
        _ if by > 50 => "far short of the best".to_owned(),
        Some((one, more)) => format!("{} short of the best", count(by, one, more)),
        None => "short of the best".to_owned(),
    };
    match verdict {
        Verdict::Best => "That’s as good as the best.".into(),
        Verdict::Better(by) => format!("Better than what was played, {}.", short(by)),
        Verdict::Same(by) => format!("As good as what was played, {}.", short(by)),
        Verdict::Worse(by) => format!("What was played is better. This is {}.", short(by)),
    }
}

/// Says what was played in the game, and what would have been better.
pub fn in_the_game(says: &str) -> String {
    format!("In the game: {says}")
}

/// Heading of the curve of a player's chances of winning.
pub fn chance_of(who: &str) -> String {
    format!("{} chance of winning", whose_first(who))
}

/// Says what a moment is remembered for.
pub const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Find => "Best turn",
        Kind::Miss => "The one that got away",
        Kind::Luck => "Biggest turn of luck",
    }
}

/// Label of a miss before its answer is shown. `known`: an everyday word was missed.
pub const fn missed(known: bool) -> &'static str {
    match known {
        true => "Everyday words would have done",
        false => "There was a better turn",
    }
}

/// Formats a change of chances in hundredths as a percentage with its sign.
pub fn by(hundredths: i32) -> String {
    match hundredths {
        0 => "0%".into(),
        more @ 1.. => format!("+{more}%"),
        less => format!("−{}%", less.unsigned_abs()),
    }
}

/// Labels of the bars of an account. `luck` names what luck consists of at this table.
pub fn bars(who: &str, luck: &str) -> [String; 5] {
    let choices = format!("{} choices", whose_first(who));
    let others = "The other players".to_owned();
    let [start, luck, end] = ["At the start", luck, "At the end"].map(str::to_owned);
    [start, choices, luck, others, end]
}

/// Formats a number of an account with its sign.
pub fn signed(number: i32) -> String {
    match number {
        0.. => format!("+{number}"),
        less => format!("−{}", less.unsigned_abs()),
    }
}

/// Returns the review's first sentences: what the player did well.
pub fn well_done(who: &str, find: Option<(&Done, i32)>, sum: Option<Sum>) -> String {
    let mut says = Vec::new();
    if let Some(Sum { start, choices, .. }) = sum.filter(|sum| sum.choices > 0) {
        // "Chose" has the same form for "You" and for names.
        says.push(format!(
            "{who} chose well: {} chances in 100 instead of {start}.",
            start + choices
        ));
    }
    if let Some((done, by)) = find.filter(|(_, by)| *by > 0) {
        let best = match done.words.is_empty() {
            // What was done includes the player's name.
            true => kind(Kind::Find).to_owned(),
            false => format!("{} best turn", whose_first(who)),
        };
        let chances = count(by.unsigned_abs() as usize, "chance", "chances");
        says.push(format!(
            "{best}: {}, worth {chances} in 100.",
            in_short(done)
        ));
    }
    if says.is_empty() {
        says.push(does(who, "has played to the end."));
    }
    says.join(" ")
}

/// Says what was played in a turn, in a few words.
pub fn in_short(done: &Done) -> String {
    match (done.words.is_empty(), done.points) {
        (true, _) => done.says.clone(),
        (false, Some(points)) => format!("{} ({points})", all_of(&done.words)),
        (false, None) => all_of(&done.words),
    }
}

/// Says what was played in a turn, with the player's name exactly once.
pub fn who_did(who: Option<&str>, done: &Done) -> String {
    match who {
        Some(who) if !done.words.is_empty() => format!("{who}: {}", in_short(done)),
        _ => in_short(done),
    }
}

/// Says what chances the player's choices alone would have given.
pub fn with_even_luck(who: &str, sum: Sum) -> String {
    let alone = sum.start + sum.choices;
    format!(
        "With even luck, {} choices gave {alone} chances in 100.",
        super::you::whose(who)
    )
}

/// Describes the curve of chances in one sentence, for screen readers.
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
    use crate::text::set_up::YOU;

    const SUM: Sum = Sum {
        start: 25,
        choices: 16,
        cards: -30,
        others: -11,
        end: 0,
    };

    fn done(words: &[&str], says: &str) -> Done {
        Done {
            seat: None,
            step: 1,
            words: words.iter().map(|word| (*word).to_owned()).collect(),
            points: (!words.is_empty()).then_some(23),
            says: says.to_owned(),
        }
    }

    /// Once shown as "The Deuce: The Deuce discarded 4 cards".
    #[test]
    fn a_turn_names_its_player_once() {
        let made = done(&["EN"], "");
        assert_eq!(who_did(Some("The Deuce"), &made), "The Deuce: EN (23)");
        let discarded = done(&[], "The Deuce discarded 4 cards");
        let told = who_did(Some("The Deuce"), &discarded);
        assert_eq!(told, "The Deuce discarded 4 cards");
        assert_eq!(who_did(None, &made), "EN (23)");
    }

    #[test]
    fn a_review_begins_with_what_was_done_well() {
        let (timers, drew) = (done(&["TIMERS", "EN"], ""), done(&[], "Ada drew"));
        let find = Some((&timers, 14));
        assert_eq!(
            well_done("Ada", find, Some(SUM)),
            "Ada chose well: 41 chances in 100 instead of 25. Ada’s best turn: TIMERS and EN (23), worth 14 chances in 100."
        );
        assert_eq!(
            well_done("Ada", Some((&drew, 1)), None),
            "Best turn: Ada drew, worth 1 chance in 100."
        );
        let bad = Sum { choices: -8, ..SUM };
        assert_eq!(
            well_done(YOU, find, Some(bad)),
            "Your best turn: TIMERS and EN (23), worth 14 chances in 100."
        );
        assert_eq!(well_done(YOU, None, None), "You have played to the end.");
        assert_eq!(
            with_even_luck(YOU, SUM),
            "With even luck, your choices gave 41 chances in 100."
        );
    }

    #[test]
    fn an_attempt_says_how_far_it_is_short_of_the_best() {
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
            "What was played is better. This is far short of the best."
        );
        assert_eq!(
            verdict(Verdict::Better(6), None),
            "Better than what was played, short of the best."
        );
        assert_eq!(
            verdict(Verdict::Worse(2), Some(("card", "cards"))),
            "What was played is better. This is 2 cards short of the best."
        );
    }

    #[test]
    fn the_curve_is_read_out_in_one_sentence() {
        assert_eq!(
            heard("Ada", 25, &[(Kind::Find, 43), (Kind::Luck, 12)], 0),
            "Ada’s chance of winning in 100: 25 at the start, 43 after the best turn, 12 after the biggest turn of luck, 0 at the end."
        );
        assert_eq!([by(14), by(-12), by(0)], ["+14%", "−12%", "0%"]);
        assert_eq!([signed(16), signed(-41)], ["+16", "−41"]);
    }
}
