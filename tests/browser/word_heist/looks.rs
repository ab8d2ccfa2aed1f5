//! The table in each mode, and as it fills.

use game::{SeatId, SeatSet};
use lexicon::{FoundWord, LetterCounts, Level, Supply};
use word_heist_rules::{Action, Attempt, Choices, LetterBag, Phase, PlayMode, SourceChoice};

use super::{NativeGame, word_list};
use crate::harness::browse;
use crate::page::{Page, SIZES};

const NAMES: [&str; 6] = ["Ada", "Bartholomew the Elder", "Cleo", "Dee", "Eve", "Fay"];

/// Makes the shortest word from the centre, so that the table fills.
fn make_shortest_word(game: &mut NativeGame, seat: SeatId) -> bool {
    let table = game.table();
    let centre: LetterCounts = table.centre.iter().map(|tile| tile.letter).collect();
    let supply = Supply::from_letters(centre).with_min_len(table.options.min_letters(seat));
    let common = |found: &FoundWord| word_list().level(found.id) == Level::Common;
    let spelled = word_list().spelled_from(supply).filter(common);
    let Some(word) = spelled
        .map(|found| found.word)
        .min_by_key(|word| word.len())
    else {
        return false;
    };
    let source = SourceChoice::Exactly(Vec::new());
    game.act(seat, &Action::Make(Attempt { word, source }));
    true
}

/// A table with as many words as the largest bag allows.
fn full_game(seats: usize) -> NativeGame {
    let choices = Choices {
        bag: LetterBag::Double,
        beginners: SeatId::all(6).collect::<SeatSet>(),
        ..Choices::default()
    };
    let mut game = NativeGame::new(&NAMES[..seats], choices);
    while game.table().face_down > 4 || game.phase() != Some(Phase::Make) {
        let seat = game.next_seat();
        match game.phase() {
            Some(Phase::Flip) => game.act(seat, &Action::Flip),
            Some(Phase::Make)
                if game.table().centre.len() > 5 && make_shortest_word(&mut game, seat) => {}
            _ => game.act(seat, &Action::Pass),
        }
    }
    game
}

#[test]
fn a_table_for_six_full_of_words_fits_the_window() {
    browse(|page| {
        let game = full_game(6);
        let count = game.table().words_on_table().count();
        assert!(count > 30, "{count} words");
        game.open(page);
        assert!(!page.scrolls_sideways());
        page.check_all_sizes("word-heist-six");
        page.css(".heist-word").tap();
        page.css(".heist-tray").appears();
        page.audit_themes();
        page.check_all_sizes("word-heist-six-tapped");
    });
}

#[test]
fn a_solo_table_full_of_words_fits_the_window() {
    browse(|page| {
        full_game(1).open(page);
        page.check_all_sizes("word-heist-one");
    });
}

/// Checks that the buttons for calling a word aren't cut off, if there is space below.
fn check_call_buttons(page: &Page) {
    let callers = page.css(".heist-callers");
    if callers.exists() {
        page.wait("they are seen whole", || {
            callers.eval("return part.scrollHeight <= part.clientHeight") == true
        });
    }
}

#[test]
fn tables_for_two_and_four_fit_the_window_in_each_mode() {
    let modes = [
        ("turns", PlayMode::TURNS),
        ("pads", PlayMode::PADS),
        ("calls", PlayMode::CallItOut),
        (
            "solo",
            PlayMode::Solo {
                clock: game::TimeLimit::Seconds(600),
            },
        ),
    ];
    browse(|page| {
        for (name, mode) in modes {
            for seats in [2, 4] {
                let choices = Choices {
                    mode,
                    ..Choices::default()
                };
                let mut game = NativeGame::new(&NAMES[..seats], choices);
                for _ in 0..16 {
                    match game.phase() {
                        Some(Phase::Flip) => game.act(game.next_seat(), &Action::Flip),
                        Some(Phase::Make | Phase::Sweep) => {
                            game.act(game.next_seat(), &Action::Pass)
                        }
                        _ => game.act(game.table().flipper, &Action::Flip),
                    }
                }
                game.open_as(page, &format!("{name}{seats}"));
                assert!(!page.scrolls_sideways());
                page.audit_themes();
                page.check_all_sizes(&format!("word-heist-{name}-{seats}"));
                for size in SIZES {
                    page.resize(size);
                    check_call_buttons(page);
                }
            }
        }
    });
}
