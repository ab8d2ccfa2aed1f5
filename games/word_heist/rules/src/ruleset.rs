//! The options of the game, rule by rule (A13).

use std::fmt;
use std::ops::RangeInclusive;

use base::json::{Map, Value};

use super::options::{MergerRule, RepeatedWords, Scoring};
use super::{Choices, Difference, LetterBag, PlayMode, PlayModeKind};
use game::rule::{
    JUDGE_EXPLANATION, JUDGE_LABEL, Rule, RuleValues, Ruleset, ValueNames, index_of, set_by_index,
};
use game::{Day, DealSource, Judge, SeatId, TimeLimit};

/// Options that are each valid but don't go together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OptionClash {
    /// A day's set needs the standard bag (A13).
    Day,
    /// A beginner's seat doesn't exist at this table (A4).
    Beginner(SeatId),
}

impl fmt::Display for OptionClash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionClash::Day => write!(f, "a day's set needs the standard bag"),
            OptionClash::Beginner(seat) => write!(f, "there is no seat {seat}"),
        }
    }
}

fn has_mode(sharing: PlayModeKind) -> impl Fn(&Choices) -> bool {
    move |rules| PlayModeKind::from_mode(rules.mode) == sharing
}

fn allowance_in_seconds(seconds: u32) -> TimeLimit {
    TimeLimit::from_seconds(seconds as u16)
}

game::rules! { Choices:
    {
        id: "mode",
        ruling: "A13",
        kind: custom(
            values: RuleValues::OneOf(PlayModeKind::KEYS),
            get: |rules, _| index_of(&PlayModeKind::ALL, &PlayModeKind::from_mode(rules.mode)),
            set: |rules, _, value| {
                let mut sharing = PlayModeKind::from_mode(rules.mode);
                set_by_index(&PlayModeKind::ALL, value, &mut sharing);
                rules.set_mode_kind(sharing);
            },
        ),
        name: "Who makes words",
        says: "Take turns, press first, shout first, or play alone.",
        names: ValueNames::Each(PlayModeKind::NAMES),
    }
    {
        id: "window",
        ruling: "A13",
        kind: custom(
            values: RuleValues::OrNone(&[15, 30, 60]),
            get: |rules, _| match rules.mode {
                PlayMode::Turns { window, .. } => window.value(),
                _ => 0,
            },
            set: |rules, _, value| {
                if let PlayMode::Turns { window, .. } = &mut rules.mode {
                    *window = allowance_in_seconds(value);
                }
            },
        ),
        when: |rules| has_mode(PlayModeKind::Turns)(rules),
        name: "Seconds to make words",
        says: "They start when a letter turns up.",
        names: ValueNames::NoneFirst("No limit"),
    }
    {
        id: "sweep",
        ruling: "A13",
        kind: custom(
            values: RuleValues::Switch,
            get: |rules, _| matches!(rules.mode, PlayMode::Turns { sweep: true, .. }).into(),
            set: |rules, _, value| {
                if let PlayMode::Turns { sweep, .. } = &mut rules.mode {
                    *sweep = value != 0;
                }
            },
        ),
        when: |rules| has_mode(PlayModeKind::Turns)(rules),
        name: "Last chance for the other players",
        says: "When you pass, each other player may make 1 word before the next letter.",
        names: ValueNames::Switch,
    }
    {
        id: "typing",
        ruling: "A13",
        kind: custom(
            values: RuleValues::Number(&[5, 8, 10, 15]),
            get: |rules, _| match rules.mode {
                PlayMode::Buzzers { typing, .. } => typing.into(),
                _ => 0,
            },
            set: |rules, _, value| {
                if let PlayMode::Buzzers { typing, .. } = &mut rules.mode {
                    *typing = value as u16;
                }
            },
        ),
        when: |rules| has_mode(PlayModeKind::Buzzers)(rules),
        name: "Seconds to type",
        says: "For whoever pressed first. 5 suits a keyboard, 10 suits fingers on a screen.",
        names: ValueNames::Numbers,
    }
    {
        id: "locks",
        ruling: "A13",
        kind: custom(
            values: RuleValues::Switch,
            get: |rules, _| matches!(rules.mode, PlayMode::Buzzers { locks: true, .. }).into(),
            set: |rules, _, value| {
                if let PlayMode::Buzzers { locks, .. } = &mut rules.mode {
                    *locks = value != 0;
                }
            },
        ),
        when: |rules| has_mode(PlayModeKind::Buzzers)(rules),
        name: "A miss locks you out",
        says: "Press without making a word, and you wait for the next letter.",
        names: ValueNames::Switch,
    }
    {
        id: "pace",
        ruling: "A14",
        kind: optional_number(pace: u16, [3, 6, 9]),
        when: |rules| rules.mode.allows_auto_flip(),
        name: "Race",
        says: "A letter turns up at this pace, whatever anyone does. 10 beats after the last \
            one, the game ends.",
        names: ValueNames::Each(&["No", "3 seconds", "6 seconds", "9 seconds"]),
    }
    {
        id: "clock",
        ruling: "A13",
        kind: custom(
            values: RuleValues::OrNone(&[180, 300, 600, 900]),
            get: |rules, _| rules.mode.time_limit().value(),
            set: |rules, _, value| {
                if let PlayMode::Solo { clock } = &mut rules.mode {
                    *clock = allowance_in_seconds(value);
                }
            },
        ),
        when: |rules| has_mode(PlayModeKind::Solo)(rules) && rules.pace.is_none(),
        name: "Minutes to play",
        says: "When they’re up, the game ends.",
        names: ValueNames::Each(&["No limit", "3", "5", "10", "15"]),
    }
    {
        id: "deal",
        ruling: "A13",
        kind: custom(
            values: RuleValues::Day,
            get: |rules, _| rules.deal.day().map_or(0, Day::to_number),
            set: |rules, _, value| rules.set_deal(Day::from_number(value)),
        ),
        when: |rules| has_mode(PlayModeKind::Solo)(rules),
        name: "Shuffle",
        says: "Random, or today’s: the same order for everyone today.",
        names: ValueNames::Each(&["Random", "Today’s set"]),
    }
    {
        id: "auto_flip",
        ruling: "A14",
        kind: optional_number(auto_flip: u16, [5, 10, 15, 20, 30]),
        when: |rules| rules.mode.allows_auto_flip() && rules.pace.is_none(),
        name: "Letters turn up by themselves",
        says: "After this many seconds without a move.",
        names: ValueNames::NoneFirst("By hand"),
    }
    {
        id: "bag",
        ruling: "A1",
        kind: custom(
            values: RuleValues::OneOf(&["standard", "half", "large", "double"]),
            get: |rules, _| index_of(&LetterBag::ALL, &rules.bag),
            set: |rules, _, value| {
                set_by_index(&LetterBag::ALL, value, &mut rules.bag);
                if rules.bag != LetterBag::Standard {
                    rules.deal = DealSource::Chance;
                }
            },
        ),
        name: "How many letters",
        says: "49 is a short game, without J, Q, X and Z. 196 fills an evening.",
        names: ValueNames::Each(&["98", "49", "144", "196"]),
    }
    {
        id: "face_up",
        ruling: "A2",
        kind: number(face_up: u8, [0, 3, 4]),
        name: "Letters up at the start",
        says: "With 3 or 4, everyone has something to look at.",
    }
    {
        id: "judge",
        ruling: "A11, A18",
        kind: one_of(judge: Judge),
        name: JUDGE_LABEL,
        says: JUDGE_EXPLANATION,
    }
    {
        id: "hints",
        ruling: "A13, A18",
        kind: switch(hints),
        when: Choices::can_have_hints,
        name: "Allow hints",
        says: "Stuck? First you’re told what kind of word there is, then where, then which.",
    }
    {
        id: "beginners",
        ruling: "A4",
        kind: custom(
            values: RuleValues::EachSeat(&RuleValues::Switch),
            get: |rules, seat| rules.beginners.contains(seat).into(),
            set: |rules, seat, value| {
                rules.beginners = match value {
                    0 => rules.beginners.without(seat),
                    _ => rules.beginners.with(seat),
                }
            },
        ),
        name: "3-letter words",
        says: "For beginners and children. Everyone else needs 4 letters.",
        names: ValueNames::Switch,
    }
    {
        id: "difference",
        ruling: "A5, A6",
        kind: one_of(difference: Difference),
        name: "Stolen words must change",
        says: "GAPE to GAPES never counts: GAPE is still in one piece. New letter order also \
            bans GRAPE. New root word bans PAINTS to PAINTERS.",
    }
    {
        id: "merging",
        ruling: "A7",
        kind: one_of(merging: MergerRule),
        name: "Joining words",
        says: "As they are, or with at least 1 letter from the centre.",
    }
    {
        id: "repeats",
        ruling: "A10",
        kind: one_of(repeats: RepeatedWords),
        name: "The same word twice",
        says: "Can you make a word that’s already on the table?",
    }
    {
        id: "scoring",
        ruling: "A17",
        kind: one_of(scoring: Scoring),
        name: "What wins",
        says: "Most words, or most letters. Or long words count more: their letters minus 3, or \
            squared.",
    }
    {
        id: "idle_end",
        ruling: "A16",
        kind: switch(idle_end),
        when: |rules| rules.pace.is_none(),
        name: "The game ends by itself",
        says: "Once all letters are up and nobody moves for a minute.",
    }
}

impl Ruleset for Choices {
    type Clash = OptionClash;

    const RULES: &'static [Rule<Choices>] = RULES;

    fn seats(&self) -> RangeInclusive<u8> {
        match (self.deal, self.mode) {
            (DealSource::Day(_), _) => 1..=1,
            (DealSource::Chance, mode) => mode.seats(),
        }
    }

    fn check(&self) -> Result<(), OptionClash> {
        if self.deal.day().is_some() && self.bag != LetterBag::Standard {
            return Err(OptionClash::Day);
        }
        let most = usize::from(*self.seats().end());
        let mut beginners = self.beginners.iter();
        match beginners.find(|seat| seat.index() >= most) {
            Some(seat) => Err(OptionClash::Beginner(seat)),
            None => Ok(()),
        }
    }

    fn upgrade_saved(saved: &mut Map) {
        // Version 1 nested a mode's settings inside the mode.
        if let Some(Value::Object(mode)) = saved.get("mode")
            && let Some((name, Value::Object(within))) = mode.clone().into_iter().next()
        {
            saved.insert("mode".into(), name.into());
            saved.extend(within);
        }
        for time in ["window", "clock"] {
            TimeLimit::upgrade_saved(saved, time);
        }
        DealSource::upgrade_saved(saved);
        // Version 1 saved the beginners as a bit mask.
        if let Some(beginners) = saved.get("beginners").and_then(Value::as_u64) {
            let each = (0..8).map(|seat| Value::Bool(beginners >> seat & 1 == 1));
            let mut each: Vec<Value> = each.collect();
            while each.last() == Some(&Value::Bool(false)) {
                each.pop();
            }
            saved.insert("beginners".into(), each.into());
        }
    }
}
