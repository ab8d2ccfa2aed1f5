//! Explains buttons: what each would do now.

use super::Explainer;
use crate::screen::{ButtonAction, DraftOutcome};
use crate::text::stage::{self, play_description, play_label};
use crate::text::table::{self as words, discard_limits, end_turn_label};
use one_letter_better_rules::CheckingRule;
use screen::Explanation;
use screen::text::UNDO;
use screen::text::table::HINT;

impl Explainer<'_> {
    pub(super) fn button(&self, deed: ButtonAction) -> Explanation {
        let (title, facts) = self.title_and_facts(deed);
        Explanation {
            title,
            facts,
            can: Vec::new(),
        }
    }

    fn title_and_facts(&self, deed: ButtonAction) -> (String, Vec<String>) {
        let one = |title: &str, says: &str| (title.to_owned(), vec![says.to_owned()]);
        match deed {
            ButtonAction::Draw => one(
                words::DRAW,
                "Takes a card from the deck, then more until you hold 8.",
            ),
            ButtonAction::Take => (
                "Take from the pile".into(),
                vec![
                    "Takes the chosen card and all above it.".into(),
                    "If you take more than 1, you must play the deepest first.".into(),
                ],
            ),
            ButtonAction::PutBack => one(
                words::PUT_BACK,
                "Puts the cards back on the pile as they were.",
            ),
            ButtonAction::Play => {
                let built = self.draft.outcome(self.view, self.words);
                let facts = match &built {
                    DraftOutcome::Play(made) => {
                        let mut all = play_description(made, self.view, self.seats);
                        if self.view.table.options.checking == CheckingRule::Challenge {
                            all.push("The other players can challenge it after your turn.".into());
                        }
                        all
                    }
                    other => vec![self.refused(other)],
                };
                (play_label(&built), facts)
            }
            ButtonAction::Clear => one(words::CLEAR, "Takes the word apart. Your cards come back."),
            ButtonAction::Move => one("Move the card", "Moves the card you added last by 1 place."),
            ButtonAction::Blue => one(
                "Blue card",
                "Over letters it replaces the same number at that end. Beside them it’s added.",
            ),
            ButtonAction::Swap => one(
                "Swap",
                "Puts the blue card in the pile and takes the chosen card.",
            ),
            ButtonAction::End => (
                end_turn_label(self.view).into(),
                vec![discard_limits(self.view)],
            ),
            ButtonAction::Undo => one(
                UNDO,
                "Undoes your last step, unless you’ve seen a new card.",
            ),
            ButtonAction::Hint => one(
                HINT,
                "Shows where to look, then which card goes where, then the whole play.",
            ),
            ButtonAction::Sort => one(
                stage::SORT,
                "Sorts your hand: by letters, by worth, by colour. Or drag cards yourself.",
            ),
            ButtonAction::Signs => one(stage::SIGNS, "Lists all the signs."),
            ButtonAction::Challenge => one(
                words::CHALLENGE,
                "If it isn’t a word, you get its points. If it is, its maker gets them again.",
            ),
            ButtonAction::Stand => one(words::LET_STAND, "The words stay, and the game goes on."),
        }
    }
}
