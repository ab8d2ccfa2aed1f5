//! How a lead changes a bot's attention.

use super::Perception;

/// How a bot's attention depends on its lead, in thousandths: a bot that is behind watches
/// closely, and one that is ahead is careless. So bots of neighbouring levels have close games,
/// and the better one still wins most of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AttentionCurve {
    /// Change of attention, in thousandths, per card, word or point: up for each that the bot is
    /// behind, down for each that it is ahead.
    pub by: i32,
    /// Minimum attention.
    pub least: i32,
    /// Maximum attention.
    pub most: i32,
}

impl AttentionCurve {
    /// Full attention regardless of the lead.
    pub const STEADY: AttentionCurve = AttentionCurve {
        by: 0,
        least: 1_000,
        most: 1_000,
    };

    /// Returns the attention at a lead, in thousandths.
    ///
    /// ```
    /// use game::bots::AttentionCurve;
    ///
    /// let careless = AttentionCurve { by: 100, least: 300, most: 2_000 };
    /// assert_eq!([-20, -5, 0, 5, 20].map(|lead| careless.at_lead(lead)), [2_000, 1_500, 1_000, 500, 300]);
    /// ```
    pub fn at_lead(self, lead: i32) -> i32 {
        let open = 1_000_i32.saturating_sub(lead.saturating_mul(self.by));
        open.max(self.least).min(self.most)
    }
}

impl Perception {
    /// Returns this perception at an attention given in thousandths. A bot that misses nothing
    /// still misses nothing.
    #[must_use]
    pub fn with_attention(self, open: i32) -> Perception {
        if self == Perception::SHARP {
            return self;
        }
        let open = i64::from(self.0) * i64::from(open) / 1_000;
        Perception(u32::try_from(open).unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attention_scales_every_perception_except_the_sharpest() {
        assert_eq!(Perception(600).with_attention(500), Perception(300));
        assert_eq!(Perception(600).with_attention(2_000), Perception(1_200));
        assert_eq!(Perception(600).with_attention(-1), Perception(0));
        assert_eq!(Perception::SHARP.with_attention(1), Perception::SHARP);
        assert_eq!(
            [-9, 0, 9].map(|lead| AttentionCurve::STEADY.at_lead(lead)),
            [1_000; 3]
        );
    }
}
