//! The board takes priority: it gets half of its part of the page, whatever else is wanted.

use drawing::{Orientation, PageMark, PageSize, Paper, Point, Rect};
use paper_grid::sheet::{Label, Omission, Origin, PrintedBoard, draw_sheet};
use paper_grid::text::sheet::SHEET;
use paper_grid_rules::Size;
use printing::{Counter, PerPage, ScoreTable, SheetOptions};

use super::sheets::generate_board;
use super::texts;
use crate::thorough;

/// Every board size on every paper, in every layout, with every pad and header.
fn every_option_combination() -> Vec<(Size, bool, SheetOptions)> {
    let mut ways = Vec::new();
    for paper in Paper::ALL {
        for orientation in [Orientation::Portrait, Orientation::Landscape] {
            for per_page in [PerPage::One, PerPage::Two, PerPage::Four] {
                for size in Size::ALL {
                    for n in 0..16 {
                        let on = |bit: u32| n & bit > 0;
                        let scores = if on(1) {
                            ScoreTable::Numbered
                        } else {
                            ScoreTable::Off
                        };
                        let options = SheetOptions {
                            paper,
                            orientation,
                            per_page,
                            scores,
                            qr: on(1),
                            legend: on(1),
                            values: on(1),
                            counter: if on(1) { Counter::BySize } else { Counter::Off },
                            large_print: on(2),
                            margin: if on(4) { 20 } else { 5 },
                            ..SheetOptions::default()
                        };
                        ways.push((size, on(8), options));
                    }
                }
            }
        }
    }
    ways
}

/// The largest cells of a board of this size, over all ways to divide this room, below a header of
/// this height; and the largest share of a part that the board can take.
fn largest_cell_and_share(room: Rect, size: Size, per_page: PerPage, head: f32) -> (f32, f32) {
    let (ways, gap): (&[_], _) = match per_page {
        PerPage::One => (&[(1.0, 1.0)], 0.0),
        PerPage::Two => (&[(1.0, 2.0), (2.0, 1.0)], 10.0),
        PerPage::Four => (&[(2.0, 2.0), (1.0, 4.0), (4.0, 1.0)], 10.0),
    };
    let (mut cells, mut shares) = (0.0_f32, 0.0_f32);
    for &(across, down) in ways {
        let wide: f32 = (room.width - gap * (across - 1.0)) / across;
        let tall: f32 = (room.height - gap * (down - 1.0)) / down;
        let (columns, rows) = (size.columns() as f32, size.rows() as f32);
        let cell = (wide / columns).min((tall - head) / rows).max(0.0);
        cells = cells.max(cell);
        shares = shares.max(cell * cell * columns * rows / (wide * tall));
    }
    (cells, shares)
}

/// The height of the title and of the line for name, class and date.
fn header_height(headed: bool, options: &SheetOptions) -> f32 {
    let (scale, title) = match options.per_page {
        PerPage::One => (1.0, 1.0),
        PerPage::Two => (0.92, 0.75),
        PerPage::Four => (0.84, 0.75),
    };
    let scale = if options.large_print { 1.4 } else { scale };
    scale * (5.6 * title * 1.35 + if headed { 8.0 } else { 0.0 })
}

/// Printed hands have room for the letters of a whole game, and score tables for ten turns: 16
/// letters on a Small board, 20 on a Medium one, 25 on a Large one.
#[test]
fn printed_hands_and_score_tables_have_enough_room_in_every_layout() {
    let (mut hands, mut tables) = (0, 0);
    for (size, letters) in [(Size::Small, 16), (Size::Medium, 20), (Size::Large, 25)] {
        let one = PrintedBoard::from(generate_board(size, 4));
        for (scored, paper) in [true, false].into_iter().flat_map(|scored| {
            let papers = [Paper::A3, Paper::A4, Paper::A5, Paper::Tabloid];
            papers.map(|paper| (scored, paper))
        }) {
            for per_page in [PerPage::One, PerPage::Two, PerPage::Four] {
                let options = SheetOptions {
                    paper,
                    per_page,
                    legend: false,
                    values: false,
                    counter: Counter::Off,
                    scores: if scored {
                        ScoreTable::Numbered
                    } else {
                        ScoreTable::Off
                    },
                    ..SheetOptions::default()
                };
                let count = per_page.count();
                let Ok(made) = draw_sheet(&SHEET, &vec![one.clone(); count], &options) else {
                    continue;
                };
                let told = format!("{size:?} {options:?}");
                if scored {
                    let rows = texts(&made.page).into_iter();
                    let rows = rows.filter(|text| text.words.as_str() == "10").count();
                    let wanted = if made.left_out.contains(&Omission::Scores) {
                        0
                    } else {
                        count
                    };
                    assert_eq!(rows, wanted, "{told}");
                    tables += wanted;
                    continue;
                }
                // Horizontal lines that belong neither to a board nor to a cut.
                let free = |a: Point, b: Point| {
                    let line = Rect::spanning(a, b);
                    let mut frames = made.places.iter().map(|(_, frame)| *frame);
                    frames.all(|frame| !frame.overlaps(line, 0.0) && !frame.contains(line, 0.5))
                };
                let long = made.page.marks.iter().filter_map(|mark| match mark {
                    PageMark::Line(a, b, pen)
                        if a.y == b.y && pen.dash.is_none() && free(*a, *b) =>
                    {
                        Some(b.x - a.x)
                    }
                    _ => None,
                });
                // A pen needs 3.8 mm for a letter, a little less where everything is small.
                let room: usize = long.map(|long| (long / 3.4) as usize).sum();
                // If the cells are large enough, the hands are inside them.
                let inside = room == 0 && made.cell > 25.0;
                if !made.left_out.contains(&Omission::Hands) && !inside {
                    assert!(room >= count * 4 * letters, "{room} in {told}");
                    hands += 1;
                }
            }
        }
    }
    assert!(hands > 15 && tables > 15, "{hands} {tables}");
}

#[test]
fn a_board_fills_half_of_its_space_wherever_its_shape_allows() {
    let boards = Size::ALL.map(|size| generate_board(size, 4));
    let step = if thorough::is_thorough() { 1 } else { 7 };
    let (mut halves, mut others) = (0, 0);
    for (size, headed, options) in every_option_combination().into_iter().step_by(step) {
        let one = PrintedBoard {
            origin: Origin {
                seed: Some(("picnic".to_owned(), 1)),
                link: Some("https://letters.example/#/board/1.ts/medium-4/picnic".to_owned()),
                code: Some("11C99-0JMRK-7MWTE-0S4S8-6GK49-D90D2-DTPH8-2H47M".to_owned()),
            },
            label: headed.then(Label::default),
            ..boards[size as usize].clone().into()
        };
        let head = header_height(headed, &options);
        let many = vec![one; options.per_page.count()];
        let Ok(made) = draw_sheet(&SHEET, &many, &options) else {
            // No way to divide the page leaves cells that a pen fits into.
            let page = PageSize::new(options.paper, options.orientation).rect();
            let room = page.inset(options.margin.into());
            let (cell, _) = largest_cell_and_share(room, size, options.per_page, head);
            let least = if options.large_print { 8.5 } else { 6.0 };
            assert!(cell < least + 0.1, "{cell}: {size:?} {headed} {options:?}");
            continue;
        };
        let parts = made.places.iter().map(|(part, _)| *part);
        let room = parts.reduce(Rect::union).expect("boards");
        for (part, frame) in &made.places {
            assert!(part.contains(*frame, 0.02), "{size:?} {headed} {options:?}");
            let share = frame.area() / part.area();
            if share >= 0.499 {
                halves += 1;
                continue;
            }
            // No shape of a part allows half, so the board has the full width, or all the height
            // that title and footer leave.
            others += 1;
            let foot = if made.left_out.contains(&Omission::Origin) {
                0.3
            } else {
                21.0
            };
            let whole = part.width - frame.width < 0.3 || part.bottom() - frame.bottom() < foot;
            let (_, most) = largest_cell_and_share(room, size, options.per_page, head);
            assert!(
                whole && most < 0.51,
                "{share} of {part:?}, {most} could be: {size:?} {headed} {options:?}"
            );
        }
    }
    assert!(halves > 300 && others > 100, "{halves}, {others}");
}
