//! The modes: how players share one device (A13).

use std::ops::RangeInclusive;

use game::TimeLimit;

/// How players share one device, with the settings of each mode (A13).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayMode {
    /// Players take turns: a flip, then time to make words.
    Turns {
        /// How long a window to make words lasts.
        window: TimeLimit,
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
        clock: TimeLimit,
    },
}

impl PlayMode {
    /// Default settings for turns: untimed, with a sweep.
    pub const TURNS: PlayMode = PlayMode::Turns {
        window: TimeLimit::Untimed,
        sweep: true,
    };
    /// Default settings for buzzers on a keyboard.
    pub const BUZZERS: PlayMode = PlayMode::Buzzers {
        typing: 5,
        locks: false,
    };
    /// Default settings for buzzers on a touch screen.
    pub const PADS: PlayMode = PlayMode::Buzzers {
        typing: 10,
        locks: false,
    };

    /// How many seats the mode can have.
    pub const fn seats(self) -> RangeInclusive<u8> {
        match self {
            PlayMode::Turns { .. } => 1..=6,
            PlayMode::Buzzers { .. } => 2..=4,
            PlayMode::CallItOut => 2..=6,
            PlayMode::Solo { .. } => 1..=4,
        }
    }

    /// Whether the mode has no time limit.
    pub(super) const fn is_untimed(self) -> bool {
        match self {
            PlayMode::Turns { window: time, .. } | PlayMode::Solo { clock: time } => {
                matches!(time, TimeLimit::Untimed)
            }
            PlayMode::Buzzers { .. } => false,
            PlayMode::CallItOut => true,
        }
    }

    /// The time limit of a solo game.
    pub(super) const fn time_limit(self) -> TimeLimit {
        match self {
            PlayMode::Solo { clock } => clock,
            _ => TimeLimit::Untimed,
        }
    }

    /// Whether letters can be set to turn up by themselves (A14). In turns they can't, because a
    /// turn waits for its seat.
    pub(crate) const fn allows_auto_flip(self) -> bool {
        !matches!(self, PlayMode::Turns { .. })
    }
}

impl Default for PlayMode {
    fn default() -> Self {
        PlayMode::TURNS
    }
}

game::choice! {
    /// The kind of mode, without its settings.
    pub enum PlayModeKind {
        /// Players take turns.
        Turns: "turns", "Turns";
        /// The first player to press types.
        Buzzers: "buzzers", "Buzzers";
        /// Players shout, and someone taps the caller.
        CallItOut: "call-it-out", "Call it out";
        /// One person plays, alone or against bots.
        Solo: "solo", "Solo";
    }
}

impl PlayModeKind {
    /// The kind of a mode.
    pub const fn from_mode(mode: PlayMode) -> PlayModeKind {
        match mode {
            PlayMode::Turns { .. } => PlayModeKind::Turns,
            PlayMode::Buzzers { .. } => PlayModeKind::Buzzers,
            PlayMode::CallItOut => PlayModeKind::CallItOut,
            PlayMode::Solo { .. } => PlayModeKind::Solo,
        }
    }

    /// The mode of this kind with its default settings.
    pub(crate) const fn default_mode(self) -> PlayMode {
        match self {
            PlayModeKind::Turns => PlayMode::TURNS,
            PlayModeKind::Buzzers => PlayMode::BUZZERS,
            PlayModeKind::CallItOut => PlayMode::CallItOut,
            PlayModeKind::Solo => PlayMode::Solo {
                clock: TimeLimit::Untimed,
            },
        }
    }
}
