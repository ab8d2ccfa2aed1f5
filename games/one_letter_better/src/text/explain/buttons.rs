//! Explains buttons: what each would do now.

use super::Explaining;
use crate::screen::{Deed, Prospect};
use crate::text::play::prospect;
use crate::text::stage::{self, in_full, plays};
use crate::text::table::{self as words, end_turn, may_go};
use one_letter_better_rules::Checking;
use screen::Explained;
use screen::text::UNDO;
use screen::text::table::HINT;

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
                "Takes a card from the deck, then more until you hold 8.",
            ),
            Deed::Take => (
                "Take from the pile".into(),
                vec![
                    "Takes the chosen card and all above it.".into(),
                    "If you take more than 1, you must play the deepest first.".into(),
                ],
            ),
            Deed::PutBack => one(
                words::PUT_BACK,
                "Puts the cards back on the pile as they were.",
            ),
            Deed::Play => {
                let built = self.draft.prospect(self.view, self.words);
                let facts = match &built {
                    Prospect::Play(made) => {
                        let mut all = in_full(made, self.view, self.seats);
                        if self.view.table.options.checking == Checking::Challenge {
                            all.push("The other players can challenge it after your turn.".into());
                        }
                        all
                    }
                    other => vec![prospect(other, &self.view.table, self.seats)],
                };
                (plays(&built), facts)
            }
            Deed::Clear => one(words::CLEAR, "Takes the word apart. Your cards come back."),
            Deed::Move => one("Move the card", "Moves the card you added last by 1 place."),
            Deed::Blue => one(
                "Blue card",
                "Over letters it replaces as many at that end. Beside them it’s added.",
            ),
            Deed::Swap => one(
                "Swap",
                "Puts the blue card in the pile and takes the chosen card.",
            ),
            Deed::End => (end_turn(self.view).into(), vec![may_go(self.view)]),
            Deed::Undo => one(
                UNDO,
                "Undoes your last step, unless you’ve seen a new card.",
            ),
            Deed::Hint => one(HINT, "Says what kind of play is best, then more each time."),
            Deed::Sort => one(
                stage::SORT,
                "Sorts your hand: by letters, by worth, by colour. Or drag cards yourself.",
            ),
            Deed::Signs => one(stage::SIGNS, "Lists all the signs."),
            Deed::Challenge => one(
                words::CHALLENGE,
                "If it isn’t a word, you get its points. If it is, its maker gets them again.",
            ),
            Deed::Stand => one(words::LET_STAND, "The words stay, and the game goes on."),
        }
    }
}
