//! The former bots.

use lexicon::Level;
use one_letter_better_rules::PlayKind;

/// A former bot. The three differ in the words they know and the plays they notice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Rival {
    /// Knows only common words, and overlooks many plays.
    #[default]
    Wren,
    /// Well-read, and seldom overlooks a steal.
    Jay,
    /// Knows every word of the list, and overlooks nothing.
    Raven,
}

impl Rival {
    /// All three former bots, weakest first.
    pub const ALL: [Rival; 3] = [Rival::Wren, Rival::Jay, Rival::Raven];

    /// The hardest word level that the bot knows.
    pub const fn vocabulary(self) -> Level {
        match self {
            Rival::Wren => Level::Common,
            Rival::Jay => Level::Known,
            Rival::Raven => Level::Rare,
        }
    }

    /// Percentage of the plays of this kind that the bot notices.
    pub(super) const fn sees(self, way: PlayKind) -> usize {
        match (self, way) {
            (Rival::Raven, _) => 100,
            (Rival::Jay, PlayKind::New) => 90,
            (Rival::Jay, PlayKind::Steal | PlayKind::Extend) => 80,
            (Rival::Jay, PlayKind::Substitute) => 55,
            (Rival::Jay, PlayKind::Join) => 40,
            (Rival::Wren, PlayKind::New) => 50,
            (Rival::Wren, PlayKind::Steal | PlayKind::Extend) => 45,
            (Rival::Wren, PlayKind::Substitute) => 20,
            (Rival::Wren, PlayKind::Join) => 10,
        }
    }

    /// Number of cards of the pile that the bot considers.
    pub(super) const fn depth(self) -> usize {
        match self {
            Rival::Wren => 1,
            Rival::Jay => 3,
            Rival::Raven => 6,
        }
    }

    /// Chance, in percent, that the bot challenges a word it doesn't know; `right` says whether the
    /// word is good.
    pub(super) const fn doubts(self, right: bool) -> usize {
        match (self, right) {
            (Rival::Wren, false) => 40,
            (Rival::Jay, false) => 70,
            (Rival::Raven, false) => 100,
            (Rival::Wren, true) => 8,
            (Rival::Jay, true) => 4,
            (Rival::Raven, true) => 0,
        }
    }
}
