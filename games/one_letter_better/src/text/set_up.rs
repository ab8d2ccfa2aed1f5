//! Texts of the set-up form.

use crate::screen::set_up::Form;
use game::rule::CheckError;
use game::{Judge, Seat};
use one_letter_better_rules::{
    Affixes, CheckingRule, Choices, DealSource, Deck, ExchangeRule, Handicap, MatchScoring, Mode,
    OptionClash, Preset, RepeatRule, RoundEndRule, SoloPenalty, SoloStealOne, StealOneRule,
    StolenWordRule, TEXTS,
};
use screen::set_up::StartRefusal;
use screen::text::list::list_all;
use screen::text::rule::{RuleSentences, value_misfit};
use screen::text::set_up::{PresetText, YOU, start_error};

/// Explains what the order of the seats means.
pub(crate) const fn table_description(several: bool) -> &'static str {
    if several {
        "Turns go down this list. Who deals first is random."
    } else {
        "1 player, through the whole deck."
    }
}

/// The name and description of a preset.
pub(crate) const fn preset_text(preset: Preset) -> PresetText {
    let (name, says) = match preset {
        Preset::QuickStart => (
            "Quick start",
            "For a first game: 2 rounds to 100 with everyday words, about 10 minutes.",
        ),
        Preset::Table => (
            "Round the table",
            "3 rounds to 100. A word stands unless someone challenges it.",
        ),
        Preset::Family => ("Family", "Nobody loses points when a word is stolen."),
        Preset::Opponents => (
            "Play the bots",
            "You against 1 or more bots. Words are checked as you play.",
        ),
        Preset::Solo => ("Solo", "Play the whole deck alone, for your best score."),
        Preset::SoloHard => (
            "Solo, hard",
            "Like Solo, but your discards count against you too.",
        ),
        Preset::Day(_) => (
            "Today’s deck",
            "Alone, with the same cards for everyone today. Only your first try counts.",
        ),
    };
    PresetText { name, says }
}

/// Why the game can't begin.
pub fn refusal(why: StartRefusal<Form>) -> String {
    start_error(why, |wrong| match wrong {
        CheckError::Value { rule, value } => value_misfit(TEXTS, rule, value),
        CheckError::Clash(OptionClash::Day) => {
            "Today’s deck is the standard one, for one player.".into()
        }
    })
}

/// Label of a seat's bonus.
pub(crate) fn bonus_label(name: &str) -> String {
    format!("{name}: points per card above 3")
}
/// Label of the option that lets a seat keep its points when its words are stolen.
pub(crate) fn keeps_points_label(name: &str) -> String {
    match name {
        YOU => "You keep your points".into(),
        name => format!("{name} keeps their points"),
    }
}

/// Sentences about the chosen options, shown before and during a game.
pub const DESCRIPTIONS: &[RuleSentences<Choices>] = &[
    ("mode", |rules, _| vec![deck_description(rules)]),
    ("rounds", |rules, _| vec![rounds_description(rules)]),
    ("at_target", |rules, _| {
        if rules.target.is_some() && rules.at_target == RoundEndRule::CompleteLap {
            vec!["Everyone gets the same number of turns in a round.".into()]
        } else {
            Vec::new()
        }
    }),
    ("won", |rules, _| {
        if rules.won == MatchScoring::ByRounds {
            vec!["Whoever wins the most rounds wins the match.".into()]
        } else {
            Vec::new()
        }
    }),
    ("against", |rules, _| match rules.mode {
        Mode::Solo { against, steal_one } => solo_description(against, steal_one),
        Mode::Table => Vec::new(),
    }),
    ("checking", checking_description),
    ("checking_alone", checking_description),
    ("least_letters", |rules, _| {
        let least = rules.least_letters;
        vec![format!("Words need at least 2 cards and {least} letters.")]
    }),
    ("repeats", |rules, _| {
        if rules.repeats == RepeatRule::Forbidden {
            vec!["A word can’t be on the table twice.".into()]
        } else {
            Vec::new()
        }
    }),
    ("exchange", |rules, _| {
        if rules.exchange == ExchangeRule::AfterPlayingToo {
            vec!["You can exchange cards after playing too.".into()]
        } else {
            Vec::new()
        }
    }),
    ("affixes", |rules, _| {
        if rules.affixes == Affixes::AsListed {
            vec!["PRE, ED, ING and the like can steal if they’re listed.".into()]
        } else {
            Vec::new()
        }
    }),
    ("steals", |rules, _| {
        vec![match rules.steals {
            None => "A word can be stolen any number of times.".into(),
            Some(1) => "A word can be stolen once.".into(),
            Some(steals) => format!("A word can be stolen {steals} times."),
        }]
    }),
    ("picking", |rules, _| {
        if rules.picking == StealOneRule::Shown {
            vec!["STL-1 shows you the hand first.".into()]
        } else {
            Vec::new()
        }
    }),
    ("wild_cost", |rules, _| match rules.wild_cost {
        0 => Vec::new(),
        cost => vec![format!("A wild left in hand costs {cost}.")],
    }),
    ("bonus", |rules, seats| handicap_descriptions(rules, seats)),
];

/// Says how words are checked.
fn checking_description(rules: &Choices, _: &[Seat]) -> Vec<String> {
    let says = match (rules.checking, rules.judge) {
        (CheckingRule::Honour, _) => "Words are never checked.",
        (CheckingRule::AutoCheck, Judge::Everyday) => {
            "Words are checked against the Everyday list."
        }
        (CheckingRule::AutoCheck, _) => "Words are checked against the Full list.",
        (CheckingRule::Challenge, Judge::Everyday) => {
            "A word stands unless it’s challenged. Then the Everyday list decides."
        }
        (CheckingRule::Challenge, _) => {
            "A word stands unless it’s challenged. Then the Full list decides."
        }
    };
    vec![says.into()]
}

fn deck_description(choices: &Choices) -> String {
    let cards = choices.deck.len();
    match (choices.deal, choices.deck == Deck::standard()) {
        (DealSource::Day(day), _) => format!("The {cards} cards of {day}."),
        (DealSource::Chance, true) => format!("{cards} cards."),
        (DealSource::Chance, false) => format!("A deck of your own, {cards} cards."),
    }
}

fn solo_description(against: SoloPenalty, steal_one: SoloStealOne) -> Vec<String> {
    let counts = match against {
        SoloPenalty::Hand => "Cards left in hand count against you.",
        SoloPenalty::HandAndPile => "Cards left in hand and the whole pile count against you.",
    };
    let thief = match steal_one {
        SoloStealOne::LeftOut => "STL-1 is left out.",
        SoloStealOne::DrawsOne => "STL-1 draws 1 more card.",
    };
    [counts, thief].map(str::to_owned).to_vec()
}

fn rounds_description(choices: &Choices) -> String {
    let rounds = match choices.rounds {
        1 => "1 round".to_owned(),
        rounds => format!("{rounds} rounds, each"),
    };
    match choices.target {
        None => format!("{rounds} to the end of the deck."),
        Some(points) => format!("{rounds} to {points} points."),
    }
}

/// Lists the seats with handicaps other than the default, by name.
fn handicap_descriptions(choices: &Choices, seats: &[Seat]) -> Vec<String> {
    let mut says = Vec::new();
    let named = |is: &dyn Fn(&Handicap) -> bool| {
        let each = seats.iter().zip(&choices.handicaps);
        let names = each
            .filter(|(_, own)| is(own))
            .map(|(seat, _)| seat.player.name.to_string());
        names.collect::<Vec<String>>()
    };
    for bonus in (0..=Handicap::MAX_BONUS).rev() {
        if bonus == Handicap::DEFAULT_BONUS {
            continue;
        }
        let names = named(&|own| own.bonus == bonus);
        if !names.is_empty() {
            says.push(format!(
                "{bonus} points per card above 3: {}.",
                list_all(&names)
            ));
        }
    }
    let kept = named(&|own| own.stolen == StolenWordRule::Keeps);
    if !kept.is_empty() {
        says.push(format!(
            "No loss when a word is stolen: {}.",
            list_all(&kept)
        ));
    }
    says
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{PlayedBy, Roster};
    use screen::text::rule::describe_rules;

    #[test]
    fn preset_descriptions_match_their_rules() {
        let mut roster = Roster::default();
        roster.add("Ada").unwrap();
        let by = PlayedBy::Person;
        let seats: Vec<Seat> = {
            let players = roster.players().iter().cloned();
            players.map(|player| Seat { player, by }).collect()
        };
        let mut all: Vec<Vec<String>> = Vec::new();
        for preset in Preset::ALL {
            let says = describe_rules(DESCRIPTIONS, &preset.choices(), &seats);
            assert!(!all.contains(&says), "{preset:?}");
            all.push(says);
        }
    }

    #[test]
    fn handicaps_are_described_with_player_names() {
        let mut roster = Roster::default();
        for name in ["Ada", "Bo"] {
            roster.add(name).unwrap();
        }
        let by = PlayedBy::Person;
        let players = roster.players().iter().cloned();
        let seats: Vec<Seat> = players.map(|player| Seat { player, by }).collect();
        let mut choices = Choices::default();
        choices.handicaps[0].bonus = 10;
        choices.handicaps[1].bonus = 0;
        choices.handicaps[0].stolen = StolenWordRule::Keeps;
        let says = handicap_descriptions(&choices, &seats);
        assert_eq!(
            says,
            [
                "10 points per card above 3: Ada.",
                "0 points per card above 3: Bo.",
                "No loss when a word is stolen: Ada."
            ]
        );
    }
}
