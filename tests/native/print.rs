//! Printed sheets of Paper Grid: everything within the margins, no overlaps, each line drawn once,
//! and a legend of exactly the symbols in use.

use drawing::{Ink, Orientation, Page, PageMark, Paper, PathStep, Rect};
use lexicon::Word;
use paper_grid::sheet::{Omission, Origin, PrintedBoard, draw_sheet};
use paper_grid::text::sheet::SHEET;
use paper_grid::text::special_name;
use paper_grid_rules::{Board, Contents, EdgeId, Size, SpecialType};
use printing::{Counter, PerPage, ScoreTable, SheetOptions, Style};

use crate::list::LIST;

const MEDIUM: &str = include_str!("../board.txt");

fn parse_board(text: &str) -> Board {
    let Ok(board) = text.parse() else {
        panic!("invalid board: {text}");
    };
    board
}

fn printed_board(board: &Board) -> PrintedBoard {
    PrintedBoard {
        board: board.clone(),
        origin: Origin {
            seed: Some(("picnic".to_owned(), 1)),
            link: Some("https://example.org/#/board/1.picnic".to_owned()),
            code: Some("AB3FE-9KQ2T-77XPL-Q0MNA-B2C4D".to_owned()),
        },
        label: None,
    }
}

/// A board of this size with four seats and one of each special cell.
fn crowded_board(size: Size) -> Board {
    let mut board = Board::blank(size);
    board.set_star(Some(size.centre_cells()[0]));
    let rim = size.rim_cells();
    for (seat, area) in paper_grid_rules::Area::all().take(4).enumerate() {
        if let Some(&cell) = rim.get(seat * rim.len() / 4) {
            board.set_contents(cell, Contents::Area(area));
        }
    }
    let free: Vec<_> = board
        .cell_ids()
        .filter(|&id| !size.is_rim(id) && board.star() != Some(id))
        .collect();
    for (special, id) in SpecialType::ALL.into_iter().zip(free) {
        board.set_special(id, Some(special));
    }
    size.edge_ids()
        .step_by(9)
        .for_each(|edge| board.place_wall(edge));
    board
}

/// Every combination of print options that a form offers, except large print.
fn every_option_combination() -> impl Iterator<Item = SheetOptions> {
    let papers = [Paper::A4, Paper::Letter];
    let orientations = [Orientation::Portrait, Orientation::Landscape];
    let shares = [PerPage::One, PerPage::Two, PerPage::Four];
    let styles = [Style::Full, Style::InkFriendly];
    papers.into_iter().flat_map(move |paper| {
        orientations.into_iter().flat_map(move |orientation| {
            shares.into_iter().flat_map(move |per_page| {
                styles.into_iter().map(move |style| SheetOptions {
                    paper,
                    orientation,
                    per_page,
                    style,
                    scores: ScoreTable::Numbered,
                    qr: true,
                    ..SheetOptions::default()
                })
            })
        })
    })
}

/// The darkness of an ink, in hundredths.
fn darkness(ink: Ink) -> u32 {
    let light: f32 = ink.rgb().iter().sum();
    ((1.0 - light / 3.0) * 100.0).round() as u32
}

fn page_texts(page: &Page) -> Vec<&str> {
    let mut texts = Vec::new();
    for mark in &page.marks {
        if let PageMark::Text(text) = mark {
            texts.push(text.words.as_str());
        }
    }
    texts
}

#[test]
fn everything_stays_within_the_margins() {
    for size in Size::ALL {
        let board = crowded_board(size);
        for options in every_option_combination() {
            let boards = vec![printed_board(&board); options.per_page.count()];
            let sheet = draw_sheet(&SHEET, &boards, &options).expect("fits");
            let margins = sheet.page.size.rect().inset(8.0);
            for mark in &sheet.page.marks {
                assert!(
                    margins.contains(mark.bounds(), 0.0),
                    "{size:?} {options:?}: {mark:?}"
                );
            }
        }
    }
}

#[test]
fn texts_never_overlap() {
    for size in Size::ALL {
        let board = crowded_board(size);
        for options in every_option_combination() {
            let boards = vec![printed_board(&board); options.per_page.count()];
            let sheet = draw_sheet(&SHEET, &boards, &options).expect("fits");
            let bounds: Vec<(Rect, &PageMark)> = (sheet.page.marks.iter())
                .filter(|mark| matches!(mark, PageMark::Text(_)))
                .map(|mark| (mark.bounds(), mark))
                .collect();
            for (n, (one, mark)) in bounds.iter().enumerate() {
                for (other, beneath) in &bounds[n + 1..] {
                    assert!(
                        !one.overlaps(*other, 0.4),
                        "{size:?} {options:?}: {mark:?} on {beneath:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn cells_are_large_enough_for_a_pen() {
    for size in Size::ALL {
        let board = crowded_board(size);
        for options in every_option_combination() {
            let boards = vec![printed_board(&board); options.per_page.count()];
            let cell = draw_sheet(&SHEET, &boards, &options).expect("fits").cell;
            assert!(cell >= 6.0, "{size:?} {options:?}: {cell}");
        }
    }
}

#[test]
fn a_single_board_fills_the_page_width() {
    let sheet = draw_sheet(
        &SHEET,
        &[printed_board(&parse_board(MEDIUM))],
        &SheetOptions::default(),
    )
    .expect("fits");
    assert!(sheet.cell > 23.0, "{}", sheet.cell);
    assert_eq!(sheet.left_out, []);
}

#[test]
fn each_grid_line_is_drawn_once() {
    let options = SheetOptions {
        legend: false,
        values: false,
        counter: Counter::Off,
        origin: false,
        ..SheetOptions::default()
    };
    let sheet = draw_sheet(&SHEET, &[Board::blank(Size::Medium).into()], &options).expect("fits");
    let lines: Vec<Rect> = (sheet.page.marks.iter())
        .filter_map(|mark| match mark {
            PageMark::Line(from, to, _) => Some(Rect::spanning(*from, *to)),
            _ => None,
        })
        .collect();
    assert_eq!(
        lines.len(),
        7 + 7,
        "only the inner lines; the frame is one outline"
    );
    for (n, line) in lines.iter().enumerate() {
        assert!(!lines[n + 1..].contains(line), "{line:?}");
        assert!((line.width + line.height - 8.0 * sheet.cell).abs() < 0.01);
    }
}

/// The outlines that are rectangles: four straight sides.
fn rectangles(page: &Page, wanted: Ink) -> Vec<Rect> {
    let straight = |steps: &[PathStep]| {
        steps.len() == 5
            && steps
                .iter()
                .all(|step| !matches!(step, PathStep::Curve(..)))
    };
    (page.marks.iter())
        .filter_map(|mark| match mark {
            PageMark::Fill(path, ink) if *ink == wanted && straight(path.steps()) => {
                Some(path.bounds())
            }
            _ => None,
        })
        .collect()
}

#[test]
fn a_wall_is_a_black_bar_between_two_posts() {
    let mut board = Board::blank(Size::Medium);
    let edge: EdgeId = Size::Medium.edge_ids().next().expect("an edge");
    board.place_wall(edge);
    let options = SheetOptions {
        legend: false,
        ..SheetOptions::default()
    };
    let sheet = draw_sheet(&SHEET, &[board.into()], &options).expect("fits");
    let black = rectangles(&sheet.page, Ink::BLACK);
    assert_eq!(black.len(), 3);
    let (bar, posts) = (black[0], &black[1..]);
    assert!(bar.height > sheet.cell && bar.width > 0.9, "{bar:?}");
    for post in posts {
        assert!(post.width > bar.width * 1.3, "wider than the bar: {post:?}");
        assert!(post.overlaps(bar, 0.0));
    }
}

#[test]
fn the_legend_has_exactly_the_symbols_in_use() {
    let sheet = draw_sheet(
        &SHEET,
        &[printed_board(&parse_board(MEDIUM))],
        &SheetOptions::default(),
    )
    .expect("fits");
    let texts = page_texts(&sheet.page);
    let used = [
        SpecialType::DoubleLetter,
        SpecialType::DoubleWord,
        SpecialType::BigAsk,
    ];
    for special in SpecialType::ALL {
        let named = texts.contains(&special_name(special));
        assert_eq!(named, used.contains(&special), "{special:?}");
    }
    for (symbol, there) in [
        ("Star", true),
        ("Wall", true),
        ("Area", true),
        ("Crossed out", false),
    ] {
        assert_eq!(texts.contains(&symbol), there, "{symbol}");
    }
}

#[test]
fn marks_on_the_board_match_the_legend() {
    let sheet = draw_sheet(
        &SHEET,
        &[printed_board(&parse_board(MEDIUM))],
        &SheetOptions::default(),
    )
    .expect("fits");
    for mark in ["2L", "2W", "BA"] {
        let count = page_texts(&sheet.page)
            .iter()
            .filter(|text| **text == mark)
            .count();
        assert_eq!(count, 2, "{mark} on the board and in the legend");
    }
}

#[test]
fn texts_and_lines_are_dark_enough_for_a_black_and_white_copier() {
    for style in [Style::Full, Style::InkFriendly] {
        let options = SheetOptions {
            style,
            scores: ScoreTable::Numbered,
            ..SheetOptions::default()
        };
        let sheet = draw_sheet(
            &SHEET,
            &[printed_board(&crowded_board(Size::Medium))],
            &options,
        )
        .expect("fits");
        for mark in &sheet.page.marks {
            match mark {
                PageMark::Text(text) => assert!(darkness(text.ink) >= 60, "{text:?}"),
                PageMark::Line(_, _, pen) | PageMark::Stroke(_, pen) => {
                    assert!(darkness(pen.ink) >= 60)
                }
                // Fills may be pale tints, since nothing depends on them.
                PageMark::Fill(_, ink) => assert!(darkness(*ink) == 100 || darkness(*ink) <= 10),
                PageMark::Clip(_) => panic!("a board needs no window"),
            }
        }
    }
}

#[test]
fn ink_friendly_sheets_have_no_tints() {
    let options = SheetOptions {
        style: Style::InkFriendly,
        ..SheetOptions::default()
    };
    let sheet = draw_sheet(
        &SHEET,
        &[printed_board(&crowded_board(Size::Medium))],
        &options,
    )
    .expect("fits");
    let tinted = |mark: &&PageMark| matches!(mark, PageMark::Fill(_, ink) if *ink != Ink::BLACK);
    assert_eq!(sheet.page.marks.iter().filter(tinted).count(), 0);
}

#[test]
fn k24_the_counter_has_a_box_for_each_letter() {
    for (counter, heading) in [
        (Counter::BySize, Some("Endgame begins at 10")),
        (Counter::Agreed(6), Some("Endgame begins at 6")),
        (Counter::Off, None),
    ] {
        let options = SheetOptions {
            counter,
            legend: false,
            ..SheetOptions::default()
        };
        let sheet =
            draw_sheet(&SHEET, &[Board::blank(Size::Medium).into()], &options).expect("fits");
        let squares = |mark: &&PageMark| match mark {
            PageMark::Stroke(path, _) => (3.0..6.0).contains(&path.bounds().width),
            _ => false,
        };
        let boxes = sheet.page.marks.iter().filter(squares).count();
        let wanted = match counter {
            Counter::BySize => 10,
            Counter::Agreed(count) => count,
            Counter::Off => 0,
        };
        // Four small stars are as large as a box.
        let stars = sheet.page.marks.iter().filter(|mark| match mark {
            PageMark::Stroke(path, _) => path.steps().len() == 11,
            _ => false,
        });
        let stars = stars
            .filter(|mark| (3.0..6.0).contains(&mark.bounds().width))
            .count();
        assert_eq!(boxes - stars, wanted);
        let texts = page_texts(&sheet.page);
        let found = texts.into_iter().find(|text| text.starts_with("Endgame"));
        assert_eq!(found, heading);
    }
}

#[test]
fn a_name_that_the_font_lacks_is_left_blank_and_reported() {
    let names = ["Žofie", "のぞみ"].map(|name| name.parse().expect("a name"));
    let options = SheetOptions {
        scores: ScoreTable::Named(names.to_vec()),
        ..SheetOptions::default()
    };
    let sheet = draw_sheet(&SHEET, &[printed_board(&parse_board(MEDIUM))], &options).expect("fits");
    assert_eq!(sheet.left_out, [Omission::Name(names[1].clone())]);
    assert!(page_texts(&sheet.page).contains(&"Žofie"));
}

#[test]
fn the_footer_shows_the_seed_link_and_code_of_the_board() {
    let sheet = draw_sheet(
        &SHEET,
        &[printed_board(&parse_board(MEDIUM))],
        &SheetOptions::default(),
    )
    .expect("fits");
    let all = page_texts(&sheet.page).join(" ");
    for part in [
        "“picnic”",
        "https://example.org/#/board/1.picnic",
        "AB3FE-9KQ2T",
    ] {
        assert!(all.contains(part), "{part}");
    }
}

#[test]
fn k30_slots_are_printed_for_each_area() {
    let mut board = parse_board(MEDIUM);
    board.backpacks = true;
    let options = SheetOptions {
        counter: Counter::Off,
        legend: false,
        ..SheetOptions::default()
    };
    let sheet = draw_sheet(&SHEET, &[printed_board(&board)], &options).expect("fits");
    let slot = |mark: &&PageMark| match mark {
        PageMark::Stroke(path, _) => (2.5..4.5).contains(&path.bounds().width),
        _ => false,
    };
    assert_eq!(
        sheet.page.marks.iter().filter(slot).count(),
        4 * Size::Medium.hand_slots()
    );
}

#[test]
fn boards_on_a_partly_filled_last_page_are_not_enlarged() {
    let options = SheetOptions {
        per_page: PerPage::Four,
        ..SheetOptions::default()
    };
    let boards = vec![printed_board(&parse_board(MEDIUM)); 3];
    let full =
        draw_sheet(&SHEET, &[boards.clone(), boards.clone()].concat(), &options).expect("fits");
    let last = draw_sheet(&SHEET, &boards[..1], &options).expect("fits");
    let heads = |page: &Page| {
        page_texts(page)
            .iter()
            .filter(|text| **text == "Paper Grid")
            .count()
    };
    assert_eq!((heads(&full.page), heads(&last.page)), (4, 1));
    // The board has its own legend, and is at most about half of the page's width.
    let board = last.page.size.rect();
    assert!(last.cell * 8.0 < board.width * 0.6, "{}", last.cell);
}

#[test]
fn words_in_the_rules_examples_are_in_the_list() {
    for word in ["TEN", "HO", "HE", "ON", "DOG", "DO", "ADO"] {
        assert!(LIST.contains(Word::new(word).expect("letters")), "{word}");
    }
}

#[test]
fn names_above_the_scores_are_large_enough_to_read() {
    let names = ["Ada", "Grandmother", "Jiří", "Wilhelmina W."];
    let names = names.map(|name| name.parse().expect("a name"));
    for options in every_option_combination().filter(|options| options.per_page == PerPage::One) {
        let options = SheetOptions {
            scores: ScoreTable::Named(names.to_vec()),
            ..options
        };
        let sheet =
            draw_sheet(&SHEET, &[printed_board(&parse_board(MEDIUM))], &options).expect("fits");
        for mark in &sheet.page.marks {
            if let PageMark::Text(text) = mark
                && names
                    .iter()
                    .any(|name| name.as_str() == text.words.as_str())
            {
                assert!(text.size >= 1.9, "{options:?}: {text:?}");
            }
        }
    }
}
