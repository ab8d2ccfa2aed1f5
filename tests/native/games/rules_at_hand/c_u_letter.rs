//! C U Letter's rules page.

use c_u_letter::text::rules::RulesSection;
use c_u_letter_rules::{Choices, Hiding, PlayerMode, Rotation, Rounds, Scramble, Stacks};
use game::TimeLimit;

use super::{Mention, assert_follows_options, mention};

#[test]
fn the_c_u_letter_rules_page_follows_the_options() {
    fn choose_solo(all: &mut Choices, scramble: Scramble) {
        all.set_mode(PlayerMode::Solo);
        all.scramble = scramble;
    }
    const LAST: &str = "After the last round, make words from the cards left";
    let mentions: &[Mention<Choices>] = &[
        mention(
            "mode",
            |all| all.set_mode(PlayerMode::Solo),
            "lowest score first",
            "until all hands are empty.\nMost cards wins",
        ),
        mention(
            "clock",
            |all| all.clock = TimeLimit::Seconds(90),
            "You have 30 seconds",
            "You have 90 seconds",
        ),
        mention(
            "clock",
            |all| all.clock = TimeLimit::Untimed,
            "If you place nothing in time, you lose your turn",
            "There’s no clock. A wrong claim costs nothing.",
        ),
        mention(
            "least_letters",
            |all| all.least_letters = 3,
            "Words have 2 or more letters",
            "Words have 3 or more letters",
        ),
        mention(
            "rotation",
            |all| all.rotation = Rotation::Plain,
            "the starter’s right begins the next round, and turns go the other way",
            "the starter’s left begins the next round, and turns go the same way",
        ),
        mention(
            "cards",
            |all| all.cards = Some(20),
            "14 cards for 2 players, 15 for 3 and 16 for 4",
            "A round has 20 cards",
        ),
        mention(
            "rounds",
            |all| all.rounds = Rounds::Two,
            "Once the deck is empty, play until all hands are empty",
            "The second round is the last",
        ),
        mention(
            "hiding",
            |all| all.hiding = Hiding::Must,
            "In a grey zone you can place it face down",
            "In a grey zone you must place it face down",
        ),
        mention(
            "stacks",
            |all| all.stacks = Stacks::BuriedStay,
            "gets the whole stack",
            "leaves those under it on the board",
        ),
        mention(
            "scramble",
            |all| all.scramble = Scramble::Buzzers,
            LAST,
            "the first to buzz makes a word",
        ),
        mention(
            "scramble",
            |all| all.scramble = Scramble::InLines,
            LAST,
            "claim words that still stand in lines",
        ),
        mention(
            "scramble",
            |all| all.scramble = Scramble::Never,
            LAST,
            "Nobody gets the cards left",
        ),
        mention(
            "scramble_alone",
            |all| choose_solo(all, Scramble::Turns),
            "At the end, words in a line count",
            "words from the cards left count, in any order",
        ),
        mention(
            "scramble_alone",
            |all| choose_solo(all, Scramble::Never),
            "At the end, words in a line count",
            "Cards left at the end don’t count",
        ),
    ];
    let silent = &["deal", "help", "hints", "judge", "beyond"];
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
