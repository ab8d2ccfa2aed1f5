//! The display of a turn's clock.

/// A turn's clock at one moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClockFace {
    pub left: u32,
    /// Milliseconds that the clock started with; more than 0.
    pub of: u32,
}

/// How close the clock is to running out. Each stage has its own look besides its colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClockStage {
    /// Plenty of time.
    Calm,
    /// A third of the time is left, or 10 seconds if that is less.
    Soon,
    /// 5 seconds are left.
    Last,
    /// No time is left.
    Out,
}

impl ClockFace {
    /// Formats the time left as minutes and seconds. A begun second counts as a whole one, so 0:00
    /// means out of time.
    pub fn text(self) -> String {
        let seconds = self.seconds();
        format!("{}:{:02}", seconds / 60, seconds % 60)
    }

    /// Returns the seconds left; a begun second counts as a whole one.
    pub fn seconds(self) -> u32 {
        self.left.div_ceil(1000)
    }

    /// Returns how close the clock is to running out.
    pub fn stage(self) -> ClockStage {
        let soon = (self.of / 3).min(10_000);
        match self.left {
            0 => ClockStage::Out,
            left if left <= 5_000 => ClockStage::Last,
            left if left <= soon => ClockStage::Soon,
            _ => ClockStage::Calm,
        }
    }

    /// Returns the time left in thousandths of the whole.
    pub fn share(self) -> u32 {
        let whole = u64::from(self.of.max(1));
        let share = u64::from(self.left) * 1000 / whole;
        u32::try_from(share.min(1000)).unwrap_or(1000)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(left: u32) -> ClockFace {
        ClockFace { left, of: 60_000 }
    }

    #[test]
    fn remaining_time_is_rounded_up_to_whole_seconds() {
        let texts = [60_000, 59_001, 59_000, 1, 0].map(|left| clock(left).text());
        assert_eq!(texts, ["1:00", "1:00", "0:59", "0:01", "0:00"]);
    }

    #[test]
    fn clock_stages_follow_each_other_as_time_runs_out() {
        let stages = [60_000, 10_001, 10_000, 5_000, 1, 0].map(|left| clock(left).stage());
        use ClockStage::*;
        assert_eq!(stages, [Calm, Calm, Soon, Last, Last, Out]);
    }

    #[test]
    fn the_share_of_time_left_is_at_most_1000_thousandths() {
        assert_eq!(clock(30_000).share(), 500);
        assert_eq!(clock(90_000).share(), 1000);
        assert_eq!(ClockFace { left: 5, of: 0 }.share(), 1000);
    }
}
