//! What happened turn by turn: a turn is one thing to tell, with its card, the words that it
//! broke and why, and the words claimed.

use super::breaks::How;
use crate::games::c_u_letter::rules::{CardId, ClaimId, Lies, RoundEnd, Square, Use};
use game::{SeatId, SeatSet};
use lexicon::Word;

/// What happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum News {
    /// A round began with a seat.
    RoundBegan {
        /// Which, from 1.
        round: usize,
        /// The seat that begins.
        starter: SeatId,
    },
    /// A turn, as far as it has come.
    Turn(TurnNews),
    /// A round ended.
    RoundOver {
        /// Which, from 1.
        round: usize,
        /// Why the round ended.
        end: RoundEnd,
        /// How many cards it brought each seat.
        cards: Vec<usize>,
    },
    /// Words may be made of so many cards that are left (C40).
    ScrambleBegan(usize),
    /// The game is over.
    Over,
}

/// What came of a turn, of a revealed card, or of the floor in the scramble.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TurnNews {
    /// The card that was placed.
    pub placed: Option<PlacedNews>,
    /// The face-down card that was revealed, and where (C34).
    pub revealed: Option<(CardId, Square)>,
    /// The words claimed.
    pub claims: Vec<ClaimedNews>,
    /// The word about which the table is asked (C11).
    pub asks: Option<Word>,
    /// The word that the table did not agree to last.
    pub denied: Option<Word>,
    /// Who pressed for the floor (C40).
    pub pressed: SeatSet,
    /// The word made of what was left, and of how many cards (C40).
    pub spelled: Option<(Word, usize)>,
    /// Whether it made no word of what was left.
    pub passed: bool,
    /// Whether its time ran out (C5).
    pub out: bool,
}

/// A card that was placed, as everybody may read it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlacedNews {
    /// Which, unless it lies face down (C35).
    pub card: Option<CardId>,
    /// The square.
    pub at: Square,
    /// What it did.
    pub using: Use,
    /// The card that it covered or changed places with, if that lay face up.
    pub other: Option<CardId>,
    /// The words that it broke (C13).
    pub broke: Vec<BrokeNews>,
}

/// A word that was broken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BrokeNews {
    /// The seat that has it.
    pub owner: SeatId,
    /// The word.
    pub word: Word,
    /// How it broke.
    pub how: How,
}

/// A word that was claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClaimedNews {
    /// The word.
    pub word: Word,
    /// The word of its line that counts no more for it, and whose it is.
    pub over: Option<(SeatId, Word)>,
    /// The word that it sleeps behind (C14).
    pub behind: Option<Word>,
}

/// A claim of the round with all that a row says of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LedgerNews {
    /// Its number.
    pub id: ClaimId,
    /// The step in which it was claimed.
    pub step: usize,
    /// The seat that has it.
    pub owner: SeatId,
    /// The word.
    pub word: Word,
    /// How it lies.
    pub lies: Lies,
    /// The word that it sleeps behind.
    pub behind: Option<Word>,
    /// How it was broken, if it was.
    pub how: Option<How>,
    /// How many cards it pays.
    pub pays: usize,
}

impl TurnNews {
    /// Whether there is anything to tell.
    pub(super) fn tells(&self) -> bool {
        *self != TurnNews::default()
    }
}

impl News {
    /// Nobody adds to another seat's turn here.
    pub const fn answered(&self) -> bool {
        false
    }
}
