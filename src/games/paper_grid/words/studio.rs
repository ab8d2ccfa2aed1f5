//! The board studio.

use crate::games::paper_grid::rules::{
    Amount, Area, Board, BoardLink, CellId, Size, Symmetry, Values,
};
use crate::print::LeftOut;

use super::size_name;
use crate::words::phrase::sentence;

/// What the studio is called at home.
pub const STUDIO: &str = "Board studio";
/// One sentence about the studio, for home.
pub const STUDIO_SAYS: &str = "Make boards and print them";
/// Leads to the studio.
pub const MAKE_A_BOARD: &str = "Make a board";
/// Grows another board.
pub const ANOTHER: &str = "Try another";
/// Keeps the board.
pub const KEEP_BOARD: &str = "Keep it";
/// Takes the board before it back.
pub const BOARD_BEFORE: &str = "Previous board";
/// The board's text.
pub const SEED: &str = "Seed word";
/// What a seed is.
pub const SEED_SAYS: &str = "The same word and settings give the same board, on any device.";
/// Names the strip of the last boards.
pub const STRIP: &str = "Recent boards";
/// Names the library.
pub const FAVOURITES: &str = "Boards you kept";
/// The studio's tabs.
pub const STUDIO_TABS: [&str; 5] = ["Board", "Edit", "Print", "Share", "Learn"];
/// Names the tabs.
pub const STUDIO_TABS_LABEL: &str = "What to do with the board";

/// Labels and explains each setting.
pub const SIZE: &str = "Size";
/// How many seats.
pub const SEATS_AT_BOARD: &str = "Players";
/// What seats get.
pub const SEATS_SAY: &str =
    "Each player gets an area at the edge. Choose none for any number of players.";
/// How many walls.
pub const WALLS: &str = "Walls";
/// How many stray letters.
pub const STRAYS: &str = "Letters on the board";
/// How many letters in each starting hand.
pub const HANDS_SIZE: &str = "Letters in each starting hand";
/// How many special cells.
pub const SPECIALS: &str = "Special cells";
/// Which types may come.
pub const TYPES: &str = "Which kinds";
/// What letters are worth.
pub const VALUES: &str = "What letters score";
/// Mirrored or turned.
pub const SYMMETRY: &str = "Symmetry";
/// Tiny Backpacks.
pub const BACKPACKS: &str = "Tiny Backpacks: slots you use only once, not a hand of 7";
/// Letters at the edge.
pub const LETTERS_ON_RIM: &str = "Allow letters at the edge";
/// Hands of a drawn number.
pub const BY_CHANCE: &str = "Random";

/// A size, with its cells.
pub fn size_words(size: Size) -> String {
    format!("{} {} × {}", size_name(size), size.columns(), size.rows())
}

/// The number of one's own for an amount.
pub fn exactly(what: &str) -> String {
    format!("{what}: exactly")
}

/// An amount.
pub fn amount_words(amount: Amount) -> &'static str {
    match amount {
        Amount::Off => "None",
        Amount::Few => "Few",
        Amount::Some => "Some",
        Amount::Many => "Many",
        Amount::Exactly(_) => "Exactly",
    }
}

/// A symmetry.
pub fn symmetry_words(symmetry: Symmetry) -> &'static str {
    match symmetry {
        Symmetry::None => "None",
        Symmetry::Mirrored => "Mirrored",
        Symmetry::Turned => "Turned",
    }
}

/// How letters are valued.
pub const fn values_words(values: Values) -> &'static str {
    match values {
        Values::Classic => "By kind: 1, 3 or 5",
        Values::Fixed => "By letter: A 1 to Z 10",
    }
}

/// The starting hands of a board, if it has any: `Starting hands: 1 TEA · 2 RIN`.
pub fn hands_line(board: &Board) -> Option<String> {
    let hand = |(area, _): (Area, CellId)| {
        let letters = board.hand(area).iter().map(|letter| letter.capital());
        format!("{} {}", area.index() + 1, letters.collect::<String>())
    };
    let areas = board.areas();
    let any = areas.iter().any(|&(area, _)| !board.hand(area).is_empty());
    let hands: Vec<String> = areas.into_iter().map(hand).collect();
    any.then(|| format!("Starting hands: {}", hands.join(" · ")))
}

/// Names a board in the strip or the library.
pub fn board_name(link: &BoardLink) -> String {
    match link {
        BoardLink::Grown(settings, _) => {
            format!("{}, “{}”", size_name(settings.size), settings.seed)
        }
        BoardLink::Literal(board) => format!("{}, edited", size_name(board.size())),
    }
}

/// Says that another board is there.
pub fn board_shown(link: &BoardLink) -> String {
    format!("Now: {}.", board_name(link))
}

/// A refusal as a sentence.
pub fn as_sentence(words: &str) -> String {
    format!("{}.", sentence(words))
}

/// The editor's tools.
pub const TOOL: &str = "What a tap on the board does";
/// What the tools do.
pub const TOOL_WALLS: &str = "Wall";
/// Prints a letter.
pub const TOOL_LETTER: &str = "Letter";
/// Writes starting hands.
pub const TOOL_HAND: &str = "Starting hand";
/// How starting hands are written.
pub const HAND_SAYS: &str =
    "Choose a letter, then tap an area. Tap it again to take the letter out.";
/// Crosses a cell out.
pub const TOOL_CROSS: &str = "Crossed-out cell";
/// What a crossed-out cell is.
pub const CROSS_SAYS: &str = "Tap cells that no letter goes into. Tap again to free them.";
/// Makes a cell special.
pub const TOOL_SPECIAL: &str = "Special cell";
/// Gives a seat its area.
pub const TOOL_AREA: &str = "Area";
/// Moves the star.
pub const TOOL_STAR: &str = "Star";
/// Empties a cell.
pub const TOOL_ERASE: &str = "Eraser";
/// How walls are placed by keyboard.
pub const WALLS_SAY: &str = "Tap the line between two cells. By keyboard: Shift and an arrow key.";
/// How letters are placed.
pub const LETTER_SAYS: &str = "Choose a letter, then tap cells. By keyboard: type on a cell.";
/// How special cells are placed.
pub const SPECIAL_SAYS: &str = "Choose one, then tap its cell. Tap it again to remove it.";
/// What the area tool does.
pub const AREA_SAYS: &str =
    "Tap an edge cell to add the next player’s area. Tap an area to remove it.";
/// What the star is.
pub const STAR_SAYS: &str = "Tap the cell that the first word must cover.";
/// What emptying is.
pub const ERASE_SAYS: &str = "Tap what you want to remove. By keyboard: Delete.";
/// The letter in hand.
pub fn letter_chosen(letter: char) -> String {
    format!("Chosen letter: {letter}")
}
/// Which special cell.
pub const WHICH_SPECIAL: &str = "Which special cell";
/// Heads what is wrong.
pub const FINDINGS: &str = "Fix before you play";
/// Nothing is wrong.
pub const NO_FINDINGS: &str = "This board is ready to play.";
/// The board's grid.
pub const STUDIO_BOARD: &str = "Board to edit";

/// The sheet's settings.
pub const PAPER: &str = "Sheet";
/// The paper of most of the world.
pub const A4: &str = "A4";
/// The paper of North America.
pub const LETTER: &str = "Letter";
/// Two sheets of A4.
pub const A3: &str = "A3";
/// Half a sheet of A4.
pub const A5: &str = "A5";
/// A longer Letter.
pub const LEGAL: &str = "Legal";
/// Two sheets of Letter.
pub const TABLOID: &str = "Tabloid";
/// Portrait or landscape.
pub const ORIENTATION: &str = "Orientation";
/// The short side across.
pub const UPRIGHT: &str = "Portrait";
/// The long side across.
pub const ON_ITS_SIDE: &str = "Landscape";
/// Boards a page.
pub const PER_PAGE: &str = "Boards on a page";
/// How much ink.
pub const INK: &str = "Ink";
/// All the ink that looks best.
pub const FULL_INK: &str = "Full";
/// As little as will do.
pub const SPARING_INK: &str = "Sparing";
/// Large print.
pub const LARGE_PRINT: &str = "Large print";
/// The legend.
pub const LEGEND: &str = "Explain the board’s symbols";
/// The values.
pub const VALUE_REMINDER: &str = "What letters score";
/// The counter.
pub const COUNTER: &str = "Boxes to count letters at the edge";
/// The scores.
pub const SCORE_TABLE: &str = "Score table";
/// The scores with names.
pub const SCORE_NAMES: &str = "With players’ names";
/// Seed, link and code.
pub const ORIGIN: &str = "Seed, link and code, to find it again";
/// The QR code.
pub const QR: &str = "The link as a QR code";
/// How many boards.
pub const COPIES: &str = "How many boards";
/// All alike or not.
pub const DIFFERENT: &str = "Make each board different";
/// An edited board.
pub const ALL_ALIKE: &str = "Copies of an edited board are all the same.";
/// Prints.
pub const PRINT: &str = "Print now";
/// Makes a PDF file.
pub const MAKE_PDF: &str = "Save as PDF";
/// Makes an SVG file.
pub const MAKE_SVG: &str = "Save as SVG";
/// Several pages make one SVG file.
pub const SVG_SAYS: &str = "SVG drawings of several pages come in one zip file.";
/// Stops making it.
pub const STOP: &str = "Stop";
/// While the file is drawn.
pub const DRAWING: &str = "Drawing the boards";
/// It could not be made.
pub const NOT_DRAWN: &str = "The file couldn’t be made. Try again.";
/// The first page did not come.
pub const NOT_SHOWN: &str = "The page couldn’t be shown.";
/// Boards do not fit.
pub const TOO_SMALL: &str = "The cells are too small to write in. Choose fewer boards on a page, \
     or turn the sheet.";
/// Prints the rules.
pub const PRINT_RULES: &str = "Print the rules";
/// Prints an empty grid.
pub const PRINT_BLANK: &str = "Print an empty grid";
/// What else can be printed.
pub const ALSO_PRINTED: &str = "Also print";
/// Shows the link as a QR code.
pub const QR_SHOW: &str = "Show a QR code";
/// What it is.
pub const QR_ON_SCREEN: &str = "QR code of the link: point a camera at it to open this board";
/// The link has too much in it.
pub const QR_TOO_LONG: &str = "This link is too long for a QR code. Copy it instead.";
/// Does again what was taken back.
pub const REDO: &str = "Redo";
/// Opens the order form of the print shop.
pub const SHOP: &str = "More to print: cards, letters, pads, rules, a class pack";
/// The letters of Word Heist.
pub const LETTERS: &str = "Letter tiles, for Word Heist and Paper Grid";
/// A score pad.
pub const PAD: &str = "Score pad";
/// Rules on a page.
pub const RULES_PAGE: &str = "Rules on one page";
/// Rules to fold.
pub const BOOKLET: &str = "Rules as a booklet to fold";
/// A class's pack.
pub const PACK: &str = "Class pack: these boards, one for each name";
/// How large cards are.
pub const CARD_SIZE: &str = "Card size";
/// Whether cards have backs.
pub const BACKS: &str = "Backs";
/// Cards without backs.
pub const NO_BACKS: &str = "No backs";
/// The printer turns sheets like a book.
pub const LONG_EDGE: &str = "Turned by the long edge";
/// The printer turns sheets like a calendar.
pub const SHORT_EDGE: &str = "Turned by the short edge";
/// Which game's pad and rules.
pub const OF_GAME: &str = "Pad and rules for";
/// For how many a pad is.
pub const PAD_SEATS: &str = "Players on a pad";
/// The names of a class.
pub const PACK_NAMES: &str = "Names";
/// How names are parted.
pub const PACK_NAMES_SAY: &str = "One on each line, or with commas between them. Up to 60. Leave it \
     empty to write names by hand.";
/// The class.
pub const PACK_CLASS: &str = "Class";
/// The day.
pub const PACK_DATE: &str = "Date";
/// Draws the first page of what is ordered.
pub const SHOP_LOOK: &str = "Show the first page";
/// Makes the file.
pub const SHOP_SAVE: &str = "Save all of it as one PDF";
/// Makes drawings.
pub const SHOP_SVG: &str = "Save all of it as SVG";
/// A deck of one's own.
pub const DECK_CODE: &str = "Code or link of your own deck";
/// Where it comes from.
pub const DECK_CODE_SAYS: &str =
    "Leave it empty for the standard deck. The deck editor has the code of yours.";
/// Ink beyond the edge.
pub const BLEED: &str = "3 mm of bleed, for a print shop";
/// A page that says what cards do.
pub const KINDS: &str = "A page that says what each card does";
/// How many letters.
pub const BAG: &str = "Letters";
/// The shape of letters.
pub const TILE_SHAPE: &str = "Shape of the letters";
/// As wide as tall.
pub const SQUARE: &str = "Square, 20 mm";
/// Twice as tall.
pub const DOMINO: &str = "Domino, the letter twice";
/// What letters are worth.
pub const TILE_VALUES: &str = "Values on the letters";
/// One page on several sheets.
pub const POSTER: &str = "Each page on";
/// One page on one sheet.
pub const ONE_SHEET: &str = "1 sheet";
/// While it is drawn.
pub const SHOP_DRAWING: &str = "Drawing the pages";
/// Something does not fit.
pub const SHOP_TOO_SMALL: &str = "It doesn’t fit on this paper. Choose a larger sheet, smaller \
     cards, or fewer boards a page.";

/// A game's cards.
pub fn cards_of(game: &str) -> String {
    format!("Cards of {game}")
}

/// One page on several sheets, glued together.
pub fn poster(across: usize, down: usize) -> String {
    let all = across * down;
    format!("{all} sheets, {across} × {down}")
}

/// A bag of letters.
pub fn bag(letters: usize) -> String {
    format!("{letters} letters")
}

/// A size of cards.
pub fn card_size(name: &str, wide: u32, tall: u32) -> String {
    let name = name.replace("a8", "A8");
    let mut letters = name.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    let name: String = first.into_iter().chain(letters).collect();
    format!("{name}, {wide} × {tall} mm")
}

/// A name that is in the list more than once.
pub fn named_twice(name: &str) -> String {
    format!("{name} is in the list more than once. Each gets a board.")
}

/// The picture of the page.
pub const PAGE_PREVIEW: &str = "The first page";

/// The file's name.
pub fn file_name(seed: Option<&str>, count: usize) -> String {
    let seed: String = seed
        .unwrap_or("board")
        .chars()
        .map(|c| {
            if c.is_ascii_alphanumeric() || !c.is_ascii() {
                c
            } else {
                '-'
            }
        })
        .collect();
    match count {
        1 => format!("paper-grid-{seed}"),
        _ => format!("paper-grid-{seed}-{count}"),
    }
}

/// How far the file is.
pub fn drawn(done: usize, all: usize) -> String {
    format!("{done} of {all} pages drawn")
}

/// What could not be printed as asked.
pub fn left_out(what: &LeftOut) -> String {
    match what {
        LeftOut::Scores => "No room for the score table.".into(),
        LeftOut::Qr => "No room for the QR code.".into(),
        LeftOut::Values => "No room for what letters score.".into(),
        LeftOut::Legend => "No room to explain the symbols.".into(),
        LeftOut::Counter => "No room for the boxes.".into(),
        LeftOut::Hands => "No room for the hands. Write them on another sheet.".into(),
        LeftOut::Name(name) => {
            format!("{name} can’t be printed. Write it in by hand.")
        }
    }
}

/// The board's link.
pub const LINK: &str = "Link";
/// The board's code.
pub const CODE: &str = "Code";
/// Explains the link.
pub const LINK_SAYS: &str = "Opens exactly this board in Lettercase, on any device.";
/// Explains the code.
pub const CODE_SAYS: &str = "The board itself, to type in where you can’t use the link.";
/// Shares by the device's own sheet.
pub const SHARE: &str = "Share";
/// What is shared.
pub const SHARED_TITLE: &str = "A board for Paper Grid";
/// Opens a link or a code.
pub const OPEN_BOARD: &str = "Open a board by its link or code";
/// Does so.
pub const OPEN: &str = "Open";
