//! Whole games of Word Heist.

use serde_json::json;

use super::{NativeGame, open_menu};
use crate::harness::browse;
use crate::page::{Page, SIZES};
use game::{SeatId, TimeLimit};
use lexicon::Word;
use word_heist_rules::{
    Action, Attempt, Choices, LetterBag, MadeWordId, Phase, PlayMode, SourceChoice, WayToMake,
};

const SOLO: PlayMode = PlayMode::Solo {
    clock: TimeLimit::Untimed,
};

/// Types a word with the letter buttons.
pub fn type_word(page: &Page, word: Word) {
    for letter in word.as_str().to_uppercase().chars() {
        page.part_in("Letters", "button", &letter.to_string()).tap();
    }
}

/// Enters a word by taps: first the words that it uses, then tile by tile.
pub fn tap_tiles(page: &Page, game: &NativeGame, word: Word, way: &WayToMake) {
    for id in &way.words {
        page.css(&format!("[data-word='{}']", id.index())).tap();
    }
    let table = game.table();
    let tray = table.words_used(way).flat_map(|word| &word.tiles);
    let tray: Vec<_> = tray.map(|tile| tile.id).collect();
    for tile in table.tiles_in_order(word, way) {
        match tray.iter().position(|id| *id == tile.id) {
            Some(place) => page.css(&format!(".heist-tray button:nth-child({})", place + 1)),
            None => page.css(&format!(".heist-centre [data-tile='{}']", tile.id.index())),
        }
        .tap();
    }
}

/// Returns each seat's score as its head shows it.
fn shown_scores(page: &Page) -> Vec<String> {
    let told = page
        .css(".heist-seats")
        .eval("return Array.from(part.querySelectorAll('.score'), (score) => score.textContent)");
    serde_json::from_value(told).expect("scores are texts")
}

pub fn used_words(way: &WayToMake) -> Vec<MadeWordId> {
    way.words.clone()
}

#[test]
fn two_people_play_a_whole_game_in_turns_by_touch() {
    browse(|page| {
        let choices = Choices {
            bag: LetterBag::Half,
            ..Choices::default()
        };
        let mut game = NativeGame::new(&["Ada", "Bo"], choices);
        // Uses a tablet's window: a wide screen with a mouse has no letter buttons.
        page.resize(SIZES[1]);
        game.open(page);
        let (mut asked, mut tapped) = (0, 0);
        while game.table().face_down > 0 || game.phase() != Some(Phase::Open) {
            let seat = game.next_seat();
            if game.phase() == Some(Phase::Sweep) && !game.can_make(seat) {
                // The page skips a seat that can't make a word.
                game.act(seat, &Action::Pass);
                continue;
            }
            match game.phase() {
                Some(Phase::Flip) => {
                    page.css("#pile[data-flip]").tap();
                    game.act(seat, &Action::Flip);
                    continue;
                }
                Some(_) if game.table().turned_up_count().is_multiple_of(3) => {}
                _ => {
                    page.tap("Pass");
                    game.act(seat, &Action::Pass);
                    continue;
                }
            }
            let Some((word, _)) = game.find_word(seat) else {
                page.tap("Pass");
                game.act(seat, &Action::Pass);
                continue;
            };
            let ways = game
                .table()
                .ways_to_spell(seat, word, &SourceChoice::ANY)
                .expect("the word can be made");
            let way = ways.first().expect("there is at least one").clone();
            if way.words.is_empty() || tapped > asked {
                type_word(page, word);
                page.tap("Make it");
                if ways.len() > 1 {
                    page.says("It can be made in several ways.");
                    page.css(".heist-ways .button-main").tap();
                    asked += 1;
                }
            } else {
                tap_tiles(page, &game, word, &way);
                page.tap("Make it");
                tapped += 1;
            }
            let source = SourceChoice::Exactly(used_words(&way));
            game.act(seat, &Action::Make(Attempt { word, source }));
            page.announces(&format!("makes {}", word.as_str().to_uppercase()));
        }
        assert!(tapped > 0, "something was stolen tile by tile");
        page.says("All up.");
        let table = game.table();
        let scored: Vec<_> = SeatId::all(2)
            .map(|seat| table.score(seat).to_string())
            .collect();
        page.wait("the scores are those", || shown_scores(page) == scored);
        page.audit_themes();
        page.check_all_sizes("word-heist-all-up");
        page.tap("Ada: Finish");
        page.tap("Bo: Finish");
        page.says("Final scores");
        page.says("Everyone is done.");
        page.audit_themes();
        page.check_all_sizes("word-heist-over");
        page.css(".heist-word").tap();
        page.audit_themes();
        // The review has begun by itself.
        page.says("Steals nobody saw");
        let lists = page
            .css(".heist-review")
            .eval("return Array.from(part.querySelectorAll('h4'), (list) => list.textContent)");
        let wanted = [
            "Steals nobody saw",
            "Words nobody saw in the centre",
            "Words nobody joined",
            "The longest words nobody saw",
        ];
        assert_eq!(lists, json!(wanted));
        page.audit_themes();
        page.check_all_sizes("word-heist-review");
        page.press("Play again");
        page.says("49");
    });
}

#[test]
fn a_solo_game_is_played_to_its_end_by_keyboard() {
    browse(|page| {
        let choices = Choices {
            mode: SOLO,
            ..Choices::default()
        };
        let mut game = NativeGame::new(&["Ada"], choices);
        while game.table().face_down > 3 {
            game.act(SeatId::FIRST, &Action::Flip);
            if game.table().turned_up_count().is_multiple_of(5) {
                game.make_word(SeatId::FIRST);
            }
        }
        game.open(page);
        let html = page.css("html");
        html.eval(
            "window.kept = { times: 0 };\
             const persist = async () => { kept.times += 1; };\
             Object.defineProperty(navigator, 'storage', { value: { persist } });",
        );
        page.press_keys("Space");
        page.says("2 letters left");
        page.press_keys("Space");
        page.says("1 letter left");
        page.press_keys("Space");
        page.says("All up");
        page.type_text("zzzz");
        page.says("aren’t there");
        page.press_keys("Enter");
        page.audit_themes();
        page.check_all_sizes("word-heist-solo");
        page.press_keys("Escape");
        page.press("Finish game");
        page.says("at the end");
        page.says("Words over time");
        page.wait("the browser is asked to keep it for good", || {
            html.eval("return kept.times") == 1
        });
        page.audit_themes();
        page.check_all_sizes("word-heist-solo-over");
    });
}

#[test]
fn a_game_against_a_bot_is_played_to_its_end() {
    browse(|page| {
        let choices = Choices {
            mode: SOLO,
            bag: LetterBag::Half,
            ..Choices::default()
        };
        let mut game = NativeGame::new(&["Ada", "Owl"], choices);
        while game.table().face_down > 2 {
            game.act(SeatId::FIRST, &Action::Flip);
        }
        game.open(page);
        // Advances the clock by more than the bot's longest search takes.
        page.advance_clock(100);
        page.announces("Owl makes ");
        page.audit_themes();
        page.check_all_sizes("word-heist-against");
        // The maker of a word may turn up the next letter (A12): by keyboard, since Owl may be
        // quicker.
        page.press_keys("Space");
        page.press_keys("Space");
        page.says("All up");
        open_menu(page);
        page.press("Stop here");
        page.says("Everyone agreed to stop.");
        page.says("Owl wins.");
        page.audit_themes();
        // A finished game is opened again from the list of games.
        page.open("#/games");
        page.part("link", "Look back: Word Heist, Ada and Owl")
            .press();
        page.says("Owl wins.");
        // The finished game opens with its review.
        page.says("Words nobody saw in the centre");
    });
}
