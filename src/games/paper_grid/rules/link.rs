//! A board's short name: the part of an address that opens it (G9).
//!
//! ```text
//! #/board/1/medium-4/picnic?cells=some&types=celldance
//!         |   |    |    |     what is not as usual, in any order
//!         |   |    |    the seed
//!         |   |    seats
//!         |   size
//!         version of the generator
//!
//! #/board/code/1…    a board edited by hand, which no seed gives
//! ```
//!
//! As it is sent and printed, the version bears two signs more (`1.x7`), so that a slip is told; a
//! link without them opens too, as those of before do. A code has a check of its own.

use std::fmt;
use std::str::FromStr;

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use thiserror::Error;

use super::generator::digits;
use super::{Board, BoardRefusal, CodeError, GENERATOR_VERSION, Seed, Settings, Size, generate};

/// What stays as it is in an address.
const ESCAPED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'_')
    .remove(b'.')
    .remove(b'~');

/// What an address opens.
///
/// ```
/// use lettercase::games::paper_grid::{BoardLink, GENERATOR_VERSION, Settings};
///
/// let settings = Settings {
///     seed: "picnic".parse()?,
///     ..Settings::default()
/// };
/// let link = BoardLink::Grown(settings, GENERATOR_VERSION);
/// assert_eq!(link.to_string(), "#/board/1/medium-4/picnic");
/// let opened: BoardLink = "#/board/1/medium-4/picnic?symmetry=turned&walls=many".parse()?;
/// assert_eq!(opened.board()?.walls().len() % 2, 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BoardLink {
    /// What settings and their seed grow under a version of the generator.
    Grown(Settings, u32),
    /// The board itself.
    Literal(Box<Board>),
}

/// Why an address opens no board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum LinkError {
    /// It leads elsewhere.
    #[error("not the address of a board")]
    NotALink,
    /// Something in it means nothing: it was changed on its way.
    #[error("the address is damaged")]
    Damaged,
    /// A later version of the generator made it.
    #[error("version {0} of the generator isn’t known yet")]
    Newer(u32),
    /// It asks for what cannot be.
    #[error(transparent)]
    Impossible(#[from] BoardRefusal),
    /// The code in it cannot be read.
    #[error(transparent)]
    Code(#[from] CodeError),
}

impl BoardLink {
    /// The board it opens.
    ///
    /// # Errors
    /// Settings that cannot be met; a link that was read asks for none.
    pub fn board(&self) -> Result<Board, BoardRefusal> {
        match self {
            BoardLink::Grown(settings, version) => generate(settings, *version),
            BoardLink::Literal(board) => Ok(Board::clone(board)),
        }
    }

    /// The link as it is sent and printed.
    ///
    /// ```
    /// use lettercase::games::paper_grid::BoardLink;
    ///
    /// let link: BoardLink = "#/board/1/medium-4/picnic".parse()?;
    /// let shared = link.shared();
    /// assert_eq!(shared.parse(), Ok(link));
    /// assert!(shared.replace("picnic", "picnik").parse::<BoardLink>().is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn shared(&self) -> String {
        let plain = self.to_string();
        match self {
            BoardLink::Literal(_) => plain,
            BoardLink::Grown(_, version) => {
                let rest = plain.strip_prefix(&format!("#/board/{version}/"));
                let signs = signs(&plain);
                format!("#/board/{version}.{signs}/{}", rest.unwrap_or(&plain))
            }
        }
    }
}

/// Two signs that tell a link from all others with one sign changed, or two that changed places.
fn signs(link: &str) -> String {
    // Below a prime no change of one sign, and no place, is nothing.
    let sum = |sum: u32, (byte, place): (u8, u32)| (sum + u32::from(byte) * place) % 1021;
    let sum = link.bytes().zip(1..).fold(0, sum);
    let sign = |bits: u32| {
        SIGNS
            .get(bits as usize % 32)
            .copied()
            .map_or('0', char::from)
    };
    [sign(sum / 32), sign(sum)].into_iter().collect()
}

/// No two of them are taken for each other.
const SIGNS: &[u8] = b"0123456789abcdefghjkmnpqrstvwxyz";

impl fmt::Display for BoardLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BoardLink::Literal(board) => write!(f, "#/board/code/{}", board.code()),
            BoardLink::Grown(settings, version) => write_settings(f, settings, *version),
        }
    }
}

fn write_settings(f: &mut fmt::Formatter<'_>, settings: &Settings, version: u32) -> fmt::Result {
    let Settings {
        size, seats, seed, ..
    } = settings;
    let seed = utf8_percent_encode(seed.as_str(), ESCAPED);
    write!(f, "#/board/{version}/{size}-{seats}/{seed}")?;
    let usual = Settings::default();
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

    /// Reads an address from the `#` on, or a whole one that contains it.
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
        let version = digits(version).and_then(|version| u32::try_from(version).ok());
        match version.ok_or(LinkError::Damaged)? {
            0 => Err(LinkError::Damaged),
            GENERATOR_VERSION => {
                let settings = read_settings(rest)?;
                settings.check()?;
                let link = BoardLink::Grown(settings, GENERATOR_VERSION);
                match check {
                    Some(check) if check != signs(&link.to_string()) => Err(LinkError::Damaged),
                    _ => Ok(link),
                }
            }
            newer => Err(LinkError::Newer(newer)),
        }
    }
}

fn read_settings(text: &str) -> Result<Settings, LinkError> {
    let (path, query) = text.split_once('?').unwrap_or((text, ""));
    let (size, seed) = path.split_once('/').ok_or(LinkError::Damaged)?;
    let (size, seats) = size.split_once('-').ok_or(LinkError::Damaged)?;
    let mut settings = Settings {
        size: known::<Size>(size)?,
        seats: digits(seats).ok_or(LinkError::Damaged)?,
        seed: read_seed(seed)?,
        ..Settings::default()
    };
    let mut seen = Vec::new();
    for pair in query.split('&').filter(|pair| !pair.is_empty()) {
        let (key, value) = pair.split_once('=').ok_or(LinkError::Damaged)?;
        if seen.contains(&key) {
            return Err(LinkError::Damaged);
        }
        seen.push(key);
        match key {
            "walls" => settings.walls = known(value)?,
            "letters" => settings.letters = known(value)?,
            "rim" => settings.letters_off_rim = !switched_on(value)?,
            "hand" => settings.hand = Some(digits(value).ok_or(LinkError::Damaged)?),
            "cells" => settings.specials = known(value)?,
            "types" => settings.types = known(value)?,
            "values" => settings.values = known(value)?,
            "backpacks" => settings.backpacks = switched_on(value)?,
            "symmetry" => settings.symmetry = known(value)?,
            _ => return Err(LinkError::Damaged),
        }
    }
    Ok(settings)
}

fn known<T: FromStr>(text: &str) -> Result<T, LinkError> {
    text.parse().map_err(|_| LinkError::Damaged)
}

fn switched_on(value: &str) -> Result<bool, LinkError> {
    match value {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(LinkError::Damaged),
    }
}

/// A `%` without its two digits is damage; so is a slash more.
fn read_seed(text: &str) -> Result<Seed, LinkError> {
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
