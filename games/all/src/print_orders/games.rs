//! The printed matter that each game offers.

use serde::{Deserialize, Serialize};

use c_u_letter::text as letter;
use one_letter_better::text as better;
use one_letter_better_rules::Deck as BetterDeck;
use paper_grid::text as grid;
use printing::{PrintedDeck, RulesText, ScorePad};
use word_heist::text as heist;

use super::PrintOrderError;

/// One of the four games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PrintedGame {
    /// The game Paper Grid.
    PaperGrid,
    /// The game Word Heist.
    WordHeist,
    /// The game One Letter Better.
    OneLetterBetter,
    /// The game C U Letter.
    CULetter,
}

impl PrintedGame {
    /// All games.
    pub const ALL: [PrintedGame; 4] = [
        PrintedGame::PaperGrid,
        PrintedGame::WordHeist,
        PrintedGame::OneLetterBetter,
        PrintedGame::CULetter,
    ];

    /// The name in addresses and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            PrintedGame::PaperGrid => "paper-grid",
            PrintedGame::WordHeist => "word-heist",
            PrintedGame::OneLetterBetter => "one-letter-better",
            PrintedGame::CULetter => "c-u-letter",
        }
    }

    /// The name shown to players.
    pub const fn name(self) -> &'static str {
        match self {
            PrintedGame::PaperGrid => grid::NAME,
            PrintedGame::WordHeist => heist::NAME,
            PrintedGame::OneLetterBetter => better::NAME,
            PrintedGame::CULetter => letter::NAME,
        }
    }

    /// The game's score pad.
    pub fn pad(self) -> ScorePad {
        match self {
            PrintedGame::PaperGrid => grid::print::pad(),
            PrintedGame::WordHeist => heist::print::score_pad(),
            PrintedGame::OneLetterBetter => better::print::pad(),
            PrintedGame::CULetter => letter::print::pad(),
        }
    }

    /// The game's printed rules.
    pub fn rules(self) -> &'static RulesText {
        match self {
            PrintedGame::PaperGrid => &grid::rules::RULES,
            PrintedGame::WordHeist => &heist::print::RULES,
            PrintedGame::OneLetterBetter => &better::print::RULES,
            PrintedGame::CULetter => &letter::print::RULES,
        }
    }
}

/// A game that is played with cards.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardGame {
    /// One Letter Better, with its standard deck or the deck of this code.
    OneLetterBetter(Option<String>),
    /// The game C U Letter.
    CULetter,
}

impl CardGame {
    pub const fn game(&self) -> PrintedGame {
        match self {
            CardGame::OneLetterBetter(_) => PrintedGame::OneLetterBetter,
            CardGame::CULetter => PrintedGame::CULetter,
        }
    }

    /// The cards of the deck.
    ///
    /// # Errors
    /// The code isn't a valid deck code.
    pub fn deck(&self) -> Result<PrintedDeck, PrintOrderError> {
        match self {
            CardGame::CULetter => Ok(letter::print::deck()),
            CardGame::OneLetterBetter(None) => Ok(better::print::deck(&BetterDeck::standard())),
            CardGame::OneLetterBetter(Some(code)) => {
                let deck = BetterDeck::from_code(code).map_err(PrintOrderError::Deck)?;
                Ok(better::print::deck(&deck))
            }
        }
    }
}
