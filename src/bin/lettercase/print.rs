//! `lettercase print`: the rules of Paper Grid on a page, and blank grids.

use lettercase::games::paper_grid::words::rules::RULES;
use lettercase::games::paper_grid::{Board, Size};
use lettercase::print::{PrintedBoard, rules};

use crate::args::{Args, listed};
use crate::paper::{self, Files, Sheets};
use crate::trouble::Trouble;

/// The part of the help about blank grids alone.
macro_rules! blank_help {
    () => {
        "  --size SIZE         small (8 x 4), medium (8 x 8) or large (16 x 8)
  --count N           so many grids, 1 to 60
"
    };
}

/// Everything about the command.
pub const HELP: &str = concat!(
    "\
Prints the rules of Paper Grid on a page, or a blank grid to begin on.

Usage: lettercase print rules --pdf FILE [OPTIONS]
       lettercase print blank --pdf FILE [--size SIZE] [OPTIONS]

For both:
",
    paper::files_help!(),
    "
For a blank grid:
",
    blank_help!(),
    paper::sheets_help!(),
    "
For instance, a blank grid with names over the score table:
  lettercase print blank --players Ada,Bo,Gran --pdf grid.pdf
Printed boards are made by `lettercase board --pdf FILE`.
"
);

/// Runs `lettercase print`.
pub fn run(mut args: Args) -> Result<(), Trouble> {
    let files = Files::asked(&mut args)?;
    let what = args.place("what to print, rules or blank")?;
    let needed = |args: &Args| args.usage("it needs a file: --pdf FILE or --svg FILE");
    match what.as_str() {
        "rules" => {
            let (paper, orientation, style) = paper::paper(&mut args)?;
            let of_grids = listed(concat!(blank_help!(), paper::sheets_help!()));
            args.apart("rules", of_grids, "that is for a grid")?;
            let files = files.ok_or_else(|| needed(&args))?;
            args.done()?;
            let page = rules(&RULES, paper, orientation, style);
            files.write(RULES.title.to_owned(), vec![page])
        }
        "blank" => {
            let options = paper::sheet_options(&mut args)?;
            let size = match args.value("--size")?.as_deref() {
                Some("small") => Size::Small,
                None | Some("medium") => Size::Medium,
                Some("large") => Size::Large,
                Some(_) => return Err(args.usage("--size is small, medium or large")),
            };
            let count = args.value("--count")?.unwrap_or("1".to_owned());
            let count = count.parse().ok().filter(|count| (1..=60).contains(count));
            let count: usize =
                count.ok_or_else(|| args.usage("--count is a number from 1 to 60"))?;
            let files = files.ok_or_else(|| needed(&args))?;
            args.nothing_left()?;
            let boards = vec![PrintedBoard::from(Board::blank(size)); count];
            Sheets::lay(&args, &files, &boards, &options)?.write(&files)
        }
        _ => Err(args.usage("it prints rules or blank")),
    }
}
