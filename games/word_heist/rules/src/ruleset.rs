//! The options of the game, rule by rule (A13).

use std::fmt;
use std::ops::RangeInclusive;

use base::json::{Map, Value};

use super::options::{Merging, Repeats, Scoring};
use super::{Bag, Choices, Difference, Mode, Sharing};
use game::rule::{Rule, Ruleset, Values, or_none, place, put};
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

const DIFFERENCES: &[&str] = &["not-in-one-piece", "no-insertion", "no-shared-root"];
const SCORINGS: &[&str] = &["words", "letters", "length-less-three", "length-squared"];

fn always(_: &Choices) -> bool {
    true
}

fn is(sharing: Sharing) -> impl Fn(&Choices) -> bool {
    move |rules| Sharing::of(rules.mode) == sharing
}

fn allowed(seconds: u32) -> Allowance {
    Allowance::of(seconds as u16)
}

impl Ruleset for Choices {
    type Clash = Clash;

    const RULES: &'static [Rule<Choices>] = &[
        Rule {
            id: "mode",
            ruling: "A13",
            values: Values::OneOf(&["turns", "buzzers", "call-it-out", "solo"]),
            get: |rules, _| place(&Sharing::ALL, &Sharing::of(rules.mode)),
            set: |rules, _, value| {
                let mut sharing = Sharing::of(rules.mode);
                put(&Sharing::ALL, value, &mut sharing);
                rules.share(sharing);
            },
            when: always,
        },
        Rule {
            id: "window",
            ruling: "A13",
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
            when: |rules| is(Sharing::Turns)(rules),
        },
        Rule {
            id: "sweep",
            ruling: "A13",
            values: Values::Switch,
            get: |rules, _| matches!(rules.mode, Mode::Turns { sweep: true, .. }).into(),
            set: |rules, _, value| {
                if let Mode::Turns { sweep, .. } = &mut rules.mode {
                    *sweep = value != 0;
                }
            },
            when: |rules| is(Sharing::Turns)(rules),
        },
        Rule {
            id: "typing",
            ruling: "A13",
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
            when: |rules| is(Sharing::Buzzers)(rules),
        },
        Rule {
            id: "locks",
            ruling: "A13",
            values: Values::Switch,
            get: |rules, _| matches!(rules.mode, Mode::Buzzers { locks: true, .. }).into(),
            set: |rules, _, value| {
                if let Mode::Buzzers { locks, .. } = &mut rules.mode {
                    *locks = value != 0;
                }
            },
            when: |rules| is(Sharing::Buzzers)(rules),
        },
        Rule {
            id: "pace",
            ruling: "A14",
            values: Values::OrNone(&[3, 6, 9]),
            get: |rules, _| or_none(rules.pace.map(u32::from)),
            set: |rules, _, value| rules.pace = (value > 0).then_some(value as u16),
            when: |rules| rules.mode.flips_by_itself(),
        },
        Rule {
            id: "clock",
            ruling: "A13",
            values: Values::OrNone(&[180, 300, 600, 900]),
            get: |rules, _| rules.mode.clock().value(),
            set: |rules, _, value| {
                if let Mode::Solo { clock } = &mut rules.mode {
                    *clock = allowed(value);
                }
            },
            when: |rules| is(Sharing::Solo)(rules) && rules.pace.is_none(),
        },
        Rule {
            id: "deal",
            ruling: "A13",
            values: Values::Day,
            get: |rules, _| rules.deal.day().map_or(0, Day::number),
            set: |rules, _, value| rules.deal_of(Day::of_number(value)),
            when: |rules| is(Sharing::Solo)(rules),
        },
        Rule {
            id: "auto_flip",
            ruling: "A14",
            values: Values::OrNone(&[5, 10, 15, 20, 30]),
            get: |rules, _| or_none(rules.auto_flip.map(u32::from)),
            set: |rules, _, value| rules.auto_flip = (value > 0).then_some(value as u16),
            when: |rules| rules.mode.flips_by_itself() && rules.pace.is_none(),
        },
        Rule {
            id: "bag",
            ruling: "A1",
            values: Values::OneOf(&["standard", "half", "large", "double"]),
            get: |rules, _| place(&Bag::ALL, &rules.bag),
            set: |rules, _, value| {
                put(&Bag::ALL, value, &mut rules.bag);
                if rules.bag != Bag::Standard {
                    rules.deal = Deal::Chance;
                }
            },
            when: always,
        },
        Rule {
            id: "face_up",
            ruling: "A2",
            values: Values::Number(&[0, 3]),
            get: |rules, _| rules.face_up.into(),
            set: |rules, _, value| rules.face_up = value as u8,
            when: always,
        },
        Rule {
            id: "judge",
            ruling: "A11, A18",
            values: Values::OneOf(&["full", "everyday", "table"]),
            get: |rules, _| place(&Judge::ALL, &rules.judge),
            set: |rules, _, value| put(&Judge::ALL, value, &mut rules.judge),
            when: always,
        },
        Rule {
            id: "hints",
            ruling: "A13, A18",
            values: Values::Switch,
            get: |rules, _| rules.hints.into(),
            set: |rules, _, value| rules.hints = value != 0,
            when: Choices::may_have_hints,
        },
        Rule {
            id: "beginners",
            ruling: "A4",
            values: Values::EachSeat(&Values::Switch),
            get: |rules, seat| rules.beginners.contains(seat).into(),
            set: |rules, seat, value| {
                rules.beginners = match value {
                    0 => rules.beginners.without(seat),
                    _ => rules.beginners.with(seat),
                }
            },
            when: always,
        },
        Rule {
            id: "difference",
            ruling: "A5, A6",
            values: Values::OneOf(DIFFERENCES),
            get: |rules, _| place(&Difference::ALL, &rules.difference),
            set: |rules, _, value| put(&Difference::ALL, value, &mut rules.difference),
            when: always,
        },
        Rule {
            id: "merging",
            ruling: "A7",
            values: Values::OneOf(&["freely", "with-a-letter"]),
            get: |rules, _| place(&Merging::ALL, &rules.merging),
            set: |rules, _, value| put(&Merging::ALL, value, &mut rules.merging),
            when: always,
        },
        Rule {
            id: "repeats",
            ruling: "A10",
            values: Values::OneOf(&["allowed", "forbidden"]),
            get: |rules, _| place(&Repeats::ALL, &rules.repeats),
            set: |rules, _, value| put(&Repeats::ALL, value, &mut rules.repeats),
            when: always,
        },
        Rule {
            id: "scoring",
            ruling: "A17",
            values: Values::OneOf(SCORINGS),
            get: |rules, _| place(&Scoring::ALL, &rules.scoring),
            set: |rules, _, value| put(&Scoring::ALL, value, &mut rules.scoring),
            when: always,
        },
        Rule {
            id: "idle_end",
            ruling: "A16",
            values: Values::Switch,
            get: |rules, _| rules.idle_end.into(),
            set: |rules, _, value| rules.idle_end = value != 0,
            when: |rules| rules.pace.is_none(),
        },
    ];

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
