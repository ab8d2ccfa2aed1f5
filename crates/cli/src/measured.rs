//! Boards measured by bots: measuring them, and searching for easy, fair or hard ones.

use std::io::{IsTerminal, Write, stderr};
use std::path::PathBuf;

use lexicon::Lexicon;
use paper_grid::bots::{BoardMeasurer, BoardStats, Difficulty};
use paper_grid::screen::studio::{BoardSearch, SearchGoal, measuring_options};
use paper_grid::text::measure as words;
use paper_grid_rules::Board;

use crate::args::Args;
use crate::error::CliError;
use crate::words::{DEFAULT_LIST, open_lexicon};

/// The part of the help about measuring.
macro_rules! measure_help {
    () => {
        "  --measure           let bots play each board about 50 times, and tell how long,
                      how hard and how even its games are
  --difficulty HOW    only boards that bots find easy, fair or hard. It tries TEXT,
                      TEXT-2 and so on, or with --count TEXT-1, TEXT-2 and so on
  --list FILE         a word list other than crates/lexicon/words.lex
"
    };
}

pub(crate) use measure_help;

/// The options for measuring boards.
pub struct MeasureOptions {
    /// Whether boards are measured.
    pub measure: bool,
    /// Required difficulty of the boards.
    pub difficulty: Option<Difficulty>,
    list: Option<String>,
}

impl MeasureOptions {
    /// Takes the options for measuring from the arguments.
    pub fn from_args(args: &mut Args) -> Result<MeasureOptions, CliError> {
        let difficulty = args.value("--difficulty")?.map(|named| {
            let known = "--difficulty is one of: easy, fair, hard";
            let found = Difficulty::from_id(&named);
            found.ok_or_else(|| args.usage_error(&format!("{known}; not `{named}`")))
        });
        let asked = MeasureOptions {
            measure: args.switch("--measure"),
            difficulty: difficulty.transpose()?,
            list: args.value("--list")?,
        };
        let uses_list = asked.measure || asked.difficulty.is_some();
        if asked.list.is_some() && !uses_list {
            Err(args.usage_error("--list needs --measure or --difficulty"))
        } else {
            Ok(asked)
        }
    }

    /// Loads the word list, only once it is needed.
    pub(crate) fn load_word_list(&self) -> Result<Lexicon, CliError> {
        let list = self.list.clone().unwrap_or(DEFAULT_LIST.to_owned());
        open_lexicon(&PathBuf::from(list))
    }
}

/// Returns the lines of the measurements of a board.
pub(crate) fn measurement_lines(
    args: &Args,
    board: &Board,
    list: &Lexicon,
) -> Result<Vec<String>, CliError> {
    let options = measuring_options(board).ok_or_else(|| unplayable_error(args))?;
    let measure = run_measurement(BoardMeasurer::new(&options), list);
    let mut lines = words::describe_stats(&measure, board.size());
    let [_, wins, points, openings] = words::COLUMNS.map(str::to_lowercase);
    let row = |[player, won, share, plays]: [String; 4]| {
        format!("{player}: {wins} {won}, {points} {share}, {openings} {plays}")
    };
    lines.extend(words::stat_rows(&measure).into_iter().map(row));
    Ok(lines)
}

/// Runs a search to its end, and shows progress on a terminal.
pub(crate) fn run_search(
    args: &Args,
    mut search: BoardSearch,
    list: &Lexicon,
) -> Result<BoardSearch, CliError> {
    let watched = stderr().is_terminal();
    while let Some(options) = search.next_options() {
        search.add_result(run_measurement(BoardMeasurer::new(&options), list));
        if watched {
            eprint!("\r{} ", words::search_progress(&search));
            let _ = stderr().flush();
        }
    }
    if watched {
        eprintln!();
    }
    match search.goal() {
        _ if search.tried_count() == 0 => Err(unplayable_error(args)),
        SearchGoal::Boards(_, count) if search.found().len() < count => {
            let (found, tried) = (search.found().len(), search.tried_count());
            Err(CliError::Failed(format!(
                "only {found} of {count} boards found in {tried} tries. Try other settings"
            )))
        }
        _ => Ok(search),
    }
}

fn run_measurement(mut measuring: BoardMeasurer, list: &Lexicon) -> BoardStats {
    loop {
        let so_far = measuring.step(list);
        if so_far.is_done() {
            return so_far.clone();
        }
    }
}

fn unplayable_error(args: &Args) -> CliError {
    args.usage_error("bots can’t play on this board: it needs 2 to 6 areas, or none")
}
