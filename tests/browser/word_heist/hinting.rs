//! Hints: given in three steps, by mouse and by keyboard, and withdrawn when their letters are
//! used.

use game::{Match, SeatId, TimeLimit};
use lexicon::{FamilyFilter, Level, Word};
use word_heist::bots;
use word_heist::bots::{Finder, FinderCache, Hint};
use word_heist::screen::hint_state::{HintState, HintStep};
use word_heist::text::hints::describe_hint;
use word_heist_rules::{
    Action, Attempt, Choices, Options, Phase, PlayMode, Preset, SourceChoice, Table, WordHeist,
};

use super::{NativeGame, word_list, word_part};
use crate::beside::save_and_reload;
use crate::harness::{Setup, browse};
use crate::page::{Page, SIZES, Size};

/// Returns the hint that the page's bot worker finds, with or without hidden words of the family
/// list.
fn find_hint(game: &NativeGame, seat: SeatId) -> Option<Hint> {
    let table = game.table();
    let of = |family: &FamilyFilter| {
        bots::find_hint(
            &table,
            seat,
            word_list(),
            family,
            &mut FinderCache::default(),
        )
    };
    let hint = of(&FamilyFilter::default());
    hint.filter(|_| of(&FamilyFilter::for_lexicon(word_list())) == hint)
}

/// The hinted word in capitals.
fn hint_in_capitals(hint: Hint) -> String {
    hint.word.as_str().to_uppercase()
}

/// Returns the texts of the hint's three steps.
fn hint_texts(game: &NativeGame, seat: SeatId, hint: Hint) -> [String; 3] {
    HintStep::ALL.map(|step| {
        let told = HintState::Revealed { seat, hint, step };
        describe_hint(&told.message(&game.table()), &game.0.journal().seats)
    })
}

/// The letters and words that the hinted word uses.
fn hint_source(hint: Hint) -> SourceChoice {
    SourceChoice::Exactly(hint.taken.ids().to_vec())
}

/// A game for two in turns with some words on the table; the next seat can make a word that uses
/// one of them.
fn game_with_hint() -> (NativeGame, Hint) {
    let choices = Choices {
        hints: true,
        ..Choices::default()
    };
    let mut game = NativeGame::new(&["Ada", "Bo"], choices);
    loop {
        let seat = game.next_seat();
        match game.phase() {
            Some(Phase::Make) => {
                let steals =
                    |hint: &Hint| hint.taken.len() == 1 && has_one_way(&game, seat, hint.word);
                if let Some(hint) = find_hint(&game, seat).filter(steals) {
                    return (game, hint);
                }
                if game.table().words_on_table().count() > 2 || !game.make_word(seat) {
                    game.act(seat, &Action::Pass);
                }
            }
            Some(Phase::Flip) => game.act(seat, &Action::Flip),
            _ => game.act(seat, &Action::Pass),
        }
    }
}

/// Whether a word can be made in only one way: otherwise the table asks.
fn has_one_way(game: &NativeGame, seat: SeatId, word: Word) -> bool {
    let ways = game.table().ways_to_spell(seat, word, &SourceChoice::ANY);
    ways.is_ok_and(|ways| ways.len() == 1)
}

/// Solo rules without a clock.
fn solo_choices() -> Choices {
    Choices {
        mode: PlayMode::Solo {
            clock: TimeLimit::Untimed,
        },
        hints: true,
        ..Choices::default()
    }
}

/// Returns the ids of the marked words and letters.
fn marked_ids(page: &Page) -> (Vec<String>, Vec<String>) {
    let told = page.css("body").eval(
        "const marked = (kind) => [...document.querySelectorAll(`[data-${kind}][data-hinted]`)]
            .map((one) => one.dataset[kind]).sort();
         return [marked('word'), marked('tile')]",
    );
    serde_json::from_value(told).expect("they are numbers")
}

/// Returns what a hint should mark.
fn expected_marks(table: &Table, seat: SeatId, hint: Hint) -> (Vec<String>, Vec<String>) {
    let ways = table.ways_to_spell(seat, hint.word, &hint_source(hint));
    let way = ways.expect("the hinted word can be made").remove(0);
    let mut words: Vec<String> = way.words.iter().map(|id| id.index().to_string()).collect();
    let mut tiles: Vec<String> = way.centre.iter().map(|id| id.index().to_string()).collect();
    words.sort();
    tiles.sort();
    (words, tiles)
}

#[test]
fn a_hint_has_three_steps_and_goes_when_the_word_is_made() {
    browse(|page| {
        let (game, hint) = game_with_hint();
        let (seat, word) = (game.next_seat(), hint_in_capitals(hint));
        let [kind, uses, makes] = hint_texts(&game, seat, hint);
        game.open(page);
        page.press("Hint");
        page.announces(&kind);
        let marks = expected_marks(&game.table(), seat, hint);
        page.wait("the word to steal is marked", || {
            marked_ids(page) == (marks.0.clone(), vec![])
        });
        assert!(
            !page.visible_text().contains(&word),
            "the new one isn't told"
        );
        let pile = page.css("#pile").bounding_box();
        page.press("Tell me more");
        page.announces(&uses);
        page.wait("what it uses is marked", || marked_ids(page) == marks);
        assert!(!page.visible_text().contains(&word), "still not told");
        assert_eq!(page.css("#pile").bounding_box(), pile, "nothing jumps");
        // The newest letter is drawn lighter: a hint must stay readable on it in the dark.
        page.css(".heist-centre [data-hinted]")
            .eval("part.dataset.new = ''");
        page.audit_themes();
        page.check_all_sizes("word-heist-hint");
        page.press("Tell me more");
        page.announces(&makes);
        let typed = page.css("#typed");
        page.wait("the word is typed", || typed.text().contains(&word));
        page.check_all_sizes("word-heist-hint-word");
        // The hint stays beside what the player types, and types its word again.
        page.press_keys("Escape");
        page.type_text("zzzz");
        page.says("aren’t there");
        page.says(&makes);
        page.press("Show me again");
        page.wait("the word is typed again", || typed.text().contains(&word));
        page.wait("what it uses is marked", || marked_ids(page) == marks);
        page.press("Make it");
        page.announces(&format!("makes {word}"));
        page.no_longer_says(&makes);
        page.wait("nothing is marked", || marked_ids(page) == (vec![], vec![]));
        let name = ["Ada", "Bo"][seat.index()];
        word_part(page, &word, name).appears();
    });
}

#[test]
fn a_hint_can_be_requested_by_key() {
    browse(|page| {
        let (game, hint) = game_with_hint();
        let told = hint_texts(&game, game.next_seat(), hint);
        game.open(page);
        let bulb = page.css("[data-thing='do hint']");
        let can = || {
            page.wait("it can be asked for", || {
                bulb.attribute("aria-disabled").is_none()
            });
        };
        bulb.appears();
        can();
        for says in &told {
            page.type_text("!");
            page.announces(says);
        }
        page.type_text("!");
        page.announces(&told[2]);
        let typed = page.css("#typed").text();
        assert!(!typed.contains('!'), "{typed}");
        // The button can be used by Tab as well, and keeps the focus after the last step.
        game.open_as(page, "again");
        bulb.appears();
        can();
        bulb.eval("part.focus()");
        for says in &told {
            page.press_keys("Enter");
            page.announces(says);
            page.css("[data-thing='do hint']:focus").appears();
        }
    });
}

/// A solo game with a hint, and another word that uses up letters of the hinted one. The next
/// letter to be turned up doesn't affect the hint.
fn game_with_other_word() -> (NativeGame, Hint, Attempt) {
    let (mut game, ada) = (NativeGame::new(&["Ada"], solo_choices()), SeatId::FIRST);
    loop {
        game.act(ada, &Action::Flip);
        let Some(hint) = find_hint(&game, ada) else {
            continue;
        };
        let finds = Finder::for_seat(&game.table(), ada).up_to_level(Level::Common);
        let finds = finds.find(word_list());
        let takes = |other: &Attempt| {
            let mut then = NativeGame(game.0.clone());
            then.act(ada, &Action::Flip);
            let stays = then
                .table()
                .ways_to_spell(ada, hint.word, &hint_source(hint))
                .is_ok();
            if !stays || !has_one_way(&then, ada, other.word) {
                return false;
            }
            then.act(ada, &Action::Make(other.clone()));
            then.table()
                .ways_to_spell(ada, hint.word, &hint_source(hint))
                .is_err()
        };
        let others = finds.iter().filter(|find| find.word != hint.word);
        let attempts = others.filter_map(|find| {
            let source = SourceChoice::Exactly(find.ways.first()?.ids().to_vec());
            let word = find.word;
            Some(Attempt { word, source })
        });
        if let Some(other) = attempts.into_iter().find(takes) {
            return (game, hint, other);
        }
    }
}

#[test]
fn a_hint_stays_when_a_letter_turns_up_and_goes_with_its_letters() {
    browse(|page| {
        let ((mut game, hint, other), ada) = (game_with_other_word(), SeatId::FIRST);
        let [kind, uses, last] = hint_texts(&game, ada, hint);
        game.open(page);
        page.press("Hint");
        page.announces(&kind);
        page.press("Tell me more");
        page.announces(&uses);
        page.press("Tell me more");
        page.announces(&last);
        page.css("#pile").press();
        game.act(ada, &Action::Flip);
        page.wait("the letter is up", || {
            let up = page
                .css(".heist-centre")
                .eval("return part.children.length");
            up == game.table().centre.len()
        });
        page.says(&last);
        page.wait("it is marked still", || {
            marked_ids(page) == expected_marks(&game.table(), ada, hint)
        });
        page.press_keys("Escape");
        page.type_text(other.word.as_str());
        page.press_keys("Enter");
        let made = other.word.as_str().to_uppercase();
        page.announces(&format!("makes {made}"));
        page.no_longer_says(&last);
        page.wait("nothing is marked", || marked_ids(page) == (vec![], vec![]));
        page.part("button", "Hint").appears();
    });
}

#[test]
fn the_hint_button_fits_a_thumb_and_the_line_fits_the_screen() {
    browse(|page| {
        let (game, _) = game_with_hint();
        game.open(page);
        page.part("button", "Hint").appears();
        let least = Size {
            width: 320,
            height: 568,
        };
        for size in SIZES.into_iter().chain([least]) {
            page.resize(size);
            let [_, _, wide, high] = page.part("button", "Hint").bounding_box();
            assert!(wide > 43.5 && high > 43.5, "{wide} x {high} at {size:?}");
            let [_, _, wide, _] = page.css("#pile .says").bounding_box();
            let whole = page.css("#pile").eval(
                "return part.scrollWidth <= part.clientWidth\
                 && part.scrollHeight <= part.clientHeight",
            );
            assert!(wide > 20.0 && whole == true, "the pile at {size:?}");
            assert!(!page.scrolls_sideways(), "{size:?}");
        }
    });
}

#[test]
fn there_is_no_hint_button_where_hints_are_off() {
    browse(|page| {
        let off = NativeGame::new(&["Ada", "Bo"], Choices::default());
        let raced = NativeGame::new(&["Ada", "Bo"], Preset::Buzzers.choices());
        for (game, name) in [(off, "off"), (raced, "raced")] {
            game.open_as(page, name);
            page.css("#pile").appears();
            assert!(!page.part("button", "Hint").exists(), "{name}");
            page.type_text("!");
            let told = page.visible_text();
            assert!(!told.contains("Looking for a word"), "{name}: {told}");
        }
    });
}

/// A solo game in which a word can be made, and the first text of its hint.
fn solo_game_with_hint() -> (Match<WordHeist>, String) {
    let options = Options::new(solo_choices()).expect("the rules are valid");
    let mut game = NativeGame(crate::beside::new_match(&["Ada"], options, 7));
    let ada = SeatId::FIRST;
    loop {
        if let Some(hint) = find_hint(&game, ada) {
            let [kind, ..] = hint_texts(&game, ada, hint);
            return (game.0, kind);
        }
        game.act(ada, &Action::Flip);
    }
}

#[test]
fn a_pending_hint_is_announced_and_arrives_with_the_word_list() {
    Setup::new().with_proxy().browse(|page| {
        let (game, kind) = solo_game_with_hint();
        page.proxy().delay(".lex");
        page.open("#/about");
        save_and_reload(page, "early", &game);
        page.open("#/word-heist/game/early");
        page.press("Hint");
        page.announces("Looking for a word…");
        // The player can go on meanwhile.
        page.type_text("zz");
        page.press_keys("Escape");
        page.announces("Looking for a word…");
        page.audit_themes();
        page.proxy().heal();
        page.announces(&kind);
    });
}

#[test]
fn a_hint_that_fails_is_reported_and_can_be_requested_again() {
    Setup::new().with_proxy().browse(|page| {
        let (game, kind) = solo_game_with_hint();
        page.proxy().answer_503("bot-worker-");
        page.forgive("bot-worker-");
        page.open("#/words");
        page.part("button", "ORCHARD").appears();
        save_and_reload(page, "unwell", &game);
        page.open("#/word-heist/game/unwell");
        page.press("Hint");
        page.says("The hint didn’t come. Try again.");
        page.proxy().heal();
        page.press("Hint");
        page.announces(&kind);
    });
}
