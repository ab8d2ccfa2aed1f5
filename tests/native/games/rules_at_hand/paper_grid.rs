//! Paper Grid's rules page.

use game::Judge;
use paper_grid::text::rules::{one_minute_rules, sections};
use paper_grid_rules::{Board, Choices, Letterfraud, ReadingRule, Size, ValueSystem, WallRule};
use printing::RulesPiece;

use super::{Mention, assert_follows_options, mention};

#[test]
fn the_paper_grid_rules_page_follows_the_options() {
    const CALL: &str = "even the same one twice, and write them";
    let mentions: &[Mention<Choices>] = &[
        mention(
            "size",
            |all| all.set_board(Board::blank(Size::Small)),
            "With 10, the endgame begins",
            "With 7, the endgame begins",
        ),
        mention(
            "judge",
            |all| all.judge = Judge::Everyday,
            "The Full list decides",
            "The Everyday list decides",
        ),
        mention(
            "reading",
            |all| all.reading = ReadingRule::EitherWay,
            "Words read across and down",
            "Words may also read backwards and up",
        ),
        mention(
            "walls",
            |all| all.walls = WallRule::NoSealing,
            "only words with a new letter are checked.\nCount the letters",
            "No wall may cut off a cell",
        ),
        mention(
            "endgame_at",
            |all| all.endgame_at = 12,
            "With 10, the endgame begins",
            "With 12, the endgame begins",
        ),
        mention(
            "values",
            |all| all.board.values = ValueSystem::Fixed,
            "A letter nobody else holds is worth 5",
            "Each letter has its own value, from A 1 to Z 10",
        ),
        mention(
            "values",
            |all| all.board.values = ValueSystem::Fixed,
            "Any letter nobody else holds just then is worth 5",
            "Each letter has its own value, from A 1 to Z 10",
        ),
        mention(
            "backpacks",
            |all| all.board.backpacks = true,
            "A hand holds up to 7 letters",
            "16 slots for letters, each used once",
        ),
        mention(
            "letterfraud",
            |all| all.letterfraud = Some(Letterfraud::AllDifferent),
            CALL,
            "Ask for 2 different letters, and write them",
        ),
        mention(
            "letterfraud",
            |all| all.letterfraud = Some(Letterfraud::NoneHeld),
            CALL,
            "Ask for 2 letters you don’t have, and write them",
        ),
        mention(
            "letterfraud",
            |all| all.letterfraud = Some(Letterfraud::AtMostOneHeld),
            CALL,
            "at most 1 of them in your hand, and write them",
        ),
        mention(
            "letterfraud",
            |all| all.letterfraud = Some(Letterfraud::InLine),
            CALL,
            "side by side on the board, if any are, and write them",
        ),
    ];
    // Devils, special cells and letter cells: their texts name the upgrade and so hold with any
    // options.
    let silent = &[
        "board",
        "first",
        "clock",
        "hints",
        "devils",
        "specials",
        "letter_cells",
    ];
    let says = |pieces: Vec<RulesPiece>| {
        let says = pieces.into_iter().filter_map(|piece| match piece {
            RulesPiece::Point("", says) => Some(says),
            _ => None,
        });
        says.collect::<Vec<_>>()
    };
    let page = |rules: Option<&Choices>| {
        let told = sections(rules).into_iter();
        let told = told.flat_map(|(_, pieces)| says(pieces));
        one_minute_rules(rules)
            .into_iter()
            .chain(told)
            .collect::<Vec<_>>()
    };
    assert_follows_options(mentions, silent, &[], |rules| page(Some(rules)));
    // Without a game the page is for all boards, like the printed rules.
    let general = page(None).join("\n");
    for says in [
        "Agree on a dictionary, and whether words may also read backwards.",
        "With 7 on a Small grid (Medium 10, Large 15), the endgame begins",
        "A hand holds 7 letters.",
    ] {
        assert!(general.contains(says), "{says}\n{general}");
    }
}
