//! The options, rule by rule.

use std::fmt;
use std::ops::RangeInclusive;

use base::json::{Map, Value};

use super::Deck;
use super::affixes::Affixes;
use super::options::{
    Against, Alone, AtTarget, Checking, Choices, Exchange, Handicap, MatchWon, Mode, Picking,
    Repeats, WhenStolen,
};
use game::rule::{JUDGE, Names, Own, Rule, Ruleset, TWO_LISTS, TWO_LISTS_SAY, Values, place, put};
use game::{Day, Deal, Judge};

/// Options that are each allowed but don't go together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Clash {
    /// A custom deck was chosen for the deck of the day, which is always the standard deck (O36).
    Day,
}

impl fmt::Display for Clash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Clash::Day => write!(f, "this is not how the deck of the day is played"),
        }
    }
}

/// The word lists that words can be checked against (O29).
const LISTS: [Judge; 2] = [Judge::Full, Judge::Everyday];
/// How words are checked in a solo game, where there is no opponent to challenge (O36).
const CHECKING_ALONE: [Checking; 2] = [Checking::AutoCheck, Checking::Honour];

fn table(rules: &Choices) -> bool {
    !rules.is_solo()
}

fn solo(rules: &Choices) -> bool {
    rules.is_solo()
}

// The deck reads and writes only text, so it goes through JSON text here.
fn write_deck(rules: &Choices) -> Value {
    let text = serde_json::to_string(&rules.deck).unwrap_or_default();
    base::json::read(&text).unwrap_or_default()
}

fn read_deck(rules: &mut Choices, value: &Value) -> Option<()> {
    rules.deck = base::json::read(&value.to_string()).ok()?;
    Some(())
}

game::rules! { Choices:
    {
        id: "mode",
        ruling: "O36",
        is: other(
            values: Values::OneOf(&["table", "solo"]),
            get: |rules, _| rules.is_solo().into(),
            set: |rules, _, value| rules.play_alone(value != 0),
        ),
        name: "Together or alone",
        says: "2 to 4 players, or 1 through the whole deck.",
        names: Names::Each(&["Together", "Alone"]),
    }
    {
        id: "deck",
        ruling: "O35",
        is: other(
            values: Values::Own(Own {
                write: write_deck,
                read: read_deck,
                #[cfg(not(target_family = "wasm"))]
                random: super::random_deck::random_deck,
            }),
            get: |_, _| 0,
            set: |_, _, _| {},
        ),
        name: "The cards",
        says: "How many of each, and what they’re worth.",
        names: Names::Own,
    }
    {
        id: "rounds",
        ruling: "O1",
        is: number(rounds: u8, [1, 2, 3, 4, 5, 6]),
        when: table,
        name: "Rounds",
        says: "Each has a new deal. Their scores add up.",
    }
    {
        id: "target",
        ruling: "O1",
        is: or_none(target: u16, [50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100]),
        when: table,
        name: "A round ends at",
        says: "Or when the deck is empty and everyone passes.",
        names: Names::NoneFirst("The end of the deck"),
    }
    {
        id: "at_target",
        ruling: "O2",
        is: one_of(at_target: AtTarget),
        when: table,
        name: "At the target",
        says: "The round ends after that turn, or once everyone has had as many.",
    }
    {
        id: "won",
        ruling: "O3",
        is: one_of(won: MatchWon),
        when: table,
        name: "The match is won by",
        says: "The highest total wins, or whoever wins the most rounds.",
    }
    {
        id: "deal",
        ruling: "O36",
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
        id: "against",
        ruling: "O36",
        is: other(
            values: Values::OneOf(Against::KEYS),
            get: |rules, _| match rules.mode {
                Mode::Solo { against, .. } => place(&Against::ALL, &against),
                Mode::Table => 0,
            },
            set: |rules, _, value| {
                if let Mode::Solo { against, .. } = &mut rules.mode {
                    put(&Against::ALL, value, against);
                }
            },
        ),
        when: solo,
        name: "What counts against you",
        says: "At the end it comes off your score.",
        names: Names::Each(Against::NAMES),
    }
    {
        id: "steal_one",
        ruling: "O36",
        is: other(
            values: Values::OneOf(Alone::KEYS),
            get: |rules, _| match rules.mode {
                Mode::Solo { steal_one, .. } => place(&Alone::ALL, &steal_one),
                Mode::Table => 0,
            },
            set: |rules, _, value| {
                if let Mode::Solo { steal_one, .. } = &mut rules.mode {
                    put(&Alone::ALL, value, steal_one);
                }
            },
        ),
        when: solo,
        name: "STL-1 when you play alone",
        says: "There’s nobody to take from.",
        names: Names::Each(Alone::NAMES),
    }
    {
        id: "checking",
        ruling: "O29",
        is: other(
            values: Values::OneOf(Checking::KEYS),
            get: |rules, _| match rules.is_solo() {
                false => place(&Checking::ALL, &rules.checking),
                true => 0,
            },
            set: |rules, _, value| {
                if !rules.is_solo() {
                    put(&Checking::ALL, value, &mut rules.checking);
                }
            },
        ),
        when: table,
        name: "Checking words",
        says: "Every word, or only when someone challenges it, or never.",
        names: Names::Each(Checking::NAMES),
    }
    {
        id: "checking_alone",
        ruling: "O29, O36",
        is: other(
            values: Values::OneOf(&["auto-check", "honour"]),
            get: |rules, _| match rules.is_solo() {
                false => 0,
                true => place(&CHECKING_ALONE, &rules.checking),
            },
            set: |rules, _, value| {
                if rules.is_solo() {
                    put(&CHECKING_ALONE, value, &mut rules.checking);
                }
            },
        ),
        when: solo,
        name: "Checking words",
        says: "Every word, or never.",
        names: Names::Each(&["Every word", "Never"]),
    }
    {
        id: "judge",
        ruling: "O29",
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
        ruling: "O9",
        is: number(least_letters: u8, [2, 3]),
        name: "Shortest word",
        says: "In letters. It needs 2 cards too.",
    }
    {
        id: "repeats",
        ruling: "O11",
        is: one_of(repeats: Repeats),
        name: "The same word twice",
        says: "Can you make a word that’s already on the table?",
    }
    {
        id: "exchange",
        ruling: "O7",
        is: one_of(exchange: Exchange),
        name: "Exchange cards",
        says: "1 to 4 cards, if you made no word or on any turn.",
    }
    {
        id: "affixes",
        ruling: "O17",
        is: one_of(affixes: Affixes),
        when: table,
        name: "PRE, ED, ING and the like",
        says: "Spelled out, can they steal? P-R-E and TEST make PRETEST.",
    }
    {
        id: "steals",
        ruling: "O20",
        is: or_none(steals: u8, [1, 2, 3, 4, 5]),
        when: table,
        name: "Steals before a word is safe",
        says: "Then it goes face down, and its owner keeps the points.",
        names: Names::NoneFirst("No limit"),
    }
    {
        id: "picking",
        ruling: "O28",
        is: one_of(picking: Picking),
        when: table,
        name: "STL-1 takes a card",
        says: "Without looking, or after you see the whole hand.",
    }
    {
        id: "wild_cost",
        ruling: "O27",
        is: number(wild_cost: u8, [0, 5]),
        name: "A wild left in hand costs",
        says: "Points, at the end of the round.",
    }
    {
        id: "bonus",
        ruling: "O35",
        is: other(
            values: Values::EachSeat(&Values::Within(|_| 0..=Handicap::MOST as u32)),
            get: |rules, seat| rules.handicap(seat).bonus.into(),
            set: |rules, seat, value| {
                if let Some(own) = rules.handicaps.get_mut(seat.index()) {
                    own.bonus = value as u8;
                }
            },
        ),
        name: "Handicaps",
        says: "Points per card above 3. Give strong players fewer, or beginners more.",
        names: Names::Numbers,
    }
    {
        id: "stolen",
        ruling: "O35",
        is: other(
            values: Values::EachSeat(&Values::Switch),
            get: |rules, seat| place(&WhenStolen::ALL, &rules.handicap(seat).stolen),
            set: |rules, seat, value| {
                if let Some(own) = rules.handicaps.get_mut(seat.index()) {
                    put(&WhenStolen::ALL, value, &mut own.stolen);
                }
            },
        ),
        name: "When a word is stolen",
        says: "Players can keep their points. Good with children.",
        names: Names::Switch,
    }
}

impl Ruleset for Choices {
    type Clash = Clash;

    const RULES: &'static [Rule<Choices>] = RULES;

    fn seats(&self) -> RangeInclusive<u8> {
        self.mode.seats()
    }

    fn check(&self) -> Result<(), Clash> {
        if self.deal.day().is_some() && self.deck != Deck::standard() {
            return Err(Clash::Day);
        }
        Ok(())
    }

    fn put_in_force(&mut self) {
        if self.deal.day().is_some() {
            self.deck = Deck::standard();
        }
    }

    fn modernise(saved: &mut Map) {
        // Version 1 kept the solo options inside the mode.
        if let Some(within) = saved.get("mode").and_then(|mode| mode.get("solo")).cloned() {
            saved.insert("mode".into(), "solo".into());
            saved.extend(within.as_object().cloned().unwrap_or_default());
        }
        if saved.get("mode").is_some_and(|mode| mode == "solo")
            && let Some(checking) = saved.remove("checking")
        {
            saved.insert("checking_alone".into(), checking);
        }
        Deal::modernise(saved);
        if let Some(Value::Array(each)) = saved.remove("handicaps") {
            let of = |key: &str| -> Vec<Value> {
                each.iter()
                    .map(|own| own.get(key).cloned().unwrap_or_default())
                    .collect()
            };
            let keeps = of("stolen")
                .into_iter()
                .map(|stolen| Value::Bool(stolen == "keeps"));
            saved.insert("bonus".into(), of("bonus").into());
            saved.insert("stolen".into(), keeps.collect());
        }
    }
}
