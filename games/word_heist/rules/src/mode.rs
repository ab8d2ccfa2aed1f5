//! The modes: how players share one device (A13).

use std::ops::RangeInclusive;

use game::Allowance;

/// How players share one device, with the settings of each mode (A13).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// Players take turns: a flip, then time to make words.
    Turns {
        /// How long a window to make words lasts.
        window: Allowance,
        /// Whether each other seat may make a word before the next flip.
        sweep: bool,
    },
    /// The first player to press types a word.
    Buzzers {
        /// Seconds that a seat has for typing.
        typing: u16,
        /// Whether a press without a word locks the seat until the next flip.
        locks: bool,
    },
    /// Players shout, and someone taps the caller.
    CallItOut,
    /// Free flips: a player alone or against bots.
    Solo {
        /// Time for the whole game.
        clock: Allowance,
    },
}

impl Mode {
    /// Default settings for turns: untimed, with a sweep.
    pub const TURNS: Mode = Mode::Turns {
        window: Allowance::Untimed,
        sweep: true,
    };
    /// Default settings for buzzers on a keyboard.
    pub const BUZZERS: Mode = Mode::Buzzers {
        typing: 5,
        locks: false,
    };
    /// Default settings for buzzers on a touch screen.
    pub const PADS: Mode = Mode::Buzzers {
        typing: 10,
        locks: false,
    };

    /// How many seats the mode can have.
    pub const fn seats(self) -> RangeInclusive<u8> {
        match self {
            Mode::Turns { .. } => 1..=6,
            Mode::Buzzers { .. } => 2..=4,
            Mode::CallItOut => 2..=6,
            Mode::Solo { .. } => 1..=4,
        }
    }

    /// Whether the mode has no time limit.
    pub(super) const fn is_untimed(self) -> bool {
        match self {
            Mode::Turns { window: time, .. } | Mode::Solo { clock: time } => {
                matches!(time, Allowance::Untimed)
            }
            Mode::Buzzers { .. } => false,
            Mode::CallItOut => true,
        }
    }

    /// The time limit of a solo game.
    pub(super) const fn clock(self) -> Allowance {
        match self {
            Mode::Solo { clock } => clock,
            _ => Allowance::Untimed,
        }
    }

    /// Whether letters can be set to turn up by themselves (A14). In turns they can't, because a
    /// turn waits for its seat.
    pub const fn flips_by_itself(self) -> bool {
        !matches!(self, Mode::Turns { .. })
    }
}

impl Default for Mode {
    fn default() -> Self {
        Mode::TURNS
    }
}

game::choice! {
    /// The kind of mode, without its settings.
    pub enum Sharing {
        /// Players take turns.
        Turns: "turns", "Turns";
        /// The first player to press types.
        Buzzers: "buzzers", "Buzzers";
        /// Players shout, and someone taps the caller.
        CallItOut: "call-it-out", "Call it out";
        /// One player, or one against bots.
        Solo: "solo", "Solo";
    }
}

impl Sharing {
    /// The kind of a mode.
    pub const fn of(mode: Mode) -> Sharing {
        match mode {
            Mode::Turns { .. } => Sharing::Turns,
            Mode::Buzzers { .. } => Sharing::Buzzers,
            Mode::CallItOut => Sharing::CallItOut,
            Mode::Solo { .. } => Sharing::Solo,
        }
    }

    /// The mode of this kind with its default settings.
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
