//! Sources of choices that have an editor of their own, such as boards and decks. A form holds the
//! source beside the rules.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use game::Seat;
use game::rule::{RuleValues, Ruleset};

/// The source of a choice that has an editor of its own, such as a board or a deck. Most games have
/// no such choice, and their source is `()`.
pub trait ChoiceSource<C: Ruleset>:
    Clone + Default + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// Writes the source's content into the choices, for the seats at the table.
    ///
    /// # Errors
    /// The source has no content; the choices stay as they are.
    fn bring(&self, _choices: &mut C, _seats: &[Seat]) -> Result<(), C::Clash> {
        Ok(())
    }

    /// Returns the source for another game by the rules of one that was played, and removes the
    /// played game's content, such as its board, from these rules.
    fn after(_played: &mut C) -> Self {
        Self::default()
    }

    /// Copies the current content into a preset.
    fn keep(&self, now: &C, ready_made: &mut C) {
        for rule in C::RULES {
            if let RuleValues::Custom(own) = &rule.values {
                // Ignoring the result is safe: what was just written can be read.
                let _ = (own.read)(ready_made, &(own.write)(now));
            }
        }
    }

    /// Reacts to the choice of a preset.
    fn apply_preset(&mut self, _ready_made: &C) {}
}

impl<C: Ruleset> ChoiceSource<C> for () {}
