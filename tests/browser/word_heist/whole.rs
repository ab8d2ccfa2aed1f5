//! Whole games: six in turns by touch, in four windows in turn; two by keyboard alone.

use game::{SeatId, TimeLimit};
use lexicon::{Level, Word};
use serde_json::json;
use word_heist::bots::Finder;
use word_heist_rules::{
    Action, Attempt, Choices, LetterBag, Phase, PlayMode, SourceChoice, WayToMake,
};

use super::Beside;
use super::playing::{taken, tap_tiles, tap_word};
use crate::beside::words;
use crate::harness::browse;
use crate::page::Page;
use crate::whole::{Turn, ribbon_goes};

/// Returns a word that a seat can make, a steal if possible, with the ways to make it; the table
/// takes the first.
fn finds(game: &Beside, seat: SeatId) -> Option<(Word, Vec<WayToMake>)> {
    let finds = Finder::for_seat(&game.table(), seat)
        .up_to_level(Level::Common)
        .find(words());
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
fn makes(
    page: &Page,
    game: &mut Beside,
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
        tap_word(page, word)
    }
    turn.pictured(if steals { "stealing" } else { "typed" });
    page.tap("Make it");
    if !steals && ways.len() > 1 {
        page.says("It can be made in several ways.");
        page.css(".heist-ways .button-main").tap();
    }
    let source = SourceChoice::Exactly(taken(&way));
    game.act(seat, &Action::Make(Attempt { word, source }));
    page.announces(&format!("makes {}", word.as_str().to_uppercase()));
    if steals {
        turn.pictured("stolen");
    }
    ribbon_goes(page);
}

#[test]
fn six_people_play_to_the_end() {
    browse(|page| {
        let choices = Choices {
            bag: LetterBag::Half,
            ..Choices::default()
        };
        let names = ["Mum", "Dad", "Zoe", "Gran", "Wilhelmina", "Bo"];
        let mut game = Beside::of(&names, choices);
        game.open(page);
        let (mut turns, mut stolen, mut nobody) = (0, 0, 0);
        let mut turn = Turn::begins(page, "heist", 0);
        while game.table().face_down > 0 || game.phase() != Some(Phase::Open) {
            let seat = game.next();
            let asked = game.phase();
            if asked == Some(Phase::Flip) {
                turn = Turn::begins(page, "heist", turns);
                turns += 1;
                page.css("#pile[data-flip]").appears();
                page.css("#pile").tap();
                game.act(seat, &Action::Flip);
                turn.pictured("begins");
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
            if let Some((word, ways)) = finds(&game, seat).filter(|_| wants) {
                stolen += usize::from(!ways[0].words.is_empty());
                makes(page, &mut game, turn, seat, word, &ways);
                continue;
            }
            if sweeps {
                turn.pictured("sweep");
            }
            let behind = (seat.index() + 1..6).chain(0..6);
            let left = behind.take_while(|next| *next != game.table().flipper.index());
            if sweeps && left.count() > 0 {
                page.tap("All pass");
                nobody += 1;
                while game.phase() == Some(Phase::Sweep) {
                    game.act(game.next(), &Action::Pass);
                }
                if game.phase() == Some(Phase::Flip) {
                    turns += 1;
                    game.act(game.next(), &Action::Flip);
                }
            } else {
                page.tap("Pass");
                game.act(seat, &Action::Pass);
            }
        }
        assert!(stolen > 3, "{stolen} words were stolen");
        assert!(nobody > 3, "nobody had a word {nobody} times");
        page.says("All up.");
        turn.always_pictured("up");
        for name in names {
            page.tap(&format!("{name} is done"));
        }
        page.says("Final scores");
        turn.always_pictured("over");
        page.says("Steals nobody saw");
        turn.always_pictured("review");
    });
}

/// Presses Tab until a button has the focus, then Enter; may go round once. If the focused element
/// is removed, WebKit continues after its place, and then through the whole history.
fn tabs_to(page: &Page, name: &str) {
    let mut through = Vec::new();
    for _ in 0..200 {
        let on = page.focused();
        if on == name {
            return page.keys("Enter");
        }
        through.push(on);
        page.keys("Tab");
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
        let mut game = Beside::of(&["Ada", "Bo"], choices);
        game.open(page);
        while game.table().face_down > 0 || game.phase() != Some(Phase::Open) {
            let seat = game.next();
            if game.phase() == Some(Phase::Flip) {
                page.css("#pile[data-flip]").appears();
                page.keys("Space");
                game.act(seat, &Action::Flip);
                continue;
            }
            page.part("button", "Pass").appears();
            let wants = game.table().turned_up_count().is_multiple_of(3);
            let only = |(_, ways): &(Word, Vec<WayToMake>)| ways.len() == 1;
            match finds(&game, seat).filter(only).filter(|_| wants) {
                Some((word, ways)) => {
                    page.types(word.as_str());
                    page.keys("Enter");
                    let source = SourceChoice::Exactly(taken(&ways[0]));
                    game.act(seat, &Action::Make(Attempt { word, source }));
                    page.announces(&format!("makes {}", word.as_str().to_uppercase()));
                }
                None => {
                    tabs_to(page, "Pass");
                    game.act(seat, &Action::Pass);
                }
            }
        }
        assert!(game.table().words.len() > 2, "some words were made");
        page.says("All up.");
        tabs_to(page, "Done");
        page.css(".heist-callers .does:first-child button + button")
            .goes();
        tabs_to(page, "Done");
        page.says("Final scores");
        assert_eq!(
            page.css(".stage").ask("return part.dataset.hand"),
            json!("over")
        );
    });
}
