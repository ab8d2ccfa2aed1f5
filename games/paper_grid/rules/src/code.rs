//! A board's long name: the board itself, packed (G9). It doesn't depend on the generator, so no
//! later version breaks it.
//!
//! A code consists of digits and letters without I, L, O and U, in groups of five. Case, gaps and
//! dashes don't matter, and O is read as 0, I and L as 1. Each character stands for five bits:
//!
//! | symbols | content |
//! |---|---|
//! | 1 | the version of what follows |
//! | 2 | the board's length in symbols |
//! | that number | the board |
//! | 6 | the upper thirty bits of a CRC-32 over all symbols before it, each as one byte |
//!
//! Frame and checksum are the same in all versions, so a newer code can be told from a
//! damaged one.

use thiserror::Error;

use super::bits::{BitReader, BitWriter};
use super::{Area, Board, Cell, CellId, Contents, EdgeId, Size, SpecialType, ValueSystem};
use lexicon::Letter;
use lexicon::checksum::crc32;

/// Version of the packing that this program writes.
const VERSION: u8 = 1;
const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const HEAD_LENGTH: usize = 3;
const CHECKSUM_LENGTH: usize = 6;
const GROUP_LENGTH: usize = 5;

/// Why a text isn't a board's code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum CodeError {
    /// The text doesn't look like a code at all.
    #[error("not the code of a board")]
    NotACode,
    /// The end of the code is missing.
    #[error("the code is cut off: it has {have} of {all} characters")]
    CutOff {
        /// Number of characters in the text.
        have: usize,
        /// Number of characters that the whole code should have.
        all: usize,
    },
    /// The checksum doesn't match: one or more characters were changed.
    #[error("the code is damaged: its checksum doesn’t match")]
    Damaged,
    /// The code was made by a later version of the packing.
    #[error("the code has version {0}, which is newer than this program")]
    Newer(u8),
}

impl Board {
    /// Returns the board as a code.
    pub fn to_code(&self) -> String {
        let board = pack(self);
        let length = board.len() as u8;
        let length = [(board.len() >> 5) as u8, length & 31];
        let symbols: Vec<u8> = [VERSION].into_iter().chain(length).chain(board).collect();
        let sum = checksum(&symbols);
        let signs = symbols.into_iter().chain(sum).map(symbol_to_char);
        let mut code = String::new();
        for (place, sign) in signs.enumerate() {
            if place > 0 && place % GROUP_LENGTH == 0 {
                code.push('-');
            }
            code.push(sign);
        }
        code
    }

    /// Reads the board of a code.
    ///
    /// # Errors
    /// The text isn't a code, or is damaged or incomplete, or from a later version.
    pub fn from_code(code: &str) -> Result<Board, CodeError> {
        let signs = code.chars().filter(|c| !c.is_whitespace() && *c != '-');
        let symbols: Option<Vec<u8>> = signs.map(char_to_symbol).collect();
        let symbols = symbols.ok_or(CodeError::NotACode)?;
        let [version, upper, lower, ..] = *symbols.as_slice() else {
            return Err(CodeError::NotACode);
        };
        let all = HEAD_LENGTH + (usize::from(upper) << 5 | usize::from(lower)) + CHECKSUM_LENGTH;
        // Before the checksum is known to match, only the version's character distinguishes a
        // code from a word.
        let unlike = |error| {
            if version == VERSION {
                error
            } else {
                CodeError::NotACode
            }
        };
        if symbols.len() < all {
            let have = symbols.len();
            return Err(unlike(CodeError::CutOff { have, all }));
        }
        let (body, given) = symbols.split_at(all - CHECKSUM_LENGTH);
        if given != checksum(body) {
            return Err(unlike(CodeError::Damaged));
        }
        match version {
            0 => Err(CodeError::NotACode),
            VERSION => unpack(body.get(HEAD_LENGTH..).unwrap_or(&[])).ok_or(CodeError::Damaged),
            newer => Err(CodeError::Newer(newer)),
        }
    }
}

fn symbol_to_char(symbol: u8) -> char {
    ALPHABET
        .get(usize::from(symbol))
        .copied()
        .map_or('0', char::from)
}

fn char_to_symbol(sign: char) -> Option<u8> {
    let sign = match sign.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        sign => sign,
    };
    let place = ALPHABET
        .iter()
        .position(|&known| char::from(known) == sign)?;
    Some(place as u8)
}

fn checksum(symbols: &[u8]) -> [u8; CHECKSUM_LENGTH] {
    let crc = crc32(symbols);
    [27, 22, 17, 12, 7, 2].map(|bits| (crc >> bits & 31) as u8)
}

/// Packs a board: size, values, slots and star; the places of cells that aren't plain, and their
/// contents; walls; hands.
fn pack(board: &Board) -> Vec<u8> {
    let (size, mut bits) = (board.size(), BitWriter::default());
    bits.write(size as usize, 2);
    bits.write(usize::from(board.values == ValueSystem::Fixed), 1);
    bits.write(usize::from(board.backpacks), 1);
    bits.write(usize::from(board.star().is_some()), 1);
    if let Some(star) = board.star() {
        bits.write(star.index(), 7);
    }
    let cells = board.cells_where(|cell| cell != Cell::default());
    let places: Vec<usize> = cells.iter().map(CellId::index).collect();
    bits.write_places(&places, size.cell_count());
    for id in cells.iter() {
        pack_cell(&mut bits, board.cell(id));
    }
    let walls: Vec<usize> = board.walls().iter().map(EdgeId::index).collect();
    bits.write_places(&walls, size.edge_count());
    let hands: Vec<&[Letter]> = Area::all().map(|area| board.hand(area)).collect();
    let count = hands
        .iter()
        .rposition(|hand| !hand.is_empty())
        .map_or(0, |last| last + 1);
    bits.write(count, 3);
    for hand in hands.into_iter().take(count) {
        bits.write(hand.len(), 3);
        hand.iter()
            .for_each(|letter| bits.write(letter.rank().into(), 5));
    }
    bits.finish()
}

fn pack_cell(bits: &mut BitWriter, cell: Cell) {
    match cell.contents {
        Contents::Empty => bits.write(0, 2),
        Contents::Letter(letter) => {
            bits.write(1, 2);
            bits.write(letter.rank().into(), 5);
        }
        Contents::Area(area) => {
            bits.write(2, 2);
            bits.write(area.index(), 3);
        }
        Contents::Crossed => bits.write(3, 2),
    }
    bits.write(usize::from(cell.special.is_some()), 1);
    if let Some(special) = cell.special {
        bits.write(special.index(), 4);
    }
}

fn unpack(symbols: &[u8]) -> Option<Board> {
    let mut bits = BitReader::new(symbols);
    let size = *Size::ALL.get(bits.read(2)?)?;
    let mut board = Board::blank(size);
    if bits.read(1)? == 1 {
        board.values = ValueSystem::Fixed;
    }
    board.backpacks = bits.read(1)? == 1;
    if bits.read(1)? == 1 {
        let star = bits.read(7)?;
        board.set_star(Some(size.cell_ids().nth(star)?));
    }
    for place in bits.read_places(size.cell_count())? {
        let id = size.cell_ids().nth(place)?;
        let cell = unpack_cell(&mut bits)?;
        board.set_contents(id, cell.contents);
        board.set_special(id, cell.special);
    }
    for place in bits.read_places(size.edge_count())? {
        board.place_wall(size.edge_ids().nth(place)?);
    }
    for area in Area::all().take(bits.read(3)?) {
        let count = bits.read(3)?;
        let mut letter = || Letter::from_rank(bits.read(5)? as u8);
        let hand: Option<Vec<Letter>> = (0..count).map(|_| letter()).collect();
        board.set_hand(area, hand?);
    }
    bits.finish()?;
    Some(board)
}

fn unpack_cell(bits: &mut BitReader) -> Option<Cell> {
    let contents = match bits.read(2)? {
        0 => Contents::Empty,
        1 => Contents::Letter(Letter::from_rank(bits.read(5)? as u8)?),
        2 => Contents::Area(Area::new(bits.read(3)?)?),
        _ => Contents::Crossed,
    };
    let special = match bits.read(1)? {
        0 => None,
        _ => Some(*SpecialType::ALL.get(bits.read(4)?)?),
    };
    Some(Cell { contents, special })
}
