//! The rules page: complete enough to play from.

use std::borrow::Cow;

use crate::screen::rule_examples::{ExampleAttempt, RulePoint};
pub use crate::screen::rules_sections::RulesSection;

use super::{letter_list, word_refusal};
use game::{Judge, TimeLimit};
use screen::text::capitals;
use screen::text::list::list_all;
use screen::text::rule::{all_filled, filled};
use word_heist_rules::{
    BEATS_AFTER_LAST_LETTER, Choices, Difference, MergerRule, PlayMode, Scoring,
};

pub const CREDIT: &str = "Word Heist in Lettercase is an anagram-stealing game after Speedily.";

impl RulesSection {
    pub const fn heading(self) -> &'static str {
        match self {
            RulesSection::Minute => "In a minute",
            RulesSection::Words => "Making a word",
            RulesSection::Steals => "Stealing a word",
            RulesSection::Mergers => "Joining words",
            RulesSection::Turns => "Flipping letters",
            RulesSection::Modes => "Four ways to play",
            RulesSection::End => "The end",
            RulesSection::Table => "Among friends",
            RulesSection::Tips => "From an old thief",
        }
    }

    /// The sentences of the section, for a game with these rules.
    pub fn sentences(self, rules: &Choices) -> Vec<String> {
        let points = match self {
            RulesSection::Turns if rules.pace.is_some() => RACE_SENTENCES,
            other => other.templates(),
        };
        all_filled(points, &|point| fill_template(rules, point))
    }

    /// The sentences of the section. A name in braces is replaced by a text that depends on the
    /// rules.
    pub const fn templates(self) -> &'static [&'static str] {
        match self {
            RulesSection::Minute => &[
                "{down} They’re flipped into the centre one by one.",
                "See a word in the centre? Make it, and it’s yours.",
                "Or steal a word: make it longer with letters from the centre.",
                "At the end, {most} wins.",
            ],
            RulesSection::Words => &[
                "A word has 4 letters or more, or 3 for a beginner.",
                "Its letters leave the centre.",
                "A wrong word costs nothing. Try again.{miss}",
            ],
            RulesSection::Steals => &[
                "A steal uses every letter of the old word and at least 1 from the centre.",
                "{change}",
                "Your own words can grow the same way.",
            ],
            RulesSection::Mergers => &[
                "Several words can become one, {joined} from the centre.",
                "Each old word must change just as in a steal.",
                "If there are several ways, you’re asked which. Where time runs, other players’ \
                 words go first. Tap a word to use it.",
            ],
            RulesSection::Turns => &[
                "{flips}",
                "When the pile has a blue line, tap it or press Space to flip.{quiet}",
                "No letter turns up while someone types.",
                "In a race, letters turn up by themselves. The game ends a little after the last \
                 one.",
            ],
            RulesSection::Modes => &[
                "<strong>Turns.</strong> Flip a letter, then make words{window}. When you pass, \
                 {sweep}.",
                "<strong>Buzzers.</strong> Each player has a key or a corner of the screen. The \
                 first to press has {typing} seconds to type. Then it’s whoever pressed next.",
                "<strong>Call it out.</strong> Shout, and someone taps your name. There’s no \
                 hurry.",
                "<strong>Solo.</strong> Play against the clock, bots, or with today’s letters, \
                 the same for everyone.{clock}",
            ],
            RulesSection::End => &[
                "When every letter is up and you see nothing more, press Finish. After a \
                 new word, everyone presses again.",
                "{idle}",
                "{wins}, then the win is shared.",
                "To stop early, everyone must agree.",
            ],
            RulesSection::Table => &[
                "If everyone agrees, you can take back the last word before the next letter is up.",
                "{judge} counts if everyone agrees. Bots only agree to words in the Full list. \
                 Alone, no others count.",
                "Where hints are allowed, the bulb shows where to look, which letters to use, then \
                 the word. Races have none.",
                "If someone leaves, their words stay and can be stolen.",
            ],
            RulesSection::Tips => &[
                "<strong>Look for ING.</strong> Put these 3 letters at the end, and see which \
                 verb the rest begins.",
                "<strong>Watch the weak ones.</strong> Short words, new words and words of \
                 common letters are stolen first, yours too.",
                "<strong>Have a plan.</strong> Know the letters you need, and have the word ready.",
                "<strong>And drop it.</strong> Another letter can bring another word.",
            ],
        }
    }
}

/// How letters turn up in a race.
const RACE_SENTENCES: &[&str] = &[
    "A letter turns up every {pace} seconds, whatever anyone does.",
    "The game ends {last} seconds after the last one.",
];

/// Fills in a sentence for a game with these rules.
pub fn fill_template(rules: &Choices, point: &str) -> String {
    filled(point, &|name| placeholder_text(rules, name))
}

/// The text for a placeholder, given the rules.
fn placeholder_text(rules: &Choices, name: &str) -> Cow<'static, str> {
    let pace = rules.pace.unwrap_or_default();
    match name {
        "down" if rules.face_up > 0 => {
            format!("All letters but {} lie face down.", rules.face_up).into()
        }
        "down" => "All letters lie face down.".into(),
        "most" => match rules.scoring {
            Scoring::Words => "most words",
            Scoring::Letters => "most letters",
            Scoring::LengthLessThree | Scoring::LengthSquared => "most points",
        }
        .into(),
        "wins" => match rules.scoring {
            Scoring::Words => "Most words wins, then most letters in them",
            Scoring::Letters => "Most letters wins",
            Scoring::LengthLessThree => {
                "A word scores its letters minus 3. Most points wins, then most letters"
            }
            Scoring::LengthSquared => {
                "A word scores its letters squared. Most points wins, then most letters"
            }
        }
        .into(),
        "change" => match rules.difference {
            Difference::NotInOnePiece => {
                "It must break up the old word: GAPE can become GRAPE, but not GAPES."
            }
            Difference::NoInsertion => {
                "It must change the order of the old word’s letters: GAPE can become PAGER, but \
                 not GRAPE."
            }
            Difference::NoSharedRoot => {
                "It must break up the old word and have a new root: PAINTS can’t become PAINTERS."
            }
        }
        .into(),
        "joined" => match rules.merging {
            MergerRule::Freely => "even with no letter",
            MergerRule::WithALetter => "with at least 1 letter",
        }
        .into(),
        "judge" => match rules.judge {
            Judge::Full => "A word beyond the Full list",
            Judge::Everyday => "A word beyond the Everyday list",
            Judge::Table => "Any word",
        }
        .into(),
        "flips" => match rules.mode {
            PlayMode::Solo { .. } => "Flip the next letter whenever you like.",
            _ => {
                "Whoever made the last word flips the next letter. Without a word, it goes round \
                 clockwise."
            }
        }
        .into(),
        "pace" => pace.to_string().into(),
        "last" => (pace * BEATS_AFTER_LAST_LETTER).to_string().into(),
        _ => timed_placeholder_text(rules, name).unwrap_or_default(),
    }
}

/// The text for a placeholder that depends on time settings; `None` if it stays empty.
fn timed_placeholder_text(rules: &Choices, name: &str) -> Option<Cow<'static, str>> {
    let said = match (name, rules.mode) {
        ("quiet", _) => format!(
            " After {} quiet seconds it flips by itself.",
            rules.auto_flip?
        ),
        (
            "window",
            PlayMode::Turns {
                window: TimeLimit::Seconds(seconds),
                ..
            },
        ) => {
            format!(" for {seconds} seconds")
        }
        (
            "clock",
            PlayMode::Solo {
                clock: TimeLimit::Seconds(seconds),
            },
        ) => {
            format!(" This game takes {} minutes.", seconds / 60)
        }
        ("typing", PlayMode::Buzzers { typing, .. }) => typing.to_string(),
        ("typing", _) => return Some("a few".into()),
        ("sweep", PlayMode::Turns { sweep: false, .. }) => {
            return Some("the next letter turns up".into());
        }
        ("sweep", _) => return Some("each other player may make 1".into()),
        ("miss", PlayMode::Buzzers { locks: true, .. }) => {
            return Some(" Press without making one, and you wait for the next letter.".into());
        }
        ("idle", _) if rules.idle_end => {
            return Some("Once every letter is up, a minute without a move ends the game.".into());
        }
        _ => return None,
    };
    Some(said.into())
}

/// The title of an example.
pub const fn example_title(example: RulePoint) -> &'static str {
    match example {
        RulePoint::Centre => "From the centre",
        RulePoint::Steal => "A steal",
        RulePoint::Inside => "One letter is enough",
        RulePoint::Extends => "Only longer",
        RulePoint::NothingJoins => "Only rearranged",
        RulePoint::Merger => "Two become one",
        RulePoint::NotWhole => "Not in bits",
        RulePoint::Ending => "ING at the end",
        RulePoint::Spontaneous => "Another letter, another word",
        RulePoint::Plan => "A plan come true",
    }
}

/// The table of an example and the word tried, for screen readers.
pub fn describe_example(tried: &ExampleAttempt) -> String {
    let centre = letter_list(tried.centre.iter().copied());
    let words: Vec<String> = tried.words.iter().copied().map(capitals).collect();
    let made = capitals(tried.made);
    match words.as_slice() {
        [] => format!("In the centre: {centre}. Tried: {made}."),
        words => format!(
            "On the table: {}. In the centre: {centre}. Tried: {made}.",
            list_all(words)
        ),
    }
}

/// The verdict of the rules on an example.
pub fn describe_verdict(tried: &ExampleAttempt) -> String {
    let made = capitals(tried.made);
    match &tried.verdict {
        Ok((taken, joined)) => {
            let mut parts: Vec<String> = taken.iter().copied().map(capitals).collect();
            parts.extend(joined.iter().map(|letter| letter.uppercase().to_string()));
            format!("{} make {made}.", list_all(&parts))
        }
        Err(refusal) => word_refusal(refusal).unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn example_texts_match_the_rules_verdict() {
        let says = |example: RulePoint| describe_verdict(&example.example().unwrap());
        assert_eq!(says(RulePoint::Steal), "GAIN, T and P make TAPING.");
        assert_eq!(says(RulePoint::Merger), "RING and LATE make TRIANGLE.");
        assert_eq!(
            says(RulePoint::Extends),
            "GAPE is still in it, in one piece. Break it up."
        );
        assert_eq!(
            says(RulePoint::NothingJoins),
            "Add at least 1 letter from the centre."
        );
    }

    #[test]
    fn a21_the_examples_of_the_tips_are_legal() {
        let tips = RulesSection::Tips.templates().concat();
        assert!(tips.contains("Look for ING") && tips.contains("Watch the weak ones"));
        assert!(tips.contains("Have a plan") && tips.contains("And drop it"));
        let examples: Vec<RulePoint> = RulePoint::ALL
            .into_iter()
            .filter(|example| example.section() == RulesSection::Tips)
            .collect();
        assert_eq!(examples.len(), 3);
        for example in examples {
            assert!(example.example().unwrap().verdict.is_ok(), "{example:?}");
        }
    }
}
