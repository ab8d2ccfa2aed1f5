//! Word Heist's table by keyboard and by thumb; what moves on it, and what must not move.

use serde_json::json;

use super::NativeGame;
use super::sizes::{WORDS, game_in_progress};
use crate::beside::word_list;
use crate::harness::browse;
use crate::helping::{count_highlighted, set_help};
use crate::page::{Page, SIZES, Size};
use lexicon::{FamilyFilter, Level, Word};
use word_heist::bots::{Finder, usable_words};
use word_heist::screen::word_places;
use word_heist_rules::{Action, Attempt, Choices, MadeWordId, Phase, PlayMode, SourceChoice};

/// A game for two with some words on the table; the next seat may turn up a letter and make a word.
fn game_with_words() -> NativeGame {
    let mut game = NativeGame::new(&["Ada", "Bo"], Choices::default());
    while game.table().words_on_table().count() < 6 {
        game.flip_until(game.table().face_down - 1);
        game.act(game.next_seat(), &Action::Flip);
        if game.table().centre.len() > 4 && game.table().turned_up_count().is_multiple_of(2) {
            game.make_word(game.next_seat());
        }
    }
    game.flip_until(game.table().face_down);
    game.act(game.next_seat(), &Action::Flip);
    game
}

#[test]
fn every_control_is_large_enough_for_a_thumb() {
    browse(|page| {
        game_with_words().open(page);
        page.resize(SIZES[0]);
        page.css(".heist-word").tap();
        let small = page.css(".stage").eval(
            "const all = Array.from(part.querySelectorAll('button, summary'));\
             const seen = all.filter((one) => one.checkVisibility());\
             const least = (one) => one.matches('.heist-word') ? [29.5, 43.5]\
               : one.matches('.heist-centre .tile') ? [37.5, 37.5]\
               : one.matches('.key') ? [43.5, 30.5] : [43.5, 43.5];\
             const small = seen.filter((one) => {\
               const box = one.getBoundingClientRect();\
               const [high, wide] = least(one);\
               return box.height < high || box.width < wide;\
             });\
             return small.map((one) => one.outerHTML)",
        );
        assert_eq!(
            small,
            json!([]),
            "44 px at least, but for the named exceptions"
        );
        assert!(!page.scrolls_sideways());
    });
}

#[test]
fn nothing_moves_while_a_word_is_typed() {
    browse(|page| {
        game_with_words().open(page);
        for size in SIZES {
            page.resize(size);
            let places = || {
                let place = "return ['#pile', '.heist-typed', '.heist-word'].map((part) =>\
                     document.querySelector(part).getBoundingClientRect().y)";
                page.driver().run_script(place, json!([]))
            };
            let before = places();
            page.type_text("zzzzzzzzzzzzzzz");
            page.says("aren’t there");
            assert_eq!(places(), before, "typed: {size:?}");
            page.press_keys("Enter");
            assert_eq!(places(), before, "refused: {size:?}");
            page.press_keys("Escape");
            page.css(".heist-word").eval("part.click()");
            page.css(".heist-tray").appears();
            assert_eq!(places(), before, "tapped: {size:?}");
            page.css(".heist-word").eval("part.click()");
            page.css(".heist-tray").disappears();
            assert_eq!(places(), before, "let go: {size:?}");
        }
    });
}

#[test]
fn a_tapped_word_is_outlined_only_while_the_entry_uses_it() {
    browse(|page| {
        let mut game = game_with_words();
        game.open(page);
        let outlined = page.css(".heist-word[aria-pressed='true']");
        let tap = || {
            page.css(".heist-word").press();
            outlined.appears();
        };
        tap();
        page.press("Clear");
        outlined.disappears();
        tap();
        page.press_keys("Escape");
        outlined.disappears();
        tap();
        page.press_keys("Backspace");
        outlined.disappears();
        // A word whose life is read while no player types isn't outlined once a player does.
        game.flip_until(game.table().face_down);
        game.open_as(page, "idle");
        page.css(".heist-entry[data-idle]").appears();
        tap();
        page.css("#pile[data-flip]").press();
        page.css(".heist-entry:not([data-idle])").appears();
        outlined.disappears();
    });
}

#[test]
fn a_word_of_too_few_letters_cannot_be_made_and_a_press_says_why() {
    browse(|page| {
        game_with_words().open(page);
        page.resize(SIZES[0]);
        page.type_text("a");
        let make = page.css("[data-thing='do make']:disabled");
        make.appears();
        make.tap();
        page.announces("Words need 4 letters.");
        page.press_keys("Escape");
        page.type_text("aaaa");
        page.css("[data-thing='do make']:enabled").appears();
    });
}

#[test]
fn nothing_moves_when_a_player_calls() {
    browse(|page| {
        let choices = Choices {
            mode: PlayMode::CallItOut,
            ..Choices::default()
        };
        let mut game = NativeGame::new(&["Ada", "Bo"], choices);
        for _ in 0..5 {
            game.act(game.table().flipper, &Action::Flip);
        }
        game.open(page);
        for size in SIZES {
            page.resize(size);
            let pile = page.css("#pile").bounding_box();
            page.tap("Ada has a word");
            page.says("Ada has it");
            page.type_text("zzzz");
            page.says("aren’t there");
            assert_eq!(page.css("#pile").bounding_box(), pile, "{size:?}");
            page.press("Give up");
            page.no_longer_says("Ada has it");
        }
    });
}

#[test]
fn in_the_first_games_the_prompt_says_that_words_can_be_stolen() {
    browse(|page| {
        let game = game_in_progress(PlayMode::TURNS, &WORDS);
        game.open_as(page, "first");
        page.says(": tap a word to steal it.");
        page.reload();
        page.says(": tap a word to steal it.");
        for next in ["second", "third"] {
            game.open_as(page, next);
            page.says(": tap a word to steal it.");
        }
        // From the next game on, the player is assumed to know.
        game.open_as(page, "fourth");
        page.says(": make words, or pass.");
    });
}

#[test]
fn help_highlights_a_few_words_that_a_well_known_word_uses_now() {
    browse(|page| {
        let game = game_in_progress(PlayMode::TURNS, &WORDS);
        let table = game.table();
        let usable = |typed: &str| {
            let typed = Word::new(typed).expect("letters");
            let family = FamilyFilter::default();
            let usable =
                usable_words(&table, game.next_seat(), typed, word_list(), &family).into_iter();
            let mut usable: Vec<String> = usable.map(|id| id.index().to_string()).collect();
            usable.sort();
            usable
        };
        let may = usable("");
        assert!((1..=3).contains(&may.len()), "{may:?}");
        game.open(page);
        let lit_words = || {
            let words = page.css("body").eval(
                "return [...document.querySelectorAll('.heist-word[data-may]')]
                    .map((one) => one.dataset.word).sort()",
            );
            serde_json::from_value::<Vec<String>>(words).expect("they are texts")
        };
        page.wait("they are lit", || lit_words() == may);
        // They follow what is typed.
        page.type_text("z");
        page.wait("these go on from a Z", || lit_words() == usable("z"));
        page.press_keys("Backspace");
        page.wait("all are lit again", || lit_words() == may);
        let heard = page.css(".heist-word[data-may]").attribute("aria-label");
        assert!(heard.is_some_and(|heard| heard.ends_with("you can use it now")));
        page.audit_themes();
        page.check_all_sizes("helping/word-heist");
        set_help(page, "Off");
        page.wait("no word is lit", || {
            count_highlighted(page, ".heist-word") == 0
        });
    });
}

#[test]
fn words_keep_their_places_and_a_stolen_one_leaves_a_gap() {
    browse(|page| {
        let choices = Choices {
            mode: PlayMode::TURNS,
            ..Choices::default()
        };
        let mut game = NativeGame::new(&["Ada", "Bo"], choices);
        let gaps = |game: &NativeGame| {
            let places = word_places(&game.table()).into_iter();
            places.filter(|place| place.gap).count()
        };
        // Four words, then the first steal from another seat.
        while gaps(&game) == 0 {
            let (seat, table) = (game.next_seat(), game.table());
            if game.phase() == Some(Phase::Flip) {
                game.act(seat, &Action::Flip);
                continue;
            }
            if table.words_on_table().count() < 4 && game.make_word(seat) {
                continue;
            }
            let finder = Finder::for_seat(&table, seat).up_to_level(Level::Common);
            let steal = finder.find(word_list()).into_iter().find_map(|find| {
                let others = |id: &MadeWordId| table.word(*id).is_some_and(|old| old.owner != seat);
                let mut ways = find.ways.iter().map(|way| way.ids());
                let way = ways.find(|ids| ids.len() == 1 && ids.iter().all(others))?;
                let source = SourceChoice::Exactly(way.to_vec());
                let word = find.word;
                Some(Action::Make(Attempt { word, source }))
            });
            game.act(seat, &steal.unwrap_or(Action::Pass));
        }
        game.open(page);
        page.resize(SIZES[0]);
        let seen = page.css("#words").eval(
            "const all = [...part.querySelectorAll('.heist-word, .heist-gap')];
            const box = new Map(all.map((one) => [one, one.getBoundingClientRect()]));
            const before = (one, other) => Math.round(box.get(one).top - box.get(other).top)
                || box.get(one).left - box.get(other).left;
            return all.sort(before).map((one) => one.dataset.word ?? 'gap')",
        );
        let places = word_places(&game.table()).into_iter();
        let laid: Vec<String> = places
            .map(|place| {
                if place.gap {
                    "gap".to_owned()
                } else {
                    place.id.index().to_string()
                }
            })
            .collect();
        assert_eq!(seen, json!(laid));
        page.audit_themes();
        page.check_all_sizes("word-heist-gap");
    });
}

#[test]
fn words_below_the_edge_are_indicated() {
    browse(|page| {
        let game = game_in_progress(PlayMode::TURNS, &WORDS);
        game.open(page);
        page.resize(Size {
            width: 320,
            height: 568,
        });
        page.css("#words[data-more]").appears();
        page.css("#words")
            .eval("part.scrollTo(0, part.scrollHeight)");
        page.css("#words[data-more]").disappears();
        page.resize(SIZES[0]);
        page.css("#words[data-more]").disappears();
        page.take_picture("word-heist-more");
    });
}

#[test]
fn words_are_one_tab_stop_with_arrow_keys() {
    browse(|page| {
        let game = game_with_words();
        game.open(page);
        let seat = game.table().words_on_table().next().unwrap().owner;
        let group = format!(".heist-seat:nth-child({}) .heist-words", seat.index() + 1);
        let stops = page
            .css(&group)
            .eval("return part.querySelectorAll('[tabindex=\"0\"]').length");
        assert_eq!(stops, json!(1));
        let count = game.table().words_of(seat).count();
        page.css(&format!("{group} button")).eval("part.focus()");
        page.press_keys("End");
        page.css(&format!("{group} button:nth-of-type({count})"))
            .gets_focus();
        page.css(&format!(
            "{group} button:nth-of-type({count})[tabindex='0']"
        ))
        .appears();
        page.press_keys("Home Enter");
        page.css(&format!("{group} button[aria-pressed='true']"))
            .appears();
        page.css(".heist-tray").appears();
        page.audit_themes();
    });
}

#[test]
fn a_stolen_word_is_animated() {
    check_steal_motion("Moving", |time| time != "0s");
}

#[test]
fn with_reduced_motion_a_stolen_word_appears_at_once() {
    check_steal_motion("Still", |time| time == "0s");
}

/// A flying letter ends at its time, even if a slow machine started the animation late: then it is
/// at its place at once, and the edge that it flew below isn't reported.
#[test]
fn a_flying_letter_does_not_count_as_below_the_edge() {
    browse(|page| {
        page.open("#/settings");
        page.choose("Motion", "Moving");
        let (game, word, way) = game_with_steal();
        game.open(page);
        page.resize(SIZES[0]);
        page.css("body").eval(
            "document.documentElement.style.setProperty('--slow', '60s');\
             const words = document.getElementById('words');\
             window.below = 0;\
             new MutationObserver(() => { below += words.hasAttribute('data-more'); })\
               .observe(words, { attributes: true, attributeFilter: ['data-more'] })",
        );
        steal_word(page, word, &way);
        page.css("[data-travels]").disappears();
        page.css("#words[data-more]").disappears();
        let said = page.driver().run_script("return below", json!([]));
        assert_eq!(said, json!(0), "times it was said that words lie below");
    });
}

/// Steals a word and checks the animation time of each letter.
fn check_steal_motion(motion: &str, time: fn(&str) -> bool) {
    browse(|page| {
        page.open("#/settings");
        page.choose("Motion", motion);
        let (game, word, way) = game_with_steal();
        game.open(page);
        let watch = "window.travelled = [];\
             new MutationObserver((all) => all.forEach(({ target }) => {\
               if (target.hasAttribute('data-travels'))\
                 travelled.push(getComputedStyle(target).animationDuration);\
             })).observe(document.body, { attributes: true, subtree: true, attributeFilter: ['data-travels'] })";
        page.driver().run_script(watch, json!([]));
        steal_word(page, word, &way);
        let mut travelled = Vec::new();
        page.wait("all its letters travel", || {
            let told = page.driver().run_script("return travelled", json!([]));
            travelled = serde_json::from_value::<Vec<String>>(told).unwrap_or_default();
            travelled.len() == word.len()
        });
        assert!(travelled.iter().all(|each| time(each)), "{travelled:?}");
    });
}

/// A table at which the next seat can steal, the word that it makes, and the words that it uses.
fn game_with_steal() -> (NativeGame, Word, Vec<MadeWordId>) {
    let mut game = game_with_words();
    loop {
        let (seat, table) = (game.next_seat(), game.table());
        if game.phase() == Some(Phase::Make)
            && let Some((word, SourceChoice::Exactly(way))) = game.find_word(seat)
            && way
                .iter()
                .any(|id| table.word(*id).is_some_and(|old| old.owner != seat))
        {
            break (game, word, way.to_vec());
        }
        match game.phase() {
            Some(Phase::Flip) => game.act(seat, &Action::Flip),
            _ => game.act(seat, &Action::Pass),
        }
    }
}

/// Steals the word on the page.
fn steal_word(page: &Page, word: Word, way: &[MadeWordId]) {
    for id in way {
        page.css(&format!("[data-word='{}']", id.index())).press();
    }
    page.says("again to let it go.");
    page.type_text(word.as_str());
    page.press_keys("Enter");
    page.announces(&format!("makes {}", word.as_str().to_uppercase()));
    page.announces("stealing");
}
