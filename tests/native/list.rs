//! The real word list, which is unpacked once for all tests.

use std::sync::LazyLock;

use lettercase::lexicon::{Family, Lexicon};

/// The list as it ships.
pub const FILE: &[u8] = include_bytes!("../../lexicon/words.lex");

/// Its words.
pub static LIST: LazyLock<Lexicon> = LazyLock::new(|| Lexicon::open(FILE).unwrap());

/// The family switch's words.
pub static FAMILY: LazyLock<Family> = LazyLock::new(|| Family::of(&LIST));
