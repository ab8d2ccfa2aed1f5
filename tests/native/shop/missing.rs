//! Left-out content is reported with the pages that lack it.

use drawing::{Page, Paper};
use games::shop::{Game, Made, Missing, Order, Pack, Thing, compose};
use paper_grid::sheet::{LeftOut, Series};
use paper_grid_rules::{Amount, BoardLink, GENERATOR_VERSION, Settings, Types};
use printing::{Scores, SheetOptions};

use super::{series, words};

/// Boards with many symbols in large print, which don't all have room for the same content.
fn crowded(count: usize) -> Series {
    let settings = Settings {
        seed: "picnic".parse().expect("a seed"),
        specials: Amount::Some,
        types: Types::CELLDANCE,
        ..Settings::default()
    };
    Series {
        link: BoardLink::Grown(settings, GENERATOR_VERSION).to_string(),
        options: SheetOptions {
            large_print: true,
            scores: Scores::Numbered,
            ..SheetOptions::default()
        },
        ..series(count)
    }
}

/// The pages of an order, and its messages.
fn drawn(things: Vec<Thing>) -> (Vec<Page>, Vec<String>) {
    let mut pages = Vec::new();
    let composed = compose(&Order::of(Paper::A4, things)).expect("an order");
    let missing = composed.draw(|page| pages.push(page)).expect("pages");
    (pages, missing.told())
}

/// The page numbers of boards that lack this text.
fn without(pages: &[Page], said: &str) -> Vec<usize> {
    let pages = pages.iter().enumerate();
    let lacks = |(_, page): &(usize, &Page)| {
        let words = words(page);
        words.contains("Seed “picnic") && !words.contains(said)
    };
    pages.filter(lacks).map(|(n, _)| n + 1).collect()
}

/// The message that these pages of an order lack one kind of content.
fn sentence(what: LeftOut, on: &[usize], all: usize) -> String {
    let mut missing = Missing::default();
    for number in 1..=all {
        let lacks = on.contains(&number);
        missing.note(&Made {
            pages: drawn(vec![Thing::Rules(Game::WordHeist)]).0,
            left_out: lacks.then_some(what.clone()).into_iter().collect(),
        });
    }
    missing.told().join(" ")
}

#[test]
fn exactly_the_pages_that_lack_something_are_named() {
    let things = vec![Thing::Rules(Game::PaperGrid), Thing::Boards(crowded(6))];
    let (pages, told) = drawn(things);
    assert_eq!(pages.len(), 7);
    let mut differ = 0;
    for (what, said) in [
        (LeftOut::Legend, "On this board"),
        (LeftOut::Values, "What letters score"),
        (LeftOut::Counter, "Endgame begins"),
        (LeftOut::Scores, "Scores"),
    ] {
        let on = without(&pages, said);
        if on.is_empty() {
            continue;
        }
        differ += usize::from(on.len() < 6);
        let sentence = sentence(what, &on, 7);
        assert!(told.contains(&sentence), "{sentence} {told:?}");
    }
    assert!(differ > 1, "{told:?}");
}

#[test]
fn a_pack_reports_which_of_its_boards_lack_something() {
    let pack = |boards| Pack {
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
    let (pages, told) = drawn(vec![Thing::Pack(pack(crowded(3)))]);
    // Cover, three boards, index.
    assert_eq!(pages.len(), 5);
    let sentence = sentence(LeftOut::Scores, &without(&pages, "Scores"), 5);
    assert_eq!(sentence, "No room for the score table on pages 2 to 4.");
    assert!(told.contains(&sentence), "{told:?}");
    let (_, told) = drawn(vec![Thing::Pack(pack(series(3)))]);
    assert_eq!(told, [""; 0]);
}

#[test]
fn each_part_of_a_poster_counts_as_a_page() {
    let order = Order {
        poster: Some((2, 1)),
        ..Order::of(
            Paper::A4,
            vec![Thing::Rules(Game::WordHeist), Thing::Boards(crowded(1))],
        )
    };
    let missing = compose(&order).expect("an order").draw(|_| {});
    let told = missing.expect("pages").told();
    let scores = "No room for the score table on pages 3 and 4.";
    assert!(told.iter().any(|one| one == scores), "{told:?}");
}
