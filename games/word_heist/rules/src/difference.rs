//! How different a word must be from each word it is made from (A5, A6).

use serde::{Deserialize, Serialize};

use super::Refusal;
use super::roots::have_common_root;
use lexicon::Word;

game::choice! {
    /// How different a word must be from each word it is made from (A5, A6).
    ///
    /// ```
    /// use word_heist_rules::Difference;
    /// use lexicon::Word;
    ///
    /// let [gape, grape, gapes] = ["gape", "grape", "gapes"].map(|w| Word::new(w).unwrap());
    /// assert!(Difference::NotInOnePiece.allows(gape, grape));
    /// assert!(!Difference::NotInOnePiece.allows(gape, gapes));
    /// assert!(!Difference::NoInsertion.allows(gape, grape));
    /// ```
    #[derive(Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Difference {
        /// The old word must not appear in one piece inside the new one (A5).
        NotInOnePiece: "not-in-one-piece", "Any change";
        /// As [`NotInOnePiece`](Difference::NotInOnePiece); and the letters of the old word must
        /// not keep their order, even with other letters in between.
        NoInsertion: "no-insertion", "New letter order";
        /// As [`NotInOnePiece`](Difference::NotInOnePiece); and the words must not share a root, as
        /// PAINTS and PAINTERS do.
        NoSharedRoot: "no-shared-root", "New root word";
    }
}

impl Difference {
    /// Whether a new word is different enough from a word it is made from (A5, A6).
    pub fn allows(self, old: Word, new: Word) -> bool {
        self.check(old, new).is_ok()
    }

    /// Checks that a new word is different enough from an old one; otherwise returns the reason.
    pub(super) fn check(self, old: Word, new: Word) -> Result<(), Refusal> {
        if new.as_str().contains(old.as_str()) {
            return Err(Refusal::OnlyExtends(old));
        }
        match self {
            Difference::NotInOnePiece => Ok(()),
            Difference::NoInsertion if keeps_letter_order(old, new) => {
                Err(Refusal::KeepsOrder(old))
            }
            Difference::NoSharedRoot if have_common_root(old, new) => Err(Refusal::SameRoot(old)),
            Difference::NoInsertion | Difference::NoSharedRoot => Ok(()),
        }
    }
}

/// Whether the letters of the old word appear in the new one in the same order.
fn keeps_letter_order(old: Word, new: Word) -> bool {
    let mut rest = new.letters();
    old.letters()
        .all(|letter| rest.any(|other| other == letter))
}
