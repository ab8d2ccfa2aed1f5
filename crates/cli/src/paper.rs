//! Options of every command that prints, and writing pages to PDF and SVG files.

use std::fmt::Display;
use std::fs;
use std::io::{Write, stdout};
use std::path::{Path, PathBuf};

use drawing::{Drawing, FontFaces, Orientation, Page, Paper, pdf, svg};
use game::PlayerName;
use games::print_orders::{FinishedPages, MissingContent};
use paper_grid::sheet::{MAX_BOARDS, PrintedBoard, draw_sheet};
use paper_grid::text::sheet::SHEET;
use paper_grid::text::studio::file_name;
use printing::{
    Counter, MARGINS, MAX_POSTER_SHEETS, PerPage, ScoreTable, SheetOptions, Style, TooSmall,
    enlarge,
};

use crate::args::Args;
use crate::error::CliError;
use crate::print_text;

/// Destination of a file.
#[derive(Debug, PartialEq, Eq)]
enum Destination {
    /// A file with this path.
    File(PathBuf),
    /// Standard output, for `-`.
    Out,
}

impl Destination {
    fn from_name(name: String) -> Self {
        match name.as_str() {
            "-" => Self::Out,
            _ => Self::File(name.into()),
        }
    }
}

/// The files that pages are written to.
pub struct OutputFiles {
    pdf: Option<Destination>,
    svg: Option<Destination>,
}

impl OutputFiles {
    /// Takes the files from `--pdf` and `--svg`; `None` if neither was given.
    pub fn from_args(args: &mut Args) -> Result<Option<OutputFiles>, CliError> {
        let (pdf, svg) = (args.value("--pdf")?, args.value("--svg")?);
        if let (Some(pdf), Some(svg)) = (&pdf, &svg)
            && pdf == svg
        {
            let (pdf, svg) = (format!("--pdf {pdf}"), format!("--svg {svg}"));
            return Err(args.clash_error(&pdf, &svg, "one file would overwrite the other"));
        }
        let any = pdf.is_some() || svg.is_some();
        Ok(any.then(|| OutputFiles {
            pdf: pdf.map(Destination::from_name),
            svg: svg.map(Destination::from_name),
        }))
    }

    /// Returns the option that writes to standard output, if one does.
    pub(crate) fn stdout_option(&self) -> Option<&'static str> {
        match self {
            Self {
                pdf: Some(Destination::Out),
                ..
            } => Some("--pdf -"),
            Self {
                svg: Some(Destination::Out),
                ..
            } => Some("--svg -"),
            _ => None,
        }
    }

    /// Checks that this number of pages can be written to these files.
    pub(crate) fn check_page_count(&self, args: &Args, pages: usize) -> Result<(), CliError> {
        match self.svg {
            Some(Destination::Out) if pages > 1 => Err(args.usage_error(&format!(
                "--svg - takes one page, and there are {pages}; name a file, or use --pdf -"
            ))),
            _ => Ok(()),
        }
    }

    /// Writes pages under a title; `name` becomes the file's name where a folder was given.
    pub fn write(&self, name: &str, title: String, pages: Vec<Page>) -> Result<(), CliError> {
        let faces = FontFaces::shipped();
        let (pdf, svg) = (
            resolve_folder(&self.pdf, name, "pdf"),
            resolve_folder(&self.svg, name, "svg"),
        );
        if let Some(place) = &svg {
            for (number, page) in pages.iter().enumerate() {
                let drawn = svg::write_file(page, &title, faces);
                match place {
                    Destination::File(path) if pages.len() > 1 => {
                        self.write_file(
                            &Destination::File(numbered_path(path, number + 1)),
                            drawn.as_bytes(),
                            1,
                        )?;
                    }
                    place => self.write_file(place, drawn.as_bytes(), 1)?,
                }
            }
        }
        if let Some(place) = &pdf {
            let count = pages.len();
            self.write_file(place, &pdf::write(&Drawing { title, pages }, faces), count)?;
        }
        Ok(())
    }

    /// Writes a file and reports it, on standard error if standard output holds a file.
    fn write_file(&self, place: &Destination, bytes: &[u8], pages: usize) -> Result<(), CliError> {
        let failed = |name: &dyn Display, error| CliError::Failed(format!("{name}: {error}"));
        let path = match place {
            Destination::Out => {
                let mut out = stdout().lock();
                let written = out.write_all(bytes).and_then(|()| out.flush());
                return written.map_err(|error| failed(&"standard output", error));
            }
            Destination::File(path) => path,
        };
        let name = path.display();
        fs::write(path, bytes).map_err(|error| failed(&name, error))?;
        let told = match pages {
            1 => format!("{name}: a page\n"),
            _ => format!("{name}: {pages} pages\n"),
        };
        match self.stdout_option() {
            None => print_text(&told),
            Some(_) => eprint!("{told}"),
        }
        Ok(())
    }
}

/// Returns the place itself or, if it is a folder, the file of this name in it.
fn resolve_folder(place: &Option<Destination>, name: &str, end: &str) -> Option<Destination> {
    match place.as_ref()? {
        Destination::Out => Some(Destination::Out),
        Destination::File(path) if path.is_dir() => {
            Some(Destination::File(path.join(format!("{name}.{end}"))))
        }
        Destination::File(path) => Some(Destination::File(path.clone())),
    }
}

/// Turns `out/boards.svg` into `out/boards-3.svg`.
fn numbered_path(path: &Path, number: usize) -> PathBuf {
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

/// The paper that pages are printed on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PaperOptions {
    /// Paper size.
    pub paper: Paper,
    /// Orientation, if given.
    pub orientation: Option<Orientation>,
    /// How much ink is used.
    pub style: Style,
    /// Margin in millimetres, if given.
    pub margin: Option<u8>,
    /// Number of sheets across and down for each page, if pages are printed as posters.
    pub poster: Option<(usize, usize)>,
}

impl PaperOptions {
    /// Takes the paper options from the arguments.
    pub fn from_args(args: &mut Args) -> Result<PaperOptions, CliError> {
        let paper = match args.value("--paper")? {
            None => Paper::A4,
            Some(name) => {
                let same = |paper: &Paper| paper.name().eq_ignore_ascii_case(&name);
                let found = Paper::ALL.into_iter().find(same);
                let there_are = "--paper is a3, a4, a5, letter, legal or tabloid";
                found.ok_or_else(|| args.usage_error(&format!("{there_are}, not `{name}`")))?
            }
        };
        let orientation = args.switch("--landscape").then_some(Orientation::Landscape);
        let style = if args.switch("--ink") {
            Style::InkFriendly
        } else {
            Style::Full
        };
        let margin = match args.value("--margin")? {
            None => None,
            Some(text) => {
                let margin = text.parse().ok().filter(|margin| MARGINS.contains(margin));
                let told = format!("--margin is a number from 5 to 30, not `{text}`");
                Some(margin.ok_or_else(|| args.usage_error(&told))?)
            }
        };
        let poster = match args.value("--poster")? {
            None => None,
            Some(text) => {
                let told = format!("--poster is sheets each way, from 1x1 to 5x5, not `{text}`");
                let sides = text.split_once(['x', '×']);
                let side = |text: &str| {
                    text.parse()
                        .ok()
                        .filter(|n| (1..=MAX_POSTER_SHEETS).contains(n))
                };
                let sides = sides.and_then(|(across, down)| Some((side(across)?, side(down)?)));
                Some(sides.ok_or_else(|| args.usage_error(&told))?)
            }
        };
        Ok(PaperOptions {
            paper,
            orientation,
            style,
            margin,
            poster,
        })
    }
}

/// Takes the options for printing boards on this paper.
pub fn take_sheet_options(args: &mut Args, stock: PaperOptions) -> Result<SheetOptions, CliError> {
    let per_page = match args.value("--per-page")?.as_deref() {
        None | Some("1") => PerPage::One,
        Some("2") => PerPage::Two,
        Some("4") => PerPage::Four,
        Some(other) => {
            return Err(args.usage_error(&format!("--per-page is 1, 2 or 4, not `{other}`")));
        }
    };
    let usual = SheetOptions::default();
    Ok(SheetOptions {
        paper: stock.paper,
        orientation: stock.orientation.unwrap_or_default(),
        style: stock.style,
        margin: stock.margin.unwrap_or(usual.margin),
        per_page,
        large_print: args.switch("--large-print"),
        scores: take_scores(args)?,
        counter: take_counter(args)?,
        qr: args.switch("--qr"),
        legend: !args.switch("--no-legend"),
        values: !args.switch("--no-values"),
        origin: !args.switch("--no-origin"),
    })
}

fn take_scores(args: &mut Args) -> Result<ScoreTable, CliError> {
    let numbered = args.switch("--scores");
    let Some(names) = args.value("--players")? else {
        return Ok(if numbered {
            ScoreTable::Numbered
        } else {
            ScoreTable::Off
        });
    };
    let names: Result<Vec<PlayerName>, _> = names.split(',').map(str::parse).collect();
    let names = names.map_err(|error| args.usage_error(&format!("--players: {error}")))?;
    match names.len() {
        1..=6 => Ok(ScoreTable::Named(names)),
        count => Err(args.usage_error(&format!("--players takes up to 6 names, not {count}"))),
    }
}

fn take_counter(args: &mut Args) -> Result<Counter, CliError> {
    let off = args.switch("--no-counter");
    let Some(count) = args.value("--endgame")? else {
        return Ok(if off { Counter::Off } else { Counter::BySize });
    };
    match count.parse() {
        Ok(4..=44) if off => Err(args.clash_error(
            "--endgame",
            "--no-counter",
            "N is the number of boxes, and there would be none",
        )),
        Ok(count @ 4..=44) => Ok(Counter::Agreed(count)),
        _ => {
            let told = format!("--endgame is a number from 4 to 44, not `{count}`");
            Err(args.usage_error(&told))
        }
    }
}

/// Boards laid out on pages, and the content that didn't fit.
pub struct BoardSheets {
    name: String,
    title: String,
    pages: Vec<Page>,
    missing: MissingContent,
}

impl BoardSheets {
    /// Lays out all boards before anything is written, so that errors come first.
    pub fn lay_out(
        args: &Args,
        files: &OutputFiles,
        boards: &[PrintedBoard],
        options: &SheetOptions,
        poster: Option<(usize, usize)>,
    ) -> Result<Self, CliError> {
        let count = boards.len();
        if !(1..=MAX_BOARDS).contains(&count) {
            return Err(args.usage_error(&format!(
                "1 to {MAX_BOARDS} boards fit in a file, not {count}"
            )));
        }
        let each = options.per_page.count();
        let parts = poster.map_or(1, |(across, down)| across * down);
        files.check_page_count(args, count.div_ceil(each) * parts)?;
        let seed = boards.first().and_then(|board| board.origin.seed.as_ref());
        let mut sheets = Self {
            name: file_name(seed.map(|(seed, _)| seed.as_str()), count),
            title: (SHEET.boards_title)(count),
            pages: Vec::new(),
            missing: MissingContent::default(),
        };
        for boards in boards.chunks(each) {
            let sheet = draw_sheet(&SHEET, boards, options).map_err(|TooSmall| {
                args.usage_error(
                    "the cells would be too small to write in; try fewer boards a page, or ordinary print",
                )
            })?;
            let parts = match poster {
                None => vec![sheet.page],
                Some(parts) => enlarge(&sheet.page, options.paper, parts, options.margin.into()),
            };
            let made = FinishedPages {
                pages: parts,
                left_out: sheet.left_out,
            };
            sheets.missing.record(&made);
            let inked = |page: Page| match options.style {
                Style::Full => page,
                Style::InkFriendly => page.to_black_and_white(),
            };
            sheets.pages.extend(made.pages.into_iter().map(inked));
        }
        Ok(sheets)
    }

    /// Writes the pages into the files, and reports what didn't fit.
    pub fn write(self, files: &OutputFiles) -> Result<(), CliError> {
        report_missing(&self.missing);
        files.write(&self.name, self.title, self.pages)
    }
}

/// Reports what didn't fit, and where.
pub(crate) fn report_missing(missing: &MissingContent) {
    for sentence in missing.describe() {
        let (first, rest) = sentence.split_at(1);
        let told = format!("{}{rest}", first.to_lowercase());
        eprintln!("lettercase: {}", told.trim_end_matches('.'));
    }
}

#[cfg(test)]
mod tests {
    use paper_grid_rules::{Board, Size};

    use super::*;

    fn args(line: &str) -> Args {
        Args::new("board", line.split_whitespace().map(String::from).collect())
    }

    #[test]
    fn sheet_options_are_read() {
        let mut given =
            args("--paper letter --landscape --ink --per-page 4 --no-legend --endgame 6");
        let stock = PaperOptions::from_args(&mut given).unwrap();
        let options = take_sheet_options(&mut given, stock).unwrap();
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
        assert_eq!(given.finish(), Ok(()));
        let stock = PaperOptions::from_args(&mut args("")).unwrap();
        let plain = take_sheet_options(&mut args(""), stock);
        assert_eq!(plain, Ok(SheetOptions::default()));
    }

    #[test]
    fn invalid_sheet_options_are_named() {
        for (line, named) in [
            ("--paper a2", "letter, legal or tabloid, not `a2`"),
            ("--margin 40", "--margin is a number from 5 to 30"),
            ("--poster 2", "from 1x1 to 5x5, not `2`"),
            ("--poster 6x1", "from 1x1 to 5x5"),
            ("--per-page 3", "--per-page is 1, 2 or 4, not `3`"),
            ("--endgame 3", "--endgame is a number from 4 to 44, not `3`"),
            ("--players Ada,,Bo", "--players"),
            (
                "--players A,B,C,D,E,F,G",
                "--players takes up to 6 names, not 7",
            ),
        ] {
            let mut given = args(line);
            let options = PaperOptions::from_args(&mut given);
            let options = options.and_then(|stock| take_sheet_options(&mut given, stock));
            let refused = options.unwrap_err();
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
        let files = OutputFiles::from_args(&mut given).unwrap().unwrap();
        let board = Board::blank(Size::Small);
        let boards = vec![PrintedBoard::from(board); 3];
        let options = SheetOptions {
            per_page: PerPage::Two,
            ..SheetOptions::default()
        };
        let sheets = BoardSheets::lay_out(&given, &files, &boards, &options, None).unwrap();
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
    fn several_svg_files_are_numbered() {
        assert_eq!(
            numbered_path(Path::new("out/b.svg"), 3),
            Path::new("out/b-3.svg")
        );
        assert_eq!(
            numbered_path(Path::new("boards"), 12),
            Path::new("boards-12")
        );
    }
}
