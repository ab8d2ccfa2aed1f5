//! Pauses between bots: how long a bot's action is shown before the next bot acts.

use super::Pace;

/// Latest time at which a bot acts, in milliseconds before its clock runs out.
const CLOCK_MARGIN: u64 = 1_500;

impl Pace {
    /// Returns the length of a pause whose usual length is given, in milliseconds; `None` if it
    /// ends with a tap. A pause of length 0 stays 0 at every pace.
    pub const fn pause(self, usual: u64) -> Option<u64> {
        match self {
            Pace::Normal => Some(usual),
            Pace::Quick => Some(usual / 3),
            Pace::Slow => Some(usual * 5 / 2),
            Pace::Tap if usual == 0 => Some(0),
            Pace::Tap => None,
        }
    }

    /// Returns what is left of a pause after `gone` milliseconds; `None` if a tap ends it. `clock`
    /// is the time left on the bot's own clock, which no pace lets run out.
    pub fn remaining(self, usual: u64, gone: u64, clock: Option<u64>) -> Option<u64> {
        let pause = self.pause(usual).map(|pause| pause.saturating_sub(gone));
        let clock = clock.map(|clock| clock.saturating_sub(CLOCK_MARGIN));
        match (pause, clock) {
            (Some(pause), Some(clock)) => Some(pause.min(clock)),
            (pause, clock) => pause.or(clock),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_pace_has_its_pause() {
        let pauses = Pace::ALL.iter().map(|pace| pace.pause(900));
        let expected = [Some(900), Some(300), Some(2_250), None];
        assert_eq!(pauses.collect::<Vec<_>>(), expected);
        let at_once = Pace::ALL.iter().all(|pace| pace.pause(0) == Some(0));
        assert!(at_once, "an empty pause needs no tap");
    }

    #[test]
    fn time_that_has_passed_shortens_the_pause() {
        assert_eq!(Pace::Normal.remaining(900, 400, None), Some(500));
        assert_eq!(Pace::Quick.remaining(900, 400, None), Some(0));
        assert_eq!(Pace::Tap.remaining(900, 60_000, None), None);
    }

    #[test]
    fn a_bots_clock_never_runs_out_at_any_pace() {
        assert_eq!(Pace::Tap.remaining(900, 0, Some(30_000)), Some(28_500));
        assert_eq!(Pace::Slow.remaining(900, 0, Some(2_000)), Some(500));
        assert_eq!(Pace::Slow.remaining(900, 0, Some(1_000)), Some(0));
        assert_eq!(Pace::Normal.remaining(900, 0, Some(30_000)), Some(900));
    }
}
