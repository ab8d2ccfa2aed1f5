//! The rules of C U Letter.

use c_u_letter::screen::TableSign;
use c_u_letter::text::signs::describe_sign;
use c_u_letter_rules::Choices;
use game::TimeLimit;

use super::{NativeGame, take_device};
use crate::harness::browse;
use crate::page::SIZES;

#[test]
fn the_rules_screens_placings_agree_with_the_rules() {
    browse(|page| {
        page.open("#/");
        page.press("Play C U Letter");
        page.press("How to play");
        page.wait_for_route("#/c-u-letter/rules/new");
        page.shows("Rules of C U Letter");
        for words in [
            "In a minute",
            "Whose word, whose card",
            "CARE is theirs and MARE is yours. You would get 4 cards.",
            "Blue, Switch-a-Root: it swaps with a card in its zone.",
            "That would push a card off the board.",
            "HOUSE doesn’t count and CAT is yours.",
        ] {
            page.says(words);
        }
        page.part("link", "Try it: The ambush").appears();
        let drawn = page.visible_names("img");
        let covered = "Row 1: C, A, S, T. Row 2: empty, empty, empty, I. CAST is theirs. You \
             place a red T on c1, over the card there.";
        assert!(drawn.iter().any(|name| name == covered), "{drawn:#?}");
        page.audit_themes();
        page.check_all_sizes("letter-rules");
        page.part("img", covered)
            .eval("part.scrollIntoView({ block: 'center' }); return true");
        page.check_all_sizes("letter-rules-tried");
        page.resize(SIZES[0]);
        assert!(!page.scrolls_sideways());
        page.press("Play C U Letter");
        page.shows("New C U Letter game");
    });
}

#[test]
fn the_rules_follow_the_game_they_were_opened_from() {
    browse(|page| {
        let choices = Choices {
            clock: TimeLimit::Seconds(90),
            cards: Some(20),
            ..Choices::default()
        };
        let mut game = NativeGame::new(&["Ada", "Bo"], choices);
        game.open(page);
        take_device(page, &mut game);
        page.press("Menu");
        page.press("How to play");
        page.shows("Rules of C U Letter");
        for words in [
            "Rules in this game",
            "You have 90 seconds.",
            "A round has 20 cards.",
        ] {
            page.says(words);
        }
        page.part("button", "Print these rules").appears();
        page.audit_themes();
        // Without a game, the page describes the default rules.
        page.open("#/c-u-letter/rules");
        page.says("You have 30 seconds.");
        page.part("link", "Print it").appears();
    });
}

#[test]
fn the_rules_tab_explains_every_sign_on_the_table() {
    browse(|page| {
        let mut game = NativeGame::new(&["Ada", "Bo"], Choices::default());
        game.open(page);
        take_device(page, &mut game);
        page.press("Menu");
        page.press("Rules");
        page.says("Signs on the table");
        for sign in TableSign::ALL {
            page.says(&describe_sign(sign));
        }
        let pictures = page.css(".signs").eval(
            "return [...part.querySelectorAll('.letter-sign')]
                .filter((one) => one.querySelector('.square, path')).length",
        );
        assert_eq!(pictures, TableSign::ALL.len());
        page.audit_themes();
        page.resize(SIZES[0]);
        assert!(!page.scrolls_sideways());
    });
}
