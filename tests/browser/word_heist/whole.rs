//! Whole games: six in turns by touch, in four windows in turn; two by keyboard alone.

use game::{SeatId, TimeLimit};
use lexicon::{Level, Word};
use serde_json::json;
use word_heist::bots::Finder;
use word_heist_rules::{
    Action, Attempt, Choices, LetterBag, Phase, PlayMode, SourceChoice, WayToMake,
};

use super::NativeGame;
use super::playing::{tap_tiles, type_word, used_words};
use crate::beside::word_list;
use crate::harness::browse;
use crate::page::Page;
use crate::whole::{Turn, close_ribbon};

/// Returns a word that a seat can make, a steal if possible, with the ways to make it; the table
/// takes the first.
fn find_word_to_make(game: &NativeGame, seat: SeatId) -> Option<(Word, Vec<WayToMake>)> {
    let finds = Finder::for_seat(&game.table(), seat)
        .up_to_level(Level::Common)
        .find(word_list());
    let ways = |word: Word| {
        game.table()
            .ways_to_spell(seat, word, &SourceChoice::ANY)
            .ok()
    };
    let mut all = finds
        .iter()
        .filter_map(|find| Some((find.word, ways(find.word)?)));
    let stolen =
        |(_, ways): &(Word, Vec<WayToMake>)| ways.first().is_some_and(|way| !way.words.is_empty());
    let first = all.next()?;
    if stolen(&first) {
        Some(first)
    } else {
        Some(all.find(stolen).unwrap_or(first))
    }
}

/// Makes a word as a person does: from the centre with its keys, a steal by tapping what is stolen.
fn make_word_on_page(
    page: &Page,
    game: &mut NativeGame,
    turn: Turn<'_>,
    seat: SeatId,
    word: Word,
    ways: &[WayToMake],
) {
    let way = ways[0].clone();
    let steals = !way.words.is_empty();
    if steals {
        tap_tiles(page, game, word, &way)
    } else {
        type_word(page, word)
    }
    turn.take_pictures_if_due(if steals { "stealing" } else { "typed" });
    page.tap("Make it");
    if !steals && ways.len() > 1 {
        page.says("It can be made in several ways.");
        page.css(".heist-ways .button-main").tap();
    }
    let source = SourceChoice::Exactly(used_words(&way));
    game.act(seat, &Action::Make(Attempt { word, source }));
    page.announces(&format!("makes {}", word.as_str().to_uppercase()));
    if steals {
        turn.take_pictures_if_due("stolen");
    }
    close_ribbon(page);
}

#[test]
fn six_people_play_to_the_end() {
    browse(|page| {
        let choices = Choices {
            bag: LetterBag::Half,
            ..Choices::default()
        };
        let names = [
            "Mum",
            "Wilhelmina of the Meadow",
            "Zoe",
            "Gran",
            "Wilhelmina of the Valley",
            "Bo",
        ];
        let mut game = NativeGame::new(&names, choices);
        game.open(page);
        let (mut turns, mut stolen, mut nobody) = (0, 0, 0);
        let mut turn = Turn::begin(page, "heist", 0);
        while game.table().face_down > 0 || game.phase() != Some(Phase::Open) {
            let seat = game.next_seat();
            let asked = game.phase();
            if asked == Some(Phase::Flip) {
                turn = Turn::begin(page, "heist", turns);
                turns += 1;
                page.css("#pile[data-flip]").appears();
                page.css("#pile").tap();
                game.act(seat, &Action::Flip);
                turn.take_pictures_if_due("begins");
                continue;
            }
            let sweeps = asked == Some(Phase::Sweep);
            if sweeps && !game.can_make(seat) {
                // The page skips a seat that can't make a word.
                game.act(seat, &Action::Pass);
                continue;
            }
            // Makes a word in the sweep now and then, so that all seats steal.
            let wants = if sweeps {
                turns % 5 == 0
            } else {
                turns % 2 == 0
            };
            if let Some((word, ways)) = find_word_to_make(&game, seat).filter(|_| wants) {
                stolen += usize::from(!ways[0].words.is_empty());
                make_word_on_page(page, &mut game, turn, seat, word, &ways);
                continue;
            }
            if sweeps {
                turn.take_pictures_if_due("sweep");
            }
            let behind = (seat.index() + 1..6).chain(0..6);
            let left = behind.take_while(|next| *next != game.table().flipper.index());
            if sweeps && left.count() > 0 {
                page.tap("All pass");
                nobody += 1;
                while game.phase() == Some(Phase::Sweep) {
                    game.act(game.next_seat(), &Action::Pass);
                }
                if game.phase() == Some(Phase::Flip) {
                    turns += 1;
                    game.act(game.next_seat(), &Action::Flip);
                }
            } else {
                page.tap("Pass");
                game.act(seat, &Action::Pass);
            }
        }
        assert!(stolen > 3, "{stolen} words were stolen");
        assert!(nobody > 3, "nobody had a word {nobody} times");
        page.says("All up.");
        turn.take_pictures("up");
        for name in names {
            page.tap(&format!("{name}: Finish"));
        }
        page.says("Final scores");
        turn.take_pictures("over");
        page.says("Steals nobody saw");
        turn.take_pictures("review");
    });
}

/// Presses Tab until a button has the focus, then Enter; may go round once. If the focused element
/// is removed, WebKit continues after its place, and then through the whole history.
fn tab_and_enter(page: &Page, name: &str) {
    let mut through = Vec::new();
    for _ in 0..200 {
        let on = page.focused_name();
        if on == name {
            return page.press_keys("Enter");
        }
        through.push(on);
        page.press_keys("Tab");
    }
    panic!("Tab does not lead to {name}, but through {through:?}");
}

#[test]
fn two_people_play_to_the_end_by_keyboard_alone() {
    browse(|page| {
        let choices = Choices {
            bag: LetterBag::Half,
            mode: PlayMode::Turns {
                window: TimeLimit::Untimed,
                sweep: false,
            },
            ..Choices::default()
        };
        let mut game = NativeGame::new(&["Ada", "Bo"], choices);
        game.open(page);
        while game.table().face_down > 0 || game.phase() != Some(Phase::Open) {
            let seat = game.next_seat();
            if game.phase() == Some(Phase::Flip) {
                page.css("#pile[data-flip]").appears();
                page.press_keys("Space");
                game.act(seat, &Action::Flip);
                continue;
            }
            page.part("button", "Pass").appears();
            let wants = game.table().turned_up_count().is_multiple_of(3);
            let only = |(_, ways): &(Word, Vec<WayToMake>)| ways.len() == 1;
            match find_word_to_make(&game, seat)
                .filter(only)
                .filter(|_| wants)
            {
                Some((word, ways)) => {
                    page.type_text(word.as_str());
                    page.press_keys("Enter");
                    let source = SourceChoice::Exactly(used_words(&ways[0]));
                    game.act(seat, &Action::Make(Attempt { word, source }));
                    page.announces(&format!("makes {}", word.as_str().to_uppercase()));
                }
                None => {
                    tab_and_enter(page, "Pass");
                    game.act(seat, &Action::Pass);
                }
            }
        }
        assert!(game.table().words.len() > 2, "some words were made");
        page.says("All up.");
        tab_and_enter(page, "Finish");
        page.css(".heist-callers .does:first-child button + button")
            .disappears();
        tab_and_enter(page, "Finish");
        page.says("Final scores");
        assert_eq!(
            page.css(".stage").eval("return part.dataset.hand"),
            json!("over")
        );
    });
}
