//! A picture of every kind of sheet, in colour and in one-bit black, in `target/sheets` for manual
//! review; and the checks that can be automated.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use drawing::{FontFaces, Orientation, Paper};
use games::print_orders::{
    CardGame, ClassPack, LetterTiles, PrintItem, PrintOrder, PrintedGame, compose,
};
use paper_grid::sheet::BoardSeries;
use paper_grid_rules::{BoardLink, BoardSettings, GENERATOR_VERSION, Size};
use printing::{
    CardSize, DeckOptions, DuplexEdge, PerPage, ScoreTable, SheetOptions, Style, TileShape,
};
use word_heist_rules::LetterBag;

use crate::poppler::PrintedFile;

fn board_series(size: Size, count: usize, per_page: PerPage) -> BoardSeries {
    let settings = BoardSettings {
        size,
        seed: "picnic".parse().expect("a seed"),
        ..BoardSettings::default()
    };
    BoardSeries {
        link: BoardLink::Grown(settings, GENERATOR_VERSION).to_string(),
        base: "https://letters.example/".to_owned(),
        count,
        numbers: Vec::new(),
        different: true,
        options: SheetOptions {
            per_page,
            scores: ScoreTable::Numbered,
            qr: true,
            ..SheetOptions::default()
        },
    }
}

fn deck_options(size: CardSize, duplex: Option<DuplexEdge>, bleed: bool) -> DeckOptions {
    DeckOptions {
        size,
        duplex,
        bleed,
        kinds: true,
    }
}

fn letter_tiles(shape: TileShape, values: bool) -> PrintItem {
    PrintItem::Letters(LetterTiles {
        bag: LetterBag::Half,
        shape,
        values,
    })
}

/// Every kind of sheet: its name, its order, and words that are on it.
fn print_kinds() -> Vec<(&'static str, PrintOrder, &'static str)> {
    let of = |paper, thing| PrintOrder::new(paper, vec![thing]);
    let letter_deck = |options| PrintItem::Deck(CardGame::CULetter, options);
    let better_deck = |options| PrintItem::Deck(CardGame::OneLetterBetter(None), options);
    let board =
        |paper, size, per_page| of(paper, PrintItem::Boards(board_series(size, 4, per_page)));
    let lying = |order| PrintOrder {
        orientation: Some(Orientation::Landscape),
        ..order
    };
    let mut kinds = vec![
        (
            "letter-deck",
            of(
                Paper::A4,
                letter_deck(deck_options(CardSize::Poker, Some(DuplexEdge::Long), false)),
            ),
            "C U Letter",
        ),
        (
            "better-deck",
            of(
                Paper::Letter,
                better_deck(deck_options(CardSize::Mini, None, false)),
            ),
            "STL-1",
        ),
        (
            "better-bleed",
            of(
                Paper::A3,
                better_deck(deck_options(
                    CardSize::Bridge,
                    Some(DuplexEdge::Short),
                    true,
                )),
            ),
            "One Letter Better",
        ),
        (
            "letter-a8",
            of(
                Paper::A5,
                letter_deck(deck_options(CardSize::A8, None, false)),
            ),
            "Switch-a-Root",
        ),
        (
            "tiles",
            of(Paper::A4, letter_tiles(TileShape::Square, true)),
            "A",
        ),
        (
            "dominoes",
            of(Paper::Legal, letter_tiles(TileShape::Domino, false)),
            "E",
        ),
        (
            "board",
            board(Paper::A4, Size::Medium, PerPage::One),
            "Scores",
        ),
        (
            "boards",
            board(Paper::Letter, Size::Small, PerPage::Four),
            "On this board",
        ),
        (
            "two",
            board(Paper::A4, Size::Medium, PerPage::Two),
            "On this board",
        ),
        (
            "large",
            lying(board(Paper::Tabloid, Size::Large, PerPage::One)),
            "Large",
        ),
        (
            "blank",
            of(
                Paper::A4,
                PrintItem::Blank(board_series(Size::Medium, 1, PerPage::One)),
            ),
            "Stars",
        ),
        (
            "poster",
            PrintOrder {
                poster: Some((2, 2)),
                ..board(Paper::A4, Size::Small, PerPage::One)
            },
            "Glue the next sheet",
        ),
        (
            "pack",
            of(
                Paper::A4,
                PrintItem::Pack(ClassPack {
                    boards: board_series(Size::Medium, 3, PerPage::One),
                    names: ["Ada Lovelace", "Žofie", "Bo"].map(String::from).to_vec(),
                    class: "5b".into(),
                    date: "3 March".into(),
                    pads: Some(4),
                    rules: true,
                }),
            ),
            "Žofie",
        ),
    ];
    for game in PrintedGame::ALL {
        let end = match game {
            PrintedGame::CULetter => "Last words",
            _ => "The end",
        };
        kinds.push((game.id(), of(Paper::A4, PrintItem::Rules(game)), end));
        let (booklet, pad) = match game {
            PrintedGame::PaperGrid => ("booklet-paper-grid", "pad-paper-grid"),
            PrintedGame::WordHeist => ("booklet-word-heist", "pad-word-heist"),
            PrintedGame::OneLetterBetter => ("booklet-one-letter-better", "pad-one-letter-better"),
            PrintedGame::CULetter => ("booklet-c-u-letter", "pad-c-u-letter"),
        };
        kinds.push((
            booklet,
            of(Paper::A4, PrintItem::Booklet(game)),
            "the rules",
        ));
        kinds.push((pad, of(Paper::Letter, PrintItem::Pad(game, 3, 1)), "Total"));
    }
    kinds
}

/// How many of the first and last pages get a picture; those in between look the same.
const PICTURED: [usize; 2] = [3, 2];

/// Number of black pixels in PBM as pdftoppm writes it: `P4`, width and height, then bits.
fn count_black(bitmap: &[u8]) -> usize {
    let mut parts = bitmap.splitn(3, |&byte| byte == b'\n');
    assert_eq!(parts.next(), Some(&b"P4"[..]));
    let size = String::from_utf8_lossy(parts.next().unwrap_or_default()).into_owned();
    let width: usize = size
        .split(' ')
        .next()
        .and_then(|side| side.parse().ok())
        .unwrap_or(0);
    let bits = parts.next().unwrap_or_default();
    // Padding bits of a row's last byte are not pixels.
    let row = width.div_ceil(8);
    let spare = row * 8 - width;
    let kept = |(n, byte): (usize, &u8)| {
        if n % row == row - 1 {
            (byte >> spare).count_ones()
        } else {
            byte.count_ones()
        }
    };
    bits.iter().enumerate().map(kept).sum::<u32>() as usize
}

/// Number of pixels in a grey picture that are closer to black.
fn count_dark(grey: &[u8]) -> usize {
    let levels = grey
        .splitn(4, |&byte| byte == b'\n')
        .nth(3)
        .unwrap_or_default();
    levels.iter().filter(|&&level| level < 128).count()
}

#[test]
fn every_kind_of_sheet_renders_without_warnings() {
    let folder = PathBuf::from("target/sheets");
    assert!(fs::create_dir_all(&folder).is_ok());
    // Only where veraPDF is installed.
    let verapdf = Command::new("verapdf").arg("--version").output().is_ok();
    for (name, order, words) in print_kinds() {
        for style in [Style::Full, Style::InkFriendly] {
            let order = PrintOrder {
                style,
                ..order.clone()
            };
            let ink = match style {
                Style::Full => "colour",
                Style::InkFriendly => "black",
            };
            let name = format!("{name}-{ink}");
            let composed = match compose(&order) {
                Ok(composed) => composed,
                Err(why) => panic!("{name}: {why}"),
            };
            let pages = composed.pages;
            let (file, _) = match composed.write_pdf(FontFaces::shipped(), |_| {}) {
                Ok(made) => made,
                Err(why) => panic!("{name}: {why}"),
            };
            let printed = PrintedFile::new(&name, &file);
            printed.run_tool("qpdf", &["--check"], &[]);
            if verapdf {
                printed.run_tool("verapdf", &["--flavour", "ua1", "--format", "text"], &[]);
            }
            assert_eq!(printed.info_field("Pages"), pages.to_string(), "{name}");
            assert_eq!(printed.info_field("Tagged"), "yes", "{name}");
            assert!(printed.text().contains(words), "{name}: {words}");
            let fonts =
                String::from_utf8_lossy(&printed.run_tool("pdffonts", &[], &[])).into_owned();
            assert!(fonts.lines().count() > 2, "{name}");
            for font in fonts.lines().skip(2) {
                // Each font is embedded, subset, and has a Unicode map.
                assert!(font.contains("yes yes yes"), "{name}: {font}");
            }
            for (kind, flags) in [("", &["-png"][..]), ("-bits", &["-png", "-mono"])] {
                let to = folder.join(format!("{name}{kind}"));
                let first = pages.min(PICTURED[0]);
                let last = first.max(pages.saturating_sub(PICTURED[1]));
                for (from, until) in [(0, first), (last, pages)] {
                    if from == until {
                        continue;
                    }
                    let (from, until) = ((from + 1).to_string(), until.to_string());
                    let all = [&["-r", "150", "-f", &from, "-l", &until], flags].concat();
                    printed.run_tool("pdftoppm", &all, &[&to.to_string_lossy()]);
                }
            }
            if style == Style::InkFriendly {
                // A sheet printed in black alone is as dark in one bit: nothing on it is a grey
                // that a copier would turn into dots.
                let first = ["-r", "150", "-l", "1"];
                let bits = printed.run_tool("pdftoppm", &[&first[..], &["-mono"]].concat(), &[]);
                let grey = printed.run_tool("pdftoppm", &[&first[..], &["-gray"]].concat(), &[]);
                let (bits, grey) = (count_black(&bits), count_dark(&grey));
                assert!(bits > 500, "{name}: the page is nearly empty");
                assert!(
                    bits * 10 > grey * 7 && bits * 10 < grey * 22,
                    "{name}: {bits}, {grey}"
                );
            }
        }
    }
}

#[test]
fn pages_have_the_size_of_their_paper() {
    for (paper, points) in [
        (Paper::A3, "841.89 x 1190.55 pts"),
        (Paper::A4, "595.276 x 841.89 pts"),
        (Paper::A5, "419.528 x 595.276 pts"),
        (Paper::Letter, "612 x 792 pts"),
        (Paper::Legal, "612 x 1008 pts"),
        (Paper::Tabloid, "792 x 1224 pts"),
    ] {
        let order = PrintOrder::new(paper, vec![PrintItem::Rules(PrintedGame::WordHeist)]);
        let Ok(Ok((file, _))) =
            compose(&order).map(|order| order.write_pdf(FontFaces::shipped(), |_| {}))
        else {
            panic!("unexpected value: {paper:?}");
        };
        let size =
            PrintedFile::new(&format!("size-{}", paper.name()), &file).info_field("Page size");
        assert!(size.starts_with(points), "{paper:?}: {size}");
    }
}

#[test]
fn links_and_outline_are_read_back() {
    let mut order = PrintOrder::for_boards(board_series(Size::Medium, 1, PerPage::One));
    order.things.push(PrintItem::Rules(PrintedGame::WordHeist));
    let Ok(Ok((file, _))) =
        compose(&order).map(|order| order.write_pdf(FontFaces::shipped(), |_| {}))
    else {
        panic!("the order failed");
    };
    let printed = PrintedFile::new("links", &file);
    let links = printed.run_tool("pdfinfo", &["-url"], &[]);
    let links = String::from_utf8_lossy(&links).into_owned();
    assert!(
        links.contains("https://letters.example/#/board/1.") && links.contains("/medium-4/picnic"),
        "{links}"
    );
    let told = printed.run_tool("pdfinfo", &["-struct-text"], &[]);
    let told = String::from_utf8_lossy(&told).into_owned();
    for part in ["Document", "H1 (block)", "Figure", "\"Paper Grid\"", "Link"] {
        assert!(told.contains(part), "{part}: {told}");
    }
}
