//! The set-up options as data, rule by rule.

use std::convert::Infallible;
use std::ops::RangeInclusive;

use base::json::Map;

use super::options::{
    Choices, Help, Hiding, PlayerMode, Rotation, Rounds, Scramble, Stacks, UnlistedWords,
};
use game::rule::{
    JUDGE_LABEL, LIST_NAMES, LISTS_EXPLANATION, Rule, RuleValues, Ruleset, ValueNames, index_of,
    optional_value, set_by_index,
};
use game::{Day, DealSource, Judge, TimeLimit};

/// The lists that may judge words; judging by the players alone isn't offered (C11).
const JUDGING_LISTS: [Judge; 2] = [Judge::Full, Judge::Everyday];
/// The scramble options of a solo game (C40, C41).
const SOLO_SCRAMBLES: [Scramble; 3] = [Scramble::InLines, Scramble::Turns, Scramble::Never];

fn is_table_game(rules: &Choices) -> bool {
    rules.mode == PlayerMode::Table
}

fn is_solo(rules: &Choices) -> bool {
    rules.mode == PlayerMode::Solo
}

game::rules! { Choices:
    {
        id: "mode",
        ruling: "C1, C41",
        kind: custom(
            values: RuleValues::OneOf(PlayerMode::KEYS),
            get: |rules, _| index_of(&PlayerMode::ALL, &rules.mode),
            set: |rules, _, value| {
                let mut mode = rules.mode;
                set_by_index(&PlayerMode::ALL, value, &mut mode);
                rules.set_mode(mode);
            },
        ),
        name: "Together or alone",
        says: "2 to 4 players, or 1 with all the cards.",
        names: ValueNames::Each(PlayerMode::NAMES),
    }
    {
        id: "deal",
        ruling: "C41",
        kind: custom(
            values: RuleValues::Day,
            get: |rules, _| rules.deal.day().map_or(0, Day::to_number),
            set: |rules, _, value| rules.deal = Day::from_number(value).into(),
        ),
        when: is_solo,
        name: "Shuffle",
        says: "Random, or today’s: the same order for everyone today.",
        names: ValueNames::Each(&["Random", "Today’s deck"]),
    }
    {
        id: "clock",
        ruling: "C4",
        kind: seconds(clock, [30, 45, 60, 90]),
        name: "Time for a turn",
        says: "To place a card and claim words. It starts when you’re ready.",
        names: ValueNames::NoneLast(|seconds| format!("{seconds} seconds"), "No clock"),
    }
    {
        id: "help",
        ruling: "C10",
        kind: custom(
            values: RuleValues::EachPerson(&RuleValues::OneOf(Help::KEYS)),
            get: |rules, seat| index_of(&Help::ALL, &rules.help(seat)),
            set: |rules, seat, value| {
                if let Some(help) = rules.help.get_mut(seat.index()) {
                    set_by_index(&Help::ALL, value, help);
                }
            },
        ),
        name: "Help finding words",
        says: "For beginners. Once they’ve placed a card, words are marked or claimed for them.",
        names: ValueNames::Each(Help::NAMES),
    }
    {
        id: "hints",
        ruling: "C10",
        kind: switch(hints),
        name: "Allow hints",
        says: "On your turn you can ask for a good card, then where it goes.",
    }
    {
        id: "judge",
        ruling: "C11",
        kind: custom(
            values: RuleValues::OneOf(&["full", "everyday"]),
            get: |rules, _| index_of(&JUDGING_LISTS, &rules.judge),
            set: |rules, _, value| set_by_index(&JUDGING_LISTS, value, &mut rules.judge),
        ),
        name: JUDGE_LABEL,
        says: LISTS_EXPLANATION,
        names: ValueNames::Each(LIST_NAMES),
    }
    {
        id: "least_letters",
        ruling: "C9",
        kind: number(least_letters: u8, [2, 3]),
        name: "Shortest word",
        says: "With 3 letters, the board fills up faster.",
    }
    {
        id: "beyond",
        ruling: "C11",
        kind: one_of(beyond: UnlistedWords),
        when: is_table_game,
        name: "Words not in the list",
        says: "A word can count if everyone agrees on it.",
    }
    {
        id: "rotation",
        ruling: "C1",
        kind: one_of(rotation: Rotation),
        when: is_table_game,
        name: "The next round",
        says: "Reverse: the player on the starter’s right begins. Same way: the one on the left.",
    }
    {
        id: "cards",
        ruling: "C2",
        kind: custom(
            values: RuleValues::OrWithin(8..=30, |seats| Choices::usual_cards_per_round(seats).into()),
            get: |rules, _| optional_value(rules.cards.map(u32::from)),
            set: |rules, _, value| rules.cards = (value > 0).then_some(value as u8),
        ),
        name: "Cards in a round",
        says: "After these, words pay and the next round begins.",
        names: ValueNames::NoneOr("By the number of players", "Another number"),
    }
    {
        id: "rounds",
        ruling: "C8",
        kind: one_of(rounds: Rounds),
        name: "How long",
        says: "All 120 cards, or 2 rounds. At the end of the second, hands are played out.",
    }
    {
        id: "hiding",
        ruling: "C28",
        kind: one_of(hiding: Hiding),
        name: "Grey letters in a grey zone",
        says: "They may go face down, or they must.",
    }
    {
        id: "stacks",
        ruling: "C21",
        kind: one_of(stacks: Stacks),
        name: "Covered cards",
        says: "A red card can cover others. They go with it, or stay on the board.",
    }
    {
        id: "scramble",
        ruling: "C40",
        kind: custom(
            values: RuleValues::OneOf(Scramble::KEYS),
            get: |rules, _| match rules.mode {
                PlayerMode::Table => index_of(&Scramble::ALL, &rules.scramble),
                PlayerMode::Solo => 0,
            },
            set: |rules, _, value| {
                if rules.mode == PlayerMode::Table {
                    set_by_index(&Scramble::ALL, value, &mut rules.scramble);
                }
            },
        ),
        when: is_table_game,
        name: "Last words",
        says: "Made after the last round, from the cards that are left.",
        names: ValueNames::Each(Scramble::NAMES),
    }
    {
        id: "scramble_alone",
        ruling: "C40, C41",
        kind: custom(
            values: RuleValues::OneOf(&["in-lines", "turns", "never"]),
            get: |rules, _| match rules.mode {
                PlayerMode::Table => 0,
                PlayerMode::Solo => index_of(&SOLO_SCRAMBLES, &rules.scramble),
            },
            set: |rules, _, value| {
                if rules.mode == PlayerMode::Solo {
                    set_by_index(&SOLO_SCRAMBLES, value, &mut rules.scramble);
                }
            },
        ),
        when: is_solo,
        name: "Last words",
        says: "Made after the last round, from the cards that are left.",
        names: ValueNames::Each(&["Only in lines", "In any order", "None"]),
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

    fn upgrade_saved(saved: &mut Map) {
        TimeLimit::upgrade_saved(saved, "clock");
        DealSource::upgrade_saved(saved);
        // Version 1 had a single scramble rule for both table and solo games.
        if saved.get("mode").is_some_and(|mode| mode == "solo")
            && let Some(scramble) = saved.remove("scramble")
        {
            saved.insert("scramble_alone".into(), scramble);
        }
    }
}
