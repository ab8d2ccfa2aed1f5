//! Printed pages, read back as a reader would: by poppler's tools. `make test-paper`.

use std::path::PathBuf;
use std::process::Command;

use lettercase::sheet::{
    Align, Drawing, Face, Ink, Orientation, Page, PageSize, Paper, Path, Phrase, Rect, Text, at,
    pdf,
};

/// A file in this test's folder, gone with it.
struct Printed(PathBuf);

impl Printed {
    fn new(name: &str, bytes: &[u8]) -> Printed {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.pdf"));
        assert!(
            std::fs::write(&path, bytes).is_ok(),
            "{path:?} can be written"
        );
        Printed(path)
    }

    /// What a tool says of the file; it must have nothing to complain about.
    fn tool(&self, tool: &str, before: &[&str], after: &[&str]) -> Vec<u8> {
        let run = Command::new(tool)
            .args(before)
            .arg(&self.0)
            .args(after)
            .output();
        let Ok(run) = run else {
            panic!("{tool} is missing: scripts/setup paper");
        };
        let complaint = String::from_utf8_lossy(&run.stderr).into_owned();
        assert!(
            run.status.success() && complaint.is_empty(),
            "{tool}: {complaint}"
        );
        run.stdout
    }

    fn text(&self) -> String {
        String::from_utf8_lossy(&self.tool("pdftotext", &["-layout"], &["-"])).into_owned()
    }

    fn info(&self, name: &str) -> String {
        let told = String::from_utf8_lossy(&self.tool("pdfinfo", &[], &[])).into_owned();
        let line = told.lines().find_map(|line| line.strip_prefix(name));
        line.unwrap_or_default()
            .trim_start_matches(':')
            .trim()
            .to_owned()
    }

    /// The first page in grey, 254 pixels an inch: ten a millimetre.
    fn pixels(&self) -> Pixels {
        let flags = ["-gray", "-r", "254", "-f", "1", "-l", "1"];
        Pixels::read(&self.tool("pdftoppm", &flags, &[]))
    }
}

/// A grey picture.
struct Pixels {
    width: usize,
    height: usize,
    levels: Vec<u8>,
}

impl Pixels {
    /// As pdftoppm writes it: `P5`, width, height, 255, then the levels.
    fn read(bytes: &[u8]) -> Pixels {
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

    /// How light it is at a place in millimetres.
    fn at(&self, x: f32, y: f32) -> u8 {
        let (column, row) = ((x * 10.0) as usize, (y * 10.0) as usize);
        self.levels
            .get(row * self.width + column)
            .copied()
            .unwrap_or(0)
    }
}

#[test]
fn a_millimetre_is_a_millimetre_and_ink_is_where_it_was_put() {
    let mut page = Page::new(PageSize::new(Paper::A4, Orientation::Portrait));
    page.fill(Path::rect(Rect::new(50.0, 100.0, 20.0, 10.0)), Ink::BLACK);
    page.fill(Path::rect(Rect::new(55.0, 102.0, 10.0, 6.0)), Ink(40));
    let title = "One box".to_owned();
    let printed = Printed::new(
        "box",
        &pdf::write(&Drawing {
            title,
            pages: vec![page],
        }),
    );
    let pixels = printed.pixels();
    // A pixel that is begun counts.
    assert_eq!((pixels.width, pixels.height), (2101, 2971));
    assert_eq!(pixels.at(49.5, 105.0), 255);
    assert_eq!(pixels.at(51.0, 105.0), 0);
    assert_eq!(pixels.at(60.0, 105.0), 153);
    assert_eq!(pixels.at(70.5, 105.0), 255);
    assert_eq!(pixels.at(60.0, 110.5), 255);
}

#[test]
fn text_is_found_in_every_latin_script_of_europe() {
    let mut page = Page::new(PageSize::new(Paper::Letter, Orientation::Landscape));
    let words = "Zoë, Jiří, Łukasz and Ağaşe play – it’s 5 € a game";
    page.text(Text {
        at: at(20.0, 50.0),
        align: Align::Left,
        size: 5.0,
        face: Face::Regular,
        ink: Ink::BLACK,
        words: Phrase::exact(words).expect("can be drawn"),
    });
    let title = "Names".to_owned();
    let printed = Printed::new(
        "names",
        &pdf::write(&Drawing {
            title,
            pages: vec![page],
        }),
    );
    assert_eq!(printed.text().trim(), words);
    assert_eq!(printed.info("Title"), "Names");
    assert_eq!(printed.info("Pages"), "1");
    assert!(
        printed
            .info("Page size")
            .starts_with("792 x 612 pts (letter)")
    );
}
