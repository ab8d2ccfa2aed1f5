//! The set-up options of a game.

use std::convert::Infallible;
use std::ops::RangeInclusive;

use game::rule::{Checked, Wrong};
use game::{Allowance, Deal, Judge, SeatId};

/// Whether the game is for several players or for one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Mode {
    /// Two to four players (C1).
    #[default]
    Table,
    /// One player, who collects as many cards as possible (C41).
    Solo,
}

impl Mode {
    /// Both modes, the default first.
    pub const ALL: [Mode; 2] = [Mode::Table, Mode::Solo];

    /// The number of seats allowed.
    pub const fn seats(self) -> RangeInclusive<u8> {
        match self {
            Mode::Table => 2..=4,
            Mode::Solo => 1..=1,
        }
    }
}

/// Which seat begins the next round, and in which direction (C1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Rotation {
    /// The seat on the starter's right begins, in the reverse direction.
    #[default]
    AsSaid,
    /// The seat on the starter's left begins, always clockwise.
    Plain,
}

impl Rotation {
    /// Both values, the default first.
    pub const ALL: [Rotation; 2] = [Rotation::AsSaid, Rotation::Plain];
}

/// Whether grey Letter cards may lie face up in a grey zone (C33).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Hiding {
    /// Grey Letter cards may be laid face down.
    #[default]
    May,
    /// Grey Letter cards must be laid face down; Enchanters may be.
    Must,
}

impl Hiding {
    /// Both values, the default first.
    pub const ALL: [Hiding; 2] = [Hiding::May, Hiding::Must];
}

/// What happens to buried cards when the top card is taken (C21).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Stacks {
    /// Buried cards go with the top card.
    #[default]
    Whole,
    /// Buried cards stay on the board.
    BuriedStay,
}

impl Stacks {
    /// Both values, the default first.
    pub const ALL: [Stacks; 2] = [Stacks::Whole, Stacks::BuriedStay];
}

/// The scramble at the end of the game: words of the leftover cards (C40).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Scramble {
    /// Seats make words in turns, from the lowest score.
    #[default]
    Turns,
    /// The first seat to press has the floor; a coin decides between simultaneous presses.
    Buzzers,
    /// Seats claim in turn, and only words that are still in lines on the board count.
    InLines,
    /// No scramble.
    Never,
}

impl Scramble {
    /// All values, the default first.
    pub const ALL: [Scramble; 4] = [
        Scramble::Turns,
        Scramble::Buzzers,
        Scramble::InLines,
        Scramble::Never,
    ];
}

/// Whether words outside the list can count (C11).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Beyond {
    /// Words outside the list count if everyone agrees.
    #[default]
    ByAgreement,
    Never,
}

impl Beyond {
    /// Both values, the default first.
    pub const ALL: [Beyond; 2] = [Beyond::ByAgreement, Beyond::Never];
}

/// How much help a seat gets (C10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Help {
    /// The seat gets no help.
    #[default]
    Alone,
    /// Words that the seat could claim are marked after its placing.
    MarksWords,
    /// Words are claimed for the seat.
    ClaimsWords,
}

impl Help {
    /// All values, the default first.
    pub const ALL: [Help; 3] = [Help::Alone, Help::MarksWords, Help::ClaimsWords];
}

/// The choices in the set-up form, not yet checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Choices {
    pub mode: Mode,
    /// What decides the order of the deck: chance or a date.
    pub deal: Deal,
    /// Which seat begins the next round (C1).
    pub rotation: Rotation,
    /// Number of cards in a round, or `None` for the usual number for the seats (C2).
    pub cards: Option<u8>,
    /// The time to place and claim (C4).
    pub clock: Allowance,
    /// The fewest letters of a word (C9).
    pub least_letters: u8,
    /// The word list in use.
    pub judge: Judge,
    /// Whether words outside the list can count (C11).
    pub beyond: Beyond,
    /// How much help each seat gets (C10).
    pub help: [Help; 4],
    /// What happens to buried cards (C21).
    pub stacks: Stacks,
    /// Whether grey Letters must lie face down in a grey zone (C33).
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
            mode: Mode::default(),
            deal: Deal::default(),
            rotation: Rotation::default(),
            cards: None,
            clock: Allowance::Seconds(30),
            least_letters: 2,
            judge: Judge::default(),
            beyond: Beyond::default(),
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
    pub fn play_at(&mut self, mode: Mode) {
        if mode == self.mode {
            return;
        }
        self.mode = mode;
        (self.beyond, self.scramble) = match mode {
            Mode::Solo => (Beyond::Never, Scramble::InLines),
            Mode::Table => (Beyond::default(), Scramble::default()),
        };
        if mode == Mode::Table {
            self.deal = Deal::Chance;
        }
    }

    /// How much help a seat gets (C10).
    pub fn help(&self, seat: SeatId) -> Help {
        let own = self.help.get(seat.index());
        own.copied().unwrap_or_default()
    }

    /// The number of cards in a round with this many seats (C2). A solo round has as many as a
    /// round for two.
    pub fn cards_a_round(&self, seats: u8) -> u8 {
        self.cards.unwrap_or(Choices::usual_cards(seats))
    }

    /// The number of cards in a round by the standard rules (C2).
    pub const fn usual_cards(seats: u8) -> u8 {
        match seats {
            0..=2 => 14,
            3 => 15,
            _ => 16,
        }
    }

    /// The time to claim at a reveal (C34) or to find a scramble word (C40).
    pub const fn extra_clock(&self) -> Allowance {
        match self.clock {
            Allowance::Untimed => Allowance::Untimed,
            Allowance::Seconds(_) => Allowance::Seconds(30),
        }
    }
}

/// Checked choices, with which a game can be played.
pub type Options = Checked<Choices>;

/// The error for invalid choices.
pub type OptionsError = Wrong<Infallible>;
