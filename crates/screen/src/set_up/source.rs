//! Where something with a drawing of its own comes from, as a form holds it beside the rules.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use game::Seat;
use game::rule::{Ruleset, Values};

/// Where it comes from. Most games have nothing of the kind: `()`.
pub trait Source<C: Ruleset>:
    Clone + Default + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// Brings it into the choices, for those who sit down.
    ///
    /// # Errors
    /// Why there is none of it. The choices stay as they are.
    fn bring(&self, _choices: &mut C, _seats: &[Seat]) -> Result<(), C::Clash> {
        Ok(())
    }

    /// Takes it out of the rules that were played by: another game has its own.
    fn after(_played: &mut C) -> Self {
        Self::default()
    }

    /// Leaves it in ready-made rules as it is now.
    fn keep(&self, now: &C, ready_made: &mut C) {
        for rule in C::RULES {
            if let Values::Own(own) = &rule.values {
                // What was just written can be read.
                let _ = (own.read)(ready_made, &(own.write)(now));
            }
        }
    }

    /// Ready-made rules were taken.
    fn take_preset(&mut self, _ready_made: &C) {}
}

impl<C: Ruleset> Source<C> for () {}
