//! The options of the game, rule by rule (A13).

use std::fmt;
use std::ops::RangeInclusive;

use base::json::{Map, Value};

use super::options::{Merging, Repeats, Scoring};
use super::{Bag, Choices, Difference, Mode, Sharing};
use game::rule::{JUDGE, JUDGE_SAYS, Names, Rule, Ruleset, Values, place, put};
use game::{Allowance, Day, Deal, Judge, SeatId};

/// Options that are each valid but don't go together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Clash {
    /// A day's set needs the standard bag (A13).
    Day,
    /// A beginner's seat doesn't exist at this table (A4).
    Beginner(SeatId),
}

impl fmt::Display for Clash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Clash::Day => write!(f, "a day's set needs the standard bag"),
            Clash::Beginner(seat) => write!(f, "there is no seat {seat}"),
        }
    }
}

fn is(sharing: Sharing) -> impl Fn(&Choices) -> bool {
    move |rules| Sharing::of(rules.mode) == sharing
}

fn allowed(seconds: u32) -> Allowance {
    Allowance::of(seconds as u16)
}

game::rules! { Choices:
    {
        id: "mode",
        ruling: "A13",
        is: other(
            values: Values::OneOf(Sharing::KEYS),
            get: |rules, _| place(&Sharing::ALL, &Sharing::of(rules.mode)),
            set: |rules, _, value| {
                let mut sharing = Sharing::of(rules.mode);
                put(&Sharing::ALL, value, &mut sharing);
                rules.share(sharing);
            },
        ),
        name: "Who makes words",
        says: "Take turns, press first, shout first, or play alone.",
        names: Names::Each(Sharing::NAMES),
    }
    {
        id: "window",
        ruling: "A13",
        is: other(
            values: Values::OrNone(&[15, 30, 60]),
            get: |rules, _| match rules.mode {
                Mode::Turns { window, .. } => window.value(),
                _ => 0,
            },
            set: |rules, _, value| {
                if let Mode::Turns { window, .. } = &mut rules.mode {
                    *window = allowed(value);
                }
            },
        ),
        when: |rules| is(Sharing::Turns)(rules),
        name: "Seconds to make words",
        says: "They start when a letter turns up.",
        names: Names::NoneFirst("No limit"),
    }
    {
        id: "sweep",
        ruling: "A13",
        is: other(
            values: Values::Switch,
            get: |rules, _| matches!(rules.mode, Mode::Turns { sweep: true, .. }).into(),
            set: |rules, _, value| {
                if let Mode::Turns { sweep, .. } = &mut rules.mode {
                    *sweep = value != 0;
                }
            },
        ),
        when: |rules| is(Sharing::Turns)(rules),
        name: "Last chance for the other players",
        says: "When you pass, each other player may make 1 word before the next letter.",
        names: Names::Switch,
    }
    {
        id: "typing",
        ruling: "A13",
        is: other(
            values: Values::Number(&[5, 8, 10, 15]),
            get: |rules, _| match rules.mode {
                Mode::Buzzers { typing, .. } => typing.into(),
                _ => 0,
            },
            set: |rules, _, value| {
                if let Mode::Buzzers { typing, .. } = &mut rules.mode {
                    *typing = value as u16;
                }
            },
        ),
        when: |rules| is(Sharing::Buzzers)(rules),
        name: "Seconds to type",
        says: "For whoever pressed first. 5 suits a keyboard, 10 suits fingers on a screen.",
        names: Names::Numbers,
    }
    {
        id: "locks",
        ruling: "A13",
        is: other(
            values: Values::Switch,
            get: |rules, _| matches!(rules.mode, Mode::Buzzers { locks: true, .. }).into(),
            set: |rules, _, value| {
                if let Mode::Buzzers { locks, .. } = &mut rules.mode {
                    *locks = value != 0;
                }
            },
        ),
        when: |rules| is(Sharing::Buzzers)(rules),
        name: "A miss locks you out",
        says: "Press without making a word, and you wait for the next letter.",
        names: Names::Switch,
    }
    {
        id: "pace",
        ruling: "A14",
        is: or_none(pace: u16, [3, 6, 9]),
        when: |rules| rules.mode.flips_by_itself(),
        name: "Race",
        says: "A letter turns up at this pace, whatever anyone does. 10 beats after the last \
            one, the game ends.",
        names: Names::Each(&["No", "3 seconds", "6 seconds", "9 seconds"]),
    }
    {
        id: "clock",
        ruling: "A13",
        is: other(
            values: Values::OrNone(&[180, 300, 600, 900]),
            get: |rules, _| rules.mode.clock().value(),
            set: |rules, _, value| {
                if let Mode::Solo { clock } = &mut rules.mode {
                    *clock = allowed(value);
                }
            },
        ),
        when: |rules| is(Sharing::Solo)(rules) && rules.pace.is_none(),
        name: "Minutes to play",
        says: "When they’re up, the game ends.",
        names: Names::Each(&["No limit", "3", "5", "10", "15"]),
    }
    {
        id: "deal",
        ruling: "A13",
        is: other(
            values: Values::Day,
            get: |rules, _| rules.deal.day().map_or(0, Day::number),
            set: |rules, _, value| rules.deal_of(Day::of_number(value)),
        ),
        when: |rules| is(Sharing::Solo)(rules),
        name: "Shuffle",
        says: "Random, or today’s: the same order for everyone today.",
        names: Names::Each(&["Random", "Today’s set"]),
    }
    {
        id: "auto_flip",
        ruling: "A14",
        is: or_none(auto_flip: u16, [5, 10, 15, 20, 30]),
        when: |rules| rules.mode.flips_by_itself() && rules.pace.is_none(),
        name: "Letters turn up by themselves",
        says: "After this many seconds without a move.",
        names: Names::NoneFirst("By hand"),
    }
    {
        id: "bag",
        ruling: "A1",
        is: other(
            values: Values::OneOf(&["standard", "half", "large", "double"]),
            get: |rules, _| place(&Bag::ALL, &rules.bag),
            set: |rules, _, value| {
                put(&Bag::ALL, value, &mut rules.bag);
                if rules.bag != Bag::Standard {
                    rules.deal = Deal::Chance;
                }
            },
        ),
        name: "How many letters",
        says: "49 is a short game, without J, Q, X and Z. 196 fills an evening.",
        names: Names::Each(&["98", "49", "144", "196"]),
    }
    {
        id: "face_up",
        ruling: "A2",
        is: number(face_up: u8, [0, 3, 4]),
        name: "Letters up at the start",
        says: "With 3 or 4, everyone has something to look at.",
    }
    {
        id: "judge",
        ruling: "A11, A18",
        is: one_of(judge: Judge),
        name: JUDGE,
        says: JUDGE_SAYS,
    }
    {
        id: "hints",
        ruling: "A13, A18",
        is: switch(hints),
        when: Choices::may_have_hints,
        name: "Allow hints",
        says: "Stuck? First you’re told what kind of word there is, then where, then which.",
    }
    {
        id: "beginners",
        ruling: "A4",
        is: other(
            values: Values::EachSeat(&Values::Switch),
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
        names: Names::Switch,
    }
    {
        id: "difference",
        ruling: "A5, A6",
        is: one_of(difference: Difference),
        name: "Stolen words must change",
        says: "GAPE to GAPES never counts: GAPE is still in one piece. New letter order also \
            bans GRAPE. New root word bans PAINTS to PAINTERS.",
    }
    {
        id: "merging",
        ruling: "A7",
        is: one_of(merging: Merging),
        name: "Joining words",
        says: "As they are, or with at least 1 letter from the centre.",
    }
    {
        id: "repeats",
        ruling: "A10",
        is: one_of(repeats: Repeats),
        name: "The same word twice",
        says: "Can you make a word that’s already on the table?",
    }
    {
        id: "scoring",
        ruling: "A17",
        is: one_of(scoring: Scoring),
        name: "What wins",
        says: "Most words, or most letters. Or long words count more: their letters minus 3, or \
            squared.",
    }
    {
        id: "idle_end",
        ruling: "A16",
        is: switch(idle_end),
        when: |rules| rules.pace.is_none(),
        name: "The game ends by itself",
        says: "Once all letters are up and nobody moves for a minute.",
    }
}

impl Ruleset for Choices {
    type Clash = Clash;

    const RULES: &'static [Rule<Choices>] = RULES;

    fn seats(&self) -> RangeInclusive<u8> {
        match (self.deal, self.mode) {
            (Deal::Day(_), _) => 1..=1,
            (Deal::Chance, mode) => mode.seats(),
        }
    }

    fn check(&self) -> Result<(), Clash> {
        if self.deal.day().is_some() && self.bag != Bag::Standard {
            return Err(Clash::Day);
        }
        let most = usize::from(*self.seats().end());
        let mut beginners = self.beginners.iter();
        match beginners.find(|seat| seat.index() >= most) {
            Some(seat) => Err(Clash::Beginner(seat)),
            None => Ok(()),
        }
    }

    fn modernise(saved: &mut Map) {
        // Version 1 nested a mode's settings inside the mode.
        if let Some(Value::Object(mode)) = saved.get("mode")
            && let Some((name, Value::Object(within))) = mode.clone().into_iter().next()
        {
            saved.insert("mode".into(), name.into());
            saved.extend(within);
        }
        for time in ["window", "clock"] {
            Allowance::modernise(saved, time);
        }
        Deal::modernise(saved);
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
