//! How players share one device (A13).

use std::ops::RangeInclusive;

use game::Allowance;

/// How players share one device (A13).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// One after the other: a flip, then time to make words.
    Turns {
        /// The time for making words.
        window: Allowance,
        /// Whether each other seat may make a word before the next flip.
        sweep: bool,
    },
    /// The first to press types.
    Buzzers {
        /// How many seconds a seat has for typing.
        typing: u16,
        /// Whether a press without a word locks its seat until the next flip.
        locks: bool,
    },
    /// Players shout, and somebody taps the caller.
    CallItOut,
    /// Flips at will: one player, or one against programs.
    Solo {
        /// The time for the whole game.
        clock: Allowance,
    },
}

impl Mode {
    /// Turns as they are by default: untimed, with a sweep.
    pub const TURNS: Mode = Mode::Turns {
        window: Allowance::Untimed,
        sweep: true,
    };
    /// Buzzers as they are on a keyboard by default.
    pub const BUZZERS: Mode = Mode::Buzzers {
        typing: 5,
        locks: false,
    };
    /// Buzzers as they are on touch by default.
    pub const PADS: Mode = Mode::Buzzers {
        typing: 10,
        locks: false,
    };

    /// How many may sit down.
    pub const fn seats(self) -> RangeInclusive<u8> {
        match self {
            Mode::Turns { .. } => 1..=6,
            Mode::Buzzers { .. } => 2..=4,
            Mode::CallItOut => 2..=6,
            Mode::Solo { .. } => 1..=4,
        }
    }

    /// Whether it gives all the time in the world.
    pub(super) const fn is_untimed(self) -> bool {
        match self {
            Mode::Turns { window: time, .. } | Mode::Solo { clock: time } => {
                matches!(time, Allowance::Untimed)
            }
            Mode::Buzzers { .. } => false,
            Mode::CallItOut => true,
        }
    }

    /// The time for a solo game.
    pub(super) const fn clock(self) -> Allowance {
        match self {
            Mode::Solo { clock } => clock,
            _ => Allowance::Untimed,
        }
    }

    /// Whether letters can be set to turn up by themselves (A14): where a turn waits for
    /// its seat they cannot.
    pub const fn flips_by_itself(self) -> bool {
        !matches!(self, Mode::Turns { .. })
    }
}

impl Default for Mode {
    fn default() -> Self {
        Mode::TURNS
    }
}

/// How the table is shared, without what belongs to each way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sharing {
    /// One after the other.
    Turns,
    /// The first to press.
    Buzzers,
    /// Shouting.
    CallItOut,
    /// One player.
    Solo,
}

impl Sharing {
    /// All four.
    pub const ALL: [Sharing; 4] = [
        Sharing::Turns,
        Sharing::Buzzers,
        Sharing::CallItOut,
        Sharing::Solo,
    ];

    /// The way a mode has.
    pub const fn of(mode: Mode) -> Sharing {
        match mode {
            Mode::Turns { .. } => Sharing::Turns,
            Mode::Buzzers { .. } => Sharing::Buzzers,
            Mode::CallItOut => Sharing::CallItOut,
            Mode::Solo { .. } => Sharing::Solo,
        }
    }

    /// The mode as it is by default.
    pub const fn mode(self) -> Mode {
        match self {
            Sharing::Turns => Mode::TURNS,
            Sharing::Buzzers => Mode::BUZZERS,
            Sharing::CallItOut => Mode::CallItOut,
            Sharing::Solo => Mode::Solo {
                clock: Allowance::Untimed,
            },
        }
    }
}
