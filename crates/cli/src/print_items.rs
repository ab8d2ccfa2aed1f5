//! Orders on the command line: each thing to print, with its options, becomes a [`PrintItem`] of
//! the print shop.

use std::fs;

use games::print_orders::{CardGame, ClassPack, LetterTiles, PrintItem, PrintedGame, parse_names};
use one_letter_better_rules::{Deck, DeckCodeError};
use paper_grid::screen::studio::{BoardSearch, SearchGoal};
use paper_grid::sheet::{BoardSeries, MAX_BOARDS};
use paper_grid::text::{board_refusal, link_error};
use paper_grid_rules::{Board, BoardLink, BoardSettings, GENERATOR_VERSION, Size};
use printing::{CardSize, DeckOptions, DuplexEdge, PAD_SEATS, SheetOptions, TileShape};
use word_heist_rules::LetterBag;

use crate::args::{Args, options_in_help};
use crate::board::{generator_help, take_address, take_settings};
use crate::error::CliError;
use crate::measured::{MeasureOptions, run_search};
use crate::paper::{PaperOptions, take_sheet_options};

/// All things that can be printed.
pub(crate) const ITEM_NAMES: [&str; 8] = [
    "deck", "tiles", "pad", "rules", "booklet", "pack", "board", "blank",
];

/// Returns the thing that these arguments order; all of them must be used.
pub(crate) fn take_item(mut args: Args, stock: PaperOptions) -> Result<PrintItem, CliError> {
    let all = join_with_or(&ITEM_NAMES);
    let what = args.take_positional(&format!("the item to print ({all})"))?;
    let thing = match what.as_str() {
        "deck" => take_deck(&mut args)?,
        "tiles" => take_tiles(&mut args)?,
        "pad" => take_pad(&mut args)?,
        "rules" => PrintItem::Rules(take_game(&mut args)?.unwrap_or(PrintedGame::PaperGrid)),
        "booklet" => PrintItem::Booklet(take_game(&mut args)?.unwrap_or(PrintedGame::PaperGrid)),
        "pack" => take_pack(&mut args, stock)?,
        "board" => {
            let boards = take_series(&mut args, stock)?;
            PrintItem::Boards(restrict_difficulty(&mut args, boards)?)
        }
        "blank" => take_blank(&mut args, stock)?,
        other => {
            let told = format!("there’s no item `{other}`; expected {all}");
            return Err(args.usage_error(&told));
        }
    };
    match args.next_unused() {
        None => Ok(thing),
        Some(word) => Err(args.usage_error(&format!("unknown argument `{word}` for {what}"))),
    }
}

/// Takes the value of an option that is one of several names.
fn take_choice<T: Copy>(
    args: &mut Args,
    name: &str,
    all: &[(&str, T)],
) -> Result<Option<T>, CliError> {
    let Some(value) = args.value(name)? else {
        return Ok(None);
    };
    let same = |(one, _): &&(&str, T)| one.eq_ignore_ascii_case(&value);
    match all.iter().find(same) {
        Some((_, found)) => Ok(Some(*found)),
        None => {
            let names: Vec<&str> = all.iter().map(|(one, _)| *one).collect();
            Err(args.usage_error(&format!(
                "{name} is {}, not `{value}`",
                join_with_or(&names)
            )))
        }
    }
}

/// Formats names as `one, two or three`.
fn join_with_or(names: &[&str]) -> String {
    let (last, before) = names.split_last().unwrap_or((&"", &[]));
    match before {
        [] => (*last).to_owned(),
        before => format!("{} or {last}", before.join(", ")),
    }
}

/// Takes the value of an option that is a number within bounds.
fn take_number(
    args: &mut Args,
    name: &str,
    least: usize,
    most: usize,
) -> Result<Option<usize>, CliError> {
    let Some(value) = args.value(name)? else {
        return Ok(None);
    };
    let number = value.parse().ok().filter(|n| (least..=most).contains(n));
    let told = format!("{name} is a number from {least} to {most}, not `{value}`");
    number.map(Some).ok_or_else(|| args.usage_error(&told))
}

fn take_game(args: &mut Args) -> Result<Option<PrintedGame>, CliError> {
    take_choice(
        args,
        "--game",
        &PrintedGame::ALL.map(|game| (game.id(), game)),
    )
}

fn take_deck(args: &mut Args) -> Result<PrintItem, CliError> {
    let games = [PrintedGame::OneLetterBetter, PrintedGame::CULetter].map(|game| (game.id(), game));
    let code = args.value("--deck")?;
    let game = match take_choice(args, "--game", &games)? {
        Some(PrintedGame::CULetter) if code.is_some() => {
            let why = "only One Letter Better has decks of your own";
            return Err(args.clash_error("--game c-u-letter", "--deck", why));
        }
        Some(PrintedGame::CULetter) => CardGame::CULetter,
        Some(_) => CardGame::OneLetterBetter(code),
        None if code.is_some() => CardGame::OneLetterBetter(code),
        None => {
            let there_are = "--game is missing: one-letter-better or c-u-letter";
            return Err(args.usage_error(there_are));
        }
    };
    if let CardGame::OneLetterBetter(Some(code)) = &game
        && let Err(why) = Deck::from_code(code)
    {
        return Err(args.usage_error(&describe_deck_error(why)));
    }
    let sizes = CardSize::ALL.map(|size| (size.name(), size));
    let edges = [("long", DuplexEdge::Long), ("short", DuplexEdge::Short)];
    let options = DeckOptions {
        size: take_choice(args, "--size", &sizes)?.unwrap_or_default(),
        duplex: take_choice(args, "--duplex", &edges)?,
        bleed: args.switch("--bleed"),
        kinds: args.switch("--kinds"),
    };
    Ok(PrintItem::Deck(game, options))
}

fn describe_deck_error(why: DeckCodeError) -> String {
    match why {
        DeckCodeError::NoCode => {
            "--deck is the code or the link of a deck, as the page’s deck screen shares it".into()
        }
        DeckCodeError::Changed => {
            "--deck: a sign of the code is missing or wrong. Copy it again".into()
        }
        DeckCodeError::Deck(why) => format!("--deck: nobody could play with that deck ({why})"),
    }
}

fn take_tiles(args: &mut Args) -> Result<PrintItem, CliError> {
    let bags = [("standard", LetterBag::Standard), ("half", LetterBag::Half)];
    let shapes = [("square", TileShape::Square), ("domino", TileShape::Domino)];
    Ok(PrintItem::Letters(LetterTiles {
        bag: take_choice(args, "--bag", &bags)?.unwrap_or_default(),
        shape: take_choice(args, "--shape", &shapes)?.unwrap_or_default(),
        values: args.switch("--values"),
    }))
}

fn take_pad(args: &mut Args) -> Result<PrintItem, CliError> {
    let Some(game) = take_game(args)? else {
        let all: Vec<&str> = PrintedGame::ALL.iter().map(|game| game.id()).collect();
        return Err(args.usage_error(&format!("--game is missing: {}", join_with_or(&all))));
    };
    let (least, most) = (*PAD_SEATS.start(), *PAD_SEATS.end());
    let seats = take_number(args, "--seats", least, most)?.unwrap_or(4);
    let pages = take_number(args, "--pages", 1, 60)?.unwrap_or(1);
    Ok(PrintItem::Pad(game, seats, pages))
}

/// Takes the Paper Grid boards to print: new ones, or one named by its link or code.
fn take_series(args: &mut Args, stock: PaperOptions) -> Result<BoardSeries, CliError> {
    let base = take_address(args)?.unwrap_or_default();
    let count = take_number(args, "--count", 1, MAX_BOARDS)?;
    let (link, different) = match args.value("--open")? {
        Some(name) => {
            args.reject_with(
                "--open",
                options_in_help(generator_help!()),
                "that board already exists",
            )?;
            (open_board_link(args, &name)?.to_string(), false)
        }
        None => (generated_board(args)?.to_string(), true),
    };
    let options = take_sheet_options(args, stock)?;
    if options.qr && base.is_empty() {
        return Err(args.usage_error("--qr needs the page’s address: --at ADDRESS"));
    }
    Ok(BoardSeries {
        link,
        base,
        count: count.unwrap_or(1),
        numbers: Vec::new(),
        different,
        options,
    })
}

/// Restricts a series to boards of the requested difficulty, if any, keeping their count. By then
/// no other argument may be left.
fn restrict_difficulty(args: &mut Args, boards: BoardSeries) -> Result<BoardSeries, CliError> {
    let asked = MeasureOptions::from_args(args)?;
    if asked.measure {
        return Err(args.usage_error("--measure is only for `lettercase board`"));
    }
    let Some(difficulty) = asked.difficulty else {
        return Ok(boards);
    };
    let settings = match boards.link.parse() {
        Ok(BoardLink::Grown(settings, _)) if boards.different => settings,
        _ => return Err(args.clash_error("--open", "--difficulty", "that board already exists")),
    };
    args.check_all_used()?;
    let search = BoardSearch::new(settings, SearchGoal::Boards(difficulty, boards.count));
    let search = run_search(args, search, &asked.load_word_list()?)?;
    let numbers = search.found().iter().map(|found| found.number);
    Ok(BoardSeries {
        numbers: numbers.collect(),
        ..boards
    })
}

fn generated_board(args: &mut Args) -> Result<BoardLink, CliError> {
    let settings = take_settings(args)?;
    let link = BoardLink::Grown(settings, GENERATOR_VERSION);
    match link.board() {
        Ok(_) => Ok(link),
        Err(refusal) => Err(args.usage_error(&board_refusal(refusal))),
    }
}

/// Opens a board by its link or code.
fn open_board_link(args: &Args, name: &str) -> Result<BoardLink, CliError> {
    if name.contains("board/") {
        let link = name.parse::<BoardLink>();
        let link =
            link.map_err(|error| args.usage_error(link_error(error).trim_end_matches('.')))?;
        return match link.board() {
            Ok(_) => Ok(link),
            Err(refusal) => Err(args.usage_error(&board_refusal(refusal))),
        };
    }
    let refused = paper_grid::text::code_error;
    let board = Board::from_code(name);
    let board = board.map_err(|error| args.usage_error(refused(error).trim_end_matches('.')))?;
    Ok(BoardLink::Literal(Box::new(board)))
}

fn take_blank(args: &mut Args, stock: PaperOptions) -> Result<PrintItem, CliError> {
    let sizes = [
        ("small", Size::Small),
        ("medium", Size::Medium),
        ("large", Size::Large),
    ];
    let size = take_choice(args, "--size", &sizes)?.unwrap_or(Size::Medium);
    let settings = BoardSettings {
        size,
        ..BoardSettings::default()
    };
    // A blank board has no origin and no link.
    for name in ["--qr", "--no-origin"] {
        if args.first_given([name]).is_some() {
            return Err(args.usage_error(&format!("unknown argument `{name}` for blank")));
        }
    }
    let options = SheetOptions {
        origin: false,
        ..take_sheet_options(args, stock)?
    };
    Ok(PrintItem::Blank(BoardSeries {
        link: BoardLink::Grown(settings, GENERATOR_VERSION).to_string(),
        base: String::new(),
        count: take_number(args, "--count", 1, MAX_BOARDS)?.unwrap_or(1),
        numbers: Vec::new(),
        different: false,
        options,
    }))
}

fn take_pack(args: &mut Args, stock: PaperOptions) -> Result<PrintItem, CliError> {
    let list = match args.value("--names")? {
        None => None,
        Some(file) => {
            let failed = |why: String| CliError::Failed(format!("--names {file}: {why}"));
            let bytes = fs::read(&file).map_err(|error| failed(error.to_string()))?;
            let text = String::from_utf8(bytes);
            let text = text.map_err(|_| failed("it isn’t plain text (UTF-8)".to_owned()))?;
            let list = parse_names(&text);
            Some(list.map_err(|why| args.usage_error(&format!("--names {file}: {why}")))?)
        }
    };
    if list.is_some() {
        args.reject_with("--names", ["--count"], "each name gets a board")?;
    }
    let class = args.value("--class")?.unwrap_or_default();
    let date = args.value("--date")?.unwrap_or_default();
    let pads = take_number(args, "--pads", 2, 6)?;
    let rules = !args.switch("--no-rules");
    let counted = args.first_given(["--count"]).is_some();
    let mut boards = take_series(args, stock)?;
    let list = list.unwrap_or_default();
    match list.all.len() {
        0 if counted => {}
        0 => boards.count = 30,
        names => boards.count = names,
    }
    let boards = restrict_difficulty(args, boards)?;
    for name in &list.twice {
        eprintln!("lettercase: {name} is in the list more than once; each gets a board");
    }
    Ok(PrintItem::Pack(ClassPack {
        boards,
        names: list.all,
        class,
        date,
        pads,
        rules,
    }))
}
