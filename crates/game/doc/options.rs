use std::ops::RangeInclusive;

use base::json::Map;
use game::TimeLimit;
use game::rule::{Rule, Ruleset, ValueNames};

game::choice! {
    /// What a word is worth.
    pub enum Scoring {
        /// A point for each letter.
        Letters: "letters", "Letters";
        /// A point for each word.
        Words: "words", "Words";
    }
}

/// The options of an example game.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Choices {
    pub scoring: Scoring,
    pub long_words: bool,
    pub clock: TimeLimit,
}

game::rules! { Choices:
    {
        id: "scoring",
        ruling: "A1",
        kind: one_of(scoring: Scoring),
        name: "Scoring",
        says: "What a word is worth.",
    }
    {
        id: "long-words",
        ruling: "A2",
        kind: switch(long_words),
        when: |choices| choices.scoring == Scoring::Words,
        name: "Long words",
        says: "Words of seven letters score twice.",
    }
    {
        id: "clock",
        ruling: "A3",
        kind: seconds(clock, [30, 60]),
        name: "Seconds for a turn",
        says: "A turn that takes longer is over.",
        names: ValueNames::NoneFirst("No clock"),
    }
}

impl Ruleset for Choices {
    type Clash = &'static str;
    const RULES: &'static [Rule<Choices>] = RULES;

    fn seats(&self) -> RangeInclusive<u8> {
        2..=4
    }

    fn check(&self) -> Result<(), &'static str> {
        if self.long_words && self.clock == TimeLimit::Seconds(30) {
            return Err("long words take more than 30 seconds");
        }
        Ok(())
    }

    fn upgrade_saved(_: &mut Map) {} // No older version saved these options.
}
