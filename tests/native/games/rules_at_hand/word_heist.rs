//! Word Heist's rules page.

use game::{Judge, TimeLimit};
use word_heist::screen::rule_examples::RulePoint;
use word_heist::text::rules::RulesSection;
use word_heist_rules::{Choices, Difference, MergerRule, PlayMode, Scoring};

use super::{Mention, assert_follows_options, mention};

#[test]
fn the_word_heist_rules_page_follows_the_options() {
    const STANDARD: &str = "GAPE can become GRAPE, but not GAPES";
    let mentions: &[Mention<Choices>] = &[
        mention(
            "mode",
            |all| {
                all.mode = PlayMode::Solo {
                    clock: TimeLimit::Untimed,
                }
            },
            "Whoever made the last word flips the next letter",
            "Flip the next letter whenever you like",
        ),
        mention(
            "window",
            |all| {
                let window = TimeLimit::Seconds(20);
                all.mode = PlayMode::Turns {
                    window,
                    sweep: true,
                };
            },
            "then make words. When you pass",
            "then make words for 20 seconds. When you pass",
        ),
        mention(
            "sweep",
            |all| {
                let window = TimeLimit::Untimed;
                all.mode = PlayMode::Turns {
                    window,
                    sweep: false,
                };
            },
            "When you pass, each other player may make 1",
            "When you pass, the next letter turns up",
        ),
        mention(
            "typing",
            |all| {
                all.mode = PlayMode::Buzzers {
                    typing: 7,
                    locks: false,
                }
            },
            "has a few seconds to type",
            "has 7 seconds to type",
        ),
        mention(
            "locks",
            |all| {
                all.mode = PlayMode::Buzzers {
                    typing: 5,
                    locks: true,
                }
            },
            "A wrong word costs nothing. Try again.\n",
            "Press without making one, and you wait for the next letter",
        ),
        mention(
            "pace",
            |all| {
                all.mode = PlayMode::Solo {
                    clock: TimeLimit::Untimed,
                };
                all.pace = Some(6);
            },
            "No letter turns up while someone types",
            "A letter turns up every 6 seconds, whatever anyone does.\nThe game ends 60 seconds after \
             the last one.",
        ),
        mention(
            "clock",
            |all| {
                all.mode = PlayMode::Solo {
                    clock: TimeLimit::Seconds(300),
                }
            },
            "the same for everyone.\n",
            "the same for everyone. This game takes 5 minutes.",
        ),
        mention(
            "auto_flip",
            |all| {
                all.mode = PlayMode::CallItOut;
                all.auto_flip = Some(15);
            },
            "press Space to flip.\n",
            "After 15 quiet seconds it flips by itself",
        ),
        mention(
            "face_up",
            |all| all.face_up = 3,
            "All letters lie face down",
            "All letters but 3 lie face down",
        ),
        mention(
            "judge",
            |all| all.judge = Judge::Everyday,
            "A word beyond the Full list counts",
            "A word beyond the Everyday list counts",
        ),
        mention(
            "judge",
            |all| all.judge = Judge::Table,
            "A word beyond the Full list counts",
            "Any word counts if everyone agrees",
        ),
        mention(
            "difference",
            |all| all.difference = Difference::NoInsertion,
            STANDARD,
            "GAPE can become PAGER, but not GRAPE",
        ),
        mention(
            "difference",
            |all| all.difference = Difference::NoSharedRoot,
            STANDARD,
            "PAINTS can’t become PAINTERS",
        ),
        mention(
            "merging",
            |all| all.merging = MergerRule::WithALetter,
            "even with no letter from the centre",
            "with at least 1 letter from the centre",
        ),
        mention(
            "scoring",
            |all| all.scoring = Scoring::Letters,
            "most words wins",
            "Most letters wins, then the win is shared",
        ),
        mention(
            "scoring",
            |all| all.scoring = Scoring::LengthLessThree,
            "Most words wins",
            "A word scores its letters minus 3",
        ),
        mention(
            "scoring",
            |all| all.scoring = Scoring::LengthSquared,
            "Most words wins",
            "A word scores its letters squared",
        ),
        mention(
            "idle_end",
            |all| all.idle_end = true,
            "everyone presses again.\nMost words",
            "a minute without a move ends the game",
        ),
    ];
    // The texts for these options are true for every value: "where hints are allowed", "or 3 for a
    // beginner".
    let silent = &["deal", "bag", "hints", "beginners", "repeats"];
    let templates = RulesSection::ALL
        .map(|section| section.templates())
        .concat();
    assert_follows_options(mentions, silent, &templates, |rules| {
        let sections = RulesSection::ALL.into_iter();
        sections
            .flat_map(|section| section.sentences(rules))
            .collect()
    });
}

#[test]
fn word_heist_examples_on_the_rules_page_hold_with_the_options() {
    let held = |choose: fn(&mut Choices)| {
        let mut rules = Choices::default();
        choose(&mut rules);
        let held = RulePoint::ALL
            .into_iter()
            .filter(|one| one.has_default_verdict(&rules));
        held.collect::<Vec<_>>()
    };
    assert_eq!(held(|_| ()), RulePoint::ALL);
    assert!(!held(|all| all.difference = Difference::NoInsertion).contains(&RulePoint::Inside));
    assert!(!held(|all| all.merging = MergerRule::WithALetter).contains(&RulePoint::Merger));
}
