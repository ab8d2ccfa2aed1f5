//! Setting up a game of One Letter Better: what can be chosen.

use crate::desk::set_up::Refused;
use crate::games::one_letter_better::rules::{
    Against, Alone, AtTarget, Checking, Choices, Clash, Deal, Deck, Exchange, Handicap, MatchWon,
    Mode, OneLetterBetter, Picking, Preset, Repeats, WhenStolen,
};
use crate::table::rule::Wrong;
use crate::table::{Judge, Seat};
use crate::words::list::all_of;
use crate::words::rule::{Names, RuleWords, misfit, nothing};
use crate::words::set_up::{JUDGE, PresetWords, TWO_LISTS, TWO_LISTS_SAY, YOU, cannot_begin};

/// How the order of the seats matters.
#[must_use]
pub const fn table_says(several: bool) -> &'static str {
    match several {
        true => "Turns go down this list and round again. Who begins is drawn.",
        false => "One plays, through the whole deck.",
    }
}

/// What is said of a preset.
#[must_use]
pub const fn preset(preset: Preset) -> PresetWords {
    let (name, says) = match preset {
        Preset::QuickStart => (
            "Quick start",
            "One round to fifty with everyday words, checked as you lay them: for a first game.",
        ),
        Preset::Table => (
            "Round the table",
            "Three rounds to a hundred. Any word stands until somebody doubts it.",
        ),
        Preset::Family => ("Family", "Nobody loses points when a word is stolen."),
        Preset::Opponents => (
            "Against ours",
            "Against one or more of ours. Words are checked as they are laid.",
        ),
        Preset::Solo => ("Solo", "Alone through the whole deck, for your best score."),
        Preset::SoloHard => (
            "Solo, hard",
            "The same, and what you threw away counts against you too.",
        ),
        Preset::Day(_) => (
            "Today’s deck",
            "Alone, with the same cards for everyone today. Only your first try counts.",
        ),
    };
    PresetWords { name, says }
}

/// Why the game cannot begin so.
#[must_use]
pub fn cannot(why: Refused<OneLetterBetter>) -> String {
    cannot_begin(why, |wrong| match wrong {
        Wrong::Value { rule, value } => misfit(RULES, rule, value),
        Wrong::Clash(Clash::Day) => "Today’s deck is the standard one, for one player.".into(),
    })
}

/// A seat's bonus.
#[must_use]
pub fn bonus(name: &str) -> String {
    format!("{name}: points for each card above three")
}
/// Whether a seat keeps its points.
#[must_use]
pub fn keeps(name: &str) -> String {
    match name {
        YOU => "You keep your points".into(),
        name => format!("{name} keeps their points"),
    }
}

/// What may count against who plays alone.
pub const AGAINST: &[&str] = &["Your hand", "Hand and pile"];
/// What STL-1 may do for who plays alone.
pub const ALONE: &[&str] = &["Left out", "Draws a card"];

const CHECKING: &str = "What is a word";
const CHECK: &str = "Check every word";
const HONOUR: &str = "Honour";

/// The words for each rule.
pub const RULES: &[RuleWords<Choices>] = &[
    RuleWords {
        id: "mode",
        name: "A table, or alone",
        says: "Two to four, or one person through the whole deck.",
        values: Names::Each(&["A table", "Alone"]),
        told: |rules, _| vec![deck(rules)],
    },
    RuleWords {
        id: "deck",
        name: "The cards",
        says: "How many of each, and what they are worth.",
        values: Names::Own,
        told: nothing,
    },
    RuleWords {
        id: "rounds",
        name: "Rounds",
        says: "Each is dealt anew; their scores are added up.",
        values: Names::Numbers,
        told: |rules, _| vec![rounds(rules)],
    },
    RuleWords {
        id: "target",
        name: "A round ends at",
        says: "Or when the deck is empty and nobody plays on.",
        values: Names::NoneFirst("The end of the deck"),
        told: nothing,
    },
    RuleWords {
        id: "at_target",
        name: "When somebody is there",
        says: "The round ends with that turn, or when everybody has had as many turns.",
        values: Names::Each(&["Finish the turn", "Finish the lap"]),
        told: |rules, _| match rules.target.is_some() && rules.at_target == AtTarget::CompleteLap {
            true => vec!["Everybody has the same number of turns in a round.".into()],
            false => Vec::new(),
        },
    },
    RuleWords {
        id: "won",
        name: "The match goes to",
        says: "The sum of all rounds wins, or whoever won more of them.",
        values: Names::Each(&["The most points", "The most rounds"]),
        told: |rules, _| match rules.won == MatchWon::ByRounds {
            true => vec!["The most rounds win the match.".into()],
            false => Vec::new(),
        },
    },
    RuleWords {
        id: "deal",
        name: "How the cards are shuffled",
        says: "By chance, or by the date: then they come in the same order for everybody today.",
        values: Names::Each(&["By chance", "Today’s deck"]),
        told: nothing,
    },
    RuleWords {
        id: "against",
        name: "What counts against you",
        says: "At the end it is taken off what your words scored.",
        values: Names::Each(AGAINST),
        told: |rules, _| match rules.mode {
            Mode::Solo { against, steal_one } => solo(against, steal_one),
            Mode::Table => Vec::new(),
        },
    },
    RuleWords {
        id: "steal_one",
        name: "STL-1 when you play alone",
        says: "There is nobody to take from.",
        values: Names::Each(ALONE),
        told: nothing,
    },
    RuleWords {
        id: "checking",
        name: CHECKING,
        says: "Checked as it is laid; taken on trust until somebody challenges it; or always taken on \
 trust.",
        values: Names::Each(&[CHECK, "Challenge", HONOUR]),
        told: checked,
    },
    RuleWords {
        id: "checking_alone",
        name: CHECKING,
        says: "Checked as it is laid, or always taken on trust.",
        values: Names::Each(&[CHECK, HONOUR]),
        told: checked,
    },
    RuleWords {
        id: "judge",
        name: JUDGE,
        says: TWO_LISTS_SAY,
        values: Names::Each(TWO_LISTS),
        told: nothing,
    },
    RuleWords {
        id: "least_letters",
        name: "Letters in the shortest word",
        says: "Two cards at least in any case.",
        values: Names::Numbers,
        told: |rules, _| {
            let least = rules.least_letters;
            vec![format!(
                "Words have two cards and {least} letters at least."
            )]
        },
    },
    RuleWords {
        id: "repeats",
        name: "The same word twice",
        says: "Whether a word that lies on the table may be made once more.",
        values: Names::Each(&["Allowed", "Not allowed"]),
        told: |rules, _| match rules.repeats == Repeats::Forbidden {
            true => vec!["No word may lie on the table twice.".into()],
            false => Vec::new(),
        },
    },
    RuleWords {
        id: "exchange",
        name: "Exchange cards",
        says: "One to four cards, when you made no word or in any turn.",
        values: Names::Each(&["Instead of a word", "After playing too"]),
        told: |rules, _| match rules.exchange == Exchange::AfterPlayingToo {
            true => vec!["Cards may be exchanged after playing too.".into()],
            false => Vec::new(),
        },
    },
    RuleWords {
        id: "steals",
        name: "Steals until a word is turned down",
        says: "Then it is out of play, and its points are safe.",
        values: Names::NoneFirst("No limit"),
        told: |rules, _| {
            vec![match rules.steals {
                None => "A word can be stolen again and again.".into(),
                Some(1) => "A word can be stolen once.".into(),
                Some(steals) => format!("A word can be stolen {steals} times."),
            }]
        },
    },
    RuleWords {
        id: "picking",
        name: "STL-1 takes a card",
        says: "From a fan of backs, or from a hand that is shown to the thief.",
        values: Names::Each(&["Blind", "Seen"]),
        told: |rules, _| match rules.picking == Picking::Shown {
            true => vec!["STL-1 shows the hand that it takes from.".into()],
            false => Vec::new(),
        },
    },
    RuleWords {
        id: "wild_cost",
        name: "A wild left in the hand costs",
        says: "Points, when the round is over.",
        values: Names::Numbers,
        told: |rules, _| match rules.wild_cost {
            0 => Vec::new(),
            cost => vec![format!("A wild left in the hand costs {cost}.")],
        },
    },
    RuleWords {
        id: "bonus",
        name: "Handicaps",
        says: "Points for each card above three: fewer for those who need no help.",
        values: Names::Numbers,
        told: |rules, seats| handicaps(rules, seats),
    },
    RuleWords {
        id: "stolen",
        name: "When a word is stolen",
        says: "Whoever keeps their points loses none: for children, and for peace.",
        values: Names::Switch,
        told: nothing,
    },
];

/// Who says what is a word.
fn checked(rules: &Choices, _: &[Seat]) -> Vec<String> {
    let says = match (rules.checking, rules.judge) {
        (Checking::Honour, _) => "Every word is taken on trust.",
        (Checking::AutoCheck, Judge::Everyday) => "Words are checked in the Everyday list.",
        (Checking::AutoCheck, _) => "Words are checked in the Full list.",
        (Checking::Challenge, Judge::Everyday) => {
            "A word stands until it is challenged; then the Everyday list decides."
        }
        (Checking::Challenge, _) => {
            "A word stands until it is challenged; then the Full list decides."
        }
    };
    vec![says.into()]
}

fn deck(choices: &Choices) -> String {
    let cards = choices.deck.len();
    match (choices.deal, choices.deck == Deck::standard()) {
        (Deal::Day(day), _) => format!("The {cards} cards of {day}."),
        (Deal::Chance, true) => format!("{cards} cards."),
        (Deal::Chance, false) => format!("A deck of your own, {cards} cards."),
    }
}

fn solo(against: Against, steal_one: Alone) -> Vec<String> {
    let counts = match against {
        Against::Hand => "The hand that is left counts against your words.",
        Against::HandAndPile => {
            "The hand that is left and the whole pile count against your words."
        }
    };
    let thief = match steal_one {
        Alone::LeftOut => "STL-1 is left out.",
        Alone::DrawsOne => "STL-1 draws one more card.",
    };
    [counts, thief].map(str::to_owned).to_vec()
}

fn rounds(choices: &Choices) -> String {
    let rounds = match choices.rounds {
        1 => "One round".to_owned(),
        rounds => format!("{rounds} rounds"),
    };
    match choices.target {
        None => format!("{rounds}, each to the end of the deck."),
        Some(points) => format!("{rounds}, each to {points} points."),
    }
}

/// Seats that play with anything else than the rest, by name.
fn handicaps(choices: &Choices, seats: &[Seat]) -> Vec<String> {
    let mut says = Vec::new();
    let named = |is: &dyn Fn(&Handicap) -> bool| {
        let each = seats.iter().zip(&choices.handicaps);
        let names = each
            .filter(|(_, own)| is(own))
            .map(|(seat, _)| seat.player.name.to_string());
        names.collect::<Vec<String>>()
    };
    for bonus in (0..Handicap::MOST).rev() {
        let names = named(&|own| own.bonus == bonus);
        if !names.is_empty() {
            says.push(format!(
                "{bonus} points for each card above three: {}.",
                all_of(&names)
            ));
        }
    }
    let kept = named(&|own| own.stolen == WhenStolen::Keeps);
    if !kept.is_empty() {
        says.push(format!("Stolen words cost nothing: {}.", all_of(&kept)));
    }
    says
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{PlayedBy, Roster};
    use crate::words::rule::told;

    #[test]
    fn every_preset_is_told_by_its_own_rules() {
        let mut roster = Roster::default();
        roster.add("Ada").unwrap();
        let by = PlayedBy::Person;
        let seats: Vec<Seat> = {
            let players = roster.players().iter().cloned();
            players.map(|player| Seat { player, by }).collect()
        };
        let mut all: Vec<Vec<String>> = Vec::new();
        for preset in Preset::ALL {
            let says = told(RULES, &preset.choices(), &seats);
            assert!(!all.contains(&says), "{preset:?}");
            all.push(says);
        }
    }

    #[test]
    fn a_handicap_is_told_by_name() {
        let mut roster = Roster::default();
        for name in ["Ada", "Bo"] {
            roster.add(name).unwrap();
        }
        let by = PlayedBy::Person;
        let players = roster.players().iter().cloned();
        let seats: Vec<Seat> = players.map(|player| Seat { player, by }).collect();
        let mut choices = Choices::default();
        choices.handicaps[1].bonus = 0;
        choices.handicaps[0].stolen = WhenStolen::Keeps;
        let says = handicaps(&choices, &seats);
        assert_eq!(
            says,
            [
                "0 points for each card above three: Bo.",
                "Stolen words cost nothing: Ada."
            ]
        );
    }
}
