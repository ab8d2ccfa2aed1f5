//! `lettercase print`: prints anything from the print shop, alone or together.

use games::print_orders::{PrintItem, PrintOrder, compose};

use crate::args::Args;
use crate::error::CliError;
use crate::paper::{OutputFiles, PaperOptions, report_missing};
use crate::print_items::take_item;
use crate::{board, paper_help};

/// Help text of `lettercase print`.
pub const HELP: &str = concat!(
    "\
Prints cards, letters, score pads, rules, boards and whole packs.

Usage: lettercase print THING [ITS OPTIONS] [+ THING ...] --pdf FILE [OPTIONS]

For all of them:
",
    paper_help::files_help!(),
    "
deck: the cards of a card game, 9 or 16 on a sheet, with marks to cut along
  --game GAME         one-letter-better or c-u-letter
  --deck CODE         your own deck of One Letter Better, by its code or link
  --size SIZE         poker (63 x 88 mm), bridge (57 x 88), mini (44 x 67) or
                      a8 (52 x 74); poker if not said
  --duplex EDGE       with backs, for a printer that turns sheets over by the
                      long or the short edge
  --bleed             3 mm of ink beyond each cut
  --kinds             a sheet of what each card does
    lettercase print deck --game c-u-letter --size poker --duplex long --pdf deck.pdf

tiles: the letters of Word Heist, which serve for Paper Grid too
  --bag BAG           standard (98 letters) or half (49)
  --shape SHAPE       square (20 x 20 mm) or domino (20 x 40, readable from both sides)
  --values            with what each letter is worth
    lettercase print tiles --bag half --shape domino --pdf letters.pdf

pad: score pads, several on a page
  --game GAME         paper-grid, word-heist, one-letter-better or c-u-letter
  --seats N           2 to 6 players; 4 if not said
  --pages N           1 to 60 pages
    lettercase print pad --game word-heist --seats 3 --pages 5 --pdf pad.pdf

rules: a game on one page
  --game GAME         as above; paper-grid if not said
    lettercase print rules --game one-letter-better --paper letter --pdf rules.pdf

booklet: the same to be folded; print on both sides, turned by the short edge
  --game GAME         as above; paper-grid if not said
    lettercase print booklet --game c-u-letter --pdf booklet.pdf

pack: for a class, a cover, the rules, a board for each and an index for the teacher
  --names FILE        the names, on lines of their own or parted by commas,
                      semicolons or tabs; up to 60
  --count N           without names so many boards, 1 to 60; 30 if not said
  --class TEXT        the class, on each board
  --date TEXT         the day, on each board
  --pads N            score pads for N players, 2 to 6
  --no-rules          without the page of rules
  And all that makes boards and sheets, as below.
    lettercase print pack --names class.txt --class 5b --seed autumn --pdf pack.pdf

board: starting boards for Paper Grid
  --open NAME         the board of a link or a code instead
  --at ADDRESS        where the page is, to be part of links
",
    board::generator_help!(
        "  --count N           1 to 60 boards; their seeds are TEXT, TEXT-2, TEXT-3 and so on\n"
    ),
    "  --difficulty HOW    only boards that bots find easy, fair or hard: it tries one seed
                      after another
  --list FILE         the bots’ word list; crates/lexicon/words.lex if not said
",
    paper_help::sheets_help!(),
    "    lettercase print board --seed tea --count 4 --per-page 4 --pdf boards.pdf
    lettercase print board --seed tea --poster 2x2 --pdf wall.pdf

blank: an empty grid
  --size SIZE         small (8 x 4), medium (8 x 8) or large (16 x 8)
  --count N           so many grids, 1 to 60
    lettercase print blank --size small --players Ada,Bo,Gran --pdf grid.pdf

Several in one file, with a list of its parts:
    lettercase print deck --game c-u-letter + pad --game c-u-letter + booklet
        --game c-u-letter --pdf all.pdf
"
);

/// Runs `lettercase print`.
pub fn run(mut args: Args) -> Result<(), CliError> {
    let files = OutputFiles::from_args(&mut args)?;
    let stock = PaperOptions::from_args(&mut args)?;
    let usage = args.usage_error("the output file is missing: --pdf FILE or --svg FILE");
    let mut things = Vec::new();
    for part in args.split_at("+") {
        things.push(take_item(part, stock)?);
    }
    let files = files.ok_or(usage)?;
    let order = PrintOrder {
        paper: stock.paper,
        orientation: stock.orientation,
        style: stock.style,
        margin: stock.margin,
        poster: stock.poster,
        things,
    };
    let args = Args::new("print", Vec::new());
    let composed = compose(&order).map_err(|why| args.usage_error(&why.to_string()))?;
    files.check_page_count(&args, composed.pages)?;
    let (mut pages, title) = (Vec::new(), composed.title.clone());
    let missing = composed.draw(|page| pages.push(page));
    let missing = missing.map_err(|why| args.usage_error(&why.to_string()))?;
    report_missing(&missing);
    let uncoded =
        |thing: &PrintItem| matches!(thing, PrintItem::Pack(pack) if pack.boards.base.is_empty());
    if order.things.iter().any(uncoded) {
        eprintln!("lettercase: no QR codes in the index without the page’s address: --at ADDRESS");
    }
    files.write(&order.file_name(), title, pages)
}
