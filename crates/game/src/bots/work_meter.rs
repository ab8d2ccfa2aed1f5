//! A limit to the work that a bot does for one decision.

use lexicon::steps_taken;

/// Counts a bot's steps through the word list against a limit, from the meter's creation on.
#[derive(Debug, Clone, Copy)]
pub struct WorkMeter {
    from: u64,
    most: u64,
}

impl WorkMeter {
    /// Starts a meter with a limit in steps.
    pub fn new(most: u64) -> WorkMeter {
        WorkMeter {
            from: steps_taken(),
            most,
        }
    }

    /// Returns the number of steps taken so far.
    pub fn used(&self) -> u64 {
        steps_taken().wrapping_sub(self.from)
    }

    /// Returns the number of steps left.
    pub fn remaining(&self) -> u64 {
        self.most.saturating_sub(self.used())
    }

    /// Whether the limit has been reached.
    pub fn is_spent(&self) -> bool {
        self.used() >= self.most
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lexicon::{Level, Lexicon};

    #[test]
    fn a_meter_counts_steps_from_its_creation() {
        let list = Lexicon::from_words([("tea", Level::Common)]).unwrap();
        let _ = list.find("tea".parse().unwrap());
        let meter = WorkMeter::new(4);
        assert_eq!((meter.used(), meter.is_spent()), (0, false));
        let _ = list.find("tea".parse().unwrap());
        assert_eq!(
            (meter.used(), meter.remaining(), meter.is_spent()),
            (3, 1, false)
        );
        let _ = list.find("tea".parse().unwrap());
        assert_eq!((meter.remaining(), meter.is_spent()), (0, true));
    }
}
