//! How a lead changes a bot's attention.

use super::Eye;

/// How a bot's attention depends on its lead, in thousandths: a bot that is behind watches
/// closely, and one that is ahead is careless. So bots of neighbouring levels have close games,
/// and the better one still wins most of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Attention {
    /// Change of attention, in thousandths, per card, word or point: up for each that the bot is
    /// behind, down for each that it is ahead.
    pub by: i32,
    /// Minimum attention.
    pub least: i32,
    /// Maximum attention.
    pub most: i32,
}

impl Attention {
    /// Full attention regardless of the lead.
    pub const STEADY: Attention = Attention {
        by: 0,
        least: 1_000,
        most: 1_000,
    };

    /// Returns the attention at a lead, in thousandths.
    ///
    /// ```
    /// use game::bots::Attention;
    ///
    /// let careless = Attention { by: 100, least: 300, most: 2_000 };
    /// assert_eq!([-20, -5, 0, 5, 20].map(|lead| careless.at(lead)), [2_000, 1_500, 1_000, 500, 300]);
    /// ```
    pub fn at(self, lead: i32) -> i32 {
        let open = 1_000_i32.saturating_sub(lead.saturating_mul(self.by));
        open.max(self.least).min(self.most)
    }
}

impl Eye {
    /// Returns the eye at an attention given in thousandths. One that misses
    /// nothing stays that way.
    #[must_use]
    pub fn opened(self, open: i32) -> Eye {
        if self == Eye::SHARP {
            return self;
        }
        let open = i64::from(self.0) * i64::from(open) / 1_000;
        Eye(u32::try_from(open).unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attention_scales_every_eye_except_the_sharpest() {
        assert_eq!(Eye(600).opened(500), Eye(300));
        assert_eq!(Eye(600).opened(2_000), Eye(1_200));
        assert_eq!(Eye(600).opened(-1), Eye(0));
        assert_eq!(Eye::SHARP.opened(1), Eye::SHARP);
        assert_eq!(
            [-9, 0, 9].map(|lead| Attention::STEADY.at(lead)),
            [1_000; 3]
        );
    }
}
