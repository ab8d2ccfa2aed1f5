//! Whether one choice is better than another, tried in several ways of how things could go on.

/// By how much something came out better, in each way that was tried, in hundredths of a point.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Trials {
    count: i64,
    sum: i64,
    squares: i64,
}

impl Trials {
    /// One more.
    pub fn add(&mut self, better: i32) {
        let better = i64::from(better);
        self.count += 1;
        self.sum = self.sum.saturating_add(better);
        self.squares = self.squares.saturating_add(better.saturating_mul(better));
    }

    /// All of it together, by which as many trials of something else compare.
    pub const fn sum(&self) -> i64 {
        self.sum
    }

    /// How much better it is on average.
    pub fn mean(&self) -> i32 {
        let mean = self.sum / self.count.max(1);
        i32::try_from(mean).unwrap_or(i32::MAX)
    }

    /// Whether it is better beyond doubt: by more than two standard errors. One trial tells nothing.
    pub fn is_clear(&self) -> bool {
        self.is_better_by(2)
    }

    /// Whether it is better by more than so many standard errors.
    pub fn is_better_by(&self, errors: i64) -> bool {
        if self.count < 2 || self.sum <= 0 {
            return false;
        }
        // mean > errors * sqrt(variance / count), with the variance's n - 1 below it, all squared and
        // multiplied out.
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
    fn what_is_better_each_time_is_clearly_better_and_what_wavers_is_not() {
        assert!(of(&[300, 320, 280]).is_clear());
        assert_eq!(of(&[300, 320, 280]).mean(), 300);
        assert!(!of(&[900, -300, 100]).is_clear(), "it wavers");
        assert!(!of(&[300]).is_clear(), "once is nothing");
        assert!(!of(&[]).is_clear() && !of(&[0, 0, 0]).is_clear());
        assert!(!of(&[-300, -310, -290]).is_clear(), "it is worse");
    }

    /// By the definition: mean 200, deviation 100, so the standard error of 4 is 50, of 2 some 71.
    #[test]
    fn it_is_two_standard_errors() {
        assert!(of(&[100, 200, 200, 300]).is_clear());
        assert!(!of(&[100, 300]).is_clear());
    }
}
