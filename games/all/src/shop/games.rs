//! What can be printed for each game.

use serde::{Deserialize, Serialize};

use c_u_letter::text as letter;
use one_letter_better::text as better;
use one_letter_better_rules::Deck as BetterDeck;
use paper_grid::text as grid;
use printing::{Deck, Pad, RulesWords};
use word_heist::text as heist;

use super::Refusal;

/// One of the four games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Game {
    /// The game Paper Grid.
    PaperGrid,
    /// The game Word Heist.
    WordHeist,
    /// The game One Letter Better.
    OneLetterBetter,
    /// The game C U Letter.
    CULetter,
}

impl Game {
    /// All games.
    pub const ALL: [Game; 4] = [
        Game::PaperGrid,
        Game::WordHeist,
        Game::OneLetterBetter,
        Game::CULetter,
    ];

    /// The name in addresses and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Game::PaperGrid => "paper-grid",
            Game::WordHeist => "word-heist",
            Game::OneLetterBetter => "one-letter-better",
            Game::CULetter => "c-u-letter",
        }
    }

    /// The name shown to players.
    pub const fn name(self) -> &'static str {
        match self {
            Game::PaperGrid => grid::NAME,
            Game::WordHeist => heist::NAME,
            Game::OneLetterBetter => better::NAME,
            Game::CULetter => letter::NAME,
        }
    }

    /// The game's score pad.
    pub fn pad(self) -> Pad {
        match self {
            Game::PaperGrid => grid::print::pad(),
            Game::WordHeist => heist::print::pad(),
            Game::OneLetterBetter => better::print::pad(),
            Game::CULetter => letter::print::pad(),
        }
    }

    /// The game's printed rules.
    pub fn rules(self) -> &'static RulesWords {
        match self {
            Game::PaperGrid => &grid::rules::RULES,
            Game::WordHeist => &heist::print::RULES,
            Game::OneLetterBetter => &better::print::RULES,
            Game::CULetter => &letter::print::RULES,
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
    pub const fn game(&self) -> Game {
        match self {
            CardGame::OneLetterBetter(_) => Game::OneLetterBetter,
            CardGame::CULetter => Game::CULetter,
        }
    }

    /// The cards of the deck.
    ///
    /// # Errors
    /// The code isn't a valid deck code.
    pub fn deck(&self) -> Result<Deck, Refusal> {
        match self {
            CardGame::CULetter => Ok(letter::print::deck()),
            CardGame::OneLetterBetter(None) => Ok(better::print::deck(&BetterDeck::standard())),
            CardGame::OneLetterBetter(Some(code)) => {
                let deck = BetterDeck::of_code(code).map_err(Refusal::Deck)?;
                Ok(better::print::deck(&deck))
            }
        }
    }
}
