//! Buttons: what each would do now.

use super::Explaining;
use crate::desk::Explained;
use crate::games::one_letter_better::desk::{Deed, Prospect};
use crate::games::one_letter_better::rules::Checking;
use crate::games::one_letter_better::words::play::prospect;
use crate::games::one_letter_better::words::stage::{self, in_full, plays};
use crate::games::one_letter_better::words::table::{self as words, end_turn, may_go};
use crate::words::UNDO;
use crate::words::table::HINT;

impl Explaining<'_> {
    pub(super) fn deed(&self, deed: Deed) -> Explained {
        let (title, facts) = self.about(deed);
        Explained {
            title,
            facts,
            can: Vec::new(),
        }
    }

    fn about(&self, deed: Deed) -> (String, Vec<String>) {
        let one = |title: &str, says: &str| (title.to_owned(), vec![says.to_owned()]);
        match deed {
            Deed::Draw => one(
                words::DRAW,
                "Takes a card from the deck, and more until you hold 8.",
            ),
            Deed::Take => (
                "Take from the pile".into(),
                vec![
                    "Takes the chosen card with all above it.".into(),
                    "Deeper than the top, you must play the deepest one first.".into(),
                ],
            ),
            Deed::PutBack => one(
                words::PUT_BACK,
                "Puts the cards back on the pile as they lay.",
            ),
            Deed::Play => {
                let built = self.draft.prospect(self.view, self.words);
                let facts = match &built {
                    Prospect::Play(made) => {
                        let mut all = in_full(made, self.view, self.seats);
                        if self.view.table.options.checking == Checking::Challenge {
                            all.push("Others can challenge it after your turn.".into());
                        }
                        all
                    }
                    other => vec![prospect(other, &self.view.table, self.seats)],
                };
                (plays(&built), facts)
            }
            Deed::Clear => one(words::CLEAR, "Takes the word apart. Your cards come back."),
            Deed::Move => one(
                "Move the card",
                "Moves the card you put last, by one place.",
            ),
            Deed::Blue => one(
                "Blue card",
                "Over letters it replaces as many at that end. Beside them it’s added.",
            ),
            Deed::Swap => one(
                "Swap",
                "Lays the blue card on the pile in place of the chosen card.",
            ),
            Deed::End => (end_turn(self.view).into(), vec![may_go(self.view)]),
            Deed::Undo => one(UNDO, "Takes back your last step, until you saw a new card."),
            Deed::Hint => one(
                HINT,
                "Tells what kind of play is best, then more each time.",
            ),
            Deed::Sort => one(
                stage::SORT,
                "Sorts your hand: by letters, by worth, by colour. Or drag cards yourself.",
            ),
            Deed::Signs => one(stage::SIGNS, "Lists all signs."),
            Deed::Challenge => one(
                words::CHALLENGE,
                "If it’s no word, you get its points. If it is, its maker gets them again.",
            ),
            Deed::Stand => one(words::LET_STAND, "The words stay, and the game goes on."),
        }
    }
}
