//! Texts of the review of a game: the curve of chances, where the chances came from, and moments to
//! remember.

use super::list::list_all;
use super::phrase::count;
use super::you::{player_does, possessive_at_start};
use crate::retry::RetryVerdict;
use crate::review::PlayedPart;
use game::account::{ChanceBreakdown, KeyMomentKind};

/// Singular and plural of what a table counts. `None` where the review's number contains more than
/// points, such as who wins the round.
pub type Unit = Option<(&'static str, &'static str)>;
/// Unit of games that count points.
pub const POINTS: Unit = Some(("point", "points"));

/// Labels of the review of a round: the button that starts it, and the progress message.
pub const REVIEW_ROUND: [&str; 2] = ["Look through the round", "Looking through the round"];
/// Labels of the review of a whole game: the button that starts it, and the progress message.
pub const REVIEW_GAME: [&str; 2] = ["Look through the game", "Looking through the game"];
/// Heading of the choice of the player whose review is shown.
pub const WHOSE: &str = "Whose game";
pub const CHOICES_AND_LUCK: &str = "Choices and luck";
pub const MOMENTS: &str = "Moments to remember";
pub const TURN_BY_TURN: &str = "Turn by turn";
pub const TURN: &str = "Turn";
pub const PLAYED: &str = "Played";
pub const CHANCE: &str = "Chance";
pub const ON_THE_TABLE: &str = "See it on the table";
pub const ANSWER: &str = "Show the answer";
pub const RETRY_QUESTION: &str = "What would you play here?";

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
pub fn verdict(verdict: RetryVerdict, unit: Unit) -> String {
    let short = |by: usize| match unit {
        _ if by > 50 => "far short of the best".to_owned(),
        Some((one, more)) => format!("{} short of the best", count(by, one, more)),
        None => "short of the best".to_owned(),
    };
    match verdict {
        RetryVerdict::Best => "That’s as good as the best.".into(),
        RetryVerdict::Better(by) => format!("Better than what was played, {}.", short(by)),
        RetryVerdict::Same(by) => format!("As good as what was played, {}.", short(by)),
        RetryVerdict::Worse(by) => format!("What was played is better. This is {}.", short(by)),
    }
}

/// Says what was played in the game, and what would have been better.
pub fn in_the_game(says: &str) -> String {
    format!("In the game: {says}")
}

/// Heading of the curve of a player's chances of winning.
pub fn chance_of(who: &str) -> String {
    format!("{} chance of winning", possessive_at_start(who))
}

/// Says what a moment is remembered for.
pub const fn kind(kind: KeyMomentKind) -> &'static str {
    match kind {
        KeyMomentKind::Find => "Best turn",
        KeyMomentKind::Miss => "The one that got away",
        KeyMomentKind::Luck => "Biggest turn of luck",
    }
}

/// Label of a miss before its answer is shown. `known`: an everyday word was missed.
pub const fn missed(known: bool) -> &'static str {
    if known {
        "Everyday words would have done"
    } else {
        "There was a better turn"
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
pub fn bar_names(who: &str, luck: &str) -> [String; 5] {
    let choices = format!("{} choices", possessive_at_start(who));
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
pub fn well_done(
    who: &str,
    find: Option<(&PlayedPart, i32)>,
    sum: Option<ChanceBreakdown>,
) -> String {
    let mut says = Vec::new();
    if let Some(ChanceBreakdown { start, choices, .. }) = sum.filter(|sum| sum.choices > 0) {
        // "Chose" has the same form for "You" and for names.
        says.push(format!(
            "{who} chose well: {} chances in 100 instead of {start}.",
            start + choices
        ));
    }
    if let Some((done, by)) = find.filter(|(_, by)| *by > 0) {
        let best = if done.words.is_empty() {
            // The description of what was done already includes the player's name.
            kind(KeyMomentKind::Find).to_owned()
        } else {
            format!("{} best turn", possessive_at_start(who))
        };
        let chances = count(by.unsigned_abs() as usize, "chance", "chances");
        says.push(format!(
            "{best}: {}, worth {chances} in 100.",
            played_part_summary(done)
        ));
    }
    if says.is_empty() {
        says.push(player_does(who, "has played to the end."));
    }
    says.join(" ")
}

/// Says what was played in a turn, in a few words.
pub fn played_part_summary(done: &PlayedPart) -> String {
    match (done.words.is_empty(), done.points) {
        (true, _) => done.says.clone(),
        (false, Some(points)) => format!("{} ({points})", list_all(&done.words)),
        (false, None) => list_all(&done.words),
    }
}

/// Says what was played in a turn, with the player's name exactly once.
pub fn describe_played_part(who: Option<&str>, done: &PlayedPart) -> String {
    match who {
        Some(who) if !done.words.is_empty() => format!("{who}: {}", played_part_summary(done)),
        _ => played_part_summary(done),
    }
}

/// Says what chances the player's choices alone would have given.
pub fn even_luck_note(who: &str, sum: ChanceBreakdown) -> String {
    let alone = sum.start + sum.choices;
    format!(
        "With even luck, {} choices gave {alone} chances in 100.",
        super::you::possessive(who)
    )
}

/// Describes the curve of chances in one sentence, for screen readers.
pub fn chances_sentence(
    who: &str,
    start: i32,
    moments: &[(KeyMomentKind, i32)],
    end: i32,
) -> String {
    let each = moments.iter().map(|(of, chance)| {
        let of = match of {
            KeyMomentKind::Find => "after the best turn",
            KeyMomentKind::Miss => "after the one that got away",
            KeyMomentKind::Luck => "after the biggest turn of luck",
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

    const SUM: ChanceBreakdown = ChanceBreakdown {
        start: 25,
        choices: 16,
        cards: -30,
        others: -11,
        end: 0,
    };

    fn done(words: &[&str], says: &str) -> PlayedPart {
        PlayedPart {
            seat: None,
            step: 1,
            words: words.iter().map(|word| (*word).to_owned()).collect(),
            points: (!words.is_empty()).then_some(23),
            says: says.to_owned(),
        }
    }

    /// Once shown as "Deuce: Deuce discarded 4 cards".
    #[test]
    fn a_turn_names_its_player_once() {
        let made = done(&["EN"], "");
        assert_eq!(describe_played_part(Some("Deuce"), &made), "Deuce: EN (23)");
        let discarded = done(&[], "Deuce discarded 4 cards");
        let told = describe_played_part(Some("Deuce"), &discarded);
        assert_eq!(told, "Deuce discarded 4 cards");
        assert_eq!(describe_played_part(None, &made), "EN (23)");
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
        let bad = ChanceBreakdown { choices: -8, ..SUM };
        assert_eq!(
            well_done(YOU, find, Some(bad)),
            "Your best turn: TIMERS and EN (23), worth 14 chances in 100."
        );
        assert_eq!(well_done(YOU, None, None), "You have played to the end.");
        assert_eq!(
            even_luck_note(YOU, SUM),
            "With even luck, your choices gave 41 chances in 100."
        );
    }

    #[test]
    fn an_attempt_says_how_far_it_is_short_of_the_best() {
        let says = |of| verdict(of, POINTS);
        assert_eq!(says(RetryVerdict::Best), "That’s as good as the best.");
        assert_eq!(
            says(RetryVerdict::Better(6)),
            "Better than what was played, 6 points short of the best."
        );
        assert_eq!(
            says(RetryVerdict::Same(1)),
            "As good as what was played, 1 point short of the best."
        );
        assert_eq!(
            says(RetryVerdict::Worse(168)),
            "What was played is better. This is far short of the best."
        );
        assert_eq!(
            verdict(RetryVerdict::Better(6), None),
            "Better than what was played, short of the best."
        );
        assert_eq!(
            verdict(RetryVerdict::Worse(2), Some(("card", "cards"))),
            "What was played is better. This is 2 cards short of the best."
        );
    }

    #[test]
    fn the_curve_is_read_out_in_one_sentence() {
        assert_eq!(
            chances_sentence(
                "Ada",
                25,
                &[(KeyMomentKind::Find, 43), (KeyMomentKind::Luck, 12)],
                0
            ),
            "Ada’s chance of winning in 100: 25 at the start, 43 after the best turn, 12 after the biggest turn of luck, 0 at the end."
        );
        assert_eq!([by(14), by(-12), by(0)], ["+14%", "−12%", "0%"]);
        assert_eq!([signed(16), signed(-41)], ["+16", "−41"]);
    }
}
