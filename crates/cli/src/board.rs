//! `lettercase board`: starting boards for Paper Grid.

use std::time::SystemTime;

use game::Chance;
use paper_grid::screen::studio::{BoardSearch, SearchGoal};
use paper_grid::sheet::{Origin, PrintedBoard};
use paper_grid::text::{
    board_fault, board_refusal, code_error, link_error, special_effect, special_name,
};
use paper_grid_rules::{
    Amount, Board, BoardLink, BoardSeed, BoardSettings, GENERATOR_VERSION, SpecialTypes,
    UnknownSettingError, generate,
};
use rand::TryRng;
use rand::rngs::SysRng;

use crate::args::{Args, options_in_help};
use crate::error::CliError;
use crate::measured::{self, MeasureOptions, measure_help};
use crate::paper::{self, BoardSheets, OutputFiles, PaperOptions};
use crate::{paper_help, print_text};

/// The part of the help about generating boards.
macro_rules! generator_help {
    ($count:literal) => {
        concat!(
            "  --seed TEXT         any text of up to 40 characters; without it a fresh one\n",
            $count,
            "  --size SIZE         small (8 x 4), medium (8 x 8) or large (16 x 8)
  --seats N           0 to 6 areas at the edge; 4 if not said
  --hands N           0 to 5 letters in each starting hand; else 1 to 3
  --walls HOW         off, few, some, many or a number; some if not said
  --letters HOW       stray letters, likewise
  --rim               stray letters may lie at the edge, too
  --supercells        some special cells; --supercells=HOW for few, many, a number
  --celldance         special cells of all eleven types
  --types SIGNS       special cells of these types only, for instance dtw:
                      d t Double and Triple Letter, w x Double and Triple Word,
                      a Big Ask, s Thief, z Destroyer, g Go Again, u Garbage,
                      b Blockade, c Collector
  --symmetry HOW      none, mirrored or turned, for walls and special cells
  --values HOW        what letters are worth: classic or fixed
  --backpacks         areas have slots that are used once
"
        )
    };
    () => {
        generator_help!(
            "  --count N           1 to 1000 boards; their seeds are TEXT-1, TEXT-2 and so on\n"
        )
    };
}

pub(crate) use generator_help;

/// Help text of `lettercase board`.
pub const HELP: &str = concat!(
    "\
Makes starting boards for Paper Grid, to play on screen or on paper.

Usage: lettercase board [OPTIONS]
       lettercase board --open NAME [--measure] [--link] [--code] [--pdf FILE]
                        [--svg FILE]

New boards; the same options and seed make the same board on every machine:
",
    generator_help!(),
    "
A board you have, so none of the options above go with it:
  --open NAME         the board of a link or a code, and what is wrong with it

What boards are like to play on:
",
    measure_help!(),
    "
What to print here:
  --link              print a short name that opens the board in the page
  --code              print the board as a code that no later version breaks
  --at ADDRESS        where the page is, to be part of links, for instance
                      https://example.org/lettercase/

Printed sheets, 1 to 60 boards in a file; the options below need --pdf or --svg:
",
    paper_help::files_help!(),
    paper_help::sheets_help!(),
    "
Without --link, --code, --pdf and --svg the board is drawn in plain text: `*` is the
star, 1 to 6 are areas, `|` and `-` are walls, small letters are special cells.

For instance, thirty boards for a class, two on each page:
  lettercase board --supercells --seed picnic --count 30 --per-page 2 --pdf class.pdf
Or ten easy ones, and how even each of them is:
  lettercase board --seed picnic --count 10 --difficulty easy --measure --link
"
);

/// Maximum number of boards in a series.
const MAX_BOARDS: usize = 1000;
const COUNT_VALUES: &str = "a number from 1 to 1000";

/// A board with its link.
struct NamedBoard {
    board: Board,
    link: BoardLink,
    /// The lines that say what bots measured on this board.
    measured: Vec<String>,
}

/// Generated boards, or a search that will find them.
enum RequestedBoards {
    Made(Vec<NamedBoard>),
    Sought(Box<BoardSearch>),
}

impl NamedBoard {
    fn new(board: Board, link: BoardLink) -> NamedBoard {
        let measured = Vec::new();
        NamedBoard {
            board,
            link,
            measured,
        }
    }

    /// Returns the board's link, with the address of the page in front.
    fn link_address(&self, page: &str) -> String {
        format!("{page}{}", self.link)
    }

    /// Returns the board as a printed sheet shows it.
    fn into_printed(self, page: &str) -> PrintedBoard {
        let origin = Origin {
            seed: match &self.link {
                BoardLink::Grown(settings, version) => Some((settings.seed.to_string(), *version)),
                BoardLink::Literal(_) => None,
            },
            link: Some(self.link_address(page)),
            code: Some(self.board.to_code()),
        };
        PrintedBoard {
            board: self.board,
            origin,
            label: None,
        }
    }
}

/// Runs `lettercase board`.
pub fn run(mut args: Args) -> Result<(), CliError> {
    let (link, code) = (args.switch("--link"), args.switch("--code"));
    let name = args.value("--open")?;
    if name.is_some() {
        let making = options_in_help(generator_help!()).chain(["--difficulty"]);
        args.reject_with("--open", making, "that board already exists")?;
    }
    let asked = MeasureOptions::from_args(&mut args)?;
    let boards = match name {
        Some(name) => RequestedBoards::Made(vec![open_board(&args, &name)?]),
        None => make_boards(&mut args, &asked)?,
    };
    let page = take_address(&mut args)?;
    let sheets = match OutputFiles::from_args(&mut args)? {
        Some(files) => {
            let stock = PaperOptions::from_args(&mut args)?;
            let options = paper::take_sheet_options(&mut args, stock)?;
            Some((files, options, stock.poster))
        }
        None => {
            let printing = options_in_help(concat!(
                paper_help::files_help!(),
                paper_help::sheets_help!()
            ));
            args.reject_without(printing, "--pdf or --svg")?;
            None
        }
    };
    args.check_all_used()?;
    if page.is_some() && !link && sheets.is_none() {
        return Err(args.usage_error("--at needs --link, --pdf or --svg"));
    }
    let page = page.unwrap_or_default();
    if let Some((files, options, _)) = &sheets {
        if options.qr && page.is_empty() {
            return Err(args.usage_error("--qr needs the page’s address: --at ADDRESS"));
        }
        let told = [
            (link, "--link"),
            (code, "--code"),
            (asked.measure, "--measure"),
        ];
        let told = told.iter().find(|(told, _)| *told);
        if let (Some(option), Some((_, other))) = (files.stdout_option(), told) {
            return Err(args.clash_error(option, other, "both write to standard output"));
        }
    }
    let boards = boards.resolve(&args, &asked)?;
    let told = format_boards(&boards, &page, (link, code), sheets.is_none());
    let Some((files, options, poster)) = sheets else {
        print_text(&told);
        return Ok(());
    };
    let boards: Vec<_> = boards
        .into_iter()
        .map(|named| named.into_printed(&page))
        .collect();
    let sheets = BoardSheets::lay_out(&args, &files, &boards, &options, poster)?;
    print_text(&told);
    sheets.write(&files)
}

/// Returns the output for these boards: their links or codes if requested, otherwise drawings
/// unless the boards are printed.
fn format_boards(
    boards: &[NamedBoard],
    page: &str,
    (link, code): (bool, bool),
    draw: bool,
) -> String {
    let mut told = String::new();
    for (number, named) in boards.iter().enumerate() {
        if link {
            told += &format!("{}\n", named.link_address(page));
        }
        if code {
            told += &format!("{}\n", named.board.to_code());
        }
        if !link && !code && draw {
            let gap = if number > 0 { "\n" } else { "" };
            told += &format!("{gap}{}", draw_board(named));
        }
        if !link && !code && !draw && !named.measured.is_empty() {
            told += &format!("{}\n", named.link);
        }
        for line in &named.measured {
            told += &format!("{line}\n");
        }
    }
    told
}

/// Opens a board by its link or code.
fn open_board(args: &Args, name: &str) -> Result<NamedBoard, CliError> {
    if name.contains("board/") {
        let link: BoardLink = name
            .parse()
            .map_err(|error| args.usage_error(&without_full_stop(link_error(error))))?;
        let board = link
            .board()
            .map_err(|refusal| args.usage_error(&board_refusal(refusal)))?;
        return Ok(NamedBoard::new(board, link));
    }
    let board = Board::from_code(name);
    let board = board.map_err(|error| args.usage_error(&without_full_stop(code_error(error))))?;
    let link = BoardLink::Literal(Box::new(board.clone()));
    Ok(NamedBoard::new(board, link))
}

/// Removes the full stop from one of the page's sentences, to continue the line.
fn without_full_stop(sentence: String) -> String {
    sentence.trim_end_matches('.').to_owned()
}

impl RequestedBoards {
    /// Returns the boards, searched for and measured as the options ask.
    fn resolve(self, args: &Args, asked: &MeasureOptions) -> Result<Vec<NamedBoard>, CliError> {
        let list = match (&self, asked.measure) {
            (RequestedBoards::Made(_), false) => None,
            _ => Some(asked.load_word_list()?),
        };
        let mut boards = match (self, &list) {
            (RequestedBoards::Sought(search), Some(list)) => {
                let found = measured::run_search(args, *search, list)?;
                let named = |link: BoardLink| Some(NamedBoard::new(link.board().ok()?, link));
                let links = found.found().iter().map(|found| found.link.clone());
                links.filter_map(named).collect()
            }
            (RequestedBoards::Made(boards), _) => boards,
            (RequestedBoards::Sought(_), None) => Vec::new(),
        };
        if let Some(list) = list.filter(|_| asked.measure) {
            for named in &mut boards {
                named.measured = measured::measurement_lines(args, &named.board, &list)?;
            }
        }
        Ok(boards)
    }
}

/// Generates the board or series of boards that the options ask for, or sets up the search.
fn make_boards(args: &mut Args, asked: &MeasureOptions) -> Result<RequestedBoards, CliError> {
    let settings = take_settings(args)?;
    let count: Option<usize> = take_number(args, "--count", COUNT_VALUES)?;
    let series: Vec<BoardSeed> = match count {
        None => vec![settings.seed.clone()],
        Some(count @ 1..=MAX_BOARDS) => (1..=count).map(|n| settings.seed.in_series(n)).collect(),
        Some(other) => {
            return Err(args.usage_error(&format!("--count is {COUNT_VALUES}, not `{other}`")));
        }
    };
    let grow = |seed: BoardSeed| {
        let settings = BoardSettings {
            seed,
            ..settings.clone()
        };
        let board = generate(&settings, GENERATOR_VERSION)
            .map_err(|refusal| args.usage_error(&board_refusal(refusal)))?;
        let link = BoardLink::Grown(settings, GENERATOR_VERSION);
        Ok(NamedBoard::new(board, link))
    };
    if let Some(difficulty) = asked.difficulty {
        // Checks one seed: settings that work for one seed work for all.
        grow(settings.seed.clone())?;
        let wanted = SearchGoal::Boards(difficulty, series.len());
        let search = BoardSearch::new(settings.clone(), wanted);
        return Ok(RequestedBoards::Sought(Box::new(match count {
            Some(_) => search.in_series(),
            None => search,
        })));
    }
    let boards: Result<Vec<NamedBoard>, CliError> = series.into_iter().map(grow).collect();
    boards.map(RequestedBoards::Made)
}

/// Takes the generator's settings from the arguments.
pub(crate) fn take_settings(args: &mut Args) -> Result<BoardSettings, CliError> {
    let mut settings = BoardSettings::default();
    settings.size = take_keyword(args, "--size")?.unwrap_or(settings.size);
    settings.seats =
        take_number(args, "--seats", "a number from 0 to 6")?.unwrap_or(settings.seats);
    settings.hand = take_number(args, "--hands", "a number from 0 to 5")?;
    settings.walls = take_keyword(args, "--walls")?.unwrap_or(settings.walls);
    settings.letters = take_keyword(args, "--letters")?.unwrap_or(settings.letters);
    settings.symmetry = take_keyword(args, "--symmetry")?.unwrap_or(settings.symmetry);
    settings.values = take_keyword(args, "--values")?.unwrap_or(settings.values);
    settings.letters_off_rim = !args.switch("--rim");
    settings.backpacks = args.switch("--backpacks");
    // Each of these options is a plain switch, or has `=` and an amount.
    let supercells = args.switch("--supercells");
    let specials = take_keyword::<Amount>(args, "--supercells")?;
    let celldance = args.switch("--celldance");
    let types = take_keyword::<SpecialTypes>(args, "--types")?;
    if celldance && types.is_some() {
        return Err(args.clash_error("--celldance", "--types", "--celldance means all types"));
    }
    if specials == Some(Amount::Off) && (celldance || types.is_some()) {
        let other = if celldance { "--celldance" } else { "--types" };
        return Err(args.clash_error("--supercells=off", other, "there would be no special cells"));
    }
    if supercells || celldance || types.is_some() {
        settings.specials = Amount::Some;
    }
    settings.specials = specials.unwrap_or(settings.specials);
    settings.types = match types {
        Some(types) => types,
        None if celldance => SpecialTypes::CELLDANCE,
        None => settings.types,
    };
    let seed = args.value("--seed")?.unwrap_or_default();
    let seed = BoardSeed::from_typed(&seed)
        .map_err(|refusal| args.usage_error(&board_refusal(refusal)))?;
    settings.seed = if seed.is_empty() { random_seed() } else { seed };
    Ok(settings)
}

/// Takes the address of the page that links should open.
pub(crate) fn take_address(args: &mut Args) -> Result<Option<String>, CliError> {
    let Some(address) = args.value("--at")? else {
        return Ok(None);
    };
    let opens = ["https://", "http://", "file://"];
    let opens = opens.iter().any(|scheme| address.starts_with(scheme));
    let gap = |c: char| c.is_whitespace() || c.is_control() || c == '#';
    if opens && !address.contains(gap) {
        Ok(Some(address))
    } else {
        Err(args.usage_error(&format!(
            "--at is an address such as https://example.org/lettercase/, not `{address}`"
        )))
    }
}

/// Returns a random seed from the system's random numbers, or from the clock if there are none.
fn random_seed() -> BoardSeed {
    let clock = |_| {
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        now.map_or(0, |now| now.as_nanos() as u64)
    };
    let number = SysRng.try_next_u64().unwrap_or_else(clock);
    BoardSeed::random(&mut Chance::new(number))
}

/// Takes the value of an option that is one of a fixed set of words.
fn take_keyword<T>(args: &mut Args, name: &str) -> Result<Option<T>, CliError>
where
    T: std::str::FromStr<Err = UnknownSettingError>,
{
    let Some(value) = args.value(name)? else {
        return Ok(None);
    };
    let wrong = |unknown: UnknownSettingError| {
        args.usage_error(&format!(
            "{name} is one of: {}; not `{value}`",
            unknown.known
        ))
    };
    value.parse().map(Some).map_err(wrong)
}

/// Takes the value of an option that is a number; `what` describes the accepted values.
fn take_number(args: &mut Args, name: &str, what: &str) -> Result<Option<usize>, CliError> {
    let Some(value) = args.value(name)? else {
        return Ok(None);
    };
    let wrong = |_| args.usage_error(&format!("{name} is {what}, not `{value}`"));
    value.parse().map(Some).map_err(wrong)
}

/// Draws a board for the terminal: its link, its cells, its special cells, and what is wrong with
/// it.
fn draw_board(named: &NamedBoard) -> String {
    let NamedBoard { board, link, .. } = named;
    let mut text = match link {
        BoardLink::Grown(..) => format!("{link}\n{board}"),
        BoardLink::Literal(_) => board.to_string(),
    };
    let specials = board.cell_ids().filter_map(|id| board.special(id));
    for special in specials.collect::<SpecialTypes>().iter() {
        let (name, effect) = (special_name(special), special_effect(special));
        text.push_str(&format!("{} = {name}: {effect}\n", special.as_char()));
    }
    for finding in board.faults() {
        let finding = board_fault(board.size(), finding);
        text.push_str(&format!("! {finding}\n"));
    }
    text
}

#[cfg(test)]
#[path = "board_tests.rs"]
mod tests;
