//! One Letter Better's rules page.

use one_letter_better::text::print::RULES;
use one_letter_better::text::rules::RulesSection;
use one_letter_better_rules::{
    Affixes, Choices, ExchangeRule, MatchScoring, Mode, RoundEndRule, SoloPenalty, SoloStealOne,
    StealOneRule, StolenWordRule,
};
use printing::RulesPiece;

use super::{Mention, assert_follows_options, mention};

#[test]
fn the_one_letter_better_rules_page_follows_the_options() {
    let mentions: &[Mention<Choices>] = &[
        mention(
            "against",
            |all| {
                all.mode = Mode::Solo {
                    against: SoloPenalty::HandAndPile,
                    steal_one: SoloStealOne::LeftOut,
                };
            },
            "Hard: minus the whole pile too",
            "The whole pile counts against you too",
        ),
        mention(
            "steal_one",
            |all| {
                all.mode = Mode::Solo {
                    against: SoloPenalty::Hand,
                    steal_one: SoloStealOne::DrawsOne,
                };
            },
            "Play the whole deck, without STL-1",
            "STL-1 draws 1 more card",
        ),
        mention(
            "rounds",
            |all| all.rounds = 5,
            "The most points over 3 rounds wins",
            "The most points over 5 rounds wins",
        ),
        mention(
            "rounds",
            |all| all.rounds = 1,
            "Rounds go to 100",
            "The round goes to 100. The most points wins",
        ),
        mention(
            "target",
            |all| all.target = Some(50),
            "Rounds go to 100",
            "Rounds go to 50",
        ),
        mention(
            "target",
            |all| all.target = None,
            "Reach the target first",
            "Rounds go to the end of the deck",
        ),
        mention(
            "at_target",
            |all| all.at_target = RoundEndRule::CompleteLap,
            "Reach the target first, finish your turn",
            "once all have had as many turns",
        ),
        mention(
            "won",
            |all| all.won = MatchScoring::ByRounds,
            "The most points over 3 rounds wins",
            "Whoever wins the most of 3 rounds wins",
        ),
        mention(
            "least_letters",
            |all| all.least_letters = 3,
            "A word has 2 or more cards.",
            "A word has 2 or more cards and 3 or more letters.",
        ),
        mention(
            "exchange",
            |all| all.exchange = ExchangeRule::AfterPlayingToo,
            "Made no word? Exchange 1 to 4 cards",
            "exchange 1 to 4 cards, after playing too",
        ),
        mention(
            "affixes",
            |all| all.affixes = Affixes::AsListed,
            "PRE, ING and the like steal only as 1 card",
            "PRE, ING and the like can steal too, if they’re listed",
        ),
        mention(
            "steals",
            |all| all.steals = Some(5),
            "After 3 steals a word goes face down",
            "After 5 steals a word goes face down",
        ),
        mention(
            "steals",
            |all| all.steals = Some(1),
            "After 3 steals a word goes face down",
            "Once stolen, a word goes face down",
        ),
        mention(
            "steals",
            |all| all.steals = None,
            "a word goes face down, and its points are safe",
            "A word can be stolen any number of times",
        ),
        mention(
            "picking",
            |all| all.picking = StealOneRule::Shown,
            "take a card from someone’s hand unseen",
            "look at someone’s hand and take a card",
        ),
        mention(
            "wild_cost",
            |all| all.wild_cost = 5,
            "even red.\n",
            "A wild costs 5",
        ),
        mention(
            "bonus",
            |all| all.handicaps.iter_mut().for_each(|own| own.bonus = 4),
            "plus 5 for each card above 3",
            "plus 4 for each card above 3",
        ),
        mention(
            "bonus",
            |all| all.handicaps[1].bonus = 2,
            "plus 5 for each card above 3",
            "plus 2 to 5, by player, for each card above 3",
        ),
        mention(
            "stolen",
            |all| {
                let each = all.handicaps.iter_mut();
                each.for_each(|own| own.stolen = StolenWordRule::Keeps);
            },
            "Its owner loses the old one’s points",
            "Its owner keeps the old one’s points",
        ),
        mention(
            "stolen",
            |all| all.handicaps[0].stolen = StolenWordRule::Keeps,
            "loses the old one’s points.",
            "loses the old one’s points, unless they may keep them",
        ),
    ];
    // The texts for these options are true for every value: checking says "with challenges", and
    // solo has its own heading.
    let silent = &[
        "mode",
        "deck",
        "deal",
        "checking",
        "checking_alone",
        "judge",
        "repeats",
    ];
    let templates = RulesSection::ALL
        .map(|section| section.templates())
        .concat();
    assert_follows_options(mentions, silent, &templates, |rules| {
        let sections = RulesSection::ALL.into_iter();
        sections
            .flat_map(|section| section.sentences(rules, 4))
            .collect()
    });
}

#[test]
fn o35_the_rules_page_uses_only_the_handicaps_of_present_seats() {
    let mut rules = Choices::default();
    rules.handicaps[2].bonus = 1;
    let says = |seats| RulesSection::Words.sentences(&rules, seats).join(" ");
    assert!(says(2).contains("plus 5 for each card"));
    assert!(says(3).contains("plus 1 to 5, by player, for each card"));
}

#[test]
fn o31_o32_the_rules_page_says_what_a_lost_challenge_costs() {
    let page = RulesSection::Challenges
        .sentences(&Choices::default(), 2)
        .join(" ");
    let paper = (RULES.pieces)();
    let paper = paper.iter().filter_map(|piece| match piece {
        RulesPiece::Point(_, says) => Some(says.as_str()),
        _ => None,
    });
    let paper = paper.collect::<Vec<_>>().join(" ");
    for says in [&page, &paper] {
        assert!(says.contains("its maker scores it again"), "{says}");
        assert!(says.contains("loses nothing"), "{says}");
        assert!(says.contains("Its maker keeps at most 8 cards, and the turn is over"));
    }
}
