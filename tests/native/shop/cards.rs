//! Printed cards and tiles: all of them are there, in their size, each back behind its card.

use std::collections::BTreeMap;

use drawing::{Ink, Orientation, Page, PageMark, Paper, Point, Rect, Tag, at};
use games::print_orders::{
    CardGame, LetterTiles, PrintItem, PrintOrder, PrintOrderError, PrintedGame,
};
use one_letter_better_rules::Deck;
use printing::{CardSize, DeckOptions, DuplexEdge, Style, TileShape};
use word_heist_rules::LetterBag;

use super::{board_series, draw_pages, page_words, print_item, texts};

/// The positions of a page's figures, with their descriptions.
fn figures(page: &Page) -> Vec<(String, Rect)> {
    let figure = |tagged: &drawing::TaggedRun| match &tagged.tag {
        Tag::Figure(shows) => {
            let marks = &page.marks[tagged.marks.clone()];
            let bounds = marks.iter().map(PageMark::bounds).reduce(Rect::union);
            Some((shows.clone(), bounds.expect("a figure draws something")))
        }
        _ => None,
    };
    page.tags.iter().filter_map(figure).collect()
}

fn deck_item(game: CardGame, options: DeckOptions) -> PrintItem {
    PrintItem::Deck(game, options)
}

/// A point of a sheet's back as seen through the sheet from the front, after the printer has turned
/// the sheet over about that edge: the hinge stays in place, and the distances to it are mirrored.
fn seen_through_sheet(point: Point, page: &Page, edge: DuplexEdge) -> Point {
    let (width, height) = (page.size.width, page.size.height);
    let long_is_upright = height > width;
    let hinge_is_upright = match edge {
        DuplexEdge::Long => long_is_upright,
        DuplexEdge::Short => !long_is_upright,
    };
    if hinge_is_upright {
        at(width - point.x, point.y)
    } else {
        at(point.x, height - point.y)
    }
}

#[test]
fn every_back_is_printed_behind_its_card() {
    for paper in Paper::ALL {
        for orientation in [Orientation::Portrait, Orientation::Landscape] {
            for edge in [DuplexEdge::Long, DuplexEdge::Short] {
                for size in CardSize::ALL {
                    let options = DeckOptions {
                        size,
                        duplex: Some(edge),
                        ..DeckOptions::default()
                    };
                    let order = PrintOrder {
                        orientation: Some(orientation),
                        ..PrintOrder::new(paper, vec![deck_item(CardGame::CULetter, options)])
                    };
                    let pages = draw_pages(&order).expect("a card fits any sheet");
                    // The last sheet isn't full, which is where an error would show.
                    for sides in [&pages[..2], &pages[pages.len() - 2..]] {
                        assert_backs_match(&sides[0], &sides[1], edge);
                    }
                }
            }
        }
    }
}

#[track_caller]
fn assert_backs_match(front: &Page, back: &Page, edge: DuplexEdge) {
    let (cards, backs) = (figures(front), figures(back));
    assert_eq!(cards.len(), backs.len());
    let behind: Vec<Point> = (backs.iter())
        .map(|(_, place)| seen_through_sheet(place.centre(), back, edge))
        .collect();
    for (card, place) in &cards {
        let middle = place.centre();
        let near =
            |other: &&Point| (other.x - middle.x).abs() < 0.1 && (other.y - middle.y).abs() < 0.1;
        assert_eq!(behind.iter().filter(near).count(), 1, "{card} {edge:?}");
    }
}

#[test]
fn the_whole_deck_is_printed_with_nine_or_sixteen_cards_per_sheet() {
    for game in [CardGame::CULetter, CardGame::OneLetterBetter(None)] {
        for paper in [Paper::A4, Paper::Letter] {
            for (size, each) in [
                (CardSize::Poker, 9),
                (CardSize::Bridge, 9),
                (CardSize::Mini, 16),
            ] {
                let options = DeckOptions {
                    size,
                    ..DeckOptions::default()
                };
                let pages = print_item(paper, deck_item(game.clone(), options));
                let cards: Vec<usize> = pages.iter().map(|page| figures(page).len()).collect();
                assert_eq!(cards.iter().sum::<usize>(), 120, "{game:?} {size:?}");
                assert_eq!(cards[0], each, "{game:?} {size:?} {paper:?}");
            }
        }
    }
    // The count of each card, against the rules.
    let pages = print_item(
        Paper::A4,
        deck_item(CardGame::CULetter, DeckOptions::default()),
    );
    let mut found: BTreeMap<String, usize> = BTreeMap::new();
    for (card, _) in pages.iter().flat_map(figures) {
        *found.entry(card).or_default() += 1;
    }
    assert_eq!(found["E, grey"], 5);
    assert_eq!(found["A, green, an Enchanter"], 2);
    assert_eq!(found["T, red"], 4);
}

#[test]
fn cards_have_their_size_and_the_bleed_extends_beyond_the_cut() {
    for size in CardSize::ALL {
        for bleed in [false, true] {
            let options = DeckOptions {
                size,
                bleed,
                duplex: Some(DuplexEdge::Long),
                ..DeckOptions::default()
            };
            let pages = print_item(Paper::A4, deck_item(CardGame::CULetter, options));
            let (wide, tall) = size.sides();
            let more = if bleed { 6.0 } else { 0.0 };
            for (_, back) in figures(&pages[1]) {
                assert!((back.width - wide - more).abs() < 0.01, "{size:?} {back:?}");
                assert!(
                    (back.height - tall - more).abs() < 0.01,
                    "{size:?} {back:?}"
                );
            }
            let sheet = pages[0].size.rect();
            for page in &pages {
                for mark in &page.marks {
                    assert!(sheet.contains(mark.bounds(), 0.0), "{size:?}: {mark:?}");
                }
            }
            // Two marks for each cut, and no mark on a card.
            let backs = figures(&pages[1]);
            let cuts = pages[0].marks.iter().filter_map(|mark| match mark {
                PageMark::Line(from, to, _) => Some(Rect::spanning(*from, *to)),
                _ => None,
            });
            let cuts: Vec<Rect> = cuts.collect();
            assert!(cuts.len() >= 8, "{size:?}");
            for cut in cuts {
                assert!(
                    backs.iter().all(|(_, back)| !back.overlaps(cut, 0.0)),
                    "{cut:?}"
                );
            }
        }
    }
}

#[test]
fn a_custom_deck_is_printed_from_its_code() {
    let mut kinds = Deck::standard().kinds().to_vec();
    kinds.retain(|kind| kind.face.to_string() != "Z");
    let own = Deck::new(kinds).expect("a deck");
    let game = CardGame::OneLetterBetter(Some(own.to_code()));
    let pages = print_item(Paper::A4, deck_item(game, DeckOptions::default()));
    let cards = pages.iter().map(|page| figures(page).len()).sum::<usize>();
    assert_eq!(cards, 119);
    assert!(
        pages
            .iter()
            .all(|page| texts(page).iter().all(|t| t.words.as_str() != "Z"))
    );
    let damaged = CardGame::OneLetterBetter(Some(own.to_code().replacen("A6", "A5", 1)));
    let order = PrintOrder::new(Paper::A4, vec![deck_item(damaged, DeckOptions::default())]);
    assert!(matches!(page_count(&order), Err(PrintOrderError::Deck(_))));
}

fn page_count(order: &PrintOrder) -> Result<usize, PrintOrderError> {
    draw_pages(order).map(|pages| pages.len())
}

#[test]
fn the_reference_sheet_says_what_each_kind_of_card_does() {
    let options = DeckOptions {
        kinds: true,
        ..DeckOptions::default()
    };
    let pages = print_item(
        Paper::A5,
        deck_item(CardGame::OneLetterBetter(None), options),
    );
    let sheet = pages.last().expect("the sheet");
    let told = page_words(sheet);
    for part in ["Green", "Shield: its word", "STL-1", "Double wild"] {
        assert!(told.contains(part), "{part}: {told}");
    }
    assert_eq!(
        sheet.outline,
        Some((0, "One Letter Better: what each card does".into()))
    );
    let letters = print_item(Paper::A4, deck_item(CardGame::CULetter, options));
    let told = page_words(letters.last().expect("the sheet"));
    for part in ["Blue: Switch-a-Root", "Grey: Hidden", "Enchanters"] {
        assert!(told.contains(part), "{part}: {told}");
    }
}

/// The inks that a page uses.
fn inks(pages: &[Page]) -> Vec<Ink> {
    fn collect_inks(marks: &[PageMark], found: &mut Vec<Ink>) {
        for mark in marks {
            match mark {
                PageMark::Line(_, _, pen) | PageMark::Stroke(_, pen) => found.push(pen.ink),
                PageMark::Fill(_, ink) => found.push(*ink),
                PageMark::Text(text) => found.push(text.ink),
                PageMark::Clip(window) => collect_inks(&window.marks, found),
            }
        }
    }
    let mut found = Vec::new();
    pages
        .iter()
        .for_each(|page| collect_inks(&page.marks, &mut found));
    found
}

#[test]
fn without_colour_everything_is_printed_in_black() {
    let options = DeckOptions {
        duplex: Some(DuplexEdge::Long),
        ..DeckOptions::default()
    };
    for thing in [
        deck_item(CardGame::CULetter, options),
        deck_item(CardGame::OneLetterBetter(None), options),
        PrintItem::Rules(PrintedGame::PaperGrid),
        PrintItem::Pad(PrintedGame::WordHeist, 3, 1),
        PrintItem::Boards(board_series(1)),
    ] {
        let order = PrintOrder {
            style: Style::InkFriendly,
            poster: Some((2, 1)),
            ..PrintOrder::new(Paper::A4, vec![thing])
        };
        let inks = inks(&draw_pages(&order).expect("a deck"));
        assert!(
            inks.iter()
                .all(|ink| [Ink::BLACK, Ink::WHITE].contains(ink))
        );
    }
}

#[test]
fn cards_have_the_colours_of_the_screen() {
    let tokens = std::fs::read_to_string("style/tokens.css").expect("the colours");
    let pages = print_item(
        Paper::A4,
        deck_item(CardGame::CULetter, DeckOptions::default()),
    );
    let used = inks(&pages);
    for name in [
        "--card-blue",
        "--card-red",
        "--card-green",
        "--card-grey",
        "--tile-ink",
    ] {
        let line = tokens
            .lines()
            .find(|line| line.trim().starts_with(&format!("{name}:")));
        let hex = line.and_then(|line| line.split('#').nth(1)).expect(name);
        let hex = u32::from_str_radix(&hex[..6], 16).expect(name);
        assert!(used.contains(&Ink::from_hex(hex)), "{name} {hex:x}");
    }
}

#[test]
fn every_letter_of_a_bag_is_printed() {
    for bag in [LetterBag::Standard, LetterBag::Half] {
        for (shape, size, times) in [
            (TileShape::Square, (20.0, 20.0), 1),
            (TileShape::Domino, (20.0, 40.0), 2),
        ] {
            for paper in Paper::ALL {
                let letters = LetterTiles {
                    bag,
                    shape,
                    values: true,
                };
                let pages = print_item(paper, PrintItem::Letters(letters));
                let tiles: Vec<Rect> = (pages.iter().flat_map(|page| &page.marks))
                    .filter_map(|mark| match mark {
                        PageMark::Stroke(path, _) => Some(path.bounds()),
                        _ => None,
                    })
                    .collect();
                assert_eq!(tiles.len(), bag.len(), "{paper:?}");
                let right = |tile: &Rect| {
                    (tile.width - size.0).abs() < 0.01 && (tile.height - size.1).abs() < 0.01
                };
                assert!(tiles.iter().all(right));
                let es = pages
                    .iter()
                    .flat_map(texts)
                    .filter(|text| text.words.as_str() == "E");
                let many = usize::from(bag.counts()[4]);
                assert_eq!(es.count(), many * times, "{bag:?} {shape:?}");
            }
        }
    }
}

#[test]
fn a_domino_tile_can_be_read_from_both_sides() {
    let letters = LetterTiles {
        bag: LetterBag::Half,
        shape: TileShape::Domino,
        values: false,
    };
    let pages = print_item(Paper::A4, PrintItem::Letters(letters));
    let all: Vec<_> = pages.iter().flat_map(texts).collect();
    let (turned, upright): (Vec<_>, Vec<_>) = all.into_iter().partition(|text| text.turned);
    assert_eq!((turned.len(), upright.len()), (49, 49));
}
