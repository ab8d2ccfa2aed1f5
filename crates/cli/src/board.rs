//! `lettercase board`: starting boards for Paper Grid.

use std::time::SystemTime;

use game::Chance;
use paper_grid::screen::studio::{Search, Wanted};
use paper_grid::sheet::{Origin, PrintedBoard};
use paper_grid::text::{
    board_finding, board_refused, code_refused, link_refused, special_effect, special_name,
};
use paper_grid_rules::{
    Amount, Board, BoardLink, GENERATOR_VERSION, Seed, Settings, Types, UnknownKey, generate,
};
use rand::TryRng;
use rand::rngs::SysRng;

use crate::args::{Args, listed};
use crate::measured::{self, Asked, measured_help};
use crate::paper::{self, Files, Sheets, Stock};
use crate::trouble::Trouble;
use crate::{paper_help, say};

/// The part of the help about generating boards.
macro_rules! making_help {
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
        making_help!(
            "  --count N           1 to 1000 boards; their seeds are TEXT-1, TEXT-2 and so on\n"
        )
    };
}

pub(crate) use making_help;

/// Help text of `lettercase board`.
pub const HELP: &str = concat!(
    "\
Makes starting boards for Paper Grid, to play on screen or on paper.

Usage: lettercase board [OPTIONS]
       lettercase board --open NAME [--measure] [--link] [--code] [--pdf FILE]
                        [--svg FILE]

New boards; the same options and seed make the same board on every machine:
",
    making_help!(),
    "
A board you have, so none of the options above go with it:
  --open NAME         the board of a link or a code, and what is wrong with it

What boards are like to play on:
",
    measured_help!(),
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
const MOST: usize = 1000;
const COUNT: &str = "a number from 1 to 1000";

/// A board with its link.
struct Named {
    board: Board,
    link: BoardLink,
    /// The lines that say what bots measured on this board.
    measured: Vec<String>,
}

/// Generated boards, or a search that will find them.
enum Boards {
    Made(Vec<Named>),
    Sought(Box<Search>),
}

impl Named {
    fn new(board: Board, link: BoardLink) -> Named {
        let measured = Vec::new();
        Named {
            board,
            link,
            measured,
        }
    }

    /// Returns the board's link, with the address of the page in front.
    fn address(&self, page: &str) -> String {
        format!("{page}{}", self.link)
    }

    /// Returns the board as a printed sheet shows it.
    fn printed(self, page: &str) -> PrintedBoard {
        let origin = Origin {
            seed: match &self.link {
                BoardLink::Grown(settings, version) => Some((settings.seed.to_string(), *version)),
                BoardLink::Literal(_) => None,
            },
            link: Some(self.address(page)),
            code: Some(self.board.code()),
        };
        PrintedBoard {
            board: self.board,
            origin,
            label: None,
        }
    }
}

/// Runs `lettercase board`.
pub fn run(mut args: Args) -> Result<(), Trouble> {
    let (link, code) = (args.switch("--link"), args.switch("--code"));
    let name = args.value("--open")?;
    if name.is_some() {
        let making = listed(making_help!()).chain(["--difficulty"]);
        args.apart("--open", making, "that board is made already")?;
    }
    let asked = Asked::taken(&mut args)?;
    let boards = match name {
        Some(name) => Boards::Made(vec![open(&args, &name)?]),
        None => make(&mut args, &asked)?,
    };
    let page = address(&mut args)?;
    let sheets = match Files::asked(&mut args)? {
        Some(files) => {
            let stock = Stock::asked(&mut args)?;
            let options = paper::sheet_options(&mut args, stock)?;
            Some((files, options, stock.poster))
        }
        None => {
            let printing = listed(concat!(
                paper_help::files_help!(),
                paper_help::sheets_help!()
            ));
            args.needs(printing, "--pdf or --svg")?;
            None
        }
    };
    args.nothing_left()?;
    if page.is_some() && !link && sheets.is_none() {
        return Err(args.usage("--at needs --link, --pdf or --svg"));
    }
    let page = page.unwrap_or_default();
    if let Some((files, options, _)) = &sheets {
        if options.qr && page.is_empty() {
            return Err(args.usage("--qr needs the page’s address: --at ADDRESS"));
        }
        let told = [
            (link, "--link"),
            (code, "--code"),
            (asked.measure, "--measure"),
        ];
        let told = told.iter().find(|(told, _)| *told);
        if let (Some(option), Some((_, other))) = (files.on_output(), told) {
            return Err(args.clash(option, other, "both write to standard output"));
        }
    }
    let boards = boards.had(&args, &asked)?;
    let told = told(&boards, &page, (link, code), sheets.is_none());
    let Some((files, options, poster)) = sheets else {
        say(&told);
        return Ok(());
    };
    let boards: Vec<_> = boards
        .into_iter()
        .map(|named| named.printed(&page))
        .collect();
    let sheets = Sheets::lay(&args, &files, &boards, &options, poster)?;
    say(&told);
    sheets.write(&files)
}

/// Returns the output for these boards: their links or codes if requested, otherwise drawings
/// unless the boards are printed.
fn told(boards: &[Named], page: &str, (link, code): (bool, bool), draw: bool) -> String {
    let mut told = String::new();
    for (number, named) in boards.iter().enumerate() {
        if link {
            told += &format!("{}\n", named.address(page));
        }
        if code {
            told += &format!("{}\n", named.board.code());
        }
        if !link && !code && draw {
            let gap = if number > 0 { "\n" } else { "" };
            told += &format!("{gap}{}", drawn(named));
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
fn open(args: &Args, name: &str) -> Result<Named, Trouble> {
    if name.contains("board/") {
        let link: BoardLink = name
            .parse()
            .map_err(|error| args.usage(&unended(link_refused(error))))?;
        let board = link
            .board()
            .map_err(|refusal| args.usage(&board_refused(refusal)))?;
        return Ok(Named::new(board, link));
    }
    let board = Board::from_code(name);
    let board = board.map_err(|error| args.usage(&unended(code_refused(error))))?;
    let link = BoardLink::Literal(Box::new(board.clone()));
    Ok(Named::new(board, link))
}

/// Removes the full stop from one of the page's sentences, to continue the line.
fn unended(sentence: String) -> String {
    sentence.trim_end_matches('.').to_owned()
}

impl Boards {
    /// Returns the boards, searched for and measured as the options ask.
    fn had(self, args: &Args, asked: &Asked) -> Result<Vec<Named>, Trouble> {
        let list = match (&self, asked.measure) {
            (Boards::Made(_), false) => None,
            _ => Some(asked.words()?),
        };
        let mut boards = match (self, &list) {
            (Boards::Sought(search), Some(list)) => {
                let found = measured::find(args, *search, list)?;
                let named = |link: BoardLink| Some(Named::new(link.board().ok()?, link));
                let links = found.found().iter().map(|found| found.link.clone());
                links.filter_map(named).collect()
            }
            (Boards::Made(boards), _) => boards,
            (Boards::Sought(_), None) => Vec::new(),
        };
        if let Some(list) = list.filter(|_| asked.measure) {
            for named in &mut boards {
                named.measured = measured::lines(args, &named.board, &list)?;
            }
        }
        Ok(boards)
    }
}

/// Generates the board or series of boards that the options ask for, or sets up the search.
fn make(args: &mut Args, asked: &Asked) -> Result<Boards, Trouble> {
    let settings = settings(args)?;
    let count: Option<usize> = chosen(args, "--count", COUNT)?;
    let series: Vec<Seed> = match count {
        None => vec![settings.seed.clone()],
        Some(count @ 1..=MOST) => (1..=count).map(|n| settings.seed.in_series(n)).collect(),
        Some(other) => return Err(args.usage(&format!("--count is {COUNT}, not `{other}`"))),
    };
    let grow = |seed: Seed| {
        let settings = Settings {
            seed,
            ..settings.clone()
        };
        let board = generate(&settings, GENERATOR_VERSION)
            .map_err(|refusal| args.usage(&board_refused(refusal)))?;
        let link = BoardLink::Grown(settings, GENERATOR_VERSION);
        Ok(Named::new(board, link))
    };
    if let Some(difficulty) = asked.difficulty {
        // Checks one seed: settings that work for one seed work for all.
        grow(settings.seed.clone())?;
        let wanted = Wanted::Boards(difficulty, series.len());
        let search = Search::new(settings.clone(), wanted);
        return Ok(Boards::Sought(Box::new(match count {
            Some(_) => search.in_series(),
            None => search,
        })));
    }
    let boards: Result<Vec<Named>, Trouble> = series.into_iter().map(grow).collect();
    boards.map(Boards::Made)
}

/// Takes the generator's settings from the arguments.
pub fn settings(args: &mut Args) -> Result<Settings, Trouble> {
    let mut settings = Settings::default();
    settings.size = key(args, "--size")?.unwrap_or(settings.size);
    settings.seats = chosen(args, "--seats", "a number from 0 to 6")?.unwrap_or(settings.seats);
    settings.hand = chosen(args, "--hands", "a number from 0 to 5")?;
    settings.walls = key(args, "--walls")?.unwrap_or(settings.walls);
    settings.letters = key(args, "--letters")?.unwrap_or(settings.letters);
    settings.symmetry = key(args, "--symmetry")?.unwrap_or(settings.symmetry);
    settings.values = key(args, "--values")?.unwrap_or(settings.values);
    settings.letters_off_rim = !args.switch("--rim");
    settings.backpacks = args.switch("--backpacks");
    // Given as a switch, or with `=` and an amount.
    let supercells = args.switch("--supercells");
    let specials = key::<Amount>(args, "--supercells")?;
    let celldance = args.switch("--celldance");
    let types = key::<Types>(args, "--types")?;
    if celldance && types.is_some() {
        return Err(args.clash("--celldance", "--types", "that means all of them"));
    }
    if specials == Some(Amount::Off) && (celldance || types.is_some()) {
        let other = if celldance { "--celldance" } else { "--types" };
        return Err(args.clash("--supercells=off", other, "there would be no special cells"));
    }
    if supercells || celldance || types.is_some() {
        settings.specials = Amount::Some;
    }
    settings.specials = specials.unwrap_or(settings.specials);
    settings.types = match types {
        Some(types) => types,
        None if celldance => Types::CELLDANCE,
        None => settings.types,
    };
    let seed = args.value("--seed")?.unwrap_or_default();
    let seed = Seed::typed(&seed).map_err(|refusal| args.usage(&board_refused(refusal)))?;
    settings.seed = if seed.is_empty() { fresh() } else { seed };
    Ok(settings)
}

/// Takes the address of the page that links should open.
pub fn address(args: &mut Args) -> Result<Option<String>, Trouble> {
    let Some(address) = args.value("--at")? else {
        return Ok(None);
    };
    let opens = ["https://", "http://", "file://"];
    let opens = opens.iter().any(|scheme| address.starts_with(scheme));
    let gap = |c: char| c.is_whitespace() || c.is_control() || c == '#';
    match opens && !address.contains(gap) {
        true => Ok(Some(address)),
        false => Err(args.usage(&format!(
            "--at is an address such as https://example.org/lettercase/, not `{address}`"
        ))),
    }
}

/// Returns a random seed from the system's random numbers, or from the clock if there are none.
fn fresh() -> Seed {
    let clock = |_| {
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        now.map_or(0, |now| now.as_nanos() as u64)
    };
    let number = SysRng.try_next_u64().unwrap_or_else(clock);
    Seed::fresh(&mut Chance::new(number))
}

/// Takes the value of an option that is one of a fixed set of words.
fn key<T>(args: &mut Args, name: &str) -> Result<Option<T>, Trouble>
where
    T: std::str::FromStr<Err = UnknownKey>,
{
    let Some(value) = args.value(name)? else {
        return Ok(None);
    };
    let wrong = |unknown: UnknownKey| {
        args.usage(&format!(
            "{name} is one of: {}; not `{value}`",
            unknown.known
        ))
    };
    value.parse().map(Some).map_err(wrong)
}

/// Takes the value of an option that is a number; `what` describes the accepted values.
fn chosen(args: &mut Args, name: &str, what: &str) -> Result<Option<usize>, Trouble> {
    let Some(value) = args.value(name)? else {
        return Ok(None);
    };
    let wrong = |_| args.usage(&format!("{name} is {what}, not `{value}`"));
    value.parse().map(Some).map_err(wrong)
}

/// Draws a board for the terminal: its link, its cells, its special cells, and what is wrong with
/// it.
fn drawn(named: &Named) -> String {
    let Named { board, link, .. } = named;
    let mut text = match link {
        BoardLink::Grown(..) => format!("{link}\n{board}"),
        BoardLink::Literal(_) => board.to_string(),
    };
    let specials = board.ids().filter_map(|id| board.special(id));
    for special in specials.collect::<Types>().iter() {
        let (name, effect) = (special_name(special), special_effect(special));
        text.push_str(&format!("{} = {name}: {effect}\n", special.sign()));
    }
    for finding in board.findings() {
        let finding = board_finding(board.size(), finding);
        text.push_str(&format!("! {finding}\n"));
    }
    text
}

#[cfg(test)]
#[path = "board_tests.rs"]
mod tests;
