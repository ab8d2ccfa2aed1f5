//! The rules page, complete enough to play from.

use std::borrow::Cow;

use crate::screen::rule_examples::{RuleExample, RulePoint};
pub use crate::screen::rules_sections::RulesSection;
use game::SeatId;
use one_letter_better_rules::{
    Affixes, Choices, ExchangeRule, LaidCard, MatchScoring, Mode, RoundEndRule, SoloPenalty,
    SoloStealOne, StealOneRule, StolenWordRule,
};

use super::play::{card_name, points, refusal};
use screen::text::list::list_all;
use screen::text::phrase::{capitals, sentence};
use screen::text::rule::{all_filled, filled};

pub const CREDIT: &str = "One Letter Better is a card game by Cruise Monkey Games. The deck here \
     is our own.";

impl RulesSection {
    pub const fn heading(self) -> &'static str {
        match self {
            RulesSection::Minute => "In a minute",
            RulesSection::Cards => "The cards",
            RulesSection::Turn => "A turn",
            RulesSection::Words => "Making words",
            RulesSection::Steals => "Stealing with one card",
            RulesSection::Joins => "Stealing with a word",
            RulesSection::Colours => "Green, blue and red",
            RulesSection::Pile => "The discard pile",
            RulesSection::Thief => "STL-1",
            RulesSection::Challenges => "Challenges",
            RulesSection::End => "The end",
            RulesSection::Solo => "Solo",
        }
    }

    /// The sentences of the section for a game with these rules and this number of seats.
    pub fn sentences(self, rules: &Choices, seats: usize) -> Vec<String> {
        all_filled(self.templates(), &|point| rule_text(rules, seats, point))
    }

    /// The sentences of the section. A name in braces is filled in from the chosen rules.
    pub const fn templates(self) -> &'static [&'static str] {
        match self {
            RulesSection::Minute => &[
                "Make words to score points.",
                "Add a card to the end of someone’s word and it’s yours, with all its points.",
                "{goal}",
            ],
            RulesSection::Cards => &[
                "The small number is a card’s worth. Below it is how many there are.",
                "Red cards subtract it. STL-1 can’t go in a word.",
            ],
            RulesSection::Turn => &[
                "Start with 7 cards. Take 1 from the deck or the pile, then draw up to 8.",
                "Make words, add to them and steal as often as you can.",
                "{exchange}",
                "Keep up to 8 cards: discard the rest.",
            ],
            RulesSection::Words => &[
                "A word has 2 or more cards{least}. It scores its cards, plus {bonus} for each card \
                 above 3. ING is 1 card.",
                "A wild is any letter, a double wild any 2. Each is 1 card worth nothing, and \
                 keeps its letters.",
                "Add any number of cards to either end of your own words.",
            ],
            RulesSection::Steals => &[
                "Add exactly 1 card before or after the word. A wild can’t steal.",
                "You score the new word. {loses}",
                "{steals}",
            ],
            RulesSection::Joins => &[
                "Join someone’s word with yours, or one from your hand, in either order.",
                "Both must be words, yours without wild or green cards.",
                "{affixes}",
            ],
            RulesSection::Colours => &[
                "<strong>Green</strong> (shield) protects: the word scores and goes face down. \
                 Added to a word, it goes at an end.",
                "<strong>Blue</strong> (arrows) replaces cards at an end of any word, with exactly as \
                 many letters. They go to your hand.",
                "<strong>Red</strong> (wedge) goes anywhere, even between 2 cards, and counts as a card.",
                "Each is also an ordinary letter.",
            ],
            RulesSection::Pile => &[
                "All its cards lie open. The top one is free.",
                "Take a deeper card with all above it, and play the deepest first. Until then \
                 you can put them back.",
                "You can swap a blue card for any there. This and STL-1 have to \
                 wait while you can still put cards back.",
            ],
            RulesSection::Thief => {
                &["Play it any time on your turn, and {take}. Then it leaves the game."]
            }
            RulesSection::Challenges => &[
                "With challenges, a word stands unless someone challenges it before the next \
                 turn. There are no hints, and nobody looks words up.",
                "If it’s a word, its maker scores it again. The challenger loses nothing.",
                "If it isn’t, it’s undone with everything played after it, and the challenger \
                 scores it. Its maker keeps at most 8 cards, and the turn is over.",
            ],
            RulesSection::End => &[
                "{target}",
                "With an empty deck, nobody exchanges or swaps cards. Once everyone passes in a \
                 row, the round ends.",
                "Putting a blue card into your own word counts as a pass.",
                "Everyone but the winner pays for cards in hand, even red.{wild}",
            ],
            RulesSection::Solo => &[
                "Play the whole deck{alone}. You score your words minus your hand.",
                "{hard}",
            ],
        }
    }
}

/// A sentence filled in for a game with these rules and this number of seats.
pub(crate) fn rule_text(rules: &Choices, seats: usize, point: &str) -> String {
    filled(point, &|name| rule_value(rules, seats, name))
}

/// The text that the chosen rules put in place of a name in braces.
fn rule_value(rules: &Choices, seats: usize, name: &str) -> Cow<'static, str> {
    let said = match name {
        "goal" => return goal_text(rules).into(),
        "bonus" => return bonus_text(rules, seats).into(),
        "least" if rules.least_letters > 2 => {
            return format!(" and {} or more letters", rules.least_letters).into();
        }
        "wild" if rules.wild_cost > 0 => {
            return format!(" A wild costs {}.", rules.wild_cost).into();
        }
        "steals" => match rules.steals {
            None => "A word can be stolen any number of times.",
            Some(1) => "Once stolen, a word goes face down, and its points are safe.",
            Some(steals) => {
                return format!(
                    "After {steals} steals a word goes face down, and its points are safe."
                )
                .into();
            }
        },
        "loses" => {
            let all = || rules.handicaps.iter().take(seats);
            let keeps = all()
                .filter(|own| own.stolen == StolenWordRule::Keeps)
                .count();
            match keeps {
                0 => "Its owner loses the old one’s points.",
                some if some == all().count() => "Its owner keeps the old one’s points.",
                _ => "Its owner loses the old one’s points, unless they may keep them.",
            }
        }
        "exchange" => match rules.exchange {
            ExchangeRule::InsteadOfAWord => "Made no word? Exchange 1 to 4 cards.",
            ExchangeRule::AfterPlayingToo => "You can exchange 1 to 4 cards, after playing too.",
        },
        "take" => match rules.picking {
            StealOneRule::Blind => "take a card from someone’s hand unseen",
            StealOneRule::Shown => "look at someone’s hand and take a card",
        },
        "target" if rules.target.is_some() => match rules.at_target {
            RoundEndRule::FinishTurn => {
                "Reach the target first, finish your turn, and you win the round."
            }
            RoundEndRule::CompleteLap => {
                "Reach the target first and you win the round, once all have had as many turns."
            }
        },
        "affixes" => match rules.affixes {
            Affixes::Refused => "PRE, ING and the like steal only as 1 card.",
            Affixes::AsListed => "PRE, ING and the like can steal too, if they’re listed.",
        },
        _ => solo_value(rules, name),
    };
    said.into()
}

/// Like [`rule_value`], for a solo game. In a table game it describes the usual solo rules.
fn solo_value(rules: &Choices, name: &str) -> &'static str {
    let Mode::Solo { against, steal_one } = rules.mode else {
        return match name {
            "alone" => ", without STL-1",
            "hard" => "Hard: minus the whole pile too.",
            _ => "",
        };
    };
    match (name, steal_one, against) {
        ("alone", SoloStealOne::LeftOut, _) => ", without STL-1",
        ("alone", SoloStealOne::DrawsOne, _) => ". STL-1 draws 1 more card",
        ("hard", _, SoloPenalty::HandAndPile) => "The whole pile counts against you too.",
        _ => "",
    }
}

/// What ends a round and the match.
fn goal_text(rules: &Choices) -> String {
    let ends = match rules.target {
        None => "the end of the deck".to_owned(),
        Some(points) => points.to_string(),
    };
    match (rules.rounds, rules.won) {
        (1, _) => format!("The round goes to {ends}. The most points wins."),
        (rounds, MatchScoring::BySum) => {
            format!("Rounds go to {ends}. The most points over {rounds} rounds wins.")
        }
        (rounds, MatchScoring::ByRounds) => {
            format!("Rounds go to {ends}. Whoever wins the most of {rounds} rounds wins.")
        }
    }
}

/// Points for each card above three: one number, or the range over all seats.
fn bonus_text(rules: &Choices, seats: usize) -> String {
    let all = || rules.handicaps.iter().take(seats).map(|own| own.bonus);
    let (least, most) = (
        all().min().unwrap_or_default(),
        all().max().unwrap_or_default(),
    );
    if least < most {
        format!("{least} to {most}, by player,")
    } else {
        most.to_string()
    }
}

/// What an example shows.
pub const fn example_name(example: RulePoint) -> &'static str {
    match example {
        RulePoint::New => "A new word",
        RulePoint::Cards => "Cards, not letters",
        RulePoint::Wild => "With a wild",
        RulePoint::Extend => "A longer word",
        RulePoint::Steal => "One letter better",
        RulePoint::TwoCards => "2 cards are too many",
        RulePoint::WildSteals => "Not with a wild",
        RulePoint::Join => "Two become one",
        RulePoint::Ending => "PRE is a prefix",
        RulePoint::Green => "Protected",
        RulePoint::Blue => "Replacing cards",
        RulePoint::Red => "In between",
    }
}

/// The owner of a word in an example.
pub fn word_owner(owner: SeatId) -> &'static str {
    match owner {
        SeatId::FIRST => "yours",
        _ => "theirs",
    }
}

/// The table and the tried play of an example, for screen readers.
pub fn example_description(laying: &RuleExample) -> String {
    let table = &laying.view.table;
    let words = table
        .open_words()
        .map(|lies| format!("{}, {}", capitals(lies.word()), word_owner(lies.owner)));
    let words: Vec<String> = words.collect();
    let cards = laying.line.iter().map(|laid: &LaidCard| {
        let called = card_name(&table.options.deck, laid.card);
        let wild = table.options.deck.face(laid.card).is_wild();
        if wild {
            format!("{called} as {}", capitals(laid.letters))
        } else {
            called
        }
    });
    let cards = list_all(&cards.collect::<Vec<String>>());
    match words.as_slice() {
        [] => format!("From your hand: {cards}."),
        words => format!("On the table: {}. Tried: {cards}.", list_all(words)),
    }
}

/// What the rules say about an example.
pub fn example_verdict(laying: &RuleExample) -> String {
    let table = &laying.view.table;
    match &laying.verdict {
        Ok(made) => {
            let mut told = format!("{}: {}", capitals(made.word()), points(made.gain));
            if made.loss != 0 {
                told += &format!(", and {} for its owner", points(-made.loss));
            }
            told += ".";
            let back = made.returned.iter();
            let back = back.map(|back| card_name(&table.options.deck, *back));
            let back: Vec<String> = back.collect();
            match back.len() {
                0 => {}
                1 => told += &format!(" {} goes to your hand.", sentence(&list_all(&back))),
                _ => told += &format!(" {} go to your hand.", sentence(&list_all(&back))),
            }
            told
        }
        Err(why) => refusal(why, table, &[]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn example_texts_match_the_rules_verdict() {
        let says = |example: RulePoint| example_verdict(&example.example_play().unwrap());
        assert_eq!(says(RulePoint::Steal), "TIMER: +21, and −14 for its owner.");
        assert_eq!(
            says(RulePoint::Blue),
            "CHANT: +18, and −19 for its owner. S and L go to your hand."
        );
        assert_eq!(
            example_description(&RulePoint::Wild.example_play().unwrap()),
            "From your hand: T, a wild as I, M and E."
        );
        assert_eq!(says(RulePoint::WildSteals), "A wild can’t steal.");
        assert_eq!(says(RulePoint::TwoCards), "RS isn’t in the word list.");
    }

    /// All sentences of a section.
    fn texts(section: RulesSection) -> String {
        section.sentences(&Choices::default(), 4).join(" ")
    }

    #[test]
    fn the_rules_page_says_that_the_bonus_counts_cards() {
        let words = texts(RulesSection::Words);
        assert!(words.contains("plus 5 for each card above 3. ING is 1 card."));
        assert!(words.contains("Each is 1 card worth nothing"));
    }

    #[test]
    fn o28_the_rules_page_says_what_must_wait_for_a_pick_up() {
        assert!(texts(RulesSection::Pile).contains("swap a blue card"));
        let waits = "This and STL-1 have to wait while you can still put cards back";
        assert!(texts(RulesSection::Pile).contains(waits));
    }

    #[test]
    fn o17_the_rules_on_screen_and_paper_say_which_affixes_cannot_steal() {
        let says = "PRE, ING and the like steal only as 1 card.";
        assert!(texts(RulesSection::Joins).contains(says));
        assert!(format!("{:?}", (super::super::print::RULES.pieces)()).contains(says));
    }

    #[test]
    fn o34_the_rules_page_says_who_wins_a_round() {
        let says = "Reach the target first, finish your turn, and you win the round.";
        assert!(texts(RulesSection::End).contains(says));
    }

    #[test]
    fn o33_the_rules_page_defines_a_pass() {
        let end = texts(RulesSection::End);
        assert!(end.contains("a blue card into your own word counts as a pass"));
    }

    #[test]
    fn o29_the_rules_page_forbids_looking_words_up() {
        assert!(texts(RulesSection::Challenges).contains("nobody looks words up"));
    }
}
