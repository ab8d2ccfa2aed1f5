//! What can be chosen before a game begins.

use std::convert::Infallible;
use std::ops::RangeInclusive;

use game::rule::{Checked, Wrong};
use game::{Allowance, Deal, Judge, SeatId};

/// Who plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Mode {
    /// Two to four (C1).
    #[default]
    Table,
    /// One, for as many of the cards as can be had (C41).
    Solo,
}

impl Mode {
    /// All of them, the default first.
    pub const ALL: [Mode; 2] = [Mode::Table, Mode::Solo];

    /// How many may sit down.
    pub const fn seats(self) -> RangeInclusive<u8> {
        match self {
            Mode::Table => 2..=4,
            Mode::Solo => 1..=1,
        }
    }
}

/// Who begins the next round, and which way it goes (C1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Rotation {
    /// The seat on the right of who began, the other way round.
    #[default]
    AsSaid,
    /// The seat on the left of who began, always clockwise.
    Plain,
}

impl Rotation {
    /// All of them, the default first.
    pub const ALL: [Rotation; 2] = [Rotation::AsSaid, Rotation::Plain];
}

/// Whether grey Letter cards may lie face up in a grey zone (C33).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Hiding {
    /// They may be laid face down.
    #[default]
    May,
    /// They must be. Enchanters may.
    Must,
}

impl Hiding {
    /// All of them, the default first.
    pub const ALL: [Hiding; 2] = [Hiding::May, Hiding::Must];
}

/// What becomes of cards under another (C21).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Stacks {
    /// They go with the top card.
    #[default]
    Whole,
    /// They stay on the board.
    BuriedStay,
}

impl Stacks {
    /// All of them, the default first.
    pub const ALL: [Stacks; 2] = [Stacks::Whole, Stacks::BuriedStay];
}

/// The end of the game: words of the cards that are left (C40).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Scramble {
    /// In turns, from the lowest score.
    #[default]
    Turns,
    /// Whoever is first to press; a coin decides between two.
    Buzzers,
    /// In turns, words that stand in lines alone.
    InLines,
    /// None.
    Never,
}

impl Scramble {
    /// All of them, the default first.
    pub const ALL: [Scramble; 4] = [
        Scramble::Turns,
        Scramble::Buzzers,
        Scramble::InLines,
        Scramble::Never,
    ];
}

/// Words that the list does not have (C11).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Beyond {
    /// They count if everybody agrees.
    #[default]
    ByAgreement,
    /// They never count.
    Never,
}

impl Beyond {
    /// All of them, the default first.
    pub const ALL: [Beyond; 2] = [Beyond::ByAgreement, Beyond::Never];
}

/// How much a seat is helped (C10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Help {
    /// Not at all.
    #[default]
    Alone,
    /// Words that it could claim are marked once it has placed.
    MarksWords,
    /// They are claimed for it.
    ClaimsWords,
}

impl Help {
    /// All of them, the default first.
    pub const ALL: [Help; 3] = [Help::Alone, Help::MarksWords, Help::ClaimsWords];
}

/// Everything that can be chosen, as a form holds it: any of it may be wrong still.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Choices {
    /// Who plays.
    pub mode: Mode,
    /// Where the order of the cards comes from.
    pub deal: Deal,
    /// Who begins the next round (C1).
    pub rotation: Rotation,
    /// After how many cards a round ends; none: as the number of seats has it (C2).
    pub cards: Option<u8>,
    /// The time to place and claim (C4).
    pub clock: Allowance,
    /// The fewest letters of a word (C9).
    pub least_letters: u8,
    /// Which words the list has.
    pub judge: Judge,
    /// Words that it does not have (C11).
    pub beyond: Beyond,
    /// How each seat is helped (C10).
    pub help: [Help; 4],
    /// What becomes of buried cards (C21).
    pub stacks: Stacks,
    /// Whether grey letters must lie face down in a grey zone (C33).
    pub hiding: Hiding,
    /// The end of the game (C40).
    pub scramble: Scramble,
    /// Whether hints may be asked for, however a seat is helped. What was kept before this could
    /// be chosen had them.
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
    /// Plays alone, or at a table. Alone nobody agrees, and all that is left could be spelled
    /// away in the end, so it must stand in lines (C41).
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

    /// How a seat is helped (C10).
    pub fn help(&self, seat: SeatId) -> Help {
        let own = self.help.get(seat.index());
        own.copied().unwrap_or_default()
    }

    /// C2: after how many cards a round ends at a table of so many; alone as for two.
    pub fn cards_a_round(&self, seats: u8) -> u8 {
        self.cards.unwrap_or(Choices::usual_cards(seats))
    }

    /// How many cards a round has as the rules have it (C2).
    pub const fn usual_cards(seats: u8) -> u8 {
        match seats {
            0..=2 => 14,
            3 => 15,
            _ => 16,
        }
    }

    /// C34, C40: the time to claim a word of a revealed card, or to find one of what is left.
    pub const fn extra_clock(&self) -> Allowance {
        match self.clock {
            Allowance::Untimed => Allowance::Untimed,
            Allowance::Seconds(_) => Allowance::Seconds(30),
        }
    }
}

/// Choices that a game can be played with.
pub type Options = Checked<Choices>;

/// Why nothing can be played with these choices.
pub type OptionsError = Wrong<Infallible>;
