//! The set-up options as data, rule by rule.

use std::convert::Infallible;
use std::ops::RangeInclusive;

use base::json::Map;

use super::options::{Beyond, Choices, Help, Hiding, Mode, Rotation, Rounds, Scramble, Stacks};
use game::rule::{
    JUDGE, Names, Rule, Ruleset, TWO_LISTS, TWO_LISTS_SAY, Values, or_none, place, put,
};
use game::{Allowance, Day, Deal, Judge};

/// The lists that may judge words; the table as judge isn't offered (C11).
const LISTS: [Judge; 2] = [Judge::Full, Judge::Everyday];
/// The scramble options of a solo game (C40, C41).
const ALONE: [Scramble; 3] = [Scramble::InLines, Scramble::Turns, Scramble::Never];

fn table(rules: &Choices) -> bool {
    rules.mode == Mode::Table
}

fn solo(rules: &Choices) -> bool {
    rules.mode == Mode::Solo
}

game::rules! { Choices:
    {
        id: "mode",
        ruling: "C1, C41",
        is: other(
            values: Values::OneOf(Mode::KEYS),
            get: |rules, _| place(&Mode::ALL, &rules.mode),
            set: |rules, _, value| {
                let mut mode = rules.mode;
                put(&Mode::ALL, value, &mut mode);
                rules.play_at(mode);
            },
        ),
        name: "Together or alone",
        says: "2 to 4 players, or 1 with all the cards.",
        names: Names::Each(Mode::NAMES),
    }
    {
        id: "deal",
        ruling: "C41",
        is: other(
            values: Values::Day,
            get: |rules, _| rules.deal.day().map_or(0, Day::number),
            set: |rules, _, value| rules.deal = Day::of_number(value).into(),
        ),
        when: solo,
        name: "Shuffle",
        says: "Random, or today’s: the same order for everyone today.",
        names: Names::Each(&["Random", "Today’s deck"]),
    }
    {
        id: "clock",
        ruling: "C4",
        is: seconds(clock, [30, 45, 60, 90]),
        name: "Time for a turn",
        says: "To place a card and claim words. It starts when you’re ready.",
        names: Names::NoneLast(|seconds| format!("{seconds} seconds"), "No clock"),
    }
    {
        id: "help",
        ruling: "C10",
        is: other(
            values: Values::EachPerson(&Values::OneOf(Help::KEYS)),
            get: |rules, seat| place(&Help::ALL, &rules.help(seat)),
            set: |rules, seat, value| {
                if let Some(help) = rules.help.get_mut(seat.index()) {
                    put(&Help::ALL, value, help);
                }
            },
        ),
        name: "Help finding words",
        says: "For beginners. Once they’ve placed a card, words are marked or claimed for them.",
        names: Names::Each(Help::NAMES),
    }
    {
        id: "hints",
        ruling: "C10",
        is: switch(hints),
        name: "Allow hints",
        says: "On your turn you can ask for a good card, then where it goes.",
    }
    {
        id: "judge",
        ruling: "C11",
        is: other(
            values: Values::OneOf(&["full", "everyday"]),
            get: |rules, _| place(&LISTS, &rules.judge),
            set: |rules, _, value| put(&LISTS, value, &mut rules.judge),
        ),
        name: JUDGE,
        says: TWO_LISTS_SAY,
        names: Names::Each(TWO_LISTS),
    }
    {
        id: "least_letters",
        ruling: "C9",
        is: number(least_letters: u8, [2, 3]),
        name: "Shortest word",
        says: "With 3 letters, the board fills up faster.",
    }
    {
        id: "beyond",
        ruling: "C11",
        is: one_of(beyond: Beyond),
        when: table,
        name: "Words not in the list",
        says: "A word can count if everyone agrees on it.",
    }
    {
        id: "rotation",
        ruling: "C1",
        is: one_of(rotation: Rotation),
        when: table,
        name: "The next round",
        says: "Reverse: the player on the starter’s right begins. Same way: the one on the left.",
    }
    {
        id: "cards",
        ruling: "C2",
        is: other(
            values: Values::OrWithin(8..=30, |seats| Choices::usual_cards(seats).into()),
            get: |rules, _| or_none(rules.cards.map(u32::from)),
            set: |rules, _, value| rules.cards = (value > 0).then_some(value as u8),
        ),
        name: "Cards in a round",
        says: "After these, words pay and the next round begins.",
        names: Names::NoneOr("By the number of players", "Another number"),
    }
    {
        id: "rounds",
        ruling: "C8",
        is: one_of(rounds: Rounds),
        name: "How long",
        says: "All 120 cards, or 2 rounds. At the end of the second, hands are played out.",
    }
    {
        id: "hiding",
        ruling: "C28",
        is: one_of(hiding: Hiding),
        name: "Grey letters in a grey zone",
        says: "They may go face down, or they must.",
    }
    {
        id: "stacks",
        ruling: "C21",
        is: one_of(stacks: Stacks),
        name: "Covered cards",
        says: "A red card can cover others. They go with it, or stay on the board.",
    }
    {
        id: "scramble",
        ruling: "C40",
        is: other(
            values: Values::OneOf(Scramble::KEYS),
            get: |rules, _| match rules.mode {
                Mode::Table => place(&Scramble::ALL, &rules.scramble),
                Mode::Solo => 0,
            },
            set: |rules, _, value| {
                if rules.mode == Mode::Table {
                    put(&Scramble::ALL, value, &mut rules.scramble);
                }
            },
        ),
        when: table,
        name: "Last words",
        says: "Made after the last round, from the cards that are left.",
        names: Names::Each(Scramble::NAMES),
    }
    {
        id: "scramble_alone",
        ruling: "C40, C41",
        is: other(
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
        ),
        when: solo,
        name: "Last words",
        says: "Made after the last round, from the cards that are left.",
        names: Names::Each(&["Only in lines", "In any order", "None"]),
    }
}

impl Ruleset for Choices {
    type Clash = Infallible;

    const RULES: &'static [Rule<Choices>] = RULES;

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
