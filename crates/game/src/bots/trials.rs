//! Compares two choices over several random continuations of a game.

/// The results of trials: by how much one choice did better than another in each, in hundredths of
/// a point.
///
/// ```
/// use game::bots::Trials;
///
/// let mut steady = Trials::default();
/// let mut wild = Trials::default();
/// [300, 320, 280].map(|better| steady.add(better));
/// [900, -300, 300].map(|better| wild.add(better));
/// assert_eq!((steady.mean(), wild.mean()), (300, 300));
/// assert!(steady.is_clear() && !wild.is_clear());
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Trials {
    count: i64,
    sum: i64,
    squares: i64,
}

impl Trials {
    /// Adds one trial's result: by how much the choice did better, or worse if negative.
    pub fn add(&mut self, better: i32) {
        let better = i64::from(better);
        self.count += 1;
        self.sum = self.sum.saturating_add(better);
        self.squares = self.squares.saturating_add(better.saturating_mul(better));
    }

    /// Returns the sum of all results. It can be compared with the sum of the same number of other
    /// trials.
    pub const fn sum(&self) -> i64 {
        self.sum
    }

    /// Returns the average result, in hundredths of a point.
    pub fn mean(&self) -> i32 {
        let mean = self.sum / self.count.max(1);
        i32::try_from(mean).unwrap_or(i32::MAX)
    }

    /// Whether the choice is clearly better: by more than two standard errors. A
    /// single trial proves nothing.
    pub fn is_clear(&self) -> bool {
        self.is_better_by(2)
    }

    /// Whether the choice is better by more than this many standard errors.
    pub fn is_better_by(&self, errors: i64) -> bool {
        if self.count < 2 || self.sum <= 0 {
            return false;
        }
        // mean > errors * sqrt(variance / count), with the variance's n - 1 as its denominator,
        // all squared and multiplied out.
        let square = self.sum.saturating_mul(self.sum);
        let spread = self.squares.saturating_mul(self.count) - square;
        square.saturating_mul(self.count - 1) > spread.saturating_mul(errors * errors)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(all: &[i32]) -> Trials {
        let mut trials = Trials::default();
        all.iter().for_each(|better| trials.add(*better));
        trials
    }

    #[test]
    fn consistent_results_are_clear_and_varying_ones_are_not() {
        assert!(of(&[300, 320, 280]).is_clear());
        assert_eq!(of(&[300, 320, 280]).mean(), 300);
        assert!(!of(&[900, -300, 100]).is_clear(), "varies too widely");
        assert!(!of(&[300]).is_clear(), "a single trial");
        assert!(!of(&[]).is_clear() && !of(&[0, 0, 0]).is_clear());
        assert!(!of(&[-300, -310, -290]).is_clear(), "clearly worse");
    }

    /// Both means are 200. By its definition, the standard error is about 41 for the four results
    /// and 100 for the two.
    #[test]
    fn is_clear_means_more_than_two_standard_errors() {
        assert!(of(&[100, 200, 200, 300]).is_clear());
        assert!(!of(&[100, 300]).is_clear());
    }
}
