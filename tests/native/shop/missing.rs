//! Left-out content is reported with the pages that lack it.

use drawing::{Page, Paper};
use games::print_orders::{
    ClassPack, FinishedPages, MissingContent, PrintItem, PrintOrder, PrintedGame, compose,
};
use paper_grid::sheet::{BoardSeries, Omission};
use paper_grid_rules::{Amount, BoardLink, BoardSettings, GENERATOR_VERSION, SpecialTypes};
use printing::{ScoreTable, SheetOptions};

use super::{board_series, page_words};

/// Boards with many symbols in large print, which don't all have room for the same content.
fn crowded_boards(count: usize) -> BoardSeries {
    let settings = BoardSettings {
        seed: "picnic".parse().expect("a seed"),
        specials: Amount::Some,
        types: SpecialTypes::CELLDANCE,
        ..BoardSettings::default()
    };
    BoardSeries {
        link: BoardLink::Grown(settings, GENERATOR_VERSION).to_string(),
        options: SheetOptions {
            large_print: true,
            scores: ScoreTable::Numbered,
            ..SheetOptions::default()
        },
        ..board_series(count)
    }
}

/// The pages of an order, and its messages.
fn draw_order(things: Vec<PrintItem>) -> (Vec<Page>, Vec<String>) {
    let mut pages = Vec::new();
    let composed = compose(&PrintOrder::new(Paper::A4, things)).expect("an order");
    let missing = composed.draw(|page| pages.push(page)).expect("pages");
    (pages, missing.describe())
}

/// The page numbers of boards that lack this text.
fn pages_without(pages: &[Page], said: &str) -> Vec<usize> {
    let pages = pages.iter().enumerate();
    let lacks = |(_, page): &(usize, &Page)| {
        let words = page_words(page);
        words.contains("Seed “picnic") && !words.contains(said)
    };
    pages.filter(lacks).map(|(n, _)| n + 1).collect()
}

/// The message that these pages of an order lack one kind of content.
fn omission_message(what: Omission, on: &[usize], all: usize) -> String {
    let mut missing = MissingContent::default();
    for number in 1..=all {
        let lacks = on.contains(&number);
        missing.record(&FinishedPages {
            pages: draw_order(vec![PrintItem::Rules(PrintedGame::WordHeist)]).0,
            left_out: lacks.then_some(what.clone()).into_iter().collect(),
        });
    }
    missing.describe().join(" ")
}

#[test]
fn exactly_the_pages_that_lack_something_are_named() {
    let things = vec![
        PrintItem::Rules(PrintedGame::PaperGrid),
        PrintItem::Boards(crowded_boards(6)),
    ];
    let (pages, told) = draw_order(things);
    assert_eq!(pages.len(), 7);
    let mut differ = 0;
    for (what, said) in [
        (Omission::Legend, "On this board"),
        (Omission::Values, "What letters score"),
        (Omission::Counter, "Endgame begins"),
        (Omission::Scores, "Scores"),
    ] {
        let on = pages_without(&pages, said);
        if on.is_empty() {
            continue;
        }
        differ += usize::from(on.len() < 6);
        let sentence = omission_message(what, &on, 7);
        assert!(told.contains(&sentence), "{sentence} {told:?}");
    }
    assert!(differ > 1, "{told:?}");
}

#[test]
fn a_pack_reports_which_of_its_boards_lack_something() {
    let pack = |boards| ClassPack {
        boards,
        names: [
            "Ada",
            "Bo",
            "A name of forty letters, which is the most"[..40].trim(),
        ]
        .map(String::from)
        .to_vec(),
        class: String::new(),
        date: String::new(),
        pads: None,
        rules: false,
    };
    let (pages, told) = draw_order(vec![PrintItem::Pack(pack(crowded_boards(3)))]);
    // The pages are the cover, three boards, and the index.
    assert_eq!(pages.len(), 5);
    let sentence = omission_message(Omission::Scores, &pages_without(&pages, "Scores"), 5);
    assert_eq!(sentence, "No room for the score table on pages 2 to 4.");
    assert!(told.contains(&sentence), "{told:?}");
    let (_, told) = draw_order(vec![PrintItem::Pack(pack(board_series(3)))]);
    assert_eq!(told, [""; 0]);
}

#[test]
fn each_part_of_a_poster_counts_as_a_page() {
    let order = PrintOrder {
        poster: Some((2, 1)),
        ..PrintOrder::new(
            Paper::A4,
            vec![
                PrintItem::Rules(PrintedGame::WordHeist),
                PrintItem::Boards(crowded_boards(1)),
            ],
        )
    };
    let missing = compose(&order).expect("an order").draw(|_| {});
    let told = missing.expect("pages").describe();
    let scores = "No room for the score table on pages 3 and 4.";
    assert!(told.iter().any(|one| one == scores), "{told:?}");
}
