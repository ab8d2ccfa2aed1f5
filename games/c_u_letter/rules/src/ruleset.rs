//! The set-up options as data, rule by rule.

use std::convert::Infallible;
use std::ops::RangeInclusive;

use base::json::Map;

use super::options::{Beyond, Choices, Help, Hiding, Mode, Rotation, Scramble, Stacks};
use game::rule::{Rule, Ruleset, Values, or_none, place, put};
use game::{Allowance, Day, Deal, Judge};

/// The lists that may judge words; the table as judge isn't offered (C11).
const LISTS: [Judge; 2] = [Judge::Full, Judge::Everyday];
/// The scramble options of a solo game (C40, C41).
const ALONE: [Scramble; 3] = [Scramble::InLines, Scramble::Turns, Scramble::Never];

fn always(_: &Choices) -> bool {
    true
}

fn table(rules: &Choices) -> bool {
    rules.mode == Mode::Table
}

fn solo(rules: &Choices) -> bool {
    rules.mode == Mode::Solo
}

impl Ruleset for Choices {
    type Clash = Infallible;

    const RULES: &'static [Rule<Choices>] = &[
        Rule {
            id: "mode",
            ruling: "C1, C41",
            values: Values::OneOf(&["table", "solo"]),
            get: |rules, _| place(&Mode::ALL, &rules.mode),
            set: |rules, _, value| {
                let mut mode = rules.mode;
                put(&Mode::ALL, value, &mut mode);
                rules.play_at(mode);
            },
            when: always,
        },
        Rule {
            id: "deal",
            ruling: "C41",
            values: Values::Day,
            get: |rules, _| rules.deal.day().map_or(0, Day::number),
            set: |rules, _, value| rules.deal = Day::of_number(value).into(),
            when: solo,
        },
        Rule {
            id: "clock",
            ruling: "C4",
            values: Values::OrNone(&[30, 45, 60, 90]),
            get: |rules, _| rules.clock.value(),
            set: |rules, _, value| rules.clock = Allowance::of(value as u16),
            when: always,
        },
        Rule {
            id: "help",
            ruling: "C10",
            values: Values::EachPerson(&Values::OneOf(&["alone", "marks-words", "claims-words"])),
            get: |rules, seat| place(&Help::ALL, &rules.help(seat)),
            set: |rules, seat, value| {
                if let Some(help) = rules.help.get_mut(seat.index()) {
                    put(&Help::ALL, value, help);
                }
            },
            when: always,
        },
        Rule {
            id: "hints",
            ruling: "C10",
            values: Values::Switch,
            get: |rules, _| rules.hints.into(),
            set: |rules, _, value| rules.hints = value != 0,
            when: always,
        },
        Rule {
            id: "judge",
            ruling: "C11",
            values: Values::OneOf(&["full", "everyday"]),
            get: |rules, _| place(&LISTS, &rules.judge),
            set: |rules, _, value| put(&LISTS, value, &mut rules.judge),
            when: always,
        },
        Rule {
            id: "least_letters",
            ruling: "C9",
            values: Values::Number(&[2, 3]),
            get: |rules, _| rules.least_letters.into(),
            set: |rules, _, value| rules.least_letters = value as u8,
            when: always,
        },
        Rule {
            id: "beyond",
            ruling: "C11",
            values: Values::OneOf(&["by-agreement", "never"]),
            get: |rules, _| place(&Beyond::ALL, &rules.beyond),
            set: |rules, _, value| put(&Beyond::ALL, value, &mut rules.beyond),
            when: table,
        },
        Rule {
            id: "rotation",
            ruling: "C1",
            values: Values::OneOf(&["as-said", "plain"]),
            get: |rules, _| place(&Rotation::ALL, &rules.rotation),
            set: |rules, _, value| put(&Rotation::ALL, value, &mut rules.rotation),
            when: table,
        },
        Rule {
            id: "cards",
            ruling: "C2",
            values: Values::OrWithin(8..=30, |seats| Choices::usual_cards(seats).into()),
            get: |rules, _| or_none(rules.cards.map(u32::from)),
            set: |rules, _, value| rules.cards = (value > 0).then_some(value as u8),
            when: always,
        },
        Rule {
            id: "hiding",
            ruling: "C28",
            values: Values::OneOf(&["may", "must"]),
            get: |rules, _| place(&Hiding::ALL, &rules.hiding),
            set: |rules, _, value| put(&Hiding::ALL, value, &mut rules.hiding),
            when: always,
        },
        Rule {
            id: "stacks",
            ruling: "C21",
            values: Values::OneOf(&["whole", "buried-stay"]),
            get: |rules, _| place(&Stacks::ALL, &rules.stacks),
            set: |rules, _, value| put(&Stacks::ALL, value, &mut rules.stacks),
            when: always,
        },
        Rule {
            id: "scramble",
            ruling: "C40",
            values: Values::OneOf(&["turns", "buzzers", "in-lines", "never"]),
            get: |rules, _| match rules.mode {
                Mode::Table => place(&Scramble::ALL, &rules.scramble),
                Mode::Solo => 0,
            },
            set: |rules, _, value| {
                if rules.mode == Mode::Table {
                    put(&Scramble::ALL, value, &mut rules.scramble);
                }
            },
            when: table,
        },
        Rule {
            id: "scramble_alone",
            ruling: "C40, C41",
            values: Values::OneOf(&["in-lines", "turns", "never"]),
            get: |rules, _| match rules.mode {
                Mode::Table => 0,
                Mode::Solo => place(&ALONE, &rules.scramble),
            },
            set: |rules, _, value| {
                if rules.mode == Mode::Solo {
                    put(&ALONE, value, &mut rules.scramble);
                }
            },
            when: solo,
        },
    ];

    fn seats(&self) -> RangeInclusive<u8> {
        self.mode.seats()
    }

    fn check(&self) -> Result<(), Infallible> {
        Ok(())
    }

    fn modernise(saved: &mut Map) {
        Allowance::modernise(saved, "clock");
        Deal::modernise(saved);
        // Version 1 had a single scramble rule for both table and solo games.
        if saved.get("mode").is_some_and(|mode| mode == "solo")
            && let Some(scramble) = saved.remove("scramble")
        {
            saved.insert("scramble_alone".into(), scramble);
        }
    }
}
