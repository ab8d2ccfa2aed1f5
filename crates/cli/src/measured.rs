//! Boards measured by bots: measuring them, and searching for easy, fair or hard ones.

use std::io::{IsTerminal, Write, stderr};
use std::path::PathBuf;

use lexicon::Lexicon;
use paper_grid::bots::{Difficulty, Measure, Measuring};
use paper_grid::screen::studio::{Search, Wanted, measurable};
use paper_grid::text::measure as words;
use paper_grid_rules::Board;

use crate::args::Args;
use crate::trouble::Trouble;
use crate::words::{LIST, open};

/// The part of the help about measuring.
macro_rules! measured_help {
    () => {
        "  --measure           let bots play each board about 50 times, and tell how long,
                      how hard and how even its games are
  --difficulty HOW    only boards that bots find easy, fair or hard. It tries TEXT,
                      TEXT-2 and so on, or with --count TEXT-1, TEXT-2 and so on
  --list FILE         a word list other than crates/lexicon/words.lex
"
    };
}

pub(crate) use measured_help;

/// The options for measuring boards.
pub struct Asked {
    /// Whether boards are measured.
    pub measure: bool,
    /// Required difficulty of the boards.
    pub difficulty: Option<Difficulty>,
    list: Option<String>,
}

impl Asked {
    /// Takes the options for measuring from the arguments.
    pub fn taken(args: &mut Args) -> Result<Asked, Trouble> {
        let difficulty = args.value("--difficulty")?.map(|named| {
            let known = "--difficulty is one of: easy, fair, hard";
            let found = Difficulty::of_id(&named);
            found.ok_or_else(|| args.usage(&format!("{known}; not `{named}`")))
        });
        let asked = Asked {
            measure: args.switch("--measure"),
            difficulty: difficulty.transpose()?,
            list: args.value("--list")?,
        };
        let uses_list = asked.measure || asked.difficulty.is_some();
        match asked.list.is_some() && !uses_list {
            true => Err(args.usage("--list needs --measure or --difficulty")),
            false => Ok(asked),
        }
    }

    /// Loads the word list, only once it is needed.
    pub fn words(&self) -> Result<Lexicon, Trouble> {
        let list = self.list.clone().unwrap_or(LIST.to_owned());
        open(&PathBuf::from(list))
    }
}

/// Returns the lines of the measurements of a board.
pub fn lines(args: &Args, board: &Board, list: &Lexicon) -> Result<Vec<String>, Trouble> {
    let options = measurable(board).ok_or_else(|| unplayable(args))?;
    let measure = measure(Measuring::of(&options), list);
    let mut lines = words::told(&measure, board.size());
    let [_, wins, points, openings] = words::COLUMNS.map(str::to_lowercase);
    let row = |[player, won, share, plays]: [String; 4]| {
        format!("{player}: {wins} {won}, {points} {share}, {openings} {plays}")
    };
    lines.extend(words::rows(&measure).into_iter().map(row));
    Ok(lines)
}

/// Runs a search to its end, and shows progress on a terminal.
pub fn find(args: &Args, mut search: Search, list: &Lexicon) -> Result<Search, Trouble> {
    let watched = stderr().is_terminal();
    while let Some(options) = search.next() {
        search.take(measure(Measuring::of(&options), list));
        if watched {
            eprint!("\r{} ", words::so_far(&search));
            let _ = stderr().flush();
        }
    }
    if watched {
        eprintln!();
    }
    match search.wanted() {
        _ if search.tried() == 0 => Err(unplayable(args)),
        Wanted::Boards(_, count) if search.found().len() < count => {
            let (found, tried) = (search.found().len(), search.tried());
            Err(Trouble::Failed(format!(
                "only {found} of {count} boards found in {tried} tries. Try other settings"
            )))
        }
        _ => Ok(search),
    }
}

fn measure(mut measuring: Measuring, list: &Lexicon) -> Measure {
    loop {
        let so_far = measuring.step(list);
        if so_far.is_done() {
            return so_far.clone();
        }
    }
}

fn unplayable(args: &Args) -> Trouble {
    args.usage("bots can’t play here: a board needs 2 to 6 areas, or none")
}
