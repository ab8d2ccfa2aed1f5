//! Printed rules, pads, boards and posters.

use drawing::{Orientation, Page, PageMark, PageSize, Paper, Rect, Tag};
use games::print_orders::{ClassPack, PrintItem, PrintOrder, PrintOrderError, PrintedGame};
use paper_grid::sheet::{BoardSeries, draw_sheet};
use paper_grid::text::sheet::SHEET;
use paper_grid_rules::{Board, Size};
use printing::{PerPage, ScoreTable, SheetOptions, Style, booklet_pages, half_sheet, pad_places};

use super::{board_series, draw_pages, page_words, print_item, texts};

/// Every sentence of a game's rules, without the name and the bold parts.
fn rule_sentences(game: PrintedGame) -> Vec<String> {
    use printing::RulesPiece;
    let of = |piece: RulesPiece| match piece {
        RulesPiece::Heading(words)
        | RulesPiece::Tiles(_, words)
        | RulesPiece::Example(_, words) => words.to_owned(),
        RulesPiece::Point(_, words) => words,
        RulesPiece::Sign(_) => String::new(),
    };
    (game.rules().pieces)().into_iter().map(of).collect()
}

/// The words of a text, regardless of line breaks.
fn plain_words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_rules_of_each_game_fit_on_one_page_of_any_paper() {
    for game in PrintedGame::ALL {
        for paper in Paper::ALL {
            let pages = print_item(paper, PrintItem::Rules(game));
            assert_eq!(pages.len(), 1);
            let written = plain_words(&page_words(&pages[0]));
            for part in rule_sentences(game) {
                assert!(
                    written.contains(&plain_words(&part)),
                    "{game:?} {paper:?}: {part}"
                );
            }
            let scale = pages[0].size.width / 210.0;
            let smallest = texts(&pages[0])
                .iter()
                .map(|text| text.size)
                .fold(9.0, f32::min);
            assert!(smallest >= 2.1 * scale, "{game:?} {paper:?}: {smallest}");
        }
    }
}

/// The picture of an example is below its sentence, in the same column, without a break in between.
#[test]
fn an_example_stays_with_its_sentence() {
    use printing::RulesPiece;
    let mut examples = 0;
    for game in PrintedGame::ALL {
        let shown = (game.rules().pieces)().into_iter();
        let shown = shown.filter_map(|piece| match piece {
            RulesPiece::Tiles(_, words) | RulesPiece::Example(_, words) => Some(words),
            _ => None,
        });
        let shown: Vec<&str> = shown.collect();
        for paper in Paper::ALL {
            let lying = PrintOrder {
                orientation: Some(Orientation::Landscape),
                ..PrintOrder::new(paper, vec![PrintItem::Rules(game)])
            };
            let mut all = print_item(paper, PrintItem::Rules(game));
            all.extend(draw_pages(&lying).expect("a page"));
            all.extend(
                booklet_pages(game.rules(), half_sheet(paper), 12.0, Style::Full)
                    .expect("the rules fit"),
            );
            for page in &all {
                // Letters on tiles are not sentences.
                let lines: Vec<_> = (texts(page).into_iter())
                    .filter(|text| text.words.as_str().len() > 1)
                    .collect();
                for caption in &shown {
                    let begins = |text: &str| text.len() > 8 && caption.starts_with(text);
                    let at = lines.iter().position(|line| begins(line.words.as_str()));
                    let Some(at) = at else {
                        continue;
                    };
                    examples += 1;
                    let (line, before) = (lines[at], lines[at - 1]);
                    assert!(
                        before.at.y < line.at.y,
                        "{game:?} {paper:?}: {before:?} {line:?}"
                    );
                }
            }
        }
    }
    // Word Heist and Paper Grid have two, the others one or two, on three kinds of sheet.
    assert!(examples >= 6 * 3 * 6, "{examples}");
}

#[test]
fn columns_of_rules_are_about_equally_long() {
    for game in PrintedGame::ALL {
        let page = &print_item(Paper::A4, PrintItem::Rules(game))[0];
        let middle = page.size.width / 2.0;
        let credit = game.rules().credit;
        let end = |right: bool| {
            let lines = texts(page).into_iter();
            let lines = lines.filter(|text| (text.at.x > middle) == right);
            let lines = lines.filter(|text| text.words.as_str() != credit);
            lines.map(|text| text.at.y).fold(0.0, f32::max)
        };
        let (left, right) = (end(false), end(true));
        // Parts are never split, so the columns can't be exactly equal.
        assert!((left - right).abs() < 65.0, "{game:?}: {left}, {right}");
    }
}

#[test]
fn nothing_is_printed_outside_the_margin() {
    let things = PrintedGame::ALL.map(PrintItem::Rules).into_iter();
    let things = things.chain(PrintedGame::ALL.map(PrintItem::Booklet));
    let things = things.chain(
        (2..=6).flat_map(|seats| PrintedGame::ALL.map(|game| PrintItem::Pad(game, seats, 1))),
    );
    for thing in things {
        for paper in Paper::ALL {
            for page in print_item(paper, thing.clone()) {
                let within = page.size.rect().inset(8.0);
                for mark in &page.marks {
                    assert!(
                        within.contains(mark.bounds(), 0.0),
                        "{thing:?} {paper:?}: {mark:?}"
                    );
                }
            }
        }
    }
}

/// The margin and orientation of an order apply to everything that it prints.
#[test]
fn everything_printed_keeps_the_margin_and_orientation() {
    let pack = |pads| {
        PrintItem::Pack(ClassPack {
            boards: board_series(2),
            names: Vec::new(),
            class: "5b".to_owned(),
            date: String::new(),
            pads,
            rules: true,
        })
    };
    let things = PrintedGame::ALL.map(PrintItem::Rules).into_iter();
    let things = things.chain(PrintedGame::ALL.map(PrintItem::Booklet));
    let things = things.chain(PrintedGame::ALL.map(|game| PrintItem::Pad(game, 3, 1)));
    for thing in things.chain([pack(None), pack(Some(4))]) {
        let order = PrintOrder {
            margin: Some(22),
            orientation: Some(Orientation::Landscape),
            ..PrintOrder::new(Paper::A4, vec![thing.clone()])
        };
        for page in draw_pages(&order).expect("an order") {
            assert!(page.size.width > page.size.height, "{thing:?}");
            // Frames are drawn centred on their line, and a page number is slightly below the
            // content.
            let within = page.size.rect().inset(19.0);
            for mark in &page.marks {
                assert!(within.contains(mark.bounds(), 0.0), "{thing:?}: {mark:?}");
            }
        }
    }
}

#[test]
fn a_booklet_fills_whole_sheets_and_contains_every_rule() {
    for game in PrintedGame::ALL {
        for paper in [Paper::A4, Paper::Letter] {
            let read = booklet_pages(game.rules(), half_sheet(paper), 12.0, Style::Full)
                .expect("the rules fit");
            // The booklet is one folded sheet: a cover, two pages, and the credits.
            assert_eq!(read.len(), 4, "{game:?}");
            let written = plain_words(&read.iter().map(page_words).collect::<Vec<_>>().join(" "));
            for part in rule_sentences(game) {
                assert!(
                    written.contains(&plain_words(&part)),
                    "{game:?} {paper:?}: {part}"
                );
            }
            for page in &read {
                for text in texts(page) {
                    assert!(text.size >= 2.5, "{game:?}: {text:?}");
                }
            }
            let sheets = print_item(paper, PrintItem::Booklet(game));
            assert_eq!(sheets.len(), read.len() / 2);
            let lying = PageSize::new(paper, Orientation::Landscape);
            assert!(sheets.iter().all(|sheet| sheet.size == lying));
        }
    }
}

#[test]
fn pad_cells_are_large_enough_for_a_pen() {
    for game in PrintedGame::ALL {
        let pad = game.pad();
        for seats in 2..=6 {
            let (_, places) = pad_places(&pad, seats, Paper::A4, None, 10.0);
            assert!(
                places.len() >= 2,
                "{game:?} {seats}: expected several on a page"
            );
            for (n, place) in places.iter().enumerate() {
                let row = (place.height - 19.0) / (pad.rows.len() + 1) as f32;
                let column = (place.width - 20.0) / seats as f32;
                assert!(
                    row >= 6.0 && column >= 19.9,
                    "{game:?} {seats}: {row} {column}"
                );
                let apart = |other: &Rect| !place.overlaps(*other, 0.0);
                assert!(places[n + 1..].iter().all(apart));
            }
        }
    }
    let refused = draw_pages(&PrintOrder::new(
        Paper::A4,
        vec![PrintItem::Pad(PrintedGame::PaperGrid, 7, 1)],
    ));
    assert_eq!(refused, Err(PrintOrderError::Seats(7)));
}

/// The frame of each board on a page.
fn board_frames(page: &Page, cell: f32, size: Size) -> Vec<Rect> {
    let (wide, tall) = (cell * size.columns() as f32, cell * size.rows() as f32);
    let frame = |mark: &PageMark| match mark {
        PageMark::Stroke(path, _) => {
            let bounds = path.bounds();
            let same = (bounds.width - wide).abs() < 0.05 && (bounds.height - tall).abs() < 0.05;
            same.then_some(bounds)
        }
        _ => None,
    };
    page.marks.iter().filter_map(frame).collect()
}

pub fn generate_board(size: Size, seats: usize) -> Board {
    use paper_grid_rules::{BoardSettings, GENERATOR_VERSION, generate};
    let settings = BoardSettings {
        size,
        seats,
        seed: "tea".parse().expect("a seed"),
        ..BoardSettings::default()
    };
    generate(&settings, GENERATOR_VERSION).expect("a board")
}

/// From counts of played games: 16 letters written into a hand on Small, 20 on Medium, 25 on Large,
/// and ten turns each.
#[test]
fn hands_and_score_tables_have_room_for_a_whole_game() {
    for (size, letters, orientation) in [
        (Size::Small, 16, Orientation::Portrait),
        (Size::Medium, 20, Orientation::Portrait),
        (Size::Large, 25, Orientation::Landscape),
    ] {
        let options = SheetOptions {
            orientation,
            scores: ScoreTable::Numbered,
            legend: false,
            values: false,
            ..SheetOptions::default()
        };
        let made = draw_sheet(&SHEET, &[generate_board(size, 4).into()], &options).expect("fits");
        assert_eq!(made.left_out, [], "{size:?}");
        let frame = board_frames(&made.page, made.cell, size)[0];
        // Lines to write on: horizontal, thin, and part of neither the board nor the score table.
        let table = made.page.marks.iter().find_map(|mark| match mark {
            PageMark::Text(text) if text.words.as_str() == "Scores" => Some(text.at),
            _ => None,
        });
        let table = table.expect("a score table");
        let lines: Vec<f32> = (made.page.marks.iter())
            .filter_map(|mark| match mark {
                PageMark::Line(a, b, _) if a.y == b.y => Some((*a, b.x - a.x)),
                _ => None,
            })
            .filter(|(from, _)| {
                !frame
                    .inset(-0.5)
                    .contains(Rect::new(from.x, from.y, 0.0, 0.0), 0.0)
            })
            .filter(|(from, _)| from.x < table.x - 1.0 || from.y < table.y)
            .map(|(_, long)| long)
            .collect();
        let room: usize = lines.iter().map(|long| (long / 3.8) as usize).sum();
        assert!(room >= 4 * letters, "{size:?}: {room} letters in {lines:?}");
        let rows = (1..=16).filter(|n| {
            let number = n.to_string();
            texts(&made.page).iter().any(|text| {
                text.words.as_str() == number && text.at.x > table.x && text.at.y > table.y
            })
        });
        assert!(rows.count() >= 10, "{size:?}");
    }
}

#[test]
fn boards_that_share_a_page_share_its_legend() {
    for per_page in [PerPage::Two, PerPage::Four] {
        let options = SheetOptions {
            per_page,
            ..SheetOptions::default()
        };
        let boards = vec![generate_board(Size::Medium, 4).into(); per_page.count()];
        let made = draw_sheet(&SHEET, &boards, &options).expect("fits");
        let said = |text: &str| page_words(&made.page).matches(text).count();
        assert_eq!(said("On this board"), 1);
        assert_eq!(said("What letters score"), 1);
        assert_eq!(said("Hands"), per_page.count());
    }
}

#[test]
fn the_sheets_of_a_poster_show_every_part_of_its_page_once() {
    for (paper, sheets) in [
        (Paper::A4, (2, 2)),
        (Paper::Letter, (3, 2)),
        (Paper::A3, (1, 1)),
    ] {
        let order = PrintOrder {
            poster: Some(sheets),
            ..PrintOrder::new(paper, vec![PrintItem::Boards(board_series(1))])
        };
        let parts = draw_pages(&order).expect("a poster");
        assert_eq!(parts.len(), sheets.0 * sheets.1);
        let whole = &print_item(paper, PrintItem::Boards(board_series(1)))[0];
        let mut seen_area = 0.0;
        let mut scale = 0.0;
        for part in &parts {
            let Some(PageMark::Clip(window)) = part.marks.first() else {
                panic!("expected a part of the page");
            };
            seen_area += window.visible.width * window.visible.height;
            let sheet = part.size.rect().inset(10.0);
            assert!(sheet.contains(window.visible, 0.01));
            assert!(matches!(&part.tags[0].tag, Tag::Figure(which) if which.starts_with("Part ")));
            for mark in &window.marks {
                if let PageMark::Text(text) = mark
                    && text.words.as_str() == "Paper Grid"
                {
                    let original = texts(whole)[0];
                    scale = text.size / original.size;
                }
            }
        }
        let page = whole.size.width * whole.size.height;
        assert!(scale > 0.8, "{scale}");
        assert!(seen_area >= page * scale * scale * 0.999, "{paper:?}");
    }
    let order = PrintOrder {
        poster: Some((6, 1)),
        ..PrintOrder::new(Paper::A4, vec![PrintItem::Rules(PrintedGame::PaperGrid)])
    };
    assert_eq!(draw_pages(&order), Err(PrintOrderError::Sheets(6)));
}

#[test]
fn an_order_is_one_file_with_an_outline_of_its_parts() {
    let blank = PrintItem::Blank(BoardSeries {
        count: 2,
        numbers: Vec::new(),
        ..board_series(1)
    });
    let things = vec![
        PrintItem::Rules(PrintedGame::WordHeist),
        blank,
        PrintItem::Pad(PrintedGame::CULetter, 2, 1),
    ];
    let order = PrintOrder::new(Paper::Letter, things);
    let pages = draw_pages(&order).expect("an order");
    let listed: Vec<_> = pages
        .iter()
        .filter_map(|page| page.outline.clone())
        .collect();
    let names: Vec<&str> = listed.iter().map(|(_, name)| name.as_str()).collect();
    let wanted = [
        "Word Heist: the rules",
        "Paper Grid: a blank grid",
        "C U Letter: score pad for 2",
    ];
    assert_eq!(names, wanted);
    assert_eq!(pages.len(), 4);
    let text = serde_json::to_string(&order).expect("an order as JSON");
    assert_eq!(serde_json::from_str::<PrintOrder>(&text).ok(), Some(order));
    let nothing = super::draw_pages(&PrintOrder::new(Paper::A4, Vec::new()));
    assert_eq!(nothing, Err(PrintOrderError::Nothing));
}
