//! Pages into files: the options of every command that prints, PDF and SVG.

use std::fmt::Display;
use std::fs;
use std::io::{Write, stdout};
use std::path::{Path, PathBuf};

use lettercase::games::paper_grid::words::sheet::SHEET;
use lettercase::print::{
    Counter, LeftOut, MOST_BOARDS, PerPage, PrintedBoard, Scores, SheetOptions, Style, TooSmall,
    sheet,
};
use lettercase::sheet::{Drawing, Orientation, Page, Paper, pdf, svg};
use lettercase::table::PlayerName;

use crate::args::Args;
use crate::say;
use crate::trouble::Trouble;

/// The part of a command's help about the files it writes.
macro_rules! files_help {
    () => {
        "  --pdf FILE          a PDF with all pages; - writes it to standard output
  --svg FILE          a drawing; of several pages FILE-1.svg, FILE-2.svg and so on;
                      - writes it to standard output, if there is one page
  --paper SIZE        a4 or letter; a4 if not said
  --landscape         the long side across
  --ink               outlines only, for a printer short of ink
"
    };
}

/// The part of a command's help about sheets of boards.
macro_rules! sheets_help {
    () => {
        "  --per-page N        1, 2 or 4 boards a page, to be cut apart
  --large-print       larger letters and signs
  --scores            a table for the scores
  --players NAMES     the same with names, for instance Ada,Bo,Gran
  --endgame N         how many letters at the edge begin the end, if you don't
                      play with the size's own number
  --qr                the link as a code for cameras
  --no-legend         without what the symbols mean
  --no-values         without what letters are worth
  --no-counter        without the boxes that count letters on the edge
  --no-origin         without seed, link and code
"
    };
}

pub(crate) use {files_help, sheets_help};

/// Where a file goes.
#[derive(Debug, PartialEq, Eq)]
enum Place {
    /// Into a file of this name.
    File(PathBuf),
    /// To the standard output, for `-`.
    Out,
}

impl Place {
    fn named(name: String) -> Self {
        match name.as_str() {
            "-" => Self::Out,
            _ => Self::File(name.into()),
        }
    }
}

/// The files that pages go into.
pub struct Files {
    pdf: Option<Place>,
    svg: Option<Place>,
}

impl Files {
    /// Those that were asked for; none if there is neither.
    pub fn asked(args: &mut Args) -> Result<Option<Files>, Trouble> {
        let (pdf, svg) = (args.value("--pdf")?, args.value("--svg")?);
        if let (Some(pdf), Some(svg)) = (&pdf, &svg)
            && pdf == svg
        {
            let (pdf, svg) = (format!("--pdf {pdf}"), format!("--svg {svg}"));
            return Err(args.clash(&pdf, &svg, "one would be written over the other"));
        }
        let any = pdf.is_some() || svg.is_some();
        Ok(any.then(|| Files {
            pdf: pdf.map(Place::named),
            svg: svg.map(Place::named),
        }))
    }

    /// The option that fills the standard output, if one does.
    pub fn on_output(&self) -> Option<&'static str> {
        match self {
            Self {
                pdf: Some(Place::Out),
                ..
            } => Some("--pdf -"),
            Self {
                svg: Some(Place::Out),
                ..
            } => Some("--svg -"),
            _ => None,
        }
    }

    /// Whether so many pages can go where they were asked to.
    pub fn take(&self, args: &Args, pages: usize) -> Result<(), Trouble> {
        match self.svg {
            Some(Place::Out) if pages > 1 => Err(args.usage(&format!(
                "--svg - takes one page, and there are {pages}; name a file, or use --pdf -"
            ))),
            _ => Ok(()),
        }
    }

    /// Writes pages under a title.
    pub fn write(&self, title: String, pages: Vec<Page>) -> Result<(), Trouble> {
        if let Some(place) = &self.svg {
            for (number, page) in pages.iter().enumerate() {
                let drawn = svg::write(page, &title);
                match place {
                    Place::File(path) if pages.len() > 1 => {
                        self.put(
                            &Place::File(numbered(path, number + 1)),
                            drawn.as_bytes(),
                            1,
                        )?;
                    }
                    place => self.put(place, drawn.as_bytes(), 1)?,
                }
            }
        }
        if let Some(place) = &self.pdf {
            let count = pages.len();
            self.put(place, &pdf::write(&Drawing { title, pages }), count)?;
        }
        Ok(())
    }

    /// Writes a file and says so: on the error output, where the other one holds a file.
    fn put(&self, place: &Place, bytes: &[u8], pages: usize) -> Result<(), Trouble> {
        let failed = |name: &dyn Display, error| Trouble::Failed(format!("{name}: {error}"));
        let path = match place {
            Place::Out => {
                let mut out = stdout().lock();
                let written = out.write_all(bytes).and_then(|()| out.flush());
                return written.map_err(|error| failed(&"standard output", error));
            }
            Place::File(path) => path,
        };
        let name = path.display();
        fs::write(path, bytes).map_err(|error| failed(&name, error))?;
        let told = match pages {
            1 => format!("{name}: a page\n"),
            _ => format!("{name}: {pages} pages\n"),
        };
        match self.on_output() {
            None => say(&told),
            Some(_) => eprint!("{told}"),
        }
        Ok(())
    }
}

/// `out/boards.svg` as `out/boards-3.svg`.
fn numbered(path: &Path, number: usize) -> PathBuf {
    let part = |part: Option<&std::ffi::OsStr>| part.unwrap_or_default().to_os_string();
    let mut name = part(path.file_stem());
    name.push(format!("-{number}"));
    let named = path.with_file_name(name);
    match path.extension() {
        Some(extension) => {
            let mut whole = named.into_os_string();
            whole.push(".");
            whole.push(extension);
            PathBuf::from(whole)
        }
        None => named,
    }
}

/// The paper and how it lies.
pub fn paper(args: &mut Args) -> Result<(Paper, Orientation, Style), Trouble> {
    let paper = match args.value("--paper")?.as_deref() {
        None | Some("a4" | "A4") => Paper::A4,
        Some("letter" | "Letter") => Paper::Letter,
        Some(_) => return Err(args.usage("--paper is a4 or letter")),
    };
    let orientation = match args.switch("--landscape") {
        true => Orientation::Landscape,
        false => Orientation::Portrait,
    };
    let style = match args.switch("--ink") {
        true => Style::InkFriendly,
        false => Style::Full,
    };
    Ok((paper, orientation, style))
}

/// How boards are printed.
pub fn sheet_options(args: &mut Args) -> Result<SheetOptions, Trouble> {
    let (paper, orientation, style) = paper(args)?;
    let per_page = match args.value("--per-page")?.as_deref() {
        None | Some("1") => PerPage::One,
        Some("2") => PerPage::Two,
        Some("4") => PerPage::Four,
        Some(_) => return Err(args.usage("--per-page is 1, 2 or 4")),
    };
    Ok(SheetOptions {
        paper,
        orientation,
        style,
        per_page,
        large_print: args.switch("--large-print"),
        scores: scores(args)?,
        counter: counter(args)?,
        qr: args.switch("--qr"),
        legend: !args.switch("--no-legend"),
        values: !args.switch("--no-values"),
        origin: !args.switch("--no-origin"),
    })
}

fn scores(args: &mut Args) -> Result<Scores, Trouble> {
    let numbered = args.switch("--scores");
    let Some(names) = args.value("--players")? else {
        return Ok(if numbered {
            Scores::Numbered
        } else {
            Scores::Off
        });
    };
    let names: Result<Vec<PlayerName>, _> = names.split(',').map(str::parse).collect();
    let names = names.map_err(|error| args.usage(&format!("--players: {error}")))?;
    match names.len() {
        1..=6 => Ok(Scores::Named(names)),
        _ => Err(args.usage("--players takes up to six names")),
    }
}

fn counter(args: &mut Args) -> Result<Counter, Trouble> {
    let off = args.switch("--no-counter");
    let Some(count) = args.value("--endgame")? else {
        return Ok(if off { Counter::Off } else { Counter::BySize });
    };
    match count.parse() {
        Ok(4..=44) if off => Err(args.clash(
            "--endgame",
            "--no-counter",
            "N is the number of boxes, and there would be none",
        )),
        Ok(count @ 4..=44) => Ok(Counter::Agreed(count)),
        _ => Err(args.usage("--endgame is a number from 4 to 44")),
    }
}

/// Boards laid out on pages, and what had no room.
pub struct Sheets {
    title: String,
    pages: Vec<Page>,
    left_out: Vec<LeftOut>,
}

impl Sheets {
    /// Lays out all of them, so that what can't be is known before anything is written.
    pub fn lay(
        args: &Args,
        files: &Files,
        boards: &[PrintedBoard],
        options: &SheetOptions,
    ) -> Result<Self, Trouble> {
        let count = boards.len();
        if !(1..=MOST_BOARDS).contains(&count) {
            return Err(args.usage(&format!(
                "1 to {MOST_BOARDS} boards fit in a file, not {count}"
            )));
        }
        let each = options.per_page.count();
        files.take(args, count.div_ceil(each))?;
        let mut sheets = Self {
            title: (SHEET.boards_title)(count),
            pages: Vec::new(),
            left_out: Vec::new(),
        };
        for boards in boards.chunks(each) {
            let sheet = sheet(&SHEET, boards, options).map_err(|TooSmall| {
                args.usage(
                    "the cells would be too small to write in; try fewer boards a page, or ordinary print",
                )
            })?;
            sheets.pages.push(sheet.page);
            for missing in sheet.left_out {
                if !sheets.left_out.contains(&missing) {
                    sheets.left_out.push(missing);
                }
            }
        }
        Ok(sheets)
    }

    /// Writes them into the files, and tells what had no room.
    pub fn write(self, files: &Files) -> Result<(), Trouble> {
        for missing in &self.left_out {
            eprintln!("lettercase: {}", missing_words(missing));
        }
        files.write(self.title, self.pages)
    }
}

fn missing_words(missing: &LeftOut) -> String {
    let what = match missing {
        LeftOut::Scores => "the score table",
        LeftOut::Qr => "the QR code",
        LeftOut::Values => "the letters' values",
        LeftOut::Legend => "the legend",
        LeftOut::Counter => "the endgame's boxes",
        LeftOut::Hands => "the lines for hands",
        LeftOut::Name(name) => {
            return format!("the printed letters cannot write {name}; its place is left to a pen");
        }
    };
    format!("there is no room for {what}")
}

#[cfg(test)]
mod tests {
    use lettercase::games::paper_grid::{Board, Size};

    use super::*;

    fn args(line: &str) -> Args {
        Args::new("board", line.split_whitespace().map(String::from).collect())
    }

    #[test]
    fn a_sheet_is_as_it_was_asked_for() {
        let mut given =
            args("--paper letter --landscape --ink --per-page 4 --no-legend --endgame 6");
        let options = sheet_options(&mut given).unwrap();
        let wanted = SheetOptions {
            paper: Paper::Letter,
            orientation: Orientation::Landscape,
            style: Style::InkFriendly,
            per_page: PerPage::Four,
            legend: false,
            counter: Counter::Agreed(6),
            ..SheetOptions::default()
        };
        assert_eq!(options, wanted);
        assert_eq!(given.done(), Ok(()));
        assert_eq!(sheet_options(&mut args("")), Ok(SheetOptions::default()));
    }

    #[test]
    fn wrong_wishes_are_named() {
        for (line, named) in [
            ("--paper a3", "--paper"),
            ("--per-page 3", "--per-page"),
            ("--endgame 3", "--endgame"),
            ("--players Ada,,Bo", "--players"),
            ("--players A,B,C,D,E,F,G", "--players"),
        ] {
            let refused = sheet_options(&mut args(line)).unwrap_err();
            assert!(refused.to_string().contains(named), "{line}: {refused}");
        }
    }

    #[test]
    fn boards_are_printed_into_the_files() {
        let folder = std::env::temp_dir().join(format!("lettercase-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = |name: &str| folder.join(name);
        let (pdf, svg) = (path("b.pdf"), path("b.svg"));
        let line = format!("--pdf {} --svg {}", pdf.display(), svg.display());
        let mut given = args(&line);
        let files = Files::asked(&mut given).unwrap().unwrap();
        let board = Board::blank(Size::Small);
        let boards = vec![PrintedBoard::from(board); 3];
        let options = SheetOptions {
            per_page: PerPage::Two,
            ..SheetOptions::default()
        };
        let sheets = Sheets::lay(&given, &files, &boards, &options).unwrap();
        sheets.write(&files).unwrap();
        assert!(fs::read(&pdf).unwrap().starts_with(b"%PDF"));
        for name in ["b-1.svg", "b-2.svg"] {
            let drawn = fs::read_to_string(path(name)).unwrap();
            assert!(
                drawn.contains("<title>Paper Grid: 3 boards</title>"),
                "{name}"
            );
        }
        assert!(!path("b-3.svg").exists());
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn several_drawings_are_numbered() {
        assert_eq!(
            numbered(Path::new("out/b.svg"), 3),
            Path::new("out/b-3.svg")
        );
        assert_eq!(numbered(Path::new("boards"), 12), Path::new("boards-12"));
    }
}
