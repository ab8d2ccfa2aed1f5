//! Texts of the board studio.

use paper_grid_rules::{Amount, Area, Board, BoardLink, CellId, Size, Symmetry};

use super::size_name;
use screen::text::phrase::sentence;

pub const STUDIO: &str = "Board studio";
pub(crate) const STUDIO_DESCRIPTION: &str = "Make boards and print them";
pub const MAKE_A_BOARD: &str = "Make a board";
pub const ANOTHER: &str = "Try another";
pub const KEEP_BOARD: &str = "Keep it";
pub const PREVIOUS_BOARD: &str = "Previous board";
pub const SEED: &str = "Seed word";
pub const SEED_NOTE: &str = "The same word and settings give the same board, on any device.";
pub const STRIP: &str = "Recent boards";
pub const FAVOURITES: &str = "Boards you kept";
pub const STUDIO_TABS: [&str; 5] = ["Board", "Edit", "Print", "Share", "Learn"];
pub const STUDIO_TABS_LABEL: &str = "What to do with the board";

pub const SIZE: &str = "Size";
pub const SEATS_AT_BOARD: &str = "Players";
pub const SEATS_NOTE: &str =
    "Each player gets an area at the edge. Choose none for any number of players.";
pub const WALLS: &str = "Walls";
pub const LETTERS_ON_BOARD: &str = "Letters on the board";
pub const HAND_SIZE: &str = "Letters in each starting hand";
pub const SPECIALS: &str = "Special cells";
pub const TYPES: &str = "Which kinds";
pub const VALUES: &str = "What letters score";
pub const SYMMETRY: &str = "Symmetry";
pub const BACKPACKS: &str = "Tiny Backpacks: slots you use only once, not a hand of 7";
pub const LETTERS_ON_RIM: &str = "Allow letters at the edge";
pub const RANDOM: &str = "Random";

/// Names a size with its columns and rows.
pub fn size_text(size: Size) -> String {
    format!("{} {} × {}", size_name(size), size.columns(), size.rows())
}

/// Labels the field for an exact number of something.
pub fn exact_label(what: &str) -> String {
    format!("{what}: exactly")
}

pub fn amount_text(amount: Amount) -> &'static str {
    match amount {
        Amount::Off => "None",
        Amount::Few => "Few",
        Amount::Some => "Some",
        Amount::Many => "Many",
        Amount::Exactly(_) => "Exactly",
    }
}

pub fn symmetry_text(symmetry: Symmetry) -> &'static str {
    match symmetry {
        Symmetry::None => "None",
        Symmetry::Mirrored => "Mirrored",
        Symmetry::Turned => "Turned",
    }
}

/// Lists the starting hands of a board, if it has any: `Starting hands: 1 TEA · 2 RIN`.
pub fn hands_text(board: &Board) -> Option<String> {
    let hand = |(area, _): (Area, CellId)| {
        let letters = board.hand(area).iter().map(|letter| letter.uppercase());
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

/// Announces that another board is shown.
pub fn board_shown_message(link: &BoardLink) -> String {
    format!("Now: {}.", board_name(link))
}

/// Turns the text of a refusal into a sentence, with a capital and a full stop.
pub fn as_sentence(words: &str) -> String {
    format!("{}.", sentence(words))
}

pub const TOOL: &str = "What a tap on the board does";
pub const TOOL_WALLS: &str = "Wall";
pub const TOOL_LETTER: &str = "Letter";
pub const TOOL_HAND: &str = "Starting hand";
pub const HAND_NOTE: &str =
    "Choose a letter, then tap an area. Tap it again to take the letter out.";
pub const TOOL_CROSS: &str = "Crossed-out cell";
pub const CROSS_NOTE: &str = "Tap cells that no letter goes into. Tap again to free them.";
pub const TOOL_SPECIAL: &str = "Special cell";
pub const TOOL_AREA: &str = "Area";
pub const TOOL_STAR: &str = "Star";
pub const TOOL_ERASE: &str = "Eraser";
pub const WALLS_NOTE: &str = "Tap the line between two cells. By keyboard: Shift and an arrow key.";
pub const LETTER_NOTE: &str = "Choose a letter, then tap cells. By keyboard: type on a cell.";
pub const SPECIAL_NOTE: &str = "Choose one, then tap its cell. Tap it again to remove it.";
pub const AREA_NOTE: &str =
    "Tap an edge cell to add the next player’s area. Tap an area to remove it.";
pub const STAR_NOTE: &str = "Tap the cell that the first word must cover.";
pub const ERASE_NOTE: &str = "Tap what you want to remove. By keyboard: Delete.";
/// Names the letter chosen for the letter tools.
pub fn chosen_letter(letter: char) -> String {
    format!("Chosen letter: {letter}")
}
pub const WHICH_SPECIAL: &str = "Which special cell";
pub const FINDINGS: &str = "Fix before you play";
pub const NO_FINDINGS: &str = "This board is ready to play.";
pub const STUDIO_BOARD: &str = "Board to edit";

pub const PAPER: &str = "Sheet";
/// Paper size used in most of the world.
pub const A4: &str = "A4";
pub const LETTER: &str = "Letter";
/// Paper size of two A4 sheets side by side.
pub const A3: &str = "A3";
/// Paper size of half an A4 sheet.
pub const A5: &str = "A5";
pub const LEGAL: &str = "Legal";
pub const TABLOID: &str = "Tabloid";
pub const ORIENTATION: &str = "Orientation";
pub const PORTRAIT: &str = "Portrait";
pub const LANDSCAPE: &str = "Landscape";
pub const PER_PAGE: &str = "Boards on a page";
pub const INK: &str = "Ink";
pub const FULL_INK: &str = "Full";
pub const SPARING_INK: &str = "Sparing";
pub const LARGE_PRINT: &str = "Large print";
pub const LEGEND: &str = "Explain the board’s symbols";
pub const VALUE_REMINDER: &str = "What letters score";
pub const COUNTER: &str = "Boxes to count letters at the edge";
pub const SCORE_TABLE: &str = "Score table";
pub const SCORE_NAMES: &str = "With players’ names";
pub const ORIGIN: &str = "Seed, link and code, to find it again";
pub const QR: &str = "The link as a QR code";
pub const COPIES: &str = "How many boards";
pub const MARGIN: &str = "Margin in millimetres";
pub const ALL_DIFFERENT: &str = "Make each board different";
pub const COPIES_ALIKE: &str = "Copies of an edited board are all the same.";
pub const PRINT: &str = "Print now";
pub const MAKE_PDF: &str = "Save as PDF";
pub const MAKE_SVG: &str = "Save as SVG";
pub const SVG_NOTE: &str = "SVG drawings of several pages come in one zip file.";
pub const STOP: &str = "Stop";
pub const DRAWING: &str = "Drawing the boards";
pub const DRAWING_FAILED: &str = "The file couldn’t be made. Try again.";
pub const PREVIEW_FAILED: &str = "The page couldn’t be shown.";
pub const TOO_SMALL: &str = "The cells are too small to write in. Choose fewer boards on a page, \
     or turn the sheet.";
pub const PRINT_RULES: &str = "Print the rules";
pub const PRINT_BLANK: &str = "Print an empty grid";
pub const ALSO_PRINTED: &str = "Also print";
pub const QR_SHOW: &str = "Show a QR code";
pub const QR_ON_SCREEN: &str = "QR code of the link: point a camera at it to open this board";
pub const QR_TOO_LONG: &str = "This link is too long for a QR code. Copy it instead.";
pub const REDO: &str = "Redo";
/// Label that opens the print shop's order form.
pub const SHOP: &str = "More to print: cards, letters, pads, rules, a class pack";
pub const LETTERS: &str = "Letter tiles, for Word Heist and Paper Grid";
pub const PAD: &str = "Score pad";
pub const RULES_PAGE: &str = "Rules on one page";
pub const BOOKLET: &str = "Rules as a booklet to fold";
pub const BLANK: &str = "Empty grid, as large as this board";
pub const PACK: &str = "Class pack: these boards, one for each name";
pub const CARD_SIZE: &str = "Card size";
pub const BACKS: &str = "Backs";
pub const NO_BACKS: &str = "No backs";
pub const LONG_EDGE: &str = "Turned by the long edge";
pub const SHORT_EDGE: &str = "Turned by the short edge";
pub const OF_GAME: &str = "Pad and rules for";
pub const PAD_SEATS: &str = "Players on a pad";
pub const PACK_NAMES: &str = "Names";
pub const PACK_NAMES_NOTE: &str = "One on each line, or with commas between them. Up to 60. Leave it \
     empty to write names by hand.";
pub const PACK_CLASS: &str = "Class";
pub const PACK_DATE: &str = "Date";
/// Label of the button that draws the order's first page.
pub const SHOP_PREVIEW: &str = "Show the first page";
pub const SHOP_SAVE: &str = "Save all of it as one PDF";
pub const SHOP_SVG: &str = "Save all of it as SVG";
pub const DECK_CODE: &str = "Code or link of your own deck";
pub const DECK_CODE_NOTE: &str =
    "Leave it empty for the standard deck. The deck editor has the code of yours.";
pub const BLEED: &str = "3 mm of bleed, for a print shop";
pub const KINDS: &str = "A page that says what each card does";
pub const BAG: &str = "Letters";
pub const TILE_SHAPE: &str = "Shape of the letters";
pub const SQUARE: &str = "Square, 20 mm";
pub const DOMINO: &str = "Domino, the letter twice";
pub const TILE_VALUES: &str = "Values on the letters";
pub const POSTER: &str = "Each page on";
pub const ONE_SHEET: &str = "1 sheet";
pub const SHOP_DRAWING: &str = "Drawing the pages";
pub const SHOP_TOO_SMALL: &str = "It doesn’t fit on this paper. Choose a larger sheet, smaller \
     cards, or fewer boards a page.";

pub fn cards_label(game: &str) -> String {
    format!("Cards of {game}")
}

/// Describes a poster: one page on several sheets, glued together.
pub fn poster_label(across: usize, down: usize) -> String {
    let all = across * down;
    format!("{all} sheets, {across} × {down}")
}

pub fn bag_label(letters: usize) -> String {
    format!("{letters} letters")
}

/// Describes a card size.
pub fn card_size_label(name: &str, wide: u32, tall: u32) -> String {
    let name = name.replace("a8", "A8");
    let mut letters = name.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    let name: String = first.into_iter().chain(letters).collect();
    format!("{name}, {wide} × {tall} mm")
}

/// Warns that a name is in the list more than once.
pub fn duplicate_name(name: &str) -> String {
    format!("{name} is in the list more than once. Each gets a board.")
}

pub const PAGE_PREVIEW: &str = "The first page";

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

/// Describes how many pages of the file are drawn.
pub fn drawing_progress(done: usize, all: usize) -> String {
    format!("{done} of {all} pages drawn")
}

pub const LINK: &str = "Link";
pub const CODE: &str = "Code";
pub const LINK_NOTE: &str = "Opens exactly this board in Lettercase, on any device.";
pub const CODE_NOTE: &str = "The board itself, to type in where you can’t use the link.";
pub const SHARE: &str = "Share";
pub const SHARED_TITLE: &str = "A board for Paper Grid";
pub const OPEN_BOARD: &str = "Open a board by its link or code";
pub const OPEN: &str = "Open";
