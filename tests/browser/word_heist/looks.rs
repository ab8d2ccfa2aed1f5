//! The table in each mode, and as it fills.

use game::{SeatId, SeatSet};
use lexicon::{FoundWord, LetterCounts, Level, Supply};
use word_heist_rules::{Action, Attempt, Choices, LetterBag, Phase, PlayMode, SourceChoice};

use super::{Beside, words};
use crate::harness::browse;
use crate::page::{Page, SIZES};

const NAMES: [&str; 6] = ["Ada", "Bartholomew the Elder", "Cleo", "Dee", "Eve", "Fay"];

/// Makes the shortest word from the centre, so that the table fills.
fn make_short(game: &mut Beside, seat: SeatId) -> bool {
    let table = game.table();
    let centre: LetterCounts = table.centre.iter().map(|tile| tile.letter).collect();
    let supply = Supply::from_letters(centre).with_min_len(table.options.min_letters(seat));
    let common = |found: &FoundWord| words().level(found.id) == Level::Common;
    let spelled = words().spelled_from(supply).filter(common);
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
fn full(seats: usize) -> Beside {
    let choices = Choices {
        bag: LetterBag::Double,
        beginners: SeatId::all(6).collect::<SeatSet>(),
        ..Choices::default()
    };
    let mut game = Beside::of(&NAMES[..seats], choices);
    while game.table().face_down > 4 || game.phase() != Some(Phase::Make) {
        let seat = game.next();
        match game.phase() {
            Some(Phase::Flip) => game.act(seat, &Action::Flip),
            Some(Phase::Make) if game.table().centre.len() > 5 && make_short(&mut game, seat) => {}
            _ => game.act(seat, &Action::Pass),
        }
    }
    game
}

#[test]
fn a_table_for_six_full_of_words_fits_the_window() {
    browse(|page| {
        let game = full(6);
        let count = game.table().words_on_table().count();
        assert!(count > 30, "{count} words");
        game.open(page);
        assert!(!page.scrolls_sideways());
        page.screens("word-heist-six");
        page.css(".heist-word").tap();
        page.css(".heist-tray").appears();
        page.audit_themes();
        page.screens("word-heist-six-tapped");
    });
}

#[test]
fn a_solo_table_full_of_words_fits_the_window() {
    browse(|page| {
        full(1).open(page);
        page.screens("word-heist-one");
    });
}

/// Checks that the buttons for calling a word aren't cut off, if there is space below.
fn nobody_is_cut_off(page: &Page) {
    let callers = page.css(".heist-callers");
    if callers.is_there() {
        page.wait("they are seen whole", || {
            callers.ask("return part.scrollHeight <= part.clientHeight") == true
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
                let mut game = Beside::of(&NAMES[..seats], choices);
                for _ in 0..16 {
                    match game.phase() {
                        Some(Phase::Flip) => game.act(game.next(), &Action::Flip),
                        Some(Phase::Make | Phase::Sweep) => game.act(game.next(), &Action::Pass),
                        _ => game.act(game.table().flipper, &Action::Flip),
                    }
                }
                game.open_as(page, &format!("{name}{seats}"));
                assert!(!page.scrolls_sideways());
                page.audit_themes();
                page.screens(&format!("word-heist-{name}-{seats}"));
                for size in SIZES {
                    page.resize(size);
                    nobody_is_cut_off(page);
                }
            }
        }
    });
}
