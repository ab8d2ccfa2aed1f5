//! The set-up options of a game.

use std::convert::Infallible;
use std::ops::RangeInclusive;

use game::rule::{CheckError, CheckedOptions};
use game::{DealSource, Judge, SeatId, TimeLimit};

game::choice! {
    /// Whether the game is for several players or for one.
    pub enum PlayerMode {
        /// Two to four players (C1).
        Table: "table", "Together";
        /// One player, who collects as many cards as possible (C41).
        Solo: "solo", "Alone";
    }
}

impl PlayerMode {
    /// The number of seats allowed.
    pub const fn seats(self) -> RangeInclusive<u8> {
        match self {
            PlayerMode::Table => 2..=4,
            PlayerMode::Solo => 1..=1,
        }
    }
}

game::choice! {
    /// Which seat begins the next round, and in which direction (C1).
    pub enum Rotation {
        /// The seat on the starter's right begins, in the reverse direction.
        AsSaid: "as-said", "Reverse";
        /// The seat on the starter's left begins, always clockwise.
        Plain: "plain", "Same way";
    }
}

game::choice! {
    /// How many rounds a game has (C8).
    pub enum Rounds {
        /// Rounds repeat until the deck is empty.
        WholeDeck: "whole-deck", "All the cards";
        /// In the second round, hands are played out once its number of cards is placed.
        Two: "two", "2 rounds";
    }
}

game::choice! {
    /// Whether grey Letter cards may lie face up in a grey zone (C28).
    pub enum Hiding {
        /// Grey Letter cards may be laid face down.
        May: "may", "May hide";
        /// Grey Letter cards must be laid face down; Enchanters may be.
        Must: "must", "Must hide";
    }
}

game::choice! {
    /// What happens to buried cards when the top card is taken (C21).
    pub enum Stacks {
        /// Buried cards go with the top card.
        Whole: "whole", "Go with it";
        /// Buried cards stay on the board.
        BuriedStay: "buried-stay", "Stay";
    }
}

game::choice! {
    /// The scramble at the end of the game: words of the leftover cards (C40).
    pub enum Scramble {
        /// Seats make words in turns, from the lowest score.
        Turns: "turns", "In turns";
        /// The first seat to press has the floor; a coin decides between simultaneous presses.
        Buzzers: "buzzers", "First to buzz";
        /// Seats claim in turn, and only words that are still in lines on the board count.
        InLines: "in-lines", "Only in lines";
        /// No scramble.
        Never: "never", "None";
    }
}

game::choice! {
    /// Whether words outside the list can count (C11).
    pub enum UnlistedWords {
        /// Words outside the list count if everyone agrees.
        ByAgreement: "by-agreement", "If all agree";
        Never: "never", "Never";
    }
}

game::choice! {
    /// How much help a seat gets (C10).
    pub enum Help {
        /// The seat gets no help.
        Alone: "alone", "None";
        /// Words that the seat could claim are marked after its placing.
        MarksWords: "marks-words", "Mark words";
        /// Words are claimed for the seat.
        ClaimsWords: "claims-words", "Claim words";
    }
}

/// The choices in the set-up form, not yet checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Choices {
    pub mode: PlayerMode,
    /// What decides the order of the deck: chance or a date.
    pub deal: DealSource,
    /// Which seat begins the next round (C1).
    pub rotation: Rotation,
    /// Number of cards in a round, or `None` for the usual number for the seats (C2).
    pub cards: Option<u8>,
    /// How many rounds a game has (C8).
    pub rounds: Rounds,
    /// The time to place and claim (C4).
    pub clock: TimeLimit,
    /// The fewest letters of a word (C9).
    pub least_letters: u8,
    /// The word list in use.
    pub judge: Judge,
    /// Whether words outside the list can count (C11).
    pub beyond: UnlistedWords,
    /// How much help each seat gets (C10).
    pub help: [Help; 4],
    /// What happens to buried cards (C21).
    pub stacks: Stacks,
    /// Whether grey Letters must lie face down in a grey zone (C28).
    pub hiding: Hiding,
    /// The scramble at the end of the game (C40).
    pub scramble: Scramble,
    /// Whether hints are available, whatever the seat's help. Saves from before this option had
    /// hints.
    pub hints: bool,
}

impl Default for Choices {
    fn default() -> Choices {
        Choices {
            mode: PlayerMode::default(),
            deal: DealSource::default(),
            rotation: Rotation::default(),
            cards: None,
            rounds: Rounds::default(),
            clock: TimeLimit::Seconds(30),
            least_letters: 2,
            judge: Judge::default(),
            beyond: UnlistedWords::default(),
            help: [Help::default(); 4],
            stacks: Stacks::default(),
            hiding: Hiding::default(),
            scramble: Scramble::default(),
            hints: true,
        }
    }
}

impl Choices {
    /// Switches between solo play and a game for several. A solo player can't ask others to accept
    /// a word and could spell with every leftover card, so solo play starts with the word list as
    /// the only judge and with scramble words in lines (C41).
    pub fn set_mode(&mut self, mode: PlayerMode) {
        if mode == self.mode {
            return;
        }
        self.mode = mode;
        (self.beyond, self.scramble) = match mode {
            PlayerMode::Solo => (UnlistedWords::Never, Scramble::InLines),
            PlayerMode::Table => (UnlistedWords::default(), Scramble::default()),
        };
        if mode == PlayerMode::Table {
            self.deal = DealSource::Chance;
        }
    }

    /// How much help a seat gets (C10).
    pub fn help(&self, seat: SeatId) -> Help {
        let own = self.help.get(seat.index());
        own.copied().unwrap_or_default()
    }

    /// The number of cards in a round with this many seats (C2). A solo round has as many as a
    /// round for two.
    pub fn cards_per_round(&self, seats: u8) -> u8 {
        self.cards.unwrap_or(Choices::usual_cards_per_round(seats))
    }

    /// The number of cards in a round by the standard rules (C2).
    pub(crate) const fn usual_cards_per_round(seats: u8) -> u8 {
        match seats {
            0..=2 => 14,
            3 => 15,
            _ => 16,
        }
    }

    /// The time to claim at a reveal (C34) or to find a scramble word (C40).
    pub const fn extra_clock(&self) -> TimeLimit {
        match self.clock {
            TimeLimit::Untimed => TimeLimit::Untimed,
            TimeLimit::Seconds(_) => TimeLimit::Seconds(30),
        }
    }
}

/// Checked choices, with which a game can be played.
pub type Options = CheckedOptions<Choices>;

/// The error for invalid choices.
pub type OptionsError = CheckError<Infallible>;
