//! What a lead does to eyes.

/// How far eyes are open, in thousandths, by a lead: who is behind is wide awake, and who is
/// ahead is careless. So neighbours have close games, and the better one still wins most of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Attention {
    /// By so many thousandths they open with each step that one is behind, and close with each
    /// that one is ahead.
    pub by: i32,
    /// The least that they are open.
    pub least: i32,
    /// The most.
    pub most: i32,
}

impl Attention {
    /// The same whoever is ahead.
    pub const STEADY: Attention = Attention {
        by: 0,
        least: 1_000,
        most: 1_000,
    };

    /// How far the eyes are open with such a lead.
    ///
    /// ```
    /// use lettercase::mind::Attention;
    ///
    /// let careless = Attention { by: 100, least: 300, most: 2_000 };
    /// assert_eq!([-20, -5, 0, 5, 20].map(|lead| careless.at(lead)), [2_000, 1_500, 1_000, 500, 300]);
    /// ```
    #[must_use]
    pub fn at(self, lead: i32) -> u32 {
        let open = 1_000_i32.saturating_sub(lead.saturating_mul(self.by));
        open.max(self.least).min(self.most).unsigned_abs()
    }
}
