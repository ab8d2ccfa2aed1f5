//! Printed pages, read back with poppler's tools as a PDF reader would. `make test-paper`.

#[cfg(test)]
#[path = "poppler/pictures.rs"]
mod pictures;
mod poppler;

use drawing::{
    Align, Drawing, FontFace, FontFaces, Ink, Orientation, Page, PageSize, Paper, Path, Phrase,
    Rect, Text, at, pdf,
};
use paper_grid::sheet::{Origin, PrintedBoard};
use paper_grid::text::rules::RULES;
use paper_grid::text::sheet::SHEET;
use paper_grid::text::{special_effect, special_name};
use paper_grid_rules::{Board, Size, SpecialType};
use printing::{PerPage, ScoreTable, SheetOptions, Style, draw_rules};

use poppler::PrintedFile;

impl PrintedFile {
    /// The first page in grey at 254 pixels per inch: ten per millimetre.
    fn pixels(&self) -> Pixels {
        let flags = ["-gray", "-r", "254", "-f", "1", "-l", "1"];
        Pixels::parse_pgm(&self.run_tool("pdftoppm", &flags, &[]))
    }
}

/// A grey picture.
struct Pixels {
    width: usize,
    height: usize,
    levels: Vec<u8>,
}

impl Pixels {
    /// Reads pdftoppm's format: `P5`, width, height, 255, then the levels.
    fn parse_pgm(bytes: &[u8]) -> Pixels {
        let mut parts = bytes.splitn(4, |&b| b == b'\n');
        assert_eq!(parts.next(), Some(&b"P5"[..]));
        let size = String::from_utf8_lossy(parts.next().unwrap_or_default()).into_owned();
        let mut size = size.split(' ').filter_map(|side| side.parse().ok());
        let (width, height) = (size.next().unwrap_or(0), size.next().unwrap_or(0));
        let levels = parts.nth(1).unwrap_or_default().to_vec();
        assert_eq!(levels.len(), width * height);
        Pixels {
            width,
            height,
            levels,
        }
    }

    /// The brightness at a position in millimetres.
    fn brightness_at(&self, x: f32, y: f32) -> u8 {
        let (column, row) = ((x * 10.0) as usize, (y * 10.0) as usize);
        self.levels
            .get(row * self.width + column)
            .copied()
            .unwrap_or(0)
    }
}

#[test]
fn drawings_keep_their_size_and_position_in_millimetres() {
    let mut page = Page::new(PageSize::new(Paper::A4, Orientation::Portrait));
    page.fill(Path::rect(Rect::new(50.0, 100.0, 20.0, 10.0)), Ink::BLACK);
    page.fill(Path::rect(Rect::new(55.0, 102.0, 10.0, 6.0)), Ink::Grey(40));
    let title = "One box".to_owned();
    let printed = PrintedFile::new(
        "box",
        &pdf::write(
            &Drawing {
                title,
                pages: vec![page],
            },
            FontFaces::shipped(),
        ),
    );
    let pixels = printed.pixels();
    // A pixel that the page covers only partly counts as well.
    assert_eq!((pixels.width, pixels.height), (2101, 2971));
    assert_eq!(pixels.brightness_at(49.5, 105.0), 255);
    assert_eq!(pixels.brightness_at(51.0, 105.0), 0);
    assert_eq!(pixels.brightness_at(60.0, 105.0), 153);
    assert_eq!(pixels.brightness_at(70.5, 105.0), 255);
    assert_eq!(pixels.brightness_at(60.0, 110.5), 255);
}

#[test]
fn text_in_european_latin_alphabets_can_be_searched() {
    let mut page = Page::new(PageSize::new(Paper::Letter, Orientation::Landscape));
    let words = "Zoë, Jiří, Łukasz and Ağaşe play – it’s 5 € a game";
    page.text(Text {
        at: at(20.0, 50.0),
        align: Align::Left,
        size: 5.0,
        face: FontFace::Regular,
        ink: Ink::BLACK,
        turned: false,
        words: Phrase::exact(words).expect("the font has these characters"),
    });
    let title = "Names".to_owned();
    let printed = PrintedFile::new(
        "names",
        &pdf::write(
            &Drawing {
                title,
                pages: vec![page],
            },
            FontFaces::shipped(),
        ),
    );
    assert_eq!(printed.text().trim(), words);
    assert_eq!(printed.info_field("Title"), "Names");
    assert_eq!(printed.info_field("Pages"), "1");
    assert!(
        printed
            .info_field("Page size")
            .starts_with("792 x 612 pts (letter)")
    );
}

const BOARD: &str = include_str!("board.txt");

fn print_boards(count: usize, options: SheetOptions) -> Vec<u8> {
    let board: Board = match BOARD.parse() {
        Ok(board) => board,
        Err(error) => panic!("{error}"),
    };
    let origin = Origin {
        seed: Some(("picnic".to_owned(), 1)),
        link: Some("https://example.org/#/board/1.picnic".to_owned()),
        code: None,
    };
    let label = None;
    let printed = PrintedBoard {
        board,
        origin,
        label,
    };
    let all = vec![printed; count];
    let pages = all.chunks(options.per_page.count()).map(|boards| {
        let Ok(sheet) = paper_grid::sheet::draw_sheet(&SHEET, boards, &options) else {
            panic!("{count} boards don't fit");
        };
        sheet.page
    });
    let pages = pages.collect();
    let title = (SHEET.boards_title)(count);
    pdf::write(&Drawing { title, pages }, FontFaces::shipped())
}

#[test]
fn a_printed_board_can_be_searched() {
    let options = SheetOptions {
        scores: ScoreTable::Numbered,
        ..SheetOptions::default()
    };
    let printed = PrintedFile::new("board", &print_boards(1, options));
    let text = printed.text();
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    for special in [
        SpecialType::DoubleLetter,
        SpecialType::DoubleWord,
        SpecialType::BigAsk,
    ] {
        assert!(text.contains(special_name(special)), "{special:?}");
    }
    assert!(words(&text).contains(special_effect(SpecialType::DoubleLetter)));
    assert!(text.contains("Seed “picnic”, generator 1"), "{text}");
    assert!(text.contains("https://example.org/#/board/1.picnic"));
    assert_eq!(printed.info_field("Title"), "Paper Grid: a board");
    assert!(printed.info_field("Page size").contains("A4"));
}

#[test]
fn thirty_boards_at_two_per_page_make_fifteen_letter_pages() {
    let options = SheetOptions {
        per_page: PerPage::Two,
        paper: Paper::Letter,
        orientation: Orientation::Landscape,
        ..SheetOptions::default()
    };
    let printed = PrintedFile::new("thirty", &print_boards(30, options));
    assert_eq!(printed.info_field("Pages"), "15");
    assert!(
        printed
            .info_field("Page size")
            .starts_with("792 x 612 pts (letter)")
    );
    assert_eq!(
        printed.text().matches("Double Word").count(),
        15,
        "once a page"
    );
}

#[test]
fn nothing_is_printed_outside_the_printable_margin() {
    let printed = PrintedFile::new("margins", &print_boards(1, SheetOptions::default()));
    let pixels = printed.pixels();
    let margin = 8 * 10;
    for row in 0..pixels.height {
        for column in 0..pixels.width {
            let inside = (margin..pixels.height - margin).contains(&row)
                && (margin..pixels.width - margin).contains(&column);
            let level = pixels.levels.get(row * pixels.width + column);
            assert!(inside || level == Some(&255), "{column}, {row}");
        }
    }
}

/// Number of pixels that a black-and-white copier prints black.
fn count_black(pixels: &Pixels) -> usize {
    pixels.levels.iter().filter(|&&level| level < 128).count()
}

#[test]
fn ink_friendly_uses_less_ink_and_both_styles_copy_in_black_and_white() {
    let with = |style| {
        let options = SheetOptions {
            style,
            ..SheetOptions::default()
        };
        let name = format!("{style:?}");
        PrintedFile::new(&name, &print_boards(1, options)).pixels()
    };
    let (full, friendly) = (with(Style::Full), with(Style::InkFriendly));
    let ink = |pixels: &Pixels| -> usize {
        pixels
            .levels
            .iter()
            .map(|&level| 255 - usize::from(level))
            .sum()
    };
    assert!(
        ink(&friendly) * 4 < ink(&full) * 3,
        "ink-friendly must save a quarter of the ink"
    );
    for pixels in [full, friendly] {
        // The board is 8 cells of 23 mm, from the left margin and below the header: the lines
        // inside it are black in the copy, from end to end.
        let row = (pixels.height / 4) * pixels.width;
        let across = pixels
            .levels
            .get(row..row + pixels.width)
            .unwrap_or_default();
        let mut lines = 0;
        let mut before = false;
        for &level in across {
            let dark = level < 128;
            lines += usize::from(dark && !before);
            before = dark;
        }
        assert!(lines >= 9, "{lines} vertical lines");
        assert!(count_black(&pixels) > 50_000);
    }
}

#[test]
fn the_rules_are_one_searchable_page() {
    let page = draw_rules(
        &RULES,
        Paper::Letter,
        Orientation::Portrait,
        12.0,
        Style::Full,
    );
    let page = page.expect("the rules fit");
    let title = "The rules".to_owned();
    let printed = PrintedFile::new(
        "rules",
        &pdf::write(
            &Drawing {
                title,
                pages: vec![page],
            },
            FontFaces::shipped(),
        ),
    );
    assert_eq!(printed.info_field("Pages"), "1");
    let text = printed.text();
    for word in [
        "Playing a word",
        "Asking",
        "Walls",
        "The end",
        "Dictionary Devils",
        "Collector",
    ] {
        assert!(text.contains(word), "{word}");
    }
}

#[test]
fn a_blank_grid_of_each_size_fits_on_a_page() {
    for size in Size::ALL {
        let Ok(sheet) = paper_grid::sheet::draw_sheet(
            &SHEET,
            &[Board::blank(size).into()],
            &SheetOptions::default(),
        ) else {
            panic!("{size:?} doesn't fit");
        };
        let title = format!("{size:?}");
        let file = pdf::write(
            &Drawing {
                title: title.clone(),
                pages: vec![sheet.page],
            },
            FontFaces::shipped(),
        );
        let printed = PrintedFile::new(&title, &file);
        assert!(printed.text().contains(&title), "the header names the size");
        assert!(count_black(&printed.pixels()) > 20_000);
    }
}
