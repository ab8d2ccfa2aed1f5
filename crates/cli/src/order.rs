//! Orders on the command line: each thing to print, with its options, becomes a [`Thing`] of the
//! print shop.

use std::fs;

use games::shop::{CardGame, Game, Letters, Pack, Thing, names};
use one_letter_better_rules::{Deck, DeckCodeError};
use paper_grid::screen::studio::{Search, Wanted};
use paper_grid::sheet::{MOST_BOARDS, Series};
use paper_grid::text::{board_refused, link_refused};
use paper_grid_rules::{Board, BoardLink, GENERATOR_VERSION, Settings, Size};
use printing::{CardSize, DeckOptions, Edge, PAD_SEATS, SheetOptions, TileShape};
use word_heist_rules::Bag;

use crate::args::{Args, listed};
use crate::board::{address, making_help, settings};
use crate::measured::{Asked, find};
use crate::paper::{Stock, sheet_options};
use crate::trouble::Trouble;

/// All things that can be printed.
pub const THINGS: [&str; 8] = [
    "deck", "tiles", "pad", "rules", "booklet", "pack", "board", "blank",
];

/// Returns the thing that these arguments order; all of them must be used.
pub fn thing(mut args: Args, stock: Stock) -> Result<Thing, Trouble> {
    let all = any_of(&THINGS);
    let what = args.place(&format!("what to print ({all})"))?;
    let thing = match what.as_str() {
        "deck" => deck(&mut args)?,
        "tiles" => tiles(&mut args)?,
        "pad" => pad(&mut args)?,
        "rules" => Thing::Rules(game(&mut args)?.unwrap_or(Game::PaperGrid)),
        "booklet" => Thing::Booklet(game(&mut args)?.unwrap_or(Game::PaperGrid)),
        "pack" => pack(&mut args, stock)?,
        "board" => {
            let boards = series(&mut args, stock)?;
            Thing::Boards(as_hard(&mut args, boards)?)
        }
        "blank" => blank(&mut args, stock)?,
        other => {
            let told = format!("it can’t print `{other}`, only {all}");
            return Err(args.usage(&told));
        }
    };
    match args.left() {
        None => Ok(thing),
        Some(word) => Err(args.usage(&format!("{what} doesn’t know `{word}`"))),
    }
}

/// Takes the value of an option that is one of several names.
fn one_of<T: Copy>(args: &mut Args, name: &str, all: &[(&str, T)]) -> Result<Option<T>, Trouble> {
    let Some(value) = args.value(name)? else {
        return Ok(None);
    };
    let same = |(one, _): &&(&str, T)| one.eq_ignore_ascii_case(&value);
    match all.iter().find(same) {
        Some((_, found)) => Ok(Some(*found)),
        None => {
            let names: Vec<&str> = all.iter().map(|(one, _)| *one).collect();
            Err(args.usage(&format!("{name} is {}, not `{value}`", any_of(&names))))
        }
    }
}

/// Formats names as `one, two or three`.
fn any_of(names: &[&str]) -> String {
    let (last, before) = names.split_last().unwrap_or((&"", &[]));
    match before {
        [] => (*last).to_owned(),
        before => format!("{} or {last}", before.join(", ")),
    }
}

/// Takes the value of an option that is a number within bounds.
fn number(
    args: &mut Args,
    name: &str,
    least: usize,
    most: usize,
) -> Result<Option<usize>, Trouble> {
    let Some(value) = args.value(name)? else {
        return Ok(None);
    };
    let number = value.parse().ok().filter(|n| (least..=most).contains(n));
    let told = format!("{name} is a number from {least} to {most}, not `{value}`");
    number.map(Some).ok_or_else(|| args.usage(&told))
}

fn game(args: &mut Args) -> Result<Option<Game>, Trouble> {
    one_of(args, "--game", &Game::ALL.map(|game| (game.id(), game)))
}

fn deck(args: &mut Args) -> Result<Thing, Trouble> {
    let games = [Game::OneLetterBetter, Game::CULetter].map(|game| (game.id(), game));
    let code = args.value("--deck")?;
    let game = match one_of(args, "--game", &games)? {
        Some(Game::CULetter) if code.is_some() => {
            let why = "only One Letter Better has decks of your own";
            return Err(args.clash("--game c-u-letter", "--deck", why));
        }
        Some(Game::CULetter) => CardGame::CULetter,
        Some(_) => CardGame::OneLetterBetter(code),
        None if code.is_some() => CardGame::OneLetterBetter(code),
        None => {
            let there_are = "--game is missing: one-letter-better or c-u-letter";
            return Err(args.usage(there_are));
        }
    };
    if let CardGame::OneLetterBetter(Some(code)) = &game
        && let Err(why) = Deck::of_code(code)
    {
        return Err(args.usage(&deck_refused(why)));
    }
    let sizes = CardSize::ALL.map(|size| (size.name(), size));
    let edges = [("long", Edge::Long), ("short", Edge::Short)];
    let options = DeckOptions {
        size: one_of(args, "--size", &sizes)?.unwrap_or_default(),
        duplex: one_of(args, "--duplex", &edges)?,
        bleed: args.switch("--bleed"),
        kinds: args.switch("--kinds"),
    };
    Ok(Thing::Deck(game, options))
}

fn deck_refused(why: DeckCodeError) -> String {
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

fn tiles(args: &mut Args) -> Result<Thing, Trouble> {
    let bags = [("standard", Bag::Standard), ("half", Bag::Half)];
    let shapes = [("square", TileShape::Square), ("domino", TileShape::Domino)];
    Ok(Thing::Letters(Letters {
        bag: one_of(args, "--bag", &bags)?.unwrap_or_default(),
        shape: one_of(args, "--shape", &shapes)?.unwrap_or_default(),
        values: args.switch("--values"),
    }))
}

fn pad(args: &mut Args) -> Result<Thing, Trouble> {
    let Some(game) = game(args)? else {
        let all: Vec<&str> = Game::ALL.iter().map(|game| game.id()).collect();
        return Err(args.usage(&format!("--game is missing: {}", any_of(&all))));
    };
    let (least, most) = (*PAD_SEATS.start(), *PAD_SEATS.end());
    let seats = number(args, "--seats", least, most)?.unwrap_or(4);
    let pages = number(args, "--pages", 1, 60)?.unwrap_or(1);
    Ok(Thing::Pad(game, seats, pages))
}

/// Returns Paper Grid boards: new ones, or one with a link or code.
fn series(args: &mut Args, stock: Stock) -> Result<Series, Trouble> {
    let base = address(args)?.unwrap_or_default();
    let count = number(args, "--count", 1, MOST_BOARDS)?;
    let (link, different) = match args.value("--open")? {
        Some(name) => {
            args.apart(
                "--open",
                listed(making_help!()),
                "that board is made already",
            )?;
            (opened(args, &name)?.to_string(), false)
        }
        None => (grown(args)?.to_string(), true),
    };
    let options = sheet_options(args, stock)?;
    if options.qr && base.is_empty() {
        return Err(args.usage("--qr needs the page’s address: --at ADDRESS"));
    }
    Ok(Series {
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
fn as_hard(args: &mut Args, boards: Series) -> Result<Series, Trouble> {
    let asked = Asked::taken(args)?;
    if asked.measure {
        return Err(args.usage("--measure is for `lettercase board`"));
    }
    let Some(difficulty) = asked.difficulty else {
        return Ok(boards);
    };
    let settings = match boards.link.parse() {
        Ok(BoardLink::Grown(settings, _)) if boards.different => settings,
        _ => return Err(args.clash("--open", "--difficulty", "that board is made already")),
    };
    args.nothing_left()?;
    let search = Search::new(settings, Wanted::Boards(difficulty, boards.count));
    let search = find(args, search, &asked.words()?)?;
    let numbers = search.found().iter().map(|found| found.number);
    Ok(Series {
        numbers: numbers.collect(),
        ..boards
    })
}

fn grown(args: &mut Args) -> Result<BoardLink, Trouble> {
    let settings = settings(args)?;
    let link = BoardLink::Grown(settings, GENERATOR_VERSION);
    match link.board() {
        Ok(_) => Ok(link),
        Err(refusal) => Err(args.usage(&board_refused(refusal))),
    }
}

/// Opens a board by its link or code.
fn opened(args: &Args, name: &str) -> Result<BoardLink, Trouble> {
    if name.contains("board/") {
        let link = name.parse::<BoardLink>();
        let link = link.map_err(|error| args.usage(link_refused(error).trim_end_matches('.')))?;
        return match link.board() {
            Ok(_) => Ok(link),
            Err(refusal) => Err(args.usage(&board_refused(refusal))),
        };
    }
    let refused = paper_grid::text::code_refused;
    let board = Board::from_code(name);
    let board = board.map_err(|error| args.usage(refused(error).trim_end_matches('.')))?;
    Ok(BoardLink::Literal(Box::new(board)))
}

fn blank(args: &mut Args, stock: Stock) -> Result<Thing, Trouble> {
    let sizes = [
        ("small", Size::Small),
        ("medium", Size::Medium),
        ("large", Size::Large),
    ];
    let size = one_of(args, "--size", &sizes)?.unwrap_or(Size::Medium);
    let settings = Settings {
        size,
        ..Settings::default()
    };
    // A blank board has no origin and no link.
    for name in ["--qr", "--no-origin"] {
        if args.first_of([name]).is_some() {
            return Err(args.usage(&format!("blank doesn’t know `{name}`")));
        }
    }
    let options = SheetOptions {
        origin: false,
        ..sheet_options(args, stock)?
    };
    Ok(Thing::Blank(Series {
        link: BoardLink::Grown(settings, GENERATOR_VERSION).to_string(),
        base: String::new(),
        count: number(args, "--count", 1, MOST_BOARDS)?.unwrap_or(1),
        numbers: Vec::new(),
        different: false,
        options,
    }))
}

fn pack(args: &mut Args, stock: Stock) -> Result<Thing, Trouble> {
    let list = match args.value("--names")? {
        None => None,
        Some(file) => {
            let failed = |why: String| Trouble::Failed(format!("--names {file}: {why}"));
            let bytes = fs::read(&file).map_err(|error| failed(error.to_string()))?;
            let text = String::from_utf8(bytes);
            let text = text.map_err(|_| failed("it isn’t plain text (UTF-8)".to_owned()))?;
            let list = names(&text);
            Some(list.map_err(|why| args.usage(&format!("--names {file}: {why}")))?)
        }
    };
    if list.is_some() {
        args.apart("--names", ["--count"], "each name gets a board")?;
    }
    let class = args.value("--class")?.unwrap_or_default();
    let date = args.value("--date")?.unwrap_or_default();
    let pads = number(args, "--pads", 2, 6)?;
    let rules = !args.switch("--no-rules");
    let counted = args.first_of(["--count"]).is_some();
    let mut boards = series(args, stock)?;
    let list = list.unwrap_or_default();
    match list.all.len() {
        0 if counted => {}
        0 => boards.count = 30,
        names => boards.count = names,
    }
    let boards = as_hard(args, boards)?;
    for name in &list.twice {
        eprintln!("lettercase: {name} is in the list more than once; each gets a board");
    }
    Ok(Thing::Pack(Pack {
        boards,
        names: list.all,
        class,
        date,
        pads,
        rules,
    }))
}
