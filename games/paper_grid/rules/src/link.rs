//! A board's short name: the part of an address that opens it (G9).
//!
//! ```text
//! #/board/1/medium-4/picnic?cells=some&types=celldance
//!         |   |    |    |     settings other than the defaults, in any order
//!         |   |    |    the seed
//!         |   |    seats
//!         |   size
//!         version of the generator
//!
//! #/board/code/1…    a board edited by hand, which no seed gives
//! ```
//!
//! When shared or printed, the version carries two check characters (`1.x7`), so that a typing
//! error is noticed. Links without them open too, because older ones have none. A code has its
//! own checksum.

use std::fmt;
use std::str::FromStr;

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use thiserror::Error;

use super::generator::parse_digits;
use super::{
    Board, BoardRefusal, BoardSeed, BoardSettings, CodeError, GENERATOR_VERSION, Size, generate,
};

/// The characters that are escaped in an address: all but letters, digits and these four.
const ESCAPED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'_')
    .remove(b'.')
    .remove(b'~');

/// The board that an address opens.
///
/// ```
/// use paper_grid_rules::{BoardLink, BoardSettings, GENERATOR_VERSION};
///
/// let settings = BoardSettings {
///     seed: "picnic".parse()?,
///     ..BoardSettings::default()
/// };
/// let link = BoardLink::Grown(settings, GENERATOR_VERSION);
/// assert_eq!(link.to_string(), "#/board/1/medium-4/picnic");
/// let opened: BoardLink = "#/board/1/medium-4/picnic?symmetry=turned&walls=many".parse()?;
/// assert_eq!(opened.board()?.walls().len() % 2, 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BoardLink {
    /// Settings with their seed, and the version of the generator that makes the board from them.
    Grown(BoardSettings, u32),
    /// The board itself, packed into the address.
    Literal(Box<Board>),
}

/// Why an address doesn't open a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum LinkError {
    /// The address leads somewhere else.
    #[error("not the address of a board")]
    NotALink,
    /// Part of the address is invalid, for example because of a typing error.
    #[error("the address is damaged")]
    Damaged,
    /// The link was made by a later version of the generator.
    #[error("version {0} of the generator is newer than this program")]
    Newer(u32),
    /// The settings in the address can't be met.
    #[error(transparent)]
    Impossible(#[from] BoardRefusal),
    /// The code in the address can't be read.
    #[error(transparent)]
    Code(#[from] CodeError),
}

impl BoardLink {
    /// Returns the board that the link opens.
    ///
    /// # Errors
    /// The settings can't be met. A link that was parsed never has such settings.
    pub fn board(&self) -> Result<Board, BoardRefusal> {
        match self {
            BoardLink::Grown(settings, version) => generate(settings, *version),
            BoardLink::Literal(board) => Ok(Board::clone(board)),
        }
    }

    /// Returns the link as it is shared and printed, with its two check characters.
    ///
    /// ```
    /// use paper_grid_rules::BoardLink;
    ///
    /// let link: BoardLink = "#/board/1/medium-4/picnic".parse()?;
    /// let shared = link.with_check_characters();
    /// assert_eq!(shared.parse(), Ok(link));
    /// assert!(shared.replace("picnic", "picnik").parse::<BoardLink>().is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_check_characters(&self) -> String {
        let plain = self.to_string();
        match self {
            BoardLink::Literal(_) => plain,
            BoardLink::Grown(_, version) => {
                let rest = plain.strip_prefix(&format!("#/board/{version}/"));
                let signs = check_characters(&plain);
                format!("#/board/{version}.{signs}/{}", rest.unwrap_or(&plain))
            }
        }
    }
}

/// Returns two check characters. They differ for any two links that differ in one character, or
/// by two swapped ones.
fn check_characters(link: &str) -> String {
    // 1021 is prime, so a difference in one character, times its place, is never 0 modulo it.
    let sum = |sum: u32, (byte, place): (u8, u32)| (sum + u32::from(byte) * place) % 1021;
    let sum = link.bytes().zip(1..).fold(0, sum);
    let sign = |bits: u32| {
        CHECK_ALPHABET
            .get(bits as usize % 32)
            .copied()
            .map_or('0', char::from)
    };
    [sign(sum / 32), sign(sum)].into_iter().collect()
}

/// Check characters, chosen so that no two look alike.
const CHECK_ALPHABET: &[u8] = b"0123456789abcdefghjkmnpqrstvwxyz";

impl fmt::Display for BoardLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BoardLink::Literal(board) => write!(f, "#/board/code/{}", board.to_code()),
            BoardLink::Grown(settings, version) => write_settings(f, settings, *version),
        }
    }
}

fn write_settings(
    f: &mut fmt::Formatter<'_>,
    settings: &BoardSettings,
    version: u32,
) -> fmt::Result {
    let BoardSettings {
        size, seats, seed, ..
    } = settings;
    let seed = utf8_percent_encode(seed.as_str(), ESCAPED);
    write!(f, "#/board/{version}/{size}-{seats}/{seed}")?;
    let usual = BoardSettings::default();
    let mut mark = '?';
    let mut write = |key: &str, usual: bool, value: &dyn fmt::Display| {
        if usual {
            return Ok(());
        }
        write!(f, "{}{key}={value}", std::mem::replace(&mut mark, '&'))
    };
    write("walls", settings.walls == usual.walls, &settings.walls)?;
    write(
        "letters",
        settings.letters == usual.letters,
        &settings.letters,
    )?;
    write("rim", settings.letters_off_rim, &"on")?;
    if let Some(hand) = &settings.hand {
        write("hand", false, hand)?;
    }
    write(
        "cells",
        settings.specials == usual.specials,
        &settings.specials,
    )?;
    write("types", settings.types == usual.types, &settings.types)?;
    write("values", settings.values == usual.values, &settings.values)?;
    write("backpacks", !settings.backpacks, &"on")?;
    write(
        "symmetry",
        settings.symmetry == usual.symmetry,
        &settings.symmetry,
    )
}

impl FromStr for BoardLink {
    type Err = LinkError;

    /// Parses an address, either whole or from its `#` on.
    fn from_str(text: &str) -> Result<BoardLink, LinkError> {
        let text = text.trim();
        let hash = text.split_once('#').map_or(text, |(_, hash)| hash);
        let path = hash.trim_start_matches('/').strip_prefix("board/");
        let path = path.ok_or(LinkError::NotALink)?;
        if let Some(code) = path.strip_prefix("code/") {
            return Ok(BoardLink::Literal(Box::new(Board::from_code(code)?)));
        }
        let (version, rest) = path.split_once('/').ok_or(LinkError::Damaged)?;
        let (version, check) = match version.split_once('.') {
            Some((version, check)) => (version, Some(check)),
            None => (version, None),
        };
        let version = parse_digits(version).and_then(|version| u32::try_from(version).ok());
        match version.ok_or(LinkError::Damaged)? {
            0 => Err(LinkError::Damaged),
            GENERATOR_VERSION => {
                let settings = read_settings(rest)?;
                settings.check()?;
                let link = BoardLink::Grown(settings, GENERATOR_VERSION);
                match check {
                    Some(check) if check != check_characters(&link.to_string()) => {
                        Err(LinkError::Damaged)
                    }
                    _ => Ok(link),
                }
            }
            newer => Err(LinkError::Newer(newer)),
        }
    }
}

fn read_settings(text: &str) -> Result<BoardSettings, LinkError> {
    let (path, query) = text.split_once('?').unwrap_or((text, ""));
    let (size, seed) = path.split_once('/').ok_or(LinkError::Damaged)?;
    let (size, seats) = size.split_once('-').ok_or(LinkError::Damaged)?;
    let mut settings = BoardSettings {
        size: parse_keyword::<Size>(size)?,
        seats: parse_digits(seats).ok_or(LinkError::Damaged)?,
        seed: read_seed(seed)?,
        ..BoardSettings::default()
    };
    let mut seen = Vec::new();
    for pair in query.split('&').filter(|pair| !pair.is_empty()) {
        let (key, value) = pair.split_once('=').ok_or(LinkError::Damaged)?;
        if seen.contains(&key) {
            return Err(LinkError::Damaged);
        }
        seen.push(key);
        match key {
            "walls" => settings.walls = parse_keyword(value)?,
            "letters" => settings.letters = parse_keyword(value)?,
            "rim" => settings.letters_off_rim = !parse_switch(value)?,
            "hand" => settings.hand = Some(parse_digits(value).ok_or(LinkError::Damaged)?),
            "cells" => settings.specials = parse_keyword(value)?,
            "types" => settings.types = parse_keyword(value)?,
            "values" => settings.values = parse_keyword(value)?,
            "backpacks" => settings.backpacks = parse_switch(value)?,
            "symmetry" => settings.symmetry = parse_keyword(value)?,
            _ => return Err(LinkError::Damaged),
        }
    }
    Ok(settings)
}

fn parse_keyword<T: FromStr>(text: &str) -> Result<T, LinkError> {
    text.parse().map_err(|_| LinkError::Damaged)
}

fn parse_switch(value: &str) -> Result<bool, LinkError> {
    match value {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(LinkError::Damaged),
    }
}

/// Reads a seed. A `%` without two digits, or another slash, is damage.
fn read_seed(text: &str) -> Result<BoardSeed, LinkError> {
    let mut escapes = text.split('%').skip(1);
    let whole = |escape: &str| {
        let mut digits = escape.bytes().take(2);
        digits.len() == 2 && digits.all(|byte| byte.is_ascii_hexdigit())
    };
    if text.contains('/') || !escapes.all(whole) {
        return Err(LinkError::Damaged);
    }
    let seed = percent_decode_str(text).decode_utf8();
    let seed = seed.map_err(|_| LinkError::Damaged)?;
    Ok(seed.parse()?)
}
